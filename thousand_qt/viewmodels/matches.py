"""The screen of all matches: continue, rename or delete one."""

import logging
from collections.abc import Callable
from datetime import datetime

import msgspec
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from thousand_qt.match.service import KeptMatch, MatchProblem, MatchService, Removal
from thousand_qt.match.titles import LONGEST_TITLE, tidy_title
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.list_model import RecordListModel
from thousand_qt.viewmodels.match_rows import MatchGroup, MatchRow, RowAct, derive_row
from thousand_qt.words.moments import spoken_locale

log = logging.getLogger(__name__)

Clock = Callable[[], datetime]


def local_now() -> datetime:
    """Return this moment with the time zone of this computer."""
    return datetime.now().astimezone()


class MatchesProps(msgspec.Struct, frozen=True):
    """What the screen shows around its rows.

    `renaming` and `deleting` are the key of the match that is asked about, empty for none;
    `message` is a sentence about what was done, or about what could not be done if `is_problem`.
    """

    count: int = 0
    renaming: str = ""
    deleting: str = ""
    message: str = ""
    is_problem: bool = False
    longest_title: int = LONGEST_TITLE


def derive_rows(matches: tuple[KeptMatch, ...], now: datetime) -> tuple[MatchRow, ...]:
    """Return the rows: unfinished matches first, then damaged and finished ones."""
    locale = spoken_locale()
    rows = [derive_row(match, now, locale) for match in matches]
    order = list(MatchGroup)
    rows.sort(key=lambda row: order.index(row.group))
    before = [None, *(row.group for row in rows)]
    return tuple(
        msgspec.structs.replace(row, opens_group=row.group is not group)
        for row, group in zip(rows, before, strict=False)
    )


class MatchesViewModel(ViewModel[MatchesProps]):
    """Shows what the service keeps and asks it for changes."""

    props_type = MatchesProps

    continue_chosen = Signal(str)
    """Carries the key of the match, like the two that follow."""
    result_chosen = Signal(str)
    rescue_chosen = Signal(str)
    new_chosen = Signal()
    closed = Signal()

    def __init__(
        self,
        service: Callable[[], MatchService],
        parent: QObject | None = None,
        clock: Clock = local_now,
    ) -> None:
        super().__init__(MatchesProps(), parent)
        self._service = service
        self._clock = clock
        self._opened = False
        self.rows = RecordListModel(MatchRow, lambda row: row.key, self)

    matches = Property(QObject, lambda self: self.rows, constant=True)

    def open(self) -> None:
        """Show the matches as they are now, and nothing else.

        A folder that cannot be read is a sentence over an empty list.
        """
        self._opened = True
        self._look(MatchesProps())

    def refuse(self, problem: str) -> None:
        """Say why a match cannot be continued, over the matches as they are now."""
        self.open()
        self._tell(problem, is_problem=True)

    def retranslate(self) -> None:
        """Say everything anew in the language spoken now."""
        if self._opened:
            self.open()

    @Slot()
    def lookAgain(self) -> None:
        """Show what other windows did meanwhile; what was said or asked here stays."""
        self._look(self.props)

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
    def startRenaming(self, key: str) -> None:
        """Let the person type a title in the row."""
        self.swap(MatchesProps(count=self.props.count, renaming=key))

    @Slot(str, str)
    def renameMatch(self, key: str, title: str) -> None:
        """Give a match this title; an empty one gives it its own title back."""
        row = self._row(key)
        if row is not None and not row.given_title and tidy_title(title) == row.title:
            title = ""
        problem = self._try(lambda: self._service().rename(key, tidy_title(title)))
        self.open()
        if problem:
            self._tell(problem, is_problem=True)

    @Slot(str)
    def askToDelete(self, key: str) -> None:
        """Ask in the row whether to delete the match."""
        self.swap(MatchesProps(count=self.props.count, deleting=key))

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
        self.open()
        self._tell(problem or _removed(removal, row.title), is_problem=bool(problem))

    @Slot()
    def cancel(self) -> None:
        """Leave the question or the title as it was."""
        self.swap(MatchesProps(count=self.props.count))

    @Slot()
    def newMatch(self) -> None:
        """Choose a new match."""
        self.new_chosen.emit()

    @Slot()
    def close(self) -> None:
        """Go back to the first screen."""
        self.closed.emit()

    def _look(self, around: MatchesProps) -> None:
        matches: tuple[KeptMatch, ...] = ()
        try:
            matches = self._service().matches()
        except MatchProblem as problem:
            log.warning("The matches cannot be listed: %s", problem.__cause__)
            around = MatchesProps(message=problem.sentence, is_problem=True)
        asked = around.renaming or around.deleting
        if asked and asked not in {match.key for match in matches}:
            around = MatchesProps()
        self.rows.swap(derive_rows(matches, self._clock()))
        self.swap(msgspec.structs.replace(around, count=len(matches)))

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


def _removed(removal: Removal, title: str) -> str:
    match removal:
        case Removal.TRASHED:
            words = QCoreApplication.translate("Matches", "“{title}” was moved to the trash.")
        case Removal.DELETED:
            words = QCoreApplication.translate("Matches", "“{title}” was deleted.")
    return words.replace("{title}", title)
