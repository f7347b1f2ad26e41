"""Figures with the interval in which the true one lies with 95 % likelihood.

The interval is that of a bootstrap over whole deals: as many deals are drawn again and again from
those that were played, and the middle 95 % of what they give is kept.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Final

from msgspec import Struct

RESAMPLES: Final = 1000
_TAIL: Final = 0.025

Column = Sequence[float]
Figure = Callable[[Sequence[float]], float | None]
"""Compute a figure from the sums of columns; None when they do not allow it."""


class Measured(Struct, frozen=True):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    def text(self, unit: str = "", digits: int = 1, *, sign: bool = False) -> str:
        """Word the figure, like `+51.5 [+44.1, +58.9]`."""
        form = f"{'+' if sign else ''}.{digits}f"
        return f"{self.value:{form}}{unit} [{self.low:{form}}, {self.high:{form}}]"


def measured(columns: Sequence[Column], figure: Figure, seed: int) -> Measured | None:
    """Return the figure of these columns, each with one entry a deal; None without any deal."""
    size = len(columns[0])
    value = figure([sum(column) for column in columns]) if size else None
    if value is None:
        return None
    found: list[float] = []
    for picks in _resamples(size, seed):
        again = figure([sum(map(column.__getitem__, picks)) for column in columns])
        if again is not None:
            found.append(again)
    found.sort()
    cut = int(len(found) * _TAIL)
    return Measured(round(value, 3), round(found[cut], 3), round(found[-1 - cut], 3))


@lru_cache(maxsize=1)
def _resamples(size: int, seed: int) -> tuple[array[int], ...]:
    """Return the deals of each resample; all figures of a measure are drawn from the same."""
    chance = Random(seed)
    return tuple(array("I", chance.choices(range(size), k=size)) for _ in range(RESAMPLES))


def mean(column: Column, seed: int) -> Measured | None:
    """Return the mean of a column."""
    size = len(column)
    return measured([column], lambda sums: sums[0] / size, seed)


def ratio(above: Column, below: Column, seed: int) -> Measured | None:
    """Return the share that one column is of another; None where that one is not above zero."""
    return measured([above, below], lambda sums: sums[0] / sums[1] if sums[1] > 0 else None, seed)
