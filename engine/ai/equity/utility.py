"""The chance to win the match as the utility of contracts (`engine.ai.contracts.utility`)."""

from __future__ import annotations

from typing import Final

from engine.ai.contracts.utility import Outcome, Utility
from engine.ai.equity.chances import win_chances
from engine.ai.equity.standing import standing_with


def in_chances(outcome: Outcome, seat: int) -> float:
    """Return the chance of the seat to win the match after this deal."""
    standing = standing_with(outcome.rules, outcome.result, outcome.scored)
    return win_chances(outcome.rules, standing)[seat]


CHANCES: Final[Utility] = in_chances
"""The utility of who plays for the match."""
