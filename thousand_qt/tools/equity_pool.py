"""Further matches out of played deals: each deal is drawn from those that began alike.

How a deal goes depends on the sheet through who sits on the barrel and who is near it, so a deal is
drawn from those with the same of this at each place. The sheet itself is written by the engine.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.ai.equity import MatchStanding, after, first_standing
from engine.ai.equity.model import goal
from engine.rules import Rules
from engine.scoring.types import DealResult
from thousand_qt.tools.equity_matches import PlayedMatch, result_with_dealer

Situation = tuple[int, ...]
"""By place from the seat after the dealer: 2 on the barrel, 1 near the goal, else 0."""

_NEAR: Final = 130
_LONGEST: Final = 400
"""Deals after which a match is given up."""

_ENOUGH: Final = 25
"""As many deals of a situation make it one to draw from."""


class Course(Struct, frozen=True):
    """The standings of a match, each before a deal, and who won it in the end."""

    standings: tuple[MatchStanding, ...]
    winner: int


class DealPool:
    """The deals of played matches, by situation."""

    def __init__(self, rules: Rules, matches: Iterable[PlayedMatch]) -> None:
        self._rules = rules
        self._goal = goal(rules)
        self._deals: dict[Situation, list[tuple[DealResult, ...]]] = defaultdict(list)
        for match in matches:
            self._add(match)
        self._drawn: dict[Situation, Sequence[tuple[DealResult, ...]]] = {}

    def course(self, chance: random.Random) -> Course | None:
        """Return a match by chance; None when it would not end."""
        standing = first_standing(self._rules, chance.randrange(self._rules.players))
        passed: list[MatchStanding] = []
        while standing.winner is None and len(passed) < _LONGEST:
            passed.append(standing)
            deals = self._alike(self._situation(standing))
            # Quicker than choice, which matters a million times.
            result = deals[int(chance.random() * len(deals))][standing.dealer]
            standing = after(self._rules, standing, result)
        return None if standing.winner is None else Course(tuple(passed), standing.winner)

    def _add(self, match: PlayedMatch) -> None:
        for before, deal in zip(standings_of(self._rules, match), match.deals, strict=True):
            everywhere = tuple(
                result_with_dealer(self._rules, deal, dealer)
                for dealer in range(self._rules.players)
            )
            self._deals[self._situation(before)].append(everywhere)

    def _situation(self, standing: MatchStanding) -> Situation:
        count, near = len(standing.seats), self._goal - _NEAR
        lines = [standing.seats[(standing.dealer + 1 + place) % count] for place in range(count)]
        return tuple([2 if s.barrel is not None else int(s.total >= near) for s in lines])

    def _alike(self, wanted: Situation) -> Sequence[tuple[DealResult, ...]]:
        """Return enough deals of the situation and, where it is rare, of those most like it."""
        if wanted not in self._drawn:
            found: list[tuple[DealResult, ...]] = []
            for known in sorted(self._deals, key=lambda one: (_distance(one, wanted), one)):
                if len(found) >= _ENOUGH:
                    break
                found += self._deals[known]
            self._drawn[wanted] = found
        return self._drawn[wanted]


def standings_of(rules: Rules, match: PlayedMatch) -> tuple[MatchStanding, ...]:
    """Return the standing before each deal of a played match."""
    found: list[MatchStanding] = []
    standing = first_standing(rules, match.deals[0].dealer)
    if match.start:
        standing = replace(standing, seats=match.start)
    for deal in match.deals:
        found.append(standing)
        standing = after(rules, standing, result_with_dealer(rules, deal, deal.dealer))
    return tuple(found)


def course_of(rules: Rules, match: PlayedMatch) -> Course | None:
    """Return the course of a played match, None when it was not played to its end."""
    if match.winner is None:
        return None
    return Course(standings_of(rules, match), match.winner)


def _distance(one: Situation, other: Situation) -> int:
    """Weigh how unlike two situations are: the barrel counts most."""
    return sum(
        0 if mine == yours else 3 if 2 in (mine, yours) else 1
        for mine, yours in zip(one, other, strict=True)
    )
