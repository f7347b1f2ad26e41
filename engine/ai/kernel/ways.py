"""The ways in which hidden cards can lie, and what others usually do in each of them.

Ways lie in a stack, a list of them for each card that has been played since the question
(`outlook.py`); hands are kept by place. What is usual are the habits of `engine.ai.belief.habits`,
which this repeats number by number.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.ai.kernel import nocython as cython
from engine.ai.kernel.cards import (
    FEATURES,
    MOST_CHOICES,
    MOST_MOVES,
    MOST_PLIES,
    MOST_WAYS,
    POINTS,
    ROLES,
    SITUATIONS,
    SUIT,
    beats,
    exp,
    luck,
    ones,
)
from engine.ai.kernel.search import Search
from engine.ai.kernel.table import lead_moves, second_cards, third_cards
from engine.ai.kernel.tree import is_first


class Ways(Search):
    """A search with room for the ways in which hidden cards can lie."""

    def __init__(self, seats: int, bits: int = 16) -> None:
        """Make room for 2 ** `bits` positions and for the ways in which hidden cards can lie."""
        super().__init__(seats, bits)
        if not cython.compiled:
            size = MOST_WAYS * MOST_PLIES
            self.habits = [0.0] * (SITUATIONS * FEATURES)
            self.hands = [0] * (3 * size)
            self.weights = [0.0] * size
            self.origins = [0] * size
            self.numbers = [0] * size
            self.options = [0] * (MOST_MOVES * size)
            self.odds = [0.0] * (MOST_MOVES * size)
            self.choices = [0] * (MOST_CHOICES * MOST_PLIES)
            self.banks = [0] * MOST_WAYS
        self.me = self.every = self.salt = 0
        self.seldom = 0.0

    def set_habits(self, weights: Sequence[Sequence[float]]) -> None:
        """Take the weights of what is said of a card, by situation."""
        for i in range(SITUATIONS):
            for j in range(FEATURES):
                self.habits[i * FEATURES + j] = weights[i][j]


def leader_of_solo(look: Ways, leader: int, flags: int) -> int:
    """Return the place of the solo player."""
    solo = leader + (flags & 3)
    return solo - look.seats if solo >= look.seats else solo


def listed(look: Ways, at: int, leader: int, flags: int, x: int, y: int, choices: int) -> int:
    """List the moves in a way of the seat that is to play; return how many there are."""
    seats = look.seats
    a = look.hands[3 * at + leader]
    b = look.hands[3 * at + (leader + 1) % seats]
    c = look.hands[3 * at + (leader + 2) % 3] if seats == 3 else 0
    if x < 0:
        n = lead_moves(look, a, b, c, flags, 0, is_first(look, a, c), -1)
    elif y < 0:
        n = second_cards(look, b, c, flags, x, 0, False)
    elif beats(y, x, (flags >> 2 & 7) - 1):
        n = third_cards(look, c, flags, x, y, 1, 0)
    else:
        n = third_cards(look, c, flags, x, x, 0, 0)
    if n > MOST_MOVES:
        n = MOST_MOVES
    for i in range(n):
        look.choices[choices + i] = look.moves[i] & 255
    return n


def usual(
    look: Ways,
    way: int,
    turn: int,
    leader: int,
    flags: int,
    x: int,
    y: int,
    live: int,
    at: int,
) -> int:
    """List what the seat to play usually does in a way, and how often; return how many moves."""
    n = listed(look, way, leader, flags, x, y, at)
    hand = look.hands[3 * way + turn]
    base = MOST_MOVES * way
    if n == 1:
        look.options[base] = look.choices[at]
        look.odds[base] = 1.0
        return 1
    trump = (flags >> 2 & 7) - 1
    declarer = turn == leader_of_solo(look, leader, flags)
    led_by_declarer = flags & 3 == 0
    last = (x >= 0 and look.seats == 2) or y >= 0
    winning = x
    table = 0
    if x >= 0:
        table = POINTS[x]
    if y >= 0:
        table += POINTS[y]
        if beats(y, x, trump):
            winning = y
    if declarer:
        role = 0 if x < 0 else 2 if last else 1
    elif x < 0:
        role = 3
    else:
        role = (6 if last else 4) + (led_by_declarer != (winning == x))
    calling = 0
    for i in range(n):
        if look.choices[at + i] > 31:
            calling |= 1 << (look.choices[at + i] & 31)
    total = 0.0
    for i in range(n):
        move = look.choices[at + i]
        card = move & 31
        size = 0.0
        if move > 31 or not calling >> card & 1:
            size = exp(habit(look, role, live, trump, x, winning, table, last, hand, card, calling))
        look.options[base + i] = move
        look.odds[base + i] = size
        total += size
    least = total * look.seldom
    kept = 0
    total = 0.0
    for i in range(n):
        size = look.odds[base + i]
        if size > 0.0 and size >= least:
            look.options[base + kept] = look.options[base + i]
            look.odds[base + kept] = size
            total += size
            kept += 1
    for i in range(kept):
        look.odds[base + i] /= total
    return kept


def drawn(look: Ways, way: int, number: int, level: int) -> int:
    """Keep one of the usual moves, by chance: the same one whatever the seat that asks does."""
    base = MOST_MOVES * way
    mark = luck(look.origins[way], level, look.salt)
    kept = number - 1
    for i in range(number):
        mark -= look.odds[base + i]
        if mark < 0.0:
            kept = i
            break
    look.options[base] = look.options[base + kept]
    look.odds[base] = 1.0
    return 1


def habit(
    look: Ways,
    role: int,
    live: int,
    trump: int,
    led: int,
    winning: int,
    table: int,
    last: bool,
    hand: int,
    card: int,
    calling: int,
) -> float:
    """Return the logarithm of a card's weight: the sum that `habits.weight` makes."""
    suit = SUIT[card]
    rank = card - 6 * suit
    ranks = hand >> 6 * suit & 63
    about = live >> 6 * suit & 63 & ~ranks
    number = ones(ranks)
    best = 6
    if led < 0:
        way = 0
    elif suit == SUIT[led]:
        way = 1
    elif suit == trump:
        way = 2
    else:
        way = 3
    if led >= 0:
        if SUIT[winning] == suit:
            best = winning - 6 * suit
        elif way == 2:
            best = -1
    at = (way * ROLES + role) * FEATURES
    master = about >> rank + 1 == 0
    takes = master if way == 0 else way < 3 and rank > best
    half = rank == 2 or rank == 3
    pair = half and ranks & 12 == 12
    declares = pair and way == 0 and calling >> card & 1 == 1
    total = look.habits[at + rank]
    if takes:
        total += look.habits[at + 6] + look.habits[at + 7] * (table + POINTS[card]) / 10.0
        if last:
            total += look.habits[at + 8]
        if master:
            total += look.habits[at + 10]
    else:
        total += look.habits[at + 25] * POINTS[card] / 10.0
    if master:
        total += look.habits[at + 9]
        if trump < 0 or suit == trump or not live >> 6 * trump & 63:
            total += look.habits[at + 11]
    if number > 1:
        if not ranks & (1 << rank) - 1:
            total += look.habits[at + 12]
        if not ranks >> rank + 1:
            total += look.habits[at + 13]
    if declares:
        total += look.habits[at + 15]
    elif pair:
        total += look.habits[at + 14]
    if ranks & ~(1 << rank) == 16 and about & 32:
        total += look.habits[at + 16]
    if rank == 4 and about & 32:
        total += look.habits[at + 17]
    if number == 1:
        total += look.habits[at + 18]
    elif number == 2:
        total += look.habits[at + 19]
    else:
        total += look.habits[at + 20] * (number - 2)
    if suit == trump:
        total += look.habits[at + 21]
        if master:
            total += look.habits[at + 22]
    total += look.habits[at + 23] * ones(about)
    if about == 0:
        total += look.habits[at + 24]
    if half and not pair and about & 12:
        total += look.habits[at + 26]
    return total
