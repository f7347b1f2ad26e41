"""All matches on disk: the list, the titles, and the way into the system's wastebasket.

Nothing here plays. Reading hundreds of journals takes a moment once; after that a file is read
again only when its time or its size changed. A damaged file is listed with what is wrong with it.
"""

import logging
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QFile

from engine.rules import PRESETS, rules_hash
from network import journal as journals
from network.journal import JournalBusy, JournalDamaged, JournalError, JournalUnusable
from network.match_entry import MatchEntry
from network.salvage import salvage
from thousand_qt.match.problems import (
    cannot_delete,
    cannot_rename,
    listed_damage,
    match_gone,
    match_sentence,
    on_the_table,
    unreadable_folder,
)
from thousand_qt.match.service import (
    Character,
    KeptMatch,
    KeptSeat,
    MatchLog,
    MatchProblem,
    Removal,
    Rescue,
)
from thousand_qt.match.titles import forget_title, read_title, write_title

log = logging.getLogger(__name__)

_PRESET_OF: Final[Mapping[str, str]] = {
    rules_hash(preset.rules): name for name, preset in reversed(tuple(PRESETS.items()))
}
"""The first preset with rules of that hash."""


class _Read(msgspec.Struct, frozen=True):
    """What a journal said when it was of that time and size."""

    changed_ns: int
    size: int
    found: MatchEntry | None
    error: JournalError | None = None
    rescue_deal: int = 0


class MatchLibrary:
    """The journals of a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self._read: dict[Path, _Read] = {}

    def entry(self, path: Path) -> MatchEntry:
        """Return what a list knows of a journal; raises JournalDamaged or JournalUnusable."""
        read = self._read_again(path)
        if read.error is not None:
            raise read.error
        assert read.found is not None
        return read.found

    def is_damaged(self, error: JournalDamaged) -> None:
        """Keep in mind what a reader of the whole journal found, until the file changes."""
        read = self._read_again(error.path)
        self._read[error.path] = msgspec.structs.replace(
            read, error=error, rescue_deal=_rescue_deal(error)
        )

    def rescue_of(self, error: JournalError) -> Rescue | None:
        """Return what is left of a match that cannot be read; None for nothing."""
        deal = self._read_again(error.path).rescue_deal
        return Rescue(error.path.stem, deal) if deal else None

    def matches(self, own: Path | None) -> tuple[KeptMatch, ...]:
        """Return every match, the last played first; `own` is played in this window.

        Raises MatchProblem when the folder cannot be read.
        """
        try:
            paths = journals.journals(self._folder)
        except JournalError as error:
            raise MatchProblem(unreadable_folder(error)) from error
        there = set(paths)
        self._read = {path: read for path, read in self._read.items() if path in there}
        read = [(self._read_again(path), path) for path in reversed(paths)]
        read.sort(key=lambda one: one[0].changed_ns, reverse=True)
        return tuple(self._kept(path, one, own) for one, path in read)

    def path(self, key: str) -> Path:
        """Return the journal of that key; raises MatchProblem when it is gone."""
        path = self._folder / f"{key}{journals.SUFFIX}"
        if path.parent != self._folder or not path.is_file():
            raise MatchProblem(match_gone())
        return path

    @staticmethod
    def read_log(path: Path) -> MatchLog:
        """Read everything that happened in a match; raises MatchProblem."""
        try:
            header, batches = journals.read_match(path)
        except JournalError as error:
            raise MatchProblem(match_sentence(error)) from error
        return MatchLog(header.seats, tuple(event for batch in batches for event in batch))

    def rename(self, key: str, title: str) -> None:
        """Give a match a title, or take it away with an empty one; raises MatchProblem."""
        path = self.path(key)
        try:
            write_title(path, title)
        except OSError as error:
            raise MatchProblem(cannot_rename(path, error)) from error

    def copy_title(self, path: Path, copy: Path) -> None:
        """Give a copy the title of its match; without one the match is as good."""
        try:
            write_title(copy, read_title(path))
        except OSError as error:
            log.warning("The title of %s cannot be written: %s", copy.name, error)

    def delete(self, key: str, own: Path | None) -> Removal:
        """Put a match into the wastebasket, or delete it where there is none; raises MatchProblem.

        A match that anybody plays stays.
        """
        path = self.path(key)
        if path == own:
            raise MatchProblem(on_the_table())
        # Who sits down between this look and the removal plays on in the wastebasket.
        if journals.in_use(path):
            raise MatchProblem(match_sentence(JournalBusy(path)))
        removal = Removal.TRASHED
        try:
            if not move_to_trash(path):
                path.unlink()
                removal = Removal.DELETED
        except OSError as error:
            raise MatchProblem(cannot_delete(path, error)) from error
        self._read.pop(path, None)
        try:
            forget_title(path)
        except OSError as error:
            log.warning("The title of %s stays behind: %s", path.name, error)
        return removal

    def _read_again(self, path: Path) -> _Read:
        """Read a journal unless it is as it was."""
        try:
            state = path.stat()
        except OSError as error:
            return _Read(0, 0, None, JournalUnusable(path, error))
        known = self._read.get(path)
        if known is not None and (known.changed_ns, known.size) == (
            state.st_mtime_ns,
            state.st_size,
        ):
            return known
        entry: MatchEntry | None = None
        problem: JournalError | None = None
        try:
            entry = journals.read_entry(path)
        except JournalError as error:
            log.warning("The match cannot be listed: %s", error)
            problem = error
        deal = 0 if problem is None else _rescue_deal(problem)
        read = _Read(state.st_mtime_ns, state.st_size, entry, problem, deal)
        self._read[path] = read
        return read

    def _kept(self, path: Path, read: _Read, own: Path | None) -> KeptMatch:
        played = datetime.fromtimestamp(read.changed_ns / 1e9, UTC)
        damage = "" if read.error is None else listed_damage(read.error, read.rescue_deal)
        in_use = path != own and not damage and journals.in_use(path)
        entry = read.found
        if entry is None:
            return KeptMatch(
                key=path.stem,
                title=read_title(path),
                created=played,
                played=played,
                damage=damage,
                rescue_deal=read.rescue_deal,
            )
        return KeptMatch(
            key=path.stem,
            title=read_title(path),
            preset=_PRESET_OF.get(entry.header.rules_hash, ""),
            rules_hash=entry.header.rules_hash,
            seats=tuple(
                KeptSeat(one.name, _character(one.character)) for one in entry.header.seats
            ),
            scores=entry.scores,
            deal=entry.deal_number,
            created=_moment(entry.header.created) or played,
            played=played,
            winner=entry.winner,
            here=path == own,
            elsewhere=in_use,
            damage=damage,
            rescue_deal=read.rescue_deal,
        )


def _rescue_deal(error: JournalError) -> int:
    """Return the deal from which a damaged match can be played on; 0 when it cannot."""
    # Nothing tells whose match it is when its first line is damaged.
    if not isinstance(error, JournalDamaged) or error.line == 1:
        return 0
    try:
        found = salvage(error.path)
    except JournalError as unreadable:
        log.warning("Nothing can be saved: %s", unreadable)
        return 0
    return found.deal if found is not None else 0


def move_to_trash(path: Path) -> bool:
    """Move a file into the system's wastebasket; say whether there is one and it took the file."""
    # The static function answers otherwise than its documentation says; this one is plain.
    return QFile(str(path)).moveToTrash()


def _character(name: str | None) -> Character | None:
    return Character(name) if name in list(Character) else None


def _moment(text: str) -> datetime | None:
    """Return the moment that a header names, or None when it names none."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
