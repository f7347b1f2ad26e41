"""What an adviser answers about a decision: each action weighed by what the seat knows.

An adviser gets what a player gets, the view of one seat, so its advice is what a person in that
chair could have found out. The search implements it; the review and the hint ask it.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from engine.actions import Action
from engine.ai.player import Budget, CancelToken
from engine.rules import Rules
from engine.state import View


class Weighed(Struct, frozen=True, kw_only=True):
    """One action and what it promises over all that the seat cannot see."""

    action: Action
    worth: float
    """What the action is expected to be worth to the seat that acts: the more the better."""

    made: float | None = None
    """The chance, 0 to 1, that the declarer's contract holds; None where there is none."""

    points: float | None = None
    """The points that the declarer is expected to have at the end of the deal."""


class Advice(Struct, frozen=True, kw_only=True):
    """What a seat can know of its choices."""

    choices: tuple[Weighed, ...]
    """One for each legal action that was weighed, the best first; never empty."""

    arrangements: int
    """In how many arrangements of the hidden cards they were weighed."""

    every: bool = False
    """Whether these were all arrangements that are possible."""

    @property
    def best(self) -> Weighed:
        """Return the best choice."""
        return self.choices[0]

    def of(self, action: Action) -> Weighed | None:
        """Return what an action was weighed at, None where it was not."""
        return next((one for one in self.choices if one.action == action), None)

    def cost(self, action: Action) -> float | None:
        """Return by how much an action falls behind the best in worth, None where unknown."""
        found = self.of(action)
        return None if found is None else max(0.0, self.best.worth - found.worth)


class Advisor(Protocol):
    """Who weighs the choices of a decision from a view."""

    def advise(
        self, view: View, rules: Rules, budget: Budget, cancel: CancelToken
    ) -> Advice | None:
        """Weigh the legal actions of the seat `view.viewer`; None where it has no opinion."""
        ...
