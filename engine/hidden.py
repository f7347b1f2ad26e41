"""Questions that bring a choice to some hands only, so that having one tells of cards.

Redeal claims, turning the light on, and a call above what the cards allow (RULES.md 1.3, 2.4b,
ambiguities 32 and 51). Nobody else may learn whether the seat had the choice.
"""

from __future__ import annotations

from engine.decider import to_act
from engine.phases import auction
from engine.state import Phase, State, deal_of


def is_hidden_question(state: State, seat: int) -> bool:
    """Tell from public facts whether its cards decide if a seat that is asked has a choice."""
    if seat not in to_act(state):
        return False
    match state.phase:
        case Phase.CLAIM_HAND | Phase.CLAIM_PRIKUP | Phase.CLAIM_HAND_2:
            return True
        case Phase.AUCTION:
            return auction.may_lack_a_raise(state, deal_of(state), seat)
        case _:
            return False
