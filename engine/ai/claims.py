"""When to ask for a redeal (RULES.md 1.3): the right exists and the hand is worse than average."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.actions import Action, AnswerClaim
from engine.ai.evaluate import estimate, outlook
from engine.ai.exchange import best_gifts
from engine.state import Phase, View

AVERAGE_HAND: Final = 90.0
"""Points that a random seven-card hand is expected to take as declarer."""

_ENOUGH: Final = 0.5


def choose_claim(view: View, actions: Sequence[Action]) -> Action:
    """Return the answer in a claim window."""
    deal, seat = view.deal, view.viewer
    if AnswerClaim(True) not in actions or deal is None or seat is None:
        return AnswerClaim(False)
    hand = deal.hands[seat] or ()
    if view.phase is Phase.CLAIM_HAND:
        return AnswerClaim(outlook(view.rules, hand).mean < AVERAGE_HAND)
    if seat == deal.declarer and len(hand) > 8:
        gifts = best_gifts(view.rules, hand)
        hand = tuple(card for card in hand if card not in gifts)
    if seat == deal.declarer:
        return AnswerClaim(estimate(view.rules, hand).chance(deal.contract) < _ENOUGH)
    return AnswerClaim(True)
