"""The presets: named sets of options, each as what it changes in its parent (RULES.md 4)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec import Struct, structs

from engine.rules.options import Value
from engine.rules.table import Rules


class Preset(Struct, frozen=True, kw_only=True):
    """Hold one preset; `parent` is the id of the preset it is described by, or nothing."""

    id: str
    parent: str | None
    title_key: str
    rules: Rules


class _Changes(NamedTuple):
    """Describe a preset by the options that differ from its parent."""

    id: str
    parent: str | None
    options: Mapping[str, Value]


_PRESETS: Final = (
    _Changes("russian_classic", None, {}),
    _Changes(
        "android_base",
        "russian_classic",
        {
            "prikup_ban": "none",
            "cutter": "none",
            "redeal_hand_below": 0,
            "redeal_four_nines_deal": False,
            "redeal_prikup_below": 0,
            "redeal_prikup_only_at_100": False,
            "pass_face": "up",
            "rospis_share": "half",
            "rospis_when_barrel": "allowed",
            "rospis_on_golden": True,
            "bolt_fine_mode": "off",
            "barrel_zero_after": 0,
            "barrel_knock_off": False,
            "dump_truck": "off",
            "golden_fail": "replay",
            "dark_on_barrel": True,
            "undark": "off",
            "dark_score": "points_x2",
        },
    ),
    _Changes(
        "android_typical",
        "android_base",
        {
            "redeal_hand_below": 14,
            "redeal_four_nines_deal": True,
            "redeal_prikup_below": 5,
            "redeal_prikup_only_at_100": True,
            "silence_below": -120,
            "pass_face": "down",
            "rospis_share": "fixed",
            "rospis_limit": 3,
            "rospis_on_golden": False,
            "bolt_fine_mode": "consecutive",
            "bolt_own_game": False,
            "dump_truck": "plus",
            "dark": True,
            "dark_min_score": 240,
            "dark_on_barrel": False,
            "undark": "auction",
            "dark_score": "contract_x2",
            "sitter_score": "cards",
        },
    ),
    _Changes(
        "online_880_121",
        "russian_classic",
        {
            "redeal_hand_when": "after_pass",
            "redeal_four_nines_deal": False,
            "redeal_four_nines_pass": True,
            "redeal_prikup_below": 0,
            "max_contract": 300,
            "silence_below": -1000,
            "rospis_share": "half",
            "marriage_call": "auto",
            "target": 1001,
            "barrel_attempt_counts": "own_contract",
            "barrel_auction": "auto_take",
            "barrel_overbid_fail": "deduct_and_off",
            "barrel_zero_after": 0,
            "barrel_together": "all_fall",
            "barrel_freeze_others": True,
            "dump_truck": "both",
            "loss_floor": -1000,
            "settlement": "proportional",
        },
    ),
    _Changes(
        "game_1001",
        "russian_classic",
        {
            "prikup_ban": "first_last_one",
            "redeal_hand_below": 0,
            "redeal_four_nines_deal": False,
            "redeal_prikup_below": 0,
            "forced_bid": "none",
            "min_bid": 40,
            "bid_limit": "no_marriage_120",
            "all_pass": "last_hand_takes",
            "min_final_contract": 40,
            "rospis_share": "none",
            "free_throw_in": 50,
            "marriage_first_lead": True,
            "bolt_fine_mode": "off",
            "barrel": "off",
            "target": 1001,
            "dump_truck": "off",
            "sitter_score": "three_nines_or_cards",
        },
    ),
    _Changes(
        "lock_1001",
        "russian_classic",
        {
            "redeal_hand_below": 0,
            "redeal_four_nines_deal": False,
            "redeal_prikup_below": 0,
            "rospis": False,
            "first_lead": "forehand",
            "bolt_fine_mode": "off",
            "target": 1001,
            "barrel_attempts": 0,
            "barrel_fail": "deduct_and_off",
            "barrel_overbid_fail": "deduct_and_off",
            "barrel_zero_after": 0,
            "barrel_knock_off": False,
            "barrel_jump": "declarer",
            "dump_truck": "off",
            "settlement": "difference",
        },
    ),
    _Changes(
        "pagat_russian",
        "russian_classic",
        {
            "four_player_sitter": "opposite_dealer",
            "deal_pattern": "prikup_first_three_rounds",
            "prikup_ban": "none",
            "redeal_hand_below": 0,
            "redeal_four_nines_deal": False,
            "redeal_four_nines_pass": True,
            "redeal_prikup_below": 0,
            "bid_limit": "no_marriage_120",
            "rospis_cost": "none",
            "rospis_third_fine": True,
            "bolt_rule": "zero_points",
            "barrel_fail": "deduct_and_off",
            "barrel_overbid_fail": "deduct_and_off",
            "barrel_jump": "anyone",
            "dump_truck": "off",
            "sitter_score": "aces_marriage",
        },
    ),
    _Changes(
        "polish_tysiac",
        "russian_classic",
        {
            "redeal_hand_below": 0,
            "redeal_four_nines_deal": False,
            "redeal_prikup_below": 0,
            "bid_step": 10,
            "bid_jumps": False,
            "rospis_cost": "none",
            "rospis_limit": 1,
            "marriage_first_lead": True,
            "must_overtake": True,
            "must_overtrump": True,
            "round_step": 10,
            "bolt_fine_mode": "off",
            "barrel": "lock",
            "dump_truck": "off",
            "sitter_score": "aces_marriage",
            "sitter_ace_value": 50,
        },
    ),
    _Changes(
        "two_10_2_2",
        "russian_classic",
        {
            "players": 2,
            "redeal_hand_below": 0,
            "redeal_four_nines_deal": False,
            "redeal_prikup_below": 0,
            "bolt_fine_mode": "off",
            "barrel": "off",
            "dump_truck": "off",
        },
    ),
    _Changes(
        "two_9_3_3",
        "two_10_2_2",
        {
            "two_form": "two_prikups_3",
            "two_discard": "opponent_and_bank",
        },
    ),
    _Changes(
        "two_draw",
        "two_10_2_2",
        {
            "forced_bid": "none",
            "rospis": False,
            "marriage_first_lead": True,
            "first_lead": "forehand",
            "round_step": 1,
            "two_form": "draw",
        },
    ),
    _Changes(
        "two_dead_hand",
        "two_10_2_2",
        {
            "barrel": "single",
            "two_form": "dead_hand",
            "two_discard": "opponent_and_bank",
        },
    ),
    _Changes(
        "four_players",
        "russian_classic",
        {
            "players": 4,
        },
    ),
    _Changes(
        "lviv_900",
        "russian_classic",
        {
            "barrel_at": 900,
            "barrel_attempts": 0,
            "barrel_zero_after": 0,
            "barrel_knock_off": False,
        },
    ),
    _Changes(
        "barrel_900_800",
        "russian_classic",
        {
            "redeal_hand_below": 15,
            "redeal_prikup_only_at_100": False,
            "wrong_marriage": "contract_fine_replay",
            "bolt_fine_mode": "off",
            "barrel_at": 900,
            "barrel_auction": "must_bid",
            "barrel_fall": "set_score",
            "barrel_zero_after": 0,
            "barrel_knock_off": False,
            "dump_truck": "off",
            "dark": True,
            "dark_scope": "all",
        },
    ),
    _Changes(
        "cumulative_barrel",
        "russian_classic",
        {
            "redeal_three_nines": "any",
            "redeal_four_jacks": True,
            "redeal_prikup_two_nines": True,
            "redeal_prikup_three_jacks": True,
            "redeal_prikup_only_at_100": False,
            "bid_limit": "no_marriage_120",
            "bid_show_marriage": True,
            "prikup_show": "hidden_at_forced_100",
            "rospis_share": "half",
            "rospis_when_barrel": "nobody",
            "write_off": True,
            "marriage_trump_choice": True,
            "bolt_rule": "rounds_to_zero",
            "barrel": "cumulative",
            "barrel_bid_cap": 120,
            "barrel_zero_after": 0,
            "dump_truck": "both",
            "scorekeeper_fine": 100,
            "lead_before_pass": "opponent_takes_card",
        },
    ),
)


def _presets() -> Mapping[str, Preset]:
    """Return the presets in the order of RULES.md; parents stand before their children."""
    found: dict[str, Preset] = {}
    for preset_id, parent, options in _PRESETS:
        base = Rules() if parent is None else found[parent].rules
        found[preset_id] = Preset(
            id=preset_id,
            parent=parent,
            title_key=f"preset.{preset_id}.title",
            rules=structs.replace(base, **options),
        )
    return MappingProxyType(found)


PRESETS: Final[Mapping[str, Preset]] = _presets()
DEFAULT_PRESET: Final = "russian_classic"
