"""The tree of play: who takes which points when everybody sees all cards and plays his best.

One player, the solo player, plays against the others (mostly the declarer against both defenders).
A value is what is still to come: `solo_weight` for each point of his, less `others_weight` for each
of theirs. A position is asked whether its value is at least some number, the goal, and answers with
a bound on that side of it on which the value lies: alpha-beta with a window of one. What was found
about the start of a trick is kept in a table, and holds for every deal under the same rules and
weights. A trick in its middle is not kept.
"""

from __future__ import annotations

from engine.ai.kernel.bounds import bound_by_masters, bound_by_points
from engine.ai.kernel.cards import (
    BREATH,
    NO_MOVE,
    NOTHING,
    POINTS,
    beats,
    entry_at,
    mixed,
    now,
    ones,
    top,
)
from engine.ai.kernel.context import Context
from engine.ai.kernel.table import (
    declared,
    lead_moves,
    second_cards,
    third_cards,
    turned,
    waiting,
)


def breathe(search: Context) -> None:
    """Look whether the question is given up, and say when to look again."""
    if (
        search.cancelled
        or search.nodes > search.limit
        or (search.deadline > 0 and now() > search.deadline)
    ):
        search.aborted = True
    search.pause = search.nodes + BREATH
    if search.pause > search.limit:
        search.pause = search.limit


def is_first(search: Context, a: int, c: int) -> bool:
    """Tell whether nobody has led yet."""
    return ones(a) == search.first_size and (c == 0 or search.stock_size == 0)


def lead(search: Context, a: int, b: int, c: int, flags: int, left: int, goal: int, at: int) -> int:
    """Search the start of a trick; `left` points are to be taken."""
    search.nodes += 1
    if search.nodes > search.pause:
        breathe(search)
        if search.aborted:
            return 0
    stocked = search.seats == 2 and c < search.stock_size
    if not stocked and not a & a - 1:
        return last_trick(search, a, b, c, flags, left)
    key = flags
    key = key << 24 | b
    key = key << 24 | a
    more = c | search.stamp
    entry = entry_at(search.entries, mixed(key, more) & search.mask)
    first = is_first(search, a, c)
    known = NO_MOVE
    low = -NOTHING
    high = NOTHING
    if not stocked:
        bound_by_points(search, a, b, c, flags, left)
        low = search.low
        high = search.high
        if low >= goal:
            return low
        if high < goal:
            return high
    if entry.key == key and entry.more == more:
        if entry.low > low:
            low = entry.low
        if entry.high < high:
            high = entry.high
        known = entry.best
    elif search.masters and not stocked:
        # An entry has these bounds already.
        bound_by_masters(search, a, b, c, flags, left, goal, first)
        low = search.low
        high = search.high
    if low >= goal:
        return low
    if high < goal:
        return high
    ours = flags & 3 == 0
    best = -NOTHING if ours else NOTHING
    n = lead_moves(search, a, b, c, flags, at, first, known)
    for i in range(n):
        move = search.moves[at + i] & 255
        value = led(search, a, b, c, flags, move, first, left, goal, at + n)
        if search.aborted:
            return 0
        if ours:
            if value > best:
                best = value
                if value >= goal:
                    known = move
                    break
        elif value < best:
            best = value
            if value < goal:
                known = move
                break
    if best >= goal:
        if best > low:
            low = best
    elif best < high:
        high = best
    entry.key = key
    entry.more = more
    entry.low = low
    entry.high = high
    entry.best = known
    return best


def led(
    search: Context,
    a: int,
    b: int,
    c: int,
    flags: int,
    move: int,
    first: bool,
    left: int,
    goal: int,
    at: int,
) -> int:
    """Search on after the leader's move."""
    card = move & 31
    if move < 32:
        return second(search, a ^ 1 << card, b, c, flags, card, left, goal, at)
    after = declared(search, move, flags, first)
    points = after >> 16
    gain = search.solo_weight * points if flags & 3 == 0 else -search.others_weight * points
    after &= 0xFFFF
    return gain + second(search, a ^ 1 << card, b, c, after, card, left, goal - gain, at)


def last_trick(search: Context, a: int, b: int, c: int, flags: int, left: int) -> int:
    """Return the value of the last trick, which plays itself."""
    trump = (flags >> 2 & 7) - 1
    best = top(a)
    winner = 0
    card = top(b)
    if beats(card, best, trump):
        winner = 1
        best = card
    if search.seats == 3:
        card = top(c)
        if beats(card, best, trump):
            winner = 2
    if flags >= 512 and flags >> 9 & 3 == winner + 1:
        left += waiting(search, flags)
    return search.solo_weight * left if winner == flags & 3 else -search.others_weight * left


def second(
    search: Context, a: int, b: int, c: int, flags: int, x: int, left: int, goal: int, at: int
) -> int:
    """Search the answer of the seat after the leader to card x; a lacks it already."""
    ours = flags & 3 == 1
    best = -NOTHING if ours else NOTHING
    n = second_cards(search, b, c, flags, x, at, search.seats == 2 and c < search.stock_size)
    for i in range(n):
        card = search.moves[at + i] & 31
        if search.seats == 2:
            value = last_of_two(search, a, b, c, flags, x, card, left, goal, at + n)
        else:
            value = third(search, a, b ^ 1 << card, c, flags, x, card, left, goal, at + n)
        if search.aborted:
            return 0
        if ours:
            if value > best:
                best = value
                if value >= goal:
                    return value
        elif value < best:
            best = value
            if value < goal:
                return value
    return best


def third(
    search: Context,
    a: int,
    b: int,
    c: int,
    flags: int,
    x: int,
    y: int,
    left: int,
    goal: int,
    at: int,
) -> int:
    """Search the answer of the last of three to cards x and y."""
    ours = flags & 3 == 2
    best = -NOTHING if ours else NOTHING
    trump = (flags >> 2 & 7) - 1
    if beats(y, x, trump):
        n = third_cards(search, c, flags, x, y, 1, at)
    else:
        n = third_cards(search, c, flags, x, x, 0, at)
    for i in range(n):
        card = search.moves[at + i] & 31
        value = last_of_three(search, a, b, c, flags, x, y, card, left, goal, at + n)
        if search.aborted:
            return 0
        if ours:
            if value > best:
                best = value
                if value >= goal:
                    return value
        elif value < best:
            best = value
            if value < goal:
                return value
    return best


def last_of_two(
    search: Context,
    a: int,
    b: int,
    c: int,
    flags: int,
    x: int,
    y: int,
    left: int,
    goal: int,
    at: int,
) -> int:
    """Search on after the second of two has played y."""
    winner = 1 if beats(y, x, (flags >> 2 & 7) - 1) else 0
    points = POINTS[x] + POINTS[y]
    return taken(search, a, b ^ 1 << y, c, flags, winner, points, left, goal, at)


def last_of_three(
    search: Context,
    a: int,
    b: int,
    c: int,
    flags: int,
    x: int,
    y: int,
    z: int,
    left: int,
    goal: int,
    at: int,
) -> int:
    """Search on after the last of three has played z."""
    trump = (flags >> 2 & 7) - 1
    if beats(y, x, trump):
        winner = 2 if beats(z, y, trump) else 1
    else:
        winner = 2 if beats(z, x, trump) else 0
    points = POINTS[x] + POINTS[y] + POINTS[z]
    return taken(search, a, b, c ^ 1 << z, flags, winner, points, left, goal, at)


def taken(
    search: Context,
    a: int,
    b: int,
    c: int,
    flags: int,
    winner: int,
    points: int,
    left: int,
    goal: int,
    at: int,
) -> int:
    """Search on after the seat at this place has taken a trick: he draws first and leads."""
    drawing = search.seats == 2 and c < search.stock_size
    over = a == 0 and not drawing
    # The last trick takes everything that is left, the bank too.
    gain = left if over else points
    if flags >= 512 and flags >> 9 & 3 == winner + 1:
        gain += waiting(search, flags)
        flags &= 511
    gain = search.solo_weight * gain if winner == flags & 3 else -search.others_weight * gain
    if over:
        return gain
    flags = turned(search, flags, winner)
    left -= points
    goal -= gain
    if search.seats == 3:
        if winner == 0:
            return gain + lead(search, a, b, c, flags, left, goal, at)
        if winner == 1:
            return gain + lead(search, b, c, a, flags, left, goal, at)
        return gain + lead(search, c, a, b, flags, left, goal, at)
    if winner == 1:
        a, b = b, a
    if drawing:
        a |= 1 << search.stock[c]
        b |= 1 << search.stock[c + 1]
        c += 2
    return gain + lead(search, a, b, c, flags, left, goal, at)
