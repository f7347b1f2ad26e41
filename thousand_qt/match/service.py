"""What the window asks of whatever runs a match, and what it hears back.

The service owns the table, the opponents and the journal. The window knows this protocol only, so
that tests put a service in its place that needs no threads. Every call and every answer happens on
the window's thread; the implementation carries them across.
"""

from collections.abc import Callable
from datetime import datetime
from enum import Enum
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

if TYPE_CHECKING:
    from engine.events import Event
    from engine.record import SeatInfo
    from engine.rules import Rules


class Character(str, Enum):
    """How a computer opponent plays; the values are the names of players."""

    NOVICE = "novice"
    AMATEUR = "amateur"
    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"

    # Matches that are kept may have these; new ones do not offer them.
    CAUTIOUS = "cautious"
    STEADY = "steady"
    BOLD = "bold"


LEVELS: Final = (
    Character.NOVICE,
    Character.AMATEUR,
    Character.CLUB,
    Character.EXPERT,
    Character.MASTER,
)
"""What a new match offers, from the weakest to the strongest."""


class FirstDealer(str, Enum):
    """Who deals the first deal, seen from the person's chair."""

    ME = "me"
    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    RANDOM = "random"


class Opponent(msgspec.Struct, frozen=True):
    """A computer opponent; `name` is what the table calls it."""

    name: str
    character: Character


class MatchSetup(msgspec.Struct, frozen=True):
    """What a person chose before the first deal; the opponents sit clockwise from the left.

    Without rules it is the Russian classic.
    """

    player_name: str
    opponents: tuple[Opponent, ...]
    first_dealer: FirstDealer = FirstDealer.RANDOM
    rules: "Rules | None" = None


class MatchSummary(msgspec.Struct, frozen=True):
    """An unfinished match in one line: the names and scores in the order of the chairs, mine first.

    `deal` counts from 1.
    """

    names: tuple[str, ...]
    scores: tuple[int, ...]
    deal: int


class KeptSeat(msgspec.Struct, frozen=True):
    """Who sits on a seat of a kept match: a person, or a computer player of that character."""

    name: str
    character: Character | None = None


class KeptMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match on disk, unfinished or finished; a damaged one may have no seats."""

    key: str
    """Names the match for `MatchService.resume`, `rename` and `delete`."""

    title: str = ""
    """As the person named it; empty when nobody did."""

    preset: str = ""
    """The id of the preset; empty for rules of one's own."""

    rules_hash: str = ""
    """Tells rules apart, so that the names of one's own can be found."""

    rules_name: str = ""
    """What the person calls rules of their own; empty when they have no name."""

    seats: tuple[KeptSeat, ...] = ()
    """In the order of the chairs, mine first."""

    scores: tuple[int, ...] = ()
    """By seat."""

    deal: int = 0
    """Number of the present deal, from 1; of the last one when the match is finished."""

    created: datetime
    played: datetime
    """When something happened in it last; both are moments with a time zone."""

    winner: int | None = None
    """The seat that won; None while the match is not finished."""

    here: bool = False
    """It is being played in this window."""

    elsewhere: bool = False
    """It is open in another window."""

    damage: str = ""
    """In one sentence what is wrong with its file; empty when nothing is."""

    rescue_deal: int = 0
    """The deal from which a damaged match can be played on in a copy; 0 when it cannot."""

    @property
    def can_continue(self) -> bool:
        """Say whether `resume` may succeed."""
        return not self.damage and not self.elsewhere and self.winner is None


class MatchLog(msgspec.Struct, frozen=True):
    """Everything that happened in a match, with all cards; `seats` are who sat where."""

    seats: "tuple[SeatInfo, ...]"
    events: "tuple[Event, ...]"


class Removal(Enum):
    """Where a deleted match is now."""

    TRASHED = "trashed"
    """In the system's wastebasket."""

    DELETED = "deleted"
    """Gone."""


class Rescue(msgspec.Struct, frozen=True):
    """The damaged match of that key can be played on from that deal, in a copy."""

    key: str
    deal: int


class MatchProblem(Exception):
    """A match cannot be started, resumed or kept; `sentence` tells the person why.

    `can_retry` says that the same may succeed a little later, when the cause is gone; `rescue` what
    is left of a damaged match.
    """

    def __init__(
        self, sentence: str, can_retry: bool = False, rescue: Rescue | None = None
    ) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.can_retry = can_retry
        self.rescue = rescue


class MatchListener(Protocol):
    """What the window hears from the service."""

    def unfinished_changed(self) -> None:
        """Tell that `MatchService.unfinished` may answer differently now."""

    def match_failed(self, problem: str, rescue: Rescue | None = None) -> None:
        """Tell in one translated sentence that a match cannot go on, and what is left of it."""


class MatchService(Protocol):
    """Whoever keeps the table."""

    def listen(self, listener: MatchListener) -> None:
        """Tell this listener everything from now on; there is one at a time."""

    def unfinished(self) -> MatchSummary | None:
        """Return the match that was played last and can be continued, if any; must be quick."""

    def start(self, setup: MatchSetup) -> None:
        """Begin a new match; all others are kept. Raise `MatchProblem` if impossible."""

    def resume(self, key: str = "") -> None:
        """Go on with the match of that key, or with the one that `unfinished` offers.

        Raise `MatchProblem` if it cannot be read or is open elsewhere.
        """

    def rescue(self, key: str) -> None:
        """Play a damaged match on from its last whole deal, in a copy; the damaged file stays.

        Raise `MatchProblem` if nothing is left of it or the copy cannot be written.
        """

    def branch(self, key: str, deal: int, place: int) -> None:
        """Play on from a decision of a finished deal, in a copy; without a key as in `log_of`.

        Raise `MatchProblem` if there is no such decision or the copy cannot be written.
        """

    def show_result(self, key: str) -> None:
        """Lay the end of a finished match on the table, only to look at it.

        Raise `MatchProblem` if it cannot be read.
        """

    def matches(self) -> tuple[KeptMatch, ...]:
        """Return all matches, the last played first. Raise `MatchProblem` if none can be listed."""

    def log_of(self, key: str = "") -> Callable[[], MatchLog]:
        """Return what reads all that happened in a match; without a key the one at the table.

        It may be called on any thread and raises `MatchProblem` if there is nothing to read.
        """

    def rename(self, key: str, title: str) -> None:
        """Give a match a title, also while it is played; an empty one takes the title away.

        Raise `MatchProblem` if it cannot be written.
        """

    def delete(self, key: str) -> Removal:
        """Put a match away. Raise `MatchProblem` if it is being played or its file stays."""

    def leave(self) -> None:
        """Stand up from the table; the match stays and can be continued."""

    def close(self) -> None:
        """Leave, write everything down and stop; the window is closing."""
