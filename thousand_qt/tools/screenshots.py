"""Take a picture of every scene in every size and language.

`python -m thousand_qt.tools.screenshots FOLDER` needs no screen. `--only home` takes the scenes
whose name starts so; `--scales` also takes the pictures of screens with 125, 150 and 200 % scale,
each in a process of its own, because Qt reads the scale once.
"""

import argparse
import os
import subprocess
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
from thousand_qt.tools import pseudo
from thousand_qt.tools.match_scenes import kept_matches
from thousand_qt.tools.scenes import SCENES, QuietService, Scene
from thousand_qt.tools.table_scenes import NAMES as TABLE_NAMES
from thousand_qt.tools.table_scenes import show
from thousand_qt.window_options import WindowOptions
from thousand_qt.wiring import make_table_view_model

Size = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = ((1024, 600), (1280, 800), (2560, 1440))
SCALES: Final = (1.25, 1.5, 2.0)
"""The scales of screens that are tried besides 100 %."""

SCALED_SIZE: Final[Size] = (1280, 800)
SPOKEN: Final = (*LANGUAGES, pseudo.LANGUAGE)
_CALM_FRAMES: Final = 3
_PATIENCE_SECONDS: Final = 3.0
_USUAL: Final = {"speed": "instant", "welcomed": True}
_NAMES: Final = {"en": ("You", "Katya", "Boris"), "ru": ("Вы", "Катя", "Борис")}


@contextmanager
def staged(
    application: QGuiApplication, name: str, size: Size, language: str
) -> Iterator[OpenWindow]:
    """Open a window with a scene that stands still, and close it afterwards."""
    lengthened = language == pseudo.LANGUAGE
    translator = pseudo.PseudoTranslator()
    if lengthened:
        language = "en"
        application.installTranslator(translator)
    scene = SCENES[name]
    match = scene.table.match(TABLE_NAMES[language]) if scene.table is not None else None
    with tempfile.TemporaryDirectory() as data:
        paths = open_data_folder(Path(data))
        SettingsStore(paths.settings).change(**{**_USUAL, **scene.settings})
        app = open_window(
            application,
            paths,
            WindowOptions(size=size, language=language),
            lambda _paths: match or _quiet_service(scene, language),
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
            application.removeTranslator(translator)


def take(application: QGuiApplication, folder: Path, name: str, size: Size, language: str) -> Path:
    """Take one picture and return its file."""
    with staged(application, name, size, language) as app:
        picture = app.window.grabWindow()
    percent = round(application.devicePixelRatio() * 100)
    scale = f"@{percent}" if percent != 100 else ""
    file = folder / f"{name}-{size[0]}x{size[1]}{scale}-{language}.png"
    if not picture.save(str(file)):
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


def wanted(beginning: str, sizes: Sequence[Size]) -> Iterator[tuple[str, Size, str]]:
    """Yield the name, size and language of every picture to take."""
    for name in SCENES:
        if name.startswith(beginning):
            for size in sizes:
                for language in SPOKEN:
                    yield name, size, language


def _quiet_service(scene: Scene, language: str) -> QuietService:
    kept = kept_matches(_NAMES[language]) if scene.kept else ()
    return QuietService(_names(scene, language), kept)


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
    parser.add_argument("--scales", action="store_true", help="take those of scaled screens too")
    options = parser.parse_args(argv)
    application = QGuiApplication(sys.argv[:1])
    name_application(application)
    if not QFontDatabase.families():
        print("No fonts are installed; install one, such as fonts-dejavu-core.", file=sys.stderr)
        return 1
    options.folder.mkdir(parents=True, exist_ok=True)
    # A process that was started with a scale takes the pictures of that scale alone.
    sizes = (SCALED_SIZE,) if application.devicePixelRatio() != 1 else SIZES
    pictures = wanted(options.only, sizes)
    taken = [take(application, options.folder, *picture) for picture in pictures]
    if not taken:
        print(f"No scene starts with {options.only!r}; there are {', '.join(SCENES)}.")
        return 1
    print(f"{len(taken)} pictures in {options.folder}", flush=True)
    scales = SCALES if options.scales else ()
    return max((_take_scaled(options.folder, options.only, scale) for scale in scales), default=0)


def _take_scaled(folder: Path, beginning: str, scale: float) -> int:
    """Take the pictures of a screen with this scale; return the process's exit status."""
    command = [sys.executable, "-m", __spec__.name, str(folder), "--only", beginning]
    return subprocess.run(command, env={**os.environ, "QT_SCALE_FACTOR": str(scale)}).returncode


if __name__ == "__main__":
    raise SystemExit(main())
