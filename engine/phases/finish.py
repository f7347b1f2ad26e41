"""The end of a deal and of the match: the result is written on the sheet (RULES.md 1.11, 1.17)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.cards import Rank, Suit
from engine.events import DealScored, MatchEnded
from engine.phases.tricks import bank_due
from engine.rules import Rules
from engine.scoring import round_after, score_deal, settle
from engine.scoring.types import DealResult, GoldenRound
from engine.sitting import prikup_worth
from engine.state import DealState, Phase, ScoreRow, State

S = TypeVar("S", bound=State)


def result_of(rules: Rules, deal: DealState, golden: GoldenRound | None = None) -> DealResult:
    """Return what scoring needs to know of a finished deal."""
    nothing = (0,) * len(deal.points)
    given_up = deal.surrendered
    return DealResult(
        declarer=deal.declarer,
        contract=deal.contract,
        ending=deal.ending,
        dealer=deal.dealer,
        forehand=deal.forehand,
        active=deal.active,
        cards=nothing if given_up else deal.points,
        marriages=nothing if given_up else deal.marriage_points,
        tricks=nothing if given_up else deal.taken,
        sitter_worth=prikup_worth(rules, deal.prikup or ()),
        four_nines=() if given_up else _four_nines(deal),
        golden=golden,
        dark=deal.dark,
    )


def _four_nines(deal: DealState) -> tuple[int, ...]:
    """Return the seat that held four nines at the first lead, seen from the cards it played."""
    drawn = {gift.card for gift in deal.drawn}
    nines = [
        play.seat
        for trick in deal.tricks
        for play in trick.plays
        if play.card.rank is Rank.NINE and play.card not in drawn
    ]
    return (nines[0],) if nines.count(nines[0] if nines else -1) == len(Suit) else ()


def is_finished(deal: DealState) -> bool:
    """Tell whether nothing is left to play."""
    played = bool(deal.tricks) and not deal.trick and not any(deal.held)
    return deal.surrendered or (played and not bank_due(deal))


def score(state: State, deal: DealState) -> DealScored:
    """Write the deal."""
    result = result_of(state.rules, deal, state.golden)
    return DealScored(result, score_deal(state.rules, state.standings, result))


def automatic_end(state: State) -> MatchEnded | None:
    """End the match when its last deal has been written."""
    if state.phase is not Phase.END or state.winner is not None:
        return None
    winner = state.rows[-1].winner
    assert winner is not None
    totals = [standing.total for standing in state.standings]
    return MatchEnded(winner, settle(state.rules, totals, winner))


def apply_scored(state: S, event: DealScored) -> S:
    """Add a row to the sheet; the deal passes on."""
    scored = event.scored
    row = ScoreRow(
        state.deal_number,
        event.result.dealer,
        event.result,
        (*state.fines, *scored.lines),
        scored.standings,
        scored.winner,
    )
    return replace(
        state,
        phase=Phase.END if scored.over else Phase.DEAL,
        standings=scored.standings,
        fines=(),
        rows=(*state.rows, row),
        dealer=(state.dealer + 1) % state.rules.players,
        deal_number=state.deal_number + 1,
        redeals=0,
        golden=round_after(state.rules, event.result, scored.over),
    )


def apply_ended(state: S, event: MatchEnded) -> S:
    """Name the winner and what the players settle."""
    return replace(state, winner=event.winner, settlement=event.settlement)
