"""The review of a finished deal: what each decision cost, and what the cards allowed.

Everything here is exact and told with all cards known; what could be known then is the business of
an adviser, who sees the view of the seat alone (`engine.coach.advice`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from engine.actions import Action, ChoosePrikup, NameContract, PassCards, Play
from engine.ai.kernel.solver import PATIENT, Limits
from engine.ai.player import Budget, CancelToken, Uncancelled
from engine.coach.advice import Advice, Advisor
from engine.coach.allowed import allowed_to, best_ahead, highest_made, prikups
from engine.coach.calls import calls
from engine.coach.finished import Finished, Moment
from engine.coach.scale import Scale, at_play, pass_on, taken_by
from engine.coach.steps import Allowed, Choice, Review, Step
from engine.coach.written import written
from engine.decider import legal_actions
from engine.phases.contract import gives_up
from engine.rules import is_draw
from engine.scoring import is_made
from engine.state import Phase, State, deal_of
from engine.view import view

NEVER: Final = Uncancelled()


def review(
    deal: Finished,
    *,
    advisor: Advisor | None = None,
    budget: Budget | None = None,
    cancel: CancelToken = NEVER,
    limits: Limits = PATIENT,
) -> Review:
    """Return the whole review; see also `steps`.

    Raises GivenUp when `cancel` is set, or one of the searches takes longer than `limits`.
    """
    scale = Scale(deal.end.rules, cancel=cancel, limits=limits)
    found = tuple(steps(deal, scale, advisor=advisor, budget=budget, cancel=cancel))
    whole = summed_up(deal, found, tuple(allowed_to(deal, scale)))
    if advisor is None:
        return whole
    asked = (
        replace(call, advice=_advice(deal.calls[call.place], advisor, budget or Budget(), cancel))
        for call in whole.calls
    )
    return replace(whole, calls=tuple(asked))


def summed_up(deal: Finished, found: Sequence[Step], allowed: Sequence[Allowed]) -> Review:
    """Return the review of a deal whose steps were found one by one."""
    end, rules = deal_of(deal.end), deal.end.rules
    declarer = None if end.surrendered else end.declarer
    points = None if declarer is None else taken_by(rules, end, declarer)
    return Review(
        number=deal.number,
        declarer=end.declarer,
        contract=end.contract,
        points=points,
        made=points is not None and is_made(rules, end.contract, points),
        steps=tuple(found),
        allowed=tuple(allowed),
        calls=tuple(calls(deal, allowed)),
    )


def steps(
    deal: Finished,
    scale: Scale,
    *,
    advisor: Advisor | None = None,
    budget: Budget | None = None,
    cancel: CancelToken = NEVER,
) -> Iterator[Step]:
    """Yield the decisions of the deal, each as soon as it is weighed."""
    declarer = deal_of(deal.end).declarer
    for place, moment in enumerate(deal.moments):
        step = _step(place, moment, scale, moment.seat if declarer is None else declarer)
        if advisor is not None:
            step = replace(step, advice=_advice(moment, advisor, budget or Budget(), cancel))
        yield step


def _advice(moment: Moment, advisor: Advisor, budget: Budget, cancel: CancelToken) -> Advice | None:
    """Ask what could be known; a single legal action is no question."""
    seen = view(moment.state, moment.seat)
    if len(legal_actions(seen)) < 2:
        return None
    return advisor.advise(seen, seen.rules, budget, cancel)


def _step(place: int, moment: Moment, scale: Scale, counted: int) -> Step:
    """Weigh one decision by the points of a seat."""
    found = _choices(moment, scale, counted)
    if isinstance(moment.action, NameContract) or gives_up(moment.action):
        found = [_with_sheet(moment, choice, scale, counted) for choice in found]
    ranked = _ranked(moment, found, counted)
    best = ranked[0]
    played = next(choice for choice in ranked if choice.action == moment.action)
    cost = 0
    if best.points is not None and played.points is not None:
        cost = abs(best.points - played.points)
    wrong_card = cost > 0 and isinstance(moment.action, Play)
    return Step(
        place=place,
        phase=moment.state.phase,
        seat=moment.seat,
        counted=counted,
        played=played,
        choices=ranked,
        cost=cost,
        turned=best.made != played.made,
        forced=len(legal_actions(view(moment.state, moment.seat))) == 1,
        line=scale.line(moment.state, counted) if wrong_card else (),
    )


def _with_sheet(moment: Moment, choice: Choice, scale: Scale, declarer: int) -> Choice:
    """Add what the deal then writes on the score sheet."""
    changes = written(moment.state, moment.seat, choice.action, scale, declarer)
    return replace(choice, written=changes)


def _ranked(moment: Moment, found: Sequence[Choice], counted: int) -> tuple[Choice, ...]:
    """Return the choices with the best for the seat first, of equals the one that was taken."""
    mine = moment.seat == counted

    def rank(choice: Choice) -> tuple[bool, bool, int, bool]:
        if isinstance(choice.action, NameContract):
            good = choice.action.amount if choice.made else -choice.action.amount
        else:
            good = choice.points or 0
            good = good if mine else -good
        # Nothing is lost by giving up what cannot be made.
        return (
            choice.made != mine,
            not gives_up(choice.action),
            -good,
            choice.action != moment.action,
        )

    return tuple(sorted(found, key=rank))


def _choices(moment: Moment, scale: Scale, declarer: int) -> list[Choice]:
    """Return the choices of a decision that a review shows, in the order of the hand."""
    state, action = moment.state, moment.action
    if gives_up(action):
        return [_given_up(action), _played_on(state, scale, declarer)]
    match action:
        case Play():
            plays = scale.plays(state, declarer)
            return [_choice(state, play, points) for play, points in plays.items()]
        case PassCards():
            return _passes(state, action, scale, declarer)
        case ChoosePrikup():
            return [
                _choice(state, ChoosePrikup(place), best_ahead(taken, scale, declarer))
                for place, taken in enumerate(prikups(state, declarer))
            ]
        case NameContract():
            return _contracts(state, action, scale, declarer)
        case _:
            raise ValueError(f"{action} is no decision that a review knows")


def _passes(state: State, passed: PassCards, scale: Scale, declarer: int) -> list[Choice]:
    best, most = scale.best_pass(state, declarer, passed)
    found = [_choice(state, best, most)]
    if best != passed:
        points = scale.value(at_play(pass_on(state, declarer, passed)), declarer)
        found.append(_choice(state, passed, points))
    return found


def _contracts(state: State, named: NameContract, scale: Scale, declarer: int) -> list[Choice]:
    """Return the contract that was named, and the highest that is made if it is another one."""
    rules = state.rules
    points = best_ahead(state, scale, declarer)
    amounts = _amounts(state, declarer)
    highest = highest_made(rules, amounts, points)
    # Where none is made the least is the best: it costs least.
    best = amounts[0] if highest is None else highest
    return [
        Choice(action=NameContract(amount), points=points, made=is_made(rules, amount, points))
        for amount in dict.fromkeys((named.amount, best))
    ]


def _amounts(state: State, declarer: int) -> list[int]:
    """Return the contracts that may be named, from the least."""
    actions = legal_actions(view(state, declarer))
    return [action.amount for action in actions if isinstance(action, NameContract)]


def _given_up(action: Action) -> Choice:
    return Choice(action=action, points=None, made=False)


def _played_on(state: State, scale: Scale, declarer: int) -> Choice:
    """Return the best way to go on in a deal that was given up."""
    if state.phase is Phase.TRICK:
        plays = scale.plays(state, declarer)
        best = max(plays, key=plays.__getitem__)
        return _choice(state, best, plays[best])
    if state.phase is Phase.PASS:
        return _choice(state, *scale.best_pass(state, declarer))
    least = NameContract(_amounts(state, declarer)[0])
    points = best_ahead(state, scale, declarer)
    return Choice(action=least, points=points, made=is_made(state.rules, least.amount, points))


def _choice(state: State, action: Action, points: int) -> Choice:
    """Return a choice that leaves the contract as it is, or to be named at its least."""
    if is_draw(state.rules):
        return Choice(action=action, points=points, made=False)
    need = deal_of(state).contract or state.rules.min_final_contract
    return Choice(action=action, points=points, made=is_made(state.rules, need, points))
