"""The chat notation of a deal: what is written is read back, what is wrong is named."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import Deal, Start
from engine.cards import DECK, hand_of, parse_cards
from engine.decider import conduct
from engine.events import Dealt
from engine.log import fold
from engine.notation import DealNote, read_deal, write_deal
from engine.record import RecordError
from engine.replay import deck_for
from engine.rules import make_rules
from engine.shuffle import shuffle
from engine.state import State


def note(seed: int, **options: object) -> tuple[DealNote, State]:
    state = fold(conduct(None, Start(make_rules(**options), seed % 3)))
    dealt = conduct(state, Deal(shuffle(bytes([seed]) * 32)))[0]
    assert isinstance(dealt, Dealt)
    hands = tuple(hand or () for hand in dealt.hands)
    aside = tuple(pile or () for pile in dealt.aside)
    return DealNote(dealt.dealer, hands, dealt.prikup or (), aside, dealt.stock or ()), state


@pytest.mark.parametrize(
    "options",
    [
        {"players": 4},
        {"players": 2},
        {"players": 2, "two_form": "two_prikups_3", "two_discard": "opponent_and_bank"},
        {"players": 2, "two_form": "dead_hand", "two_discard": "opponent_and_bank"},
        {"players": 2, "two_form": "draw"},
        {"players": 2, "two_form": "draw", "draw_hand": 8},
    ],
)
def test_deals_of_two_and_four_are_read_back_and_dealt(options: dict[str, object]) -> None:
    state = fold(conduct(None, Start(make_rules(**options), 1)))
    dealt = conduct(state, Deal(shuffle(bytes(32))))[0]
    assert isinstance(dealt, Dealt)
    hands = tuple(hand or () for hand in dealt.hands)
    aside = tuple(pile or () for pile in dealt.aside)
    deal = DealNote(dealt.dealer, hands, dealt.prikup or (), aside, dealt.stock or ())
    text = write_deal(deal)
    assert text.split() == [text]
    assert read_deal(text) == deal
    deck = deck_for(state, deal.hands, deal.prikup, deal.aside, deal.stock)
    assert conduct(state, Deal(deck))[0] == dealt


@pytest.mark.parametrize("stock", ["=A", "=AX", "=1S", "=ASAS"])
def test_a_stock_that_is_none_is_refused(stock: str) -> None:
    with pytest.raises(RecordError):
        read_deal(f"thousand/0/AT.K.QJ9.9/KQJ9.ATQ../...{stock}")


@pytest.mark.parametrize("seed", range(20))
def test_a_deal_fits_into_a_chat_line_and_is_read_back(seed: int) -> None:
    deal, _ = note(seed)
    text = write_deal(deal)
    assert len(text) < 64
    assert text.split() == [text]
    assert read_deal(f"  {text}\n") == deal


@pytest.mark.parametrize(
    "pattern", ["one_by_one_mid", "prikup_first_three_rounds", "prikup_last", "packets_3_2_2"]
)
def test_a_noted_deal_can_be_dealt_by_every_pattern(pattern: str) -> None:
    deal, state = note(5, deal_pattern=pattern, prikup_ban="none")
    dealt = conduct(state, Deal(deck_for(state, deal.hands, deal.prikup)))[0]
    assert dealt == Dealt(deal.dealer, deal.hands, deal.prikup)


def test_the_notation_reads_like_this() -> None:
    hands = (
        hand_of(parse_cards("AS 10S KC QD JD 9D 9H")),
        hand_of(parse_cards("KS QS JS 9S AC 10C QC")),
        hand_of(parse_cards("JC 9C AD 10D KD AH 10H")),
    )
    prikup = hand_of(parse_cards("KH QH JH"))
    text = "thousand/2/AT.K.QJ9.9/KQJ9.ATQ../.J9.ATK.AT/...KQJ"
    assert write_deal(DealNote(2, hands, prikup)) == text
    assert read_deal(text) == DealNote(2, hands, prikup)


GOOD = "thousand/2/AT.K.QJ9.9/KQJ9.ATQ../.J9.ATK.AT/...KQJ"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "begins with thousand/"),
        ("hello", "begins with thousand/"),
        ("thousand/0", "two to four hands"),
        (GOOD.replace("/2/", "/3/"), "the dealer is one of 0 1 2, not '3'"),
        (GOOD.replace("/2/", "/x/"), "the dealer is one of"),
        (GOOD.replace("KQJ9.", "KQX9."), "'X' is no rank; they are A T K Q J 9"),
        (GOOD.replace("...KQJ", "...KQ"), "these cards are not dealt: JH"),
        (GOOD.replace("...KQJ", "...KQQ"), "QH is dealt twice"),
        (GOOD.replace("...KQJ", "..KQJ"), "four suits between dots"),
    ],
)
def test_a_wrong_notation_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(RecordError) as raised:
        read_deal(text)
    assert raised.value.line == 1
    assert reason in raised.value.reason


@given(st.text(max_size=80))
def test_only_record_error_escapes_for_any_notation(text: str) -> None:
    for candidate in (text, "thousand/" + text, GOOD + text, GOOD[:20] + text):
        try:
            read = read_deal(candidate)
        except RecordError:
            continue
        assert read_deal(write_deal(read)) == read


@given(st.randoms(use_true_random=False))
def test_a_noted_deal_with_characters_changed_is_refused_or_another_deal(
    chance: random.Random,
) -> None:
    text = list(GOOD)
    for _ in range(2):
        text[chance.randrange(len(text))] = chance.choice("thousand/0123.AKQJT9x")
    try:
        read = read_deal("".join(text))
    except RecordError:
        return
    assert hand_of(card for hand in (*read.hands, read.prikup) for card in hand) == DECK
