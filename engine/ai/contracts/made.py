"""The chance that a contract is made with cards that are worth so many points.

The search knows what cards are worth when everybody sees all of them. People see less: defenders
let the declarer take more, and he misses what he could have. How often contracts hold then was
counted on played deals (`made_weights`).
"""

from __future__ import annotations

from typing import Final

from engine.ai.contracts import made_weights as weights

LEAST: Final = -60
HIGHEST: Final = 40
"""Between these the worth of the cards, less the contract, makes a difference."""

STEP: Final = 5
_HARDER: Final = 3
"""Points by which deals that one can think of are harder to play than the real one: a shift that
explains best which of 4,700 contracts were made, by `ruler-1` (4 alone) and by search (2 alone)."""


def chance(points: int, contract: int) -> float:
    """Return the chance to make a contract with cards that are worth so many points."""
    ahead = points + _HARDER - contract
    place, beyond = divmod(min(HIGHEST, max(LEAST, ahead)) - LEAST, STEP)
    less = weights.SHARES[place]
    return less + (weights.SHARES[place + 1] - less) * beyond / STEP if beyond else less
