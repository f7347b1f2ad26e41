"""Rows of follow rules: what may be played to a trick, who takes it, what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.actions import Play
from engine.cards import Card, Rank
from engine.decider import decide
from engine.events import TrickTaken
from engine.illegal import IllegalAction
from engine.phases.tricks import winning_play
from engine.state import State
from thousand_qt.conformance.fields import Fields, card, cards
from thousand_qt.conformance.mapping import base_rules, mapping, options_of
from thousand_qt.conformance.outcomes import Outcome, Skipped, Verdict, compare
from thousand_qt.conformance.tricks import follow_position, legal_plays


def check_peer_follow(case_id: str, values: Mapping[str, Any]) -> Outcome:
    """Put one row to the engine."""
    row, table = Fields(values), mapping("peer_rows")
    rules = base_rules(options_of(table["rules"], row.inner("rules").values))
    trick, hand = row.cards("trick"), cards(row.raw("hand"), "hand")
    seat = len(trick) % rules.players
    state = follow_position(rules, hand, trick, row.suit("trump"), seat, Fields({}))
    expected = {"legal": row.raw("legal")}
    got: dict[str, object] = {"legal": [play.card.value for play in legal_plays(state, seat)]}
    outcome = compare(case_id, expected, got)
    if outcome.verdict is Verdict.FAIL and _nine_of_trumps(state, seat):
        raise Skipped(table["differences"]["nine_of_trumps"])
    if "third" in row:
        expected |= {"winner": row.raw("winner"), "points": row.raw("points")}
        try:
            events = decide(state, seat, Play(card(row.raw("third"), "third")))
        except IllegalAction as refusal:
            return compare(case_id, expected, got | {"winner": str(refusal), "points": None})
        taken = next((event for event in events if isinstance(event, TrickTaken)), None)
        got |= {
            "winner": None if taken is None else taken.seat,
            "points": None if taken is None else taken.points,
        }
    return compare(case_id, expected, got)


def _nine_of_trumps(state: State, seat: int) -> bool:
    """Tell whether the nine of trumps could be put on an ace of another suit."""
    deal = state.deal
    assert deal is not None
    if deal.trump is None or not deal.trick:
        return False
    best = winning_play(deal.trick, deal.trump).card
    nine = Card.of(Rank.NINE, deal.trump)
    return nine in (deal.hands[seat] or ()) and best.rank is Rank.ACE
