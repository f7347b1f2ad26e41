"""`thousand arena`: measure how strong players are, on equal cards.

Every measure plays the same cards with the players on either side, so that luck falls out. A run
that is stopped by Ctrl-C prints what is known so far.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from engine.ai.registry import PLAYERS
from engine.rules import DEFAULT_PRESET, PRESETS, Rules
from thousand_qt.arena.cards import cards_plans, play_cards
from thousand_qt.arena.cards_summary import cards_text, summarise_cards
from thousand_qt.arena.entrants import BASELINE, name_problem
from thousand_qt.arena.running import reports
from thousand_qt.cli.arguments import whole_number
from thousand_qt.cli.ending import INTERRUPTED, say
from thousand_qt.cli.workers import (
    MOST_JOBS,
    Progress,
    jobs_problem,
    silence,
    stop_signal,
    worker_pool,
)

__all__ = ["add_arguments", "run"]

P = TypeVar("P")
R = TypeVar("R")

_WRONG_USE: Final = 2
_THREE: Final = 3
_MOST_CONTRACT: Final = 400

_CARDS: Final = """\
Card play alone. The strongest hand declares, takes the prikup and passes as
ruler-1 does; the contract is the one that it makes in six of ten ways in which
the hidden cards can lie, or --contract. Then PLAYER declares against two of
AGAINST, and AGAINST against two of PLAYER. The gain is what the declarer writes
in the first play (plus or minus the contract) less what he writes in the second.
What the defenders write, their own points rounded, stands beside it. The same
deals are played by cards-known, which sees all hands: it shows what could be
gained by never erring.
"""
_NAMES: Final = f"""\
PLAYER and AGAINST are each a computer player: {", ".join(PLAYERS)};
or two joined as BIDDER+CARDS: the first calls, passes and names the contract,
the second plays the cards. Without AGAINST it is measured against {BASELINE}.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    measures = parser.add_subparsers(dest="measure", metavar="MEASURE", required=True)
    cards = measures.add_parser(
        "cards",
        help="play the cards of the same deals and contracts",
        description=_CARDS,
        epilog=_NAMES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_players(cards)
    cards.add_argument(
        "--contract",
        type=whole_number(5, _MOST_CONTRACT),
        metavar="C",
        help="contract of every deal, instead of one that suits the cards",
    )
    _add_common(cards)


def _add_players(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("player", metavar="PLAYER", help="who is measured")
    parser.add_argument(
        "against", metavar="AGAINST", nargs="?", default=BASELINE, help="the other side"
    )


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--deals",
        type=whole_number(1),
        default=200,
        metavar="N",
        help="deals to play (default: %(default)s)",
    )
    parser.add_argument(
        "--seed",
        type=whole_number(),
        default=1,
        metavar="S",
        help="seed of all cards (default: %(default)s)",
    )
    parser.add_argument(
        "--preset",
        default=DEFAULT_PRESET,
        metavar="NAME",
        help=f"rules to play by, one of {', '.join(PRESETS)} (default: %(default)s)",
    )
    parser.add_argument(
        "--seconds",
        type=_seconds,
        default=1.0,
        metavar="T",
        help="time that a player may take for a decision (default: %(default)g)",
    )
    parser.add_argument(
        "--jobs",
        type=whole_number(),
        default=1,
        metavar="J",
        help=f"processes to use, at most {MOST_JOBS} (default: %(default)s)",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file too")
    parser.add_argument("--quiet", action="store_true", help="print no progress")


def _seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0.0 < value <= 3600.0:
        raise argparse.ArgumentTypeError(f"must be a number of seconds, like 0.5, not {text[:40]}")
    return value


def run(args: argparse.Namespace) -> int:
    """Measure and print; return 0, 1 when a player failed, or 2 for arguments that do not fit."""
    problem = _problem(args)
    if problem is not None:
        say(problem)
        return _WRONG_USE
    try:
        return _cards(args, PRESETS[args.preset].rules)
    except BrokenProcessPool:
        say("A process of the arena was ended from outside; try again with fewer --jobs.")
        return 1


def _problem(args: argparse.Namespace) -> str | None:
    """Return the sentence that says which argument does not fit, if any."""
    if args.preset not in PRESETS:
        return f"There are no rules called {args.preset!r}; choose from {', '.join(PRESETS)}."
    if args.measure == "cards" and PRESETS[args.preset].rules.players != _THREE:
        return f"The cards are measured at a table of three, not by {args.preset}."
    if args.json is not None and not args.json.absolute().parent.is_dir():
        return f"There is no folder {args.json.absolute().parent} for the file of --json."
    return jobs_problem(args.jobs) or name_problem(args.player) or name_problem(args.against)


def _cards(args: argparse.Namespace, rules: Rules) -> int:
    plans = cards_plans(
        rules,
        args.player,
        args.against,
        deals=args.deals,
        seed=args.seed,
        contract=args.contract,
        seconds=args.seconds,
    )
    found, whole = _played(args, play_cards, plans, args.deals, "deals")
    if not found:
        raise KeyboardInterrupt
    summary = summarise_cards(found, args.player, args.against, args.preset, args.seed)
    print(cards_text(summary))
    return _ended(args, summary, whole=whole, faults=summary.faults)


def _played(
    args: argparse.Namespace,
    play: Callable[[P], Iterator[R]],
    plans: Sequence[P],
    number: int,
    what: str,
) -> tuple[list[R], bool]:
    """Return the reports and whether they are all, which they are not after Ctrl-C."""
    progress = silence if args.quiet else Progress(number, what).show
    found: list[R] = []
    pool = nullcontext() if args.jobs == 1 else worker_pool(args.jobs)
    with stop_signal() as stopped, pool as executor:
        coming = reports(
            play, plans, executor=executor, ahead=2 * args.jobs, stopped=stopped.is_set
        )
        for report in coming:
            found.append(report)
            progress(len(found))
    return found, len(found) == number


def _ended(args: argparse.Namespace, summary: msgspec.Struct, *, whole: bool, faults: int) -> int:
    """Write the file that is asked for, and return the exit code."""
    if args.json is not None:
        text = msgspec.json.format(msgspec.json.encode(summary), indent=2)
        args.json.write_bytes(text + b"\n")
    if not whole:
        say("Stopped; this is what was known so far.")
        return INTERRUPTED
    return 1 if faults else 0
