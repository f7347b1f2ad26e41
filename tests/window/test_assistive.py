"""The whole program through the actions that screen readers use, and through nothing else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.window.assistive import Listener, Reader, Role, faults_of_what_is_heard
from tests.window.helpers import press, wait_until
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.scenes import SCENES
from thousand_qt.tools.screenshots import staged
from thousand_qt.wiring import make_match_service, make_table_view_model

REAL = {
    "make_service": make_match_service,
    "make_table": make_table_view_model,
    "table_screen": TABLE_SCREEN,
}


@pytest.fixture(autouse=True)
def _a_screen_reader_listens():
    """Let Qt believe that a screen reader is running: names are kept and events sent out."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def sit_down(app):
    """Go from the first screen to a new match."""
    reader = Reader(app.window)
    reader.press("Play")
    reader.wait_for("Deal the cards")
    reader.press("Deal the cards")
    reader.wait_for("Menu (F10)")
    return Listener(app.window, "by ear")


def test_the_first_start_is_passed_by_ear(open_app):
    app = open_app(**REAL, welcomed=False)
    reader = Reader(app.window)
    reader.press("Language: Русский", Role.RadioButton)
    reader.press("Язык: English", Role.RadioButton)
    assert reader.find("Language: English", Role.RadioButton).checked
    assert reader.find("Your name", Role.EditableText).value
    reader.press("Continue")
    reader.wait_for("Play")
    assert app.store.settings.welcomed


def test_every_screen_is_opened_and_left_by_ear(open_app):
    app = open_app(**REAL)
    reader = Reader(app.window)
    for screen, title in (
        ("Matches", "Matches"),
        ("Rules", "How to play"),
        ("Settings", "Settings"),
        ("Play", "New match"),
    ):
        reader.press(screen)
        reader.wait_for(title, Role.Heading)
        reader.press("Back")
        reader.wait_for("Quit")


def test_a_setting_is_changed_by_ear(open_app):
    app = open_app(**REAL)
    reader = Reader(app.window)
    reader.press("Settings")
    reader.wait_for("Page of the settings: Table and pace", Role.PageTab)
    reader.press("Page of the settings: Table and pace", Role.PageTab)
    reader.wait_for("Confirm before a card is played", Role.CheckBox)
    assert not reader.find("Confirm before a card is played", Role.CheckBox).checked
    reader.press("Confirm before a card is played", Role.CheckBox)
    assert reader.find("Confirm before a card is played", Role.CheckBox).checked
    assert app.store.settings.confirm_play


def test_a_deal_is_played_by_ear(open_app):
    app = open_app(**REAL, trick_hold="short")
    listener = sit_down(app)
    listener.play_until(lambda: "Continue" in listener.buttons())
    assert "trick" in listener.done
    assert any("The deal is over. Scores: " in name for name in listener.reader.names())


def test_what_lies_beside_the_table_is_opened_and_closed_by_ear(open_app):
    app = open_app(**REAL)
    listener = sit_down(app)
    reader = listener.reader
    listener.play_until(lambda: bool(listener.hand()))
    for button, title in (
        ("Last trick (F2)", "Last trick"),
        ("Score sheet (F3)", "Score sheet"),
        ("Menu (F10)", "Menu"),
    ):
        reader.press(button)
        reader.wait_for(title, Role.Pane)
        reader.press("Close")
        wait_until(lambda title=title: not reader.has(title, Role.Pane), f"{title} closes")
    for entry, title in (("Rules", "How to play"), ("Settings", "Settings")):
        reader.press("Menu (F10)")
        reader.wait_for(entry)
        reader.press(entry)
        reader.wait_for(title, Role.Heading)
        reader.press("Back")
        reader.wait_for("Menu (F10)")
    reader.press("Menu (F10)")
    reader.wait_for("Leave the table")
    reader.press("Leave the table")
    reader.wait_for("Continue")
    reader.press("Continue")
    reader.wait_for("Menu (F10)")


@pytest.mark.full
@pytest.mark.timeout(900)
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_whole_match_is_played_by_ear(open_app, seed):
    app = open_app(**REAL, trick_hold="short")
    sit_down(app)
    listener = Listener(app.window, seed)
    listener.play_until(lambda: listener.reader.has("Play again"))
    assert {"auction", "trick", "summary", "a refused card"} <= listener.done
    assert any(
        name.endswith(("wins the match.", "win the match."))
        for name in listener.reader.names(Role.Dialog)
    )
    listener.play_again()
    listener.play_until(lambda: len(listener.hand()) >= 7)


@pytest.mark.full
@pytest.mark.parametrize("name", SCENES)
def test_nothing_that_is_heard_lacks_a_name_or_a_role(qapp, name):
    """The walk of `test_every_scene` hears every scene in a small window in every run."""
    with staged(qapp, name, (1280, 800), "en") as app:
        assert faults_of_what_is_heard(app.window) == []


@pytest.mark.parametrize(
    "name",
    [
        *("home", "home-continue", "new-match", "welcome", "matches", "rules", "settings-cards"),
        *("settings-pace", "settings-window", "settings-you", "table-auction", "table-raise"),
        *("table-marriage", "table-summary", "table-end", "table-menu", "problem-report"),
    ],
)
def test_tab_goes_where_the_eye_goes(qapp, name):
    with staged(qapp, name, (1280, 800), "en") as app:
        window = app.window
        places = []
        for _ in range(60):
            item = window.activeFocusItem()
            reader = QAccessible.queryAccessibleInterface(item)
            here = (reader.text(QAccessible.Text.Name), reader.rect().getRect())
            if places and here == places[0]:
                break
            places.append(here)
            press(window, Qt.Key.Key_Tab)
        assert len(places) >= 2
        backwards = [
            (one[0], other[0])
            for one, other in zip(places, [*places[1:], places[0]], strict=True)
            if _goes_back(one[1], other[1])
        ]
        assert len(backwards) <= 1, f"Tab turns back at {backwards}"


def _goes_back(one, other):
    """Say whether the eye would have to go back from one area to the other."""
    left, top, _width, height = one
    other_left, other_top, _other_width, other_height = other
    above = other_top + other_height <= top
    below = other_top >= top + height
    return not below and (other_left < left or (above and other_left <= left))
