"""Whether the tricks still to come are decided for a seat, whatever the others hold and play.

Told from a view alone, and only where a short proof exists: `None` means "not proved", not "open".
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from engine.cards import DECK, Card, Hand, Suit, hand_of
from engine.marriages import ACES, all_in, is_pair
from engine.phases.tricks import winning_play
from engine.rules import Rules
from engine.state import DealState, Phase, PlayedCard, View, visible_hand


class Foregone(StrEnum):
    """How the rest of a deal ends for a seat, however it plays its cards."""

    ALL = "all"  # it takes every trick from now on
    NOTHING = "nothing"  # it takes none any more, the one on the table included


def foregone(view: View) -> Foregone | None:
    """Tell what the viewer's cards are bound to take; None while that is not proved."""
    deal, seat = view.deal, view.viewer
    if view.phase is not Phase.TRICK or deal is None or seat is None or seat not in deal.active:
        return None
    hand = visible_hand(deal, seat)
    if not hand or deal.stock_left:
        return None  # nothing is proved of cards that are still to be drawn
    elsewhere = _elsewhere(deal, hand)
    if _takes_all(view.rules, deal, seat, hand, elsewhere):
        return Foregone.ALL
    return Foregone.NOTHING if _takes_nothing(view.rules, deal, seat, hand, elsewhere) else None


def _elsewhere(deal: DealState, hand: Hand) -> frozenset[Card]:
    """Return the cards that the others hold."""
    played = {play.card for trick in deal.tricks for play in trick.plays}
    return frozenset(DECK) - played - {play.card for play in deal.trick} - frozenset(hand)


def _takes_all(
    rules: Rules, deal: DealState, seat: int, hand: Hand, elsewhere: frozenset[Card]
) -> bool:
    """Prove that the seat leads and goes on leading: nobody can beat or trump any of its cards.

    A marriage of its own would be a choice, and could make trumps of what the others hold.
    """
    if deal.turn != seat or deal.trick or all_in(rules, hand):
        return False
    if any(card.suit is deal.trump for card in elsewhere):
        return False
    return all(card.strength > _strongest(elsewhere, card) for card in hand)


def _takes_nothing(
    rules: Rules, deal: DealState, seat: int, hand: Hand, elsewhere: frozenset[Card]
) -> bool:
    """Prove that the seat never wins: it does not lead, and every card can only lose.

    Whatever is led from elsewhere in a suit that the seat holds is stronger, the seat has no
    trump, and nobody can declare one of its suits.
    """
    if any(
        card.suit is deal.trump or card.suit in _may_be_trump(rules, elsewhere) for card in hand
    ):
        return False
    if any(card.strength < other.strength for card in elsewhere for other in _suit(hand, card)):
        return False
    if not deal.trick:
        return deal.turn != seat
    if any(play.seat == seat for play in deal.trick):
        return winning_play(deal.trick, deal.trump).seat != seat
    return not any(
        winning_play((*deal.trick, PlayedCard(seat, card)), deal.trump).seat == seat
        for card in hand
    )


def _may_be_trump(rules: Rules, elsewhere: frozenset[Card]) -> frozenset[Suit]:
    """Return the suits that the others may make trump with the cards they hold."""
    if rules.ace_marriage and rules.ace_marriage_trump == "led_suit" and elsewhere >= ACES:
        return frozenset(Suit)
    return frozenset(suit for kind, suit in all_in(rules, hand_of(elsewhere)) if is_pair(kind))


def _suit(cards: Iterable[Card], like: Card) -> list[Card]:
    return [card for card in cards if card.suit is like.suit]


def _strongest(cards: Iterable[Card], like: Card) -> int:
    return max((card.strength for card in _suit(cards, like)), default=-1)
