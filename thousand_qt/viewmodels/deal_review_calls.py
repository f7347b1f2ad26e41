"""A call of the auction that is looked back at, beside what else might have been said."""

from typing import Final

from engine.actions import Bid, Pass
from engine.coach.finished import Finished
from engine.coach.steps import Called, Choice, Verdict
from engine.state import deal_of
from thousand_qt.viewmodels.deal_review_props import ChoiceProps, HereProps
from thousand_qt.viewmodels.deal_review_words import (
    action_words,
    call_verdict,
    choice_spoken,
    with_prikup,
)

GOAL: Final = 0.75
"""Where the contract stands on a bar; what is made beyond it may fill the rest."""


def call_here(call: Called, deal: Finished, name: str, mine: bool) -> HereProps:
    """Return a call in words and figures; `mine` says whether the person made it."""
    if call.least is None and isinstance(call.action, Pass):
        return HereProps(verdict=call_verdict(call))
    right = call.verdict is Verdict.RIGHT
    return HereProps(
        verdict=call_verdict(call),
        symbol="check" if right else "warning",
        turned=overbought(call, deal),
        heading=with_prikup(name, mine),
        choices=_choices(call),
        goal=GOAL,
    )


def overbought(call: Called, deal: Finished) -> bool:
    """Tell whether the auction was won by a bid that the cards do not bear."""
    end, action = deal_of(deal.end), call.action
    won = isinstance(action, Bid) and (call.seat, action.amount) == (end.declarer, end.bid)
    return won and call.verdict is Verdict.TOO_HIGH


def _choices(call: Called) -> tuple[ChoiceProps, ...]:
    """Return the bid and the pass between which the seat chose, the better one first."""
    right, action = call.verdict is Verdict.RIGHT, call.action
    bid = action if isinstance(action, Bid) else Bid(call.least or 0)
    made = right == isinstance(action, Bid)
    shown = (
        _shown(Choice(action=bid, points=call.points, made=made), made, action == bid),
        _shown(Choice(action=Pass(), points=None, made=False), not made, action == Pass()),
    )
    return shown if made else shown[::-1]


def _shown(choice: Choice, best: bool, chosen: bool) -> ChoiceProps:
    points, action = choice.points, choice.action
    share = -1.0
    if isinstance(action, Bid) and points is not None:
        share = max(0.0, min(1.0, points * GOAL / action.amount))
    spoken = choice_spoken(choice, contract=points is not None, best=best, chosen=chosen)
    return ChoiceProps(
        name=action_words(action),
        points="–" if points is None else str(points),
        share=share,
        made=choice.made,
        best=best,
        chosen=chosen,
        description=spoken,
    )
