"""An event as pictures: the beats in which the table shows what happened.

A beat is one state of the scene that has to come to rest before the next one. Most events are one
beat; a deal, a cut, a shown prikup, a taken trick and a redeal need two.
"""

from enum import Enum
from typing import Final

import msgspec

from engine.cards import Hand
from engine.events import (
    AllPassed,
    AuctionWon,
    BankTaken,
    BidMade,
    ClaimAnswered,
    ClaimsClosed,
    ContractNamed,
    DarkDecided,
    Dealt,
    Event,
    Fined,
    MarriageDeclared,
    PackCut,
    Passed,
    PrikupChosen,
    PrikupTaken,
    RedealGranted,
    Surrendered,
    TrickTaken,
)
from engine.state import View
from network.follower import Step
from network.messages import Decision, Snapshot


class Stage(str, Enum):
    """Which part of an event a beat shows."""

    STANDING = "standing"  # the state after the event
    GATHERED = "gathered"  # the pack lies at the dealer before a deal
    PRIKUP_UP = "prikup_up"  # the prikup is turned over where it lies
    TRICK_WON = "trick_won"  # the trick is complete and its winner is marked
    CLAIM_SHOWN = "claim_shown"  # the cards that gave the right to a redeal
    CUT_SHOWN = "cut_shown"  # the pack is lifted where it was cut
    BANK_UP = "bank_up"  # what nobody played is turned over


class Pause(str, Enum):
    """What a person reads once the beat has come to rest."""

    NONE = "none"
    CALL = "call"
    MARRIAGE = "marriage"
    TRICK = "trick"
    PRIKUP = "prikup"


LOOKED_AT: Final = (Pause.MARRIAGE, Pause.TRICK, Pause.PRIKUP)
"""What stays for a moment at every speed: nobody could see it otherwise."""


class Beat(msgspec.Struct, frozen=True):
    """One state of the scene; `decision` is what the viewer is asked for when it stands."""

    view: View
    stage: Stage = Stage.STANDING
    event: Event | None = None
    pause: Pause = Pause.NONE
    decision: Decision | None = None

    @property
    def tells(self) -> bool:
        """Say whether this beat shows what was not known from the beat before it."""
        return not isinstance(self.event, TrickTaken | AuctionWon | ClaimsClosed | ClaimAnswered)

    @property
    def revealed(self) -> Hand:
        """Return the cards that this beat turns up besides those that its view shows."""
        if self.stage is Stage.PRIKUP_UP and isinstance(self.event, PrikupTaken):
            return self.event.cards or ()
        if self.stage is Stage.CLAIM_SHOWN and isinstance(self.event, RedealGranted):
            return self.event.cards
        if self.stage is Stage.CUT_SHOWN and isinstance(self.event, PackCut):
            return () if self.event.bottom is None else (self.event.bottom,)
        return ()


def standing(snapshot: Snapshot) -> Beat:
    """Return the beat that shows a snapshot."""
    return Beat(snapshot.view, decision=snapshot.decision)


def beats_of(step: Step) -> tuple[Beat, ...]:
    """Return the beats of one event, in order; only the last carries the decision."""
    event, before = step.event, step.before
    last = Beat(step.after, Stage.STANDING, event, _pause(event, step.after), step.decision)
    match event:
        case Dealt():
            return (Beat(before, Stage.GATHERED, event), last)
        case PrikupTaken(cards=cards) if cards is not None:
            return (Beat(before, Stage.PRIKUP_UP, event, Pause.PRIKUP), last)
        case TrickTaken():
            return (Beat(before, Stage.TRICK_WON, event, Pause.TRICK), last)
        case RedealGranted():
            return (Beat(before, Stage.CLAIM_SHOWN, event, Pause.PRIKUP), last)
        case PackCut(seat=seat, bottom=bottom):
            usual = Pause.CALL if seat != before.viewer else Pause.NONE
            pause = usual if bottom is None else Pause.PRIKUP
            return (Beat(before, Stage.CUT_SHOWN, event, pause), last)
        case BankTaken():
            return (Beat(step.after, Stage.BANK_UP, event, Pause.PRIKUP), last)
        case _:
            return (last,)


def _pause(event: Event, after: View) -> Pause:
    match event:
        case BidMade() | Passed() | ContractNamed() | Surrendered():
            return Pause.CALL if event.seat != after.viewer else Pause.NONE
        case MarriageDeclared():
            return Pause.MARRIAGE if event.seat != after.viewer else Pause.NONE
        case PrikupChosen() | DarkDecided(dark=True):
            return Pause.CALL if event.seat != after.viewer else Pause.NONE
        case AllPassed() | Fined():
            return Pause.PRIKUP
        case _:
            return Pause.NONE
