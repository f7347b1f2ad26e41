"""The course of `thousand_qt.tools.bench_thinking`: a window that draws a table without a pause.

For some seconds nobody thinks, then somebody at each place; then questions are withdrawn in the
midst of a thought.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import cycle
from typing import Final

import msgspec
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from engine.ai.player import Budget, Player
from engine.ai.registry import PLAYERS, make_player
from engine.state import View
from network.pace import THINKING_SECONDS
from network.thinking import Thinking, ThreadThinking
from network.thinking_process import ProcessThinking
from thousand_qt.app import name_application, open_window
from thousand_qt.garbage import CycleCollector
from thousand_qt.match.bridge import LoopThread
from thousand_qt.paths import data_folder, open_data_folder
from thousand_qt.settings import SettingsStore
from thousand_qt.tools.figures import ThinkingFigures
from thousand_qt.tools.ponderers import INTERPRETED, PONDERERS, Timed, leads, make_ponderer
from thousand_qt.viewmodels.app import Screen
from thousand_qt.window_options import WindowOptions

ROUNDS: Final = 3
"""All take turns, so that other programs on the computer do not spoil the figures of one alone."""

SECONDS: Final = 2.0
WITHDRAWALS: Final = 50
CALM_MILLISECONDS: Final = 1_000
LOOK_MILLISECONDS: Final = 20
SEARCHING: Final = "master"


class FrameIntervals:
    """Makes a window draw one frame after the other and times how they follow."""

    def __init__(self, window: QQuickWindow) -> None:
        self.intervals: list[float] = []
        self._window = window
        self._shown = time.perf_counter()
        window.frameSwapped.connect(self._swap)
        window.update()

    def _swap(self) -> None:
        now = time.perf_counter()
        self.intervals.append(now - self._shown)
        self._shown = now
        self._window.update()


async def think(thinking: Thinking, player: Player, views: Iterable[View], seconds: float) -> None:
    """Ask one question after the other for that long."""
    end = time.monotonic() + seconds
    for seed, view in enumerate(cycle(views)):
        if time.monotonic() > end:
            return
        await thinking.ask(player, view, Budget(THINKING_SECONDS, seed))


async def withdraw(thinking: Thinking, player: Player, views: list[View]) -> list[float]:
    """Withdraw questions after more and more time; return how long a player took to come back.

    That is when it has returned, or for a player elsewhere when it has answered another question.
    """
    seconds: list[float] = []
    for number in range(WITHDRAWALS):
        question = views[number % len(views)]
        task = asyncio.create_task(thinking.ask(player, question, Budget(10.0, number)))
        await asyncio.sleep(0.2 * (number + 1) / WITHDRAWALS)
        came_by_itself = task.done()
        began = time.perf_counter()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        if isinstance(player, Timed):
            while not came_by_itself and player.back < began:
                await asyncio.sleep(0.0005)
            seconds.append(0.0 if came_by_itself else player.back - began)
        else:
            await thinking.ask(player, question, Budget(0.0, number))
            seconds.append(time.perf_counter() - began)
    return seconds


class Course:
    """What is measured, one step after the other; the window's loop runs meanwhile."""

    def __init__(self, window: QQuickWindow) -> None:
        self._frames = FrameIntervals(window)
        self._loop = LoopThread()
        self._loop.start()
        self._views = list(leads(8))
        self._threads = ThreadThinking(60.0)
        self._process = ProcessThinking(make_ponderer, PONDERERS, 60.0)
        self._intervals: dict[str, list[list[float]]] = {}
        self._withdrawn: dict[str, list[float]] = {}
        self._steps = self._plan()
        self._next()

    def _plan(self) -> list[Callable[[], None]]:
        searching = SEARCHING in PLAYERS
        watched: list[Callable[[], None]] = [
            lambda: self._watch("nobody", None, None),
            lambda: self._watch("thread", self._threads, make_ponderer(PONDERERS[0])),
            lambda: self._watch("process", self._process, make_ponderer(INTERPRETED)),
        ]
        if searching:
            watched.append(lambda: self._watch("search", self._threads, make_player(SEARCHING)))
        steps = ROUNDS * watched
        steps += [
            lambda: self._stop("thread", self._threads, Timed(make_ponderer(PONDERERS[0]))),
            lambda: self._stop("process", self._process, make_ponderer(INTERPRETED)),
        ]
        if searching:
            steps.append(lambda: self._stop("search", self._threads, Timed(make_player(SEARCHING))))
        return [*steps, self._tell]

    def _next(self) -> None:
        self._steps.pop(0)()

    def _watch(self, name: str, thinking: Thinking | None, player: Player | None) -> None:
        """Collect frames, after a moment in which everything has begun."""
        if thinking is not None and player is not None:
            work = think(thinking, player, self._views, SECONDS + CALM_MILLISECONDS / 1000)
            thoughts = self._loop.run(work)
        else:
            thoughts = None

        def begin() -> None:
            self._frames.intervals = []
            self._intervals.setdefault(name, []).append(self._frames.intervals)
            QTimer.singleShot(round(1000 * SECONDS), end)

        def end() -> None:
            self._frames.intervals = []
            if thoughts is not None:
                thoughts.result()
            self._next()

        QTimer.singleShot(CALM_MILLISECONDS, begin)

    def _stop(self, name: str, thinking: Thinking, player: Player) -> None:
        work = self._loop.run(withdraw(thinking, player, self._views))

        def look() -> None:
            if not work.done():
                QTimer.singleShot(LOOK_MILLISECONDS, look)
                return
            self._withdrawn[name] = work.result()
            self._next()

        look()

    def _tell(self) -> None:
        for thinking in (self._threads, self._process):
            self._loop.run(thinking.close()).result()
        self._loop.stop()
        figures = ThinkingFigures(intervals=self._intervals, withdrawn=self._withdrawn)
        sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
        sys.stdout.flush()
        QGuiApplication.exit(0)


def main(arguments: Sequence[str]) -> int:
    """Open a table, measure and print a `ThinkingFigures` as JSON."""
    application = QGuiApplication(list(arguments[:1]))
    name_application(application)
    paths = open_data_folder(data_folder())
    SettingsStore(paths.settings).change(welcomed=True)
    opened = open_window(application, paths, WindowOptions(size=(1280, 800)))
    opened.app.open_screen(Screen.NEW_MATCH)
    opened.app.new_match_model.begin()
    collector = CycleCollector(application)
    course = Course(opened.window)
    exit_code = application.exec()
    del course
    collector.close()
    opened.close()
    return exit_code
