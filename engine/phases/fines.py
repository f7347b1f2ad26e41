"""Fines between deals: for the third nine at a cut, and for redeals in a row (RULES.md 1.1, 2.1).

They change the totals at once; their lines stand in the row of the next deal that is written.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.events import Fined
from engine.scoring.fines import fine_between_deals
from engine.scoring.types import Reason
from engine.state import FineDue, State

S = TypeVar("S", bound=State)


def owed(state: S, seat: int, reason: Reason) -> S:
    """Note that a seat has to pay the fine; nothing where the table knows no fine."""
    if not state.rules.fine_amount:
        return state
    return replace(state, fine_due=FineDue(seat, reason))


def owed_for_redeals(state: S, dealer: int) -> S:
    """Let the dealer pay after every third redeal in a row, where that is agreed."""
    every = state.rules.redeal_streak_fine
    return (
        owed(state, dealer, Reason.REDEAL_FINE) if every and state.redeals % every == 0 else state
    )


def automatic(state: State) -> Fined | None:
    """Write the fine that is due."""
    due = state.fine_due
    if due is None:
        return None
    scored = fine_between_deals(
        state.rules, state.standings, due.seat, due.reason, golden=state.golden
    )
    return Fined(due.seat, scored)


def apply_fined(state: S, event: Fined) -> S:
    """Write the fine on the sheet."""
    return replace(
        state,
        fine_due=None,
        standings=event.scored.standings,
        fines=(*state.fines, *event.scored.lines),
    )
