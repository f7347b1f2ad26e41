"""Which match the first screen offers to continue.

It is the last played one that is unfinished, can be read and is not played by another program. A
file that cannot be read is named if it is newer than every match that can.
"""

import logging
from collections.abc import Callable, Container
from pathlib import Path

import msgspec

from network import journal as journals
from network.journal import JournalBusy, JournalError
from network.match_entry import MatchEntry

log = logging.getLogger(__name__)


class Found(msgspec.Struct, frozen=True):
    """The match to continue, if there is one, and what kept newer ones from being it."""

    entry: MatchEntry | None = None
    unreadable: JournalError | None = None
    busy: JournalError | None = None


def find_unfinished(
    folder: Path,
    own: Path | None,
    refused: Container[Path],
    read_entry: Callable[[Path], MatchEntry] = journals.read_entry,
) -> Found:
    """Look through a folder from its last played match on.

    `own` is the match that runs in this program, `refused` are files that proved to be damaged.
    """
    try:
        paths = journals.journals(folder)
    except JournalError as error:
        return Found(unreadable=error)
    unreadable: JournalError | None = None
    busy: JournalError | None = None
    readable = False
    # Of two played at the same moment the newer match comes first.
    newest_first = paths[::-1]
    newest_first.sort(key=_played, reverse=True)
    for path in newest_first:
        if path in refused:
            continue
        try:
            entry = read_entry(path)
        except JournalError as error:
            log.warning("The match cannot be continued: %s", error)
            if unreadable is None and not readable:
                unreadable = error
            continue
        readable = True
        if entry.finished:
            continue
        if path == own or not journals.in_use(path):
            return Found(entry, unreadable, busy)
        busy = busy or JournalBusy(path)
    return Found(None, unreadable, busy)


def _played(path: Path) -> int:
    """Return when a match was played last; 0 when its file is gone."""
    try:
        return path.stat().st_mtime_ns
    except OSError as error:
        log.warning("%s cannot be looked at: %s", path, error)
        return 0
