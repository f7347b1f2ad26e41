"""`cards-known`: a yardstick that sees all hands and plays the cards without a mistake.

It is never a player of the registry. It knows how the cards lie, but not how the others will play:
it takes them for as good as itself. Where several cards are worth the same it plays what `ruler-1`
would play.
"""

from __future__ import annotations

from typing import Final

from engine.actions import Action
from engine.ai.guard import Fault, guarded
from engine.ai.kernel.position import move_of, play_of, position_of
from engine.ai.kernel.solver import Solver
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.rules import Rules
from engine.state import Phase, State, deal_of
from engine.view import view

CARDS_KNOWN: Final = "cards-known"


class CardsKnown:
    """Everything but the cards is done by `ruler-1`."""

    def __init__(self, rules: Rules) -> None:
        self._solver = Solver(rules)
        self._usual: Player = make_player("ruler-1")

    def answer(self, state: State, seat: int, budget: Budget) -> tuple[Action, Fault | None]:
        """Return the card that is worth most to the side of the seat."""
        usual, fault = guarded(self._usual, view(state, seat), budget, Uncancelled())
        deal = deal_of(state)
        solo = deal.declarer
        if state.phase is not Phase.TRICK or solo is None or deal.held[seat] == 1:
            return usual, fault
        position = position_of(state.rules, deal)
        values = self._solver.move_values(position, deal.active.index(solo))
        sign = 1 if seat == solo else -1
        best = max(sign * value for value in values.values())
        moves = [play_of(move) for move, value in values.items() if sign * value == best]
        if usual in moves:
            return usual, fault
        return min(moves, key=lambda play: (play.card.points, move_of(play))), None

    def close(self) -> None:
        """There is nothing to leave behind."""
