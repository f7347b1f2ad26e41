"""A position of the play of the cards as the search takes it (RULES.md 1.9, 1.10).

Cards and sets of cards are numbers (`cards.py`), moves too (`table.py`). Seats are places in the
order of play, forehand being 0.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Declare, Play
from engine.ai.kernel.cards import beats
from engine.cards import DECK, Card, Suit, points_of
from engine.phases.declaring import declaration, must_lead_aces
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
    """Return the number of a marriage among the flags of a position."""
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
    """Return the action of a move."""
    return Play(CARDS[move & 31], _CALLS[move >> 5])


def move_of(play: Play) -> int:
    """Return the move of an action."""
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


def turn_of(position: Position) -> int:
    """Return the place that is to play."""
    return (position.leader + len(position.table)) % len(position.hands)


def after(rules: Rules, position: Position, move: int) -> Position:
    """Return the position after a legal move; where the trick is full, its winner has drawn."""
    turn = turn_of(position)
    hands = list(position.hands)
    hands[turn] &= ~(1 << (move & 31))
    played = replace(
        position if move < 32 else _declared(rules, position, turn, move),
        hands=tuple(hands),
        table=(*position.table, move & 31),
        first=False,
    )
    return played if len(played.table) < len(hands) else _taken(played)


def _declared(rules: Rules, position: Position, turn: int, move: int) -> Position:
    play = play_of(move)
    assert play.declare is not None
    event = declaration(rules, turn, play.card, play.declare)
    suit = SUITS.index(event.suit)
    if event.trump:
        position = replace(position, trump=suit, owner=turn)
    if event.kind is MarriageKind.ACES and rules.ace_marriage_force_aces:
        position = replace(position, aces=turn)
    if position.first and rules.marriage_without_trick != "keeps":
        position = replace(position, waiting=(turn, waiting_number(event.kind, suit)))
    return position


def _taken(full: Position) -> Position:
    seats = len(full.hands)
    best = 0
    trump = -1 if full.trump is None else full.trump
    for place in range(1, seats):
        if beats(full.table[place], full.table[best], trump):
            best = place
    winner = (full.leader + best) % seats
    hands = list(full.hands)
    for place, card in enumerate(full.stock[:seats]):
        hands[(winner + place) % seats] |= 1 << card
    freed = full.waiting is not None and full.waiting[0] == winner
    return replace(
        full,
        hands=tuple(hands),
        leader=winner,
        table=(),
        waiting=None if freed else full.waiting,
        stock=full.stock[seats:],
    )
