"""Four at the table, three play (RULES.md 1.2, 1.14, ambiguity 38)."""

from __future__ import annotations

import pytest

from engine.cards import hand_of, parse_cards
from engine.decider import legal_actions
from engine.rules import PRESETS, Rules, with_options
from engine.scoring import Reason, Standing, score_deal
from engine.scoring.types import DealResult, Ending
from engine.sitting import prikup_worth
from engine.state import Phase
from engine.view import view
from tests.engine.driver import Game

HANDS = {
    1: "AS KS QS 9S KH QH 9D",
    2: "10S JS AC 10C AD JH 9H",
    3: "KC QC JC 9C 10D AH JD",
}
PRIKUP = "10H KD QD"


def rules_of(**options: object) -> Rules:
    return with_options(PRESETS["four_players"].rules, options)


def dealt(dealer: int = 0, hands: dict[int, str] | None = None, **options: object) -> Game:
    return Game(rules_of(**options), dealer).deal(hands or HANDS, PRIKUP).decline()


class TestSeats:
    """Who sits out, who is forehand."""

    @pytest.mark.parametrize(
        ("option", "active"),
        [
            ("dealer", (1, 2, 3)),
            ("opposite_dealer", (1, 3, 0)),
            ("right_of_dealer", (1, 2, 0)),
        ],
    )
    def test_one_seat_gets_no_cards(self, option: str, active: tuple[int, ...]) -> None:
        hands = dict(zip(active, HANDS.values(), strict=True))
        deal = dealt(hands=hands, four_player_sitter=option).deal_state
        assert deal.active == active
        assert [deal.held[seat] for seat in range(4)] == [7 * (seat in active) for seat in range(4)]

    @pytest.mark.parametrize("dealer", range(4))
    def test_the_compulsory_hundred_goes_round_the_table(self, dealer: int) -> None:
        hands = {(seat + dealer) % 4: cards for seat, cards in HANDS.items()}
        deal = dealt(dealer, hands).deal_state
        assert (deal.forehand, deal.high_bidder, deal.turn) == (
            (dealer + 1) % 4,
            (dealer + 1) % 4,
            (dealer + 2) % 4,
        )

    def test_the_deal_passes_on_over_all_four(self) -> None:
        game = dealt().pass_(2, 3)
        game.decline().rospis(1)
        assert (game.state.phase, game.state.dealer) == (Phase.DEAL, 1)

    @pytest.mark.parametrize(
        ("sitter", "bidder"), [("dealer", 1), ("opposite_dealer", 0), ("right_of_dealer", 0)]
    )
    def test_forehand_stands_in_for_a_dealer_who_sits_out(self, sitter: str, bidder: int) -> None:
        active = {"dealer": (1, 2, 3), "opposite_dealer": (1, 3, 0), "right_of_dealer": (1, 2, 0)}
        hands = dict(zip(active[sitter], HANDS.values(), strict=True))
        game = dealt(hands=hands, four_player_sitter=sitter, forced_bid="dealer")
        assert game.deal_state.high_bidder == bidder

    def test_gifts_and_tricks_leave_the_sitter_out(self) -> None:
        game = dealt().pass_(2, 3).decline().give(1, "9S 9D").decline().contract(1, 100)
        assert game.deal_state.held == (0, 8, 8, 8)
        game.play("AS", "10S", "9C")
        assert len(game.deal_state.tricks) == 1


class TestWhatTheSitterSees:
    """No more than somebody who watches."""

    def test_the_sitter_sees_what_a_spectator_sees(self) -> None:
        game = dealt()
        for step in (
            lambda: game,
            lambda: game.pass_(2, 3).decline(),
            lambda: game.give(1, "9S 9D"),
        ):
            step()
            sitter, watcher = game.view(0).deal, game.view(None).deal
            assert sitter is not None
            assert watcher is not None
            assert sitter.hands[0] == ()
            assert sitter.hands[1:] == watcher.hands[1:] == (None, None, None)
            assert (sitter.prikup, sitter.gifts) == (watcher.prikup, watcher.gifts)

    def test_the_sitter_is_asked_for_nothing(self) -> None:
        game = Game(rules_of()).deal(HANDS, PRIKUP)
        assert game.deal_state.claims is not None
        assert game.deal_state.claims.asked == (1, 2, 3)
        assert legal_actions(view(game.state, 0)) == ()

    def test_a_prikup_that_is_hidden_stays_hidden_from_the_sitter(self) -> None:
        game = dealt(prikup_show="never").pass_(2, 3).decline()
        seen = game.view(0).deal
        assert seen is not None
        assert seen.prikup is None


class TestWhatThePrikupIsWorth:
    """`sitter_score` and `sitter_ace_value`, before rounding."""

    @pytest.mark.parametrize(
        ("score", "prikup", "worth"),
        [
            ("none", "KH QH 9C", 0),
            ("cards", "KH QH 9C", 7),
            ("cards_marriage", "KH QH 9C", 107),
            ("cards_marriage", "KH 9D 9C", 4),
            ("cards_half_marriage", "KH QH 9C", 107),
            ("cards_half_marriage", "KH 9D 9C", 54),
            ("cards_half_marriage", "KH QS 9C", 77),
            ("cards_half_marriage", "KH QH KS", 131),
            ("aces_marriage", "AS AD KC", 80),
            ("aces_marriage", "AS KC QC", 100),
            ("three_nines_or_cards", "9S 9D 9C", 100),
            ("three_nines_or_cards", "9S 9D AC", 11),
        ],
    )
    def test_each_form(self, score: str, prikup: str, worth: int) -> None:
        rules = rules_of(sitter_score=score)
        assert prikup_worth(rules, hand_of(parse_cards(prikup))) == worth

    def test_an_ace_may_be_worth_fifty(self) -> None:
        rules = rules_of(sitter_score="aces_marriage", sitter_ace_value=50)
        assert prikup_worth(rules, hand_of(parse_cards("AS AD 9C"))) == 100

    def test_at_other_tables_it_is_worth_nothing(self) -> None:
        assert prikup_worth(Rules(), hand_of(parse_cards("KH QH 9C"))) == 0


def result(worth: int, ending: Ending = Ending.PLAYED) -> DealResult:
    """Seat 1 plays 100, seat 0 deals and sits out."""
    played = ending is Ending.PLAYED
    return DealResult(
        declarer=1,
        contract=100,
        ending=ending,
        dealer=0,
        forehand=1,
        active=(1, 2, 3),
        cards=(0, 105, 10, 5) if played else (0,) * 4,
        marriages=(0,) * 4,
        tricks=(0, 6, 1, 1) if played else (0,) * 4,
        sitter_worth=worth,
    )


def lines_of(rules: Rules, standing: Standing, found: DealResult) -> list[tuple[Reason, int]]:
    standings = (standing, *(Standing() for _ in range(3)))
    scored = score_deal(rules, standings, found)
    return [(line.reason, line.points) for line in scored.lines if line.seat == 0]


class TestWriting:
    """What the sitter writes, and when nothing."""

    def test_the_worth_is_rounded(self) -> None:
        assert lines_of(rules_of(), Standing(), result(107)) == [(Reason.SITTER, 105)]

    def test_it_is_written_for_a_deal_given_up(self) -> None:
        found = result(21, Ending.ROSPIS)
        assert lines_of(rules_of(), Standing(), found) == [(Reason.SITTER, 20)]

    def test_the_sitter_gets_no_share_and_no_bolt(self) -> None:
        reasons = [reason for reason, _ in lines_of(rules_of(), Standing(), result(0))]
        assert reasons == [Reason.SITTER]

    def test_nothing_is_written_on_the_barrel_and_no_attempt_used(self) -> None:
        there = Standing(total=880, barrel=1)
        assert lines_of(rules_of(), there, result(21)) == [(Reason.ON_BARREL, 0)]

    def test_the_prikup_may_seat_on_the_barrel(self) -> None:
        lines = lines_of(rules_of(), Standing(total=870), result(21))
        assert lines == [(Reason.SITTER, 20), (Reason.BARREL_REACHED, -10)]

    def test_nothing_is_written_at_the_lock(self) -> None:
        rules = rules_of(barrel="lock", lock_at=800)
        assert lines_of(rules, Standing(total=850), result(21)) == [(Reason.LOCKED, 0)]

    def test_nothing_is_written_where_that_is_agreed(self) -> None:
        assert lines_of(rules_of(sitter_score="none"), Standing(), result(0)) == []

    def test_a_whole_deal_writes_the_original_prikup(self) -> None:
        game = dealt().pass_(2, 3).decline().rospis(1)
        worth = 10 + 4 + 3 + 80
        assert game.state.rows[-1].result.sitter_worth == worth
        assert game.state.standings[0].total == 95
