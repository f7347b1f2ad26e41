"""How far to go in the auction: what taking the deal promises, and what leaving it does (1.4).

Over random deals that explain the calls so far the seat tries to declare with each prikup, and so
does the opponent who would have the deal if the seat passed. A bid is made while it promises more
than passing; an opponent may still go on over it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Action, Bid, Pass
from engine.ai.contracts.first_lead import FirstLead, first_lead
from engine.ai.contracts.ledger import EQUAL, Ledger
from engine.ai.contracts.naming import open_contracts
from engine.ai.contracts.questions import Questions
from engine.ai.contracts.quick_pass import quick_gifts
from engine.ai.contracts.samples import Layout, cards_in, normal, willing
from engine.ai.contracts.strength import strength
from engine.ai.contracts.utility import Utility
from engine.ai.evaluate import estimate
from engine.coach.advice import Weighed
from engine.events import AuctionWon
from engine.phases import auction
from engine.scoring import rospis_ban
from engine.scoring.types import Ending
from engine.state import Call, DealState, View

_POLICY: Final = -6.0
"""What a declarer takes less than the estimate of his kept cards says."""

_POLICY_SPREAD: Final = 26.0
_LAST_NAMED: Final = 260
"""Contracts beyond this are not weighed before the prikup is seen."""

_FIRST_TRY: Final = 95


class Taken(Struct, frozen=True):
    """One way in which a seat may have the deal: what it carries and would be named for it."""

    seat: int
    kept: int
    level: int
    share: int
    """The part of the first defender; see `Ledger`."""


class Table:
    """Everything about one call that stays the same over the deals."""

    def __init__(
        self, view: View, deal: DealState, seat: int, utility: Utility, questions: Questions
    ) -> None:
        """Prepare a sheet and the first lead of each seat that may declare."""
        self.view, self.deal, self.seat = view, deal, seat
        self.questions = questions
        self.ledgers = {one: Ledger(view, deal, one, utility) for one in deal.active}
        self.leads = {one: first_lead(view, deal, one) for one in deal.active}
        self._limits: dict[tuple[int, int], int] = {}

    def contract_at(self, seat: int, bid: int) -> int:
        """Return the contract that the bid leads to when everybody else passes."""
        key = seat, bid
        if key not in self._limits:
            deal = self.deal
            calls = (*deal.calls, Call(seat, bid))
            calls += tuple(Call(other, None) for other in deal.active if other != seat)
            won = replace(deal, high=bid, high_bidder=seat, calls=calls, turn=None)
            event = auction.automatic(self.view, won)
            self._limits[key] = event.contract if isinstance(event, AuctionWon) else bid
        return self._limits[key]

    def taken(self, layout: Layout, seat: int) -> Taken | None:
        """Let the seat take the prikup, give two cards away by rule and be played."""
        lead: FirstLead = self.leads[seat]
        own = layout.hands[lead.declarer] | layout.prikup
        gifts = quick_gifts(self.view.rules, own)
        kept = own & ~(gifts[0] | gifts[1])
        position = lead.position(layout.hands, kept, gifts)
        level = self.questions.level(position, lead.declarer, _FIRST_TRY)
        if level is None:
            return None
        return Taken(seat, kept, level, _share(layout, lead))

    def worth(self, taken: Taken, bid: int) -> float:
        """Return what it is worth to the asking seat that the taker has the deal at this bid."""
        view, deal = self.view, self.deal
        ledger, contract = self.ledgers[taken.seat], self.contract_at(taken.seat, bid)
        kept = cards_in(taken.kept)
        won = replace(deal, declarer=taken.seat, bid=bid, contract=contract)
        named = open_contracts(view, won, taken.seat, kept)
        expects = estimate(view.rules, kept).points + _POLICY
        best, promise = contract, float("-inf")
        for amount in named[: 1 + (_LAST_NAMED - contract) // view.rules.bid_step]:
            made = normal((expects - amount) / _POLICY_SPREAD)
            good = ledger.played(amount, amount)[taken.seat]
            bad = ledger.played(amount, amount - 25)[taken.seat]
            worth = made * good + (1.0 - made) * bad
            if worth > promise:
                best, promise = amount, worth
        if contract and rospis_ban(view.rules, view.standings, taken.seat) is None:
            given_up = ledger.given_up(contract, Ending.ROSPIS)
            if given_up[taken.seat] > promise:
                return given_up[self.seat]
        return ledger.expected(self.seat, best, taken.level, taken.share)


def weigh_calls(
    view: View,
    deal: DealState,
    seat: int,
    actions: Sequence[Action],
    utility: Utility,
    questions: Questions,
    deals: Sequence[Layout],
) -> tuple[list[Weighed], int]:
    """Weigh the least bid and a pass, and tell over how many deals."""
    bid = min(action.amount for action in actions if isinstance(action, Bid))
    table = Table(view, deal, seat, utility, questions)
    out = auction.passed_seats(deal)
    rivals = [other for other in deal.active if other != seat and other not in out]
    count = 0
    taking = leaving = points = 0.0
    for layout in deals:
        mine = table.taken(layout, seat)
        strong = {
            other: strength(view.rules, layout.hands[deal.active.index(other)]) for other in rivals
        }
        heir, price = _heir(view, deal, strong)
        theirs = None if heir is None else table.taken(layout, heir)
        if mine is None or (heir is not None and theirs is None):
            if questions.over():
                break
            continue
        lost = 0.0 if theirs is None else table.worth(theirs, price)
        over = auction.next_bid(view.rules, bid)
        answered = max((willing(one, over) for one in strong.values()), default=0.0)
        higher = lost if theirs is None or price >= over else table.worth(theirs, over)
        own = table.worth(mine, bid)
        weight = layout.weight
        taking += weight * ((1.0 - answered) * own + answered * higher)
        leaving += weight * lost
        points += weight * mine.level
        count += weight
    if not count:
        return [], 0
    found = [Weighed(action=Bid(bid), worth=taking / count, points=points / count)]
    if Pass() in actions:
        found.append(Weighed(action=Pass(), worth=leaving / count))
    return found, count


def _heir(view: View, deal: DealState, strong: dict[int, float]) -> tuple[int | None, int]:
    """Return who has the deal when the asking seat passes, and at which bid; None for nobody."""
    high, holder = deal.high, deal.high_bidder
    step = auction.next_bid(view.rules, high)
    others = [one for one in strong if one != holder]
    for other in others:
        eager = willing(strong[other], step) > 0.5
        if eager and (holder is None or strong[other] > strong[holder]):
            high, holder = step, other
            step = auction.next_bid(view.rules, high)
    return holder, high


def _share(layout: Layout, lead: FirstLead) -> int:
    """Return the part of the first defender, by place, in the high cards of both, in tenths."""
    first, second = (
        _high_cards(hand) for place, hand in enumerate(layout.hands) if place != lead.declarer
    )
    return round(10 * min(0.8, max(0.2, first / (first + second)))) if first + second else EQUAL


def _high_cards(hand: int) -> float:
    """Weigh the aces and tens of a hand."""
    return 2.0 + 15.0 * (hand & 0x820820).bit_count() + 6.0 * (hand & 0x410410).bit_count()
