"""The auction in hindsight: which calls the cards bore out, once hands and prikup are known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.actions import Bid, Pass
from engine.coach.finished import Finished, Moment
from engine.coach.steps import Allowed, Called, Verdict
from engine.decider import legal_actions
from engine.rules import Rules
from engine.scoring import is_made
from engine.view import view


def calls(deal: Finished, allowed: Sequence[Allowed]) -> Iterator[Called]:
    """Yield the calls of the auction with what the cards allowed their seats.

    The prikup that a seat would have taken is the one that was taken, and it passes its best cards.
    """
    rules = deal.end.rules
    known = {one.seat: one for one in allowed}
    for place, moment in enumerate(deal.calls):
        found = known.get(moment.seat)
        if found is not None and isinstance(moment.action, Bid | Pass):
            least = _least(moment)
            yield Called(
                place=place,
                seat=moment.seat,
                action=moment.action,
                least=least,
                points=found.points,
                verdict=_verdict(rules, moment.action, least, found.points),
            )


def _least(moment: Moment) -> int | None:
    """Return the least bid that was open."""
    actions = legal_actions(view(moment.state, moment.seat))
    return min((action.amount for action in actions if isinstance(action, Bid)), default=None)


def _verdict(rules: Rules, action: Bid | Pass, least: int | None, points: int) -> Verdict:
    if isinstance(action, Bid):
        return Verdict.RIGHT if is_made(rules, action.amount, points) else Verdict.TOO_HIGH
    missed = least is not None and is_made(rules, least, points)
    return Verdict.TOO_LOW if missed else Verdict.RIGHT
