"""Sessions for tests: a table that plays by itself, a person at it, and a slow computer player."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Awaitable, Callable

from engine.actions import Action
from engine.ai.fallback import fallback_action
from engine.ai.player import Budget, CancelToken, Player
from engine.ai.registry import make_player
from engine.events import Event
from engine.record import SeatInfo
from engine.rules import Rules
from engine.state import View
from network.follower import Follower
from network.messages import DecisionKind, Intent, Ready, TakeBack, ToClient
from network.pace import INSTANT, Pace
from network.session import Session, computer_players
from network.table import Link, Table
from network.thinking import Thinking
from tests.network.tables import SEATS, SEED, started

PERSON = 0


class Person:
    """A link that answers like a person would, from a loop of its own time."""

    def __init__(self, session: Session, answers: bool = True) -> None:
        self.session = session
        self.follower = Follower()
        self.heard: list[ToClient] = []
        self.player = make_player("steady")
        self.answers = answers
        self.done = -1
        self.link: Link = session.table.attach(PERSON, self._hear)

    def _hear(self, message: ToClient) -> None:
        self.heard.append(message)
        self.follower.hear(message)
        if self.answers:
            asyncio.get_running_loop().call_soon(self.answer)

    @property
    def undo(self) -> int | None:
        """Return the number of the decision that can be taken back."""
        truth = self.follower.truth
        return None if truth is None or truth.undo is None else truth.undo.decision

    def take_back(self) -> None:
        assert self.undo is not None
        self.session.answer(self.link, TakeBack(self.undo))

    def answer(self) -> None:
        decision, seen = self.follower.decision, self.follower.view
        if decision is None or decision.forced or seen is None or decision.number == self.done:
            return
        self.done = decision.number
        if decision.kind is DecisionKind.READY:
            self.session.answer(self.link, Ready(decision.number))
            return
        action = self.player.choose(seen, seen.rules, Budget(), threading.Event())
        self.session.answer(self.link, Intent(decision.number, action))


class Hesitant(Person):
    """A person who takes many a decision back before the others answer."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.chance = random.Random(3)

    def answer(self) -> None:
        super().answer()
        if self.undo is not None and self.chance.random() < 0.05:
            self.take_back()


class Hall:
    """A session with its log, and with followers that compare their view with the truth."""

    def __init__(
        self,
        pace: Pace = INSTANT,
        players: dict[int, Player] | None = None,
        seats: tuple[SeatInfo, ...] = SEATS,
        seed: bytes = SEED,
        thinking: Thinking | None = None,
    ) -> None:
        self.log: list[Event] = list(started())
        self.table = Table(seats, seed, (started(),), self.log.extend)
        players = players or computer_players(seats)
        self.session = Session(self.table, players, pace, thinking)


async def until(condition: Callable[[], bool]) -> None:
    """Wait until it is so; the test's own time limit ends a wait in vain."""
    while not condition():
        await asyncio.sleep(0)


def play(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))


class Slow:
    """A computer player that thinks until it is told to answer, or is cancelled."""

    name = "slow"

    def __init__(self) -> None:
        self.go = threading.Event()
        self.asked = threading.Event()
        self.cancelled = threading.Event()

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        self.asked.set()
        while not self.go.wait(0.001):
            if cancel.is_set():
                self.cancelled.set()
                break
        return fallback_action(view)
