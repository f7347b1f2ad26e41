"""How far to go in the auction (RULES.md 1.4).

A bid is made when taking the deal at that amount promises more than leaving it to the others, over
every prikup the hand can meet; never above what the hand with its best prikup is expected to carry.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.actions import Action, Bid, Pass
from engine.ai.characters import Traits
from engine.ai.evaluate import Estimate, Outlook, outlook
from engine.ai.free_auction import leaving_free
from engine.ai.prospects import Prospects, prospects
from engine.cards import Hand, Rank
from engine.marriages import CARD_POINT_CEILING
from engine.rules import barrel_need
from engine.state import DealState, View

_HIGH_CARD: Final = {Rank.ACE: 15.0, Rank.TEN: 5.5, Rank.KING: 2.0}
_DEFENCE_BASE: Final = 4.0
_CURSE: Final = 1.5
"""Points to take off an estimate for every live rival who bids on."""

_RAISES: Final = 8
"""How many raises above the highest bid are weighed when its promise is estimated."""

_REAL_HOPE: Final = 0.2
_ANYTHING: Final = 1e9


def choose_call(view: View, actions: Sequence[Action], traits: Traits) -> Action:
    """Return a bid or a pass."""
    deal, seat = view.deal, view.viewer
    bids = sorted(action.amount for action in actions if isinstance(action, Bid))
    if not bids or deal is None or seat is None:
        return actions[0]
    hand = deal.hands[seat] or ()
    limit = bid_limit(view, deal, seat, hand, bids, traits)
    if limit is None:
        return Pass() if Pass() in actions else Bid(bids[0])
    return Bid(_spoken(deal, seat, bids, limit, traits))


def bid_limit(
    view: View, deal: DealState, seat: int, hand: Hand, bids: Sequence[int], traits: Traits
) -> int | None:
    """Return the highest of the bids (in rising order) worth making, or None."""
    hopes = outlook(view.rules, hand)
    sheet = prospects(view, seat, traits)
    if sheet.gathers:  # a contract costs nothing there, and who plays it takes more cards
        return max((amount for amount in bids if amount <= CARD_POINT_CEILING), default=None)
    carried = [amount for amount in bids if amount <= hopes.best]
    if not carried:
        return None
    rival = None if deal.high_bidder is None else view.standings[deal.high_bidder]
    wanted = leaving_free(view, deal, sheet, rival, defence_value(hand))
    if wanted is None:
        wanted = sheet.leaving(deal.high, rival, defence_value(hand))
    wanted += traits.margin
    curse = _CURSE * sum(call.amount is not None and call.seat != seat for call in deal.calls[1:])
    worth = taking(sheet, hopes, carried, curse)
    good = [amount for amount, promise in zip(carried, worth, strict=True) if promise >= wanted]
    if sheet.on_barrel:
        good += [amount for amount in carried if _worth_a_try(sheet, hopes, amount)]
    return max(good, default=None)


def defence_value(hand: Hand) -> float:
    """Return the points that a seven-card hand is expected to write as a defender."""
    return _DEFENCE_BASE + sum(_HIGH_CARD.get(card.rank, 0.5) for card in hand)


def _worth_a_try(sheet: Prospects, hopes: Outlook, amount: int) -> bool:
    """Tell whether a bid on the barrel leaves real hope; an attempt is used up anyway."""
    return hopes.chance(max(amount, barrel_need(sheet.rules))) >= _REAL_HOPE


def taking(
    sheet: Prospects, hopes: Outlook, amounts: Sequence[int], curse: float
) -> tuple[float, ...]:
    """Return what taking the deal at each of the amounts (rising) promises, over all prikups.

    After a good prikup the contract is raised, after a hopeless one it is given up.
    """
    step = sheet.rules.bid_step
    contracts = [*amounts, *(amounts[-1] + step * n for n in range(1, _RAISES + 1))]
    if sheet.on_barrel:
        contracts = [max(amount, barrel_need(sheet.rules)) for amount in contracts]
    gains = [sheet.gain(contract) for contract in contracts]
    losses = [sheet.loss(contract) for contract in contracts]
    surrenders = [-_ANYTHING if sheet.on_barrel else sheet.surrendering(c) for c in contracts]
    totals = [0.0] * len(amounts)
    for item, times in hopes.estimates:
        real = Estimate(item.points - curse, item.spread)
        spoils = sheet.spoils(real)
        best = -_ANYTHING
        for place in range(len(contracts) - 1, -1, -1):
            chance = real.chance(contracts[place])
            best = max(best, chance * gains[place] - (1.0 - chance) * losses[place])
            if place < len(amounts):
                totals[place] += times * max(best - spoils, surrenders[place])
    return tuple(total / hopes.count for total in totals)


def _spoken(deal: DealState, seat: int, bids: Sequence[int], limit: int, traits: Traits) -> int:
    """Return the bid to speak: the least one, or a jump that shuts the others out."""
    spoken_before = any(call.seat == seat and not call.forced for call in deal.calls)
    if traits.jump and not spoken_before:
        return max(amount for amount in bids if amount <= min(limit, bids[0] + traits.jump))
    return bids[0]
