"""The options are those of the specification's table: ids, types, ranges, groups, activity."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from hypothesis import given
from msgspec import structs

from engine.rules import (
    OPTIONS,
    PRESETS,
    Above,
    AllOf,
    AnyOf,
    Condition,
    MarriageValues,
    NoneOf,
    OneOf,
    OptionType,
    Rules,
    active,
    make_rules,
)
from tests.engine.rules_strategies import any_rules

DATA = Path(__file__).parents[1] / "data" / "rules"
TABLE: list[dict[str, Any]] = yaml.safe_load((DATA / "options.yaml").read_text("utf-8"))
ROWS = {row["id"]: row for row in TABLE}


def as_text(condition: Condition | None) -> str | None:
    """Write a condition as the specification does."""
    match condition:
        case None:
            return None
        case OneOf(option=option, values=(True,)):
            return option
        case OneOf(option=option, values=(value,)):
            return f"{option} == {value}"
        case OneOf(option=option, values=values):
            return f"{option} in ({', '.join(map(str, values))})"
        case NoneOf(option=option, values=(value,)):
            return f"{option} != {value}"
        case Above(option=option, bound=bound):
            return f"{option} > {bound}"
        case AllOf(parts=parts):
            return " and ".join(as_text(part) or "" for part in parts)
        case AnyOf(parts=parts):
            return " or ".join(as_text(part) or "" for part in parts)
    raise AssertionError(condition)


def test_all_131_options_stand_in_the_order_of_the_table():
    ids = [row["id"] for row in TABLE]
    assert len(ids) == 131
    assert list(OPTIONS) == ids
    assert list(Rules.__struct_fields__) == ids


@pytest.mark.parametrize("option_id", ROWS)
def test_an_option_is_the_row_of_the_table(option_id):
    row, option = ROWS[option_id], OPTIONS[option_id]
    assert option.id == option_id
    assert f"{option.group} {option.group_name}" == row["group"]
    assert option.type.value == row["type"]
    assert list(option.choices) == row.get("choices", [])
    assert option.min == row.get("min")
    assert option.max == row.get("max")
    assert option.default == row["default"]
    assert type(option.default) is type(row["default"])
    assert option.paper_only is row.get("paper_only", False)
    assert ", ".join(option.phases) == row["phase"]
    # The table writes one single choice as a set.
    written = row.get("active_when")
    assert as_text(option.active_when) == (
        written and written.replace("rospis_share in (fixed)", "rospis_share == fixed")
    )


def test_every_option_has_its_own_label_and_help():
    keys = {key for option in OPTIONS.values() for key in (option.label_key, option.help_key)}
    assert len(keys) == 2 * len(OPTIONS)


def test_defaults_are_allowed_values():
    for option in OPTIONS.values():
        assert getattr(Rules(), option.id) == option.default
        assert msgspec.convert(option.default, option.hint) == option.default


@given(any_rules())
def test_rules_survive_json_and_msgpack(rules):
    for codec in (msgspec.json, msgspec.msgpack):
        restored = codec.decode(codec.encode(rules), type=Rules)
        assert restored == rules
        assert hash(restored) == hash(rules)


def test_missing_options_are_read_as_defaults():
    assert msgspec.json.decode(b'{"target": 1001}', type=Rules) == make_rules(target=1001)


def test_an_unknown_option_is_refused_when_read():
    with pytest.raises(msgspec.ValidationError, match="unknown field `taget`"):
        msgspec.json.decode(b'{"taget": 1001}', type=Rules)


@pytest.mark.parametrize(
    "document",
    [
        b'{"players": 5}',
        b'{"players": "3"}',
        b'{"target": 199}',
        b'{"target": 1000.0}',
        b'{"rospis": 1}',
        b'{"cut_nine": false}',
        b'{"loss_floor": 0}',
        b'{"marriage_custom": {"S": 40, "C": 60, "D": 80}}',
        b'{"marriage_custom": {"S": 40, "C": 60, "D": 80, "H": 401}}',
        b'{"marriage_custom": {"S": 40, "C": 60, "D": 80, "H": 100, "N": 1}}',
    ],
)
def test_a_value_outside_its_type_is_refused_when_read(document):
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(document, type=Rules)


def test_own_marriage_values_are_written_by_suit_letters_in_suit_order():
    values = MarriageValues(spades=40, clubs=60, diamonds=80, hearts=100)
    assert msgspec.json.encode(values) == b'{"S":40,"C":60,"D":80,"H":100}'


def test_only_own_marriage_values_are_a_suit_map():
    maps = [option.id for option in OPTIONS.values() if option.type is OptionType.SUIT_MAP]
    assert maps == ["marriage_custom"]


ACTIVITY = [
    ({}, "four_player_sitter", False),
    ({"players": 4}, "four_player_sitter", True),
    ({}, "cutter", False),
    ({"cut_jack": "dealer_buries"}, "cutter", True),
    ({}, "redeal_prikup_only_at_100", True),
    ({"redeal_prikup_below": 0}, "redeal_prikup_only_at_100", False),
    (
        {"redeal_prikup_below": 0, "redeal_prikup_two_nines": True},
        "redeal_prikup_only_at_100",
        True,
    ),
    ({}, "all_pass", False),
    ({"forced_bid": "none"}, "all_pass", True),
    ({}, "rospis_fixed", True),
    ({"rospis_share": "half"}, "rospis_fixed", False),
    ({"rospis": False}, "rospis_fixed", False),
    ({"barrel": "cumulative"}, "barrel_at", True),
    ({"barrel": "cumulative"}, "barrel_fall", False),
    ({"barrel": "lock"}, "lock_at", True),
    ({"barrel_fall": "set_score"}, "barrel_fall_score", True),
    ({"players": 2}, "two_choose", True),
    ({"players": 2, "two_form": "dead_hand"}, "two_choose", False),
    ({"players": 2, "two_form": "dead_hand"}, "two_discard", True),
    ({"two_form": "draw"}, "draw_hand", False),
    ({"players": 2, "two_form": "draw"}, "draw_hand", True),
    # Rule 1: the draw form ignores auction, prikup, rospis, golden, dark, contract scoring.
    ({"players": 2, "two_form": "draw"}, "bid_step", False),
    ({"players": 2, "two_form": "draw"}, "pass_face", False),
    ({"players": 2, "two_form": "draw"}, "rospis", False),
    ({"players": 2, "two_form": "draw", "golden": "forced_120"}, "golden_raise", False),
    ({"players": 2, "two_form": "draw", "dark": True}, "dark_raise", False),
    ({"players": 2, "two_form": "draw"}, "success_score", False),
    ({"players": 2, "two_form": "draw"}, "round_step", True),
    # Nobody takes the last hand where somebody carries the compulsory bid.
    ({"all_pass": "last_hand_takes"}, "free_throw_in", False),
    ({"all_pass": "last_hand_takes", "forced_bid": "none"}, "free_throw_in", True),
]


@pytest.mark.parametrize(("changes", "option_id", "expected"), ACTIVITY)
def test_an_option_is_active_when_the_others_let_it_matter(changes, option_id, expected):
    assert active(structs.replace(Rules(), **changes), option_id) is expected


def test_asking_about_an_unknown_option_fails():
    with pytest.raises(KeyError):
        active(Rules(), "taget")


def test_the_presets_are_those_of_the_specification():
    table = yaml.safe_load((DATA / "presets.yaml").read_text("utf-8"))
    assert list(PRESETS) == list(table)
    for preset_id, row in table.items():
        preset = PRESETS[preset_id]
        assert preset.id == preset_id
        assert preset.parent == row["parent"]
        assert msgspec.to_builtins(preset.rules) == row["options"] | {"marriage_custom": None}


def test_the_default_rules_are_the_russian_classic():
    assert PRESETS["russian_classic"].rules == Rules()
