"""The real application in a test: its own data folder, no screen, and no warning allowed.

A warning of Qt or QML fails the test in which it came, while the window closes too. The one that is
let through stands in `pyproject.toml`, with the reason.
"""

import gc
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QtMsgType
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.window.fakes import FakeMatchService, fake_table, service_factory
from thousand_qt.app import OpenWindow, open_window
from thousand_qt.paths import open_data_folder
from thousand_qt.settings import SettingsStore
from thousand_qt.tools import match_points, table_scenes
from thousand_qt.viewmodels.app import TableFactory
from thousand_qt.window_options import WindowOptions

FAKE_TABLE_SCREEN = Path(__file__).parent / "FakeTableScreen.qml"

WindowOpener = Callable[..., OpenWindow]

# The steady player says the same of the same view, and hundreds of tests bring the same matches to
# the same points: he is asked once. Tests import him after this module.
table_scenes.steady = match_points.steady = cache(table_scenes.steady)

_HARMLESS = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)


@pytest.fixture(autouse=True)
def _garbage_between_tests() -> Iterator[None]:
    """Keep Python's collector out of the middle of a test, as `CycleCollector` would."""
    gc.disable()
    yield
    gc.collect(1)
    gc.enable()


@pytest.fixture
def open_app(qapp: QGuiApplication, qtlog: Any, tmp_path: Path) -> Iterator[WindowOpener]:
    """Return a function that opens the application and waits for its first frame.

    Named arguments: `size`, `language`, `service` or `make_service`, `make_table` with
    `table_screen`, and any field of `Settings`. Speed is instant and the person was welcomed,
    unless a test says otherwise.
    What a test does not close is closed afterwards.
    """
    opened: list[OpenWindow] = []
    paths = open_data_folder(tmp_path / "данные")

    def opener(
        size: tuple[int, int] = (1280, 800),
        language: str = "en",
        service: FakeMatchService | None = None,
        make_service: Any = None,
        make_table: TableFactory = fake_table,
        table_screen: Path = FAKE_TABLE_SCREEN,
        **settings: Any,
    ) -> OpenWindow:
        usual = {"speed": "instant", "bots_pace": "instant", "welcomed": True}
        SettingsStore(paths.settings).change(**{**usual, **settings})
        app = open_window(
            qapp,
            paths,
            WindowOptions(size=size, language=language),
            make_service or service_factory(service or FakeMatchService()),
            make_table,
            table_screen,
        )
        opened.append(app)
        assert QTest.qWaitForWindowExposed(app.window), "the window did not appear"
        app.app.start()
        return app

    yield opener
    for app in opened:
        app.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()
    complaints = [
        record.message
        for record in qtlog.records
        if record.type not in _HARMLESS and not record.ignored
    ]
    assert not complaints, f"Qt complained: {complaints}"


@pytest.fixture
def app(open_app: WindowOpener) -> OpenWindow:
    """Return the application on its first screen, without an unfinished match."""
    return open_app()
