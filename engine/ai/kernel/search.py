# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""Exact search of the play of the cards with all cards known."""

from __future__ import annotations

import array

try:
    import cython
except ImportError:
    from engine.ai.kernel import nocython as cython

COMPILED = cython.compiled

if not cython.compiled:

    def ones(x: int) -> int:
        return x.bit_count()

    def top(x: int) -> int:
        return x.bit_length() - 1

    def low(x: int) -> int:
        return (x & -x).bit_length() - 1




@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def points_in(x: cython.uint) -> cython.int:
    """Card points of a set: nine 0, jack 2, queen 3, king 4, ten 10, ace 11, from the low bit."""
    return (
        2 * ones(x & 0x082082)
        + 3 * ones(x & 0x104104)
        + 4 * ones(x & 0x208208)
        + 10 * ones(x & 0x410410)
        + 11 * ones(x & 0x820820)
    )


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
@cython.inline
def point(i: cython.int) -> cython.int:
    return (0xBA4320 >> (4 * (i % 6))) & 15


@cython.final
@cython.cclass
class Search:
    """One search: its rules, its table of positions, its counters."""

    n = cython.declare(cython.int, visibility="public")
    first = cython.declare(cython.int, visibility="public")
    bank = cython.declare(cython.int, visibility="public")
    cs = cython.declare(cython.int, visibility="public")
    fs = cython.declare(cython.int, visibility="public")
    aces = cython.declare(cython.int, visibility="public")
    nines = cython.declare(cython.int, visibility="public")
    stock_size = cython.declare(cython.int, visibility="public")
    mask = cython.declare(cython.int, visibility="public")
    must_trump = cython.declare(cython.bint, visibility="public")
    overtake = cython.declare(cython.bint, visibility="public")
    overtrump = cython.declare(cython.bint, visibility="public")
    under_free = cython.declare(cython.bint, visibility="public")
    foreign_ok = cython.declare(cython.bint, visibility="public")
    lead_trump = cython.declare(cython.bint, visibility="public")
    auto = cython.declare(cython.bint, visibility="public")
    choice = cython.declare(cython.bint, visibility="public")
    half = cython.declare(cython.bint, visibility="public")
    aces_on = cython.declare(cython.bint, visibility="public")
    aces_trump = cython.declare(cython.bint, visibility="public")
    aces_force = cython.declare(cython.bint, visibility="public")
    first_ok = cython.declare(cython.bint, visibility="public")
    lost = cython.declare(cython.bint, visibility="public")
    draw_free = cython.declare(cython.bint, visibility="public")
    bounds = cython.declare(cython.bint, visibility="public")
    plain = cython.declare(cython.bint, visibility="public")
    cancelled = cython.declare(cython.bint, visibility="public")
    aborted = cython.declare(cython.bint, visibility="public")
    nodes = cython.declare(cython.longlong, visibility="public")
    limit = cython.declare(cython.longlong, visibility="public")
    keys: cython.ulonglong[::1]
    more: cython.uint[::1]
    lows: cython.short[::1]
    highs: cython.short[::1]
    best: cython.short[::1]
    moves = cython.declare(cython.int[::1], visibility="public")
    mval = cython.declare(cython.int[::1], visibility="public")
    hval = cython.declare(cython.int[::1], visibility="public")
    single = cython.declare(cython.int[::1], visibility="public")
    halfs = cython.declare(cython.int[::1], visibility="public")
    stock = cython.declare(cython.int[::1], visibility="public")

    def __init__(self, seats: int, bits: int = 17):
        size = 1 << bits
        self.n = seats
        self.mask = size - 1
        self.keys = array.array("Q", bytes(8 * size))
        self.more = array.array("I", bytes(4 * size))
        self.lows = array.array("h", bytes(2 * size))
        self.highs = array.array("h", bytes(2 * size))
        self.best = array.array("h", bytes(2 * size))
        self.moves = array.array("i", bytes(4 * 24 * 64))
        self.mval = array.array("i", [0] * 16)
        self.hval = array.array("i", [0] * 16)
        self.single = array.array("i", [0] * 4)
        self.halfs = array.array("i", [0] * 4)
        self.stock = array.array("i", [0] * 24)
        self.stock_size = 0
        self.must_trump = self.overtake = self.overtrump = self.under_free = False
        self.must_trump = True
        self.foreign_ok = True
        self.lead_trump = False
        self.auto = True
        self.choice = False
        self.half = False
        self.aces = 0
        self.aces_on = False
        self.aces_trump = False
        self.aces_force = False
        self.nines = 0
        self.first_ok = False
        self.lost = False
        self.draw_free = False
        self.bank = 0
        self.cs = 1
        self.fs = 0
        self.first = 0
        self.limit = 1 << 62
        self.nodes = 0
        self.cancelled = False
        self.aborted = False
        self.bounds = True

    def set_marriages(self, values, half=False):
        for m in range(16):
            self.mval[m] = sum(values[s] for s in range(4) if m >> s & 1)
            self.hval[m] = sum(values[s] // 2 for s in range(4) if m >> s & 1)
        for s in range(4):
            self.single[s] = values[s]
            self.halfs[s] = values[s] // 2
        self.half = half
        self.settle()

    def settle(self):
        self.plain = (
            self.bounds
            and self.foreign_ok
            and not self.lead_trump
            and not self.half
            and not self.aces_on
            and not self.nines
            and not self.choice
            and not (self.lost and self.first_ok)
        )

    def forget(self):
        i: cython.int
        for i in range(self.mask + 1):
            self.keys[i] = 0
            self.more[i] = 0

    def set_stock(self, cards):
        for i, card in enumerate(cards):
            self.stock[i] = card
        self.stock_size = len(cards)

    def probe(
        self, a: cython.uint, b: cython.uint, c: cython.uint, st: cython.int, x: cython.int,
        y: cython.int, g: cython.int,
    ):
        """Return a bound of the value on that side of g on which it lies (leader's frame)."""
        v: cython.int
        self.aborted = False
        with cython.nogil:
            v = self.enter(a, b, c, st, x, y, self.left(a, b, c, x, y), g)
        return v

    def solve(
        self, a: cython.uint, b: cython.uint, c: cython.uint, st: cython.int, x: cython.int,
        y: cython.int, guess: cython.int,
    ):
        """Return the value."""
        v: cython.int
        self.aborted = False
        with cython.nogil:
            v = self.exact(a, b, c, st, x, y, guess)
        return v

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def enter(
        self, a: cython.uint, b: cython.uint, c: cython.uint, st: cython.int, x: cython.int,
        y: cython.int, rem: cython.int, g: cython.int,
    ) -> cython.int:
        """Search on from a position with no card, one or two on the table."""
        if x < 0:
            return self.lead(a, b, c, st, rem, g, 0)
        if y < 0:
            return self.second(a, b, c, st, x, rem, g, 1)
        return self.third(a, b, c, st, x, y, rem, g, 2)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def left(
        self, a: cython.uint, b: cython.uint, c: cython.uint, x: cython.int, y: cython.int
    ) -> cython.int:
        """Points that nobody has taken yet."""
        i: cython.int
        rem: cython.int = points_in(a) + points_in(b) + self.bank
        if x >= 0:
            rem += point(x)
        if y >= 0:
            rem += point(y)
        if self.n == 3:
            return rem + points_in(c)
        for i in range(self.stock_size):
            rem += point(self.stock[i])
        return rem

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def exact(
        self, a: cython.uint, b: cython.uint, c: cython.uint, st: cython.int, x: cython.int,
        y: cython.int, guess: cython.int,
    ) -> cython.int:
        """Narrow the value down by searches about one number each."""
        rem: cython.int = self.left(a, b, c, x, y)
        lo: cython.int = -self.fs * (rem + 1200)
        hi: cython.int = self.cs * (rem + 1200)
        g: cython.int = guess
        v: cython.int
        step: cython.int = 6
        while lo < hi:
            if g <= lo:
                g = lo + 1
            if g > hi:
                g = hi
            v = self.enter(a, b, c, st, x, y, rem, g)
            if self.aborted:
                return 0
            if v >= g:
                lo = v
                g = v + step
            else:
                hi = v
                g = v - step + 1
            step = step * 2
            if hi - lo < 2 * step:
                g = (lo + hi + 1) // 2
        return lo

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def married(self, x: cython.uint) -> cython.int:
        """What the marriages of a hand can bring at most."""
        m: cython.int
        p: cython.uint
        p = (x >> 2) & (x >> 3) & 0x041041
        v: cython.int = 0
        if p:
            v = self.mval[(p | (p >> 5) | (p >> 10) | (p >> 15)) & 15]
        if self.half:
            p = (x >> 1) & (x >> 2) & 0x041041
            v += self.hval[(p | (p >> 5) | (p >> 10) | (p >> 15)) & 15]
        if self.aces and (x & 0x820820) == 0x820820:
            v += self.aces
        if self.nines and (x & 0x041041) == 0x041041:
            v += self.nines
        return v

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def turned(self, st: cython.int, k: cython.int) -> cython.int:
        """The flags seen from the seat k places after the leader."""
        d: cython.int
        f: cython.int
        if k == 0:
            return st
        d = (st & 3) - k
        if d < 0:
            d += self.n
        if st < 32:
            return (st & 28) | d
        out: cython.int = (st & 28) | d | (st & 0x7800)
        f = (st >> 5) & 3
        if f:
            f -= k
            if f < 1:
                f += self.n
            out |= f << 5
        f = (st >> 7) & 3
        if f:
            f -= k
            if f < 1:
                f += self.n
            out |= f << 7
        f = (st >> 9) & 3
        if f:
            f -= k
            if f < 1:
                f += self.n
            out |= f << 9
        return out

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def pending(self, st: cython.int) -> cython.int:
        """Points of the marriage declared on the first lead that wait for a trick."""
        i: cython.int = (st >> 11) & 15
        if i < 4:
            return self.single[i]
        if i < 8:
            return self.halfs[i - 4]
        if i == 8:
            return self.aces
        return self.nines

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def follow(
        self, hand: cython.uint, led: cython.int, best: cython.int, tr: cython.int
    ) -> cython.uint:
        """The cards with which a seat may follow; led and tr are suits, best a card."""
        same: cython.uint
        x: cython.uint
        same = hand & (cython.cast(cython.uint, 63) << (6 * led))
        if same:
            if self.overtake and best // 6 == led:
                x = (same >> best) << best
                if x:
                    return x
            return same
        if tr < 0 or not self.must_trump:
            return hand
        x = hand & (cython.cast(cython.uint, 63) << (6 * tr))
        if not x:
            return hand
        if self.overtrump and best // 6 == tr:
            same = (x >> best) << best
            if same:
                return same
            if self.under_free:
                return hand
        return x

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def beats(self, y: cython.int, x: cython.int, tr: cython.int) -> cython.bint:
        """Whether card y, played later, beats card x."""
        if y // 6 == x // 6:
            return y > x
        return y // 6 == tr

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def overs(self, cards: cython.uint, x: cython.int, tr: cython.int) -> cython.uint:
        """Those of the cards that beat card x."""
        s: cython.int = x // 6
        r: cython.uint
        r = ((cards >> x) >> 1) << 1 << x
        r &= cython.cast(cython.uint, 63) << (6 * s)
        if tr >= 0 and tr != s:
            r |= cards & (cython.cast(cython.uint, 63) << (6 * tr))
        return r

    # ------------------------------------------------------------------ bounds

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cash_alone(
        self, a: cython.uint, b: cython.uint, c: cython.uint, tr: cython.int, first: cython.bint
    ) -> cython.int:
        """Points that the leader, playing alone, takes for certain at once, marriage included."""
        s: cython.int
        i: cython.int
        k: cython.int
        rounds: cython.int
        total: cython.int = 0
        others: cython.int = 0
        suit: cython.uint
        mine: cython.uint
        bs: cython.uint
        cs: cython.uint
        opp: cython.uint
        run: cython.uint
        tb: cython.int = 0
        tc: cython.int = 0
        drawn: cython.bint = True
        pairs: cython.uint = (a >> 2) & (a >> 3) & 0x041041
        dear: cython.int = -1
        if pairs:
            for s in range(4):
                if (pairs >> (6 * s)) & 1 and (dear < 0 or self.single[s] > self.single[dear]):
                    dear = s
        if tr >= 0:
            suit = cython.cast(cython.uint, 63) << (6 * tr)
            tb = ones(b & suit)
            tc = ones(c & suit)
            if tb or tc:
                opp = (b | c) & suit
                mine = a & suit
                k = top(opp)
                run = ((mine >> k) >> 1) << 1 << k
                if pairs and (pairs >> (6 * tr)) & 1 and tr != dear:
                    run &= ~(cython.cast(cython.uint, 12) << (6 * tr))
                drawn = ones(run) >= (tb if tb > tc else tc)
        for s in range(4):
            suit = cython.cast(cython.uint, 63) << (6 * s)
            mine = a & suit
            if not mine:
                continue
            bs = b & suit
            cs = c & suit
            opp = bs | cs
            run = mine
            if opp:
                k = top(opp)
                run = ((mine >> k) >> 1) << 1 << k
            if pairs and (pairs >> (6 * s)) & 1 and s != dear:
                run &= cython.cast(cython.uint, 48) << (6 * s)
                rounds = ones(run)
            else:
                rounds = ones(run)
                k = ones(bs)
                i = ones(cs)
                if k < i:
                    k = i
                if (drawn or s == tr) and rounds >= k:
                    run = mine
                    rounds = ones(run)
            if not run:
                continue
            if not drawn and s != tr:
                if tb and ones(bs) < rounds:
                    rounds = ones(bs)
                if tc and ones(cs) < rounds:
                    rounds = ones(cs)
                if rounds == 0:
                    continue
            for i in range(rounds):
                k = top(run)
                total += point(k)
                if s != dear:
                    others += 1
                run ^= cython.cast(cython.uint, 1) << k
                if bs:
                    total += point(low(bs))
                    bs &= bs - 1
                if cs:
                    total += point(low(cs))
                    cs &= cs - 1
        if dear >= 0 and (not first or self.first_ok or others):
            total += self.single[dear] << 10
        return total

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def cash_team(
        self, a: cython.uint, p: cython.uint, o: cython.uint, tr: cython.int
    ) -> cython.int:
        """Points that the leader's side takes for certain at once from the one opponent o."""
        s: cython.int
        k: cython.int
        t: cython.int
        total: cython.int = 0
        final: cython.int = 0
        suit: cython.uint
        mine: cython.uint
        ps: cython.uint
        os: cython.uint
        ot: cython.uint = 0
        pt: cython.uint = 0
        pairs: cython.uint = (a >> 2) & (a >> 3) & 0x041041
        if tr >= 0:
            suit = cython.cast(cython.uint, 63) << (6 * tr)
            ot = o & suit
            pt = p & suit
        for s in range(4):
            suit = cython.cast(cython.uint, 63) << (6 * s)
            mine = a & suit
            if pairs and (pairs >> (6 * s)) & 1:
                mine &= cython.cast(cython.uint, 48) << (6 * s)
            if not mine:
                continue
            ps = p & suit
            os = o & suit
            k = -1
            if os:
                k = top(os)
            while mine:
                t = top(mine)
                if t < k or (not os and ot and s != tr):
                    break
                mine ^= cython.cast(cython.uint, 1) << t
                if ps:
                    if low(ps) > t:
                        t = point(t) + point(low(ps)) + (point(low(os)) if os else 0)
                        if t > final:
                            final = t
                        break
                elif pt and s != tr:
                    t = point(t) + (point(low(os)) if os else 0)
                    if t > final:
                        final = t
                    break
                total += point(t)
                if os:
                    total += point(low(os))
                    os &= os - 1
                if ps:
                    total += point(low(ps))
                    ps &= ps - 1
        return total + final

    # ------------------------------------------------------------------ the search

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add(self, at: cython.int, n: cython.int, move: cython.int, score: cython.int) -> cython.int:
        """Put a move among the first n at this place of the list, the best score first."""
        i: cython.int = at + n
        item: cython.int = ((score + 1024) << 10) | move
        while i > at and self.moves[i - 1] < item:
            self.moves[i] = self.moves[i - 1]
            i -= 1
        self.moves[i] = item
        return n + 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def leads(
        self, a: cython.uint, b: cython.uint, c: cython.uint, st: cython.int, at: cython.int,
        first: cython.bint, known: cython.int,
    ) -> cython.int:
        """List what the leader may do, the most promising first; return how many there are."""
        tr: cython.int = ((st >> 2) & 7) - 1
        dr: cython.int = st & 3
        n: cython.int = 0
        i: cython.int
        s: cython.int
        r: cython.int
        sc: cython.int
        m: cython.int
        silent: cython.uint = a
        cards: cython.uint
        x: cython.uint
        suit: cython.uint
        t: cython.uint = 0
        foe: cython.uint
        foe2: cython.uint = 0
        pal: cython.uint = 0
        call: cython.bint = not first or self.first_ok
        aces_only: cython.bint = False
        if tr >= 0:
            t = cython.cast(cython.uint, 63) << (6 * tr)
            x = a & ~t
            if self.aces_force and ((st >> 7) & 3) == 1:
                cards = a
                if not self.foreign_ok and ((st >> 5) & 3) != 1 and x:
                    cards = x
                cards &= 0x820820
                if cards:
                    silent = cards
                    aces_only = True
            if not aces_only and (a & t):
                if not self.foreign_ok and ((st >> 5) & 3) != 1:
                    if x:
                        silent = x
                elif self.lead_trump:
                    silent = a & t
        elif self.aces_force and ((st >> 7) & 3) == 1:
            cards = a & 0x820820
            if cards:
                silent = cards
                aces_only = True
        if self.n == 2:
            foe = b
        elif dr == 0:
            foe = b
            foe2 = c
        elif dr == 1:
            foe = b
            pal = c
        else:
            foe = c
            pal = b
        cards = silent if aces_only else a
        while cards:
            i = top(cards)
            cards ^= cython.cast(cython.uint, 1) << i
            s = i // 6
            r = i - 6 * s
            suit = cython.cast(cython.uint, 63) << (6 * s)
            # how good is the card as a lead
            x = self.overs((foe | foe2) & suit, i, -1)
            sc = -point(i)
            if x == 0:
                if (s == tr) or not t or (
                    ((foe & suit) or not (foe & t)) and ((foe2 & suit) or not (foe2 & t))
                ):
                    sc = 200 + point(i)
                    if s == tr and (foe | foe2) & t:
                        sc += 40
            elif pal:
                if (pal & suit) and not ((foe & suit) >> top(pal & suit)):
                    if (foe & suit) or not (foe & t):
                        sc = 100 + point(i)
                elif not (pal & suit) and (pal & t) and s != tr and ((foe & suit) or not (foe & t)):
                    sc = 90 + point(i)
            m = 0
            if call:
                if r == 3 and (a >> (i - 1)) & 1 or r == 2 and (a >> (i + 1)) & 1:
                    m = 1
                    n = self.add(at, n, i | 32, 700 if (i | 32) == known else 300 + self.single[s])
                    if self.choice and tr >= 0 and tr != s:
                        n = self.add(at, n, i | 64, 700 if (i | 64) == known else 250)
                if self.half and not (m and self.auto):
                    if r == 2 and (a >> (i - 1)) & 1 or r == 1 and (a >> (i + 1)) & 1:
                        m = 1
                        n = self.add(at, n, i | 96, 700 if (i | 96) == known else 300 + self.halfs[s])
                        if self.choice and tr >= 0 and tr != s:
                            n = self.add(at, n, i | 128, 700 if (i | 128) == known else 250)
                if r == 5 and self.aces_on and (a & 0x820820) == 0x820820:
                    m = 1
                    n = self.add(at, n, i | 160, 700 if (i | 160) == known else 500 + point(i))
                if r == 0 and self.nines and (a & 0x041041) == 0x041041:
                    m = 1
                    n = self.add(at, n, i | 192, 700 if (i | 192) == known else 290)
            if (silent >> i) & 1 and not (m and self.auto):
                n = self.add(at, n, i, 700 if i == known else sc)
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lead(
        self, a: cython.uint, b: cython.uint, c: cython.uint, st: cython.int, rem: cython.int,
        g: cython.int, ply: cython.int,
    ) -> cython.int:
        """Value of what is still to come for the side of the solo player, in the leader's frame."""
        dr: cython.int
        tr: cython.int
        v: cython.int
        lo: cython.int
        hi: cython.int
        best: cython.int
        bm: cython.int
        n: cython.int
        i: cython.int
        m: cython.int
        kind: cython.int
        x: cython.int
        gain: cython.int
        st2: cython.int
        at: cython.int
        known: cython.int = -1
        solo: cython.uint
        u: cython.uint
        t: cython.uint
        h: cython.uint
        key: cython.ulonglong
        extra: cython.uint
        first: cython.bint
        stocked: cython.bint
        cs: cython.int = self.cs
        fs: cython.int = self.fs
        if a == 0:
            return 0
        self.nodes += 1
        if self.cancelled or self.nodes > self.limit:
            self.aborted = True
        if self.aborted:
            return 0
        dr = st & 3
        tr = ((st >> 2) & 7) - 1
        n = ones(a)
        stocked = self.n == 2 and cython.cast(cython.int, c) < self.stock_size
        first = n == self.first
        if self.n == 2 and self.stock_size and c:
            first = False
        if n == 1 and not stocked:
            # The last trick plays itself.
            x = top(a)
            i = 0
            m = top(b)
            if self.beats(m, x, tr):
                i = 1
                x = m
            if self.n == 3:
                m = top(c)
                if self.beats(m, x, tr):
                    i = 2
            v = rem
            if st >= 512 and ((st >> 9) & 3) == i + 1:
                v += self.pending(st)
            return cs * v if i == dr else -fs * v
        lo = -30000
        hi = 30000
        if not stocked:
            if dr == 0:
                solo = a
            elif dr == 1:
                solo = b
            else:
                solo = c
            # What is left and what can be declared limits both sides.
            m = self.married(solo)
            if self.n == 2:
                x = self.married(b if dr == 0 else a)
                u = a | b
            else:
                u = a | b | c
                if dr == 0:
                    x = self.married(b) + self.married(c)
                elif dr == 1:
                    x = self.married(a) + self.married(c)
                else:
                    x = self.married(a) + self.married(b)
            if st >= 512:
                if ((st >> 9) & 3) == dr + 1:
                    m += self.pending(st)
                else:
                    x += self.pending(st)
            hi = cs * (rem + m)
            if hi < g:
                return hi
            lo = -fs * (rem + x)
            if lo >= g:
                return lo
            if self.plain:
                if tr >= 0 and m == 0 and x == 0:
                    # The trump will not change: the highest trumps take their tricks.
                    t = u & (cython.cast(cython.uint, 63) << (6 * tr))
                    if t:
                        h = t & ~solo
                        gain = 0
                        if h:
                            i = top(h)
                            h = ((t >> i) >> 1) << 1 << i
                        else:
                            h = t
                        if h:
                            gain = points_in(h)
                            v = cs * gain - fs * (rem - gain)
                            if v > lo:
                                lo = v
                                if lo >= g:
                                    return lo
                        else:
                            h = t & solo
                            if h:
                                i = top(h)
                                h = ((t >> i) >> 1) << 1 << i
                            else:
                                h = t
                            gain = points_in(h)
                            v = cs * (rem - gain) - fs * gain
                            if v < hi:
                                hi = v
                                if hi < g:
                                    return hi
                if dr == 0:
                    if self.n == 2:
                        gain = self.cash_alone(a, b, 0, tr, first)
                    else:
                        gain = self.cash_alone(a, b, c, tr, first)
                    i = gain >> 10
                    gain &= 1023
                    v = cs * (gain + i) - fs * (rem + x - gain)
                    if v > lo:
                        lo = v
                        if lo >= g:
                            return lo
                elif self.n == 2:
                    gain = self.cash_alone(a, b, 0, tr, first)
                    i = gain >> 10
                    gain &= 1023
                    v = cs * (rem - gain + m) - fs * (gain + i)
                    if v < hi:
                        hi = v
                        if hi < g:
                            return hi
                elif not self.overtake and not self.overtrump:
                    if dr == 1:
                        gain = self.cash_team(a, c, b, tr)
                    else:
                        gain = self.cash_team(a, b, c, tr)
                    v = cs * (rem - gain + m) - fs * gain
                    if v < hi:
                        hi = v
                        if hi < g:
                            return hi
        key = (
            cython.cast(cython.ulonglong, a)
            | (cython.cast(cython.ulonglong, b) << 24)
            | (cython.cast(cython.ulonglong, st) << 48)
        )
        extra = c
        mixed: cython.ulonglong
        if cython.compiled:
            mixed = key * cython.cast(cython.ulonglong, 0x1E3779B97F4A7C15) + extra * cython.cast(
                cython.ulonglong, 0x42B2AE3D27D4EB4F
            )
        else:
            mixed = (key * 0x1E3779B97F4A7C15 + extra * 0x42B2AE3D27D4EB4F) & 0xFFFFFFFFFFFFFFFF
        slot: cython.int = cython.cast(cython.int, mixed >> 40) & self.mask
        if self.keys[slot] == key and self.more[slot] == extra:
            v = self.lows[slot]
            if v > lo:
                lo = v
            if lo >= g:
                return lo
            v = self.highs[slot]
            if v < hi:
                hi = v
            if hi < g:
                return hi
            known = self.best[slot]
        at = ply * 24
        n = self.leads(a, b, c, st, at, first, known)
        bm = -1
        if dr == 0:
            best = -30000
        else:
            best = 30000
        for i in range(n):
            m = self.moves[at + i] & 1023
            x = m & 31
            kind = m >> 5
            gain = 0
            st2 = st
            if kind:
                v = 0
                if kind == 1:
                    v = self.single[x // 6]
                    st2 = (st & ~124) | ((x // 6 + 1) << 2) | (0 if self.foreign_ok else 32)
                elif kind == 2:
                    v = self.single[x // 6]
                elif kind == 3:
                    v = self.halfs[x // 6]
                    st2 = (st & ~124) | ((x // 6 + 1) << 2) | (0 if self.foreign_ok else 32)
                elif kind == 4:
                    v = self.halfs[x // 6]
                elif kind == 5:
                    v = self.aces
                    if self.aces_trump:
                        st2 = (st & ~124) | ((x // 6 + 1) << 2) | (0 if self.foreign_ok else 32)
                    if self.aces_force:
                        st2 = (st2 & ~384) | 128
                else:
                    v = self.nines
                if first and self.lost:
                    # Counts when its owner takes a trick.
                    if kind <= 2:
                        v = x // 6
                    elif kind <= 4:
                        v = 4 + x // 6
                    else:
                        v = 3 + kind
                    st2 |= 512 | (v << 11)
                else:
                    gain = cs * v if dr == 0 else -fs * v
            v = gain + self.second(
                a ^ (cython.cast(cython.uint, 1) << x), b, c, st2, x, rem, g - gain, ply + 1
            )
            if self.aborted:
                return 0
            if dr == 0:
                if v > best:
                    best = v
                    if v >= g:
                        bm = m
                        break
            elif v < best:
                best = v
                if v < g:
                    bm = m
                    break
        if best >= g:
            if best > lo:
                lo = best
        elif best < hi:
            hi = best
        if bm < 0:
            bm = known
        self.keys[slot] = key
        self.more[slot] = extra
        self.lows[slot] = lo
        self.highs[slot] = hi
        self.best[slot] = bm
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def second(
        self, a: cython.uint, b: cython.uint, c: cython.uint, st: cython.int, x: cython.int,
        rem: cython.int, g: cython.int, ply: cython.int,
    ) -> cython.int:
        """The seat after the leader answers card x; a is what the leader has left."""
        tr: cython.int = ((st >> 2) & 7) - 1
        dr: cython.int = st & 3
        led: cython.int = x // 6
        n: cython.int = 0
        i: cython.int
        y: cython.int
        w: cython.int
        v: cython.int
        sc: cython.int
        best: cython.int
        at: cython.int = ply * 24
        ok: cython.uint
        reply: cython.uint
        wins: cython.bint
        mine: cython.bint
        if self.n == 2 and self.draw_free and cython.cast(cython.int, c) < self.stock_size:
            ok = b
        else:
            ok = self.follow(b, led, x, tr)
        while ok:
            y = top(ok)
            ok ^= cython.cast(cython.uint, 1) << y
            wins = self.beats(y, x, tr)
            if self.n == 2:
                sc = 200 + point(y) if wins else -point(y)
            else:
                w = y if wins else x
                reply = self.overs(self.follow(c, led, w, tr), w, tr)
                if dr == 1:
                    mine = wins and not reply
                elif dr == 2:
                    # The leader is my partner, the solo player answers last.
                    mine = not reply
                else:
                    # My partner answers last.
                    mine = wins or reply != 0
                sc = 200 + point(y) if mine else -point(y)
            n = self.add(at, n, y, sc)
        best = -30000 if dr == 1 else 30000
        for i in range(n):
            y = self.moves[at + i] & 31
            if self.n == 2:
                v = self.taken(
                    a, b ^ (cython.cast(cython.uint, 1) << y), c, st,
                    1 if self.beats(y, x, tr) else 0, point(x) + point(y), rem, g, ply + 1,
                )
            else:
                v = self.third(
                    a, b ^ (cython.cast(cython.uint, 1) << y), c, st, x, y, rem, g, ply + 1
                )
            if self.aborted:
                return 0
            if dr == 1:
                if v > best:
                    best = v
                    if v >= g:
                        return v
            elif v < best:
                best = v
                if v < g:
                    return v
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def third(
        self, a: cython.uint, b: cython.uint, c: cython.uint, st: cython.int, x: cython.int,
        y: cython.int, rem: cython.int, g: cython.int, ply: cython.int,
    ) -> cython.int:
        """The last seat of three answers."""
        tr: cython.int = ((st >> 2) & 7) - 1
        dr: cython.int = st & 3
        n: cython.int = 0
        i: cython.int
        z: cython.int
        v: cython.int
        w: cython.int = x
        k: cython.int = 0
        sc: cython.int
        best: cython.int
        at: cython.int = ply * 24
        ok: cython.uint
        if self.beats(y, x, tr):
            w = y
            k = 1
        ok = self.follow(c, x // 6, w, tr)
        while ok:
            z = top(ok)
            ok ^= cython.cast(cython.uint, 1) << z
            if self.beats(z, w, tr) or (dr != 2 and k != dr):
                sc = 200 + point(z)
            else:
                sc = -point(z)
            n = self.add(at, n, z, sc)
        best = -30000 if dr == 2 else 30000
        for i in range(n):
            z = self.moves[at + i] & 31
            v = self.taken(
                a, b, c ^ (cython.cast(cython.uint, 1) << z), st,
                2 if self.beats(z, w, tr) else k, point(x) + point(y) + point(z), rem, g, ply + 1,
            )
            if self.aborted:
                return 0
            if dr == 2:
                if v > best:
                    best = v
                    if v >= g:
                        return v
            elif v < best:
                best = v
                if v < g:
                    return v
        return best

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def taken(
        self, a: cython.uint, b: cython.uint, c: cython.uint, st: cython.int, k: cython.int,
        pts: cython.int, rem: cython.int, g: cython.int, ply: cython.int,
    ) -> cython.int:
        """Seat k takes the trick and leads to the next one."""
        gain: cython.int = pts
        st2: cython.int
        drawing: cython.bint = self.n == 2 and cython.cast(cython.int, c) < self.stock_size
        if a == 0 and not drawing:
            # The last trick takes everything that is left, the bank too.
            gain = rem
        if st >= 512 and ((st >> 9) & 3) == k + 1:
            gain += self.pending(st)
            st &= 511
            st2 = self.turned(st, k)
        else:
            st2 = self.turned(st, k)
        gain = self.cs * gain if k == (st & 3) else -self.fs * gain
        if a == 0 and not drawing:
            return gain
        if self.n == 3:
            if k == 0:
                return gain + self.lead(a, b, c, st2, rem - pts, g - gain, ply)
            if k == 1:
                return gain + self.lead(b, c, a, st2, rem - pts, g - gain, ply)
            return gain + self.lead(c, a, b, st2, rem - pts, g - gain, ply)
        if drawing:
            if k == 0:
                a |= cython.cast(cython.uint, 1) << self.stock[c]
                b |= cython.cast(cython.uint, 1) << self.stock[c + 1]
            else:
                b |= cython.cast(cython.uint, 1) << self.stock[c]
                a |= cython.cast(cython.uint, 1) << self.stock[c + 1]
            c += 2
        if k == 0:
            return gain + self.lead(a, b, c, st2, rem - pts, g - gain, ply)
        return gain + self.lead(b, a, c, st2, rem - pts, g - gain, ply)
