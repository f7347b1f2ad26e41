"""The 24 cards: suits, ranks, trick strength and card points (RULES.md section 0).

A card is written rank then suit (`AH`, `10S`, `KD`). `Card("TS")` is read as the ten of spades,
because other programs write it so; it is always written `10S`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from operator import attrgetter
from typing import Final


class Suit(StrEnum):
    """A suit; the order of the members is the order of every listing."""

    SPADES = "S"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"

    __hash__ = str.__hash__


class Rank(StrEnum):
    """A rank, from the strongest to the weakest: the ten outranks the king."""

    ACE = "A"
    TEN = "10"
    KING = "K"
    QUEEN = "Q"
    JACK = "J"
    NINE = "9"

    __hash__ = str.__hash__


CARD_POINTS: Final[dict[Rank, int]] = {
    Rank.ACE: 11,
    Rank.TEN: 10,
    Rank.KING: 4,
    Rank.QUEEN: 3,
    Rank.JACK: 2,
    Rank.NINE: 0,
}
DEAL_POINTS: Final = 120
_RANKS: Final = tuple(Rank)
_SUITS: Final = tuple(Suit)


class Card(StrEnum):
    """One card. `strength` grows with the rank (nine 0 … ace 5); `order` is its place in DECK."""

    AS, TS, KS, QS, JS, NS = "AS", "10S", "KS", "QS", "JS", "9S"
    AC, TC, KC, QC, JC, NC = "AC", "10C", "KC", "QC", "JC", "9C"
    AD, TD, KD, QD, JD, ND = "AD", "10D", "KD", "QD", "JD", "9D"
    AH, TH, KH, QH, JH, NH = "AH", "10H", "KH", "QH", "JH", "9H"

    suit: Suit
    rank: Rank
    points: int
    strength: int
    order: int

    def __init__(self, text: str) -> None:
        self.rank = Rank(text[:-1])
        self.suit = Suit(text[-1])
        self.points = CARD_POINTS[self.rank]
        place = _RANKS.index(self.rank)
        self.strength = len(_RANKS) - 1 - place
        self.order = _SUITS.index(self.suit) * len(_RANKS) + place

    __hash__ = str.__hash__

    @classmethod
    def _missing_(cls, value: object) -> Card | None:
        if isinstance(value, str) and len(value) == 2 and value[0] == "T":
            return _BY_TEXT.get("10" + value[1])
        return None

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """Return the card of that rank and suit."""
        return _BY_TEXT[rank.value + suit.value]


_BY_TEXT: Final[dict[str, Card]] = {card.value: card for card in Card}

DECK: Final[tuple[Card, ...]] = tuple(Card)
"""The new pack: spades, clubs, diamonds, hearts, each from the ace down to the nine."""

Hand = tuple[Card, ...]
"""Cards held by one seat, always in the order of DECK so that equal hands are equal tuples."""

_order = attrgetter("order")


def hand_of(cards: Iterable[Card]) -> Hand:
    """Return the cards as a hand, in the order of DECK."""
    return tuple(sorted(cards, key=_order))


def parse_cards(text: str) -> Hand:
    """Read cards separated by spaces or commas, in the order given.

    Raises ValueError that names the first word which is no card.
    """
    cards: list[Card] = []
    for word in text.replace(",", " ").split():
        try:
            cards.append(Card(word.upper()))
        except ValueError:
            raise ValueError(
                f"{word!r} is no card: write a rank (A 10 K Q J 9) and a suit (S C D H), like 10H"
            ) from None
    return tuple(cards)


def points_of(cards: Iterable[Card]) -> int:
    """Return the card points of the cards."""
    return sum(card.points for card in cards)


def without(hand: Hand, card: Card) -> Hand:
    """Return the hand without that card; the card must be in it."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
