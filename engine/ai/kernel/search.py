"""The questions that the search answers: is a value at least so much, what is it, in many worlds.

A value itself is found by asking several times whether it is at least some number (`tree.py`). One
thread at a time uses a search; any other may `cancel` what it does.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from engine.ai.kernel import nocython as cython
from engine.ai.kernel.cards import POINTS, UNKNOWN, beats, now, points_in
from engine.ai.kernel.context import Context
from engine.ai.kernel.table import lead_moves, second_cards, third_cards
from engine.ai.kernel.tree import (
    is_first,
    last_of_three,
    last_of_two,
    lead,
    led,
    second,
    third,
)

COMPILED = bool(cython.compiled)


class Search(Context):
    """One search: its rules, its table of positions, its counters."""

    def __init__(self, seats: int, bits: int = 16) -> None:
        """Make room for 2 ** `bits` positions."""
        super().__init__(seats, bits)

    def cancel(self) -> None:
        """Give up this question and all that come before `resume`; any thread may say so."""
        self.cancelled = True

    def resume(self) -> None:
        """Answer questions again."""
        self.cancelled = False

    def set_stock(self, cards: Sequence[int]) -> None:
        """Take the cards to draw, the next one first (two players)."""
        changed = self.stock_size != len(cards)
        for i, card in enumerate(cards):
            changed = changed or self.stock[i] != card
            self.stock[i] = card
        self.stock_size = len(cards)
        if changed:
            self.restock()

    def set_bank(self, points: int) -> None:
        """Take the points that go with the last trick (two players)."""
        self.bank = points
        self.stamp = self.stocks << 12 | points << 5

    def begin(self, most: int, seconds: float) -> None:
        """Start a question that is given up after `most` nodes or so many seconds; 0 is never."""
        self.aborted = False
        self.limit = self.nodes + most if most else 1 << 62
        self.pause = self.nodes
        self.deadline = now() + seconds if seconds > 0 else 0.0

    def probe(
        self, a: int, b: int, c: int, flags: int, x: int, y: int, move: int, goal: int
    ) -> int:
        """Return a bound of the value on that side of the goal on which it lies.

        x and y are the cards on the table, -1 where there is none. A `move` of -1 leaves the choice
        to the seat that is to play.
        """
        with cython.nogil:
            value = ask(self, a, b, c, flags, x, y, move, points_left(self, a, b, c, x, y), goal)
        return UNKNOWN if self.aborted else value

    def solve(
        self,
        a: int,
        b: int,
        c: int,
        flags: int,
        x: int,
        y: int,
        move: int,
        least: int,
        most: int,
        guess: int,
    ) -> int:
        """Return the value, or `least` or `most` if it lies outside."""
        with cython.nogil:
            value = exact(self, a, b, c, flags, x, y, move, least, most, guess)
        return UNKNOWN if self.aborted else value

    def judge(
        self,
        worlds: Sequence[int],
        count: int,
        leader: int,
        flags: int,
        x: int,
        y: int,
        moves: Sequence[int],
        choices: int,
        least: int,
        most: int,
        nodes: int,
        answers: MutableSequence[int],
    ) -> int:
        """Write the value of every move in every world; return how many worlds were finished.

        A world is three numbers and its stock: the hands by place, and for two players the bank.
        One that takes more than so many nodes (0: as many as it takes) gets `UNKNOWN` for the moves
        that were not finished. Values are cut off at `least` and `most`; to test a contract, let
        them be neighbours.
        """
        size = 3 + self.stock_size
        done = 0
        with cython.nogil:
            for world in range(count):
                start = world * size
                a = worlds[start + leader]
                b = worlds[start + (leader + 1) % self.seats]
                c = 0
                if self.seats == 3:
                    c = worlds[start + (leader + 2) % 3]
                else:
                    self.take(worlds, start)
                self.limit = self.nodes + nodes if nodes else 1 << 62
                self.pause = self.nodes
                guess = most
                for i in range(choices):
                    value = exact(self, a, b, c, flags, x, y, moves[i], least, most, guess)
                    if self.aborted:
                        if self.nodes <= self.limit:
                            break
                        self.aborted = False
                        for j in range(i, choices):
                            answers[world * choices + j] = UNKNOWN
                        break
                    answers[world * choices + i] = value
                    guess = value
                if self.aborted:
                    break
                done += 1
        return done

    def legal(self, a: int, b: int, c: int, flags: int, x: int, y: int) -> list[int]:
        """Return the moves of the seat that is to play, by number."""
        trump = (flags >> 2 & 7) - 1
        if x < 0:
            n = lead_moves(self, a, b, c, flags, 0, is_first(self, a, c), -1)
        elif y < 0:
            n = second_cards(self, b, c, flags, x, 0, self.seats == 2 and c < self.stock_size)
        else:
            ahead = beats(y, x, trump)
            n = third_cards(self, c, flags, x, y if ahead else x, 1 if ahead else 0, 0)
        found: list[int] = []
        for i in range(n):
            found.append(self.moves[i] & 255)
        found.sort()
        return found

    def take(self, worlds: Sequence[int], start: int) -> None:
        """Take the bank and the stock of a world of two players."""
        self.bank = worlds[start + 2]
        for i in range(self.stock_size):
            self.stock[i] = worlds[start + 3 + i]
        if self.stock_size:
            self.restock()
        self.stamp = self.stocks << 12 | self.bank << 5


def points_left(search: Context, a: int, b: int, c: int, x: int, y: int) -> int:
    """Return the points that nobody has taken yet."""
    points = points_in(a) + points_in(b) + search.bank
    if x >= 0:
        points += POINTS[x]
    if y >= 0:
        points += POINTS[y]
    if search.seats == 3:
        return points + points_in(c)
    for i in range(c, search.stock_size):
        points += POINTS[search.stock[i]]
    return points


def exact(
    search: Context,
    a: int,
    b: int,
    c: int,
    flags: int,
    x: int,
    y: int,
    move: int,
    least: int,
    most: int,
    guess: int,
) -> int:
    """Narrow the value down between two numbers, first around the guess, then by halves."""
    left = points_left(search, a, b, c, x, y)
    low = -search.others_weight * (left + search.ceiling)
    high = search.solo_weight * (left + search.ceiling)
    if low < least:
        low = least
    if high > most:
        high = most
    if low > high:
        # All that can be lies on one side.
        return least if high < least else most
    goal = guess
    step = 6
    while low < high:
        if goal <= low:
            goal = low + 1
        if goal > high:
            goal = high
        value = ask(search, a, b, c, flags, x, y, move, left, goal)
        if search.aborted:
            return 0
        if value >= goal:
            low = value
            goal = value + step
        else:
            high = value
            goal = value - step + 1
        step = step * 2
        if high - low < 2 * step:
            goal = low + high + 1 >> 1
    if low < least:
        return least
    return most if low > most else low


def ask(
    search: Context,
    a: int,
    b: int,
    c: int,
    flags: int,
    x: int,
    y: int,
    move: int,
    left: int,
    goal: int,
) -> int:
    """Search a position, or what follows a move of the seat that is to play."""
    if x < 0:
        if a == 0:
            return 0
        if move < 0:
            return lead(search, a, b, c, flags, left, goal, 0)
        return led(search, a, b, c, flags, move, is_first(search, a, c), left, goal, 0)
    if search.seats == 2:
        if move < 0:
            return second(search, a, b, c, flags, x, left, goal, 0)
        return last_of_two(search, a, b, c, flags, x, move, left, goal, 0)
    if y < 0:
        if move < 0:
            return second(search, a, b, c, flags, x, left, goal, 0)
        return third(search, a, b ^ 1 << move, c, flags, x, move, left, goal, 0)
    if move < 0:
        return third(search, a, b, c, flags, x, y, left, goal, 0)
    return last_of_three(search, a, b, c, flags, x, y, move, left, goal, 0)
