"""The search player: weighs what it can do over all that it cannot see (AI.md).

Cards are chosen by search over the ways in which the hidden cards can lie, each as likely as what
the others have done makes it. Calls, gifts and whatever else is asked are the rule player's.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, Play
from engine.ai.belief.likelihood import weights_of
from engine.ai.belief.unseen import unseen_of
from engine.ai.belief.worlds import World, all_worlds, count_of, some_worlds
from engine.ai.card_choice import (
    CardWorth,
    Question,
    Weighted,
    drawn,
    points_needed,
    weigh_plays,
)
from engine.ai.characters import RULER_1, Traits
from engine.ai.kernel.position import Position, position_of
from engine.ai.kernel.solver import Limits, Solver
from engine.ai.player import Budget, CancelToken
from engine.ai.replies import chances_made
from engine.ai.rule_player import RulePlayer
from engine.decider import legal_actions
from engine.rules import Rules
from engine.state import DealState, View

_MOST_LISTED: Final = 30000
"""Ways that are listed one by one; of more a sample is drawn blindly."""


class Depth(Struct, frozen=True):
    """How far a search player thinks."""

    worlds: int = 200
    weighed: int = 2000
    """Ways that are weighed; where there are more, a sample of them."""

    answers: int = 0
    """Nodes of search that may be spent on what the others answer by habit."""

    answered: float = 0.5
    """How much that counts beside what the search with open cards finds."""

    likely: bool = True
    """Whether it weighs the ways by what the others have done."""


class SearchPlayer:
    """A player by search; it is asked by one thread at a time."""

    def __init__(self, name: str, depth: Depth, traits: Traits = RULER_1) -> None:
        self._name = name
        self._depth = depth
        self._rules_of_thumb = RulePlayer(name, traits)
        self._solvers: dict[Rules, Solver] = {}

    @property
    def name(self) -> str:
        """Return the name under which the registry knows it."""
        return self._name

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        """Return one of the legal actions; ValueError when the viewer need not act."""
        usual = self._rules_of_thumb.choose(view, rules, budget, cancel)
        if not isinstance(usual, Play):
            return usual
        plays = {action for action in legal_actions(view) if isinstance(action, Play)}
        if len(plays) == 1:
            return usual
        found = self.weigh(view, budget)
        best = [one for one in found if one.worth >= found[0].worth - 1e-9]
        if not best or any(one.play == usual for one in best):
            return usual
        return min(best, key=lambda one: (one.play.card.points, one.play.card.order)).play

    def weigh(self, view: View, budget: Budget) -> list[CardWorth]:
        """Return what each play is worth, the best first; empty where nothing can be said."""
        deal, me = view.deal, view.viewer
        if deal is None or me is None:
            return []
        random = Random(budget.seed)
        worlds = self.worlds(view, deal, me, random)
        if not worlds:
            return []
        places = {seat: place for place, seat in enumerate(deal.active)}
        position = _seen_from(view.rules, deal)
        question = Question(
            position,
            places[me if deal.declarer is None else deal.declarer],
            places[me],
            points_needed(view.rules, deal),
        )
        chosen = drawn(worlds, self._depth.worlds, random)
        solver = self._solver(view.rules)
        found = weigh_plays(solver, question, chosen, Limits(seconds=0.7 * budget.seconds))
        if self._depth.answers and found and question.need > 0:
            found = self._with_answers(solver, question, chosen, found)
        return found

    def _with_answers(
        self,
        solver: Solver,
        question: Question,
        worlds: list[Weighted],
        found: list[CardWorth],
    ) -> list[CardWorth]:
        """Let what the others answer by habit count too."""
        position = question.position
        if len(position.table) == len(position.hands) - 1:
            return found
        made, _ = chances_made(
            solver, question, worlds, [one.play for one in found], self._depth.answers
        )
        part, side = self._depth.answered, 1.0 if question.me == question.solo else -1.0
        mixed = [
            replace(one, worth=one.worth + part * side * (chance - one.made))
            for one, chance in zip(found, made, strict=True)
        ]
        return sorted(mixed, key=lambda one: -one.worth)

    def worlds(self, view: View, deal: DealState, me: int, random: Random) -> list[Weighted]:
        """Return the ways in which the hidden cards can lie, with their weights."""
        unseen = unseen_of(view, deal, me)
        seats = len(deal.active)
        found: list[World]
        if count_of(unseen) <= _MOST_LISTED:
            found = list(all_worlds(unseen, seats))
            if len(found) > self._depth.weighed:
                found = random.sample(found, self._depth.weighed)
        else:
            found = list(some_worlds(unseen, seats, self._depth.weighed, random))
        if not self._depth.likely:
            return [Weighted(world, 1.0 / len(found)) for world in found]
        weights = weights_of(view.rules, view, deal, unseen, found)
        return [Weighted(world, weight) for world, weight in zip(found, weights, strict=True)]

    def _solver(self, rules: Rules) -> Solver:
        solver = self._solvers.get(rules)
        if solver is None:
            solver = self._solvers[rules] = Solver(rules)
        return solver


def _seen_from(rules: Rules, deal: DealState) -> Position:
    """Return the position as a seat sees it; what it cannot see is left to the worlds."""
    return replace(position_of(rules, deal), stock=(0,) * deal.stock_left)
