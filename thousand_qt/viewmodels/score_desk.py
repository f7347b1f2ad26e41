"""The score-keeper's place: all sheets, a new one, the page of one, and the ways between them."""

import logging
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import Property, QObject, Signal

from engine.rules import Rules
from thousand_qt.rule_sets.shelf import RulesShelf
from thousand_qt.score_keeper.book import Book
from thousand_qt.score_keeper.document import SheetRefused
from thousand_qt.score_keeper.shelf import SUFFIX, Gone, SheetShelf
from thousand_qt.settings import SettingsStore
from thousand_qt.viewmodels.matches import MatchesViewModel
from thousand_qt.viewmodels.score_list import SheetList, derive_sheet_row
from thousand_qt.viewmodels.score_page import ScorePageViewModel
from thousand_qt.viewmodels.score_setup import ScoreSetupViewModel, could_not_begin
from thousand_qt.words.score_keeper import listed_trouble, sheet_gone

log = logging.getLogger(__name__)


def known_names(rules: RulesShelf) -> Mapping[str, str]:
    """Return the names of own sets of rules by their hashes; none when they cannot be read."""
    try:
        return rules.names()
    except OSError as error:
        log.warning("The names of the rules cannot be read: %s", error)
        return {}


class ScoreDesk(QObject):
    """Holds the models of the score-keeper."""

    list_opened = Signal()
    setup_opened = Signal()
    page_opened = Signal()
    rules_chosen = Signal()
    """The person wants to choose the rules of the next sheet."""
    closed = Signal()

    def __init__(
        self, store: SettingsStore, sheets: Path, rules: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.shelf = SheetShelf(sheets)
        kept, names = SheetList(self.shelf), RulesShelf(rules)
        self.list_model = MatchesViewModel(
            lambda: kept, self, rule_names=names.names, row_of=derive_sheet_row
        )
        self.setup_model = ScoreSetupViewModel(store, self.shelf, self)
        self.page_model = ScorePageViewModel(self, lambda: known_names(names))
        self._connect()

    sheets = Property(QObject, lambda self: self.list_model, constant=True)
    setup = Property(QObject, lambda self: self.setup_model, constant=True)
    page = Property(QObject, lambda self: self.page_model, constant=True)

    @property
    def rules(self) -> Rules | None:
        """Return the rules of the open sheet."""
        return self.page_model.rules

    def open(self) -> None:
        """Show all sheets; before the first one, begin it."""
        self.list_model.open()
        if self.list_model.props.count or self.list_model.props.is_problem:
            self.list_opened.emit()
        else:
            self.open_setup()

    def open_setup(self) -> None:
        """Choose who plays on a new sheet."""
        self.setup_model.open()
        self.setup_opened.emit()

    def _connect(self) -> None:
        self.list_model.continue_chosen.connect(self._open_sheet)
        self.list_model.result_chosen.connect(self._open_sheet)
        self.list_model.new_chosen.connect(self.open_setup)
        self.list_model.closed.connect(self.closed)
        self.setup_model.begun.connect(self._begin)
        self.setup_model.rules_chosen.connect(self.rules_chosen)
        self.setup_model.closed.connect(self._leave_setup)
        self.page_model.closed.connect(self.open)
        self.page_model.again.connect(self._begin)

    def _leave_setup(self) -> None:
        """Go back to the sheets, or to the first screen where there are none."""
        self.list_model.open()
        (self.list_opened if self.list_model.props.count else self.closed).emit()

    def _open_sheet(self, key: str) -> None:
        try:
            self.page_model.open(self.shelf.open(key))
        except Gone:
            self.list_model.refuse(sheet_gone())
        except SheetRefused as refusal:
            log.warning("The sheet cannot be opened: %s", refusal)
            self.list_model.refuse(listed_trouble(refusal, f"{key}{SUFFIX}"))
        else:
            self.page_opened.emit()

    def _begin(self, book: Book) -> None:
        try:
            sheet = self.shelf.begin(book)
        except OSError as error:
            log.warning("The sheet cannot be begun: %s", error)
            problem = could_not_begin(self.shelf, error)
            self.setup_model.refuse(problem)
            self.page_model.refuse(problem)
            return
        self.page_model.open(sheet)
        self.page_opened.emit()
