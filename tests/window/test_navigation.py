"""From screen to screen with the mouse and with the keyboard."""

import pytest
from PySide6.QtCore import Qt

from tests.window.fakes import FakeMatchService
from tests.window.helpers import click, exists, find, focused, press, shown_text
from thousand_qt.match.service import (
    Character,
    FirstDealer,
    MatchProblem,
    MatchSetup,
    MatchSummary,
    Opponent,
)
from thousand_qt.viewmodels.app import Screen

UNFINISHED = MatchSummary(("You", "Katya", "Boris"), (245, -60, 880), 7)


def press_until_focused(app, name, key=Qt.Key.Key_Tab, limit=40):
    """Press a key until an item has the focus; every item on the way must be visible."""
    for _ in range(limit):
        if focused(app.window) == name:
            return
        press(app.window, key)
    pytest.fail(f"{name} was not reached; the focus is on {focused(app.window)!r}")


def test_home_has_no_continue_without_an_unfinished_match(app):
    assert exists(app.window, "home.play")
    assert not exists(app.window, "home.continue")
    assert focused(app.window) == "home.play"


def test_home_offers_the_unfinished_match_with_its_scores(open_app):
    app = open_app(service=FakeMatchService(UNFINISHED))
    assert focused(app.window) == "home.continue"
    shown = shown_text(app.window, "home.scores")
    assert shown == "Deal 7 · You 245 · Katya −60 · Boris 880"


def test_the_mouse_walks_through_every_screen(open_app):
    service = FakeMatchService()
    app = open_app(service=service)
    click(find(app.window, "home.settings"))
    click(find(app.window, "settings.felt.blue"))
    assert app.store.settings.felt == "blue"
    click(find(app.window, "settings.back"))
    click(find(app.window, "home.play"))
    click(find(app.window, "newMatch.dealer.me"))
    click(find(app.window, "newMatch.back"))
    assert exists(app.window, "home.play")
    assert app.store.settings.first_dealer is FirstDealer.ME
    assert service.calls == []


def test_the_keyboard_begins_a_match_with_names_and_levels(open_app):
    service = FakeMatchService()
    app = open_app(service=service, language="ru")
    press(app.window, Qt.Key.Key_Return)
    assert focused(app.window) == "newMatch.begin"
    press_until_focused(app, "newMatch.left.name")
    for _ in "Катя":
        press(app.window, Qt.Key.Key_Backspace)
    press(app.window, Qt.Key.Key_Z)
    press_until_focused(app, "newMatch.left.level.club")
    for _ in range(3):
        press(app.window, Qt.Key.Key_Right)
    assert focused(app.window) == "newMatch.left.level.master"
    press_until_focused(app, "newMatch.right.level.club")
    press(app.window, Qt.Key.Key_Left)
    press_until_focused(app, "newMatch.dealer.random")
    press(app.window, Qt.Key.Key_Left)
    press(app.window, Qt.Key.Key_Left)
    press_until_focused(app, "newMatch.begin")
    press(app.window, Qt.Key.Key_Space)
    assert service.calls == [
        MatchSetup(
            player_name="Вы",
            opponents=(Opponent("z", Character.MASTER), Opponent("Борис", Character.AMATEUR)),
            first_dealer=FirstDealer.ME,
        )
    ]
    assert app.app.props.screen is Screen.TABLE


def test_the_arrow_keys_walk_through_the_menu(app):
    for name in ("score", "matches", "rules", "settings", "quit"):
        press(app.window, Qt.Key.Key_Down)
        assert focused(app.window) == f"home.{name}"
    press(app.window, Qt.Key.Key_Up)
    press(app.window, Qt.Key.Key_Enter)
    assert app.app.props.screen is Screen.SETTINGS


@pytest.mark.parametrize("screen", [Screen.NEW_MATCH, Screen.SETTINGS])
def test_escape_goes_back_to_the_first_screen(app, screen):
    app.app.open_screen(screen)
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.HOME
    assert focused(app.window) == "home.play"


def test_names_survive_until_the_next_match_but_default_names_are_not_kept(open_app):
    app = open_app()
    app.app.open_screen(Screen.NEW_MATCH)
    app.app.new_match_model.rename("right_name", "  Dasha ")
    app.app.new_match_model.begin()
    assert app.store.settings.right_name == "Dasha"
    assert app.store.settings.left_name == ""


def test_an_empty_name_keeps_the_match_from_beginning_and_says_why(open_app):
    service = FakeMatchService()
    app = open_app(service=service)
    app.app.open_screen(Screen.NEW_MATCH)
    app.app.new_match_model.rename("left_name", "   ")
    assert not find(app.window, "newMatch.begin").isEnabled()
    assert shown_text(app.window, "newMatch.problem") == "Everybody at the table needs a name."
    app.app.new_match_model.begin()
    assert service.calls == []


def test_a_name_that_is_too_long_is_shown_whole_and_named(open_app):
    app = open_app()
    app.app.open_screen(Screen.NEW_MATCH)
    press_until_focused(app, "newMatch.left.name")
    for _ in range(20):
        press(app.window, Qt.Key.Key_K)
    assert len(find(app.window, "newMatch.left.name").property("text")) >= 20
    problem = shown_text(app.window, "newMatch.problem")
    assert problem == "A name has at most 16 characters: make it shorter."
    assert not find(app.window, "newMatch.begin").isEnabled()


def test_a_joiner_in_a_name_is_gone_at_once(open_app):
    app = open_app()
    app.app.open_screen(Screen.NEW_MATCH)
    app.app.new_match_model.rename("left_name", "\U0001f469\u200d\U0001f680")
    assert find(app.window, "newMatch.left.name").property("text") == "\U0001f469\U0001f680"


def test_the_log_is_english_whatever_the_window_speaks(open_app, caplog):
    class Unreadable(FakeMatchService):
        def resume(self):
            raise MatchProblem("Партия повреждена.") from ValueError("line 5 is damaged")

    app = open_app(service=Unreadable(UNFINISHED), language="ru")
    click(find(app.window, "home.continue"))
    assert shown_text(app.window, "problem.text.0") == "Партия повреждена."
    assert "line 5 is damaged" in caplog.text
    assert "Партия" not in caplog.text


def test_a_new_match_warns_of_nothing_because_the_unfinished_one_is_kept(open_app):
    app = open_app(service=FakeMatchService(UNFINISHED))
    click(find(app.window, "home.play"))
    assert find(app.window, "newMatch.problem").property("text") == ""


def test_a_match_that_cannot_be_read_leads_home_with_a_sentence(open_app):
    service = FakeMatchService(UNFINISHED, problem="The match cannot be read. Begin a new one.")
    app = open_app(service=service)
    click(find(app.window, "home.continue"))
    assert service.calls == ["resume"]
    assert app.app.props.screen is Screen.HOME
    assert shown_text(app.window, "problem.text.0") == "The match cannot be read. Begin a new one."
    click(find(app.window, "problem.go_on"))
    assert not exists(app.window, "problem.title")


def test_settings_opened_at_the_table_lead_back_to_the_table(open_app):
    app = open_app(service=FakeMatchService(UNFINISHED))
    click(find(app.window, "home.continue"))
    table = find(app.window, "table")
    app.app.openSettings()
    assert not table.isVisible()
    click(find(app.window, "settings.back"))
    assert find(app.window, "table") == table
    assert table.isVisible()


def test_leaving_the_table_keeps_the_match_and_leads_home(open_app):
    service = FakeMatchService()
    app = open_app(service=service)
    app.app.open_screen(Screen.TABLE)
    service.summary = UNFINISHED
    app.app.leaveTable()
    assert service.calls == ["leave"]
    assert exists(app.window, "home.continue")


def test_quit_closes_the_window_and_the_service(open_app, qtbot):
    service = FakeMatchService()
    app = open_app(service=service)
    with qtbot.waitSignal(app.app.quit_chosen):
        click(find(app.window, "home.quit"))
    app.close()
    assert service.calls == ["close"]
