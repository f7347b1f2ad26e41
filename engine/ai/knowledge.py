"""What a seat can know of the hidden cards from its view (RULES.md 1.5, 1.6, 1.9, 1.10).

Certain knowledge: cards played, the shown prikup, own gifts, the mate of a declared marriage, and
suits a seat could not follow. Likely knowledge: the declarer kept most of the prikup, and a leader
who broke a king or queen out without declaring does not hold its mate.
"""

from __future__ import annotations

from math import comb
from typing import Final

from msgspec import Struct

from engine.ai.promises import promised_suits
from engine.cards import DECK, Card, Hand, Rank, Suit
from engine.marriages import cards_of
from engine.state import DealState, View

MATE: Final = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}
_KEPT: Final = 0.88
"""Chance that the declarer still holds a prikup card that he did not give to the viewer."""

_MATE_AFTER_SILENCE: Final = 0.1
"""Chance that the leader of an undeclared king or queen holds the mate."""


class Knowledge(Struct, frozen=True, kw_only=True):
    """What one active seat knows during the play of the cards."""

    me: int
    declarer: int
    enemies: tuple[int, ...]
    """The seats that play against the viewer."""

    friend: int | None
    """The other defender; None for the declarer."""

    hand: Hand
    unseen: frozenset[Card]
    """Cards in the hands of the other two."""

    trump: Suit | None
    held: tuple[int, ...]
    voids: tuple[frozenset[Suit], ...]
    """Suits that a seat certainly does not hold, by seat."""

    odds: dict[Card, tuple[float, ...]]
    """For each unseen card the chance of each seat to hold it."""

    def chance(self, seat: int, card: Card) -> float:
        """Return the chance that the seat holds the card."""
        found = self.odds.get(card)
        return 0.0 if found is None else found[seat]

    def outstanding(self, suit: Suit) -> tuple[Card, ...]:
        """Return the unseen cards of a suit, the strongest first."""
        return tuple(card for card in DECK if card.suit is suit and card in self.unseen)

    def higher(self, card: Card) -> tuple[Card, ...]:
        """Return the unseen cards of the suit that beat the card."""
        return tuple(c for c in self.outstanding(card.suit) if c.strength > card.strength)

    def is_master(self, card: Card) -> bool:
        """Tell whether no unseen card of the suit beats the card."""
        return not self.higher(card)

    def void_chance(self, seat: int, suit: Suit) -> float:
        """Return the hypergeometric chance that the seat holds no card of the suit."""
        if suit in self.voids[seat]:
            return 1.0
        cards = self.outstanding(suit)
        if not cards:
            return 1.0
        if any(self.chance(seat, card) >= 1.0 for card in cards):
            return 0.0
        doubtful = [card for card in cards if self.chance(seat, card) > 0.0]
        if len(doubtful) < 2:
            return 1.0 - self.chance(seat, doubtful[0]) if doubtful else 1.0
        total = sum(0.0 < row[seat] < 1.0 for row in self.odds.values())
        own = self.held[seat] - sum(row[seat] >= 1.0 for row in self.odds.values())
        if total <= 0 or own <= 0:
            return 1.0
        without_suit = total - len(doubtful)
        return comb(without_suit, own) / comb(total, own) if own <= without_suit else 0.0

    def beat_chance(self, seat: int, card: Card, trump: Suit | None) -> float:
        """Return the chance that the seat can beat the card when it is led."""
        none_higher = 1.0
        for other in self.higher(card):
            none_higher *= 1.0 - self.chance(seat, other)
        beats = 1.0 - none_higher
        if trump is not None and trump is not card.suit:
            beats += self.ruff_chance(seat, card.suit, trump)
        return min(1.0, beats)

    def ruff_chance(self, seat: int, suit: Suit, trump: Suit) -> float:
        """Return the chance that the seat is void in the suit and holds a trump."""
        return self.void_chance(seat, suit) * (1.0 - self.void_chance(seat, trump))


def know(view: View) -> Knowledge:
    """Collect what the viewer knows; ValueError unless it is an active seat in a played deal."""
    deal, me = view.deal, view.viewer
    if deal is None or me is None or deal.declarer is None or me not in deal.active:
        raise ValueError("only an active seat of a deal with a declarer can play cards")
    hand = deal.hands[me] or ()
    played = {play.card for trick in deal.tricks for play in trick.plays}
    played.update(play.card for play in deal.trick)
    unseen = frozenset(DECK) - played - frozenset(hand)
    others = tuple(seat for seat in deal.active if seat != me)
    voids = _voids(deal)
    if me == deal.declarer:
        enemies, friend = others, None
    else:
        enemies = (deal.declarer,)
        friend = next((seat for seat in others if seat != deal.declarer), None)
    return Knowledge(
        me=me,
        declarer=deal.declarer,
        enemies=enemies,
        friend=friend,
        hand=hand,
        unseen=unseen,
        trump=deal.trump,
        held=deal.held,
        voids=voids,
        odds=_with_promises(view, deal, _odds(deal, me, others, unseen, voids), unseen),
    )


def trump_at(deal: DealState, number: int) -> Suit | None:
    """Return the trump of the trick with that number, from 1."""
    trump = None
    for marriage in deal.marriages:
        if marriage.trick <= number and marriage.trump:
            trump = marriage.suit
    return trump


def _voids(deal: DealState) -> tuple[frozenset[Suit], ...]:
    """Read off who could not follow, and who could not even trump."""
    found: list[set[Suit]] = [set() for _ in deal.hands]
    tricks = [trick.plays for trick in deal.tricks]
    if deal.trick:
        tricks.append(deal.trick)
    for number, plays in enumerate(tricks, start=1):
        led = plays[0].card.suit
        trump = trump_at(deal, number)
        for play in plays[1:]:
            if play.card.suit is not led:
                found[play.seat].add(led)
                if trump is not None and play.card.suit is not trump:
                    found[play.seat].add(trump)
    return tuple(frozenset(suits) for suits in found)


def _sure(deal: DealState, me: int, unseen: frozenset[Card]) -> dict[Card, int]:
    """Return the unseen cards whose holder is certain."""
    sure = {
        gift.card: gift.to
        for gift in deal.gifts
        if gift.card is not None and gift.card in unseen and gift.to != me
    }
    for marriage in deal.marriages:
        for card in cards_of(marriage.kind, marriage.suit):
            if card in unseen and marriage.seat != me:
                sure[card] = marriage.seat
    return sure


def _silent_mates(deal: DealState) -> dict[Card, int]:
    """Return mates that a leader probably lacks: he led the other half without declaring."""
    declared = {(marriage.trick, marriage.seat) for marriage in deal.marriages}
    found: dict[Card, int] = {}
    tricks = [trick.plays for trick in deal.tricks]
    if deal.trick:
        tricks.append(deal.trick)
    for number, plays in enumerate(tricks, start=1):
        lead = plays[0]
        mate = MATE.get(lead.card.rank)
        if mate is not None and number > 1 and (number, lead.seat) not in declared:
            found[Card.of(mate, lead.card.suit)] = lead.seat
    return found


def _odds(
    deal: DealState,
    me: int,
    others: tuple[int, ...],
    unseen: frozenset[Card],
    voids: tuple[frozenset[Suit], ...],
) -> dict[Card, tuple[float, ...]]:
    """Return for each unseen card the chance of each seat to hold it."""
    left, right = others[0], others[-1]
    sure = _sure(deal, me, unseen)
    for card in unseen:
        if card.suit in voids[left]:
            sure[card] = right
        elif card.suit in voids[right]:
            sure[card] = left
    holders = list(sure.values())
    free = {seat: max(0, deal.held[seat] - holders.count(seat)) for seat in others}
    total = free[left] + free[right]
    share = free[left] / total if total else 0.5
    silent = _silent_mates(deal)
    kept = frozenset(deal.prikup or ()) if me != deal.declarer else frozenset[Card]()
    odds: dict[Card, tuple[float, ...]] = {}
    for card in unseen:
        if card in sure:
            on_left = 1.0 if sure[card] == left else 0.0
        elif free[left] == 0 or free[right] == 0:
            on_left = share
        elif card in silent:
            on_left = _MATE_AFTER_SILENCE if silent[card] == left else 1.0 - _MATE_AFTER_SILENCE
        elif card in kept:
            on_left = _KEPT if left == deal.declarer else 1.0 - _KEPT
        else:
            on_left = share
        row = [0.0] * len(deal.hands)
        row[left] = on_left
        row[right] = 1.0 - on_left
        odds[card] = tuple(row)
    return odds


def _with_promises(
    view: View, deal: DealState, odds: dict[Card, tuple[float, ...]], unseen: frozenset[Card]
) -> dict[Card, tuple[float, ...]]:
    """Lift the chances of kings and queens that a bid above 120 promised."""
    changed = dict(odds)
    for seat, suits in promised_suits(view, deal, unseen).items():
        for suit in suits:
            for card in (Card.of(Rank.KING, suit), Card.of(Rank.QUEEN, suit)):
                row = changed.get(card)
                if row is None or row[seat] in (0.0, 1.0):
                    continue
                sure = 1.0 / len(suits)
                changed[card] = tuple(
                    sure * (place == seat) + (1.0 - sure) * chance
                    for place, chance in enumerate(row)
                )
    return changed
