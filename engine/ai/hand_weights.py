"""How many points the parts of a declarer's hand bring: numbers fitted to played deals.

The points of a declarer are taken as a sum over the four suits of the cards he keeps, plus what
his marriages bring: least squares over 24,000 deals that the steady player played, printed by
`python -m thousand_qt.tools.fit_hand_weights`. `ruler-1` plays by these numbers, so newer ones
belong into a module beside this one.
"""

from __future__ import annotations

from typing import Final

BASE: Final = 103.2
"""Points that do not depend on the cards."""

# fmt: off
SUIT_POINTS: Final[tuple[float, ...]] = (
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
"""Points by the ranks kept in a suit; bit 0 is the nine, bit 5 the ace."""

MARRIAGE_SHARE: Final = 1.002
"""Part of the value of a marriage that comes in."""

MARRIAGE_BASE: Final = -5.0
"""Further points for a marriage, whatever its value."""

BARE_SHARE: Final = -0.914
"""Change of that part when the hand has no ace to take the first trick with."""

FURTHER_SHARE: Final = -0.431
"""Change of that part for the marriages beside the dearest one."""

SPREAD: Final = 14.0
"""Standard deviation of the points around the estimate, for hands without a marriage."""

SPREAD_DEAREST: Final = 0.06
"""What each point of the dearest marriage adds to it."""

SPREAD_FURTHER: Final = 0.3
"""What each point of the other marriages adds to it."""
