"""The rule players play deal after deal at tables of many agreements, and never guess an answer."""

import random
import threading

import pytest

from engine.actions import Deal, Start
from engine.ai.guard import guarded
from engine.ai.player import Budget
from engine.ai.registry import make_player
from engine.cards import DECK
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import DealScored, MatchStarted
from engine.rules import PRESETS, make_rules
from engine.state import Phase
from engine.view import view

FREE = {"forced_bid": "none", "min_bid": 40, "min_final_contract": 40}
TABLES = {
    "late rospis": make_rules(rospis_timing="any_own_turn", write_off=True),
    "keep one": make_rules(
        pass_style="keep_one", raise_contract="never", rospis_timing="any_own_turn", write_off=True
    ),
    "rospis for a bolt": make_rules(rospis_cost="bolt", rospis_timing="any_own_turn"),
    "gathering": make_rules(barrel="cumulative", rospis_timing="any_own_turn", write_off=True),
    "last hand": make_rules(**FREE, all_pass="last_hand_takes"),
    "thrice": make_rules(rospis_third_fine=True, rospis_timing="any_own_turn"),
    "dark": make_rules(dark=True),
    **{name: preset.rules for name, preset in PRESETS.items()},
}


@pytest.mark.parametrize(
    ("table", "character"),
    [
        pytest.param(table, character, marks=pytest.mark.full if (row + column) % 2 else ())
        for row, table in enumerate(TABLES)
        for column, character in enumerate(("cautious", "bold"))
    ],
)
def test_no_answer_has_to_be_guessed(table, character):
    chance = random.Random(f"{table} {character}")
    player, never = make_player(character), threading.Event()
    started = conduct(None, Start(TABLES[table], 0))
    assert isinstance(started[0], MatchStarted)
    state, scored = begin(started[0]), 0
    while scored < 40 and state.phase is not Phase.END:
        seats = to_act(state)
        if seats:
            seen = view(state, seats[0])
            action = legal_actions(seen)[0]
            if len(legal_actions(seen)) > 1:
                budget = Budget(1.0, chance.getrandbits(32))
                action, fault = guarded(player, seen, budget, never)
                assert fault is None
            batch = decide(state, seats[0], action)
        else:
            deck = list(DECK)
            chance.shuffle(deck)
            batch = conduct(state, Deal(tuple(deck)))
        for event in batch:
            state = evolve(state, event)
            scored += isinstance(event, DealScored)
    assert scored > 0
