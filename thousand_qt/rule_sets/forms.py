"""The form in which rules travel: what has no effect has its first value (RULES.md 2.4a, 18)."""

from msgspec import structs

from engine.rules import OPTIONS, PRESETS, Preset, RuleProblem, Rules, Severity, active, problems
from engine.rules import differences as differences_of


def tidy(rules: Rules) -> Rules:
    """Return the same game with every inactive option at its default.

    Two rule sets with the same canonical form become equal.
    """
    idle = {name: option.default for name, option in OPTIONS.items() if not active(rules, name)}
    return structs.replace(rules, **idle)


def errors(rules: Rules) -> tuple[RuleProblem, ...]:
    """Return what forbids playing by these rules."""
    return tuple(one for one in problems(rules) if one.severity is Severity.ERROR)


def without_paper(rules: Rules) -> Rules:
    """Return the rules as the program plays them: it prevents the slips of paper play."""
    paper = {name: option.default for name, option in OPTIONS.items() if option.paper_only}
    return structs.replace(rules, **paper)


def same_game(one: Rules, other: Rules) -> bool:
    """Tell whether both have the same canonical form."""
    return not differences_of(one, other)


def preset_of(rules: Rules) -> Preset | None:
    """Return the first preset that plays exactly so, if any does."""
    return next((one for one in PRESETS.values() if same_game(rules, one.rules)), None)
