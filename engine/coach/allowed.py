"""What the cards of a deal allowed each seat as declarer, with all of them known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.ai.kernel.solver import GivenUp
from engine.coach.finished import Finished
from engine.coach.scale import Scale, at_play, pass_on
from engine.coach.steps import Allowed
from engine.decider import evolve
from engine.events import PrikupChosen, PrikupTaken
from engine.phases import choice, exchange
from engine.phases.contract import legal_contracts
from engine.rules import Rules
from engine.scoring import is_made
from engine.state import Phase, State, deal_of, visible_hand


def allowed_to(deal: Finished, scale: Scale) -> Iterator[Allowed]:
    """Yield what the cards allowed the declarer, then the other seats clockwise.

    Whoever declares takes the prikup that was taken. A seat is left out when the search for it was
    given up, but for one that was cancelled, which raises GivenUp.
    """
    if deal.sold is None:
        return
    end, sold = deal_of(deal.end), deal_of(deal.sold)
    declarer = end.declarer
    if declarer is None:
        return
    place = sold.active.index(declarer)
    for seat in sold.active[place:] + sold.active[:place]:
        scale.go_on()
        bought = sold.contract if seat == declarer else 0
        try:
            yield _allowed(_taking(deal.sold, seat, end.chosen), seat, bought, scale)
        except GivenUp:
            scale.go_on()


def _allowed(state: State, seat: int, bought: int, scale: Scale) -> Allowed:
    rules = state.rules
    passed, points = scale.best_pass(state, seat)
    kept = visible_hand(deal_of(pass_on(state, seat, passed)), seat)
    amounts = legal_contracts(rules, kept, state.standings[seat], bought or rules.min_bid)
    return Allowed(
        seat=seat,
        points=points,
        contract=highest_made(rules, amounts, points),
        passed=passed if passed.cards else None,
    )


def _taking(sold: State, seat: int, chosen: int | None) -> State:
    """Return the state in which a seat has won the auction and taken the prikup of the deal."""
    deal = replace(deal_of(sold), declarer=seat, turn=None, chosen=chosen)
    return _with_prikup(replace(sold, deal=deal), seat)


def _with_prikup(state: State, seat: int) -> State:
    """Return the state in which a seat has taken the prikup and passes cards."""
    taken = exchange.take_prikup(state, deal_of(state))
    assert isinstance(taken, PrikupTaken)
    state = evolve(state, taken)
    deal = replace(deal_of(state), claims=None, turn=seat)
    return replace(state, phase=Phase.PASS, deal=deal)


def prikups(state: State, declarer: int) -> tuple[State, ...]:
    """Return the state after each of the prikups between which the declarer chooses."""
    piles = range(len(deal_of(state).aside))
    chosen = (evolve(state, PrikupChosen(declarer, place)) for place in piles)
    return tuple(_with_prikup(one, declarer) for one in chosen)


def best_ahead(state: State, scale: Scale, declarer: int) -> int:
    """Return what the declarer ends with when he too goes on as well as he can."""
    deal = deal_of(state)
    if not deal.prikup_taken:
        ways = prikups(state, declarer) if choice.is_due(deal) else (_with_prikup(state, declarer),)
        return max(best_ahead(way, scale, declarer) for way in ways)
    if not deal.gifts and not deal.laid:
        return scale.best_pass(state, declarer)[1]
    return scale.value(at_play(state), declarer)


def highest_made(rules: Rules, amounts: Sequence[int], points: int) -> int | None:
    """Return the highest of these contracts that so many points make, None if none."""
    return max((amount for amount in amounts if is_made(rules, amount, points)), default=None)
