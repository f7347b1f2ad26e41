"""A book is unfolded entry by entry: corrections, what cannot stand, slips among the deals."""

from __future__ import annotations

import pytest

from engine.cards import Suit, parse_cards
from engine.paper import Slip, WrongEntry
from engine.rules import make_rules
from engine.scoring.types import Ending
from engine.state import MarriageKind
from tests.score_keeper.books import book, deal, given_up
from thousand_qt.score_keeper.book import (
    DealRecord,
    Declared,
    Refusal,
    SlipRecord,
    added,
    changed,
    kept_out,
    page_of,
    unfold,
    without,
)

HEARTS = Declared(0, MarriageKind.MARRIAGE, Suit.HEARTS)
SHORT = make_rules(barrel="off", target=200)


def totals(one):
    return [standing.total for standing in page_of(one).standings]


def test_deals_are_written_one_after_another():
    kept = book(None, deal(), deal((12, 91, 17), declarer=1, contract=120))
    assert totals(kept) == [110, 135, 25]
    assert [line.number for line in unfold(kept)] == [1, 2]


def test_marriages_count_by_the_values_of_the_rules():
    record = deal((60, 40, 20), contract=160, declared=(HEARTS,))
    assert totals(book(None, record)) == [160, 40, 20]
    clubs_high = make_rules(marriage_values="clubs_high")
    assert totals(book(clubs_high, record)) == [-160, 40, 20]


def test_a_correction_counts_everything_after_it_anew():
    kept = book(None, deal(), deal(declarer=1, contract=100))
    corrected = changed(kept, 0, deal(contract=140))
    assert totals(kept) == [190, -85, 20]
    assert totals(corrected) == [-50, -85, 20]
    assert totals(without(kept, 0)) == [90, -100, 10]


@pytest.mark.parametrize("place", [-1, 2])
def test_there_is_nothing_to_correct_where_nothing_was_entered(place):
    kept = book(None, deal(), deal())
    with pytest.raises(IndexError, match="nothing was entered"):
        changed(kept, place, deal())
    with pytest.raises(IndexError, match="nothing was entered"):
        without(kept, place)


def test_an_entry_that_cannot_stand_any_more_is_kept_out_and_comes_back():
    kept = book(SHORT, deal(), deal(), deal())
    assert page_of(kept).winner == 0
    early = changed(kept, 0, deal((100, 8, 12), contract=200, declared=(HEARTS,)))
    lines = unfold(early)
    assert kept_out(lines) == (1, 2)
    assert {line.wrong for line in lines[1:]} == {WrongEntry.OVER}
    assert page_of(early).winner == 0
    assert [line.number for line in lines] == [1, 2, 3]
    assert kept_out(unfold(changed(early, 0, deal()))) == (2,)


def test_a_slip_stands_between_the_deals_and_has_no_number():
    rules = make_rules(exposed_card="fine_dealer_pass_deal")
    slip = SlipRecord(slip=Slip.EXPOSED_CARD, seat=2)
    lines = unfold(book(rules, slip, deal()))
    assert [line.number for line in lines] == [0, 1]
    assert [line.before.dealer for line in lines] == [2, 0]
    assert totals(book(rules, slip, deal())) == [100, 15, -110]


@pytest.mark.parametrize(
    ("record", "wrong"),
    [
        (deal((91, 17, 11)), WrongEntry.POINTS),
        (deal(declared=(HEARTS, HEARTS)), Refusal.MARRIAGES),
        (
            deal(declared=(HEARTS, Declared(1, MarriageKind.MARRIAGE, Suit.HEARTS))),
            Refusal.MARRIAGES,
        ),
        (deal(declared=(Declared(0, MarriageKind.ACES, Suit.SPADES),)), Refusal.MARRIAGES),
        (deal(declared=(Declared(7, MarriageKind.MARRIAGE, Suit.SPADES),)), WrongEntry.LENGTH),
        (deal(prikup=parse_cards("AS AH")), Refusal.PRIKUP),
        (deal((120, 0, 0)), None),
        (deal((120, 0, 0), no_trick=(1, 2)), None),
        (deal((60, 60, 0), no_trick=(1,)), WrongEntry.TRICKS),
        (SlipRecord(slip=Slip.EXPOSED_CARD, seat=2), WrongEntry.SLIP),
        (given_up(), None),
        (given_up(Ending.WRITE_OFF), WrongEntry.ENDING),
        (DealRecord(cards=(120, 0, 0)), WrongEntry.DECLARER),
    ],
)
def test_what_cannot_stand_is_told(record, wrong):
    (line,) = unfold(book(None, record))
    assert line.wrong is wrong
    assert (line.after == line.before) is (wrong is not None)


def test_bolts_are_of_those_who_took_no_trick():
    kept = book(None, deal((120, 0, 0), no_trick=(2,)))
    assert [standing.bolts for standing in page_of(kept).standings] == [0, 0, 1]


def test_a_half_marriage_follows_the_marriage_of_its_suit_in_one_hand_only():
    rules = make_rules(half_marriage=True)
    half = Declared(0, MarriageKind.HALF, Suit.HEARTS)
    both = deal((60, 40, 20), contract=200, declared=(HEARTS, half))
    assert totals(book(rules, both)) == [200, 40, 20]
    parted = deal(declared=(HEARTS, Declared(1, MarriageKind.HALF, Suit.HEARTS)))
    assert unfold(book(rules, parted))[0].wrong is Refusal.MARRIAGES


def test_four_aces_and_four_nines_are_each_declared_once():
    rules = make_rules(ace_marriage=True, nines_marriage_value=200)
    aces = Declared(0, MarriageKind.ACES, Suit.SPADES)
    nines = Declared(1, MarriageKind.NINES, Suit.SPADES)
    assert totals(book(rules, deal((60, 40, 20), contract=250, declared=(aces, nines)))) == [
        250,
        240,
        20,
    ]
    twice = deal(declared=(aces, Declared(1, MarriageKind.ACES, Suit.CLUBS)))
    assert unfold(book(rules, twice))[0].wrong is Refusal.MARRIAGES


def test_who_sits_out_writes_what_the_prikup_is_worth():
    rules = make_rules(players=4)
    record = DealRecord(
        declarer=0, contract=100, cards=(101, 7, 12, 0), prikup=parse_cards("KH QH 10S")
    )
    kept = book(rules, record, first_dealer=3)
    assert totals(kept) == [100, 5, 10, 115]
    assert page_of(added(kept, record)).standings == page_of(kept).standings
