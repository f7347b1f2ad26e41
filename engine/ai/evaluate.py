"""What a hand is worth to a declarer: expected points, and their spread over every prikup.

A hand is four patterns of ranks (bit 0 the nine … bit 5 the ace), and its value a sum over the
suits (`hand_weights`), so all 680 prikups of a seven-card hand, each with its best pass, can be
weighed exactly in a few milliseconds; nothing is sampled.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations
from math import erf, sqrt
from typing import Final

from msgspec import Struct

from engine.ai import hand_weights as weights
from engine.ai.rare_marriages import RareMarriages, agreed, promise
from engine.cards import DECK, Card, Hand, Suit
from engine.marriages import marriage_value
from engine.rules import Rules

Patterns = tuple[int, int, int, int]
"""Ranks held, by suit in the order of `Suit`."""

_SUITS: Final = tuple(Suit)
_PAIR: Final = 0b001100
_ACE: Final = 0b100000


class Estimate(Struct, frozen=True):
    """What a declarer can expect of cards: his points and their standard deviation."""

    points: float
    spread: float

    def chance(self, contract: int) -> float:
        """Return the chance to take at least that many points."""
        return 0.5 * (1.0 + erf((self.points - contract + 0.5) / (self.spread * sqrt(2.0))))


class Outlook(Struct, frozen=True):
    """A seven-card hand over all its prikups, each with the best pass."""

    estimates: tuple[tuple[Estimate, int], ...]
    """Estimates with how many prikups lead to them, the lowest first."""

    count: int

    @property
    def mean(self) -> float:
        """Return the expected points with an average prikup."""
        return sum(item.points * times for item, times in self.estimates) / self.count

    @property
    def worst(self) -> float:
        """Return the expected points with the worst prikup."""
        return self.estimates[0][0].points

    @property
    def best(self) -> float:
        """Return the expected points with the best prikup."""
        return max(item.points for item, _ in self.estimates)

    def chance(self, contract: int) -> float:
        """Return the chance to make the contract, over all prikups."""
        made = sum(item.chance(contract) * times for item, times in self.estimates)
        return made / self.count


class _Tables(Struct, frozen=True):
    """Values of the patterns of each suit under given marriage values."""

    full: tuple[tuple[float, ...], ...]
    one_less: tuple[tuple[float, ...], ...]
    """The change of value when the best card to lose is given away."""

    two_less: tuple[tuple[float, ...], ...]
    marriage: tuple[int, ...]


def patterns(cards: Iterable[Card]) -> Patterns:
    """Return the ranks held in each suit."""
    found = [0, 0, 0, 0]
    for card in cards:
        found[card.order // 6] |= 1 << card.strength
    return (found[0], found[1], found[2], found[3])


def estimate(rules: Rules, kept: Hand) -> Estimate:
    """Return what a declarer can expect of the cards he plays with."""
    tables = _tables(_marriage_values(rules))
    held = patterns(kept)
    total = sum(row[mask] for row, mask in zip(tables.full, held, strict=True))
    rare = agreed(rules)
    if rare is not None:
        total += promise(rare, held)
    return Estimate(*_finished(tables, held, total))


def outlook(rules: Rules, hand: Hand) -> Outlook:
    """Weigh a hand over every prikup that the other cards allow."""
    return _outlook(_marriage_values(rules), hand, agreed(rules))


def _marriage_values(rules: Rules) -> tuple[int, ...]:
    return tuple(marriage_value(rules, suit) for suit in _SUITS)


@lru_cache(maxsize=64)
def _outlook(values: tuple[int, ...], hand: Hand, rare: RareMarriages | None) -> Outlook:
    tables = _tables(values)
    own = patterns(hand)
    bits = [(card.order // 6, 1 << card.strength) for card in DECK if card not in hand]
    tally: dict[tuple[int, int], int] = {}
    for drawn in combinations(bits, 3):
        held = list(own)
        for suit, bit in drawn:
            held[suit] |= bit
        points, spread = _after_best_pass(tables, held)
        if rare is not None:
            points += promise(rare, held)
        key = (2 * round(points / 2.0), 2 * round(spread / 2.0))
        tally[key] = tally.get(key, 0) + 1
    estimates = tuple(
        (Estimate(float(points), float(spread)), times)
        for (points, spread), times in sorted(tally.items())
    )
    return Outlook(estimates, sum(tally.values()))


def _after_best_pass(tables: _Tables, held: list[int]) -> tuple[float, float]:
    """Return points and spread of ten cards after giving away the two that cost least."""
    total = 0.0
    best_pair = -1e9
    singles: list[float] = []
    for suit in range(4):
        mask = held[suit]
        total += tables.full[suit][mask]
        singles.append(tables.one_less[suit][mask])
        best_pair = max(best_pair, tables.two_less[suit][mask])
    singles.sort()
    return _finished(tables, held, total + max(best_pair, singles[-1] + singles[-2]))


def _finished(tables: _Tables, held: Iterable[int], total: float) -> tuple[float, float]:
    """Add what belongs to no single suit, and return points and spread."""
    dearest = further = 0
    ace = False
    for suit, mask in enumerate(held):
        ace = ace or mask >= _ACE
        if mask & _PAIR == _PAIR:
            value = tables.marriage[suit]
            further += min(dearest, value)
            dearest = max(dearest, value)
    total += weights.BASE + weights.FURTHER_SHARE * further
    if not ace:
        total += weights.BARE_SHARE * (dearest + further)
    spread = weights.SPREAD + weights.SPREAD_DEAREST * dearest + weights.SPREAD_FURTHER * further
    return total, spread


@lru_cache(maxsize=8)
def _tables(values: tuple[int, ...]) -> _Tables:
    """Build the tables for the values of the four marriages."""
    full = tuple(
        tuple(
            points
            + (weights.MARRIAGE_BASE + weights.MARRIAGE_SHARE * value) * (mask & _PAIR == _PAIR)
            for mask, points in enumerate(weights.SUIT_POINTS)
        )
        for value in values
    )
    return _Tables(
        full=full,
        one_less=tuple(_losing(row, 1) for row in full),
        two_less=tuple(_losing(row, 2) for row in full),
        marriage=values,
    )


def _losing(row: tuple[float, ...], cards: int) -> tuple[float, ...]:
    """Return for each pattern the best change of value when that many cards leave it."""
    changes: list[float] = []
    for mask in range(64):
        bits = [1 << place for place in range(6) if mask >> place & 1]
        left = (mask & ~sum(gone) for gone in combinations(bits, cards))
        changes.append(max((row[rest] - row[mask] for rest in left), default=-1e6))
    return tuple(changes)
