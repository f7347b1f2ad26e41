"""How likely the calls of the auction are from a hand.

A seven-card hand is worth a sum over its suits (`hand_weights`); who has much of it bids on. The
higher of two neighbouring amounts at which a seat still bids, or no longer does, bounds that worth
softly on both sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from msgspec import Struct

from engine.ai import hand_weights
from engine.cards import Suit
from engine.marriages import CARD_POINT_CEILING, marriage_value
from engine.rules import Rules
from engine.scoring import on_barrel
from engine.state import DealState, View

_PAIR: Final = 0b001100
_SOFTNESS: Final = 24.0
"""By how many points of a hand's worth a bid goes astray, one standard deviation or so."""

_LEVEL: Final = -20.0
"""How much more than an amount a hand is worth of which every other seat bids it."""

_BROKEN_PROMISE: Final = 0.02
"""What a bid counts that the hand does not allow: it is a mistake of ours if it happens."""

CALLS: Final = 0.8
"""How far the calls are trusted: others bid by other habits."""

LOWEST: Final = -150
_SPAN: Final = 600


Worths = tuple[tuple[float, ...], ...]
"""By suit and by the ranks held in it, what they add to a hand's worth."""


@lru_cache(maxsize=64)
def suit_worths(rules: Rules) -> Worths:
    """Return, by suit and by the ranks held in it, what they add to a hand's worth."""
    return tuple(
        tuple(
            points
            + (hand_weights.MARRIAGE_BASE + hand_weights.MARRIAGE_SHARE * marriage_value(rules, s))
            * (ranks & _PAIR == _PAIR)
            for ranks, points in enumerate(hand_weights.SUIT_POINTS)
        )
        for s in Suit
    )


def worth_of(worths: Worths, hand: int) -> float:
    """Return what a hand of seven cards is worth to who bids for the deal."""
    return hand_weights.BASE + (
        worths[0][hand & 63]
        + worths[1][hand >> 6 & 63]
        + worths[2][hand >> 12 & 63]
        + worths[3][hand >> 18]
    )


class CallWeight(Struct, frozen=True):
    """How well the seven cards that a seat was dealt agree with what it called."""

    by_worth: tuple[float, ...]
    """By the worth of the hand, which `LOWEST` is the first of: a factor."""

    promised: tuple[int, ...]
    """Suits in one of which the seat has a marriage; empty when it promised none."""

    def of(self, worth: float, hand: int) -> float:
        """Return the factor of a hand of that worth."""
        found = self.by_worth[max(0, min(_SPAN - 1, int(worth) - LOWEST))]
        if self.promised and not any(hand >> 6 * s & _PAIR == _PAIR for s in self.promised):
            return found * _BROKEN_PROMISE
        return found


def call_weight(view: View, deal: DealState, seat: int) -> CallWeight | None:
    """Return how to weigh the cards of a seat by its calls; None where they tell nothing."""
    calls = [(number, one) for number, one in enumerate(deal.calls) if one.seat == seat]
    bids = [one.amount for _, one in calls if one.amount is not None and not one.forced]
    passed = [number for number, one in calls if one.amount is None]
    if on_barrel(view.rules, view.standings[seat]) or (not bids and not passed):
        return None
    least = max(bids, default=0)
    refused = _refused(deal, passed[0]) if passed else 0

    def chance(worth: int) -> float:
        found = 1.0
        if least:
            found *= _logistic((worth - least - _LEVEL) / _SOFTNESS)
        if refused:
            found *= _logistic((refused + _LEVEL - worth) / _SOFTNESS)
        return float(max(1e-9, found) ** CALLS)

    by_worth = tuple(chance(worth) for worth in range(LOWEST, LOWEST + _SPAN))
    return CallWeight(by_worth, tuple(_promised(view.rules, least)))


def _refused(deal: DealState, number: int) -> int:
    """Return the amount that a seat would have had to bid where it passed."""
    high = max((call.amount or 0 for call in deal.calls[:number]), default=0)
    return high + 5 if high else 100


def _promised(rules: Rules, amount: int) -> Sequence[int]:
    """Return the suits in one of which a seat that bids so much has a marriage."""
    if amount <= CARD_POINT_CEILING or rules.bid_limit == "none":
        return ()
    if rules.half_marriage or rules.ace_marriage:
        return ()
    return [
        number
        for number, suit in enumerate(Suit)
        if rules.bid_limit == "no_marriage_120"
        or CARD_POINT_CEILING + marriage_value(rules, suit) >= amount
    ] or range(4)


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x)) if x > -30.0 else 0.0
