"""Declaring marriages: what a led card may declare, and what follows from it (RULES.md 1.10).

King and queen make trump, and so does the half marriage; four aces do where it is agreed, four
nines never. The points count at once, whoever takes the trick.
"""

from __future__ import annotations

from typing import Final

from engine.actions import Declare
from engine.cards import Card, Hand, Suit
from engine.events import MarriageDeclared
from engine.illegal import IllegalAction, Refusal
from engine.marriages import declared_by, is_known, is_pair, worth
from engine.rules import Rules
from engine.state import DealState, MarriageKind

KINDS: Final = {
    Declare.MARRIAGE: MarriageKind.MARRIAGE,
    Declare.KEEP: MarriageKind.MARRIAGE,
    Declare.HALF: MarriageKind.HALF,
    Declare.HALF_KEEP: MarriageKind.HALF,
    Declare.ACES: MarriageKind.ACES,
    Declare.NINES: MarriageKind.NINES,
}
"""What each declaration declares."""

KEEPING: Final = {MarriageKind.MARRIAGE: Declare.KEEP, MarriageKind.HALF: Declare.HALF_KEEP}
"""The declarations that leave the trump as it is."""

_CALLS: Final = {
    MarriageKind.MARRIAGE: Declare.MARRIAGE,
    MarriageKind.HALF: Declare.HALF,
    MarriageKind.ACES: Declare.ACES,
    MarriageKind.NINES: Declare.NINES,
}
_MISSING: Final = {
    MarriageKind.MARRIAGE: Refusal.DECLARE_NEEDS_PAIR,
    MarriageKind.HALF: Refusal.DECLARE_NEEDS_HALF,
    MarriageKind.ACES: Refusal.DECLARE_NEEDS_ACES,
    MarriageKind.NINES: Refusal.DECLARE_NEEDS_NINES,
}


def declarable(
    rules: Rules, hand: Hand, card: Card, tricks_taken: int, trump: Suit | None
) -> tuple[Declare, ...]:
    """Return what a leader with this hand may declare with the card, the dearest first.

    Where the declarer of a pair may choose whether its suit becomes trump, both choices are
    listed; without another trump there is nothing to keep.
    """
    if not tricks_taken and not rules.marriage_first_lead:
        return ()
    kinds = declared_by(rules, hand, card)
    if rules.marriage_call == "auto":
        kinds = kinds[:1]
    found: list[Declare] = []
    for kind in kinds:
        found.append(_CALLS[kind])
        if rules.marriage_trump_choice and is_pair(kind) and trump not in (None, card.suit):
            found.append(KEEPING[kind])
    return tuple(found)


def must_lead_aces(rules: Rules, deal: DealState, seat: int) -> bool:
    """Tell whether a seat has declared the ace marriage and is bound to lead aces by it."""
    return rules.ace_marriage_force_aces and any(
        one.kind is MarriageKind.ACES and one.seat == seat for one in deal.marriages
    )


def explain(
    rules: Rules, deal: DealState, hand: Hand, seat: int, card: Card, call: Declare
) -> IllegalAction:
    """Say why a declaration is refused."""
    kind = KINDS[call]
    if not is_known(rules, kind):
        return IllegalAction(Refusal.DECLARE_OFF)
    if deal.trick:
        return IllegalAction(Refusal.DECLARE_ON_LEAD)
    if kind not in declared_by(rules, hand, card):
        code = _MISSING[kind]
        return IllegalAction(code, suit=card.suit) if is_pair(kind) else IllegalAction(code)
    if not declarable(rules, hand, card, deal.taken[seat], deal.trump):
        return IllegalAction(Refusal.DECLARE_NEEDS_TRICK)
    if call in KEEPING.values():
        return IllegalAction(Refusal.DECLARE_TRUMP_CHANGES, suit=card.suit)
    return IllegalAction(Refusal.MUST_DECLARE, suit=card.suit)


def declaration(rules: Rules, seat: int, card: Card, call: Declare) -> MarriageDeclared:
    """Return the event of a declaration."""
    kind = KINDS[call]
    trump = is_pair(kind) and call not in KEEPING.values()
    if kind is MarriageKind.ACES:
        trump = rules.ace_marriage_trump == "led_suit"
    return MarriageDeclared(seat, card.suit, worth(rules, kind, card.suit), kind, trump)


def call_of(event: MarriageDeclared) -> Declare:
    """Return the declaration that led to this event."""
    keeps = is_pair(event.kind) and not event.trump
    return KEEPING[event.kind] if keeps else _CALLS[event.kind]
