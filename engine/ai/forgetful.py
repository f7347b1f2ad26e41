"""A player who does not count: of the cards played it remembers the last tricks only.

It takes older cards for cards that may still be held, so it fears aces that are gone and waits for
tens that will not come; and it never counts an ending out. That is how a beginner plays.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.actions import Action, Play
from engine.ai.characters import Traits
from engine.ai.following import choose_follow
from engine.ai.knowledge import know
from engine.ai.leading import choose_lead
from engine.ai.player import Budget, CancelToken
from engine.ai.rule_player import RulePlayer
from engine.decider import legal_actions
from engine.rules import Rules
from engine.state import DealState, View


class ForgetfulPlayer:
    """A player by rules with a short memory."""

    def __init__(self, name: str, traits: Traits, tricks: int) -> None:
        """`tricks` is how many of the last tricks it remembers, one at least."""
        self._player = RulePlayer(name, traits)
        self._tricks = tricks

    @property
    def name(self) -> str:
        """Return the name under which the registry knows it."""
        return self._player.name

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        """Return one of the legal actions; ValueError when the viewer need not act."""
        deal, actions = view.deal, legal_actions(view)
        plays = [action for action in actions if isinstance(action, Play)]
        if deal is None or len(deal.active) != 3 or not 1 < len(plays) == len(actions):
            return self._player.choose(view, rules, budget, cancel)
        return self._card(view, deal, plays)

    def _card(self, view: View, deal: DealState, plays: list[Play]) -> Play:
        """Return the card that seems best to who has forgotten the rest."""
        remembered = replace(view, deal=replace(deal, tricks=deal.tricks[-self._tricks :]))
        known = know(remembered)
        if deal.trick:
            return choose_follow(remembered, known, plays)
        return choose_lead(remembered, known, plays)
