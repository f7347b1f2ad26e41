"""What one viewer may know of a state, and of an event (RULES.md section 0, last paragraph).

Two laws hold and are tested: moving a view by the redacted event gives the view of the moved state,
and states that differ only in what a seat cannot know give that seat equal views and events.
"""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.cards import Card, Hand
from engine.events import (
    CardsDrawn,
    CardsPassed,
    ClaimAnswered,
    Dealt,
    Event,
    HandShown,
    PrikupsOffered,
    PrikupTaken,
    Shuffled,
)
from engine.state import ClaimWindow, DealState, Gift, State, View

T = TypeVar("T")


def view(state: State, viewer: int | None) -> View:
    """Return the state as seen from the seat `viewer`, or by a spectator (None)."""
    deal = state.deal
    return View(
        rules=state.rules,
        phase=state.phase,
        dealer=state.dealer,
        deal_number=state.deal_number,
        redeals=state.redeals,
        standings=state.standings,
        fine_due=state.fine_due,
        fines=state.fines,
        cut=None if state.cut is None else replace(state.cut, pack=None),
        golden=state.golden,
        deal=None if deal is None else _hide(deal, viewer),
        rows=state.rows,
        winner=state.winner,
        settlement=state.settlement,
        viewer=viewer,
    )


def _hide(deal: DealState, viewer: int | None) -> DealState:
    prikup_seen = deal.prikup_shown or (deal.prikup_taken and viewer == deal.declarer)
    return replace(
        deal,
        hands=_own(deal.hands, None if viewer == deal.blind else viewer),
        prikup=deal.prikup if prikup_seen else None,
        claims=None if deal.claims is None else _own_answer(deal.claims, viewer),
        gifts=_gifts(deal, viewer) if deal.gifts else (),
        aside=deal.aside if deal.aside_seen and viewer == deal.declarer else _none(deal.aside),
        laid=deal.laid if viewer == deal.declarer else _none(deal.laid),
        stock=None if deal.stock_left else (),
        drawn=_to_viewer(deal.drawn, viewer),
    )


def _none(values: tuple[T | None, ...]) -> tuple[T | None, ...]:
    """Hide every one of the values, but not how many there are."""
    return (None,) * len(values)


def _own(values: tuple[Hand | None, ...], viewer: int | None) -> tuple[Hand | None, ...]:
    return tuple(value if seat == viewer else None for seat, value in enumerate(values))


def _own_answer(window: ClaimWindow, viewer: int | None) -> ClaimWindow:
    answers = tuple(
        answer if seat == viewer else None
        for seat, answer in zip(window.asked, window.answers, strict=True)
    )
    return replace(window, answers=answers)


def _gifts(deal: DealState, viewer: int | None) -> tuple[Gift, ...]:
    if deal.gifts_face_up or viewer == deal.declarer:
        return deal.gifts
    return _to_viewer(deal.gifts, viewer)


def _to_viewer(gifts: tuple[Gift, ...], viewer: int | None) -> tuple[Gift, ...]:
    return tuple(gift if gift.to == viewer else Gift(gift.to, None) for gift in gifts)


def redact(event: Event, viewer: int | None) -> Event | None:
    """Return the event as `viewer` may know it; None when he must not notice it at all."""
    match event:
        case Shuffled(dealer=dealer):
            return Shuffled(dealer, None)
        case ClaimAnswered(seat=seat):
            return event if seat == viewer else None
        case Dealt(dealer=dealer, hands=hands, aside=aside, stock=stock, blind=blind):
            own = _own(hands, None if viewer == blind else viewer)
            return Dealt(dealer, own, None, _none(aside), None if stock else (), blind)
        case HandShown(seat=seat) if seat != viewer:
            return HandShown(seat, None)
        case PrikupsOffered(seat=seat) if seat != viewer:
            return PrikupsOffered(seat, ())
        case PrikupTaken(seat=seat, shown=shown):
            return event if shown or seat == viewer else PrikupTaken(seat, None, shown)
        case CardsPassed(seat=seat, to=to, cards=cards, face_up=face_up, laid=laid):
            if seat == viewer:
                return event
            known = cards if face_up else _received(to, cards, viewer)
            return CardsPassed(seat, to, known, face_up, _none(laid))
        case CardsDrawn(to=to, cards=cards):
            return CardsDrawn(to, _received(to, cards, viewer))
        case _:
            return event


def _received(
    to: tuple[int, ...], cards: tuple[Card | None, ...], viewer: int | None
) -> tuple[Card | None, ...]:
    """Hide the cards that did not go to the viewer."""
    return tuple(
        card if receiver == viewer else None for receiver, card in zip(to, cards, strict=True)
    )
