"""A table at human pace, measured from the inside for `thousand_qt.tools.bench`.

`python -m thousand_qt.tools.bench_table` plays one deal in a window of 1280×800 with a steady
player in the person's chair, then sits idle over a decision, and prints a `TableFigures` as JSON.
"""

import resource
import sys
import time
from typing import Final, cast

import msgspec
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow

from engine.ai.player import Budget, Uncancelled
from engine.ai.registry import make_player
from network.messages import DecisionKind, Intent, Ready
from thousand_qt.app import name_application, open_window
from thousand_qt.match.feed import TableFeed
from thousand_qt.match.service import MatchService
from thousand_qt.paths import DataPaths, data_folder, open_data_folder
from thousand_qt.settings import SettingsStore
from thousand_qt.tools.figures import TableFigures
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.table import TableViewModel
from thousand_qt.window_options import WindowOptions
from thousand_qt.wiring import make_match_service

LOOK_MILLISECONDS: Final = 50
CALM_MILLISECONDS: Final = 2_000
IDLE_MILLISECONDS: Final = 10_000


class FrameClock:
    """Times every frame of a window, and how frames follow each other while a card is moving."""

    def __init__(self, window: QQuickWindow) -> None:
        self.drawing: list[float] = []
        self.intervals: list[float] = []
        self._window = window
        self._table: QQuickItem | None = None
        self._began = 0.0
        self._shown = 0.0
        self._moving = False
        direct = Qt.ConnectionType.DirectConnection
        window.beforeSynchronizing.connect(self._begin, direct)
        window.afterRendering.connect(self._end, direct)
        window.frameSwapped.connect(self._swap, direct)

    def _begin(self) -> None:
        self._began = time.perf_counter()

    def _end(self) -> None:
        self.drawing.append(time.perf_counter() - self._began)

    def _swap(self) -> None:
        now, moved, self._moving = time.perf_counter(), self._moving, self._flights() > 0
        if moved and self._moving:
            self.intervals.append(now - self._shown)
        self._shown = now

    def _flights(self) -> int:
        """Return how many cards the table is moving."""
        if self._table is None:
            self._table = _with_property(self._window.contentItem(), "flights")
        return 0 if self._table is None else self._table.property("flights")


def _with_property(item: QQuickItem, name: str) -> QQuickItem | None:
    if item.property(name) is not None:
        return item
    found = (_with_property(child, name) for child in item.childItems())
    return next((child for child in found if child is not None), None)


class Sitter:
    """Plays one deal for the person, then does nothing over a card and takes the figures."""

    def __init__(self, window: QQuickWindow, feed: TableFeed, table: TableViewModel) -> None:
        self._feed = feed
        self._table = table
        self._player = make_player("steady")
        self._clock = FrameClock(window)
        self._answered = -1
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_MILLISECONDS)

    def _look(self) -> None:
        """Answer the open question once the table has come to rest."""
        truth, asked = self._table.truth, self._table.decision
        if truth is None or asked is None or asked.forced or asked.number == self._answered:
            return
        if not self._table.player.at_rest:
            return
        if asked.kind is DecisionKind.READY:
            self._answered = asked.number
            self._feed.answer(Ready(asked.number))
        elif truth.rows:
            self._timer.stop()
            QTimer.singleShot(CALM_MILLISECONDS, self._sit_idle)
        else:
            self._answered = asked.number
            action = self._player.choose(truth, truth.rules, Budget(), Uncancelled())
            self._feed.answer(Intent(asked.number, action))

    def _sit_idle(self) -> None:
        """Begin to count what the processor does while nobody plays."""
        began, used = time.perf_counter(), time.process_time()

        def tell() -> None:
            figures = TableFigures(
                drawing=self._clock.drawing,
                intervals=self._clock.intervals,
                idle_share=(time.process_time() - used) / (time.perf_counter() - began),
                peak_megabytes=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
            )
            sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
            sys.stdout.flush()
            QGuiApplication.exit(0)

        QTimer.singleShot(IDLE_MILLISECONDS, tell)


def main() -> int:
    """Play, sit idle and print the figures."""
    application = QGuiApplication(sys.argv[:1])
    name_application(application)
    services: list[MatchService] = []

    def make_service(paths: DataPaths) -> MatchService:
        services.append(make_match_service(paths))
        return services[-1]

    paths = open_data_folder(data_folder())
    SettingsStore(paths.settings).change(welcomed=True)
    opened = open_window(application, paths, WindowOptions(size=(1280, 800)), make_service)
    opened.app.open_screen(Screen.NEW_MATCH)
    opened.app.new_match_model.begin()
    table = opened.app.property("table")
    assert isinstance(table, TableViewModel)
    sitter = Sitter(opened.window, cast("TableFeed", services[0]), table)
    exit_code = application.exec()
    del sitter
    opened.close()
    return exit_code


if __name__ == "__main__":
    raise SystemExit(main())
