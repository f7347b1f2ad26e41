"""The languages of the window.

Sentences are English in the source. In QML they are `qsTr(...)`; in Python they are
`QCoreApplication.translate("Context", "…")` with plain strings, because `pyside6-lupdate` finds
neither f-strings nor wrappers. `python -m thousand_qt.tools.translations` collects and compiles.
"""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from resources import MissingAsset, asset
from thousand_qt.settings import LANGUAGES

log = logging.getLogger(__name__)

_QT_PARTS: Final = ("qtbase", "qtdeclarative")
"""The translations of Qt itself that hold the words of its own dialogs."""


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
        self._installed: list[QTranslator] = []
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
        for file in _qt_files(language):
            self._install(file)
        try:
            own = asset("i18n", f"thousand_{language}.qm")
        except MissingAsset as error:
            log.warning("The window stays English: %s", error)
            return language
        if not self._install(own):
            log.warning("The translation %s cannot be read; the window stays English", own)
        return language

    def stop(self) -> None:
        """Speak the English of the source again."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
            translator.deleteLater()
        self._installed.clear()
        self._language = ""

    def _install(self, file: Path) -> bool:
        translator = QTranslator(self._application)
        if not translator.load(str(file)):
            translator.deleteLater()
            return False
        self._application.installTranslator(translator)
        self._installed.append(translator)
        return True


def _qt_files(language: str) -> Iterator[Path]:
    """Yield the translations of Qt that are installed; its English needs none."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for part in _QT_PARTS:
        file = folder / f"{part}_{language}.qm"
        if language != "en" and file.is_file():
            yield file
