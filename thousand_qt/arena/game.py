"""Deals played by entrants, with the time that each decision took."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Final

from engine.actions import Action, Deal, Start
from engine.ai.guard import Fault
from engine.ai.player import Budget
from engine.cards import Card
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import AuctionWon, DealScored, Event, MatchStarted
from engine.rules import Rules
from engine.state import Phase, ScoreRow, State, deal_of
from engine.view import view
from thousand_qt.arena.entrants import Entrant
from thousand_qt.cli.simulate_run import DealRecord, record_deal

Pack = Callable[[int], tuple[Card, ...]]
"""The pack of the n-th shuffle, from 1."""

Watch = Callable[[State, int, Action], None]
"""Look at a state and at what a seat is about to do."""

Times = dict[str, dict[str, list[float]]]
"""Milliseconds of real choices by entrant and kind of decision."""

DECLARER: Final = "card as declarer"
DEFENDER: Final = "card as defender"
CARD: Final = "card"
KINDS: Final = (*(phase.value for phase in Phase), DECLARER, DEFENDER, CARD)
"""The kinds of decisions, in the order of a deal."""


def begun(rules: Rules, dealer: int) -> State:
    """Return a match before its first deal."""
    (started,) = conduct(None, Start(rules, dealer))
    if not isinstance(started, MatchStarted):
        raise TypeError(f"a match starts with MatchStarted, not {type(started).__name__}")
    return begin(started)


class Game:
    """Play that goes on from a state; times, faults and scored deals are collected."""

    def __init__(
        self,
        state: State,
        seats: Sequence[str],
        entered: Mapping[str, Entrant],
        pack: Pack,
        *,
        seed: int,
        seconds: float,
        watch: Watch | None = None,
    ) -> None:
        """`seats` are the names of the entrants by seat; decisions of equal seeds are alike.

        `watch` sees every real choice before it changes the state.
        """
        self.state = state
        self.times: Times = {}
        self.faults: list[Fault] = []
        self.records: list[DealRecord] = []
        self._seats = tuple(seats)
        self._entered = entered
        self._pack = pack
        self._seed = seed
        self._seconds = seconds
        self._watch = watch
        self._shuffles = 0
        self._decisions = 0
        self._won_at = 0

    def play_deal(self) -> ScoreRow:
        """Play until a deal is scored; whatever is dealt anew before that belongs to it."""
        rows = len(self.state.rows)
        while len(self.state.rows) == rows:
            if self.state.phase is Phase.DEAL:
                self._shuffles += 1
                self._apply(conduct(self.state, Deal(self._pack(self._shuffles))))
            else:
                self._act()
        return self.state.rows[-1]

    def _act(self) -> None:
        """Let the first seat that must act answer."""
        seat = to_act(self.state)[0]
        name = self._seats[seat]
        self._decisions += 1
        seed = (self._seed * 1000 + self._shuffles) * 1000 + self._decisions % 1000
        budget = Budget(self._seconds, seed)
        choice = len(legal_actions(view(self.state, seat))) > 1
        asked = perf_counter()
        action, fault = self._entered[name].answer(self.state, seat, budget)
        spent = (perf_counter() - asked) * 1000.0
        if choice:
            kinds = self.times.setdefault(name, {})
            kinds.setdefault(_kind(self.state, seat), []).append(round(spent, 3))
            if self._watch is not None:
                self._watch(self.state, seat, action)
        if fault is not None:
            self.faults.append(fault)
        self._apply(decide(self.state, seat, action))

    def _apply(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if isinstance(event, AuctionWon):
                self._won_at = event.contract
            before, self.state = self.state, evolve(self.state, event)
            if isinstance(event, DealScored):
                record = record_deal(self._seats, before, self.state, event, self._won_at)
                if record is not None:
                    self.records.append(record)


def merged(parts: Sequence[Times]) -> Times:
    """Put the times of several games together."""
    found: Times = {}
    for part in parts:
        for name, kinds in part.items():
            for kind, spent in kinds.items():
                found.setdefault(name, {}).setdefault(kind, []).extend(spent)
    return found


def _kind(state: State, seat: int) -> str:
    """Name the kind of decision that the seat has to take."""
    if state.phase is not Phase.TRICK:
        return state.phase.value
    declarer = deal_of(state).declarer
    if declarer is None:
        return CARD
    return DECLARER if declarer == seat else DEFENDER
