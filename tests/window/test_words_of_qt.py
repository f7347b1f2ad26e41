"""Qt's own dialogs speak the language of the window, where Qt's translation is installed."""

import pytest
from PySide6.QtCore import QCoreApplication

from thousand_qt import i18n
from thousand_qt.i18n import Translations


def cancel() -> str:
    return QCoreApplication.translate("QPlatformTheme", "Cancel")


@pytest.fixture
def translations(qapp):
    spoken = Translations(qapp)
    yield spoken
    spoken.stop()


def test_a_button_of_a_dialog_of_qt_is_translated_and_english_again(translations):
    translations.use("ru")
    assert cancel() == "Отмена"
    assert QCoreApplication.translate("HomeScreen", "Settings") == "Настройки"
    translations.use("en")
    assert cancel() == "Cancel"


def test_without_the_translation_of_qt_the_window_speaks_all_the_same(
    translations, monkeypatch, tmp_path
):
    monkeypatch.setattr(i18n.QLibraryInfo, "path", lambda _place: str(tmp_path))
    translations.use("ru")
    assert cancel() == "Cancel"
    assert QCoreApplication.translate("HomeScreen", "Settings") == "Настройки"
