"""What the table screen needs of whoever keeps the match, and what it hears back.

All calls happen on the window's thread. `Step` carries the view before and after its event, so that
the screen can show an event long after the truth has moved on.
"""

from datetime import date
from typing import Protocol

from network.follower import Step
from network.messages import Refused, Snapshot, ToTable
from network.pace import Pace


class TableGuest(Protocol):
    """The screen that shows a match."""

    def match_shown(self, snapshot: Snapshot) -> None:
        """Show where the match stands, whatever was shown before."""

    def match_moved(self, step: Step) -> None:
        """Show one event after everything that was told before it."""

    def answer_refused(self, refused: Refused) -> None:
        """Show why an answer was refused, and the truth that came with it."""

    def match_left(self) -> None:
        """Ask the person nothing more: the match is over or put away."""


class TableFeed(Protocol):
    """The match as one seat follows it."""

    def seat_guest(self, guest: TableGuest) -> None:
        """Tell this guest everything from now on; a running match is shown at once."""

    def day(self) -> date | None:
        """Return the day of a match that is only looked at; None while one is played."""

    def answer(self, message: ToTable) -> None:
        """Send the answer of the person."""

    def set_pace(self, pace: Pace) -> None:
        """Let the computer players take these times from now on."""

    def play_out(self, deal: int) -> None:
        """Let a computer player act for the person until the deal of that number is scored."""

    def take_over(self) -> None:
        """Let the person act again."""
