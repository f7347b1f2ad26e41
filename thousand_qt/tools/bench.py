"""Measure what a player would feel: `make bench` prints one line for each measurement.

Each window is measured in a process of its own, with the software renderer and without a screen
(unless QT_QPA_PLATFORM says otherwise), so that the numbers compare between computers.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

import msgspec

from engine.actions import Deal, Start
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import MatchStarted
from engine.rules import DEFAULT_PRESET, PRESETS
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State
from engine.view import view
from thousand_qt.search_kind import how_the_search_runs
from thousand_qt.tools import bench_kernel, bench_withdrawing
from thousand_qt.tools.figures import TableFigures, ThinkingFigures

ENGINE_SECONDS: Final = 5.0
STARTS: Final = 7
WINDOW: Final = "thousand_qt.tools.bench_window"
TABLE: Final = "thousand_qt.tools.bench_table"
THINKING: Final = "thousand_qt.tools.bench_thinking"
WHO_THINKS: Final = {
    "nobody": "nobody thinks",
    "thread": "the search thinks in a thread",
    "process": "the uncompiled search thinks in a process",
    "search": "the player `master` thinks in a thread",
}


class Result(NamedTuple):
    """A number, what it counts, and the goal that it reached or not."""

    text: str
    goal: str
    reached: bool


class BenchFailed(Exception):
    """Something could not be measured; the message is a sentence."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the chosen measurements; the exit code is 1 when a goal is missed."""
    parser = argparse.ArgumentParser(
        prog="python -m thousand_qt.tools.bench", description="Measure what a player would feel."
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"one of {', '.join(MEASUREMENTS)}; all without"
    )
    names: list[str] = parser.parse_args(argv).names
    unknown = [name for name in names if name not in MEASUREMENTS]
    if unknown:
        parser.error(f"nothing is called {unknown[0]}; there are {', '.join(MEASUREMENTS)}")
    missed = 0
    for name in names or MEASUREMENTS:
        try:
            results = MEASUREMENTS[name]()
        except BenchFailed as failure:
            print(f"{name}: {failure}", file=sys.stderr)
            missed += 1
            continue
        for result in results:
            missed += not result.reached
            verdict = "reached" if result.reached else "MISSED"
            print(f"{name}: {result.text} (goal: {result.goal}; {verdict})", flush=True)
    return 1 if missed else 0


def engine() -> list[Result]:
    """Count deals of random legal play, auction included, on one core."""
    random = Random(1000)
    deals = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < ENGINE_SECONDS:
        deals += len(_random_match(random).rows)
    speed = deals / elapsed
    return [Result(f"{speed:.0f} deals per second", "400", speed >= 400)]


def _random_match(random: Random) -> State:
    """Play a whole match with random legal actions."""
    match_seed = random.randbytes(32)
    (started,) = conduct(None, Start(PRESETS[DEFAULT_PRESET].rules, dealer=0))
    assert isinstance(started, MatchStarted)
    state = begin(started)
    shuffles = 0
    while state.phase is not Phase.END and shuffles < 50:
        if state.phase is Phase.DEAL:
            shuffles += 1
            events = conduct(state, Deal(shuffle(derive_seed(match_seed, shuffles))))
        else:
            seat = to_act(state)[0]
            events = decide(state, seat, random.choice(legal_actions(view(state, seat))))
        for event in events:
            state = evolve(state, event)
    return state


def kernel() -> list[Result]:
    """Count positions that the search solves, in a second of processor time."""
    figures = bench_kernel.measure()
    values, tests, interpreted = figures.values, figures.tests, figures.interpreted_tests
    return [
        Result(
            f"the search {how_the_search_runs()}: {values.per_second:.0f} exact values per second, "
            f"{values.nodes / 1e3:.1f} thousand nodes each, "
            f"{values.nodes_per_second / 1e6:.1f} million nodes per second",
            "1000",
            values.per_second >= 1000,
        ),
        Result(
            f"{tests.per_second:.0f} contract tests per second, {tests.nodes:.0f} nodes each",
            "20000",
            tests.per_second >= 20_000,
        ),
        Result(
            f"{interpreted.per_second:.0f} contract tests per second in plain Python",
            "50",
            interpreted.per_second >= 50,
        ),
        Result(
            f"imported in {figures.import_seconds * 1e3:.1f} ms",
            "20 ms",
            figures.import_seconds <= 0.020,
        ),
    ]


def start() -> list[Result]:
    """Compare the time to the first frame with that of an empty Qt Quick window.

    The first start of each compiles its modules, as installing does, and does not count.
    """
    empty: list[float] = []
    ours: list[float] = []
    with tempfile.TemporaryDirectory() as compiled:
        for _ in range(STARTS + 1):
            empty.append(_first_frame("empty", compiled))
            ours.append(_first_frame("home", compiled))
    del empty[0], ours[0]
    ratio = statistics.median(ours) / statistics.median(empty)
    text = (
        f"first frame after {statistics.median(ours):.2f} s, {ratio:.2f} times an empty window "
        f"({statistics.median(empty):.2f} s)"
    )
    return [Result(text, "2.5 times", ratio <= 2.5)]


def table() -> list[Result]:
    """Play a deal at human pace and sit idle; measure frames, memory and processor."""
    figures = msgspec.json.decode(_first_line(TABLE, []).line, type=TableFigures)
    quick = share(figures.drawing, 0.008)
    smooth = share(figures.intervals, 0.034)
    return [
        Result(
            f"{quick:.1%} of {len(figures.drawing)} frames were drawn within 8 ms",
            "95 %",
            quick >= 0.95,
        ),
        Result(
            f"{smooth:.1%} of {len(figures.intervals)} frames followed within 34 ms",
            "99 %",
            smooth >= 0.99,
        ),
        Result(f"{figures.peak_megabytes:.0f} MB at most", "220 MB", figures.peak_megabytes <= 220),
        Result(
            f"{figures.idle_share:.2%} of a processor at an idle table",
            "under 1 %",
            figures.idle_share < 0.01,
        ),
    ]


def thinking() -> list[Result]:
    """Compare the frames while somebody thinks with those while nobody does; withdraw questions.

    Of several rounds the smoothest counts.
    """
    figures = msgspec.json.decode(_first_line(THINKING, []).line, type=ThinkingFigures)
    results: list[Result] = []
    for name, rounds in figures.intervals.items():
        intervals = max(rounds, key=lambda one: (share(one, 0.034), -max(one)))
        smooth = share(intervals, 0.034)
        middle, late = statistics.median(intervals), statistics.quantiles(intervals, n=100)[-1]
        text = (
            f"while {WHO_THINKS[name]}, {smooth:.1%} of {len(intervals)} frames followed within "
            f"34 ms (median {middle * 1e3:.1f}, 99 % {late * 1e3:.1f}, "
            f"longest {max(intervals) * 1e3:.1f} ms)"
        )
        results.append(Result(text, "99 %", smooth >= 0.99))
    for name, seconds in figures.withdrawn.items():
        text = (
            f"while {WHO_THINKS[name]}, it stopped within {max(seconds) * 1e3:.1f} ms when "
            f"{len(seconds)} questions were withdrawn (median "
            f"{statistics.median(seconds) * 1e3:.1f} ms)"
        )
        results.append(Result(text, "50 ms", max(seconds) <= 0.050))
    return results


def withdrawing() -> list[Result]:
    """Withdraw questions of every kind from each level."""
    return [
        Result(
            f"the level `{found.level}` stopped within {found.longest * 1e3:.1f} ms when "
            f"{found.count} questions of {found.kinds} kinds were withdrawn (median "
            f"{found.median * 1e3:.1f} ms; the slowest was a {found.slowest})",
            "50 ms",
            found.longest <= 0.050,
        )
        for found in bench_withdrawing.measure()
    ]


def share(seconds: Sequence[float], limit: float) -> float:
    """Return which part of the durations is within the limit; none at all is a failure."""
    if not seconds:
        raise BenchFailed("The table drew no frames.")
    return sum(duration <= limit for duration in seconds) / len(seconds)


class Line(NamedTuple):
    """The first line that a program printed, and the seconds until then."""

    line: bytes
    seconds: float


def _first_line(
    module: str, arguments: Sequence[str], changes: Mapping[str, str] | None = None
) -> Line:
    """Run a module in a process of its own, with data of its own, and wait for its first line."""
    with tempfile.TemporaryDirectory() as data:
        environment = {
            "QT_QPA_PLATFORM": "offscreen",
            "QT_QUICK_BACKEND": "software",
            **os.environ,
            "THOUSAND_DATA": data,
            **(changes or {}),
        }
        if "PYTHONPYCACHEPREFIX" in environment:
            environment.pop("PYTHONDONTWRITEBYTECODE", None)
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", module, *arguments], env=environment, stdout=subprocess.PIPE
        ) as child:
            assert child.stdout is not None
            line = child.stdout.readline()
            seconds = time.perf_counter() - began
    if not line:
        raise BenchFailed(f"{module} ended without an answer (see above).")
    return Line(line, seconds)


def _first_frame(what: str, compiled: str) -> float:
    """Open a window in a process of its own; return the seconds until its first frame."""
    return _first_line(WINDOW, [what], {"PYTHONPYCACHEPREFIX": compiled}).seconds


MEASUREMENTS: Final[dict[str, Callable[[], list[Result]]]] = {
    "engine": engine,
    "kernel": kernel,
    "start": start,
    "table": table,
    "thinking": thinking,
    "withdrawing": withdrawing,
}

if __name__ == "__main__":
    raise SystemExit(main())
