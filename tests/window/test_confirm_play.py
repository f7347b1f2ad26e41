"""Confirm before playing: the first click marks a card, the second plays it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.actions import Declare, Play
from engine.cards import Card
from network.messages import Intent
from tests.window.helpers import click, exists, find, focused, press, shown_text, wait_until
from tests.window.pointer import above_hand, drag_card, grip_of, still
from tests.window.table_player import card_item, my_card, table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.table_scenes import TABLE_SCENES, show
from thousand_qt.viewmodels.table_props import PanelKind
from thousand_qt.wiring import make_table_view_model

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def scene(open_app, name="table-lead", **settings):
    """Open the window in a scene whose cards want a second click."""
    match = TABLE_SCENES[name].match(("Anna", "Katya", "Boris"))
    app = open_app(
        service=match,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        **{"confirm_play": True, **settings},
    )
    show(app, match, TABLE_SCENES[name])
    wait_until(lambda: exists(app.window, "table.menu"), "the table")
    still(app)
    return app, match


def hit(app, card):
    """Click a card of the hand; clicks of one test are no double clicks."""
    place = grip_of(card_item(app, my_card(app, Card(card))))
    QTest.mouseClick(app.window, LEFT, NONE, place, 1000)


def marked(app):
    return [row.place.face for row in table_of(app).card_rows() if row.marked]


def played(match):
    return [answer.action for answer in match.answers if isinstance(answer, Intent)]


def test_the_first_click_marks_and_the_second_plays(open_app):
    app, match = scene(open_app)
    hit(app, "AD")
    assert marked(app) == ["AD"]
    assert match.answers == []
    assert shown_text(app.window, "table.title") == "Play the ace of diamonds?"
    still(app)
    hit(app, "AD")
    assert played(match) == [Play(Card("AD"))]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("card", ["AD", "10C"])
def test_after_a_click_a_key_plays_the_marked_card(open_app, key, card):
    app, match = scene(open_app)
    hit(app, card)
    press(app.window, key)
    assert played(match) == [Play(Card(card))]


def test_by_keys_alone_enter_marks_and_enter_plays(open_app):
    app, match = scene(open_app)
    wait_until(lambda: focused(app.window).startswith("card"), "the keyboard in the hand")
    press(app.window, Qt.Key.Key_Right)
    press(app.window, Qt.Key.Key_Return)
    assert len(marked(app)) == 1
    assert match.answers == []
    press(app.window, Qt.Key.Key_Return)
    assert len(played(match)) == 1


def test_another_card_moves_the_mark(open_app):
    app, match = scene(open_app)
    hit(app, "AD")
    hit(app, "9S")
    assert marked(app) == ["9S"]
    assert match.answers == []


def by_escape(app):
    press(app.window, Qt.Key.Key_Escape)


def by_click_on_the_table(app):
    QTest.mouseClick(app.window, LEFT, NONE, QPoint(640, 250), 1000)


def by_click_on_another_hand(app):
    hidden = next(row for row in table_of(app).card_rows() if not row.place.face)
    click(card_item(app, hidden))


@pytest.mark.parametrize("way", [by_escape, by_click_on_the_table, by_click_on_another_hand])
def test_the_mark_is_taken_back(open_app, way):
    app, match = scene(open_app)
    hit(app, "AD")
    way(app)
    assert marked(app) == []
    assert shown_text(app.window, "table.title") == "Your lead."
    assert not exists(app.window, "table.overlay")
    hit(app, "AD")
    assert marked(app) == ["AD"]
    assert match.answers == []


def test_a_card_that_may_not_be_played_says_why_and_takes_the_mark_away(open_app):
    app, match = scene(open_app, "table-follow")
    hit(app, "AS")
    assert marked(app) == ["AS"]
    hit(app, "QH")
    assert marked(app) == []
    assert "spades" in shown_text(app.window, "table.refusal")
    assert match.answers == []


def test_a_dragged_card_needs_no_second_click(open_app):
    app, match = scene(open_app)
    hit(app, "AS")
    drag_card(app, Card("AD"), above_hand(app))
    assert played(match) == [Play(Card("AD"))]


def test_the_marriage_question_is_question_enough(open_app):
    app, match = scene(open_app, "table-marriage")
    press(app.window, Qt.Key.Key_Escape)
    hit(app, "KH")
    assert marked(app) == []
    assert table_of(app).props.panel.kind is PanelKind.MARRIAGE
    click(find(app.window, "table.declare"))
    assert played(match) == [Play(Card("KH"), Declare.MARRIAGE)]


def test_without_the_question_the_sentence_tells_of_the_marriage(open_app):
    app, match = scene(open_app, "table-marriage", marriage_question=False)
    assert marked(app) == ["KH"]
    title = shown_text(app.window, "table.title")
    assert title == "Play the king of hearts and declare +100?"
    hit(app, "KH")
    assert played(match) == [Play(Card("KH"), Declare.MARRIAGE)]


def test_giving_up_forgets_the_mark(open_app):
    app, _match = scene(open_app)
    hit(app, "AD")
    click(find(app.window, "table.giveUp"))
    press(app.window, Qt.Key.Key_Escape)
    assert marked(app) == []


def test_the_setting_takes_effect_at_once(open_app):
    app, match = scene(open_app, confirm_play=False)
    app.store.change(confirm_play=True)
    hit(app, "AD")
    assert marked(app) == ["AD"]
    app.store.change(confirm_play=False)
    hit(app, "AS")
    assert played(match) == [Play(Card("AS"))]
