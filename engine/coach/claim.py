"""When the rest of a deal is certain, with the cards in order that prove it (RULES.md 1.9, 1.10).

`claim` proves it for a seat from its own view: in every arrangement of the hidden cards, whatever
the others play. `settled` proves it for the table, which knows all cards: every line of legal play
ends alike. Both answer None for "not proved", which is not "open".
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Play
from engine.cards import DEAL_POINTS, Card, Hand, Suit, without
from engine.coach.outside import SUITS, Outside, Stand, declared, stand_of, takes
from engine.decider import legal_actions
from engine.foregone import Foregone, foregone
from engine.phases.declaring import declarable
from engine.phases.tricks import Duty, leading, winning_play
from engine.rules import Rules
from engine.state import DealState, Phase, PlayedCard, View, visible_hand


class Claimed(StrEnum):
    """What a seat takes for certain."""

    ALL = "all"
    """Every trick from now on, the one on the table included."""

    NOTHING = "nothing"
    """None of them, nor does anybody of its side."""


class Claim(Struct, frozen=True, kw_only=True):
    """What the seat that is to play can show its cards for."""

    seat: int
    claimed: Claimed
    line: tuple[Play, ...]
    """Its cards in the order that proves it; of a claim of nothing in any order."""

    cards: int | None
    """The card points still to come, which the seat or the others take; None where a part of them
    lies face down."""

    marriages: int
    """The points of the marriages that the seat declares in that order."""


class _Proof(Struct, frozen=True):
    """Cards in an order in which each of them takes its trick, and what they declare."""

    line: tuple[Play, ...]
    marriages: int


def claim(view: View) -> Claim | None:
    """Return what the viewer, who is to play, may claim; None while nothing is proved."""
    deal, seat = view.deal, view.viewer
    if view.phase is not Phase.TRICK or deal is None or seat is None or deal.turn != seat:
        return None
    hand = visible_hand(deal, seat)
    if not hand or deal.stock_left:
        return None
    if foregone(view) is Foregone.NOTHING:
        return _nothing(deal, seat, hand)
    proof = _following(view, deal, seat, hand) if deal.trick else _leading(view, deal, seat, hand)
    if proof is None:
        return None
    return Claim(
        seat=seat,
        claimed=Claimed.ALL,
        line=proof.line,
        cards=_to_come(deal),
        marriages=proof.marriages,
    )


def _nothing(deal: DealState, seat: int, hand: Hand) -> Claim | None:
    """Claim that nothing is taken any more, where the seat has no partner who might."""
    if seat != deal.declarer and len(deal.active) > 2:
        return None
    plays = tuple(map(Play, hand))
    return Claim(seat=seat, claimed=Claimed.NOTHING, line=plays, cards=_to_come(deal), marriages=0)


def _to_come(deal: DealState) -> int | None:
    """Return the card points that are not taken yet, where none lie in a pile of their own."""
    return None if deal.aside or deal.laid else DEAL_POINTS - sum(deal.points)


def _leading(view: View, deal: DealState, seat: int, hand: Hand) -> _Proof | None:
    stand = stand_of(view.rules, deal, seat, hand)
    return _prove(view.rules, stand, bool(deal.taken[seat]), {})


def _following(view: View, deal: DealState, seat: int, hand: Hand) -> _Proof | None:
    """Prove that a card takes the trick on the table and that the others go on like this."""
    rules, stand = view.rules, stand_of(view.rules, deal, seat, hand)
    last = len(deal.trick) + 1 == len(deal.active)
    found: dict[Stand, _Proof | None] = {}
    for play in legal_actions(view):
        if not isinstance(play, Play):
            continue
        mine = PlayedCard(seat, play.card)
        if winning_play((*deal.trick, mine), deal.trump) != mine:
            continue
        if last or takes(stand, play.card):
            rest = _prove(rules, _without(stand, play.card), True, found)
            if rest is not None:
                return _Proof((play, *rest.line), rest.marriages)
    return None


def _prove(
    rules: Rules, stand: Stand, taken: bool, found: dict[Stand, _Proof | None]
) -> _Proof | None:
    """Return an order of leads that takes every trick and declares the most, None if none does.

    Each lead of a suit draws at least one card of it as long as anybody holds one, for a suit that
    is led has to be followed; of several the strongest may stay behind.
    """
    if not stand.hand:
        return _Proof((), 0)
    if stand in found:
        return found[stand]
    best: _Proof | None = None
    for play in _leads(rules, stand, taken):
        after, points = declared(rules, stand, play)
        if not takes(after, play.card):
            continue
        rest = _prove(rules, _without(_drawn(after, play.card.suit), play.card), True, found)
        if rest is not None and (best is None or points + rest.marriages > best.marriages):
            best = _Proof((play, *rest.line), points + rest.marriages)
    found[stand] = best
    return best


def _leads(rules: Rules, stand: Stand, taken: bool) -> Iterator[Play]:
    """Yield the leads that the rules allow, the strongest cards first."""
    duty, silent = leading(
        rules,
        stand.hand,
        stand.trump,
        owns_trump=stand.owns_trump,
        aces_first=stand.aces_first,
    )
    for card in silent if duty is Duty.LEAD_ACE else stand.hand:
        calls = declarable(rules, stand.hand, card, int(taken), stand.trump)
        for call in calls:
            yield Play(card, call)
        if card in silent and not (calls and rules.marriage_call == "auto"):
            yield Play(card)


def _drawn(stand: Stand, suit: Suit) -> Stand:
    """Return how the claimer stands after a lead of this suit, which had to be followed."""
    place = SUITS.index(suit)
    there = stand.outside[place]
    if not there.count:
        return stand
    left = Outside(there.count - 1, there.strongest if there.count > 1 else -1)
    return replace(stand, outside=(*stand.outside[:place], left, *stand.outside[place + 1 :]))


def _without(stand: Stand, card: Card) -> Stand:
    return replace(stand, hand=without(stand.hand, card))
