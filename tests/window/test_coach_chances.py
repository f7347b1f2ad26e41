"""The chances to win the match, deal by deal, at its end."""

from functools import cache

from PySide6.QtCore import Qt

from engine.view import view
from tests.window.helpers import click, exists, find, press, wait_until
from tests.window.table_player import open_table
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES
from thousand_qt.viewmodels.coach_chances import chances_chart, derive_chances
from thousand_qt.viewmodels.sheet_props import ChartProps

NAMES = ("Anna", "Katya", "Boris", "Gleb")


@cache
def ended() -> ScriptedMatch:
    """Return a match that is over; nobody changes it."""
    return TABLE_SCENES["table-end"].match(NAMES)


def test_the_chances_begin_alike_and_end_with_the_winner():
    end = view(ended().state, 0)
    chart = chances_chart(end, NAMES)
    deals = len([row for row in end.rows if row.number])
    assert [len(series.totals) for series in chart.series] == [deals + 1] * 3
    assert all(28 <= series.totals[0] <= 39 for series in chart.series)
    winner = end.rows[-1].winner
    assert [series.totals[-1] for series in chart.series] == [100 * (s == winner) for s in range(3)]
    for chances in zip(*(series.totals for series in chart.series), strict=True):
        assert 98 <= sum(chances) <= 102
    assert chart.reach == 100
    said = derive_chances(end, NAMES).description
    assert said.startswith("Chances to win the match")
    assert "Anna: at best 100 %" in said


def test_nothing_is_told_of_the_chances_while_a_match_goes_on():
    going = view(TABLE_SCENES["table-summary"].match(NAMES).state, 0)
    assert derive_chances(going, NAMES) == ChartProps()
    assert derive_chances(None, NAMES) == ChartProps()


def test_the_end_of_a_match_shows_the_scores_and_then_the_chances(open_app):
    app = open_table(open_app, ended())
    wait_until(lambda: exists(app.window, "table.course"), "the tabs")
    chart = find(app.window, "table.endChart")
    scores = chart.property("props")["picture"]
    click(find(app.window, "table.course.chances"))
    chances = chart.property("props")["picture"]
    assert chances
    assert chances != scores
    press(app.window, Qt.Key.Key_Left)
    assert chart.property("props")["picture"] == scores
