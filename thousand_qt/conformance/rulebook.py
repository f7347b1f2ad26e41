"""The rules that a case is played by."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.rules import (
    OPTIONS,
    PRESETS,
    InvalidRules,
    OptionType,
    Rules,
    with_options,
)
from thousand_qt.conformance.fields import Fields, Malformed

_OFF: Final = ("off", "no", "none")
"""Words that YAML may have read as false."""


def rules_of(case: Fields) -> Rules:
    """Return the rules of a worked example: its preset with its options."""
    preset = case.text("preset")
    if preset not in PRESETS:
        raise Malformed(f"there is no preset `{preset}`; known are {', '.join(PRESETS)}")
    return changed(PRESETS[preset].rules, case.inner("options").values)


def changed(rules: Rules, options: Mapping[str, object]) -> Rules:
    """Return the rules with options changed; Malformed names what cannot be."""
    try:
        return with_options(rules, {name: _word(name, value) for name, value in options.items()})
    except InvalidRules as refusal:
        raise Malformed(f"these options do not make rules: {refusal}") from None


def _word(name: str, value: object) -> object:
    """Return `off` for an unquoted off, which YAML reads as false."""
    option = OPTIONS.get(name)
    if value is False and option is not None and option.type is OptionType.ENUM:
        return next((word for word in _OFF if word in option.choices), value)
    return value
