"""Which options matter under given rules (RULES.md 2.4 rule 1, 2.4a rule 18).

An option is active when its `active_when` holds and the form played does not ignore it.
A condition on an inactive option does not hold: what has no effect cannot switch anything
on, so that changing an inactive option never changes the canonical form.
"""

from __future__ import annotations

from typing import Final, assert_never

from engine.rules.conditions import Above, AllOf, AnyOf, Condition, NoneOf, OneOf
from engine.rules.groups import GROUPS
from engine.rules.options import OPTIONS, Value
from engine.rules.table import Rules

# The draw form has no auction, prikup or contract: rule 1 of 2.4 names these groups and
# "the contract parts" of the scoring group.
_GROUPS_OUTSIDE_DRAW: Final = frozenset({4, 5, 6, 13, 14})
_CONTRACT_SCORING: Final = frozenset({"round_own_game", "success_score", "fail_score"})
IGNORED_IN_DRAW: Final[frozenset[str]] = _CONTRACT_SCORING.union(
    *(group.options for group in GROUPS if group.number in _GROUPS_OUTSIDE_DRAW)
)


def is_draw(rules: Rules) -> bool:
    """Tell whether the two-player form with a stock is played."""
    return rules.players == 2 and rules.two_form == "draw"


def active(rules: Rules, option_id: str) -> bool:
    """Tell whether the option has an effect under these rules; KeyError for an unknown id."""
    condition = OPTIONS[option_id].active_when
    if option_id in IGNORED_IN_DRAW and is_draw(rules):
        return False
    return condition is None or _holds(rules, condition)


def active_options(rules: Rules) -> dict[str, Value]:
    """Return the options that have an effect, in table order, with their values."""
    return {
        option_id: getattr(rules, option_id) for option_id in OPTIONS if active(rules, option_id)
    }


def _holds(rules: Rules, condition: Condition) -> bool:
    """Evaluate a condition; a part that asks about an inactive option does not hold."""
    match condition:
        case OneOf(option=option, values=values):
            return active(rules, option) and getattr(rules, option) in values
        case NoneOf(option=option, values=values):
            return active(rules, option) and getattr(rules, option) not in values
        case Above(option=option, bound=bound):
            return active(rules, option) and getattr(rules, option) > bound
        case AllOf(parts=parts):
            return all(_holds(rules, part) for part in parts)
        case AnyOf(parts=parts):
            return any(_holds(rules, part) for part in parts)
        case _:
            assert_never(condition)
