"""The dark game: forehand commits himself before he sees a card (RULES.md group 14, ambiguity 31).

Who may do so follows from the score alone, so everybody knows that he is asked. His own hand stays
hidden from him until the matter is settled: when he says no, when an opponent turns the light on by
a bid, or when the auction is over. What may be bid against a dark game stands in the auction.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.actions import Action, GoDark
from engine.events import DarkDecided, Event, HandShown
from engine.illegal import IllegalAction, Refusal
from engine.phases import auction, claims
from engine.rules import active
from engine.scoring import on_barrel
from engine.state import DealState, State, View, deal_of

S = TypeVar("S", bound=State)


def offered_to(state: State, seats: tuple[int, ...]) -> int | None:
    """Return forehand of a deal that these seats play, if he may commit himself; else None."""
    rules, standings, forehand = state.rules, state.standings, seats[0]
    if not rules.dark or not active(rules, "dark") or state.golden is not None:
        return None
    if auction.silenced(rules, standings[forehand]):
        return None
    if rules.dark_min_score is not None and standings[forehand].total < rules.dark_min_score:
        return None
    if not rules.dark_on_barrel and any(on_barrel(rules, one) for one in standings):
        return None
    # Where the barrel bids or takes by itself there is nothing left to commit oneself to.
    return forehand if auction.automatic_barrel_seat(state, seats) is None else None


def legal(view: View, deal: DealState, seat: int) -> tuple[Action, ...]:
    """Return both answers."""
    return (GoDark(False), GoDark(True))


def explain(view: View, deal: DealState, seat: int, action: Action) -> IllegalAction:
    """Say why an answer is refused."""
    return IllegalAction(Refusal.WRONG_PHASE, phase=view.phase)


def decide(state: State, deal: DealState, seat: int, action: Action) -> tuple[Event, ...]:
    """Go into the dark, or look at the cards."""
    assert isinstance(action, GoDark)
    decided = DarkDecided(seat, action.dark)
    return (decided,) if action.dark else (decided, *auction.reveal(deal))


def apply_decided(state: S, event: DarkDecided) -> S:
    """Note the decision; the redeal claims come next."""
    deal = replace(deal_of(state), dark=event.dark, turn=None)
    return claims.open_after_deal(replace(state, deal=deal))


def apply_shown(state: S, event: HandShown) -> S:
    """Let the seat see its cards."""
    deal = deal_of(state)
    hands = deal.hands
    if event.cards is not None:
        hands = (*hands[: event.seat], event.cards, *hands[event.seat + 1 :])
    return replace(state, deal=replace(deal, hands=hands, blind=None))
