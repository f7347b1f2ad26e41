"""The chances against what happened in matches that they were not fitted to.

`equity_matches.jsonl` holds matches of `ruler-1` under the usual rules from another seed than that
of the fit, as `thousand_qt.tools.equity_matches` writes them.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Sequence
from math import exp, log
from pathlib import Path
from typing import Final

import msgspec
import pytest

from engine.ai.equity import MatchStanding, after, win_chances
from engine.rules import PRESETS
from thousand_qt.tools.equity_matches import PlayedMatch, result_with_dealer
from thousand_qt.tools.equity_pool import Course, DealPool, course_of

RULES: Final = PRESETS["russian_classic"].rules
MATCHES: Final = Path(__file__).parent / "equity_matches.jsonl"

Chances = Callable[[MatchStanding], Sequence[float]]


@pytest.fixture(scope="module")
def played() -> list[PlayedMatch]:
    return [
        msgspec.json.decode(line, type=PlayedMatch) for line in MATCHES.read_bytes().splitlines()
    ]


@pytest.fixture(scope="module")
def courses(played: list[PlayedMatch]) -> list[Course]:
    return [course for match in played if (course := course_of(RULES, match)) is not None]


@pytest.fixture(scope="module")
def drawn(played: list[PlayedMatch]) -> list[Course]:
    pool, chance = DealPool(RULES, played), random.Random(7)
    found = [pool.course(chance) for _ in range(2000)]
    return [course for course in found if course is not None]


def by_chances(standing: MatchStanding) -> tuple[float, ...]:
    return win_chances(RULES, standing)


def by_points(standing: MatchStanding) -> list[float]:
    """Return the usual guess before anything is fitted."""
    ratios = [exp(line.total / 150) for line in standing.seats]
    return [ratio / sum(ratios) for ratio in ratios]


def loss(courses: Sequence[Course], chances: Chances) -> float:
    losses = [-log(chances(one)[c.winner]) for c in courses for one in c.standings]
    return sum(losses) / len(losses)


def deciles(courses: Sequence[Course], chances: Chances) -> dict[int, tuple[int, float, float]]:
    """Return for each tenth of predicted chances: how many, mean prediction, share of wins."""
    sums: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for course in courses:
        for standing in course.standings:
            for seat, predicted in enumerate(chances(standing)):
                row = sums[min(9, int(10 * predicted))]
                row[0] += 1
                row[1] += predicted
                row[2] += seat == course.winner
    return {
        tenth: (int(number), predicted / number, won / number)
        for tenth, (number, predicted, won) in sorted(sums.items())
    }


def test_played_matches_end_by_the_scoring_as_they_did(
    played: list[PlayedMatch], courses: list[Course]
) -> None:
    for match, course in zip(played, courses, strict=True):
        last = match.deals[-1]
        result = result_with_dealer(RULES, last, last.dealer)
        end = after(RULES, course.standings[-1], result)
        assert end.winner == match.winner
        assert win_chances(RULES, end)[match.winner or 0] == 1.0


def test_played_matches_are_foretold_better_than_by_points(courses: list[Course]) -> None:
    assert loss(courses, by_chances) < loss(courses, by_points) - 0.05
    assert loss(courses, by_chances) < log(3) - 0.1


def test_predicted_chances_come_true(drawn: list[Course]) -> None:
    table = deciles(drawn, by_chances)
    counted = {tenth: row for tenth, row in table.items() if row[0] >= 300}
    assert len(counted) >= 8
    for number, predicted, won in counted.values():
        assert won == pytest.approx(predicted, abs=0.03), (number, table)
    assert loss(drawn, by_chances) < loss(drawn, by_points) - 0.05


def test_chances_on_the_barrel_come_true(drawn: list[Course]) -> None:
    for used in range(RULES.barrel_attempts):
        there = [
            (win_chances(RULES, standing)[seat], seat == course.winner)
            for course in drawn
            for standing in course.standings
            for seat, line in enumerate(standing.seats)
            if line.barrel == used
        ]
        predicted = sum(chance for chance, _ in there) / len(there)
        assert sum(won for _, won in there) / len(there) == pytest.approx(predicted, abs=0.06)
