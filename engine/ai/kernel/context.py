"""What a search works with: the rules, its table of positions and its counters.

The hands a, b and c are sets of cards in the order of play, a being the leader's. Where two play, c
is how many cards of the stock are drawn. `flags` hold everything else that is public, seen from the
leader; a place says how many seats after the leader somebody sits:

| bits | |
|---|---|
| 0-1 | place of the player for whom points count, the solo player |
| 2-4 | suit of the trump + 1; 0 without one |
| 5-6 | place + 1 of the owner of the trump, kept only where nobody else may lead it |
| 7-8 | place + 1 of who is bound to lead aces |
| 9-10 | place + 1 of whose marriage of the first lead waits for a trick |
| 11-14 | that marriage: its suit, 4 + its suit if it is a half one, 8 for aces, 9 for nines |

A move is a card and, from bit 5 on, what it declares: 1 a marriage, 2 one that leaves the trump as
it is, 3 and 4 the same with a half marriage, 5 four aces, 6 four nines.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.kernel import nocython as cython
from engine.ai.kernel.cards import entries_in


class Context:
    """The rules and everything that a search writes down; one thread at a time uses it."""

    def __init__(self, seats: int, bits: int) -> None:
        """Start with the rules of RULES.md 1 and room for 2 ** `bits` positions.

        A point of the solo player counts `solo_weight`, one of the others against it.
        """
        self.seats = seats
        self.must_trump = True
        self.must_overtake = False
        self.must_overtrump = False
        self.undertrump_free = False
        self.foreign_trump = True
        self.lead_trump = False
        self.declares_itself = True
        self.trump_choice = False
        self.half_marriage = False
        self.ace_marriage = False
        self.aces_trump = False
        self.aces_bind = False
        self.first_lead = False
        self.needs_trick = False
        self.draw_free = False
        self.aces = 0
        self.nines = 0
        self.ceiling = 0
        self.solo_weight = 1
        self.others_weight = 0
        self.only_pairs = True
        self.masters = True
        self.first_size = 0
        self.bank = 0
        self.stock_size = 0
        self.stocks = 0
        self.stamp = 0
        self.low = 0
        self.high = 0
        self.own = 0
        self.theirs = 0
        self.cancelled = False
        self.aborted = False
        self.nodes = 0
        self.limit = 0
        self.pause = 0
        self.deadline = 0.0
        self.mask = (1 << bits) - 1
        if not cython.compiled:
            self.moves = [0] * 1152
            self.stock = [0] * 24
            self.pair = [0] * 4
            self.half = [0] * 4
            self.pairs = [0] * 16
            self.halves = [0] * 16
        self.forget()

    def set_marriages(self, values: Sequence[int], aces: int, nines: int) -> None:
        """Take what the marriages are worth, by suit; 0 for those that the table does not know."""
        for suit in range(4):
            self.pair[suit] = values[suit]
            self.half[suit] = values[suit] // 2
        for suits in range(16):
            self.pairs[suits] = sum(values[s] for s in range(4) if suits >> s & 1)
            self.halves[suits] = sum(values[s] // 2 for s in range(4) if suits >> s & 1)
        self.aces = aces
        self.nines = nines
        self.ceiling = self.pairs[15] + self.halves[15] + aces + nines

    def settle(self, masters: bool) -> None:
        """Find out whether these rules leave the high cards what the bounds take them for.

        Otherwise only the points that are left and the marriages that are held count; also when
        `masters` is false.
        """
        self.only_pairs = not (self.half_marriage or self.ace_marriage or self.nines)
        self.masters = (
            masters
            and self.only_pairs
            and self.foreign_trump
            and not self.lead_trump
            and not self.trump_choice
            and not (self.needs_trick and self.first_lead)
        )

    def forget(self) -> None:
        """Empty the table of positions."""
        self.memory = bytearray(16 * (self.mask + 1) if cython.compiled else 0)
        self.entries = entries_in(self.memory)

    def restock(self) -> None:
        """Keep what is known under the old stock apart from what will be."""
        self.stocks += 1
        if self.stocks > 4095:
            self.stocks = 0
            self.forget()
        self.stamp = self.stocks << 12 | self.bank << 5
