"""What a golden deal and a dark game change in the course of a deal (RULES.md 1.5-1.8, 2.1).

How they multiply what is written stands in `engine.scoring.doubling`.
"""

from __future__ import annotations

from engine.state import DealState, State


def is_forced(state: State) -> bool:
    """Tell whether forehand plays the golden contract of this deal, without an auction."""
    return state.golden is not None and state.rules.golden == "forced_120"


def hides_prikup(state: State, deal: DealState) -> bool:
    """Tell whether this deal hides the prikup, and with it the cards that are passed."""
    if deal.dark:
        return state.rules.dark_hide_prikup
    return is_forced(state) and state.rules.golden_hide


def may_raise(state: State, deal: DealState) -> bool:
    """Tell whether the declarer may name a higher contract than the one he has won."""
    rules = state.rules
    if rules.raise_contract == "never":
        return False
    if deal.dark:
        return rules.dark_raise
    return not is_forced(state) or rules.golden_raise
