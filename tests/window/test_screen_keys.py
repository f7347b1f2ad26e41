"""F1 on the screens around the table: which keys work there."""

import pytest
from PySide6.QtCore import Qt

from tests.window.helpers import (
    click,
    exists,
    find,
    focused,
    press,
    truncated_texts,
    wait_until,
)
from thousand_qt.viewmodels.app import Screen

SCREENS = [Screen.HOME, Screen.NEW_MATCH, Screen.SETTINGS, Screen.RULES]


def open_keys(app, screen):
    app.app.open_screen(screen)
    app.window.grabWindow()
    before = focused(app.window)
    press(app.window, Qt.Key.Key_F1)
    wait_until(lambda: exists(app.window, "keys.close"), "the keys")
    return before


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("by", ["f1", "escape", "enter", "click"])
def test_f1_shows_the_keys_and_gives_the_keyboard_back(app, screen, by):
    before = open_keys(app, screen)
    assert focused(app.window) == "keys.close"
    if by == "click":
        click(find(app.window, "keys.close"))
    else:
        keys = {"f1": Qt.Key.Key_F1, "escape": Qt.Key.Key_Escape, "enter": Qt.Key.Key_Return}
        press(app.window, keys[by])
    wait_until(lambda: not exists(app.window, "keys.close"), "no keys")
    assert app.app.props.screen is screen
    assert before
    assert focused(app.window) == before


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab]
)
def test_the_keyboard_stays_at_the_keys_while_they_are_shown(app, key):
    open_keys(app, Screen.NEW_MATCH)
    press(app.window, key)
    assert focused(app.window) == "keys.close"


def test_another_screen_puts_the_keys_away(app):
    open_keys(app, Screen.HOME)
    app.app.open_screen(Screen.SETTINGS)
    assert not exists(app.window, "keys.close")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_keys_fit_the_smallest_window_with_large_text(open_app, language):
    app = open_app(size=(1024, 600), text_scale=150, language=language)
    open_keys(app, Screen.HOME)
    panel = find(app.window, "keys.close")
    assert panel.mapToScene(panel.boundingRect().bottomLeft()).y() < 600
    assert truncated_texts(app.window) == []
