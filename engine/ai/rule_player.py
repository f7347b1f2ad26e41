"""The rule player: sound card sense without search, in a few characters (AI.md).

It answers every phase from the view alone and needs no chance of its own: the same view always gets
the same answer.
"""

from __future__ import annotations

from engine.actions import Action, Play
from engine.ai.agreements import (
    choose_cut,
    choose_early_contract,
    choose_giving_up,
    choose_prikup_pass,
)
from engine.ai.bidding import choose_call
from engine.ai.characters import Traits
from engine.ai.claims import choose_claim
from engine.ai.dark import choose_dark, choose_undark
from engine.ai.duel import choose_in_duel
from engine.ai.endgame import can_count, choose_counted
from engine.ai.exchange import choose_contract, choose_pass
from engine.ai.following import choose_follow
from engine.ai.knowledge import know
from engine.ai.leading import choose_lead
from engine.ai.patience import choose_impatiently
from engine.ai.player import Budget, CancelToken
from engine.decider import legal_actions
from engine.rules import Rules
from engine.state import Phase, View


class RulePlayer:
    """A player by rules with the traits of one character."""

    def __init__(self, name: str, traits: Traits) -> None:
        self._name = name
        self._traits = traits

    @property
    def name(self) -> str:
        """Return the name under which the registry knows it."""
        return self._name

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        """Return one of the legal actions; ValueError when the viewer need not act."""
        actions = legal_actions(view)
        if not actions:
            raise ValueError(f"seat {view.viewer} need not act in phase {view.phase.value}")
        if len(actions) == 1:
            return actions[0]
        impatient = choose_impatiently(view, actions)
        if impatient is not None:
            return impatient
        if view.rules.players == 2:
            answer = choose_in_duel(view, actions, self._traits)
            if answer is not None:
                return answer
        given_up = choose_giving_up(view, actions, self._traits)
        if given_up is not None:
            return given_up
        match view.phase:
            case Phase.CUT:
                return choose_cut(view, actions)
            case Phase.CLAIM_HAND | Phase.CLAIM_PRIKUP | Phase.CLAIM_HAND_2:
                return choose_claim(view, actions)
            case Phase.DARK:
                return choose_dark(view, self._traits)
            case Phase.AUCTION if view.deal is not None and view.deal.dark:
                return choose_undark(view, actions, self._traits)
            case Phase.AUCTION:
                return choose_call(view, actions, self._traits)
            case Phase.PASS if view.rules.pass_style == "keep_one":
                return choose_prikup_pass(view, actions)
            case Phase.PASS:
                return choose_pass(view, actions, self._traits)
            case Phase.RAISE if view.deal is not None and not view.deal.prikup_taken:
                return choose_early_contract(view, actions, self._traits)
            case Phase.RAISE:
                return choose_contract(view, actions, self._traits)
            case _:
                return self._play(view, actions)

    def _play(self, view: View, actions: tuple[Action, ...]) -> Action:
        """Return a card to play."""
        deal = view.deal
        plays = [action for action in actions if isinstance(action, Play)]
        if deal is None or not plays:
            return actions[0]
        known = know(view)
        if can_count(view, known):
            return choose_counted(view, known, plays)
        if deal.trick:
            return choose_follow(view, known, plays)
        return choose_lead(view, known, plays)
