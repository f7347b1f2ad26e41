"""A refusal is said beside what has to be known, for a while."""

from PySide6.QtCore import Qt

from engine.cards import Card
from tests.window.helpers import exists, press, shown_text, wait_until
from tests.window.table_player import Mouse, table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.table_scenes import TABLE_SCENES, show
from thousand_qt.viewmodels import spoken_refusal
from thousand_qt.wiring import make_table_view_model


def refused(open_app, name="table-auction-typed"):
    """Open the window where something has just been refused."""
    match = TABLE_SCENES[name].match(("Anna", "Katya", "Boris"))
    app = open_app(service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN)
    show(app, match, TABLE_SCENES[name])
    wait_until(lambda: exists(app.window, "table.refusal"), "the refusal")
    return app


def test_what_is_refused_stands_beside_what_has_to_be_known(open_app):
    app = refused(open_app)
    assert shown_text(app.window, "table.refusal").startswith("You cannot bid 118")
    assert shown_text(app.window, "table.note").startswith("With your marriage")


def test_a_refusal_goes_by_itself(open_app, monkeypatch):
    monkeypatch.setattr(spoken_refusal, "REFUSAL_STAYS", 50)
    match = TABLE_SCENES["table-follow"].match(("Anna", "Katya", "Boris"))
    app = open_app(service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN)
    show(app, match, TABLE_SCENES["table-follow"])
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    Mouse(app).card(Card("QH"))
    assert "spades" in table_of(app).props.refusal
    wait_until(lambda: not exists(app.window, "table.refusal"), "no refusal")


def test_a_panel_that_opens_or_closes_takes_a_refusal_away(open_app):
    app = refused(open_app)
    press(app.window, Qt.Key.Key_F3)
    assert table_of(app).props.refusal == ""


def test_a_refusal_speaks_the_new_language(open_app):
    app = refused(open_app, "table-refused")
    english = shown_text(app.window, "table.refusal")
    app.store.change(language="ru")
    wait_until(lambda: shown_text(app.window, "table.refusal") != english, "the Russian sentence")
