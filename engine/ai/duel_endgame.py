"""Counting the last cards against a single opponent (RULES.md 1.9, 1.10, 1.15).

Every way the unseen cards can lie is played out with best play on both sides, as in `endgame`. In
the draw form there is only one way once the stock is empty, so all the rest is counted there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from engine.actions import Play
from engine.ai.knowledge import Knowledge
from engine.cards import DECK, Card, Rank, Suit, points_of
from engine.marriages import marriage_value
from engine.rules import Rules
from engine.state import DealState, View

LAST_CARDS: Final = 3
"""Cards in hand from which on every lie of the unseen cards is counted."""

LAST_OPEN_CARDS: Final = 6
"""The same where all cards are known."""

_MADE: Final = 1.5
"""Weight of making the contract, in contracts."""

_THEIRS: Final = 0.8
"""Weight of a point of the opponent beside an own one."""

_NO_TRUMP: Final = -1
_NO_CARD: Final = -1
_SUITS: Final = tuple(Suit)
_SUIT_OF: Final = tuple(_SUITS.index(card.suit) for card in DECK)
_STRENGTH: Final = tuple(card.strength for card in DECK)
_POINTS: Final = tuple(card.points for card in DECK)
_KING: Final = tuple(Card.of(Rank.KING, suit).order for suit in _SUITS)
_QUEEN: Final = tuple(Card.of(Rank.QUEEN, suit).order for suit in _SUITS)
_SUIT_MASK: Final = tuple(
    sum(1 << card.order for card in DECK if card.suit is suit) for suit in _SUITS
)

_Place = tuple[int, int, int, int, int, int]
"""My cards and his as bits, the card on the table, the trump, who plays, what is still lacking."""


class _Counter:
    """The value for the viewer of best play to the end; remembers the places it has seen."""

    def __init__(
        self, marriages: tuple[int, ...], *, declare: bool, made: float, mine: bool, bank: float
    ) -> None:
        self._marriages = marriages
        self._declare = declare
        self._made = made
        self._mine = mine
        self._bank = bank
        self._known: dict[_Place, float] = {}

    def value(self, place: _Place) -> float:
        """Return what is still to come: own points less the opponent's, and the contract."""
        found = self._known.get(place)
        if found is not None:
            return found
        hands, turn = place[:2], place[4]
        if not any(hands):
            made = self._made if place[5] <= 0 else 0.0
            return made if self._mine else -made
        values = [self.after(place, card) for card in self._legal(place)]
        best = max(values) if turn == 0 else min(values)
        self._known[place] = best
        return best

    def _legal(self, place: _Place) -> list[int]:
        hand, table, trump = place[place[4]], place[2], place[3]
        if table != _NO_CARD:
            follow = hand & _SUIT_MASK[_SUIT_OF[table]]
            ruff = hand & _SUIT_MASK[trump] if trump != _NO_TRUMP else 0
            hand = follow or ruff or hand
        return [card for card in range(len(DECK)) if hand >> card & 1]

    def after(self, place: _Place, card: int) -> float:
        """Return the value once that card is played; a pair that is led is declared."""
        mine, his, table, trump, turn, lacks = place
        hand = (mine, his)[turn] & ~(1 << card)
        gained = 0
        suit = _SUIT_OF[card]
        if table == _NO_CARD and self._declare and card in (_KING[suit], _QUEEN[suit]):
            mate = _QUEEN[suit] if card == _KING[suit] else _KING[suit]
            if hand >> mate & 1:
                trump, gained = suit, self._marriages[suit]
        mine, his = (hand, his) if turn == 0 else (mine, hand)
        if table == _NO_CARD:
            lacks = self._lacking(lacks, turn, gained)
            rest = self.value((mine, his, card, trump, 1 - turn, lacks))
            return self._credit(turn, gained) + rest
        winner = turn if _beats(card, table, trump) else 1 - turn
        points: float = _POINTS[card] + _POINTS[table]
        if not mine and not his:
            points += self._bank
        lacks = self._lacking(lacks, winner, int(points))
        rest = self.value((mine, his, _NO_CARD, trump, winner, lacks))
        return self._credit(winner, points) + rest

    def _lacking(self, lacks: int, seat: int, points: int) -> int:
        """Return what the contract lacks when that side (0: mine) gets points."""
        return max(0, lacks - points) if (seat == 0) == self._mine else lacks

    def _credit(self, side: int, points: float) -> float:
        return points if side == 0 else -_THEIRS * points


def can_count_duel(view: View, known: Knowledge) -> bool:
    """Tell whether few enough cards are left, under rules of following that are modelled here."""
    rules = view.rules
    plain = not (rules.must_overtake or rules.must_overtrump or rules.must_lead_trump)
    plain = plain and rules.must_trump and rules.lead_foreign_trump
    plain = plain and not (rules.half_marriage or rules.ace_marriage or rules.nines_marriage_value)
    if not plain or rules.marriage_trump_choice or view.deal is None or view.deal.stock_left:
        return False
    all_known = len(known.unseen) == known.held[known.enemies[0]]
    return len(known.hand) <= (LAST_OPEN_CARDS if all_known else LAST_CARDS)


def choose_counted_duel(view: View, known: Knowledge, plays: Sequence[Play]) -> Play:
    """Return the play with the best average over every lie of the unseen cards."""
    deal = view.deal
    if deal is None:
        raise ValueError("there is no deal to count")
    declaring = {play.card for play in plays if play.declare is not None}
    plays = [p for p in plays if p.declare is not None or p.card not in declaring]
    totals = [0.0] * len(plays)
    mine = _bits(known.hand)
    table = deal.trick[0].card.order if deal.trick else _NO_CARD
    trump = _NO_TRUMP if deal.trump is None else _SUITS.index(deal.trump)
    lacks = _lacks(deal)
    for his, weight, bank in _lies(view.rules, deal, known):
        counter = _Counter(
            tuple(marriage_value(view.rules, suit) for suit in _SUITS),
            declare=bool(deal.tricks) or view.rules.marriage_first_lead,
            made=_MADE * deal.contract,
            mine=deal.declarer == known.me,
            bank=bank,
        )
        place = (mine, his, table, trump, 0, lacks)
        for number, play in enumerate(plays):
            totals[number] += weight * counter.after(place, play.card.order)
    ranked = zip(totals, plays, strict=True)
    return max(ranked, key=lambda pair: (round(pair[0], 6), -pair[1].card.points))[1]


def _lacks(deal: DealState) -> int:
    """Return the points that the contract still lacks; none without a contract."""
    if deal.declarer is None:
        return 0
    taken = deal.points[deal.declarer] + deal.marriage_points[deal.declarer]
    return max(0, deal.contract - taken)


def _lies(rules: Rules, deal: DealState, known: Knowledge) -> Iterator[tuple[int, float, float]]:
    """Yield every hand the opponent can hold, with its weight and the points left for the bank."""
    opponent = known.enemies[0]
    unseen = sorted(known.unseen, key=lambda card: card.order)
    own = points_of(card for card in deal.laid if card is not None)
    to_winner = bool(deal.aside) and rules.two_unclaimed == "last_trick"
    for chosen in combinations(unseen, known.held[opponent]):
        weight = 1.0
        for card in unseen:
            chance = known.chance(opponent, card)
            weight *= chance if card in chosen else 1.0 - chance
        if weight > 0.0:
            left = points_of(unseen) - points_of(chosen) + own
            yield _bits(chosen), weight, float(left if to_winner else 0)


def _bits(cards: Sequence[Card]) -> int:
    return sum(1 << card.order for card in cards)


def _beats(card: int, table: int, trump: int) -> bool:
    """Tell whether a card beats the one that was led."""
    if _SUIT_OF[card] == _SUIT_OF[table]:
        return _STRENGTH[card] > _STRENGTH[table]
    return _SUIT_OF[card] == trump
