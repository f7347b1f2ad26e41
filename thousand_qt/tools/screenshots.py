"""Take a picture of every scene in every size and language.

`python -m thousand_qt.tools.screenshots FOLDER` needs no screen. `--only home` takes the scenes
whose name starts so.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow

from thousand_qt.app import OpenWindow, name_application, open_window
from thousand_qt.paths import open_data_folder
from thousand_qt.settings import LANGUAGES, SettingsStore
from thousand_qt.tools.scenes import SCENES, QuietService, Scene
from thousand_qt.tools.table_scenes import NAMES as TABLE_NAMES
from thousand_qt.tools.table_scenes import show
from thousand_qt.window_options import WindowOptions
from thousand_qt.wiring import make_table_view_model

SIZES: Final = ((1024, 600), (1280, 800))
_CALM_FRAMES: Final = 3
_PATIENCE_SECONDS: Final = 3.0
_NAMES: Final = {"en": ("You", "Katya", "Boris"), "ru": ("Вы", "Катя", "Борис")}


@contextmanager
def staged(
    application: QGuiApplication, name: str, size: tuple[int, int], language: str
) -> Iterator[OpenWindow]:
    """Open a window with a scene that stands still, and close it afterwards."""
    scene = SCENES[name]
    match = scene.table.match(TABLE_NAMES[language]) if scene.table is not None else None
    with tempfile.TemporaryDirectory() as data:
        paths = open_data_folder(Path(data))
        SettingsStore(paths.settings).change(speed="instant", **scene.settings)
        app = open_window(
            application,
            paths,
            WindowOptions(size=size, language=language),
            lambda _paths: match or QuietService(_names(scene, language)),
            make_table_view_model,
        )
        try:
            app.app.start()
            scene.stage(app)
            if match is not None and scene.table is not None:
                show(app, match, scene.table)
            settle(app.window)
            yield app
        finally:
            app.close()


def take(
    application: QGuiApplication, folder: Path, name: str, size: tuple[int, int], language: str
) -> Path:
    """Take one picture and return its file."""
    file = folder / f"{name}-{size[0]}x{size[1]}-{language}.png"
    with staged(application, name, size, language) as app:
        saved = app.window.grabWindow().save(str(file))
    if not saved:
        raise OSError(f"{file} could not be written")
    return file


def settle(window: QQuickWindow) -> None:
    """Let everything that is queued happen, until a frame brings no more work."""
    end = time.monotonic() + _PATIENCE_SECONDS
    frames = 0
    while frames < _CALM_FRAMES or (_loading(window.contentItem()) and time.monotonic() < end):
        frames += 1
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        window.grabWindow()


def _loading(item: QQuickItem) -> bool:
    """Say whether a picture below an item is still being read."""
    if item.inherits("QQuickImageBase") and item.property("progress") < 1 and _has_source(item):
        return True
    return any(_loading(child) for child in item.childItems())


def _has_source(item: QQuickItem) -> bool:
    return not item.property("source").isEmpty()


def wanted(beginning: str) -> Iterator[tuple[str, tuple[int, int], str]]:
    """Yield the name, size and language of every picture to take."""
    for name in SCENES:
        if name.startswith(beginning):
            for size in SIZES:
                for language in LANGUAGES:
                    yield name, size, language


def _names(scene: Scene, language: str) -> tuple[str, ...]:
    return _NAMES[language] if scene.unfinished else ()


def main(argv: Sequence[str] | None = None) -> int:
    """Take the pictures and print how many."""
    parser = argparse.ArgumentParser(
        prog="python -m thousand_qt.tools.screenshots",
        description="Take a picture of every scene in every size and language.",
    )
    parser.add_argument("folder", type=Path, help="where to write the pictures")
    parser.add_argument("--only", default="", metavar="NAME", help="scenes whose name starts so")
    options = parser.parse_args(argv)
    application = QGuiApplication(sys.argv[:1])
    name_application(application)
    if not QFontDatabase.families():
        print("No fonts are installed; install one, such as fonts-dejavu-core.", file=sys.stderr)
        return 1
    options.folder.mkdir(parents=True, exist_ok=True)
    taken = [take(application, options.folder, *picture) for picture in wanted(options.only)]
    if not taken:
        print(f"No scene starts with {options.only!r}; there are {', '.join(SCENES)}.")
        return 1
    print(f"{len(taken)} pictures in {options.folder}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
