"""The panel for what went wrong: what happened, what it means for the match, what can be done.

Three things lead here: an error in the program that nobody caught, a match that cannot be played,
and a crash of an earlier run. Nothing is sent anywhere: the person may copy the diagnostics, look
at the report and delete it.
"""

import logging
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication

from thousand_qt.crash_folder import CrashFolder, report_moment
from thousand_qt.paths import DataPaths
from thousand_qt.settings import SettingsStore
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.words import problems as words
from thousand_qt.words.spoken import said_again

log = logging.getLogger(__name__)


class ProblemKind(str, Enum):
    """What the panel is about."""

    FAILURE = "failure"  # an error in the program; it goes on
    MATCH = "match"  # a match cannot be begun, continued or kept
    LAST_TIME = "last_time"  # an earlier run ended by itself


class ProblemAct(str, Enum):
    """What a button of the panel does."""

    GO_ON = "go_on"
    RETRY = "retry"
    RESCUE = "rescue"
    HOME = "home"
    COPY = "copy"
    SHOW = "show"
    FOLDER = "folder"
    DELETE = "delete"


class Problem(msgspec.Struct, frozen=True):
    """What went wrong; `sentence` says it where the program knows more than that."""

    kind: ProblemKind
    sentence: str = ""
    reports: tuple[Path, ...] = ()
    """Crash reports, the newest first."""
    can_retry: bool = False
    rescue_deal: int = 0
    """The deal from which a damaged match can be played on in a copy; 0 when it cannot."""
    at_home: bool = False
    """Whether the first screen lies behind the panel."""


class WayOut(msgspec.Struct, frozen=True):
    """How to play a damaged match on, and from which deal."""

    deal: int
    take: Callable[[], None]


class ProblemButton(msgspec.Struct, frozen=True):
    """A button of the panel; its name, and its label in the language spoken now."""

    act: ProblemAct
    label: str


class ProblemProps(msgspec.Struct, frozen=True):
    """What the panel shows; the buttons stand in two rows, the last one of `ways` is primary."""

    shown: bool = False
    title: str = ""
    paragraphs: tuple[str, ...] = ()
    ways: tuple[ProblemButton, ...] = ()
    helps: tuple[ProblemButton, ...] = ()
    report: str = ""
    """The text of the report while it is looked at."""
    said: str = ""
    """What the last button did."""


_TITLES: Final[dict[ProblemKind, Callable[[], str]]] = {
    ProblemKind.FAILURE: words.failure_title,
    ProblemKind.MATCH: words.match_title,
    ProblemKind.LAST_TIME: words.last_time_title,
}


def derive_problem(problem: Problem | None, report: str = "", said: str = "") -> ProblemProps:
    """Return what the panel shows; `report` is the text that is looked at, if any."""
    if problem is None:
        return ProblemProps()
    return ProblemProps(
        shown=True,
        title=_TITLES[problem.kind](),
        paragraphs=_paragraphs(problem),
        ways=_buttons(_ways(problem), problem),
        helps=_buttons(_helps(problem), problem, looks=bool(report)),
        report=report,
        said=said,
    )


def _paragraphs(problem: Problem) -> tuple[str, ...]:
    if problem.kind is ProblemKind.MATCH:
        return (problem.sentence, words.match_means()) if problem.can_retry else (problem.sentence,)
    if problem.kind is ProblemKind.FAILURE:
        return (words.failure_what(), words.failure_means(bool(problem.reports)))
    newest = report_moment(problem.reports[0]) if problem.reports else None
    return (words.last_time_what(newest, len(problem.reports)), words.last_time_means())


def _ways(problem: Problem) -> tuple[ProblemAct, ...]:
    if problem.can_retry:
        return (ProblemAct.GO_ON, ProblemAct.RETRY)
    if problem.rescue_deal:
        return (ProblemAct.GO_ON, ProblemAct.RESCUE)
    if problem.kind is ProblemKind.FAILURE and not problem.at_home:
        return (ProblemAct.HOME, ProblemAct.GO_ON)
    return (ProblemAct.GO_ON,)


def _helps(problem: Problem) -> tuple[ProblemAct, ...]:
    if problem.kind is ProblemKind.LAST_TIME:
        return (ProblemAct.COPY, ProblemAct.SHOW, ProblemAct.FOLDER, ProblemAct.DELETE)
    return (ProblemAct.COPY, ProblemAct.FOLDER)


def _buttons(
    acts: tuple[ProblemAct, ...], problem: Problem, looks: bool = False
) -> tuple[ProblemButton, ...]:
    return tuple(ProblemButton(act, _label(act, problem, looks)) for act in acts)


def _label(act: ProblemAct, problem: Problem, looks: bool) -> str:
    if act is ProblemAct.SHOW and looks:
        return words.button("hide")
    if act is ProblemAct.GO_ON and problem.kind is ProblemKind.MATCH:
        return words.button("home")
    if act is ProblemAct.RESCUE:
        return words.play_on_from(problem.rescue_deal)
    if act is ProblemAct.DELETE and len(problem.reports) > 1:
        return words.button("delete_all")
    return words.button(act.value)


class ProblemViewModel(ViewModel[ProblemProps]):
    """Shows one problem at a time; the newest one wins."""

    props_type = ProblemProps

    home_chosen = Signal()
    _failed = Signal(str)

    def __init__(
        self,
        store: SettingsStore,
        paths: DataPaths,
        at_home: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        self.open_folder: Callable[[Path], bool] = _open_folder
        self._store = store
        self._paths = paths
        self.crashes: Final = CrashFolder(paths.crashes)
        self._at_home = at_home
        self._problem: Problem | None = None
        self._retry: Callable[[], None] | None = None
        self._way_out: WayOut | None = None
        self._looks = False
        self._said: Callable[[], str] = str
        super().__init__(ProblemProps(), parent)
        self._failed.connect(self._show_failure, Qt.ConnectionType.QueuedConnection)

    def tell_of_crash(self, report: Path | None) -> None:
        """Show that something failed and where the report lies; may be called on any thread."""
        self._failed.emit("" if report is None else str(report))

    def tell_of_match(
        self,
        sentence: str,
        retry: Callable[[], None] | None = None,
        way_out: WayOut | None = None,
    ) -> None:
        """Say why a match cannot be played; `retry` tries once more what failed."""
        self._retry = retry
        self._way_out = way_out
        deal = 0 if way_out is None else way_out.deal
        self._tell(
            Problem(ProblemKind.MATCH, sentence, can_retry=retry is not None, rescue_deal=deal)
        )

    def look_back(self) -> None:
        """Show the crash of an earlier run that nobody has seen, unless there is worse to tell."""
        if self._problem is not None:
            return
        reports = self.crashes.unseen()
        if reports:
            self.crashes.mark_seen(reports)
            self._tell(Problem(ProblemKind.LAST_TIME, reports=reports))

    def retranslate(self) -> None:
        """Say everything again in the language spoken now."""
        self._derive()

    @Slot(str)
    def act(self, name: str) -> None:
        """Do what the button of this name says."""
        match ProblemAct(name):
            case ProblemAct.GO_ON:
                self.close()
            case ProblemAct.HOME:
                self.close()
                self.home_chosen.emit()
            case ProblemAct.RETRY:
                retry, self._retry = self._retry, None
                self.close()
                if retry is not None:
                    retry()
            case ProblemAct.RESCUE:
                way_out, self._way_out = self._way_out, None
                self.close()
                if way_out is not None:
                    way_out.take()
            case ProblemAct.COPY:
                self._copy()
            case ProblemAct.SHOW:
                self._looks = not self._looks
                self._say(str)
            case ProblemAct.FOLDER:
                self._show_folder()
            case ProblemAct.DELETE:
                self._delete()

    @Slot()
    def close(self) -> None:
        """Put the panel away."""
        self._problem = None
        self._looks = False
        self._say(str)

    def _show_failure(self, report: str) -> None:
        reports = (Path(report),) if report else ()
        # Who has seen the panel need not see it again at the next start.
        self.crashes.mark_seen(reports)
        self._tell(Problem(ProblemKind.FAILURE, reports=reports, at_home=self._at_home()))

    def _tell(self, problem: Problem) -> None:
        self._problem = problem
        self._looks = False
        self._say(str)

    def _copy(self) -> None:
        # Only who copies waits for what it looks up.
        from thousand_qt.support_text import support_text

        text = support_text(self._store.settings, self._paths.log, self._report_text())
        QGuiApplication.clipboard().setText(text)
        self._say(words.copied)

    def _show_folder(self) -> None:
        in_matches = self._problem is not None and self._problem.kind is ProblemKind.MATCH
        folder = self._paths.matches if in_matches else self._paths.crashes
        if self.open_folder(folder):
            self._say(str)
        else:
            self._say(lambda: words.folder_is(folder, Path.home()))

    def _delete(self) -> None:
        if self._problem is None:
            return
        if self.crashes.delete(self._problem.reports):
            self.close()
        else:
            self._say(words.not_deleted)

    def _report_text(self) -> str:
        reports = () if self._problem is None else self._problem.reports
        return self.crashes.text(reports[0]) if reports else ""

    def _say(self, sentence: Callable[[], str]) -> None:
        self._said = sentence
        self._derive()

    def _derive(self) -> None:
        if self._problem is not None and self._problem.sentence:
            again = said_again(self._problem.sentence)
            self._problem = msgspec.structs.replace(self._problem, sentence=again)
        report = (self._report_text() or words.unreadable()) if self._looks else ""
        self.swap(derive_problem(self._problem, report, self._said()))


def _open_folder(folder: Path) -> bool:
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
