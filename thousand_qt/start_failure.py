"""The window of a program that cannot start: who begins it by its icon sees no terminal.

It needs nothing that may be what is missing: no data folder, no settings, no log.
"""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface

from thousand_qt.i18n import Translations
from thousand_qt.paths import DataFolderError, FolderTrouble

QML_FOLDER: Final = Path(__file__).parent / "qml"

_UNSEEN: Final = ("offscreen", "minimal")
"""Platforms of Qt that show their windows to nobody."""


def show_until_closed(
    application: QGuiApplication, error: DataFolderError, language: str, unseen: bool | None = None
) -> None:
    """Show why the program cannot start until the person closes the window.

    Nothing happens where nobody could see it.
    """
    if application.platformName() in _UNSEEN if unseen is None else unseen:
        return
    if QQuickWindow.sceneGraphBackend() != "software":
        QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
    translations = Translations(application)
    translations.use(language)
    engine = open_window(folder_sentence(error))
    engine.quit.connect(application.quit, Qt.ConnectionType.QueuedConnection)
    if engine.rootObjects():
        application.exec()
    translations.stop()


def open_window(sentence: str) -> QQmlApplicationEngine:
    """Show a sentence in a window of its own; the engine's `quit` fires when it is closed."""
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML_FOLDER))
    engine.setInitialProperties({"sentence": sentence})
    engine.load(QUrl.fromLocalFile(str(QML_FOLDER / "StartFailure.qml")))
    return engine


def folder_sentence(error: DataFolderError) -> str:
    """Say in the person's language what is wrong with the data folder and what to do."""
    match error.trouble:
        case FolderTrouble.NO_HOME:
            words = QCoreApplication.translate(
                "StartFailure",
                "Thousand finds no home folder in which it could keep your matches. "
                "Start it with a folder of your choice: thousand --data FOLDER",
            )
        case FolderTrouble.NAME:
            words = QCoreApplication.translate(
                "StartFailure",
                "The folder for your matches has a name that cannot be read. "
                "Start Thousand with another one: thousand --data FOLDER",
            )
        case FolderTrouble.UNWRITABLE:
            words = QCoreApplication.translate(
                "StartFailure",
                "The folder {folder}, in which Thousand keeps your matches, cannot be written "
                "({reason}). Make it writable or make room on its disk, or start Thousand with "
                "another folder: thousand --data FOLDER",
            )
    return words.replace("{reason}", error.reason).replace("{folder}", error.folder)
