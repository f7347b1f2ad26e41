"""The review of a deal agrees with the search asked anew, and with what the engine then scores."""

from __future__ import annotations

import functools
import threading
from collections import Counter

import pytest
from msgspec.structs import replace

from engine.actions import Bid, NameContract, Pass, PassCards, Play, Rospis, WriteOff
from engine.ai.kernel.choice import CHOSEN, Kernel
from engine.ai.kernel.position import position_of
from engine.ai.kernel.solver import GivenUp, Limits, Solver
from engine.ai.player import Budget, CancelToken
from engine.coach.advice import Advice, Weighed
from engine.coach.allowed import allowed_to
from engine.coach.finished import Finished, finished_deals
from engine.coach.review import review, steps
from engine.coach.scale import Scale, taken_by
from engine.coach.steps import Review, Step, Verdict
from engine.decider import decide, evolve, legal_actions
from engine.events import Rewound
from engine.log import fold
from engine.phases import contract, exchange
from engine.rules import PRESETS, Rules, make_rules
from engine.scoring import is_made
from engine.state import Phase, State, View, deal_of
from engine.view import view
from tests.ai.coach_games import finished, match_of
from tests.ai.kernel_games import after_play
from tests.engine.driver import at_first_lead, at_pass, at_raise

PLAYED = [
    ("russian_classic", 3),
    ("polish_tysiac", 4),
    ("game_1001", 5),
    ("four_players", 6),
    ("two_10_2_2", 7),
    ("two_9_3_3", 8),
    ("two_dead_hand", 9),
]
"""Presets for two, three and four players, each with the seed of a match of three deals."""

COMPILED = CHOSEN.kernel is Kernel.COMPILED


def deals() -> list[Finished]:
    """Return the deals of all matches; interpreted, the search has time for two of them."""
    every = [deal for preset, seed in PLAYED for deal in finished(preset, seed, 3)]
    return every if COMPILED else every[1:3]


def enough(found: int, wanted: int) -> bool:
    """Tell whether a check met so much that it says something."""
    return found > wanted or not COMPILED


def worth(solver: Solver, state: State, declarer: int) -> int:
    """Ask another search what the declarer ends with."""
    deal = deal_of(state)
    taken = taken_by(state.rules, deal, declarer)
    if deal.turn is None:
        return taken
    solo = deal.active.index(declarer)
    return taken + solver.value(position_of(state.rules, deal), solo)


@functools.cache
def reviewed() -> list[tuple[Finished, Review]]:
    return [(deal, review(deal)) for deal in deals()]


def tricks_of(found: Review) -> list[Step]:
    return [step for step in found.steps if isinstance(step.played.action, Play)]


def test_every_cost_is_what_a_fresh_search_says() -> None:
    weighed = costly = 0
    for deal, found in reviewed():
        solver = Solver(deal.end.rules)
        for step in tricks_of(found):
            state = deal.moments[step.place].state
            values = {
                choice.action: worth(solver, after_play(state, choice.action), found.declarer)
                for choice in step.choices
                if isinstance(choice.action, Play)
            }
            assert {choice.action: choice.points for choice in step.choices} == values
            best = max if step.seat == found.declarer else min
            assert step.best.points == best(values.values())
            assert step.cost == abs(values[step.played.action] - best(values.values()))
            weighed += 1
            costly += step.cost > 0
    assert enough(weighed, 350)
    assert enough(costly, 30)


def test_all_legal_cards_are_weighed_and_the_played_one_is_one_of_them() -> None:
    for deal, found in reviewed():
        for step in tricks_of(found):
            moment = deal.moments[step.place]
            legal = legal_actions(view(moment.state, moment.seat))
            plays = {action for action in legal if isinstance(action, Play)}
            assert {choice.action for choice in step.choices} == plays
            assert step.played.action == moment.action
            assert step.played in step.choices


def test_what_one_choice_leads_to_is_the_best_of_the_next() -> None:
    for _, found in reviewed():
        points = [step.best.points for step in found.steps[1:]] + [found.points]
        for step, following in zip(found.steps, points, strict=True):
            if step.played.points is not None and following is not None:
                assert step.played.points == following


def test_the_best_line_scores_in_the_engine_what_the_best_choice_is_worth() -> None:
    lines = 0
    for deal, found in reviewed():
        for step in found.steps:
            assert bool(step.line) == (step.cost > 0 and isinstance(step.played.action, Play))
            if step.line:
                state = deal.moments[step.place].state
                for move in step.line:
                    assert deal_of(state).turn == move.seat
                    state = after_play(state, move.play)
                assert not any(deal_of(state).held)
                end = taken_by(state.rules, deal_of(state), found.declarer)
                assert end == step.best.points
                lines += 1
    assert enough(lines, 30)


def test_a_choice_turned_the_contract_exactly_when_made_became_lost_for_its_side() -> None:
    turned = 0
    for deal, found in reviewed():
        for step in found.steps:
            assert step.turned == (step.best.made != step.played.made)
            if step.turned:
                assert step.best.made == (step.seat == found.declarer)
                turned += 1
        for step in tricks_of(found):
            for choice in step.choices:
                assert choice.points is not None
                assert choice.made == is_made(deal.end.rules, found.contract, choice.points)
    assert enough(turned, 3)


@pytest.mark.parametrize(("preset", "seed"), PLAYED if COMPILED else PLAYED[:1])
def test_the_best_cards_to_pass_are_the_best_of_all(preset: str, seed: int) -> None:
    deal, found, step = next(
        (deal, found, step)
        for deal in finished(preset, seed, 3)
        for found in (review(deal),)
        for step in found.steps
        if isinstance(step.played.action, PassCards)
    )
    state = deal.moments[step.place].state
    declarer = found.declarer
    solver = Solver(state.rules)
    points = {}
    for action in legal_actions(view(state, declarer)):
        if isinstance(action, PassCards):
            after = state
            for event in exchange.decide(state, deal_of(state), declarer, action):
                after = evolve(after, event)
            after = contract.open_play(after)
            position = position_of(after.rules, deal_of(after))
            solo = deal_of(after).active.index(declarer)
            points[action] = solver.value(position, solo)
    assert step.best.points == max(points.values()) == points[step.best.action]
    assert step.played.points == points[step.played.action]
    assert step.cost == max(points.values()) - points[step.played.action]


def test_the_best_contract_is_the_highest_that_the_best_pass_makes() -> None:
    made = 0
    for deal, found in reviewed():
        declarer, *others = found.allowed
        assert declarer.seat == found.declarer
        active = set(deal_of(deal.end).active)
        assert {one.seat for one in found.allowed} == active
        assert len(found.allowed) == len(active) == len(others) + 1
        passed = [step for step in found.steps if step.phase is Phase.PASS]
        if passed and isinstance(passed[0].best.action, PassCards):
            assert declarer.points == passed[0].best.points
        for one in found.allowed:
            if one.contract is not None:
                assert is_made(deal.end.rules, one.contract, one.points)
                made += 1
    assert enough(made, 15)


def test_calls_are_judged_by_what_the_cards_let_the_seat_take() -> None:
    met: Counter[Verdict] = Counter()
    for deal, found in reviewed():
        points = {one.seat: one.points for one in found.allowed}
        assert len(found.calls) == len(deal.calls)
        for call, moment in zip(found.calls, deal.calls, strict=True):
            assert (call.seat, call.action) == (moment.seat, moment.action)
            assert call.points == points[call.seat]
            bids = [a for a in legal_actions(view(moment.state, call.seat)) if isinstance(a, Bid)]
            assert call.least == (bids[0].amount if bids else None)
            amount = call.action.amount if isinstance(call.action, Bid) else call.least
            holds = amount is not None and is_made(deal.end.rules, amount, call.points)
            right = holds == isinstance(call.action, Bid)
            assert (call.verdict is Verdict.RIGHT) == right
            met[call.verdict] += 1
    assert not COMPILED or set(met) == set(Verdict)


def test_forced_bids_are_no_choice() -> None:
    game = at_pass(110).rospis(1)
    (deal,) = finished_deals(game.events)
    assert [moment.action for moment in deal.calls] == [Pass(), Bid(105), Bid(110), Pass()]
    assert [call.seat for call in review(deal).calls] == [2, 0, 1, 0]


def raised(contract_named: int) -> Finished:
    """Return a deal in which the declarer names this contract and then every first card is led."""
    passing = at_pass(110)
    best, _ = Scale(passing.state.rules).best_pass(passing.state, 1)
    game = passing.act(1, best).decline().contract(1, contract_named)
    return ended(game.events, game.state)


def ended(events: list, state: State) -> Finished:
    """Play the first legal card until the deal is written, and return the deal."""
    while state.phase is Phase.TRICK:
        seat = deal_of(state).turn
        assert seat is not None
        plays = [a for a in legal_actions(view(state, seat)) if isinstance(a, Play)]
        for event in decide(state, seat, plays[0]):
            events.append(event)
            state = evolve(state, event)
    return finished_deals(events)[-1]


def test_of_the_contracts_the_highest_that_is_made_is_the_best() -> None:
    deal = raised(110)
    (step,) = [step for step in review(deal).steps if step.phase is Phase.RAISE]
    points = step.played.points
    assert points is not None
    legal = {
        action.amount
        for action in legal_actions(view(deal.moments[step.place].state, 1))
        if isinstance(action, NameContract)
    }
    best = max(amount for amount in legal if amount <= points)
    assert best > 110
    assert step.best.action == NameContract(best)
    assert step.played.action == NameContract(110)
    assert (step.cost, step.turned) == (0, False)


def test_a_contract_that_cannot_be_made_was_named_too_high() -> None:
    highest = 260
    deal = raised(highest)
    (step,) = [step for step in review(deal).steps if step.phase is Phase.RAISE]
    assert step.played.points is not None
    assert step.played.points < highest
    assert step.turned
    assert step.best.made
    assert not step.played.made


def test_giving_up_what_can_be_made_turns_the_contract() -> None:
    for game in (at_pass(110), at_raise(110), at_first_lead(110, rospis_timing="any_own_turn")):
        game.rospis(1)
        (deal,) = finished_deals(game.events)
        found = review(deal)
        step = found.steps[-1]
        assert step.played.action == Rospis()
        assert step.played.points is None
        assert step.turned
        assert (step.cost, step.line) == (0, ())
        assert step.best.made
        assert (found.points, found.made) == (None, False)


def test_giving_up_what_cannot_be_made_is_the_best_choice() -> None:
    game = at_raise(260).rospis(1)
    (deal,) = finished_deals(game.events)
    step = review(deal).steps[-1]
    assert step.best == step.played
    assert not step.turned
    assert step.choices[1].action == NameContract(260)


def test_what_a_contract_or_giving_up_writes_is_what_the_engine_writes() -> None:
    given_up = at_raise(110).rospis(1)
    (deal,) = finished_deals(given_up.events)
    step = review(deal).steps[-1]
    totals = [one.total for one in given_up.state.standings]
    assert step.played.written == tuple(totals) == (60, -110, 60)
    assert step.best.action == NameContract(110)
    # Played on it is made: he writes the contract, the others what they take.
    assert step.best.written is not None
    assert step.best.written[1] == 110
    for other in at_pass(110).rospis(1), at_first_lead(110, rospis_timing="any_own_turn").rospis(1):
        (deal,) = finished_deals(other.events)
        step = review(deal).steps[-1]
        assert (step.played.written or ())[1] == -110
        assert (step.best.written or ())[1] == 110
    deal = raised(115)
    (step,) = [step for step in review(deal).steps if step.phase is Phase.RAISE]
    assert (step.best.written or ())[1] == 115


def test_only_contracts_and_giving_up_say_what_is_written() -> None:
    for _, found in reviewed():
        for step in found.steps:
            told = isinstance(step.played.action, NameContract | Rospis | WriteOff)
            assert all((choice.written is not None) == told for choice in step.choices)


def test_a_contract_named_before_the_prikup_is_weighed_with_the_best_pass() -> None:
    rules = make_rules(raise_contract="before_prikup")
    met = 0
    for deal in finished_deals(match_of(rules, 5, 4)):
        found = review(deal)
        for step in found.steps:
            if step.phase is Phase.RAISE:
                assert step.played.points == found.allowed[0].points
                met += 1
    assert met > 0


def test_a_contract_before_the_choice_of_a_prikup_is_weighed_with_the_better_one() -> None:
    rules = replace(PRESETS["two_10_2_2"].rules, raise_contract="before_prikup")
    (deal, *_) = finished_deals(match_of(rules, 7, 1))
    found = review(deal)
    (named,) = [step for step in found.steps if step.phase is Phase.RAISE]
    (chosen,) = [step for step in found.steps if step.phase is Phase.CHOOSE]
    assert named.played.points == chosen.best.points
    assert named.played.written is not None
    assert (named.played.written[found.declarer] > 0) == named.played.made


def test_two_prikups_are_weighed_with_the_best_pass_of_each() -> None:
    met = 0
    for deal in finished("two_10_2_2", 7, 3):
        found = review(deal)
        for step in found.steps:
            if step.phase is Phase.CHOOSE:
                following = found.steps[step.place + 1]
                assert len(step.choices) == 2
                assert step.played.points == following.best.points
                met += 1
    assert met == 3


def test_where_nobody_plays_for_a_contract_each_seat_is_told_its_own_points() -> None:
    (deal, *_) = finished("two_draw", 2, 1)
    found = review(deal)
    assert (found.declarer, found.contract, found.points, found.made) == (None, 0, None, False)
    assert (found.allowed, found.calls) == ((), ())
    solver, rules = Solver(deal.end.rules), deal.end.rules
    for moment, step in zip(deal.moments, found.steps, strict=True):
        assert (step.counted, step.turned) == (moment.seat, False)
        for choice in step.choices:
            after = after_play(moment.state, choice.action)
            assert choice.points == worth(solver, after, moment.seat)
        assert step.cost == max(c.points for c in step.choices) - step.played.points
    assert any(step.cost for step in found.steps)
    end = deal_of(deal.end)
    lost = {s: sum(step.cost for step in found.steps if step.seat == s) for s in (0, 1)}
    first = {s: next(step for step in found.steps if step.seat == s) for s in (0, 1)}
    # What the rival does not make the most of is gained beyond what was certain.
    for seat in (0, 1):
        assert taken_by(rules, end, seat) >= first[seat].best.points - lost[seat]


def test_what_was_taken_back_does_not_count() -> None:
    events = match_of(PRESETS["russian_classic"].rules, 3, 2)
    (first, second) = finished_deals(events)
    again = events[: len(events) // 2]
    assert finished_deals([*events, Rewound(len(again)), *events[len(again) :]]) == (first, second)


def test_a_log_without_its_beginning_needs_the_state_that_it_begins_in() -> None:
    events = match_of(PRESETS["russian_classic"].rules, 3, 1)
    (whole,) = finished_deals(events)
    first, rest = events[0], events[1:]
    with pytest.raises(ValueError, match="begins with the start"):
        finished_deals(rest)
    assert finished_deals(rest, fold([first])) == (whole,)


class Stopped:
    """A token that is set after so many looks."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def is_set(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@pytest.mark.parametrize("looks", [0, 20, 60])
def test_a_review_that_nobody_waits_for_is_given_up(looks: int) -> None:
    (deal, *_) = finished("russian_classic", 3, 3)
    with pytest.raises(GivenUp):
        review(deal, cancel=Stopped(looks))


def test_what_takes_too_long_is_given_up_and_a_seat_left_out() -> None:
    (deal, *_) = finished("russian_classic", 3, 3)
    short = Scale(deal.end.rules, limits=Limits(nodes=1))
    assert list(allowed_to(deal, short)) == []
    with pytest.raises(GivenUp):
        list(steps(deal, short))


class Adviser:
    """Says that the last legal action is the best, and of nothing else a word."""

    def __init__(self) -> None:
        self.asked: list[View] = []

    def advise(
        self, view: View, rules: Rules, budget: Budget, cancel: CancelToken
    ) -> Advice | None:
        assert rules == view.rules
        self.asked.append(view)
        if view.phase is not Phase.TRICK:
            return None
        ranked = [
            Weighed(action=action, worth=float(place), made=0.5, points=100.0)
            for place, action in enumerate(legal_actions(view))
        ]
        return Advice(choices=tuple(reversed(ranked)), arrangements=7)


def test_an_adviser_is_asked_from_the_view_of_the_seat_wherever_there_is_a_choice() -> None:
    (deal, *_) = finished("russian_classic", 3, 3)
    adviser = Adviser()
    found = review(deal, advisor=adviser, budget=Budget(seed=4), cancel=threading.Event())
    choices = [
        step
        for step in found.steps
        if len(legal_actions(view(deal.moments[step.place].state, step.seat))) > 1
    ]
    calls = [call.seat for call in found.calls]
    assert [seen.viewer for seen in adviser.asked] == [step.seat for step in choices] + calls
    assert all(call.advice is None for call in found.calls)
    for step in found.steps:
        if step in choices and step.phase is Phase.TRICK:
            assert step.advice is not None
            place = legal_actions(view(deal.moments[step.place].state, step.seat)).index(
                step.played.action
            )
            assert step.known_cost == step.advice.best.worth - place
        else:
            assert step.advice is None
            assert step.known_cost is None
    assert replace(found, steps=()) == replace(review(deal), steps=())


def test_advice_has_no_cost_for_what_was_not_weighed() -> None:
    advice = Advice(choices=(Weighed(action=Rospis(), worth=-3.0),), arrangements=1)
    assert advice.cost(Rospis()) == 0.0
    assert advice.cost(NameContract(100)) is None
