"""How likely the calls of the auction are from a hand, and the contract from the cards kept.

A seven-card hand is worth a sum over its suits (`hand_weights`); who has much of it bids on. The
higher of two neighbouring amounts at which a seat still bids, or no longer does, bounds that worth
softly on both sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
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

CONTRACT: Final = 0.8
"""How far the contract is trusted that the declarer named."""

_RESERVE: Final = 25.0
"""How many points more than his cards promise a declarer wants before he raises a contract.

Read off the contracts of the rule players and of deals whose contracts suit the cards: 10 to 40."""

_RESERVE_SPREAD: Final = 24.0
_STAYS: Final = 50.0
"""How many points too few the cards may promise of who plays on for what he bid."""

_RAISES: Final = 45.0
"""How many points more than his bid they promise of who would have raised it."""

_WAVERING: Final = 15.0
_ACES: Final = 0x820820

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


class ContractWeight(Struct, frozen=True):
    """How well the cards that the declarer plays with agree with the contract he named."""

    by_worth: tuple[float, ...]
    """By what he can expect of them, which `LOWEST` is the first of: a logarithm."""

    worths: Worths
    marriages: tuple[int, ...]

    def of(self, hand: int) -> float:
        """Return the logarithm of the factor of the eight cards."""
        worth = worth_of(self.worths, hand)
        dearest = further = 0
        for suit, value in enumerate(self.marriages):
            if hand >> 6 * suit & _PAIR == _PAIR:
                further += min(dearest, value)
                dearest = max(dearest, value)
        worth += hand_weights.FURTHER_SHARE * further
        if not hand & _ACES:
            worth += hand_weights.BARE_SHARE * (dearest + further)
        return self.by_worth[max(0, min(_SPAN - 1, int(worth) - LOWEST))]


def contract_weight(view: View, deal: DealState) -> ContractWeight | None:
    """Return how to weigh the declarer's cards by his contract; None where it tells nothing."""
    seat = deal.declarer
    if seat is None or deal.dark or deal.blind is not None or not deal.contract:
        return None
    if on_barrel(view.rules, view.standings[seat]):
        return None
    contract, raised = deal.contract, deal.contract > (deal.bid or 0)

    def weight(worth: int) -> float:
        if raised:
            off = (worth - contract - _RESERVE) / _RESERVE_SPREAD
            return -0.5 * off * off
        found = _logistic((worth - contract + _STAYS) / _WAVERING)
        if view.rules.raise_contract != "never":
            found *= _logistic((contract + _RAISES - worth) / _WAVERING)
        return log(max(1e-9, found))

    by_worth = tuple(CONTRACT * weight(worth) for worth in range(LOWEST, LOWEST + _SPAN))
    marriages = tuple(marriage_value(view.rules, suit) for suit in Suit)
    return ContractWeight(by_worth, suit_worths(view.rules), marriages)


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
