"""The rule players in the dark, in golden deals and on the cumulative barrel."""

from __future__ import annotations

import pytest

from engine.actions import Bid, GoDark, NameContract, Pass, PassCards, Rospis
from engine.ai.characters import STEADY
from engine.ai.prospects import prospects
from engine.state import Phase
from tests.ai.positions import answer
from tests.engine.driver import Game

FOREHAND = 1
PLAYERS = ("cautious", "steady", "bold")

# Seat 0 holds the hearts marriage with three aces; seat 2 holds little.
STRONG_0 = {
    1: "JS 9S QC JC 10D JD 9D",
    2: "KS QS KC 9C QD 9H JH",
    0: "AS AC AD KH QH AH 10H",
}
STRONG_PRIKUP = "10S 10C KD"


def dealt(**options: object) -> Game:
    return Game(dark=True, **options).deal(STRONG_0, STRONG_PRIKUP)


class TestGoingDark:
    @pytest.mark.parametrize("player", PLAYERS)
    def test_nobody_risks_it_without_need(self, player):
        assert answer(dealt().state, FOREHAND, player) == GoDark(False)

    @pytest.mark.parametrize("player", PLAYERS)
    def test_it_is_worth_it_where_giving_up_is_free(self, player):
        game = dealt(rospis_in_dark=True, rospis_cost="none", rospis_share="none")
        assert answer(game.state, FOREHAND, player) == GoDark(True)

    def test_far_behind_somebody_about_to_win_it_is_tried(self):
        game = Game(dark=True).standing(0, total=870).standing(FOREHAND, total=120)
        assert answer(game.deal(STRONG_0, STRONG_PRIKUP).state, FOREHAND) == GoDark(True)
        near = Game(dark=True).standing(0, total=870).standing(FOREHAND, total=700)
        assert answer(near.deal(STRONG_0, STRONG_PRIKUP).state, FOREHAND) == GoDark(False)


class TestAgainstTheDark:
    def test_a_strong_hand_turns_the_light_on(self):
        game = dealt().act(FOREHAND, GoDark(True)).decline().pass_(2)
        assert answer(game.state, 0) == Bid(125)

    def test_a_weak_hand_with_a_marriage_lets_forehand_fail(self):
        game = dealt().act(FOREHAND, GoDark(True)).decline()
        assert Bid(125) in game.legal(2)
        assert answer(game.state, 2) == Pass()


class TestGoldenDeals:
    def test_what_is_written_counts_double(self):
        game = Game(golden="double_only").deal(STRONG_0, STRONG_PRIKUP).decline()
        sheet = prospects(game.view(0), 0, STEADY)
        assert (sheet.gain(120), sheet.loss(120)) == (240.0, 240.0)

    def test_the_compulsory_contract_is_played(self):
        game = Game(golden="forced_120").deal(STRONG_0, STRONG_PRIKUP).decline()
        assert isinstance(answer(game.state, FOREHAND), PassCards)


class TestCumulativeBarrel:
    def there(self, hands: dict[int, str], **options: object) -> Game:
        game = Game(barrel="cumulative", **options)
        return game.standing(2, total=880, barrel=0).deal(hands, STRONG_PRIKUP).decline()

    def test_who_sits_there_bids_for_the_cards_up_to_120(self):
        game = self.there(STRONG_0)
        call = answer(game.state, 2)
        assert isinstance(call, Bid)
        assert call.amount <= 120

    def test_the_contract_is_neither_raised_nor_given_up(self):
        game = self.there(STRONG_0, bid_limit="none", rospis_when_barrel="allowed")
        game.bid(2, 120).pass_(0, 1).decline()
        passed = answer(game.state, 2)
        assert isinstance(passed, PassCards)
        assert Rospis() in game.legal(2)
        game.act(2, passed).decline()
        assert game.state.phase is Phase.RAISE
        assert answer(game.state, 2) == NameContract(120)
