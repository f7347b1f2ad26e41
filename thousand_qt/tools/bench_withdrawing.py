"""How soon each level stops thinking when nobody waits any more, in every kind of decision."""

import random
import statistics
import threading
import time
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from engine.actions import Deal, Start
from engine.ai.guard import guarded
from engine.ai.levels import LEVELS
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.ai.withdrawal import Withdrawal
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import MatchStarted
from engine.rules import PRESETS, Rules
from engine.shuffle import shuffle
from engine.state import Phase, State, View
from engine.view import view

TABLES: Final = ("russian_classic", "lock_1001", "android_typical", "four_players", "two_10_2_2")
DEALS: Final = 6
MOMENTS: Final = (0.0, 0.002, 0.01, 0.03, 0.1)
"""Seconds after which a question is withdrawn."""

ROUNDS: Final = 3
"""Of as many withdrawals the quickest counts, so that other programs do not spoil the figure."""

_TIME: Final = 10.0
"""What a decision may take, so that no player stops by itself."""


class Stopped(Struct, frozen=True):
    """How long a level went on after its questions were withdrawn; only those it still had."""

    level: str
    longest: float
    median: float
    count: int
    kinds: int
    """Of how many kinds they were: the phase and the number of the trick."""

    slowest: str
    """The kind of the longest one."""


def measure() -> Iterator[Stopped]:
    """Withdraw a question of every kind from each level, sooner and later."""
    asked = [(kind, seen) for name in TABLES for kind, seen in questions(PRESETS[name].rules)]
    for name in LEVELS:
        player, seconds = make_player(name), list[tuple[float, str]]()
        for number, (kind, seen) in enumerate(asked):
            for moment in MOMENTS:
                budget = Budget(_TIME, number)
                rounds = [withdrawn(player, seen, budget, moment) for _ in range(ROUNDS)]
                took = [one for one in rounds if one is not None]
                if not took:
                    break
                seconds.append((min(took), kind))
        longest, slowest = max(seconds)
        middle = statistics.median(took for took, _ in seconds)
        kinds = len({kind for _, kind in seconds})
        yield Stopped(name, longest, middle, len(seconds), kinds, slowest)


def withdrawn(player: Player, seen: View, budget: Budget, moment: float) -> float | None:
    """Withdraw a question after so long; return how long the player went on, None if it had ended.

    At once means before it is asked: then all it does counts.
    """
    cancel, ended = Withdrawal(), [0.0]

    def think() -> None:
        guarded(player, seen, budget, cancel)
        ended[0] = time.perf_counter()

    thread = threading.Thread(target=think)
    if moment == 0.0:
        cancel.set()
    began = time.perf_counter()
    thread.start()
    if moment > 0.0:
        thread.join(moment)
        if not thread.is_alive():
            return None
        began = time.perf_counter()
        cancel.set()
    thread.join()
    return max(0.0, ended[0] - began)


def questions(rules: Rules) -> Iterator[tuple[str, View]]:
    """Yield a real choice of each kind that comes up in some deals, with what it is."""
    met: set[str] = set()
    for state in _states(rules):
        kind = state.phase.value
        if state.phase is Phase.TRICK and state.deal is not None:
            kind += f" {len(state.deal.tricks) + 1}"
        seen = view(state, to_act(state)[0])
        if kind not in met and len(legal_actions(seen)) > 1:
            met.add(kind)
            yield kind, seen


def _states(rules: Rules) -> Iterator[State]:
    chance, player = random.Random(1), make_player("ruler-1")
    (started,) = conduct(None, Start(rules, 0))
    assert isinstance(started, MatchStarted)
    state = begin(started)
    while state.phase is not Phase.END and len(state.rows) < DEALS:
        if state.phase is Phase.DEAL:
            events = conduct(state, Deal(shuffle(chance.randbytes(32))))
        else:
            yield state
            seat = to_act(state)[0]
            seen = view(state, seat)
            events = decide(state, seat, player.choose(seen, rules, Budget(), Uncancelled()))
        for event in events:
            state = evolve(state, event)
