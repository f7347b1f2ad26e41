"""The choice between two prikups in the two-player forms (RULES.md 1.15, ambiguity 36)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.actions import Action, ChoosePrikup
from engine.events import Event, PrikupChosen, PrikupsOffered
from engine.illegal import IllegalAction, Refusal
from engine.state import DealState, Phase, State, View, deal_of

S = TypeVar("S", bound=State)


def is_due(deal: DealState) -> bool:
    """Tell whether two prikups lie on the table and none of them is chosen yet."""
    return len(deal.aside) > 1 and deal.chosen is None


def offer(state: State, deal: DealState) -> PrikupsOffered:
    """Put the choice to the declarer, who looks at both first where that is agreed."""
    assert deal.declarer is not None
    known = [pile for pile in deal.aside if pile is not None]
    seen = state.rules.two_choose == "seen"
    return PrikupsOffered(deal.declarer, tuple(known) if seen else ())


def legal(view: View, deal: DealState, seat: int) -> tuple[Action, ...]:
    """Return both prikups."""
    return tuple(ChoosePrikup(place) for place in range(len(deal.aside)))


def explain(view: View, deal: DealState, seat: int, action: Action) -> IllegalAction:
    """Say why a choice is refused."""
    if isinstance(action, ChoosePrikup):
        return IllegalAction(Refusal.NO_SUCH_PRIKUP, place=action.place)
    return IllegalAction(Refusal.WRONG_PHASE, phase=view.phase)


def decide(state: State, deal: DealState, seat: int, action: Action) -> tuple[Event, ...]:
    """Choose."""
    assert isinstance(action, ChoosePrikup)
    return (PrikupChosen(seat, action.place),)


def apply_offered(state: S, event: PrikupsOffered) -> S:
    """Ask the declarer to choose."""
    deal = deal_of(state)
    deal = replace(
        deal,
        aside=event.prikups or deal.aside,
        aside_seen=state.rules.two_choose == "seen",
        turn=event.seat,
    )
    return replace(state, deal=deal, phase=Phase.CHOOSE)


def apply_chosen(state: S, event: PrikupChosen) -> S:
    """Note which prikup is taken."""
    return replace(state, deal=replace(deal_of(state), chosen=event.place, turn=None))
