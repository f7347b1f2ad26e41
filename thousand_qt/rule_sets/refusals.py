"""Why a file or a code is not taken as rules: coded, with what a sentence needs."""

from collections.abc import Mapping
from enum import Enum

from engine.rules import RuleProblem


class RefusalKind(str, Enum):
    """Name each reason; the sentences are in `thousand_qt.rule_words.refusals`."""

    EMPTY = "empty"
    """There is nothing at all."""
    NO_RULES = "no_rules"
    """It is something else than rules of Thousand."""
    TOO_LONG = "too_long"
    """It is much longer than rules can be."""
    DAMAGED = "damaged"
    """A letter or a line is wrong or missing."""
    NEWER = "newer"
    """A newer Thousand wrote it; facts: `version`."""
    UNKNOWN_OPTION = "unknown_option"
    """It names options that do not exist; facts: `options`."""
    MISSING_OPTION = "missing_option"
    """It leaves out options that matter; facts: `options`."""
    WRONG_VALUE = "wrong_value"
    """Options have values that they cannot have; facts: `options`."""
    MISFIT = "misfit"
    """The options do not fit together; `problems` says how."""
    UNREADABLE = "unreadable"
    """The file cannot be read; facts: `reason`."""


class RulesRefused(ValueError):
    """Refuse a file or a code; never carries a half-read rule set."""

    def __init__(
        self,
        kind: RefusalKind,
        facts: Mapping[str, object] | None = None,
        problems: tuple[RuleProblem, ...] = (),
    ) -> None:
        super().__init__(kind.value)
        self.kind = kind
        self.facts: Mapping[str, object] = facts or {}
        self.problems = problems

    def __str__(self) -> str:
        """Return the kind with its facts, for logs."""
        parts = [f"{name}={value!r}" for name, value in self.facts.items()]
        parts += [str(problem) for problem in self.problems]
        return f"{self.kind.value} ({', '.join(parts)})" if parts else self.kind.value
