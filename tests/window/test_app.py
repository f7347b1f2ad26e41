"""The application as a whole: place, size, language, full screen, and how it ends."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtQuick import QQuickWindow

from tests.window.fakes import FakeMatchService, fake_table
from tests.window.helpers import exists, find, focused, lay_out, press, visible_texts, wait_until
from thousand_qt.app import EXIT_WITHOUT_GRAPHICS, open_window, smallest_size, software_command
from thousand_qt.paths import open_data_folder
from thousand_qt.settings import SettingsStore
from thousand_qt.viewmodels.app import Screen
from thousand_qt.window_options import WindowOptions, window_options

ROOT = Path(__file__).resolve().parents[2]


def run_python(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_the_window_has_a_title_and_a_smallest_size(app):
    assert app.window.title() == "Thousand"
    available = app.window.screen().availableGeometry().size()
    assert app.window.minimumSize() == smallest_size(available)


@pytest.mark.parametrize(
    ("screen", "smallest"),
    [
        (QSize(1920, 1080), QSize(1024, 600)),
        (QSize(1024, 600), QSize(1024, 600)),
        (QSize(960, 540), QSize(960, 540)),
        (QSize(800, 800), QSize(800, 600)),
    ],
)
def test_the_smallest_window_fits_the_screen(screen, smallest):
    assert smallest_size(screen) == smallest


def test_the_window_opens_where_it_was_closed(open_app):
    first = open_app(size=None)
    first.window.setGeometry(30, 40, 1111, 701)
    first.close()
    second = open_app(size=None)
    assert second.window.size() == QSize(1111, 701)
    assert second.window.position() == QPoint(30, 40)


def test_a_place_outside_of_every_screen_is_forgotten(open_app):
    app = open_app(size=None, window_x=90000, window_y=90000, window_width=1100, window_height=700)
    assert app.window.screen().availableVirtualGeometry().intersects(app.window.geometry())


def test_closing_the_window_by_its_frame_remembers_the_place_too(open_app):
    app = open_app(size=None)
    app.window.setGeometry(50, 60, 1200, 720)
    app.window.close()
    assert (app.store.settings.window_width, app.store.settings.window_x) == (1200, 50)


def test_f11_fills_the_screen_and_gives_it_back(app):
    press(app.window, Qt.Key.Key_F11)
    wait_until(lambda: app.window.windowState() is Qt.WindowState.WindowFullScreen, "full screen")
    assert app.store.settings.full_screen
    press(app.window, Qt.Key.Key_F11)
    wait_until(lambda: app.window.windowState() is Qt.WindowState.WindowNoState, "no full screen")
    assert not app.store.settings.full_screen


def test_the_cloth_has_its_light_in_the_middle(app):
    lay_out(app.window)
    picture = app.window.grabWindow()

    def brightness(x: int, y: int) -> float:
        square = [picture.pixelColor(x + dx, y + dy) for dx in range(8) for dy in range(8)]
        return sum(QColor.lightnessF(colour) for colour in square) / len(square)

    assert brightness(640, 120) > brightness(4, 4) + 0.03


def test_the_cloth_is_painted_again_for_another_size(app):
    app.window.resize(1100, 650)
    cloth = find(app.window, "cloth")
    wait_until(lambda: cloth.property("painted").toSize() == QSize(1100, 650), "a new cloth")


@pytest.mark.parametrize(("language", "title"), [("en", "Thousand"), ("ru", "Тысяча")])
def test_the_language_of_the_command_line_is_spoken_and_not_remembered(open_app, language, title):
    app = open_app(language=language)
    assert app.window.title() == title
    assert app.store.settings.language == ""


def test_the_remembered_language_is_spoken_at_the_start(open_app):
    app = open_app(language="")
    app.app.settings_model.choose("language", "ru")
    app.close()
    again = open_app(language="")
    assert again.window.title() == "Тысяча"


def test_a_failed_match_leads_home_with_its_sentence(open_app):
    service = FakeMatchService()
    app = open_app(service=service)
    app.app.open_screen(Screen.TABLE)
    service.listener.match_failed("The disk is full. Make room and continue.")
    assert app.app.props.screen is Screen.HOME
    assert "The disk is full. Make room and continue." in {
        text.text for text in visible_texts(app.window)
    }


def test_starting_loads_neither_the_rules_nor_the_table():
    """A slow start is mostly imports, so the window's own modules import nothing heavy."""
    script = (
        "import sys, thousand_qt.app\n"
        "print([name for name in sys.modules if name.split('.')[0] in "
        "('engine', 'network', 'asyncio', 'yaml', 'sqlite3')])"
    )
    done = run_python("-c", script)
    assert done.stdout.strip() == "[]"


def test_calls_into_qt_lose_no_reference():
    """PySide6 6.12.0 loses one at each call before Python 3.12, until the program is ended."""
    thing = QObject()
    before = [sys.getrefcount(constant) for constant in (None, True, False)]
    for _ in range(1000):
        thing.setObjectName("thing")
        thing.blockSignals(True)
        thing.blockSignals(False)
    after = [sys.getrefcount(constant) for constant in (None, True, False)]
    assert all(late > early - 100 for early, late in zip(before, after, strict=True))


def test_the_match_service_is_made_after_the_first_frame_and_then_the_menu_appears(qapp, tmp_path):
    made = []
    paths = open_data_folder(tmp_path)
    SettingsStore(paths.settings).change(welcomed=True)

    def make_service(_paths):
        made.append(FakeMatchService())
        return made[-1]

    app = open_window(
        qapp,
        paths,
        WindowOptions(size=(1280, 800), language="en"),
        make_service,
        fake_table,
    )
    assert made == []
    assert not app.app.home_model.props.ready
    wait_until(lambda: exists(app.window, "home.play"), "the menu")
    wait_until(lambda: focused(app.window) == "home.play", "the focus on the menu")
    app.close()
    assert len(made) == 1
    assert made[0].calls == ["close"]


RUN_UNTIL_ASKED_TO_END = """
import os, signal, sys
from PySide6.QtCore import QTimer
from thousand_qt import app

build = app.open_window

def ask():
    print("asked", flush=True)
    os.kill(os.getpid(), signal.SIGTERM)

def build_and_ask(*arguments):
    opened = build(*arguments)
    opened.app.home_model.readyChanged.connect(lambda: QTimer.singleShot(50, ask))
    return opened

app.open_window = build_and_ask
sys.exit(app.run(["--data", sys.argv[1], "--lang", "en"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a process without asking it")
def test_the_end_of_the_session_closes_the_window_in_order(tmp_path):
    done = run_python("-c", RUN_UNTIL_ASKED_TO_END, str(tmp_path / "данные"))
    assert (done.returncode, done.stdout, done.stderr) == (0, "asked\n", "")
    settings = (tmp_path / "данные" / "settings.ini").read_text(encoding="utf-8")
    assert "window_width=" in settings
    assert not list((tmp_path / "данные" / "crashes").iterdir())


def test_a_data_folder_that_cannot_be_written_is_named_before_any_window_opens(tmp_path):
    blocking = tmp_path / "file"
    blocking.write_text("", encoding="utf-8")
    done = run_python("-m", "thousand_qt", "--data", str(blocking / "data"))
    assert done.returncode == 1
    assert "Choose another one with --data DIR." in done.stderr
    assert "Traceback" not in done.stderr


def test_without_a_graphics_card_the_program_remembers_to_draw_by_software(app, monkeypatch):
    ended = []
    monkeypatch.setattr(QGuiApplication, "exit", ended.append)
    app.window.sceneGraphError.emit(
        QQuickWindow.SceneGraphError.ContextNotAvailable, "no context could be made"
    )
    assert app.store.settings.software_rendering
    assert ended == [EXIT_WITHOUT_GRAPHICS]


@pytest.mark.parametrize(
    ("frozen", "command"),
    [
        (True, ["/opt/thousand", "--render", "auto", "--render", "software"]),
        (False, ["/opt/thousand", "-m", "thousand_qt", "--render", "auto", "--render", "software"]),
    ],
)
def test_the_program_starts_again_with_its_arguments_and_by_software(frozen, command):
    assert software_command("/opt/thousand", ["--render", "auto"], frozen) == command
    assert window_options(["--render", "auto", "--render", "software"]).render == "software"
