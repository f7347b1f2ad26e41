"""What a computer player is: a name and one question, answered from a view (DESIGN.md 3).

A player gets nothing but the view of its seat, so it cannot know more than a person in that chair.
The answer is a pure function of the view and the seed: swapping hidden cards never changes it.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from engine.actions import Action
from engine.rules import Rules
from engine.state import View


class Budget(Struct, frozen=True):
    """What one decision may use: wall-clock seconds, and the seed of everything random in it."""

    seconds: float = 1.0
    seed: int = 0


class CancelToken(Protocol):
    """Tell a player that nobody waits for its answer any more; `threading.Event` is one."""

    def is_set(self) -> bool:
        """Tell whether the question was withdrawn."""
        ...


class Uncancelled:
    """The token of a question that is never withdrawn."""

    def is_set(self) -> bool:
        """Answer no."""
        return False


class Player(Protocol):
    """A computer player."""

    @property
    def name(self) -> str:
        """Return the name under which the registry knows it."""
        ...

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        """Return one of `legal_actions(view)` for the seat `view.viewer`."""
        ...
