"""Taking the last own decision back: where it began, and what has been revealed since.

A seat may go back to its last decision as long as it has learnt no card since then that it did not
know before; calls and passes of the others tell of no card and keep nobody. The log is never cut:
whoever takes back appends `Rewound(to=choice.place)` (DESIGN.md section 2).

Only a real choice counts as a decision: what a seat had to do, it would only have to do again.
Everything here follows from what the seat itself was told, so that it may know the answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from engine.cards import Card, Hand
from engine.decider import begin, evolve, legal_actions
from engine.events import (
    BankTaken,
    BidMade,
    CardsDrawn,
    CardsPassed,
    DealScored,
    Dealt,
    Event,
    HandShown,
    MatchStarted,
    PackCut,
    Played,
    PrikupsOffered,
    PrikupTaken,
    RedealGranted,
    Rewound,
    Shuffled,
)
from engine.replay import author
from engine.state import State
from engine.view import redact, view


class Bar(StrEnum):
    """What keeps a seat from taking back; the facts each one carries stand in its comment."""

    NOTHING = "nothing"  # the seat has had no choice in this deal
    PLAYED = "played"  # seat and card: another seat played it
    PRIKUP = "prikup"  # seat: the declarer who took it, seen by the seat
    HAND = "hand"  # seat: the seat itself sees its own cards, hidden from it before
    DRAWN = "drawn"  # seat and card: the seat itself drew it from the stock
    BANK = "bank"  # the cards that nobody played were turned up
    GIFT = "gift"  # seat and card: the declarer passed it, seen by the seat
    CLAIM = "claim"  # seat: it asked for a redeal, which tells of its cards
    CUT = "cut"  # the seat itself cut the pack: the cards are dealt by that
    SCORED = "scored"


class Barrier(Struct, frozen=True):
    """Why a seat cannot take back: the first thing that it learnt since its last decision."""

    bar: Bar
    seat: int | None = None
    card: Card | None = None


class Choice(Struct, frozen=True):
    """One decision of a seat in the present deal."""

    place: int
    """How many entries the log had before it: where `Rewound` goes to take it back."""

    number: int
    """How many events the seat had been told before it."""

    barrier: Barrier | None = None
    """What the seat learnt between this decision and the next one."""


Past = tuple[Choice, ...]
"""The decisions of one seat in the present deal, the oldest first."""

NO_PAST: Past = ()


def to_take_back(past: Past) -> Choice | Barrier:
    """Return the decision that the seat may take back now, or why it may take back none."""
    if not past:
        return Barrier(Bar.NOTHING)
    return past[-1].barrier or past[-1]


def remember(past: Past, seat: int, before: State, event: Event, place: int, number: int) -> Past:
    """Return the past of a seat after one more event that is no rewind.

    `before` is the state that the event meets, `place` how many entries the log has before it and
    `number` how many of them the seat was told.
    """
    match event:
        case Shuffled():
            return NO_PAST
        case Dealt():
            return _cuts(past)
        case PackCut(seat=cutter):
            cut = Choice(place, number, Barrier(Bar.CUT))
            return (*_cuts(past), cut) if cutter == seat else _cuts(past)
    if _is_choice(before, event, seat):
        past = (*past, Choice(place, number))
    barrier = _barrier(before, event, seat)
    if barrier is None or not past:
        return past
    last = past[-1]
    if last.barrier is not None and barrier.bar is not Bar.SCORED:
        return past
    return (*past[:-1], replace(last, barrier=barrier))


def _cuts(past: Past) -> Past:
    """Return the cuts of the pack that is dealt now; they stand, but they were decisions."""
    return tuple(one for one in past if one.barrier == Barrier(Bar.CUT))


def recall(events: Iterable[Event], seat: int) -> Past:
    """Return the past of a seat at the end of a log, rewinds among its entries.

    Raises ValueError for a log that does not begin with `MatchStarted`.
    """
    states: list[State | None] = [None]
    pasts: list[Past] = [NO_PAST]
    number = 0
    for place, event in enumerate(events):
        state, past = states[-1], pasts[-1]
        if isinstance(event, Rewound):
            state, past = states[event.to], pasts[event.to]
        elif isinstance(event, MatchStarted):
            state = begin(event)
        elif state is None:
            raise ValueError("a log begins with the start of a match")
        else:
            past = remember(past, seat, state, event, place, number)
            state = evolve(state, event)
        states.append(state)
        pasts.append(past)
        number += redact(event, seat) is not None
    return pasts[-1]


def _is_choice(before: State, event: Event, seat: int) -> bool:
    """Tell whether this event begins a decision in which the seat had a choice."""
    if author(event) != seat:
        return False
    match event:
        case BidMade(forced=True):
            return False
        case Played() if _has_just_declared(before):
            return False
        case _:
            return len(legal_actions(view(before, seat))) > 1


def _has_just_declared(state: State) -> bool:
    """Tell whether the next card is the one with which its marriage was declared."""
    deal = state.deal
    if deal is None or deal.trick or not deal.marriages:
        return False
    return deal.marriages[-1].trick == len(deal.tricks) + 1


def _barrier(before: State, event: Event, seat: int) -> Barrier | None:
    """Return what the event reveals to the seat, None if it is no card."""
    match redact(event, seat):
        case DealScored():
            return Barrier(Bar.SCORED)
        case Played(seat=other, card=card) if other != seat:
            # Another's card that was known to be his still tells how he answers.
            return Barrier(Bar.PLAYED, other, card)
        case PrikupTaken(seat=taker, cards=cards) if cards is not None:
            # Of two prikups that lay open to him the declarer takes one.
            return None if _has_seen(before, cards, seat) else Barrier(Bar.PRIKUP, taker)
        case PrikupsOffered(seat=taker, prikups=prikups) if prikups:
            return Barrier(Bar.PRIKUP, taker)
        case HandShown(seat=shown, cards=cards) if cards is not None:
            return Barrier(Bar.HAND, shown)
        case CardsDrawn(to=to, cards=cards):
            mine = dict(zip(to, cards, strict=True)).get(seat)
            return None if mine is None else Barrier(Bar.DRAWN, seat, mine)
        case BankTaken():
            return Barrier(Bar.BANK)
        case CardsPassed(seat=giver, to=to, cards=cards) if giver != seat:
            return _gift(giver, seat, to, cards)
        case RedealGranted(claimed=claimed):
            others = [claimer for claimer in claimed if claimer != seat]
            return Barrier(Bar.CLAIM, others[0]) if others else None
        case _:
            return None


def _has_seen(before: State, cards: Hand, seat: int) -> bool:
    """Tell whether the seat knew a pile that lay aside."""
    deal = view(before, seat).deal
    return deal is not None and cards in deal.aside


def _gift(
    giver: int, seat: int, to: tuple[int, ...], cards: tuple[Card | None, ...]
) -> Barrier | None:
    """Return the passed card that the seat saw, its own one first."""
    gifts = dict(zip(to, cards, strict=True))
    seen = [card for card in (gifts.get(seat), *cards) if card is not None]
    return Barrier(Bar.GIFT, giver, seen[0]) if seen else None
