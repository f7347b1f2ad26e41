"""The journal of a match: its text record on disk, always ahead of what the table announces.

A batch of events is with the operating system before `append` returns, so a killed process loses
nothing that anybody saw; at the end of a deal it is on the disk. Reading tolerates one torn line at
the end, where a write was cut off. Damage anywhere else is refused by line number and reason, and
the file is left as it is.

The folder itself is not synced after a journal was created: a killed process loses no directory
entry, and a power cut in the first seconds can only lose a match of which no deal is written yet.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path
from typing import Final

from engine.events import DealScored, Event, MatchEnded
from engine.record import (
    LONGEST,
    Header,
    RecordError,
    decode_event,
    decode_header,
    encode,
)
from engine.replay import Batch
from network.file_lock import try_lock
from network.match_entry import MatchEntry, entry_of, replayed
from network.whole_file import write_whole

logger: Final = logging.getLogger(__name__)

SUFFIX: Final = ".thousand"


class JournalError(Exception):
    """A journal cannot be used; the subclasses say why, and the text is a sentence."""

    def __init__(self, path: Path, sentence: str) -> None:
        super().__init__(sentence)
        self.path = path


class JournalDamaged(JournalError):
    """A line in the middle cannot be what the table wrote; nothing was changed."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(path, f"{path.name} is damaged in line {line}: {reason}.")
        self.line = line
        self.reason = reason


class JournalBusy(JournalError):
    """Another program plays this match."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, f"Another program is playing the match in {path.name}; close it.")


class JournalUnusable(JournalError):
    """The file system refuses to read or write; `reason` is what it says."""

    def __init__(self, path: Path, error: OSError) -> None:
        self.reason = error.strerror or str(error)
        super().__init__(path, f"{path} cannot be used: {self.reason}.")


class Journal:
    """One journal, open for writing at its end and locked."""

    def __init__(self, path: Path, file: FileIO) -> None:
        """Take over an open file whose last line is whole; see `create_journal` and `resume`."""
        self.path: Final = path
        self._file = file
        self._size = os.fstat(file.fileno()).st_size

    def append(self, batch: tuple[Event, ...]) -> None:
        """Write a batch down; at the end of a deal wait for the disk.

        Raises JournalUnusable; the journal then ends where it ended before, if the file system
        lets us, or in a torn line that reading tolerates; it takes nothing more.
        """
        if self._file.closed:
            raise JournalUnusable(self.path, OSError("the journal is closed"))
        try:
            _write(self._file, b"".join(map(encode, batch)))
            if any(isinstance(event, DealScored | MatchEnded) for event in batch):
                os.fsync(self._file.fileno())
        except OSError as error:
            self._give_up()
            raise JournalUnusable(self.path, error) from error
        self._size = self._file.tell()

    def close(self) -> None:
        """Close the file once everything is on the disk."""
        if not self._file.closed:
            try:
                os.fsync(self._file.fileno())
            except OSError as error:
                logger.warning("The journal %s may not be on the disk: %s", self.path, error)
            self._file.close()

    def _give_up(self) -> None:
        try:
            self._file.truncate(self._size)
        except OSError as error:
            logger.warning("The journal %s ends in a torn line: %s", self.path, error)
        self._file.close()


def create_journal(folder: Path, header: Header, first: Batch) -> Journal:
    """Begin the journal of a new match in that folder; it appears whole or not at all.

    Raises JournalUnusable.
    """
    path = folder / f"{_next_number(folder):06}-{header.match_id}{SUFFIX}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(path, encode(header) + b"".join(map(encode, first)))
        return Journal(path, _open_locked(path))
    except OSError as error:
        raise JournalUnusable(path, error) from error


def resume(path: Path) -> tuple[Journal, Header, tuple[Batch, ...]]:
    """Open a journal to go on with its match; return its header and all batches too.

    A torn last line is cut off, and an incomplete last batch is completed as the rules say or cut
    off; the time of the file is now. Raises JournalDamaged (nothing is changed then), JournalBusy
    or JournalUnusable.
    """
    try:
        file = _open_locked(path)
    except OSError as error:
        raise JournalUnusable(path, error) from error
    try:
        data = read_bytes(path)
        header, events, whole = _read(data)
        found, _ = replayed(header, events)
        for _ in range(found.dropped):
            whole = data.rfind(b"\n", 0, whole - 1) + 1
        if whole < len(data):
            logger.info("%s: %d bytes of a torn end are cut off", path.name, len(data) - whole)
            file.truncate(whole)
            file.seek(whole)
        journal = Journal(path, file)
        if found.missing:
            journal.append(found.missing)
        # The time of the file says when its match was played last, though nobody may act for long.
        os.utime(path)
    except RecordError as error:
        file.close()
        raise JournalDamaged(path, error.line, error.reason) from error
    except OSError as error:
        file.close()
        raise JournalUnusable(path, error) from error
    except JournalError:
        file.close()
        raise
    return journal, header, found.batches


def list_matches(folder: Path) -> tuple[MatchEntry, ...]:
    """Return the matches of a folder, the oldest first; unreadable files are named in the log.

    Raises JournalUnusable for a folder that cannot be read.
    """
    entries: list[MatchEntry] = []
    for path in journals(folder):
        try:
            entries.append(read_entry(path))
        except JournalError as error:
            logger.warning("%s cannot be listed: %s", path, error)
    return tuple(entries)


def journals(folder: Path) -> list[Path]:
    """Return the journals of a folder, the oldest first; raises JournalUnusable."""
    try:
        found = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    except OSError as error:
        raise JournalUnusable(folder / f"*{SUFFIX}", error) from error
    return sorted(found, key=lambda path: (_number(path), path.name))


def in_use(path: Path) -> bool:
    """Say whether a journal is open for playing, in this program or another one."""
    try:
        _open_locked(path).close()
    except JournalBusy:
        return True
    except OSError as error:
        # It cannot be played either, but nobody plays it: `resume` says what is wrong.
        logger.warning("%s cannot be opened: %s", path, error)
    return False


def read_entry(path: Path) -> MatchEntry:
    """Read what a list needs to know of a journal; nothing is replayed for that.

    Raises JournalDamaged or JournalUnusable; only `resume` looks for damage between the deals.
    """
    try:
        return entry_of(path, read_bytes(path))
    except RecordError as error:
        raise JournalDamaged(path, error.line, error.reason) from error
    except OSError as error:
        raise JournalUnusable(path, error) from error


def read_match(path: Path) -> tuple[Header, tuple[Batch, ...]]:
    """Read and replay a whole journal, only to look at it: nothing of it is changed.

    Raises JournalDamaged or JournalUnusable.
    """
    try:
        header, events, _ = _read(read_bytes(path))
        found, _ = replayed(header, events)
    except RecordError as error:
        raise JournalDamaged(path, error.line, error.reason) from error
    except OSError as error:
        raise JournalUnusable(path, error) from error
    return header, found.batches


def timestamp() -> str:
    """Return this moment as a header writes it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _next_number(folder: Path) -> int:
    """Return the number of the next journal: files are in order whatever the clock says."""
    return 1 + max(map(_number, journals(folder)), default=0)


def _number(path: Path) -> int:
    """Return the number that the name of a journal begins with; 0 for other names."""
    digits = path.name.partition("-")[0]
    return int(digits) if digits.isascii() and digits.isdigit() else 0


def _read(data: bytes) -> tuple[Header, Sequence[Event], int]:
    """Return header, events and the length of all whole lines; raises RecordError."""
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].split(b"\n")[:-1]
    if not lines:
        raise RecordError(1, "the journal has no whole line")
    header = decode_header(lines[0])
    return header, [decode_event(line, n) for n, line in enumerate(lines[1:], start=2)], whole


def read_bytes(path: Path) -> bytes:
    """Return what a journal holds; raises OSError, or RecordError when it is longer than any."""
    with path.open("rb") as file:
        data = file.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise RecordError(1, "the file is longer than any match")
    return data


def _open_locked(path: Path) -> FileIO:
    file = FileIO(path, "r+b")
    try:
        file.seek(0, os.SEEK_END)
        if not try_lock(file.fileno()):
            raise JournalBusy(path)
    except BaseException:
        file.close()
        raise
    return file


def _write(file: FileIO, data: bytes) -> None:
    left = memoryview(data)
    while left:
        left = left[file.write(left) :]
