"""The dark game: who may commit himself, what he does not see, how the light is turned on."""

from __future__ import annotations

from engine.actions import AnswerClaim, Bid, GoDark, NameContract, Pass, Rospis
from engine.decider import to_act
from engine.events import AuctionWon, DarkDecided, Dealt, HandShown, PrikupTaken
from engine.illegal import Refusal
from engine.rules import MarriageValues
from engine.state import Phase
from engine.undo import Bar, Barrier, recall, to_take_back
from engine.view import redact
from tests.engine.driver import HANDS, Game

FOREHAND = 1


def dealt(**options: object) -> Game:
    return Game(dark=True, **options).deal()


def in_the_dark(**options: object) -> Game:
    return dealt(**options).act(FOREHAND, GoDark(True)).decline()


class TestTheDecision:
    def test_forehand_is_asked_before_anything_else(self):
        game = dealt()
        assert game.state.phase is Phase.DARK
        assert to_act(game.state) == (FOREHAND,)
        assert game.legal(FOREHAND) == (GoDark(False), GoDark(True))
        assert game.refused(FOREHAND, Pass()) is Refusal.WRONG_PHASE

    def test_forehand_does_not_see_his_cards_and_the_others_see_theirs(self):
        game = dealt()
        seen = [game.view(seat).deal.hands[seat] is not None for seat in range(3)]
        assert seen == [True, False, True]
        (deal,) = [event for event in game.events if isinstance(event, Dealt)]
        assert redact(deal, FOREHAND).hands == (None, None, None)
        assert redact(deal, 0).hands[0] is not None

    def test_who_says_no_sees_his_cards_and_plays_as_ever(self):
        game = dealt().act(FOREHAND, GoDark(False))
        shown = game.events[-1]
        assert isinstance(shown, HandShown)
        assert redact(shown, 0).cards is None
        assert game.view(FOREHAND).deal.hands[FOREHAND] == shown.cards
        game.decline()
        assert game.deal_state.high == 100
        assert not game.deal_state.dark

    def test_the_decision_is_public(self):
        game = dealt().act(FOREHAND, GoDark(True))
        decided = DarkDecided(FOREHAND, dark=True)
        assert decided in game.events
        assert all(redact(decided, seat) == decided for seat in (0, 1, 2, None))

    def test_it_is_not_offered_where_the_score_forbids_it(self):
        def phase(standing: dict[str, int], seat: int = FOREHAND, **options: object) -> Phase:
            game = Game(dark=True, **options).standing(seat, **standing).deal()
            return game.state.phase

        assert phase({"total": -200}, silence_below=-120) is not Phase.DARK
        assert phase({"total": 235}, dark_min_score=240) is not Phase.DARK
        assert phase({"total": 240}, dark_min_score=240) is Phase.DARK
        on_barrel = {"total": 880, "barrel": 0}
        assert phase(on_barrel, seat=2) is not Phase.DARK
        assert phase(on_barrel, seat=2, dark_on_barrel=True) is Phase.DARK
        takes = {"dark_on_barrel": True, "barrel_auction": "auto_take"}
        assert phase(on_barrel, seat=2, **takes) is not Phase.DARK

    def test_no_dark_game_in_a_golden_deal(self):
        assert Game(dark=True, golden="double_only").deal().state.phase is not Phase.DARK

    def test_who_cannot_see_his_cards_claims_nothing_by_them(self):
        nines = {
            1: "9S 9C 9D 9H JS JC JD",
            2: "10S KS AC 10C AD JH KH",
            0: "KC QC QS AS 10D AH QH",
        }
        game = Game(dark=True).deal(nines, "10H KD QD").act(FOREHAND, GoDark(True))
        assert game.state.phase is Phase.CLAIM_HAND
        assert game.legal(FOREHAND) == (AnswerClaim(False),)
        light = Game(dark=True).deal(nines, "10H KD QD").act(FOREHAND, GoDark(False))
        assert AnswerClaim(True) in light.legal(FOREHAND)

    def test_it_is_the_right_of_forehand_where_the_dealer_has_to_bid(self):
        game = in_the_dark(forced_bid="dealer", undark="off")
        assert (game.deal_state.declarer, game.deal_state.contract) == (FOREHAND, 120)


class TestTheAuction:
    def test_without_un_darkening_nobody_bids(self):
        game = in_the_dark(undark="off")
        deal = game.deal_state
        assert (deal.declarer, deal.contract, deal.dark, deal.uncontested) == (1, 120, True, False)
        assert not any(call.amount is None for call in deal.calls)
        assert game.view(FOREHAND).deal.hands[FOREHAND] is not None

    def test_every_opponent_is_asked_and_only_who_holds_a_marriage_may_bid(self):
        game = in_the_dark()
        assert game.view(FOREHAND).deal.hands[FOREHAND] is None
        assert game.legal(2) == (Pass(),)
        assert game.refused(2, Bid(125)) is Refusal.UNDARK_NEEDS_MARRIAGE
        game.pass_(2)
        assert game.legal(0) == (Pass(), Bid(125))
        assert game.refused(0, Bid(130)) is Refusal.BID_JUMP
        assert game.refused(0, Bid(120)) is Refusal.BID_TOO_LOW

    def test_a_marriage_is_needed_whatever_the_ceiling_of_bids_is(self):
        assert in_the_dark(bid_limit="none").legal(2) == (Pass(),)

    def test_a_marriage_worth_nothing_carries_no_bid_above_the_ceiling(self):
        worth_nothing = {
            "marriage_values": "custom",
            "marriage_custom": MarriageValues(spades=0, clubs=0, diamonds=0, hearts=0),
        }
        game = in_the_dark(**worth_nothing).pass_(2)
        assert game.legal(0) == (Pass(),)
        assert game.refused(0, Bid(125)) is Refusal.BID_ABOVE_CEILING
        free = in_the_dark(bid_limit="none", **worth_nothing).pass_(2)
        assert free.legal(0) == (Pass(), Bid(125))

    def test_the_bid_is_the_next_step(self):
        assert in_the_dark(bid_step=10, dump_truck="off").pass_(2).legal(0) == (Pass(), Bid(130))

    def test_the_light_brings_the_ordinary_auction_and_forehand_his_cards(self):
        game = in_the_dark().pass_(2).bid(0, 125)
        deal = game.deal_state
        assert (deal.dark, deal.undarkened, deal.blind) == (False, 0, None)
        assert isinstance(game.events[-1], HandShown)
        assert Bid(140) in game.legal(FOREHAND)
        game.bid(1, 130).pass_(0)
        assert (game.deal_state.declarer, game.deal_state.contract) == (1, 130)
        assert game.deal_state.prikup_shown

    def test_the_light_may_bring_the_prikup_at_once(self):
        game = in_the_dark(undark="take").pass_(2).bid(0, 125)
        kinds = [type(event) for event in game.events[-3:]]
        assert kinds == [HandShown, AuctionWon, PrikupTaken]
        assert (game.deal_state.declarer, game.deal_state.contract) == (0, 125)
        assert game.deal_state.prikup_shown

    def test_when_all_pass_the_hand_is_shown_before_the_prikup_is_taken(self):
        game = in_the_dark().pass_(2, 0)
        kinds = [type(event) for event in game.events[-3:]]
        assert kinds == [HandShown, AuctionWon, PrikupTaken]
        assert game.deal_state.dark
        assert len(game.view(FOREHAND).deal.hands[FOREHAND]) == 10

    def test_the_contract_on_the_barrel_is_lifted(self):
        game = Game(dark=True, dark_on_barrel=True, target=1001, undark="off")
        game.standing(FOREHAND, total=880, barrel=0).deal().act(FOREHAND, GoDark(True)).decline()
        assert game.deal_state.contract == 121


class TestAfterwards:
    def test_the_prikup_is_hidden_and_cards_go_face_down(self):
        game = in_the_dark(undark="off", pass_face="up")
        assert not game.deal_state.prikup_shown
        assert game.view(0).deal.prikup is None
        game.give(1, "9S 9D")
        assert not game.deal_state.gifts_face_up
        shown = in_the_dark(undark="off", pass_face="up", dark_hide_prikup=False)
        assert shown.deal_state.prikup_shown

    def test_the_contract_is_raised_only_where_agreed(self):
        game = in_the_dark(undark="off").give(1, "9S 9D").decline()
        assert game.state.phase is Phase.TRICK
        raising = in_the_dark(undark="off", dark_raise=True).give(1, "9S 9D").decline()
        assert NameContract(125) in raising.legal(1)

    def test_giving_up_is_its_own_agreement(self):
        game = in_the_dark(undark="off").decline()
        assert game.refused(1, Rospis()) is Refusal.ROSPIS_IN_DARK
        allowed = in_the_dark(undark="off", rospis_in_dark=True).decline().rospis(1)
        assert [one.total for one in allowed.state.standings] == [60, -240, 60]

    def test_a_claim_at_the_hundred_is_not_open_at_the_dark_contract(self):
        poor = {
            1: "AS KS 10S KH QH AH AD",
            2: "QS JS AC 10C JH 10D KD",
            0: "KC QC JC 10H QD JD 9S",
        }
        game = Game(dark=True, undark="off", redeal_four_nines_deal=False)
        game.deal(poor, "9C 9D 9H").act(FOREHAND, GoDark(True)).decline()
        assert game.state.phase is Phase.PASS

    def test_a_decision_is_not_taken_back_once_the_cards_are_seen(self):
        game = dealt().act(FOREHAND, GoDark(False))
        assert to_take_back(recall(game.events, FOREHAND)) == Barrier(Bar.HAND, FOREHAND)
        dark = dealt().act(FOREHAND, GoDark(True))
        assert not isinstance(to_take_back(recall(dark.events, FOREHAND)), Barrier)


class TestUnseenHands:
    def test_two_hidden_hands_look_the_same_to_their_holder(self):
        here = in_the_dark()
        swapped = {1: HANDS[2], 2: HANDS[1], 0: HANDS[0]}
        there = Game(dark=True).deal(swapped).act(FOREHAND, GoDark(True)).decline()
        assert here.view(FOREHAND) == there.view(FOREHAND)
