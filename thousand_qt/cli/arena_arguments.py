"""The arguments of `thousand arena`, and what its measures mean."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from engine.ai.registry import PLAYERS
from engine.rules import DEFAULT_PRESET, PRESETS
from thousand_qt.arena.entrants import BASELINE
from thousand_qt.cli.arguments import whole_number
from thousand_qt.cli.workers import MOST_JOBS

__all__ = ["DEALS", "MATCHES", "TABLE", "add_arguments"]

DEALS: Final = "deals"
MATCHES: Final = "matches"
TABLE: Final = "table"

_LEAST_CONTRACT: Final = 5
_MOST_CONTRACT: Final = 400
_LONGEST: Final = 3600.0

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
_DEALS: Final = """\
Whole deals with auction, prikup, pass and play. Each is played with the same
pack and dealer in all seatings of the two players, from 0:0:0 or --scores. The
gain is what PLAYER writes in a deal more than AGAINST, in the mean of all seatings.
"""
_MATCHES: Final = """\
Whole matches. A set is one match for each seat in which PLAYER sits alone among
AGAINST, all with the same packs. The share of matches that PLAYER wins is printed
with what an equal player would win, and the share of sets in which PLAYER is ahead
by the totals of all matches (par 50 %).
"""
_TABLE: Final = """\
Take every measure of every player, and matches of each player among the one that
is named before it; print and write a page about it.
"""
_NAMES: Final = f"""\
A player is a computer player: {", ".join(PLAYERS)};
a program: exec:COMMAND (see docs/external-player.md); or two joined as
BIDDER+CARDS: the first calls, passes and names the contract, the second plays
the cards. Without another wish they are measured against {BASELINE}.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the arguments of the command."""
    measures = parser.add_subparsers(dest="measure", metavar="MEASURE", required=True)

    def add(name: str, summary: str, description: str) -> argparse.ArgumentParser:
        return measures.add_parser(
            name,
            help=summary,
            description=description,
            epilog=_NAMES,
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )

    cards = add("cards", "play the cards of the same deals and contracts", _CARDS)
    _add_pair(cards)
    _add_number(cards, "--deals", 200, "deals to play")
    cards.add_argument(
        "--contract",
        type=whole_number(_LEAST_CONTRACT, _MOST_CONTRACT),
        metavar="C",
        help="contract of every deal, instead of one that suits the cards",
    )
    cards.add_argument(
        "--regret",
        action="store_true",
        help="judge every card with all cards known: what it cost, by role and trick",
    )
    deals = add(DEALS, "play the same whole deals in all seatings", _DEALS)
    _add_pair(deals)
    _add_number(deals, "--deals", 200, "deals to play")
    deals.add_argument(
        "--scores", type=_scores, metavar="A:B:C", help="totals by seat, instead of zeros"
    )
    matches = add(MATCHES, "play the same whole matches from each seat", _MATCHES)
    _add_pair(matches)
    _add_number(matches, "--sets", 20, "sets to play")
    table = add(TABLE, "take all measures of several players and write a page", _TABLE)
    table.add_argument("players", metavar="PLAYER", nargs="+", help="who is measured")
    table.add_argument(
        "--against", metavar="NAME", default=BASELINE, help="the other side (default: %(default)s)"
    )
    _add_number(table, "--cards", 200, "deals of card play")
    _add_number(table, "--deals", 200, "whole deals")
    _add_number(table, "--sets", 20, "sets of matches")
    _add_number(table, "--steps", 20, "sets of matches of each player among the one before", 0)
    table.add_argument(
        "--output", type=Path, metavar="FILE", help="write the page, like docs/strength.md"
    )
    for measure in (cards, deals, matches, table):
        _add_common(measure)


def _add_pair(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("player", metavar="PLAYER", help="who is measured")
    parser.add_argument(
        "against",
        metavar="AGAINST",
        nargs="?",
        default=BASELINE,
        help="the other side (default: %(default)s)",
    )


def _add_number(
    parser: argparse.ArgumentParser, option: str, usual: int, what: str, least: int = 1
) -> None:
    parser.add_argument(
        option,
        type=whole_number(least),
        default=usual,
        metavar="N",
        help=f"{what} (default: %(default)s)",
    )


def _add_common(parser: argparse.ArgumentParser) -> None:
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
        help="time that a player may take for a decision (default: %(default)g); to repeat a run "
        "card by card it must be so long that no search is cut short",
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
    wrong = argparse.ArgumentTypeError(f"must be a number of seconds, like 0.5, not {text[:40]}")
    try:
        value = float(text)
    except ValueError:
        raise wrong from None
    if not 0.0 < value <= _LONGEST:
        raise wrong
    return value


def _scores(text: str) -> tuple[int, ...]:
    read: Callable[[str], int] = whole_number()
    return tuple(read(part) for part in text.split(":"))
