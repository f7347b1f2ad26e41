"""What one of two players can know of the other's cards (RULES.md 1.15).

Cards that nobody plays (the prikup left over, the dead hand, what the declarer laid away, the
stock) are unseen too, so an unseen card is only likely to be in the opponent's hand. When nothing
else is left, as in the draw form after the last draw, every unseen card is his for certain.
"""

from __future__ import annotations

from typing import Final

from engine.ai.knowledge import MATE, Knowledge
from engine.ai.promises import promised_suits
from engine.cards import DECK, Card, Rank, Suit
from engine.state import DealState, Trick, View

_KEPT: Final = 0.85
"""Chance that the declarer still holds a card of the prikup that was shown."""

_MATE_AFTER_SILENCE: Final = 0.1


def know_duel(view: View) -> Knowledge:
    """Collect what the viewer knows; ValueError unless he is one of two players of a deal."""
    deal, me = view.deal, view.viewer
    if deal is None or me is None or len(deal.active) != 2 or me not in deal.active:
        raise ValueError("only one of two players of a deal can play cards here")
    hand = deal.hands[me] or ()
    opponent = next(seat for seat in deal.active if seat != me)
    unseen = frozenset(DECK) - _gone(deal, me) - frozenset(hand)
    voids = _voids(deal, opponent)
    chances = _chances(view, deal, opponent, unseen, voids)
    odds: dict[Card, tuple[float, ...]] = {}
    for card, chance in chances.items():
        row = [0.0] * len(deal.hands)
        row[opponent] = chance
        odds[card] = tuple(row)
    return Knowledge(
        me=me,
        declarer=me if deal.declarer is None else deal.declarer,
        enemies=(opponent,),
        friend=None,
        hand=hand,
        unseen=unseen,
        trump=deal.trump,
        held=deal.held,
        voids=tuple(voids if seat == opponent else frozenset() for seat in range(len(deal.hands))),
        odds=odds,
    )


def _gone(deal: DealState, me: int) -> frozenset[Card]:
    """Return the cards that are known to be in no hand of an opponent any more."""
    gone = {play.card for trick in deal.tricks for play in trick.plays}
    gone.update(play.card for play in deal.trick)
    gone.update(card for card in deal.laid if card is not None)
    for place, pile in enumerate(deal.aside):
        if place != deal.chosen:
            gone.update(pile or ())
    return frozenset(gone)


def _tricks(deal: DealState) -> list[Trick]:
    tricks = list(deal.tricks)
    if deal.trick:
        tricks.append(Trick(deal.trick, -1, 0))
    return tricks


def _voids(deal: DealState, opponent: int) -> frozenset[Suit]:
    """Read off what the opponent could not follow; a draw may have filled a suit again."""
    found: set[Suit] = set()
    trump: Suit | None = None
    last_draw = len(deal.drawn) // 2
    for number, trick in enumerate(_tricks(deal), start=1):
        trump = next((m.suit for m in reversed(deal.marriages) if m.trick <= number), None)
        led = trick.plays[0].card.suit
        for play in trick.plays[1:]:
            past = number <= last_draw or deal.stock_left
            if play.seat == opponent and play.card.suit is not led and not past:
                found.add(led)
                if trump is not None and play.card.suit is not trump:
                    found.add(trump)
    return frozenset(found)


def _chances(
    view: View,
    deal: DealState,
    opponent: int,
    unseen: frozenset[Card],
    voids: frozenset[Suit],
) -> dict[Card, float]:
    """Return for each unseen card the chance that the opponent holds it."""
    sure = {gift.card for gift in deal.gifts if gift.to == opponent and gift.card in unseen}
    for marriage in deal.marriages:
        if marriage.seat == opponent:
            pair = (Card.of(rank, marriage.suit) for rank in (Rank.KING, Rank.QUEEN))
            sure.update(card for card in pair if card in unseen)
    chances = {card: 0.0 if card.suit in voids else 1.0 for card in unseen}
    open_cards = [card for card in unseen if card not in sure and card.suit not in voids]
    free = max(0, deal.held[opponent] - len(sure))
    share = min(1.0, free / len(open_cards)) if open_cards else 0.0
    kept = frozenset(deal.prikup or ()) if deal.declarer == opponent else frozenset[Card]()
    silent = _silent_mates(deal, opponent)
    promised = promised_suits(view, deal, unseen).get(opponent, []) if deal.calls else []
    for card in open_cards:
        chance = share
        if share < 1.0 and card in kept:
            chance = max(share, _KEPT)
        elif share < 1.0 and card in silent:
            chance = min(share, _MATE_AFTER_SILENCE)
        elif share < 1.0 and card.suit in promised and card.rank in MATE:
            chance = max(share, 1.0 / len(promised))
        chances[card] = chance
    return chances


def _silent_mates(deal: DealState, opponent: int) -> frozenset[Card]:
    """Return mates that the opponent probably lacks: he led the other half without declaring."""
    declared = {(marriage.trick, marriage.seat) for marriage in deal.marriages}
    found: set[Card] = set()
    for number, trick in enumerate(_tricks(deal), start=1):
        lead = trick.plays[0]
        mate = MATE.get(lead.card.rank)
        plain = number > 1 and lead.seat == opponent and (number, lead.seat) not in declared
        if mate is not None and plain and not deal.stock_left:
            found.add(Card.of(mate, lead.card.suit))
    return frozenset(found)
