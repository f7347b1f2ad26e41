"""After something went wrong the keyboard goes on where it was."""

import pytest
from PySide6.QtCore import Qt

from engine.rules import Rules
from tests.window.helpers import exists, focused, lay_out, press, wait_until
from tests.window.score_desk import begin
from thousand_qt.viewmodels.app import Screen


def on_screen(screen):
    def opened(open_app):
        app = open_app()
        app.app.open_screen(screen)
        return app

    return opened


def in_the_editor(open_app):
    app = on_screen(Screen.NEW_MATCH)(open_app)
    app.app.open_desk().edit(Rules())
    return app


def in_the_list_of_rules(open_app):
    app = on_screen(Screen.NEW_MATCH)(open_app)
    app.app.open_desk().open()
    return app


@pytest.mark.parametrize(
    "opened",
    [
        pytest.param(on_screen(Screen.HOME), id="home"),
        pytest.param(on_screen(Screen.SETTINGS), id="settings"),
        pytest.param(on_screen(Screen.NEW_MATCH), id="new match"),
        pytest.param(in_the_editor, id="editor"),
        pytest.param(in_the_list_of_rules, id="rules"),
        pytest.param(begin, id="score"),
    ],
)
def test_the_keyboard_goes_back_to_where_it_was(open_app, opened):
    app = opened(open_app)
    lay_out(app.window)
    wait_until(lambda: focused(app.window) != "", "the first focus")
    report = app.app.problem_model.crashes.write("RuntimeError: Katya lost the prikup\n")
    for tabs in (0, 1, 1, 1, 2):
        for _ in range(tabs):
            press(app.window, Qt.Key.Key_Tab)
        before = focused(app.window)
        app.app.tell_of_crash(report)
        wait_until(lambda: exists(app.window, "problem.title"), "the panel")
        assert focused(app.window) != before
        press(app.window, Qt.Key.Key_Escape)
        wait_until(lambda: not exists(app.window, "problem.title"), "the panel gone")
        lay_out(app.window)
        assert focused(app.window) == before
