"""Only the cross-field rules of RULES.md 2.4 and 2.4a refuse a combination of values.

The rules are stated here a second time, from their text and without a look at the engine's checks:
each statement names what breaks it. Values that break none must be accepted and playable, whatever
else they are; values that break some must be refused with exactly these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from engine.actions import Start
from engine.decider import begin, conduct
from engine.events import MatchStarted
from engine.rules import (
    OPTIONS,
    InvalidRules,
    ProblemCode,
    Rules,
    Severity,
    make_rules,
    problems,
)
from engine.state import Phase
from tests.engine.driver import random_match
from tests.engine.rules_strategies import any_rules, presets_with_changes

C = ProblemCode

# The rules again. An option whose condition does not hold has no effect and breaks nothing (18).


def is_draw(r: Rules) -> bool:
    """1: the draw form ignores groups 4, 5, 6, 13, 14 and the contract parts of 9."""
    return r.players == 2 and r.two_form == "draw"


def waits(r: Rules) -> bool:
    return r.barrel in ("single", "cumulative")


def need(r: Rules) -> int:
    """14: target - barrel_at, 5 more with win_above_target, which a single barrel knows."""
    return r.target - r.barrel_at + (5 if r.barrel == "single" and r.win_above_target else 0)


def rospis_is_paid(r: Rules) -> bool:
    return not is_draw(r) and r.rospis and r.rospis_cost == "contract"


def prikup_places(pattern: str) -> set[int]:
    """2.4b item 11: where in the pack of 24 the prikup cards of three players lie, from 1."""
    laid = {
        "one_by_one_mid": "012" * 2 + "P" + "012" + "P" + "012" + "P" + "012" * 3,
        "prikup_first_three_rounds": "01P2" * 3 + "012" * 4,
        "prikup_last": "012" * 7 + "PPP",
        "packets_3_2_2": "000111222" + "PP" + "001122" + "P" + "001122",
    }[pattern]
    assert len(laid) == 24
    return {place for place, receiver in enumerate(laid, start=1) if receiver == "P"}


def breaks_ban(r: Rules) -> bool:
    """12: the pattern must respect the ban; pagat's pattern needs none at all."""
    banned = {
        "none": set(),
        "first_last_one": {1, 24},
        "first_last_three": {1, 2, 3, 22, 23, 24},
    }[r.prikup_ban]
    pagat = r.deal_pattern == "prikup_first_three_rounds"
    return bool(prikup_places(r.deal_pattern) & banned) or (pagat and r.prikup_ban != "none")


FITTING: Final = {
    ("two_prikups_2", "to_table"),
    ("two_prikups_2", "one_to_opponent"),
    ("two_prikups_3", "opponent_and_bank"),
    ("dead_hand", "opponent_and_bank"),
}

BROKEN: Final[dict[ProblemCode, Callable[[Rules], bool]]] = {
    # 2: without a compulsory bid nobody can be forced to play; the last hand needs three.
    C.FORCED_PLAY_WITHOUT_BIDDER: lambda r: (
        not is_draw(r) and r.forced_bid == "none" and r.all_pass == "forced_plays"
    ),
    C.LAST_HAND_NEEDS_THREE: lambda r: (
        not is_draw(r)
        and r.forced_bid == "none"
        and r.all_pass == "last_hand_takes"
        and r.players == 2
    ),
    # 4: the dark game needs a compulsory bidder.
    C.DARK_NEEDS_COMPULSORY_BID: lambda r: not is_draw(r) and r.dark and r.forced_bid == "none",
    # 5: the barrel lies below the target, the score after a fall below the barrel.
    C.BARREL_NOT_BELOW_TARGET: lambda r: waits(r) and r.barrel_at >= r.target,
    C.FALL_SCORE_NOT_BELOW_BARREL: lambda r: (
        r.barrel == "single" and r.barrel_fall == "set_score" and r.barrel_fall_score >= r.barrel_at
    ),
    # 6: max_contract is 0 or at least the need.
    C.MAX_CONTRACT_BELOW_NEED: lambda r: (
        waits(r) and not is_draw(r) and r.max_contract not in (0, *range(need(r), 2000))
    ),
    # 7: keeping one card excludes the raise after the pass.
    C.KEEP_ONE_EXCLUDES_RAISE: lambda r: (
        not is_draw(r) and r.pass_style == "keep_one" and r.raise_contract == "after_pass"
    ),
    # 8: must_overtrump implies must_trump.
    C.OVERTRUMP_NEEDS_TRUMP: lambda r: r.must_overtrump and not r.must_trump,
    # 9 and 16: the dump value is a multiple of the step while the dump truck is on.
    C.DUMP_VALUE_NOT_ROUNDED: lambda r: r.dump_truck != "off" and r.dump_value % r.round_step != 0,
    # 10: more cannot be free than is allowed.
    C.ROSPIS_LIMIT_BELOW_FREE: lambda r: (
        rospis_is_paid(r) and 0 < r.rospis_limit < r.rospis_free_count
    ),
    C.DEAL_PATTERN_BREAKS_BAN: breaks_ban,
    # 14: the need is 60 to 200.
    C.BARREL_NEED_OUT_OF_RANGE: lambda r: waits(r) and not 60 <= need(r) <= 200,
    # 15: pairs of form and discard.
    C.DISCARD_DOES_NOT_FIT_FORM: lambda r: (
        r.players == 2 and not is_draw(r) and (r.two_form, r.two_discard) not in FITTING
    ),
}

# One change that makes each breach impossible, to turn drawn values into ones that fit.
REMEDIES: Final[dict[ProblemCode, dict[str, Any]]] = {
    C.FORCED_PLAY_WITHOUT_BIDDER: {"all_pass": "redeal_same"},
    C.LAST_HAND_NEEDS_THREE: {"all_pass": "redeal_next"},
    C.DARK_NEEDS_COMPULSORY_BID: {"forced_bid": "dealer"},
    C.BARREL_NOT_BELOW_TARGET: {"target": 1001},
    C.FALL_SCORE_NOT_BELOW_BARREL: {"barrel_fall_score": 849},
    C.MAX_CONTRACT_BELOW_NEED: {"target": 1000},
    C.KEEP_ONE_EXCLUDES_RAISE: {"raise_contract": "before_prikup"},
    C.OVERTRUMP_NEEDS_TRUMP: {"must_trump": True},
    C.DUMP_VALUE_NOT_ROUNDED: {"dump_value": 550},
    C.ROSPIS_LIMIT_BELOW_FREE: {"rospis_limit": 0},
    C.DEAL_PATTERN_BREAKS_BAN: {"deal_pattern": "packets_3_2_2"},
    C.BARREL_NEED_OUT_OF_RANGE: {"target": 1000},
    C.DISCARD_DOES_NOT_FIT_FORM: {"two_form": "dead_hand", "two_discard": "opponent_and_bank"},
}

# What breaks a rule, whatever the other values are; where no value breaks it alone, the other too.
BREACHES: Final[list[tuple[set[ProblemCode], dict[str, Any]]]] = [
    (
        {C.FORCED_PLAY_WITHOUT_BIDDER},
        {"players": 3, "forced_bid": "none", "all_pass": "forced_plays", "dark": False},
    ),
    (
        {C.LAST_HAND_NEEDS_THREE},
        {
            "players": 2,
            "two_form": "two_prikups_2",
            "two_discard": "to_table",
            "forced_bid": "none",
            "all_pass": "last_hand_takes",
            "dark": False,
        },
    ),
    (
        {C.DARK_NEEDS_COMPULSORY_BID},
        {"players": 4, "forced_bid": "none", "all_pass": "redeal_same", "dark": True},
    ),
    (
        {C.BARREL_NOT_BELOW_TARGET, C.BARREL_NEED_OUT_OF_RANGE},
        {"barrel": "cumulative", "target": 850},
    ),
    (
        {C.FALL_SCORE_NOT_BELOW_BARREL},
        {
            "barrel": "single",
            "target": 1000,
            "barrel_fall": "set_score",
            "barrel_fall_score": 900,
        },
    ),
    (
        {C.MAX_CONTRACT_BELOW_NEED, C.BARREL_NEED_OUT_OF_RANGE},
        {
            "players": 3,
            "barrel": "single",
            "target": 1201,
            "max_contract": 300,
            "barrel_fall": "zero",
        },
    ),
    (
        {C.KEEP_ONE_EXCLUDES_RAISE},
        {"players": 3, "pass_style": "keep_one", "raise_contract": "after_pass"},
    ),
    ({C.OVERTRUMP_NEEDS_TRUMP}, {"must_overtrump": True, "must_trump": False}),
    (
        {C.DUMP_VALUE_NOT_ROUNDED},
        {"dump_truck": "minus", "dump_value": 555, "round_step": 10},
    ),
    (
        {C.ROSPIS_LIMIT_BELOW_FREE},
        {
            "players": 3,
            "rospis": True,
            "rospis_cost": "contract",
            "rospis_limit": 2,
            "rospis_free_count": 3,
        },
    ),
    ({C.DEAL_PATTERN_BREAKS_BAN}, {"deal_pattern": "prikup_last", "prikup_ban": "first_last_one"}),
    (
        {C.DEAL_PATTERN_BREAKS_BAN},
        {"deal_pattern": "prikup_first_three_rounds", "prikup_ban": "first_last_one"},
    ),
    ({C.BARREL_NEED_OUT_OF_RANGE}, {"barrel": "cumulative", "target": 905}),
    (
        {C.BARREL_NEED_OUT_OF_RANGE},
        {"barrel": "single", "target": 1101, "win_above_target": True, "max_contract": 0},
    ),
    (
        {C.DISCARD_DOES_NOT_FIT_FORM},
        {"players": 2, "two_form": "two_prikups_3", "two_discard": "to_table"},
    ),
    (
        {C.DISCARD_DOES_NOT_FIT_FORM},
        {"players": 2, "two_form": "dead_hand", "two_discard": "one_to_opponent"},
    ),
]


def broken(rules: Rules) -> set[ProblemCode]:
    return {code for code, is_broken in BROKEN.items() if is_broken(rules)}


def mended(rules: Rules) -> Rules:
    """Change only what keeps the values from fitting together."""
    for _ in range(20):
        if not (found := broken(rules)):
            return rules
        rules = structs.replace(rules, **REMEDIES[min(found)])
    raise AssertionError(f"{broken(rules)} is never mended")


def fitting_rules() -> st.SearchStrategy[Rules]:
    return (any_rules() | presets_with_changes()).map(mended)


def values(rules: Rules) -> dict[str, object]:
    return {name: getattr(rules, name) for name in OPTIONS}


def errors(rules: Rules) -> Iterator[ProblemCode]:
    return (one.code for one in problems(rules) if one.severity is Severity.ERROR)


@given(fitting_rules())
def test_what_breaks_no_rule_is_accepted_whatever_it_is(rules: Rules) -> None:
    assert list(errors(rules)) == []
    assert make_rules(**values(rules)) == rules
    (started,) = conduct(None, Start(rules, rules.players - 1))
    assert isinstance(started, MatchStarted)
    assert begin(started).phase is Phase.DEAL


@given(any_rules() | presets_with_changes())
def test_what_breaks_rules_is_refused_with_exactly_these(rules: Rules) -> None:
    wrong = broken(rules)
    found = list(errors(rules))
    assert len(found) == len(set(found))
    assert set(found) == wrong
    if wrong:
        with pytest.raises(InvalidRules) as refused:
            make_rules(**values(rules))
        assert {problem.code for problem in refused.value.problems} == wrong
        with pytest.raises(InvalidRules):
            conduct(None, Start(rules, 0))


@pytest.mark.parametrize(
    ("codes", "breach"),
    BREACHES,
    ids=lambda case: "+".join(sorted(case)) if isinstance(case, set) else "",
)
@given(rules=fitting_rules())
def test_one_breach_is_named_whatever_the_other_values_are(
    codes: set[ProblemCode], breach: dict[str, Any], rules: Rules
) -> None:
    # The remedies leave the breach alone: what else it disturbs is mended around it.
    for _ in range(20):
        rules = structs.replace(rules, **breach)
        other = broken(rules) - codes
        if not other:
            break
        rules = structs.replace(rules, **REMEDIES[min(other)])
    assert broken(rules) == codes
    with pytest.raises(InvalidRules) as refused:
        make_rules(**values(rules))
    assert {problem.code for problem in refused.value.problems} == codes
    for problem in refused.value.problems:
        assert set(problem.options) & set(breach)


def test_every_rule_has_its_breach() -> None:
    told = set().union(*(codes for codes, _ in BREACHES))
    assert told == set(BROKEN) == set(REMEDIES)
    others = {C.UNKNOWN_OPTION, C.VALUE_NOT_ALLOWED, C.THIRD_ROSPIS_NEVER_HAPPENS}
    assert set(C) == told | others


def test_every_amount_is_a_multiple_of_every_step() -> None:
    """9: what the options offer never breaks it."""
    for name in ("min_bid", "golden_contract", "max_contract"):
        for amount in OPTIONS[name].choices:
            assert isinstance(amount, int)
            assert all(amount % step == 0 for step in (5, 10))


@pytest.mark.full
@given(fitting_rules(), st.integers(0, 2**32 - 1))
def test_what_breaks_no_rule_is_played(rules: Rules, seed: int) -> None:
    *_, (final, _) = random_match(rules, seed, deals=1)
    assert len(final.rows) == 1
