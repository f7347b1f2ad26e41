"""Auctions without the compulsory hundred: what it promises to leave the deal to the others.

A low bid is no promise of a low contract: who wins the prikup at 60 names what the cards carry and
makes it more often than one who was driven to his bid (RULES.md 1.16).
"""

from __future__ import annotations

from typing import Final

from engine.ai.prospects import Prospects
from engine.phases.auction import passed_seats
from engine.scoring.types import Standing
from engine.state import DealState, View

_COMMON_BID: Final = 100
_USUAL: Final = 95
"""The contract that a free taker of the prikup usually plays."""

_MAKES: Final = 0.82


def leaving_free(
    view: View, deal: DealState, sheet: Prospects, rival: Standing | None, defence: float
) -> float | None:
    """Return what leaving the deal promises; None in an auction that begins at the hundred."""
    rules = view.rules
    nobody = deal.high_bidder is None
    if nobody and len(passed_seats(deal)) == len(deal.active) - 1:
        return 0.0  # the cards are dealt again
    if rules.min_bid >= _COMMON_BID and not nobody:
        return None
    contract = max(deal.high, _USUAL)
    return sheet.leaving(0, rival, defence) - 0.5 * (2.0 * _MAKES - 1.0) * contract
