"""What a table of rules allows in the play of the cards (RULES.md 1.9, 1.10, 2.4).

Hands, flags and moves are those of `context.py`. Lists of moves are written into the context, from
a place on that the caller names.
"""

from __future__ import annotations

from engine.ai.kernel.cards import (
    ACES,
    KNOWN,
    NINES,
    POINTS,
    SUIT,
    SURE,
    WHOLE,
    above,
    beats,
    suits_of,
    top,
)
from engine.ai.kernel.context import Context


def marriages_of(search: Context, hand: int) -> int:
    """Return what the marriages of a hand can bring at most."""
    found = hand >> 2 & hand >> 3 & NINES
    points = search.pairs[suits_of(found)] if found else 0
    if search.only_pairs:
        return points
    if search.half_marriage:
        points += search.halves[suits_of(hand >> 1 & hand >> 2 & NINES)]
    if search.aces and hand & ACES == ACES:
        points += search.aces
    if search.nines and hand & NINES == NINES:
        points += search.nines
    return points


def waiting(search: Context, flags: int) -> int:
    """Return the points of the marriage that waits for a trick."""
    marriage = flags >> 11 & 15
    if marriage < 4:
        return search.pair[marriage]
    if marriage < 8:
        return search.half[marriage - 4]
    return search.aces if marriage == 8 else search.nines


def turned(search: Context, flags: int, place: int) -> int:
    """Return the flags as the seat at this place sees them."""
    if place == 0:
        return flags
    solo = (flags & 3) - place
    if solo < 0:
        solo += search.seats
    result = flags & 28 | solo
    if flags < 32:
        return result
    result |= flags & 0x7800
    for shift in range(5, 11, 2):
        who = flags >> shift & 3
        if who:
            who -= place
            if who < 1:
                who += search.seats
            result |= who << shift
    return result


def declared(search: Context, move: int, flags: int, first: bool) -> int:
    """Return the flags after the leader's declaration and, from bit 16 on, its points.

    A marriage of the first lead that needs a trick has none yet.
    """
    call = move >> 5
    suit = SUIT[move & 31]
    makes_trump = True
    if call <= 2:
        points = search.pair[suit]
        marriage = suit
        makes_trump = call == 1
    elif call <= 4:
        points = search.half[suit]
        marriage = 4 + suit
        makes_trump = call == 3
    elif call == 5:
        points = search.aces
        marriage = 8
        makes_trump = search.aces_trump
        if search.aces_bind:
            flags = flags & ~384 | 128
    else:
        points = search.nines
        marriage = 9
        makes_trump = False
    if makes_trump:
        flags = flags & ~124 | suit + 1 << 2
        if not search.foreign_trump:
            flags |= 32
    if first and search.needs_trick:
        return flags | 512 | marriage << 11
    return flags | points << 16


def follow(search: Context, hand: int, led: int, best: int, trump: int) -> int:
    """Return the cards that may follow a lead of this suit; the best card wins so far."""
    same = hand & WHOLE[led]
    if same:
        if search.must_overtake and SUIT[best] == led:
            higher = above(same, best)
            if higher:
                return higher
        return same
    if trump < 0 or not search.must_trump:
        return hand
    trumps = hand & WHOLE[trump]
    if not trumps:
        return hand
    if search.must_overtrump and SUIT[best] == trump:
        higher = above(trumps, best)
        if higher:
            return higher
        if search.undertrump_free:
            return hand
    return trumps


def overs(search: Context, cards: int, best: int, trump: int) -> int:
    """Return those of the cards that beat the best one so far."""
    suit = SUIT[best]
    higher = above(cards, best) & WHOLE[suit]
    if trump >= 0 and trump != suit:
        higher |= cards & WHOLE[trump]
    return higher


def may_lead(search: Context, hand: int, flags: int) -> int:
    """Return the cards that the leader may lead without a declaration."""
    trump = (flags >> 2 & 7) - 1
    trumps = 0 if trump < 0 else hand & WHOLE[trump]
    allowed = hand
    if trumps and not search.foreign_trump and flags >> 5 & 3 != 1 and hand != trumps:
        allowed = hand & ~trumps
    if search.aces_bind and flags >> 7 & 3 == 1 and allowed & ACES:
        return allowed & ACES
    if allowed == hand and trumps and search.lead_trump:
        # Who may lead foreign trumps only because he holds nothing else leads them anyway.
        return trumps
    return allowed


def put(search: Context, at: int, n: int, move: int, score: int) -> int:
    """Put a move among the n of the list at this place, the best first; return n + 1."""
    i = at + n
    item = score + 1024 << 10 | move
    while i > at and search.moves[i - 1] < item:
        search.moves[i] = search.moves[i - 1]
        i -= 1
    search.moves[i] = item
    return n + 1


def lead_moves(
    search: Context, a: int, b: int, c: int, flags: int, at: int, first: bool, known: int
) -> int:
    """List what the leader may do, the most promising first; return how many there are.

    `known` is the move that was best before. High cards that nobody can beat come early,
    declarations before them; the order changes how long a search takes and nothing else.
    """
    trump = (flags >> 2 & 7) - 1
    trumps = 0 if trump < 0 else WHOLE[trump]
    solo = flags & 3
    n = 0
    silent = may_lead(search, a, flags)
    calls = not first or search.first_lead
    cards = a
    if search.aces_bind and flags >> 7 & 3 == 1 and not silent & ~ACES:
        cards = silent
    foe = b
    other = 0
    friend = 0
    if search.seats == 3:
        if solo == 0:
            other = c
        elif solo == 1:
            friend = c
        else:
            foe = c
            friend = b
    while cards:
        card = top(cards)
        cards ^= 1 << card
        suit = SUIT[card]
        rank = card - 6 * suit
        whole = WHOLE[suit]
        score = -POINTS[card]
        if not above((foe | other) & whole, card):
            if (
                suit == trump
                or not trumps
                or ((foe & whole or not foe & trumps) and (other & whole or not other & trumps))
            ):
                score = SURE + POINTS[card]
                if suit == trump and (foe | other) & trumps:
                    score += 40
        elif friend:
            theirs = friend & whole
            if theirs:
                if not (foe & whole) >> top(theirs) and (foe & whole or not foe & trumps):
                    score = 100 + POINTS[card]
            elif friend & trumps and suit != trump and (foe & whole or not foe & trumps):
                score = 90 + POINTS[card]
        n_before = n
        if calls:
            n = add_calls(search, a, card, rank, suit, trump, at, n, known)
        if silent >> card & 1 and not (n > n_before and search.declares_itself):
            n = put(search, at, n, card, KNOWN if card == known else score)
    return n


def add_calls(
    search: Context,
    hand: int,
    card: int,
    rank: int,
    suit: int,
    trump: int,
    at: int,
    n: int,
    known: int,
) -> int:
    """List what leading this card can declare; return how many moves there are now."""
    keeps = search.trump_choice and trump >= 0 and trump != suit
    found = False
    if (rank == 3 and hand >> card - 1 & 1) or (rank == 2 and hand >> card + 1 & 1):
        found = True
        move = card | 32
        n = put(search, at, n, move, KNOWN if move == known else 300 + search.pair[suit])
        if keeps:
            move = card | 64
            n = put(search, at, n, move, KNOWN if move == known else 250)
    halves = search.half_marriage and not (found and search.declares_itself)
    if halves and ((rank == 2 and hand >> card - 1 & 1) or (rank == 1 and hand >> card + 1 & 1)):
        move = card | 96
        n = put(search, at, n, move, KNOWN if move == known else 300 + search.half[suit])
        if keeps:
            move = card | 128
            n = put(search, at, n, move, KNOWN if move == known else 250)
    if rank == 5 and search.ace_marriage and hand & ACES == ACES:
        move = card | 160
        n = put(search, at, n, move, KNOWN if move == known else 500 + POINTS[card])
    if rank == 0 and search.nines and hand & NINES == NINES:
        move = card | 192
        n = put(search, at, n, move, KNOWN if move == known else 290)
    return n


def second_cards(
    search: Context, b: int, c: int, flags: int, led: int, at: int, stocked: bool
) -> int:
    """List what the seat after the leader may play; return how many moves there are."""
    trump = (flags >> 2 & 7) - 1
    solo = flags & 3
    n = 0
    allowed = b
    if not (stocked and search.draw_free):
        allowed = follow(search, b, SUIT[led], led, trump)
    if not allowed & allowed - 1:
        # Where there is no choice there is nothing to put in order.
        search.moves[at] = top(allowed)
        return 1
    while allowed:
        card = top(allowed)
        allowed ^= 1 << card
        ours = beats(card, led, trump)
        if search.seats == 3:
            best = card if ours else led
            reply = overs(search, follow(search, c, SUIT[led], best, trump), best, trump)
            if solo == 1:
                ours = ours and not reply
            elif solo == 2:
                # The leader is his partner, and the solo player answers last.
                ours = not reply
            else:
                ours = ours or reply != 0
        n = put(search, at, n, card, SURE + POINTS[card] if ours else -POINTS[card])
    return n


def third_cards(
    search: Context, c: int, flags: int, led: int, best: int, winner: int, at: int
) -> int:
    """List what the last of three may play; return how many moves there are.

    `winner` is the place of the seat that has played the best card.
    """
    trump = (flags >> 2 & 7) - 1
    solo = flags & 3
    n = 0
    allowed = follow(search, c, SUIT[led], best, trump)
    if not allowed & allowed - 1:
        search.moves[at] = top(allowed)
        return 1
    while allowed:
        card = top(allowed)
        allowed ^= 1 << card
        ours = beats(card, best, trump) or (solo != 2 and winner != solo)
        n = put(search, at, n, card, SURE + POINTS[card] if ours else -POINTS[card])
    return n
