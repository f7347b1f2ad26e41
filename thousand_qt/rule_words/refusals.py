"""Why rules are refused, in sentences that say what to do."""

from collections.abc import Mapping
from typing import assert_never

from engine.rules import OPTIONS, MarriageValues, ProblemCode, RuleProblem, Value
from thousand_qt.rule_sets.refusals import RefusalKind, RulesRefused
from thousand_qt.rule_words.options import Words
from thousand_qt.rule_words.texts import filled

_MOST_NAMED = 4


def refusal_sentence(refusal: RulesRefused, words: Words) -> str:
    """Say why a file or a code is not taken, and what to do."""
    translate = words.translate
    facts = refusal.facts
    match refusal.kind:
        case RefusalKind.EMPTY:
            return translate("RuleRefusal", "There is nothing to read: copy the whole code first.")
        case RefusalKind.NO_RULES:
            return translate(
                "RuleRefusal",
                "These are no rules of Thousand. A code begins with T1; a file ends in "
                ".thousand-rules.",
            )
        case RefusalKind.TOO_LONG:
            return translate(
                "RuleRefusal", "This is much longer than rules can be. Take another file or code."
            )
        case RefusalKind.DAMAGED:
            return translate(
                "RuleRefusal",
                "A part is missing or wrong. Compare it sign by sign or have it sent again.",
            )
        case RefusalKind.NEWER:
            return translate(
                "RuleRefusal", "These rules come from a newer Thousand. Update the program."
            )
        case RefusalKind.UNKNOWN_OPTION:
            sentence = translate(
                "RuleRefusal",
                "There is no option called {options}. Take it out, or update the program.",
            )
            return filled(sentence, options=_names(facts))
        case RefusalKind.MISSING_OPTION:
            sentence = translate(
                "RuleRefusal", "These options are missing: {options}. Put them into the file."
            )
            return filled(sentence, options=_names(facts))
        case RefusalKind.WRONG_VALUE:
            sentence = translate(
                "RuleRefusal", "These options have a value that they cannot have: {options}."
            )
            return filled(sentence, options=_names(facts))
        case RefusalKind.MISFIT:
            return " ".join(problem_sentence(one, words) for one in refusal.problems)
        case RefusalKind.UNREADABLE:
            sentence = translate("RuleRefusal", "The file cannot be read: {reason}.")
            return filled(sentence, reason=str(facts.get("reason", "")))
        case _:
            assert_never(refusal.kind)


def _names(facts: Mapping[str, object]) -> str:
    """Name a few options as they stand in the file; what a file calls them may be anything."""
    named = facts.get("options", ())
    names = [str(one)[:40] for one in named] if isinstance(named, tuple) else []
    more = "…" if len(names) > _MOST_NAMED else ""
    return ", ".join(names[:_MOST_NAMED]) + more


def problem_sentence(problem: RuleProblem, words: Words) -> str:
    """Say how options do not fit together."""
    sentence = _sentence(problem.code, words)
    values = {name: _value(name, problem.facts.get(name), words) for name in problem.options}
    numbers = {name: str(value) for name, value in problem.facts.items() if name not in OPTIONS}
    return filled(sentence, **values, **numbers)


def _value(name: str, value: object, words: Words) -> str:
    if name in OPTIONS and (value is None or isinstance(value, bool | int | str | MarriageValues)):
        known: Value = value
        return words.value(OPTIONS[name], known)
    return str(value)


def _sentence(code: ProblemCode, words: Words) -> str:
    translate = words.translate
    match code:
        case ProblemCode.UNKNOWN_OPTION:
            return translate("RuleProblem", "There is no option called {option}.")
        case ProblemCode.VALUE_NOT_ALLOWED:
            return translate("RuleProblem", "An option has a value that it cannot have: {reason}.")
        case ProblemCode.FORCED_PLAY_WITHOUT_BIDDER:
            return translate(
                "RuleProblem",
                "Without a compulsory bid nobody can be made to play when all pass.",
            )
        case ProblemCode.LAST_HAND_NEEDS_THREE:
            return translate(
                "RuleProblem",
                "Only among three can the last hand take the prikup.",
            )
        case ProblemCode.DARK_NEEDS_COMPULSORY_BID:
            return translate(
                "RuleProblem", "The dark game needs a compulsory bid that it stands for."
            )
        case ProblemCode.BARREL_NOT_BELOW_TARGET:
            return translate(
                "RuleProblem", "The barrel at {barrel_at} must lie below the target, {target}."
            )
        case ProblemCode.FALL_SCORE_NOT_BELOW_BARREL:
            return translate(
                "RuleProblem",
                "A fall must lead below the barrel at {barrel_at}, not to {barrel_fall_score}.",
            )
        case ProblemCode.MAX_CONTRACT_BELOW_NEED:
            return translate(
                "RuleProblem",
                "From the barrel {need} points are needed, but no contract may be above "
                "{max_contract}.",
            )
        case ProblemCode.KEEP_ONE_EXCLUDES_RAISE:
            return translate(
                "RuleProblem",
                "When two cards of the prikup are passed, there is no moment to raise after it.",
            )
        case ProblemCode.OVERTRUMP_NEEDS_TRUMP:
            return translate("RuleProblem", "Who must overtrump must trump as well.")
        case ProblemCode.DUMP_VALUE_NOT_ROUNDED:
            return translate(
                "RuleProblem",
                "No total ever is {dump_value} when points are rounded to {round_step}.",
            )
        case ProblemCode.ROSPIS_LIMIT_BELOW_FREE:
            return translate(
                "RuleProblem",
                "{rospis_free_count} deals are free to give up, but only {rospis_limit} may be "
                "given up at all.",
            )
        case ProblemCode.THIRD_ROSPIS_NEVER_HAPPENS:
            return translate(
                "RuleProblem",
                "The fine for every third deal given up never comes: only {rospis_limit} may be "
                "given up.",
            )
        case ProblemCode.DEAL_PATTERN_BREAKS_BAN:
            return translate(
                "RuleProblem", "Dealt like this, barred cards of the pack lie in the prikup."
            )
        case ProblemCode.BARREL_NEED_OUT_OF_RANGE:
            return translate(
                "RuleProblem",
                "From barrel to target it is {need}; it must be from {least} to {greatest}.",
            )
        case ProblemCode.DISCARD_DOES_NOT_FIT_FORM:
            return translate(
                "RuleProblem",
                "With these cards given away the two hands would not end equally long.",
            )
        case _:
            assert_never(code)
