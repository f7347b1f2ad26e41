"""Which contract to name, and whether to give the deal up (RULES.md 1.7, 1.8).

Over the deals that may lie behind the cards the contract is named that promises most; giving up is
compared with it on the same scale.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from engine.actions import Action, NameContract
from engine.ai.contracts.first_lead import first_lead
from engine.ai.contracts.ledger import ENDINGS, Ledger
from engine.ai.contracts.made import chance
from engine.ai.contracts.questions import STEP, Questions
from engine.ai.contracts.samples import Layout
from engine.ai.evaluate import estimate
from engine.ai.kernel.position import NUMBERS, set_of
from engine.cards import Hand
from engine.coach.advice import Weighed
from engine.phases import contract as contracts
from engine.phases import doubled
from engine.state import DealState, View

Found = Mapping[int, int]
"""How often the cards were worth so many points; see `Questions.points`."""

_BEYOND: Final = 4
"""Contracts so many steps above the best deal are hopeless and not weighed."""


class Promise(Struct, frozen=True):
    """What a contract promises."""

    contract: int
    made: float
    worth: float


def open_contracts(view: View, deal: DealState, seat: int, kept: Hand) -> tuple[int, ...]:
    """Return the contracts that may be played with the kept cards once they are passed."""
    rules = view.rules
    raises = rules.raise_contract == "after_pass" and doubled.may_raise(view, deal)
    if raises or not deal.contract:
        return contracts.legal_contracts(rules, kept, view.standings[seat], deal.contract)
    return (deal.contract,)


def promises(
    ledger: Ledger, seat: int, amounts: Sequence[int], found: Found
) -> tuple[Promise, ...]:
    """Return what each contract promises to its declarer, the best first; the least is in it."""
    top = max(found) + _BEYOND * STEP
    total = sum(found.values())
    weighed: list[Promise] = []
    for amount in [one for one in amounts if one <= top] or [min(amounts)]:
        made = worth = 0.0
        for points, times in found.items():
            made += times * chance(points, amount)
            worth += times * ledger.expected(seat, amount, points)
        weighed.append(Promise(amount, made / total, worth / total))
    return tuple(sorted(weighed, key=lambda one: (-one.worth, one.contract)))


def mean_points(found: Found) -> float:
    """Return the points that the cards bring on average."""
    return sum(points * times for points, times in found.items()) / sum(found.values())


def ways_out(
    ledger: Ledger, deal: DealState, seat: int, actions: Iterable[Action]
) -> list[Weighed]:
    """Weigh the ways to give the deal up."""
    return [
        Weighed(action=action, worth=ledger.given_up(deal.contract, ENDINGS[type(action)])[seat])
        for action in actions
        if type(action) in ENDINGS
    ]


def weigh_naming(
    view: View,
    deal: DealState,
    seat: int,
    actions: Sequence[Action],
    ledger: Ledger,
    questions: Questions,
    deals: Sequence[Layout],
) -> tuple[list[Weighed], int]:
    """Weigh the contracts and the ways to give up, and tell over how many deals."""
    hand = deal.hands[seat] or ()
    lead = first_lead(view, deal, seat)
    given = {gift.to: gift.card for gift in deal.gifts if gift.card is not None}
    gifts = [1 << NUMBERS[given[deal.active[place]]] for place in lead.receivers]
    kept, guess = set_of(hand), estimate(view.rules, hand).points
    found: dict[int, int] = {}
    for layout in deals:
        if questions.over():
            break
        position = lead.position(layout.hands, kept, gifts)
        points = questions.points(position, lead.declarer, guess)
        if points is not None:
            found[points] = found.get(points, 0) + layout.weight
            guess = mean_points(found)
    if not found:
        return [], 0
    amounts = [action.amount for action in actions if isinstance(action, NameContract)]
    mean = mean_points(found)
    named = [
        Weighed(action=NameContract(one.contract), worth=one.worth, made=one.made, points=mean)
        for one in promises(ledger, seat, amounts, found)
    ]
    return [*named, *ways_out(ledger, deal, seat, actions)], sum(found.values())
