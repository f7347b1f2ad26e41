"""The rules editor: groups of options, a search, what differs, and conflicts where they arise."""

from functools import cached_property
from typing import Final

import msgspec
from msgspec import structs
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot

from engine.rules import OPTIONS, MarriageValues, Option, Rules, Severity, Value, problems
from engine.rules.groups import GROUPS
from thousand_qt.rule_sets.forms import same_game
from thousand_qt.rule_sets.values import count, value_at
from thousand_qt.rule_words.groups import group_names
from thousand_qt.rule_words.options import Words
from thousand_qt.rule_words.refusals import problem_sentence
from thousand_qt.rulebook.presets import nearest_preset, preset_title
from thousand_qt.viewmodels.base import ViewModel
from thousand_qt.viewmodels.list_model import RecordListModel
from thousand_qt.viewmodels.rule_rows import (
    SUITS,
    USUAL_MARRIAGES,
    Amount,
    EditorState,
    OptionRow,
    derive_rows,
    is_changed,
)
from thousand_qt.words.searching import search_form

SHORTEST_SEARCH: Final = 2
"""Fewer letters find nothing: they stand everywhere."""
MOST_FOUND: Final = 40
"""More options than anybody reads through are not shown."""


class GroupRow(msgspec.Struct, frozen=True):
    """A group at the left: how many of its options were changed, and whether one is in conflict."""

    number: int
    title: str
    changed: int
    in_conflict: bool


class DifferenceRow(msgspec.Struct, frozen=True):
    """One difference from the rules at the beginning, in words."""

    option: str
    sentence: str


class EditorProps(msgspec.Struct, frozen=True):
    """What the editor shows around its options."""

    title: str = ""
    groups: tuple[GroupRow, ...] = ()
    group: int = 1
    query: str = ""
    found: str = ""
    differences: tuple[DifferenceRow, ...] = ()
    difference_line: str = ""
    problem: str = ""
    """What keeps these rules from being played, empty for nothing."""
    problem_option: str = ""
    can_reset_group: bool = False
    asks_leave: bool = False


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """What is being edited; `key` and `name` belong to a set of one's own, if it is one."""

    state: EditorState
    preset: str
    begun: Rules
    """As they were when the editor opened, or were kept last."""
    key: str = ""
    name: str = ""
    group: int = 1
    query: str = ""
    asks_leave: bool = False


def opened(rules: Rules, key: str = "", name: str = "") -> Draft:
    """Return the draft of an editor that opens with these rules."""
    preset = nearest_preset(rules)
    return Draft(
        state=EditorState(rules, preset.rules), preset=preset.id, begun=rules, key=key, name=name
    )


def found_options(draft: Draft, words: Words) -> tuple[Option, ...]:
    """Return the options that the editor lists: those of the group, or those that were found."""
    looked_for = search_form(draft.query.strip())
    if len(looked_for) < SHORTEST_SEARCH:
        return tuple(one for one in OPTIONS.values() if one.group == draft.group)
    return tuple(one for one in OPTIONS.values() if _says(words, one, looked_for))


def derive_editor(draft: Draft, words: Words) -> EditorProps:
    """Return what the editor shows around its options."""
    state = draft.state
    wrong = problems(state.rules)
    errors = [one for one in wrong if one.severity is Severity.ERROR]
    in_conflict = {name for one in wrong for name in one.options}
    names = group_names(words.translate)
    groups = tuple(
        GroupRow(
            group.number,
            names[group.number],
            sum(is_changed(state, name) for name in group.options),
            not in_conflict.isdisjoint(group.options),
        )
        for group in GROUPS
    )
    differences = tuple(
        DifferenceRow(one.option, one.sentence)
        for one in words.differences(state.rules, state.base)
    )
    return EditorProps(
        title=draft.name or preset_title(draft.preset),
        groups=groups,
        group=draft.group,
        query=draft.query,
        found=_found(draft, words),
        differences=differences,
        difference_line=_difference_line(draft, len(differences)),
        problem=problem_sentence(errors[0], words) if errors else "",
        problem_option=errors[0].options[0] if errors else "",
        can_reset_group=any(one.number == draft.group and one.changed for one in groups),
        asks_leave=draft.asks_leave,
    )


def _says(words: Words, option: Option, looked_for: str) -> bool:
    said = words[option.id]
    texts = (said.label, said.help, *said.values.values(), *map(str, option.choices))
    return any(looked_for in search_form(text) for text in texts)


def _found(draft: Draft, words: Words) -> str:
    if len(draft.query.strip()) < SHORTEST_SEARCH:
        return ""
    found = len(found_options(draft, words))
    if found == 0:
        return QCoreApplication.translate("RulesEditor", "No option says that.")
    if found > MOST_FOUND:
        more = QCoreApplication.translate("RulesEditor", "Options found: {all}, shown: {shown}")
        return more.replace("{all}", str(found)).replace("{shown}", str(MOST_FOUND))
    said = QCoreApplication.translate("RulesEditor", "Options found: {all}")
    return said.replace("{all}", str(found))


def _difference_line(draft: Draft, count: int) -> str:
    if count == 0:
        said = QCoreApplication.translate("RulesEditor", "Exactly as in “{rules}”.")
    else:
        said = QCoreApplication.translate("RulesEditor", "Changes to “{rules}”: {count}")
    title = preset_title(draft.preset)
    return said.replace("{rules}", title).replace("{count}", str(count))


class RulesEditorViewModel(ViewModel[EditorProps]):
    """Changes rules one option at a time; nothing is repaired without being asked."""

    props_type = EditorProps

    closed = Signal()
    used = Signal(object, str)
    """Carries the `Rules` to play by and the name of the own set that they are."""
    shared = Signal(object, str, str)
    """Carries the `Rules`, the name and the key of the set, to keep or to send them."""
    read = Signal(object)
    """Carries the `Rules` to be explained as they are now."""
    revealed = Signal(str)
    """Carries the option to be looked at."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(EditorProps(), parent)
        self.rows = RecordListModel(OptionRow, lambda row: row.option, self)
        self._draft = opened(Rules())

    options = Property(QObject, lambda self: self.rows, constant=True)

    @property
    def rules(self) -> Rules:
        """Return the rules as they are now."""
        return self._draft.state.rules

    def open(self, rules: Rules, key: str = "", name: str = "") -> None:
        """Begin to change these rules."""
        self._show(opened(rules, key, name))

    def take(self, rules: Rules, name: str = "") -> None:
        """Go on with other rules, which came as a code or a file."""
        draft = opened(rules, "", name)
        self._show(structs.replace(draft, begun=self._draft.begun, group=self._draft.group))

    def was_kept(self, key: str, name: str) -> None:
        """Take note that the rules as they are now stand on the shelf."""
        self._show(structs.replace(self._draft, key=key, name=name, begun=self.rules))

    def retranslate(self) -> None:
        """Say everything anew in the language spoken now."""
        self.__dict__.pop("words", None)
        if self.props.groups:
            self._show(self._draft)

    @cached_property
    def words(self) -> Words:
        """Return the words of the language spoken now."""
        return Words(QCoreApplication.translate)

    @Slot(int)
    def openGroup(self, number: int) -> None:
        """Show the options of a group."""
        self._show(structs.replace(self._draft, group=number, query=""))

    @Slot(str)
    def search(self, query: str) -> None:
        """Show the options that say these words."""
        self._show(structs.replace(self._draft, query=query))

    @Slot(str)
    def reveal(self, option: str) -> None:
        """Show an option in its group and look at it."""
        if option in OPTIONS:
            self.openGroup(OPTIONS[option].group)
            self.revealed.emit(option)

    @Slot(str, int)
    def choose(self, option: str, place: int) -> None:
        """Give an option the value at that place among its values."""
        known = OPTIONS.get(option)
        if known is not None and 0 <= place < count(known):
            self._set(option, value_at(known, place))

    @Slot(str, str)
    def solve(self, option: str, place: str) -> None:
        """Make the change of a button that solves a conflict."""
        self._set(option, value_at(OPTIONS[option], int(place)))

    @Slot(str, int)
    def setAmount(self, option: str, number: int) -> None:
        """Give an option a number, if it may have that one."""
        known = OPTIONS[option]
        if (known.min or 0) <= number <= (known.max or 0):
            self._set(option, number)

    @Slot(str, bool)
    def setNone(self, option: str, none: bool) -> None:
        """Leave a number out, or begin with the one that is shown."""
        row = next((one for one in self.rows.rows if one.option == option), None)
        if row is not None and isinstance(row.amount, Amount):
            self._set(option, None if none else row.amount.number)

    @Slot(str, str, int)
    def setMarriage(self, option: str, suit: str, worth: int) -> None:
        """Say what the marriage of a suit is worth."""
        known = OPTIONS[option]
        if suit in SUITS and (known.min or 0) <= worth <= (known.max or 0):
            now = getattr(self.rules, option)
            usual = now if isinstance(now, MarriageValues) else USUAL_MARRIAGES
            self._set(option, structs.replace(usual, **{suit: worth}))

    @Slot(str)
    def reset(self, option: str) -> None:
        """Give an option the value that it had at the beginning."""
        self._set(option, getattr(self._draft.state.base, option))

    @Slot()
    def resetGroup(self) -> None:
        """Give every option of the group the value that it had at the beginning."""
        base = self._draft.state.base
        group = next(one for one in GROUPS if one.number == self._draft.group)
        self._change(structs.replace(self.rules, **{n: getattr(base, n) for n in group.options}))

    @Slot()
    def resetAll(self) -> None:
        """Go back to the rules of the beginning."""
        self._change(self._draft.state.base)

    @Slot()
    def share(self) -> None:
        """Keep these rules, or send them."""
        self.shared.emit(self.rules, self._draft.name, self._draft.key)

    @Slot()
    def explain(self) -> None:
        """Let the rules be read as they are now; contradictory ones are shown instead."""
        if self.props.problem:
            self.reveal(self.props.problem_option)
        else:
            self.read.emit(self.rules)

    @Slot()
    def use(self) -> None:
        """Play by these rules, unless they do not fit together."""
        if self.props.problem:
            self.reveal(self.props.problem_option)
            return
        draft = self._draft
        self.used.emit(self.rules, draft.name if same_game(self.rules, draft.begun) else "")

    @Slot()
    def close(self) -> None:
        """Go back; changes that would be lost are asked about first."""
        if self._draft.asks_leave:
            self.stay()
        elif same_game(self.rules, self._draft.begun):
            self.closed.emit()
        else:
            self._show(structs.replace(self._draft, asks_leave=True))

    @Slot()
    def stay(self) -> None:
        """Go on changing."""
        self._show(structs.replace(self._draft, asks_leave=False))

    @Slot()
    def discard(self) -> None:
        """Go back without the changes."""
        self.stay()
        self.closed.emit()

    def _set(self, option: str, value: Value) -> None:
        self._change(structs.replace(self.rules, **{option: value}), option)

    def _change(self, rules: Rules, touched: str = "") -> None:
        state = structs.replace(self._draft.state, rules=rules, touched=touched)
        self._show(structs.replace(self._draft, state=state, asks_leave=False))

    def _show(self, draft: Draft) -> None:
        self._draft = draft
        searched = len(draft.query.strip()) >= SHORTEST_SEARCH
        options = found_options(draft, self.words)[:MOST_FOUND]
        self.rows.swap(derive_rows(draft.state, self.words, options, searched))
        self.swap(derive_editor(draft, self.words))
