"""The last trick and all tricks so far: what may be known, and how it is shown."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from engine.cards import Suit
from engine.state import Gift, Marriage
from tests.window.helpers import (
    click,
    exists,
    find,
    overlapping_texts,
    press,
    truncated_texts,
    visible_texts,
    wait_until,
)
from tests.window.table_player import table_of
from tests.window.test_paper import scene_of
from tests.window.test_table import scene as open_scene
from thousand_qt.viewmodels.table_tricks import derive_tricks
from thousand_qt.words.cards import suit_name


def test_all_tricks_stand_in_order_with_their_winners_and_points():
    scene = scene_of("table-tricks")
    deal = scene.view.deal
    tricks = derive_tricks(scene).tricks
    assert [trick.number for trick in tricks] == [1, 2, 3, 4, 5, 6]
    for shown, trick in zip(tricks, deal.tricks, strict=True):
        assert shown.points == f"+{trick.points}"
        assert [card.player for card in shown.cards] == [
            scene.names[play.seat] for play in trick.plays
        ]
        winners = [card.player for card in shown.cards if card.winner]
        assert winners == [scene.names[trick.winner]]
        assert all(card.name in shown.description for card in shown.cards)


def test_a_declared_marriage_is_told_at_its_trick():
    scene = scene_of("table-tricks")
    declared = {marriage.trick for marriage in scene.view.deal.marriages}
    assert declared
    tricks = derive_tricks(scene).tricks
    assert {trick.number for trick in tricks if trick.declared} == declared


def test_a_marriage_that_left_the_trump_says_which_it_was():
    scene = scene_of("table-tricks")
    first, *_ = scene.view.deal.marriages
    trick = len(scene.view.deal.tricks)
    kept = Marriage(0, Suit.CLUBS, 60, trick, trump=False)

    def told(*marriages):
        deal = replace(scene.view.deal, marriages=marriages)
        view = replace(scene.view, deal=deal)
        return (
            derive_tricks(replace(scene, beat=replace(scene.beat, view=view))).tricks[-1].declared
        )

    assert told(first, kept) == f"Marriage of clubs: +60. The trump stays: {suit_name(first.suit)}"
    assert told(kept) == "Marriage of clubs: +60. There is still no trump"
    assert told(replace(kept, trump=True)) == "Marriage of clubs: +60"


def test_the_prikup_and_my_gifts_are_known_to_me():
    known = derive_tricks(scene_of("table-trump")).known
    assert [part.title for part in known] == ["Prikup", "Given to Katya", "Given to Boris"]
    assert [len(part.cards) for part in known] == [3, 1, 1]


def test_what_the_view_hides_is_not_shown():
    scene = scene_of("table-trump")
    deal = scene.view.deal
    hidden = replace(deal, prikup=None, gifts=tuple(Gift(gift.to, None) for gift in deal.gifts))
    view = replace(scene.view, deal=hidden)
    assert derive_tricks(replace(scene, beat=replace(scene.beat, view=view))).known == ()


def test_before_the_first_trick_the_panel_says_so():
    assert derive_tricks(scene_of("table-lead")).note == "No trick has been taken in this deal."
    assert derive_tricks(scene_of("table-trump")).note == ""


def test_the_key_goes_from_the_last_trick_to_all_and_closes(open_app):
    app, _match = open_scene(open_app, "table-trump")
    for overlay in ("lastTrick", "tricks", "", "lastTrick"):
        press(app.window, Qt.Key.Key_F2)
        assert table_of(app).props.overlay == overlay


def test_the_button_opens_all_tricks(open_app):
    app, _match = open_scene(open_app, "table-last-trick")
    wait_until(lambda: exists(app.window, "table.overlay.allTricks"), "the button")
    click(find(app.window, "table.overlay.allTricks"))
    assert table_of(app).props.overlay == "tricks"
    press(app.window, Qt.Key.Key_Escape)
    assert table_of(app).props.overlay == ""


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("text_scale", [100, 150])
def test_all_tricks_are_legible_in_a_small_window(open_app, language, text_scale):
    app, _match = open_scene(
        open_app, "table-tricks", size=(1024, 600), language=language, text_scale=text_scale
    )
    assert any(text.text == "6." for text in visible_texts(app.window)), "the newest is in view"
    assert truncated_texts(app.window) == []
    assert overlapping_texts(app.window) == []


def test_keys_scroll_to_the_first_trick(open_app):
    app, _match = open_scene(open_app, "table-tricks", size=(1024, 600))
    for _ in range(4):
        press(app.window, Qt.Key.Key_PageUp)
    app.window.grabWindow()
    assert any(text.text == "Prikup" for text in visible_texts(app.window))
