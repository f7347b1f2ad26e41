"""The rules that the next match is played by, as they are kept in the settings.

The settings hold the short code and the name of one's own set; nothing stands for the Russian
classic. Importing this loads the rules, so the window does it when a screen needs them.
"""

import logging

import msgspec
from PySide6.QtCore import QCoreApplication

from engine.rules import DEFAULT_PRESET, PRESETS, Rules
from thousand_qt.rule_sets.code import decode, encode
from thousand_qt.rule_sets.forms import preset_of
from thousand_qt.rule_sets.refusals import RulesRefused
from thousand_qt.rulebook.presets import rules_title
from thousand_qt.settings import Settings, SettingsStore

log = logging.getLogger(__name__)


class ChosenRules(msgspec.Struct, frozen=True):
    """Rules and the name of the own set that they are, empty for none."""

    rules: Rules
    name: str = ""

    @property
    def title(self) -> str:
        """Return what the rules are called."""
        return rules_title(self.rules, self.name)


def chosen_rules(settings: Settings) -> ChosenRules:
    """Return the rules of the settings; those that cannot be read are the Russian classic."""
    if not settings.match_rules:
        return ChosenRules(PRESETS[DEFAULT_PRESET].rules)
    try:
        rules = decode(settings.match_rules)
    except RulesRefused as refusal:
        log.warning("The rules of the settings cannot be read: %s", refusal)
        return ChosenRules(PRESETS[DEFAULT_PRESET].rules)
    known = preset_of(rules)
    return ChosenRules(known.rules if known else rules, settings.match_rules_name)


def choose_rules(store: SettingsStore, rules: Rules, name: str = "") -> None:
    """Keep these rules for the next match."""
    known = preset_of(rules)
    usual = known is not None and known.id == DEFAULT_PRESET and not name
    store.change(match_rules="" if usual else encode(rules), match_rules_name=name)


def short_line(rules: Rules) -> str:
    """Say in one line how many play and to how many points."""
    sentence = {
        2: QCoreApplication.translate("ChosenRules", "Two players, to {target} points."),
        3: QCoreApplication.translate("ChosenRules", "Three players, to {target} points."),
        4: QCoreApplication.translate("ChosenRules", "Four players, to {target} points."),
    }[rules.players]
    return sentence.replace("{target}", str(rules.target))
