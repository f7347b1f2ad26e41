"""Where a match stands between two deals: all that its further course depends on."""

from __future__ import annotations

from msgspec import Struct

from engine.rules import Rules
from engine.scoring import new_round, round_after, score_deal
from engine.scoring.types import DealResult, GoldenRound, Scored, Standing
from engine.state import Phase, State


class MatchStanding(Struct, frozen=True):
    """The score sheet before a deal, or after the last one."""

    seats: tuple[Standing, ...]
    """By seat: total, bolts, attempts on the barrel, falls, deals given up."""

    dealer: int
    """Who deals next."""

    golden: GoldenRound | None = None
    winner: int | None = None
    """None while the match goes on."""


def first_standing(rules: Rules, dealer: int) -> MatchStanding:
    """Return the standing before the first deal."""
    return MatchStanding((Standing(),) * rules.players, dealer, new_round(rules))


def standing_of(state: State) -> MatchStanding:
    """Return the standing of a state or a view; amid a deal the one before it."""
    ended = state.phase is Phase.END and bool(state.rows)
    winner = state.rows[-1].winner if ended else state.winner
    return MatchStanding(state.standings, state.dealer, state.golden, winner)


def after(rules: Rules, standing: MatchStanding, result: DealResult) -> MatchStanding:
    """Return the standing once this deal is written; ValueError when the match is over."""
    if standing.winner is not None:
        raise ValueError("a match that is won has no further deals")
    return standing_with(rules, result, score_deal(rules, standing.seats, result))


def standing_with(rules: Rules, result: DealResult, scored: Scored) -> MatchStanding:
    """Return the standing after a deal that is scored already."""
    return MatchStanding(
        seats=scored.standings,
        dealer=(result.dealer + 1) % rules.players,
        golden=round_after(rules, result, scored.over),
        winner=scored.winner,
    )
