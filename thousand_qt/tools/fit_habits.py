"""Fit the numbers of `engine.ai.belief.habit_weights` to deals that a computer player plays.

    python -m thousand_qt.tools.fit_habits --deals 4000 > engine/ai/belief/habit_weights.py

Every play and every gift of whole deals is a choice among the cards that were allowed. The weights
make the choices as likely as they can (a multinomial logit for each situation, with a light pull
towards zero), by steps against the gradient.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from operator import mul
from random import Random
from typing import Final

from msgspec import Struct

from engine.actions import Action, PassCards, Play
from engine.ai.belief.habits import FEATURES, GIFT, SITUATIONS, Moment, described, situation_of
from engine.ai.belief.observed import observed
from engine.ai.kernel.position import NUMBERS, set_of
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.decider import decide, evolve, legal_actions, to_act
from engine.events import DealScored
from engine.rules import Rules
from engine.state import DealState, Phase, State, deal_of
from engine.view import view
from thousand_qt.tools.sample_deals import deals

_RULES: Final = Rules()
_PULL: Final = 0.002
_STEP: Final = 0.3
_ROUNDS: Final = 12
_WHOLE: Final = (63, 63, 63, 63)


class Chosen(Struct, frozen=True):
    """A choice: what is said of each card that was allowed, and which one was taken."""

    situation: int
    cards: tuple[tuple[float, ...], ...]
    taken: int


def choices(state: State, player: Player) -> Iterator[Chosen]:
    """Play a deal to its end; return each choice of a card that there was."""
    while True:
        seat = to_act(state)[0]
        seen = view(state, seat)
        action = player.choose(seen, _RULES, Budget(), Uncancelled())
        yield from _choice(state, seat, action, legal_actions(seen))
        for event in decide(state, seat, action):
            if isinstance(event, DealScored):
                return
            state = evolve(state, event)
        if state.phase in (Phase.DEAL, Phase.END):
            return


def _choice(state: State, seat: int, action: Action, legal: Sequence[Action]) -> Iterator[Chosen]:
    deal = deal_of(state)
    held = set_of(deal.hands[seat] or ())
    if isinstance(action, PassCards):
        moment = Moment(GIFT, 0, _WHOLE)
        cards = [card for card in range(24) if held >> card & 1]
        for card in action.cards:
            yield _chosen(moment, held, cards, NUMBERS[card])
    if isinstance(action, Play):
        cards = sorted({NUMBERS[one.card] for one in legal if isinstance(one, Play)})
        if len(cards) > 1:
            yield _chosen(_moment(state, deal, seat, action), held, cards, NUMBERS[action.card])


def _moment(state: State, deal: DealState, seat: int, action: Play) -> Moment:
    """Return the moment of a play, as it will be seen afterwards."""
    for event in decide(state, seat, action):
        state = evolve(state, event)
        if deal_of(state).trick != deal.trick:
            return observed(_RULES, deal_of(state))[-1].moment
    raise ValueError("nothing was played")


def _chosen(moment: Moment, held: int, cards: Sequence[int], taken: int) -> Chosen:
    said = tuple(
        described(moment, card // 6, held >> 6 * (card // 6) & 63, card % 6) for card in cards
    )
    return Chosen(situation_of(moment), said, list(cards).index(taken))


class Fitted(Struct, frozen=True):
    """Weights by situation, and the mean logarithm of the chance of a choice."""

    weights: list[list[float]]
    likelihood: float


def fit(samples: Sequence[Chosen], seed: int = 1) -> Fitted:
    """Return the weights under which the choices are likely."""
    weights = [[0.0] * len(FEATURES) for _ in range(SITUATIONS)]
    squares = [[1e-6] * len(FEATURES) for _ in range(SITUATIONS)]
    order = list(samples)
    likelihood = 0.0
    for _ in range(_ROUNDS):
        Random(seed).shuffle(order)
        likelihood = sum(_step(one, weights, squares) for one in order) / max(1, len(order))
    return Fitted(weights, likelihood)


def _step(sample: Chosen, weights: list[list[float]], squares: list[list[float]]) -> float:
    """Move the weights a little towards one choice; return the logarithm of its chance before."""
    row, square = weights[sample.situation], squares[sample.situation]
    scores = [sum(map(mul, row, card)) for card in sample.cards]
    highest = max(scores)
    sizes = [math.exp(score - highest) for score in scores]
    total = sum(sizes)
    taken = sample.cards[sample.taken]
    for number in range(len(row)):
        mean = sum(size * card[number] for size, card in zip(sizes, sample.cards, strict=True))
        slope = taken[number] - mean / total - _PULL * row[number]
        if slope:
            square[number] += slope * slope
            row[number] += _STEP * slope / math.sqrt(square[number])
    return math.log(sizes[sample.taken] / total)


def module(found: Fitted, count: int) -> str:
    """Word the weights as the module that holds them."""
    rows = ""
    for row in found.weights:
        numbers = [f"{weight:.2f}" for weight in row]
        lines = [", ".join(numbers[start : start + 9]) for start in range(0, len(numbers), 9)]
        rows += "    (\n" + "".join(f"        {line},\n" for line in lines) + "    ),\n"
    return (
        '"""How much each thing that can be said of a card counts: numbers fitted to played deals.'
        "\n\nPrinted by `python -m thousand_qt.tools.fit_habits`: "
        f"{count:,} choices, mean logarithm {found.likelihood:.3f}.\n"
        '"""\n\nfrom __future__ import annotations\n\nfrom typing import Final\n\n'
        f"# fmt: off\nWEIGHTS: Final[tuple[tuple[float, ...], ...]] = (\n{rows})\n# fmt: on\n"
        '"""By situation and feature, in the order of `habits.situation_of` and'
        ' `habits.FEATURES`."""\n'
    )


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit and print the module."""
    parser = argparse.ArgumentParser(description="Fit the habits of play.")
    parser.add_argument("--deals", type=int, default=4000, help="deals to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of all cards")
    parser.add_argument("--player", default="ruler-1", help="who plays")
    args = parser.parse_args(argv)
    if args.deals < 1:
        print("--deals must be at least 1.", file=sys.stderr)
        return 2
    player = make_player(args.player)
    samples: list[Chosen] = []
    for number in range(args.deals):
        samples += choices(next(deals(_RULES, args.seed, number)), player)
    print(module(fit(samples), len(samples)), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
