"""A player for golden files: it chooses among the legal actions by a fixed, simple habit.

It is no opponent and never changes, so that a changed golden file means a changed engine.
"""

from __future__ import annotations

from engine.actions import (
    Action,
    AnswerClaim,
    Bid,
    ChoosePrikup,
    GoDark,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    WriteOff,
)
from engine.cards import DECK, Card, Hand, Rank, Suit, points_of
from engine.decider import legal_actions
from engine.marriages import PAIRS, marriage_value, marriages_in
from engine.phases.tricks import winning_play
from engine.state import DealState, PlayedCard, View, deal_of

PRIKUP_HOPE = 25
"""What a player expects from the prikup."""

HOPELESS = 30
"""A contract so far above a hand's worth is given up."""

CAUTION = 35
"""What a raised contract stays below a hand's worth."""

FAR_BEHIND = 300
"""Points behind the best from which a player commits himself to a dark game."""

ACE, TOP_TEN, TOP_KING, MARRIAGE, REST = 20, 17, 11, 8, 10
"""What an ace takes, a ten under the ace, a king under both, a trump trick, and the rest."""


def choose(seen: View) -> Action:
    """Choose the action of the viewer, who has to act."""
    actions = legal_actions(seen)
    if len(actions) == 1:
        return actions[0]
    first = actions[0]
    if isinstance(first, AnswerClaim):
        return AnswerClaim(seen.redeals == 0 and AnswerClaim(True) in actions)
    if isinstance(first, GoDark):
        return GoDark(_behind(seen) >= FAR_BEHIND)
    deal, hand = deal_of(seen), _own(seen)
    if isinstance(first, Pass | Bid):
        return _call(seen, actions, hand)
    if isinstance(first, ChoosePrikup):
        return first
    if isinstance(first, PassCards):
        return _pass(seen, actions, hand)
    if isinstance(first, NameContract):
        return _contract(seen, actions, hand, deal)
    return _play(seen, deal, tuple(action for action in actions if isinstance(action, Play)))


def worth(seen: View, hand: Hand) -> int:
    """Estimate what a hand takes: its sure cards and the marriages that it can come to declare."""
    total = REST
    for suit in Suit:
        ranks = {card.rank for card in hand if card.suit is suit}
        for rank, points in ((Rank.ACE, ACE), (Rank.TEN, TOP_TEN), (Rank.KING, TOP_KING)):
            if rank not in ranks:
                break
            total += points
    if any(card.rank is Rank.ACE for card in hand):
        total += sum(marriage_value(seen.rules, suit) + MARRIAGE for suit in marriages_in(hand))
    return total


def _behind(seen: View) -> int:
    assert seen.viewer is not None
    totals = [standing.total for standing in seen.standings]
    return max(totals) - totals[seen.viewer]


def _own(seen: View) -> Hand:
    assert seen.viewer is not None
    hand = deal_of(seen).hands[seen.viewer]
    assert hand is not None
    return hand


def _call(seen: View, actions: tuple[Action, ...], hand: Hand) -> Action:
    bid = next((action for action in actions if isinstance(action, Bid)), None)
    if bid is not None and (bid.amount <= worth(seen, hand) + PRIKUP_HOPE or Pass() not in actions):
        return bid
    return Pass()


def _pass(seen: View, actions: tuple[Action, ...], hand: Hand) -> Action:
    kept = {card for suit in marriages_in(hand) for card in PAIRS[suit]}

    def cost(action: Action) -> tuple[int, int]:
        assert isinstance(action, PassCards)
        breaks = sum(card in kept or card.rank is Rank.ACE for card in action.cards)
        return breaks, points_of(action.cards)

    return min((action for action in actions if isinstance(action, PassCards)), key=cost)


def _contract(seen: View, actions: tuple[Action, ...], hand: Hand, deal: DealState) -> Action:
    value = worth(seen, hand)
    lacks = deal.contract - value
    if lacks > 2 * HOPELESS and WriteOff() in actions:
        return WriteOff()
    if lacks > HOPELESS and Rospis() in actions:
        return Rospis()
    named = [action for action in actions if isinstance(action, NameContract)]
    return max(
        (action for action in named if action.amount <= value - CAUTION),
        key=lambda action: action.amount,
        default=named[0],
    )


def _play(seen: View, deal: DealState, plays: tuple[Play, ...]) -> Play:
    if not deal.trick:
        return _lead(seen, deal, plays)
    winning = [play for play in plays if _wins(deal, play.card)]
    last = len(deal.trick) == len(deal.active) - 1
    if winning and (last or any(_is_top(seen, deal, play.card) for play in winning)):
        return max(winning, key=lambda play: (play.card.points, play.card.strength))
    return _cheapest(seen, plays)


def _lead(seen: View, deal: DealState, plays: tuple[Play, ...]) -> Play:
    """Declare, else lead a card that nothing beats in its suit, else the cheapest."""
    declared = [play for play in plays if play.declare is not None]
    if declared:
        return max(declared, key=lambda p: (marriage_value(seen.rules, p.card.suit), p.card.points))
    top = [play for play in plays if _is_top(seen, deal, play.card)]
    if top:
        return max(top, key=lambda play: (play.card.suit is deal.trump, play.card.points))
    return _cheapest(seen, plays)


def _cheapest(seen: View, plays: tuple[Play, ...]) -> Play:
    """Choose few points, and keep marriages together."""
    pairs = {card for suit in marriages_in(_own(seen)) for card in PAIRS[suit]}
    return min(plays, key=lambda p: (p.card in pairs, p.card.points, p.card.strength))


def _is_top(seen: View, deal: DealState, card: Card) -> bool:
    """Tell whether every higher card of the suit has been played or is held here."""
    known = {play.card for trick in deal.tricks for play in trick.plays}
    known |= {play.card for play in deal.trick} | set(_own(seen))
    return all(
        other in known
        for other in DECK
        if other.suit is card.suit and other.strength > card.strength
    )


def _wins(deal: DealState, card: Card) -> bool:
    mine = PlayedCard(-1, card)
    return winning_play((*deal.trick, mine), deal.trump) is mine
