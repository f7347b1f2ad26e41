"""Check rules and build checked ones (RULES.md 2.4 and 2.4a).

Every problem is reported at once and nothing is repaired. An inactive option takes part in
no cross-field rule. Rules 1, 3, 11, 13, 17 and 18 describe behaviour and refuse nothing; the
part of rule 9 about `bid_step` holds for every choice that the options offer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec import structs

from engine.rules.activity import active
from engine.rules.options import OPTIONS, Option
from engine.rules.problems import InvalidRules, ProblemCode, RuleProblem, Severity
from engine.rules.table import Rules

LEAST_NEED: Final = 60
GREATEST_NEED: Final = 200

_DISCARDS: Final[Mapping[str, tuple[str, ...]]] = {
    "two_prikups_2": ("to_table", "one_to_opponent"),
    "two_prikups_3": ("opponent_and_bank",),
    "dead_hand": ("opponent_and_bank",),
}
# Rule 12 asks for no ban at all under these two.
_PATTERNS_WITHOUT_BAN: Final = frozenset({"prikup_first_three_rounds", "prikup_last"})


def barrel_need(rules: Rules) -> int:
    """Return the points a barrel player must bring; only for a single or cumulative barrel."""
    more = rules.barrel == "single" and rules.win_above_target
    return rules.target - rules.barrel_at + (5 if more else 0)


def problems(rules: Rules) -> tuple[RuleProblem, ...]:
    """Return everything that is wrong with the rules, values first, then by rule number.

    Rules that concern an option with a wrong value are not judged.
    """
    values = {option_id: getattr(rules, option_id) for option_id in OPTIONS}
    wrong = _wrong_values(values)
    return wrong + _misfits(rules, wrong)


def with_options(rules: Rules, changes: Mapping[str, object]) -> Rules:
    """Return the rules with options changed; InvalidRules with every error otherwise.

    Values may be those of `Rules` or their JSON form (a map of suit letters for
    `marriage_custom`).
    """
    wrong = _unknown(changes) + _wrong_values(changes)
    refused = {option_id for problem in wrong for option_id in problem.options}
    usable = {
        option_id: _converted(OPTIONS[option_id], value)
        for option_id, value in changes.items()
        if option_id not in refused
    }
    changed = structs.replace(rules, **usable)
    kept = {
        option_id: getattr(rules, option_id) for option_id in OPTIONS if option_id not in changes
    }
    wrong += _wrong_values(kept)
    found = wrong + _misfits(changed, wrong)
    errors = [problem for problem in found if problem.severity is Severity.ERROR]
    if errors:
        raise InvalidRules(errors)
    return changed


def make_rules(**changes: object) -> Rules:
    """Return the default rules with options changed; InvalidRules with every error otherwise."""
    return with_options(Rules(), changes)


def _converted(option: Option, value: object) -> Any:
    """Return the value in the option's Python type; ValidationError if it has none."""
    plain = msgspec.to_builtins(value) if isinstance(value, msgspec.Struct) else value
    return msgspec.convert(plain, option.hint)


def _unknown(changes: Mapping[str, object]) -> tuple[RuleProblem, ...]:
    """Report names that are no options."""
    return tuple(
        RuleProblem(ProblemCode.UNKNOWN_OPTION, (name,), {"option": name})
        for name in changes
        if name not in OPTIONS
    )


def _wrong_values(values: Mapping[str, object]) -> tuple[RuleProblem, ...]:
    """Report values of known options that their types do not allow."""
    found: list[RuleProblem] = []
    for option_id, value in values.items():
        if option_id not in OPTIONS:
            continue
        try:
            _converted(OPTIONS[option_id], value)
        except msgspec.ValidationError as error:
            facts = {option_id: value, "reason": str(error)}
            found.append(RuleProblem(ProblemCode.VALUE_NOT_ALLOWED, (option_id,), facts))
    return tuple(found)


def _misfits(rules: Rules, wrong: tuple[RuleProblem, ...]) -> tuple[RuleProblem, ...]:
    """Report the broken cross-field rules that concern no option with a wrong value."""
    refused = {option_id for problem in wrong for option_id in problem.options}
    known = refused & OPTIONS.keys()
    judged = structs.replace(rules, **{name: OPTIONS[name].default for name in known})
    found = (check(judged) for check in _CHECKS)
    return tuple(problem for problem in found if problem and refused.isdisjoint(problem.options))


def _misfit(rules: Rules, code: ProblemCode, *options: str, **facts: object) -> RuleProblem | None:
    """Return the problem, or nothing when one of its options is inactive."""
    if not all(active(rules, option_id) for option_id in options):
        return None
    values = {option_id: getattr(rules, option_id) for option_id in options}
    return RuleProblem(code, options, values | facts)


def _forced_play(rules: Rules) -> RuleProblem | None:
    if rules.all_pass != "forced_plays":
        return None
    return _misfit(rules, ProblemCode.FORCED_PLAY_WITHOUT_BIDDER, "forced_bid", "all_pass")


def _last_hand(rules: Rules) -> RuleProblem | None:
    if rules.all_pass != "last_hand_takes" or rules.players != 2:
        return None
    return _misfit(rules, ProblemCode.LAST_HAND_NEEDS_THREE, "all_pass", "players")


def _dark(rules: Rules) -> RuleProblem | None:
    if not rules.dark or rules.forced_bid != "none":
        return None
    return _misfit(rules, ProblemCode.DARK_NEEDS_COMPULSORY_BID, "dark", "forced_bid")


def _barrel_below_target(rules: Rules) -> RuleProblem | None:
    if rules.barrel_at < rules.target:
        return None
    return _misfit(rules, ProblemCode.BARREL_NOT_BELOW_TARGET, "barrel_at", "target")


def _fall_score(rules: Rules) -> RuleProblem | None:
    if rules.barrel_fall_score < rules.barrel_at:
        return None
    return _misfit(rules, ProblemCode.FALL_SCORE_NOT_BELOW_BARREL, "barrel_fall_score", "barrel_at")


def _max_contract(rules: Rules) -> RuleProblem | None:
    need = barrel_need(rules)
    if rules.max_contract == 0 or rules.max_contract >= need:
        return None
    return _misfit(
        rules,
        ProblemCode.MAX_CONTRACT_BELOW_NEED,
        "max_contract",
        *_need_options(rules),
        need=need,
    )


def _keep_one(rules: Rules) -> RuleProblem | None:
    if rules.pass_style != "keep_one" or rules.raise_contract != "after_pass":
        return None
    return _misfit(rules, ProblemCode.KEEP_ONE_EXCLUDES_RAISE, "pass_style", "raise_contract")


def _overtrump(rules: Rules) -> RuleProblem | None:
    if not rules.must_overtrump or rules.must_trump:
        return None
    return _misfit(rules, ProblemCode.OVERTRUMP_NEEDS_TRUMP, "must_overtrump", "must_trump")


def _dump_value(rules: Rules) -> RuleProblem | None:
    if rules.dump_value % rules.round_step == 0:
        return None
    return _misfit(rules, ProblemCode.DUMP_VALUE_NOT_ROUNDED, "dump_value", "round_step")


def _free_rospis(rules: Rules) -> RuleProblem | None:
    if not 0 < rules.rospis_limit < rules.rospis_free_count:
        return None
    return _misfit(rules, ProblemCode.ROSPIS_LIMIT_BELOW_FREE, "rospis_limit", "rospis_free_count")


def _third_rospis(rules: Rules) -> RuleProblem | None:
    if not rules.rospis_third_fine or not 0 < rules.rospis_limit < 3:
        return None
    return _misfit(
        rules, ProblemCode.THIRD_ROSPIS_NEVER_HAPPENS, "rospis_third_fine", "rospis_limit"
    )


def _deal_pattern(rules: Rules) -> RuleProblem | None:
    if rules.prikup_ban == "none" or rules.deal_pattern not in _PATTERNS_WITHOUT_BAN:
        return None
    return _misfit(rules, ProblemCode.DEAL_PATTERN_BREAKS_BAN, "deal_pattern", "prikup_ban")


def _need(rules: Rules) -> RuleProblem | None:
    need = barrel_need(rules)
    if LEAST_NEED <= need <= GREATEST_NEED:
        return None
    return _misfit(
        rules,
        ProblemCode.BARREL_NEED_OUT_OF_RANGE,
        *_need_options(rules),
        need=need,
        least=LEAST_NEED,
        greatest=GREATEST_NEED,
    )


def _discard(rules: Rules) -> RuleProblem | None:
    fitting = _DISCARDS.get(rules.two_form, ())
    if rules.two_discard in fitting:
        return None
    return _misfit(
        rules,
        ProblemCode.DISCARD_DOES_NOT_FIT_FORM,
        "two_form",
        "two_discard",
        fitting=fitting,
    )


def _need_options(rules: Rules) -> tuple[str, ...]:
    """Return the options that the need follows from."""
    return ("target", "barrel_at", *(("win_above_target",) if rules.barrel == "single" else ()))


_CHECKS: Final[tuple[Callable[[Rules], RuleProblem | None], ...]] = (
    _forced_play,
    _last_hand,
    _dark,
    _barrel_below_target,
    _fall_score,
    _max_contract,
    _keep_one,
    _overtrump,
    _dump_value,
    _free_rospis,
    _third_rospis,
    _deal_pattern,
    _need,
    _discard,
)
