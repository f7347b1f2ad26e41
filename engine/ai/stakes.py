"""What the points of a trick are worth to a seat, given the contract and the scores.

A deal is worth more than its card points: the contract of the declarer, the match on the barrel
(RULES.md 1.12) and a fine for bolts (1.13) hang on them.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from engine.ai.knowledge import Knowledge
from engine.cards import points_of
from engine.marriages import PAIRS, marriage_value
from engine.state import DealState, View

_BOLT_WEIGHT: Final = (6.0, 10.0, 40.0)
"""What the first own trick is worth with that many bolts short of the limit counted down."""


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
    first = _first_trick(view, deal, known.me)
    if known.friend is None:
        return Stakes(1.0, 0.0, -0.1, first, decided)
    mine_counts = view.standings[known.me].barrel is None
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
    left = 120 - sum(deal.points)
    his = frozenset(known.hand) if known.friend is None else known.unseen
    possible = sum(
        marriage_value(view.rules, suit)
        for suit, pair in PAIRS.items()
        if pair <= his and all(known.friend is None or _may_hold(known, card) for card in pair)
    )
    return lacks > left + possible


def _may_hold(known: Knowledge, card: object) -> bool:
    return any(c == card and row[known.declarer] > 0.0 for c, row in known.odds.items())


def _first_trick(view: View, deal: DealState, me: int) -> float:
    """Weigh a first trick: without one the deal ends in a bolt."""
    rules, standing = view.rules, view.standings[me]
    if deal.taken[me] or rules.bolt_fine_mode == "off" or standing.barrel is not None:
        return 0.0
    missing = rules.bolt_limit - 1 - standing.bolts
    return _BOLT_WEIGHT[max(0, len(_BOLT_WEIGHT) - 1 - max(0, missing))]


def points_on_table(deal: DealState) -> int:
    """Return the card points lying in the unfinished trick."""
    return points_of(play.card for play in deal.trick)
