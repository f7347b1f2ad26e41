"""The screen before a sheet with real cards: the rules, who plays, who deals first."""

import logging
import secrets
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from engine.rules import Rules
from thousand_qt.rule_sets.forms import errors
from thousand_qt.score_keeper.book import Book
from thousand_qt.score_keeper.shelf import SheetShelf
from thousand_qt.settings import MAX_NAME_LENGTH, SettingsStore
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.chosen_rules import (
    ChosenRules,
    RulesFor,
    choose_rules,
    chosen_rules,
    short_line,
)
from thousand_qt.viewmodels.new_match import names_problem
from thousand_qt.viewmodels.score_props import OptionProps
from thousand_qt.words.score_keeper import not_kept
from thousand_qt.words.typed import seen_part, tidy_name

log = logging.getLogger(__name__)

SEATS: Final = 4
BY_LOT: Final = -1
"""The first dealer is drawn."""

MOST_OFFERED: Final = 8
"""So many names that were given before are offered."""

_MOST_TYPED: Final = 4 * MAX_NAME_LENGTH

Draw = Callable[[int], int]
"""Draws one of so many seats."""


class SetupProps(msgspec.Struct, frozen=True):
    """What the screen shows; `problem` says why no sheet can begin like this."""

    rules_title: str = ""
    rules_line: str = ""
    players: int = 3
    tables: tuple[OptionProps, ...] = ()
    """How many can play by these rules."""
    names: tuple[str, ...] = ("", "", "", "")
    known: tuple[str, ...] = ()
    """Names that were given before and are nobody's here."""
    dealers: tuple[OptionProps, ...] = ()
    dealer: int = BY_LOT
    dealer_words: str = ""
    """Who deals first by the rules; empty where that is chosen."""
    longest_name: int = _MOST_TYPED
    placeholders: tuple[str, ...] = ()
    """What an empty field of a name shows."""
    problem: str = ""
    is_problem: bool = False
    """Whether something is wrong, and not only missing."""
    message: str = ""


def derive_setup(
    chosen: ChosenRules, names: tuple[str, ...], remembered: tuple[str, ...], dealer: int
) -> SetupProps:
    """Return the screen for these rules and names as typed."""
    rules = chosen.rules
    seated = tuple(tidy_name(name) for name in names[: rules.players])
    used = {name.casefold() for name in seated}
    fixed = rules.first_dealer == "seat0"
    words = QCoreApplication.translate("ScoreKeeper", "By these rules {name} does.")
    # What is not typed yet is no mistake.
    wrong = names_problem(tuple(filter(None, seated)))
    return SetupProps(
        rules_title=chosen.title,
        rules_line=short_line(rules),
        players=rules.players,
        tables=tuple(OptionProps(count, str(count)) for count in _tables(rules)),
        names=names,
        known=tuple(name for name in remembered if name.casefold() not in used)[:MOST_OFFERED],
        dealers=(
            *(OptionProps(seat, name or _nameless(seat)) for seat, name in enumerate(seated)),
            OptionProps(BY_LOT, QCoreApplication.translate("ScoreKeeper", "By lot")),
        ),
        dealer=dealer if dealer < rules.players else BY_LOT,
        dealer_words=words.replace("{name}", seated[0] or _nameless(0)) if fixed else "",
        placeholders=tuple(map(_nameless, range(rules.players))),
        problem=wrong or names_problem(seated),
        is_problem=bool(wrong),
    )


def _tables(rules: Rules) -> Iterator[int]:
    """Yield how many can play by these rules, the number of players aside."""
    for count in (2, 3, 4):
        if not errors(replace(rules, players=count)):
            yield count


def _nameless(seat: int) -> str:
    words = QCoreApplication.translate("ScoreKeeper", "Player {number}")
    return words.replace("{number}", str(seat + 1))


class ScoreSetupViewModel(ViewModel[SetupProps]):
    """Takes down who plays and begins the sheet."""

    props_type = SetupProps

    begun = Signal(object)
    """Carries the `Book` that was begun."""
    rules_chosen = Signal()
    """The person wants to choose the rules."""
    closed = Signal()

    def __init__(
        self,
        store: SettingsStore,
        shelf: SheetShelf,
        parent: QObject | None = None,
        draw: Draw = secrets.randbelow,
    ) -> None:
        super().__init__(SetupProps(), parent)
        self._store = store
        self._shelf = shelf
        self._draw = draw
        self._names: tuple[str, ...] = ("",) * SEATS
        self._remembered: tuple[str, ...] = ()
        self._dealer = BY_LOT
        self._message = ""

    def open(self) -> None:
        """Show the names of the last sheet; who played before is offered."""
        last, self._remembered = self._earlier()
        own = self._store.settings.player_name
        self._names = (last or (own,)) + ("",) * (SEATS - len(last or (own,)))
        self._dealer, self._message = BY_LOT, ""
        self._derive()

    def open_again(self) -> None:
        """Show the rules that are chosen now, and the names as they were typed."""
        self._derive()

    def refuse(self, message: str) -> None:
        """Say why the sheet could not begin."""
        self._message = message
        self._derive()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._derive()

    @Slot(int, str)
    def rename(self, seat: int, name: str) -> None:
        """Take a name as it is typed."""
        typed = seen_part(name)[:_MOST_TYPED]
        self._names = (*self._names[:seat], typed, *self._names[seat + 1 :])
        self._derive()

    @Slot(str)
    def seat(self, name: str) -> None:
        """Give a name that is known the first seat without one, else the last."""
        players = self.props.players
        free = (place for place in range(players) if not tidy_name(self._names[place]))
        self.rename(next(free, players - 1), name)

    @Slot(int)
    def choosePlayers(self, count: int) -> None:
        """Play the same rules with so many."""
        chosen = self._chosen()
        if count in _tables(chosen.rules):
            rules = replace(chosen.rules, players=count)
            choose_rules(self._store, rules, "", RulesFor.SCORE)
            self._derive()

    @Slot(int)
    def chooseDealer(self, seat: int) -> None:
        """Say who deals first."""
        self._dealer = seat
        self._derive()

    @Slot()
    def chooseRules(self) -> None:
        """Choose other rules."""
        self.rules_chosen.emit()

    @Slot()
    def begin(self) -> None:
        """Begin the sheet, unless there is a problem."""
        if self.props.problem:
            return
        rules = self._chosen().rules
        dealer = self.props.dealer
        if rules.first_dealer == "seat0":
            dealer = 0
        elif dealer == BY_LOT:
            dealer = self._draw(rules.players)
        names = tuple(tidy_name(name) for name in self._names[: rules.players])
        own = self._chosen().name
        self.begun.emit(Book(rules=rules, names=names, first_dealer=dealer, rules_name=own))

    @Slot()
    def close(self) -> None:
        """Go back."""
        self.closed.emit()

    def _chosen(self) -> ChosenRules:
        return chosen_rules(self._store.settings, RulesFor.SCORE)

    def _earlier(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the names of the last sheet, and all that were given, the last first."""
        try:
            sheets = self._shelf.sheets()
        except OSError as error:
            log.warning("The names of earlier sheets cannot be read: %s", error)
            return (), ()
        tables = [one.document.history.book.names for one in sheets if one.document is not None]
        everybody = dict.fromkeys(name for names in tables for name in names)
        return (tables[0] if tables else ()), tuple(everybody)

    def _derive(self) -> None:
        props = derive_setup(self._chosen(), self._names, self._remembered, self._dealer)
        self.swap(replace(props, message=self._message))


def could_not_begin(shelf: SheetShelf, error: OSError) -> str:
    """Say why a sheet could not be begun."""
    return not_kept(shelf.folder, error.strerror or str(error))
