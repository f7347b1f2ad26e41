"""The screen of all matches: continue, rename or delete one."""

import logging
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final, Protocol

import msgspec
from PySide6.QtCore import Property, QCoreApplication, QLocale, QObject, Signal, Slot

from thousand_qt.match.service import KeptMatch, MatchProblem, Removal
from thousand_qt.match.titles import LONGEST_TITLE, whole_title
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.list_model import RecordListModel
from thousand_qt.viewmodels.match_rows import MatchGroup, MatchRow, RowAct, derive_row
from thousand_qt.words.moments import spoken_locale
from thousand_qt.words.searching import search_form

log = logging.getLogger(__name__)

MANY: Final = 10
"""So many matches are searched by words rather than by eye."""

_MOST_TYPED: Final = 4 * LONGEST_TITLE

Clock = Callable[[], datetime]


def local_now() -> datetime:
    """Return this moment with the time zone of this computer."""
    return datetime.now().astimezone()


class MatchKeeper(Protocol):
    """Whoever keeps what is listed; see `MatchService`."""

    def matches(self) -> tuple[KeptMatch, ...]:
        """Return all of them, the last played first. Raise `MatchProblem` if none can be listed."""

    def rename(self, key: str, title: str) -> None:
        """Give one a title, or take it away. Raise `MatchProblem` if it cannot be written."""

    def delete(self, key: str) -> Removal:
        """Put one away. Raise `MatchProblem` if it stays."""


RowOf = Callable[[KeptMatch, datetime, QLocale], MatchRow]


class MatchesProps(msgspec.Struct, frozen=True):
    """What the screen shows around its rows.

    `renaming` and `deleting` are the key of the match that is asked about, empty for none;
    `message` is a sentence about what was done, or about what could not be done if `is_problem`.
    """

    count: int = 0
    searchable: bool = False
    """Whether there are so many matches that one looks for them by words."""
    query: str = ""
    found: int = 0
    """How many matches say the words that are sought; all of them when none are."""
    renaming: str = ""
    deleting: str = ""
    message: str = ""
    is_problem: bool = False
    longest_title: int = _MOST_TYPED
    """Where the field stops to take characters; a title that is too long is named before that."""


def derive_rows(
    matches: tuple[KeptMatch, ...], now: datetime, row_of: RowOf = derive_row
) -> tuple[MatchRow, ...]:
    """Return the rows: unfinished matches first, then damaged and finished ones."""
    locale = spoken_locale()
    rows = [row_of(match, now, locale) for match in matches]
    order = list(MatchGroup)
    rows.sort(key=lambda row: order.index(row.group))
    return _headed(rows)


def sought(rows: tuple[MatchRow, ...], query: str) -> tuple[MatchRow, ...]:
    """Return the rows that say every word of a query, each group under its heading."""
    words = search_form(query).split()
    if not words:
        return rows
    said = [row for row in rows if all(word in search_form(row.spoken) for word in words)]
    return _headed(said)


def _headed(rows: list[MatchRow]) -> tuple[MatchRow, ...]:
    before = [None, *(row.group for row in rows)]
    return tuple(
        msgspec.structs.replace(row, opens_group=row.group is not group)
        for row, group in zip(rows, before, strict=False)
    )


class MatchesViewModel(ViewModel[MatchesProps]):
    """Shows what the service keeps and asks it for changes."""

    props_type = MatchesProps

    continue_chosen = Signal(str)
    """Carries the key of the match, like the three that follow."""
    result_chosen = Signal(str)
    rescue_chosen = Signal(str)
    review_chosen = Signal(str)
    new_chosen = Signal()
    closed = Signal()

    def __init__(
        self,
        service: Callable[[], MatchKeeper],
        parent: QObject | None = None,
        clock: Clock = local_now,
        rule_names: Callable[[], Mapping[str, str]] = dict,
        row_of: RowOf = derive_row,
    ) -> None:
        super().__init__(MatchesProps(), parent)
        self._rule_names = rule_names
        self._service = service
        self._clock = clock
        self._row_of = row_of
        self._opened = False
        self.rows = RecordListModel(MatchRow, lambda row: row.key, self)

    matches = Property(QObject, lambda self: self.rows, constant=True)

    def open(self) -> None:
        """Show the matches as they are now, and nothing else.

        A folder that cannot be read is a sentence over an empty list.
        """
        self._opened = True
        self._look(MatchesProps())

    def _reopen(self) -> None:
        """Show the matches as they are now, those that are sought."""
        self._opened = True
        self._look(MatchesProps(query=self.props.query))

    def refuse(self, problem: str) -> None:
        """Say why a match cannot be continued, over the matches as they are now."""
        self._reopen()
        self._tell(problem, is_problem=True)

    def retranslate(self) -> None:
        """Say everything anew in the language spoken now."""
        if self._opened:
            self._reopen()

    @Slot()
    def lookAgain(self) -> None:
        """Show what other windows did meanwhile; what was said or asked here stays."""
        self._look(self.props)

    @Slot(str)
    def search(self, query: str) -> None:
        """Show only the matches that say these words, in any order."""
        self._look(MatchesProps(query=query))

    @Slot(str)
    def openMatch(self, key: str) -> None:
        """Go on with a match or show its result, or say why that is impossible."""
        row = self._row(key)
        if row is None:
            return
        if not row.can_act:
            self._tell(row.problem, is_problem=True)
            return
        match row.act:
            case RowAct.CONTINUE:
                self.continue_chosen.emit(key)
            case RowAct.RESULT:
                self.result_chosen.emit(key)
            case RowAct.RESCUE:
                self.rescue_chosen.emit(key)

    @Slot(str)
    def review(self, key: str) -> None:
        """Look back at the deals of a match."""
        row = self._row(key)
        if row is not None and row.can_review:
            self.review_chosen.emit(key)

    @Slot(str)
    def startRenaming(self, key: str) -> None:
        """Let the person type a title in the row."""
        self._ask(renaming=key)

    @Slot(str, str)
    def renameMatch(self, key: str, title: str) -> None:
        """Give a match this title; an empty one gives it its own title back.

        A title that is too long is told, and stays in its field.
        """
        row = self._row(key)
        title = whole_title(title)
        if row is not None and not row.given_title and title == row.title:
            title = ""
        if len(title) > LONGEST_TITLE:
            self._tell(_too_long(), is_problem=True)
            return
        problem = self._try(lambda: self._service().rename(key, title))
        self._reopen()
        if problem:
            self._tell(problem, is_problem=True)

    @Slot(str)
    def askToDelete(self, key: str) -> None:
        """Ask in the row whether to delete the match."""
        self._ask(deleting=key)

    @Slot(str)
    def deleteMatch(self, key: str) -> None:
        """Delete a match and say where it is now."""
        row = self._row(key)
        if row is None:
            return
        removal = Removal.DELETED

        def put_away() -> None:
            nonlocal removal
            removal = self._service().delete(key)

        problem = self._try(put_away)
        self._reopen()
        self._tell(problem or _removed(removal, row.title), is_problem=bool(problem))

    @Slot()
    def cancel(self) -> None:
        """Leave the question or the title as it was."""
        self._ask()

    @Slot()
    def newMatch(self) -> None:
        """Choose a new match."""
        self.new_chosen.emit()

    @Slot()
    def close(self) -> None:
        """Go back to the first screen."""
        self.closed.emit()

    def _named(self, matches: tuple[KeptMatch, ...]) -> tuple[KeptMatch, ...]:
        """Give the matches the names of the rules that the person keeps."""
        try:
            names = self._rule_names()
        except OSError as error:
            log.warning("The names of the rules cannot be read: %s", error)
            return matches
        return tuple(
            msgspec.structs.replace(one, rules_name=names.get(one.rules_hash, one.rules_name))
            for one in matches
        )

    def _look(self, around: MatchesProps) -> None:
        matches: tuple[KeptMatch, ...] = ()
        try:
            matches = self._named(self._service().matches())
        except MatchProblem as problem:
            log.warning("The matches cannot be listed: %s", problem.__cause__)
            around = MatchesProps(message=problem.sentence, is_problem=True)
        asked = around.renaming or around.deleting
        if asked and asked not in {match.key for match in matches}:
            around = MatchesProps(query=around.query)
        searchable = len(matches) >= MANY
        query = around.query if searchable else ""
        rows = sought(derive_rows(matches, self._clock(), self._row_of), query)
        self.rows.swap(rows)
        self.swap(
            msgspec.structs.replace(
                around,
                count=len(matches),
                searchable=searchable,
                query=query,
                found=len(rows),
            )
        )

    def _ask(self, renaming: str = "", deleting: str = "") -> None:
        """Ask about this match, or about none; what was said is not said any more."""
        self.swap(
            msgspec.structs.replace(
                self.props, renaming=renaming, deleting=deleting, message="", is_problem=False
            )
        )

    def _row(self, key: str) -> MatchRow | None:
        return next((row for row in self.rows.rows if row.key == key), None)

    def _try(self, change: Callable[[], None]) -> str:
        """Make a change; return the sentence that says why it failed, empty if it did not."""
        try:
            change()
        except MatchProblem as problem:
            # The log is English: the cause is, the sentence speaks the person's language.
            log.warning("A match cannot be changed: %s", problem.__cause__ or "it is in use")
            return problem.sentence
        return ""

    def _tell(self, message: str, is_problem: bool) -> None:
        self.swap(msgspec.structs.replace(self.props, message=message, is_problem=is_problem))


def _too_long() -> str:
    words = QCoreApplication.translate(
        "Matches", "The name of a match has at most {most} characters: make it shorter."
    )
    return words.replace("{most}", str(LONGEST_TITLE))


def _removed(removal: Removal, title: str) -> str:
    match removal:
        case Removal.TRASHED:
            words = QCoreApplication.translate("Matches", "“{title}” was moved to the trash.")
        case Removal.DELETED:
            words = QCoreApplication.translate("Matches", "“{title}” was deleted.")
    return words.replace("{title}", title)
