"""Questions to the search within a budget: how high a contract do these cards carry?

A contract counts points as the engine does: where a declarer's points are rounded, less suffices
(`is_made`). Every answer may be missing: the time is over, nobody waits any more, or one position
would have taken too long.
"""

from __future__ import annotations

from time import monotonic
from typing import Final

from engine.ai.kernel.position import Position
from engine.ai.kernel.solver import GivenUp, Limits, Solver
from engine.ai.player import CancelToken
from engine.rules import Rules
from engine.scoring import is_made

STEP: Final = 10
"""How finely the points of a position are found."""

_HUNDRED: Final = 100
_HIGHEST: Final = 600
_MOST_NODES: Final = 200_000
"""Starts of tricks looked at before one question is given up; few ever take that many."""


class Questions:
    """What one decision may ask; `seconds` None is without end, for a fixed number of worlds."""

    def __init__(self, solver: Solver, seconds: float | None, cancel: CancelToken) -> None:
        """Begin to count the seconds."""
        self._solver = solver
        self._cancel = cancel
        self._end = None if seconds is None else monotonic() + seconds
        self._slack = slack(solver.rules)

    def withdrawn(self) -> bool:
        """Tell whether nobody waits for the answers any more."""
        return self._cancel.is_set()

    def over(self, share: float = 0.0) -> bool:
        """Tell whether nothing more is to be asked, or fewer than `share` seconds are left."""
        if self._cancel.is_set():
            return True
        return self._end is not None and monotonic() + share >= self._end

    def left(self) -> float | None:
        """Return the seconds that are left, None where they are not counted."""
        return None if self._end is None else max(0.0, self._end - monotonic())

    def makes(self, position: Position, solo: int, contract: int) -> bool | None:
        """Tell whether the declarer makes the contract when everybody plays his best."""
        left = self.left()
        if self._cancel.is_set() or left == 0.0:
            return None
        limits = Limits(nodes=_MOST_NODES, seconds=left or 0.0)
        try:
            return self._solver.reaches(position, solo, contract - self._slack, limits=limits)
        except GivenUp:
            return None

    def points(self, position: Position, solo: int, guess: float, step: int = STEP) -> int | None:
        """Return what the declarer takes when everybody plays his best, to half a step.

        A guess near the answer saves questions.
        """
        low, high = 0, _HIGHEST + step
        probe, stride = round(guess / step) * step, step
        while high - low > step:
            if not low < probe < high:
                probe, stride = (low // step + high // step) // 2 * step, step
            made = self.makes(position, solo, probe)
            if made is None:
                # A question is hard when the answer is near.
                return None if self.over() else probe
            if made:
                low = probe
            else:
                high = probe
            probe, stride = probe + (stride if made else -stride), 2 * stride
        return (low + high) // 2


def slack(rules: Rules) -> int:
    """Return how many points less than a contract make it, where they are rounded."""
    for less in range(_HUNDRED):
        if not is_made(rules, _HUNDRED, _HUNDRED - less - 1):
            return less
    return _HUNDRED
