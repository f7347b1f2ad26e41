"""Fit the numbers of `engine.ai.contracts.made_weights` to contracts that were played.

    python -m thousand_qt.tools.fit_made --deals 3000 --searched 700 > new_weights.py

Deals are called and passed by rule. What the declarer's cards are worth with all cards seen is
compared with what he takes, half of the weight from deals whose cards `ruler-1` plays and half from
deals whose cards a searching player plays. The shares of made contracts are then put in rising
order.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from msgspec import Struct

from engine.actions import Action, NameContract
from engine.ai.contracts.made import HIGHEST, LEAST, STEP
from engine.ai.contracts.questions import STEP as TENS
from engine.ai.kernel.position import position_of
from engine.ai.kernel.solver import Solver
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.decider import legal_actions
from engine.rules import Rules
from engine.scoring.types import Ending
from engine.state import Phase, State, deal_of
from engine.view import view
from thousand_qt.tools.whole_deals import opened, play_on

_RULES: Final = Rules()
_OFFSETS: Final = tuple(range(-40, 45, 5))
"""Contracts so far from what the cards are worth are played."""

_NEAR: Final = 20
"""What a declarer takes tells of contracts so near the one that he played too."""

_PRIOR: Final = 1.0
"""Deals that a share counts beside those that were played; half of them made."""


class Try(Struct, frozen=True):
    """One contract that was played."""

    worth: int
    """What the cards are worth with all cards seen."""

    contract: int
    taken: int


def tries(cards: Player, deals: int, seed: int) -> list[Try]:
    """Play a contract near what the cards are worth in each deal that allows one."""
    ruler, solver = make_player("ruler-1"), Solver(_RULES)
    found = (_tried(ruler, cards, solver, seed, number) for number in range(deals))
    return [one for one in found if one is not None]


def _tried(ruler: Player, cards: Player, solver: Solver, seed: int, number: int) -> Try | None:
    chance, worth = Random(f"made {seed} {number}"), list[int]()

    def by_rule(state: State, seat: int) -> Action | None:
        if state.phase is Phase.RAISE:
            return None
        return ruler.choose(view(state, seat), _RULES, Budget(), Uncancelled())

    def on(state: State, seat: int) -> Action:
        seen = view(state, seat)
        if not worth:
            deal = deal_of(state)
            worth.append(solver.value(position_of(_RULES, deal), deal.active.index(seat)))
            named = [one for one in legal_actions(seen) if isinstance(one, NameContract)]
            if named:
                aim = worth[0] + chance.choice(_OFFSETS)
                return min(named, key=lambda one: abs(one.amount - aim))
        return cards.choose(seen, _RULES, Budget(seed=number), Uncancelled())

    state, scored = play_on(opened(_RULES, number), seed, number, by_rule)
    if scored is None:
        _, scored = play_on(state, seed, number, on)
    if scored is None or not worth or scored.result.ending is not Ending.PLAYED:
        return None
    result, declarer = scored.result, scored.result.declarer or 0
    taken = result.cards[declarer] + result.marriages[declarer]
    return Try(worth[0], result.contract, taken)


def counted(found: Iterable[Try]) -> dict[int, tuple[float, float]]:
    """Count made and all contracts by how far the worth lies above them."""
    table: dict[int, tuple[float, float]] = {}
    for one in found:
        middle = one.worth // TENS * TENS + TENS // 2
        for contract in range(one.contract - _NEAR, one.contract + _NEAR + 1, STEP):
            ahead = min(HIGHEST, max(LEAST, middle - contract))
            made, every = table.get(ahead, (0.0, 0.0))
            table[ahead] = made + (one.taken >= contract), every + 1.0
    return table


def rising(shares: Sequence[tuple[float, float]]) -> list[float]:
    """Return shares of (made, all) in rising order, neighbours that fall being put together."""
    blocks: list[tuple[float, float, int]] = []
    for made, every in shares:
        block = (made + _PRIOR / 2, every + _PRIOR, 1)
        while blocks and blocks[-1][0] / blocks[-1][1] > block[0] / block[1]:
            last = blocks.pop()
            block = (last[0] + block[0], last[1] + block[1], last[2] + block[2])
        blocks.append(block)
    return [made / every for made, every, count in blocks for _ in range(count)]


def fit(kinds: Sequence[Sequence[Try]]) -> list[float]:
    """Return the chances by how far the worth lies above the contract.

    Each kind of deals weighs as much as any other; ValueError without any deal.
    """
    if not kinds or not all(kinds):
        raise ValueError("there is nothing to fit without deals")
    most = max(len(kind) for kind in kinds)
    weighed = [(counted(kind), most / len(kind)) for kind in kinds]
    shares: list[tuple[float, float]] = []
    for ahead in range(LEAST, HIGHEST + 1, STEP):
        made = every = 0.0
        for table, weight in weighed:
            part = table.get(ahead, (0.0, 0.0))
            made, every = made + weight * part[0], every + weight * part[1]
        shares.append((made, every))
    return rising(shares)


def assignments(shares: Sequence[float]) -> str:
    """Word the numbers as an assignment, as in `made_weights`."""
    lines = (shares[place : place + 7] for place in range(0, len(shares), 7))
    rows = "\n".join("    " + " ".join(f"{share:.3f}," for share in line) for line in lines)
    return f"SHARES: Final[tuple[float, ...]] = (\n{rows}\n)\n"


def main(argv: Sequence[str] | None = None) -> int:
    """Play deals, fit and print the numbers."""
    parser = argparse.ArgumentParser(description="Fit the chance that a contract is made.")
    parser.add_argument("--deals", type=int, default=3000, help="deals that ruler-1 plays")
    parser.add_argument("--searched", type=int, default=700, help="deals that a search plays")
    parser.add_argument("--searcher", default="expert", help="who plays those by search")
    parser.add_argument("--seed", type=int, default=1, help="seed of all cards")
    args = parser.parse_args(argv)
    if min(args.deals, args.searched) < 1:
        print("--deals and --searched must be at least 1.", file=sys.stderr)
        return 2
    kinds = [
        tries(make_player("ruler-1"), args.deals, args.seed),
        tries(make_player(args.searcher), args.searched, args.seed),
    ]
    print(f"# {len(kinds[0])} deals by ruler-1, {len(kinds[1])} by {args.searcher}")
    print(assignments(fit(kinds)), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
