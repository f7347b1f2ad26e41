"""The reader of compiled translations says what Qt says."""

import xml.etree.ElementTree as ElementTree

import pytest
from PySide6.QtCore import QTranslator

from resources import asset
from resources.translations import Catalogue, catalogue


def messages():
    """Yield context, source, comment and translation of every message without a plural."""
    for context in ElementTree.parse(asset("i18n", "thousand_ru.ts")).iter("context"):
        for message in context.iter("message"):
            if message.get("numerus") != "yes":
                yield (
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                )


def test_every_sentence_is_the_one_that_qt_finds(qapp):
    translator = QTranslator()
    assert translator.load(str(asset("i18n", "thousand_ru.qm")))
    read = catalogue("ru")
    assert read is not None
    told = 0
    for context, source, comment in messages():
        expected = translator.translate(context, source, comment) or source
        assert read.translate(context, source, comment) == expected, (context, source, comment)
        told += expected != source
    assert told > 1500


def test_what_has_no_translation_stays_as_it_is():
    read = catalogue("ru")
    assert read is not None
    assert read.translate("Rules", "There is no such sentence.") == "There is no such sentence."


def test_a_language_that_is_not_there_has_no_catalogue():
    assert catalogue("tlh") is None


@pytest.mark.parametrize("data", [b"", b"nonsense", b"\x3c\xb8\x64\x18"])
def test_other_data_is_refused(data):
    with pytest.raises(ValueError, match="no compiled translation"):
        Catalogue(data)
