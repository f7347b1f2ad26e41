"""The golden round: which deals belong to it, how they are played, and how it ends."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.actions import AnswerClaim, Deal, NameContract, Rospis
from engine.decider import conduct, to_act
from engine.events import AuctionWon
from engine.illegal import Refusal
from engine.rules import make_rules
from engine.scoring import DealResult, Ending, GoldenRound, Reason, Standing, score_deal
from engine.shuffle import shuffle
from engine.state import Phase
from tests.engine.driver import Game

FORCED = {"golden": "forced_120"}


def golden(**options: object) -> Game:
    return Game(**FORCED, **options).deal().decline()


def lost_deal(game: Game) -> Game:
    """Play a deal in which the declarer takes nothing that makes his contract."""
    deck = shuffle(bytes([game.state.deal_number % 256] * 32))
    game._take(conduct(game.state, Deal(deck)))
    game.decline()
    while game.state.phase not in (Phase.DEAL, Phase.END):
        (seat,) = to_act(game.state)
        actions = [a for a in game.legal(seat) if a != AnswerClaim(True)]
        # The declarer throws his high cards away, the others take what they can.
        game.act(seat, actions[-1] if Rospis() not in actions else Rospis())
        game.decline()
    return game


class TestPlay:
    def test_forehand_plays_120_without_an_auction(self):
        game = golden()
        deal = game.deal_state
        assert (deal.declarer, deal.contract, deal.calls) == (1, 120, ())
        assert not deal.uncontested
        assert AuctionWon(1, 120, 120, uncontested=False) in game.events

    def test_only_doubling_leaves_the_auction_as_it_is(self):
        game = Game(golden="double_only").deal().decline()
        assert game.state.phase is Phase.AUCTION
        assert game.deal_state.high == 100

    def test_the_prikup_and_the_pass_are_hidden_where_agreed(self):
        assert not golden(pass_face="up").deal_state.prikup_shown
        assert golden(golden_hide=False).deal_state.prikup_shown
        doubled = Game(golden="double_only").deal().decline().pass_(2, 0).decline()
        assert doubled.deal_state.prikup_shown
        assert not golden(pass_face="up").give(1, "9S 9D").deal_state.gifts_face_up

    def test_the_contract_is_raised_only_where_agreed(self):
        assert golden().give(1, "9S 9D").decline().state.phase is Phase.TRICK
        raising = golden(golden_raise=True).give(1, "9S 9D").decline()
        assert NameContract(125) in raising.legal(1)

    def test_giving_up_is_its_own_agreement(self):
        assert golden().refused(1, Rospis()) is Refusal.ROSPIS_ON_GOLDEN
        assert Rospis() in golden(rospis_on_golden=True).legal(1)

    def test_the_barrel_does_not_lift_the_golden_contract(self):
        game = Game(target=1001, **FORCED).standing(1, total=880, barrel=0).deal().decline()
        assert game.deal_state.contract == 120

    def test_the_prikup_gives_no_claim_of_the_hundred(self):
        poor = {
            1: "AS KS 10S KH QH AH AD",
            2: "QS JS AC 10C JH 10D KD",
            0: "KC QC JC 10H QD JD 9S",
        }
        game = Game(**FORCED).deal(poor, "9C 9D 9H").decline()
        assert game.state.phase is Phase.PASS


class TestTheRound:
    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_it_has_as_many_deals_as_there_are_players(self, players):
        game = Game(golden="double_only", players=players)
        marks = []
        for _ in range(players + 1):
            marks.append(game.state.golden is not None)
            lost_deal(game)
        assert marks == [True] * players + [False]
        assert [row.result.golden is not None for row in game.state.rows] == marks

    def test_a_redeal_is_no_deal_of_it(self):
        nines = {
            1: "9S 9C 9D 9H JS JC JD",
            2: "10S KS AC 10C AD JH KH",
            0: "KC QC QS AS 10D AH QH",
        }
        game = Game(**FORCED).deal(nines, "10H KD QD")
        for seat in to_act(game.state):
            game.act(seat, AnswerClaim(seat == 1))
        assert game.state.phase is Phase.DEAL
        assert game.state.golden == GoldenRound(left=3)

    def test_everybody_is_forehand_once(self):
        game = Game(rospis_on_golden=True, **FORCED)
        for _ in range(3):
            lost_deal(game)
        assert [row.result.declarer for row in game.state.rows] == [1, 2, 0]

    @pytest.mark.parametrize(
        ("ending", "totals", "left"),
        [
            ("continue", [-240, -240, -240], None),
            ("replay", [-240, -240, -240], 3),
            ("reset_replay", [0, 0, 0], 3),
            ("reset_normal", [0, 0, 0], None),
        ],
    )
    def test_what_follows_when_nobody_makes_his_contract(self, ending, totals, left):
        game = Game(rospis_on_golden=True, golden_fail=ending, rospis_share="none", **FORCED)
        for _ in range(3):
            lost_deal(game)
        assert [one.total for one in game.state.standings] == totals
        assert (game.state.golden.left if game.state.golden else None) == left

    def test_one_golden_contract_made_is_enough(self):
        rules = make_rules(golden_fail="reset_replay", **FORCED)
        last = _result(made=False, golden=GoldenRound(left=1, made=True))
        scored = score_deal(rules, (Standing(),) * 3, last)
        assert [one.total for one in scored.standings] == [80, -240, 80]

    def test_a_reset_takes_a_player_off_the_barrel(self):
        rules = make_rules(golden_fail="reset_normal", **FORCED)
        standings = (Standing(total=880, barrel=1), Standing(), Standing(total=100))
        scored = score_deal(rules, standings, _result(made=False, golden=GoldenRound(left=1)))
        assert scored.standings[0] == Standing(total=0, barrel=None)
        resets = [line.basis for line in scored.lines if line.reason is Reason.GOLDEN_RESET]
        assert resets == [880, -240, 180]

    def test_a_won_match_is_not_reset(self):
        rules = make_rules(golden_fail="reset_normal", barrel="off", dump_truck="off", **FORCED)
        standings = (Standing(total=960), Standing(), Standing())
        scored = score_deal(rules, standings, _result(made=False, golden=GoldenRound(left=1)))
        assert scored.winner == 0
        assert scored.standings[0].total == 1040


class TestScoring:
    def test_bolts_count_as_two_where_agreed(self):
        rules = make_rules(golden_double_bolts=True, **FORCED)
        result = replace(_result(made=True), tricks=(0, 6, 2), cards=(0, 100, 20))
        scored = score_deal(rules, (Standing(bolts=1), Standing(), Standing()), result)
        reasons = [(line.reason, line.points, line.basis) for line in scored.lines if not line.seat]
        assert (Reason.DOUBLE_BOLT, 0, 3) in reasons
        assert (Reason.BOLT_FINE, -240, 3) in reasons
        assert scored.standings[0].bolts == 0

    def test_rospis_is_doubled_for_everybody(self):
        rules = make_rules(rospis_on_golden=True, **FORCED)
        scored = score_deal(rules, (Standing(),) * 3, _result(ending=Ending.ROSPIS))
        assert [one.total for one in scored.standings] == [120, -240, 120]

    def test_the_nines_bonus_is_not_doubled(self):
        rules = make_rules(four_nines_bonus=120, **FORCED)
        result = replace(_result(made=True), four_nines=(2,))
        assert score_deal(rules, (Standing(),) * 3, result).standings[2].total == 120

    def test_a_golden_contract_wins_from_a_barrel_that_needs_more(self):
        rules = make_rules(target=1001, **FORCED)
        standings = (Standing(), Standing(total=880, barrel=0), Standing())
        scored = score_deal(rules, standings, _result(made=True))
        assert scored.winner == 1
        assert scored.standings[1].total == 1120

    def test_the_sitter_is_doubled_too(self):
        rules = make_rules(players=4, **FORCED)
        zeros = (0, 0, 0, 0)
        result = DealResult(
            declarer=1,
            contract=120,
            ending=Ending.PLAYED,
            dealer=0,
            forehand=1,
            active=(1, 2, 3),
            cards=(0, 120, 0, 0),
            marriages=zeros,
            tricks=(0, 6, 1, 1),
            sitter_worth=24,
            golden=GoldenRound(left=2),
        )
        assert score_deal(rules, (Standing(),) * 4, result).standings[0].total == 50


def _result(
    *, made: bool = False, ending: Ending = Ending.PLAYED, golden: GoldenRound | None = None
) -> DealResult:
    cards = (0, 120, 0) if made else (40, 40, 40)
    return DealResult(
        declarer=1,
        contract=120,
        ending=ending,
        dealer=0,
        forehand=1,
        active=(1, 2, 0),
        cards=cards if ending is Ending.PLAYED else (0, 0, 0),
        marriages=(0, 0, 0),
        tricks=(1, 6, 1) if ending is Ending.PLAYED else (0, 0, 0),
        golden=golden or GoldenRound(left=2),
    )
