"""The screen of all matches: continue, rename and delete by mouse and by keyboard."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.window.fakes import FakeMatchService
from tests.window.helpers import (
    click,
    exists,
    find,
    focused,
    press,
    shown_text,
    truncated_texts,
    visible_texts,
    wait_until,
)
from thousand_qt.match.service import Character, KeptMatch, KeptSeat, MatchSummary
from thousand_qt.viewmodels.app import Screen

NOON = datetime(2025, 11, 29, 12, tzinfo=UTC)
SEATS = (KeptSeat("You"), KeptSeat("Katya", Character.BOLD), KeptSeat("Boris", Character.STEADY))


def kept(key, **changes):
    fields = {
        "preset": "russian_classic",
        "seats": SEATS,
        "scores": (245, -60, 880),
        "deal": 7,
        "created": NOON,
        "played": NOON,
    }
    return KeptMatch(key=key, **{**fields, **changes})


THREE = (
    kept("new"),
    kept("over", winner=1, played=NOON - timedelta(hours=1)),
    kept("old", title="The long one", deal=19, played=NOON - timedelta(hours=2)),
)


def listing(*matches, **fields):
    service = FakeMatchService(**fields)
    service.kept = matches
    return service


@pytest.fixture
def opened(open_app):
    """Return a function that opens the list of these matches; by default of three."""

    def opener(service=None, **options):
        app = open_app(service=service or listing(*THREE), **options)
        app.app.open_screen(Screen.MATCHES)
        return app

    return opener


def title_of(app, key):
    return shown_text(find(app.window, f"matches.row.{key}"), "matches.title")


def double_click(app, item):
    middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
    QTest.mouseDClick(
        app.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(middle)
    )


def write(app, text):
    """Type a text of Latin letters."""
    for letter in text:
        QTest.keyClick(app.window, letter)


def test_the_mouse_opens_the_list_and_leaves_it(open_app):
    app = open_app(service=listing(*THREE))
    click(find(app.window, "home.matches"))
    assert app.app.props.screen is Screen.MATCHES
    assert focused(app.window) == "matches.row.new"
    click(find(app.window, "matches.back"))
    assert app.app.props.screen is Screen.HOME


def test_unfinished_matches_come_first_with_players_scores_and_dates(opened):
    app = opened()
    texts = [one.text for one in visible_texts(app.window)]
    shown = [text for text in texts if text in ("To continue", "Finished") or "2025" in text]
    assert shown[0] == "To continue"
    assert texts.index("The long one") < texts.index("Finished")
    assert "Katya and Boris, 29 November 2025" in texts
    assert "You 245 · Katya (bold) −60 · Boris (steady) 880" in texts
    assert "Russian classic · begun on 29 November 2025" in texts
    assert {"Deal 7", "Deal 19"} <= set(texts)
    assert any(text.startswith("Katya won: ") for text in texts)


def test_arrow_keys_walk_the_list_and_enter_continues(opened):
    service = listing(*THREE)
    app = opened(service)
    press(app.window, Qt.Key.Key_Down)
    assert focused(app.window) == "matches.row.old"
    press(app.window, Qt.Key.Key_Return)
    assert service.calls == ["resume old"]
    assert app.app.props.screen is Screen.TABLE


def test_below_the_last_row_the_arrow_keys_go_on_to_the_buttons(opened):
    app = opened()
    press(app.window, Qt.Key.Key_End)
    assert focused(app.window) == "matches.row.over"
    press(app.window, Qt.Key.Key_Down)
    assert focused(app.window) == "matches.rename"
    press(app.window, Qt.Key.Key_Up)
    assert focused(app.window) == "matches.row.over"


def test_the_list_is_one_stop_of_the_tab_key(opened):
    app = opened()
    press(app.window, Qt.Key.Key_Down)
    press(app.window, Qt.Key.Key_Tab)
    assert focused(app.window) == "matches.rename"
    press(app.window, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert focused(app.window) == "matches.row.old"


def test_a_click_picks_a_match_and_the_button_continues_it(opened):
    service = listing(*THREE)
    app = opened(service)
    click(find(app.window, "matches.row.old"))
    assert focused(app.window) == "matches.row.old"
    click(find(app.window, "matches.continue"))
    assert service.calls == ["resume old"]


def test_a_double_click_continues(opened):
    service = listing(*THREE)
    app = opened(service)
    row = find(app.window, "matches.row.old")
    click(row)
    double_click(app, row)
    assert service.calls == ["resume old"]


def test_the_result_of_a_finished_match_is_shown(opened):
    service = listing(*THREE)
    app = opened(service)
    press(app.window, Qt.Key.Key_End)
    button = find(app.window, "matches.continue")
    assert button.property("text") == "Show the result"
    press(app.window, Qt.Key.Key_Return)
    assert service.calls == ["result over"]
    assert app.app.props.screen is Screen.TABLE


def test_a_damaged_match_is_played_on_from_where_it_is_whole(opened):
    service = listing(kept("spoilt", damage="Line 4 is damaged.", rescue_deal=3))
    app = opened(service)
    button = find(app.window, "matches.continue")
    assert button.property("text") == "Play on from deal 3"
    click(button)
    assert service.calls == ["rescue spoilt"]
    assert app.app.props.screen is Screen.TABLE


def test_a_match_that_cannot_be_continued_says_why_and_the_list_stays(opened):
    service = listing(*THREE, problem="The file is damaged in line 5.")
    app = opened(service)
    press(app.window, Qt.Key.Key_Return)
    assert app.app.props.screen is Screen.MATCHES
    assert shown_text(app.window, "matches.message") == "The file is damaged in line 5."
    assert focused(app.window) == "matches.row.new"
    assert exists(app.window, "matches.row.old")


def test_damage_and_another_window_are_told_in_the_row(opened):
    app = opened(
        listing(
            kept("busy", elsewhere=True),
            KeptMatch(key="bad", created=NOON, played=NOON, damage="Line 3 is damaged."),
        )
    )
    busy = shown_text(find(app.window, "matches.row.busy"), "matches.problem")
    assert busy == "It is open in another window."
    assert title_of(app, "bad") == "Damaged match, 29 November 2025"
    assert (
        shown_text(find(app.window, "matches.row.bad"), "matches.problem") == "Line 3 is damaged."
    )
    assert not find(app.window, "matches.continue").isEnabled()


def test_keys_rename_a_match(opened):
    service = listing(*THREE)
    app = opened(service)
    press(app.window, Qt.Key.Key_F2)
    assert focused(app.window) == "matches.entry"
    write(app, "revenge")
    press(app.window, Qt.Key.Key_Return)
    assert service.calls == [("rename", "new", "revenge")]
    assert title_of(app, "new") == "revenge"
    assert focused(app.window) == "matches.row.new"


def test_the_mouse_renames_a_match_and_an_empty_title_is_the_automatic_one(opened):
    service = listing(*THREE)
    app = opened(service)
    click(find(app.window, "matches.row.old"))
    click(find(app.window, "matches.rename"))
    assert find(app.window, "matches.entry").property("text") == "The long one"
    press(app.window, Qt.Key.Key_Backspace)
    click(find(app.window, "matches.saveTitle"))
    assert title_of(app, "old") == "Katya and Boris, 29 November 2025"


def test_an_automatic_title_that_nobody_changed_stays_automatic(opened):
    service = listing(*THREE)
    app = opened(service)
    press(app.window, Qt.Key.Key_F2)
    press(app.window, Qt.Key.Key_Return)
    assert service.calls == [("rename", "new", "")]


def test_a_title_that_is_too_long_is_told_and_may_be_shortened(opened):
    service = listing(*THREE)
    app = opened(service)
    press(app.window, Qt.Key.Key_F2)
    write(app, "n" * 41)
    press(app.window, Qt.Key.Key_Return)
    assert service.calls == []
    assert "at most 40 characters" in shown_text(app.window, "matches.message")
    assert focused(app.window) == "matches.entry"
    press(app.window, Qt.Key.Key_Backspace)
    press(app.window, Qt.Key.Key_Return)
    assert service.calls == [("rename", "new", "n" * 40)]
    assert not exists(app.window, "matches.message")


def test_a_few_matches_are_not_searched(opened):
    app = opened(listing(*THREE))
    assert not exists(app.window, "matches.search")


def many():
    return listing(*(kept(f"m{n}", title=f"Evening {n:02}") for n in range(11)), *THREE)


def test_many_matches_are_searched_by_words(opened):
    app = opened(many())
    press(app.window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert focused(app.window) == "matches.search"
    write(app, "long katya")
    model = app.app.matches_model
    assert [row.key for row in model.rows.rows] == ["old"]
    assert model.rows.rows[0].opens_group
    press(app.window, Qt.Key.Key_Down)
    assert focused(app.window) == "matches.row.old"
    click(find(app.window, "matches.search"))
    write(app, " nothing")
    assert exists(app.window, "matches.nothingFound")
    press(app.window, Qt.Key.Key_Escape)
    assert len(model.rows.rows) == 14
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.HOME


def test_the_search_stays_while_a_match_is_renamed(opened):
    app = opened(many())
    app.app.matches_model.search("evening 07")
    app.app.matches_model.renameMatch("m7", "Evening 07 at the dacha")
    assert [row.title for row in app.app.matches_model.rows.rows] == ["Evening 07 at the dacha"]
    app.app.open_screen(Screen.HOME)
    app.app.open_screen(Screen.MATCHES)
    assert app.app.matches_model.props.query == ""


def test_escape_keeps_the_title(opened):
    service = listing(*THREE)
    app = opened(service)
    press(app.window, Qt.Key.Key_F2)
    write(app, "other")
    press(app.window, Qt.Key.Key_Escape)
    assert service.calls == []
    assert app.app.props.screen is Screen.MATCHES
    assert focused(app.window) == "matches.row.new"
    assert title_of(app, "new") == "Katya and Boris, 29 November 2025"


def test_a_title_that_cannot_be_written_says_why(opened):
    app = opened(listing(*THREE, problem="There is no room on the disk."))
    press(app.window, Qt.Key.Key_F2)
    write(app, "x")
    press(app.window, Qt.Key.Key_Return)
    assert shown_text(app.window, "matches.message") == "There is no room on the disk."
    assert title_of(app, "new") == "Katya and Boris, 29 November 2025"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_the_question_before_deleting_keeps_the_match_unless_told_otherwise(opened, key):
    service = listing(*THREE)
    app = opened(service)
    press(app.window, Qt.Key.Key_Delete)
    assert focused(app.window) == "matches.keep"
    press(app.window, key)
    assert service.calls == []
    assert focused(app.window) == "matches.row.new"
    assert not exists(app.window, "matches.question")


def test_keys_delete_a_match_and_the_next_one_is_picked(opened):
    service = listing(*THREE)
    app = opened(service)
    press(app.window, Qt.Key.Key_Delete)
    press(app.window, Qt.Key.Key_Left)
    assert focused(app.window) == "matches.reallyDelete"
    press(app.window, Qt.Key.Key_Return)
    assert service.calls == [("delete", "new")]
    message = shown_text(app.window, "matches.message")
    assert message == "“Katya and Boris, 29 November 2025” was moved to the trash."
    assert focused(app.window) == "matches.row.old"
    wait_until(lambda: not exists(app.window, "matches.row.new"), "the row is gone")


def test_the_mouse_deletes_the_last_match_and_finds_a_new_one(opened):
    service = listing(THREE[0])
    app = opened(service)
    click(find(app.window, "matches.delete"))
    click(find(app.window, "matches.reallyDelete"))
    assert service.calls == [("delete", "new")]
    assert exists(app.window, "matches.empty")
    assert focused(app.window) == "matches.new"
    click(find(app.window, "matches.new"))
    assert app.app.props.screen is Screen.NEW_MATCH


def test_a_match_that_stays_says_why(opened):
    app = opened(listing(*THREE, problem="It is open in another window."))
    press(app.window, Qt.Key.Key_Delete)
    press(app.window, Qt.Key.Key_Left)
    press(app.window, Qt.Key.Key_Return)
    assert shown_text(app.window, "matches.message") == "It is open in another window."
    assert exists(app.window, "matches.row.new")


def test_while_a_row_asks_keys_do_not_reach_it(opened):
    service = listing(*THREE)
    app = opened(service)
    press(app.window, Qt.Key.Key_Delete)
    for key in (Qt.Key.Key_F2, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Delete):
        press(app.window, key)
    assert focused(app.window) == "matches.keep"
    assert not find(app.window, "matches.delete").isEnabled()
    assert service.calls == []


def test_without_matches_the_list_offers_a_new_one(open_app):
    app = open_app()
    click(find(app.window, "home.matches"))
    assert focused(app.window) == "matches.new"
    assert not exists(app.window, "matches.continue")
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.HOME


def test_three_hundred_matches_are_walked_from_end_to_end(opened):
    many = tuple(kept(str(n), played=NOON - timedelta(days=n)) for n in range(300))
    app = opened(listing(*many), size=(1024, 600))
    press(app.window, Qt.Key.Key_End)
    wait_until(lambda: focused(app.window) == "matches.row.299", "the last row")
    press(app.window, Qt.Key.Key_PageUp)
    middle = focused(app.window)
    assert middle != "matches.row.299"
    wait_until(lambda: exists(app.window, middle), "the row a page above")
    press(app.window, Qt.Key.Key_Home)
    wait_until(lambda: focused(app.window) == "matches.row.0", "the first row")
    rows = find(app.window, "matches.list").property("contentItem").childItems()
    assert len(rows) < 30
    assert truncated_texts(app.window) == []


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_Delete])
def test_a_row_at_the_edge_asks_in_sight(opened, key):
    many = tuple(kept(str(n), played=NOON - timedelta(days=n)) for n in range(30))
    app = opened(listing(*many), size=(1024, 600))
    press(app.window, Qt.Key.Key_End)
    press(app.window, key)
    rows = find(app.window, "matches.list")
    asks = find(app.window, "matches.entry" if key is Qt.Key.Key_F2 else "matches.keep")
    wait_until(
        lambda: asks.mapToItem(rows, QPointF(0, asks.height())).y() <= rows.height(),
        "the question in sight",
    )


def test_a_row_is_a_list_item_with_a_whole_sentence(opened):
    app = opened()
    table = QAccessible.queryAccessibleInterface(find(app.window, "matches.list"))
    row = QAccessible.queryAccessibleInterface(find(app.window, "matches.row.old"))
    assert table.role() is QAccessible.Role.List
    assert row.role() is QAccessible.Role.ListItem
    sentence = row.text(QAccessible.Text.Name)
    assert sentence.startswith(
        "The long one. Deal 19. You 245 · Katya (bold) −60 · Boris (steady) 880."
    )
    assert sentence.endswith(".")


def test_the_list_speaks_the_language_that_is_chosen(opened):
    app = opened(language="en")
    app.store.change(language="ru")
    assert title_of(app, "new") == "Катя и Борис, 29 ноября 2025"


def test_the_keys_of_the_list_are_told(opened):
    app = opened()
    press(app.window, Qt.Key.Key_F1)
    texts = [one.text for one in visible_texts(app.window)]
    assert "F2" in texts
    press(app.window, Qt.Key.Key_F1)
    assert focused(app.window) == "matches.row.new"


def test_the_offered_match_is_still_continued_from_the_first_screen(open_app):
    service = listing(*THREE)
    service.summary = MatchSummary(("You", "Katya", "Boris"), (245, -60, 880), 7)
    app = open_app(service=service)
    click(find(app.window, "home.continue"))
    assert service.calls == ["resume"]
