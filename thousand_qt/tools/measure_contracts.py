"""Measure the calls, passes and contracts that are found by trying out against those by rule.

    python -m thousand_qt.tools.measure_contracts --deals 60 --cards ruler-1

One caller sits at a table of `ruler-1` in each seat of the same deal, all cards are played by one
player. Printed are its gain over `ruler-1` in the same seat, the contracts made, how well the
predicted chances of a contract hold, with the search playing and as played, and the time used.

    python -m thousand_qt.tools.measure_contracts calibration --deals 1000
    python -m thousand_qt.tools.measure_contracts auction --deals 1000

look at these chances alone and at the calls alone, over more deals (`contract_calibration` and
`auction_outcomes` beside this module).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from msgspec import Struct

from engine.actions import Action, Deal, NameContract, Start
from engine.ai.contract_player import ContractCaller, Effort
from engine.ai.kernel.position import position_of
from engine.ai.kernel.solver import Solver
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import DealScored, MatchStarted
from engine.rules import PRESETS, Rules
from engine.scoring.types import Ending
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State, deal_of
from engine.view import view
from thousand_qt.tools.auction_outcomes import main as play_auctions_out
from thousand_qt.tools.contract_calibration import main as calibrate

_PARTS: Final = {"calibration": calibrate, "auction": play_auctions_out}
"""Measures of their own, by the word that asks for them."""

_NOBODY: Final = -1
_CALLING: Final = (Phase.AUCTION, Phase.PASS, Phase.RAISE)


class Played(Struct, frozen=True):
    """How one deal went."""

    declarer: int
    contract: int
    ending: Ending
    made: bool
    gains: tuple[int, ...]
    chance: float | None
    """What the caller said when it named its contract."""

    solved: bool | None
    """Whether the contract is made when everybody sees all cards."""


class Bench:
    """Plays deals; collects the time of each kind of decision."""

    def __init__(self, rules: Rules, cards: str, caller: ContractCaller) -> None:
        self.rules = rules
        self.caller = caller
        self.solver = Solver(rules)
        self.ruler: Player = make_player("ruler-1")
        self.cards: Player = make_player(cards)
        self.seconds: defaultdict[str, list[float]] = defaultdict(list)
        self.asked = self.unanswered = 0

    def play(self, seed: int, number: int, who: int) -> Played:
        """Play the first deal of this number that is not thrown in; `who` is the caller's seat."""
        (started,) = conduct(None, Start(self.rules, number % self.rules.players))
        assert isinstance(started, MatchStarted)
        state = begin(started)
        root = derive_seed(derive_seed(bytes(32), seed), number)
        shuffles, chance, solved = 0, None, None
        while True:
            if state.phase is Phase.DEAL:
                shuffles += 1
                events = conduct(state, Deal(shuffle(derive_seed(root, shuffles))))
            else:
                seat = to_act(state)[0]
                if state.phase is Phase.TRICK and solved is None:
                    deal = deal_of(state)
                    place = deal.active.index(deal.declarer or 0)
                    solved = self.solver.reaches(
                        position_of(self.rules, deal), place, deal.contract
                    )
                action, said = self._act(state, seat, who, number)
                chance = chance if said is None else said
                events = decide(state, seat, action)
            for event in events:
                if isinstance(event, DealScored):
                    result, after = event.result, event.scored.standings
                    declarer = result.declarer or 0
                    raw = result.cards[declarer] + result.marriages[declarer]
                    return Played(
                        declarer,
                        result.contract,
                        result.ending,
                        result.ending is Ending.PLAYED and raw >= result.contract,
                        tuple(standing.total for standing in after),
                        chance,
                        solved,
                    )
                state = evolve(state, event)

    def _act(self, state: State, seat: int, who: int, number: int) -> tuple[Action, float | None]:
        seen, budget = view(state, seat), Budget(seed=number * 100 + seat)
        if seat == who and state.phase in _CALLING and len(legal_actions(seen)) > 1:
            begun = time.process_time()
            advice = self.caller.advise(seen, self.rules, budget, Uncancelled())
            self.seconds[state.phase.value].append(time.process_time() - begun)
            self.asked += 1
            if advice is not None:
                best = advice.best
                return best.action, best.made if isinstance(best.action, NameContract) else None
            self.unanswered += 1
        player = self.cards if state.phase is Phase.TRICK else self.ruler
        return player.choose(seen, self.rules, budget, Uncancelled()), None


def measure(bench: Bench, seed: int, deals: int, first: int = 0) -> None:
    """Play, and print what was found."""
    gains: list[float] = []
    own: list[Played] = []
    ruler: list[Played] = []
    for number in range(first, first + deals):
        usual = bench.play(seed, number, _NOBODY)
        ruler.append(usual)
        for seat in range(bench.rules.players):
            played = bench.play(seed, number, seat)
            gains.append(_balance(played.gains, seat) - _balance(usual.gains, seat))
            if played.declarer == seat:
                own.append(played)
    mean, error = _mean(gains)
    print(f"gain over ruler-1 in the same seat: {mean:+.1f} +- {1.96 * error:.1f} points a deal")
    _contracts("the caller", own, deals * bench.rules.players)
    _contracts("ruler-1", ruler, deals)
    _calibration([one for one in own if one.chance is not None])
    print(f"decisions left to the rules: {bench.unanswered} of {bench.asked}")
    for phase, times in bench.seconds.items():
        times.sort()
        spots = [f"{times[int(share * (len(times) - 1))] * 1000:.0f}" for share in (0.5, 0.95, 1.0)]
        print(f"{phase}: median, 95 %, most: {', '.join(spots)} ms of computing")


def _balance(gains: Sequence[int], seat: int) -> float:
    return gains[seat] - (sum(gains) - gains[seat]) / (len(gains) - 1)


def _mean(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def _contracts(name: str, deals: Sequence[Played], seats: int) -> None:
    played = [one for one in deals if one.ending is Ending.PLAYED]
    if not played:
        return
    made = sum(one.made for one in played)
    solved = sum(bool(one.solved) for one in played)
    mean = sum(one.contract for one in played) / len(played)
    print(
        f"{name}: declares {len(deals)} of {seats}, gives up {len(deals) - len(played)}, "
        f"makes {100 * made / len(played):.1f} % of contracts of {mean:.0f} "
        f"(all cards seen {100 * solved / len(played):.1f} %)"
    )


def _calibration(deals: Iterable[Played]) -> None:
    bins: defaultdict[int, list[Played]] = defaultdict(list)
    for one in deals:
        if one.chance is not None and one.ending is Ending.PLAYED:
            bins[min(9, int(10 * one.chance))].append(one)
    for _, members in sorted(bins.items()):
        said = sum(one.chance or 0.0 for one in members) / len(members)
        made = sum(one.made for one in members) / len(members)
        solved = sum(bool(one.solved) for one in members) / len(members)
        print(
            f"said {said:.2f}: made {made:.2f}, all cards seen {solved:.2f} ({len(members)} deals)"
        )


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    words = sys.argv[1:] if argv is None else argv
    if words and words[0] in _PARTS:
        return _PARTS[words[0]](words[1:])
    parser = argparse.ArgumentParser(description="Measure calls, passes and contracts.")
    parser.add_argument("--deals", type=int, default=40, help="deals to play in every seat")
    parser.add_argument("--seed", type=int, default=1, help="seed of all cards")
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--preset", default="russian_classic", help="rules to play by")
    parser.add_argument("--cards", default="ruler-1", help="who plays all cards")
    parser.add_argument("--worlds", type=int, default=80, help="deals tried out for a call")
    parser.add_argument("--patient", action="store_true", help="take the time that it takes")
    args = parser.parse_args(words)
    if args.deals < 1 or args.preset not in PRESETS:
        print("--deals must be at least 1 and --preset the name of a preset.", file=sys.stderr)
        return 2
    caller = ContractCaller(effort=Effort(deals=args.worlds), patient=args.patient)
    bench = Bench(PRESETS[args.preset].rules, args.cards, caller)
    measure(bench, args.seed, args.deals, args.first)
    return 0


if __name__ == "__main__":
    sys.exit(main())
