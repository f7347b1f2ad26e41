"""What "Copy diagnostics" puts on the clipboard: everything a helper asks for, nothing private.

The home folder is written as `~`, and the names of players are left out wherever they stand.
"""

import platform
import re
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Final

import msgspec
import PySide6
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow

from thousand_qt.search_kind import how_the_search_runs
from thousand_qt.settings import Settings
from thousand_qt.version import program_version

NAMES: Final = ("player_name", "left_name", "across_name", "right_name", "match_rules_name")
"""The settings that are private."""
LOG_LINES: Final = 60
_LOG_TAIL: Final = 32 * 1024
"""Bytes at the end of the log that are read for its last lines."""


def support_text(settings: Settings, log_file: Path, report: str = "") -> str:
    """Return the whole text; `report` is the text of a crash report."""
    parts = [("Thousand", surroundings()), ("Settings", changed_settings(settings))]
    if report.strip():
        parts.append(("Report", report.strip().splitlines()))
    parts.append(("Log", last_lines(log_file)))
    text = "\n\n".join(f"## {title}\n" + "\n".join(lines) for title, lines in parts) + "\n"
    return without_private(text, Path.home(), {getattr(settings, name) for name in NAMES})


def surroundings() -> list[str]:
    """Return what the program runs on, a line each."""
    drawing = QQuickWindow.sceneGraphBackend() or "the graphics card"
    lines = [
        f"Thousand {program_version()}",
        f"{platform.python_implementation()} {platform.python_version()} on {platform.platform()}",
        f"Qt {qVersion()}, PySide6 {PySide6.__version__}",
        f"The search {how_the_search_runs()}",
        f"Window system {QGuiApplication.platformName()}, drawing by {drawing}",
    ]
    lines += [
        f"Screen {screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    ]
    return lines


def changed_settings(settings: Settings) -> list[str]:
    """Return the settings that differ from the defaults, without names, a line each."""
    usual = msgspec.to_builtins(Settings())
    lines = [
        f"{name} = {value}"
        for name, value in msgspec.to_builtins(settings).items()
        if value != usual[name] and name not in NAMES
    ]
    return lines or ["all as at first"]


def last_lines(log_file: Path, most: int = LOG_LINES) -> list[str]:
    """Return the end of the log; a log that cannot be read says so in one line."""
    try:
        with log_file.open("rb") as file:
            file.seek(0, 2)
            length = file.tell()
            file.seek(max(0, length - _LOG_TAIL))
            lines = file.read().decode("utf-8", "replace").splitlines()
    except FileNotFoundError:
        return ["(empty)"]
    except OSError as problem:
        return [f"(cannot be read: {problem.strerror or problem})"]
    # The first line may have lost its beginning.
    whole = lines[1:] if length > _LOG_TAIL else lines
    return whole[-most:] or ["(empty)"]


def without_private(text: str, home: Path, names: Collection[str]) -> str:
    """Return a text with `~` for the home folder and "(player)" for the names."""
    for folder in _spellings(home):
        text = re.sub(re.escape(folder) + r"(?![\w-])", "~", text)
    known = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True) if name)
    return re.sub(rf"(?<!\w)(?:{known})(?!\w)", "(player)", text) if known else text


def _spellings(home: Path) -> Iterable[str]:
    """Yield how a path may be written; a root is no home."""
    if home == home.parent:
        return
    yield from dict.fromkeys((str(home), home.as_posix(), repr(str(home))[1:-1]))
