"""Whether a bid was worth what the caller thought: auctions played out both ways.

    python -m thousand_qt.tools.measure_contracts auction --deals 1000

In each deal that `ruler-1` calls one decision of the auction is drawn. The caller weighs the least
bid against a pass; then the deal is played out once with each of them, the seat going on by trying
out its pass and contract, all else by `ruler-1`. Printed is what the bid brought more than the
pass, by what it was thought to bring more, and what that says of the rule and of the caller.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from typing import Final

from msgspec import Struct

from engine.actions import Action, Bid, Pass
from engine.ai.contract_player import ContractCaller, Effort
from engine.ai.contracts.utility import POINTS, Outcome
from engine.ai.player import Budget, Uncancelled
from engine.ai.registry import make_player
from engine.decider import decide, evolve, legal_actions
from engine.rules import PRESETS, Rules
from engine.state import Phase, State
from engine.view import view
from thousand_qt.tools.whole_deals import opened, play_on

_EDGES: Final = (-60, -40, -20, 0, 20, 40)
_SURE: Final = 1.96


class Decided(Struct, frozen=True):
    """One decision; amounts are points of the score sheet against the mean of the others."""

    thought: float
    """What the bid was thought to bring more than the pass."""

    brought: float
    """What it brought more."""

    by_rule: bool
    """Whether `ruler-1` bids there."""


class Auctions:
    """Draws decisions of auctions and plays them out."""

    def __init__(self, rules: Rules, caller: ContractCaller, seed: int) -> None:
        self._rules = rules
        self._caller = caller
        self._seed = seed
        self._ruler = make_player("ruler-1")

    def decided(self, number: int) -> Decided | None:
        """Play the deal of this number out both ways; None where nobody had a choice."""
        spots: list[tuple[State, int]] = []

        def watching(state: State, seat: int) -> Action | None:
            if state.phase is Phase.PASS:
                return None
            if state.phase is Phase.AUCTION and len(legal_actions(view(state, seat))) > 1:
                spots.append((state, seat))
            return self._by_rule(state, seat)

        play_on(opened(self._rules, number), self._seed, number, watching)
        if not spots:
            return None
        state, seat = Random(f"auction {self._seed} {number}").choice(spots)
        seen, budget = view(state, seat), Budget(seed=number)
        advice = self._caller.advise(seen, self._rules, budget, Uncancelled())
        leaving = None if advice is None else advice.of(Pass())
        if advice is None or leaving is None:
            return None
        bid = next(one for one in advice.choices if isinstance(one.action, Bid))
        brought = self._worth(state, seat, bid.action, number)
        return Decided(
            thought=bid.worth - leaving.worth,
            brought=brought - self._worth(state, seat, Pass(), number),
            by_rule=isinstance(self._by_rule(state, seat), Bid),
        )

    def _by_rule(self, state: State, seat: int) -> Action:
        return self._ruler.choose(view(state, seat), self._rules, Budget(), Uncancelled())

    def _worth(self, state: State, seat: int, action: Action, number: int) -> float:
        """Return what the seat wrote more than the others in the mean after this action."""

        def going_on(state: State, other: int) -> Action:
            if other == seat and state.phase in (Phase.PASS, Phase.RAISE):
                seen, budget = view(state, other), Budget(seed=number)
                chosen = self._caller.choose(seen, self._rules, budget, Uncancelled())
                if chosen is not None:
                    return chosen
            return self._by_rule(state, other)

        before = state.standings
        for event in decide(state, seat, action):
            state = evolve(state, event)
        _, scored = play_on(state, self._seed, number, going_on)
        if scored is None:
            raise ValueError("the deal was not played to its end")
        return POINTS(Outcome(self._rules, before, scored.result, scored.scored), seat)


def page_of(found: Sequence[Decided]) -> str:
    """Word what was found."""
    lines = [f"{'thought':>12}{'decisions':>11}{'on average':>12}{'brought':>10}   by rule"]
    for low, high in zip((-999, *_EDGES), (*_EDGES, 999), strict=True):
        part = [one for one in found if low <= one.thought < high]
        if part:
            lines.append(_line(low, high, part))
    for name, gains in (
        ("bids where the rule passes", [one.brought for one in found if _bolder(one)]),
        ("passes where the rule bids", [-one.brought for one in found if _meeker(one)]),
        ("all decisions", [_gain(one) for one in found]),
    ):
        lines.append(f"gained over the rule, {name}: {_mean(gains)}")
    return "\n".join(lines)


def _line(low: int, high: int, part: Sequence[Decided]) -> str:
    name = f"under {high}" if low == -999 else f"over {low}" if high == 999 else f"{low} to {high}"
    thought = sum(one.thought for one in part) / len(part)
    bids = sum(one.by_rule for one in part) / len(part)
    brought = _mean([one.brought for one in part])
    return f"{name:>12}{len(part):>11}{thought:>+12.1f}   {brought}   bids {100 * bids:.0f} %"


def _bolder(one: Decided) -> bool:
    return one.thought > 0 and not one.by_rule


def _meeker(one: Decided) -> bool:
    return one.thought <= 0 and one.by_rule


def _gain(one: Decided) -> float:
    return one.brought * (int(one.thought > 0) - int(one.by_rule))


def _mean(values: Sequence[float]) -> str:
    if not values:
        return "none"
    mean = sum(values) / len(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1))
    return f"{mean:+.1f} +- {_SURE * spread / sqrt(len(values)):.1f} ({len(values)})"


def main(argv: Sequence[str] | None = None) -> int:
    """Play auctions out and print what they brought."""
    parser = argparse.ArgumentParser(
        prog="measure_contracts auction", description="Play auctions out both ways."
    )
    parser.add_argument("--deals", type=int, default=1000, help="deals to draw a decision from")
    parser.add_argument("--seed", type=int, default=1, help="seed of all cards")
    parser.add_argument("--preset", default="russian_classic", help="rules to play by")
    parser.add_argument("--worlds", type=int, default=80, help="deals tried out for a call")
    args = parser.parse_args(argv)
    if min(args.deals, args.worlds) < 1 or args.preset not in PRESETS:
        print(
            "--deals and --worlds must be at least 1 and --preset the name of a preset.",
            file=sys.stderr,
        )
        return 2
    caller = ContractCaller(effort=Effort(deals=args.worlds), patient=True)
    auctions = Auctions(PRESETS[args.preset].rules, caller, args.seed)
    found = [one for one in map(auctions.decided, range(args.deals)) if one is not None]
    print(page_of(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
