"""What the auction tells of marriages: who bids above 120 holds one (RULES.md 1.4 item 4)."""

from __future__ import annotations

from engine.cards import Card, Rank, Suit
from engine.marriages import CARD_POINT_CEILING, marriage_value
from engine.rules import Rules
from engine.scoring import on_barrel
from engine.state import DealState, View


def promised_suits(view: View, deal: DealState, unseen: frozenset[Card]) -> dict[int, list[Suit]]:
    """Return for each other seat that promised a marriage the suits it can be in.

    The pair was among the seven dealt cards, so a shown prikup card is none of it. A seat whose
    promise is redeemed, because it declared a marriage, is left out.
    """
    found: dict[int, list[Suit]] = {}
    declared = {marriage.seat for marriage in deal.marriages}
    for seat, amount in _highest_bids(view, deal).items():
        if seat == view.viewer or seat in declared or amount <= CARD_POINT_CEILING:
            continue
        suits = [suit for suit in Suit if _possible(deal, seat, suit, unseen)]
        enough = [suit for suit in suits if _carries(view.rules, suit, amount)]
        found[seat] = enough or suits
    return found


def _highest_bids(view: View, deal: DealState) -> dict[int, int]:
    """Return the highest bid of each seat whose ceiling depends on its marriages."""
    bids: dict[int, int] = {}
    if view.rules.bid_limit == "none" or view.rules.half_marriage or view.rules.ace_marriage:
        return bids  # such a bid may promise anything
    for call in deal.calls:
        if call.amount is not None and not on_barrel(view.rules, view.standings[call.seat]):
            bids[call.seat] = max(call.amount, bids.get(call.seat, 0))
    return bids


def _carries(rules: Rules, suit: Suit, amount: int) -> bool:
    """Tell whether the marriage of that suit alone allows the bid."""
    if rules.bid_limit == "no_marriage_120":
        return True
    return CARD_POINT_CEILING + marriage_value(rules, suit) >= amount


def _possible(deal: DealState, seat: int, suit: Suit, unseen: frozenset[Card]) -> bool:
    """Tell whether king and queen are both unseen, or were played by the seat itself."""
    own = {play.card for trick in deal.tricks for play in trick.plays if play.seat == seat}
    own.update(play.card for play in deal.trick if play.seat == seat)
    shown = deal.prikup or ()
    return all(
        card not in shown and (card in unseen or card in own)
        for card in (Card.of(Rank.KING, suit), Card.of(Rank.QUEEN, suit))
    )
