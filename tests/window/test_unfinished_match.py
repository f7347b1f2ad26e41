"""Matches with the real table: begun, left, and continued after the program was started again."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

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


def test_of_two_matches_the_older_one_is_named_and_continued_from_the_list(open_app):
    app = open_real(open_app, speed="normal")
    for left in ("Katya", "Dasha"):
        app.store.change(left_name=left)
        app.app.open_screen(Screen.NEW_MATCH)
        click(find(app.window, "newMatch.begin"))
        wait_until(lambda: app.app.table_model.truth is not None, "the first deal")
        app.app.leaveTable()
    click(find(app.window, "home.matches"))
    rows = app.app.open_matches().rows.rows
    assert [row.scores.split(" · ")[1].split()[0] for row in rows] == ["Dasha", "Katya"]
    press(app.window, Qt.Key.Key_Down)
    press(app.window, Qt.Key.Key_F2)
    QTest.keyClick(app.window, "x")
    press(app.window, Qt.Key.Key_Return)
    assert app.app.open_matches().rows.rows[1].title == "x"
    press(app.window, Qt.Key.Key_Return)
    assert app.app.props.screen is Screen.TABLE
    wait_until(lambda: app.app.table_model.truth is not None, "the older match")
    assert app.app.table_model.truth is not None
    app.close()

    again = open_real(open_app, speed="normal")
    click(find(again.window, "home.matches"))
    assert again.app.open_matches().rows.rows[0].title == "x"
