"""The names of the known sets of rules, and which of them a table is nearest to."""

from engine.rules import PRESETS, Preset, Rules, differences
from thousand_qt.rule_sets.forms import preset_of
from thousand_qt.rule_words.presets import preset_titles
from thousand_qt.rulebook.say import filled, translate


def preset_title(preset_id: str) -> str:
    """Return the name of a preset; KeyError for an unknown one."""
    return preset_titles(translate)[preset_id]


def nearest_preset(rules: Rules) -> Preset:
    """Return the preset of as many players from which the fewest options differ."""
    alike = (preset for preset in PRESETS.values() if preset.rules.players == rules.players)
    return min(alike, key=lambda preset: len(differences(rules, preset.rules)))


def rules_title(rules: Rules, name: str = "") -> str:
    """Return what rules are called: by their own name, as a preset, or after the nearest one."""
    known = preset_of(rules)
    if name:
        return name
    if known is not None:
        return preset_title(known.id)
    title = translate("Rules", "Rules of your own, close to “{rules}”")
    return filled(title, rules=preset_title(nearest_preset(rules).id))
