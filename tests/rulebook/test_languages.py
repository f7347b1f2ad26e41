"""The book is complete in every language: nothing is left English, no placeholder unfilled."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from engine.rules import PRESETS, Rules, make_rules
from tests.rulebook.reading import texts
from tests.rulebook.variants import all_variants
from thousand_qt.i18n import Translations
from thousand_qt.rulebook.book import chapters, rulebook
from thousand_qt.rulebook.document import Rulebook
from thousand_qt.rulebook.presets import preset_title

BOOKS: Final = (
    Rules(),
    PRESETS["polish_tysiac"].rules,
    make_rules(bid_jumps=False, barrel_knock_off=False, pass_face="up"),
)


@pytest.fixture
def russian(qapp) -> Iterator[None]:
    """Speak Russian."""
    translations = Translations(qapp)
    translations.use("ru")
    yield
    translations.stop()


def all_texts() -> Iterator[str]:
    """Yield what the chapters say under every value of every option, and three whole books."""
    for rules in all_variants():
        yield from texts(Rulebook("", tuple(chapters(rules))))
    for rules in BOOKS:
        yield from texts(rulebook(rules))


def numbers() -> list[list[str]]:
    """Return the numbers of every text but 0, which may be a word in one language."""
    found = (re.findall(r"\d+", text) for text in all_texts())
    return [sorted(number for number in one if number != "0") for one in found]


def test_no_placeholder_is_left_in_english(qapp):
    assert {text for text in all_texts() if "{" in text} == set()


def test_nothing_is_left_english_in_russian(russian):
    assert {text for text in all_texts() if re.search(r"[A-Za-z{}]", text)} == set()


def test_every_preset_has_a_russian_name(russian):
    titles = [preset_title(preset) for preset in PRESETS]
    assert [title for title in titles if re.search(r"[A-Za-z]", title)] == []
    assert len(set(titles)) == len(titles)


def test_both_languages_have_the_same_numbers(qapp):
    translations = Translations(qapp)
    try:
        translations.use("en")
        english = numbers()
        translations.use("ru")
        assert numbers() == english
    finally:
        translations.stop()
