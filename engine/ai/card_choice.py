"""What each card is worth over the ways in which the hidden cards can lie.

Each way is searched with all cards open, up to a little beyond the points that decide the contract.
What is weighed is the chance that the contract holds, and a little what the declarer takes; once
that is decided, the own points.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Play
from engine.ai.belief.worlds import World
from engine.ai.kernel.cards import POINTS
from engine.ai.kernel.position import Position, play_of
from engine.ai.kernel.solver import Judgement, Limits, Solver, Worlds
from engine.rules import Rules
from engine.scoring import is_made
from engine.state import DealState

MARGIN: Final = 24
"""Points beyond the ones that decide the contract, above and below, within which worlds differ."""

POINT: Final = 0.002
"""What a point of the declarer's counts beside the chance of his contract."""

_FAR: Final = 400
"""More points than a deal brings."""


class Weighted(Struct, frozen=True):
    """A way in which the cards can lie, and how likely it is."""

    world: World
    weight: float


class CardWorth(Struct, frozen=True):
    """What a play is worth to the declarer over the worlds: his chance, his points to come."""

    play: Play
    made: float
    points: float
    worth: float
    """What the seat that plays wants as high as can be."""

    own: bool = False
    """The contract is decided: the points are those of the seat that plays."""


class Question(Struct, frozen=True):
    """A decision: the position as the seat sees it, and what it plays for."""

    position: Position
    """With the hand of the seat that plays; the other hands are those of the worlds."""

    solo: int
    """The place of the declarer."""

    me: int
    need: int
    """Points the declarer lacks; zero or less when the contract is made."""

    live: int
    """The cards that nobody has played yet."""


def points_needed(rules: Rules, deal: DealState) -> int:
    """Return the points that the declarer still lacks; zero or less when he has made it."""
    seat = deal.declarer
    if seat is None:
        return 0
    least = next(n for n in range(deal.contract + 1) if is_made(rules, deal.contract, n))
    return least - deal.points[seat] - deal.marriage_points[seat]


def drawn(worlds: Sequence[Weighted], count: int, random: Random) -> list[Weighted]:
    """Return so many of the worlds, the likely ones more often, in an order of chance.

    All of them, with their weights, when there are not so many.
    """
    if len(worlds) <= count:
        found = list(worlds)
    else:
        total = sum(one.weight for one in worlds)
        step, found = total / count, []
        mark, passed = random.random() * step, 0.0
        for one in worlds:
            passed += one.weight
            times = 0
            while passed > mark:
                mark += step
                times += 1
            if times:
                found.append(Weighted(one.world, times / count))
    random.shuffle(found)
    return found


def in_world(position: Position, world: World) -> Position:
    """Return a position with the cards of a world."""
    return replace(position, hands=world.hands, bank=bank_of(world), stock=world.stock)


def bank_of(world: World) -> int:
    """Return the points of the cards that nobody plays."""
    return sum(POINTS[card] for card in range(24) if world.away >> card & 1)


def weigh_plays(
    solver: Solver, question: Question, worlds: Sequence[Weighted], limits: Limits
) -> list[CardWorth]:
    """Return what each legal play is worth, the best first; empty when there was no time at all.

    Once nothing a defender plays changes whether the contract holds, his own points count.
    """
    packed = Worlds(len(worlds[0].world.stock) if worlds else 0)
    for one in worlds:
        packed.add(one.world.hands, bank_of(one.world), one.world.stock)
    if question.need > 0:
        least, most = question.need - MARGIN, question.need + MARGIN
        judged = solver.judge(question.position, packed, question.solo, least, most, limits=limits)
        found = _for_the_contract(question, worlds, judged)
        certain = found and {one.made for one in found} in ({0.0}, {1.0})
        if question.me == question.solo or not certain:
            return found
    judged = solver.judge(question.position, packed, question.me, -_FAR, _FAR, limits=limits)
    return _for_oneself(question, worlds, judged)


def _for_the_contract(
    question: Question, worlds: Sequence[Weighted], judged: Judgement
) -> list[CardWorth]:
    made, points = _means(worlds, judged, lambda value: value >= question.need)
    side = 1.0 if question.me == question.solo else -1.0
    return sorted(
        (
            CardWorth(play_of(move), chance, mean, side * (chance + POINT * mean))
            for move, chance, mean in zip(judged.moves, made, points, strict=False)
        ),
        key=lambda one: -one.worth,
    )


def _for_oneself(
    question: Question, worlds: Sequence[Weighted], judged: Judgement
) -> list[CardWorth]:
    _, points = _means(worlds, judged, bool)
    made = float(question.need <= 0)
    return sorted(
        (
            CardWorth(play_of(move), made, mean, POINT * mean, own=True)
            for move, mean in zip(judged.moves, points, strict=False)
        ),
        key=lambda one: -one.worth,
    )


def _means(
    worlds: Sequence[Weighted], judged: Judgement, holds: Callable[[int], bool]
) -> tuple[list[float], list[float]]:
    """Return by move how often its value holds, and its mean; empty where no world was judged."""
    held = [0.0] * len(judged.moves)
    points = [0.0] * len(judged.moves)
    total = 0.0
    for one, number in zip(worlds, range(judged.finished), strict=False):
        values = [value for value in judged.values(number) if value is not None]
        if len(values) < len(judged.moves):
            continue
        total += one.weight
        for place, value in enumerate(values):
            held[place] += one.weight * holds(value)
            points[place] += one.weight * value
    if total <= 0.0:
        return [], []
    # Sums of the same weights may differ in the last bit.
    return [round(one / total, 9) for one in held], [one / total for one in points]
