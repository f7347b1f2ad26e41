"""What links and the table say to each other; the same records travel in memory and over TCP.

A client says `ToTable`, the table answers `ToClient`. Everything that the table says is already
redacted for the one viewer of that link, and events carry that viewer's own dense numbers, so a gap
never tells that something happened to somebody else (DESIGN.md 2 and 4).
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from engine.actions import Action
from engine.events import Event
from engine.illegal import Refusal
from engine.record import SeatInfo
from engine.state import View
from engine.undo import Barrier


class DecisionKind(StrEnum):
    """What a seat is asked for."""

    ACT = "act"  # one of the legal actions of its view
    READY = "ready"  # leave to deal on, after a deal was scored


class Decision(Struct, frozen=True):
    """One question to one seat; it stays open, with this number, until that seat has answered."""

    number: int
    """How many events the seat had been told when it was asked: grows with every question."""

    kind: DecisionKind
    forced: bool = False
    """The seat has one legal action which is no card: the table takes it after the usual delay."""


class Intent(Struct, frozen=True, tag="intent"):
    """A seat answers the decision of that number with an action."""

    decision: int
    action: Action


class Ready(Struct, frozen=True, tag="ready"):
    """A seat has seen the score; the next deal may come. Answers a decision of kind READY.

    What follows is the next deal, once every person is ready; nothing is said before.
    """

    decision: int


class TakeBack(Struct, frozen=True, tag="take_back"):
    """A seat wants to take back the answer that it gave to the decision of that number.

    What follows is a snapshot for every link, in which the seat is asked anew.
    """

    decision: int


ToTable = Intent | Ready | TakeBack


class Undo(Struct, frozen=True):
    """What the viewer could take back now: a decision, or nothing because of the barrier."""

    decision: int | None = None
    """The number for `TakeBack`."""

    barrier: Barrier | None = None


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """Where the match stands for this viewer, whatever the client believed before."""

    view: View
    number: int
    """Number of the last event that this viewer was told; 0 before the first."""

    decision: Decision | None
    seats: tuple[SeatInfo, ...]
    undo: Undo | None = None
    """None where this viewer may take nothing back at all."""


class Happened(Struct, frozen=True, tag="happened"):
    """One event as this viewer may know it.

    One answer of a seat can make several events; `decision` is what this viewer is asked for once
    all of them have happened, and `undo` what it could take back then: both stand on the last of
    them and are None on the others.
    """

    number: int
    event: Event
    decision: Decision | None = None
    undo: Undo | None = None


class Objection(StrEnum):
    """Which check an answer or a wish to take back failed."""

    NO_SEAT = "no_seat"  # the link only watches
    NOT_ASKED = "not_asked"  # nothing of this kind is asked of the seat now
    STALE = "stale"  # the seat is asked another question by now
    ILLEGAL = "illegal"  # the rules do not allow it: `code` and `facts` say why
    NOT_ALONE = "not_alone"  # other people sit here: nobody takes back for all of them
    BARRED = "barred"  # nothing can be taken back: `barrier` says why


Fact = bool | int | str | None | tuple[int | str, ...]


class Refused(Struct, frozen=True, tag="refused"):
    """An intent was refused and nothing happened; `truth` says where the match stands."""

    objection: Objection
    truth: Snapshot
    code: Refusal | None = None
    facts: dict[str, Fact] = {}
    barrier: Barrier | None = None


ToClient = Snapshot | Happened | Refused
