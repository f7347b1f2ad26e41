"""Who is asked for advice at the table: for calls, the pass and the contract, and for cards."""

from collections.abc import Sequence
from typing import Final, Protocol, cast

from engine.actions import Play
from engine.ai.contract_player import ContractCaller
from engine.ai.player import Budget, CancelToken
from engine.ai.registry import PLAYERS, make_player
from engine.coach.advice import Advice, Advisor, Weighed
from engine.decider import legal_actions
from engine.rules import Rules
from engine.state import Phase, View, deal_of

SEARCH: Final = "search"
"""The computer player that weighs cards by search."""


class CardWeight(Protocol):
    """What a play is worth over all that the seat cannot see."""

    play: Play
    made: float
    points: float
    worth: float


class Weigher(Protocol):
    """A computer player that says what its plays are worth, the best first."""

    def weigh(self, view: View, budget: Budget) -> Sequence[CardWeight]:
        """Weigh the plays; nothing where nothing can be said."""
        ...


class TableAdvisor:
    """Weighs the decision of a view by search; one thread at a time asks it."""

    def __init__(self) -> None:
        self._calls: Final = ContractCaller(patient=True)
        self._player: Final = make_player(SEARCH) if SEARCH in PLAYERS else None

    def advise(
        self, view: View, rules: Rules, budget: Budget, cancel: CancelToken
    ) -> Advice | None:
        """Weigh the legal actions of the viewer; None where nobody has an opinion."""
        if view.phase is not Phase.TRICK:
            return self._calls.advise(view, rules, budget, cancel)
        if hasattr(self._player, "advise"):
            return cast("Advisor", self._player).advise(view, rules, budget, cancel)
        if hasattr(self._player, "weigh"):
            return _weighed(cast("Weigher", self._player), view, budget)
        return None


def _weighed(weigher: Weigher, view: View, budget: Budget) -> Advice | None:
    """Make an advice of what a player says of its plays."""
    deal = deal_of(view)
    if deal.declarer is None:
        return None
    taken = deal.points[deal.declarer] + deal.marriage_points[deal.declarer]
    legal = legal_actions(view)
    choices = tuple(
        Weighed(action=one.play, worth=one.worth, made=one.made, points=taken + one.points)
        for one in weigher.weigh(view, budget)
        if one.play in legal
    )
    return Advice(choices=choices, arrangements=0) if choices else None


def table_advisor() -> Advisor:
    """Return who is asked at a table of one person."""
    return TableAdvisor()
