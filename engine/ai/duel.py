"""How the rule player plays against a single opponent (RULES.md 1.15).

The auction, the choice of a prikup, the cards to give and to lay away and the contract rest on the
hand (`duel_hands`); the tricks on the same card sense as with three, with what one can know of one
opponent. In the draw form kings and queens are kept for the mate that may still be drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final

from engine.actions import (
    Action,
    AnswerClaim,
    Bid,
    ChoosePrikup,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    WriteOff,
)
from engine.ai.bidding import taking
from engine.ai.characters import Traits
from engine.ai.duel_endgame import can_count_duel, choose_counted_duel
from engine.ai.duel_hands import duel_estimate, duel_outlook
from engine.ai.duel_knowledge import know_duel
from engine.ai.duel_prospects import duel_prospects
from engine.ai.evaluate import Estimate, Outlook
from engine.ai.exchange import giving_cost
from engine.ai.following import follow_score
from engine.ai.knowledge import MATE, Knowledge
from engine.ai.leading import choose_lead, lead_score
from engine.ai.stakes import stakes
from engine.cards import Card, Hand
from engine.marriages import marriage_value
from engine.phases.exchange import laid_away, prikup_size
from engine.rules import Rules
from engine.state import DealState, Phase, View

_HOPE_TO_DRAW: Final = 0.3
"""Part of a marriage's value that half of it is worth while the mate may still be drawn."""

_POOR: Final = 85.0
"""A hand that promises its declarer less than that is thrown in where it may be."""

_BLIND_SPREAD: Final = 30.0
"""The least deviation of the points of a contract that is named before the prikup."""

_LAID: Final = 0.35
"""What a point laid away costs: the winner of the last trick may get it."""

_ENOUGH: Final = 0.5


def choose_in_duel(view: View, actions: Sequence[Action], traits: Traits) -> Action | None:
    """Return the action of one of two players; None where others decide it just as well."""
    deal, seat = view.deal, view.viewer
    if deal is None or seat is None or len(deal.active) != 2:
        return None
    hand = deal.hands[seat] or ()
    match view.phase:
        case Phase.CLAIM_HAND | Phase.CLAIM_PRIKUP | Phase.CLAIM_HAND_2:
            return AnswerClaim(AnswerClaim(True) in actions and _is_poor(view, deal, seat, hand))
        case Phase.AUCTION if not deal.dark:
            return _call(view, deal, seat, actions, traits)
        case Phase.CHOOSE:
            return _prikup(view.rules, deal, hand, actions)
        case Phase.PASS:
            return _pass(view, seat, hand, actions, traits)
        case Phase.RAISE:
            return _contract(view, deal, seat, actions, traits)
        case Phase.TRICK:
            plays = [action for action in actions if isinstance(action, Play)]
            return _play(view, deal, plays) if plays else None
        case _:
            return None


def hopes_of(rules: Rules, hand: Hand) -> Outlook:
    """Weigh a dealt hand over every prikup of the form that is played."""
    return duel_outlook(rules, hand, prikup_size(rules), _away(rules))


def _away(rules: Rules) -> int:
    """Return how many cards leave the declarer's hand."""
    return laid_away(rules) + (rules.two_discard != "to_table")


def _is_poor(view: View, deal: DealState, seat: int, hand: Hand) -> bool:
    """Tell whether a new deal promises more than these cards."""
    if deal.declarer is None:
        return deal.stock_left > 0 or hopes_of(view.rules, hand).mean < _POOR
    if seat != deal.declarer:
        return True
    kept = hand
    if view.phase is Phase.CLAIM_PRIKUP:
        kept = _kept(hand, _best_away(view.rules, hand))
    return duel_estimate(view.rules, kept).chance(deal.contract) < _ENOUGH


def _call(
    view: View, deal: DealState, seat: int, actions: Sequence[Action], traits: Traits
) -> Action | None:
    """Bid as far as taking the deal promises more than leaving it."""
    bids = sorted(action.amount for action in actions if isinstance(action, Bid))
    if not bids:
        return Pass() if Pass() in actions else None
    hand = deal.hands[seat] or ()
    hopes = hopes_of(view.rules, hand)
    sheet = duel_prospects(view, seat, traits)
    carried = [amount for amount in bids if amount <= hopes.best]
    rival = None if deal.high_bidder is None else view.standings[deal.high_bidder]
    wanted = sheet.leaving(deal.high, rival, _defence(hand)) + traits.margin
    worth = taking(sheet, hopes, carried, 0.0) if carried else ()
    good = [amount for amount, promise in zip(carried, worth, strict=True) if promise >= wanted]
    if good:
        return Bid(max(a for a in bids if a <= min(max(good), bids[0] + traits.jump)))
    return Pass() if Pass() in actions else Bid(bids[0])


def _defence(hand: Hand) -> float:
    """Return what a hand is expected to write as a defender."""
    return 12.0 + 0.75 * sum(card.points for card in hand)


def _prikup(
    rules: Rules, deal: DealState, hand: Hand, actions: Sequence[Action]
) -> ChoosePrikup | None:
    """Take the better prikup where both are seen, else the first."""
    choices = [action for action in actions if isinstance(action, ChoosePrikup)]

    def promise(choice: ChoosePrikup) -> float:
        held = (*hand, *(deal.aside[choice.place] or ()))
        return duel_estimate(rules, _kept(held, _best_away(rules, held))).points

    if any(pile is None for pile in deal.aside):
        return choices[0] if choices else None
    return max(choices, key=promise, default=None)


def _pass(
    view: View, seat: int, hand: Hand, actions: Sequence[Action], traits: Traits
) -> Action | None:
    """Give and lay away the cards that are missed least, or give the deal up."""
    passes = [action for action in actions if isinstance(action, PassCards)]
    if not passes:
        return None
    legal = {action.cards for action in passes}
    best = _best_away(view.rules, hand, legal)
    return _giving_up(view, seat, _kept(hand, best), actions, traits) or PassCards(best)


def _best_away(
    rules: Rules, hand: Hand, legal: set[tuple[Card, ...]] | None = None
) -> tuple[Card, ...]:
    """Return the cards to give and to lay away, those for the opponent first."""
    given = 0 if rules.two_discard == "to_table" else 1
    choices = legal if legal is not None else set(permutations(hand, _away(rules)))

    def promise(cards: tuple[Card, ...]) -> tuple[float, tuple[int, ...]]:
        cost = sum(giving_cost(rules, hand, card) for card in cards[:given])
        cost += sum(_LAID * card.points for card in cards[given:])
        points = duel_estimate(rules, _kept(hand, cards)).points
        return points - cost, tuple(-card.order for card in cards)

    return max(choices, key=promise)


def _kept(hand: Sequence[Card], away: Sequence[Card]) -> Hand:
    return tuple(card for card in hand if card not in away)


def _giving_up(
    view: View, seat: int, kept: Hand, actions: Sequence[Action], traits: Traits
) -> Action | None:
    """Return the way to give the deal up that costs less than playing on, if there is one."""
    deal = view.deal
    if deal is None or not deal.prikup_taken:
        return None
    sheet = duel_prospects(view, seat, traits)
    prices: dict[Rospis | WriteOff, float] = {
        Rospis(): sheet.surrendering(deal.contract),
        WriteOff(): -sheet.loss(deal.contract),
    }
    ways: list[Rospis | WriteOff] = [way for way in prices if way in actions]
    if not ways or sheet.gathers:
        return None
    best = max(ways, key=lambda way: prices[way])
    playing, _ = sheet.best_contract([deal.contract], duel_estimate(view.rules, kept))
    return best if prices[best] - playing > traits.surrender else None


def _contract(
    view: View, deal: DealState, seat: int, actions: Sequence[Action], traits: Traits
) -> Action | None:
    """Name the contract that promises most, or give the deal up."""
    amounts = [action.amount for action in actions if isinstance(action, NameContract)]
    if not amounts:
        return None
    hand = deal.hands[seat] or ()
    given_up = _giving_up(view, seat, hand, actions, traits)
    if given_up is not None:
        return given_up
    if deal.prikup_taken:
        expected = duel_estimate(view.rules, hand)
    else:
        hopes = hopes_of(view.rules, hand)
        expected = Estimate(hopes.mean, max(_BLIND_SPREAD, hopes.best - hopes.mean))
    _, best = duel_prospects(view, seat, traits).best_contract(amounts, expected)
    return NameContract(best)


def _play(view: View, deal: DealState, plays: Sequence[Play]) -> Play:
    """Play a card."""
    known = know_duel(view)
    if can_count_duel(view, known):
        return choose_counted_duel(view, known, plays)
    if any(play.declare is not None for play in plays):
        return choose_lead(view, known, plays)
    weights = stakes(view, known)

    def score(play: Play) -> tuple[float, int, int]:
        card = play.card
        if deal.trick:
            value = follow_score(view, known, weights, card)
        else:
            value = lead_score(view.rules, known, weights, card)
        return value - _draw_hope(view.rules, deal, known, card), -card.points, -card.order

    return max(plays, key=score)


def _draw_hope(rules: Rules, deal: DealState, known: Knowledge, card: Card) -> float:
    """Return what half a marriage is worth while its mate may still come from the stock."""
    mate = MATE.get(card.rank)
    if mate is None or not deal.stock_left:
        return 0.0
    other = Card.of(mate, card.suit)
    if other in known.hand:
        return 0.0
    left = (1.0 - known.chance(known.enemies[0], other)) if other in known.unseen else 0.0
    return _HOPE_TO_DRAW * left * marriage_value(rules, card.suit)
