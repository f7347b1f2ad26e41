"""What aces, nines, and queen with jack are worth where they are marriages (RULES.md 1.10).

A table without these agreements gets nothing from here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.cards import Card, Hand, Rank, Suit
from engine.marriages import all_in, cards_of, is_known, marriage_value, worth
from engine.rules import Rules
from engine.state import MarriageKind

_RARE: Final = (MarriageKind.HALF, MarriageKind.ACES, MarriageKind.NINES)
_ACE: Final = 0b100000
_TEN: Final = 0b010000
_HALF: Final = 0b000110
_NINE: Final = 0b000001
_AT_ONCE: Final = 1.0
_ACES_BY_TEN: Final = 0.85
"""Chance to declare the aces when a ten has to take a trick first."""

_ACES_ALONE: Final = 0.35
_NINES_BY_ACE: Final = 0.8
_NINES_ALONE: Final = 0.25
_HALF_SHARE: Final = 0.55
_KEEPING: Final = {MarriageKind.HALF: 0.25, MarriageKind.ACES: 0.7, MarriageKind.NINES: 0.4}
"""Part of the value that a card of a whole marriage stands for while it is kept."""


class RareMarriages(Struct, frozen=True):
    """What a table pays for them; zero for what it does not know."""

    aces: int
    nines: int
    halves: tuple[int, ...]
    """By suit in the order of `Suit`."""

    at_once: bool
    """No trick is needed first."""


def agreed(rules: Rules) -> RareMarriages | None:
    """Return the rare marriages of this table, None when it knows none."""
    if not any(is_known(rules, kind) for kind in _RARE):
        return None
    half = rules.half_marriage
    return RareMarriages(
        aces=rules.ace_marriage_value if rules.ace_marriage else 0,
        nines=rules.nines_marriage_value,
        halves=tuple(marriage_value(rules, suit) // 2 if half else 0 for suit in Suit),
        at_once=rules.marriage_first_lead,
    )


def promise(table: RareMarriages, patterns: Sequence[int]) -> float:
    """Return the points that these cards promise by rare marriages; patterns as in `evaluate`."""
    total = sum(
        _HALF_SHARE * value
        for value, mask in zip(table.halves, patterns, strict=True)
        if mask & _HALF == _HALF
    )
    if table.aces and all(mask & _ACE for mask in patterns):
        first = _ACES_BY_TEN if any(mask & _TEN for mask in patterns) else _ACES_ALONE
        total += table.aces * (_AT_ONCE if table.at_once else first)
    if table.nines and all(mask & _NINE for mask in patterns):
        first = _NINES_BY_ACE if any(mask & _ACE for mask in patterns) else _NINES_ALONE
        total += table.nines * (_AT_ONCE if table.at_once else first)
    return total


def hope(rules: Rules, hand: Hand, card: Card) -> float:
    """Return what the hope to declare a rare marriage with this card is worth while it is kept."""
    return sum(
        _KEEPING[kind] * worth(rules, kind, suit)
        for kind, suit in all_in(rules, hand)
        if kind in _KEEPING and card in cards_of(kind, suit)
    )


def spoils_half(hand: Hand, card: Card) -> bool:
    """Tell whether leading the queen would break one of two marriages of king, queen and jack."""
    trio = (Rank.KING, Rank.QUEEN, Rank.JACK)
    return card.rank is Rank.QUEEN and all(Card.of(rank, card.suit) in hand for rank in trio)
