"""The book is complete in every language: nothing is left English, no placeholder unfilled."""

import re
from collections.abc import Iterator

import pytest

from engine.rules import PRESETS, Rules
from tests.rulebook.reading import texts
from tests.rulebook.variants import all_variants
from thousand_qt.i18n import Translations
from thousand_qt.rulebook.book import rulebook
from thousand_qt.rulebook.presets import preset_title


@pytest.fixture
def russian(qapp) -> Iterator[None]:
    """Speak Russian."""
    translations = Translations(qapp)
    translations.use("ru")
    yield
    translations.stop()


def test_no_placeholder_is_left_in_english(qapp):
    left = [text for rules in all_variants() for text in texts(rulebook(rules)) if "{" in text]
    assert left == []


def test_nothing_is_left_english_in_russian(russian):
    left = {
        text
        for rules in all_variants()
        for text in texts(rulebook(rules))
        if re.search(r"[A-Za-z{}]", text)
    }
    assert left == set()


def test_every_preset_has_a_russian_name(russian):
    titles = [preset_title(preset) for preset in PRESETS]
    assert [title for title in titles if re.search(r"[A-Za-z]", title)] == []
    assert len(set(titles)) == len(titles)


def numbers(rules: Rules) -> list[list[str]]:
    """Return the numbers of every text but 0, which may be a word in one language."""
    found = (re.findall(r"\d+", text) for text in texts(rulebook(rules)))
    return [sorted(number for number in one if number != "0") for one in found]


def test_both_languages_have_the_same_numbers(qapp):
    translations = Translations(qapp)
    try:
        for rules in all_variants():
            translations.use("en")
            english = numbers(rules)
            translations.use("ru")
            assert numbers(rules) == english
    finally:
        translations.stop()
