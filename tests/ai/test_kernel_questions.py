"""Giving questions up, many worlds at once, and several threads."""

from __future__ import annotations

import random
import threading

import pytest

from engine.ai.kernel.choice import CHOSEN, Kernel
from engine.ai.kernel.position import Position, position_of
from engine.ai.kernel.search import Search
from engine.ai.kernel.solver import GivenUp, Limits, Solver, Worlds
from engine.rules import Rules
from tests.ai.kernel_games import endings, random_hands

BREATH = 1023
searches = pytest.mark.parametrize(
    "search",
    [
        pytest.param(Search, id="interpreted"),
        pytest.param(
            CHOSEN.search,
            id="compiled",
            marks=pytest.mark.skipif(
                CHOSEN.kernel is not Kernel.COMPILED, reason="there is no compiled search"
            ),
        ),
    ],
)


def first_lead(seed: int, size: int = 8) -> Position:
    """Return a random deal of three hands of some size before the first lead."""
    return Position(hands=random_hands(random.Random(seed), size), leader=0, first=True)


def worlds_of(position: Position, count: int, seed: int = 0) -> Worlds:
    """Return worlds in which the cards of the two who do not lead are dealt anew."""
    chooser = random.Random(seed)
    worlds = Worlds()
    unseen = position.hands[1] | position.hands[2]
    hidden = [card for card in range(24) if unseen >> card & 1]
    for _ in range(count):
        chooser.shuffle(hidden)
        halves = hidden[: len(hidden) // 2], hidden[len(hidden) // 2 :]
        others = (sum(1 << card for card in cards) for cards in halves)
        worlds.add((position.hands[0], *others))
    return worlds


@searches
def test_a_question_that_takes_too_many_nodes_is_given_up_and_nothing_wrong_remembered(
    search: type[Search],
) -> None:
    given_up = 0
    for ending in endings(0, 25, cards=12):
        position = position_of(ending.state.rules, ending.deal)
        value = Solver(ending.state.rules, search=search).value(position, ending.solo)
        solver = Solver(ending.state.rules, search=search)
        for nodes in range(1, 60, 3):
            begun = solver.nodes
            try:
                assert solver.value(position, ending.solo, limits=Limits(nodes=nodes)) == value
            except GivenUp:
                given_up += 1
            assert solver.nodes - begun <= nodes + 1
        assert solver.value(position, ending.solo) == value
        assert solver.line(position, ending.solo) == Solver(ending.state.rules, search=search).line(
            position, ending.solo
        )
    assert given_up > 100


@searches
def test_time_that_has_run_out_gives_every_kind_of_question_up(search: type[Search]) -> None:
    solver, position, over = Solver(Rules(), search=search), first_lead(1), Limits(seconds=1e-9)
    with pytest.raises(GivenUp):
        solver.value(position, 0, limits=over)
    with pytest.raises(GivenUp):
        solver.reaches(position, 0, 60, limits=over)
    with pytest.raises(GivenUp):
        solver.move_values(position, 0, limits=over)
    with pytest.raises(GivenUp):
        solver.line(position, 0, limits=over)
    assert solver.judge(position, worlds_of(position, 3), 0, 0, 200, limits=over).finished == 0


@searches
def test_another_thread_can_cancel_and_at_most_a_breath_is_searched_after_it(
    search: type[Search],
) -> None:
    solver, position = Solver(Rules(), search=search), first_lead(2)
    worlds, judged = worlds_of(position, 50_000), []
    thread = threading.Thread(
        target=lambda: judged.append(solver.judge(position, worlds, 0, -500, 500))
    )
    thread.start()
    while solver.nodes < 3 * BREATH:
        assert thread.is_alive()
    solver.cancel()
    nodes = solver.nodes
    thread.join(60)
    assert not thread.is_alive()
    assert solver.nodes - nodes <= BREATH + 1
    assert 0 <= judged[0].finished < 50_000
    # Cancelled it stays until it is told to go on.
    with pytest.raises(GivenUp):
        solver.value(position, 0)
    solver.resume()
    assert solver.reaches(position, 0, 60) == Solver(Rules()).reaches(position, 0, 60)


@searches
def test_moves_are_judged_in_each_world_as_one_by_one(search: type[Search]) -> None:
    for ending in endings(700, 760, cards=12):
        rules, deal = ending.state.rules, ending.deal
        position = position_of(rules, deal)
        solver = Solver(rules, search=search)
        worlds = Worlds(len(position.stock))
        for _ in range(2):
            worlds.add(position.hands, position.bank, position.stock)
        values = solver.move_values(position, ending.solo)
        for least, most in ((-1000, 1000), (10, 40), (29, 30)):
            judged = Solver(rules, search=search).judge(position, worlds, ending.solo, least, most)
            cut = tuple(min(max(value, least), most) for value in values.values())
            assert judged.moves == tuple(values)
            assert judged.finished == len(worlds) == 2
            assert judged.values(0) == judged.values(1) == cut, ending.seed


def test_each_world_is_judged_by_itself() -> None:
    position = first_lead(3, size=5)
    worlds = worlds_of(position, 60)
    moves = Solver(Rules()).moves(position)[1:4]
    judged = Solver(Rules()).judge(position, worlds, 0, -500, 500, moves=moves)
    for world in range(60):
        hands = tuple(worlds.numbers[3 * world : 3 * world + 3])
        values = Solver(Rules()).move_values(Position(hands=hands, leader=0, first=True), 0)
        assert judged.values(world) == tuple(values[move] for move in moves)


def test_only_legal_moves_are_judged() -> None:
    position = first_lead(3)
    foreign = next(card for card in range(24) if not position.hands[0] >> card & 1)
    with pytest.raises(ValueError, match="is no legal move"):
        Solver(Rules()).judge(position, worlds_of(position, 1), 0, 0, 1, moves=(foreign,))


def test_a_world_that_takes_too_many_nodes_is_left_out_and_the_next_one_judged() -> None:
    position = first_lead(4, size=6)
    worlds = worlds_of(position, 20)
    solver = Solver(Rules())
    judged = solver.judge(position, worlds, 0, -500, 500, limits=Limits(nodes=60))
    exact = Solver(Rules()).judge(position, worlds, 0, -500, 500)
    assert judged.finished == 20
    found = [judged.values(world) for world in range(20)]
    assert any(None in values for values in found)
    for values, right in zip(found, (exact.values(world) for world in range(20)), strict=True):
        assert all(
            value is None or value == true for value, true in zip(values, right, strict=True)
        )


def test_worlds_that_were_not_judged_have_no_values() -> None:
    position = first_lead(5)
    judged = Solver(Rules()).judge(position, worlds_of(position, 2), 0, 59, 60)
    assert len(judged.values(1)) == len(judged.moves)
    with pytest.raises(IndexError, match="world 2 was not judged"):
        judged.values(2)


def test_worlds_of_another_kind_of_deal_are_refused() -> None:
    with pytest.raises(ValueError, match="two or three hands and 0 cards to draw"):
        Worlds().add((1, 2), stock=(3, 4))
    with pytest.raises(ValueError, match="as many cards to draw"):
        Solver(Rules()).judge(first_lead(6), Worlds(stock=2), 0, 0, 1)


def test_two_threads_answer_what_one_answers() -> None:
    positions = [first_lead(seed) for seed in range(60)]
    alone = Solver(Rules())
    serial = [alone.reaches(position, 0, 60) for position in positions]
    answers: dict[int, list[bool]] = {}

    def answer(thread: int) -> None:
        solver = Solver(Rules())
        answers[thread] = [solver.reaches(position, 0, 60) for position in positions]

    threads = [threading.Thread(target=answer, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert answers == {0: serial, 1: serial}


@pytest.mark.skipif(
    CHOSEN.kernel is not Kernel.COMPILED, reason="interpreted it holds the interpreter's lock"
)
def test_while_it_searches_other_threads_run() -> None:
    solver, position = Solver(Rules()), first_lead(7)
    worlds = worlds_of(position, 50_000)
    thread = threading.Thread(target=lambda: solver.judge(position, worlds, 0, -500, 500))
    thread.start()
    turns = 0
    while solver.nodes < 200 * BREATH:
        turns += 1
    solver.cancel()
    thread.join(60)
    assert turns > 10
