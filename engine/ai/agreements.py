"""Decisions that only some agreements create: the cut, giving up in other ways, an early contract.

Where a table knows none of them nothing here is asked, so that a player plays the common rules as
it always did.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from engine.actions import Action, Cut, NameContract, PassCards, Rospis, ThrowIn, WriteOff
from engine.ai.characters import Traits
from engine.ai.evaluate import estimate, outlook
from engine.ai.exchange import best_gifts, gift_promise
from engine.ai.prospects import Prospects, prospects
from engine.cards import DEAL_POINTS, Hand
from engine.prospects import Prospect, prospect
from engine.scoring import rospis_cost, rospis_share
from engine.scoring.measures import ROSPIS_FINED_EVERY
from engine.state import DealState, Phase, View

_GIVING_UP: Final = (Rospis(), WriteOff(), ThrowIn())
_AWAY: Final = 8
"""Cards that a declarer plays with."""

_LAST_NAMED: Final = 200
"""Contracts beyond this are not weighed."""


def choose_cut(view: View, actions: Sequence[Action]) -> Action:
    """Return a cut near the middle, each time at another place."""
    cuts = 0 if view.cut is None else view.cut.cuts
    places = [action for action in actions if isinstance(action, Cut)]
    return places[(len(places) // 2 - cuts) % len(places)]


def choose_prikup_pass(view: View, actions: Sequence[Action]) -> Action:
    """Return which two prikup cards to hand out where one is kept."""
    deal, seat = view.deal, view.viewer
    hand = deal.hands[seat] or () if deal is not None and seat is not None else ()
    passes = [action for action in actions if isinstance(action, PassCards)]

    def worth(choice: PassCards) -> tuple[float, int]:
        first, second = choice.cards[0], choice.cards[-1]
        return gift_promise(view.rules, hand, (first, second))

    return max(passes, key=worth)


def choose_early_contract(view: View, actions: Sequence[Action], traits: Traits) -> Action:
    """Return the contract to name before the prikup is seen."""
    seat, deal = view.viewer, view.deal
    amounts = [action.amount for action in actions if isinstance(action, NameContract)]
    if seat is None or deal is None or not amounts:
        return actions[0]
    sheet, hopes = prospects(view, seat, traits), outlook(view.rules, deal.hands[seat] or ())

    def promise(amount: int) -> float:
        chance = hopes.chance(amount)
        lost = (1.0 - chance) * traits.raise_weight * sheet.loss(amount)
        return chance * sheet.gain(amount) - lost

    return NameContract(max(amounts, key=lambda amount: (promise(amount), -amount)))


def choose_giving_up(view: View, actions: Sequence[Action], traits: Traits) -> Action | None:
    """Return the best way to give the deal up, None to play on.

    A rospis at the price of the contract before the first lead is the business of `exchange`.
    """
    deal, seat = view.deal, view.viewer
    ways = [action for action in _GIVING_UP if action in actions]
    if deal is None or seat is None or not ways or not _is_asked(view, ways):
        return None
    sheet = prospects(view, seat, traits)
    if sheet.gathers:
        return None
    playing = _playing(view, deal, seat, sheet, actions)
    if playing is None:
        return None
    best = max(ways, key=lambda way: _giving(view, deal, sheet, way))
    return best if _giving(view, deal, sheet, best) - playing > traits.surrender else None


def _is_asked(view: View, ways: Sequence[Action]) -> bool:
    """Tell whether the agreements make giving up something else than the common rospis."""
    rules = view.rules
    if any(not isinstance(way, Rospis) for way in ways):
        return True
    cheap = rules.rospis_cost != "contract" or rules.rospis_free_count > 0
    return cheap or (rules.rospis_timing == "any_own_turn" and view.phase is Phase.TRICK)


def _playing(
    view: View, deal: DealState, seat: int, sheet: Prospects, actions: Sequence[Action]
) -> float | None:
    """Return what playing on promises; None while it is not in doubt."""
    hand = deal.hands[seat] or ()
    if view.phase is Phase.TRICK and (deal.tricks or deal.trick):
        if prospect(view, deal) is not Prospect.LOST:
            return None
        rest = DEAL_POINTS - deal.points[seat] - deal.marriage_points[seat]
        return -sheet.loss(deal.contract) - max(0, rest) / 2
    kept = _kept(view, hand)
    named = [action.amount for action in actions if isinstance(action, NameContract)]
    promise, _ = sheet.best_contract(named or _contracts(view, deal), estimate(view.rules, kept))
    return promise


def _kept(view: View, hand: Hand) -> Hand:
    """Return the cards to play with, once the two worst are given away."""
    if len(hand) <= _AWAY:
        return hand
    if len(hand) != _AWAY + 2:
        return hand[:_AWAY]
    gifts = best_gifts(view.rules, hand)
    if view.rules.pass_style == "keep_one" and view.deal is not None:
        prikup = view.deal.prikup or ()
        gifts = max(combinations(prikup, 2), key=lambda pair: gift_promise(view.rules, hand, pair))
    return tuple(card for card in hand if card not in gifts)


def _contracts(view: View, deal: DealState) -> list[int]:
    """Return the contracts that may be played when none is to be named now."""
    if deal.contract:
        return [deal.contract]
    least = view.rules.min_final_contract
    return list(range(least, _LAST_NAMED + 1, view.rules.bid_step))


def _giving(view: View, deal: DealState, sheet: Prospects, way: Action) -> float:
    """Return what giving up costs, the gain of each opponent taken off."""
    rules, standing, contract = view.rules, sheet.standing, deal.contract
    bolt = rules.fine_amount / rules.bolt_limit if rules.bolt_fine_mode != "off" else 0.0
    match way:
        case ThrowIn():
            return -float(rules.free_throw_in)
        case WriteOff():
            return -sheet.loss(contract) + bolt
        case _:
            cost = 0.0
            if rospis_cost(rules, standing, contract):
                cost = sheet.loss(contract)
            elif sheet.on_barrel:
                cost = sheet.loss(0)
            if rules.rospis_cost == "bolt":
                cost += bolt
            if rules.rospis_third_fine and (standing.rospis + 1) % ROSPIS_FINED_EVERY == 0:
                cost += rules.fine_amount
            return -cost - rospis_share(rules, contract)
