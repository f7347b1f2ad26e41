"""The rules at the table in short: what they are called, what is special, what counts most."""

from functools import cache
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from engine.rules import OPTIONS, Rules, active
from thousand_qt.rule_sets.forms import tidy
from thousand_qt.rule_words.options import Words
from thousand_qt.rulebook.presets import nearest_preset, preset_title, rules_title
from thousand_qt.viewmodels.chosen_rules import short_line

_TOLD: Final = (
    "forced_bid",
    "min_bid",
    "bid_step",
    "bid_limit",
    "silence_below",
    "prikup_show",
    "pass_face",
    "rospis",
    "rospis_cost",
    "rospis_share",
    "rospis_fixed",
    "marriage_values",
    "marriage_first_lead",
    "ace_marriage",
    "half_marriage",
    "nines_marriage_value",
    "must_overtake",
    "draw_follow",
    "two_unclaimed",
    "sitter_score",
    "round_step",
    "bolt_fine_mode",
    "bolt_limit",
    "fine_amount",
    "barrel",
    "barrel_at",
    "lock_at",
    "barrel_attempts",
    "dump_value",
    "golden",
    "dark",
)
"""What people ask for in the middle of a match, in the order of a deal."""

_ABSENT: Final = frozenset(
    {"silence_below", "ace_marriage", "half_marriage", "nines_marriage_value", "golden", "dark"}
)
"""Extras of which nothing is said where they are not played."""


class RulesHereProps(msgspec.Struct, frozen=True):
    """The rules at the table in short; every entry is a sentence or a few words."""

    name: str = ""
    line: str = ""
    """How many play and to how many points."""
    difference_line: str = ""
    differences: tuple[str, ...] = ()
    """What is otherwise than in the nearest known rules."""
    facts: tuple[str, ...] = ()


def derive_rules_here(rules: Rules) -> RulesHereProps:
    """Return the rules in short, in the language spoken now."""
    return _in_short(rules, QLocale().name())


@cache
def _in_short(rules: Rules, _language: str) -> RulesHereProps:
    words = Words(QCoreApplication.translate)
    nearest = nearest_preset(rules)
    differences = tuple(one.sentence for one in words.differences(tidy(rules), nearest.rules))
    return RulesHereProps(
        name=rules_title(rules),
        line=short_line(rules),
        difference_line=_difference_line(preset_title(nearest.id), len(differences)),
        differences=differences,
        facts=tuple(
            words.statement(OPTIONS[option], getattr(rules, option))
            for option in _TOLD
            if active(rules, option) and not _is_absent(rules, option)
        ),
    )


def _is_absent(rules: Rules, option: str) -> bool:
    return option in _ABSENT and getattr(rules, option) in (None, False, 0, "off")


def _difference_line(title: str, count: int) -> str:
    if count == 0:
        words = QCoreApplication.translate("RulesHere", "Exactly as in “{rules}”.")
    else:
        words = QCoreApplication.translate("RulesHere", "Otherwise than in “{rules}”:")
    return words.replace("{rules}", title)
