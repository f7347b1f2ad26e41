"""A number that is typed: what does not fit is told, and any minus or blank is understood."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from engine.rules import Rules
from tests.window.helpers import click, exists, find, lay_out, press, shown_text
from thousand_qt.viewmodels.app import Screen

BARREL = 11


@pytest.fixture
def editor(app):
    """Return the editor, opened with the Russian classic."""
    app.app.open_screen(Screen.NEW_MATCH)
    app.app.open_desk().edit(Rules())
    return app.app.open_desk().editor_model


def item(app, name):
    lay_out(app.window)
    return find(app.window, name)


def typed(app, name, text):
    """Type over what a number field shows."""
    field = item(app, f"rule.{name}.field")
    field.forceActiveFocus()
    field.selectAll()
    more(app, text)
    return field


def more(app, text):
    for sign in text:
        QTest.keyClick(app.window, sign)


def paste(app, text):
    """Put a text in the place of what is selected."""
    QGuiApplication.clipboard().setText(text)
    press(app.window, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QGuiApplication.clipboard().clear()


@pytest.mark.parametrize(
    ("group", "option", "text", "fault"),
    [
        (BARREL, "target", "2501", "Not 2501: 200 to 2500."),
        (9, "fine_amount", "501", "Not 501: 0 to 500."),
        (9, "fine_amount", "-5", "Not -5: 0 to 500."),
        (9, "fine_amount", "12x", "Not 12x: 0 to 500."),
    ],
)
def test_a_number_out_of_range_is_told_and_not_cut(app, editor, group, option, text, fault):
    editor.openGroup(group)
    before = getattr(editor.rules, option)
    field = typed(app, option, text)
    assert field.property("text") == text
    assert getattr(editor.rules, option) == before
    assert shown_text(app.window, f"rule.{option}.fault") == fault
    press(app.window, Qt.Key.Key_Return)
    assert field.property("text") == text
    press(app.window, Qt.Key.Key_Tab)
    assert field.property("text") == str(before)
    assert shown_text(app.window, f"rule.{option}.fault") == fault
    typed(app, option, "300")
    assert getattr(editor.rules, option) == 300
    assert not exists(app.window, f"rule.{option}.fault")


def test_a_number_is_not_refused_while_it_is_begun(app, editor):
    editor.openGroup(BARREL)
    field = typed(app, "target", "15")
    assert not exists(app.window, "rule.target.fault")
    assert editor.rules.target == 1000
    more(app, "00")
    assert editor.rules.target == 1500
    press(app.window, Qt.Key.Key_Backspace)
    press(app.window, Qt.Key.Key_Backspace)
    assert editor.rules.target == 1000
    press(app.window, Qt.Key.Key_Tab)
    assert shown_text(app.window, "rule.target.fault") == "Not 15: 200 to 2500."
    click(item(app, "rule.target.more"))
    assert (editor.rules.target, field.property("text")) == (1100, "1100")
    assert not exists(app.window, "rule.target.fault")


@pytest.mark.parametrize("pasted", ["−120", " -120 ", "–120", "−\u00a0120"])
def test_a_minus_is_taken_however_it_is_written(app, editor, pasted):
    editor.openGroup(4)
    editor.setNone("silence_below", False)
    editor.setAmount("silence_below", -500)
    field = item(app, "rule.silence_below.field")
    assert field.property("text") == "−500"
    field.forceActiveFocus()
    field.selectAll()
    paste(app, pasted)
    assert editor.rules.silence_below == -120
    press(app.window, Qt.Key.Key_Return)
    assert field.property("text") == "−120"
    typed(app, "silence_below", "-1001")
    assert editor.rules.silence_below == -120
    assert shown_text(app.window, "rule.silence_below.fault") == "Not -1001: −1000 to 0."


def test_thousands_may_be_parted_by_a_blank(app, editor):
    editor.openGroup(BARREL)
    field = item(app, "rule.target.field")
    field.forceActiveFocus()
    field.selectAll()
    paste(app, "1\u202f500")
    assert editor.rules.target == 1500
