"""The languages of the window.

Sentences are English in the source. In QML they are `qsTr(...)`; in Python they are
`QCoreApplication.translate("Context", "…")` with plain strings, because `pyside6-lupdate` finds
neither f-strings nor wrappers. `python -m thousand_qt.tools.translations` collects and compiles.
"""

import logging

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from resources import MissingAsset, asset
from thousand_qt.settings import LANGUAGES

log = logging.getLogger(__name__)


def system_language() -> str:
    """Return the first language of the system that the window speaks, else English."""
    for name in QLocale.system().uiLanguages():
        language = name.replace("_", "-").split("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


class Translations:
    """The translators of one application; English needs one too, for its plurals."""

    def __init__(self, application: QCoreApplication) -> None:
        self._application = application
        self._installed: QTranslator | None = None
        self._language = ""

    @property
    def language(self) -> str:
        """Return the language that is spoken now, or an empty text before the first `use`."""
        return self._language

    def use(self, language: str) -> str:
        """Speak a language, or the system's when it is empty, and return the one spoken."""
        language = language or system_language()
        if language == self._language:
            return language
        self.stop()
        self._language = language
        QLocale.setDefault(QLocale(language))
        try:
            file = asset("i18n", f"thousand_{language}.qm")
        except MissingAsset as error:
            log.warning("The window stays English: %s", error)
            return language
        translator = QTranslator(self._application)
        if translator.load(str(file)):
            self._application.installTranslator(translator)
            self._installed = translator
        else:
            log.warning("The translation %s cannot be read; the window stays English", file)
        return language

    def stop(self) -> None:
        """Speak the English of the source again."""
        if self._installed is not None:
            self._application.removeTranslator(self._installed)
            self._installed.deleteLater()
        self._installed = None
        self._language = ""
