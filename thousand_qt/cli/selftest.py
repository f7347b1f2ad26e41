"""`thousand selftest`: can this installation play?

Each check answers one line; the first word of a line is `ok` or `FAIL`. The exit code is 1 when
something failed, and the line says what to do about it.
"""

import argparse
import logging
import platform
import secrets
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Final, NamedTuple

from engine.actions import Deal, Start
from engine.ai.kernel.position import Position
from engine.ai.kernel.solver import Solver
from engine.cards import DEAL_POINTS, DECK
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import Event, MatchStarted
from engine.rules import DEFAULT_PRESET, PRESETS, RULES_VERSION
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State, deal_of
from engine.view import view
from resources import MissingAsset, asset
from thousand_qt.cli.arguments import whole_number
from thousand_qt.search_kind import how_the_search_runs
from thousand_qt.version import program_version

log = logging.getLogger(__name__)

BACKS: Final = ("back",)
KNOWN_DEAL: Final = Position(hands=(0x424A4C, 0x24B430, 0x990183), leader=0, first=True)
KNOWN_VALUE: Final = 93
"""What the leader of that deal takes when everybody plays his best."""

QT_MODULES: Final = ("QtCore", "QtGui", "QtQml", "QtQuick", "QtQuickControls2", "QtSvg")


class Finding(NamedTuple):
    """What a check found: its subject, whether all is well, and a sentence."""

    subject: str
    well: bool
    sentence: str


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of this command."""
    parser.add_argument(
        "--headless",
        action="store_true",
        help="leave the window out: for servers that only use the commands",
    )
    parser.add_argument(
        "--seed",
        type=whole_number(),
        metavar="N",
        help="play this deal again instead of a random one",
    )


def run(args: argparse.Namespace) -> int:
    """Run the checks, print a line for each and answer the exit code."""
    seed = secrets.randbits(32) if args.seed is None else args.seed
    checks: list[Callable[[], Finding]] = [
        _versions,
        lambda: played_deal(seed),
        search,
        pictures,
    ]
    if not args.headless:
        checks.append(window)
    failed = False
    for check in checks:
        finding = check()
        failed = failed or not finding.well
        print(f"{'ok  ' if finding.well else 'FAIL'}  {finding.subject}: {finding.sentence}")
    return 1 if failed else 0


def _versions() -> Finding:
    """Name everything that a report of a fault should contain."""
    return Finding(
        "versions",
        True,
        f"Thousand {program_version()}, rules {RULES_VERSION}, "
        f"{platform.python_implementation()} {platform.python_version()} on {platform.platform()}",
    )


def played_deal(seed: int) -> Finding:
    """Play one deal with random legal actions and check that all card points were taken."""
    try:
        state = _play(seed)
    except Exception as error:
        log.debug("The deal of the self-test stopped", exc_info=True)
        return Finding(
            "engine",
            False,
            f"deal {seed} stopped with {type(error).__name__} ({error}); please report this with "
            "the number of the deal",
        )
    row, deal = state.rows[0], deal_of(state)
    how = f"deal {seed} gave {', '.join(str(standing.total) for standing in row.standings)} points"
    if deal.surrendered:
        return Finding("engine", True, f"{how}; the declarer gave it up")
    taken = sum(deal.points)
    if taken != DEAL_POINTS:
        return Finding(
            "engine",
            False,
            f"{how}, but {taken} card points instead of {DEAL_POINTS} were taken; please report "
            "this with the number of the deal",
        )
    return Finding("engine", True, how)


def _play(seed: int) -> State:
    """Return the match after its first scored deal; the seed decides cards and actions."""
    random = Random(seed)
    match_seed = random.randbytes(32)
    start = Start(PRESETS[DEFAULT_PRESET].rules, dealer=0)
    (started,) = conduct(None, start)
    assert isinstance(started, MatchStarted)
    state = begin(started)
    shuffles = 0
    while not state.rows:
        if state.phase is Phase.DEAL:
            shuffles += 1
            events = conduct(state, Deal(shuffle(derive_seed(match_seed, shuffles))))
        else:
            seat = to_act(state)[0]
            events = decide(state, seat, random.choice(legal_actions(view(state, seat))))
        state = _after(state, events)
    return state


def _after(state: State, events: tuple[Event, ...]) -> State:
    """Return the state after events."""
    for event in events:
        state = evolve(state, event)
    return state


def search() -> Finding:
    """Solve a deal whose value is known, and say which search did it."""
    found = Solver(PRESETS[DEFAULT_PRESET].rules).value(KNOWN_DEAL, solo=0)
    if found != KNOWN_VALUE:
        return Finding(
            "search",
            False,
            f"found {found} points in a deal of {KNOWN_VALUE}; please report this with the line "
            "about the versions",
        )
    return Finding("search", True, how_the_search_runs())


def pictures() -> Finding:
    """Look for the picture of every card and of its back."""
    try:
        found = list(_picture_sizes())
    except MissingAsset as missing:
        return Finding("pictures", False, f"{missing}.")
    return Finding("pictures", True, f"{len(found)} files in {asset('cards')}")


def _picture_sizes() -> Iterator[int]:
    """Answer the size of each picture in bytes."""
    for name in (*DECK, *BACKS):
        yield asset("cards", f"{name}.svg").stat().st_size


def window() -> Finding:
    """Load the parts of Qt that the window uses, without opening one."""
    try:
        core = import_module("PySide6.QtCore")
        for name in QT_MODULES:
            import_module(f"PySide6.{name}")
    except ImportError as error:
        return Finding(
            "window",
            False,
            f"Qt cannot be loaded ({error}). Install what is missing, or use `--headless` if this "
            "computer needs no window.",
        )
    return Finding("window", True, f"Qt {core.qVersion()} can be loaded")
