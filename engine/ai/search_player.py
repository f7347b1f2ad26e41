"""The search player: weighs what it can do over all that it cannot see (AI.md).

Cards are chosen by search over the ways in which the hidden cards can lie, each as likely as what
the others have done makes it; calls, passes and contracts by trying out deals. What is not weighed
by either is left to the rule player.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, Play
from engine.ai.belief.likelihood import weights_of
from engine.ai.belief.unseen import tricks_of, unseen_of
from engine.ai.belief.worlds import World, all_worlds, count_of, some_worlds
from engine.ai.card_choice import CardWorth, Question, Weighted, drawn, points_needed, weigh_plays
from engine.ai.characters import RULER_1, Traits
from engine.ai.contract_player import ContractCaller
from engine.ai.contracts.questions import Questions
from engine.ai.kernel.position import Position, position_of, set_of
from engine.ai.kernel.solver import PATIENT, Limits
from engine.ai.outlook import LOOKS, Look, OutlookSolver, looked_at
from engine.ai.player import Budget, CancelToken
from engine.ai.rule_player import RulePlayer
from engine.ai.withdrawal import stopping
from engine.coach.advice import Advice, Weighed
from engine.decider import legal_actions
from engine.rules import Rules
from engine.state import DealState, View

_MOST_LISTED: Final = 30000
"""Ways that are listed one by one; of more a sample is drawn blindly."""

_OPEN: Final = 0.5
"""Part of the time that the search with open cards may take."""

_MOMENT: Final = 0.0001
_DECK: Final = 0xFFFFFF

_ALL: Final = 0.85
"""Part of the time after which nothing more is begun."""


class Depth(Struct, frozen=True):
    """How far a search player thinks."""

    worlds: int = 60
    """Ways of the hidden cards that are searched."""

    weighed: int = 2000
    """Ways out of which they are drawn by how likely they are."""

    likely: bool = True
    """Whether it weighs the ways by what the others have done."""

    looks: tuple[Look, ...] = LOOKS
    """How it lets the others go on by habit; empty for a search with open cards alone."""

    calls: bool = True
    """Whether it calls, passes and names contracts by trying out deals, and not by rules."""

    patient: bool = False
    """It takes the time that all that takes, so that a seed always gets one answer."""


class SearchPlayer:
    """A player by search; it is asked by one thread at a time."""

    def __init__(self, name: str, depth: Depth, traits: Traits = RULER_1) -> None:
        self._name = name
        self._depth = depth
        self._rules_of_thumb = RulePlayer(name, traits)
        self._caller = ContractCaller(patient=depth.patient)
        self._solver: OutlookSolver | None = None

    @property
    def name(self) -> str:
        """Return the name under which the registry knows it."""
        return self._name

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        """Return one of the legal actions; ValueError when the viewer need not act."""
        usual = self._rules_of_thumb.choose(view, rules, budget, cancel)
        plays = [action for action in legal_actions(view) if isinstance(action, Play)]
        if plays:
            return self._card(view, budget, cancel, usual) if len(plays) > 1 else usual
        if self._depth.calls:
            return self._caller.choose(view, rules, budget, cancel) or usual
        return usual

    def advise(
        self, view: View, rules: Rules, budget: Budget, cancel: CancelToken
    ) -> Advice | None:
        """Weigh the legal actions of the viewer; None where it has no opinion."""
        deal = view.deal
        if deal is None or not any(isinstance(one, Play) for one in legal_actions(view)):
            return self._caller.advise(view, rules, budget, cancel)
        found, count, every = self._weighed(view, budget, cancel)
        if not found or deal.declarer is None:
            return None
        taken = deal.points[deal.declarer] + deal.marriage_points[deal.declarer]
        choices = tuple(
            Weighed(
                action=one.play,
                worth=one.worth,
                made=one.made,
                points=None if one.own else one.points + taken,
            )
            for one in found
        )
        return Advice(choices=choices, arrangements=count, every=every)

    def weigh(self, view: View, budget: Budget, cancel: CancelToken) -> list[CardWorth]:
        """Return what each play is worth, the best first; empty where nothing can be said."""
        return self._weighed(view, budget, cancel)[0]

    def _card(self, view: View, budget: Budget, cancel: CancelToken, usual: Action) -> Action:
        """Return the card to play; giving the deal up is the rule player's to decide."""
        if not isinstance(usual, Play):
            return usual
        found = self.weigh(view, budget, cancel)
        best = [one for one in found if one.worth >= found[0].worth - 1e-9]
        if not best or any(one.play == usual for one in best):
            return usual
        return min(best, key=lambda one: (one.play.card.points, one.play.card.order)).play

    def _weighed(
        self, view: View, budget: Budget, cancel: CancelToken
    ) -> tuple[list[CardWorth], int, bool]:
        """Return what each play is worth, in how many ways it was tried and whether in all."""
        deal, me = view.deal, view.viewer
        if deal is None or me is None:
            return [], 0, False
        random = Random(budget.seed)
        solver = self._solver_for(view.rules)
        with stopping(cancel, solver):
            seconds = None if self._depth.patient else _ALL * budget.seconds
            questions = Questions(solver, seconds, cancel)
            worlds = self._worlds(view, deal, me, random)
            places = {seat: place for place, seat in enumerate(deal.active)}
            question = Question(
                _seen_from(view.rules, deal),
                places[me if deal.declarer is None else deal.declarer],
                places[me],
                points_needed(view.rules, deal),
                _live(deal),
            )
            chosen = drawn(worlds, self._depth.worlds, random)
            left = questions.left()
            # No seconds at all would be as many as it takes.
            limits = PATIENT if left is None else Limits(seconds=max(_MOMENT, _OPEN * left))
            found = weigh_plays(solver, question, chosen, limits)
            if self._depth.looks and found and question.need > 0 and not found[0].own:
                found = looked_at(
                    solver, question, worlds, found, self._depth.looks, questions, random
                )
        return found, len(chosen), len(chosen) == len(worlds)

    def _worlds(self, view: View, deal: DealState, me: int, random: Random) -> list[Weighted]:
        """Return ways in which the hidden cards can lie, with their weights."""
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

    def _solver_for(self, rules: Rules) -> OutlookSolver:
        if self._solver is None or self._solver.rules != rules:
            self._solver = OutlookSolver(rules)
        return self._solver


def _live(deal: DealState) -> int:
    """Return the cards that nobody has played."""
    return _DECK & ~set_of(tuple(play.card for plays in tricks_of(deal) for play in plays))


def _seen_from(rules: Rules, deal: DealState) -> Position:
    """Return the position as a seat sees it; what it cannot see is left to the worlds."""
    return replace(position_of(rules, deal), stock=(0,) * deal.stock_left)
