"""Tables for tests: one whole match, clients that follow it, and an answer for every question."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterable, Iterator

from engine.actions import Action, AnswerClaim, Rospis, Start
from engine.decider import conduct, legal_actions
from engine.events import Event
from engine.record import Header, SeatInfo, new_header
from engine.replay import Batch, replay
from engine.rules import Rules, make_rules
from engine.state import Phase, View, deal_of
from network.follower import Follower
from network.journal import timestamp
from network.messages import Decision, DecisionKind, Intent, Ready, TakeBack, ToClient, ToTable
from network.pace import INSTANT
from network.session import Session, computer_players
from network.table import Link, Table

SEED = bytes(range(32))
SEATS = (SeatInfo("Ирина"), SeatInfo("Béla", "steady"), SeatInfo("Zoë", "bold"))
PEOPLE = (SeatInfo("Ирина"), SeatInfo("Béla"), SeatInfo("Zoë"))
COMPUTERS = (SeatInfo("Anna", "cautious"), SeatInfo("Béla", "steady"), SeatInfo("Zoë", "bold"))
VIEWERS = (None, 0, 1, 2)


def started(rules: Rules | None = None, dealer: int = 0) -> Batch:
    """Return the first batch of a match."""
    return conduct(None, Start(rules or make_rules(), dealer))


class Client:
    """A client that writes down what it hears and follows the match."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.heard: list[ToClient] = []
        self.follower = Follower()
        self.link: Link = table.attach(seat, self._hear)

    def _hear(self, message: ToClient) -> None:
        self.heard.append(message)
        self.follower.hear(message)

    @property
    def view(self) -> View:
        assert self.follower.view is not None
        return self.follower.view

    @property
    def decision(self) -> Decision:
        assert self.follower.decision is not None
        return self.follower.decision


class Room:
    """A table, its log, and a client for every viewer."""

    def __init__(
        self,
        seats: tuple[SeatInfo, ...] = PEOPLE,
        seed: bytes = SEED,
        batches: tuple[Batch, ...] | None = None,
    ) -> None:
        first = (started(),) if batches is None else batches
        self.log: list[Event] = [event for batch in first for event in batch]
        self.table = Table(seats, seed, first, self.log.extend)
        viewers = (None, *range(len(seats)))
        self.clients = {viewer: Client(self.table, viewer) for viewer in viewers}

    def say(self, seat: int, message: ToTable) -> object:
        """Say something to the table; None when it was taken."""
        return self.table.take(self.clients[seat].link, message)

    def act(self, seat: int, action: Action) -> object:
        return self.say(seat, Intent(self.clients[seat].decision.number, action))

    def ready(self, *seats: int) -> None:
        for seat in seats:
            assert self.say(seat, Ready(self.clients[seat].decision.number)) is None

    def answer(self, seat: int, action: Action | None = None) -> None:
        """Give the open decision of that seat a legal answer."""
        if self.clients[seat].decision.kind is DecisionKind.READY:
            self.ready(seat)
        else:
            assert action is not None
            assert self.act(seat, action) is None


def play_at_random(room: Room, seed: int, deals: int, back: float = 0.0) -> Iterator[None]:
    """Play until so many deals are written, and yield after every step of the table.

    Seat 0 takes back what it may with the probability `back`.
    """
    chance = random.Random(seed)
    while not room.table.over and len(room.table.state.rows) < deals:
        undo = room.table.snapshot(0).undo
        if undo is not None and undo.decision is not None and chance.random() < back:
            assert room.say(0, TakeBack(undo.decision)) is None
        elif room.table.wants_deal:
            room.table.deal()
        else:
            seat = chance.choice(sorted(room.table.decisions))
            actions = legal_actions(room.clients[seat].view)
            room.answer(seat, chance.choice(list(_played_out(actions))) if actions else None)
        yield


def play_on(room: Room, deals: int, seed: int = 1) -> Room:
    """Play until so many deals are written."""
    for _ in play_at_random(room, seed, deals):
        pass
    return room


def in_claims() -> Room:
    """Everybody is asked for a redeal."""
    room = Room()
    room.table.deal()
    assert room.table.state.phase is Phase.CLAIM_HAND
    return room


def at_auction() -> Room:
    """Nobody wants a redeal; seat 2 speaks first."""
    room = in_claims()
    for seat in range(3):
        room.act(seat, AnswerClaim(False))
    assert deal_of(room.table.state).turn == 2
    return room


def whole_match() -> tuple[Header, tuple[Batch, ...]]:
    """Let computers play a match to its end."""
    log = list(started())
    table = Table(COMPUTERS, SEED, (started(),), log.extend)
    asyncio.run(Session(table, computer_players(COMPUTERS), INSTANT).run())
    header = new_header(
        match_id="whole",
        created=timestamp(),
        seats=COMPUTERS,
        rules=table.state.rules,
        seed=SEED,
    )
    return header, replay(log).batches


def our_threads() -> list[str]:
    """Return the names of the threads that a service starts."""
    names = [thread.name for thread in threading.enumerate()]
    return [name for name in names if name.startswith(("tables", "computer-player"))]


def _played_out(actions: Iterable[Action]) -> tuple[Action, ...]:
    """Return the actions without giving the deal up, unless it is the only one."""
    every = tuple(actions)
    return tuple(action for action in every if not isinstance(action, Rospis)) or every
