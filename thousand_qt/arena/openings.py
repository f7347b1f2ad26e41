"""Deals at the first lead, without an auction, whose contracts can be made and can be missed.

The strongest hand declares, takes the prikup and passes as `ruler-1` does. The contract is the one
that it makes in six of ten ways in which the hidden cards can lie, if everybody plays without a
mistake; it may be less than what anybody could bid. Nobody has called, so nothing can be read from
calls.
"""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from engine.actions import Deal
from engine.ai.evaluate import outlook
from engine.ai.guard import guarded
from engine.ai.kernel.position import Position, position_of, set_of
from engine.ai.kernel.solver import Solver
from engine.ai.player import Budget, Uncancelled
from engine.ai.registry import make_player
from engine.decider import conduct, decide, evolve, follow_ups, to_act
from engine.rules import Rules, with_options
from engine.shuffle import shuffle
from engine.state import Phase, State, deal_of, visible_hand
from engine.view import view
from thousand_qt.arena.game import begun

_SAMPLES: Final = 40
_SHARE: Final = 0.4
_PASSER: Final = "ruler-1"

_PLAIN: Final[dict[str, object]] = {
    "cut_nine": "off",
    "cut_jack": "off",
    "redeal_hand_below": 0,
    "redeal_four_nines_deal": False,
    "redeal_four_nines_pass": False,
    "redeal_three_nines": "off",
    "redeal_four_jacks": False,
    "redeal_prikup_below": 0,
    "redeal_prikup_two_nines": False,
    "redeal_prikup_three_jacks": False,
    "raise_contract": "never",
    "rospis": False,
    "write_off": False,
    "free_throw_in": 0,
    "golden": "off",
    "dark": False,
}
"""What keeps a deal from going straight to the cards, taken out."""


def card_rules(rules: Rules) -> Rules:
    """Return the rules without redeals, raises, golden and dark deals and giving up."""
    return with_options(rules, _PLAIN)


def opening(rules: Rules, seed: bytes, dealer: int, contract: int | None = None) -> State:
    """Return the deal of a seed at the first lead of a table of three.

    `rules` are those of `card_rules`; a `contract` is taken as it is.
    """
    state = _passed(begun(rules, dealer), seed)
    deal = deal_of(state)
    wanted = contract or _live_contract(state, Random(seed))
    bid = min(wanted, rules.min_bid)
    return replace(state, deal=replace(deal, bid=bid, high=bid, contract=wanted, named=True))


def _passed(state: State, seed: bytes) -> State:
    """Deal, give the prikup to the strongest hand and pass."""
    for event in conduct(state, Deal(shuffle(seed))):
        state = evolve(state, event)
    dealt = deal_of(state)
    declarer = max(
        dealt.active, key=lambda seat: outlook(state.rules, visible_hand(dealt, seat)).mean
    )
    bid = state.rules.min_bid
    won = replace(
        dealt,
        calls=(),
        high=bid,
        high_bidder=declarer,
        declarer=declarer,
        bid=bid,
        contract=bid,
        turn=None,
    )
    state = replace(state, deal=won, phase=Phase.AUCTION)
    for event in follow_ups(state):
        state = evolve(state, event)
    passer = make_player(_PASSER)
    while state.phase is not Phase.TRICK:
        seat = to_act(state)[0]
        action, _ = guarded(passer, view(state, seat), Budget(), Uncancelled())
        for event in decide(state, seat, action):
            state = evolve(state, event)
    return state


def _live_contract(state: State, chance: Random) -> int:
    """Return the contract that suits the cards."""
    deal = deal_of(state)
    assert deal.declarer is not None
    place = deal.active.index(deal.declarer)
    position = position_of(state.rules, deal)
    given = [set_of((gift.card,)) if gift.card else 0 for gift in deal.gifts]
    solver = Solver(state.rules)
    values = sorted(
        solver.value(_dealt_anew(position, place, given, chance), place) for _ in range(_SAMPLES)
    )
    step = state.rules.bid_step
    return max(step, values[int(_SAMPLES * _SHARE)] // step * step)


def _dealt_anew(position: Position, place: int, given: list[int], chance: Random) -> Position:
    """Return the position with the cards that the declarer cannot see dealt anew.

    `given` are the cards that he passed, clockwise from him.
    """
    others = [(place + step) % 3 for step in (1, 2)]
    hidden = sum(position.hands[other] for other in others) & ~sum(given)
    cards = [1 << card for card in range(24) if hidden >> card & 1]
    chance.shuffle(cards)
    hands = list(position.hands)
    for other, gift in zip(others, given, strict=True):
        size = position.hands[other].bit_count() - 1
        hands[other] = gift | sum(cards.pop() for _ in range(size))
    return replace(position, hands=tuple(hands))
