"""A deal at the table with real mouse events on the real window."""

import random

import pytest

from engine.state import Phase
from tests.window.helpers import click, find, wait_until
from tests.window.table_player import (
    answer_by_mouse,
    any_legal,
    play_until,
    seeded_pack,
    sits,
    table_of,
)
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.wiring import make_table_view_model


def open_table(open_app, match, **settings):
    """Open the window and sit down at a match."""
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **settings
    )
    click(find(app.window, "home.play"))
    app.window.grabWindow()  # lays the new screen out
    click(find(app.window, "newMatch.begin"))
    wait_until(lambda: sits(app), "the table")
    return app


@pytest.mark.parametrize("name", ["first", "second", "third"])
def test_a_deal_is_played_with_the_mouse(open_app, name):
    app = open_table(open_app, ScriptedMatch(seeded_pack(name), any_legal(1)))
    chance = random.Random(name)
    answers = play_until(
        app, lambda seen: len(seen.rows) == 1, lambda: answer_by_mouse(app, chance)
    )
    assert answers >= 8
    truth = table_of(app).truth
    assert truth is not None
    assert truth.phase is Phase.DEAL
    assert table_of(app).props.summary.shown
