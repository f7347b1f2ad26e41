"""The rules that the next match is played by, as they are kept in the settings.

The next sheet with real cards has rules of its own, kept in the same way.

The settings hold the short code and the name of one's own set; nothing stands for the Russian
classic. Importing this loads the rules, so the window does it when a screen needs them.
"""

import logging
from enum import Enum

import msgspec
from PySide6.QtCore import QCoreApplication

from engine.rules import DEFAULT_PRESET, PRESETS, Rules
from thousand_qt.rule_sets.code import decode, encode
from thousand_qt.rule_sets.forms import preset_of
from thousand_qt.rule_sets.refusals import RulesRefused
from thousand_qt.rulebook.presets import rules_title
from thousand_qt.settings import Settings, SettingsStore

log = logging.getLogger(__name__)


class RulesFor(str, Enum):
    """What rules are chosen for; the settings hold those of each."""

    MATCH = "match"
    SCORE = "score"


class ChosenRules(msgspec.Struct, frozen=True):
    """Rules and the name of the own set that they are, empty for none."""

    rules: Rules
    name: str = ""

    @property
    def title(self) -> str:
        """Return what the rules are called."""
        return rules_title(self.rules, self.name)


def chosen_rules(settings: Settings, use: RulesFor = RulesFor.MATCH) -> ChosenRules:
    """Return the rules of the settings; those that cannot be read are the Russian classic."""
    code, name = _kept(settings, use)
    if not code:
        return ChosenRules(PRESETS[DEFAULT_PRESET].rules)
    try:
        rules = decode(code)
    except RulesRefused as refusal:
        log.warning("The rules of the settings cannot be read: %s", refusal)
        return ChosenRules(PRESETS[DEFAULT_PRESET].rules)
    known = preset_of(rules)
    return ChosenRules(known.rules if known else rules, name)


def _kept(settings: Settings, use: RulesFor) -> tuple[str, str]:
    match use:
        case RulesFor.MATCH:
            return settings.match_rules, settings.match_rules_name
        case RulesFor.SCORE:
            return settings.score_rules, settings.score_rules_name


def choose_rules(
    store: SettingsStore, rules: Rules, name: str = "", use: RulesFor = RulesFor.MATCH
) -> None:
    """Keep these rules for the next match, or the next sheet."""
    known = preset_of(rules)
    usual = known is not None and known.id == DEFAULT_PRESET and not name
    code = "" if usual else encode(rules)
    store.change(**{f"{use.value}_rules": code, f"{use.value}_rules_name": name})


def short_line(rules: Rules) -> str:
    """Say in one line how many play and to how many points."""
    sentence = {
        2: QCoreApplication.translate("ChosenRules", "Two players, to {target} points."),
        3: QCoreApplication.translate("ChosenRules", "Three players, to {target} points."),
        4: QCoreApplication.translate("ChosenRules", "Four players, to {target} points."),
    }[rules.players]
    return sentence.replace("{target}", str(rules.target))
