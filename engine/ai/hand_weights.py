"""How many points the parts of a declarer's hand bring: numbers fitted to played deals.

The points of a declarer are taken as a sum over the four suits of the cards he keeps, plus what
his marriages bring: least squares over deals that the rule players played among themselves with
random hands, the pass now and then a different one than they would choose.
"""

from __future__ import annotations

from typing import Final

BASE: Final = 102.6
"""Points that do not depend on the cards."""

# fmt: off
SUIT_POINTS: Final[tuple[float, ...]] = (
    -7.3, -19.9, -20.9, -31.4, -17.9, -29.7, -29.6, -40.2,
    -18.2, -27.4, -27.9, -35.4, -22.8, -14.2, -14.3, -18.3,
    -22.1, -22.5, -24.3, -28.8, -24.5, -32.1, -33.7, -44.6,
    -20.5, -34.3, -35.6, -42.2, -5.3, -13.8, -13.9, -17.6,
    -1.1, -7.3, -10.3, -13.1, -8.2, -12.1, -13.2, -6.8,
    -6.8, -8.4, -9.8, -7.4, 2.0, 0.8, 1.4, 9.9,
    4.7, 3.6, 3.8, 10.1, 3.6, 10.1, 10.0, 15.1,
    6.3, 10.1, 10.6, 17.6, 22.9, 23.3, 25.4, 29.5,
)
# fmt: on
"""Points by the ranks kept in a suit; bit 0 is the nine, bit 5 the ace."""

MARRIAGE_SHARE: Final = 0.985
"""Part of the value of a marriage that comes in."""

MARRIAGE_BASE: Final = -5.1
"""Further points for a marriage, whatever its value."""

BARE_SHARE: Final = -0.923
"""Change of that part when the hand has no ace to take the first trick with."""

FURTHER_SHARE: Final = -0.411
"""Change of that part for the marriages beside the dearest one."""

SPREAD: Final = 14.8
"""Standard deviation of the points around the estimate, for hands without a marriage."""

SPREAD_DEAREST: Final = 0.06
"""What each point of the dearest marriage adds to it."""

SPREAD_FURTHER: Final = 0.3
"""What each point of the other marriages adds to it."""
