"""Who is asked for advice at the table."""

from typing import Final

from engine.actions import (
    Action,
    Bid,
    ChoosePrikup,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.ai.levels import MASTER
from engine.ai.player import Budget, CancelToken
from engine.ai.registry import make_player
from engine.ai.search_player import Depth, SearchPlayer
from engine.coach.advice import Advice, Advisor, Weighed
from engine.rules import Rules
from engine.state import View

_HABITUAL: Final = (Bid, Pass, PassCards, NameContract, Play, Rospis, WriteOff, ThrowIn)
"""What there are rules of thumb for."""


class TableAdvisor:
    """Weighs a decision by search; what the search cannot weigh is advised by rule of thumb."""

    def __init__(self, search: Advisor) -> None:
        self._search = search
        self._by_rule = make_player("steady")

    def advise(
        self, view: View, rules: Rules, budget: Budget, cancel: CancelToken
    ) -> Advice | None:
        """Weigh the legal actions; by rule of thumb one is named, weighed in no arrangement."""
        found = self._search.advise(view, rules, budget, cancel)
        if found is not None or cancel.is_set():
            return found
        action = self._by_rule.choose(view, rules, budget, cancel)
        if not _is_habitual(action, view):
            return None
        return Advice(choices=(Weighed(action=action, worth=0.0),), arrangements=0)


def _is_habitual(action: Action, view: View) -> bool:
    """Tell whether there is a rule of thumb: between two prikups face down there is none."""
    if isinstance(action, ChoosePrikup):
        return view.deal is not None and None not in view.deal.aside
    return isinstance(action, _HABITUAL)


def table_advisor() -> Advisor:
    """Return who weighs calls, passes, contracts and cards for a person; one thread asks it."""
    return TableAdvisor(SearchPlayer(MASTER, Depth()))
