"""What the points of a trick are worth to a seat, given the contract and the scores.

A deal is worth more than its card points: the contract of the declarer, the match on the barrel
(RULES.md 1.12) and a fine for bolts (1.13) hang on them.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.ai.knowledge import Knowledge
from engine.ai.worth import later_trick
from engine.cards import DEAL_POINTS, DECK, Card, points_of
from engine.marriages import all_in, worth
from engine.state import DealState, View

_THIRD_OF_A_FINE: Final = (0.25, 0.4, 1.0)
"""Part of the fine that a bolt costs in effect, by how near the limit it brings the counter."""

_RIVAL: Final = -0.6
"""What a point of the only opponent weighs where two play."""


class Stakes(Struct, frozen=True):
    """Weights of one card point by who takes it, and the worth of a first own trick."""

    own: float
    friend: float
    enemy: float
    first_trick: float
    decided: bool
    """The contract is already made or cannot be made any more."""


def stakes(view: View, known: Knowledge) -> Stakes:
    """Weigh the points of the tricks to come."""
    deal = view.deal
    if deal is None:
        raise ValueError("there is no deal to weigh")
    decided = _decided(view, deal, known)
    first = _first_trick(view, deal, known)
    if known.friend is None:
        enemy = _RIVAL if len(deal.active) == 2 else -0.1
        return Stakes(1.0, 0.0, enemy, first, decided)
    cumulative = view.rules.barrel == "cumulative"
    mine_counts = cumulative or view.standings[known.me].barrel is None
    if cumulative and view.standings[known.declarer].barrel is not None:
        return Stakes(1.0, 0.95, -0.9, first, decided)
    if decided:
        return Stakes(1.0 if mine_counts else 0.0, -0.3, -0.1, first, decided)
    if view.standings[known.declarer].barrel is not None:
        return Stakes(1.0, 0.95, -0.9, first, decided)
    if not mine_counts:
        return Stakes(0.8, 0.8, -0.6, first, decided)
    return Stakes(1.0, 0.65, -0.35, first, decided)


def declarer_lacks(deal: DealState) -> int:
    """Return how many points the declarer still needs; zero or less when he has made it."""
    seat = deal.declarer
    if seat is None:
        return 0
    return deal.contract - deal.points[seat] - deal.marriage_points[seat]


def _decided(view: View, deal: DealState, known: Knowledge) -> bool:
    """Tell whether the contract is made, or out of reach with every card still to be taken."""
    lacks = declarer_lacks(deal)
    if lacks <= 0:
        return True
    left = DEAL_POINTS - sum(deal.points)
    possible = sum(
        worth(view.rules, kind, suit)
        for kind, suit in all_in(view.rules, tuple(card for card in DECK if _may_hold(known, card)))
    )
    return lacks > left + possible


def _may_hold(known: Knowledge, card: Card) -> bool:
    """Tell whether the declarer may still hold the card."""
    if known.friend is None:
        return card in known.hand
    return known.chance(known.declarer, card) > 0.0


def _first_trick(view: View, deal: DealState, known: Knowledge) -> float:
    """Weigh a first trick: what a bolt would cost, times the chance to take no trick later."""
    rules, standing = view.rules, view.standings[known.me]
    if deal.taken[known.me] or rules.bolt_fine_mode == "off" or standing.barrel is not None:
        return 0.0
    missing = max(0, rules.bolt_limit - 1 - standing.bolts)
    part = _THIRD_OF_A_FINE[max(0, len(_THIRD_OF_A_FINE) - 1 - missing)]
    trickless = 1.0
    for card in known.hand:
        trickless *= 1.0 - later_trick(known, card)
    return part * rules.fine_amount * trickless


def points_on_table(deal: DealState) -> int:
    """Return the card points lying in the unfinished trick."""
    return points_of(play.card for play in deal.trick)
