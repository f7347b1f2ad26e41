"""The usual names at a table follow the language; given names stay."""

import pytest

from tests.window.helpers import exists, visible_texts, wait_until
from tests.window.table_player import table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.table_scenes import TABLE_SCENES, show
from thousand_qt.viewmodels.new_match import default_names
from thousand_qt.wiring import make_table_view_model
from thousand_qt.words.opponents import spoken_names, usual_names

WHO = (False, True, True)


def test_a_table_that_changes_its_language_calls_its_computer_players_so(open_app):
    match = TABLE_SCENES["table-auction"].match(("Katya", "Boris", "Fyodor"))
    app = open_app(service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN)
    show(app, match, TABLE_SCENES["table-auction"])
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    app.store.change(language="ru")
    names = [seat.name for seat in table_of(app).props.seats]
    assert names == ["Katya", "Борис", "Fyodor"]
    said = " ".join(text.text for text in visible_texts(app.window))
    assert "Boris" not in said
    app.store.change(language="en")
    assert [seat.name for seat in table_of(app).props.seats][1] == "Boris"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_usual_name_is_known_in_every_language(open_app, language):
    open_app(language=language)
    usual = usual_names()
    assert {*default_names().values()} - set(usual.values()) == {default_names()["player_name"]}
    for written in usual.values():
        assert spoken_names(("Anna", written), (False, True)) == ("Anna", written)


def test_nobody_is_called_like_somebody_else(open_app):
    open_app(language="ru")
    assert spoken_names(("Катя", "Katya", "Boris"), WHO) == ("Катя", "Katya", "Boris")
    assert spoken_names(("Anna", "Katya", "Boris"), WHO) == ("Anna", "Катя", "Борис")


def test_a_person_without_a_name_is_called_as_the_language_calls_people(open_app):
    app = open_app(language="ru")
    assert spoken_names(("You", "Katya", "Boris"), WHO) == ("Вы", "Катя", "Борис")
    assert default_names()["player_name"] == "Вы"
    app.store.change(language="en")
    assert spoken_names(("Вы", "Катя", "Борис"), WHO) == ("You", "Katya", "Boris")
    assert default_names()["player_name"] == "You"
