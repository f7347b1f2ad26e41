# cython: language_level=3
# The types of the compiled search. The modules that `sources.py` names become one module of this
# name, and what `cards.py` does in Python is written here in C.
cimport cython
from libc.math cimport exp

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    #if defined(_M_X64) || defined(_M_IX86)
    #define thousand_ones(x) ((int)__popcnt(x))
    #else
    static __inline int thousand_ones(unsigned int x) {
        x -= (x >> 1) & 0x55555555u;
        x = (x & 0x33333333u) + ((x >> 2) & 0x33333333u);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0Fu) * 0x01010101u) >> 24);
    }
    #endif
    static __inline int thousand_top(unsigned int x) {
        unsigned long i; _BitScanReverse(&i, x); return (int)i;
    }
    static __inline int thousand_low(unsigned int x) {
        unsigned long i; _BitScanForward(&i, x); return (int)i;
    }
    #else
    #define thousand_ones(x) __builtin_popcount(x)
    #define thousand_top(x) (31 - __builtin_clz(x))
    #define thousand_low(x) __builtin_ctz(x)
    #endif

    #if defined(_WIN32)
    #ifndef WIN32_LEAN_AND_MEAN
    #define WIN32_LEAN_AND_MEAN
    #endif
    #ifndef NOMINMAX
    #define NOMINMAX
    #endif
    #include <windows.h>
    static double thousand_now(void) {
        LARGE_INTEGER tick, rate;
        QueryPerformanceFrequency(&rate);
        QueryPerformanceCounter(&tick);
        return (double)tick.QuadPart / (double)rate.QuadPart;
    }
    #else
    #include <time.h>
    static double thousand_now(void) {
        struct timespec t;
        clock_gettime(CLOCK_MONOTONIC, &t);
        return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
    }
    #endif

    static const int thousand_points[24] = {
        0, 2, 3, 4, 10, 11, 0, 2, 3, 4, 10, 11, 0, 2, 3, 4, 10, 11, 0, 2, 3, 4, 10, 11};
    static const int thousand_suit[24] = {
        0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3};
    static const unsigned int thousand_whole[4] = {63u, 63u << 6, 63u << 12, 63u << 18};

    typedef struct {
        unsigned long long key;
        unsigned int more : 24;
        unsigned int best : 8;
        short low;
        short high;
    } thousand_entry;

    #if defined(_MSC_VER)
    #define thousand_fetch(place)
    #else
    #define thousand_fetch(place) __builtin_prefetch(place)
    #endif

    static double thousand_luck(unsigned int way, unsigned int level, unsigned int salt) {
        unsigned int mixed = way * 0x9E3779B1u + level * 0x85EBCA77u + salt;
        mixed = ((mixed >> 16) ^ mixed) * 0x45D9F3Bu;
        mixed = ((mixed >> 16) ^ mixed) * 0x45D9F3Bu;
        return ((mixed >> 16) ^ mixed) / 4294967296.0;
    }

    #define thousand_mixed(key, more) ((int)(((key) * 0x1E3779B97F4A7C15ull \
        + (more) * 0x42B2AE3D27D4EB4Full) >> 40))
    """
    int ones "thousand_ones"(unsigned int cards) noexcept nogil
    int top "thousand_top"(unsigned int cards) noexcept nogil
    int low "thousand_low"(unsigned int cards) noexcept nogil
    double now "thousand_now"() noexcept nogil
    void fetch "thousand_fetch"(const void* place) noexcept nogil
    int mixed "thousand_mixed"(unsigned long long key, unsigned int more) noexcept nogil
    double luck "thousand_luck"(
        unsigned int way, unsigned int level, unsigned int salt) noexcept nogil
    const int POINTS "thousand_points"[24]
    const int SUIT "thousand_suit"[24]
    const unsigned int WHOLE "thousand_whole"[4]
    ctypedef struct Entry "thousand_entry":
        unsigned long long key
        unsigned int more
        unsigned int best
        short low
        short high

ctypedef unsigned int Cards
ctypedef Entry* EntryPlace

cdef extern from "Python.h":
    char* PyByteArray_AS_STRING(object memory)

cdef enum:
    NINES = 0x041041
    ACES = 0x820820
    NOTHING = 30000
    UNKNOWN = -32768
    NO_MOVE = 255
    KNOWN = 700
    SURE = 200
    BREATH = 1023
    MOST_WAYS = 512
    MOST_PLIES = 25
    MOST_MOVES = 14
    MOST_CHOICES = 64
    FEATURES = 27
    ROLES = 8
    SITUATIONS = 40

cdef inline EntryPlace entries_in(object memory):
    return <EntryPlace> PyByteArray_AS_STRING(memory)

cdef inline EntryPlace entry_at(EntryPlace entries, int place) noexcept nogil:
    fetch(entries + place)
    return entries + place

cdef inline int points_in(unsigned int cards) noexcept nogil:
    return (
        2 * ones(cards & 0x082082)
        + 3 * ones(cards & 0x104104)
        + 4 * ones(cards & 0x208208)
        + 10 * ones(cards & 0x410410)
        + 11 * ones(cards & 0x820820)
    )

cdef inline unsigned int above(unsigned int cards, int card) noexcept nogil:
    return cards >> (card + 1) << (card + 1)

cdef inline int suits_of(unsigned int nines) noexcept nogil:
    return (nines | nines >> 5 | nines >> 10 | nines >> 15) & 15

cdef inline bint beats(int card, int best, int trump) noexcept nogil:
    cdef int suit = SUIT[card]
    return card > best if suit == SUIT[best] else suit == trump


cdef class Context:
    cdef readonly int seats
    cdef public bint must_trump
    cdef public bint must_overtake
    cdef public bint must_overtrump
    cdef public bint undertrump_free
    cdef public bint foreign_trump
    cdef public bint lead_trump
    cdef public bint declares_itself
    cdef public bint trump_choice
    cdef public bint half_marriage
    cdef public bint ace_marriage
    cdef public bint aces_trump
    cdef public bint aces_bind
    cdef public bint first_lead
    cdef public bint needs_trick
    cdef public bint draw_free
    cdef readonly int aces
    cdef readonly int nines
    cdef readonly int ceiling
    cdef int[1152] moves
    cdef int[4] pair
    cdef int[4] half
    cdef int[16] pairs
    cdef int[16] halves
    cdef public int solo_weight
    cdef public int others_weight
    cdef int low
    cdef int high
    cdef int own
    cdef int theirs
    cdef bint only_pairs
    cdef bint masters
    cdef public int first_size
    cdef readonly int bank
    cdef readonly int stock_size
    cdef Cards stamp
    cdef int stocks
    cdef int mask
    cdef volatile bint cancelled
    cdef readonly bint aborted
    cdef readonly long long nodes
    cdef long long limit
    cdef long long pause
    cdef double deadline
    cdef int[24] stock
    cdef object memory
    cdef EntryPlace entries

    cpdef forget(self)
    cdef void restock(self) noexcept with gil



@cython.locals(found=Cards, points=int)
cdef int marriages_of(Context search, Cards hand) noexcept nogil

@cython.locals(marriage=int)
cdef int waiting(Context search, int flags) noexcept nogil

@cython.locals(solo=int, result=int, shift=int, who=int)
cdef int turned(Context search, int flags, int place) noexcept nogil

@cython.locals(call=int, suit=int, makes_trump=bint, points=int, marriage=int)
cdef int declared(Context search, int move, int flags, bint first) noexcept nogil

@cython.locals(same=Cards, higher=Cards, trumps=Cards)
cdef Cards follow(Context search, Cards hand, int led, int best, int trump) noexcept nogil

@cython.locals(suit=int, higher=Cards)
cdef Cards overs(Context search, Cards cards, int best, int trump) noexcept nogil

@cython.locals(trump=int, trumps=Cards, allowed=Cards)
cdef Cards may_lead(Context search, Cards hand, int flags) noexcept nogil

@cython.locals(i=int, item=int)
cdef int put(Context search, int at, int n, int move, int score) noexcept nogil

@cython.locals(
    trump=int, trumps=Cards, solo=int, n=int, silent=Cards, calls=bint, cards=Cards, foe=Cards,
    other=Cards, friend=Cards, card=int, suit=int, rank=int, whole=Cards, score=int, theirs=Cards,
    n_before=int,
)
cdef int lead_moves(
    Context search, Cards a, Cards b, Cards c, int flags, int at, bint first, int known,
) noexcept nogil

@cython.locals(keeps=bint, found=bint, halves=bint, move=int)
cdef int add_calls(
    Context search, Cards hand, int card, int rank, int suit, int trump, int at, int n, int known,
) noexcept nogil

@cython.locals(
    trump=int, solo=int, n=int, allowed=Cards, card=int, ours=bint, best=int, reply=Cards,
)
cdef int second_cards(
    Context search, Cards b, Cards c, int flags, int led, int at, bint stocked,
) noexcept nogil

@cython.locals(trump=int, solo=int, n=int, allowed=Cards, card=int, ours=bint)
cdef int third_cards(
    Context search, Cards c, int flags, int led, int best, int winner, int at,
) noexcept nogil

@cython.locals(solo=int, own=int, theirs=int)
cdef void bound_by_points(
    Context search, Cards a, Cards b, Cards c, int flags, int left,
) noexcept nogil

@cython.locals(
    solo=int, plus=int, minus=int, own=int, theirs=int, trump=int, mine=Cards, cash=int, sure=int,
)
cdef void bound_by_masters(
    Context search, Cards a, Cards b, Cards c, int flags, int left, int goal, bint first,
) noexcept nogil

@cython.locals(theirs=Cards, ours=Cards, points=int, sure=int)
cdef void bound_by_trumps(Context search, Cards trumps, Cards mine, int left) noexcept nogil

@cython.locals(
    total=int, others=int, b_trumps=int, c_trumps=int, drawn=bint, pairs=Cards, dear=int, suit=int,
    whole=Cards, run=Cards, bs=Cards, cs=Cards, longest=int, rounds=int, card=int, _=int,
)
cdef int cash_alone(
    Context search, Cards a, Cards b, Cards c, int trump, bint first,
) noexcept nogil

@cython.locals(
    total=int, final=int, foe_trumps=Cards, friend_trumps=Cards, pairs=Cards, suit=int,
    whole=Cards, run=Cards, fs=Cards, os=Cards, card=int, last=int,
)
cdef int cash_team(Context search, Cards a, Cards friend, Cards foe, int trump) noexcept nogil
cdef void breathe(Context search) noexcept nogil
cdef bint is_first(Context search, Cards a, Cards c) noexcept nogil

@cython.locals(
    stocked=bint, first=bint, low=int, high=int, key=cython.ulonglong, more=Cards,
    entry=EntryPlace, known=int, ours=bint, best=int, n=int, i=int, move=int, value=int,
)
cdef int lead(
    Context search, Cards a, Cards b, Cards c, int flags, int left, int goal, int at,
) noexcept nogil

@cython.locals(card=int, after=int, points=int, gain=int)
cdef int led(
    Context search, Cards a, Cards b, Cards c, int flags, int move, bint first, int left, int goal,
    int at,
) noexcept nogil

@cython.locals(trump=int, best=int, winner=int, card=int)
cdef int last_trick(Context search, Cards a, Cards b, Cards c, int flags, int left) noexcept nogil

@cython.locals(ours=bint, best=int, n=int, i=int, card=int, value=int)
cdef int second(
    Context search, Cards a, Cards b, Cards c, int flags, int x, int left, int goal, int at,
) noexcept nogil

@cython.locals(ours=bint, best=int, trump=int, n=int, i=int, card=int, value=int)
cdef int third(
    Context search, Cards a, Cards b, Cards c, int flags, int x, int y, int left, int goal, int at,
) noexcept nogil

@cython.locals(winner=int, points=int)
cdef int last_of_two(
    Context search, Cards a, Cards b, Cards c, int flags, int x, int y, int left, int goal, int at,
) noexcept nogil

@cython.locals(trump=int, winner=int, points=int)
cdef int last_of_three(
    Context search, Cards a, Cards b, Cards c, int flags, int x, int y, int z, int left, int goal,
    int at,
) noexcept nogil

@cython.locals(drawing=bint, over=bint, gain=int)
cdef int taken(
    Context search, Cards a, Cards b, Cards c, int flags, int winner, int points, int left,
    int goal, int at,
) noexcept nogil

@cython.locals(points=int, i=int)
cdef int points_left(Context search, Cards a, Cards b, Cards c, int x, int y) noexcept nogil

@cython.locals(left=int, low=int, high=int, goal=int, step=int, value=int)
cdef int exact(
    Context search, Cards a, Cards b, Cards c, int flags, int x, int y, int move, int least,
    int most, int guess,
) noexcept nogil
cdef int ask(
    Context search, Cards a, Cards b, Cards c, int flags, int x, int y, int move, int left,
    int goal,
) noexcept nogil


cdef class Search(Context):
    cpdef cancel(self)
    cpdef resume(self)
    cpdef set_bank(self, int points)
    cpdef begin(self, long long most, double seconds)
    @cython.locals(value=int)
    cpdef int probe(
        self, Cards a, Cards b, Cards c, int flags, int x, int y, int move, int goal,
    ) except? -1
    @cython.locals(value=int)
    cpdef int solve(
        self, Cards a, Cards b, Cards c, int flags, int x, int y, int move, int least, int most,
        int guess,
    ) except? -1
    @cython.locals(
        size=int, done=int, world=int, start=int, a=Cards, b=Cards, c=Cards, guess=int, i=int,
        j=int, value=int,
    )
    cpdef int judge(
        self, const unsigned int[::1] worlds, int count, int leader, int flags, int x, int y,
        const int[::1] moves, int choices, int least, int most, long long nodes,
        short[::1] answers,
    ) except? -1
    @cython.locals(trump=int, n=int, ahead=bint, i=int)
    cpdef list legal(self, Cards a, Cards b, Cards c, int flags, int x, int y)
    @cython.locals(i=int)
    cdef void take(self, const unsigned int[::1] worlds, int start) noexcept nogil


cdef class Ways(Search):
    cdef double[1080] habits
    cdef Cards[38400] hands
    cdef double[12800] weights
    cdef int[12800] origins
    cdef int[12800] numbers
    cdef int[179200] options
    cdef double[179200] odds
    cdef int[1600] choices
    cdef int[512] banks
    cdef int me
    cdef int every
    cdef Cards salt
    cdef double seldom
    @cython.locals(i=int, j=int)
    cpdef set_habits(self, weights)

@cython.locals(solo=int)
cdef int leader_of_solo(Ways look, int leader, int flags) noexcept nogil

@cython.locals(seats=int, a=Cards, b=Cards, c=Cards, n=int, i=int)
cdef int listed(
    Ways look, int at, int leader, int flags, int x, int y, int choices,
) noexcept nogil

@cython.locals(
    n=int, hand=Cards, base=int, trump=int, declarer=bint, led_by_declarer=bint,
    last=bint, winning=int, table=int, role=int, calling=Cards, total=double, i=int, move=int,
    card=int, size=double, least=double, kept=int,
)
cdef int usual(
    Ways look, int way, int turn, int leader, int flags, int x, int y, Cards live, int at,
) noexcept nogil

@cython.locals(base=int, mark=double, kept=int, i=int)
cdef int drawn(Ways look, int way, int number, int level) noexcept nogil

@cython.locals(
    suit=int, rank=int, ranks=int, about=int, number=int, best=int, way=int, at=int, master=bint,
    takes=bint, half=bint, pair=bint, declares=bint, total=double,
)
cdef double habit(
    Ways look, int role, Cards live, int trump, int led, int winning, int table, bint last,
    Cards hand, int card, Cards calling,
) noexcept nogil


@cython.final
cdef class Outlook(Ways):
    @cython.locals(done=int, i=int, j=int, move=int, value=double)
    cpdef int weigh(
        self, const unsigned int[::1] worlds, const double[::1] weights, int count, int me,
        int leader, int flags, int x, int y, Cards live, int need, const int[::1] moves,
        int choices, int tricks, int every, double seldom, Cards salt, double[::1] found,
    ) except? -1

@cython.locals(
    turn=int, at=int, n=int, ours=bint, best=double, i=int, move=int, value=double,
)
cdef double node(
    Outlook look, int level, int start, int count, int leader, int flags, int x, int y,
    Cards live, int need, int tricks,
) noexcept nogil

@cython.locals(cards=Cards, left=int)
cdef int most_to_come(Outlook look, int at) noexcept nogil

@cython.locals(total=double, i=int)
cdef double weight_of_all(Outlook look, int start, int count) noexcept nogil

@cython.locals(
    seats=int, total=double, i=int, j=int, a=Cards, b=Cards, c=Cards,
    left=int,
)
cdef double seen_open(
    Outlook look, int start, int count, int leader, int flags, int need,
) noexcept nogil

@cython.locals(gone=Cards, top=int, i=int, j=int)
cdef double mine(
    Outlook look, int level, int start, int count, int leader, int flags, int x, int y,
    Cards live, int need, int tricks, int move,
) noexcept nogil

@cython.locals(
    at=int, all_ways=bint, different=int, i=int, j=int, k=int, number=int, move=int, known=bint,
    total=double, top=int, gone=Cards, n=int, child=int,
)
cdef double others(
    Outlook look, int level, int start, int count, int turn, int leader, int flags, int x, int y,
    Cards live, int need, int tricks,
) noexcept nogil

@cython.locals(
    card=int, size=int, after=int, trump=int, winner=int, best=int, points=int,
)
cdef double played(
    Outlook look, int level, int start, int count, int leader, int flags, int x, int y,
    Cards live, int need, int tricks, int move,
) noexcept nogil

@cython.locals(total=double, i=int)
cdef double at_the_end(
    Outlook look, int start, int count, bint ours, int need,
) noexcept nogil
