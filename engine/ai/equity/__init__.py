"""Match equity: the chance of each seat to win the match from a standing (AI.md "Utility").

A deal is worth what it changes in these chances, not its points.
"""

from engine.ai.equity.chances import chances_after, win_chances
from engine.ai.equity.outcomes import (
    ContractWorth,
    contract_worth,
    played_result,
    surrendered_result,
)
from engine.ai.equity.standing import (
    MatchStanding,
    after,
    first_standing,
    standing_of,
    standing_with,
)
from engine.ai.equity.utility import CHANCES

__all__ = [
    "CHANCES",
    "ContractWorth",
    "MatchStanding",
    "after",
    "chances_after",
    "contract_worth",
    "first_standing",
    "played_result",
    "standing_of",
    "standing_with",
    "surrendered_result",
    "win_chances",
]
