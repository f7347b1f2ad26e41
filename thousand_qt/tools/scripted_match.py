"""A match on the window's own thread whose cards and answers are given: for pictures and tests.

It is a real match of the engine, seen from one seat; it says to the table screen exactly what a
table would say. `computer` answers for the other seats where one is given.
"""

from collections.abc import Callable
from datetime import date
from typing import Final

from msgspec import Struct

from engine.actions import Action, Deal, Start
from engine.cards import Card
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import DealScored, Event, MatchStarted, Rewound
from engine.log import fold
from engine.record import SeatInfo
from engine.rules import PRESETS, Rules
from engine.state import Phase, State, View
from engine.undo import NO_PAST, Barrier, Choice, recall, remember, to_take_back
from engine.view import redact, view
from network.follower import Follower, Step
from network.messages import (
    Decision,
    DecisionKind,
    Happened,
    Intent,
    Objection,
    Ready,
    Refused,
    Snapshot,
    TakeBack,
    ToTable,
    Undo,
)
from network.pace import Pace
from thousand_qt.match.feed import TableGuest
from thousand_qt.match.service import (
    KeptMatch,
    MatchListener,
    MatchLog,
    MatchSetup,
    MatchSummary,
    Removal,
)

Computer = Callable[[View], Action]
Pack = Callable[[int], tuple[Card, ...]]
"""Gives the deck of the n-th deal, from 0."""


class Beginning(Struct, frozen=True):
    """How a scripted match begins; the viewer sits on seat 0, names too many are left out."""

    names: tuple[str, ...] = ("Anna", "Katya", "Boris", "Gleb")
    dealer: int = 2
    rules: Rules = PRESETS["russian_classic"].rules


USUAL: Final = Beginning()


class ScriptedMatch:
    """A match service and a table feed in one, without threads and time."""

    def __init__(
        self,
        pack: Pack,
        computer: Computer | None = None,
        begins: Beginning = USUAL,
        summary: MatchSummary | None = None,
    ) -> None:
        self._pack = pack
        self._computer = computer
        self._begins = begins
        self._summary = summary
        self._guest: TableGuest | None = None
        self._seats = tuple(
            SeatInfo(name, None if seat == 0 else "amateur")
            for seat, name in enumerate(begins.names[: begins.rules.players])
        )
        (started,) = conduct(None, Start(begins.rules, begins.dealer))
        assert isinstance(started, MatchStarted)
        self.state: State = begin(started)
        self.decks = 0
        self.calls: list[str] = []
        self.answers: list[ToTable] = []
        self.steps: list[Step] = []
        self.pace: Pace | None = None
        self.played_out = 0
        self._log: list[Event] = [started]
        self._past = NO_PAST
        self._told = 0
        self._decision: Decision | None = None
        self._follower = Follower()
        self._show()

    def listen(self, listener: MatchListener) -> None:
        """Accept a listener; it is told nothing."""

    def unfinished(self) -> MatchSummary | None:
        """Return the match that the first screen offers."""
        return self._summary

    def start(self, setup: MatchSetup) -> None:
        """Sit down: the first deal comes at once."""
        self.calls.append("start")
        self._show()
        self.go_on()

    def matches(self) -> tuple[KeptMatch, ...]:
        """Return no matches: this one is on no disk."""
        return ()

    def rescue(self, key: str) -> None:
        """Note what was to be played on."""
        self.calls.append(f"rescue {key}")

    def branch(self, key: str, deal: int, place: int) -> None:
        """Note from where to play on, and show where the match stands."""
        self.calls.append(f"branch {deal} {place}")
        self._show()

    def show_result(self, key: str) -> None:
        """Note what was to be looked at, and show where the match stands."""
        self.calls.append(f"result {key}")
        self._show()

    def log_of(self, key: str = "") -> Callable[[], MatchLog]:
        """Return what gives everything that has happened here by now."""
        log = MatchLog(self._seats, tuple(self._log))
        return lambda: log

    def rename(self, key: str, title: str) -> None:
        """Note the title."""
        self.calls.append(f"rename {key} {title}")

    def delete(self, key: str) -> Removal:
        """Note what was to be deleted."""
        self.calls.append(f"delete {key}")
        return Removal.DELETED

    def resume(self, key: str = "") -> None:
        """Sit down where the match stands."""
        self.calls.append("resume")
        self._show()
        self.go_on()

    def leave(self) -> None:
        """Note that the person stood up."""
        self.calls.append("leave")

    def close(self) -> None:
        """Note that the window closed."""
        self.calls.append("close")

    def set_pace(self, pace: Pace) -> None:
        """Take no time in any case, but remember how long it would take."""
        self.pace = pace

    def play_out(self, deal: int) -> None:
        """Let the computer act for seat 0 too, until the deal of that number is scored."""
        self.calls.append("play out")
        self.played_out = deal
        self.go_on()

    def take_over(self) -> None:
        """Ask the person on seat 0 again."""
        self.calls.append("take over")
        self.played_out = 0

    def seat_guest(self, guest: TableGuest) -> None:
        """Tell this guest everything from now on."""
        self._guest = guest

    def day(self) -> date | None:
        """Return no day: this match is played now."""
        return None

    def answer(self, message: ToTable) -> None:
        """Take the answer of the person on seat 0 and go on as far as possible."""
        self.answers.append(message)
        match message:
            case Ready():
                self._decision = None
            case Intent(action=action):
                self.act(0, action)
            case TakeBack():
                self._take_back()
        self.go_on()

    def deal(self) -> None:
        """Deal the next deck."""
        deck = self._pack(self.decks)
        self.decks += 1
        self._happen(conduct(self.state, Deal(deck)))

    def act(self, seat: int, action: Action) -> None:
        """Let a seat act."""
        self._happen(decide(self.state, seat, action))

    def go_on(self) -> None:
        """Let the table and the computer act until the person has to."""
        while self._computer is not None and self._decision_kind() is not DecisionKind.READY:
            if self.state.phase is Phase.DEAL:
                self.deal()
                continue
            others = [seat for seat in to_act(self.state) if seat != 0 or self._needs_nobody()]
            if not others:
                return
            seat = others[0]
            seen = view(self.state, seat)
            actions = legal_actions(seen)
            self.act(seat, actions[0] if len(actions) == 1 else self._computer(seen))

    def _show(self) -> None:
        snapshot = self._snapshot()
        self._follower.hear(snapshot)
        if self._guest is not None:
            self._guest.match_shown(snapshot)

    def _snapshot(self) -> Snapshot:
        seen = view(self.state, 0)
        return Snapshot(seen, self._told, self._decision, self._seats, self._undo())

    def _undo(self) -> Undo:
        found = to_take_back(self._past)
        return Undo(barrier=found) if isinstance(found, Barrier) else Undo(decision=found.number)

    def _take_back(self) -> None:
        """Take the last decision of seat 0 back, or refuse it like a table."""
        found = to_take_back(self._past)
        if isinstance(found, Choice):
            self._log.append(Rewound(found.place))
            self.state, self._past = fold(self._log), recall(self._log, 0)
            self._told += 1
            self._decision = self._ask((self._log[-1],))
            self._show()
        elif self._guest is not None:
            barred = Refused(Objection.BARRED, self._snapshot(), barrier=found)
            self._guest.answer_refused(barred)

    def _decision_kind(self) -> DecisionKind | None:
        return None if self._decision is None else self._decision.kind

    def _needs_nobody(self) -> bool:
        """Say whether seat 0 acts without the person."""
        if self.played_out == self.state.deal_number:
            return True
        return self._decision is not None and self._decision.forced

    def _happen(self, events: tuple[Event, ...]) -> None:
        heard: list[Happened] = []
        for event in events:
            place = len(self._log)
            self._log.append(event)
            self._past = remember(self._past, 0, self.state, event, place, self._told)
            self.state = evolve(self.state, event)
            seen = redact(event, 0)
            if seen is not None:
                self._told += 1
                heard.append(Happened(self._told, seen))
        if heard:
            self._decision = self._ask(events)
            last = heard[-1]
            heard[-1] = Happened(last.number, last.event, self._decision, self._undo())
        for message in heard:
            step = self._follower.hear(message)
            if step is not None:
                self.steps.append(step)
                if self._guest is not None:
                    self._guest.match_moved(step)

    def _ask(self, events: tuple[Event, ...]) -> Decision | None:
        if self.state.phase is Phase.DEAL and isinstance(events[-1], DealScored):
            return Decision(self._told, DecisionKind.READY)
        if 0 not in to_act(self.state):
            return None
        actions = legal_actions(view(self.state, 0))
        forced = len(actions) == 1 and self.state.phase is not Phase.TRICK
        return Decision(self._told, DecisionKind.ACT, forced)
