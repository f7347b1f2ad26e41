"""The cards that a seat cannot see before the first lead, dealt at random as the calls suggest.

What is dealt are the seven cards of each seat and the prikup, whatever was passed since. A bid says
that a hand is strong and a pass that it is not; a bid above 120 needs its marriage (RULES.md 1.4).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import islice
from math import erf, sqrt
from random import Random
from typing import Final

from msgspec import Struct

from engine.ai.contracts.strength import strength
from engine.ai.kernel.position import NUMBERS, set_of
from engine.cards import DECK, Hand
from engine.marriages import bid_ceiling
from engine.phases.auction import has_to_be_silent, next_bid
from engine.rules import Rules
from engine.scoring import on_barrel
from engine.scoring.types import Standing
from engine.state import DealState, View

ALL: Final = (1 << 24) - 1
_BITS: Final = tuple((card, 1 << NUMBERS[card]) for card in DECK)
_PRIKUP: Final = 3
_SPREAD: Final = 15.0
"""How far the strength by which somebody bids differs from `strength`."""

_NEEDED: Final = 127.0
"""The strength that makes half of the people bid: it explains 3,504 first calls of `ruler-1` best,
like the spread; printed by `python -m thousand_qt.tools.fit_willing`."""

_EAGER: Final = 8.0
"""How far above their strength they go once they bid."""

_DOUBT: Final = 0.06
"""Chance of a call that the cards do not explain."""

_DRAWS: Final = 10
"""Random deals drawn for each one that is kept."""


class Layout(Struct, frozen=True):
    """One way in which the cards were dealt: sets of the kernel."""

    hands: tuple[int, ...]
    """The seven cards of each place."""

    prikup: int
    weight: int = 1
    """How often it came up."""


class Calls(Struct, frozen=True):
    """What a seat has said: its highest bid of its own will, and the bid that it declined."""

    made: int = 0
    declined: int = 0
    doubtful: bool = False
    """The score had a say in it."""


def layouts(
    view: View,
    deal: DealState,
    seat: int,
    count: int,
    chance: Random,
    stopped: Callable[[], bool] = bool,
) -> list[Layout]:
    """Deal what the seat does not see that many times, likelier deals more often.

    Two deals may be the same one: then there are fewer, with weights that add up to `count`. None
    once it is `stopped`.
    """
    own, prikup = dealt_to(deal, seat)
    me = deal.active.index(seat)
    hidden = [1 << card for card in range(24) if not (own | prikup) >> card & 1]
    said = {place: calls_of(view, deal, other) for place, other in enumerate(deal.active)}
    draws: list[Layout] = []
    weights: list[float] = []
    for _ in range(count * (_DRAWS if any(told(calls) for calls in said.values()) else 1)):
        if stopped():
            return []
        chance.shuffle(hidden)
        cards = iter(hidden)
        under = prikup or _draw(cards, _PRIKUP)
        hands = tuple(own if place == me else _draw(cards, 7) for place in said)
        draws.append(Layout(hands, under))
        weights.append(
            _product(
                likelihood(view, deal.active[place], calls, hands[place])
                for place, calls in said.items()
                if place != me and told(calls)
            )
        )
    return draws if len(draws) == count else _kept(draws, weights, count, chance.random())


def dealt_to(deal: DealState, seat: int) -> tuple[int, int]:
    """Return the seven cards that the seat was dealt, and the prikup; 0 while it is not known."""
    given = tuple(gift.card for gift in deal.gifts if gift.card is not None)
    prikup = set_of(deal.prikup or ())
    held = set_of(deal.hands[seat] or ()) | set_of(given)
    return held & ~prikup, prikup


def told(calls: Calls) -> bool:
    """Tell whether a seat has said anything of its cards."""
    return calls.made > 0 or calls.declined > 0


def calls_of(view: View, deal: DealState, seat: int) -> Calls:
    """Collect what a seat has said in the auction."""
    made = declined = high = 0
    for call in deal.calls:
        if call.seat == seat and not call.forced:
            if call.amount is None:
                declined = 0 if has_to_be_silent(view, deal, seat) else next_bid(view.rules, high)
            else:
                made = call.amount
        high = call.amount or high
    return Calls(made, declined, on_barrel(view.rules, view.standings[seat]))


def likelihood(view: View, seat: int, calls: Calls, hand: int) -> float:
    """Return how well seven cards explain what their holder has said, at most 1."""
    rules, standing = view.rules, view.standings[seat]
    top = highest = max(calls.made, calls.declined)
    if highest > _plain_ceiling(rules, standing):
        top = bid_ceiling(rules, cards_in(hand), standing)
    if calls.made > top:
        return 0.0
    strong, doubt = strength(rules, hand), 0.5 if calls.doubtful else _DOUBT
    result = 1.0
    if calls.made:
        result *= doubt + (1.0 - doubt) * willing(strong, calls.made)
    if calls.declined and calls.declined <= top:
        result *= doubt + (1.0 - doubt) * (1.0 - willing(strong, calls.declined))
    return result


def willing(strong: float, amount: int) -> float:
    """Return the chance that who holds cards of this strength bids so much."""
    return normal((strong - max(_NEEDED, amount - _EAGER)) / _SPREAD)


def cards_in(hand: int) -> Hand:
    """Return a set as cards, in the order of DECK."""
    return tuple(card for card, bit in _BITS if hand & bit)


def normal(x: float) -> float:
    """Return the chance of a standard normal variable to be at most x."""
    return 0.5 * (1.0 + erf(x / sqrt(2.0)))


@lru_cache(maxsize=64)
def _plain_ceiling(rules: Rules, standing: Standing) -> int:
    """Return the highest bid without a marriage."""
    return bid_ceiling(rules, (), standing)


def _draw(cards: Iterable[int], count: int) -> int:
    return sum(islice(cards, count))


def _product(factors: Iterable[float]) -> float:
    result = 1.0
    for factor in factors:
        result *= factor
    return result


def _kept(
    draws: Sequence[Layout], weights: Sequence[float], count: int, start: float
) -> list[Layout]:
    """Keep so many of the draws, in proportion to their weights, evenly spread."""
    step = sum(weights) / count
    if step <= 0.0:  # nothing explains the calls, so they tell nothing
        return list(draws[:count])
    kept: list[Layout] = []
    reached = -start * step
    for draw, weight in zip(draws, weights, strict=True):
        reached += weight
        times = 0
        while reached > 0.0:
            reached -= step
            times += 1
        if times:
            kept.append(Layout(draw.hands, draw.prikup, times))
    return kept
