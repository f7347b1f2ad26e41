"""What the window asks of whatever runs a match, and what it hears back.

The service owns the table, the opponents and the journal. The window knows this protocol only, so
that tests put a service in its place that needs no threads. Every call and every answer happens on
the window's thread; the implementation carries them across.
"""

from enum import Enum
from typing import Protocol

import msgspec


class Character(str, Enum):
    """How a computer opponent plays."""

    CAUTIOUS = "cautious"
    STEADY = "steady"
    BOLD = "bold"


class FirstDealer(str, Enum):
    """Who deals the first deal, seen from the person's chair."""

    ME = "me"
    LEFT = "left"
    RIGHT = "right"
    RANDOM = "random"


class Opponent(msgspec.Struct, frozen=True):
    """A computer opponent; `name` is what the table calls it."""

    name: str
    character: Character


class MatchSetup(msgspec.Struct, frozen=True):
    """What a person chose before the first deal."""

    player_name: str
    left: Opponent
    right: Opponent
    first_dealer: FirstDealer = FirstDealer.RANDOM
    preset: str = "russian_classic"


class MatchSummary(msgspec.Struct, frozen=True):
    """An unfinished match in one line: the names and scores in the order of the chairs, mine first.

    `deal` counts from 1.
    """

    names: tuple[str, ...]
    scores: tuple[int, ...]
    deal: int


class MatchProblem(Exception):
    """A match cannot be started, resumed or kept; the text is a sentence for the person."""


class MatchListener(Protocol):
    """What the window hears from the service."""

    def unfinished_changed(self) -> None:
        """Tell that `MatchService.unfinished` may answer differently now."""

    def match_failed(self, problem: str) -> None:
        """Tell in one translated sentence that the running match cannot go on."""


class MatchService(Protocol):
    """Whoever keeps the table."""

    def listen(self, listener: MatchListener) -> None:
        """Tell this listener everything from now on; there is one at a time."""

    def unfinished(self) -> MatchSummary | None:
        """Return the match that can be continued, if any; must be quick."""

    def start(self, setup: MatchSetup) -> None:
        """Begin a new match; an unfinished one is given up. Raise `MatchProblem` if impossible."""

    def resume(self) -> None:
        """Go on with the unfinished match. Raise `MatchProblem` if it cannot be read."""

    def leave(self) -> None:
        """Stand up from the table; the match stays and can be continued."""

    def close(self) -> None:
        """Leave, write everything down and stop; the window is closing."""
