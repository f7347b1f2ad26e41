"""How strong seven cards are before the prikup, in a microsecond: points they bring as declarer.

A sum over the suits (`strength_weights`), fitted to what the search found; bids are read by it.
Hands are sets of the kernel.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.ai.contracts import strength_weights as weights
from engine.ai.kernel.position import SUITS
from engine.marriages import marriage_value
from engine.rules import Rules

PATTERNS: Final = 64
FEATURES: Final = PATTERNS + 3
"""Rank patterns of a suit; values of marriages, of half marriages, and of all but the dearest."""

_PAIR: Final = 0b001100


def features(rules: Rules, hand: int) -> dict[int, float]:
    """Return the features of a hand that are not zero, by number."""
    row: dict[int, float] = {}
    pairs: list[int] = []
    for place, suit in enumerate(SUITS):
        mask = hand >> 6 * place & 63
        row[mask] = row.get(mask, 0.0) + 1.0
        value = marriage_value(rules, suit)
        if mask & _PAIR == _PAIR:
            pairs.append(value)
        elif mask & _PAIR:
            row[PATTERNS + 1] = row.get(PATTERNS + 1, 0.0) + value
    if pairs:
        row[PATTERNS] = float(sum(pairs))
        row[PATTERNS + 2] = float(sum(pairs) - max(pairs))
    return row


def strength(rules: Rules, hand: int) -> float:
    """Return the points that seven cards are expected to bring their declarer."""
    total = weights.BASE
    dearest = further = 0
    for row, value, place in _tables(tuple(marriage_value(rules, suit) for suit in SUITS)):
        mask = hand >> place & 63
        total += row[mask]
        if mask & _PAIR == _PAIR:
            further += min(dearest, value)
            dearest = max(dearest, value)
    return total + weights.FURTHER_SHARE * further


@lru_cache(maxsize=8)
def _tables(values: tuple[int, ...]) -> tuple[tuple[tuple[float, ...], int, int], ...]:
    """Return for each suit the points by pattern, the value of its marriage and its first card."""
    return tuple(
        (
            tuple(
                points
                + weights.MARRIAGE_SHARE * value * (mask & _PAIR == _PAIR)
                + weights.HALF_SHARE * value * (0 < mask & _PAIR < _PAIR)
                for mask, points in enumerate(weights.SUIT_POINTS)
            ),
            value,
            6 * place,
        )
        for place, value in enumerate(values)
    )
