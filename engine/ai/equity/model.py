"""The form of the equity model: what each number on a player's line is worth.

Each seat has a worth, a sum over its own line of the sheet; the chances to win are in the ratio of
the exponentials of these worths (a conditional logit model). Whatever raises the worth of one seat
therefore never raises the chance of another one.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.rules import Rules, is_draw
from engine.scoring import has_barrel
from engine.scoring.measures import ROSPIS_FINED_EVERY
from engine.scoring.types import Standing

KNOTS: Final = (0, 50, 100, 150, 220, 320, 450, 650, 880, 1120)
"""Points missing to the barrel, or to the target without one, at which the worth is given."""

PLACES: Final = 4
"""Places clockwise from the seat after the dealer, at the largest table."""

STEPS: Final = 3
"""How many attempts, missing bolts or missing falls are told apart; more count like the last."""

_USUAL_FINE: Final = 120.0
_THREE_NOTHINGS: Final = (0.0, 0.0, 0.0)
_FOUR_NOTHINGS: Final = (0.0, 0.0, 0.0, 0.0)


class EquityWeights(Struct, frozen=True, kw_only=True):
    """The numbers of one set of rules; units are those of the logarithm of a ratio of chances."""

    points: tuple[float, ...]
    """Worth away from the barrel at each of the `KNOTS`."""

    barrel: tuple[float, float, float]
    """Worth on the barrel with one attempt left, with two, with more or without any limit."""

    gathered: tuple[float, float, float] = _THREE_NOTHINGS
    """Worth of all points that the cumulative barrel needs, in the same cases."""

    bolts: tuple[float, float, float] = _THREE_NOTHINGS
    """Worth of the bolts when one more costs the usual fine, when two do, three."""

    falls: tuple[float, float, float] = _THREE_NOTHINGS
    """Worth of the falls when one more sets the total to zero, when two do, three."""

    rospis: tuple[float, float, float] = _THREE_NOTHINGS
    """Worth of the deals given up when one more costs the usual fine, when two do, three."""

    places: tuple[float, float, float, float] = _FOUR_NOTHINGS
    """Worth of the place, clockwise from the seat after the dealer."""

    barrel_places: tuple[float, float, float, float] = _FOUR_NOTHINGS
    """Further worth of the place on the barrel."""


Features = tuple[tuple[int, float], ...]
"""Which numbers of the row of weights take part in the worth of a seat, and how often each."""

FIELDS: Final = (
    ("points", len(KNOTS)),
    ("barrel", STEPS),
    ("gathered", STEPS),
    ("bolts", STEPS),
    ("falls", STEPS),
    ("rospis", STEPS),
    ("places", PLACES),
    ("barrel_places", PLACES),
)
"""The weights in one row, as fitting sees them: names and lengths in order."""

FEATURES: Final = sum(length for _, length in FIELDS)


def offsets() -> dict[str, int]:
    """Return where each field begins in the row of weights."""
    found, place = dict[str, int](), 0
    for name, length in FIELDS:
        found[name] = place
        place += length
    return found


_AT: Final = offsets()


def goal(rules: Rules) -> int:
    """Return the total at which points are no longer counted: the barrel, else the target."""
    return rules.barrel_at if has_barrel(rules) else rules.target


def family(rules: Rules) -> tuple[int, str]:
    """Return what decides the course of a match most: the players and what stops a total."""
    if is_draw(rules):
        return rules.players, "draw"
    if rules.barrel == "single" and not rules.barrel_attempts:
        return rules.players, "unlimited"
    return rules.players, rules.barrel


def features(rules: Rules, standing: Standing, place: int) -> Features:
    """Return what the worth of this line is made of; `place` counts from the seat after the dealer.

    No number is named twice.
    """
    counts = (*_falls(rules, standing), *_rospis(rules, standing))
    found = ((_AT["places"] + place, 1.0), *counts)
    if standing.barrel is None:
        missing = goal(rules) - standing.total
        return (*found, *_points(missing), *_bolts(rules, standing))
    step = _attempts_left(rules, standing.barrel)
    share = standing.gathered / max(1, rules.target - rules.barrel_at)
    return (
        *found,
        (_AT["barrel"] + step, 1.0),
        (_AT["barrel_places"] + place, 1.0),
        (_AT["gathered"] + step, share),
    )


def row_of(weights: EquityWeights) -> tuple[float, ...]:
    """Return the weights as one row."""
    return tuple(value for name, _ in FIELDS for value in getattr(weights, name))


def worth(row: tuple[float, ...], rules: Rules, standing: Standing, place: int) -> float:
    """Return the worth of a line."""
    return sum(row[index] * times for index, times in features(rules, standing, place))


def _points(missing: int) -> Features:
    """Return the shares of the two knots next to that many missing points.

    Beyond the last knot the line goes on; beyond the goal it is level.
    """
    missing = max(missing, KNOTS[0])
    upper = next((i for i, knot in enumerate(KNOTS) if i and missing <= knot), len(KNOTS) - 1)
    low, high = KNOTS[upper - 1], KNOTS[upper]
    share = (missing - low) / (high - low)
    start = _AT["points"] + upper
    return (start - 1, 1.0 - share), (start, share)


def _bolts(rules: Rules, standing: Standing) -> Features:
    if not standing.bolts or rules.bolt_fine_mode == "off":
        return ()
    missing = min(STEPS, max(1, rules.bolt_limit - standing.bolts))
    return ((_AT["bolts"] + missing - 1, rules.fine_amount / _USUAL_FINE),)


def _falls(rules: Rules, standing: Standing) -> Features:
    if not standing.falls or not rules.barrel_zero_after:
        return ()
    missing = min(STEPS, max(1, rules.barrel_zero_after - standing.falls))
    return ((_AT["falls"] + missing - 1, 1.0),)


def _rospis(rules: Rules, standing: Standing) -> Features:
    """Weigh how near the next fined rospis is; a limit of their number is not weighed."""
    since = standing.rospis % ROSPIS_FINED_EVERY
    if not since or not rules.rospis_third_fine:
        return ()
    missing = ROSPIS_FINED_EVERY - since
    return ((_AT["rospis"] + missing - 1, rules.fine_amount / _USUAL_FINE),)


def _attempts_left(rules: Rules, used: int) -> int:
    """Return the attempts left as a step from 0: the last one, two, more or without limit."""
    if not rules.barrel_attempts:
        return STEPS - 1
    return min(STEPS, max(1, rules.barrel_attempts - used)) - 1
