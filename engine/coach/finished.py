"""The deals of a log that were played to their end, with the state before every decision.

All cards lie open here: this is for looking back, never for a player.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec import Struct

from engine.actions import (
    Action,
    Bid,
    ChoosePrikup,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.cards import Card
from engine.decider import begin, evolve
from engine.events import (
    AuctionWon,
    BidMade,
    CardsPassed,
    ContractNamed,
    DealScored,
    Dealt,
    Event,
    MarriageDeclared,
    MatchStarted,
    Passed,
    Played,
    PrikupChosen,
    Surrendered,
)
from engine.log import effective
from engine.phases.declaring import call_of
from engine.scoring.types import Ending
from engine.state import State

GIVING_UP: Final[dict[Ending, Action]] = {
    Ending.ROSPIS: Rospis(),
    Ending.WRITE_OFF: WriteOff(),
    Ending.THROW_IN: ThrowIn(),
}
"""The actions that end a deal without play."""


class Moment(Struct, frozen=True):
    """A decision: the state before it, who took it, and what he did."""

    state: State
    seat: int
    action: Action


class Finished(Struct, frozen=True, kw_only=True):
    """A deal that was written on the score sheet."""

    number: int
    """Its number on the sheet."""

    moments: tuple[Moment, ...]
    """Every decision after the auction in order: prikup, pass, contract, cards, giving up."""

    calls: tuple[Moment, ...] = ()
    """Every bid and pass of the auction that was a choice, in order."""

    sold: State | None
    """When the auction was won: hands and prikup as they were dealt; None without an auction."""

    end: State
    """After the last card, before the deal is written."""

    @property
    def decisions(self) -> tuple[Moment, ...]:
        """Return every decision from the first call to the last card."""
        return (*self.calls, *self.moments)


def finished_deals(events: Iterable[Event], start: State | None = None) -> tuple[Finished, ...]:
    """Return the deals of a whole log that were finished; what was taken back does not count.

    `start` is the state before the first event where the log does not begin with the match. The
    rules have accepted the log already (`engine.replay`). Raises ValueError without a beginning.
    """
    return tuple(_finished(effective(events), start))


def _finished(events: tuple[Event, ...], state: State | None) -> Iterator[Finished]:
    moments: list[Moment] = []
    calls: list[Moment] = []
    sold: State | None = None
    declared: tuple[State, MarriageDeclared] | None = None
    for event in events:
        if isinstance(event, MatchStarted):
            state = begin(event)
            continue
        if state is None:
            raise ValueError("a log begins with the start of a match")
        match event:
            case Dealt():
                moments, calls, sold = [], [], None
            case BidMade(forced=False) | Passed():
                calls.append(Moment(state, event.seat, _call(event)))
            case AuctionWon():
                sold = evolve(state, event)
            case MarriageDeclared():
                declared = (state, event)
            case Played():
                before, call = (state, None) if declared is None else declared
                play = Play(event.card, None if call is None else call_of(call))
                moments.append(Moment(before, event.seat, play))
                declared = None
            case PrikupChosen() | CardsPassed() | ContractNamed() | Surrendered():
                moments.append(Moment(state, event.seat, _action(event)))
            case DealScored():
                yield Finished(
                    number=state.deal_number,
                    moments=tuple(moments),
                    calls=tuple(calls),
                    sold=sold,
                    end=state,
                )
            case _:
                pass
        state = evolve(state, event)


def _call(event: BidMade | Passed) -> Action:
    return Bid(event.amount) if isinstance(event, BidMade) else Pass()


def _action(event: PrikupChosen | CardsPassed | ContractNamed | Surrendered) -> Action:
    match event:
        case PrikupChosen(place=place):
            return ChoosePrikup(place)
        case CardsPassed(cards=cards, laid=laid):
            return PassCards((*_open(cards), *_open(laid)))
        case ContractNamed(contract=contract):
            return NameContract(contract)
        case Surrendered(form=form):
            return GIVING_UP[form]


def _open(cards: tuple[Card | None, ...]) -> tuple[Card, ...]:
    """Return the cards of an event of the table's own log, where none is hidden."""
    return tuple(card for card in cards if card is not None)
