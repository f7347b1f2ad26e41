"""When to play in the dark and when to turn the light on (RULES.md group 14).

Unseen cards seldom make the contract, and failing costs double: it pays only where a hopeless hand
may still be given up for nothing, or for who is so far behind somebody about to win that nothing
else helps. Against a dark game a bid is made when the own cards promise more than his failure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.actions import Action, Bid, GoDark, Pass
from engine.ai.bidding import defence_value, taking
from engine.ai.characters import Traits
from engine.ai.evaluate import outlook
from engine.ai.prospects import prospects
from engine.phases.auction import DARK_CONTRACT
from engine.rules import Rules
from engine.scoring import on_barrel, rospis_ban, rospis_cost, rospis_share
from engine.state import View

_UNSEEN_CHANCE: Final = 0.34
"""Chance that seven unseen cards and the prikup make the contract of a dark game."""

_NEAR_END: Final = 0.85
"""Part of the target from which somebody is about to win."""

_BEHIND: Final = 250
_DESPAIR: Final = 0.5
_MOST_DESPAIR: Final = 140.0


def choose_dark(view: View, traits: Traits) -> Action:
    """Return the answer to the question whether to play in the dark."""
    seat = view.viewer
    if seat is None:
        return GoDark(False)
    stake = 2.0 * DARK_CONTRACT
    promise = _UNSEEN_CHANCE * stake - (1.0 - _UNSEEN_CHANCE) * min(stake, _way_out(view, seat))
    return GoDark(promise + _despair(view, seat) > traits.margin)


def choose_undark(view: View, actions: Sequence[Action], traits: Traits) -> Action:
    """Return the bid that turns the light on, or a pass."""
    deal, seat = view.deal, view.viewer
    bids = [action.amount for action in actions if isinstance(action, Bid)]
    if not bids or deal is None or seat is None:
        return actions[0]
    if Pass() not in actions:
        return Bid(bids[0])
    hand = deal.hands[seat] or ()
    hopes, sheet = outlook(view.rules, hand), prospects(view, seat, traits)
    rival = view.standings[deal.forehand]
    if on_barrel(view.rules, rival):
        leaving = sheet.leaving(deal.high, rival, defence_value(hand))
    else:
        leaving = defence_value(hand) + (0.5 - _UNSEEN_CHANCE) * 2.0 * DARK_CONTRACT
    (promise,) = taking(sheet, hopes, bids[:1], 0.0)
    worth_it = bids[0] <= hopes.best and promise >= leaving + traits.margin
    return Bid(bids[0]) if worth_it else Pass()


def _way_out(view: View, seat: int) -> float:
    """Return what giving up a hopeless dark game costs, the shares of the others included."""
    rules = view.rules
    if rospis_ban(rules, view.standings, seat, dark=True) is not None:
        return float("inf")
    cost = 2 * rospis_cost(rules, view.standings[seat], DARK_CONTRACT)
    bolt = rules.fine_amount / 3 if rules.rospis_cost == "bolt" else 0
    return float(cost + bolt + rospis_share(rules, DARK_CONTRACT))


def _despair(view: View, seat: int) -> float:
    """Weigh how far the seat is behind somebody who is about to win."""
    leader = max(standing.total for standing in view.standings)
    if leader < _NEAR_END * _end(view.rules):
        return 0.0
    behind = leader - view.standings[seat].total - _BEHIND
    return min(_MOST_DESPAIR, max(0.0, _DESPAIR * behind))


def _end(rules: Rules) -> int:
    """Return the total from which one deal wins."""
    return rules.barrel_at if rules.barrel in ("single", "cumulative") else rules.target
