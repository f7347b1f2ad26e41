"""A player answers from its view alone: hidden cards cannot change what it does."""

import functools
import os
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from engine.ai.levels import DEPTHS, LEVELS, STUDIED
from engine.ai.player import Budget, Uncancelled
from engine.ai.registry import PLAYERS, make_player
from engine.decider import legal_actions, to_act
from engine.view import view
from tests.ai.many_positions import (
    PHASES,
    TABLES,
    Decision,
    answers_from_text,
    decisions,
    few_decisions,
    otherwise_hidden,
    patient_levels,
)
from tests.ai.positions import answer, positions, with_other_hidden_cards

QUICK = [name for name in PLAYERS if name not in (*DEPTHS, *STUDIED)]
"""Those who do not search; `test_search_player` asks the others."""


@pytest.mark.parametrize("name", QUICK)
def test_swapping_hidden_cards_does_not_change_the_answer(name: str) -> None:
    chooser = random.Random(7)
    compared = different_cards = 0
    for number, state in enumerate(positions(seed=11, deals=16)):
        seat = to_act(state)[0]
        other = with_other_hidden_cards(state, seat, chooser)
        assert view(other, seat) == view(state, seat)
        assert answer(other, seat, name, seed=number) == answer(state, seat, name, seed=number)
        compared += 1
        different_cards += other != state
    assert compared > 400
    assert different_cards > 300


@pytest.mark.parametrize("name", QUICK)
def test_the_same_view_and_seed_get_the_same_answer(name: str) -> None:
    for number, state in enumerate(positions(seed=12, deals=3)):
        seen = view(state, to_act(state)[0])
        first, second = (
            make_player(name).choose(seen, seen.rules, Budget(seed=number), Uncancelled())
            for _ in range(2)
        )
        assert first == second


@pytest.mark.parametrize("name", QUICK)
def test_every_answer_is_legal(name: str) -> None:
    phases = set()
    for number, state in enumerate(positions(seed=13, deals=40)):
        for seat in to_act(state):
            assert answer(state, seat, name, seed=number) in legal_actions(view(state, seat))
        phases.add(state.phase.value)
    assert phases >= {"claim_hand", "auction", "pass", "raise", "trick"}


def test_a_player_that_need_not_act_says_so() -> None:
    state = next(state for state in positions(seed=14, deals=1) if len(to_act(state)) == 1)
    idle = next(seat for seat in range(3) if seat not in to_act(state))
    for name in PLAYERS:
        with pytest.raises(ValueError, match="need not act"):
            answer(state, idle, name)


@functools.cache
def hundreds_of_decisions() -> tuple[Decision, ...]:
    return tuple(decisions(seed=16, each=2))


def check_honesty(name: str, asked: Sequence[Decision], worlds: int | None) -> None:
    """Ask a level everything twice: the second time with other cards hidden from its seat.

    Then it is another player of the same level, which is asked in the opposite order and reads the
    views from text: so nothing can have come with the question, or from an earlier one.
    """
    chooser = random.Random(name)
    views = [view(one.state, one.seat) for one in asked]
    others = [otherwise_hidden(one.state, one.seat, chooser) for one in asked]
    mixed = [view(other, one.seat) for other, one in zip(others, asked, strict=True)]
    assert mixed == views
    different = sum(other != one.state for other, one in zip(others, asked, strict=True))
    assert different > 0.75 * len(asked)
    player, twin = patient_levels(worlds)[name], patient_levels(worlds)[name]
    first = [
        player.choose(seen, seen.rules, Budget(seed=number), Uncancelled())
        for number, seen in enumerate(views)
    ]
    for one, seen, action, again in zip(
        asked, views, first, answers_from_text(twin, mixed), strict=True
    ):
        assert action in legal_actions(seen), (one.table, one.kind)
        assert action == again, (one.table, one.kind)


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_knows_what_its_seat_cannot_see(name: str) -> None:
    asked = few_decisions()
    assert {one.state.phase for one in asked} == PHASES
    check_honesty(name, asked, worlds=6)


@pytest.mark.full
@pytest.mark.parametrize("name", LEVELS)
def test_no_level_knows_it_in_hundreds_of_positions_at_tables_of_all_kinds(name: str) -> None:
    """As deep as the level thinks, but with all the time that this takes."""
    asked = hundreds_of_decisions()
    assert len(asked) >= 500
    assert {one.state.phase for one in asked} == PHASES
    assert {one.table for one in asked} == set(TABLES)
    assert {f"trick {number}" for number in range(2, 8)} <= {one.kind for one in asked}
    check_honesty(name, asked, worlds=None)


@pytest.mark.full
def test_all_levels_answer_alike_in_every_process() -> None:
    """Sets of cards have another order in each; nothing may come to depend on it."""
    program = "from tests.ai.many_positions import told; print(told(17, 1, 8))"
    answers = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(answers) == 1
    assert len(answers.pop()) > 5000
