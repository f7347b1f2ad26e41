"""When a deal has been thrown in again and again, a player rather plays it than waits for better.

Nothing in the rules ends a row of redeals (RULES.md 1.3, `all_pass`). Where nearly every hand may
ask for one, or no hand is worth the lowest bid, players who each wait for a good hand would never
play a deal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.actions import Action, AnswerClaim, Bid
from engine.phases.auction import has_to_be_silent, passed_seats
from engine.state import DealState, Phase, View

CLAIMS_ENOUGH: Final = 3
"""After so many redeals in a row nobody asks for another."""

PASSES_ENOUGH: Final = 6
"""After so many the last who could bid opens."""


def choose_impatiently(view: View, actions: Sequence[Action]) -> Action | None:
    """Return what ends a row of redeals; None while there is patience left."""
    if view.redeals >= CLAIMS_ENOUGH and AnswerClaim(False) in actions:
        return AnswerClaim(False)
    deal, seat = view.deal, view.viewer
    if deal is None or seat is None or view.phase is not Phase.AUCTION:
        return None
    if view.redeals < PASSES_ENOUGH or deal.dark or not _is_last_hope(view, deal, seat):
        return None
    bids = [action for action in actions if isinstance(action, Bid)]
    return min(bids, key=lambda bid: bid.amount, default=None)


def _is_last_hope(view: View, deal: DealState, seat: int) -> bool:
    """Tell whether the cards are thrown in again unless this seat bids."""
    if deal.high_bidder is not None or view.rules.all_pass == "last_hand_takes":
        return False
    others = set(deal.active) - passed_seats(deal) - {seat}
    return all(has_to_be_silent(view, deal, other) for other in others)
