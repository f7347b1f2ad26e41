"""Options that cannot be played are refused by name, all of them, and only if they matter."""

from __future__ import annotations

import pytest

from engine.rules import (
    OPTIONS,
    PRESETS,
    SUPPORTED,
    Rules,
    UnsupportedRule,
    make_rules,
    require_supported,
    unsupported,
)


def test_the_table_speaks_of_real_options_and_values():
    for option_id, values in SUPPORTED.items():
        option = OPTIONS[option_id]
        assert values
        assert option.default in values
        assert set(values) <= set(option.choices or (True, False))


def test_paper_play_is_supported_in_its_default_only():
    for option in OPTIONS.values():
        if option.paper_only:
            assert SUPPORTED[option.id] == (option.default,)


@pytest.mark.parametrize(
    "preset_id", ["russian_classic", "android_base", "pagat_russian", "polish_tysiac", "lviv_900"]
)
def test_presets_for_three_without_special_forms_can_be_played(preset_id):
    require_supported(PRESETS[preset_id].rules)
    assert unsupported(PRESETS[preset_id].rules) == ()


def test_every_unplayable_option_is_named_with_its_value():
    rules = make_rules(players=4, half_marriage=True, barrel="cumulative", settlement="difference")
    with pytest.raises(UnsupportedRule) as refused:
        require_supported(rules)
    assert refused.value.options == (
        ("players", 4),
        ("half_marriage", True),
        ("barrel", "cumulative"),
        ("settlement", "difference"),
    )
    for name, value in refused.value.options:
        assert f"{name}: {value!r}" in str(refused.value)


def test_an_unplayable_choice_that_is_switched_off_does_not_matter():
    require_supported(make_rules(rospis_timing="any_own_turn", rospis=False))
    with pytest.raises(UnsupportedRule):
        require_supported(make_rules(rospis_timing="any_own_turn"))


def test_the_default_rules_can_be_played():
    assert unsupported(Rules()) == ()
