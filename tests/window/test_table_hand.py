"""How a hand is held: the four orders, and moved cards that are never lost nor invented."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.cards import DECK, Card, Suit, hand_of, parse_cards
from engine.decider import legal_actions
from engine.state import Phase
from engine.view import view
from tests.window.table_player import any_legal, seeded_pack
from thousand_qt.settings import HandOrder
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES
from thousand_qt.viewmodels.table_hand import (
    MOST_ARRANGEMENTS,
    Arrangement,
    Holding,
    belongs,
    held_in_deal,
    held_order,
    merged,
    moved,
    read_arrangements,
    sorted_hand,
    whole_order,
    write_arrangements,
)

NAMES = ("Anna", "Katya", "Boris")
HANDS = st.lists(st.sampled_from(DECK), unique=True, max_size=10).map(tuple)
RED = (Suit.DIAMONDS, Suit.HEARTS)


def held(dealt: str, later: str = "", order: HandOrder = HandOrder.SUITS) -> tuple[Card, ...]:
    return sorted_hand(hand_of(parse_cards(dealt)), parse_cards(later), order)


def suits_of(cards) -> list[Suit]:
    return [suit for suit, _group in itertools.groupby(card.suit for card in cards)]


@pytest.mark.parametrize(
    ("cards", "shown"),
    [
        ("AS AC AD AH", "AS AD AC AH"),
        ("9S AS 10S KS", "AS 10S KS 9S"),
        ("AD AS AH", "AD AS AH"),
        ("AC AS AH", "AS AH AC"),
        ("QH AH 9C", "9C AH QH"),
        ("", ""),
    ],
)
def test_suits_alternate_in_colour_and_fall_by_strength(cards, shown):
    assert held(cards) == parse_cards(shown)


def test_the_strongest_card_may_stand_last_in_its_suit():
    assert held("9S AS 10S AH 9H", order=HandOrder.SUITS_UP) == parse_cards("9S 10S AS 9H AH")


def test_ranks_fall_in_trick_order_and_a_rank_by_suit():
    cards = "9S AS 10D KD AH 10C QC"
    assert held(cards, order=HandOrder.RANKS) == parse_cards("AS AH 10D 10C KD QC 9S")


def test_cards_as_they_came_have_the_newest_at_the_right():
    assert held("9S AS AH", "10D KC", HandOrder.DEALT) == parse_cards("AS 9S AH 10D KC")


@given(HANDS, st.sampled_from(HandOrder))
def test_sorting_loses_and_invents_nothing(cards, order):
    for cut in range(len(cards) + 1):
        shown = sorted_hand(cards[:cut], cards[cut:], order)
        assert sorted(shown) == sorted(cards)


@given(HANDS, st.sampled_from([HandOrder.SUITS, HandOrder.SUITS_UP]))
def test_a_suit_lies_together_and_colours_alternate_where_they_can(cards, order):
    suits = suits_of(sorted_hand(cards, (), order))
    assert len(suits) == len(set(suits))
    neighbours = sum((one in RED) is not (two in RED) for one, two in itertools.pairwise(suits))
    reds = sum(suit in RED for suit in suits)
    assert neighbours == min(len(suits) - 1, 2 * min(reds, len(suits) - reds)) or not suits


@given(HANDS, HANDS)
def test_the_suits_of_the_dealt_cards_stand_still_when_others_come(dealt, later):
    before = suits_of(sorted_hand(dealt, (), HandOrder.SUITS))
    new = tuple(card for card in later if card not in dealt)
    after = suits_of(sorted_hand(dealt, new, HandOrder.SUITS))
    assert [suit for suit in after if suit in before] == before


@given(st.lists(st.sampled_from(DECK), max_size=30), HANDS)
def test_an_arrangement_loses_and_invents_no_card(arranged, hand):
    shown = merged(arranged, hand)
    assert sorted(shown) == sorted(hand)
    known = [card for card in dict.fromkeys(arranged) if card in hand]
    assert [card for card in shown if card in known] == known
    assert merged(shown, hand) == shown


@given(HANDS, st.data())
def test_without_arranged_cards_a_hand_lies_in_its_order(hand, data):
    assert merged((), hand) == hand
    strangers = data.draw(st.lists(st.sampled_from(DECK)))
    assert merged([card for card in strangers if card not in hand], hand) == hand


@given(HANDS.filter(bool), st.data())
def test_a_moved_card_lies_where_it_was_put_and_the_others_stay(whole, data):
    shown = tuple(card for card in whole if data.draw(st.booleans()))
    card = data.draw(st.sampled_from(whole))
    slot = data.draw(st.integers(0, len(shown)))
    after = moved(whole, shown, card, slot)
    assert sorted(after) == sorted(whole)
    others = [one for one in shown if one is not card]
    in_sight = [one for one in after if one in (*others, card)]
    assert in_sight.index(card) == min(slot, len(others))
    assert [one for one in in_sight if one is not card] == others


def test_a_card_that_is_new_falls_in_by_the_order():
    arranged = parse_cards("9S AS AH")
    assert merged(arranged, held("9S AS AH", "10S QH")) == parse_cards("9S AS 10S AH QH")


ARRANGEMENTS = st.lists(
    st.builds(Arrangement, st.integers(1, 99), st.sampled_from(HandOrder), HANDS.filter(bool)),
    max_size=MOST_ARRANGEMENTS,
)


@given(ARRANGEMENTS)
def test_arrangements_are_read_as_they_were_written(arrangements):
    assert read_arrangements(write_arrangements(arrangements)) == tuple(arrangements)


@given(st.text())
def test_any_text_at_all_is_read(text):
    for one in read_arrangements(text):
        assert read_arrangements(write_arrangements([one])) == (one,)


def test_the_oldest_arrangements_are_forgotten():
    many = [Arrangement(number, HandOrder.SUITS, (Card("AS"),)) for number in range(40)]
    assert read_arrangements(write_arrangements(many)) == tuple(many[:MOST_ARRANGEMENTS])


def views(name: str):
    """Yield what seat 0 sees through a whole deal that is played at random."""
    match = ScriptedMatch(seeded_pack(name))
    choose = any_legal(name)
    match.deal()
    while match.state.phase not in (Phase.DEAL, Phase.END):
        yield view(match.state, 0)
        seat = next(s for s in range(3) if legal_actions(view(match.state, s)))
        match.act(seat, choose(view(match.state, seat)))


@pytest.mark.parametrize("order", HandOrder)
@pytest.mark.parametrize("name", ["north", "east", "south", "west"])
def test_an_order_holds_through_a_whole_deal(name, order):
    holding, before = Holding(order), ()
    for seen in views(name):
        shown = held_order(seen.deal, 0, holding)
        assert hand_of(shown) == seen.deal.hands[0]
        stayed = [card for card in before if card in shown]
        assert [card for card in shown if card in stayed] == stayed
        before = shown


@pytest.mark.parametrize("name", ["north", "east", "south", "west"])
def test_moved_cards_stay_where_they_are_through_a_whole_deal(name):
    arrangement = None
    for seen in views(name):
        arranged = arrangement.cards if arrangement else ()
        holding = Holding(HandOrder.SUITS, arranged)
        if arrangement is None:
            whole = whole_order(seen.deal, 0, holding)
            cards = moved(whole, whole, whole[0], len(whole))
            arrangement = Arrangement(seen.deal_number, HandOrder.SUITS, cards)
        assert belongs(arrangement, seen, HandOrder.SUITS)
        shown = held_order(seen.deal, 0, holding)
        assert hand_of(shown) == seen.deal.hands[0]
        stayed = [card for card in arranged if card in shown]
        assert [card for card in shown if card in stayed] == stayed


def test_an_arrangement_belongs_to_its_deal_and_its_order_only():
    seen = view(TABLE_SCENES["table-lead"].match(NAMES).state, 0)
    cards = whole_order(seen.deal, 0, Holding())
    mine = Arrangement(seen.deal_number, HandOrder.SUITS, cards)
    assert belongs(mine, seen, HandOrder.SUITS)
    assert not belongs(mine, seen, HandOrder.RANKS)
    assert not belongs(replace(mine, deal_number=9), seen, HandOrder.SUITS)
    assert not belongs(replace(mine, cards=(*cards, Card("10S"))), seen, HandOrder.SUITS)
    assert not belongs(mine, replace(seen, viewer=None), HandOrder.SUITS)


def test_the_cards_that_came_are_the_prikup_of_the_declarer():
    seen = view(TABLE_SCENES["table-lead"].match(NAMES).state, 0)
    dealt, later = held_in_deal(seen.deal, 0)
    assert dealt == hand_of(parse_cards("AS KS QS 9S AD KH QH"))
    assert set(later) == {*parse_cards("10C 9D 9H")}


def test_the_card_that_came_is_the_gift_of_the_declarer():
    seen = view(TABLE_SCENES["table-follow"].match(NAMES).state, 0)
    dealt, later = held_in_deal(seen.deal, 0)
    assert dealt == hand_of(parse_cards("AS KS QS 9S AD KH QH"))
    assert len(later) == 1
    assert later[0] in seen.deal.hands[0]
