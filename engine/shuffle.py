"""The shuffle: a deck as a pure function of a 32-byte seed.

Defined by us so that a deal number means the same cards on every machine and Python version:
bytes are read from SHAKE-256(seed) one by one; the new pack is mixed by Fisher-Yates from the last
card down; for a choice among n places a byte of `256 - 256 % n` or more is thrown away, which keeps
every order equally likely. Test vectors: tests/engine/test_cards.py.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Final

from engine.cards import DECK, Card

SEED_BYTES: Final = 32
_BLOCK: Final = 64


def shuffle(seed: bytes) -> tuple[Card, ...]:
    """Return the 24 cards in the order that the seed gives, the top card first.

    Raises ValueError when the seed is not 32 bytes long.
    """
    if len(seed) != SEED_BYTES:
        raise ValueError(f"a shuffle needs a seed of {SEED_BYTES} bytes, not {len(seed)}")
    stream = _byte_stream(seed)
    deck = list(DECK)
    for last in range(len(deck) - 1, 0, -1):
        choice = _below(last + 1, stream)
        deck[last], deck[choice] = deck[choice], deck[last]
    return tuple(deck)


def derive_seed(match_seed: bytes, shuffle_number: int) -> bytes:
    """Return the seed of the n-th shuffle of a match (redeals count), n from 1."""
    return hashlib.sha256(match_seed + shuffle_number.to_bytes(4, "big")).digest()


def _byte_stream(seed: bytes) -> Iterator[int]:
    size = _BLOCK
    start = 0
    while True:
        yield from hashlib.shake_256(seed).digest(size)[start:]
        start, size = size, size * 2


def _below(places: int, stream: Iterator[int]) -> int:
    limit = 256 - 256 % places
    return next(byte for byte in stream if byte < limit) % places
