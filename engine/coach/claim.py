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

from engine.actions import Declare, Play
from engine.cards import DEAL_POINTS, DECK, Card, Hand, Suit, without
from engine.decider import legal_actions
from engine.foregone import Foregone, foregone
from engine.marriages import is_pair, worth
from engine.phases.declaring import KEEPING, KINDS, declarable, must_lead_aces
from engine.phases.tricks import Duty, leading, winning_play
from engine.rules import Rules
from engine.state import DealState, MarriageKind, Phase, PlayedCard, View, visible_hand


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


class _Outside(Struct, frozen=True):
    """The cards of a suit that others may hold: how many at most, and how strong the best."""

    count: int
    strongest: int


class _Stand(Struct, frozen=True):
    """A claimer who is to lead: what he holds, and what can still beat him."""

    hand: Hand
    outside: tuple[_Outside, ...]
    """By suit."""

    trump: Suit | None
    owns_trump: bool
    aces_first: bool


class _Proof(Struct, frozen=True):
    """Cards in an order in which each of them takes its trick, and what they declare."""

    line: tuple[Play, ...]
    marriages: int


_SUITS = tuple(Suit)


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
    stand = _stand(view.rules, deal, seat, hand)
    return _prove(view.rules, stand, bool(deal.taken[seat]), {})


def _following(view: View, deal: DealState, seat: int, hand: Hand) -> _Proof | None:
    """Prove that a card takes the trick on the table and that the others go on like this."""
    rules, stand = view.rules, _stand(view.rules, deal, seat, hand)
    last = len(deal.trick) + 1 == len(deal.active)
    found: dict[_Stand, _Proof | None] = {}
    for play in legal_actions(view):
        if not isinstance(play, Play):
            continue
        mine = PlayedCard(seat, play.card)
        if winning_play((*deal.trick, mine), deal.trump) != mine:
            continue
        if last or _takes(stand, play.card):
            rest = _prove(rules, _without(stand, play.card), True, found)
            if rest is not None:
                return _Proof((play, *rest.line), rest.marriages)
    return None


def _stand(rules: Rules, deal: DealState, seat: int, hand: Hand) -> _Stand:
    played = {play.card for trick in deal.tricks for play in trick.plays}
    played.update(play.card for play in deal.trick)
    unseen = [card for card in DECK if card not in played and card not in hand]
    outside = []
    for suit in _SUITS:
        strengths = [card.strength for card in unseen if card.suit is suit]
        outside.append(_Outside(len(strengths), max(strengths, default=-1)))
    return _Stand(
        hand=hand,
        outside=tuple(outside),
        trump=deal.trump,
        owns_trump=deal.trump_owner == seat,
        aces_first=must_lead_aces(rules, deal, seat),
    )


def _prove(
    rules: Rules, stand: _Stand, taken: bool, found: dict[_Stand, _Proof | None]
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
        after, points = _declared(rules, stand, play)
        if not _takes(after, play.card):
            continue
        rest = _prove(rules, _without(_drawn(after, play.card.suit), play.card), True, found)
        if rest is not None and (best is None or points + rest.marriages > best.marriages):
            best = _Proof((play, *rest.line), points + rest.marriages)
    found[stand] = best
    return best


def _leads(rules: Rules, stand: _Stand, taken: bool) -> Iterator[Play]:
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


def _declared(rules: Rules, stand: _Stand, play: Play) -> tuple[_Stand, int]:
    """Return how the claimer stands once the lead has declared what it does, and its points."""
    call = play.declare
    if call is None:
        return stand, 0
    kind, suit = KINDS[call], play.card.suit
    if kind is MarriageKind.ACES and rules.ace_marriage_force_aces:
        stand = replace(stand, aces_first=True)
    if _makes_trump(rules, kind, call):
        stand = replace(stand, trump=suit, owns_trump=True)
    return stand, worth(rules, kind, suit)


def _makes_trump(rules: Rules, kind: MarriageKind, call: Declare) -> bool:
    if kind is MarriageKind.ACES:
        return rules.ace_marriage_trump == "led_suit"
    return is_pair(kind) and call not in KEEPING.values()


def _takes(stand: _Stand, card: Card) -> bool:
    """Tell whether nobody who plays after this card can beat it."""
    place = _SUITS.index(card.suit)
    if card.strength < stand.outside[place].strongest:
        return False
    if stand.trump is None or stand.trump is card.suit:
        return True
    return not stand.outside[_SUITS.index(stand.trump)].count


def _drawn(stand: _Stand, suit: Suit) -> _Stand:
    """Return how the claimer stands after a lead of this suit, which had to be followed."""
    place = _SUITS.index(suit)
    there = stand.outside[place]
    if not there.count:
        return stand
    left = _Outside(there.count - 1, there.strongest if there.count > 1 else -1)
    return replace(stand, outside=(*stand.outside[:place], left, *stand.outside[place + 1 :]))


def _without(stand: _Stand, card: Card) -> _Stand:
    return replace(stand, hand=without(stand.hand, card))
