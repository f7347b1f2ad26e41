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
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, NamedTuple

from engine.actions import Deal, Start
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import MatchStarted
from engine.rules import DEFAULT_PRESET, PRESETS
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State
from engine.view import view

ENGINE_SECONDS: Final = 5.0
STARTS: Final = 7
CHILD: Final = "thousand_qt.tools.bench_window"


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


def _first_frame(what: str, compiled: str) -> float:
    """Open a window in a process of its own; return the seconds until its first frame."""
    with tempfile.TemporaryDirectory() as data:
        environment = {
            "QT_QPA_PLATFORM": "offscreen",
            "QT_QUICK_BACKEND": "software",
            **os.environ,
            "THOUSAND_DATA": data,
            "PYTHONPYCACHEPREFIX": compiled,
        }
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", CHILD, what], env=environment, stdout=subprocess.PIPE
        ) as child:
            assert child.stdout is not None
            drawn = child.stdout.readline()
            seconds = time.perf_counter() - began
            if not drawn:
                raise BenchFailed(f"The window {what!r} ended before its first frame.")
    return seconds


MEASUREMENTS: Final[dict[str, Callable[[], list[Result]]]] = {"engine": engine, "start": start}

if __name__ == "__main__":
    raise SystemExit(main())
