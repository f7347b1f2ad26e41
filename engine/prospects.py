"""Whether the contract is made already, still open or lost, as far as a viewer can know.

Lost means: even with every card point in play and every marriage that the declarer may still
declare (RULES.md 1.10) the contract is not reached.
"""

from __future__ import annotations

from enum import StrEnum

from engine.cards import DEAL_POINTS, Card
from engine.marriages import PAIRS, marriage_value
from engine.scoring import is_made
from engine.state import DealState, View


class Prospect(StrEnum):
    """How a contract stands while cards are played."""

    MADE = "made"
    OPEN = "open"
    LOST = "lost"


def prospect(view: View, deal: DealState) -> Prospect:
    """Tell how the contract of this deal stands for its declarer.

    Raises ValueError before there is one.
    """
    if deal.declarer is None:
        raise ValueError("nobody has won the auction yet")
    rules, declarer = view.rules, deal.declarer
    has = deal.points[declarer] + deal.marriage_points[declarer]
    if is_made(rules, deal.contract, has):
        return Prospect.MADE
    most = has + DEAL_POINTS - sum(deal.points) + marriages_to_come(view, deal)
    return Prospect.OPEN if is_made(rules, deal.contract, most) else Prospect.LOST


def marriages_to_come(view: View, deal: DealState) -> int:
    """Return the most that the declarer may still get for marriages; unseen pairs count."""
    if deal.declarer is None:
        raise ValueError("nobody has won the auction yet")
    elsewhere = _not_with(deal.declarer, deal)
    values = sorted(
        (marriage_value(view.rules, suit) for suit, pair in PAIRS.items() if not pair & elsewhere),
        reverse=True,
    )
    return sum(values[: deal.held[deal.declarer] // 2])


def _not_with(declarer: int, deal: DealState) -> frozenset[Card]:
    """Return the kings and queens that the viewer knows to be out of the declarer's hand."""
    pairs = frozenset().union(*PAIRS.values())
    own = deal.hands[declarer]
    if own is not None:
        return pairs - frozenset(own)
    played = {play.card for trick in deal.tricks for play in trick.plays}
    played |= {play.card for play in deal.trick}
    given = {gift.card for gift in deal.gifts if gift.card is not None}
    held = {card for hand in deal.hands if hand is not None for card in hand}
    return pairs & (played | given | held)
