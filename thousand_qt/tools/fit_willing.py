"""Fit the strength that makes people bid (`engine.ai.contracts.samples`) to calls of a player.

    python -m thousand_qt.tools.fit_willing --deals 2000

Every first call of a seat's own will is taken down with the strength of its seven cards. Printed
are the strength at which half of them bid and the spread around it that explain the calls best.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import log
from typing import Final

from msgspec import Struct

from engine.actions import Action, Bid
from engine.ai.contracts.samples import normal
from engine.ai.contracts.strength import strength
from engine.ai.kernel.position import set_of
from engine.ai.player import Budget, Uncancelled
from engine.ai.registry import PLAYERS, make_player
from engine.decider import legal_actions
from engine.rules import Rules
from engine.state import Phase, State, deal_of
from engine.view import view
from thousand_qt.tools.whole_deals import opened, play_on

_RULES: Final = Rules()
_DOUBT: Final = 0.02
"""Chance of a call that the cards do not explain."""

_NEEDED: Final = range(80, 201)
_SPREADS: Final = range(4, 41)


class FirstCall(Struct, frozen=True):
    """The first call of a seat."""

    strong: float
    bids: bool


def first_calls(name: str, deals: int, seed: int) -> list[FirstCall]:
    """Take down the first calls of a player in each seat of these deals."""
    player, found = make_player(name), list[FirstCall]()
    for number in range(deals):
        called: set[int] = set()

        def answer(state: State, seat: int, called: set[int] = called) -> Action | None:
            if state.phase is Phase.PASS:
                return None
            seen = view(state, seat)
            action = player.choose(seen, _RULES, Budget(), Uncancelled())
            if state.phase is Phase.AUCTION and seat not in called:
                called.add(seat)
                if len(legal_actions(seen)) > 1:
                    hand = set_of(deal_of(seen).hands[seat] or ())
                    found.append(FirstCall(strength(_RULES, hand), isinstance(action, Bid)))
            return action

        play_on(opened(_RULES, number), seed, number, answer)
    return found


def fit(calls: Sequence[FirstCall]) -> tuple[int, int]:
    """Return the strength at which half of them bid, and the spread; ValueError without calls."""
    if not calls:
        raise ValueError("there is nothing to fit without calls")

    def likelihood(needed: int, spread: int) -> float:
        total = 0.0
        for call in calls:
            bids = _DOUBT + (1.0 - 2.0 * _DOUBT) * normal((call.strong - needed) / spread)
            total += log(bids if call.bids else 1.0 - bids)
        return total

    needed, spread = (_NEEDED.start + _NEEDED.stop) // 2, _SPREADS.stop // 2
    while True:  # the likelihood has one peak
        near = [
            (one, other)
            for one in range(needed - 1, needed + 2)
            for other in range(spread - 1, spread + 2)
            if one in _NEEDED and other in _SPREADS
        ]
        best = max(near, key=lambda pair: likelihood(*pair))
        if best == (needed, spread):
            return best
        needed, spread = best


def main(argv: Sequence[str] | None = None) -> int:
    """Listen to auctions, fit and print the numbers."""
    parser = argparse.ArgumentParser(description="Fit the strength that makes people bid.")
    parser.add_argument("--deals", type=int, default=2000, help="deals to listen to")
    parser.add_argument("--player", default="ruler-1", help="who calls in all seats")
    parser.add_argument("--seed", type=int, default=1, help="seed of all cards")
    args = parser.parse_args(argv)
    if args.deals < 1 or args.player not in PLAYERS:
        print("--deals must be at least 1 and --player the name of a player.", file=sys.stderr)
        return 2
    calls = first_calls(args.player, args.deals, args.seed)
    needed, spread = fit(calls)
    print(f"# {len(calls)} first calls, {sum(call.bids for call in calls)} of them bids")
    print(f"_NEEDED: Final = {needed:.1f}\n_SPREAD: Final = {spread:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
