"""The first start asks for language and name, once."""

import pytest
from PySide6.QtCore import Qt

from tests.window.helpers import (
    click,
    exists,
    find,
    focused,
    overlapping_texts,
    press,
    shown_text,
    truncated_texts,
    wait_until,
)
from thousand_qt.settings import MAX_NAME_LENGTH
from thousand_qt.viewmodels import welcome as welcome_module
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.names import name_problem, presentable_name


@pytest.fixture(autouse=True)
def computer_of_zoya(monkeypatch):
    monkeypatch.setattr(welcome_module, "system_name", lambda: "Zoya")


@pytest.fixture
def first(open_app):
    return open_app(welcomed=False)


def name_field(app):
    return find(app.window, "welcome.name")


def test_the_first_start_asks_for_a_name_and_proposes_that_of_the_system(first):
    assert first.app.props.screen is Screen.WELCOME
    assert focused(first.window) == "welcome.name"
    assert name_field(first).property("text") == "Zoya"
    assert name_field(first).property("selectedText") == "Zoya"


def test_one_click_leads_to_the_first_screen_and_it_is_not_asked_again(first, open_app):
    click(find(first.window, "welcome.begin"))
    assert first.app.props.screen is Screen.HOME
    assert focused(first.window) == "home.play"
    assert (first.store.settings.player_name, first.store.settings.welcomed) == ("Zoya", True)
    first.close()
    assert open_app(welcomed=True).app.props.screen is Screen.HOME


def test_the_keyboard_types_a_name_and_goes_on(first):
    press(first.window, Qt.Key.Key_K)
    press(first.window, Qt.Key.Key_O)
    press(first.window, Qt.Key.Key_Return)
    assert first.store.settings.player_name == "ko"
    assert first.app.props.screen is Screen.HOME
    first.app.open_screen(Screen.NEW_MATCH)
    assert find(first.window, "newMatch.player.name").property("text") == "ko"


def test_an_empty_name_is_refused_in_a_sentence(first):
    press(first.window, Qt.Key.Key_Backspace)
    problem = shown_text(first.window, "welcome.help")
    assert problem == "Please write a name: the table calls you by it."
    assert not find(first.window, "welcome.begin").isEnabled()
    press(first.window, Qt.Key.Key_Return)
    assert first.app.props.screen is Screen.WELCOME


def test_escape_goes_on_with_a_name_that_can_be_used(first):
    press(first.window, Qt.Key.Key_Backspace)
    press(first.window, Qt.Key.Key_Escape)
    assert first.app.props.screen is Screen.HOME
    assert first.store.settings.player_name == "Zoya"


def test_closing_the_window_asks_again_at_the_next_start(first, open_app):
    first.close()
    assert open_app(welcomed=False).app.props.screen is Screen.WELCOME


def test_the_language_changes_at_once_and_a_typed_name_stays(first):
    press(first.window, Qt.Key.Key_K)
    press(first.window, Qt.Key.Key_Up)
    assert focused(first.window) == "welcome.language.en"
    press(first.window, Qt.Key.Key_Right)
    assert shown_text(first.window, "welcome.title") == "Тысяча"
    assert name_field(first).property("text") == "k"
    assert first.store.settings.language == "ru"


@pytest.mark.parametrize("leave", ["begin", "skip"])
def test_the_language_that_is_shown_as_chosen_is_kept(open_app, leave):
    app = open_app(welcomed=False, language="ru")
    assert app.app.welcome_model.props.language == "ru"
    getattr(app.app.welcome_model, leave)()
    assert app.store.settings.language == "ru"


def test_who_is_called_nothing_is_called_as_the_language_does(open_app, monkeypatch):
    monkeypatch.setattr(welcome_module, "system_name", lambda: "")
    app = open_app(welcomed=False)
    assert name_field(app).property("text") == "You"
    click(find(app.window, "welcome.language.ru"))
    assert name_field(app).property("text") == "Вы"
    click(find(app.window, "welcome.begin"))
    assert app.store.settings.player_name == ""


def test_a_player_of_an_earlier_version_is_not_asked(open_app):
    app = open_app(welcomed=False, player_name="Dasha")
    assert app.app.props.screen is Screen.HOME


@pytest.mark.parametrize(
    ("name", "names"), [("katya", ["Dasha", "Boris"]), ("Boris", ["Katya", "Gleb"])]
)
def test_no_opponent_is_called_like_the_person(first, name, names):
    first.app.welcome_model.rename(name)
    first.app.welcome_model.begin()
    first.app.open_screen(Screen.NEW_MATCH)
    fields = [find(first.window, f"newMatch.{side}.name") for side in ("left", "right")]
    assert [field.property("text") for field in fields] == names
    first.app.new_match_model.begin()
    assert (first.store.settings.left_name, first.store.settings.right_name) == ("", "")


def test_keys_are_explained_here_too(first):
    press(first.window, Qt.Key.Key_F1)
    wait_until(lambda: exists(first.window, "keys.close"), "the keys")
    press(first.window, Qt.Key.Key_Escape)
    assert focused(first.window) == "welcome.name"


@pytest.mark.parametrize("text_scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("typed", ["", "Ж" * 60])
def test_nothing_is_cut_in_the_smallest_window(open_app, language, text_scale, typed):
    app = open_app(welcomed=False, size=(1024, 600), language=language, text_scale=text_scale)
    app.app.welcome_model.rename(typed)
    assert truncated_texts(app.window) == []
    assert overlapping_texts(app.window) == []


@pytest.mark.parametrize(
    ("full_name", "account", "name"),
    [
        ("Zoya Petrova,,,", "zpetrova", "Zoya"),
        ("", "zoya.petrova", "Zoya"),
        ("", "zoya1987", "Zoya"),
        ("ZOYA PETROVA", "zp", "Zoya"),
        ("Зоя", "user", "Зоя"),
        ("Ubuntu", "ubuntu", ""),
        ("root", "root", ""),
        ("", "z", ""),
        ("", "", ""),
        ("McGregor", "", "McGregor"),
        ("x" * 40, "katya", "Katya"),
        ("", "42", ""),
    ],
)
def test_a_name_of_the_system_is_made_presentable(full_name, account, name):
    assert presentable_name(full_name, account) == name


def test_a_name_has_a_length():
    assert name_problem("x" * MAX_NAME_LENGTH) == ""
    assert "at most 16 characters" in name_problem("x" * (MAX_NAME_LENGTH + 1))
