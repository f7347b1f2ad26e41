"""Fit the numbers of `engine.ai.hand_weights` to deals that the rule players play.

    python -m thousand_qt.tools.fit_hand_weights --deals 24000 > new_weights.py

Forehand declares random hands that might be bid, now and then with another pass than the best one,
names a contract near its estimate and plays against two steady defenders. Its points are fitted by
least squares as a sum over suits. `ruler-1` plays by the numbers in `hand_weights`: new ones belong
into a module of their own.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from typing import Final

from msgspec import Struct

from engine.actions import Action, AnswerClaim, NameContract, Pass, PassCards, Rospis
from engine.ai.evaluate import estimate, outlook, patterns
from engine.ai.exchange import gift_promise
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.cards import Hand
from engine.decider import legal_actions
from engine.marriages import marriage_value, marriages_in
from engine.rules import Rules
from engine.state import Phase, State, deal_of
from engine.view import view
from thousand_qt.tools.sample_deals import FOREHAND, Sample, deals, play_deal

PATTERNS: Final = 64
FEATURES: Final = PATTERNS + 4
"""Rank patterns of a suit, and the four numbers about marriages."""

_RULES: Final = Rules()
_WORTH_BIDDING: Final = 60.0
_OTHER_PASS: Final = 0.35
_PASSES_TRIED: Final = 8
_BELOW_ESTIMATE: Final = 12
_RIDGE: Final = 3.0
_CHUNK: Final = 250


class Fit(Struct, frozen=True):
    """The fitted numbers; `spread` is the deviation of hands without a marriage."""

    base: float
    weights: tuple[float, ...]
    spread: float
    deviation: float
    samples: int


def features(kept: Hand) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """Return the pattern of each suit, and what the marriages of the hand add."""
    values = sorted(marriage_value(_RULES, suit) for suit in marriages_in(kept))
    held = patterns(kept)
    total = float(sum(values))
    bare = total if all(mask < 1 << 5 for mask in held) else 0.0
    return held, (total, float(len(values)), bare, float(sum(values[:-1])))


def fit(samples: Sequence[Sample]) -> Fit:
    """Fit by least squares with a light ridge; ValueError without samples."""
    if not samples:
        raise ValueError("there is nothing to fit without samples")
    base = sum(sample.points for sample in samples) / len(samples)
    matrix = [[0.0] * FEATURES for _ in range(FEATURES)]
    right = [0.0] * FEATURES
    for sample in samples:
        row = _row(sample.kept)
        for i, one in row.items():
            right[i] += one * (sample.points - base)
            for j, other in row.items():
                matrix[i][j] += one * other
    for place in range(FEATURES):
        matrix[place][place] += _RIDGE
    weights = solve(matrix, right)
    left = [
        (sample, sample.points - base - sum(weights[i] * x for i, x in _row(sample.kept).items()))
        for sample in samples
    ]
    plain = [rest for sample, rest in left if not marriages_in(sample.kept)]
    return Fit(
        base=base,
        weights=tuple(weights),
        spread=_deviation(plain),
        deviation=_deviation([rest for _, rest in left]),
        samples=len(samples),
    )


def solve(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Solve linear equations by elimination with the largest pivots."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda place: abs(rows[place][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        for place in range(column + 1, size):
            factor = rows[place][column] / head[column]
            if factor:
                rows[place] = [x - factor * y for x, y in zip(rows[place], head, strict=True)]
    result = [0.0] * size
    for place in range(size - 1, -1, -1):
        known = sum(rows[place][j] * result[j] for j in range(place + 1, size))
        result[place] = (rows[place][size] - known) / rows[place][place]
    return result


def play_samples(first: int, last: int, seed: int) -> list[Sample]:
    """Play the deals with these numbers."""
    player = make_player("steady")
    return [
        play_deal(_dealt(seed, number), player, number, _action) for number in range(first, last)
    ]


def assignments(found: Fit) -> str:
    """Word the numbers as assignments, in the order of `hand_weights`."""
    points = found.weights[:PATTERNS]
    share, base, bare, further = found.weights[PATTERNS:]
    rows = "\n".join(
        "    " + " ".join(f"{weight:.1f}," for weight in points[place : place + 8])
        for place in range(0, PATTERNS, 8)
    )
    return (
        f"# {found.samples} deals; standard deviation of the error {found.deviation:.1f}\n"
        f"BASE: Final = {found.base:.1f}\n"
        f"SUIT_POINTS: Final[tuple[float, ...]] = (\n{rows}\n)\n"
        f"MARRIAGE_SHARE: Final = {share:.3f}\n"
        f"MARRIAGE_BASE: Final = {base:.1f}\n"
        f"BARE_SHARE: Final = {bare:.3f}\n"
        f"FURTHER_SHARE: Final = {further:.3f}\n"
        f"SPREAD: Final = {found.spread:.1f}\n"
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit and print the numbers."""
    parser = argparse.ArgumentParser(description="Fit the hand values of the rule players.")
    parser.add_argument("--deals", type=int, default=24000, help="deals to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of all cards")
    parser.add_argument("--jobs", type=int, default=2, help="processes to use")
    args = parser.parse_args(argv)
    if args.deals < 1 or args.jobs < 1:
        print("--deals and --jobs must be at least 1.", file=sys.stderr)
        return 2
    starts = range(0, args.deals, _CHUNK)
    ends = [min(args.deals, start + _CHUNK) for start in starts]
    samples: list[Sample] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for part in pool.map(play_samples, starts, ends, [args.seed] * len(ends)):
            samples += part
            print(f"{len(samples)} deals played", file=sys.stderr, flush=True)
    print(assignments(fit(samples)), end="")
    return 0


def _row(kept: Hand) -> dict[int, float]:
    """Return the features that are not zero."""
    held, about_marriages = features(kept)
    row: dict[int, float] = {}
    for mask in held:
        row[mask] = row.get(mask, 0.0) + 1.0
    row.update({PATTERNS + i: x for i, x in enumerate(about_marriages) if x})
    return row


def _deviation(rest: Sequence[float]) -> float:
    return math.sqrt(sum(x * x for x in rest) / len(rest)) if rest else 0.0


def _dealt(seed: int, number: int) -> State:
    """Return a fresh deal in which forehand holds a hand that might be bid."""
    return next(state for state in deals(_RULES, seed, number) if _might_be_bid(state))


def _might_be_bid(state: State) -> bool:
    hand = deal_of(state).hands[FOREHAND] or ()
    return outlook(_RULES, hand).mean >= _WORTH_BIDDING


def _action(state: State, seat: int, player: Player, chance: random.Random) -> Action:
    """Return what the seat does: nobody claims, bids or gives up; the rest is real play."""
    seen = view(state, seat)
    actions = legal_actions(seen)
    match state.phase:
        case Phase.CLAIM_HAND | Phase.CLAIM_PRIKUP:
            return AnswerClaim(False)
        case Phase.AUCTION:
            return Pass()
        case Phase.PASS:
            return _gifts(state, seat, chance)
        case Phase.RAISE:
            return _contract(state, seat, actions)
        case _:
            action = player.choose(seen, _RULES, Budget(), Uncancelled())
            playing = [other for other in actions if other != Rospis()]
            return action if action != Rospis() else playing[0]


def _gifts(state: State, seat: int, chance: random.Random) -> PassCards:
    """Return the best pass, or now and then another good one."""
    hand = deal_of(state).hands[seat] or ()
    ranked = sorted(
        combinations(hand, 2), key=lambda gifts: gift_promise(_RULES, hand, gifts), reverse=True
    )
    good = ranked[:_PASSES_TRIED] if chance.random() < _OTHER_PASS else ranked[:1]
    return PassCards(chance.choice(good))


def _contract(state: State, seat: int, actions: Sequence[Action]) -> NameContract:
    """Return a contract a little below what the hand is expected to take."""
    wanted = estimate(_RULES, deal_of(state).hands[seat] or ()).points - _BELOW_ESTIMATE
    amounts = [action.amount for action in actions if isinstance(action, NameContract)]
    return NameContract(max((a for a in amounts if a <= wanted), default=min(amounts)))


if __name__ == "__main__":
    sys.exit(main())
