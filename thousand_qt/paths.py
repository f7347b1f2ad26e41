"""Where the program keeps its data.

One folder holds everything: settings, the match journal, the log and crash reports. It is the
folder that the platform gives to programs, unless `--data DIR` or the environment variable
`THOUSAND_DATA` names another.
"""

import os
import sys
import tempfile
from collections.abc import Mapping
from enum import Enum
from pathlib import Path

import msgspec

_FOLDER_NAME = "Thousand"


class FolderTrouble(Enum):
    """What keeps a data folder from being used."""

    NO_HOME = "no home"
    NAME = "name"
    UNWRITABLE = "unwritable"


class DataFolderError(Exception):
    """The data folder cannot be used; the text is a sentence for the terminal.

    `trouble`, `folder` and `reason` are what a sentence in another language needs.
    """

    def __init__(
        self, sentence: str, trouble: FolderTrouble, folder: str = "", reason: str = ""
    ) -> None:
        super().__init__(sentence)
        self.trouble = trouble
        self.folder = folder
        self.reason = reason


class DataPaths(msgspec.Struct, frozen=True):
    """The places inside one data folder."""

    root: Path

    @property
    def settings(self) -> Path:
        """Return the settings file."""
        return self.root / "settings.ini"

    @property
    def matches(self) -> Path:
        """Return the folder of match journals."""
        return self.root / "matches"

    @property
    def rules(self) -> Path:
        """Return the folder of one's own rule sets; it is made when one is kept."""
        return self.root / "rules"

    @property
    def sheets(self) -> Path:
        """Return the folder of the score-keeper's sheets; it is made when one is begun."""
        return self.root / "sheets"

    @property
    def log(self) -> Path:
        """Return the log file; older ones lie beside it with a number."""
        return self.root / "logs" / "thousand.log"

    @property
    def crashes(self) -> Path:
        """Return the folder of crash reports."""
        return self.root / "crashes"


def platform_data_folder(
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    home: Path | None = None,
) -> Path:
    """Return the folder that the platform gives to this program."""
    home = home or Path.home()
    if platform == "win32":
        base = environment.get("APPDATA")
        return (Path(base) if base else home / "AppData" / "Roaming") / _FOLDER_NAME
    if platform == "darwin":
        return home / "Library" / "Application Support" / _FOLDER_NAME
    base = environment.get("XDG_DATA_HOME")
    return (Path(base) if base else home / ".local" / "share") / _FOLDER_NAME.lower()


def data_folder(chosen: str | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """Return the data folder: the chosen one, else `THOUSAND_DATA`, else the platform's.

    Raise `DataFolderError` when it is named after a home folder that does not exist.
    """
    named = chosen or environment.get("THOUSAND_DATA")
    try:
        return Path(named).expanduser() if named else platform_data_folder(environment=environment)
    except RuntimeError as error:
        raise DataFolderError(
            f"There is no home folder for the data{f' as in {named}' if named else ''}. "
            "Choose another folder with --data DIR.",
            FolderTrouble.NO_HOME,
        ) from error


def open_data_folder(root: Path) -> DataPaths:
    """Make the data folder and its parts; raise `DataFolderError` when that is not possible."""
    paths = DataPaths(root.absolute())
    try:
        # Qt cannot name a file whose name is no text, and would write elsewhere.
        str(paths.root).encode("utf-8")
    except UnicodeEncodeError as error:
        raise DataFolderError(
            f"The data folder {os.fsencode(paths.root)!r} has a name that is not text in UTF-8. "
            "Choose another one with --data DIR.",
            FolderTrouble.NAME,
        ) from error
    try:
        for folder in (paths.root, paths.matches, paths.log.parent, paths.crashes):
            folder.mkdir(parents=True, exist_ok=True)
            # A folder that exists already may still be read-only.
            with tempfile.TemporaryFile(dir=folder):
                pass
    except OSError as error:
        reason = error.strerror or str(error)
        raise DataFolderError(
            f"The data folder {paths.root} cannot be written ({reason}). "
            "Choose another one with --data DIR.",
            FolderTrouble.UNWRITABLE,
            str(paths.root),
            reason,
        ) from error
    return paths
