"""Whole matches between rule players, as the deals that they consist of, for fitting equity.

A deal is kept as seen from its dealer: it can be scored again wherever somebody else deals, by the
scoring of the engine. That makes any number of further matches out of some thousand played deals
(`thousand_qt.tools.equity_pool`).
"""

from __future__ import annotations

import random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Deal, Start
from engine.ai.player import Budget, Player, Uncancelled
from engine.decider import begin, conduct, decide, evolve, to_act
from engine.events import DealScored, Event, MatchStarted
from engine.phases.seats import active_seats
from engine.rules import Rules
from engine.scoring.types import DealResult, Ending, Standing
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State
from engine.view import view

LONGEST_MATCH: Final = 200
"""Scored deals after which a match is left without a winner."""

LONGEST_END: Final = 6
"""The same for a match that begins near its end."""

_SPAN: Final = 60
_STEP: Final = 5
_ALSO_THERE: Final = 0.1
_GATHERED: Final = 35


class PlayedDeal(Struct, frozen=True, array_like=True):
    """One scored deal; places and tuples count clockwise from the seat after the dealer."""

    dealer: int
    """The seat that dealt it."""

    declarer: int | None
    contract: int
    ending: Ending
    cards: tuple[int, ...]
    marriages: tuple[int, ...]
    tricks: tuple[int, ...]
    sitter_worth: int = 0
    dark: bool = False


class PlayedMatch(Struct, frozen=True, array_like=True):
    """One match; `winner` is a seat, None when it was left at its greatest length."""

    winner: int | None
    deals: tuple[PlayedDeal, ...]
    start: tuple[Standing, ...] = ()
    """Where it did not begin from nothing."""


def play_match(
    rules: Rules, player: Player, seed: int, number: int, start: tuple[Standing, ...] = ()
) -> PlayedMatch:
    """Play match `number` of this seed with the same player in every seat.

    One that begins from another standing is left after a few deals.
    """
    longest = LONGEST_END if start else LONGEST_MATCH
    root = derive_seed(derive_seed(bytes(32), seed), number)
    (started,) = conduct(None, Start(rules, number % rules.players))
    if not isinstance(started, MatchStarted):
        raise TypeError(f"a match starts with MatchStarted, not {type(started).__name__}")
    state, deals, shuffles = begin(started), list[PlayedDeal](), 0
    state = replace(state, standings=start or state.standings)
    while state.phase is not Phase.END and len(deals) < longest:
        if state.phase is Phase.DEAL:
            shuffles += 1
            events = conduct(state, Deal(shuffle(derive_seed(root, shuffles))))
        else:
            events = _answer(state, player)
        for event in events:
            if isinstance(event, DealScored):
                deals.append(seen_from_dealer(event.result))
            state = evolve(state, event)
    return PlayedMatch(state.winner, tuple(deals), start)


def near_the_end(rules: Rules, seed: int, number: int) -> tuple[Standing, ...]:
    """Return standings of which at least one is on the barrel and none is far from it."""
    chance = random.Random(f"near the end {seed} {number}")
    first = chance.randrange(rules.players)
    lines: list[Standing] = []
    for seat in range(rules.players):
        line = Standing(rules.barrel_at - _STEP * chance.randrange(1, _SPAN))
        if seat == first or chance.random() < _ALSO_THERE:
            used = chance.randrange(max(1, rules.barrel_attempts))
            gathered = _GATHERED * used if rules.barrel == "cumulative" else 0
            line = Standing(rules.barrel_at, barrel=used, gathered=gathered)
        lines.append(line)
    return tuple(lines)


def seen_from_dealer(result: DealResult) -> PlayedDeal:
    """Return a result with its seats counted from the one after the dealer."""
    count, first = len(result.cards), result.dealer + 1

    def turned(values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(values[(first + place) % count] for place in range(count))

    return PlayedDeal(
        dealer=result.dealer,
        declarer=None if result.declarer is None else (result.declarer - first) % count,
        contract=result.contract,
        ending=result.ending,
        cards=turned(result.cards),
        marriages=turned(result.marriages),
        tricks=turned(result.tricks),
        sitter_worth=result.sitter_worth,
        dark=result.dark,
    )


def result_with_dealer(rules: Rules, deal: PlayedDeal, dealer: int) -> DealResult:
    """Return what scoring needs to know of the same deal when `dealer` has dealt it."""
    count, active = rules.players, active_seats(rules, dealer)

    def turned(values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(values[(seat - dealer - 1) % count] for seat in range(count))

    return DealResult(
        declarer=None if deal.declarer is None else (deal.declarer + dealer + 1) % count,
        contract=deal.contract,
        ending=deal.ending,
        dealer=dealer,
        forehand=active[0],
        active=active,
        cards=turned(deal.cards),
        marriages=turned(deal.marriages),
        tricks=turned(deal.tricks),
        sitter_worth=deal.sitter_worth,
        dark=deal.dark,
    )


def _answer(state: State, player: Player) -> tuple[Event, ...]:
    seat = to_act(state)[0]
    action = player.choose(view(state, seat), state.rules, Budget(), Uncancelled())
    return decide(state, seat, action)
