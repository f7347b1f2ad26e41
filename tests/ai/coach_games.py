"""Matches for the tests of the coach: the events that players of one kind lead to."""

from __future__ import annotations

import functools
import random

from engine.actions import Deal, Start
from engine.ai.player import Budget, Uncancelled
from engine.ai.registry import make_player
from engine.coach.finished import Finished, finished_deals
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import Event, MatchStarted
from engine.rules import PRESETS, Rules
from engine.shuffle import shuffle
from engine.state import Phase
from engine.view import view


def match_of(rules: Rules, seed: int, deals: int, player: str = "ruler-1") -> list[Event]:
    """Return the events of a match of so many finished deals, or until it ends."""
    chance, chooser = random.Random(seed), make_player(player)
    events: list[Event] = list(conduct(None, Start(rules, seed % rules.players)))
    assert isinstance(events[0], MatchStarted)
    state = begin(events[0])
    while len(state.rows) < deals and state.phase is not Phase.END:
        if state.phase is Phase.DEAL:
            happened = conduct(state, Deal(shuffle(chance.randbytes(32))))
        else:
            seat = to_act(state)[0]
            seen = view(state, seat)
            actions = legal_actions(seen)
            budget = Budget(seed=chance.getrandbits(32))
            action = actions[0]
            if len(actions) > 1:
                action = chooser.choose(seen, rules, budget, Uncancelled())
            happened = decide(state, seat, action)
        for event in happened:
            state = evolve(state, event)
        events.extend(happened)
    return events


@functools.cache
def finished(preset: str, seed: int, deals: int, player: str = "ruler-1") -> tuple[Finished, ...]:
    """Return the finished deals of a match by the rules of a preset."""
    return finished_deals(match_of(PRESETS[preset].rules, seed, deals, player))
