"""The end of a match: places, facts, the chart, and what comes next."""

import itertools
import os

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from engine.record import SeatInfo
from engine.rules import PRESETS, make_rules
from network.journal import create_journal
from tests.network.tables import whole_match
from tests.window.helpers import click, exists, find, focused, press, visible_texts, wait_until
from tests.window.table_player import table_of
from tests.window.test_paper import scene_of
from tests.window.test_table import scene as open_scene
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.match.service import Character, MatchSetup, Opponent
from thousand_qt.viewmodels.again import same_again
from thousand_qt.viewmodels.paper import PaperViewModel
from thousand_qt.viewmodels.table_end import derive_end
from thousand_qt.viewmodels.table_score import derive_summary
from thousand_qt.wiring import make_match_service, make_table_view_model

SEATS = (SeatInfo("Anna"), SeatInfo("Katya", "cautious"), SeatInfo("Boris", "bold"))
CLASSIC = PRESETS["russian_classic"].rules


def test_the_winner_stands_first_and_the_others_by_their_totals():
    end = derive_end(scene_of("table-end"))
    assert [(p.place, p.name, p.total, p.winner) for p in end.places] == [
        ("1", "Anna", "1005", True),
        ("2", "Katya", "805", False),
        ("3", "Boris", "740", False),
    ]


def test_equal_totals_share_a_place():
    scene = scene_of("table-end")
    view = scene.view
    anna, katya, boris = view.standings
    equal = replace(view, standings=(anna, replace(katya, total=740), boris))
    end = derive_end(replace(scene, beat=replace(scene.beat, view=equal)))
    assert [place.place for place in end.places] == ["1", "2", "2"]


def test_the_facts_are_counted_from_the_rows():
    scene = scene_of("table-end")
    rows = scene.view.rows
    place = next(p for p in derive_end(scene).places if p.name == "Katya")
    facts = {fact.text: fact.value for fact in place.facts}
    played = [row for row in rows if row.result.declarer == 1]
    assert facts["Contracts made"].endswith(f"of {len(played)}")
    totals = [0, *(row.standings[1].total for row in rows)]
    changes = [after - before for before, after in itertools.pairwise(totals)]
    assert facts["Best deal"] == f"+{max(changes)}"
    assert facts["Marriage points"] == str(sum(row.result.marriages[1] for row in rows))
    assert all(f"{fact.text}: {fact.value}" in place.description for fact in place.facts)


def test_a_deal_in_between_has_no_places():
    assert derive_summary(scene_of("table-summary")).end.places == ()


def test_the_end_shows_every_place_and_the_chart(open_app):
    app, _match = open_scene(open_app, "table-end")
    shown = [text.text for text in visible_texts(app.window)]
    for place in table_of(app).props.summary.end.places:
        assert {place.name, place.total} <= set(shown)
    reader = QAccessible.queryAccessibleInterface(find(app.window, "table.endChart"))
    assert reader.text(QAccessible.Text.Name).startswith("Scores after deal 35.")


def test_playing_again_takes_one_press(open_app):
    app, match = open_scene(open_app, "table-end")
    wait_until(lambda: focused(app.window) == "table.playAgain", "the button")
    wait_until(lambda: find(app.window, "table.summary").property("calm"), "some calm")
    press(app.window, Qt.Key.Key_Return)
    assert match.calls[-2:] == ["leave", "start"]
    assert exists(app.window, "table.me") or exists(app.window, "table.summary")


def test_an_enter_that_was_meant_for_the_deals_begins_no_match(open_app):
    app, match = open_scene(open_app, "table-end")
    wait_until(lambda: focused(app.window) == "table.playAgain", "the button")
    for _ in range(5):
        press(app.window, Qt.Key.Key_Return)
    assert "start" not in match.calls
    assert exists(app.window, "table.playAgain")


@pytest.mark.parametrize(
    ("name", "first", "last"),
    [("table-end", "Back to the result", "is over"), ("table-lead", "Go on playing", "is kept")],
)
def test_the_menu_says_what_is_true(open_app, name, first, last):
    app, _match = open_scene(open_app, name)
    table_of(app).openOverlay("menu")
    wait_until(lambda: exists(app.window, "table.menu.resume"), "the menu")
    shown = [text.text for text in visible_texts(app.window)]
    assert first in shown
    assert any(last in text for text in shown)


def test_the_sheet_is_opened_from_the_end(open_app):
    app, _match = open_scene(open_app, "table-end")
    click(find(app.window, "table.endSheet"))
    wait_until(lambda: exists(app.window, "sheet.table"), "the sheet")


def test_the_end_of_an_old_match_is_shown_again_from_the_list(open_app, tmp_path):
    folder = tmp_path / "данные" / "matches"
    header, batches = whole_match()
    seats = (SeatInfo("Anna"), SeatInfo("Katya", "bold"), SeatInfo("Boris", "steady"))
    events = tuple(event for batch in batches for event in batch)
    create_journal(folder, replace(header, seats=seats), events).close()
    (file,) = folder.glob("*.thousand")
    os.utime(file, (1_700_000_000, 1_700_000_000))
    app = open_app(
        make_service=make_match_service,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
    )
    click(find(app.window, "home.matches"))
    wait_until(lambda: exists(app.window, "matches.continue"), "the list")
    press(app.window, Qt.Key.Key_Return)
    wait_until(lambda: focused(app.window) == "table.playAgain", "the end of the match")
    assert not exists(app.window, "table.takeBack")
    click(find(app.window, "table.endSheet"))
    wait_until(lambda: exists(app.window, "sheet.table"), "the sheet")
    click(find(app.window, "sheet.save"))
    paper = table_of(app).findChild(PaperViewModel)
    assert "2023-11-1" in paper.props.file_name
    app.app.leaveTable()
    assert file.stat().st_mtime == 1_700_000_000


@pytest.mark.parametrize("text_scale", [100, 150])
def test_everything_at_the_end_can_be_reached_by_keys(open_app, text_scale):
    app, _match = open_scene(open_app, "table-end", size=(1024, 600), text_scale=text_scale)
    reached = set()
    for _ in range(12):
        reached.add(focused(app.window))
        press(app.window, Qt.Key.Key_Tab)
    buttons = {"table.playAgain", "table.change", "table.endSheet", "table.home"}
    assert buttons <= reached


@pytest.mark.parametrize("rules", [CLASSIC, make_rules(dump_truck="off")])
def test_the_same_opponents_and_rules_are_asked_again(rules):
    assert same_again(SEATS, rules) == MatchSetup(
        player_name="Anna",
        opponents=(Opponent("Katya", Character.CAUTIOUS), Opponent("Boris", Character.BOLD)),
        rules=rules,
    )


@pytest.mark.parametrize(
    ("seats", "rules"),
    [
        (SEATS[:2], CLASSIC),
        ((*SEATS[:2], SeatInfo("Guest")), CLASSIC),
        ((*SEATS[:2], SeatInfo("Boris", "dreamy")), CLASSIC),
    ],
    ids=["two players", "another person", "an unknown character"],
)
def test_what_cannot_be_repeated_is_chosen_anew(seats, rules):
    assert same_again(seats, rules) is None
