"""Play the matches of one table; an answer that the guard has to replace is a fault.

In every other match the players are hurried: they are those of the levels, with some milliseconds
for most decisions. In the others the levels that search think of fewer ways of the hidden cards and
take the time that these take, so that such a match can be played again exactly. Now and then a
level that searches is asked for a hint as well, which may name legal actions only. A question for
which a hurried player takes far too long is withdrawn; that is told, but no fault.
"""

import threading
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.actions import Deal, Start
from engine.ai.guard import guarded
from engine.ai.levels import DEPTHS
from engine.ai.outlook import in_fewer_ways
from engine.ai.player import Budget, CancelToken, Player, Uncancelled
from engine.ai.registry import make_player
from engine.ai.search_player import SearchPlayer
from engine.ai.withdrawal import Withdrawal
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import Dealt, Event, MatchStarted
from engine.record import SeatInfo, new_header, write_record
from engine.shuffle import shuffle
from engine.state import Phase, State, View
from engine.view import view
from thousand_qt.tools.soak_levels.tables import Table, seatings

MOST_REDEALS: Final = 300
"""So many packs for one deal: by then no deal would ever be written."""

HURRIED: Final = (0.0, 0.001, 0.003, 0.01)
"""Seconds for a decision of a hurried player."""

_WHOLE: Final = 0.01
"""How often a hurried player gets as long as at a real table."""

_WHOLE_SECONDS: Final = 1.0

_HINTS: Final = 0.03
"""How often a player that can is asked for a hint before it answers."""

_CALLS: Final = 0.2
"""Part of the patient players whose level tries out deals before it calls that do so: that takes
longer than all else."""

LATE: Final = 0.5
"""So many seconds of the processor beyond its time make an answer a late one."""

_WITHDRAWN: Final = 3.0
"""After so many seconds nobody waits for a hurried player any more."""

_CREATED: Final = "2000-01-01T00:00:00Z"


class Fault(Struct, frozen=True, kw_only=True):
    """What went wrong in a match, and the record up to there."""

    table: Table
    seating: tuple[str, ...]
    problem: str
    details: str
    record: str


class Late(Struct, frozen=True, kw_only=True):
    """An answer that came too late."""

    level: str
    phase: Phase
    deal: int
    seconds: float
    """Of the processor, beyond the time that the player had."""


class Played(Struct, frozen=True, kw_only=True):
    """What became of one match."""

    deals: int
    ended: bool
    """Somebody has won, or nobody ever will by the rules; else it was cut."""

    hurried: bool
    decisions: dict[str, int]
    """Real choices by level: where a single action is legal nobody is asked."""

    late: tuple[Late, ...] = ()
    fault: Fault | None = None


def play_table(table: Table) -> list[Played]:
    """Play one match for each seating, to its end, its greatest length or its first fault."""
    chance = Random(table.seed)
    return [
        _Match(table, names, Random(chance.randrange(2**32)), hurried=number % 2 == 0).play()
        for number, names in enumerate(seatings(table.rules.players, chance))
    ]


class _Failed(Exception):
    """The match cannot go on: a sentence, and what is known about it."""

    def __init__(self, problem: str, details: str = "") -> None:
        super().__init__(problem)
        self.details = details


class _Match:
    """A match being played; its log grows."""

    def __init__(
        self, table: Table, names: tuple[str, ...], chance: Random, *, hurried: bool
    ) -> None:
        self._table = table
        self._names = names
        self._chance = chance
        self._hurried = hurried
        self._players = [make_player(name) if hurried else patient(name, chance) for name in names]
        self._decisions = Counter[str]()
        self._late: list[Late] = []
        (started,) = conduct(None, Start(table.rules, chance.randrange(table.rules.players)))
        assert isinstance(started, MatchStarted)
        self._log: list[Event] = [started]
        self._state: State = begin(started)

    def play(self) -> Played:
        """Play, and say what became of it."""
        fault: Fault | None = None
        try:
            self._play()
        except _Failed as failed:
            fault = self._fault(str(failed), failed.details)
        except Exception as error:  # noqa: BLE001 - every failure is a fault to report
            fault = self._fault(f"{type(error).__name__}: {error}", traceback.format_exc())
        return Played(
            deals=len(self._state.rows),
            ended=self._state.phase is Phase.END,
            hurried=self._hurried,
            decisions=dict(self._decisions),
            late=tuple(self._late),
            fault=fault,
        )

    def _play(self) -> None:
        packs = 0
        while self._state.phase is not Phase.END and len(self._state.rows) < self._table.deals:
            before = len(self._state.rows)
            events = self._step()
            for event in events:
                self._state = evolve(self._state, event)
                self._log.append(event)
                packs += isinstance(event, Dealt)
            if len(self._state.rows) > before:
                packs = 0
            if packs > MOST_REDEALS:
                raise _Failed(f"{packs} packs were dealt for one deal.")

    def _step(self) -> tuple[Event, ...]:
        state, chance = self._state, self._chance
        if state.phase is Phase.DEAL:
            return conduct(state, Deal(shuffle(chance.randbytes(32))))
        seat = chance.choice(to_act(state))
        seen = view(state, seat)
        actions = legal_actions(seen)
        if len(actions) == 1:
            return decide(state, seat, actions[0])
        self._decisions[self._names[seat]] += 1
        budget = Budget(self._seconds(), chance.randrange(2**32))
        player = self._players[seat]
        if isinstance(player, SearchPlayer) and chance.random() < _HINTS:
            self._check_hint(player, seen, budget)
        with self._waiting(player, seen, budget) as cancel:
            action, fault = guarded(player, seen, budget, cancel)
        if fault is not None:
            place = f"in seat {seat}, phase {fault.phase.value}"
            given = f"decision seed {budget.seed}, {budget.seconds} s"
            raise _Failed(f"{fault.problem} It was {place}, {given}.", fault.details)
        return decide(state, seat, action)

    def _check_hint(self, player: SearchPlayer, seen: View, budget: Budget) -> None:
        with self._waiting(player, seen, budget) as cancel:
            advice = player.advise(seen, seen.rules, budget, cancel)
        advised = [] if advice is None else [one.action for one in advice.choices]
        wrong = [action for action in advised if action not in legal_actions(seen)]
        if wrong:
            raise _Failed(f"{player.name} advises what is not allowed here.", repr(wrong))

    @contextmanager
    def _waiting(self, player: Player, seen: View, budget: Budget) -> Iterator[CancelToken]:
        """Withdraw the question when a hurried player takes far too long; note late answers."""
        if not self._hurried or not isinstance(player, SearchPlayer):
            yield Uncancelled()
            return
        cancel = Withdrawal()
        timer = threading.Timer(budget.seconds + _WITHDRAWN, cancel.set)
        timer.start()
        began = time.process_time()
        try:
            yield cancel
        finally:
            timer.cancel()
            beyond = time.process_time() - began - budget.seconds
            if beyond > LATE:
                late = Late(
                    level=player.name, phase=seen.phase, deal=seen.deal_number, seconds=beyond
                )
                self._late.append(late)

    def _seconds(self) -> float:
        """Return the time of a decision; patient players do not look at it."""
        if not self._hurried or self._chance.random() < _WHOLE:
            return _WHOLE_SECONDS
        return self._chance.choice(HURRIED)

    def _fault(self, problem: str, details: str) -> Fault:
        header = new_header(
            match_id=f"soak levels {self._table.name}",
            created=_CREATED,
            seats=tuple(SeatInfo(f"Seat {seat}", name) for seat, name in enumerate(self._names)),
            rules=self._table.rules,
            seed=None,
        )
        return Fault(
            table=self._table,
            seating=self._names,
            problem=problem,
            details=details,
            record=write_record(header, self._log),
        )


def patient(name: str, chance: Random) -> Player:
    """Return the player of a level with every way of thinking, but of few things."""
    depth = DEPTHS.get(name)
    if depth is None:
        return make_player(name)
    few = replace(
        depth,
        worlds=min(depth.worlds, 4),
        weighed=min(depth.weighed, 60),
        looks=in_fewer_ways(depth.looks, 4),
        calls=depth.calls and chance.random() < _CALLS,
        patient=True,
    )
    return SearchPlayer(name, few)
