"""The calls, the pass and the contract of a player that tries out what its cards are worth.

It answers what `engine.ai.contracts` can weigh: the common auction, the pass of two cards, naming a
contract or giving the deal up, at tables of three and four. Elsewhere, and where too little could
be tried out in the time given, it answers nothing and a player by rules is to be asked.
"""

from __future__ import annotations

from random import Random
from typing import Final

from engine.actions import Action, Bid
from engine.ai.contracts.calls import weigh_calls
from engine.ai.contracts.gifts import HEATS, weigh_passes
from engine.ai.contracts.ledger import Ledger
from engine.ai.contracts.naming import weigh_naming
from engine.ai.contracts.questions import Questions
from engine.ai.contracts.samples import layouts
from engine.ai.contracts.utility import POINTS, Utility
from engine.ai.kernel.solver import Solver
from engine.ai.patience import choose_impatiently
from engine.ai.player import Budget, CancelToken
from engine.coach.advice import Advice, Weighed
from engine.decider import legal_actions
from engine.rules import Rules
from engine.state import DealState, Phase, View

LONGEST: Final = 0.4
"""Seconds that one decision uses at most."""

DEALS: Final = 80
"""Deals tried out for a call or a contract."""

_ENOUGH: Final = 12
"""Fewer deals than that tell nothing."""


class ContractCaller:
    """Weighs calls, passes and contracts by what the search finds in deals that may be.

    With `patient` it takes the time that the deals take, so that a seed always gets one answer.
    """

    def __init__(
        self, utility: Utility = POINTS, *, deals: int = DEALS, patient: bool = False
    ) -> None:
        self._utility = utility
        self._deals = deals
        self._patient = patient
        self._solver: Solver | None = None

    def choose(
        self, view: View, rules: Rules, budget: Budget, cancel: CancelToken
    ) -> Action | None:
        """Return one of the legal actions, None where a player by rules is to be asked."""
        actions = legal_actions(view)
        if len(actions) == 1:
            return actions[0]
        impatient = choose_impatiently(view, actions)
        if impatient is not None:
            return impatient
        advice = self.advise(view, rules, budget, cancel)
        return None if advice is None else advice.best.action

    def advise(
        self, view: View, rules: Rules, budget: Budget, cancel: CancelToken
    ) -> Advice | None:
        """Weigh the actions of the viewer, the best first; None where it has no opinion."""
        deal, seat, actions = view.deal, view.viewer, legal_actions(view)
        if deal is None or seat is None or len(actions) < 2 or not is_common(view, deal):
            return None
        solver = self._solver
        if solver is None or solver.rules != rules:
            solver = self._solver = Solver(rules)
        seconds = None if self._patient else min(LONGEST, budget.seconds)
        questions = Questions(solver, seconds, cancel)
        chance = Random(budget.seed)
        found: list[Weighed]
        match view.phase:
            case Phase.AUCTION if any(isinstance(action, Bid) for action in actions):
                deals = layouts(view, deal, seat, self._deals, chance)
                found, count = weigh_calls(
                    view, deal, seat, actions, self._utility, questions, deals
                )
            case Phase.PASS:
                deals = layouts(view, deal, seat, sum(heat.deals for heat in HEATS), chance)
                ledger = Ledger(view, deal, seat, self._utility)
                found, count = weigh_passes(view, deal, seat, actions, ledger, questions, deals)
            case Phase.RAISE:
                deals = layouts(view, deal, seat, self._deals, chance)
                ledger = Ledger(view, deal, seat, self._utility)
                found, count = weigh_naming(view, deal, seat, actions, ledger, questions, deals)
            case _:
                return None
        if not found or count < min(_ENOUGH, self._deals):
            return None
        ordered = sorted(found, key=lambda one: -one.worth)
        return Advice(choices=tuple(ordered), arrangements=count)


def is_common(view: View, deal: DealState) -> bool:
    """Tell whether a decision of this deal is of the kind that is weighed here."""
    if len(deal.active) != 3 or view.rules.pass_style == "keep_one":
        return False
    if deal.dark or deal.blind is not None:
        return False
    return view.phase is not Phase.RAISE or deal.prikup_taken
