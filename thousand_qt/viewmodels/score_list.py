"""All sheets of the score-keeper, listed like the matches that were played."""

import logging
from collections.abc import Mapping
from datetime import datetime
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLocale

from engine.rules import PRESETS, rules_hash
from thousand_qt.match.library import move_to_trash
from thousand_qt.match.service import KeptMatch, KeptSeat, MatchProblem, Removal
from thousand_qt.score_keeper.book import DealRecord, unfold
from thousand_qt.score_keeper.document import Document, SheetRefused
from thousand_qt.score_keeper.shelf import SUFFIX, ChangedElsewhere, Gone, KeptSheet, SheetShelf
from thousand_qt.viewmodels.match_rows import MatchRow, automatic_title, derive_row, spoken_row
from thousand_qt.words.score_keeper import (
    changed_elsewhere,
    listed_trouble,
    not_deleted,
    not_kept,
    sheet_gone,
    unreadable_sheets,
)
from thousand_qt.words.scores import number

log = logging.getLogger(__name__)

_PRESET_OF: Final[Mapping[str, str]] = {
    rules_hash(preset.rules): name for name, preset in reversed(tuple(PRESETS.items()))
}
"""The first preset with rules of that hash."""


class SheetList:
    """Lists, renames and deletes sheets; see `MatchKeeper`."""

    def __init__(self, shelf: SheetShelf) -> None:
        self._shelf: Final = shelf

    def matches(self) -> tuple[KeptMatch, ...]:
        """Return every sheet, the last written first."""
        try:
            return tuple(_kept(sheet) for sheet in self._shelf.sheets())
        except OSError as error:
            reason = error.strerror or str(error)
            raise MatchProblem(unreadable_sheets(self._shelf.folder, reason)) from error

    def rename(self, key: str, title: str) -> None:
        """Give a sheet a title, or take it away."""
        try:
            self._shelf.rename(key, title)
        except Gone as gone:
            raise MatchProblem(sheet_gone()) from gone
        except ChangedElsewhere as changed:
            raise MatchProblem(changed_elsewhere()) from changed
        except SheetRefused as refusal:
            raise MatchProblem(listed_trouble(refusal, f"{key}{SUFFIX}")) from refusal
        except OSError as error:
            reason = error.strerror or str(error)
            raise MatchProblem(not_kept(self._shelf.folder, reason)) from error

    def delete(self, key: str) -> Removal:
        """Put a sheet into the wastebasket, or delete it where there is none."""
        try:
            path = self._shelf.path(key)
            if move_to_trash(path):
                return Removal.TRASHED
            path.unlink()
        except (Gone, FileNotFoundError) as gone:
            raise MatchProblem(sheet_gone()) from gone
        except OSError as error:
            reason = error.strerror or str(error)
            raise MatchProblem(not_deleted(f"{key}{SUFFIX}", reason)) from error
        return Removal.DELETED


def _kept(sheet: KeptSheet) -> KeptMatch:
    if sheet.document is None:
        refusal = sheet.refusal
        return KeptMatch(
            key=sheet.key,
            created=sheet.changed,
            played=sheet.changed,
            damage="" if refusal is None else listed_trouble(refusal, f"{sheet.key}{SUFFIX}"),
        )
    return kept_match(sheet.key, sheet.document, sheet.changed)


def kept_match(key: str, document: Document, changed: datetime) -> KeptMatch:
    """Return what a list shows of a sheet."""
    book = document.history.book
    lines = unfold(book)
    totals = tuple(one.total for one in lines[-1].after.standings) if lines else ()
    winner = lines[-1].after.winner if lines else None
    deals = sum(isinstance(line.record, DealRecord) and line.wrong is None for line in lines)
    hashed = rules_hash(book.rules)
    return KeptMatch(
        key=key,
        title=document.history.title,
        preset=_PRESET_OF.get(hashed, ""),
        rules_hash=hashed,
        rules_name=book.rules_name,
        seats=tuple(KeptSeat(name) for name in book.names),
        scores=totals or (0,) * len(book.names),
        deal=deals + (winner is None),
        created=document.created,
        played=changed,
        winner=winner,
    )


def derive_sheet_row(match: KeptMatch, now: datetime, locale: QLocale) -> MatchRow:
    """Return the row of a sheet; all players are named, for nobody is the person here."""
    row = derive_row(match, now, locale)
    if not match.seats:
        return row
    everybody = replace(match, seats=(KeptSeat(""), *match.seats))
    title = match.title or automatic_title(everybody, now, locale)
    standing = row.standing
    if match.winner is not None:
        words = QCoreApplication.translate("Matches", "{name} won: {points}")
        points = number(match.scores[match.winner])
        name = match.seats[match.winner].name
        standing = words.replace("{points}", points).replace("{name}", name)
    row = replace(row, title=title, standing=standing)
    return replace(row, spoken=spoken_row(row))
