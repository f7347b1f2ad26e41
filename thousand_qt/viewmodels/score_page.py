"""The page of a sheet with real cards: what was entered, the entry of the next deal, corrections.

Every step is on disk before it is shown. A correction opens an entry on the page as it was before
it, and says what it brings for those after it.
"""

import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Property, QCoreApplication, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication

from engine.paper import Page, new_page, slips
from engine.phases.seats import active_seats, sitter_of
from engine.rules import Rules, rules_hash
from resources import asset
from thousand_qt.rulebook.presets import rules_title
from thousand_qt.score_keeper.book import (
    Book,
    DealRecord,
    Line,
    Record,
    changed,
    kept_out,
    unfold,
    without,
)
from thousand_qt.score_keeper.history import (
    Called,
    Changed,
    Deleted,
    Redone,
    Step,
    Undone,
    Wrote,
)
from thousand_qt.score_keeper.shelf import ChangedElsewhere, Gone, OpenSheet
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.new_match import names_problem
from thousand_qt.viewmodels.paper import PaperViewModel
from thousand_qt.viewmodels.score_deal import DealViewModel
from thousand_qt.viewmodels.score_form import Form
from thousand_qt.viewmodels.score_props import Mode, PageProps
from thousand_qt.viewmodels.score_sheet import (
    derive_book,
    printed_sheet,
    scene_of,
    sheet_text,
    spoken_totals,
)
from thousand_qt.viewmodels.score_slip import SlipViewModel
from thousand_qt.viewmodels.sheet_props import EndProps, SheetProps
from thousand_qt.viewmodels.table_end import derive_end
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.words.score_keeper import (
    changed_elsewhere,
    deals_first,
    entry_correction,
    entry_question,
    kept_out_sentence,
    not_kept,
    sheet_gone,
    sits_out,
)
from thousand_qt.words.spoken import said_again
from thousand_qt.words.typed import seen_part, tidy_name

log = logging.getLogger(__name__)

_NEW: Final = -1
"""The place of an entry that comes after all others."""


class ScorePageViewModel(ViewModel[PageProps]):
    """Writes on an open sheet."""

    props_type = PageProps

    closed = Signal()
    again = Signal(object)
    """Carries the `Book` of the next match of the same table."""

    def __init__(
        self,
        parent: QObject | None = None,
        rule_names: Callable[[], Mapping[str, str]] = dict,
    ) -> None:
        """Write on sheets; `rule_names` are those of own sets of rules by their hashes."""
        assets = QUrl.fromLocalFile(str(asset())).toString()
        super().__init__(PageProps(assets=assets), parent)
        self._rule_names = rule_names
        self._sheet: OpenSheet | None = None
        self._lines: tuple[Line, ...] = ()
        self._written = SheetProps()
        self._mode = Mode.DEAL
        self._place = _NEW
        self._unfinished = Form()
        self._names: tuple[str, ...] = ()
        self._message = ""
        self._is_problem = False
        self.deal_model = DealViewModel(self)
        self.slip_model = SlipViewModel(self)
        self.paper_model = PaperViewModel(
            self._scene,
            self,
            self._day,
            lambda: printed_sheet(self.book),
            lambda: self._own_name(),
        )
        self.deal_model.changed.connect(self._derive)
        self.slip_model.changed.connect(self._derive)

    deal = Property(QObject, lambda self: self.deal_model, constant=True)
    slip = Property(QObject, lambda self: self.slip_model, constant=True)
    paper = Property(QObject, lambda self: self.paper_model, constant=True)

    @property
    def book(self) -> Book:
        """Return what was entered; an open sheet is there."""
        assert self._sheet is not None
        return self._sheet.history.book

    @property
    def rules(self) -> Rules | None:
        """Return the rules of the open sheet, None without one."""
        return None if self._sheet is None else self.book.rules

    def open(self, sheet: OpenSheet) -> None:
        """Write on this sheet from now on."""
        self._sheet = sheet
        self._unfinished = Form()
        self._tell("")
        self.paper_model.turn("table")
        self._go_on()

    def refuse(self, problem: str) -> None:
        """Say why the next sheet could not begin."""
        self._tell(problem, is_problem=True)
        self._derive()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._message = said_again(self._message)
        if self._sheet is not None:
            self._look()
            self._derive()

    @Slot()
    def writeDown(self) -> None:
        """Write the entry down, or the correction; nothing while something is missing."""
        step = self._step()
        if step is not None and self._take(step):
            if self._place == _NEW and self._mode is Mode.DEAL:
                self._unfinished = Form()
            self._go_on()

    @Slot(int)
    def correct(self, row: int) -> None:
        """Open an entry to correct it."""
        if not 0 <= row < len(self._lines):
            return
        self._put_aside()
        line = self._lines[row]
        self._place = row
        if isinstance(line.record, DealRecord):
            self._mode = Mode.DEAL
            self.deal_model.open(line.before, self.book.names, line.record)
        else:
            self._mode = Mode.SLIP
            self.slip_model.open(line.before, self.book.names, line.record)
        self._derive()

    @Slot(int)
    def askToDelete(self, row: int) -> None:
        """Ask whether to take an entry out."""
        if not 0 <= row < len(self._lines):
            return
        self._put_aside()
        self._mode, self._place = Mode.DELETE, row
        self._derive()

    @Slot()
    def deleteEntry(self) -> None:
        """Take out the entry that was asked about."""
        if self._mode is Mode.DELETE and self._take(Deleted(self._place)):
            self._go_on()

    @Slot()
    def beginSlip(self) -> None:
        """Enter something else than a deal."""
        if self.props.can_slip:
            self._put_aside()
            self._mode, self._place = Mode.SLIP, _NEW
            self.slip_model.open(self._page(), self.book.names)
            self._derive()

    @Slot()
    def beginNames(self) -> None:
        """Correct how the players are called."""
        self._put_aside()
        self._mode, self._place, self._names = Mode.NAMES, _NEW, self.book.names
        self._derive()

    @Slot(int, str)
    def rename(self, seat: int, name: str) -> None:
        """Take a name as it is typed."""
        if self._mode is Mode.NAMES:
            typed = seen_part(name)
            self._names = (*self._names[:seat], typed, *self._names[seat + 1 :])
            self._derive()

    @Slot()
    def cancel(self) -> None:
        """Leave everything as it is written, and go on with the next deal."""
        self._go_on()

    @Slot()
    def undo(self) -> None:
        """Take the last step back."""
        if self._sheet is not None and self._sheet.history.can_undo and self._take(Undone()):
            self._go_on()

    @Slot()
    def redo(self) -> None:
        """Do the step again that was taken back."""
        if self._sheet is not None and self._sheet.history.can_redo and self._take(Redone()):
            self._go_on()

    @Slot()
    def copyText(self) -> None:
        """Put the sheet into the clipboard as text."""
        title = QCoreApplication.translate("Paper", "Thousand: score sheet")
        text = sheet_text(self.book, title, self._rules_title(), self._day())
        QGuiApplication.clipboard().setText(text)
        self.paper_model.tell(_copied)

    @Slot()
    def playAgain(self) -> None:
        """Begin the next match of the same table; the next player deals."""
        page = self._page()
        if page.winner is not None:
            self.again.emit(replace(self.book, first_dealer=page.dealer, records=()))

    @Slot()
    def close(self) -> None:
        """Go back to all sheets."""
        if not self.paper_model.leave_writing():
            self.closed.emit()

    def _step(self) -> Step | None:
        """Return what is to be written down; None while something is missing or wrong."""
        if self._mode is Mode.NAMES:
            names = tuple(map(tidy_name, self._names))
            return None if names_problem(names) else Called(names)
        record = self._record()
        if record is None:
            return None
        return Wrote(record) if self._place == _NEW else Changed(self._place, record)

    def _record(self) -> Record | None:
        match self._mode:
            case Mode.DEAL:
                return self.deal_model.record
            case Mode.SLIP:
                return self.slip_model.record
            case _:
                return None

    def _put_aside(self) -> None:
        """Remember the next deal as far as it was entered, while something else is."""
        if self._mode is Mode.DEAL and self._place == _NEW:
            self._unfinished = self.deal_model.form
        self._tell("")

    def _go_on(self) -> None:
        """Show the sheet as it is now, and the entry of the next deal."""
        self._look()
        page = self._page()
        self._place = _NEW
        self._mode = Mode.DEAL if page.winner is None else Mode.END
        self.deal_model.open(page, self.book.names, form=self._unfinished)
        self._derive()

    def _look(self) -> None:
        """Unfold what was entered."""
        self._lines = unfold(self.book)
        self._written = derive_book(self.book, self._lines, self._page())

    def _page(self) -> Page:
        """Return the sheet after everything that was entered."""
        if self._lines:
            return self._lines[-1].after
        return new_page(self.book.rules, self.book.first_dealer)

    def _take(self, step: Step) -> bool:
        """Do a step; say why if it cannot be kept."""
        assert self._sheet is not None
        problem = ""
        try:
            self._sheet.take(step)
        except OSError as error:
            log.warning("The sheet cannot be written: %s", error)
            problem = not_kept(self._sheet.path.parent, error.strerror or str(error))
        except ChangedElsewhere:
            problem = changed_elsewhere()
        except Gone:
            problem = sheet_gone()
        self._tell(problem, is_problem=bool(problem))
        if problem:
            self._derive()
        return not problem

    def _tell(self, message: str, *, is_problem: bool = False) -> None:
        self._message, self._is_problem = message, is_problem

    def _scene(self) -> Scene:
        return scene_of(self.book, self._lines, self._page())

    def _day(self) -> date:
        assert self._sheet is not None
        return self._sheet.created.astimezone().date()

    def _derive(self) -> None:
        if self._sheet is None:
            return
        history, page = self._sheet.history, self._page()
        shown = page if self._place == _NEW else self._lines[self._place].before
        ended = self._mode is Mode.END
        self.swap(
            PageProps(
                title=history.title or ", ".join(self.book.names),
                rules_title=self._rules_title(),
                turn=_turn(shown, self.book.names),
                sheet=self._written,
                mode=self._mode,
                heading=self._heading(),
                confirm=self._confirm_label(),
                correcting=self._place != _NEW,
                place=self._place,
                consequence=self._consequence(),
                names=self._names if self._mode is Mode.NAMES else (),
                names_problem=names_problem(tuple(map(tidy_name, self._names)))
                if self._mode is Mode.NAMES
                else "",
                can_undo=history.can_undo,
                can_redo=history.can_redo,
                can_slip=page.winner is None and bool(slips(self.book.rules)),
                end_title=_victory(page, self.book.names) if ended else "",
                end=derive_end(self._scene()) if ended else EndProps(),
                message=self._message,
                is_problem=self._is_problem,
                assets=self.props.assets,
            )
        )

    def _rules_title(self) -> str:
        """Return what the players call their rules: as they keep them now, else as they did."""
        return rules_title(self.book.rules, self._own_name())

    def _own_name(self) -> str:
        kept = self._rule_names().get(rules_hash(self.book.rules), "")
        return kept or self.book.rules_name

    def _heading(self) -> str:
        if self._place == _NEW:
            if self._mode is Mode.SLIP:
                return QCoreApplication.translate("ScoreKeeper", "What happened")
            if self._mode is Mode.NAMES:
                return QCoreApplication.translate("ScoreKeeper", "Names of the players")
            words = QCoreApplication.translate("ScoreKeeper", "Deal {number}", "to be entered")
            deals = sum(isinstance(one, DealRecord) for one in self.book.records)
            return words.replace("{number}", str(deals + 1))
        line = self._lines[self._place]
        return entry_question(line) if self._mode is Mode.DELETE else entry_correction(line)

    def _confirm_label(self) -> str:
        if self._place == _NEW and self._mode is not Mode.NAMES:
            return QCoreApplication.translate("ScoreKeeper", "Write it down")
        return QCoreApplication.translate("ScoreKeeper", "Correct it")

    def _consequence(self) -> str:
        """Say how the sheet stands after a correction, and what has no place on it then."""
        if self._place == _NEW:
            return ""
        record = self._record()
        if self._mode is Mode.DELETE:
            book = without(self.book, self._place)
            was_out = {place - (place > self._place) for place in kept_out(self._lines)}
        elif record is not None and record != self.book.records[self._place]:
            book = changed(self.book, self._place, record)
            was_out = set(kept_out(self._lines))
        else:
            return ""
        lines = unfold(book)
        lost = [lines[place] for place in kept_out(lines) if place not in was_out]
        after = lines[-1].after if lines else new_page(book.rules, book.first_dealer)
        words = QCoreApplication.translate("ScoreKeeper", "Then: {totals}.")
        said = words.replace("{totals}", spoken_totals(book.names, after))
        return "\n".join(filter(None, (said, kept_out_sentence(lost))))


def _turn(page: Page, names: Sequence[str]) -> str:
    """Say who deals, who is forehand and who sits out."""
    seats = active_seats(page.rules, page.dealer)
    sitter = sitter_of(seats, page.rules.players)
    said = deals_first(names[page.dealer], names[seats[0]])
    return said if sitter is None else f"{said} {sits_out(names[sitter])}"


def _copied() -> str:
    return QCoreApplication.translate("ScoreKeeper", "The sheet is in the clipboard.")


def _victory(page: Page, names: Sequence[str]) -> str:
    if page.winner is None:
        return ""
    words = QCoreApplication.translate("Table", "{name} wins the match.")
    return words.replace("{name}", names[page.winner])
