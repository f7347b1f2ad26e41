"""How many points the parts of seven cards bring before the prikup: numbers fitted to the search.

Least squares over 40,000 random hands, each with a random prikup, two cards given away by rule and
the rest played with all cards known; printed by `python -m thousand_qt.tools.fit_strength`. One try
deviates from the fitted mean by 48 points.
"""

from __future__ import annotations

from typing import Final

BASE: Final = 91.4
"""Points that do not depend on the cards."""

# fmt: off
SUIT_POINTS: Final[tuple[float, ...]] = (
    -2.0, -10.3, -12.4, -21.8, -14.5, -21.3, -21.3, -28.6,
    -13.3, -20.9, -22.3, -32.3, -22.6, -27.7, -29.3, -33.1,
    -9.3, -17.7, -18.6, -25.1, -19.1, -23.6, -27.3, -33.2,
    -17.2, -26.8, -24.4, -30.9, -20.9, -34.2, -25.9, -42.3,
    12.5, 5.5, 4.7, 1.3, 6.3, 5.5, 0.8, 8.2,
    6.5, 4.7, 3.8, 6.6, 14.6, 20.5, 18.4, 29.5,
    17.9, 14.6, 15.0, 13.5, 17.6, 13.0, 15.3, 11.5,
    18.3, 12.9, 12.7, 12.0, 30.0, 22.0, 23.3, 10.7,
)
# fmt: on
"""Points by the ranks held in a suit; bit 0 is the nine, bit 5 the ace."""

MARRIAGE_SHARE: Final = 0.835
"""Part of the value of a marriage that comes in."""

HALF_SHARE: Final = 0.13
"""Part of that value that a lone king or queen brings: its mate may lie in the prikup."""

FURTHER_SHARE: Final = -0.516
"""Change of the part that comes in for the marriages beside the dearest one."""
