"""What a position is worth at least and at most, seen without a search.

Each bound is proved by a way to play that the others cannot prevent. With them a question about a
contract looks at a fifth of the positions that it would have to look at without.
"""

from __future__ import annotations

from engine.ai.kernel.cards import NINES, POINTS, WHOLE, above, low, ones, points_in, top
from engine.ai.kernel.context import Context
from engine.ai.kernel.table import marriages_of, waiting


def bound_by_points(search: Context, a: int, b: int, c: int, flags: int, left: int) -> None:
    """Bound the value by what is left and by the marriages that each side holds.

    The bounds are the context's `low` and `high`; its `own` and `theirs` are the marriages.
    """
    solo = flags & 3
    own = marriages_of(search, a)
    theirs = marriages_of(search, b)
    if solo == 1:
        own, theirs = theirs, own
    if search.seats == 3:
        if solo == 2:
            theirs += own
            own = marriages_of(search, c)
        else:
            theirs += marriages_of(search, c)
    if flags >= 512:
        if flags >> 9 & 3 == solo + 1:
            own += waiting(search, flags)
        else:
            theirs += waiting(search, flags)
    search.own = own
    search.theirs = theirs
    search.low = -search.others_weight * (left + theirs)
    search.high = search.solo_weight * (left + own)


def bound_by_masters(
    search: Context, a: int, b: int, c: int, flags: int, left: int, goal: int, first: bool
) -> None:
    """Narrow these bounds by cards that nobody can beat, until one of them decides the goal."""
    solo = flags & 3
    plus = search.solo_weight
    minus = search.others_weight
    own = search.own
    theirs = search.theirs
    trump = (flags >> 2 & 7) - 1
    if search.seats == 2:
        c = 0
    if trump >= 0 and own == 0 and theirs == 0:
        mine = a
        if solo:
            mine = b if solo == 1 else c
        bound_by_trumps(search, (a | b | c) & WHOLE[trump], mine, left)
        if search.low >= goal or search.high < goal:
            return
    if solo == 0:
        cash = cash_alone(search, a, b, c, trump, first)
        sure = plus * ((cash & 1023) + (cash >> 10)) - minus * (left + theirs - (cash & 1023))
        if sure > search.low:
            search.low = sure
        return
    if search.seats == 2:
        cash = cash_alone(search, a, b, c, trump, first)
    elif search.must_overtake or search.must_overtrump:
        # The partner cannot always stay under a card that would win.
        return
    elif solo == 1:
        cash = cash_team(search, a, c, b, trump)
    else:
        cash = cash_team(search, a, b, c, trump)
    sure = plus * (left - (cash & 1023) + own) - minus * ((cash & 1023) + (cash >> 10))
    if sure < search.high:
        search.high = sure


def bound_by_trumps(search: Context, trumps: int, mine: int, left: int) -> None:
    """Give each side its highest trumps: without a marriage in any hand the trump stays."""
    if not trumps:
        return
    theirs = trumps & ~mine
    ours = trumps & mine
    if not theirs or ours > theirs:
        # As numbers the set with the highest card is the greater one.
        points = points_in(above(trumps, top(theirs)) if theirs else trumps)
        sure = search.solo_weight * points - search.others_weight * (left - points)
        if sure > search.low:
            search.low = sure
    else:
        points = points_in(above(trumps, top(ours)) if ours else trumps)
        sure = search.solo_weight * (left - points) - search.others_weight * points
        if sure < search.high:
            search.high = sure


def cash_alone(search: Context, a: int, b: int, c: int, trump: int, first: bool) -> int:
    """Return the points that a leader who plays alone takes at once, whatever the others do.

    From bit 10 on stands the dearest marriage that he can declare after it. He leads the cards
    that nobody beats: trumps until the others have none, side suits only as long as everybody
    who has a trump must follow. King and queen of a marriage stay in his hand, those of the
    dearest to the end.
    """
    total = 0
    others = 0
    b_trumps = 0
    c_trumps = 0
    drawn = True
    pairs = a >> 2 & a >> 3 & NINES
    dear = -1
    if pairs:
        for suit in range(4):
            if pairs >> 6 * suit & 1 and (dear < 0 or search.pair[suit] > search.pair[dear]):
                dear = suit
    if trump >= 0:
        whole = WHOLE[trump]
        b_trumps = ones(b & whole)
        c_trumps = ones(c & whole)
        if b_trumps or c_trumps:
            run = above(a & whole, top((b | c) & whole))
            if pairs >> 6 * trump & 1 and trump != dear:
                run &= ~(12 << 6 * trump)
            drawn = ones(run) >= (b_trumps if b_trumps > c_trumps else c_trumps)
    for suit in range(4):
        whole = WHOLE[suit]
        run = a & whole
        if not run:
            continue
        bs = b & whole
        cs = c & whole
        if bs | cs:
            run = above(run, top(bs | cs))
        if pairs >> 6 * suit & 1 and suit != dear:
            run &= 48 << 6 * suit
        else:
            longest = ones(bs)
            if ones(cs) > longest:
                longest = ones(cs)
            if (drawn or suit == trump) and ones(run) >= longest:
                # The others run out of the suit: its small cards win as well.
                run = a & whole
        rounds = ones(run)
        if not drawn and suit != trump:
            if b_trumps and ones(bs) < rounds:
                rounds = ones(bs)
            if c_trumps and ones(cs) < rounds:
                rounds = ones(cs)
        for _ in range(rounds):
            card = top(run)
            total += POINTS[card]
            if suit != dear:
                others += 1
            run ^= 1 << card
            if bs:
                total += POINTS[low(bs)]
                bs &= bs - 1
            if cs:
                total += POINTS[low(cs)]
                cs &= cs - 1
    if dear >= 0 and (not first or search.first_lead or others):
        total += search.pair[dear] << 10
    return total


def cash_team(search: Context, a: int, friend: int, foe: int, trump: int) -> int:
    """Return the points that the leader and his partner take at once from their opponent.

    The leader goes on leading cards that the opponent cannot beat as long as the partner can
    stay under them; one that the partner must beat or trump comes last.
    """
    total = 0
    final = 0
    foe_trumps = 0
    friend_trumps = 0
    pairs = a >> 2 & a >> 3 & NINES
    if trump >= 0:
        foe_trumps = foe & WHOLE[trump]
        friend_trumps = friend & WHOLE[trump]
    for suit in range(4):
        whole = WHOLE[suit]
        run = a & whole
        if pairs >> 6 * suit & 1:
            run &= 48 << 6 * suit
        if not run:
            continue
        fs = friend & whole
        os = foe & whole
        if os:
            run = above(run, top(os))
        while run:
            if not os and foe_trumps and suit != trump:
                break
            card = top(run)
            run ^= 1 << card
            if (fs and low(fs) > card) or (not fs and friend_trumps and suit != trump):
                last = POINTS[card]
                if fs:
                    last += POINTS[low(fs)]
                if os:
                    last += POINTS[low(os)]
                if last > final:
                    final = last
                break
            total += POINTS[card]
            if os:
                total += POINTS[low(os)]
                os &= os - 1
            if fs:
                total += POINTS[low(fs)]
                fs &= fs - 1
    return total + final
