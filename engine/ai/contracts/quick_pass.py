"""Which two of ten cards go away, in a few microseconds: the rule of `exchange` by suits.

Sampled deals need a pass by the thousand; what a hand keeps is weighed by the same numbers as there
but for what belongs to no single suit. Hands are sets of the kernel.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.ai import hand_weights as weights
from engine.ai.exchange import giving_cost
from engine.ai.kernel.position import CARDS, SUITS
from engine.marriages import marriage_value
from engine.rules import Rules

_PAIR: Final = 0b001100
_NEVER: Final = -1e6

Loss = tuple[float, int]
"""Points that a hand gains when cards leave it, nearly always less than 0, and these cards."""


def quick_gifts(rules: Rules, hand: int) -> tuple[int, int]:
    """Return the two cards to give away, each as a set."""
    tables = _tables(rules)
    singles: list[Loss] = []
    best_pair: Loss = (_NEVER, 0)
    for place, (one, two) in enumerate(tables):
        mask = hand >> 6 * place & 63
        singles.append(one[mask])
        best_pair = max(best_pair, two[mask])
    singles.sort(reverse=True)
    first, second = singles[0], singles[1]
    gone = best_pair[1] if best_pair[0] > first[0] + second[0] else first[1] | second[1]
    low = gone & -gone
    return gone ^ low, low


@lru_cache(maxsize=8)
def _tables(rules: Rules) -> tuple[tuple[tuple[Loss, ...], tuple[Loss, ...]], ...]:
    """Return for each suit and pattern the best one and the best two cards to lose."""
    return tuple(
        (_losses(rules, place, 1), _losses(rules, place, 2)) for place in range(len(SUITS))
    )


def _losses(rules: Rules, place: int, cards: int) -> tuple[Loss, ...]:
    found: list[Loss] = []
    for mask in range(64):
        bits = [1 << bit for bit in range(6) if mask >> bit & 1]
        choices = (_loss(rules, place, mask, sum(gone)) for gone in combinations(bits, cards))
        found.append(max(choices, default=(_NEVER, 0)))
    return tuple(found)


def _loss(rules: Rules, place: int, mask: int, gone: int) -> Loss:
    held = tuple(CARDS[6 * place + bit] for bit in range(6) if mask >> bit & 1)
    cost = sum(
        giving_cost(rules, held, CARDS[6 * place + bit]) for bit in range(6) if gone >> bit & 1
    )
    change = _points(rules, place, mask & ~gone) - _points(rules, place, mask)
    return change - cost, gone << 6 * place


def _points(rules: Rules, place: int, mask: int) -> float:
    points = weights.SUIT_POINTS[mask]
    if mask & _PAIR == _PAIR:
        value = marriage_value(rules, SUITS[place])
        points += weights.MARRIAGE_BASE + weights.MARRIAGE_SHARE * value
    return points
