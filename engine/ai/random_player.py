"""A player that takes any legal action: the floor to measure others by, never an opponent."""

from __future__ import annotations

from random import Random
from typing import Final

from engine.actions import Action
from engine.ai.player import Budget, CancelToken
from engine.decider import legal_actions
from engine.phases.contract import gives_up
from engine.rules import Rules
from engine.state import View

RANDOM: Final = "random"


class RandomPlayer:
    """Choose among the legal actions by the seed of the decision, never giving up."""

    @property
    def name(self) -> str:
        """Return the name under which the registry knows it."""
        return RANDOM

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        """Return one of the legal actions; ValueError when the viewer need not act."""
        actions = [action for action in legal_actions(view) if not gives_up(action)]
        if not actions:
            raise ValueError(f"seat {view.viewer} need not act in phase {view.phase.value}")
        return Random(budget.seed).choice(actions)
