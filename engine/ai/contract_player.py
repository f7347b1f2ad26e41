"""The calls, the pass and the contract of a player that tries out what its cards are worth.

It answers what `engine.ai.contracts` can weigh: the common auction, the pass of two cards, naming a
contract or giving the deal up, at tables of three and four. Elsewhere, and where too little could
be tried out in the time given, it answers nothing and a player by rules is to be asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct

from engine.actions import Action
from engine.ai.contracts.calls import weigh_calls
from engine.ai.contracts.gifts import HEATS, Heat, weigh_passes
from engine.ai.contracts.ledger import Ledger
from engine.ai.contracts.naming import weigh_naming
from engine.ai.contracts.questions import Questions
from engine.ai.contracts.samples import layouts
from engine.ai.contracts.utility import POINTS, Utility
from engine.ai.kernel.choice import CHOSEN, Kernel
from engine.ai.kernel.solver import Solver
from engine.ai.patience import choose_impatiently
from engine.ai.player import Budget, CancelToken
from engine.ai.withdrawal import stopping
from engine.coach.advice import Advice, Weighed
from engine.decider import legal_actions
from engine.rules import Rules
from engine.state import DealState, Phase, View

LONGEST: Final = 0.38
"""Seconds that one decision uses at most."""

_ENOUGH: Final = {Phase.AUCTION: 12, Phase.PASS: 4, Phase.RAISE: 8}
"""Fewer deals than that tell nothing where many were to be tried out."""


_QUICK: Final = CHOSEN.kernel is Kernel.COMPILED
"""Interpreted, the search finds out too little in the time of a decision to begin at all."""


class Effort(Struct, frozen=True):
    """How much is tried out."""

    deals: int = 80
    """Deals for a call or a contract."""

    heats: tuple[Heat, Heat, Heat] = HEATS
    """The race of the passes."""


FULL: Final = Effort()


class ContractCaller:
    """Weighs calls, passes and contracts by what the search finds in deals that may be.

    With `patient` it takes the time that the deals take, so that a seed always gets one answer.
    """

    def __init__(
        self, utility: Utility = POINTS, effort: Effort = FULL, *, patient: bool = False
    ) -> None:
        self._utility = utility
        self._effort = effort
        self._patient = patient

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
        advice = self._advice(view, rules, budget, cancel, brief=True)
        return None if advice is None else advice.best.action

    def advise(
        self, view: View, rules: Rules, budget: Budget, cancel: CancelToken
    ) -> Advice | None:
        """Weigh the actions of the viewer, the best first; None where it has no opinion."""
        return self._advice(view, rules, budget, cancel, brief=False)

    def _advice(
        self, view: View, rules: Rules, budget: Budget, cancel: CancelToken, *, brief: bool
    ) -> Advice | None:
        """Weigh the actions; with `brief` only until it is clear whether to bid."""
        deal, seat, actions = view.deal, view.viewer, legal_actions(view)
        if deal is None or seat is None or len(actions) < 2 or not is_common(view, deal):
            return None
        if not _QUICK and not self._patient:
            return None
        # What another decision has left in a search could change where this one gives up.
        solver = Solver(rules)
        questions = Questions(
            solver, None if self._patient else min(LONGEST, budget.seconds), cancel
        )
        with stopping(cancel, solver):
            chance = Random(budget.seed)
            found, count = self._weigh(view, deal, seat, actions, questions, chance, brief=brief)
        if not found or count < min(_ENOUGH[view.phase], self._effort.deals // 2):
            return None
        ordered = sorted(found, key=lambda one: -one.worth)
        return Advice(choices=tuple(ordered), arrangements=count)

    def _weigh(
        self,
        view: View,
        deal: DealState,
        seat: int,
        actions: Sequence[Action],
        questions: Questions,
        chance: Random,
        *,
        brief: bool,
    ) -> tuple[list[Weighed], int]:
        """Weigh the actions of a phase that is known here, and tell over how many deals."""
        effort, ledger = self._effort, Ledger(view, deal, seat, self._utility)
        match view.phase:
            case Phase.AUCTION:
                deals = layouts(view, deal, seat, effort.deals, chance, questions.withdrawn)
                return weigh_calls(
                    view, deal, seat, actions, self._utility, questions, deals, brief=brief
                )
            case Phase.PASS:
                count = sum(heat.deals for heat in effort.heats)
                deals = layouts(view, deal, seat, count, chance, questions.withdrawn)
                return weigh_passes(
                    view, deal, seat, actions, ledger, questions, deals, effort.heats
                )
            case _:
                deals = layouts(view, deal, seat, effort.deals, chance, questions.withdrawn)
                return weigh_naming(view, deal, seat, actions, ledger, questions, deals)


def is_common(view: View, deal: DealState) -> bool:
    """Tell whether a decision of this deal is of the kind that is weighed here."""
    if view.phase not in _ENOUGH or len(deal.active) != 3 or view.rules.pass_style == "keep_one":
        return False
    if deal.dark or deal.blind is not None:
        return False
    return view.phase is not Phase.RAISE or deal.prikup_taken
