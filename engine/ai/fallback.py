"""The action taken for a seat that gives no usable answer (RULES.md 2.4b, item 12).

The same answer serves a clock that ran out and a computer player that failed.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import (
    Action,
    AnswerClaim,
    Bid,
    Cut,
    GoDark,
    NameContract,
    Pass,
    PassCards,
    Play,
)
from engine.cards import Card, Hand, Rank
from engine.decider import legal_actions
from engine.state import View


def fallback_action(view: View) -> Action:
    """Return the harmless legal action of the viewer; ValueError when it need not act."""
    actions = legal_actions(view)
    if not actions:
        raise ValueError(f"seat {view.viewer} need not act in phase {view.phase.value}")
    for wanted in (AnswerClaim(False), GoDark(False), Pass()):
        if wanted in actions:
            return wanted
    cuts = [action for action in actions if isinstance(action, Cut)]
    if cuts:
        # The middle; after a nine the place beside it, or the same nine would come again.
        done = 0 if view.cut is None else view.cut.cuts
        return cuts[(len(cuts) // 2 - done) % len(cuts)]
    bids = [action for action in actions if isinstance(action, Bid)]
    if bids:
        return min(bids, key=lambda bid: bid.amount)
    contracts = [action for action in actions if isinstance(action, NameContract)]
    if contracts:
        return min(contracts, key=lambda named: named.amount)
    passes = [action for action in actions if isinstance(action, PassCards)]
    if passes:
        return _cheapest_pass(view, passes)
    plays = [action for action in actions if isinstance(action, Play)]
    if plays:
        return min(plays, key=_play_order)
    return actions[0]


def _play_order(play: Play) -> tuple[int, int, bool]:
    """Fewest points first, ties in suit order S C D H, a plain lead before a declaring one."""
    return (play.card.points, play.card.order, play.declare is not None)


def _cheapest_pass(view: View, passes: Sequence[PassCards]) -> PassCards:
    """Return the pass of the lowest cards that break no pair, the lower to the left neighbour."""
    hand = _own_hand(view)

    def order(choice: PassCards) -> tuple[int, int, tuple[tuple[int, int], ...]]:
        broken = sum(_is_half(card, hand) for card in choice.cards)
        total = sum(card.points for card in choice.cards)
        return (broken, total, tuple((card.points, card.order) for card in choice.cards))

    return min(passes, key=order)


def _own_hand(view: View) -> Hand:
    if view.deal is None or view.viewer is None:
        return ()
    return view.deal.hands[view.viewer] or ()


def _is_half(card: Card, hand: Hand) -> bool:
    """Tell whether the card is the king or queen of a marriage in the hand."""
    mates = {Rank.KING: Rank.QUEEN, Rank.QUEEN: Rank.KING}
    mate = mates.get(card.rank)
    return mate is not None and Card.of(mate, card.suit) in hand
