"""Computer players of every kind of conduct, made by name also in a process of their own."""

from __future__ import annotations

import os
import random
import threading
from collections.abc import Callable
from pathlib import Path

from engine.actions import Action
from engine.ai.fallback import fallback_action
from engine.ai.kernel.choice import CHOSEN
from engine.ai.kernel.position import Position
from engine.ai.kernel.search import Search
from engine.ai.kernel.solver import Solver
from engine.ai.player import Budget, CancelToken, Player
from engine.ai.withdrawal import stopping
from engine.decider import legal_actions
from engine.rules import Rules
from engine.state import View
from tests.ai.kernel_games import random_hands


class Thinker:
    """A player that thinks in some way; events tell who shares its process how far it is.

    After an @ its name may give a file that it makes when it is asked, for everybody else.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.asked = threading.Event()
        self.left = threading.Event()

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        self.asked.set()
        _, _, file = self.name.partition("@")
        if file:
            Path(file).touch()
        try:
            return self.think(view, budget, cancel)
        finally:
            self.left.set()

    def think(self, view: View, budget: Budget, cancel: CancelToken) -> Action:
        return fallback_action(view)


class Spinning(Thinker):
    """Keeps a processor busy until the question is withdrawn."""

    def think(self, view: View, budget: Budget, cancel: CancelToken) -> Action:
        while not cancel.is_set():
            pass
        return legal_actions(view)[-1]


class Deaf(Thinker):
    """Never looks whether the question was withdrawn."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.go = threading.Event()

    def think(self, view: View, budget: Budget, cancel: CancelToken) -> Action:
        self.go.wait()
        return legal_actions(view)[-1]


class Searching(Thinker):
    """Searches for as long as it is not stopped, with one search or the other."""

    def __init__(self, name: str, search: type[Search]) -> None:
        super().__init__(name)
        self.solver = Solver(Rules(), search=search)

    def think(self, view: View, budget: Budget, cancel: CancelToken) -> Action:
        chooser = random.Random(budget.seed)
        with stopping(cancel, self.solver):
            while True:
                hands = random_hands(chooser)
                self.solver.value(Position(hands=hands, leader=0, first=True), 0)


class Weighing(Thinker):
    """Chooses by the values of a few endings that the seed of the decision gives."""

    def __init__(self, name: str, search: type[Search]) -> None:
        super().__init__(name)
        self.solver = Solver(Rules(), search=search)

    def think(self, view: View, budget: Budget, cancel: CancelToken) -> Action:
        chooser = random.Random(budget.seed)
        with stopping(cancel, self.solver):
            values = [
                self.solver.value(Position(hands=random_hands(chooser, 4), leader=0), 0)
                for _ in range(5)
            ]
        actions = legal_actions(view)
        return actions[sum(values) % len(actions)]


class Raising(Thinker):
    """Fails."""

    def think(self, view: View, budget: Budget, cancel: CancelToken) -> Action:
        raise ZeroDivisionError("nothing to divide")


class Leaving(Thinker):
    """Ends the thread in which it thinks, and with it a process that only thinks."""

    def think(self, view: View, budget: Budget, cancel: CancelToken) -> Action:
        raise SystemExit("enough")


class Crashing(Thinker):
    """Ends its process as a fault in compiled code would."""

    def think(self, view: View, budget: Budget, cancel: CancelToken) -> Action:
        os._exit(3)


class _Names:
    """All names of players that can be made here."""

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name.partition("@")[0].partition(" ")[0] in KINDS


KINDS: dict[str, Callable[..., Thinker]] = {
    "plain": Thinker,
    "spinning": Spinning,
    "deaf": Deaf,
    "searching": Searching,
    "weighing": Weighing,
    "raising": Raising,
    "leaving": Leaving,
    "crashing": Crashing,
}
"""The word "interpreted" behind those that search chooses the search."""

NAMES = _Names()


def make_thinker(name: str) -> Thinker:
    """Return the player of that name."""
    kind, _, interpreted = name.partition("@")[0].partition(" ")
    if kind in ("searching", "weighing"):
        search = Search if interpreted else CHOSEN.search
        return (Searching if kind == "searching" else Weighing)(name, search)
    return KINDS[kind](name)


def fail_to_make(name: str) -> Player:
    """Make no player: the process ends with the first question."""
    raise LookupError(name)
