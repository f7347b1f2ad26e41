"""Why an option has no effect under the rules as they stand, in one sentence."""

from collections.abc import Iterable, Mapping
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from engine.rules import (
    OPTIONS,
    Above,
    AllOf,
    AnyOf,
    Condition,
    NoneOf,
    OneOf,
    OptionType,
    Rules,
    active,
    is_draw,
)
from thousand_qt.rule_words.options import Words

_SOMEBODY_CUTS: Final = NoneOf("cutter", ("none",))
_UNHEEDED_WITHOUT: Final[Mapping[str, Condition]] = {
    "cut_nine": _SOMEBODY_CUTS,
    "cut_jack": _SOMEBODY_CUTS,
}


def idle_reason(rules: Rules, option: str, words: Words) -> str:
    """Say what would have to be otherwise for the option to matter."""
    condition = OPTIONS[option].active_when
    failing = None if condition is None else _failing(rules, condition)
    if failing is None:
        if is_draw(rules):
            return QCoreApplication.translate(
                "RulesEditor", "Has no effect in the game with a stock."
            )
        return QCoreApplication.translate("RulesEditor", "Has no effect now.")
    return _matters_with(failing, words)


def unheeded_reason(rules: Rules, option: str, words: Words) -> str:
    """Say why an option that takes part in the rules never comes to bear, empty when it does.

    Such an option can still be changed: whether somebody cuts is itself asked only where a card
    under the pack matters.
    """
    condition = _UNHEEDED_WITHOUT.get(option)
    if condition is None or getattr(rules, option) == OPTIONS[option].default:
        return ""
    failing = _failing(rules, condition)
    return "" if failing is None else _matters_with(failing, words)


def _matters_with(condition: Condition, words: Words) -> str:
    sentence = QCoreApplication.translate("RulesEditor", "Matters only with “{what}”.")
    return sentence.replace("{what}", _said(condition, words))


def _failing(rules: Rules, condition: Condition) -> Condition | None:
    """Return the part that does not hold, followed to where its own option is switched off."""
    match condition:
        case AllOf(parts=parts):
            return next((bad for part in parts if (bad := _failing(rules, part))), None)
        case AnyOf(parts=parts):
            return None if any(_failing(rules, part) is None for part in parts) else condition
        case OneOf(option=name) | NoneOf(option=name) | Above(option=name):
            if not active(rules, name):
                deeper = OPTIONS[name].active_when
                return (None if deeper is None else _failing(rules, deeper)) or condition
            return None if _holds(rules, condition) else condition
        case _:
            assert_never(condition)


def _holds(rules: Rules, condition: OneOf | NoneOf | Above) -> bool:
    value = getattr(rules, condition.option)
    match condition:
        case OneOf(values=values):
            return value in values
        case NoneOf(values=values):
            return value not in values
        case Above(bound=bound):
            return bool(value > bound)


def _said(condition: Condition, words: Words) -> str:
    match condition:
        case OneOf(option=name, values=values):
            option = OPTIONS[name]
            if option.type is OptionType.BOOL:
                return words.statement(option, values[0])
            either = _or(words.value(option, value) for value in values)
            return f"{words.label(name)}: {either}"
        case NoneOf(option=name, values=values):
            option = OPTIONS[name]
            others = [value for value in option.choices if value not in values]
            return f"{words.label(name)}: {_or(words.value(option, one) for one in others)}"
        case Above(option=name, bound=bound):
            more = QCoreApplication.translate("RulesEditor", "more than {bound}")
            return f"{words.label(name)}: {more.replace('{bound}', str(bound))}"
        case AllOf(parts=parts) | AnyOf(parts=parts):
            return _or(_said(part, words) for part in parts)
        case _:
            assert_never(condition)


def _or(said: Iterable[str]) -> str:
    return QCoreApplication.translate("RulesEditor", " or ").join(said)
