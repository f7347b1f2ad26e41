"""Replaying a log through the decider: what the rules would not have produced is refused.

A log is a sequence of batches: everything that one answer of a seat, or one act of the table, leads
to. The first event of a batch says what was asked for; the decider says what follows, and the log
must say the same. A log that stops inside a batch (a program that was killed while writing) is not
wrong: `Replay.missing` holds what the rules add to it.
"""

from __future__ import annotations

import collections
import itertools
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.actions import (
    Action,
    AnswerClaim,
    Bid,
    ChoosePrikup,
    Cut,
    Deal,
    GoDark,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    Start,
    ThrowIn,
    WriteOff,
)
from engine.cards import DECK, Card, Hand
from engine.decider import begin, conduct, decide, evolve
from engine.events import (
    AllPassed,
    AuctionWon,
    BankTaken,
    BidMade,
    CardsDrawn,
    CardsPassed,
    ClaimAnswered,
    ClaimsClosed,
    ContractNamed,
    DarkDecided,
    DealScored,
    Dealt,
    Event,
    Fined,
    HandShown,
    MarriageDeclared,
    MatchEnded,
    MatchStarted,
    PackCut,
    Passed,
    Played,
    PrikupChosen,
    PrikupsOffered,
    PrikupTaken,
    RedealGranted,
    Rewound,
    Shuffled,
    Surrendered,
    TrickTaken,
)
from engine.illegal import IllegalAction
from engine.phases.deal import check_deck, lay_out
from engine.phases.declaring import call_of
from engine.scoring.types import Ending
from engine.state import State

Batch = tuple[Event, ...]

_GIVING_UP: Final[dict[Ending, type[Rospis | WriteOff | ThrowIn]]] = {
    Ending.ROSPIS: Rospis,
    Ending.WRITE_OFF: WriteOff,
    Ending.THROW_IN: ThrowIn,
}


class Failure(Struct, frozen=True):
    """Why a log cannot be replayed further: `index` is the place of the first wrong event."""

    index: int
    reason: str


class Replay(Struct, frozen=True, kw_only=True):
    """As much of a log as the rules accept."""

    state: State | None
    """After the last whole batch; None when not even the first one is."""

    batches: tuple[Batch, ...]
    """The whole batches, the completed last one among them."""

    missing: Batch = ()
    """The end of the last batch, where the log stops before it; these events are in `batches`."""

    dropped: int = 0
    """How many events at the end tell too little to complete their batch; not in `batches`."""

    failure: Failure | None = None


class _Incomplete(Exception):
    """The log stops before it says what was asked for."""


class _Wrong(Exception):
    """An event of a batch is not what the rules produce; `offset` counts from the batch."""

    def __init__(self, reason: str, offset: int = 0) -> None:
        super().__init__(reason)
        self.reason = reason
        self.offset = offset


def author(event: Event) -> int | None:
    """Return the seat whose answer a batch that begins with this event is; None: the table's."""
    match event:
        case (
            PackCut()
            | ClaimAnswered()
            | BidMade()
            | Passed()
            | PrikupChosen()
            | CardsPassed()
            | ContractNamed()
            | Surrendered()
            | MarriageDeclared()
            | Played()
            | DarkDecided()
        ):
            return event.seat
        case _:
            return None


def replay(events: Sequence[Event], start: State | None = None) -> Replay:
    """Replay a log from its beginning, or from `start`, as far as the rules accept it."""
    state = start
    states: dict[int, State | None] = {0: start}
    batches: list[Batch] = []
    place = 0
    while place < len(events):
        try:
            batch = _expected(state, events, place, states)
            _compare(batch, events[place : place + len(batch)])
        except _Incomplete:
            return Replay(state=state, batches=tuple(batches), dropped=len(events) - place)
        except _Wrong as wrong:
            failure = Failure(place + wrong.offset, wrong.reason)
            return Replay(state=state, batches=tuple(batches), failure=failure)
        state = _after(state, batch, states)
        batches.append(batch)
        place += len(batch)
        states[place] = state
    missing = batches[-1][len(batches[-1]) - (place - len(events)) :] if place > len(events) else ()
    return Replay(state=state, batches=tuple(batches), missing=missing)


def _compare(batch: Batch, found: Sequence[Event]) -> None:
    for offset, (wanted, event) in enumerate(zip(batch, found, strict=False)):
        if wanted != event:
            raise _Wrong(f"here follows {_name(wanted)}, not {_name(event)} like this", offset)


def _expected(
    state: State | None,
    events: Sequence[Event],
    place: int,
    states: dict[int, State | None],
) -> Batch:
    """Return the whole batch that begins with the event at `place`."""
    first = events[place]
    try:
        if isinstance(first, Rewound):
            if first.to < 1 or states.get(first.to) is None:
                raise _Wrong(f"a log cannot be rewound to {first.to} events here")
            return (first,)
        if isinstance(first, MatchStarted):
            if state is not None:
                raise _Wrong("the match has begun already")
            return conduct(None, Start(first.rules, first.dealer))
        if state is None:
            raise _Wrong("a match begins with match_started")
        if isinstance(first, Shuffled):
            return conduct(state, Deal(_pack(first)))
        if isinstance(first, Dealt):
            return conduct(state, Deal(_deck(state, first)))
        seat = author(first)
        if seat is None:
            raise _Wrong(f"{_name(first)} does not follow here")
        if not 0 <= seat < state.rules.players:
            raise _Wrong(f"there is no seat {seat}")
        return decide(state, seat, _action(events, place))
    except IllegalAction as illegal:
        raise _Wrong(f"the rules do not allow this: {illegal}") from illegal
    except ValueError as problem:
        raise _Wrong(f"this match cannot be played: {problem}") from problem


def _after(state: State | None, batch: Batch, states: dict[int, State | None]) -> State | None:
    for event in batch:
        if isinstance(event, MatchStarted):
            state = begin(event)
        elif isinstance(event, Rewound):
            state = states[event.to]
        elif state is not None:
            state = evolve(state, event)
    return state


def _action(events: Sequence[Event], place: int) -> Action:
    """Return what the seat asked for that an event at the beginning of a batch came from."""
    match events[place]:
        case PackCut(place=place_of_cut):
            return Cut(place_of_cut)
        case ClaimAnswered(claim=claim):
            return AnswerClaim(claim)
        case DarkDecided(dark=dark):
            return GoDark(dark)
        case BidMade(amount=amount):
            return Bid(amount)
        case Passed():
            return Pass()
        case PrikupChosen(place=chosen):
            return ChoosePrikup(chosen)
        case CardsPassed(cards=cards, laid=laid):
            return PassCards(tuple(_known((*cards, *laid))))
        case ContractNamed(contract=contract):
            return NameContract(contract)
        case Surrendered(form=form):
            return _GIVING_UP[form]()
        case Played(card=card):
            return Play(card)
        case MarriageDeclared() as declared:
            if place + 1 == len(events):
                raise _Incomplete
            card_event = events[place + 1]
            if not isinstance(card_event, Played):
                raise _Wrong(f"here follows played, not {_name(card_event)}", 1)
            return Play(card_event.card, call_of(declared))
        case (
            MatchStarted()
            | Shuffled()
            | Fined()
            | Dealt()
            | HandShown()
            | ClaimsClosed()
            | RedealGranted()
            | AllPassed()
            | AuctionWon()
            | PrikupsOffered()
            | PrikupTaken()
            | TrickTaken()
            | CardsDrawn()
            | BankTaken()
            | DealScored()
            | MatchEnded()
            | Rewound()
        ) as event:
            raise _Wrong(f"{_name(event)} does not follow here")


def _deck(state: State, dealt: Dealt) -> tuple[Card, ...]:
    try:
        return deck_for(state, dealt.hands, dealt.prikup, dealt.aside, dealt.stock)
    except ValueError as problem:
        raise _Wrong(str(problem)) from problem


def _pack(shuffled: Shuffled) -> tuple[Card, ...]:
    if shuffled.pack is None:
        raise _Wrong("the pack is hidden: only the log of the table can be replayed")
    return shuffled.pack


def _known(cards: Sequence[Card | None]) -> list[Card]:
    known = [card for card in cards if card is not None]
    if len(known) != len(cards):
        raise _Wrong("a passed card is hidden: only the log of the table can be replayed")
    return known


def deck_for(
    state: State,
    hands: Sequence[Hand | None],
    prikup: Hand | None,
    aside: Sequence[Hand | None] = (),
    stock: Sequence[Card] | None = (),
) -> tuple[Card, ...]:
    """Return a deck that deals these hands by seat and these other piles in that state.

    Raises ValueError that says what is wrong with the cards, IllegalAction when no deal is due.
    """
    if prikup is None or stock is None or any(hand is None for hand in (*hands, *aside)):
        raise ValueError("hidden cards: only the log of the table can be replayed")
    wanted = (*(hand or () for hand in hands), prikup, *(pile or () for pile in aside), stock)
    counts = collections.Counter(card for pile in wanted for card in pile)
    doubled = [card for card, count in counts.items() if count > 1]
    if doubled:
        raise ValueError(f"{doubled[0]} is dealt twice")
    # The places that a pile gets do not depend on the cards, so the new pack shows them.
    check_deck(state, DECK)
    dealt = lay_out(state, DECK)
    piles = (*dealt.hands, dealt.prikup, *dealt.aside, dealt.stock)
    shown = tuple(pile or () for pile in piles)
    if [len(pile) for pile in shown] != [len(pile) for pile in wanted]:
        sizes = " ".join(str(len(pile)) for pile in shown)
        raise ValueError(f"the hands and the prikup must hold {sizes} cards")
    deck = dict(zip(itertools.chain(*shown), itertools.chain(*wanted), strict=True))
    return tuple(deck[card] for card in DECK)


def _name(event: Event) -> str:
    return str(type(event).__struct_config__.tag)
