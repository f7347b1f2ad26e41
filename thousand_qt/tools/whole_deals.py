"""Deals played through the engine by whoever is asked, for the tools that measure and fit."""

from __future__ import annotations

from collections.abc import Callable

from engine.actions import Action, Deal, Start
from engine.decider import begin, conduct, decide, evolve, to_act
from engine.events import DealScored, MatchStarted
from engine.rules import Rules
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State

Answer = Callable[[State, int], Action | None]
"""What a seat does; None stops the deal there."""


def opened(rules: Rules, number: int) -> State:
    """Return a match before its first deal; the dealers take turns by number."""
    (started,) = conduct(None, Start(rules, number % rules.players))
    if not isinstance(started, MatchStarted):
        raise TypeError(f"a match starts with MatchStarted, not {type(started).__name__}")
    return begin(started)


def play_on(
    state: State, seed: int, number: int, answer: Answer
) -> tuple[State, DealScored | None]:
    """Play until the deal is scored or nothing is answered; the packs follow from the numbers."""
    root, shuffles = derive_seed(derive_seed(bytes(32), seed), number), 0
    while True:
        if state.phase is Phase.DEAL:
            shuffles += 1
            events = conduct(state, Deal(shuffle(derive_seed(root, shuffles))))
        else:
            seat = to_act(state)[0]
            action = answer(state, seat)
            if action is None:
                return state, None
            events = decide(state, seat, action)
        for event in events:
            if isinstance(event, DealScored):
                return state, event
            state = evolve(state, event)
