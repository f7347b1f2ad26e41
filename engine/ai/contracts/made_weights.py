"""How often contracts are made, by what the cards are worth: numbers counted on played deals.

Half of their weight comes from deals played by `ruler-1` and half from deals played by search;
printed by `python -m thousand_qt.tools.fit_made`.
"""

from __future__ import annotations

from typing import Final

# fmt: off
SHARES: Final[tuple[float, ...]] = (
    0.016, 0.016, 0.016, 0.027, 0.037, 0.043, 0.054,
    0.077, 0.107, 0.170, 0.233, 0.329, 0.550, 0.834,
    0.916, 0.948, 0.962, 0.983, 0.983, 0.985, 0.990,
)
# fmt: on
"""Shares made by cards worth 60 points less than the contract, 55 less ... 40 more."""
