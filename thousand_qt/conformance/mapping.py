"""The mapping files: how other programs' rules are said in our options, and what cannot be said.

A mapping sets options and positions and gives reasons; it decides no rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import yaml

from engine.rules import PRESETS, Rules
from thousand_qt.conformance.outcomes import Skipped, spelled
from thousand_qt.conformance.rulebook import changed

_PACKAGE = "thousand_qt.conformance"


@cache
def mapping(name: str) -> Mapping[str, Any]:
    """Return a mapping file of this package."""
    text = (files(_PACKAGE) / f"{name}.yaml").read_text(encoding="utf-8")
    document: Mapping[str, Any] = yaml.safe_load(text)
    return document


def options_of(table: Mapping[str, Any], fields: Mapping[str, object]) -> dict[str, object]:
    """Return our options for the fields of a case; Skipped where a field has no counterpart.

    The table gives for each field its values, and for each value our options, or `as` and the
    option that takes the value itself, or, as a text, the reason why there is no such option.
    """
    found: dict[str, object] = {}
    for name, value in fields.items():
        if name not in table:
            raise Skipped(f"no option of ours says `{name}: {spelled(value)}`")
        entry = _entry(table[name], value)
        if entry is None:
            raise Skipped(f"no option of ours says `{name}: {spelled(value)}`")
        if isinstance(entry, str):
            raise Skipped(entry)
        found |= {entry["as"]: value} if "as" in entry else entry
    return found


def _entry(choices: object, value: object) -> Any:
    """Return what the table says of a value; `any` stands for every other value."""
    if not isinstance(choices, Mapping) or "as" in choices:
        return choices
    for key, entry in choices.items():
        if key == value and type(key) is type(value):
            return entry
    return choices.get("any")


def base_rules(*changes: Mapping[str, object]) -> Rules:
    """Return the default preset with options changed, later changes over earlier ones."""
    return changed(PRESETS["russian_classic"].rules, _merged(changes))


def _merged(changes: Iterable[Mapping[str, object]]) -> dict[str, object]:
    merged: dict[str, object] = {}
    for change in changes:
        merged |= change
    return merged
