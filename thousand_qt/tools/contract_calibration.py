"""How well the chances hold that are given to contracts when they are named.

    python -m thousand_qt.tools.measure_contracts calibration --deals 10000 --jobs 2

Three callers sit at a table. Where one of them names its contract the chance that it gives is
noted, the cards are played, and it is noted whether the contract was made. Printed are, by the
chance given and by the contract, how many there were and which share of them was made.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from math import sqrt
from typing import Final

from msgspec import Struct

from engine.actions import Action, NameContract
from engine.ai.contract_player import ContractCaller, Effort
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import PLAYERS, make_player
from engine.decider import legal_actions
from engine.rules import PRESETS
from engine.scoring import is_made
from engine.scoring.types import Ending
from engine.state import Phase, State
from engine.view import view
from thousand_qt.arena.running import reports
from thousand_qt.cli.workers import jobs_problem, worker_pool
from thousand_qt.tools.whole_deals import opened, play_on

OWN: Final = "own"
"""The auction is the callers' own too."""

_CHUNK: Final = 20
_BINS: Final = 10
_BANDS: Final = ((0, 100), (101, 110), (111, 120), (121, 140), (141, 160), (161, 999))
_SURE: Final = 1.96
"""Standard deviations on either side that leave out 5 %."""


class Plan(Struct, frozen=True, kw_only=True):
    """Some deals and who plays them."""

    preset: str
    auction: str
    cards: str
    seed: int
    first: int
    deals: int
    worlds: int
    patient: bool


class Named(Struct, frozen=True):
    """A contract that was named, and what came of it."""

    contract: int
    chance: float
    made: bool


class Row(Struct, frozen=True):
    """Some contracts taken together; shares are parts of one."""

    label: str
    count: int
    said: float
    made: float
    low: float
    high: float

    @property
    def holds(self) -> bool:
        """Tell whether what was said may be true of what was made."""
        return self.low <= self.said <= self.high


def named_contracts(plan: Plan) -> Iterator[Named]:
    """Play the deals of a plan and yield the contracts that were named and played."""
    rules = PRESETS[plan.preset].rules
    effort = Effort(deals=plan.worlds)
    callers = [ContractCaller(effort=effort, patient=plan.patient) for _ in range(rules.players)]
    auction = None if plan.auction == OWN else make_player(plan.auction)
    by_rule, cards = make_player("ruler-1"), make_player(plan.cards)
    for number in range(plan.first, plan.first + plan.deals):
        said: list[tuple[int, float]] = []
        answer = _table(callers, auction, by_rule, cards, number, said)
        _, scored = play_on(opened(rules, number), plan.seed, number, answer)
        if scored is None or not said or scored.result.ending is not Ending.PLAYED:
            continue
        result, declarer = scored.result, scored.result.declarer or 0
        taken = result.cards[declarer] + result.marriages[declarer]
        contract, chance = said[-1]
        yield Named(contract, chance, is_made(rules, contract, taken))


def _table(
    callers: Sequence[ContractCaller],
    auction: Player | None,
    by_rule: Player,
    cards: Player,
    number: int,
    said: list[tuple[int, float]],
) -> Callable[[State, int], Action]:
    """Return what the seats do in one deal; `said` gets the contract and its chance."""

    def answer(state: State, seat: int) -> Action:
        seen, budget = view(state, seat), Budget(seed=number * 100 + seat)
        if state.phase is Phase.TRICK:
            return cards.choose(seen, state.rules, budget, Uncancelled())
        if auction is not None and state.phase is Phase.AUCTION:
            return auction.choose(seen, state.rules, budget, Uncancelled())
        if state.phase is Phase.RAISE and len(legal_actions(seen)) > 1:
            advice = callers[seat].advise(seen, state.rules, budget, Uncancelled())
            if advice is not None:
                best = advice.best
                if isinstance(best.action, NameContract) and best.made is not None:
                    said.append((best.action.amount, best.made))
                return best.action
        chosen = callers[seat].choose(seen, state.rules, budget, Uncancelled())
        return chosen or by_rule.choose(seen, state.rules, budget, Uncancelled())

    return answer


def by_chance(found: Sequence[Named]) -> list[Row]:
    """Take contracts together by the chance that was given, in bins of ten points."""
    bins: list[list[Named]] = [[] for _ in range(_BINS)]
    for one in found:
        bins[min(_BINS - 1, int(_BINS * one.chance))].append(one)
    return [
        _row(f"{10 * place}-{10 * place + 10} %", members)
        for place, members in enumerate(bins)
        if members
    ]


def by_contract(found: Sequence[Named]) -> list[Row]:
    """Take contracts together by their height."""
    rows: list[Row] = []
    for low, high in _BANDS:
        members = [one for one in found if low <= one.contract <= high]
        if members:
            heights = [one.contract for one in members]
            rows.append(_row(f"{min(heights)}-{max(heights)}", members))
    return rows


def _row(label: str, members: Sequence[Named]) -> Row:
    count, made = len(members), sum(one.made for one in members)
    said = sum(one.chance for one in members) / count
    return Row(label, count, said, made / count, *interval(made, count))


def interval(made: int, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson's)."""
    share, room = made / count, _SURE * _SURE / count
    middle = (share + room / 2) / (1 + room)
    half = _SURE * sqrt(share * (1 - share) / count + room / (4 * count)) / (1 + room)
    return max(0.0, middle - half), min(1.0, middle + half)


def distance(rows: Iterable[Row]) -> float:
    """Return how far what was said lies from what was made, on average over the contracts."""
    listed = list(rows)
    return sum(row.count * abs(row.said - row.made) for row in listed) / sum(
        row.count for row in listed
    )


def table_of(title: str, rows: Sequence[Row]) -> str:
    """Word rows as a table."""
    lines = [f"{title:>12}{'contracts':>12}{'predicted':>12}{'made':>9}   95 % interval"]
    for row in rows:
        lines.append(
            f"{row.label:>12}{row.count:>12}{100 * row.said:>10.1f} %{100 * row.made:>7.1f} %"
            f"   [{100 * row.low:.1f}, {100 * row.high:.1f}]{'' if row.holds else '  outside'}"
        )
    return "\n".join(lines)


def page_of(plan: Plan, deals: int, found: Sequence[Named]) -> str:
    """Word all that was found."""
    auction = "themselves" if plan.auction == OWN else plan.auction
    head = (
        f"Contracts named by trying out deals: {deals} deals of {plan.preset} (seed {plan.seed}), "
        f"{len(found)} contracts.\nAuction by {auction}, cards by {plan.cards} in all seats."
    )
    if not found:
        return f"{head}\n"
    chances = by_chance(found)
    return (
        f"{head}\n\n{table_of('chance', chances)}\n\n{table_of('contract', by_contract(found))}\n\n"
        f"Mean distance of prediction and share: {100 * distance(chances):.1f} points.\n"
    )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command understands."""
    parser.add_argument("--deals", type=int, default=1000, help="deals to play")
    parser.add_argument("--seed", type=int, default=1, help="seed of all cards")
    parser.add_argument("--preset", default="russian_classic", help="rules to play by")
    parser.add_argument("--auction", default=OWN, help="who bids: own, or the name of a player")
    parser.add_argument("--cards", default="ruler-1", help="who plays all cards")
    parser.add_argument("--worlds", type=int, default=80, help="deals tried out for a contract")
    parser.add_argument("--patient", action="store_true", help="take the time that it takes")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use")


def main(argv: Sequence[str] | None = None) -> int:
    """Play, and print how well the chances hold."""
    parser = argparse.ArgumentParser(
        prog="measure_contracts calibration", description="Compare given chances with made ones."
    )
    add_arguments(parser)
    args = parser.parse_args(argv)
    problem = _problem(args)
    if problem is not None:
        print(problem, file=sys.stderr)
        return 2
    plans = [
        Plan(
            preset=args.preset,
            auction=args.auction,
            cards=args.cards,
            seed=args.seed,
            first=first,
            deals=min(_CHUNK, args.deals - first),
            worlds=args.worlds,
            patient=args.patient,
        )
        for first in range(0, args.deals, _CHUNK)
    ]
    with nullcontext() if args.jobs == 1 else worker_pool(args.jobs) as pool:
        found = list(reports(named_contracts, plans, executor=pool, ahead=2 * args.jobs))
    print(page_of(plans[0], args.deals, found), end="")
    return 0


def _problem(args: argparse.Namespace) -> str | None:
    """Return the sentence that says which argument does not fit, if any."""
    if min(args.deals, args.worlds) < 1:
        return "--deals and --worlds must be at least 1."
    if args.preset not in PRESETS:
        return f"There are no rules called {args.preset!r}; choose from {', '.join(PRESETS)}."
    names = [args.cards] if args.auction == OWN else [args.auction, args.cards]
    for name in names:
        if name not in PLAYERS:
            return f"There is no player called {name!r}; choose from {', '.join(PLAYERS)}."
    return jobs_problem(args.jobs)


if __name__ == "__main__":
    sys.exit(main())
