"""Whether the contract is made already, still open or lost, as far as a viewer can know.

Lost means: even with every card point in play and every marriage that the declarer may still
declare (RULES.md 1.10) the contract is not reached.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from engine.cards import DEAL_POINTS, DECK, Card, Hand, Suit
from engine.marriages import ACES, HALVES, NINES, PAIRS, is_known, worth
from engine.rules import Rules
from engine.scoring import is_made
from engine.state import DealState, MarriageKind, View


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
    """Return the most that the declarer may still get for marriages; unseen cards count.

    Each takes a lead of its own with cards that no other one uses, but for queen and jack of a
    suit whose king declared before.
    """
    if deal.declarer is None:
        raise ValueError("nobody has won the auction yet")
    return _best(view.rules, _not_with(deal.declarer, deal), deal.held[deal.declarer])


def most_with(rules: Rules, hand: Hand) -> int:
    """Return the most that a declarer can make who goes into the first trick with this hand."""
    return DEAL_POINTS + _best(rules, frozenset(DECK) - frozenset(hand), len(hand))


def _best(rules: Rules, elsewhere: frozenset[Card], held: int) -> int:
    """Return the most for marriages of so many cards, none of which is elsewhere."""
    best = [0] * (held + 1)
    for choices in _choices(rules, elsewhere):
        # From the most cards down, so that no group of choices is taken twice.
        for cards in range(len(best) - 1, 0, -1):
            fitting = (best[cards - size] + points for size, points in choices if size <= cards)
            best[cards] = max(best[cards], *fitting, 0)
    return best[-1]


def _choices(rules: Rules, elsewhere: frozenset[Card]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield for each suit, the aces and the nines what may be declared: cards used and points."""
    for suit in Suit:
        found: list[tuple[int, int]] = []
        full = not PAIRS[suit] & elsewhere
        half = rules.half_marriage and not HALVES[suit] & elsewhere
        if full:
            found.append((2, worth(rules, MarriageKind.MARRIAGE, suit)))
        if half:
            found.append((2, worth(rules, MarriageKind.HALF, suit)))
        if full and half:
            found.append((3, found[0][1] + found[1][1]))
        yield tuple(found)
    for kind, cards in ((MarriageKind.ACES, ACES), (MarriageKind.NINES, NINES)):
        if is_known(rules, kind) and not cards & elsewhere:
            yield ((len(cards), worth(rules, kind, Suit.SPADES)),)


def _not_with(declarer: int, deal: DealState) -> frozenset[Card]:
    """Return the cards that the viewer knows to be out of the declarer's hand."""
    own = deal.hands[declarer]
    if own is not None:
        return frozenset(DECK) - frozenset(own)
    played = {play.card for trick in deal.tricks for play in trick.plays}
    played |= {play.card for play in deal.trick}
    given = {gift.card for gift in deal.gifts if gift.card is not None}
    held = {card for hand in deal.hands if hand is not None for card in hand}
    return frozenset(played | given | held)
