"""One option of the rules as a row of the editor: its words, its control and what is wrong."""

from enum import Enum
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication

from engine.rules import (
    OPTIONS,
    MarriageValues,
    Option,
    OptionType,
    RuleProblem,
    Rules,
    Severity,
    Value,
    active,
    problems,
)
from thousand_qt.rule_sets.values import place
from thousand_qt.rule_words.groups import group_names
from thousand_qt.rule_words.options import Words
from thousand_qt.rule_words.refusals import problem_sentence
from thousand_qt.viewmodels.rule_fixes import Fix, fixes_of
from thousand_qt.viewmodels.rule_reasons import idle_reason, unheeded_reason

FEW_NUMBERS: Final = 6
"""Up to so many numbers stand side by side; more are typed or stepped through."""

_STEPS: Final = {
    "fine_amount": 10,
    "barrel_fall_score": 10,
    "loss_floor": 100,
    "silence_below": 20,
    "dark_min_score": 20,
    "target": 100,
}
_FIRST_NUMBERS: Final = {"loss_floor": -1000, "silence_below": -120, "dark_min_score": 240}
"""What a number begins with when there was none."""

SUITS: Final = ("hearts", "diamonds", "clubs", "spades")


class Control(str, Enum):
    """How an option is chosen."""

    SWITCH = "switch"
    CHOICE = "choice"
    AMOUNT = "amount"
    SUITS = "suits"


class Choice(msgspec.Struct, frozen=True):
    """One value side by side with others; `value` is its place among those of the option."""

    value: int
    label: str


class Amount(msgspec.Struct, frozen=True):
    """A number that is typed; `can_be_none` when it may be left out, called `none`."""

    number: int
    least: int
    most: int
    step: int
    said: str
    can_be_none: bool
    is_none: bool
    none: str


class SuitAmount(msgspec.Struct, frozen=True):
    """What the marriage of a suit is worth."""

    suit: str
    label: str
    number: int


class FixButton(msgspec.Struct, frozen=True):
    """A change that solves a conflict, offered on a button."""

    option: str
    place: str
    """In digits: the places of four marriages together are beyond the numbers of QML."""
    label: str


class Conflict(msgspec.Struct, frozen=True):
    """What does not fit, and the changes that would solve it."""

    sentence: str
    is_error: bool
    fixes: tuple[FixButton, ...]


class OptionRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a row shows; `reason` says why the option has no effect, empty when it has one."""

    option: str
    heading: str
    """The group, where it begins or where the row was searched for."""
    label: str
    help: str
    control: Control
    on: bool
    choices: tuple[Choice, ...]
    chosen: int
    amount: Amount | None
    suits: tuple[SuitAmount, ...]
    changed: bool
    usual: str
    reason: str
    note: str
    """Why the option never comes to bear although it may be changed, mostly empty."""
    conflicts: tuple[Conflict, ...]


class EditorState(msgspec.Struct, frozen=True):
    """Rules that are being changed, beside those they began as."""

    rules: Rules
    base: Rules
    touched: str = ""
    """The option that was changed last: a conflict is solved elsewhere first."""


def derive_rows(
    state: EditorState, words: Words, options: tuple[Option, ...], searched: bool
) -> tuple[OptionRow, ...]:
    """Return the rows of these options; a search heads the first row of each group."""
    found = problems(state.rules)
    rows = []
    group = 0
    for option in options:
        heading = ""
        if searched and option.group != group:
            group = option.group
            heading = group_names(words.translate)[group]
        rows.append(_row(state, words, option, heading, found))
    return tuple(rows)


def is_changed(state: EditorState, option: str) -> bool:
    """Tell whether an option that matters differs from the rules at the beginning."""
    return active(state.rules, option) and getattr(state.rules, option) != getattr(
        state.base, option
    )


def control_of(option: Option) -> Control:
    """Return how the option is chosen."""
    match option.type:
        case OptionType.BOOL:
            return Control.SWITCH
        case OptionType.SUIT_MAP:
            return Control.SUITS
        case OptionType.INT if not option.choices:
            numbers = (option.max or 0) - (option.min or 0) + 1
            return Control.CHOICE if numbers <= FEW_NUMBERS else Control.AMOUNT
        case OptionType.INT_OR_NULL:
            return Control.AMOUNT
        case _:
            return Control.CHOICE


def _row(
    state: EditorState,
    words: Words,
    option: Option,
    heading: str,
    found: tuple[RuleProblem, ...],
) -> OptionRow:
    value: Value = getattr(state.rules, option.id)
    control = control_of(option)
    changed = is_changed(state, option.id)
    return OptionRow(
        option=option.id,
        heading=heading,
        label=words.label(option.id),
        help=words[option.id].help,
        control=control,
        on=value is True,
        choices=_choices(words, option) if control is Control.CHOICE else (),
        chosen=place(option, value) if control is Control.CHOICE else -1,
        amount=_amount(words, option, value) if control is Control.AMOUNT else None,
        suits=_suits(value) if control is Control.SUITS else (),
        changed=changed,
        usual=_usual(words, option, getattr(state.base, option.id)) if changed else "",
        reason="" if active(state.rules, option.id) else idle_reason(state.rules, option.id, words),
        note=unheeded_reason(state.rules, option.id, words),
        conflicts=tuple(
            _conflict(state, words, problem) for problem in found if option.id in problem.options
        ),
    )


def _choices(words: Words, option: Option) -> tuple[Choice, ...]:
    values: tuple[Value, ...] = option.choices or tuple(
        range(option.min or 0, (option.max or 0) + 1)
    )
    return tuple(Choice(place(option, value), words.value(option, value)) for value in values)


def _amount(words: Words, option: Option, value: Value) -> Amount:
    can_be_none = option.type is OptionType.INT_OR_NULL
    number = value if isinstance(value, int) else _FIRST_NUMBERS.get(option.id, option.min or 0)
    named = words[option.id].values
    return Amount(
        number=number,
        least=option.min or 0,
        most=option.max or 0,
        step=_STEPS.get(option.id, 1),
        said=named.get(value, "") if isinstance(value, int) else "",
        can_be_none=can_be_none,
        is_none=value is None,
        none=named.get(None, ""),
    )


def _suits(value: Value) -> tuple[SuitAmount, ...]:
    worth = value if isinstance(value, MarriageValues) else USUAL_MARRIAGES
    labels = {
        "hearts": QCoreApplication.translate("RulesEditor", "Hearts"),
        "diamonds": QCoreApplication.translate("RulesEditor", "Diamonds"),
        "clubs": QCoreApplication.translate("RulesEditor", "Clubs"),
        "spades": QCoreApplication.translate("RulesEditor", "Spades"),
    }
    return tuple(SuitAmount(suit, labels[suit], getattr(worth, suit)) for suit in SUITS)


def _usual(words: Words, option: Option, value: Value) -> str:
    said = words.statement(option, value)
    if option.type is not OptionType.BOOL:
        said = words.value(option, value)
    sentence = QCoreApplication.translate("RulesEditor", "Usually: {value}")
    return sentence.replace("{value}", said)


def _conflict(state: EditorState, words: Words, problem: RuleProblem) -> Conflict:
    fixes = fixes_of(state.rules, state.base, problem, state.touched)
    return Conflict(
        problem_sentence(problem, words),
        problem.severity is Severity.ERROR,
        tuple(_button(words, fix) for fix in fixes),
    )


def _button(words: Words, fix: Fix) -> FixButton:
    option = OPTIONS[fix.option]
    return FixButton(fix.option, str(place(option, fix.value)), words.statement(option, fix.value))


USUAL_MARRIAGES: Final = MarriageValues(spades=40, clubs=60, diamonds=80, hearts=100)
