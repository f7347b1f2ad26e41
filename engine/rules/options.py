"""Every option as a record: type, choices, range, default, group, activity (RULES.md 2.1).

Types and defaults are read back from `Rules`, the other facts from `groups`; the rules
editor, the documentation and the validation are generated from these records.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType, NoneType
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct, structs

from engine.rules.conditions import Condition
from engine.rules.groups import GROUPS
from engine.rules.table import MarriageValue, MarriageValues, Rules

Value = bool | int | str | MarriageValues | None


class OptionType(StrEnum):
    """Name the kinds of option values."""

    BOOL = "bool"
    """Yes or no."""
    ENUM = "enum"
    """One word of `choices`."""
    INT = "int"
    """A whole number: one of `choices` if there are any, else from `min` to `max`."""
    INT_OR_NULL = "int or null"
    """A whole number from `min` to `max`, or nothing."""
    SUIT_MAP = "map of suit to int"
    """A whole number from `min` to `max` for each suit, or nothing."""


class Option(Struct, frozen=True, kw_only=True):
    """Describe one option; `hint` is its Python type with ranges, as msgspec reads it."""

    id: str
    group: int
    group_name: str
    type: OptionType
    choices: tuple[int | str, ...]
    min: int | None
    max: int | None
    default: Value
    active_when: Condition | None
    paper_only: bool
    phases: tuple[str, ...]
    label_key: str
    help_key: str
    hint: Any


def _range(hint: object) -> tuple[int, int]:
    """Return the bounds of an annotated integer type, which always states both."""
    meta = next(part for part in get_args(hint) if isinstance(part, Meta))
    return int(meta.ge or 0), int(meta.le or 0)


def _shape(hint: Any) -> tuple[OptionType, tuple[int | str, ...], int | None, int | None]:
    """Return the kind of value, the choices and the bounds that a field's type says."""
    if hint is bool:
        return OptionType.BOOL, (), None, None
    if get_origin(hint) is Literal:
        choices = get_args(hint)
        kind = OptionType.INT if isinstance(choices[0], int) else OptionType.ENUM
        return kind, choices, None, None
    parts = [part for part in get_args(hint) if part is not NoneType]
    if MarriageValues in parts:
        return OptionType.SUIT_MAP, (), *_range(MarriageValue)
    if NoneType in get_args(hint):
        return OptionType.INT_OR_NULL, (), *_range(parts[0])
    return OptionType.INT, (), *_range(hint)


def _options() -> Iterator[Option]:
    """Yield the options in the order of the groups."""
    hints = get_type_hints(Rules, include_extras=True)
    defaults = {field.name: field.default for field in structs.fields(Rules)}
    for group in GROUPS:
        for option_id, facts in group.options.items():
            kind, choices, low, high = _shape(hints[option_id])
            yield Option(
                id=option_id,
                group=group.number,
                group_name=group.name,
                type=kind,
                choices=choices,
                min=low,
                max=high,
                default=defaults[option_id],
                active_when=facts.active_when,
                paper_only=facts.paper_only,
                phases=facts.phases,
                label_key=f"rules.{option_id}.label",
                help_key=f"rules.{option_id}.help",
                hint=hints[option_id],
            )


OPTIONS: Final[Mapping[str, Option]] = MappingProxyType({o.id: o for o in _options()})
