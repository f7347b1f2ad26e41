"""Claims, prikup, pass, raise and rospis (RULES.md 1.3, 1.5-1.8)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

from engine.actions import AnswerClaim, Bid, Deal, NameContract, Pass, PassCards, Rospis, Start
from engine.cards import DECK, Card, hand_of, parse_cards
from engine.decider import begin, conduct, decide, to_act
from engine.events import (
    ClaimAnswered,
    ClaimsClosed,
    MatchStarted,
    PrikupTaken,
    RedealGranted,
    Rewound,
    Surrendered,
)
from engine.illegal import IllegalAction, Refusal
from engine.log import effective, fold
from engine.phases.claims import rights
from engine.phases.deal import PRIKUP, receivers
from engine.rules import InvalidRules, Rules, make_rules
from engine.scoring.types import Reason
from engine.state import ClaimRight, ClaimStage, Gift, Phase, deal_of, visible_hand
from tests.engine.driver import Game, at_auction, at_first_lead, at_pass, at_raise

NINES = {1: "AS KS QS 10S KH QH AD", 2: "9S 9C 9D 9H 10C AC JH", 0: "KC QC JC JS 10D AH JD"}
LOW = {1: "AS KS QS 10S KH QH AD", 2: "9S 9C 9D JH JS JC JD", 0: "KC QC AC 10C 10D AH 9H"}


class TestDealing:
    """RULES.md 1.2 and 2.4b item 11."""

    @pytest.mark.parametrize(
        ("pattern", "places"),
        [
            ("one_by_one_mid", [7, 11, 15]),
            ("prikup_first_three_rounds", [3, 7, 11]),
            ("prikup_last", [22, 23, 24]),
            ("packets_3_2_2", [10, 11, 18]),
        ],
    )
    def test_each_pattern_gives_seven_cards_and_a_prikup(
        self, pattern: str, places: list[int]
    ) -> None:
        order = receivers(make_rules(deal_pattern=pattern, prikup_ban="none"))
        assert [place for place, to in enumerate(order, 1) if to == PRIKUP] == places
        assert [order.count(seat) for seat in (0, 1, 2)] == [7, 7, 7]

    def test_the_first_card_goes_to_forehand_and_the_last_to_the_dealer(self) -> None:
        game = Game(dealer=2)
        (dealt, *_) = conduct(game.state, Deal(DECK))
        assert DECK[0] in dealt.hands[0]
        assert DECK[-1] in dealt.hands[2]

    def test_a_deck_with_a_card_twice_is_refused(self) -> None:
        with pytest.raises(IllegalAction, match="bad_deck: cards=23"):
            conduct(Game().state, Deal((*DECK[:-1], DECK[0])))
        with pytest.raises(IllegalAction, match="bad_deck"):
            conduct(Game().state, Deal((*DECK, DECK[0])))

    def test_nothing_is_dealt_while_a_deal_is_on(self) -> None:
        with pytest.raises(IllegalAction, match="not_dealing"):
            conduct(at_auction().state, Deal(DECK))
        with pytest.raises(IllegalAction, match="not_dealing"):
            conduct(None, Deal(DECK))

    def test_a_match_starts_once_and_with_playable_rules(self) -> None:
        with pytest.raises(IllegalAction, match="wrong_phase"):
            conduct(Game().state, Start(Rules(), 0))
        with pytest.raises(InvalidRules, match="dump"):
            conduct(None, Start(Rules(dump_value=555, round_step=10), 0))
        with pytest.raises(ValueError, match="seat 3 cannot deal"):
            conduct(None, Start(Rules(), 3))

    def test_before_the_first_deal_nobody_acts_and_no_hand_is_there(self) -> None:
        game = Game()
        assert to_act(game.state) == ()
        assert game.legal(0) == ()
        with pytest.raises(ValueError, match="no cards are dealt"):
            deal_of(game.state)
        with pytest.raises(ValueError, match="seat 0 is not visible"):
            visible_hand(deal_of(game.deal().view(1)), 0)


class TestClaims:
    """RULES.md 1.3, ambiguity 32."""

    def test_all_seats_are_asked_at_once_and_answer_in_any_order(self) -> None:
        game = Game().deal()
        assert to_act(game.state) == (1, 2, 0)
        game.act(0, AnswerClaim(False)).act(1, AnswerClaim(False))
        assert to_act(game.state) == (2,)
        assert game.refused(0, AnswerClaim(False)) is Refusal.ALREADY_ANSWERED
        game.act(2, AnswerClaim(False))
        assert ClaimsClosed(ClaimStage.AFTER_DEAL) in game.events
        assert game.state.phase is Phase.AUCTION

    def test_without_a_right_only_no_can_be_said(self) -> None:
        game = Game().deal()
        assert game.legal(1) == (AnswerClaim(False),)
        assert game.refused(1, AnswerClaim(True)) is Refusal.NO_CLAIM_RIGHT
        assert game.refused(1, Pass()) is Refusal.WRONG_PHASE

    def test_four_nines_may_be_thrown_in_or_played(self) -> None:
        game = Game().deal(NINES, "KD QD 10H")
        assert game.legal(2) == (AnswerClaim(False), AnswerClaim(True))
        assert game.decline().state.phase is Phase.AUCTION

    def test_a_granted_claim_shows_the_cards_and_the_same_dealer_deals_again(self) -> None:
        game = Game().deal(NINES, "KD QD 10H")
        game.act(2, AnswerClaim(True)).act(1, AnswerClaim(False)).act(0, AnswerClaim(False))
        nines = parse_cards("9S 9C 9D 9H")
        assert game.events[-1] == RedealGranted(2, ClaimRight.FOUR_NINES, nines, (2,))
        assert (game.state.phase, game.state.dealer) == (Phase.DEAL, 0)
        assert (game.state.deal_number, game.state.redeals) == (1, 1)
        game.deal().decline().pass_(2, 0).decline().rospis(1)
        assert (game.state.dealer, game.state.deal_number, game.state.redeals) == (1, 2, 0)

    def test_the_next_dealer_deals_again_where_agreed(self) -> None:
        game = Game(redeal_dealer="next").deal(NINES, "KD QD 10H")
        for seat in (1, 2, 0):
            game.act(seat, AnswerClaim(seat == 2))
        assert game.state.dealer == 1

    def test_the_first_right_clockwise_from_forehand_is_granted(self) -> None:
        hands = {1: "9S 9C JH JS JC JD KD", 2: "KS QS AS 10S AC 10C KC", 0: "9D 9H QH QC QD KH AD"}
        game = Game(redeal_hand_below=30).deal(hands, "AH 10H 10D")
        for seat in (0, 2, 1):
            game.act(seat, AnswerClaim(seat != 2))
        granted = game.events[-1]
        assert isinstance(granted, RedealGranted)
        assert (granted.seat, granted.right, granted.claimed) == (1, ClaimRight.LOW_HAND, (1, 0))
        assert granted.cards == hand_of(parse_cards(hands[1]))

    def test_a_poor_prikup_taken_at_the_bare_hundred_may_be_thrown_in(self) -> None:
        poor = {1: "AS KS QS 10S KH QH AD", 2: "JS JC AC 10C 10H JH KD", 0: "KC QC AH 9C 10D QD 9D"}
        game = Game().deal(poor, "9S 9H JD").decline().pass_(2, 0)
        assert game.state.phase is Phase.CLAIM_PRIKUP
        assert to_act(game.state) == (1,)
        game.act(1, AnswerClaim(True))
        assert game.events[-2] == ClaimAnswered(1, claim=True)
        assert game.events[-1] == RedealGranted(
            1, ClaimRight.LOW_PRIKUP, hand_of(parse_cards("9S 9H JD")), (1,)
        )

    def test_nobody_is_asked_about_a_prikup_won_with_a_bid(self) -> None:
        assert at_auction().bid(2, 105).pass_(0, 1).state.phase is Phase.PASS

    @pytest.mark.parametrize(
        ("options", "stage", "hand", "prikup", "found"),
        [
            ({"redeal_four_jacks": True}, "after_deal", "JS JC JD JH AS AC AD", "", "four_jacks"),
            (
                {"redeal_three_nines": "any"},
                "after_pass",
                "9S 9C 9D AS AC AD KD KC",
                "",
                "three_nines",
            ),
            (
                {"redeal_four_nines_pass": True},
                "after_pass",
                "9S 9C 9D 9H AS AC AD KD",
                "",
                "four_nines",
            ),
            (
                {"redeal_hand_when": "after_pass"},
                "after_pass",
                "9S 9C JS JC JD JH QH 9H",
                "",
                "low_hand",
            ),
            ({"redeal_prikup_two_nines": True}, "after_prikup", "AS", "9S 9C AD", "prikup_nines"),
            ({"redeal_prikup_three_jacks": True}, "after_prikup", "AS", "JS JC JD", "prikup_jacks"),
            ({}, "after_prikup", "AS", "9S 9C KD", "low_prikup"),
            ({}, "after_prikup", "AS", "9S JC QD", ""),
            ({}, "after_deal", "9S 9C 9D JS JC JD AH", "", ""),
        ],
    )
    def test_which_rights_a_hand_or_prikup_gives(
        self, options: dict[str, object], stage: str, hand: str, prikup: str, found: str
    ) -> None:
        given = rights(
            make_rules(**options),
            ClaimStage(stage),
            parse_cards(hand),
            prikup=parse_cards(prikup),
            uncontested=True,
        )
        assert given == ((ClaimRight(found),) if found else ())

    def test_three_nines_may_be_forehands_right_alone(self) -> None:
        rules = make_rules(redeal_three_nines="forehand")
        hand = parse_cards("9S 9C 9D AS AC AD KD")
        assert rights(rules, ClaimStage.AFTER_DEAL, hand) == ()
        found = rights(rules, ClaimStage.AFTER_DEAL, hand, forehand=True)
        assert found == (ClaimRight.THREE_NINES,)

    def test_prikup_claims_may_not_need_the_hundred(self) -> None:
        game = at_auction(redeal_prikup_only_at_100=False).bid(2, 105).pass_(0, 1)
        assert game.state.phase is Phase.CLAIM_PRIKUP

    @pytest.mark.parametrize("claim", [True, False])
    def test_after_the_pass_all_are_asked_clockwise_from_the_declarer(self, claim: bool) -> None:
        game = Game(redeal_four_nines_pass=True).deal(
            {1: "AS KS QS 9S KH QH 9D", 2: "9C 9H AC 10C AD JH JS", 0: "KC QC JC 10S 10D AH JD"}
        )
        game.decline().pass_(2).bid(0, 105).bid(1, 120).pass_(0).decline()
        game.give(1, "9S KD")
        assert to_act(game.state) == (1, 2, 0)
        assert game.legal(2) == (AnswerClaim(False),)
        game = Game(redeal_three_nines="any").deal(
            {1: "AS KS QS 9S KH QH 9D", 2: "9C 9H AC 10C AD JH JS", 0: "KC QC JC 10S 10D AH JD"}
        )
        game.decline().pass_(2).bid(0, 105).bid(1, 120).pass_(0).decline().give(1, "9S KD")
        for seat in (1, 2, 0):
            game.act(seat, AnswerClaim(claim and seat == 2))
        assert game.state.phase is (Phase.DEAL if claim else Phase.RAISE)

    def test_four_jacks_prove_themselves(self) -> None:
        hands = {1: "AS KS QS 9S KH QH 9D", 2: "JS JC JD JH AC 10C AD", 0: "KC QC 9C 10S 10D AH 9H"}
        game = Game(redeal_four_jacks=True).deal(hands)
        for seat in (1, 2, 0):
            game.act(seat, AnswerClaim(seat == 2))
        granted = game.events[-1]
        assert isinstance(granted, RedealGranted)
        assert granted.cards == parse_cards("JS JC JD JH")


class TestPrikup:
    """RULES.md 1.5."""

    @pytest.mark.parametrize(
        ("show", "contested", "shown"),
        [
            ("always", False, True),
            ("hidden_at_forced_100", False, False),
            ("hidden_at_forced_100", True, True),
            ("never", True, False),
        ],
    )
    def test_who_sees_the_prikup(self, show: str, contested: bool, shown: bool) -> None:
        game = at_auction(prikup_show=show)
        game = game.bid(2, 105).pass_(0).bid(1, 110).pass_(2) if contested else game.pass_(2, 0)
        taken = next(event for event in game.events if isinstance(event, PrikupTaken))
        assert taken.shown is shown
        assert (deal_of(game.view(0)).prikup is not None) is shown
        assert deal_of(game.view(1)).prikup is not None

    def test_the_declarer_holds_ten_cards(self) -> None:
        assert at_pass().deal_state.held == (7, 10, 7)


class TestPass:
    """RULES.md 1.6."""

    def test_one_card_goes_to_each_defender_clockwise_from_the_declarer(self) -> None:
        game = at_raise(gifts="9S 9D")
        assert game.deal_state.gifts == (Gift(2, Card.NS), Gift(0, Card.ND))
        assert game.deal_state.held == (8, 8, 8)
        assert Card.NS in (game.deal_state.hands[2] or ())

    def test_every_pair_of_cards_may_be_passed(self) -> None:
        game = at_pass()
        hand = game.deal_state.hands[1] or ()
        assert game.legal(1) == (*(PassCards(two) for two in permutations(hand, 2)), Rospis())

    @pytest.mark.parametrize(("face", "seen"), [("up", Card.ND), ("down", None)])
    def test_the_other_defender_sees_a_card_only_when_it_is_passed_face_up(
        self, face: str, seen: Card | None
    ) -> None:
        game = at_raise(gifts="9S 9D", pass_face=face)
        assert deal_of(game.view(2)).gifts[1].card is seen

    def test_a_hidden_prikup_forces_the_pass_face_down(self) -> None:
        game = at_raise(pass_face="up", prikup_show="never")
        assert not game.deal_state.gifts_face_up

    @pytest.mark.parametrize(
        ("cards", "code"),
        [
            ("9S AH", Refusal.NOT_IN_HAND),
            ("9S 9S", Refusal.PASS_COUNT),
            ("9S", Refusal.PASS_COUNT),
            ("9S 9D KS", Refusal.PASS_COUNT),
        ],
    )
    def test_a_pass_is_refused_for_its_reason(self, cards: str, code: Refusal) -> None:
        assert at_pass().refused(1, PassCards(parse_cards(cards))) is code

    def test_nothing_else_can_be_done_meanwhile(self) -> None:
        assert at_pass().refused(1, Bid(130)) is Refusal.WRONG_PHASE
        assert at_raise().refused(1, Bid(130)) is Refusal.WRONG_PHASE


class TestRaise:
    """RULES.md 1.7, 2.4b item 4."""

    def test_the_contract_may_be_kept_or_raised_to_the_ceiling_of_the_cards_kept(self) -> None:
        amounts = [a.amount for a in at_raise().legal(1) if isinstance(a, NameContract)]
        assert amounts == list(range(120, 120 + 40 + 80 + 100 + 1, 5))

    def test_passing_half_a_marriage_away_lowers_the_ceiling(self) -> None:
        amounts = [
            a.amount for a in at_raise(gifts="KH 9D").legal(1) if isinstance(a, NameContract)
        ]
        assert amounts[-1] == 120 + 40 + 80

    def test_the_ceiling_is_never_below_the_bid_won(self) -> None:
        game = at_pass(250).give(1, "KH KS").decline()
        assert game.legal(1) == (NameContract(250), Rospis())

    def test_on_the_barrel_the_need_may_be_named_without_a_marriage(self) -> None:
        game = Game(win_above_target=True, barrel_min_contract=False)
        game.standing(2, total=880, barrel=0).deal().decline().bid(2, 105).pass_(0, 1).decline()
        game.give(2, "KD 9H").decline()
        assert game.legal(2)[-1] == NameContract(125)
        assert game.refusal(2, NameContract(130)).facts == {"ceiling": 125}

    def test_an_unlimited_raise_goes_to_the_highest_contract(self) -> None:
        game = at_raise(gifts="KH KS", raise_limit="unlimited", max_contract=300)
        assert NameContract(300) in game.legal(1)
        assert game.refusal(1, NameContract(305)).facts == {"ceiling": 300}

    @pytest.mark.parametrize(
        ("amount", "code"),
        [
            (115, Refusal.CONTRACT_TOO_LOW),
            (122, Refusal.CONTRACT_OFF_STEP),
            (345, Refusal.CONTRACT_ABOVE_CEILING),
        ],
    )
    def test_a_contract_is_refused_for_its_reason(self, amount: int, code: Refusal) -> None:
        assert at_raise().refused(1, NameContract(amount)) is code

    def test_without_a_raise_the_first_lead_follows_the_pass(self) -> None:
        assert at_raise(raise_contract="never").state.phase is Phase.TRICK

    def test_the_named_contract_stands(self) -> None:
        assert at_raise().contract(1, 200).deal_state.contract == 200


class TestRospis:
    """RULES.md 1.8, 2.4b item 3."""

    @pytest.mark.parametrize("at", [at_pass, at_raise, at_first_lead])
    def test_the_deal_may_be_given_up_until_the_first_card(self, at: Callable[[], Game]) -> None:
        game = at().rospis(1)
        assert Surrendered(1, 120) in game.events
        assert [standing.total for standing in game.state.standings] == [60, -120, 60]
        assert game.state.phase is Phase.DEAL
        reasons = [line.reason for line in game.state.rows[0].lines]
        assert Reason.ROSPIS_COST in reasons

    def test_it_may_have_to_come_before_the_pass(self) -> None:
        assert Rospis() in at_pass(rospis_timing="before_pass").legal(1)
        late = at_raise(rospis_timing="before_pass")
        assert late.refused(1, Rospis()) is Refusal.ROSPIS_TOO_LATE

    def test_a_table_may_not_know_it(self) -> None:
        assert at_pass(rospis=False).refused(1, Rospis()) is Refusal.ROSPIS_OFF
        assert at_raise(rospis=False).refused(1, Rospis()) is Refusal.ROSPIS_OFF

    def test_it_may_be_limited(self) -> None:
        game = Game(rospis_limit=1).standing(1, rospis=1).deal().decline().pass_(2, 0).decline()
        assert game.refusal(1, Rospis()).facts == {"limit": 1}

    @pytest.mark.parametrize(
        ("seat", "when", "code"),
        [
            (1, "not_barrel_player", Refusal.ROSPIS_ON_BARREL),
            (0, "nobody", Refusal.ROSPIS_BARREL_OCCUPIED),
        ],
    )
    def test_the_barrel_may_forbid_it(self, seat: int, when: str, code: Refusal) -> None:
        game = Game(rospis_when_barrel=when).standing(seat, total=880, barrel=0)
        game.deal().decline().pass_(2, 0).decline()
        assert game.refused(1, Rospis()) is code


class TestEnd:
    """RULES.md 1.11 item 9 and 1.17."""

    def test_a_made_contract_on_the_barrel_ends_the_match(self) -> None:
        game = Game().standing(1, total=880, barrel=0).deal().decline().pass_(2, 0).decline()
        game.give(1, "9S 9D").contract(1, 120)
        game.play("AS", "10S", "KC", "KS!", "JS", "QC", "QS", "9S", "JC", "KD!")
        while game.state.phase is Phase.TRICK:
            game.play(sorted(game.legal_cards())[0])
        assert game.state.winner == 1
        assert game.state.standings[1].total == 1000
        assert game.refused(1, Bid(100)) is Refusal.MATCH_OVER
        with pytest.raises(IllegalAction, match="match_over"):
            decide(game.state, 0, Pass())


class TestLog:
    """Undo appends and never cuts."""

    def test_a_rewind_takes_back_all_after_its_place(self) -> None:

        game = at_auction()
        place = len(game.events)
        before = game.state
        game.bid(2, 105)
        log = [*game.events, Rewound(place)]
        assert fold(log) == before
        again = [*log, *decide(before, 2, Pass())]
        assert fold(again).deal == at_auction().pass_(2).deal_state
        back = [*again, Rewound(place + 1)]
        assert fold(back) == game.state
        assert len(effective(back)) == place + 1

    def test_a_rewind_to_nowhere_is_refused(self) -> None:

        with pytest.raises(ValueError, match="goes back to 7"):
            effective([*Game().events, Rewound(7)])

    def test_a_log_begins_with_a_match(self) -> None:
        with pytest.raises(ValueError, match="begins with the start"):
            fold([])
        with pytest.raises(ValueError, match="begins with the start"):
            fold(at_auction().events[1:])

    def test_a_match_begins_without_cards(self) -> None:
        game = Game(dealer=2)
        started = game.events[0]
        assert isinstance(started, MatchStarted)
        assert begin(started).dealer == 2
