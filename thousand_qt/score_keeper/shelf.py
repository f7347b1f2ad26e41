"""All sheets on disk: each a file of its own, written whole after every step.

A sheet that another window changed meanwhile is not written over. A file that cannot be used stays
where it is and is listed with what is wrong with it.
"""

import logging
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from network.whole_file import write_whole
from thousand_qt.score_keeper.book import Book
from thousand_qt.score_keeper.document import Document, SheetRefused, Trouble, decode, encode
from thousand_qt.score_keeper.history import History, Named, Step, begun, take

log = logging.getLogger(__name__)

SUFFIX: Final = ".thousand-sheet"


class Gone(Exception):
    """A sheet is not there any more."""


class ChangedElsewhere(Exception):
    """Another window wrote to the sheet since it was opened here."""


class KeptSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet of the list; without a document its file cannot be used, for that reason."""

    key: str
    changed: datetime
    document: Document | None = None
    refusal: SheetRefused | None = None


class OpenSheet:
    """A sheet that is written on. Every step is on disk before it counts."""

    def __init__(self, path: Path, document: Document, on_disk: bytes) -> None:
        self._path: Final = path
        self._document = document
        self._on_disk = on_disk

    @property
    def key(self) -> str:
        """Return the key of the sheet in the list."""
        return self._path.stem

    @property
    def history(self) -> History:
        """Return what was entered."""
        return self._document.history

    @property
    def created(self) -> datetime:
        """Return when the match began."""
        return self._document.created

    @property
    def path(self) -> Path:
        """Return where the sheet lies."""
        return self._path

    def take(self, step: Step) -> None:
        """Do a step and write it down; raise OSError, Gone or ChangedElsewhere and change nothing.

        Raise `history.Impossible` for a step that leads nowhere.
        """
        document = replace(self._document, history=take(self.history, step))
        try:
            there = self._path.read_bytes()
        except FileNotFoundError as error:
            raise Gone from error
        if there != self._on_disk:
            raise ChangedElsewhere
        data = encode(document)
        write_whole(self._path, data)
        self._document, self._on_disk = document, data


class SheetShelf:
    """The sheets of a folder, which is made when the first is kept."""

    def __init__(self, folder: Path, clock: Callable[[], datetime] | None = None) -> None:
        self._folder: Final = folder
        self._clock: Final = clock or (lambda: datetime.now(UTC))

    @property
    def folder(self) -> Path:
        """Return where the sheets lie."""
        return self._folder

    def sheets(self) -> tuple[KeptSheet, ...]:
        """Return every sheet, the last written first; raise OSError for a folder that is shut."""
        try:
            paths = [path for path in self._folder.iterdir() if path.suffix == SUFFIX]
        except FileNotFoundError:
            return ()
        kept = [self._kept(path) for path in paths]
        return tuple(sorted(kept, key=lambda one: (one.changed, one.key), reverse=True))

    def begin(self, book: Book) -> OpenSheet:
        """Begin a sheet; raise OSError when it cannot be written."""
        self._folder.mkdir(parents=True, exist_ok=True)
        now = self._clock()
        document = Document(created=now, history=begun(book))
        name = f"{now.astimezone(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}{SUFFIX}"
        path, data = self._folder / name, encode(document)
        write_whole(path, data)
        return OpenSheet(path, document, data)

    def open(self, key: str) -> OpenSheet:
        """Open a sheet; raise Gone, or SheetRefused for a file that cannot be used."""
        path = self.path(key)
        data = _read(path)
        return OpenSheet(path, decode(data), data)

    def rename(self, key: str, title: str) -> None:
        """Give a sheet a title, an empty one takes it away; raises like `open` and `take`."""
        sheet = self.open(key)
        if sheet.history.title != title:
            sheet.take(Named(title))

    def path(self, key: str) -> Path:
        """Return the file of a sheet; raise Gone when it is not there."""
        path = self._folder / f"{key}{SUFFIX}"
        if path.parent != self._folder or not path.is_file():
            raise Gone
        return path

    def _kept(self, path: Path) -> KeptSheet:
        try:
            changed = datetime.fromtimestamp(path.stat().st_mtime, UTC)
        except OSError:
            changed = datetime.fromtimestamp(0, UTC)
        try:
            return KeptSheet(key=path.stem, changed=changed, document=decode(_read(path)))
        except SheetRefused as refusal:
            log.warning("The sheet %s cannot be used: %s", path.name, refusal)
            return KeptSheet(key=path.stem, changed=changed, refusal=refusal)
        except Gone:
            gone = SheetRefused(Trouble.UNREADABLE, 0, "it is gone")
            return KeptSheet(key=path.stem, changed=changed, refusal=gone)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise Gone from error
    except OSError as error:
        raise SheetRefused(Trouble.UNREADABLE, 0, error.strerror or str(error)) from error
