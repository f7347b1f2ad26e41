"""A match with the real table: begun, left, and continued after the program was started again."""

from PySide6.QtCore import Qt

from tests.window.helpers import click, exists, find, press, shown_text, wait_until
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.viewmodels.app import Screen
from thousand_qt.wiring import make_match_service, make_table_view_model


def open_real(open_app, **settings):
    return open_app(
        make_service=make_match_service,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        **settings,
    )


def test_a_match_is_continued_after_the_window_was_closed_in_the_middle_of_a_deal(open_app):
    app = open_real(open_app, speed="normal")
    press(app.window, Qt.Key.Key_Return)
    click(find(app.window, "newMatch.begin"))
    assert app.app.props.screen is Screen.TABLE
    wait_until(lambda: app.app.table_model.truth is not None, "the first deal")
    app.close()

    again = open_real(open_app, speed="normal")
    assert exists(again.window, "home.continue")
    assert shown_text(again.window, "home.scores") == "Deal 1 · You 0 · Katya 0 · Boris 0"
    click(find(again.window, "home.continue"))
    wait_until(lambda: again.app.table_model.truth is not None, "the same deal")
    again.app.leaveTable()
    assert exists(again.window, "home.continue")
