"""Play for many minutes in a real window and watch what memory does.

`python -m thousand_qt.tools.soak_window --minutes 10` sits a steady player down in the person's
chair, plays match after match, opens every panel after each deal and every screen between matches,
and samples the memory of the process. It prints where memory began, where it stood after the
warm-up and at the end, and how fast it grew in between: the median of all slopes between two
samples, which single jumps do not move.
"""

import argparse
import contextlib
import ctypes
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Final, cast

import msgspec
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from engine.ai.player import Budget, Uncancelled
from engine.ai.registry import make_player
from engine.state import Phase
from network.messages import DecisionKind, Intent, Ready
from thousand_qt.app import OpenWindow, name_application, open_window
from thousand_qt.match.feed import TableFeed
from thousand_qt.match.service import MatchService
from thousand_qt.paths import DataPaths, open_data_folder
from thousand_qt.settings import SettingsStore
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.table import TableViewModel
from thousand_qt.window_options import WindowOptions
from thousand_qt.wiring import make_match_service

LOOK_MILLISECONDS: Final = 20
SAMPLE_SECONDS: Final = 2.0
WARM_UP_SHARE: Final = 0.2
"""The part of the samples before which caches still fill."""

MOST_SLOPES_OF: Final = 400
"""How many samples, evenly chosen, the slopes are taken from."""

PANELS: Final = ("sheet", "lastTrick", "tricks", "help", "menu")
PACES: Final = ("instant", "fast")


class Sample(msgspec.Struct, frozen=True):
    """The memory of the process at a moment."""

    seconds: float
    megabytes: float
    deals: int


class Growth(msgspec.Struct, frozen=True):
    """What memory did: megabytes, and megabytes per hour after the warm-up."""

    start: float
    warm: float
    end: float
    per_hour: float
    deals: int
    matches: int = 0

    def sentence(self) -> str:
        """Return the numbers as one line."""
        return (
            f"{self.deals} deals, {self.matches} whole matches: {self.start:.1f} MB at the start, "
            f"{self.warm:.1f} MB after the warm-up, {self.end:.1f} MB at the end, "
            f"{self.per_hour:+.1f} MB per hour"
        )


def growth(samples: Sequence[Sample], matches: int = 0) -> Growth:
    """Return what the samples say; the level at a place is the median of the samples around it."""
    warm = samples[int(len(samples) * WARM_UP_SHARE) :]
    chosen = warm[:: max(1, len(warm) // MOST_SLOPES_OF)]
    slopes = [
        (late.megabytes - early.megabytes) / (late.seconds - early.seconds)
        for early, late in combinations(chosen, 2)
        if late.seconds > early.seconds
    ]
    near = max(1, len(warm) // 8)
    return Growth(
        start=samples[0].megabytes,
        warm=statistics.median(sample.megabytes for sample in warm[:near]),
        end=statistics.median(sample.megabytes for sample in warm[-near:]),
        per_hour=statistics.median(slopes) * 3600 if slopes else 0.0,
        deals=samples[-1].deals,
        matches=matches,
    )


def memory() -> float:
    """Return the resident memory of this process in megabytes; raises OSError where unknown.

    What the allocator only keeps for later is given back first: it is no growth.
    """
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


class Evening:
    """Plays for the person as long as the evening lasts."""

    def __init__(
        self, opened: OpenWindow, feed: TableFeed, seconds: float, deals: int | None
    ) -> None:

        self.samples: list[Sample] = []
        self.matches = 0
        self._opened = opened
        self._feed = feed
        self._seconds = seconds
        self._most_deals = deals
        self._deals = 0
        self._answered = -1
        self._rising = False
        self._player = make_player("steady")
        self._began = time.monotonic()
        self._sample()
        self._tour()
        self._timer = QTimer()
        self._timer.timeout.connect(self._look)
        self._timer.start(LOOK_MILLISECONDS)

    def _sample(self) -> None:
        now = time.monotonic() - self._began
        self.samples.append(Sample(now, memory(), self._deals))

    def _is_over(self) -> bool:
        if self._most_deals is not None and self._deals >= self._most_deals:
            return True
        return time.monotonic() - self._began >= self._seconds

    def _look(self) -> None:
        """Take a sample when it is time for one, and answer what is asked."""
        now = time.monotonic() - self._began
        if now - self.samples[-1].seconds >= SAMPLE_SECONDS or self._is_over():
            self._sample()
        if self._is_over():
            self._timer.stop()
            QGuiApplication.exit(0)
            return
        table = cast("TableViewModel", self._opened.app.property("table"))
        if table.truth is not None and table.truth.phase is Phase.END:
            if not self._rising and table.player.at_rest and table.props.summary.ending:
                self._rising = True
                self._next_match()
            return
        self._rising = False
        self._answer(table)

    def _answer(self, table: TableViewModel) -> None:

        truth, asked = table.truth, table.decision
        if truth is None or asked is None or asked.forced or asked.number == self._answered:
            return
        if not table.player.at_rest:
            table.clickTable()  # a hasty person looks at no trick
            return
        self._answered = asked.number
        if asked.kind is DecisionKind.READY:
            self._deals += 1
            self._look_into_panels(table)
            self._feed.answer(Ready(asked.number))
        else:
            action = self._player.choose(truth, truth.rules, Budget(), Uncancelled())
            self._feed.answer(Intent(asked.number, action))

    def _look_into_panels(self, table: TableViewModel) -> None:
        for panel in PANELS:
            table.openOverlay(panel)
            self._opened.window.grabWindow()
        table.closeOverlay()

    def _next_match(self) -> None:
        """Look at the other screens, then begin the next match."""

        self.matches += 1
        self._answered = -1
        self._tour()
        self._opened.app.playAgain()

    def _tour(self) -> None:
        for screen in (Screen.RULES, Screen.SETTINGS, Screen.HOME, Screen.TABLE):
            self._opened.app.open_screen(screen)
            self._opened.window.grabWindow()


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and print what memory did."""
    parser = argparse.ArgumentParser(
        prog="python -m thousand_qt.tools.soak_window",
        description="Play for many minutes in a window and watch what memory does.",
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="how long (10)")
    parser.add_argument("--deals", type=int, help="end after so many deals, if that is sooner")
    parser.add_argument("--pace", choices=PACES, default="fast", help="of table and players (fast)")
    parser.add_argument("--json", action="store_true", help="print the samples as JSON")
    options = parser.parse_args(argv)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    try:
        memory()
    except OSError:
        print("Memory can be watched on Linux only: there is no /proc here.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as data:
        samples, matches = _play(Path(data), options.minutes * 60, options.deals, options.pace)
    if options.json:
        print(msgspec.json.encode(samples).decode())
    else:
        print(growth(samples, matches).sentence())
    return 0


def _play(
    data: Path, seconds: float, deals: int | None, pace: str
) -> tuple[tuple[Sample, ...], int]:
    """Open the window on a data folder of its own and play there; return samples and matches."""

    application = QGuiApplication(sys.argv[:1])
    name_application(application)
    services: list[MatchService] = []

    def make_service(paths: DataPaths) -> MatchService:
        services.append(make_match_service(paths))
        return services[-1]

    paths = open_data_folder(data)
    SettingsStore(paths.settings).change(
        welcomed=True, speed=pace, bots_pace="instant", trick_hold="short"
    )
    opened = open_window(application, paths, WindowOptions(size=(1280, 800)), make_service)
    opened.app.open_screen(Screen.NEW_MATCH)
    opened.app.new_match_model.begin()
    evening = Evening(opened, cast("TableFeed", services[0]), seconds, deals)
    application.exec()
    opened.close()
    return tuple(evening.samples), evening.matches


if __name__ == "__main__":
    raise SystemExit(main())
