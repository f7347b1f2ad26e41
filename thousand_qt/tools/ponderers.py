"""Players and positions by which `thousand_qt.tools.bench` measures thinking; no Qt here."""

import time
from collections.abc import Iterator
from random import Random
from typing import Final

from engine.actions import Action, Deal, Start
from engine.ai.fallback import fallback_action
from engine.ai.kernel.choice import CHOSEN
from engine.ai.kernel.position import Position
from engine.ai.kernel.search import Search
from engine.ai.kernel.solver import GivenUp, Limits, Solver
from engine.ai.player import Budget, CancelToken, Player, Uncancelled
from engine.ai.registry import make_player
from engine.ai.withdrawal import stopping
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import MatchStarted
from engine.rules import DEFAULT_PRESET, PRESETS, Rules
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, View
from engine.view import view

RULES: Final = PRESETS[DEFAULT_PRESET].rules
INTERPRETED: Final = "pondering interpreted"
PONDERERS: Final = ("pondering", INTERPRETED)


class Ponderer:
    """Searches random deals until its time is over, and then says the next best thing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._solver = Solver(RULES, search=Search if name == INTERPRETED else CHOSEN.search)

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        """Use all of the budget, unless the question is withdrawn."""
        chooser, end = Random(budget.seed), time.monotonic() + budget.seconds
        with stopping(cancel, self._solver):
            while not cancel.is_set() and (left := end - time.monotonic()) > 0:
                try:
                    self._solver.value(_deal(chooser), 0, limits=Limits(seconds=left))
                except GivenUp:
                    break
        return fallback_action(view)


class Timed:
    """A player that notes when it has come back from each question."""

    def __init__(self, player: Player) -> None:
        self.name = player.name
        self.back = 0.0
        self._player = player

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        """Ask the player."""
        try:
            return self._player.choose(view, rules, budget, cancel)
        finally:
            self.back = time.perf_counter()


def make_ponderer(name: str) -> Player:
    """Return one of `PONDERERS`."""
    return Ponderer(name)


def leads(count: int, seed: int = 1) -> Iterator[View]:
    """Yield that many views of a seat that may choose its first card, the hardest of a deal."""
    player = make_player("ruler-1")
    root = Random(seed).randbytes(32)
    number = 0
    while count:
        number += 1
        (started,) = conduct(None, Start(RULES, dealer=number % RULES.players))
        assert isinstance(started, MatchStarted)
        state = begin(started)
        for event in conduct(state, Deal(shuffle(derive_seed(root, number)))):
            state = evolve(state, event)
        while state.phase not in (Phase.DEAL, Phase.TRICK):
            seat = to_act(state)[0]
            seen = view(state, seat)
            for event in decide(state, seat, player.choose(seen, RULES, Budget(), Uncancelled())):
                state = evolve(state, event)
        if state.phase is Phase.TRICK and len(legal_actions(view(state, to_act(state)[0]))) > 1:
            count -= 1
            yield view(state, to_act(state)[0])


def _deal(chooser: Random) -> Position:
    cards = list(range(24))
    chooser.shuffle(cards)
    hands = tuple(sum(1 << card for card in cards[place::3]) for place in range(3))
    return Position(hands=hands, leader=0, first=True)
