"""Leaving a match at any moment loses nothing; it goes on where it was, or another replaces it."""

import pytest
from PySide6.QtCore import Qt

from engine.state import Phase
from tests.window.helpers import click, exists, find, lay_out, press, wait_until
from tests.window.table_player import (
    Mouse,
    act,
    is_asked,
    my_cards,
    open_table,
    seeded_pack,
    sit_down,
    table_of,
    wait_for_question,
)
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import steady
from thousand_qt.wiring import make_match_service, make_table_view_model


@pytest.fixture
def sit(open_app):
    """Return how to open the window with real matches in one data folder."""

    def opener():
        app = open_app(
            make_service=make_match_service,
            make_table=make_table_view_model,
            table_screen=TABLE_SCREEN,
            speed="instant",
        )
        lay_out(app.window)
        return app

    return opener


def leave(app):
    """Leave the table by the menu."""
    press(app.window, Qt.Key.Key_F10)
    wait_until(lambda: exists(app.window, "table.menu.home"), "the menu")
    lay_out(app.window)
    click(find(app.window, "table.menu.home"))
    wait_until(lambda: exists(app.window, "home.continue"), "the first screen")
    lay_out(app.window)


def come_back(app):
    """Continue the match from the first screen."""
    click(find(app.window, "home.continue"))
    wait_until(lambda: exists(app.window, "table.me"))


def answer(app):
    """Answer the question on the table."""
    if table_of(app).props.can_continue:
        Mouse(app).button("table.next")
    else:
        act(app, Mouse(app), steady(table_of(app).truth))


def test_a_match_left_at_every_question_goes_on_at_that_question(sit):
    app = sit()
    sit_down(app)
    phases = set()
    while len(table_of(app).truth.rows if table_of(app).truth else ()) < 2:
        wait_for_question(app)
        left = table_of(app).truth
        phases.add(left.phase)
        leave(app)
        assert table_of(app).decision is None, "nothing is asked away from the table"
        come_back(app)
        wait_for_question(app)
        assert table_of(app).truth == left
        answer(app)
    assert {Phase.TRICK, Phase.DEAL} <= phases


def test_a_match_left_while_the_others_play_goes_on(open_app):
    match = ScriptedMatch(seeded_pack("second"), lambda seen: steady(seen))
    app = open_table(open_app, match, speed="slow")
    lay_out(app.window)
    assert not table_of(app).player.at_rest
    press(app.window, Qt.Key.Key_F10)
    wait_until(lambda: exists(app.window, "table.menu.home"), "the menu")
    lay_out(app.window)
    click(find(app.window, "table.menu.home"))
    wait_until(lambda: exists(app.window, "home.play"), "the first screen")
    assert match.calls[-1] == "leave"


def test_a_new_match_over_an_unfinished_one_starts_anew(sit):
    app = sit()
    sit_down(app)
    wait_for_question(app)
    held = {row.place.face for row in my_cards(app)}
    leave(app)
    click(find(app.window, "home.play"))
    wait_until(lambda: exists(app.window, "newMatch.begin"), "the new match")
    lay_out(app.window)
    click(find(app.window, "newMatch.begin"))
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    wait_for_question(app)
    assert table_of(app).truth.deal_number == 1
    assert {row.place.face for row in my_cards(app)} != held


def test_the_summary_of_a_deal_stands_again_after_the_window_was_closed(sit):
    app = sit()
    sit_down(app)
    wait_for_question(app)
    while not table_of(app).props.can_continue:
        answer(app)
        wait_for_question(app)
    before = table_of(app).props.summary
    app.close()
    app = sit()
    come_back(app)
    wait_until(lambda: table_of(app).props.can_continue, "the summary")
    assert table_of(app).props.summary == before
    answer(app)
    wait_until(lambda: is_asked(app), "the next deal")
    assert table_of(app).truth.deal_number == 2
