"""The auction (RULES.md 1.4)."""

from __future__ import annotations

import pytest

from engine.actions import AnswerClaim, Bid, Pass, Play
from engine.cards import Card, Suit, parse_cards
from engine.events import AuctionWon, BidMade, PrikupTaken
from engine.illegal import Refusal
from engine.marriages import bid_ceiling, ceiling, marriage_value
from engine.phases.auction import legal_bids, next_bid
from engine.rules import make_rules
from engine.scoring.types import Standing
from engine.state import Call, Phase
from tests.engine.driver import HANDS, Game, at_auction

NO_MARRIAGE = parse_cards("AS 10S AC 10C AD JH 9H")
TWO_MARRIAGES = parse_cards("KH QH KS QS 9C 9D JS")


def test_forehand_holds_the_compulsory_hundred_and_the_next_seat_speaks() -> None:
    game = at_auction()
    assert game.deal_state.calls == (Call(1, 100, forced=True),)
    assert game.deal_state.turn == 2


def test_the_dealer_holds_the_hundred_where_agreed_and_forehand_speaks() -> None:
    game = at_auction(forced_bid="dealer")
    assert game.deal_state.calls == (Call(0, 100, forced=True),)
    assert game.deal_state.turn == 1


def test_forehand_speaks_again_after_being_overbid() -> None:
    game = at_auction().bid(2, 105).pass_(0).bid(1, 110)
    assert game.deal_state.turn == 2
    game.pass_(2)
    assert game.deal_state.declarer == 1
    assert game.deal_state.contract == 110


def test_forehand_plays_the_hundred_when_everybody_passes() -> None:
    game = at_auction().pass_(2, 0)
    won = next(event for event in game.events if isinstance(event, AuctionWon))
    assert won == AuctionWon(1, 100, 100, uncontested=True)


def test_a_pass_is_final() -> None:
    game = at_auction().pass_(2).bid(0, 105).bid(1, 110)
    assert game.deal_state.turn == 0


def test_the_next_bid_is_the_next_multiple_also_after_an_odd_one() -> None:
    assert next_bid(make_rules(), 100) == 105
    assert next_bid(make_rules(), 121) == 125
    assert next_bid(make_rules(bid_step=10), 121) == 130


def test_jumps_are_allowed_or_not() -> None:
    marriage = parse_cards("KH QH AS 9C 9D JS 10C")
    free, stepwise = make_rules(), make_rules(bid_jumps=False)
    assert legal_bids(free, marriage, Standing(), 205) == (210, 215, 220)
    assert legal_bids(stepwise, marriage, Standing(), 100) == (105,)


@pytest.mark.parametrize(
    ("options", "hand", "top"),
    [
        ({}, NO_MARRIAGE, 120),
        ({}, TWO_MARRIAGES, 260),
        ({"bid_limit": "none"}, NO_MARRIAGE, 400),
        ({"bid_limit": "no_marriage_120"}, NO_MARRIAGE, 120),
        ({"bid_limit": "no_marriage_120"}, TWO_MARRIAGES, 400),
        ({"bid_limit": "no_marriage_120", "max_contract": 300}, TWO_MARRIAGES, 300),
        ({"marriage_values": "clubs_high"}, TWO_MARRIAGES, 120 + 60 + 80),
    ],
)
def test_the_ceiling_follows_the_marriages_in_hand(
    options: dict[str, object], hand: tuple[Card, ...], top: int
) -> None:
    assert ceiling(make_rules(**options), hand) == top


def test_own_marriage_values_are_counted() -> None:
    rules = make_rules(
        marriage_values="custom", marriage_custom={"S": 10, "C": 20, "D": 30, "H": 50}
    )
    assert [marriage_value(rules, suit) for suit in Suit] == [10, 20, 30, 50]
    assert ceiling(rules, TWO_MARRIAGES) == 180


def test_own_values_that_are_not_given_are_the_usual_ones() -> None:
    rules = make_rules(marriage_values="custom")
    assert [marriage_value(rules, suit) for suit in Suit] == [40, 60, 80, 100]


def test_on_the_barrel_the_ceiling_is_waived_up_to_the_need() -> None:
    rules = make_rules(target=1001)
    assert bid_ceiling(rules, NO_MARRIAGE, Standing(880, barrel=0)) == 121
    assert bid_ceiling(rules, NO_MARRIAGE, Standing(870)) == 120
    capped = make_rules(barrel_bid_cap=120)
    assert bid_ceiling(capped, TWO_MARRIAGES, Standing(880, barrel=0)) == 120
    own_need = make_rules(barrel_min_contract=False)
    assert bid_ceiling(own_need, NO_MARRIAGE, Standing(880, barrel=0)) == 120


def test_a_silenced_player_can_only_pass() -> None:
    game = Game(silence_below=-120).standing(2, total=-125).standing(0, total=-120)
    game.deal().decline()
    assert game.legal(2) == (Pass(),)
    assert game.refusal(2, Bid(105)).facts == {"below": -120, "total": -125}
    assert Bid(105) in game.pass_(2).legal(0)


def test_silence_never_removes_the_compulsory_hundred() -> None:
    game = Game(silence_below=-120).standing(1, total=-300).deal().decline().pass_(2, 0)
    assert game.deal_state.declarer == 1


def test_a_player_without_a_marriage_has_only_a_pass_above_120() -> None:
    game = at_auction().pass_(2).bid(0, 120).bid(1, 125)
    assert game.deal_state.turn == 0
    assert Bid(130) in game.legal(0)
    lower = at_auction().bid(2, 120)
    assert lower.refused(0, Bid(120)) is Refusal.BID_TOO_LOW


@pytest.mark.parametrize(
    ("options", "action", "code"),
    [
        ({}, Bid(100), Refusal.BID_TOO_LOW),
        ({}, Bid(107), Refusal.BID_OFF_STEP),
        ({}, Bid(125), Refusal.BID_ABOVE_CEILING),
        ({"bid_jumps": False}, Bid(110), Refusal.BID_JUMP),
        ({}, Play(Card.AS), Refusal.WRONG_PHASE),
        ({}, AnswerClaim(False), Refusal.WRONG_PHASE),
    ],
)
def test_a_call_is_refused_for_its_reason(
    options: dict[str, object], action: Bid | Play | AnswerClaim, code: Refusal
) -> None:
    assert at_auction(**options).refused(2, action) is code


def test_only_the_seat_whose_turn_it_is_may_call() -> None:
    game = at_auction()
    refused = game.refusal(0, Bid(105))
    assert refused.code is Refusal.NOT_YOUR_TURN
    assert refused.facts == {"turn": (2,)}
    assert str(refused) == "not_your_turn: turn=(2,)"


class TestBarrel:
    """Auctions with somebody on the barrel (RULES.md 1.12)."""

    def game(self, seat: int, **options: object) -> Game:
        return Game(**options).standing(seat, total=880, barrel=0).deal(HANDS).decline()

    def test_must_bid_forbids_a_pass_while_a_bid_is_possible(self) -> None:
        game = self.game(2, barrel_auction="must_bid")
        assert game.refusal(2, Pass()).facts == {"least": 105}
        game = game.bid(2, 120).bid(0, 125).pass_(1)
        assert game.legal(2) == (Pass(),)

    def test_auto_bid_names_the_need_for_the_barrel_player_at_once(self) -> None:
        game = self.game(0, barrel_auction="auto_bid", target=1001)
        assert game.deal_state.calls == (Call(1, 100, forced=True), Call(0, 121, forced=True))
        assert game.deal_state.turn == 1

    def test_auto_bid_opens_with_the_need_when_forehand_is_on_the_barrel(self) -> None:
        game = self.game(1, barrel_auction="auto_bid", target=1001)
        assert [event for event in game.events if isinstance(event, BidMade)] == [
            BidMade(1, 121, forced=True)
        ]

    def test_auto_take_gives_the_prikup_without_an_auction(self) -> None:
        game = self.game(0, barrel_auction="auto_take", target=1001)
        taken = [event for event in game.events if isinstance(event, PrikupTaken)]
        assert [event.seat for event in taken] == [0]
        assert game.deal_state.contract == 121
        assert not game.deal_state.uncontested

    def test_of_two_on_the_barrel_the_one_nearest_to_forehand_takes(self) -> None:
        game = Game(barrel_auction="auto_take").standing(0, total=880, barrel=0)
        game = game.standing(2, total=880, barrel=1).deal().decline()
        assert game.deal_state.declarer == 2

    def test_the_contract_of_a_barrel_player_is_lifted_to_the_need(self) -> None:
        game = self.game(1).pass_(2, 0)
        assert (game.deal_state.bid, game.deal_state.contract) == (100, 120)
        assert game.deal_state.uncontested
        kept = self.game(1, barrel_min_contract=False).pass_(2, 0)
        assert kept.deal_state.contract == 100

    def test_the_barrel_options_do_nothing_where_there_is_no_single_barrel(self) -> None:
        game = self.game(0, barrel="off", barrel_auction="auto_take")
        assert game.state.phase is Phase.AUCTION
        assert game.deal_state.calls == (Call(1, 100, forced=True),)
