"""Sample deals for fitting hand weights: forehand declares, and what it takes is counted."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from engine.actions import Action, Deal, Start
from engine.ai.player import Player
from engine.cards import Hand
from engine.decider import begin, conduct, decide, evolve, to_act
from engine.events import DealScored, MatchStarted
from engine.rules import Rules
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State, deal_of

FOREHAND: Final = 0

Act = Callable[[State, int, Player, random.Random], Action]


class Sample(Struct, frozen=True):
    """The cards a declarer played with, and the points he took."""

    kept: Hand
    points: int


def deals(rules: Rules, seed: int, number: int) -> Iterator[State]:
    """Yield deal after deal of this number."""
    root = derive_seed(derive_seed(bytes(32), seed), number)
    (started,) = conduct(None, Start(rules, rules.players - 1))
    if not isinstance(started, MatchStarted):
        raise TypeError(f"a match starts with MatchStarted, not {type(started).__name__}")
    for count in itertools.count(1):
        state = begin(started)
        for event in conduct(state, Deal(shuffle(derive_seed(root, count)))):
            state = evolve(state, event)
        yield state


def play_deal(state: State, player: Player, number: int, act: Act) -> Sample:
    """Play one deal with forehand as the declarer; `act` says what a seat does."""
    chance = random.Random(number)
    kept: Hand = ()
    while True:
        seat = to_act(state)[0]
        for event in decide(state, seat, act(state, seat, player, chance)):
            if isinstance(event, DealScored):
                result = event.result
                points = result.cards[FOREHAND] + result.marriages[FOREHAND]
                return Sample(kept, points)
            state = evolve(state, event)
        if state.phase is Phase.RAISE:
            kept = deal_of(state).hands[FOREHAND] or ()
