"""Find valid rules that hold some values, or prove that there are none.

The search asks the engine alone. Whatever keeps rules from being valid, or an option from having
an effect, depends on a few options: one that is still free takes each of its values in turn. Where
all of them are held nothing can help, and what was met on the way is the proof.
"""

from collections.abc import Collection, Iterator, Mapping
from random import Random
from typing import Final, assert_never

from msgspec import Struct, structs

from engine.rules import (
    OPTIONS,
    Above,
    AllOf,
    AnyOf,
    Condition,
    NoneOf,
    OneOf,
    ProblemCode,
    RuleProblem,
    Rules,
    Severity,
    Value,
    active,
    is_draw,
    problems,
)
from engine.rules.activity import IGNORED_IN_DRAW
from thousand_qt.tools.soak_rules.cells import every_value

RULE_OF: Final[Mapping[ProblemCode, str]] = {
    ProblemCode.UNKNOWN_OPTION: "value",
    ProblemCode.VALUE_NOT_ALLOWED: "value",
    ProblemCode.FORCED_PLAY_WITHOUT_BIDDER: "2",
    ProblemCode.LAST_HAND_NEEDS_THREE: "2",
    ProblemCode.DARK_NEEDS_COMPULSORY_BID: "4",
    ProblemCode.BARREL_NOT_BELOW_TARGET: "5",
    ProblemCode.FALL_SCORE_NOT_BELOW_BARREL: "5",
    ProblemCode.MAX_CONTRACT_BELOW_NEED: "6",
    ProblemCode.KEEP_ONE_EXCLUDES_RAISE: "7",
    ProblemCode.OVERTRUMP_NEEDS_TRUMP: "8",
    ProblemCode.DUMP_VALUE_NOT_ROUNDED: "9",
    ProblemCode.ROSPIS_LIMIT_BELOW_FREE: "10",
    ProblemCode.THIRD_ROSPIS_NEVER_HAPPENS: "10",
    ProblemCode.DEAL_PATTERN_BREAKS_BAN: "12",
    ProblemCode.BARREL_NEED_OUT_OF_RANGE: "14",
    ProblemCode.DISCARD_DOES_NOT_FIT_FORM: "15",
}
"""The rule of 2.4 and 2.4a that each problem is a breach of."""

NO_DRAW: Final = "1 ignored_in_draw"
ASLEEP: Final = "18 inactive"


class Impossible(Struct, frozen=True):
    """No valid rules hold the values: `reasons` are the rules that stand in the way."""

    reasons: tuple[str, ...]
    options: frozenset[str]
    """The options on whose held values this rests."""


class _Obstacle(Struct, frozen=True):
    """What is wrong with rules, and the options on which it depends."""

    reason: str
    options: frozenset[str]


def settle(
    rules: Rules,
    held: Collection[str],
    in_force: Collection[str] = (),
    chance: Random | None = None,
) -> Rules | Impossible:
    """Return valid rules with the held options as they are and those `in_force` active.

    Other options change only where they have to; `chance` draws to what.
    """
    obstacle = _obstacle(rules, in_force)
    if obstacle is None:
        return rules
    free = [name for name in OPTIONS if name in obstacle.options and name not in held]
    if not free:
        return Impossible((obstacle.reason,), obstacle.options)
    name = min(free, key=_size)
    reasons, options = {obstacle.reason}, set(obstacle.options)
    for value in _values(rules, name, chance):
        changed = structs.replace(rules, **{name: value})
        found = settle(changed, {*held, name}, in_force, chance)
        if isinstance(found, Rules):
            return found
        if name not in found.options:
            return found  # no value of this option helps against that
        reasons.update(found.reasons)
        options |= found.options
    return Impossible(tuple(sorted(reasons)), frozenset(options - {name}))


def is_valid(rules: Rules) -> bool:
    """Tell whether nothing forbids to play by these rules."""
    return _error(rules) is None


def _error(rules: Rules) -> RuleProblem | None:
    errors = (one for one in problems(rules) if one.severity is Severity.ERROR)
    return next(errors, None)


def _obstacle(rules: Rules, in_force: Collection[str]) -> _Obstacle | None:
    for name in in_force:
        if not active(rules, name):
            ignored = name in IGNORED_IN_DRAW and is_draw(rules)
            return _Obstacle(NO_DRAW if ignored else ASLEEP, controllers(name) - {name})
    error = _error(rules)
    if error is None:
        return None
    options = frozenset(error.options).union(*map(controllers, error.options))
    return _Obstacle(f"{RULE_OF[error.code]} {error.code.value}", options)


def controllers(name: str) -> frozenset[str]:
    """Return the option and all on which it depends whether it has an effect."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        one = waiting.pop()
        if one in found:
            continue
        found.add(one)
        condition = OPTIONS[one].active_when
        waiting.extend(() if condition is None else _asked(condition))
        waiting.extend(("players", "two_form") if one in IGNORED_IN_DRAW else ())
    return frozenset(found)


def _asked(condition: Condition) -> Iterator[str]:
    match condition:
        case OneOf(option=option) | NoneOf(option=option) | Above(option=option):
            yield option
        case AllOf(parts=parts) | AnyOf(parts=parts):
            for part in parts:
                yield from _asked(part)
        case _:
            assert_never(condition)


def _size(name: str) -> int:
    """Return how many values an option has."""
    option = OPTIONS[name]
    if option.min is None or option.max is None:
        return len(option.choices) or 2
    return option.max - option.min + 1


def _values(rules: Rules, name: str, chance: Random | None) -> Iterator[Value]:
    """Yield every value of an option, the present one first, the others by chance."""
    present: Value = getattr(rules, name)
    yield present
    others = [value for value in every_value(OPTIONS[name]) if value != present]
    if chance is not None and len(others) < 10:
        chance.shuffle(others)
    yield from others
