"""How many points the parts of a declarer's hand bring: numbers fitted to played deals.

The points of a declarer are taken as a sum over the four suits of the cards he keeps, plus what
his marriages bring. Least squares over deals that the computer players played among themselves;
`make_hand_weights` of the simulation rewrites the numbers.
"""

from __future__ import annotations

from typing import Final

BASE: Final = 0.0
"""Points that do not depend on the cards."""

# fmt: off
SUIT_POINTS: Final[tuple[float, ...]] = (
    3.0, 0.4, 0.5, 0.8, 0.5, 0.9, 0.9, 1.3,
    0.6, 2.6, 2.7, 4.6, 2.7, 6.2, 6.3, 9.5,
    2.5, 8.8, 8.9, 11.0, 9.0, 12.5, 12.6, 15.8,
    10.2, 16.1, 16.1, 18.9, 17.2, 22.1, 23.1, 28.3,
    16.7, 17.1, 17.2, 17.5, 17.2, 19.1, 19.2, 22.4,
    18.4, 22.6, 22.7, 25.5, 23.7, 28.7, 29.7, 34.9,
    32.6, 32.9, 33.0, 34.7, 34.1, 37.9, 38.9, 44.1,
    42.8, 43.1, 44.1, 48.3, 52.1, 53.1, 60.5, 67.0,
)
# fmt: on
"""Points by the ranks kept in a suit; bit 0 is the nine, bit 5 the ace."""

MARRIAGE_SHARE: Final = 0.750
"""Part of the value of a marriage that comes in, on average."""

MARRIAGE_BASE: Final = 10.0
"""Points that a marriage brings as a trump suit, whatever its value."""

BARE_MARRIAGE_SHARE: Final = -0.250
"""Change of that part when the hand has no ace to take the first trick with."""

SPREAD: Final = 20.0
"""Standard deviation of the points around the estimate, for hands without a marriage."""

MARRIAGE_SPREAD: Final = 28.0
"""The same for hands with a marriage."""
