"""What the cards that were played cost, judged with all cards known.

A card costs what the declarer could have taken more, or the defenders could have kept him from
taking, if everybody had played without a mistake from there on. It turns the contract if that was
made before it and missed after it, or the other way round. Nobody who sees his own cards only can
avoid all of it: it compares players, and shows where they lose.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from engine.actions import Action, Play
from engine.ai.kernel.position import move_of, position_of
from engine.ai.kernel.solver import Solver
from engine.rules import Rules
from engine.scoring import is_made
from engine.state import Phase, State, deal_of
from thousand_qt.arena.intervals import Measured, mean

DECLARER: Final = "declarer"
DEFENDER: Final = "defender"
_TRICKS: Final = 8


class Slip(Struct, frozen=True):
    """A card that cost something."""

    role: str
    trick: int
    """From 1."""

    lost: int
    turned: bool


class Judge:
    """Looks on while some entrants play, and notes their slips."""

    def __init__(self, rules: Rules) -> None:
        self._solver = Solver(rules)

    def slip(self, state: State, seat: int, action: Action) -> Slip | None:
        """Return what the card that the seat is about to play costs, None if nothing."""
        deal = deal_of(state)
        solo = deal.declarer
        if state.phase is not Phase.TRICK or not isinstance(action, Play) or solo is None:
            return None
        values = self._solver.move_values(position_of(state.rules, deal), deal.active.index(solo))
        value = values[move_of(action)]
        best = (max if seat == solo else min)(values.values())
        if value == best:
            return None
        taken = deal.points[solo] + deal.marriage_points[solo]
        could, will = (is_made(state.rules, deal.contract, taken + one) for one in (best, value))
        role = DECLARER if seat == solo else DEFENDER
        return Slip(role, len(deal.tricks) + 1, abs(best - value), could != will)


class Regret(Struct, frozen=True, kw_only=True):
    """What a player's cards cost it in one role."""

    player: str
    role: str
    lost: Measured
    """Points a deal, of both defenders together."""

    turned: Measured
    """Cards that turned the contract, in a hundred deals."""

    by_trick: tuple[float, ...]
    """Points a deal in each trick."""


def regrets(player: str, deals: Sequence[Sequence[Slip]], seed: int) -> list[Regret]:
    """Return what the slips of a player cost; one entry a deal, in which it plays both roles."""
    found: list[Regret] = []
    for role in (DECLARER, DEFENDER):
        slips = [[slip for slip in deal if slip.role == role] for deal in deals]
        lost = mean([sum(slip.lost for slip in deal) for deal in slips], seed)
        turned = mean([100.0 * sum(slip.turned for slip in deal) for deal in slips], seed)
        if lost is None or turned is None:
            continue
        by_trick = [
            sum(slip.lost for deal in slips for slip in deal if slip.trick == trick)
            for trick in range(1, _TRICKS + 1)
        ]
        found.append(
            Regret(
                player=player,
                role=role,
                lost=lost,
                turned=turned,
                by_trick=tuple(round(points / len(deals), 2) for points in by_trick),
            )
        )
    return found


def regret_lines(found: Sequence[Regret]) -> list[str]:
    """Word what the cards cost as a table."""
    if not found:
        return []
    width = max(len(one.player) for one in found)
    tricks = "".join(f"{trick:>6}" for trick in range(1, _TRICKS + 1))
    head = f"  {'':<{width}}  {'':<10}{'points lost a deal':<20}{'contracts turned, %':<22}"
    lines = [
        "",
        "What cards cost that would not have been played with all cards known; points by trick:",
        f"{head}{tricks}",
    ]
    for one in found:
        costs = "".join(f"{points:>6.1f}" for points in one.by_trick)
        figures = f"{one.lost.text():<20}{one.turned.text():<22}"
        lines.append(f"  {one.player:<{width}}  {one.role:<10}{figures}{costs}")
    return lines
