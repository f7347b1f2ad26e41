"""Made-up ends of a deal, to ask what a contract is worth before it is played.

The results go through the scoring of the engine like those of a played deal, so that the barrel,
bolts, the dump truck and whatever else the rules know count as they will.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from engine.ai.equity.chances import chances_after
from engine.ai.equity.standing import MatchStanding
from engine.cards import DEAL_POINTS
from engine.phases.seats import active_seats
from engine.rules import Rules, is_draw
from engine.scoring.types import DealResult, Ending

_CARDS_MADE: Final = 77
"""Card points that a declarer who makes his contract takes on average."""

_CARDS_FAILED: Final = 45

_WORTHS_KEPT: Final = 4096


class ContractWorth(Struct, frozen=True):
    """The chances by seat after a contract was made, failed or given up."""

    made: tuple[float, ...]
    failed: tuple[float, ...]
    given_up: tuple[float, ...]


def played_result(
    rules: Rules,
    standing: MatchStanding,
    declarer: int | None,
    contract: int,
    cards: Sequence[int],
    marriages: Sequence[int] | None = None,
    tricks: Sequence[int] | None = None,
    *,
    sitter_worth: int = 0,
    dark: bool = False,
) -> DealResult:
    """Return the result of a played deal from what each seat took, by seat.

    Without `tricks` a seat counts as having taken some when it has card points.
    """
    active = active_seats(rules, standing.dealer)
    return DealResult(
        declarer=declarer,
        contract=contract,
        ending=Ending.PLAYED,
        dealer=standing.dealer,
        forehand=active[0],
        active=active,
        cards=tuple(cards),
        marriages=tuple(marriages) if marriages is not None else (0,) * rules.players,
        tricks=tuple(tricks) if tricks is not None else tuple(int(one > 0) for one in cards),
        sitter_worth=sitter_worth,
        golden=standing.golden,
        dark=dark,
    )


def surrendered_result(
    rules: Rules,
    standing: MatchStanding,
    declarer: int,
    contract: int,
    ending: Ending = Ending.ROSPIS,
    *,
    sitter_worth: int = 0,
    dark: bool = False,
) -> DealResult:
    """Return the result of a deal given up in one of the ways to do so."""
    active, nothing = active_seats(rules, standing.dealer), (0,) * rules.players
    return DealResult(
        declarer=declarer,
        contract=contract,
        ending=ending,
        dealer=standing.dealer,
        forehand=active[0],
        active=active,
        cards=nothing,
        marriages=nothing,
        tricks=nothing,
        sitter_worth=sitter_worth,
        golden=standing.golden,
        dark=dark,
    )


@lru_cache(_WORTHS_KEPT)
def contract_worth(
    rules: Rules, standing: MatchStanding, declarer: int, contract: int, *, dark: bool = False
) -> ContractWorth:
    """Return the chances after this contract; card points fall as they do on average.

    Everybody takes a trick, and marriages bring the declarer what a contract that is made needs
    beyond his cards. Whether it may be given up is not asked here; ValueError for a seat that
    cannot declare.
    """
    made = _split(rules, standing, declarer, _CARDS_MADE)
    failed = _split(rules, standing, declarer, min(contract - 1, _CARDS_FAILED))
    marriages = tuple(
        max(0, contract - _CARDS_MADE) if seat == declarer else 0 for seat in range(rules.players)
    )
    won = played_result(rules, standing, declarer, contract, made, marriages, dark=dark)
    lost = played_result(rules, standing, declarer, contract, failed, dark=dark)
    gone = surrendered_result(rules, standing, declarer, contract, dark=dark)
    return ContractWorth(
        made=chances_after(rules, standing, won),
        failed=chances_after(rules, standing, lost),
        given_up=chances_after(rules, standing, gone),
    )


def _split(rules: Rules, standing: MatchStanding, declarer: int, points: int) -> tuple[int, ...]:
    """Return the card points by seat when the declarer takes so many; the others share the rest."""
    active = active_seats(rules, standing.dealer)
    if declarer not in active or is_draw(rules):
        raise ValueError(f"seat {declarer} cannot play a contract in this deal")
    others = [seat for seat in active if seat != declarer]
    share, odd = divmod(DEAL_POINTS - points, len(others))
    taken = dict.fromkeys(others, share) | {declarer: points}
    taken[others[0]] += odd
    return tuple(taken.get(seat, 0) for seat in range(rules.players))
