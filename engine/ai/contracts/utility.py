"""What the end of a deal is worth to a seat: the one thing that every decision maximises.

A utility gets what the engine wrote on the score sheet and answers a number: the more the better,
on any scale. `POINTS` counts points; a chance to win the match does as well.
"""

from __future__ import annotations

from typing import Final, Protocol

from msgspec import Struct

from engine.rules import Rules
from engine.scoring import on_barrel
from engine.scoring.types import DealResult, Scored, Standing

_WIN: Final = 350.0
"""What the won match is worth beyond the target."""

_SEAT_ON_BARREL: Final = 50.0
_ATTEMPT: Final = 35.0
"""What an attempt on the barrel is worth."""

_GATHERED: Final = 2.5
"""What a point gathered on the cumulative barrel is worth."""

_BOLTS: Final = (0.0, 0.15, 0.4)
"""Part of the fine that the bolts cost in effect, by how far they are from none to the limit."""


class Outcome(Struct, frozen=True):
    """A deal as it might end, and what the engine writes for it."""

    rules: Rules
    before: tuple[Standing, ...]
    result: DealResult
    scored: Scored


class Utility(Protocol):
    """A way to weigh the end of a deal."""

    def __call__(self, outcome: Outcome, seat: int) -> float:
        """Return what it is worth to the seat."""
        ...


def in_points(outcome: Outcome, seat: int) -> float:
    """Return the seat's gain less the mean gain of the others, in points of the score sheet.

    Points are weighed: the barrel, its attempts, bolts and the end of the match count as what they
    lead to.
    """
    gains = [
        _standing_after(outcome, place) - _worth(outcome.rules, outcome.before[place])
        for place in range(len(outcome.before))
    ]
    others = sum(gains) - gains[seat]
    return gains[seat] - others / (len(gains) - 1)


POINTS: Final[Utility] = in_points
"""The utility of who counts points."""


def _standing_after(outcome: Outcome, seat: int) -> float:
    rules, scored = outcome.rules, outcome.scored
    if scored.winner == seat:
        return rules.target + _WIN
    return _worth(rules, scored.standings[seat])


def _worth(rules: Rules, standing: Standing) -> float:
    """Return what a line of the score sheet is worth to its player."""
    worth = float(standing.total)
    if on_barrel(rules, standing):
        worth += _SEAT_ON_BARREL - _ATTEMPT * (standing.barrel or 0) * bool(rules.barrel_attempts)
        worth += _GATHERED * standing.gathered
    if standing.bolts and rules.bolt_fine_mode != "off":
        near = min(len(_BOLTS) - 1, max(0, len(_BOLTS) - rules.bolt_limit + standing.bolts))
        worth -= rules.fine_amount * _BOLTS[near]
    return worth
