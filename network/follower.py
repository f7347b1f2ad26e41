"""A client's knowledge of a match: what the table said, folded into the latest view.

No threads and no input or output, so that the window, a remote client and the tests follow a match
in the same way.
"""

from __future__ import annotations

from msgspec import Struct

from engine.decider import evolve
from engine.events import Event
from engine.record import SeatInfo
from engine.state import View
from network.messages import Decision, Happened, Refused, Snapshot, ToClient, Undo


class OutOfStep(Exception):
    """An event arrived that does not follow the last one; only a snapshot helps."""


class Step(Struct, frozen=True):
    """One event with the views around it, and what the viewer may decide or take back after it."""

    event: Event
    before: View
    after: View
    decision: Decision | None
    undo: Undo | None = None


class Follower:
    """The latest view and the open decision of one viewer; nothing before the first snapshot."""

    def __init__(self) -> None:
        self._truth: Snapshot | None = None

    @property
    def truth(self) -> Snapshot | None:
        """Return everything that is known now; None before the first snapshot."""
        return self._truth

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Return who sits where; empty before the first snapshot."""
        return self._truth.seats if self._truth else ()

    @property
    def view(self) -> View | None:
        """Return the latest view."""
        return self._truth.view if self._truth else None

    @property
    def number(self) -> int:
        """Return the number of the last event heard."""
        return self._truth.number if self._truth else 0

    @property
    def decision(self) -> Decision | None:
        """Return what the viewer is asked for now."""
        return self._truth.decision if self._truth else None

    def hear(self, message: ToClient) -> Step | None:
        """Take a message in and return the step that it made, None when it is no event.

        Raises OutOfStep, and changes nothing, when an event is missing before this one.
        """
        match message:
            case Snapshot():
                self._truth = message
                return None
            case Refused(truth=truth):
                self._truth = truth
                return None
            case Happened():
                return self._step(message)

    def _step(self, message: Happened) -> Step:
        truth = self._truth
        if truth is None or message.number != truth.number + 1:
            raise OutOfStep(f"event {message.number} follows event {self.number}")
        after = evolve(truth.view, message.event)
        self._truth = Snapshot(after, message.number, message.decision, truth.seats, message.undo)
        return Step(message.event, truth.view, after, message.decision, message.undo)
