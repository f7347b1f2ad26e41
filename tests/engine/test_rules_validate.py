"""Combinations that cannot be played are refused with every problem named (RULES.md 2.4)."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from msgspec import structs

from engine.rules import (
    OPTIONS,
    PRESETS,
    InvalidRules,
    MarriageValues,
    ProblemCode,
    Rules,
    Severity,
    active,
    barrel_need,
    make_rules,
    problems,
    with_options,
)
from tests.engine.rules_strategies import any_rules, presets_with_changes

C = ProblemCode
DRAW = {"players": 2, "two_form": "draw"}
TWO_3 = {"players": 2, "two_form": "two_prikups_3"}
DEAD = {"players": 2, "two_form": "dead_hand"}
NO_BID = {"forced_bid": "none", "all_pass": "redeal_same"}
VALUES = MarriageValues(spades=40, clubs=60, diamonds=80, hearts=100)

# Changes to the default rules, and the codes of what is wrong with the result.
CASES: list[tuple[dict[str, object], list[ProblemCode]]] = [
    ({}, []),
    # Own marriage values.
    ({"marriage_values": "custom"}, []),
    ({"marriage_values": "custom", "marriage_custom": VALUES}, []),
    ({"marriage_custom": VALUES}, []),
    # 2: what happens when all pass.
    ({"forced_bid": "none"}, [C.FORCED_PLAY_WITHOUT_BIDDER]),
    ({"forced_bid": "none", "all_pass": "redeal_next"}, []),
    ({"forced_bid": "none", "all_pass": "last_hand_takes"}, []),
    ({"forced_bid": "none", "all_pass": "last_hand_takes", "players": 4}, []),
    (
        {"forced_bid": "none", "all_pass": "last_hand_takes", "players": 2},
        [C.LAST_HAND_NEEDS_THREE],
    ),
    ({"all_pass": "last_hand_takes", "players": 2}, []),
    ({"forced_bid": "none", **DRAW}, []),
    ({"free_throw_in": 50}, []),
    # 3: golden deals go with any kind of compulsory bid.
    ({"golden": "forced_120", **NO_BID}, []),
    # 4: dark needs a compulsory bidder.
    ({"dark": True}, []),
    ({"dark": True, "forced_bid": "dealer"}, []),
    ({"dark": True, **NO_BID}, [C.DARK_NEEDS_COMPULSORY_BID]),
    ({"undark": "take", **NO_BID}, []),
    ({"dark": True, **NO_BID, **DRAW}, []),
    # 5: barrel, fall and target.
    ({"barrel_at": 900, "target": 901}, [C.BARREL_NEED_OUT_OF_RANGE]),
    (
        {"barrel_at": 900, "target": 900},
        [C.BARREL_NOT_BELOW_TARGET, C.BARREL_NEED_OUT_OF_RANGE],
    ),
    ({"barrel": "off", "target": 300}, []),
    ({"barrel": "lock", "target": 500}, []),
    ({"barrel_fall": "set_score", "barrel_fall_score": 879}, []),
    (
        {"barrel_fall": "set_score", "barrel_fall_score": 880},
        [C.FALL_SCORE_NOT_BELOW_BARREL],
    ),
    ({"barrel_fall": "fine", "barrel_fall_score": 2000}, []),
    ({"barrel": "cumulative", "barrel_fall": "set_score", "barrel_fall_score": 2000}, []),
    # 6: the ceiling lets a barrel player bid what he needs.
    ({"max_contract": 300}, []),
    (
        {"max_contract": 300, "target": 1200},
        [C.MAX_CONTRACT_BELOW_NEED, C.BARREL_NEED_OUT_OF_RANGE],
    ),
    ({"max_contract": 300, "target": 1180}, [C.BARREL_NEED_OUT_OF_RANGE]),
    ({"max_contract": 300, "target": 1200, "barrel": "off"}, []),
    # 7: keeping one prikup card.
    ({"pass_style": "keep_one"}, [C.KEEP_ONE_EXCLUDES_RAISE]),
    ({"pass_style": "keep_one", "raise_contract": "before_prikup"}, []),
    ({"pass_style": "keep_one", "raise_contract": "never"}, []),
    ({"pass_style": "keep_one", **DRAW}, []),
    # 8: overtrumping.
    ({"must_overtrump": True}, []),
    ({"must_overtrump": True, "must_trump": False}, [C.OVERTRUMP_NEEDS_TRUMP]),
    ({"must_lead_trump": True, "lead_foreign_trump": False}, []),
    # 9 and 16: the dump value.
    ({"round_step": 10}, [C.DUMP_VALUE_NOT_ROUNDED]),
    ({"round_step": 10, "dump_value": 550}, []),
    ({"round_step": 10, "dump_truck": "off"}, []),
    # 10: limits of rospis.
    ({"rospis_limit": 1, "rospis_free_count": 2}, [C.ROSPIS_LIMIT_BELOW_FREE]),
    ({"rospis_limit": 2, "rospis_free_count": 2}, []),
    ({"rospis_limit": 0, "rospis_free_count": 3}, []),
    ({"rospis_limit": 1, "rospis_free_count": 2, "rospis_cost": "none"}, []),
    ({"rospis_limit": 1, "rospis_free_count": 2, "rospis": False}, []),
    ({"rospis_limit": 2, "rospis_third_fine": True}, [C.THIRD_ROSPIS_NEVER_HAPPENS]),
    ({"rospis_limit": 3, "rospis_third_fine": True}, []),
    ({"rospis_limit": 0, "rospis_third_fine": True}, []),
    # 11: both values of four nines may be on.
    ({"nines_marriage_value": 200, "four_nines_bonus": 120}, []),
    # 12: forbidden prikup cards.
    ({"deal_pattern": "packets_3_2_2"}, []),
    ({"deal_pattern": "prikup_last"}, [C.DEAL_PATTERN_BREAKS_BAN]),
    ({"deal_pattern": "prikup_last", "prikup_ban": "first_last_one"}, [C.DEAL_PATTERN_BREAKS_BAN]),
    ({"deal_pattern": "prikup_first_three_rounds"}, [C.DEAL_PATTERN_BREAKS_BAN]),
    ({"deal_pattern": "prikup_first_three_rounds", "prikup_ban": "none"}, []),
    # 14: from the barrel to the target.
    ({"target": 939}, [C.BARREL_NEED_OUT_OF_RANGE]),
    ({"target": 940}, []),
    ({"target": 1080}, []),
    ({"target": 1081}, [C.BARREL_NEED_OUT_OF_RANGE]),
    ({"target": 1080, "win_above_target": True}, [C.BARREL_NEED_OUT_OF_RANGE]),
    ({"target": 935, "win_above_target": True}, []),
    ({"target": 1080, "win_above_target": True, "barrel": "cumulative"}, []),
    ({"target": 1081, "barrel": "cumulative"}, [C.BARREL_NEED_OUT_OF_RANGE]),
    # 15: two players.
    ({"players": 2}, []),
    ({"players": 2, "two_discard": "one_to_opponent"}, []),
    ({"players": 2, "two_discard": "opponent_and_bank"}, [C.DISCARD_DOES_NOT_FIT_FORM]),
    (TWO_3, [C.DISCARD_DOES_NOT_FIT_FORM]),
    ({**TWO_3, "two_discard": "one_to_opponent"}, [C.DISCARD_DOES_NOT_FIT_FORM]),
    ({**TWO_3, "two_discard": "opponent_and_bank"}, []),
    (DEAD, [C.DISCARD_DOES_NOT_FIT_FORM]),
    ({**DEAD, "two_discard": "opponent_and_bank"}, []),
    (DRAW, []),
    ({"two_discard": "opponent_and_bank"}, []),
]


def case_name(case: object) -> str:
    if isinstance(case, dict):
        return ",".join(f"{name}={value}" for name, value in case.items()) or "defaults"
    return "+".join(case) if isinstance(case, list) else str(case)


@pytest.mark.parametrize(("changes", "expected"), CASES, ids=case_name)
def test_a_combination_has_exactly_these_problems(changes, expected):
    rules = structs.replace(Rules(), **changes)
    found = problems(rules)
    assert [problem.code for problem in found] == expected
    for problem in found:
        assert all(active(rules, option_id) for option_id in problem.options)
        assert {name: getattr(rules, name) for name in problem.options}.items() <= (
            problem.facts.items()
        )
    errors = [problem for problem in found if problem.severity is Severity.ERROR]
    if errors:
        with pytest.raises(InvalidRules) as refused:
            make_rules(**changes)
        assert list(refused.value.problems) == errors
    else:
        assert make_rules(**changes) == rules


def test_every_combination_code_is_reached_by_a_case():
    reached = {code for _, codes in CASES for code in codes}
    assert reached == set(C) - {C.UNKNOWN_OPTION, C.VALUE_NOT_ALLOWED}


def test_only_the_fine_that_never_comes_is_a_warning():
    (warning,) = problems(structs.replace(Rules(), rospis_limit=1, rospis_third_fine=True))
    assert warning.severity is Severity.WARNING
    assert make_rules(rospis_limit=1, rospis_third_fine=True).rospis_third_fine


def test_every_choice_of_a_bid_is_a_multiple_of_every_step():
    bids = itertools.chain.from_iterable(
        OPTIONS[name].choices for name in ("min_bid", "golden_contract", "max_contract")
    )
    steps = OPTIONS["bid_step"].choices
    assert all(bid % step == 0 for bid, step in itertools.product(bids, steps))


@pytest.mark.parametrize("preset_id", PRESETS)
def test_presets_have_no_problem(preset_id):
    assert problems(PRESETS[preset_id].rules) == ()


@pytest.mark.parametrize(
    ("changes", "need"),
    [
        ({}, 120),
        ({"barrel_at": 900}, 100),
        ({"target": 1001}, 121),
        ({"win_above_target": True}, 125),
        ({"barrel_at": 900, "win_above_target": True}, 105),
        ({"barrel": "cumulative", "win_above_target": True}, 120),
    ],
)
def test_the_need_is_what_leads_from_the_barrel_to_the_target(changes, need):
    assert barrel_need(make_rules(**changes)) == need


def test_every_problem_is_reported_at_once():
    with pytest.raises(InvalidRules) as refused:
        make_rules(
            taget=1001,
            players=7,
            rospis=1,
            loss_floor=5,
            forced_bid="none",
            dark=True,
            must_overtrump=True,
            must_trump=False,
        )
    assert [(problem.code, problem.options) for problem in refused.value.problems] == [
        (C.UNKNOWN_OPTION, ("taget",)),
        (C.VALUE_NOT_ALLOWED, ("players",)),
        (C.VALUE_NOT_ALLOWED, ("rospis",)),
        (C.VALUE_NOT_ALLOWED, ("loss_floor",)),
        (C.FORCED_PLAY_WITHOUT_BIDDER, ("forced_bid", "all_pass")),
        (C.DARK_NEEDS_COMPULSORY_BID, ("dark", "forced_bid")),
        (C.OVERTRUMP_NEEDS_TRUMP, ("must_overtrump", "must_trump")),
    ]
    for name in ("taget", "players", "rospis", "loss_floor", "forced_bid", "dark"):
        assert name in str(refused.value)


def test_a_wrong_value_is_not_judged_a_second_time():
    (problem,) = problems(structs.replace(Rules(), target="1000", barrel_at=900))
    assert (problem.code, problem.options) == (C.VALUE_NOT_ALLOWED, ("target",))
    assert problem.facts["target"] == "1000"


def test_a_wrong_value_built_in_python_is_found():
    built = structs.replace(
        Rules(), marriage_custom=MarriageValues(spades=-1, clubs=0, diamonds=0, hearts=0)
    )
    assert [problem.options for problem in problems(built)] == [("marriage_custom",)]
    with pytest.raises(InvalidRules):
        with_options(built, {"target": 1001})
    assert with_options(built, {"marriage_custom": None}) == Rules()


def test_own_marriage_values_are_accepted_as_a_map():
    rules = make_rules(
        marriage_values="custom", marriage_custom={"S": 100, "C": 80, "D": 60, "H": 40}
    )
    assert rules.marriage_custom == MarriageValues(spades=100, clubs=80, diamonds=60, hearts=40)


def test_changing_options_leaves_the_original_alone():
    base = Rules()
    assert with_options(base, {"target": 1001}).target == 1001
    assert base.target == 1000


@given(any_rules())
def test_inactive_options_are_never_part_of_a_problem(rules):
    for problem in problems(rules):
        assert problem.code is not C.VALUE_NOT_ALLOWED
        assert all(active(rules, option_id) for option_id in problem.options)


@given(presets_with_changes())
def test_checked_building_accepts_exactly_what_has_no_error(rules):
    errors = tuple(p for p in problems(rules) if p.severity is Severity.ERROR)
    values = {name: getattr(rules, name) for name in OPTIONS}
    if errors:
        with pytest.raises(InvalidRules) as refused:
            make_rules(**values)
        assert refused.value.problems == errors
    else:
        assert make_rules(**values) == rules
