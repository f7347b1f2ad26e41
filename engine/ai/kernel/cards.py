"""Cards and sets of cards as numbers: the Python twin of the C part of `native.pxd`.

A card is a number from 0 to 23, six times its suit (spades, clubs, diamonds, hearts) and its
strength from the nine (0) to the ace (5). A set of cards has a bit for each.
"""

from __future__ import annotations

from math import exp as exp
from time import monotonic
from typing import Final

POINTS: Final = (0, 2, 3, 4, 10, 11) * 4
"""Points of each card."""

SUIT: Final = tuple(card // 6 for card in range(24))
"""Suit of each card."""

WHOLE: Final = tuple(63 << 6 * suit for suit in range(4))
"""All cards of each suit."""

NOTHING: Final = 30000
"""More than any deal is worth."""

UNKNOWN: Final = -32768
"""The answer of a question that was given up."""

NO_MOVE: Final = 255
"""In place of a move where none is known."""

KNOWN: Final = 700
"""What the lead that was best before counts when moves are put in order."""

SURE: Final = 200
"""What a card that takes the trick counts beside its points."""

BREATH: Final = 1023
"""Nodes between two looks at the clock and at the wish to stop."""

MOST_WAYS: Final = 512
"""Ways in which the hidden cards can lie that are weighed at once."""

MOST_PLIES: Final = 25
MOST_MOVES: Final = 14
"""Of one hand, with all that it can declare."""

MOST_CHOICES: Final = 64
"""Of a seat, whatever it holds."""

FEATURES: Final = 27
ROLES: Final = 8
SITUATIONS: Final = 40
"""See `engine.ai.belief.habits`."""

NINES: Final = 0x041041
ACES: Final = 0x820820

_HALF_POINTS: Final = [0]
"""Points of each set of spades and clubs; those of diamonds and hearts are the same."""

for _points in POINTS[:12]:
    _HALF_POINTS.extend([rest + _points for rest in _HALF_POINTS])

now = monotonic


class Entry:
    """What is known of a position at the start of a trick: bounds of its value, the best lead."""

    __slots__ = ("best", "high", "key", "low", "more")

    def __init__(self) -> None:
        self.key = self.more = self.low = self.high = self.best = 0


class Entries(dict[int, Entry]):
    """The table of positions: an entry is made when its place is first used."""

    def __missing__(self, place: int) -> Entry:
        """Make the entry."""
        entry = self[place] = Entry()
        return entry


def entries_in(_memory: bytearray) -> Entries:
    """Return an empty table; compiled, it lies in the memory."""
    return Entries()


def entry_at(entries: Entries, place: int) -> Entry:
    """Return the entry at a place of the table; compiled, it begins to be fetched."""
    return entries[place]


def mixed(key: int, more: int) -> int:
    """Return 24 bits that depend on all bits of a position.

    They are the same when the product overflows 64 bits, as it does in C.
    """
    return key * 0x1E3779B97F4A7C15 + more * 0x42B2AE3D27D4EB4F >> 40 & 0xFFFFFF


def points_in(cards: int) -> int:
    """Return the card points of a set."""
    return _HALF_POINTS[cards & 4095] + _HALF_POINTS[cards >> 12]


def ones(cards: int) -> int:
    """Return how many cards a set has."""
    return cards.bit_count()


def top(cards: int) -> int:
    """Return the highest number in a set that is not empty."""
    return cards.bit_length() - 1


def low(cards: int) -> int:
    """Return the lowest number in a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def above(cards: int, card: int) -> int:
    """Return the cards with a higher number."""
    return cards >> card + 1 << card + 1


def suits_of(nines: int) -> int:
    """Return the suits of which the set has the nine, a bit for each."""
    return (nines | nines >> 5 | nines >> 10 | nines >> 15) & 15


def beats(card: int, best: int, trump: int) -> bool:
    """Tell whether a card that is played later beats the best one so far."""
    suit = SUIT[card]
    return card > best if suit == SUIT[best] else suit == trump


def luck(way: int, level: int, salt: int) -> float:
    """Return a number from 0 to 1 that looks like chance."""
    mixed = (way * 0x9E3779B1 + level * 0x85EBCA77 + salt) & 0xFFFFFFFF
    for _ in range(2):
        mixed = ((mixed >> 16 ^ mixed) * 0x45D9F3B) & 0xFFFFFFFF
    return (mixed >> 16 ^ mixed) / 4294967296.0
