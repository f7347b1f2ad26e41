"""A position of the play of the cards as the kernel takes it (RULES.md 1.9, 1.10).

A card is a number from 0 to 23, six times its suit (spades, clubs, diamonds, hearts) and its
strength from the nine (0) to the ace (5); a set of cards is the sum of their powers of two. Seats
are places in the order of play, forehand being 0.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.actions import Declare, Play
from engine.cards import DECK, Card, Suit, points_of
from engine.phases.declaring import must_lead_aces
from engine.phases.tricks import untaken
from engine.rules import Rules
from engine.state import DealState, MarriageKind

SUITS: Final = tuple(Suit)
CARDS: Final = tuple(sorted(DECK, key=lambda card: 6 * SUITS.index(card.suit) + card.strength))
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}

_CALLS: Final = (
    None,
    Declare.MARRIAGE,
    Declare.KEEP,
    Declare.HALF,
    Declare.HALF_KEEP,
    Declare.ACES,
    Declare.NINES,
)


class Position(Struct, frozen=True, kw_only=True):
    """All cards of a deal that is being played, seen from above."""

    hands: tuple[int, ...]
    """By place."""

    leader: int
    """Who led to the trick on the table, or leads to the next one."""

    table: tuple[int, ...] = ()
    """The cards of the unfinished trick, the led one first."""

    trump: int | None = None
    owner: int | None = None
    """Whose declaration made the trump."""

    aces: int | None = None
    """Who is bound to lead aces."""

    waiting: tuple[int, int] | None = None
    """Who declared on the first lead and took no trick yet, and what: see `waiting_number`."""

    first: bool = False
    """Nobody has led yet."""

    stock: tuple[int, ...] = ()
    """Cards to draw, the next one first."""

    bank: int = 0
    """Points that go with the last trick."""


def waiting_number(kind: MarriageKind, suit: int) -> int:
    """Return the kernel's number of a marriage."""
    match kind:
        case MarriageKind.MARRIAGE:
            return suit
        case MarriageKind.HALF:
            return 4 + suit
        case MarriageKind.ACES:
            return 8
        case MarriageKind.NINES:
            return 9


def set_of(cards: tuple[Card, ...]) -> int:
    """Return cards as a set."""
    return sum(1 << NUMBERS[card] for card in cards)


def play_of(move: int) -> Play:
    """Return the action of a kernel's move: the card and, above it, what it declares."""
    return Play(CARDS[move & 31], _CALLS[move >> 5])


def move_of(play: Play) -> int:
    """Return the kernel's move of an action."""
    return NUMBERS[play.card] | _CALLS.index(play.declare) << 5


def position_of(rules: Rules, deal: DealState) -> Position:
    """Return the position of a deal of which every card is known."""
    places = {seat: place for place, seat in enumerate(deal.active)}
    leading = deal.trick[0].seat if deal.trick else deal.turn
    if leading is None:
        raise ValueError("nobody is to play")
    bound = [places[seat] for seat in deal.active if must_lead_aces(rules, deal, seat)]
    return Position(
        hands=tuple(set_of(deal.hands[seat] or ()) for seat in deal.active),
        leader=places[leading],
        table=tuple(NUMBERS[play.card] for play in deal.trick),
        trump=None if deal.trump is None else SUITS.index(deal.trump),
        owner=None if deal.trump_owner is None else places[deal.trump_owner],
        aces=bound[0] if bound else None,
        waiting=_waiting(rules, deal, places),
        first=not deal.tricks and not deal.trick,
        stock=tuple(NUMBERS[card] for card in deal.stock or ()),
        bank=points_of(untaken(deal)) if deal.aside and rules.two_unclaimed != "nobody" else 0,
    )


def _waiting(rules: Rules, deal: DealState, places: dict[int, int]) -> tuple[int, int] | None:
    """Return the marriage of the first lead that counts only with a trick of its owner."""
    if rules.marriage_without_trick == "keeps":
        return None
    for one in deal.marriages:
        if one.trick == 1 and not deal.taken[one.seat]:
            return places[one.seat], waiting_number(one.kind, SUITS.index(one.suit))
    return None
