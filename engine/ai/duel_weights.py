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
_START = (
    -6.9, -20.1, -20.2, -32.1, -18.6, -29.0, -31.5, -38.1,
    -18.8, -29.4, -29.4, -35.4, -25.5, -16.2, -16.5, -22.8,
    -24.1, -24.3, -25.4, -29.4, -25.4, -33.9, -36.4, -40.9,
    -22.0, -32.6, -32.6, -46.4, -6.5, -17.7, -9.2, -23.6,
    -0.6, -7.8, -10.2, -14.1, -8.5, -12.6, -14.3, -7.8,
    -7.3, -9.1, -10.4, -9.0, 1.3, 6.7, 6.4, 21.8,
    4.7, 2.9, 3.9, 10.1, 4.0, 10.0, 10.0, 15.9,
    6.7, 10.3, 10.4, 15.0, 21.6, 23.3, 24.7, 27.2,
)
# fmt: on

TEN_CARDS: Final = DuelWeights(
    base=103.2,
    suit_points=_START,
    marriage_share=1.0,
    marriage_base=-5.0,
    bare_share=-0.5,
    further_share=-0.4,
    spread=18.0,
    spread_marriage=0.1,
)
THREE_HANDS: Final = TEN_CARDS
