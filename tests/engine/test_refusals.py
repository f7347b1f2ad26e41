"""Refusals as records: they say the same after a way through another process."""

from __future__ import annotations

import pickle

import pytest

from engine.illegal import IllegalAction, Refusal
from engine.rules import InvalidRules, make_rules


def test_a_refused_action_comes_back_from_another_process_with_its_facts() -> None:
    refused = IllegalAction(Refusal.BID_TOO_LOW, high=100, least=105)
    back = pickle.loads(pickle.dumps(refused))
    assert (back.code, back.facts, str(back)) == (refused.code, refused.facts, str(refused))


def test_refused_rules_come_back_from_another_process_with_every_problem() -> None:
    with pytest.raises(InvalidRules) as invalid:
        make_rules(players=7, target=1)
    back = pickle.loads(pickle.dumps(invalid.value))
    assert len(back.problems) == 2
    assert (back.problems, str(back)) == (invalid.value.problems, str(invalid.value))
