"""Duplicate matches: one player alone among others, in each seat once, with the same packs.

A set is these matches together. Whoever plays, the n-th shuffle of a set is the same pack.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from engine.ai.guard import Fault
from engine.rules import Rules
from engine.state import Phase
from thousand_qt.arena.entrants import entrants
from thousand_qt.arena.game import Game, Times, begun, merged
from thousand_qt.arena.seatings import alone, packs, seed_of

MOST_DEALS: Final = 300
"""Deals after which a match is left unfinished: players without sense never end one."""


class MatchesPlan(Struct, frozen=True, kw_only=True):
    """One set of matches, and who plays them."""

    rules: Rules
    player: str
    against: str
    seed: int
    number: int
    """Of the set, from 0."""

    seconds: float


class PlayedMatch(Struct, frozen=True):
    """One match: where the player sat, who won (None: left unfinished), and how it stood."""

    seat: int
    winner: int | None
    deals: int
    totals: tuple[int, ...]

    @property
    def won(self) -> bool:
        """Tell whether the player won."""
        return self.winner == self.seat

    @property
    def lead(self) -> float:
        """Return the total of the player less the mean total of the others."""
        others = [total for seat, total in enumerate(self.totals) if seat != self.seat]
        return self.totals[self.seat] - sum(others) / len(others)


class MatchesReport(Struct, frozen=True, kw_only=True):
    """One set of matches."""

    number: int
    matches: tuple[PlayedMatch, ...]
    times: Times
    faults: tuple[Fault, ...]


def matches_plans(
    rules: Rules, player: str, against: str, *, sets: int, seed: int = 1, seconds: float = 1.0
) -> list[MatchesPlan]:
    """Return the plans of so many sets."""
    return [
        MatchesPlan(
            rules=rules, player=player, against=against, seed=seed, number=number, seconds=seconds
        )
        for number in range(sets)
    ]


def play_matches(plan: MatchesPlan) -> Iterator[MatchesReport]:
    """Play the set of a plan."""
    seats = plan.rules.players
    pack = packs(seed_of("matches", plan.seed, plan.number))
    games: list[Game] = []
    with entrants((plan.player, plan.against), plan.rules) as entered:
        for players in alone(plan.player, plan.against, seats):
            start = begun(plan.rules, plan.number % seats)
            game = Game(start, players, entered, pack, seed=plan.number, seconds=plan.seconds)
            while game.state.phase is not Phase.END and len(game.records) < MOST_DEALS:
                game.play_deal()
            games.append(game)
    yield MatchesReport(
        number=plan.number,
        matches=tuple(_outcome(game, seat) for seat, game in enumerate(games)),
        times=merged([game.times for game in games]),
        faults=tuple(fault for game in games for fault in game.faults),
    )


def _outcome(game: Game, seat: int) -> PlayedMatch:
    state = game.state
    totals = tuple(standing.total for standing in state.standings)
    return PlayedMatch(seat, state.winner, len(state.rows), totals)
