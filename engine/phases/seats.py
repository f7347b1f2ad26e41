"""Who plays a deal, and who stands in for a dealer that sits out (RULES.md 1.2, 1.14)."""

from __future__ import annotations

from typing import Final

from engine.rules import Rules
from engine.state import DealState

_SITTER: Final = {"dealer": 0, "opposite_dealer": 2, "right_of_dealer": 3}
"""Where the fourth player sits out, in steps clockwise from the dealer."""


def active_seats(rules: Rules, dealer: int) -> tuple[int, ...]:
    """Return the seats that play a deal of this dealer, clockwise from forehand."""
    around = range(1, rules.players + 1)
    if rules.players == 4:
        around_table = (step for step in around if step % 4 != _SITTER[rules.four_player_sitter])
        return tuple((dealer + step) % 4 for step in around_table)
    return tuple((dealer + step) % rules.players for step in around)


def sitter_of(active: tuple[int, ...], players: int) -> int | None:
    """Return the seat that sits the deal out, None where everybody plays."""
    return next((seat for seat in range(players) if seat not in active), None)


def acting_dealer(deal: DealState) -> int:
    """Return the seat that does in play what falls to the dealer: forehand where he sits out."""
    return deal.dealer if deal.dealer in deal.active else deal.forehand
