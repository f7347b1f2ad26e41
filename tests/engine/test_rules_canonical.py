"""Two tables share a hash exactly when they play the same game (RULES.md 2.4a, rule 18)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from engine.rules import (
    OPTIONS,
    PRESETS,
    RULES_VERSION,
    MarriageValues,
    Rules,
    active,
    canonical,
    differences,
    make_rules,
    rules_hash,
)
from tests.engine.rules_strategies import any_rules, option_values, presets_with_changes

# A saved match and a table on the network name their rules by these: they must not move.
RUSSIAN_CLASSIC = "ce52f5b4b3d1367c6e93486203ae8afbfc9ca6a1f6d2dd16cce9a86a8e14d510"


def test_the_hash_of_the_russian_classic_is_pinned():
    assert RULES_VERSION == 1
    assert rules_hash(PRESETS["russian_classic"].rules) == RUSSIAN_CLASSIC


def test_presets_have_different_hashes():
    assert len({rules_hash(preset.rules) for preset in PRESETS.values()}) == len(PRESETS)


@given(any_rules())
def test_the_canonical_form_holds_exactly_the_active_options_sorted(rules):
    assert list(canonical(rules)) == sorted(name for name in OPTIONS if active(rules, name))


@given(any_rules(), st.data())
def test_changing_one_option_changes_the_hash_only_if_it_is_active(rules, data):
    option = data.draw(st.sampled_from(tuple(OPTIONS.values())))
    changed = structs.replace(rules, **{option.id: data.draw(option_values(option))})
    same_value = getattr(changed, option.id) == getattr(rules, option.id)
    same_game = same_value or not active(rules, option.id)
    assert (rules_hash(changed) == rules_hash(rules)) is same_game


@given(presets_with_changes(), presets_with_changes())
def test_there_are_no_differences_exactly_when_the_canonical_forms_are_equal(one, other):
    assert (differences(one, other) == ()) is (canonical(one) == canonical(other))


@given(presets_with_changes())
def test_rules_do_not_differ_from_themselves(rules):
    assert differences(rules, rules) == ()


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({}, ()),
        ({"target": 1001, "bid_step": 10}, (("bid_step", 5, 10), ("target", 1000, 1001))),
        ({"dark_raise": True}, ()),
        ({"dark_raise": True, "dark": True}, (("dark", False, True), ("dark_raise", False, True))),
        ({"barrel": "lock", "barrel_at": 900}, (("barrel", "single", "lock"),)),
    ],
)
def test_differences_name_active_options_in_table_order(changes, expected):
    assert differences(make_rules(**changes), Rules()) == expected


def test_own_marriage_values_are_canonical_as_a_map_of_suits():
    rules = make_rules(
        marriage_values="custom",
        marriage_custom=MarriageValues(spades=1, clubs=2, diamonds=3, hearts=4),
    )
    assert canonical(rules)["marriage_custom"] == {"S": 1, "C": 2, "D": 3, "H": 4}
