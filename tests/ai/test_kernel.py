"""The search answers what plain minimax through the engine answers, under any rules."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from engine.ai.kernel.choice import CHOSEN, Kernel
from engine.ai.kernel.position import after, play_of, position_of
from engine.ai.kernel.search import COMPILED, Search
from engine.ai.kernel.solver import Solver
from engine.decider import decide, evolve
from engine.state import deal_of
from tests.ai.kernel_games import (
    Ending,
    after_play,
    best,
    endings,
    move_values,
    points,
    whole_deals,
)

compiled_only = pytest.mark.skipif(
    CHOSEN.kernel is not Kernel.COMPILED, reason="there is no compiled search to compare with"
)


def solver_of(
    ending: Ending, *, bounds: bool = True, search: type[Search] = CHOSEN.search
) -> Solver:
    """Return a fresh solver for an ending."""
    solo, others = ending.weights
    return Solver(ending.state.rules, solo=solo, others=others, bounds=bounds, search=search)


def check(ending: Ending) -> None:
    """Compare all answers about an ending with plain minimax."""
    chooser = random.Random(ending.seed)
    position = position_of(ending.state.rules, ending.deal)
    values = move_values(ending)
    value = best(ending, values)
    # Compiled and interpreted, where there are both.
    for search, bounds in product({CHOSEN.search, Search}, (True, False)):
        solver = solver_of(ending, bounds=bounds, search=search)
        guess = chooser.choice((-60, 0, 30, 100))
        assert solver.value(position, ending.solo, guess=guess) == value, ending.seed
        assert solver.reaches(position, ending.solo, value), ending.seed
        assert not solver.reaches(position, ending.solo, value + 1), ending.seed
        assert solver.move_values(position, ending.solo) == values, ending.seed


@pytest.mark.parametrize("first", range(0, 400, 100))
def test_every_answer_is_that_of_plain_minimax(first: int) -> None:
    kinds = Counter[tuple[object, ...]]()
    for ending in endings(first, first + 100):
        check(ending)
        rules = ending.state.rules
        kinds[rules.players, rules.two_form if rules.players == 2 else ""] += 1
    assert sum(kinds.values()) > 80
    # All ways to sit down at a table are met.
    assert {players for players, _ in kinds} == {2, 3, 4}
    assert {form for _, form in kinds} > {"two_prikups_2", "dead_hand", "draw", ""}


def test_a_marriage_that_waits_for_a_trick_is_weighed_as_in_minimax() -> None:
    waiting = 0
    for ending in endings(
        0, 260, 12, marriage_first_lead=True, marriage_without_trick="lapses", first_lead="declarer"
    ):
        if position_of(ending.state.rules, ending.deal).waiting is not None:
            waiting += 1
            check(ending)
    assert waiting > 10


def test_the_declarer_of_four_aces_is_bound_as_in_minimax() -> None:
    bound = 0
    for ending in endings(
        0,
        120,
        ace_marriage=True,
        ace_marriage_force_aces=True,
        marriage_first_lead=True,
        aces=True,
    ):
        if position_of(ending.state.rules, ending.deal).aces is not None:
            bound += 1
            check(ending)
    assert bound > 10


@pytest.mark.full
@pytest.mark.parametrize("first", range(1000, 9000, 500))
def test_thousands_of_answers_are_those_of_plain_minimax(first: int) -> None:
    checked = 0
    for ending in endings(first, first + 500, cards=9 if first % 1000 else 10):
        check(ending)
        checked += 1
    assert checked > 400


def replayed(ending: Ending, moves: tuple[int, ...]) -> int:
    """Play moves through the whole engine and return what the deal was worth."""
    state = ending.state
    for move in moves:
        turn = deal_of(state).turn
        assert turn is not None
        for event in decide(state, turn, play_of(move)):
            state = evolve(state, event)
    assert len(state.rows) == len(ending.state.rows) + 1, "the deal is scored"
    taken = points(deal_of(state), state.rules)
    solo, others = ending.weights
    return solo * taken[ending.solo] - others * (sum(taken) - taken[ending.solo])


def test_a_line_of_best_play_scores_in_the_engine_what_it_is_worth() -> None:
    played, deals = 0, 40 if CHOSEN.kernel is Kernel.COMPILED else 8
    for ending in whole_deals(0, deals):
        solver = solver_of(ending)
        position = position_of(ending.state.rules, ending.deal)
        line = solver.line(position, ending.solo)
        assert replayed(ending, line) == solver.value(position, ending.solo), ending.seed
        played += 1
    assert played > deals // 2


@pytest.mark.full
@pytest.mark.parametrize("first", range(1000, 1400, 50))
def test_many_lines_of_best_play_score_what_they_are_worth(first: int) -> None:
    for ending in whole_deals(first, first + 50):
        solver = solver_of(ending)
        position = position_of(ending.state.rules, ending.deal)
        line = solver.line(position, ending.solo)
        assert replayed(ending, line) == solver.value(position, ending.solo), ending.seed


def test_positions_follow_the_engine_play_by_play() -> None:
    early = endings(0, 60, cards=99, marriage_first_lead=True, marriage_without_trick="lapses")
    bound = endings(0, 60, cards=99, aces=True, ace_marriage=True, ace_marriage_force_aces=True)
    for ending in (*endings(0, 100, cards=12), *early, *bound):
        state, chooser = ending.state, random.Random(ending.seed)
        rules = state.rules
        solver = Solver(rules)
        position = position_of(rules, deal_of(state))
        while deal_of(state).turn is not None:
            move = chooser.choice(solver.moves(position))
            state = after_play(state, play_of(move))
            position = after(rules, position, move)
            if deal_of(state).turn is not None:
                assert position == position_of(rules, deal_of(state)), ending.seed


@compiled_only
def test_compiled_and_interpreted_it_finds_the_same_in_as_many_steps() -> None:
    assert not COMPILED
    for ending in [*endings(0, 120), *endings(200, 230, cards=15)]:
        position = position_of(ending.state.rules, ending.deal)
        compiled = solver_of(ending)
        interpreted = solver_of(ending, search=Search)
        answers = [
            (one.move_values(position, ending.solo), one.value(position, ending.solo), one.nodes)
            for one in (compiled, interpreted)
        ]
        assert answers[0] == answers[1], ending.seed
        assert compiled.moves(position) == interpreted.moves(position)


def test_the_interpreted_search_is_right_too() -> None:
    for ending in endings(500, 600, cards=8):
        values = move_values(ending)
        position = position_of(ending.state.rules, ending.deal)
        solver = solver_of(ending, search=Search)
        assert solver.move_values(position, ending.solo) == values, ending.seed


def test_the_same_questions_get_the_same_answers_in_as_many_steps() -> None:
    for ending in endings(600, 630, cards=12):
        position = position_of(ending.state.rules, ending.deal)
        told = set()
        for _ in range(2):
            solver = solver_of(ending)
            told.add((solver.line(position, ending.solo), solver.nodes))
        assert len(told) == 1
