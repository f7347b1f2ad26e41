"""The ways in which the cards can lie that a seat cannot see: all of them, or a fair sample."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from random import Random
from typing import Final

from msgspec import Struct

from engine.ai.belief.unseen import AWAY, STOCK, Pile, Unseen

_MOST_TRIES: Final = 60


class World(Struct, frozen=True):
    """One way: the hands by place, and where two play what is left to draw and what is away."""

    hands: tuple[int, ...]
    stock: tuple[int, ...] = ()
    away: int = 0


def bits(cards: int) -> list[int]:
    """Return the cards of a set."""
    return [card for card in range(24) if cards >> card & 1]


def count_of(unseen: Unseen) -> int:
    """Return how many ways there are where two hands are hidden, at most; else a large number."""
    if len(unseen.piles) > 2 or any(pile.place == STOCK for pile in unseen.piles):
        return 1 << 40
    if len(unseen.piles) < 2:
        return 1
    free, wanted = _free(unseen.piles[0], unseen.piles[1])
    return comb(free.bit_count(), wanted) if wanted >= 0 else 0


def all_worlds(unseen: Unseen, seats: int) -> Iterator[World]:
    """Return every way where at most two piles are hidden."""
    if not unseen.piles:
        yield _world(unseen, seats, [], ())
        return
    if len(unseen.piles) == 1:
        yield _world(unseen, seats, [unseen.cards], ())
        return
    one, other = unseen.piles
    free, wanted = _free(one, other)
    sure = one.must | (unseen.cards & ~other.may)
    for chosen in _subsets(free, wanted):
        cards = sure | chosen
        yield _world(unseen, seats, [cards, unseen.cards & ~cards], ())


def some_worlds(unseen: Unseen, seats: int, count: int, random: Random) -> Iterator[World]:
    """Return so many ways by chance, all equally likely; fewer where hardly any way is possible."""
    for _ in range(count):
        found = _deal(unseen, random)
        if found is not None:
            yield _world(unseen, seats, *found)


def _subsets(cards: int, count: int) -> list[int]:
    """Return all sets of so many of the cards."""
    found = [0]
    for card in bits(cards):
        found += [one | 1 << card for one in found]
    return [one for one in found if one.bit_count() == count]


def _free(one: Pile, other: Pile) -> tuple[int, int]:
    """Return the cards that can lie in either of two piles, and how many of them lie in the one."""
    free = one.may & other.may & ~one.must & ~other.must
    sure = one.may & ~free
    return free, one.count - sure.bit_count()


def _deal(unseen: Unseen, random: Random) -> tuple[list[int], tuple[int, ...]] | None:
    """Deal the unseen cards to their piles by chance; None when no try went out."""
    must = sum(pile.must for pile in unseen.piles)
    cards = bits(unseen.cards & ~must)
    for _ in range(_MOST_TRIES):
        random.shuffle(cards)
        held: list[int] = []
        stock: tuple[int, ...] = ()
        start = 0
        for pile in unseen.piles:
            end = start + pile.count - pile.must.bit_count()
            part = cards[start:end]
            held.append(pile.must | sum(1 << card for card in part))
            if pile.place == STOCK:
                stock = tuple(part)
            start = end
        if all(not cards & ~pile.may for cards, pile in zip(held, unseen.piles, strict=True)):
            return held, stock
    return None


def _world(unseen: Unseen, seats: int, held: Sequence[int], stock: tuple[int, ...]) -> World:
    hands, away = [0] * seats, unseen.bank
    hands[unseen.me] = unseen.hand
    for pile, cards in zip(unseen.piles, held, strict=True):
        if pile.place >= 0:
            hands[pile.place] = cards
        elif pile.place == AWAY:
            away |= cards
    return World(tuple(hands), stock, away)
