"""What the declarer does before his first lead: pass, raise, rospis (RULES.md 1.6-1.8).

The two cards whose loss costs least go away, counting what they may bring their receivers: a king
or queen can complete a marriage, points can be won by an enemy. The riskier card goes to the
opponent who is less dangerous and who spoke less in the auction.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from engine.actions import Action, NameContract, PassCards, Rospis
from engine.ai.characters import Traits
from engine.ai.evaluate import estimate
from engine.ai.knowledge import MATE
from engine.ai.prospects import prospects
from engine.cards import Card, Hand
from engine.marriages import marriage_value
from engine.rules import Rules
from engine.scoring import on_barrel
from engine.state import DealState, View

_POINTS_GIVEN: Final = 0.3
_MARRIAGE_RISK: Final = 0.13
"""Chance that a half given away completes a marriage that is then declared."""

_TRUMP_LOST: Final = 25.0
_DANGER_BID: Final = 60.0
_DANGER_BARREL: Final = 400.0


def choose_pass(view: View, actions: Sequence[Action], traits: Traits) -> Action:
    """Return the pass of two cards, or rospis when the contract is hopeless."""
    deal, seat = view.deal, view.viewer
    passes = [action for action in actions if isinstance(action, PassCards)]
    if deal is None or seat is None or not passes:
        return actions[0]
    hand = deal.hands[seat] or ()
    gifts = best_gifts(view.rules, hand)
    kept = tuple(card for card in hand if card not in gifts)
    if Rospis() in actions and gives_up(view, deal, seat, kept, traits):
        return Rospis()
    first, second = receivers(deal, seat)
    dear, cheap = sorted(gifts, key=lambda card: -giving_cost(view.rules, hand, card))
    calm_first = danger(view, deal, first) <= danger(view, deal, second)
    wanted = PassCards((dear, cheap) if calm_first else (cheap, dear))
    return wanted if wanted in passes else passes[0]


def choose_contract(view: View, actions: Sequence[Action], traits: Traits) -> Action:
    """Return the contract to name, or rospis."""
    deal, seat = view.deal, view.viewer
    amounts = [action.amount for action in actions if isinstance(action, NameContract)]
    if deal is None or seat is None or not amounts:
        return actions[0]
    kept = deal.hands[seat] or ()
    if Rospis() in actions and gives_up(view, deal, seat, kept, traits):
        return Rospis()
    sheet = prospects(view, seat, traits)
    if sheet.gathers:
        return NameContract(min(amounts))
    _, best = sheet.best_contract(amounts, estimate(view.rules, kept))
    return NameContract(best)


def gives_up(view: View, deal: DealState, seat: int, kept: Hand, traits: Traits) -> bool:
    """Tell whether giving up costs less than playing on with these cards."""
    sheet = prospects(view, seat, traits)
    if sheet.gathers:
        return False
    playing, _ = sheet.best_contract([deal.contract], estimate(view.rules, kept))
    return sheet.surrendering(deal.contract) - playing > traits.surrender


def best_gifts(rules: Rules, hand: Hand) -> tuple[Card, Card]:
    """Return the two cards to give away from ten."""
    return max(combinations(hand, 2), key=lambda gifts: gift_promise(rules, hand, gifts))


def gift_promise(rules: Rules, hand: Hand, gifts: tuple[Card, Card]) -> tuple[float, int]:
    """Return what the hand promises without the gifts, for ordering; ties keep early cards."""
    kept = tuple(card for card in hand if card not in gifts)
    cost = sum(giving_cost(rules, hand, card) for card in gifts)
    return (estimate(rules, kept).points - cost, -sum(card.order for card in gifts))


def giving_cost(rules: Rules, hand: Hand, card: Card) -> float:
    """Return what the card may bring an enemy who receives it."""
    cost = _POINTS_GIVEN * card.points
    mate = MATE.get(card.rank)
    if mate is not None and Card.of(mate, card.suit) not in hand:
        cost += _MARRIAGE_RISK * (0.5 * marriage_value(rules, card.suit) + _TRUMP_LOST)
    return cost


def receivers(deal: DealState, seat: int) -> tuple[int, int]:
    """Return the two opponents, clockwise from the declarer."""
    place = deal.active.index(seat)
    order = deal.active[place + 1 :] + deal.active[:place]
    return order[0], order[1]


def danger(view: View, deal: DealState, seat: int) -> float:
    """Weigh how much an opponent should not be helped: his score, barrel and bids."""
    bids = sum(call.seat == seat and call.amount is not None for call in deal.calls)
    barrel = _DANGER_BARREL if on_barrel(view.rules, view.standings[seat]) else 0.0
    return view.standings[seat].total + _DANGER_BID * bids - barrel
