"""Fit equity weights to standings of which the winner is known: Newton's method on the likelihood.

The fitted numbers are put in order at the end, so that more points, fewer bolts and more attempts
left are never worth less.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from math import exp, log
from typing import Final

from msgspec import Struct

from engine.ai.equity.model import (
    FEATURES,
    FIELDS,
    KNOTS,
    EquityWeights,
    Features,
    features,
    offsets,
)
from engine.rules import Rules
from thousand_qt.tools.equity_pool import Course
from thousand_qt.tools.fit_hand_weights import solve

_TAKEN: Final = 0.2
"""The part of all standings that is taken: neighbours tell little more.

As many from each match would be wrong: short matches, which leaders win, would count for more.
"""

_RIDGE: Final = 1.0
"""Pulls numbers that few standings speak of to zero."""

_BEND: Final = 40.0
"""Pulls the worth of points to a line: what a change of its slope costs, by hundred points."""

_ROUNDS: Final = 7
_CURVED: Final = 2500
"""As many samples give the curvature; the slope is taken from all."""

_AT: Final = offsets()
_PLACED: Final = ("places", "barrel_places")


class Sample(Struct, frozen=True):
    """A standing as the features of each seat, and who won from there."""

    lines: tuple[Features, ...]
    winner: int


class Fit(Struct, frozen=True):
    """What was fitted, to how many standings, and the mean logarithmic loss on them."""

    weights: EquityWeights
    samples: int
    loss: float


def samples_of(rules: Rules, course: Course, chance: random.Random) -> list[Sample]:
    """Return some of the standings of a match, each by the same chance."""
    taken = [standing for standing in course.standings if chance.random() < _TAKEN]
    return [
        Sample(
            tuple(
                features(rules, line, (seat - standing.dealer - 1) % rules.players)
                for seat, line in enumerate(standing.seats)
            ),
            course.winner,
        )
        for standing in taken
    ]


def general_samples(samples: Iterable[Sample]) -> list[Sample]:
    """Return the samples without the places, which mean something else at each table."""
    placed = {
        _AT[name] + place for name, length in FIELDS if name in _PLACED for place in range(length)
    }
    return [
        Sample(
            tuple(tuple(pair for pair in line if pair[0] not in placed) for line in sample.lines),
            sample.winner,
        )
        for sample in samples
    ]


def _pull() -> list[list[float]]:
    """Return the curvature of what the fit would be without samples."""
    matrix = [[_RIDGE * (i == j) for j in range(FEATURES)] for i in range(FEATURES)]
    start = _AT["points"]
    for place, (low, middle, high) in enumerate(zip(KNOTS, KNOTS[1:], KNOTS[2:], strict=False)):
        below, above = 100.0 / (middle - low), 100.0 / (high - middle)
        bend = (below, -below - above, above)
        for i, one in enumerate(bend):
            for j, other in enumerate(bend):
                matrix[start + place + i][start + place + j] += _BEND * one * other
    return matrix


_PULL: Final = _pull()


def fit(samples: Sequence[Sample]) -> Fit:
    """Fit by Newton's method with light pulls; ValueError without samples."""
    if not samples:
        raise ValueError("there is nothing to fit without samples")
    row = [0.0] * FEATURES
    curved = samples[:: max(1, len(samples) // _CURVED)]
    for _ in range(_ROUNDS):
        matrix = _curvature(curved, row, len(samples) / len(curved))
        for line, pull in zip(matrix, _PULL, strict=True):
            line[:] = [value + more for value, more in zip(line, pull, strict=True)]
        step = solve(matrix, _slope(samples, row))
        row = [value + change for value, change in zip(row, step, strict=True)]
    weights = in_order(_weights(row), len(samples[0].lines))
    return Fit(weights, len(samples), loss(samples, weights))


def loss(samples: Sequence[Sample], weights: EquityWeights) -> float:
    """Return the mean logarithmic loss of these weights."""
    row = [value for name, _ in FIELDS for value in getattr(weights, name)]
    return -sum(log(_chances(one, row)[one.winner]) for one in samples) / len(samples)


def in_order(weights: EquityWeights, players: int) -> EquityWeights:
    """Return weights in which what is better for a player is never worth less.

    Worths of totals are counted from that of the last knot, those of places from their mean. Where
    nobody can have few attempts left, these cases are worth as much as the one that there is.
    """
    far, shift = weights.points[-1], sum(weights.barrel_places) / players
    points = rising([value - far for value in reversed(weights.points)])[::-1]
    barrel_places = _centred(weights.barrel_places, players)
    least = points[0] - min(barrel_places)
    best = max(least, weights.barrel[-1] - far + shift)
    fewer = [value - far + shift if value else best for value in weights.barrel[:-1]]
    return EquityWeights(
        points=tuple(points),
        barrel=_three(rising([*(min(value, best) for value in fewer), best])),
        gathered=_three([max(0.0, value) for value in weights.gathered]),
        bolts=_three([min(0.0, value) for value in rising(weights.bolts)]),
        falls=_three([min(0.0, value) for value in rising(weights.falls)]),
        rospis=_three([min(0.0, value) for value in rising(weights.rospis)]),
        places=_centred(weights.places, players),
        barrel_places=barrel_places,
    )


def rising(values: Sequence[float]) -> list[float]:
    """Return the nearest values that never fall: neighbours that do are replaced by their mean."""
    blocks: list[list[float]] = []
    for value in values:
        blocks.append([value])
        while len(blocks) > 1 and _mean(blocks[-2]) > _mean(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    return [_mean(block) for block in blocks for _ in block]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _three(values: Sequence[float]) -> tuple[float, float, float]:
    first, second, third = values
    return first, second, third


def _centred(
    values: tuple[float, float, float, float], players: int
) -> tuple[float, float, float, float]:
    """Return the values of the places that are taken, less their mean."""
    mean = sum(values) / players
    first, second, third, fourth = (
        value - mean if place < players else 0.0 for place, value in enumerate(values)
    )
    return first, second, third, fourth


def _weights(row: Sequence[float]) -> EquityWeights:
    fields = {name: tuple(row[_AT[name] : _AT[name] + length]) for name, length in FIELDS}
    return EquityWeights(**fields)  # type: ignore[arg-type]


def _chances(sample: Sample, row: Sequence[float]) -> list[float]:
    worths = [sum([row[i] * times for i, times in line]) for line in sample.lines]
    highest = max(worths)
    ratios = [exp(value - highest) for value in worths]
    whole = sum(ratios)
    return [ratio / whole for ratio in ratios]


def _slope(samples: Sequence[Sample], row: Sequence[float]) -> list[float]:
    """Return the slope of the likelihood, the pulls included."""
    slope = [
        -sum([times * value for times, value in zip(pull, row, strict=True)]) for pull in _PULL
    ]
    for sample in samples:
        for seat, chance in enumerate(_chances(sample, row)):
            error = (seat == sample.winner) - chance
            for i, times in sample.lines[seat]:
                slope[i] += error * times
    return slope


def _curvature(samples: Sequence[Sample], row: Sequence[float], times: float) -> list[list[float]]:
    """Return the curvature of the likelihood, as if there were so many times more samples."""
    matrix = [[0.0] * FEATURES for _ in range(FEATURES)]
    for sample in samples:
        mean: dict[int, float] = {}
        for chance, line in zip(_chances(sample, row), sample.lines, strict=True):
            for i, one in line:
                mean[i] = mean.get(i, 0.0) + chance * one
                for j, other in line:
                    matrix[i][j] += times * chance * one * other
        for i, one in mean.items():
            for j, other in mean.items():
                matrix[i][j] -= times * one * other
    return matrix
