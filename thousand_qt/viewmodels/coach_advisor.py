"""Who is asked for advice at the table: for calls, the pass and the contract, and for cards."""

from typing import Final, cast

from engine.ai.contract_player import ContractCaller
from engine.ai.player import Budget, CancelToken
from engine.ai.registry import make_player
from engine.coach.advice import Advice, Advisor
from engine.rules import Rules
from engine.state import Phase, View

SEARCH: Final = "search"
"""The computer player that weighs cards by search, and says what they are worth."""


class TableAdvisor:
    """Weighs the decision of a view by search; one thread at a time asks it."""

    def __init__(self) -> None:
        self._calls: Final = ContractCaller(patient=True)
        self._cards: Final = cast("Advisor", make_player(SEARCH))

    def advise(
        self, view: View, rules: Rules, budget: Budget, cancel: CancelToken
    ) -> Advice | None:
        """Weigh the legal actions of the viewer; None where nobody has an opinion."""
        asked: Advisor = self._cards if view.phase is Phase.TRICK else self._calls
        return asked.advise(view, rules, budget, cancel)


def table_advisor() -> Advisor:
    """Return who is asked at a table of one person."""
    return TableAdvisor()
