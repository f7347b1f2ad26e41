"""Counting the last cards: every way they can lie is played out (RULES.md 1.9, 1.10).

With three cards left in each hand there are at most twenty ways for the unseen ones to lie; a good
player sees them all. Each is played to the end with best play by the declarer on one side and both
defenders on the other; the answer is the card with the best average, weighted by how likely each
lie of the cards is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from engine.actions import Play
from engine.ai.knowledge import Knowledge
from engine.cards import DECK, Card, Hand, Rank, Suit
from engine.marriages import marriage_value
from engine.rules import Rules
from engine.state import DealState, View

LAST_CARDS: Final = 3
"""Cards in hand from which on everything is counted."""

_MADE: Final = 2.0
"""Weight of making the contract, in contracts: made against failed is twice its value."""

_OWN: Final = 0.4
"""What a defender prefers a point of his own to one of his partner's."""

_POINT: Final = 0.6
"""Weight of a card point of the declarer beside the contract itself."""

_SUITS: Final = tuple(Suit)
_SUIT_OF: Final = tuple(_SUITS.index(card.suit) for card in DECK)
_STRENGTH: Final = tuple(card.strength for card in DECK)
_POINTS: Final = tuple(card.points for card in DECK)
_KING: Final = tuple(Card.of(Rank.KING, suit).order for suit in _SUITS)
_QUEEN: Final = tuple(Card.of(Rank.QUEEN, suit).order for suit in _SUITS)
_NO_TRUMP: Final = -1
_ANYTHING: Final = 1e9

_Hands = tuple[tuple[int, ...], ...]
_Table = tuple[tuple[int, int], ...]


class _Ending(Struct, frozen=True):
    """What stays the same while the last tricks are played out."""

    declarer: int
    me: int
    order: tuple[int, ...]
    """The seat that plays after each seat."""

    needed: int
    worth_made: float
    own: float
    marriages: tuple[int, ...]
    declare_freely: bool
    """Whether a lead may declare (a trick has been taken by then)."""


def can_count(view: View, known: Knowledge) -> bool:
    """Tell whether few enough cards are left, under rules of following that are modelled here."""
    rules = view.rules
    plain = not (rules.must_overtake or rules.must_overtrump or rules.must_lead_trump)
    plain = plain and rules.must_trump and rules.lead_foreign_trump
    plain = plain and not (rules.half_marriage or rules.ace_marriage or rules.nines_marriage_value)
    return plain and not rules.marriage_trump_choice and len(known.hand) <= LAST_CARDS


def choose_counted(view: View, known: Knowledge, plays: Sequence[Play]) -> Play:
    """Return the play with the best average over every lie of the unseen cards."""
    deal = view.deal
    if deal is None:
        raise ValueError("there is no deal to count")
    ending = _ending(view.rules, deal, known)
    table, trump = _on_table(deal)
    declaring = {play.card for play in plays if play.declare is not None}
    plays = [p for p in plays if p.declare is not None or p.card not in declaring]
    totals = [0.0] * len(plays)
    for hands, weight in _lies(known, len(view.standings)):
        for place, play in enumerate(plays):
            value = _after(
                ending,
                hands,
                table,
                trump,
                known.me,
                play.card.order,
                (0, 0),
                -_ANYTHING,
                _ANYTHING,
            )
            totals[place] += weight * value
    sign = 1.0 if known.me == known.declarer else -1.0
    ranked = zip(totals, plays, strict=True)
    _, best = max(ranked, key=lambda pair: (round(sign * pair[0], 6), -pair[1].card.points))
    return best


def open_value(view: View, known: Knowledge, hands: tuple[Hand, ...]) -> float:
    """Return the value for the declarer's side of best play when all hands are open.

    It counts what is still to be taken, and whether that makes the contract.
    """
    deal = view.deal
    if deal is None or deal.turn is None:
        raise ValueError("there is no trick to play")
    ending = _ending(view.rules, deal, known)
    table, trump = _on_table(deal)
    held = tuple(tuple(card.order for card in hand) for hand in hands)
    return _value(ending, held, table, trump, deal.turn, (0, 0), -_ANYTHING, _ANYTHING)


def _on_table(deal: DealState) -> tuple[_Table, int]:
    """Return the unfinished trick and the trump in the numbers of this module."""
    table = tuple((play.seat, play.card.order) for play in deal.trick)
    return table, _NO_TRUMP if deal.trump is None else _SUITS.index(deal.trump)


def _ending(rules: Rules, deal: DealState, known: Knowledge) -> _Ending:
    """Collect what the play to the end needs."""
    order = [0] * len(deal.hands)
    for place, seat in enumerate(deal.active):
        order[seat] = deal.active[(place + 1) % len(deal.active)]
    taken = deal.points[known.declarer] + deal.marriage_points[known.declarer]
    return _Ending(
        declarer=known.declarer,
        me=known.me,
        order=tuple(order),
        needed=deal.contract - taken,
        worth_made=_MADE * deal.contract,
        own=0.0 if known.friend is None else _OWN,
        marriages=tuple(marriage_value(rules, suit) for suit in _SUITS),
        declare_freely=bool(deal.tricks) or rules.marriage_first_lead,
    )


def _lies(known: Knowledge, seats: int) -> Iterator[tuple[_Hands, float]]:
    """Yield every way the unseen cards can lie, as hands by seat, with its weight."""
    others = [seat for seat in (*known.enemies, known.friend) if seat is not None]
    left, right = others[0], others[-1]
    unseen = sorted(known.unseen, key=lambda card: card.order)
    for chosen in combinations(unseen, known.held[left]):
        weight = 1.0
        for card in unseen:
            weight *= known.chance(left if card in chosen else right, card)
        if weight > 0.0:
            hands: list[tuple[int, ...]] = [()] * seats
            hands[known.me] = tuple(card.order for card in known.hand)
            hands[left] = tuple(card.order for card in chosen)
            hands[right] = tuple(card.order for card in unseen if card not in chosen)
            yield tuple(hands), weight


def _value(
    ending: _Ending,
    hands: _Hands,
    table: _Table,
    trump: int,
    turn: int,
    won: tuple[int, int],
    low: float,
    high: float,
) -> float:
    """Return the value for the declarer's side of best play from here; `won` is his and mine.

    Values at or beyond `low` and `high` need not be exact (alpha-beta).
    """
    hand = hands[turn]
    if not table and len(hand) < 2:
        return _last_trick(ending, hands, trump, turn, won)
    cards = hand if not table else _followers(hand, _SUIT_OF[table[0][1]], trump)
    if turn == ending.declarer:
        best = -_ANYTHING
        for card in cards:
            best = max(best, _after(ending, hands, table, trump, turn, card, won, low, high))
            low = max(low, best)
            if low >= high:
                break
        return best
    best = _ANYTHING
    for card in cards:
        best = min(best, _after(ending, hands, table, trump, turn, card, won, low, high))
        high = min(high, best)
        if low >= high:
            break
    return best


def _last_trick(
    ending: _Ending, hands: _Hands, trump: int, turn: int, won: tuple[int, int]
) -> float:
    """Return the value when at most one card is left in each hand: it plays itself."""
    his, mine = won
    if hands[turn]:
        second = ending.order[turn]
        third = ending.order[second]
        table = tuple((seat, hands[seat][0]) for seat in (turn, second, third))
        winner = _winner(table, trump)
        points = sum(_POINTS[card] for _, card in table)
        his += points if winner == ending.declarer else 0
        mine += points if winner == ending.me else 0
    made = ending.worth_made if his >= ending.needed else 0.0
    return made + _POINT * his - ending.own * mine


def _followers(hand: tuple[int, ...], led: int, trump: int) -> tuple[int, ...]:
    """Return the cards that may follow: the suit led, else trumps, else any."""
    follow = tuple(card for card in hand if _SUIT_OF[card] == led)
    if follow:
        return follow
    trumps = tuple(card for card in hand if _SUIT_OF[card] == trump)
    return trumps or hand


def _after(
    ending: _Ending,
    hands: _Hands,
    table: _Table,
    trump: int,
    turn: int,
    card: int,
    won: tuple[int, int],
    low: float,
    high: float,
) -> float:
    """Return the value once the seat has played the card; a pair led is declared."""
    his, mine = won
    if not table and ending.declare_freely:
        suit = _SUIT_OF[card]
        pair = (_KING[suit], _QUEEN[suit])
        if card in pair and pair[0] in hands[turn] and pair[1] in hands[turn]:
            trump = suit
            his += ending.marriages[suit] if turn == ending.declarer else 0
            mine += ending.marriages[suit] if turn == ending.me else 0
    left = list(hands)
    left[turn] = tuple(other for other in hands[turn] if other != card)
    table = (*table, (turn, card))
    after = ending.order[turn]
    if any(seat == after for seat, _ in table):
        winner = _winner(table, trump)
        points = sum(_POINTS[lying] for _, lying in table)
        his += points if winner == ending.declarer else 0
        mine += points if winner == ending.me else 0
        return _value(ending, tuple(left), (), trump, winner, (his, mine), low, high)
    return _value(ending, tuple(left), table, trump, after, (his, mine), low, high)


def _winner(table: _Table, trump: int) -> int:
    """Return who takes a complete trick."""
    best_seat, best = table[0]
    for seat, card in table[1:]:
        if _SUIT_OF[card] == _SUIT_OF[best]:
            if _STRENGTH[card] > _STRENGTH[best]:
                best_seat, best = seat, card
        elif _SUIT_OF[card] == trump:
            best_seat, best = seat, card
    return best_seat
