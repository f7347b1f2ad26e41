"""Cards, hands and the shuffle."""

from __future__ import annotations

import pytest

from engine.cards import (
    DEAL_POINTS,
    DECK,
    Card,
    Rank,
    Suit,
    hand_of,
    parse_cards,
    points_of,
    without,
)
from engine.shuffle import derive_seed, shuffle


def test_the_deck_has_24_cards_worth_120_points_30_in_each_suit() -> None:
    assert len(set(DECK)) == 24
    assert points_of(DECK) == DEAL_POINTS
    for suit in Suit:
        assert points_of(card for card in DECK if card.suit is suit) == 30


def test_the_ten_outranks_the_king() -> None:
    assert Card.AH.strength > Card.TH.strength > Card.KH.strength > Card.QH.strength
    assert Card.QH.strength > Card.JH.strength > Card.NH.strength


def test_both_spellings_of_a_ten_are_read_and_one_is_written() -> None:
    assert Card("TS") is Card("10S") is Card.TS
    assert Card.TS.value == "10S"
    assert Card.of(Rank.TEN, Suit.SPADES) is Card.TS


@pytest.mark.parametrize("word", ["", "1S", "TX", "10", "AA", "as", "XH", "TT"])
def test_what_is_no_card_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="not a valid Card"):
        Card(word)
    with pytest.raises(ValueError, match="not a valid Card"):
        Card(7)


def test_a_hand_is_the_same_in_whatever_order_it_was_dealt() -> None:
    assert hand_of([Card.NH, Card.AS, Card.TS]) == (Card.AS, Card.TS, Card.NH)
    assert without((Card.AS, Card.TS, Card.NH), Card.TS) == (Card.AS, Card.NH)


def test_a_list_of_cards_is_read_and_the_first_wrong_word_named() -> None:
    assert parse_cards("ah, ts 10D") == (Card.AH, Card.TS, Card.TD)
    with pytest.raises(ValueError, match="'8H' is no card: write a rank"):
        parse_cards("AH 8H 7X")


VECTORS = {
    bytes(32): ("QD KS QH JC AC 10H KD QS KC 9D 9H 10D JD 10S AS AH AD JH 9C JS 9S KH QC 10C"),
    bytes(range(32)): (
        "AD KC KH QS 10C AC AH 9C QD 10S AS 10H 9S 9H QH 10D 9D KS JD JS JH KD JC QC"
    ),
    b"\xff" * 32: ("9C JH KC 9H 9D 10S QS QC JD KD KS 10H 10C 9S 10D AD AS KH QH JS AH AC QD JC"),
}


@pytest.mark.parametrize("seed", VECTORS, ids=lambda seed: seed[:4].hex())
def test_a_seed_gives_the_published_deck(seed: bytes) -> None:
    assert " ".join(card.value for card in shuffle(seed)) == VECTORS[seed]


def test_the_seeds_of_a_match_follow_from_its_seed() -> None:
    assert (
        derive_seed(bytes(32), 1).hex()
        == "2158a8906d5e2c2be001bac943ab9cab4063536e1c546b40221fdf8db031a4bb"
    )
    assert derive_seed(bytes(32), 2) != derive_seed(bytes(32), 1)


def test_a_shuffle_is_a_whole_deck_and_every_card_comes_up_on_top() -> None:
    tops = set()
    for number in range(400):
        deck = shuffle(derive_seed(b"s" * 32, number))
        assert sorted(deck) == sorted(DECK)
        tops.add(deck[0])
    assert tops == set(DECK)


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 31"):
        shuffle(bytes(31))
