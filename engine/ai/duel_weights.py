"""How many points the parts of a declarer's hand bring against a single opponent.

Fitted by least squares to deals that the steady player played in these forms, as in `hand_weights`.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class DuelWeights(Struct, frozen=True, kw_only=True):
    """The numbers of one form."""

    base: float
    """Points that do not depend on the cards."""

    suit_points: tuple[float, ...]
    """Points by the ranks kept in a suit; bit 0 is the nine, bit 5 the ace."""

    marriage_share: float
    """Part of the value of a marriage that comes in."""

    marriage_base: float
    """Further points for a marriage, whatever its value."""

    bare_share: float
    """Change of that part when the hand has no ace to take the first trick with."""

    further_share: float
    """Change of that part for the marriages beside the dearest one."""

    spread: float
    """Standard deviation of the points around the estimate, for hands without a marriage."""

    spread_marriage: float
    """What each point of marriages adds to it."""


# fmt: off
_TEN_POINTS: Final = (
    -7.0, -19.6, -19.2, -29.0, -14.8, -25.2, -27.7, -37.6,
    -14.4, -22.9, -25.0, -32.9, -19.2, -11.8, -14.2, -14.4,
    -17.0, -19.8, -16.8, -24.8, -18.4, -24.3, -23.7, -37.6,
    -16.7, -22.1, -22.5, -33.8, -2.3, -7.9, -9.2, -15.2,
    -6.3, -12.2, -14.7, -18.2, -11.1, -17.7, -20.5, -21.9,
    -10.3, -15.2, -15.8, -21.1, -1.0, 4.0, 2.5, 8.9,
    -3.4, -7.7, -7.0, -5.8, -7.2, -7.1, -6.7, -4.5,
    -4.1, -4.3, -4.5, -4.4, 18.3, 15.3, 16.1, 16.8,
)

_DEAD_POINTS: Final = (
    -6.9, -22.6, -25.5, -24.9, -21.1, -27.8, -24.6, -35.9,
    -18.0, -22.4, -22.6, -29.4, -20.8, -8.4, -8.9, -12.7,
    -12.2, -14.5, -17.0, -16.8, -14.2, -21.9, -20.5, -29.8,
    -11.3, -13.0, -15.2, -20.5, -2.8, -1.2, -6.1, -11.8,
    -2.0, -10.3, -8.3, -10.9, -10.0, -15.2, -11.1, -6.9,
    -6.7, -7.4, -8.5, -5.8, 0.7, 0.7, 5.0, 12.8,
    2.9, 0.3, 0.5, 3.4, -0.2, -1.9, 4.5, 11.5,
    4.4, 8.3, 3.7, 6.1, 11.6, 11.3, 11.7, 19.0,
)
# fmt: on

TEN_CARDS: Final = DuelWeights(
    base=130.9,
    suit_points=_TEN_POINTS,
    marriage_share=1.004,
    marriage_base=-13.5,
    bare_share=-0.528,
    further_share=-0.363,
    spread=19.7,
    spread_marriage=0.14,
)
"""The forms with two prikups, in which ten or eleven cards are played."""

THREE_HANDS: Final = DuelWeights(
    base=109.6,
    suit_points=_DEAD_POINTS,
    marriage_share=1.03,
    marriage_base=0.0,
    bare_share=-0.473,
    further_share=-0.307,
    spread=27.2,
    spread_marriage=0.13,
)
"""The form with a dead hand, in which eight cards are played."""
