"""Cards set aside to be given, and an own order of the hand in a match that is kept on disk."""

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from engine.cards import DECK, Card
from tests.window.helpers import click, exists, find, wait_until
from tests.window.table_player import my_cards, sit_down, table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.viewmodels.own_hand import given, taken_back, toggled
from thousand_qt.wiring import make_match_service, make_table_view_model

CARDS = st.sampled_from(DECK)
GIFTS = st.lists(st.none() | CARDS, min_size=2, max_size=2).map(tuple)
GIFTS = GIFTS.filter(lambda gifts: gifts[0] is None or gifts[0] is not gifts[1])


def cards_in(gifts):
    return [card for card in gifts if card is not None]


@for_all(GIFTS, CARDS, st.integers(0, 1))
def test_a_card_given_to_a_player_lies_in_his_slot_and_nowhere_else(gifts, card, receiver):
    after = given(gifts, card, receiver)
    assert after[receiver] is card
    assert cards_in(after).count(card) == 1
    if card in gifts:
        assert sorted(cards_in(after)) == sorted(cards_in(gifts))
    else:
        assert after[1 - receiver] is gifts[1 - receiver]


@for_all(GIFTS, CARDS)
def test_a_card_taken_back_leaves_the_other_where_it_is(gifts, card):
    after = taken_back(gifts, card)
    assert card not in after
    assert cards_in(after) == [one for one in cards_in(gifts) if one is not card]


@for_all(GIFTS, CARDS)
def test_a_click_gives_or_takes_back_and_never_pushes_a_card_out(gifts, card):
    after = toggled(gifts, card)
    if card in gifts:
        assert after == taken_back(gifts, card)
    elif None in gifts:
        assert after is not None
        assert set(cards_in(after)) == {*cards_in(gifts), card}
    else:
        assert after is None


def test_the_first_click_gives_to_the_left_neighbour():
    assert toggled((None, None), Card("9S")) == (Card("9S"), None)
    assert toggled((None, Card("9H")), Card("9S")) == (Card("9S"), Card("9H"))


def open_real(open_app):
    return open_app(
        make_service=make_match_service, make_table=make_table_view_model, table_screen=TABLE_SCREEN
    )


def dealt(app):
    wait_until(lambda: len(my_cards(app)) >= 7 and table_of(app).player.at_rest, "my cards")
    return [row.place.face for row in my_cards(app)]


@pytest.mark.parametrize("restart", [False, True])
def test_the_own_order_is_there_when_the_match_goes_on(open_app, restart):
    app = open_real(open_app)
    sit_down(app)
    before = dealt(app)
    table_of(app).own_hand.move(my_cards(app)[0].number, 3)
    order = [*before[1:4], before[0], *before[4:]]
    assert [row.place.face for row in my_cards(app)] == order
    if restart:
        app.close()
        app = open_real(open_app)
    else:
        app.app.leaveTable()
    wait_until(lambda: exists(app.window, "home.continue"), "the match to continue")
    click(find(app.window, "home.continue"))
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    assert [face for face in dealt(app) if face in order] == order
