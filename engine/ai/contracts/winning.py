"""The utility of who counts chances to win the match: points matter by what they lead to."""

from __future__ import annotations

from typing import Final

from engine.ai.contracts.utility import Outcome, Utility
from engine.ai.equity import MatchStanding, chances_after


def in_chances(outcome: Outcome, seat: int) -> float:
    """Return the seat's chance to win the match once the deal is written."""
    result = outcome.result
    before = MatchStanding(outcome.before, result.dealer, result.golden)
    return chances_after(outcome.rules, before, result)[seat]


CHANCES: Final[Utility] = in_chances
