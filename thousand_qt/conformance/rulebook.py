"""The rules that a case is played by, and which of them its kind rests on."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final

from engine.rules import (
    OPTIONS,
    PRESETS,
    InvalidRules,
    OptionType,
    Rules,
    unsupported,
    with_options,
)
from thousand_qt.conformance.fields import Fields, Malformed
from thousand_qt.conformance.outcomes import Unsupported


class Part(Enum):
    """A part of the game, as the phases of the options that shape it.

    Totals never depend on what the table settles after the match, so scoring leaves `end` out:
    target, floor and ties, the other options of that phase, work with every value.
    """

    CUT = ("cut",)
    DEAL = ("setup", "deal")
    REDEAL = ("setup", "redeal")
    CEILING = ("bid",)
    BIDS = ("setup", "deal", "auction", "bid")
    AUCTION = ("setup", "deal", "before auction", "auction", "bid")
    EXCHANGE = ("setup", "prikup", "pass", "raise", "bid", "rospis")
    PLAY = ("setup", "play")
    SCORE = ("setup", "score", "rospis")


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


def require(rules: Rules, part: Part) -> None:
    """Raise Unsupported naming the options of this part of the game that are not played.

    Paper-only options are left aside: they price slips that a program prevents.
    """
    found = [
        (name, value)
        for name, value in unsupported(rules)
        if not OPTIONS[name].paper_only and set(OPTIONS[name].phases) & set(part.value)
    ]
    if found:
        raise Unsupported(found)
