"""What a hand is worth to a declarer against a single opponent (RULES.md 1.15).

As in `evaluate` a hand is four patterns of ranks and its value a sum over the suits; the numbers
are those of `duel_weights`. Every prikup that can lie there is weighed with the best cards to give
and to lay away.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.ai.duel_weights import TEN_CARDS, THREE_HANDS, DuelWeights
from engine.ai.evaluate import Estimate, Outlook, patterns
from engine.ai.rare_marriages import RareMarriages, agreed, promise
from engine.cards import DECK, Hand, Suit
from engine.marriages import marriage_value
from engine.rules import Rules

_SUITS: Final = tuple(Suit)
_PAIR: Final = 0b001100
_ACE: Final = 0b100000


def duel_estimate(rules: Rules, kept: Hand) -> Estimate:
    """Return what a declarer can expect of the cards that he plays with."""
    tables = _tables(_weights(rules), _marriage_values(rules))
    held = patterns(kept)
    total = sum(row[mask] for row, mask in zip(tables[0], held, strict=True))
    return _finished(_weights(rules), _marriage_values(rules), agreed(rules), held, total)


def duel_outlook(rules: Rules, hand: Hand, drawn: int, away: int) -> Outlook:
    """Weigh a dealt hand over every prikup of `drawn` cards, of which `away` go away again."""
    known = (_weights(rules), _marriage_values(rules), agreed(rules))
    return _outlook(*known, hand, drawn, away)


def _weights(rules: Rules) -> DuelWeights:
    return THREE_HANDS if rules.two_form == "dead_hand" else TEN_CARDS


def _marriage_values(rules: Rules) -> tuple[int, ...]:
    return tuple(marriage_value(rules, suit) for suit in _SUITS)


@lru_cache(maxsize=64)
def _outlook(
    weights: DuelWeights,
    values: tuple[int, ...],
    rare: RareMarriages | None,
    hand: Hand,
    drawn: int,
    away: int,
) -> Outlook:
    full, *losing = _tables(weights, values)
    own = patterns(hand)
    bits = [(card.order // 6, 1 << card.strength) for card in DECK if card not in hand]
    tally: dict[tuple[int, int], int] = {}
    for extra in combinations(bits, drawn):
        held = list(own)
        for suit, bit in extra:
            held[suit] |= bit
        total = sum(full[suit][held[suit]] for suit in range(4)) + _best_loss(losing, held, away)
        best = _finished(weights, values, rare, held, total)
        key = (2 * round(best.points / 2.0), 2 * round(best.spread / 2.0))
        tally[key] = tally.get(key, 0) + 1
    estimates = tuple(
        (Estimate(float(points), float(spread)), times)
        for (points, spread), times in sorted(tally.items())
    )
    return Outlook(estimates, sum(tally.values()))


def _best_loss(
    losing: Sequence[tuple[tuple[float, ...], ...]], held: list[int], away: int
) -> float:
    """Return the best change of value when one or two cards go away."""
    singles = sorted((losing[0][suit][held[suit]] for suit in range(4)), reverse=True)
    if away == 1:
        return singles[0]
    pair = max(losing[1][suit][held[suit]] for suit in range(4))
    return max(pair, singles[0] + singles[1])


def _finished(
    weights: DuelWeights,
    values: tuple[int, ...],
    rare: RareMarriages | None,
    held: Sequence[int],
    total: float,
) -> Estimate:
    """Add what belongs to no single suit."""
    dearest = further = 0
    ace = False
    for mask, value in zip(held, values, strict=True):
        ace = ace or mask >= _ACE
        if mask & _PAIR == _PAIR:
            further += min(dearest, value)
            dearest = max(dearest, value)
    total += weights.base + weights.further_share * further
    if not ace:
        total += weights.bare_share * (dearest + further)
    if rare is not None:
        total += promise(rare, held)
    spread = weights.spread + weights.spread_marriage * (dearest + further)
    return Estimate(total, spread)


@lru_cache(maxsize=8)
def _tables(
    weights: DuelWeights, values: tuple[int, ...]
) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Return the values of the patterns of each suit, and their change by losing one or two."""
    full = tuple(
        tuple(
            points
            + (weights.marriage_base + weights.marriage_share * value) * (mask & _PAIR == _PAIR)
            for mask, points in enumerate(weights.suit_points)
        )
        for value in values
    )
    return (
        full,
        tuple(_losing(row, 1) for row in full),
        tuple(_losing(row, 2) for row in full),
    )


def _losing(row: tuple[float, ...], cards: int) -> tuple[float, ...]:
    """Return for each pattern the best change of value when that many cards leave it."""
    changes: list[float] = []
    for mask in range(64):
        bits = [1 << place for place in range(6) if mask >> place & 1]
        left = (mask & ~sum(gone) for gone in combinations(bits, cards))
        changes.append(max((row[rest] - row[mask] for rest in left), default=-1e6))
    return tuple(changes)
