"""Where the cards can lie that a seat cannot see: what is certain about them.

Certain are the cards that a seat got from the viewer, what the seats could not follow, the mate of
a declared marriage, and the mate that a leader lacks where marriages declare themselves
(RULES.md 1.5, 1.9, 1.10). Cards and sets of cards are the numbers of `engine.ai.kernel`, seats are
places in the order of play.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.ai.kernel.position import NUMBERS, SUITS, set_of
from engine.ai.knowledge import MATE, trump_at
from engine.cards import Card
from engine.marriages import cards_of
from engine.phases.tricks import untaken
from engine.rules import Rules
from engine.state import DealState, PlayedCard, View

ALL: Final = (1 << 24) - 1


class Pile(Struct, frozen=True):
    """Cards that lie face down together: a hand, or what nobody plays."""

    place: int
    """Whose hand it is; one of the two numbers below for what is no hand."""

    count: int
    may: int
    """The unseen cards that can lie in it."""

    must: int
    """The unseen cards that lie in it for certain."""


STOCK: Final = -1
AWAY: Final = -2


class Unseen(Struct, frozen=True):
    """All that is face down for one seat."""

    me: int
    hand: int
    cards: int
    piles: tuple[Pile, ...]
    bank: int
    """Cards that nobody plays and the viewer knows."""


def tricks_of(deal: DealState) -> list[tuple[PlayedCard, ...]]:
    """Return the tricks so far, with the unfinished one."""
    tricks = [trick.plays for trick in deal.tricks]
    if deal.trick:
        tricks.append(deal.trick)
    return tricks


def unseen_of(view: View, deal: DealState, me: int) -> Unseen:
    """Return what is face down for a seat that plays; ValueError where the piles do not add up."""
    places = {seat: place for place, seat in enumerate(deal.active)}
    hand = set_of(deal.hands[me] or ())
    played = set_of(tuple(play.card for plays in tricks_of(deal) for play in plays))
    bank = set_of(untaken(deal)) if len(deal.active) == 2 else 0
    cards = ALL & ~(hand | played | bank)
    lacks, sure = _lacks(view.rules, deal, cards), _sure(deal, me)
    piles = [
        Pile(
            place,
            deal.held[seat],
            cards & ~lacks[seat],
            sum(1 << NUMBERS[card] for card, holder in sure.items() if holder == seat) & cards,
        )
        for seat, place in places.items()
        if seat != me
    ]
    if len(deal.active) == 2:
        piles.append(Pile(STOCK, deal.stock_left, cards, 0))
        away = cards.bit_count() - sum(pile.count for pile in piles)
        piles.append(Pile(AWAY, away, cards, 0))
    taken = sum(pile.must for pile in piles)
    piles = [Pile(p.place, p.count, p.may & ~(taken & ~p.must), p.must) for p in piles]
    if sum(pile.count for pile in piles) != cards.bit_count() or any(p.count < 0 for p in piles):
        raise ValueError("the cards that are face down do not add up")
    return Unseen(places[me], hand, cards, tuple(pile for pile in piles if pile.count), bank)


def _lacks(rules: Rules, deal: DealState, cards: int) -> list[int]:
    """Return, by seat, cards that it cannot hold any more (drawing cards makes that uncertain)."""
    found = [0] * len(deal.hands)
    if deal.stock_left or deal.drawn:
        return found
    declared = {(marriage.trick, marriage.seat) for marriage in deal.marriages}
    for number, plays in enumerate(tricks_of(deal), start=1):
        lead = plays[0].card
        trump = trump_at(deal, number)
        for play in plays[1:]:
            if play.card.suit is not lead.suit:
                found[play.seat] |= _whole(lead)
                if rules.must_trump and trump is not None and play.card.suit is not trump:
                    found[play.seat] |= 63 << 6 * SUITS.index(trump)
        silent = (number, plays[0].seat) not in declared
        mate = MATE.get(lead.rank)
        if silent and mate is not None and _must_have_declared(rules, number, cards):
            found[plays[0].seat] |= 1 << NUMBERS[Card.of(mate, lead.suit)]
    return found


def _whole(card: Card) -> int:
    return 63 << 6 * SUITS.index(card.suit)


def _must_have_declared(rules: Rules, number: int, cards: int) -> bool:
    """Tell whether the leader of a king or queen would have declared with its mate."""
    return rules.marriage_call == "auto" and (number > 1 or rules.marriage_first_lead) and cards > 0


def _sure(deal: DealState, me: int) -> dict[Card, int]:
    """Return cards whose holder is certain while they are unseen."""
    sure = {gift.card: gift.to for gift in deal.gifts if gift.card is not None and gift.to != me}
    for marriage in deal.marriages:
        if marriage.seat != me:
            sure.update((card, marriage.seat) for card in cards_of(marriage.kind, marriage.suit))
    return sure
