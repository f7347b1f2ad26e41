"""What comes after a claim window in which nobody wanted a redeal."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.events import ClaimsClosed
from engine.phases import contract
from engine.state import ClaimStage, Phase, State, deal_of

S = TypeVar("S", bound=State)


def apply_closed(state: S, event: ClaimsClosed) -> S:
    """Go on to the auction, the pass, or the raise."""
    deal = deal_of(state)
    deal = replace(deal, claims=None)
    match event.stage:
        case ClaimStage.AFTER_DEAL:
            return replace(state, deal=deal, phase=Phase.AUCTION)
        case ClaimStage.AFTER_PRIKUP:
            return replace(state, deal=replace(deal, turn=deal.declarer), phase=Phase.PASS)
        case ClaimStage.AFTER_PASS:
            return contract.open_raise(replace(state, deal=deal))
