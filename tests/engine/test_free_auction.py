"""Auctions without a compulsory bid, and what follows when nobody bids (RULES.md 1.4, 1.16)."""

from __future__ import annotations

import pytest

from engine.actions import Bid, NameContract, Pass, PassCards, Rospis, ThrowIn
from engine.cards import parse_cards
from engine.decider import to_act
from engine.events import AllPassed, AuctionWon, PrikupTaken
from engine.illegal import Refusal
from engine.log import fold
from engine.replay import replay
from engine.rules import PRESETS, Rules, make_rules
from engine.scoring.types import Ending
from engine.state import Phase, deal_of
from tests.engine.driver import Game

FREE = {"forced_bid": "none", "all_pass": "redeal_same"}
LAST = {"forced_bid": "none", "all_pass": "last_hand_takes", "min_final_contract": 40}


def auction(rules: Rules | None = None, **options: object) -> Game:
    return Game(rules, **options).deal().decline()


def amounts(game: Game, seat: int) -> list[int]:
    return [action.amount for action in game.legal(seat) if isinstance(action, Bid)]


def contracts(game: Game, seat: int) -> list[int]:
    return [action.amount for action in game.legal(seat) if isinstance(action, NameContract)]


def test_forehand_speaks_first_and_may_pass() -> None:
    game = auction(**FREE)
    assert to_act(game.state) == (1,)
    assert game.legal(1)[0] == Pass()
    assert deal_of(game.state).calls == ()


@pytest.mark.parametrize("least", [40, 60, 100])
def test_the_first_bid_is_the_lowest_of_the_table_or_more(least: int) -> None:
    game = auction(min_bid=least, **FREE)
    assert amounts(game, 1)[:2] == [least, least + 5]
    refused = game.refusal(1, Bid(least - 5))
    assert (refused.code, refused.facts["least"]) == (Refusal.BID_TOO_LOW, least)
    assert amounts(auction(min_bid=least, bid_jumps=False, **FREE), 1) == [least]


@pytest.mark.parametrize("least", [40, 60])
def test_the_compulsory_bid_is_the_lowest_one(least: int) -> None:
    game = auction(min_bid=least)
    assert deal_of(game.state).high == least
    assert amounts(game, 2)[0] == least + 5


@pytest.mark.parametrize(("all_pass", "dealer"), [("redeal_same", 0), ("redeal_next", 1)])
def test_when_all_pass_the_cards_are_dealt_again(all_pass: str, dealer: int) -> None:
    game = auction(forced_bid="none", all_pass=all_pass).pass_(1, 2, 0)
    assert game.events[-1] == AllPassed()
    assert (game.state.phase, game.state.dealer) == (Phase.DEAL, dealer)
    assert (game.state.deal_number, game.state.redeals) == (1, 1)
    assert [one.total for one in game.state.standings] == [0, 0, 0]
    assert replay(game.events).state == fold(game.events) == game.state


def test_a_bid_after_two_passes_wins() -> None:
    game = auction(**FREE).pass_(1, 2).bid(0, 100)
    assert deal_of(game.state).declarer == 0
    assert not deal_of(game.state).uncontested


def test_two_passes_give_the_prikup_to_the_last_hand() -> None:
    game = auction(**LAST).pass_(1, 2)
    won, taken = game.events[-2:]
    assert won == AuctionWon(0, 0, 0, uncontested=False)
    assert isinstance(taken, PrikupTaken)
    assert taken.shown
    game.decline().give(0, "JC 9C")
    assert game.state.phase is Phase.RAISE
    assert contracts(game, 0)[:2] == [40, 45]
    game.contract(0, 60)
    assert (deal_of(game.state).contract, game.state.phase) == (60, Phase.TRICK)


@pytest.mark.parametrize("raising", ["after_pass", "never"])
def test_the_last_hand_names_its_contract_wherever_contracts_are_raised(raising: str) -> None:
    game = auction(raise_contract=raising, **LAST).pass_(1, 2).decline().give(0, "JC 9C")
    assert contracts(game, 0)[0] == 40


def test_the_last_hand_names_it_before_the_prikup_where_contracts_are_raised_there() -> None:
    game = auction(raise_contract="before_prikup", **LAST).pass_(1, 2)
    assert game.state.phase is Phase.RAISE
    assert not deal_of(game.state).prikup_taken
    game.contract(0, 40).decline().give(0, "JC 9C")
    assert game.state.phase is Phase.TRICK


def test_a_bid_keeps_the_last_hand_in_an_ordinary_auction() -> None:
    game = auction(**LAST).bid(1, 100).pass_(2)
    assert to_act(game.state) == (0,)
    assert Pass() in game.legal(0)


def test_the_last_hand_may_throw_its_prikup_in() -> None:
    game = auction(free_throw_in=50, **LAST).pass_(1, 2).decline()
    assert ThrowIn() in game.legal(0)
    assert game.refused(0, Rospis()) is Refusal.ROSPIS_NO_CONTRACT
    game.act(0, ThrowIn())
    row = game.state.rows[-1]
    assert row.result.ending is Ending.THROW_IN
    assert [one.total for one in game.state.standings] == [0, 50, 50]
    assert [one.rospis for one in game.state.standings] == [0, 0, 0]
    assert replay(game.events).state == game.state


def test_a_named_contract_cannot_be_thrown_in() -> None:
    game = auction(free_throw_in=50, **LAST).pass_(1, 2).decline().give(0, "JC 9C")
    assert ThrowIn() in game.legal(0)
    game.contract(0, 60)
    assert game.refused(0, ThrowIn()) is Refusal.THROW_IN_TOO_LATE
    game.rospis(0)
    assert [one.total for one in game.state.standings] == [-60, 60, 60]


def test_a_contract_that_was_bid_cannot_be_thrown_in() -> None:
    game = auction(free_throw_in=50, **LAST).pass_(1).bid(2, 100).pass_(0).decline()
    assert game.refused(2, ThrowIn()) is Refusal.THROW_IN_TOO_LATE
    other = auction(**LAST).pass_(1, 2).decline()
    assert other.refused(0, ThrowIn()) is Refusal.THROW_IN_OFF


def test_an_auctioned_contract_of_1001_costs_its_bid_and_brings_nobody_anything() -> None:
    game = auction(PRESETS["game_1001"].rules).bid(1, 45).pass_(2, 0).decline()
    assert game.legal(1)[-1] == Rospis()
    game.rospis(1)
    assert [one.total for one in game.state.standings] == [0, -45, 0]


def test_the_final_contract_has_a_lowest_amount_of_its_own() -> None:
    game = auction(min_bid=40, **FREE).bid(1, 45).pass_(2, 0).decline().give(1, "9S 9D")
    assert contracts(game, 1)[0] == 100
    assert game.refused(1, NameContract(45)) is Refusal.CONTRACT_TOO_LOW


class TestSilence:
    def test_a_silence_of_all_is_ignored_where_nobody_has_to_bid(self) -> None:
        rules = make_rules(silence_below=-100, **FREE)
        game = Game(rules)
        for seat in range(3):
            game.standing(seat, total=-200)
        game.deal().decline()
        assert amounts(game, 1)

    def test_a_silence_of_some_is_not(self) -> None:
        game = Game(make_rules(silence_below=-100, **FREE))
        game.standing(1, total=-200).standing(2, total=-200).deal().decline()
        assert game.legal(1) == (Pass(),)
        assert amounts(game.pass_(1, 2), 0)


class TestBarrel:
    def test_the_automatic_bid_opens_the_auction(self) -> None:
        game = Game(barrel_auction="auto_bid", **FREE).standing(2, total=880, barrel=0)
        game.deal().decline()
        first = deal_of(game.state).calls[0]
        assert (first.seat, first.amount, first.forced) == (2, 120, True)
        assert to_act(game.state) == (0,)

    def test_the_free_prikup_of_a_player_on_the_barrel_is_lifted(self) -> None:
        game = Game(**LAST).standing(0, total=880, barrel=0).deal().decline().pass_(1, 2)
        assert deal_of(game.state).contract == 120

    def test_who_has_to_bid_on_the_barrel_opens(self) -> None:
        game = Game(barrel_auction="must_bid", **FREE).standing(1, total=880, barrel=0)
        game.deal().decline()
        assert game.refused(1, Pass()) is Refusal.MUST_BID


class TestBeforeThePrikup:
    """`raise_contract: before_prikup`."""

    def game(self, **options: object) -> Game:
        game = auction(raise_contract="before_prikup", **options)
        return game.pass_(2).bid(0, 105).bid(1, 110).pass_(0)

    def test_the_declarer_names_the_contract_before_he_sees_the_prikup(self) -> None:
        game = self.game()
        assert game.state.phase is Phase.RAISE
        assert contracts(game, 1)[0] == 110
        assert contracts(game, 1)[-1] == 120 + 40 + 100  # the marriages of the seven cards
        assert game.refused(1, Rospis()) is Refusal.ROSPIS_TOO_EARLY
        game.contract(1, 150)
        assert isinstance(game.events[-1], PrikupTaken)
        game.decline()
        assert Rospis() in game.legal(1)
        game.give(1, "9S 9D")
        assert game.state.phase is Phase.TRICK
        assert deal_of(game.state).contract == 150
        assert replay(game.events).state == game.state

    def test_the_named_contract_is_what_a_rospis_costs(self) -> None:
        game = self.game().contract(1, 150).decline().rospis(1)
        assert game.state.standings[1].total == -150


class TestKeepOne:
    """`pass_style: keep_one`: two of the three prikup cards are handed out."""

    def game(self, **options: object) -> Game:
        game = auction(pass_style="keep_one", raise_contract="never", **options)
        return game.pass_(2, 0).decline()

    def test_only_cards_of_the_prikup_go(self) -> None:
        game = self.game()
        passes = [action for action in game.legal(1) if isinstance(action, PassCards)]
        assert len(passes) == 6
        assert {card for one in passes for card in one.cards} == {*parse_cards("10H KD QD")}
        mixed = PassCards(tuple(parse_cards("10H 9S")))
        assert game.refused(1, mixed) is Refusal.PASS_ONLY_PRIKUP
        game.give(1, "KD QD")
        assert game.state.phase is Phase.TRICK
        assert deal_of(game.state).held == (8, 8, 8)
