"""Fit the numbers of `engine.ai.contracts.strength_weights` to hands that the search tried out.

    python -m thousand_qt.tools.fit_strength --hands 12000 > new_weights.py

Random hands of seven cards get a random prikup, give two cards away by rule and are played by the
search against random hands. What they bring is fitted by least squares as a sum over suits.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from typing import Final

from engine.ai.contracts.questions import Questions
from engine.ai.contracts.strength import FEATURES, PATTERNS, features
from engine.ai.evaluate import estimate
from engine.ai.exchange import best_gifts
from engine.ai.kernel.position import Position, set_of
from engine.ai.kernel.solver import Solver
from engine.ai.player import Uncancelled
from engine.cards import DECK, hand_of
from engine.rules import Rules
from thousand_qt.tools.fit_hand_weights import solve

_RULES: Final = Rules()
_RIDGE: Final = 10.0


def samples(hands: int, seed: int) -> list[tuple[int, float]]:
    """Return hands with the points that they brought with one prikup each."""
    chance, questions = random.Random(seed), Questions(Solver(_RULES), None, Uncancelled())
    found: list[tuple[int, float]] = []
    while len(found) < hands:
        deck = list(DECK)
        chance.shuffle(deck)
        own = hand_of(deck[:10])
        gifts = best_gifts(_RULES, own)
        kept = tuple(card for card in own if card not in gifts)
        left, right = set_of((*deck[10:17], gifts[0])), set_of((*deck[17:], gifts[1]))
        position = Position(hands=(set_of(kept), left, right), leader=0, first=True)
        points = questions.points(position, 0, estimate(_RULES, kept).points, step=5)
        if points is not None:
            found.append((set_of(tuple(deck[:7])), float(points)))
    return found


def fit(pairs: Sequence[tuple[int, float]]) -> tuple[float, list[float], float]:
    """Return base, weights and the deviation of single samples; ValueError without any."""
    if not pairs:
        raise ValueError("there is nothing to fit without samples")
    base = sum(points for _, points in pairs) / len(pairs)
    matrix = [[0.0] * FEATURES for _ in range(FEATURES)]
    right = [0.0] * FEATURES
    for hand, points in pairs:
        row = features(_RULES, hand)
        for i, one in row.items():
            right[i] += one * (points - base)
            for j, other in row.items():
                matrix[i][j] += one * other
    for place in range(FEATURES):
        matrix[place][place] += _RIDGE
    weights = solve(matrix, right)
    rest = [
        points - base - sum(weights[i] * x for i, x in features(_RULES, hand).items())
        for hand, points in pairs
    ]
    return base, weights, (sum(x * x for x in rest) / len(rest)) ** 0.5


def assignments(base: float, weights: Sequence[float], deviation: float, hands: int) -> str:
    """Word the numbers as assignments, in the order of `strength_weights`."""
    rows = "\n".join(
        "    " + " ".join(f"{weight:.1f}," for weight in weights[place : place + 8])
        for place in range(0, PATTERNS, 8)
    )
    share, half, further = weights[PATTERNS:]
    return (
        f"# {hands} hands; standard deviation of one try {deviation:.1f}\n"
        f"BASE: Final = {base:.1f}\n"
        f"SUIT_POINTS: Final[tuple[float, ...]] = (\n{rows}\n)\n"
        f"MARRIAGE_SHARE: Final = {share:.3f}\n"
        f"HALF_SHARE: Final = {half:.3f}\n"
        f"FURTHER_SHARE: Final = {further:.3f}\n"
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Try hands out, fit and print the numbers."""
    parser = argparse.ArgumentParser(description="Fit the strength of seven cards.")
    parser.add_argument("--hands", type=int, default=12000, help="hands to try out")
    parser.add_argument("--seed", type=int, default=1, help="seed of all cards")
    args = parser.parse_args(argv)
    if args.hands < 1:
        print("--hands must be at least 1.", file=sys.stderr)
        return 2
    print(assignments(*fit(samples(args.hands, args.seed)), args.hands), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
