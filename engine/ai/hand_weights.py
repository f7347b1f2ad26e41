"""How many points the parts of a declarer's hand bring: numbers fitted to played deals.

The points of a declarer are taken as a sum over the four suits of the cards he keeps, plus what
his marriages bring: least squares over deals that the rule players played among themselves with
random hands, the pass now and then a different one than they would choose.
"""

from __future__ import annotations

from typing import Final

BASE: Final = 96.9
"""Points that do not depend on the cards."""

# fmt: off
SUIT_POINTS: Final[tuple[float, ...]] = (
    -5.3, -19.2, -18.9, -28.0, -16.8, -26.2, -26.5, -34.3,
    -16.5, -24.7, -25.0, -33.4, -19.5, -15.0, -13.8, -21.6,
    -20.4, -20.9, -21.4, -30.3, -21.3, -30.6, -31.9, -41.5,
    -17.4, -29.3, -30.4, -39.8, -6.3, -12.1, -12.9, -22.1,
    0.5, -6.9, -7.9, -11.8, -8.1, -13.5, -14.7, -7.7,
    -7.2, -11.1, -11.0, -9.5, 1.0, 3.2, 0.2, 12.9,
    6.6, 4.2, 5.5, 11.4, 4.0, 8.2, 7.1, 15.0,
    5.5, 8.3, 8.4, 15.8, 19.7, 25.4, 25.1, 33.9,
)
# fmt: on
"""Points by the ranks kept in a suit; bit 0 is the nine, bit 5 the ace."""

MARRIAGE_SHARE: Final = 0.968
"""Part of the value of a marriage that comes in."""

MARRIAGE_BASE: Final = -1.9
"""Further points for a marriage, whatever its value."""

BARE_SHARE: Final = -0.925
"""Change of that part when the hand has no ace to take the first trick with."""

FURTHER_SHARE: Final = -0.464
"""Change of that part for the marriages beside the dearest one."""

SPREAD: Final = 13.6
"""Standard deviation of the points around the estimate, for hands without a marriage."""

SPREAD_DEAREST: Final = 0.07
"""What each point of the dearest marriage adds to it."""

SPREAD_FURTHER: Final = 0.3
"""What each point of the other marriages adds to it."""
