"""The table for people who do not see it or do not use a mouse: names, roles, order of the keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.window.helpers import children, exists, focused, press, visible_texts, wait_until
from tests.window.table_player import card_item, my_cards, table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.table_scenes import NAMES, TABLE_SCENES, show
from thousand_qt.viewmodels.table_props import Mark
from thousand_qt.wiring import make_table_view_model


def open_scene(open_app, name):
    """Open the window in a scene of the screenshot tool."""
    match = TABLE_SCENES[name].match(NAMES["en"])
    app = open_app(service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN)
    show(app, match, TABLE_SCENES[name])
    wait_until(lambda: exists(app.window, "table.menu"), "the table")
    app.window.grabWindow()
    return app


def reader_of(item):
    """Return what a screen reader knows of an item."""
    reader = QAccessible.queryAccessibleInterface(item)
    assert reader is not None, item.objectName()
    return reader


def test_a_screen_reader_hears_my_cards_and_not_the_others(open_app):
    app = open_scene(open_app, "table-follow")
    for row in table_of(app).card_rows():
        reader = reader_of(card_item(app, row))
        name = reader.text(QAccessible.Text.Name)
        if row.place.face == "AS":
            assert name == "ace of spades"
        elif not row.place.face:
            assert name == "face-down card"
        if row.mark is Mark.ILLEGAL:
            place = f"card {row.place.slot + 1} of {row.place.count}"
            told = reader.text(QAccessible.Text.Description)
            came = ", from Katya" if row.place.face == "9D" else ""
            assert told == f"{place}{came}, cannot be played now"


def test_a_screen_reader_can_play_a_card(open_app):
    app = open_scene(open_app, "table-follow")
    legal = next(row for row in my_cards(app) if row.mark is Mark.LEGAL)
    asked = table_of(app).decision
    reader_of(card_item(app, legal)).actionInterface().doAction("Press")
    assert table_of(app).decision != asked
    assert legal.place.face not in {row.place.face for row in my_cards(app)}


@pytest.mark.parametrize(
    "name",
    [
        "table-auction",
        "table-pass-chosen",
        "table-lead",
        "table-menu",
        "table-summary",
        "table-end",
    ],
)
def test_tab_reaches_everything_and_comes_back(open_app, name):
    app = open_scene(open_app, name)
    wait_until(lambda: bool(focused(app.window)), "a first focus")
    controls = {
        item.objectName()
        for item in children(app.window.contentItem())
        if item.isVisible() and item.isEnabled() and item.activeFocusOnTab()
    }
    start = focused(app.window)
    reached = {start}
    for _ in range(60):
        press(app.window, Qt.Key.Key_Tab)
        reached.add(focused(app.window))
    assert controls <= reached


def test_the_arrows_walk_through_the_hand_and_up_to_the_buttons(open_app):
    app = open_scene(open_app, "table-lead")
    wait_until(lambda: focused(app.window).startswith("card"), "the focus in the hand")
    hand = [f"card{row.number}" for row in my_cards(app)]
    press(app.window, Qt.Key.Key_Right)  # the first key only shows the focus
    walked = [focused(app.window)]
    for _ in hand[1:]:
        press(app.window, Qt.Key.Key_Right)
        walked.append(focused(app.window))
    assert walked == hand
    press(app.window, Qt.Key.Key_Up)
    assert focused(app.window) == "table.giveUp"
    press(app.window, Qt.Key.Key_Down)
    assert focused(app.window) in hand


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_slots_of_the_pass_bear_the_names_of_the_neighbours(open_app, language):
    scene = TABLE_SCENES["table-pass-chosen"]
    match = scene.match(("Anna", "Zina", "Fyodor"))
    app = open_app(
        service=match,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        language=language,
    )
    show(app, match, scene)
    wait_until(lambda: exists(app.window, "table.give"), "the pass")
    shown = [text for text in visible_texts(app.window) if text.name == "table.slotName"]
    assert [text.text for text in sorted(shown, key=lambda text: text.area[0])] == [
        "Zina",
        "Fyodor",
    ]


@pytest.mark.parametrize("name", ["table-auction", "table-trick"])
def test_what_the_picture_of_a_player_shows_is_told(open_app, name):
    app = open_scene(open_app, name)
    seats = table_of(app).props.seats
    told = [
        reader_of(item).text(QAccessible.Text.Name)
        for item in children(app.window.contentItem())
        if item.isVisible() and item.property("picture") in {seat.portrait for seat in seats}
    ]
    assert sorted(told) == sorted(seat.portrait_words for seat in seats)
    assert all(words.startswith("Picture: ") for words in told)
