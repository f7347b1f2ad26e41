"""The names of the known sets of rules, and which of them a table is nearest to."""

from engine.rules import PRESETS, Preset, Rules, differences
from thousand_qt.rulebook.say import translate


def preset_title(preset_id: str) -> str:
    """Return the name of a preset; KeyError for an unknown one."""
    return {
        "russian_classic": translate("Preset", "Russian classic"),
        "android_base": translate("Preset", "Phone game without agreements"),
        "android_typical": translate("Preset", "Phone game with the usual agreements"),
        "online_880_121": translate("Preset", "Online club, 121 from the barrel"),
        "game_1001": translate("Preset", "1001 from the books"),
        "lock_1001": translate("Preset", "1001 with a stop at 880"),
        "pagat_russian": translate("Preset", "Russia, Belarus and Ukraine"),
        "polish_tysiac": translate("Preset", "Polish Tysiąc"),
        "two_10_2_2": translate("Preset", "Two players, two prikups of two"),
        "two_9_3_3": translate("Preset", "Two players, two prikups of three"),
        "two_draw": translate("Preset", "Two players, drawing cards"),
        "two_dead_hand": translate("Preset", "Two players and a dead hand"),
        "four_players": translate("Preset", "Four players"),
        "lviv_900": translate("Preset", "Lviv, barrel at 900"),
        "barrel_900_800": translate("Preset", "Barrel at 900, fall to 800"),
        "cumulative_barrel": translate("Preset", "Barrel of three deals"),
    }[preset_id]


def nearest_preset(rules: Rules) -> Preset:
    """Return the preset of as many players from which the fewest options differ."""
    alike = (preset for preset in PRESETS.values() if preset.rules.players == rules.players)
    return min(alike, key=lambda preset: len(differences(rules, preset.rules)))
