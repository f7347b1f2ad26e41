"""A rule set as a file: JSON that a person can read and write, with the version of the options.

Every option that matters stands in it, so that a later change of a default changes no file. What
does not matter under the rules may stand in it as well and is left aside.
"""

import json
import re
from typing import Any, Final

import msgspec

from engine.rules import (
    OPTIONS,
    RULES_VERSION,
    InvalidRules,
    ProblemCode,
    Rules,
    active,
    canonical,
    with_options,
)
from thousand_qt.rule_sets.forms import tidy
from thousand_qt.rule_sets.names import tidy_title
from thousand_qt.rule_sets.refusals import RefusalKind, RulesRefused

FORMAT: Final = "thousand-rules"
SUFFIX: Final = ".thousand-rules"
LONGEST_FILE: Final = 64 * 1024

_NAME: Final = re.compile(rb'"name"\s*:\s*("(?:[^"\\]|\\.)*")')


class RuleSet(msgspec.Struct, frozen=True):
    """Rules with the name that somebody gave them, empty for none."""

    name: str
    rules: Rules


def write(rules: Rules, name: str) -> bytes:
    """Return the file of a rule set."""
    document = {
        "format": FORMAT,
        "rules_version": RULES_VERSION,
        "name": tidy_title(name),
        "options": canonical(rules),
    }
    return (json.dumps(document, ensure_ascii=False, indent=2) + "\n").encode()


def read(data: bytes) -> RuleSet:
    """Return the rule set of a file, in its tidy form; raise RulesRefused."""
    if len(data) > LONGEST_FILE:
        raise RulesRefused(RefusalKind.TOO_LONG)
    if not data.strip():
        raise RulesRefused(RefusalKind.EMPTY)
    document = _document(data)
    version = document.get("rules_version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RulesRefused(RefusalKind.DAMAGED)
    if version > RULES_VERSION:
        raise RulesRefused(RefusalKind.NEWER, {"version": version})
    name, options = document.get("name", ""), document.get("options")
    if not isinstance(name, str) or not isinstance(options, dict):
        raise RulesRefused(RefusalKind.DAMAGED)
    if set(document) - {"format", "rules_version", "name", "options"}:
        raise RulesRefused(RefusalKind.DAMAGED)
    return RuleSet(tidy_title(name), _rules(options))


def name_in(data: bytes) -> str:
    """Return the name that stands in a file, whatever else is wrong with it; empty for none."""
    found = _NAME.search(data)
    if found is None:
        return ""
    try:
        return tidy_title(json.loads(found[1].decode()))
    except ValueError:
        return ""


def _rules(options: dict[str, Any]) -> Rules:
    try:
        rules = with_options(Rules(), options)
    except InvalidRules as refusal:
        raise _refused(refusal) from refusal
    # An option that is left out would get a value that nobody chose.
    if missing := tuple(one for one in OPTIONS if active(rules, one) and one not in options):
        raise RulesRefused(RefusalKind.MISSING_OPTION, {"options": missing})
    return tidy(rules)


def _refused(refusal: InvalidRules) -> RulesRefused:
    """Name the worst first: what does not exist, what cannot be, what does not fit."""
    for code, kind in (
        (ProblemCode.UNKNOWN_OPTION, RefusalKind.UNKNOWN_OPTION),
        (ProblemCode.VALUE_NOT_ALLOWED, RefusalKind.WRONG_VALUE),
    ):
        named = tuple(one.options[0] for one in refusal.problems if one.code is code)
        if named:
            return RulesRefused(kind, {"options": named})
    return RulesRefused(RefusalKind.MISFIT, problems=refusal.problems)


def _document(data: bytes) -> dict[str, Any]:
    try:
        document = json.loads(data.decode("utf-8-sig"), object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        kind = RefusalKind.DAMAGED if FORMAT.encode() in data else RefusalKind.NO_RULES
        raise RulesRefused(kind) from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RulesRefused(RefusalKind.NO_RULES)
    return document


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Refuse a name that is said twice: nobody knows which was meant."""
    document = dict(pairs)
    if len(document) != len(pairs):
        raise ValueError("a name stands twice in one object")
    return document
