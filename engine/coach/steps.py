"""What a review of a deal says: every decision with its cost, and what the cards allowed.

All of it is exact and told with all cards known. Points are the declarer's in the whole deal, cards
and marriages, when everybody plays his best from then on. Where nobody plays for a contract they
are those of the seat that decides, which the other one holds down as well as he can.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from engine.actions import Action, Bid, Pass, PassCards, Play
from engine.coach.advice import Advice
from engine.state import Phase


class Choice(Struct, frozen=True, kw_only=True):
    """An action and what it leads to on best play by all."""

    action: Action
    points: int | None
    """What the seat `Step.counted` ends with; None where the deal is given up."""

    made: bool
    """Whether the contract then in force is made; False where there is none."""

    written: tuple[int, ...] | None = None
    """How the total of each seat then changes; told of contracts and of a deal given up."""


class Move(Struct, frozen=True):
    """A card of a line of play and who plays it."""

    seat: int
    play: Play


class Step(Struct, frozen=True, kw_only=True):
    """One decision of the deal, weighed with all cards known."""

    place: int
    """The place of the decision in `Finished.moments`."""

    phase: Phase
    seat: int
    """Who decided."""

    counted: int
    """Whose points are told: the declarer's, or where there is none those of who decided."""

    played: Choice
    choices: tuple[Choice, ...]
    """What could have been done, the best for the seat first; of equals first what was done.

    Of the ways to pass cards and of the contracts only the best and the chosen one stand here, and
    giving up only where it was chosen: it is the best choice when nothing makes the contract.
    """

    cost: int
    """The points that the choice lost for the side of the seat; never negative.

    It is 0 for a contract, which changes no points, and where the deal was given up.
    """

    turned: bool
    """Whether the choice gave the contract away: made to lost, or for a defender lost to made."""

    forced: bool = False
    """Whether nothing else was legal."""

    line: tuple[Move, ...] = ()
    """A line of best play by all from this decision on; given where another card was better."""

    advice: Advice | None = None
    """What could be known then; None where nobody was asked or had no opinion."""

    @property
    def best(self) -> Choice:
        """Return the best choice."""
        return self.choices[0]

    @property
    def known_cost(self) -> float | None:
        """Return what the choice lost against the best one by what was known then."""
        return None if self.advice is None else self.advice.cost(self.played.action)


class Allowed(Struct, frozen=True, kw_only=True):
    """What the cards allowed one seat as declarer: the same prikup and its best pass."""

    seat: int
    points: int
    """What it takes on best play by all."""

    contract: int | None
    """The highest contract that it may name and makes; None when it makes none."""

    passed: PassCards | None
    """The best cards to pass; None where none are passed."""


class Verdict(StrEnum):
    """What a call of the auction was, now that all cards are known."""

    RIGHT = "right"
    TOO_LOW = "too_low"
    """He passed although the cards let him make the least contract that he might have bid."""

    TOO_HIGH = "too_high"
    """He bid more than the cards let him make."""


class Called(Struct, frozen=True, kw_only=True):
    """A bid or a pass that was a choice."""

    place: int
    """The place of the call in `Finished.calls`."""

    seat: int
    action: Bid | Pass
    least: int | None
    """The least that he might have bid; None where he had to pass."""

    points: int
    """What the cards let him take: see `Allowed`."""

    verdict: Verdict
    advice: Advice | None = None
    """What could be known then; None where nobody was asked or had no opinion."""


class Review(Struct, frozen=True, kw_only=True):
    """A finished deal, weighed."""

    number: int
    """The number of the deal on the score sheet."""

    declarer: int | None
    """None where nobody plays for a contract, which is 0 then."""

    contract: int
    points: int | None
    """What the declarer ended with; None when he gave the deal up, or where there is none."""

    made: bool
    steps: tuple[Step, ...]
    allowed: tuple[Allowed, ...]
    """The declarer first, then the other seats that played, clockwise."""

    calls: tuple[Called, ...] = ()
    """The calls of the seats for which it is known what the cards allowed."""
