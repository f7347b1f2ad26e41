"""An amount that is typed: it is seen, taken back, and never silently another one."""

import pytest
from PySide6.QtCore import Qt

from engine.actions import Bid
from tests.window.helpers import exists, find, focused, press, shown_text, wait_until
from tests.window.table_player import open_table, table_of
from thousand_qt.tools.table_scenes import NAMES, TABLE_SCENES
from thousand_qt.words.amounts import impossible_bid, impossible_contract


def scene(open_app, name):
    match = TABLE_SCENES[name].match(NAMES["en"])
    app = open_table(open_app, match)
    wait_until(lambda: exists(app.window, "table.amount"), "the stepper")
    match.answers.clear()
    return app, match


def type_in(app, digits):
    for digit in digits:
        press(app.window, Qt.Key(Qt.Key.Key_0 + int(digit)))


def test_typed_digits_are_seen_in_the_panel(open_app):
    app, _match = scene(open_app, "table-auction")
    assert not exists(app.window, "table.typed")
    for so_far in ("1", "11", "115"):
        type_in(app, so_far[-1])
        assert shown_text(app.window, "table.amount") == so_far
        assert find(app.window, "table.bid").property("text") == f"Bid {so_far}"
        assert exists(app.window, "table.typed")


def test_enter_says_the_typed_amount_wherever_the_keyboard_was(open_app):
    app, match = scene(open_app, "table-auction")
    find(app.window, "table.pass").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    assert focused(app.window) == "table.pass"
    type_in(app, "115")
    press(app.window, Qt.Key.Key_Return)
    assert [answer.action for answer in match.answers] == [Bid(115)]


@pytest.mark.parametrize("typed", ["5", "100", "117", "999"])
def test_an_impossible_amount_is_refused_in_one_sentence(open_app, typed):
    app, match = scene(open_app, "table-auction")
    most = table_of(app).props.panel.most
    type_in(app, typed)
    press(app.window, Qt.Key.Key_Return)
    assert match.answers == []
    assert shown_text(app.window, "table.refusal") == (
        f"You cannot bid {typed}: bid 110 to {most} in steps of 5."
    )
    press(app.window, Qt.Key.Key_Return)
    assert match.answers == []
    type_in(app, "1")
    assert shown_text(app.window, "table.amount") == "1"


def test_an_impossible_contract_is_refused_too(open_app):
    app, match = scene(open_app, "table-raise")
    type_in(app, "118")
    press(app.window, Qt.Key.Key_Return)
    assert match.answers == []
    assert shown_text(app.window, "table.refusal").startswith("You cannot play 118: name 120 to ")


def test_backspace_takes_a_digit_and_escape_all_of_them(open_app):
    app, match = scene(open_app, "table-auction")
    type_in(app, "115")
    press(app.window, Qt.Key.Key_Backspace)
    assert shown_text(app.window, "table.amount") == "11"
    press(app.window, Qt.Key.Key_Escape)
    assert shown_text(app.window, "table.amount") == "110"
    assert not exists(app.window, "table.typed")
    assert not table_of(app).props.overlay
    press(app.window, Qt.Key.Key_Backspace)
    assert shown_text(app.window, "table.amount") == "110"
    assert match.answers == []


def test_the_stepper_ends_the_typing(open_app):
    app, _match = scene(open_app, "table-auction")
    type_in(app, "12")
    table_of(app).changeAmount(1)
    assert shown_text(app.window, "table.amount") == "115"
    type_in(app, "0")
    assert shown_text(app.window, "table.amount") == "110", "a zero begins no number"


@pytest.mark.parametrize(
    ("sentence", "possible", "words"),
    [
        (
            impossible_bid,
            (110, 115, 120),
            "You cannot bid 37: bid 110 to 120 in steps of 5.",
        ),
        (impossible_bid, (120,), "You cannot bid 37: only 120 is possible."),
        (impossible_contract, (120,), "You cannot play 37: only 120 is possible."),
        (impossible_bid, (110, 120), "You cannot bid 37: bid 110 or 120."),
        (impossible_contract, (121, 125), "You cannot play 37: name 121 or 125."),
        (
            impossible_contract,
            (121, 125, 130, 135),
            "You cannot play 37: name 121, or 125 to 135 in steps of 5.",
        ),
        (
            impossible_bid,
            (121, 125, 130),
            "You cannot bid 37: bid 121, or 125 to 130 in steps of 5.",
        ),
    ],
)
def test_the_sentence_names_least_most_and_step(sentence, possible, words):
    assert sentence(37, possible) == words
