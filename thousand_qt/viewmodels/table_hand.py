"""In which order a hand is held: the orders of the settings, and cards that a person moved.

An arrangement is a person's own order of all cards that he held in one deal. It lives as text, so
that it can be kept over a restart, and knows its deal by the cards that it names.
"""

import itertools
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

import msgspec

from engine.cards import Card, Hand, Suit, hand_of, parse_cards
from engine.state import DealState, View
from thousand_qt.settings import HandOrder

MOST_ARRANGEMENTS: Final = 12
"""How many arrangements are kept; older ones are forgotten."""

_BETWEEN: Final = " / "
_RED: Final = (Suit.DIAMONDS, Suit.HEARTS)
_USUAL_ORDERS: Final = (
    (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS),
    (Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS, Suit.CLUBS),
    (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS),
)
_SUIT_ORDERS: Final = (*_USUAL_ORDERS, *itertools.permutations(_USUAL_ORDERS[0]))


class Holding(msgspec.Struct, frozen=True):
    """How the viewer holds his cards: sorted, and the cards of `arranged` in that order."""

    order: HandOrder = HandOrder.SUITS
    arranged: Hand = ()


class Arrangement(msgspec.Struct, frozen=True):
    """A person's own order in the deal of that number, made over one of the sorted orders."""

    deal_number: int
    order: HandOrder
    cards: Hand


def held_in_deal(deal: DealState, seat: int) -> tuple[Hand, Hand]:
    """Return all cards that a seat has held in a deal: as dealt, and those that came later."""
    plays = (*(play for trick in deal.tricks for play in trick.plays), *deal.trick)
    away = (*(gift.card for gift in deal.gifts), *deal.laid) if seat == deal.declarer else ()
    held = {
        *(deal.hands[seat] or ()),
        *(play.card for play in plays if play.seat == seat),
        *(card for card in away if card is not None),
    }
    prikup = deal.prikup or () if deal.prikup_taken and seat == deal.declarer else ()
    came = (*deal.gifts, *deal.drawn)
    gifts = (gift.card for gift in came if gift.to == seat and gift.card is not None)
    later = tuple(card for card in (*prikup, *gifts) if card in held)
    return hand_of(held.difference(later)), later


def sorted_hand(dealt: Iterable[Card], later: Iterable[Card], order: HandOrder) -> Hand:
    """Return the cards in one of the sorted orders; the suits of the first ones stand still."""
    first, then = tuple(dealt), tuple(later)
    suits = _suits_in_order(first, then)
    match order:
        case HandOrder.SUITS:
            return _by(first + then, lambda card: (suits.index(card.suit), -card.strength))
        case HandOrder.SUITS_UP:
            return _by(first + then, lambda card: (suits.index(card.suit), card.strength))
        case HandOrder.RANKS:
            return _by(first + then, lambda card: (-card.strength, suits.index(card.suit)))
        case HandOrder.DEALT:
            return first + then


def merged(arranged: Iterable[Card], in_order: Hand) -> Hand:
    """Return the cards of `in_order` as they are arranged; others follow their neighbour."""
    wanted = set(in_order)
    merged_cards = [card for card in dict.fromkeys(arranged) if card in wanted]
    known = set(merged_cards)
    for place, card in enumerate(in_order):
        if card not in known:
            after = merged_cards.index(in_order[place - 1]) + 1 if place else 0
            merged_cards.insert(after, card)
    return tuple(merged_cards)


def whole_order(deal: DealState, seat: int, holding: Holding) -> Hand:
    """Return all cards that a seat has held in this deal, in the order in which he holds them."""
    return merged(holding.arranged, sorted_hand(*held_in_deal(deal, seat), holding.order))


def held_order(deal: DealState, seat: int, holding: Holding) -> Hand:
    """Return the cards in the hand of a seat, in the order in which he holds them."""
    hand = set(deal.hands[seat] or ())
    return tuple(card for card in whole_order(deal, seat, holding) if card in hand)


def moved(whole: Hand, shown: Iterable[Card], card: Card, slot: int) -> Hand:
    """Return the whole order after a card went to the `slot`th place among the shown ones."""
    others = [one for one in shown if one is not card]
    left = [one for one in whole if one is not card]
    if slot < len(others):
        place = left.index(others[max(0, slot)])
    else:
        place = left.index(others[-1]) + 1 if others else 0
    return (*left[:place], card, *left[place:])


def belongs(arrangement: Arrangement, seen: View, order: HandOrder) -> bool:
    """Say whether an arrangement was made in the deal that this view shows."""
    if seen.viewer is None or seen.deal is None:
        return False
    dealt, later = held_in_deal(seen.deal, seen.viewer)
    same = (arrangement.deal_number, arrangement.order) == (seen.deal_number, order)
    return same and {*arrangement.cards} <= {*dealt, *later}


def write_arrangements(arrangements: Iterable[Arrangement]) -> str:
    """Return the newest arrangements as one line of text, the newest first."""
    newest = itertools.islice(arrangements, MOST_ARRANGEMENTS)
    return _BETWEEN.join(
        f"{one.deal_number} {one.order.value} {' '.join(card.value for card in one.cards)}"
        for one in newest
    )


@lru_cache(maxsize=2)
def read_arrangements(text: str) -> tuple[Arrangement, ...]:
    """Return what `write_arrangements` wrote; what makes no sense is left out."""
    return tuple(
        found for part in text.split(_BETWEEN.strip()) if (found := _read(part)) is not None
    )


def _read(text: str) -> Arrangement | None:
    try:
        number, order, cards = text.split(maxsplit=2)
        return Arrangement(int(number), HandOrder(order), parse_cards(cards))
    except ValueError:
        return None


def _by(cards: Hand, key: Callable[[Card], tuple[int, int]]) -> Hand:
    return tuple(sorted(cards, key=key))


def _suits_in_order(*stages: Iterable[Card]) -> tuple[Suit, ...]:
    """Return the suits so that colours alternate; suits that come later move no earlier one."""
    order: tuple[Suit, ...] = ()
    for cards in stages:
        suits = {*order, *(card.suit for card in cards)}
        fitting = (
            tuple(suit for suit in whole if suit in suits)
            for whole in _SUIT_ORDERS
            if tuple(suit for suit in whole if suit in order) == order
        )
        order = max(fitting, key=_changes)
    return order


def _changes(order: tuple[Suit, ...]) -> int:
    colours = [suit in _RED for suit in order]
    return sum(one is not other for one, other in itertools.pairwise(colours))
