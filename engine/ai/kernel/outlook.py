"""The tree of play when nobody sees the cards of others: what a seat's moves are worth to it.

The seat that asks chooses by what it can see: one move for all ways in which the hidden cards can
lie, until a card that somebody plays tells them apart. The others play by habit from the cards that
they hold in each way (`engine.ai.belief.habits`, which this repeats number by number), so each card
of theirs also changes how likely the ways are. After so many tricks a search with open cards
answers for the rest of each way; where all tricks are played out nobody ever sees a hidden card.

Ways that are still possible lie in a stack, a list of them for each card that has been played since
the question; hands are kept by place.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from engine.ai.kernel import nocython as cython
from engine.ai.kernel.cards import MOST_CHOICES, MOST_MOVES, MOST_WAYS, POINTS, beats, ones
from engine.ai.kernel.search import points_left
from engine.ai.kernel.table import declared, marriages_of, turned, waiting
from engine.ai.kernel.tree import breathe, lead
from engine.ai.kernel.ways import Ways, drawn, leader_of_solo, listed, usual


class Outlook(Ways):
    """A search that also answers what moves are worth by what a seat knows."""

    def weigh(
        self,
        worlds: Sequence[int],
        weights: Sequence[float],
        count: int,
        me: int,
        leader: int,
        flags: int,
        x: int,
        y: int,
        live: int,
        need: int,
        moves: Sequence[int],
        choices: int,
        tricks: int,
        every: int,
        seldom: float,
        salt: int,
        found: MutableSequence[float],
    ) -> int:
        """Write for each move the weight of the ways in which the solo player gets what he needs.

        Worlds are those of `Search.judge`, at most `MOST_WAYS` and without a stock; `live` are the
        cards that nobody has played. `tricks` after the present one are played by what is known. In
        the present one and `every` further ones all cards of the others are tried that are not
        rarer than `seldom`, in later ones a single card in each way, by chance. Returns how many
        moves were weighed; after the last one the question was given up.
        """
        done = 0
        if count > MOST_WAYS:
            raise ValueError(f"{count} worlds are more than {MOST_WAYS}")
        self.me = me
        self.every = tricks - every
        self.seldom = seldom
        self.salt = salt
        with cython.nogil:
            for i in range(count):
                for j in range(3):
                    self.hands[3 * i + j] = worlds[3 * i + j]
                self.banks[i] = 0
                if self.seats == 2:
                    self.hands[3 * i + 2] = 0
                    self.banks[i] = worlds[3 * i + 2]
                self.weights[i] = weights[i]
                self.origins[i] = i
            for i in range(choices):
                move = moves[i]
                value = mine(self, 0, 0, count, leader, flags, x, y, live, need, tricks, move)
                if self.aborted:
                    break
                found[i] = value
                done += 1
        return done


def node(
    look: Outlook,
    level: int,
    start: int,
    count: int,
    leader: int,
    flags: int,
    x: int,
    y: int,
    live: int,
    need: int,
    tricks: int,
) -> float:
    """Return the weight of the ways in which the solo player gets what he needs."""
    look.nodes += count
    if look.nodes > look.pause:
        breathe(look)
        if look.aborted:
            return 0.0
    if need <= 0:
        return weight_of_all(look, start, count)
    if x < 0:
        if tricks < 0:
            return seen_open(look, start, count, leader, flags, need)
        if look.seats == 3 and flags < 512 and need > most_to_come(look, start):
            return 0.0
    turn = leader + (x >= 0) + (y >= 0)
    if turn >= look.seats:
        turn -= look.seats
    if turn != look.me:
        return others(look, level, start, count, turn, leader, flags, x, y, live, need, tricks)
    at = level * MOST_CHOICES
    n = listed(look, start, leader, flags, x, y, at)
    ours = turn == leader_of_solo(look, leader, flags)
    best = 0.0
    for i in range(n):
        move = look.choices[at + i]
        value = mine(look, level, start, count, leader, flags, x, y, live, need, tricks, move)
        if look.aborted:
            return 0.0
        if i == 0 or (value > best if ours else value < best):
            best = value
        if not ours and best <= 0.0:
            break
    return best


def most_to_come(look: Outlook, at: int) -> int:
    """Return more than the solo player can get."""
    cards = look.hands[3 * at] | look.hands[3 * at + 1] | look.hands[3 * at + 2]
    left = points_left(
        look, look.hands[3 * at], look.hands[3 * at + 1], look.hands[3 * at + 2], -1, -1
    )
    return left + marriages_of(look, cards)


def weight_of_all(look: Outlook, start: int, count: int) -> float:
    """Return the weight of a list of ways."""
    total = 0.0
    for i in range(start, start + count):
        total += look.weights[i]
    return total


def seen_open(look: Outlook, start: int, count: int, leader: int, flags: int, need: int) -> float:
    """Let a search with open cards answer for the rest of each way; a trick begins."""
    seats = look.seats
    total = 0.0
    for i in range(start, start + count):
        a = look.hands[3 * i + leader]
        b = look.hands[3 * i + (leader + 1) % seats]
        c = look.hands[3 * i + (leader + 2) % 3] if seats == 3 else 0
        if seats == 2:
            look.bank = look.banks[look.origins[i]]
            look.stamp = look.stocks << 12 | look.bank << 5
        left = points_left(look, a, b, c, -1, -1)
        if lead(look, a, b, c, flags, left, need, 0) >= need:
            total += look.weights[i]
        if look.aborted:
            return 0.0
    return total


def mine(
    look: Outlook,
    level: int,
    start: int,
    count: int,
    leader: int,
    flags: int,
    x: int,
    y: int,
    live: int,
    need: int,
    tricks: int,
    move: int,
) -> float:
    """Return what follows a move of the seat that asks: all ways stay as likely as they are."""
    gone = 1 << (move & 31)
    top = start + count
    for i in range(count):
        for j in range(3):
            look.hands[3 * (top + i) + j] = look.hands[3 * (start + i) + j] & ~gone
        look.weights[top + i] = look.weights[start + i]
        look.origins[top + i] = look.origins[start + i]
    return played(look, level, top, count, leader, flags, x, y, live, need, tricks, move)


def others(
    look: Outlook,
    level: int,
    start: int,
    count: int,
    turn: int,
    leader: int,
    flags: int,
    x: int,
    y: int,
    live: int,
    need: int,
    tricks: int,
) -> float:
    """Return what follows when another seat plays by habit."""
    at = level * MOST_CHOICES
    all_ways = tricks >= look.every
    different = 0
    for i in range(start, start + count):
        number = usual(look, i, turn, leader, flags, x, y, live, at)
        if not all_ways and number > 1:
            number = drawn(look, i, number, level)
        look.numbers[i] = number
    for i in range(start, start + count):
        for j in range(look.numbers[i]):
            move = look.options[MOST_MOVES * i + j]
            known = False
            for k in range(different):
                if look.choices[at + k] == move:
                    known = True
                    break
            if not known and different < MOST_CHOICES:
                look.choices[at + different] = move
                different += 1
    total = 0.0
    top = start + count
    for k in range(different):
        move = look.choices[at + k]
        gone = 1 << (move & 31)
        n = 0
        for i in range(start, start + count):
            for j in range(look.numbers[i]):
                if look.options[MOST_MOVES * i + j] == move:
                    child = top + n
                    look.hands[3 * child] = look.hands[3 * i] & ~gone
                    look.hands[3 * child + 1] = look.hands[3 * i + 1] & ~gone
                    look.hands[3 * child + 2] = look.hands[3 * i + 2] & ~gone
                    look.weights[child] = look.weights[i] * look.odds[MOST_MOVES * i + j]
                    look.origins[child] = look.origins[i]
                    n += 1
                    break
        total += played(look, level, top, n, leader, flags, x, y, live, need, tricks, move)
        if look.aborted:
            return 0.0
    return total


def played(
    look: Outlook,
    level: int,
    start: int,
    count: int,
    leader: int,
    flags: int,
    x: int,
    y: int,
    live: int,
    need: int,
    tricks: int,
    move: int,
) -> float:
    """Return what follows a move; the hands of the ways lack its card already."""
    card = move & 31
    live &= ~(1 << card)
    if x < 0:
        if move > 31:
            size = ones(look.hands[3 * start + leader]) + 1
            after = declared(look, move, flags, size == look.first_size)
            if flags & 3 == 0:
                need -= after >> 16
            flags = after & 0xFFFF
        return node(look, level + 1, start, count, leader, flags, card, -1, live, need, tricks)
    if look.seats == 3 and y < 0:
        return node(look, level + 1, start, count, leader, flags, x, card, live, need, tricks)
    trump = (flags >> 2 & 7) - 1
    winner = 0
    best = x
    points = POINTS[x] + POINTS[card]
    if look.seats == 3:
        points += POINTS[y]
        if beats(y, best, trump):
            winner = 1
            best = y
    if beats(card, best, trump):
        winner = look.seats - 1
    if winner == flags & 3:
        need -= points
    if flags >= 512 and flags >> 9 & 3 == winner + 1:
        if winner == flags & 3:
            need -= waiting(look, flags)
        flags &= 511
    if look.hands[3 * start] == 0:
        return at_the_end(look, start, count, winner == flags & 3, need)
    flags = turned(look, flags, winner)
    leader += winner
    if leader >= look.seats:
        leader -= look.seats
    return node(look, level + 1, start, count, leader, flags, -1, -1, live, need, tricks - 1)


def at_the_end(look: Outlook, start: int, count: int, ours: bool, need: int) -> float:
    """Return the weight of the ways in which it was enough; the bank goes with the last trick."""
    total = 0.0
    for i in range(start, start + count):
        if need - (look.banks[look.origins[i]] if ours else 0) <= 0:
            total += look.weights[i]
    return total
