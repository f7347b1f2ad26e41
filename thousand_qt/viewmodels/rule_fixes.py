"""Which single changes solve a conflict between options, the least surprising first."""

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import structs

from engine.rules import (
    OPTIONS,
    Option,
    OptionType,
    RuleProblem,
    Rules,
    Value,
    problems,
)

MOST_FIXES: Final = 3

_NUMBERS: Final[dict[str, tuple[int, ...]]] = {
    "target": (1000, 1001, 1020, 970, 1050),
    "barrel_fall_score": (800, 760, 700),
    "rospis_free_count": (0, 1, 2, 3),
}
"""What to try where a number may be almost anything."""


class Fix(msgspec.Struct, frozen=True):
    """An option and the value that it should have instead."""

    option: str
    value: Value


def fixes_of(rules: Rules, base: Rules, problem: RuleProblem, touched: str) -> tuple[Fix, ...]:
    """Return changes after which this problem is gone and no other has come.

    One for each option, those that were not touched last first.
    """
    before = {one.code for one in problems(rules)}
    found: list[Fix] = []
    for name in sorted(problem.options, key=lambda name: name == touched):
        for value in _candidates(OPTIONS[name], rules, base):
            after = problems(structs.replace(rules, **{name: value}))
            codes = {one.code for one in after}
            if problem.code not in codes and codes <= before:
                found.append(Fix(name, value))
                break
    return tuple(found[:MOST_FIXES])


def _candidates(option: Option, rules: Rules, base: Rules) -> Iterator[Value]:
    """Yield other values of an option: as at the beginning, as is usual, then the rest."""
    now: Value = getattr(rules, option.id)
    tried: list[Value] = [getattr(base, option.id), option.default]
    match option.type:
        case OptionType.BOOL:
            tried += [not now]
        case _:
            tried += [*option.choices, *_NUMBERS.get(option.id, ())]
    for place, value in enumerate(tried):
        if value != now and value not in tried[:place]:
            yield value
