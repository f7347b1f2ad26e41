"""In the list of rules, what is chosen or has the focus is in sight, however narrow the window."""

import pytest
from PySide6.QtCore import QRectF, Qt

from engine.rules import PRESETS, make_rules
from tests.window.helpers import find, focused, lay_out, press, wait_until
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.chosen_rules import choose_rules

SIZES = pytest.mark.parametrize(
    ("size", "text_scale"), [((1024, 600), 100), ((1024, 600), 150), ((1280, 800), 100)]
)
LANGUAGES = pytest.mark.parametrize("language", ["en", "ru"])


@pytest.fixture
def open_choice(open_app):
    """Return what opens the list with three own sets and a preset that is chosen."""

    def opened(size, text_scale, language, chosen="russian_classic"):
        app = open_app(size=size, text_scale=text_scale, language=language)
        app.app.open_screen(Screen.NEW_MATCH)
        desk = app.app.open_desk()
        for key in ("0001", "0002", "0003"):
            rules = make_rules(barrel_at=900, marriage_first_lead=True, target=1000 + int(key))
            desk.shelf.keep(f"Dacha {key}", rules, key)
        choose_rules(app.store, PRESETS[chosen].rules)
        desk.open()
        return app

    return opened


def in_sight(app, item):
    """Say whether an item lies wholly in the part of the list that is seen."""
    lay_out(app.window)
    listed = find(app.window, "ruleSets.list")
    shown = item.mapRectToItem(listed, QRectF(0, 0, item.width(), item.height()))
    return QRectF(0, 0, listed.width(), listed.height()).adjusted(-1, -1, 1, 1).contains(shown)


def at(app, name):
    wait_until(lambda: focused(app.window) == name, f"the focus on {name}")
    return find(app.window, name)


@LANGUAGES
@SIZES
@pytest.mark.parametrize("chosen", ["four_players", "two_draw", "russian_classic"])
def test_the_chosen_row_is_in_sight_at_once(open_choice, size, text_scale, language, chosen):
    app = open_choice(size, text_scale, language, chosen)
    row = at(app, f"ruleSets.row.{chosen}")
    wait_until(lambda: in_sight(app, row), "the chosen row in sight")


@LANGUAGES
@SIZES
def test_home_and_end_walk_from_wherever_the_list_is(open_choice, size, text_scale, language):
    app = open_choice(size, text_scale, language, "four_players")
    at(app, "ruleSets.row.four_players")
    press(app.window, Qt.Key.Key_Home)
    first = at(app, "ruleSets.row.0001")
    wait_until(lambda: in_sight(app, first), "the first row in sight")
    press(app.window, Qt.Key.Key_End)
    rows = app.app.open_desk().choice_model.rows.rows
    last = at(app, f"ruleSets.row.{rows[-1].key}")
    wait_until(lambda: in_sight(app, last), "the last row in sight")


@LANGUAGES
@SIZES
def test_every_row_that_is_walked_to_is_in_sight(open_choice, size, text_scale, language):
    app = open_choice(size, text_scale, language, "four_players")
    at(app, "ruleSets.row.four_players")
    press(app.window, Qt.Key.Key_Home)
    for place, row in enumerate(app.app.open_desk().choice_model.rows.rows):
        if place:
            press(app.window, Qt.Key.Key_Down)
        item = at(app, f"ruleSets.row.{row.key}")
        wait_until(lambda item=item: in_sight(app, item), f"{row.key} in sight")


@LANGUAGES
@SIZES
def test_the_buttons_of_a_row_come_into_sight_with_the_focus(
    open_choice, size, text_scale, language
):
    app = open_choice(size, text_scale, language)
    app.app.open_desk().choice_model.pick("0003")
    at(app, "ruleSets.row.0003")
    for name in ("ruleSets.rename", "ruleSets.duplicate", "ruleSets.delete"):
        press(app.window, Qt.Key.Key_Tab)
        button = at(app, name)
        wait_until(lambda item=button: in_sight(app, item), f"{name} in sight")
    press(app.window, Qt.Key.Key_Return)
    keep = at(app, "ruleSets.deleteNo")
    wait_until(lambda: in_sight(app, keep), "the question in sight")
