"""The score sheet on paper: where its PDF file goes, and on which printer it is printed."""

import errno
import logging
from collections.abc import Callable
from datetime import date
from enum import Enum
from pathlib import Path

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import (
    QCoreApplication,
    QDate,
    QLocale,
    QObject,
    QStandardPaths,
    QUrl,
    Slot,
)

from engine.rules import Rules
from thousand_qt.paper.records import Labels, Paper
from thousand_qt.rulebook.presets import nearest_preset, preset_title
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.sheet_props import SheetProps
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.viewmodels.table_sheet import chart_of, derive_sheet

log = logging.getLogger(__name__)


class Page(str, Enum):
    """What the panel of the score sheet shows."""

    TABLE = "table"
    CHART = "chart"
    SIGNS = "signs"
    SHARE = "share"
    SAVE = "save"
    PRINT = "print"


class PaperProps(msgspec.Struct, frozen=True):
    """Where the sheet goes; `outcome` tells what came of the last wish, `failed` if nothing."""

    page: Page = Page.TABLE
    file_name: str = ""
    folder: str = ""
    folder_url: str = ""
    printers: tuple[str, ...] = ()
    standard_printer: str = ""
    outcome: str = ""
    failed: bool = False


def documents() -> Path:
    """Return the folder in which a person keeps documents, else the home folder."""
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(place) if place else Path.home()
    return folder if folder.is_dir() else Path.home()


class PaperViewModel(ViewModel[PaperProps]):
    """Saves and prints the score sheet that the table shows."""

    props_type = PaperProps

    def __init__(
        self,
        scene: Callable[[], Scene],
        parent: QObject | None = None,
        day: Callable[[], date | None] = lambda: None,
        sheet: Callable[[], SheetProps] | None = None,
        rules_name: Callable[[], str] = str,
    ) -> None:
        """Write what `scene` returns; `day` is when it was played, None for today.

        `sheet` is what stands on it where that is not what the scene says by itself, `rules_name`
        what the players call their own rules.
        """
        super().__init__(PaperProps(), parent)
        self._scene = scene
        self._sheet = sheet or (lambda: derive_sheet(scene()))
        self._day = day
        self._rules_name = rules_name
        self._folder = Path()
        self._proposed = ""
        self._say_outcome: Callable[[], str] = str

    def retranslate(self) -> None:
        """Say the outcome, and the name that was proposed, in the language spoken now."""
        self.swap(replace(self.props, outcome=self._say_outcome()))
        if self._proposed and self.props.file_name == self._proposed:
            self._propose()

    @Slot(str)
    def turn(self, page: str) -> None:
        """Show another page of the panel; what came of an earlier wish is told no more."""
        self._say("", failed=False)
        self.swap(replace(self.props, page=Page(page)))

    def tell(self, say: Callable[[], str]) -> None:
        """Say what came of a wish; it is said again when the language changes."""
        self._say_later(say, failed=False)

    def leave_writing(self) -> bool:
        """Go back from saving or printing to the sheet; say whether there was a way back."""
        if self.props.page not in (Page.SAVE, Page.PRINT):
            return False
        self.turn(Page.TABLE)
        return True

    @Slot()
    def beginSaving(self) -> None:
        """Propose a file that does not exist yet."""
        if self._folder == Path():
            self._folder = documents()
        self._propose()
        self._show_folder(self._proposed)
        self.turn(Page.SAVE)

    @Slot(str)
    def rename(self, name: str) -> None:
        """Take the name that is typed."""
        self._say("", failed=False)
        self.swap(replace(self.props, file_name=name))

    @Slot(str)
    def changeFolder(self, folder: str) -> None:
        """Take another folder; it comes as an address."""
        self.use_folder(Path(QUrl(folder).toLocalFile()))

    def use_folder(self, folder: Path) -> None:
        """Take another folder."""
        self._folder = folder
        self._show_folder(self.props.file_name)

    @Slot()
    def save(self) -> None:
        """Write the file, and say where it is or why it is not."""
        from thousand_qt.paper.files import FORBIDDEN, file_name, page_size, pdf_of, write_new

        typed = self.props.file_name.strip()
        if not typed.strip(" .") or any(sign in FORBIDDEN or sign < " " for sign in typed):
            self._say_later(lambda: _bad_name(FORBIDDEN))
            return
        target = self._folder / file_name(typed)
        try:
            write_new(target, pdf_of(self._paper(), page_size(QLocale.system())))
        except OSError as error:
            log.warning("The score sheet was not saved: %s", error)
            number, reason = error.errno, error.strerror or ""
            self._say_later(lambda: _why_not_saved(number, reason, target))
        else:
            self._say_later(lambda: _saved(target), failed=False)

    @Slot()
    def beginPrinting(self) -> None:
        """Look for printers."""
        from thousand_qt.paper.printers import printer_names

        names = printer_names()
        self._say("", failed=False)
        self.swap(replace(self.props, printers=names, standard_printer=names[0] if names else ""))
        self.turn(Page.PRINT)

    @Slot(str)
    def print(self, printer: str) -> None:
        """Print one copy."""
        from thousand_qt.paper.files import page_size
        from thousand_qt.paper.printers import NotPrinted, print_on

        try:
            print_on(printer, self._paper(), page_size(QLocale.system()))
        except NotPrinted:
            log.warning("The printer %s did not take the score sheet", printer)
            self._say_later(lambda: _not_printed(printer))
        else:
            self._say_later(lambda: _printed(printer), failed=False)

    def _propose(self) -> None:
        from thousand_qt.paper.files import file_name, free_name

        self._proposed = free_name(self._folder, file_name(self._wish())).removesuffix(".pdf")
        self.swap(replace(self.props, file_name=self._proposed))

    def _show_folder(self, name: str) -> None:
        self._say("", failed=False)
        self.swap(
            replace(
                self.props,
                file_name=name,
                folder=str(self._folder),
                folder_url=QUrl.fromLocalFile(str(self._folder)).toString(),
            )
        )

    def _say(self, sentence: str, *, failed: bool) -> None:
        self._say_outcome = str
        self.swap(replace(self.props, outcome=sentence, failed=failed))

    def _say_later(self, say: Callable[[], str], *, failed: bool = True) -> None:
        """Say something that is said again when the language changes."""
        self._say_outcome = say
        self.swap(replace(self.props, outcome=say(), failed=failed))

    def _wish(self) -> str:
        words = QCoreApplication.translate("Paper", "Thousand {date} {names}", "name of a file")
        names = ", ".join(self._sheet().names)
        return words.replace("{date}", self._date().toString("yyyy-MM-dd")).replace(
            "{names}", names
        )

    def _paper(self) -> Paper:
        return paper_of(self._scene(), self._date(), self._sheet(), self._rules_name())

    def _date(self) -> QDate:
        day = self._day()
        return QDate.currentDate() if day is None else QDate(day.year, day.month, day.day)


def paper_of(
    scene: Scene, today: QDate, sheet: SheetProps | None = None, rules_name: str = ""
) -> Paper:
    """Return the sheet of a scene as it is written on paper on a day."""
    sheet = sheet or derive_sheet(scene)
    date = QLocale().toString(today, QLocale.FormatType.LongFormat)
    return Paper(
        title=QCoreApplication.translate("Paper", "Thousand: score sheet"),
        facts=(", ".join(sheet.names), f"{_rules_words(scene.view.rules, rules_name)} · {date}"),
        sheet=sheet,
        chart=chart_of(scene),
        labels=Labels(
            number=QCoreApplication.translate("Paper", "No."),
            played=QCoreApplication.translate("Paper", "Played"),
            totals=QCoreApplication.translate("Paper", "Total"),
            signs=QCoreApplication.translate("Paper", "Signs"),
            chart=QCoreApplication.translate("Paper", "Scores deal by deal"),
            page=QCoreApplication.translate("Paper", "Page {page} of {pages}"),
        ),
    )


def _rules_words(rules: Rules, name: str) -> str:
    near = nearest_preset(rules)
    if name or rules == near.rules:
        words = QCoreApplication.translate("Paper", "Rules: {preset}")
    else:
        words = QCoreApplication.translate("Paper", "Rules: {preset}, changed by the players")
    return words.replace("{preset}", name or preset_title(near.id))


def _bad_name(forbidden: str) -> str:
    words = QCoreApplication.translate(
        "Paper", "A file needs a name without {signs}: type another one."
    )
    return words.replace("{signs}", " ".join(forbidden))


def _saved(target: Path) -> str:
    words = QCoreApplication.translate("Paper", "The sheet is saved in {file}")
    return words.replace("{file}", str(target))


def _why_not_saved(number: int | None, reason: str, target: Path) -> str:
    """Say what kept the file from being written and what to do."""
    match number:
        case errno.EEXIST:
            words = QCoreApplication.translate(
                "Paper", "There is a file of the name {name} already: type another name."
            )
        case errno.EACCES | errno.EPERM | errno.EROFS:
            words = QCoreApplication.translate(
                "Paper", "You may not write in the folder {folder}: choose another one."
            )
        case errno.ENOSPC | errno.EDQUOT:
            words = QCoreApplication.translate(
                "Paper", "There is no room left in {folder}: make some or choose another folder."
            )
        case errno.ENOENT | errno.ENOTDIR:
            words = QCoreApplication.translate(
                "Paper", "The folder {folder} is not there any more: choose another one."
            )
        case errno.ENAMETOOLONG:
            words = QCoreApplication.translate(
                "Paper", "The name of the file is too long: shorten it."
            )
        case _:
            words = QCoreApplication.translate(
                "Paper", "The sheet could not be saved in {folder} ({reason}): try another folder."
            )
    return (
        words.replace("{reason}", reason)
        .replace("{folder}", str(target.parent))
        .replace("{name}", target.name)
    )


def _printed(printer: str) -> str:
    words = QCoreApplication.translate("Paper", "The sheet was sent to {printer}.")
    return words.replace("{printer}", printer)


def _not_printed(printer: str) -> str:
    words = QCoreApplication.translate(
        "Paper",
        "{printer} did not take the sheet: see whether it is switched on, or save a PDF file.",
    )
    return words.replace("{printer}", printer)
