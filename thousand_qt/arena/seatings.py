"""Who sits where, so that every seat is everybody's once, and the cards of a duplicate."""

from __future__ import annotations

import hashlib

from engine.cards import Card
from engine.shuffle import derive_seed, shuffle
from thousand_qt.arena.game import Pack


def alone(player: str, against: str, seats: int) -> list[tuple[str, ...]]:
    """Return the seatings in which the player sits among others, in each seat once."""
    return [
        tuple(player if seat == place else against for seat in range(seats))
        for place in range(seats)
    ]


def both_ways(player: str, against: str, seats: int) -> list[tuple[str, ...]]:
    """Return the seatings in which either of the two sits among others, in each seat once."""
    found = [*alone(player, against, seats), *alone(against, player, seats)]
    return list(dict.fromkeys(found))


def seed_of(measure: str, seed: int, number: int) -> bytes:
    """Return the seed of the n-th deal or match of a measure."""
    root = hashlib.sha256(f"thousand arena {measure} {seed}".encode()).digest()
    return derive_seed(root, number)


def packs(seed: bytes) -> Pack:
    """Return the packs of a deal or match: the n-th shuffle is the same whoever plays."""

    def pack(number: int) -> tuple[Card, ...]:
        return shuffle(derive_seed(seed, number))

    return pack
