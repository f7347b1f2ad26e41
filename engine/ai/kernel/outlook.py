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
from engine.ai.kernel.search import Search, points_left
from engine.ai.kernel.table import (
    declared,
    lead_moves,
    marriages_of,
    second_cards,
    third_cards,
    turned,
    waiting,
)
from engine.ai.kernel.tree import breathe, is_first, lead


class Outlook(Search):
    """A search that also answers what moves are worth by what a seat knows."""

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
            self.undealt = [0] * (24 * MOST_WAYS)
        self.me = self.every = self.salt = 0
        self.seldom = 0.0

    def set_habits(self, weights: Sequence[Sequence[float]]) -> None:
        """Take the weights of what is said of a card, by situation."""
        for i in range(SITUATIONS):
            for j in range(FEATURES):
                self.habits[i * FEATURES + j] = weights[i][j]

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

        Worlds are those of `Search.judge`, at most `MOST_WAYS`; `live` are the cards that nobody
        has played. `tricks` after the present one are played by what is known. In the present one
        and `every` further ones all cards of the others are tried that are not rarer than `seldom`,
        in later ones a single card in each way, by chance. Returns how many moves were weighed;
        after the last one the question was given up.
        """
        size = 3 + self.stock_size
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
                    self.hands[3 * i + j] = worlds[i * size + j]
                self.banks[i] = 0
                if self.seats == 2:
                    self.hands[3 * i + 2] = 0
                    self.banks[i] = worlds[i * size + 2]
                for j in range(self.stock_size):
                    self.undealt[24 * i + j] = worlds[i * size + 3 + j]
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


def leader_of_solo(look: Outlook, leader: int, flags: int) -> int:
    """Return the place of the solo player."""
    solo = leader + (flags & 3)
    return solo - look.seats if solo >= look.seats else solo


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
            origin = look.origins[i]
            look.bank = look.banks[origin]
            for j in range(look.stock_size):
                look.stock[j] = look.undealt[24 * origin + j]
            if look.stock_size:
                look.restock()
                a |= 1 << look.stock[0]
                b |= 1 << look.stock[1]
                c = 2
            look.stamp = look.stocks << 12 | look.bank << 5
        left = points_left(look, a, b, c, -1, -1)
        if lead(look, a, b, c, flags, left, need, 0) >= need:
            total += look.weights[i]
        if look.aborted:
            return 0.0
    return total


def listed(look: Outlook, at: int, leader: int, flags: int, x: int, y: int, choices: int) -> int:
    """List the moves in a way of the seat that is to play; return how many there are."""
    seats = look.seats
    a = look.hands[3 * at + leader]
    b = look.hands[3 * at + (leader + 1) % seats]
    c = look.hands[3 * at + (leader + 2) % 3] if seats == 3 else 0
    if x < 0:
        n = lead_moves(look, a, b, c, flags, 0, is_first(look, a, c), -1)
    elif y < 0:
        n = second_cards(look, b, c, flags, x, 0, seats == 2 and c < look.stock_size)
    elif beats(y, x, (flags >> 2 & 7) - 1):
        n = third_cards(look, c, flags, x, y, 1, 0)
    else:
        n = third_cards(look, c, flags, x, x, 0, 0)
    if n > MOST_MOVES:
        n = MOST_MOVES
    for i in range(n):
        look.choices[choices + i] = look.moves[i] & 255
    return n


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


def usual(
    look: Outlook,
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


def drawn(look: Outlook, way: int, number: int, level: int) -> int:
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
    look: Outlook,
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
    if look.hands[3 * start] == 0 and look.stock_size == 0:
        return at_the_end(look, start, count, winner == flags & 3, need)
    flags = turned(look, flags, winner)
    leader += winner
    if leader >= look.seats:
        leader -= look.seats
    if look.stock_size:
        tricks = 0
    return node(look, level + 1, start, count, leader, flags, -1, -1, live, need, tricks - 1)


def at_the_end(look: Outlook, start: int, count: int, ours: bool, need: int) -> float:
    """Return the weight of the ways in which it was enough; the bank goes with the last trick."""
    total = 0.0
    for i in range(start, start + count):
        if need - (look.banks[look.origins[i]] if ours else 0) <= 0:
            total += look.weights[i]
    return total
