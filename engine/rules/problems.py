"""What can be wrong with a set of options, as coded records (RULES.md 2.4, 2.4a).

The sentences for a person are made from these by the user interface.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from msgspec import Struct


class Severity(StrEnum):
    """Say whether a problem forbids playing."""

    ERROR = "error"
    """The rules cannot be played."""
    WARNING = "warning"
    """The rules can be played, but something chosen has no effect."""


class ProblemCode(StrEnum):
    """Name each thing that can be wrong; the number is the rule of RULES.md 2.4 and 2.4a."""

    UNKNOWN_OPTION = "unknown_option"
    """There is no option of this name."""
    VALUE_NOT_ALLOWED = "value_not_allowed"
    """The value is of another type, outside the range or not one of the choices."""
    FORCED_PLAY_WITHOUT_BIDDER = "forced_play_without_bidder"
    """Nobody carries a compulsory bid, so nobody can be made to play when all pass (2)."""
    LAST_HAND_NEEDS_THREE = "last_hand_needs_three"
    """The last hand takes the prikup only with three active seats (2)."""
    DARK_NEEDS_COMPULSORY_BID = "dark_needs_compulsory_bid"
    """The dark game needs somebody with a compulsory bid (4)."""
    BARREL_NOT_BELOW_TARGET = "barrel_not_below_target"
    """The barrel must begin below the target (5)."""
    FALL_SCORE_NOT_BELOW_BARREL = "fall_score_not_below_barrel"
    """The score after a fall must be below the barrel (5)."""
    MAX_CONTRACT_BELOW_NEED = "max_contract_below_need"
    """A barrel player could never bid what he needs (6)."""
    KEEP_ONE_EXCLUDES_RAISE = "keep_one_excludes_raise"
    """Keeping one prikup card leaves no moment for a raise after the pass (7)."""
    OVERTRUMP_NEEDS_TRUMP = "overtrump_needs_trump"
    """The duty to overtrump includes the duty to trump (8)."""
    DUMP_VALUE_NOT_ROUNDED = "dump_value_not_rounded"
    """Rounded totals never land on the dump value (9, 16)."""
    ROSPIS_LIMIT_BELOW_FREE = "rospis_limit_below_free"
    """More rospis are free than are allowed at all (10)."""
    THIRD_ROSPIS_NEVER_HAPPENS = "third_rospis_never_happens"
    """The fine for every third rospis never comes, fewer are allowed (10, warning)."""
    DEAL_PATTERN_BREAKS_BAN = "deal_pattern_breaks_ban"
    """The deal would lay forbidden cards of the pack into the prikup (12)."""
    BARREL_NEED_OUT_OF_RANGE = "barrel_need_out_of_range"
    """From the barrel to the target there must be 60 to 200 points (14)."""
    DISCARD_DOES_NOT_FIT_FORM = "discard_does_not_fit_form"
    """With this discard the two hands of this form would not end equal (15)."""


WARNINGS: Final = frozenset({ProblemCode.THIRD_ROSPIS_NEVER_HAPPENS})


class RuleProblem(Struct, frozen=True):
    """Report one problem: its code, the options concerned and what a sentence needs.

    `facts` always holds the values of the options concerned, and numbers derived from
    them where the code needs more.
    """

    code: ProblemCode
    options: tuple[str, ...]
    facts: Mapping[str, object]

    @property
    def severity(self) -> Severity:
        """Return whether the problem forbids playing."""
        return Severity.WARNING if self.code in WARNINGS else Severity.ERROR

    def __str__(self) -> str:
        """Return the code with its facts, for logs."""
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"{self.code.value} ({facts})"


class InvalidRules(ValueError):
    """Refuse rules that cannot be played; `problems` holds every error."""

    def __init__(self, problems: Iterable[RuleProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(str(problem) for problem in self.problems))

    def __reduce__(self) -> tuple[type[InvalidRules], tuple[object, ...]]:
        """Let the refusal cross to another process whole."""
        return InvalidRules, (self.problems,)
