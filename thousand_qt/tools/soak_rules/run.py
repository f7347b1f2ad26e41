"""Play matches until enough deals are written, on one core or several, and count the pairs met."""

import multiprocessing
from array import array
from collections.abc import Callable, Iterator
from itertools import chain
from random import Random
from typing import Final

from msgspec import Struct

from engine.rules import Rules
from thousand_qt.tools.soak_rules.cells import CELLS, cells_of
from thousand_qt.tools.soak_rules.covering import (
    Covering,
    Pair,
    cover,
    drawn_rules,
    every_pair,
    in_force,
)
from thousand_qt.tools.soak_rules.play import Fault, Outcome, Plan, play

DEALS_A_MATCH: Final = 4
_BATCH: Final = 64


class Counts:
    """How many deals each pair of values was played in: kept in the rules, and in force."""

    def __init__(self) -> None:
        empty = array("L", bytes(array("L").itemsize * len(CELLS)))
        self._kept = [array("L", empty) for _ in CELLS]
        self._forced = [array("L", empty) for _ in CELLS]

    def add(self, rules: Rules, deals: int) -> None:
        """Count deals by these rules."""
        for counts, cells in ((self._kept, cells_of(rules)), (self._forced, in_force(rules))):
            for place, low in enumerate(cells):
                row = counts[low]
                for high in cells[place + 1 :]:
                    row[high] += deals

    def kept(self, pair: Pair) -> int:
        """Return in how many deals both values stood in the rules."""
        return self._kept[pair[0]][pair[1]]

    def in_force(self, pair: Pair) -> int:
        """Return in how many deals both values also had an effect."""
        return self._forced[pair[0]][pair[1]]


class Soak(Struct, frozen=True, kw_only=True):
    """What came out of a run."""

    covering: Covering
    counts: Counts
    matches: int
    different: int
    """How many different sets of rules were played."""

    deals: int
    events: int
    faults: tuple[Fault, ...]

    def unmet(self) -> list[Pair]:
        """Return the pairs that were neither played together nor proven impossible."""
        return [pair for pair in every_pair() if not self._is_met(pair)]

    def _is_met(self, pair: Pair) -> bool:
        if pair in self.covering.impossible:
            return True
        if pair in self.covering.asleep:
            return self.counts.kept(pair) > 0
        return self.counts.in_force(pair) > 0


def plans(covering: Covering, seed: int, deals: int) -> Iterator[Plan]:
    """Yield matches without end: the vectors that meet all pairs first.

    Then come rules drawn by chance, every other one from vectors that meet all pairs once more.
    Where `deals` are few each of the first vectors gets fewer of them, but at least one.
    """
    chance = Random(f"soak {seed}")
    share = max(1, min(DEALS_A_MATCH, deals // max(1, len(covering.vectors))))
    for number, rules in enumerate(chain(covering.vectors, _further(covering, chance))):
        most = share if number < len(covering.vectors) else DEALS_A_MATCH
        yield Plan(number=number, rules=rules, seed=chance.randrange(2**32), deals=most)


def _further(covering: Covering, chance: Random) -> Iterator[Rules]:
    while True:
        for rules in cover(chance.randrange(2**32), covering).vectors:
            yield rules
            yield drawn_rules(chance)


def soak(covering: Covering, seed: int, deals: int, jobs: int, tell: Callable[[int], None]) -> Soak:
    """Play until so many deals are written; the result does not depend on the number of jobs.

    `tell` hears from time to time how many deals are done.
    """
    counts = Counts()
    endless = plans(covering, seed, deals)
    faults: list[Fault] = []
    seen: set[Rules] = set()
    matches = done = events = 0
    for outcomes in _batches(endless, deals, jobs):
        for outcome in outcomes:
            counts.add(outcome.plan.rules, outcome.deals)
            done += outcome.deals
            events += outcome.events
            seen.add(outcome.plan.rules)
            matches += 1
            faults.extend([outcome.fault] if outcome.fault else [])
        tell(done)
    return Soak(
        covering=covering,
        counts=counts,
        matches=matches,
        different=len(seen),
        deals=done,
        events=events,
        faults=tuple(faults),
    )


def _batches(endless: Iterator[Plan], deals: int, jobs: int) -> Iterator[list[Outcome]]:
    """Yield outcomes until their deals reach the number; the last match may bring a few more."""
    with multiprocessing.get_context("spawn").Pool(jobs) if jobs > 1 else _Alone() as pool:
        done = 0
        while done < deals:
            batch: list[Plan] = []
            planned = done
            while planned < deals and len(batch) < _BATCH:
                plan = next(endless)
                batch.append(plan)
                planned += plan.deals
            outcomes = pool.map(play, batch)
            done += sum(outcome.deals for outcome in outcomes)
            yield outcomes
            if not any(outcome.deals for outcome in outcomes):
                return  # nothing can be played at all: the faults say why


class _Alone:
    """A pool of this process alone."""

    def __enter__(self) -> "_Alone":
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def map(self, work: Callable[[Plan], Outcome], batch: list[Plan]) -> list[Outcome]:
        """Do everything one after the other."""
        return [work(plan) for plan in batch]
