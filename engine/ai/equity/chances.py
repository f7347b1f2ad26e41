"""The chances themselves.

Rules that no weights were fitted for use those of the nearest rules with as many players and the
same kind of barrel, and where there are none the general ones, fitted over all.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from engine.ai.equity.model import EquityWeights, family, row_of, worth
from engine.ai.equity.standing import MatchStanding, after
from engine.ai.equity.weights import FITTED, GENERAL
from engine.rules import PRESETS, Rules, differences
from engine.scoring.types import DealResult, Standing

_RULES_KEPT: Final = 64
_LINES_KEPT: Final = 1 << 15
_RESULTS_KEPT: Final = 1 << 14


def win_chances(rules: Rules, standing: MatchStanding) -> tuple[float, ...]:
    """Return the chance of each seat to win the match; they add up to one."""
    count, first = len(standing.seats), standing.dealer + 1
    if standing.winner is not None:
        return tuple(float(seat == standing.winner) for seat in range(count))
    worths = [
        _line_worth(rules, line, (seat - first) % count) for seat, line in enumerate(standing.seats)
    ]
    highest = max(worths)
    ratios = [exp(value - highest) for value in worths]
    whole = sum(ratios)
    return tuple([ratio / whole for ratio in ratios])


@lru_cache(_RESULTS_KEPT)
def chances_after(rules: Rules, standing: MatchStanding, result: DealResult) -> tuple[float, ...]:
    """Return the chances once this deal is written, as the engine scores it."""
    return win_chances(rules, after(rules, standing, result))


def weights_for(rules: Rules) -> EquityWeights:
    """Return the weights of the nearest rules that some were fitted for."""
    alike = [name for name in FITTED if family(PRESETS[name].rules) == family(rules)]
    if not alike:
        return GENERAL
    return FITTED[min(alike, key=lambda name: len(differences(rules, PRESETS[name].rules)))]


@lru_cache(_LINES_KEPT)
def _line_worth(rules: Rules, line: Standing, place: int) -> float:
    return worth(_row(rules), rules, line, place)


@lru_cache(_RULES_KEPT)
def _row(rules: Rules) -> tuple[float, ...]:
    return row_of(weights_for(rules))
