"""What a seat that holds some cards has to fear from those that it does not see (RULES.md 1.9).

It is told in the worst case: any other seat may hold any card that was not played.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Declare, Play
from engine.cards import DECK, Card, Hand, Suit
from engine.marriages import is_pair, worth
from engine.phases.declaring import KEEPING, KINDS, must_lead_aces
from engine.rules import Rules
from engine.state import DealState, MarriageKind

SUITS: Final = tuple(Suit)


class Outside(Struct, frozen=True):
    """The cards of a suit that others may hold: how many at most, and how strong the best."""

    count: int
    strongest: int


class Stand(Struct, frozen=True):
    """What a seat holds, and what can still beat it."""

    hand: Hand
    outside: tuple[Outside, ...]
    """By suit."""

    trump: Suit | None
    owns_trump: bool
    aces_first: bool


def stand_of(rules: Rules, deal: DealState, seat: int, hand: Hand) -> Stand:
    """Return how a seat stands that sees this hand and what was played."""
    played = {play.card for trick in deal.tricks for play in trick.plays}
    played.update(play.card for play in deal.trick)
    unseen = [card for card in DECK if card not in played and card not in hand]
    outside = []
    for suit in SUITS:
        strengths = [card.strength for card in unseen if card.suit is suit]
        outside.append(Outside(len(strengths), max(strengths, default=-1)))
    return Stand(
        hand=hand,
        outside=tuple(outside),
        trump=deal.trump,
        owns_trump=deal.trump_owner == seat,
        aces_first=must_lead_aces(rules, deal, seat),
    )


def declared(rules: Rules, stand: Stand, play: Play) -> tuple[Stand, int]:
    """Return how the leader stands once the lead has declared what it does, and its points."""
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


def of_suit(stand: Stand, suit: Suit) -> Outside:
    """Return the cards of a suit that others may hold."""
    return stand.outside[SUITS.index(suit)]


def takes(stand: Stand, card: Card) -> bool:
    """Tell whether nobody who plays after this card can beat it."""
    place = SUITS.index(card.suit)
    if card.strength < stand.outside[place].strongest:
        return False
    if stand.trump is None or stand.trump is card.suit:
        return True
    return not stand.outside[SUITS.index(stand.trump)].count
