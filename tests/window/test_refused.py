"""An answer that the table refuses: the truth stands again with the reason, to be answered anew."""

import pytest

from engine.illegal import Refusal
from network.messages import Objection, Refused, Snapshot
from tests.window.helpers import find, focused, shown_text, wait_until
from tests.window.table_player import Mouse, act, is_asked, my_cards, table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.table_scenes import TABLE_SCENES, show, steady
from thousand_qt.wiring import make_table_view_model


class Ear:
    """A guest that keeps the snapshot it is shown."""

    snapshot: Snapshot | None = None

    def match_shown(self, snapshot):
        self.snapshot = snapshot


@pytest.mark.parametrize(
    ("code", "facts", "sentence"),
    [
        (None, {}, "The table has gone on: look again."),
        (Refusal.NOT_YOUR_TURN, {"turn": (2,)}, "It is not your turn: Boris is to act."),
    ],
)
@pytest.mark.parametrize("name", ["table-auction", "table-pass", "table-raise", "table-lead"])
def test_a_refused_answer_can_be_given_again(open_app, name, code, facts, sentence):
    match = TABLE_SCENES[name].match(("Anna", "Katya", "Boris"))
    app = open_app(service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN)
    show(app, match, TABLE_SCENES[name])
    wait_until(lambda: is_asked(app), "the question")
    app.window.grabWindow()
    table, ear = table_of(app), Ear()
    match.seat_guest(ear)
    match.resume()
    match.seat_guest(table)
    held = len(my_cards(app))
    answers = []

    def refuse(message):
        answers.append(message)
        table.answer_refused(Refused(Objection.ILLEGAL, ear.snapshot, code, facts))

    accept, match.answer = match.answer, refuse
    act(app, Mouse(app), steady(table.truth))
    assert len(answers) == 1
    wait_until(lambda: is_asked(app), "the question again")
    assert shown_text(app.window, "table.refusal") == sentence
    assert len(my_cards(app)) == held
    wait_until(lambda: find(app.window, focused(app.window)).isVisible(), "the focus")
    match.answer = accept
    act(app, Mouse(app), steady(table.truth))
    assert match.answers == answers
