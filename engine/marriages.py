"""What marriages are worth and what they allow to bid (RULES.md 1.4 item 4, 1.10).

Beside king and queen a table may know queen and jack (the half marriage), four aces and four nines.
"""

from __future__ import annotations

from typing import Final

from engine.cards import Card, Hand, Rank, Suit
from engine.rules import Rules, barrel_need
from engine.scoring import on_barrel
from engine.scoring.types import Standing
from engine.state import MarriageKind

_STANDARD: Final = {Suit.SPADES: 40, Suit.CLUBS: 60, Suit.DIAMONDS: 80, Suit.HEARTS: 100}
_CLUBS_HIGH: Final = {Suit.DIAMONDS: 40, Suit.HEARTS: 60, Suit.SPADES: 80, Suit.CLUBS: 100}

PAIRS: Final[dict[Suit, frozenset[Card]]] = {
    suit: frozenset({Card.of(Rank.KING, suit), Card.of(Rank.QUEEN, suit)}) for suit in Suit
}
CARD_POINT_CEILING: Final = 120
"""All card points of a deal: the ceiling of a bid without a marriage."""

ABSOLUTE_CEILING: Final = 400
CEILING_WITH_ACES: Final = 600

HALVES: Final[dict[Suit, frozenset[Card]]] = {
    suit: frozenset({Card.of(Rank.QUEEN, suit), Card.of(Rank.JACK, suit)}) for suit in Suit
}
ACES: Final = frozenset(Card.of(Rank.ACE, suit) for suit in Suit)
NINES: Final = frozenset(Card.of(Rank.NINE, suit) for suit in Suit)


def marriage_value(rules: Rules, suit: Suit) -> int:
    """Return what the marriage of that suit is worth; own values that are not given are usual."""
    if rules.marriage_values == "clubs_high":
        return _CLUBS_HIGH[suit]
    custom = rules.marriage_custom
    if rules.marriage_values == "standard" or custom is None:
        return _STANDARD[suit]
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


def worth(rules: Rules, kind: MarriageKind, suit: Suit) -> int:
    """Return the points of a marriage that a card of this suit declares."""
    match kind:
        case MarriageKind.MARRIAGE:
            return marriage_value(rules, suit)
        case MarriageKind.HALF:
            return marriage_value(rules, suit) // 2
        case MarriageKind.ACES:
            return rules.ace_marriage_value
        case MarriageKind.NINES:
            return rules.nines_marriage_value


def is_known(rules: Rules, kind: MarriageKind) -> bool:
    """Tell whether this table knows that marriage."""
    match kind:
        case MarriageKind.MARRIAGE:
            return True
        case MarriageKind.HALF:
            return rules.half_marriage
        case MarriageKind.ACES:
            return rules.ace_marriage
        case MarriageKind.NINES:
            return rules.nines_marriage_value > 0


def known_kinds(rules: Rules) -> tuple[MarriageKind, ...]:
    """Return the marriages that this table knows, the dearest first."""
    return tuple(kind for kind in MarriageKind if is_known(rules, kind))


def cards_of(kind: MarriageKind, suit: Suit) -> frozenset[Card]:
    """Return the cards that have to be in one hand."""
    match kind:
        case MarriageKind.MARRIAGE:
            return PAIRS[suit]
        case MarriageKind.HALF:
            return HALVES[suit]
        case MarriageKind.ACES:
            return ACES
        case MarriageKind.NINES:
            return NINES


def declared_by(rules: Rules, hand: Hand, card: Card) -> tuple[MarriageKind, ...]:
    """Return the marriages of this hand that leading the card can declare, the dearest first."""
    return tuple(
        kind
        for kind in known_kinds(rules)
        if card in cards_of(kind, card.suit) and cards_of(kind, card.suit) <= frozenset(hand)
    )


def all_in(rules: Rules, hand: Hand) -> tuple[tuple[MarriageKind, Suit], ...]:
    """Return every marriage that these rules find in a hand; of aces and nines the first suit."""
    held = frozenset(hand)
    suits = tuple(Suit)
    places = (
        (kind, suit)
        for kind in known_kinds(rules)
        for suit in (suits if is_pair(kind) else suits[:1])
    )
    return tuple((kind, suit) for kind, suit in places if cards_of(kind, suit) <= held)


def bid_marriages(rules: Rules, hand: Hand) -> tuple[tuple[MarriageKind, Suit], ...]:
    """Return the marriages of a hand that count in the auction: not four nines (RULES.md 2.1)."""
    return tuple(one for one in all_in(rules, hand) if one[0] is not MarriageKind.NINES)


def is_pair(kind: MarriageKind) -> bool:
    """Tell whether the marriage is made of two cards of one suit."""
    return kind in (MarriageKind.MARRIAGE, MarriageKind.HALF)


def highest_contract(rules: Rules) -> int:
    """Return the absolute ceiling of any bid or contract at this table."""
    return rules.max_contract or (CEILING_WITH_ACES if rules.ace_marriage else ABSOLUTE_CEILING)


def ceiling(rules: Rules, hand: Hand) -> int:
    """Return the highest amount that the marriages of this hand allow (`bid_limit`)."""
    top = highest_contract(rules)
    if rules.bid_limit == "none":
        return top
    found = bid_marriages(rules, hand)
    if rules.bid_limit == "no_marriage_120":
        return top if found else min(top, CARD_POINT_CEILING)
    return min(top, CARD_POINT_CEILING + sum(worth(rules, kind, suit) for kind, suit in found))


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
