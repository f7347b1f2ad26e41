"""Trick play and marriages (RULES.md 1.9, 1.10)."""

from __future__ import annotations

import pytest

from engine.actions import Bid, Declare, Play, Rospis
from engine.cards import Card, Hand, Suit, parse_cards
from engine.events import MarriageDeclared, TrickTaken
from engine.illegal import Refusal
from engine.marriages import marriages_in
from engine.phases.declaring import declarable
from engine.phases.tricks import Duty, following, leading, winning_play
from engine.rules import make_rules
from engine.state import PlayedCard
from tests.engine.driver import Game, at_auction, at_first_lead

POLISH = {"must_overtake": True, "must_overtrump": True}


def plays(text: str) -> tuple[PlayedCard, ...]:
    return tuple(PlayedCard(seat, card) for seat, card in enumerate(parse_cards(text)))


@pytest.mark.parametrize(
    ("options", "hand", "trick", "trump", "duty", "cards"),
    [
        ({}, "9S AH KD", "10S", None, Duty.FOLLOW, "9S"),
        ({}, "AS 9S KD", "10S", None, Duty.FOLLOW, "AS 9S"),
        ({}, "AH 9H KD", "10S", "H", Duty.TRUMP, "AH 9H"),
        ({}, "9H KD", "10S AH", "H", Duty.TRUMP, "9H"),
        ({}, "9C KD", "10S", "H", Duty.FREE, "9C KD"),
        ({}, "9C KD", "10S", None, Duty.FREE, "9C KD"),
        ({"must_trump": False}, "9H KD", "10S", "H", Duty.FREE, "9H KD"),
        (POLISH, "AS 9S KD", "10S", None, Duty.BEAT, "AS"),
        (POLISH, "QS 9S KD", "10S", None, Duty.FOLLOW, "QS 9S"),
        (POLISH, "AS QS KD", "10S 9H", "H", Duty.FOLLOW, "AS QS"),
        (POLISH, "AH QH KD", "10H 9H", "H", Duty.BEAT, "AH"),
        (POLISH, "AH JH KD", "10S QH", "H", Duty.OVERTRUMP, "AH"),
        (POLISH, "9H KD", "10S AH", "H", Duty.TRUMP, "9H"),
        (POLISH | {"undertrump": "free"}, "9H KD", "10S AH", "H", Duty.FREE, "9H KD"),
        (POLISH, "9H KD", "10S", "H", Duty.TRUMP, "9H"),
    ],
)
def test_what_a_follower_must_play(
    options: dict[str, object],
    hand: str,
    trick: str,
    trump: str | None,
    duty: Duty,
    cards: str,
) -> None:
    suit = Suit(trump) if trump else None
    found = following(make_rules(**options), parse_cards(hand), plays(trick), suit)
    assert found == (duty, parse_cards(cards))


@pytest.mark.parametrize(
    ("options", "hand", "owner", "duty", "cards"),
    [
        ({}, "9H 10S", False, Duty.FREE, "9H 10S"),
        ({"lead_foreign_trump": False}, "9H 10S", False, Duty.NOT_FOREIGN_TRUMP, "10S"),
        ({"lead_foreign_trump": False}, "9H 10S", True, Duty.FREE, "9H 10S"),
        ({"lead_foreign_trump": False}, "9H 10H", False, Duty.FREE, "9H 10H"),
        ({"must_lead_trump": True}, "9H 10S", False, Duty.LEAD_TRUMP, "9H"),
        ({"must_lead_trump": True}, "9C 10S", True, Duty.FREE, "9C 10S"),
        (
            {"must_lead_trump": True, "lead_foreign_trump": False},
            "9H 10S",
            False,
            Duty.NOT_FOREIGN_TRUMP,
            "10S",
        ),
        (
            {"must_lead_trump": True, "lead_foreign_trump": False},
            "9H 10S",
            True,
            Duty.LEAD_TRUMP,
            "9H",
        ),
    ],
)
def test_what_a_leader_may_lead(
    options: dict[str, object], hand: str, owner: bool, duty: Duty, cards: str
) -> None:
    found = leading(make_rules(**options), parse_cards(hand), Suit.HEARTS, owns_trump=owner)
    assert found == (duty, parse_cards(cards))


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("10S AS KS", None, 1),
        ("9S AH AD", None, 0),
        ("KD 10D QD", None, 1),
        ("KS 9H JH", "H", 2),
        ("KH 9H AS", "H", 0),
    ],
)
def test_who_wins_a_trick(trick: str, trump: str | None, winner: int) -> None:
    assert winning_play(plays(trick), Suit(trump) if trump else None).seat == winner


def test_a_marriage_needs_the_pair_and_a_trick_or_the_first_lead_rule() -> None:
    hand: Hand = parse_cards("KH QH KS AS")
    assert declarable(make_rules(), hand, Card.KH, 0, None) == ()
    assert declarable(make_rules(), hand, Card.KH, 1, None) == (Declare.MARRIAGE,)
    assert declarable(make_rules(marriage_first_lead=True), hand, Card.QH, 0, None) == (
        Declare.MARRIAGE,
    )
    assert declarable(make_rules(), hand, Card.KS, 1, None) == ()


def test_a_declared_marriage_is_trump_for_its_own_trick() -> None:
    """Seat 0 holds no spade: the queen that declares spades cannot be ruffed by a heart."""
    game = at_first_lead(gifts="9S 9D").play("AS", "10S", "KC")
    game.play("KS!")
    assert MarriageDeclared(1, Suit.SPADES, 40) in game.events
    assert game.deal_state.trump is Suit.SPADES
    assert game.deal_state.marriage_points == (0, 40, 0)
    assert game.legal_cards() == {"JS", "9S"}
    game.play("JS", "QC")
    assert game.deal_state.tricks[-1].winner == 1


def test_the_points_stay_when_the_marriage_card_is_lost_and_a_new_one_changes_trump() -> None:
    game = at_first_lead(gifts="9S 9D").play("AS", "10S", "KC", "QH!", "9H", "AH")
    assert game.deal_state.tricks[-1].winner == 0
    assert game.deal_state.marriage_points == (0, 100, 0)
    game.play("10D", "KD", "AD")  # seat 2 has one diamond, the ace
    assert game.deal_state.turn == 2
    assert game.deal_state.trump is Suit.HEARTS


def test_a_king_led_without_a_word_declares_nothing_and_breaks_the_pair() -> None:
    game = at_first_lead().play("AS", "10S", "KC", "KH", "9H", "AH")
    assert game.deal_state.trump is None
    assert game.deal_state.marriages == ()
    assert marriages_in(game.deal_state.hands[1] or ()) == (Suit.SPADES, Suit.DIAMONDS)


def test_where_marriages_are_automatic_the_card_must_declare() -> None:
    game = at_first_lead(marriage_call="auto").play("AS", "10S", "KC")
    offered = game.legal(1)
    assert Play(Card.KH, Declare.MARRIAGE) in offered
    assert Play(Card.KH) not in offered
    assert game.refusal(1, Play(Card.KH)).facts == {"suit": Suit.HEARTS}


def test_another_marriage_may_be_led_where_trumps_must_be() -> None:
    game = at_first_lead(must_lead_trump=True).play("AS", "10S", "KC", "KS!", "JS", "QC")
    assert game.legal_cards() == {"QS", "KH", "QH", "KD", "QD"}
    assert Play(Card.KH) not in game.legal(1)
    refused = game.refusal(1, Play(Card.TH))
    assert refused.code is Refusal.MUST_LEAD_TRUMP
    assert refused.facts == {"suit": Suit.SPADES, "cards": (Card.QS,)}


@pytest.mark.parametrize(
    ("first_lead", "leader"), [("declarer", 1), ("forehand", 1), ("dealer", 0)]
)
def test_who_leads_first(first_lead: str, leader: int) -> None:
    assert at_first_lead(first_lead=first_lead).deal_state.turn == leader


def test_forehand_may_lead_to_another_players_contract() -> None:
    game = at_auction(first_lead="forehand").bid(2, 105).pass_(0, 1).decline()
    game.give(2, "9H JH").contract(2, 105)
    assert game.deal_state.turn == 1


class TestRefusals:
    """Every refused card says which duty it breaks."""

    def test_not_in_hand(self) -> None:
        assert at_first_lead().refusal(1, Play(Card.AH)).facts == {"card": Card.AH}

    def test_follow_suit(self) -> None:
        refused = at_first_lead().play("AS").refusal(2, Play(Card.AC))
        assert refused.code is Refusal.MUST_FOLLOW_SUIT
        assert refused.facts == {"suit": Suit.SPADES, "cards": parse_cards("10S JS 9S")}

    def test_a_void_hand_must_trump(self) -> None:
        game = at_first_lead().play("AS", "10S", "KC", "KH!", "9H", "AH", "QC")
        refused = game.refusal(1, Play(Card.KD))
        assert refused.code is Refusal.MUST_TRUMP
        assert refused.facts == {"suit": Suit.HEARTS, "cards": parse_cards("10H QH")}

    def test_beat(self) -> None:
        refused = at_first_lead(**POLISH).play("KS").refusal(2, Play(Card.JS))
        assert refused.code is Refusal.MUST_BEAT
        assert refused.facts == {"beat": Card.KS, "cards": (Card.TS,)}

    def hearts_trump(self, **options: object) -> Game:
        """Seat 1 has all clubs and has led the ace; the others hold none."""
        hands = {
            1: "AC 10C KC QC JC KH QH",
            2: "10H 9H AS 10S KS AD 10D",
            0: "AH JH QS JS KD QD JD",
        }
        game = Game(**options).deal(hands, "9C 9D 9S").decline().pass_(2).bid(0, 105)
        game.bid(1, 120).pass_(0).give(1, "9D 9S").contract(1, 120)
        return game.play("AC", "9D", "9S", "KH!")

    def test_overtrump(self) -> None:
        game = self.hearts_trump(must_overtrump=True).play("9H", "JH", "10C", "10H")
        refused = game.refusal(0, Play(Card.QS))
        assert refused.code is Refusal.MUST_OVERTRUMP
        assert refused.facts == {"beat": Card.TH, "cards": (Card.AH,)}

    def test_foreign_trump(self) -> None:
        game = self.hearts_trump(lead_foreign_trump=False).play("9H", "AH")
        refused = game.refusal(0, Play(Card.JH))
        assert refused.code is Refusal.FOREIGN_TRUMP
        assert refused.facts == {"suit": Suit.HEARTS, "owner": 1}

    def test_declare_without_the_pair(self) -> None:
        refused = at_first_lead().refusal(1, Play(Card.AS, Declare.MARRIAGE))
        assert refused.code is Refusal.DECLARE_NEEDS_PAIR

    def test_declare_before_a_trick(self) -> None:
        refused = at_first_lead().refusal(1, Play(Card.KH, Declare.MARRIAGE))
        assert refused.code is Refusal.DECLARE_NEEDS_TRICK

    def test_declare_as_a_follower(self) -> None:
        game = at_first_lead().play("AS")
        assert game.refused(2, Play(Card.TS, Declare.MARRIAGE)) is Refusal.DECLARE_ON_LEAD

    def test_something_that_is_no_play(self) -> None:
        assert at_first_lead().refused(1, Bid(130)) is Refusal.WRONG_PHASE


def test_a_taken_trick_counts_for_its_winner_who_leads_next() -> None:
    game = at_first_lead().play("AS", "10S", "KC")
    assert TrickTaken(1, 25) in game.events
    assert game.deal_state.points == (0, 25, 0)
    assert game.deal_state.taken == (0, 1, 0)
    assert game.deal_state.turn == 1


def test_rospis_is_open_until_the_declarers_first_card() -> None:
    game = at_first_lead()
    assert Rospis() in game.legal(1)
    assert game.play("AS", "10S", "KC").refused(1, Rospis()) is Refusal.ROSPIS_TOO_LATE


def test_rospis_is_open_at_the_declarers_first_turn_when_another_leads() -> None:
    game = at_first_lead(first_lead="dealer").play("KC")
    assert Rospis() in game.legal(1)
    assert game.play("QH").refused(2, Rospis()) is Refusal.ROSPIS_NOT_DECLARER
