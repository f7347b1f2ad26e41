"""Every sentence is translated, and what is compiled is what stands in the sources."""

import re

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from resources import asset
from thousand_qt.i18n import Translations
from thousand_qt.tools.translations import (
    PLURALS_ONLY,
    TRANSLATED,
    outdated,
    qm_name,
    sources,
    ts_name,
    unfinished,
)


@pytest.mark.parametrize("language", [*PLURALS_ONLY, *TRANSLATED])
def test_no_sentence_is_without_a_translation(language):
    assert unfinished(asset("i18n", ts_name(language))) == []


def test_the_translation_files_are_up_to_date():
    assert outdated(asset("i18n")) == [], "run `python -m thousand_qt.tools.translations`"


@pytest.mark.parametrize("language", [*PLURALS_ONLY, *TRANSLATED])
def test_every_compiled_translation_can_be_loaded(language, qapp):
    assert QTranslator().load(str(asset("i18n", qm_name(language))))


def test_no_sentence_hides_in_an_f_string():
    hidden = [
        f"{file.name}: {line.strip()}"
        for file in sources()
        if file.suffix == ".py"
        for line in file.read_text(encoding="utf-8").splitlines()
        if "translate(" in line and re.search(r"""\bf["']""", line)
    ]
    assert hidden == []


def test_the_half_marriage_has_one_name_in_russian():
    """The name is that of RULES.md, section 0."""
    said = asset("i18n", ts_name("ru")).read_text(encoding="utf-8").casefold()
    assert "постельный марьяж" in said
    assert not re.search("пол[уо]?(виной |-)?марьяж", said)


def test_an_unfinished_translation_is_found(tmp_path):
    file = tmp_path / "thousand_xx.ts"
    file.write_text(
        '<?xml version="1.0"?><TS version="2.1"><context><name>Home</name>'
        '<message><source>Play</source><translation type="unfinished"/></message>'
        "<message><source>Quit</source><translation>Ende</translation></message>"
        '<message numerus="yes"><source>%n deal(s)</source><translation>'
        "<numerusform>%n Blatt</numerusform><numerusform></numerusform></translation></message>"
        "</context></TS>",
        encoding="utf-8",
    )
    assert unfinished(file) == ["Play", "%n deal(s)"]


def test_a_language_is_spoken_until_another_is_chosen(qapp):
    translations = Translations(qapp)
    try:
        assert translations.use("ru") == "ru"
        assert QCoreApplication.translate("HomeScreen", "Quit") == "Выход"
        assert translations.use("en") == "en"
        assert QCoreApplication.translate("HomeScreen", "Quit") == "Quit"
    finally:
        translations.stop()
