"""What a seat can know: cards that were shown, given or played, voids, mates and chances."""

from math import comb

import pytest

from engine.ai.knowledge import know, trump_at
from engine.cards import DECK, Card, Suit
from tests.ai.positions import DECLARER, LEFT, RIGHT, at_lead
from tests.engine.driver import Game, at_auction

HANDS = (
    "AS JS AC KC QC KD QD 9H",
    "10S QS 10C 9C AD 10D KH 9D",
    "KS 9S JC JD AH 10H QH JH",
)


def lead(*cards: str) -> Game:
    return at_lead(*HANDS).play(*cards)


def test_the_declarer_knows_where_his_gifts_lie() -> None:
    known = know(lead().view(DECLARER))
    assert known.chance(LEFT, Card("9D")) == 1.0
    assert known.chance(RIGHT, Card("JH")) == 1.0
    assert known.chance(RIGHT, Card("AH")) == pytest.approx(0.5)


def test_a_defender_expects_the_prikup_with_the_declarer() -> None:
    known = know(lead().view(LEFT))
    assert known.friend == RIGHT
    assert known.enemies == (DECLARER,)
    # The prikup was KD QD 9H, the last three cards of the declarer.
    assert known.chance(DECLARER, Card("QD")) > 0.8
    assert known.chance(DECLARER, Card("AS")) == pytest.approx(0.5)


def test_whoever_does_not_follow_is_void() -> None:
    game = at_lead(
        "AS JS AC KC QC KD QD 9H", "10C 9C AD 10D 9D KH QH JD", "10S KS QS 9S JC AH 10H JH"
    )
    known = know(game.play("AS", "JD").view(RIGHT))
    assert known.voids[LEFT] == {Suit.SPADES}
    assert known.chance(DECLARER, Card("JS")) == 1.0
    assert known.void_chance(LEFT, Suit.SPADES) == 1.0


def test_whoever_does_not_trump_has_no_trump() -> None:
    game = at_lead(
        "AS JS AC 9C KD QD JD 9H", "10S QS 10C KC QC JC KH QH", "KS 9S AD 10D 9D AH 10H JH"
    )
    game.play("AS", "QS", "9S", "QD!", "QH", "AD")
    known = know(game.play("KS").view(DECLARER))
    assert known.voids[LEFT] == {Suit.DIAMONDS}
    assert known.chance(RIGHT, Card("10D")) == 1.0


def test_the_mate_of_a_declared_card_sits_with_the_declarer() -> None:
    game = lead("AS", "QS", "9S", "QD!")
    known = know(game.view(LEFT))
    assert known.chance(DECLARER, Card("KD")) == 1.0
    assert trump_at(game.deal_state, 1) is None
    assert trump_at(game.deal_state, 2) is Suit.DIAMONDS


def test_a_king_led_without_declaring_hints_at_a_missing_queen() -> None:
    game = at_lead(
        "AS 10S KS AC KD JD 10C 9H", "QS JS KC QC AD 10D KH 9D", "9S JC 9C QD AH 10H QH JH"
    )
    game.play("AS", "JS", "9S", "KD")
    known = know(game.view(LEFT))
    assert known.chance(DECLARER, Card("QD")) < 0.2


def test_a_bid_above_120_places_the_only_marriage_that_is_possible() -> None:
    game = Game()
    game.deal(
        {1: "AS KS AC JC KD JD AH", 2: "10S 9S KC QC 10C 9D 9H", 0: "QS JS 9C AD 10D 10H JH"},
        "QD KH QH",
    ).decline()
    game.bid(2, 125).pass_(0).pass_(1).give(2, "9S 9H").contract(2, 125)
    game.play("10S")
    # The king of spades is here, and the king of diamonds: only clubs are left.
    known = know(game.view(0))
    assert known.chance(2, Card("KC")) > 0.6
    known = know(game.play("QS", "KS").view(1))
    assert known.chance(2, Card("KC")) > 0.6


def test_played_cards_and_own_cards_are_not_unseen() -> None:
    game = lead("AS", "QS", "9S", "AC", "9C")
    known = know(game.view(RIGHT))
    hand = set(game.deal_state.hands[RIGHT] or ())
    assert known.unseen == set(DECK) - hand - {Card(c) for c in ("AS", "QS", "9S", "AC", "9C")}
    assert all(sum(row) == pytest.approx(1.0) for row in known.odds.values())


def test_the_chance_of_a_void_is_hypergeometric() -> None:
    known = know(lead().view(DECLARER))
    # Three clubs (10C JC 9C) lie among 14 cards whose place is not known, 7 of them on the left.
    assert known.void_chance(LEFT, Suit.CLUBS) == pytest.approx(comb(11, 7) / comb(14, 7))
    assert known.void_chance(LEFT, Suit.DIAMONDS) == 0.0  # the nine was given there


def test_masters_are_cards_that_nothing_unseen_beats() -> None:
    known = know(lead("AC", "9C", "JC").view(DECLARER))
    assert known.is_master(Card("AS"))
    assert not known.is_master(Card("KC"))
    assert known.higher(Card("KC")) == (Card("10C"),)


def test_there_is_nothing_to_know_before_a_declarer_is_found() -> None:
    with pytest.raises(ValueError, match="declarer"):
        know(at_auction().view(2))
