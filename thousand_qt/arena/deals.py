"""Duplicate deals with everything that belongs to them: auction, prikup, pass and play.

Each deal is played in all seatings of two players from the same score. What a player gains is what
it writes a deal more than the other in the mean of all seatings: with three seats as often one
against two as two against one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.ai.guard import Fault
from engine.record import standings_problem
from engine.rules import Rules
from engine.scoring import has_barrel
from engine.scoring.types import Standing
from thousand_qt.arena.entrants import Entrant, entrants
from thousand_qt.arena.game import Game, Times, begun, merged
from thousand_qt.arena.seatings import both_ways, packs, seed_of
from thousand_qt.cli.simulate_run import DealRecord

CHUNK: Final = 2


class DealsPlan(Struct, frozen=True, kw_only=True):
    """Some deals, who plays them, and from which totals by seat."""

    rules: Rules
    player: str
    against: str
    seed: int
    first: int
    """Number of the first deal, from 0."""

    deals: int
    scores: tuple[int, ...]
    seconds: float


class SeatedDeal(Struct, frozen=True):
    """One deal as one seating played it."""

    players: tuple[str, ...]
    """By seat."""

    changes: tuple[int, ...]
    """What the deal added to the totals, by seat."""

    record: DealRecord


class DealsReport(Struct, frozen=True, kw_only=True):
    """One deal in all seatings."""

    number: int
    seatings: tuple[SeatedDeal, ...]
    times: Times
    faults: tuple[Fault, ...]


def deals_plans(
    rules: Rules,
    player: str,
    against: str,
    *,
    deals: int,
    seed: int = 1,
    scores: Sequence[int] = (),
    seconds: float = 1.0,
) -> list[DealsPlan]:
    """Return the plans of so many deals, a few in each; equal however they are shared out."""
    return [
        DealsPlan(
            rules=rules,
            player=player,
            against=against,
            seed=seed,
            first=first,
            deals=min(CHUNK, deals - first),
            scores=tuple(scores) or (0,) * rules.players,
            seconds=seconds,
        )
        for first in range(0, deals, CHUNK)
    ]


def scores_problem(rules: Rules, scores: Sequence[int]) -> str | None:
    """Say why no deal of these rules begins with such totals, None if one does."""
    return standings_problem(rules, _standings(rules, scores))


def play_deals(plan: DealsPlan) -> Iterator[DealsReport]:
    """Play the deals of a plan, one after the other."""
    with entrants((plan.player, plan.against), plan.rules) as entered:
        for number in range(plan.first, plan.first + plan.deals):
            yield _play(plan, number, entered)


def _play(plan: DealsPlan, number: int, entered: Mapping[str, Entrant]) -> DealsReport:
    seats = plan.rules.players
    pack = packs(seed_of("deals", plan.seed, number))
    start = replace(
        begun(plan.rules, number % seats), standings=_standings(plan.rules, plan.scores)
    )
    games: list[Game] = []
    seatings: list[SeatedDeal] = []
    for players in both_ways(plan.player, plan.against, seats):
        game = Game(start, players, entered, pack, seed=number, seconds=plan.seconds)
        row = game.play_deal()
        changes = tuple(
            after.total - before.total
            for before, after in zip(start.standings, row.standings, strict=True)
        )
        seatings.append(SeatedDeal(players, changes, game.records[-1]))
        games.append(game)
    return DealsReport(
        number=number,
        seatings=tuple(seatings),
        times=merged([game.times for game in games]),
        faults=tuple(fault for game in games for fault in game.faults),
    )


def _standings(rules: Rules, scores: Sequence[int]) -> tuple[Standing, ...]:
    """Return fresh standings with these totals; who has reached the barrel sits on it."""
    return tuple(
        Standing(total, barrel=0 if has_barrel(rules) and total == rules.barrel_at else None)
        for total in scores
    )
