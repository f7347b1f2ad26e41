"""A player that fails never stops a match: its answer is replaced and the fault is described.

The caller logs the fault together with the seed of the deal; seat, phase and the seed of the
decision are in it, so that the same question can be put again.
"""

from __future__ import annotations

import logging
import traceback
from typing import Final

from msgspec import Struct

from engine.actions import Action
from engine.ai.fallback import fallback_action
from engine.ai.player import Budget, CancelToken, Player
from engine.decider import legal_actions
from engine.state import Phase, View

logger: Final = logging.getLogger(__name__)


class Fault(Struct, frozen=True, kw_only=True):
    """What went wrong in one decision of a computer player."""

    player: str
    seat: int
    deal_number: int
    phase: Phase
    seed: int
    """The seed in the budget of the decision."""

    problem: str
    """One sentence."""

    details: str
    """The traceback, or the illegal answer."""


def guarded(
    player: Player, view: View, budget: Budget, cancel: CancelToken
) -> tuple[Action, Fault | None]:
    """Ask the player; return its action, or a legal replacement and the fault.

    ValueError when the viewer need not act: that is an error of the caller.
    """
    actions = legal_actions(view)
    if not actions:
        raise ValueError(f"seat {view.viewer} need not act in phase {view.phase.value}")
    try:
        action = player.choose(view, view.rules, budget, cancel)
    except Exception as error:  # noqa: BLE001 - `replaced` logs it with the traceback
        if cancel.is_set():
            # Raising is a way to stop thinking about what nobody asks any more, and so is any
            # other answer, below.
            return fallback_action(view), None
        problem = f"{player.name} raised {type(error).__name__}."
        return replaced(player.name, view, budget, problem, traceback.format_exc())
    if action not in actions:
        if cancel.is_set():
            return fallback_action(view), None
        problem = f"{player.name} answered with an action that is not allowed here."
        return replaced(player.name, view, budget, problem, repr(action))
    return action, None


def replaced(
    player: str, view: View, budget: Budget, problem: str, details: str
) -> tuple[Action, Fault]:
    """Log what is wrong with the answer of a player, and return a legal one and the fault."""
    fault = _fault(player, view, budget, problem, details)
    logger.error("%s %s", _sentence(fault), details)
    return fallback_action(view), fault


def _fault(player: str, view: View, budget: Budget, problem: str, details: str) -> Fault:
    return Fault(
        player=player,
        seat=-1 if view.viewer is None else view.viewer,
        deal_number=view.deal_number,
        phase=view.phase,
        seed=budget.seed,
        problem=problem,
        details=details,
    )


def _sentence(fault: Fault) -> str:
    """Word the fault with the place where it happened."""
    return (
        f"{fault.problem} It is replaced in seat {fault.seat}, deal {fault.deal_number}, "
        f"phase {fault.phase.value}, decision seed {fault.seed}."
    )
