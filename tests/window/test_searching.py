"""Whoever looks for words need not know which of two letters the book has."""

import pytest
from PySide6.QtCore import QCoreApplication

from engine.rules import Rules
from tests.window.helpers import find, lay_out
from thousand_qt.pictures.faces import FaceStyle
from thousand_qt.rule_words.options import Words
from thousand_qt.rulebook.book import rulebook
from thousand_qt.viewmodels.rules_editor import Draft, found_options, opened
from thousand_qt.viewmodels.rules_page import derive_rows
from thousand_qt.viewmodels.rules_page import find as find_rows
from thousand_qt.words.searching import search_form


@pytest.mark.parametrize(
    ("typed", "spelt"), [("берет", "берёт"), ("БЕРЕТ", "берёт"), ("бере\u0308т", "берёт")]
)
def test_words_are_found_with_either_letter(open_app, typed, spelt):
    open_app(language="ru")
    assert search_form(typed) == search_form(spelt)

    def rows(query: str) -> tuple[int, ...]:
        return find_rows(derive_rows(rulebook(Rules()), FaceStyle()), query)

    assert rows(typed) == rows(spelt) != ()


def test_options_are_found_with_either_letter(open_app):
    open_app(language="ru")
    words = Words(QCoreApplication.translate)

    def options(query: str) -> list[str]:
        begun = opened(Rules())
        draft = Draft(state=begun.state, preset=begun.preset, begun=begun.begun, query=query)
        return [option.id for option in found_options(draft, words)]

    for typed, spelt in (("темн", "тёмн"), ("четырех", "четырёх"), ("еще", "ещё")):
        assert options(typed) == options(spelt) != []


def test_what_was_found_stands_out_with_either_letter(open_app):
    app = open_app(language="ru")
    app.app.openRules()
    app.app.rules_model.search("берет")
    lay_out(app.window)
    page = find(app.window, "rules.book")
    shown = [child for child in _all(page) if child.property("sought") == "берет"]
    assert any(child.property("hit") for child in shown)
    marked = next(child.property("text") for child in shown if child.property("hit"))
    assert "берёт" in marked
    assert "<u>" in marked


def _all(item):
    for child in item.childItems():
        yield child
        yield from _all(child)
