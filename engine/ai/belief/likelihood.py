"""How likely each way is in which the hidden cards can lie: by plays, calls and gifts.

All weights are logarithms. Only hands are weighed, of two hidden hands at most; nothing is known of
how others play where cards are drawn from a stock.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Final

from engine.ai.belief.calls import (
    CallWeight,
    ContractWeight,
    Worths,
    call_weight,
    contract_weight,
    suit_worths,
    worth_of,
)
from engine.ai.belief.habits import chance, chances, gift_rows
from engine.ai.belief.observed import Observed, observed
from engine.ai.belief.unseen import Unseen
from engine.ai.belief.worlds import World, bits
from engine.ai.kernel.position import NUMBERS, set_of
from engine.rules import Rules
from engine.state import DealState, View

PLAYS: Final = 0.8
"""How far the habits are trusted: others play by other habits than those that were fitted."""

_Weigher = Callable[[World], float]


def weights_of(
    rules: Rules, view: View, deal: DealState, unseen: Unseen, worlds: Sequence[World]
) -> list[float]:
    """Return how likely each world is; the numbers add up to 1."""
    if not worlds:
        return []
    weighers = [] if deal.drawn or deal.stock_left else _weighers(rules, view, deal, unseen)
    found = [sum(weigh(world) for weigh in weighers) for world in worlds]
    highest = max(found)
    sizes = [exp(weight - highest) for weight in found]
    total = sum(sizes)
    return [size / total for size in sizes]


def _weighers(rules: Rules, view: View, deal: DealState, unseen: Unseen) -> list[_Weigher]:
    seen = observed(rules, deal)
    found: list[_Weigher] = []
    for place, seat in enumerate(deal.active):
        if place == unseen.me:
            continue
        later = 0
        for play in reversed(seen):
            if play.place == place:
                later |= 1 << play.card
                found.append(_play_weigher(play, place, later))
        if len(deal.active) == 3:
            if seat == deal.declarer:
                named = contract_weight(view, deal)
                if named is not None:
                    found.append(_contract_weigher(named, place, later))
            found.extend(_auction_weighers(view, deal, unseen, seat, place, later))
    return found


def _play_weigher(play: Observed, place: int, later: int) -> _Weigher:
    """Weigh a play; `later` holds the card and all that the seat played after it."""
    moment, card = play.moment, play.card
    by_pattern = chances(moment, card)
    if by_pattern is None:
        return lambda world: PLAYS * chance(moment, card, world.hands[place] | later)
    shift = 6 * (card // 6)
    known = [PLAYS * one for one in by_pattern]
    held = later >> shift & 63
    return lambda world: known[world.hands[place] >> shift & 63 | held]


def _auction_weighers(
    view: View, deal: DealState, unseen: Unseen, seat: int, place: int, played: int
) -> list[_Weigher]:
    """Weigh what was dealt to a seat by its calls, and what the declarer passed."""
    declarer = deal.declarer
    if declarer is None or len(deal.gifts) != 2:
        return []
    if deal.active[unseen.me] == declarer:
        call = call_weight(view, deal, seat)
        if call is None:
            return []
        got = next(NUMBERS[g.card] for g in deal.gifts if g.to == seat and g.card is not None)
        worths = suit_worths(view.rules)
        return [lambda world: _called(call, worths, (world.hands[place] | played) & ~(1 << got))]
    if seat != declarer:
        return []  # what the partner was dealt and given is weighed with the declarer's hand
    return [_pass_weigher(view, deal, unseen, place, played)]


def _contract_weigher(named: ContractWeight, place: int, played: int) -> _Weigher:
    return lambda world: named.of(world.hands[place] | played)


def _called(call: CallWeight, worths: Worths, hand: int) -> float:
    return log(call.of(worth_of(worths, hand), hand))


def _pass_weigher(view: View, deal: DealState, unseen: Unseen, place: int, played: int) -> _Weigher:
    """Weigh, for a defender, how the declarer and the partner came to the cards they hold.

    One card of the partner's was passed to him: every card that can be it is a way.
    """
    places = {seat: number for number, seat in enumerate(deal.active)}
    other = next(number for number in range(3) if number not in (place, unseen.me))
    partner = deal.active[other]
    mine = next(1 << NUMBERS[g.card] for g in deal.gifts if places[g.to] == unseen.me and g.card)
    shown = sum(1 << NUMBERS[g.card] for g in deal.gifts if places[g.to] == other and g.card)
    gone = sum(1 << one.card for one in observed(view.rules, deal) if one.place == other)
    prikup = set_of(deal.prikup or ())
    his = call_weight(view, deal, deal.active[place])
    partners = call_weight(view, deal, partner)
    worths = suit_worths(view.rules)
    kept = tuple(gift_rows(suit) for suit in range(4))

    def weigh(world: World) -> float:
        eight = world.hands[place] | played | mine
        held = world.hands[other] | gone
        taken = held & prikup & ~mine
        total, size = 0.0, sum(kept[s][0][eight >> 6 * s & 63] for s in range(4))
        own = worth_of(worths, eight & ~prikup)
        his_partners = worth_of(worths, held)
        for gift in bits(shown or taken or held):
            bit, suit, rank = 1 << gift, gift // 6, gift % 6
            if taken & ~bit:
                continue
            before, there = eight >> 6 * suit & 63, held >> 6 * suit & 63
            after = before | 1 << rank
            sums, singles = kept[suit]
            weight = singles[after][rank] / (size - sums[before] + sums[after]) ** 2
            if mine >> 6 * suit & 63:
                weight *= singles[after][(mine >> 6 * suit).bit_length() - 1]
            if his is not None and not taken:
                row, dealt = worths[suit], (eight & ~prikup) >> 6 * suit & 63
                worth = own + row[dealt | 1 << rank] - row[dealt]
                weight *= his.of(worth, (eight | bit) & ~prikup)
            if partners is not None:
                row = worths[suit]
                worth = his_partners + row[there & ~(1 << rank)] - row[there]
                weight *= partners.of(worth, held & ~bit)
            total += weight
        return log(total) if total > 0.0 else -60.0

    return weigh
