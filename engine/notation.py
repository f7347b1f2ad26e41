"""A deal in one line that fits into a chat message.

`thousand/0/AT.K.QJ9.9/…/…/T.AK..` is the seat that deals, the hand of each seat from 0 on, then the
prikup. A hand lists the ranks (`T` is the ten) of spades, clubs, diamonds and hearts between dots.
At a table of two `+` goes before each further pile that lies beside the prikup (both prikups, or
the dead hand), and `=` before the stock, whose cards follow each other as they are drawn: `=TSAH…`.
The line has no spaces, so that no chat program breaks it.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.cards import DECK, Card, Hand, Rank, Suit, hand_of
from engine.record import RecordError

_NAME: Final = "thousand"
_SEPARATOR: Final = "/"
_SUIT_SEPARATOR: Final = "."
_PILE: Final = "+"
_STOCK: Final = "="
_LETTERS: Final[dict[str, Rank]] = {rank.value[0].replace("1", "T"): rank for rank in Rank}
_RANKS: Final[dict[Rank, str]] = {rank: letter for letter, rank in _LETTERS.items()}
_SUITS: Final = tuple(Suit)
_FEWEST_SEATS: Final = 2
_MOST_SEATS: Final = 4
_ABRIDGED: Final = 24
"""How much of a wrong text an error repeats, in characters."""


class DealNote(Struct, frozen=True):
    """What the notation says: who deals, the hands by seat, the prikup and the other piles."""

    dealer: int
    hands: tuple[Hand, ...]
    prikup: Hand
    aside: tuple[Hand, ...] = ()
    stock: tuple[Card, ...] = ()


def write_deal(note: DealNote) -> str:
    """Return the notation of a deal."""
    piles = [_write_hand(hand) for hand in (*note.hands, note.prikup)]
    piles[-1] += "".join(_PILE + _write_hand(pile) for pile in note.aside)
    if note.stock:
        piles[-1] += _STOCK + "".join(_RANKS[card.rank] + card.suit for card in note.stock)
    return _SEPARATOR.join((_NAME, str(note.dealer), *piles))


def read_deal(text: str) -> DealNote:
    """Read the notation of a deal; every card of the pack must be dealt once.

    Raises RecordError that says what is wrong. Which hands a table can deal depends on its rules:
    `engine.replay.deck_for` checks that.
    """
    name, *fields = text.strip().split(_SEPARATOR)
    if name != _NAME:
        raise RecordError(1, f"a deal begins with {_NAME}/, not with {_short(name)}")
    seats = len(fields) - 2
    if not _FEWEST_SEATS <= seats <= _MOST_SEATS:
        raise RecordError(
            1, "a deal names the dealer, two to four hands and the prikup, separated by /"
        )
    piles, _, drawn = fields[-1].partition(_STOCK)
    hands = tuple(_read_hand(field) for field in fields[1:-1])
    prikup, *aside = (_read_hand(pile) for pile in piles.split(_PILE))
    stock = _read_stock(drawn)
    dealt = (*hands, prikup, *aside, stock)
    missing = set(DECK).difference(*dealt)
    if missing or sum(map(len, dealt)) != len(DECK):
        raise RecordError(1, _wrong_cards(dealt))
    return DealNote(_read_dealer(fields[0], seats), hands, prikup, tuple(aside), stock)


def _read_dealer(text: str, seats: int) -> int:
    places = [str(seat) for seat in range(seats)]
    if text not in places:
        raise RecordError(1, f"the dealer is one of {' '.join(places)}, not {_short(text)}")
    return int(text)


def _write_hand(hand: Hand) -> str:
    return _SUIT_SEPARATOR.join(
        "".join(_RANKS[card.rank] for card in hand_of(hand) if card.suit is suit) for suit in _SUITS
    )


def _read_hand(text: str) -> Hand:
    suits = text.split(_SUIT_SEPARATOR)
    if len(suits) != len(_SUITS):
        raise RecordError(1, f"a hand has four suits between dots, {_short(text)} has {len(suits)}")
    cards: list[Card] = []
    for suit, letters in zip(_SUITS, suits, strict=True):
        for letter in letters:
            rank = _LETTERS.get(letter)
            if rank is None:
                raise RecordError(1, f"{_short(letter)} is no rank; they are {' '.join(_LETTERS)}")
            cards.append(Card.of(rank, suit))
    return hand_of(cards)


def _read_stock(text: str) -> tuple[Card, ...]:
    """Read cards that follow each other, a letter for the rank and one for the suit."""
    words = [text[place : place + 2] for place in range(0, len(text), 2)]
    for word in words:
        if word[:1] not in _LETTERS or word[1:] not in [suit.value for suit in _SUITS]:
            raise RecordError(1, f"{_short(word)} is no card of the stock")
    return tuple(Card.of(_LETTERS[word[0]], Suit(word[1])) for word in words)


def _wrong_cards(hands: tuple[Hand, ...]) -> str:
    dealt = [card for hand in hands for card in hand]
    doubled = next((card for card in DECK if dealt.count(card) > 1), None)
    if doubled is not None:
        return f"{doubled} is dealt twice"
    missing = " ".join(card for card in DECK if card not in dealt)
    return f"these cards are not dealt: {missing}"


def _short(text: str) -> str:
    return repr(text if len(text) <= _ABRIDGED else text[:_ABRIDGED] + "…")
