"""The names of the known sets of rules, and which of them a table is nearest to."""

from engine.rules import PRESETS, Preset, Rules, differences
from thousand_qt.rule_words.presets import preset_titles
from thousand_qt.rulebook.say import translate


def preset_title(preset_id: str) -> str:
    """Return the name of a preset; KeyError for an unknown one."""
    return preset_titles(translate)[preset_id]


def nearest_preset(rules: Rules) -> Preset:
    """Return the preset of as many players from which the fewest options differ."""
    alike = (preset for preset in PRESETS.values() if preset.rules.players == rules.players)
    return min(alike, key=lambda preset: len(differences(rules, preset.rules)))
