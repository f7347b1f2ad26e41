"""The options of the game: types, activity, combinations, presets, canonical form (RULES.md 2)."""

from engine.rules.activity import active, active_options, is_draw
from engine.rules.canonical import RULES_VERSION, canonical, differences, rules_hash
from engine.rules.conditions import Above, AllOf, AnyOf, Condition, NoneOf, OneOf
from engine.rules.options import OPTIONS, Option, OptionType, Value
from engine.rules.presets import DEFAULT_PRESET, PRESETS, Preset
from engine.rules.problems import InvalidRules, ProblemCode, RuleProblem, Severity
from engine.rules.table import MarriageValues, Rules
from engine.rules.validate import barrel_need, make_rules, problems, with_options

__all__ = [
    "DEFAULT_PRESET",
    "OPTIONS",
    "PRESETS",
    "RULES_VERSION",
    "Above",
    "AllOf",
    "AnyOf",
    "Condition",
    "InvalidRules",
    "MarriageValues",
    "NoneOf",
    "OneOf",
    "Option",
    "OptionType",
    "Preset",
    "ProblemCode",
    "RuleProblem",
    "Rules",
    "Severity",
    "Value",
    "active",
    "active_options",
    "barrel_need",
    "canonical",
    "differences",
    "is_draw",
    "make_rules",
    "problems",
    "rules_hash",
    "with_options",
]
