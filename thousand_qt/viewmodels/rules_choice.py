"""The choice of rules: the own sets, then the known ones, each with a sentence about it."""

import logging
from collections.abc import Callable, Iterator

import msgspec
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from engine.rules import DEFAULT_PRESET, PRESETS, Rules
from thousand_qt.rule_sets.forms import same_game, tidy
from thousand_qt.rule_sets.names import MOST_TYPED, is_too_long, tidy_title
from thousand_qt.rule_sets.refusals import RulesRefused
from thousand_qt.rule_sets.shelf import KeptRules, RulesShelf
from thousand_qt.rule_words.options import Words
from thousand_qt.rule_words.presets import preset_places
from thousand_qt.rule_words.refusals import refusal_sentence
from thousand_qt.rulebook.presets import nearest_preset, preset_title, rules_title
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.chosen_rules import ChosenRules, short_line
from thousand_qt.viewmodels.list_model import RecordListModel
from thousand_qt.viewmodels.rules_share import name_problem, name_taken, unwritten

log = logging.getLogger(__name__)

NOW = "now"
"""The key of the rules that are chosen and stand nowhere else."""

MOST_TOLD = 4
"""So many differences are told of an own set; the editor tells all."""


class SetRow(msgspec.Struct, frozen=True, kw_only=True):
    """One rule set; `heading` is the title of the part that begins here, empty for none."""

    key: str
    heading: str = ""
    title: str
    about: str
    line: str
    note: str
    """What is wrong with it, empty for nothing."""
    chosen: bool
    own: bool
    whole: bool
    """Whether its rules could be read."""
    spoken: str = ""


class ChoiceProps(msgspec.Struct, frozen=True):
    """What the screen shows around its rows; `renaming` and `deleting` are keys, empty for none."""

    selected: str = ""
    renaming: str = ""
    deleting: str = ""
    message: str = ""
    is_problem: bool = False
    longest_name: int = MOST_TYPED


class _Set(msgspec.Struct, frozen=True):
    """A rule set behind a row."""

    key: str
    rules: Rules | None
    name: str = ""
    refusal: RulesRefused | None = None


class RulesChoiceViewModel(ViewModel[ChoiceProps]):
    """Shows the shelf and the presets, and lets one of them be chosen or changed."""

    props_type = ChoiceProps

    closed = Signal()
    chosen = Signal(object, str)
    """Carries the `Rules` to play by and the name of the own set, empty for none."""
    changing = Signal(object, str, str)
    """Carries `Rules`, key and name of what is to be changed."""
    shared = Signal(object, str)
    """Carries the `Rules` to be sent and their name."""

    def __init__(self, shelf: RulesShelf, parent: QObject | None = None) -> None:
        super().__init__(ChoiceProps(), parent)
        self._shelf = shelf
        self._now = ChosenRules(PRESETS[DEFAULT_PRESET].rules)
        self._sets: dict[str, _Set] = {}
        self.rows = RecordListModel(SetRow, lambda row: row.key, self)

    sets = Property(QObject, lambda self: self.rows, constant=True)

    def open(self, now: ChosenRules) -> None:
        """Show all rule sets; `now` is what the next match would be played by."""
        self._now = now
        self._look()
        row = next((one for one in self.rows.rows if one.chosen), self.rows.rows[0])
        self.swap(ChoiceProps(selected=row.key))

    def retranslate(self) -> None:
        """Say everything anew in the language spoken now."""
        if self.props.selected:
            self._look()

    def select(self, key: str) -> None:
        """Look at another rule set."""
        self.swap(ChoiceProps(selected=key))

    @Slot(int)
    def pickAt(self, place: int) -> None:
        """Look at the rule set at that place, or at the nearest that there is."""
        rows = self.rows.rows
        if rows:
            self.pick(rows[max(0, min(len(rows) - 1, place))].key)

    @Slot(str)
    def pick(self, key: str) -> None:
        """Look at another rule set, unless a question is open."""
        if key in self._sets and key != self.props.selected:
            self.select(key)

    @Slot()
    def use(self) -> None:
        """Play by the rules that are looked at."""
        found = self._selected()
        if found is not None and found.rules is not None:
            self.chosen.emit(found.rules, found.name)

    @Slot()
    def change(self) -> None:
        """Open the rules that are looked at in the editor."""
        found = self._selected()
        if found is not None and found.rules is not None:
            key = found.key if self._is_own(found.key) else ""
            self.changing.emit(found.rules, key, found.name)

    @Slot()
    def share(self) -> None:
        """Send the rules that are looked at, or take others in."""
        found = self._selected()
        if found is not None:
            self.shared.emit(found.rules or self._now.rules, found.name)

    @Slot()
    def startRenaming(self) -> None:
        """Let the person type a name."""
        if self._is_own(self.props.selected):
            self.swap(ChoiceProps(self.props.selected, renaming=self.props.selected))

    @Slot(str)
    def renameTo(self, name: str) -> None:
        """Give the set that is looked at this name; one that is too long stays in its field."""
        key, tidy_name = self.props.selected, tidy_title(name)
        if is_too_long(name):
            self.typeName(name)
        elif self._is_taken(tidy_name, key):
            self._tell(name_taken(), True)
        elif tidy_name:
            self._do(lambda: self._shelf.rename(key, tidy_name))

    @Slot(str)
    def typeName(self, name: str) -> None:
        """Hear the name as it is typed, and say at once when it is too long."""
        self._tell(name_problem(name), True)

    @Slot()
    def duplicate(self) -> None:
        """Keep the set that is looked at once more."""
        found = self._selected()
        if found is None or not self._is_own(found.key):
            return
        copied = ""

        def copy() -> None:
            nonlocal copied
            copied = self._shelf.duplicate(found.key, self._shelf.free_name(found.name))

        self._do(copy)
        if copied in self._sets:
            self.select(copied)

    @Slot()
    def askToDelete(self) -> None:
        """Ask whether to delete the set."""
        if self._is_own(self.props.selected):
            self.swap(ChoiceProps(self.props.selected, deleting=self.props.selected))

    @Slot()
    def delete(self) -> None:
        """Delete the set that is looked at."""
        key = self.props.selected
        row = next((one for one in self.rows.rows if one.key == key), None)
        self._do(lambda: self._shelf.delete(key))
        if row is not None and key not in self._sets:
            said = QCoreApplication.translate("RulesChoice", "“{name}” was deleted.")
            self._tell(said.replace("{name}", row.title))

    @Slot()
    def cancel(self) -> None:
        """Leave the question as it was."""
        self.select(self.props.selected)

    @Slot()
    def close(self) -> None:
        """Go back; an open question is answered with no first."""
        if self.props.renaming or self.props.deleting:
            self.cancel()
        else:
            self.closed.emit()

    def _is_taken(self, name: str, key: str) -> bool:
        try:
            return self._shelf.is_taken(name, key)
        except OSError:
            # What is wrong is told when the name is written down.
            return False

    def _selected(self) -> _Set | None:
        return self._sets.get(self.props.selected)

    def _is_own(self, key: str) -> bool:
        return key in self._sets and key not in PRESETS and key != NOW

    def _do(self, act: Callable[[], object]) -> None:
        """Change the shelf and look at it again; what failed is told."""
        problem = ""
        try:
            act()
        except OSError as error:
            log.warning("The rules on the shelf cannot be changed: %s", error)
            problem = unwritten(error)
        except RulesRefused as refusal:
            problem = refusal_sentence(refusal, Words(QCoreApplication.translate))
        self._look()
        kept = self.props.selected in self._sets
        self.select(self.props.selected if kept else self.rows.rows[0].key)
        if problem:
            self._tell(problem, True)

    def _look(self) -> None:
        try:
            shelf = self._shelf.sets()
        except OSError as error:
            log.warning("The shelf of rules cannot be read: %s", error)
            shelf = ()
        rows = tuple(derive_rows(shelf, self._now))
        self._sets = {row.key: found for row, found in rows}
        self.rows.swap([row for row, _ in rows])

    def _tell(self, message: str, is_problem: bool = False) -> None:
        self.swap(msgspec.structs.replace(self.props, message=message, is_problem=is_problem))


def derive_rows(shelf: tuple[KeptRules, ...], now: ChosenRules) -> Iterator[tuple[SetRow, _Set]]:
    """Yield every row with what stands behind it: the own sets, then presets by players."""
    words = Words(QCoreApplication.translate)
    own = [_Set(one.key, one.rules, one.name, one.refusal) for one in shelf]
    known = [_Set(one.id, one.rules) for one in PRESETS.values()]
    everything = [*own, *known]
    found = _is_now(everything, now)
    if found is None:
        own.insert(0, _Set(NOW, now.rules, now.name))
        found = own[0]
    heading = QCoreApplication.translate("RulesChoice", "Your own")
    for one in own:
        yield _row(one, heading, words, one is found), one
        heading = ""
    for players, title in _headings().items():
        heading = title
        for one in known:
            if one.rules is not None and one.rules.players == players:
                yield _row(one, heading, words, one is found), one
                heading = ""


def _is_now(sets: list[_Set], now: ChosenRules) -> _Set | None:
    """Return the set that is chosen: of the same name if it has one, else of the same rules."""
    same = [one for one in sets if one.rules is not None and same_game(one.rules, now.rules)]
    return next((one for one in same if one.name == now.name), None)


def _headings() -> dict[int, str]:
    return {
        3: QCoreApplication.translate("RulesChoice", "Three players"),
        4: QCoreApplication.translate("RulesChoice", "Four players"),
        2: QCoreApplication.translate("RulesChoice", "Two players"),
    }


def _row(found: _Set, heading: str, words: Words, chosen: bool) -> SetRow:
    rules = found.rules
    if rules is None:
        note = "" if found.refusal is None else refusal_sentence(found.refusal, words)
        title, about, line = found.name, "", ""
    else:
        note = ""
        title = preset_title(found.key) if found.key in PRESETS else rules_title(rules, found.name)
        about = _about(found.key, rules, words)
        line = short_line(rules)
    row = SetRow(
        key=found.key,
        heading=heading,
        title=title,
        about=about,
        line=line,
        note=note,
        chosen=chosen,
        own=found.key not in PRESETS and found.key != NOW,
        whole=rules is not None,
    )
    return msgspec.structs.replace(row, spoken=_spoken(row))


def _about(key: str, rules: Rules, words: Words) -> str:
    """Say where a preset is played; of other rules, how they differ from the nearest one."""
    if key in PRESETS:
        return preset_places(QCoreApplication.translate)[key]
    base = nearest_preset(rules)
    told = [one.sentence for one in words.differences(tidy(rules), base.rules)]
    if not told:
        said = QCoreApplication.translate("RulesChoice", "Exactly as in “{rules}”.")
        return said.replace("{rules}", preset_title(base.id))
    more = len(told) - MOST_TOLD
    said = QCoreApplication.translate("RulesChoice", "As “{rules}”, with changes.")
    sentences = [said.replace("{rules}", preset_title(base.id))]
    sentences += [f"{sentence}." for sentence in told[:MOST_TOLD]]
    if more > 0:
        rest = QCoreApplication.translate("RulesChoice", "More changes: {count}.")
        sentences.append(rest.replace("{count}", str(more)))
    return " ".join(sentences)


def _spoken(row: SetRow) -> str:
    """Say the whole row in sentences, for those who hear it."""
    chosen = QCoreApplication.translate("RulesChoice", "chosen") if row.chosen else ""
    parts = (row.title, chosen, row.line, row.about, row.note)
    return ". ".join(part.rstrip(".") for part in parts if part) + "."
