"""Where every hand may ask for a redeal, or none is worth a bid, deals are played all the same."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.actions import AnswerClaim, Bid, Pass
from engine.ai.patience import CLAIMS_ENOUGH, PASSES_ENOUGH
from engine.rules import PRESETS, Rules, make_rules, with_options
from engine.scoring.types import Standing
from tests.ai.positions import answer
from tests.engine.driver import Game
from thousand_qt.cli.simulate_run import plan_match, play_match

WORTHLESS = {
    "forced_bid": "none",
    "all_pass": "redeal_same",
    "marriage_values": "custom",
    "marriage_custom": {"S": 0, "C": 0, "D": 0, "H": 0},
}
NINES = {1: "9S 9C 9D 9H JS JC QD", 2: "AS 10S KS AC 10C KC AD", 0: "QS QC 10D KD JD AH 10H"}


TABLES = {
    "small hands": with_options(PRESETS["two_draw"].rules, {"redeal_hand_below": 40}),
    "low hands": make_rules(redeal_hand_below=40),
    "low hands after the pass": make_rules(redeal_hand_below=40, redeal_hand_when="after_pass"),
    "low hands, nothing to bid": make_rules(redeal_hand_below=40, **WORTHLESS),
    "nothing to bid": make_rules(**WORTHLESS),
    "nothing to bid, some silent": make_rules(silence_below=0, **WORTHLESS),
    "nothing to bid for two": with_options(PRESETS["two_10_2_2"].rules, WORTHLESS),
}


@pytest.mark.parametrize("rules", TABLES.values(), ids=TABLES)
def test_a_row_of_redeals_ends(rules: Rules) -> None:
    players = ("steady", "bold", "cautious")[: rules.players]
    report = play_match(plan_match(1, 1, players, rules, 6))
    assert report.faults == ()
    assert len(report.deals) == 6
    assert report.redeals <= 6 * (PASSES_ENOUGH + 1)


def test_a_bad_hand_asks_for_a_redeal_until_there_were_enough() -> None:
    state = Game().deal(NINES, "KH QH JH").state
    for redeals in range(CLAIMS_ENOUGH):
        assert answer(replace(state, redeals=redeals), 1) == AnswerClaim(True)
    assert answer(replace(state, redeals=CLAIMS_ENOUGH), 1) == AnswerClaim(False)


def test_the_last_who_could_bid_opens_when_the_cards_were_thrown_in_often_enough() -> None:
    hands = {1: NINES[0], 2: NINES[2], 0: NINES[1]}
    game = Game(forced_bid="none", all_pass="redeal_same", redeal_hand_below=0)
    game.deal(hands, "KH QH JH").decline().pass_(1, 2)
    assert answer(replace(game.state, redeals=PASSES_ENOUGH - 1), 0) == Pass()
    assert answer(replace(game.state, redeals=PASSES_ENOUGH), 0) == Bid(100)


def test_nobody_opens_out_of_impatience_while_others_may_bid() -> None:
    game = Game(forced_bid="none", all_pass="redeal_same").deal(NINES, "KH QH JH").decline()
    assert answer(replace(game.state, redeals=PASSES_ENOUGH), 1) == Pass()


def test_whoever_is_silent_is_no_hope_for_the_others() -> None:
    options = {"forced_bid": "none", "all_pass": "redeal_same", "silence_below": 0}
    game = Game(**options).deal(NINES, "KH QH JH").decline()
    silent = (Standing(total=-10), Standing(), Standing(total=-10))
    state = replace(game.state, redeals=PASSES_ENOUGH, standings=silent)
    assert answer(state, 1) == Bid(100)
