"""Measure the search: how many deals it solves in a second of processor time.

The deals are random ones after a sound pass: the strongest of three hands takes the prikup and
gives away the two cards that are worth least to it, so that the contract is alive.
"""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from engine.ai.kernel.choice import CHOSEN
from engine.ai.kernel.position import Position, set_of
from engine.ai.kernel.search import Search
from engine.ai.kernel.solver import Solver
from engine.cards import DECK, Card, Rank
from engine.marriages import PAIRS, marriage_value, marriages_in
from engine.rules import DEFAULT_PRESET, PRESETS

RULES: Final = PRESETS[DEFAULT_PRESET].rules
CONTRACT: Final = 120
DEALS: Final = 300
INTERPRETED_DEALS: Final = 60
TESTS_FOR_A_VALUE: Final = 4
"""Tests are so quick that more deals are needed to measure them."""

ROUNDS: Final = 5
IMPORTED: Final = "engine.ai.kernel.choice"


class Speed(NamedTuple):
    """How many questions are answered in a second, and what one takes."""

    per_second: float
    nodes: float
    nodes_per_second: float


class KernelFigures(NamedTuple):
    """What was measured: values and tests by the search that runs, tests by Python itself."""

    values: Speed
    tests: Speed
    interpreted_tests: Speed
    import_seconds: float


def measure(deals: int = DEALS, interpreted_deals: int = INTERPRETED_DEALS) -> KernelFigures:
    """Measure everything; of several rounds that take turns the best counts."""
    positions = list(sound_deals(deals * TESTS_FOR_A_VALUE, seed=1))
    values: list[Speed] = []
    tests: list[Speed] = []
    for _ in range(ROUNDS):
        values.append(_speed(CHOSEN.search, positions[:deals], _value))
        tests.append(_speed(CHOSEN.search, positions, _test))
    interpreted = _speed(Search, positions[:interpreted_deals], _test)
    return KernelFigures(max(values), max(tests), interpreted, _import_seconds())


def sound_deals(count: int, seed: int) -> Iterator[Position]:
    """Yield positions before the first lead of forehand, who has the strongest hand."""
    random = Random(seed)
    for _ in range(count):
        deck = list(DECK)
        random.shuffle(deck)
        hands = sorted((deck[:7], deck[7:14], deck[14:21]), key=_strength, reverse=True)
        mine = hands[0] + deck[21:]
        mine.sort(key=lambda card: _worth(card, mine))
        dealt = (mine[2:], hands[1] + mine[:1], hands[2] + mine[1:2])
        yield Position(hands=tuple(set_of(tuple(hand)) for hand in dealt), leader=0, first=True)


def _strength(hand: list[Card]) -> int:
    points = {Rank.ACE: 11, Rank.TEN: 4}
    marriages = sum(marriage_value(RULES, suit) for suit in marriages_in(tuple(hand)))
    return marriages + sum(points.get(card.rank, 0) for card in hand)


def _worth(card: Card, hand: list[Card]) -> int:
    length = sum(other.suit is card.suit for other in hand)
    pair = PAIRS[card.suit]
    return card.points + 2 * length + 20 * (card in pair and pair <= set(hand))


def _value(solver: Solver, position: Position) -> object:
    return solver.value(position, 0)


def _test(solver: Solver, position: Position) -> object:
    return solver.reaches(position, 0, CONTRACT)


def _speed(
    search: type[Search], positions: list[Position], ask: Callable[[Solver, Position], object]
) -> Speed:
    """Ask about every position, with an empty table at the beginning."""
    solver = Solver(RULES, search=search)
    began = time.process_time()
    for position in positions:
        ask(solver, position)
    seconds = max(time.process_time() - began, 1e-9)
    count = len(positions)
    return Speed(count / seconds, solver.nodes / count, solver.nodes / seconds)


def _import_seconds() -> float:
    """Return how long a fresh Python takes to import the search, the engine being there."""
    code = (
        "import time, engine.rules, engine.ai.player\n"
        f"began = time.perf_counter(); import {IMPORTED}\n"
        "print(time.perf_counter() - began)"
    )
    done = [
        float(subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE).stdout)
        for _ in range(ROUNDS)
    ]
    return min(done)
