"""The level of each opponent: chosen before a match, shown at the table and in the list."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible

import engine.ai.levels as levels_of_the_engine
from engine.ai.registry import PLAYERS, make_player
from tests.window.assistive import Reader
from tests.window.fakes import FakeMatchService
from tests.window.helpers import click, find, focused, press, visible_texts, wait_until
from tests.window.test_table_derive import scene_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.i18n import Translations
from thousand_qt.match.service import LEVELS, Character, MatchSetup, Opponent
from thousand_qt.settings import LANGUAGES, SettingsStore
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.table_derive import derive_table
from thousand_qt.wiring import make_match_service, make_table_view_model
from thousand_qt.words.levels import character_words, level_manners, level_names, seat_words


def texts(app):
    """Return all texts that can be read."""
    return [text.text for text in visible_texts(app.window)]


@pytest.fixture
def service():
    """Return a service that writes down what it is asked."""
    return FakeMatchService()


@pytest.fixture
def choosing(open_app, service):
    """Return the window before a new match."""
    app = open_app(service=service, size=(1024, 600))
    app.app.open_screen(Screen.NEW_MATCH)
    app.window.grabWindow()
    return app


def test_the_levels_are_those_of_the_computer_players_in_their_order():
    assert [level.value for level in LEVELS] == list(levels_of_the_engine.LEVELS)
    assert {character.value for character in Character} <= PLAYERS.keys()


def test_what_a_level_says_of_itself_is_so():
    worlds = {level: make_player(level.value)._depth.worlds for level in LEVELS[2:]}
    assert worlds[Character.CLUB] == 4
    assert "four ways" in level_manners()[Character.CLUB]
    assert worlds[Character.EXPERT] == 20
    assert "twenty likely ways" in level_manners()[Character.EXPERT]
    assert max(look.ways for look in make_player("master")._depth.looks) >= 200
    assert make_player("master")._depth.calls
    assert make_player("novice")._tricks == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_its_own_words(qapp, language):
    translations = Translations(qapp)
    translations.use(language)
    try:
        for words in (level_names(), level_manners()):
            assert tuple(words) == LEVELS
            assert len(set(words.values())) == len(LEVELS)
        assert len({character_words(character) for character in Character}) == len(Character)
    finally:
        translations.stop()


def test_nothing_is_said_of_a_player_whom_no_match_offered():
    assert seat_words("") == ("", "")
    assert seat_words("ruler-1") == ("", "")
    assert seat_words("master") == ("master", "Level: master")
    assert seat_words("bold") == ("bold", "Way of playing: bold")


def test_a_new_person_meets_club_players(choosing, service):
    click(find(choosing.window, "newMatch.begin"))
    (setup,) = service.calls
    assert [one.character for one in setup.opponents] == [Character.CLUB, Character.CLUB]


def test_the_mouse_chooses_a_level_and_reads_how_it_plays(choosing, service):
    before = find(choosing.window, "newMatch.dealer").mapToScene(QPointF())
    manners = level_manners()
    for level in LEVELS:
        click(find(choosing.window, f"newMatch.left.level.{level.value}"))
        choosing.window.grabWindow()
        shown = [text for text in texts(choosing) if text in manners.values()]
        assert sorted(shown) == sorted([manners[level], manners[Character.CLUB]])
        # Nothing moves under the mouse, however long the sentence is.
        assert find(choosing.window, "newMatch.dealer").mapToScene(QPointF()) == before
    click(find(choosing.window, "newMatch.right.level.novice"))
    click(find(choosing.window, "newMatch.begin"))
    assert service.calls == [
        MatchSetup(
            "You", (Opponent("Katya", Character.MASTER), Opponent("Boris", Character.NOVICE))
        )
    ]
    settings = choosing.store.settings
    assert (settings.left_level, settings.right_level) == (Character.MASTER, Character.NOVICE)


def test_the_arrow_keys_stop_at_the_weakest_and_at_the_strongest(choosing):
    find(choosing.window, "newMatch.left.level.club").forceActiveFocus()
    for key, end in ((Qt.Key.Key_Left, "novice"), (Qt.Key.Key_Right, "master")):
        for _ in LEVELS:
            press(choosing.window, key)
        assert focused(choosing.window) == f"newMatch.left.level.{end}"
        assert choosing.store.settings.left_level == end


def test_a_screen_reader_hears_each_level_and_how_it_plays(choosing):
    heard = [
        one
        for one in Reader(choosing.window).everything()
        if one.role is QAccessible.Role.RadioButton and one.name.startswith("On your left: level")
    ]
    names, manners = level_names(), level_manners()
    assert [one.name for one in heard] == [f"On your left: level: {names[one]}" for one in LEVELS]
    assert [one.description for one in heard] == [manners[level] for level in LEVELS]
    assert [one.checked for one in heard] == [level is Character.CLUB for level in LEVELS]


def test_what_was_chosen_before_there_were_levels_is_left_behind(tmp_path, caplog):
    file = tmp_path / "settings.ini"
    file.write_text("[General]\nleft_character=bold\nright_character=steady\n", encoding="utf-8")
    settings = SettingsStore(file).settings
    assert (settings.left_level, settings.right_level) == (Character.CLUB, Character.CLUB)
    assert not caplog.text


def test_a_seat_tells_the_level_of_its_player():
    left, right = derive_table(scene_of("table-follow", players=("", "expert", "bold"))).seats[1:]
    assert left.description == "Katya, expert, score 0, declarer, tricks: 0, cards: 7"
    assert left.facts[0] == "Level: expert"
    assert right.description.startswith("Boris, bold, score 0, ")
    assert right.facts[0] == "Way of playing: bold"


def test_a_match_from_before_there_were_levels_is_listed_and_goes_on(open_app):
    def reopened():
        return open_app(
            make_service=make_match_service,
            make_table=make_table_view_model,
            table_screen=TABLE_SCREEN,
        )

    app = reopened()
    old = MatchSetup("Anna", (Opponent("Katya", Character.BOLD), Opponent("B", Character.CAUTIOUS)))
    app.app.new_match_model.begun.emit(old)
    wait_until(lambda: app.app.table_model.truth is not None, "the first deal")
    app.close()

    again = reopened()
    click(find(again.window, "home.matches"))
    assert "Anna 0 · Katya (bold) 0 · B (cautious) 0" in texts(again)
    click(find(again.window, "matches.continue"))
    wait_until(lambda: again.app.table_model.truth is not None, "the same deal")
    wait_until(lambda: bool(again.app.table_model.props.seats[1].facts), "the seats")
    assert again.app.table_model.props.seats[1].facts[0] == "Way of playing: bold"
