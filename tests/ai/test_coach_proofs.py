"""Recorded deals under many agreements: reviews and hints say what the search says when asked anew.

The deals come from written records, and the search that is asked anew has seen nothing of them.
"""

from __future__ import annotations

import functools
from itertools import chain

import pytest
from msgspec import Struct

from engine.actions import NameContract, PassCards, Play
from engine.ai.card_choice import MARGIN, points_needed
from engine.ai.kernel.choice import CHOSEN, Kernel
from engine.ai.kernel.position import position_of
from engine.ai.kernel.solver import Solver
from engine.ai.levels import MASTER
from engine.ai.player import Budget, Uncancelled
from engine.ai.search_player import SearchPlayer
from engine.coach.finished import Finished, finished_deals
from engine.coach.review import review
from engine.coach.scale import at_play, pass_on, taken_by
from engine.coach.steps import Step
from engine.decider import legal_actions
from engine.phases.contract import gives_up
from engine.record import SeatInfo, new_header, read_record, write_record
from engine.rules import PRESETS, is_draw
from engine.scoring import is_made
from engine.state import Phase, State, deal_of
from engine.view import view
from tests.ai.coach_games import match_of
from tests.ai.kernel_games import after_play
from tests.ai.many_positions import patient_levels

pytestmark = pytest.mark.skipif(
    CHOSEN.kernel is not Kernel.COMPILED, reason="interpreted the search takes too long for it"
)

FEW = (("lviv_900", 1, "novice"), ("two_dead_hand", 1, "novice"))
MANY = tuple(
    (name, 2, player)
    for name, preset in PRESETS.items()
    if not is_draw(preset.rules)
    for player in ("novice", "club")
)
"""Matches: the preset, how many deals, and who plays them."""


@functools.cache
def recorded(preset: str, deals: int, player: str) -> tuple[Finished, ...]:
    """Play deals, write the record down and read the deals back."""
    rules = PRESETS[preset].rules
    events = match_of(rules, 71, deals, player)
    seats = tuple(SeatInfo(f"Seat {seat}", player) for seat in range(rules.players))
    created = "2000-01-01T00:00:00Z"
    header = new_header(match_id=preset, created=created, seats=seats, rules=rules, seed=None)
    record = read_record(write_record(header, events))
    assert record.failure is None
    found = finished_deals(chain.from_iterable(record.replay.batches))
    assert found == finished_deals(events)
    return found


class Asked(Struct):
    """How many decisions were compared."""

    cards: int = 0
    passes: int = 0
    contracts: int = 0
    given_up: int = 0
    costly: int = 0


def value(solver: Solver, state: State, declarer: int) -> int:
    """Return what the declarer ends with when all play their best from a first lead or later."""
    deal = deal_of(state)
    taken = taken_by(state.rules, deal, declarer)
    if deal.turn is None:
        return taken
    position = position_of(state.rules, deal)
    return taken + solver.value(position, deal.active.index(declarer))


def values_of_passes(solver: Solver, state: State, declarer: int) -> dict[PassCards, int]:
    """Return what the declarer ends with after each way to pass."""
    return {
        action: value(solver, at_play(pass_on(state, declarer, action)), declarer)
        for action in legal_actions(view(state, declarer))
        if isinstance(action, PassCards)
    }


def check(step: Step, state: State, declarer: int, solver: Solver, asked: Asked) -> None:
    """Compare one decision with the search asked anew from its position."""
    played, best = step.played, step.best
    asked.costly += step.cost > 0
    match played.action:
        case Play():
            values = {
                action: value(solver, after_play(state, action), declarer)
                for action in legal_actions(view(state, step.seat))
                if isinstance(action, Play)
            }
            top = (max if step.seat == declarer else min)(values.values())
            assert {choice.action: choice.points for choice in step.choices} == values
            assert best.points == top
            assert step.cost == abs(top - values[played.action])
            asked.cards += 1
        case PassCards():
            passes = values_of_passes(solver, state, declarer)
            assert best.points == max(passes.values()) == passes[best.action]
            assert step.cost == max(passes.values()) - passes[played.action]
            asked.passes += 1
        case NameContract() if state.phase is Phase.RAISE and deal_of(state).gifts:
            points = value(solver, at_play(state), declarer)
            assert {choice.points for choice in step.choices} == {points}
            for choice in step.choices:
                assert choice.made == is_made(state.rules, choice.action.amount, points)
            assert step.cost == 0
            asked.contracts += 1
        case given_up if gives_up(given_up):
            assert (played.points, step.cost) == (None, 0)
            if state.phase is Phase.TRICK:
                (going_on,) = (one for one in step.choices if isinstance(one.action, Play))
                assert going_on.points == value(solver, state, declarer)
            asked.given_up += 1
        case _:
            assert step.cost == abs((best.points or 0) - (played.points or 0))


def check_reviews(matches: tuple[tuple[str, int, str], ...], asked: Asked) -> int:
    """Compare every decision of the matches; return how many deals there were."""
    deals = 0
    for match in matches:
        for deal in recorded(*match):
            declarer = deal_of(deal.end).declarer
            assert declarer is not None
            solver = Solver(deal.end.rules)
            for step in review(deal).steps:
                check(step, deal.moments[step.place].state, declarer, solver, asked)
            deals += 1
    return deals


def test_what_a_review_says_of_each_decision_is_what_a_fresh_search_says() -> None:
    asked = Asked()
    assert check_reviews(FEW, asked) == 2
    assert asked.cards > 30
    assert asked.passes > 0
    assert asked.contracts > 0
    assert asked.costly > 2


@pytest.mark.full
def test_it_says_so_in_twenty_deals_by_every_preset_with_a_declarer() -> None:
    asked = Asked()
    assert len({preset for preset, _, _ in MANY}) >= 6
    assert check_reviews(MANY, asked) >= 20
    assert asked.cards > 800
    assert asked.passes > 30
    assert asked.contracts > 30
    assert asked.costly > 80


def check_hints(matches: tuple[tuple[str, int, str], ...], first_trick: int) -> tuple[int, int]:
    """Ask for a hint where a card is chosen, and compare it where the seat can know all cards.

    Return how many hints were compared, and in how many of them not every card was as good.
    """
    adviser = patient_levels()[MASTER]
    assert isinstance(adviser, SearchPlayer)
    compared = different = 0
    for match in matches:
        for deal in recorded(*match):
            solver = Solver(deal.end.rules)
            for moment in deal.moments:
                late = len(deal_of(moment.state).tricks) >= first_trick
                if isinstance(moment.action, Play) and late:
                    found = _compare(adviser, moment.state, moment.seat, solver)
                    compared += found is not None
                    different += bool(found)
    return compared, different


def _compare(adviser: SearchPlayer, state: State, seat: int, solver: Solver) -> bool | None:
    """Tell whether the cards differ; None where the seat cannot know all that is hidden."""
    seen = view(state, seat)
    if len(legal_actions(seen)) < 2:
        return None
    advice = adviser.advise(seen, seen.rules, Budget(seed=5), Uncancelled())
    if advice is None or not advice.every or advice.arrangements > 1:
        return None
    deal, rules = deal_of(state), state.rules
    declarer = deal.declarer
    assert declarer is not None
    taken = deal.points[declarer] + deal.marriage_points[declarer]
    end = {
        choice.action: value(solver, after_play(state, choice.action), declarer)
        for choice in advice.choices
    }
    assert set(end) == {one for one in legal_actions(seen) if isinstance(one, Play)}
    made = {action: is_made(rules, deal.contract, points) for action, points in end.items()}
    need = points_needed(rules, deal)
    for choice in advice.choices:
        if choice.points is not None:
            most, least = taken + need + MARGIN, taken + need - MARGIN
            assert choice.points == min(max(end[choice.action], least), most)
    wanted = (any if seat == declarer else all)(made.values())
    assert made[advice.best.action] == wanted
    return len(set(end.values())) > 1


def test_a_hint_never_contradicts_the_search_where_all_cards_are_known() -> None:
    compared, _ = check_hints(FEW, first_trick=5)
    assert compared > 0


@pytest.mark.full
def test_no_hint_contradicts_it_in_twenty_deals_by_every_preset_with_a_declarer() -> None:
    compared, different = check_hints(MANY, first_trick=3)
    assert compared > 50
    assert different > 15
