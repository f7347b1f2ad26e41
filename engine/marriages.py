"""What marriages are worth and what they allow to bid (RULES.md 1.4 item 4, 1.10)."""

from __future__ import annotations

from typing import Final

from engine.cards import Card, Hand, Rank, Suit
from engine.rules import Rules, barrel_need
from engine.scoring import on_barrel
from engine.scoring.types import Standing

_STANDARD: Final = {Suit.SPADES: 40, Suit.CLUBS: 60, Suit.DIAMONDS: 80, Suit.HEARTS: 100}
_CLUBS_HIGH: Final = {Suit.DIAMONDS: 40, Suit.HEARTS: 60, Suit.SPADES: 80, Suit.CLUBS: 100}

PAIRS: Final[dict[Suit, frozenset[Card]]] = {
    suit: frozenset({Card.of(Rank.KING, suit), Card.of(Rank.QUEEN, suit)}) for suit in Suit
}
CARD_POINT_CEILING: Final = 120
"""All card points of a deal: the ceiling of a bid without a marriage."""

ABSOLUTE_CEILING: Final = 400


def marriage_value(rules: Rules, suit: Suit) -> int:
    """Return what the marriage of that suit is worth."""
    if rules.marriage_values == "standard":
        return _STANDARD[suit]
    if rules.marriage_values == "clubs_high":
        return _CLUBS_HIGH[suit]
    custom = rules.marriage_custom
    if custom is None:
        raise ValueError("marriage_values is custom, but marriage_custom gives no values")
    values = {
        Suit.SPADES: custom.spades,
        Suit.CLUBS: custom.clubs,
        Suit.DIAMONDS: custom.diamonds,
        Suit.HEARTS: custom.hearts,
    }
    return values[suit]


def marriages_in(hand: Hand) -> tuple[Suit, ...]:
    """Return the suits of which the hand holds king and queen."""
    held = frozenset(hand)
    return tuple(suit for suit, pair in PAIRS.items() if pair <= held)


def highest_contract(rules: Rules) -> int:
    """Return the absolute ceiling of any bid or contract at this table."""
    return rules.max_contract or ABSOLUTE_CEILING


def ceiling(rules: Rules, hand: Hand) -> int:
    """Return the highest amount that the marriages of this hand allow (`bid_limit`)."""
    top = highest_contract(rules)
    if rules.bid_limit == "none":
        return top
    suits = marriages_in(hand)
    if rules.bid_limit == "no_marriage_120":
        return top if suits else min(top, CARD_POINT_CEILING)
    return min(top, CARD_POINT_CEILING + sum(marriage_value(rules, suit) for suit in suits))


def hand_ceiling(rules: Rules, hand: Hand, standing: Standing) -> int:
    """Return what this hand allows a player with this standing to bid or to name.

    On the barrel the marriage ceiling is waived up to the need.
    """
    top = ceiling(rules, hand)
    waived = rules.barrel == "single" and (rules.barrel_min_contract or rules.win_above_target)
    if waived and on_barrel(rules, standing):
        return max(top, barrel_need(rules))
    return top


def bid_ceiling(rules: Rules, hand: Hand, standing: Standing) -> int:
    """Return the highest bid of this hand for a player with this standing (`barrel_bid_cap`)."""
    top = hand_ceiling(rules, hand, standing)
    capped = rules.barrel_bid_cap and on_barrel(rules, standing)
    return min(top, rules.barrel_bid_cap) if capped else top
