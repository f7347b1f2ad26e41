"""Fit the numbers of `engine.ai.duel_weights` to deals that two rule players play.

    python -m thousand_qt.tools.fit_duel_weights --form ten --deals 8000 > new_weights.py

As `fit_hand_weights`, in the two-player forms: `ten` are those with two prikups, half of the deals
each, `dead` is the form with a dead hand.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from engine.actions import Action, AnswerClaim, NameContract, Pass, PassCards, Rospis
from engine.ai.duel import hopes_of
from engine.ai.duel_hands import duel_estimate
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.decider import legal_actions
from engine.rules import PRESETS, Rules
from engine.state import Phase, State, deal_of
from engine.view import view
from thousand_qt.tools.fit_hand_weights import assignments, fit
from thousand_qt.tools.sample_deals import FOREHAND, Sample, deals, play_deal

FORMS: Final = {"ten": ("two_10_2_2", "two_9_3_3"), "dead": ("two_dead_hand",)}
_WORTH_BIDDING: Final = 70.0
_OTHER_PASS: Final = 0.25
_BELOW_ESTIMATE: Final = 12
_CHUNK: Final = 250


def play_samples(form: str, first: int, last: int, seed: int) -> list[Sample]:
    """Play the deals with these numbers."""
    player = make_player("steady")
    presets = FORMS[form]
    return [
        play_deal(
            _dealt(PRESETS[presets[number % len(presets)]].rules, seed, number),
            player,
            number,
            _action,
        )
        for number in range(first, last)
    ]


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit and print the numbers."""
    parser = argparse.ArgumentParser(description="Fit the hand values of two rule players.")
    parser.add_argument("--form", choices=tuple(FORMS), default="ten", help="which forms")
    parser.add_argument("--deals", type=int, default=8000, help="deals to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of all cards")
    parser.add_argument("--jobs", type=int, default=2, help="processes to use")
    args = parser.parse_args(argv)
    if args.deals < 1 or args.jobs < 1:
        print("--deals and --jobs must be at least 1.", file=sys.stderr)
        return 2
    starts = range(0, args.deals, _CHUNK)
    ends = [min(args.deals, start + _CHUNK) for start in starts]
    samples: list[Sample] = []
    forms, seeds = [args.form] * len(ends), [args.seed] * len(ends)
    with ProcessPoolExecutor(args.jobs) as pool:
        for part in pool.map(play_samples, forms, starts, ends, seeds):
            samples += part
            print(f"{len(samples)} deals played", file=sys.stderr, flush=True)
    print(assignments(fit(samples)), end="")
    return 0


def _dealt(rules: Rules, seed: int, number: int) -> State:
    """Return a fresh deal in which forehand holds a hand that might be bid."""
    return next(state for state in deals(rules, seed, number) if _might_be_bid(rules, state))


def _might_be_bid(rules: Rules, state: State) -> bool:
    hand = deal_of(state).hands[FOREHAND] or ()
    return hopes_of(rules, hand).mean >= _WORTH_BIDDING


def _action(state: State, seat: int, player: Player, chance: random.Random) -> Action:
    """Return what the seat does: nobody claims, bids or gives up; the rest is real play."""
    seen = view(state, seat)
    actions = legal_actions(seen)
    match state.phase:
        case Phase.CLAIM_HAND | Phase.CLAIM_PRIKUP:
            return AnswerClaim(False)
        case Phase.AUCTION:
            return Pass()
        case Phase.PASS if chance.random() < _OTHER_PASS:
            return chance.choice([one for one in actions if isinstance(one, PassCards)])
        case Phase.RAISE:
            return _contract(state, seat, actions)
        case _:
            action = player.choose(seen, state.rules, Budget(), Uncancelled())
            playing = [other for other in actions if other != Rospis()]
            return action if action != Rospis() else playing[0]


def _contract(state: State, seat: int, actions: Sequence[Action]) -> NameContract:
    """Return a contract a little below what the hand is expected to take."""
    hand = deal_of(state).hands[seat] or ()
    wanted = duel_estimate(state.rules, hand).points - _BELOW_ESTIMATE
    amounts = [action.amount for action in actions if isinstance(action, NameContract)]
    return NameContract(max((a for a in amounts if a <= wanted), default=min(amounts)))


if __name__ == "__main__":
    sys.exit(main())
