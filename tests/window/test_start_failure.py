"""A program that cannot start says so in a window, in the person's language."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from tests.window.helpers import (
    bury,
    click,
    find,
    focused,
    press,
    shown_text,
    truncated_texts,
    wait_until,
)
from thousand_qt.i18n import Translations
from thousand_qt.paths import DataFolderError, FolderTrouble, open_data_folder
from thousand_qt.start_failure import folder_sentence, open_window, show_until_closed

ROOT = Path(__file__).resolve().parents[2]
UNWRITABLE = DataFolderError(
    "", FolderTrouble.UNWRITABLE, "/home/zoya/.local/share/thousand", "Read-only file system"
)


@pytest.fixture
def opened(qapp, qtlog) -> Iterator[tuple[QQmlApplicationEngine, QQuickWindow]]:
    translations = Translations(qapp)
    translations.use("en")
    engine = open_window(folder_sentence(UNWRITABLE))
    (window,) = engine.rootObjects()
    assert isinstance(window, QQuickWindow)
    window.requestActivate()
    wait_until(lambda: focused(window) == "startFailure.close", "the button")
    yield engine, window
    bury(engine)
    translations.stop()
    assert [record.message for record in qtlog.records] == []


def test_the_window_says_what_is_wrong_and_what_to_do(opened):
    _engine, window = opened
    assert shown_text(window, "startFailure.title") == "Thousand cannot start"
    said = shown_text(window, "startFailure.sentence")
    assert "/home/zoya/.local/share/thousand" in said
    assert "Read-only file system" in said
    assert "--data" in said
    assert truncated_texts(window) == []
    reader = QAccessible.queryAccessibleInterface(find(window, "startFailure.sentence"))
    assert reader.role() == QAccessible.Role.AlertMessage


@pytest.mark.parametrize("way", ["mouse", Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_it_is_closed_by_mouse_and_by_keyboard(opened, way):
    engine, window = opened
    quits = []
    engine.quit.connect(lambda: quits.append(way))
    if way == "mouse":
        click(find(window, "startFailure.close"))
    else:
        press(window, way)
    assert quits == [way]


@pytest.mark.parametrize("trouble", list(FolderTrouble))
def test_every_trouble_has_words_in_russian(qapp, trouble):
    translations = Translations(qapp)
    translations.use("ru")
    try:
        said = folder_sentence(DataFolderError("", trouble, "/x", "нет места"))
    finally:
        translations.stop()
    assert "thousand --data" in said
    assert "{" not in said
    assert any("а" <= letter <= "я" for letter in said)


def test_the_program_waits_for_the_person_and_ends(qapp):
    shown = []

    def look_and_quit():
        shown.extend(window.title() for window in qapp.topLevelWindows() if window.isVisible())
        qapp.quit()

    QTimer.singleShot(0, look_and_quit)
    show_until_closed(qapp, UNWRITABLE, "en", unseen=False)
    assert shown == ["Thousand"]


def test_where_nobody_looks_the_terminal_has_to_do(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    with pytest.raises(DataFolderError) as error:
        open_data_folder(blocked / "data")
    assert error.value.trouble is FolderTrouble.UNWRITABLE
    done = subprocess.run(
        [sys.executable, "-m", "thousand_qt", "--data", str(blocked / "data")],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert "cannot be written" in done.stderr
