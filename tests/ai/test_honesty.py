"""A player answers from its view alone: hidden cards cannot change what it does."""

import random

import pytest

from engine.ai.player import Budget, Uncancelled
from engine.ai.registry import PLAYERS, make_player
from engine.decider import legal_actions, to_act
from engine.view import view
from tests.ai.positions import answer, positions, with_other_hidden_cards

QUICK = [name for name in PLAYERS if name not in ("club", "expert", "master")]
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
