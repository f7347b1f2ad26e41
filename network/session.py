"""One match being played in an asyncio loop: computer players answer, the table deals.

The session owns the time at a table: it asks computer players where they think
(`network.thinking`), waits until a person would have answered too, answers forced decisions for
everybody after the same time, and deals when all are ready. A computer player can stand in for a
seat whose person has gone or has nothing left to decide; it sees what that seat sees. Everything
that the session says to the table goes the way of every other answer, with the number of the
decision, so that an answer that comes too late is refused as stale.

Where several people sit, a question that only some hands bring (`engine.hidden`) takes each
of them the same time, whether there is a choice or not: an answer given sooner is held back.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from engine.actions import Action, AnswerClaim, Pass
from engine.ai.player import Budget, Player
from engine.ai.registry import make_player
from engine.decider import legal_actions
from engine.hidden import is_hidden_question
from engine.record import SeatInfo
from network.messages import Decision, DecisionKind, Intent, Objection, ToClient, ToTable
from network.pace import THINKING_SECONDS, Pace
from network.table import Link, Table
from network.thinking import Thinking, is_quick, thinking_for

logger: Final = logging.getLogger(__name__)

_Task = tuple[int | None, int]
"""A seat and the number of its decision; (None, number of dealt decks) for a deal."""


class _StandIn(Struct, frozen=True):
    """Who answers for a seat, in the deal of that number only where one is given."""

    player: Player
    deal: int | None


def computer_players(seats: tuple[SeatInfo, ...]) -> dict[int, Player]:
    """Return a player for each seat that has a character; ValueError for an unknown one."""
    return {
        seat: make_player(info.character)
        for seat, info in enumerate(seats)
        if info.character is not None
    }


class Session:
    """A table with its computer players; `run` plays until the match is over."""

    def __init__(
        self,
        table: Table,
        players: Mapping[int, Player],
        pace: Pace,
        thinking: Thinking | None = None,
    ) -> None:
        """Players think at the given place, which the caller closes; else at one of its own."""
        self.table: Final = table
        self._thinking: Final = thinking_for() if thinking is None else thinking
        self._closes_thinking: Final = thinking is None
        self._pace = pace
        self._pace_changed = asyncio.Event()
        self._players: Final = players
        self._stand_ins: dict[int, _StandIn] = {}
        self._links: Final = [table.attach(seat, _ignore) for seat in range(len(table.seats))]
        self._tasks: dict[_Task, asyncio.Task[None]] = {}
        self._asked_players: dict[_Task, Player | None] = {}
        """Who answers in each of these tasks."""
        people = [seat for seat, info in enumerate(table.seats) if info.character is None]
        self._people: Final = frozenset(people if len(people) > 1 else ())
        """Who has to hide something from another person."""
        self._asked: dict[_Task, float] = {}
        """When each open question was put, while the time runs."""
        self._held: dict[_Task, Action] = {}
        """Answers to hidden questions that count when their time has come."""
        self._wake: Final = asyncio.Event()
        self._paused = False
        self._failure: Exception | None = None
        table.on_advance = self._wake.set

    @property
    def pace(self) -> Pace:
        """Return the times that computer players take."""
        return self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        """Take these times from now on, also over a decision that is thought about already."""
        self._pace = pace
        self._pace_changed.set()
        self._pace_changed = asyncio.Event()

    def stand_in(self, seat: int, player: Player, deal: int | None = None) -> None:
        """Let a computer player answer for a seat until `hand_back`.

        With the number of a `deal` it answers in that deal only: it leaves the seat when the deal
        is scored, and does not sit down at all when it was scored before.
        """
        if not 0 <= seat < len(self.table.seats):
            raise ValueError(f"there is no seat {seat} at this table")
        self._stand_ins[seat] = _StandIn(player, deal)
        self._wake.set()

    def hand_back(self, seat: int) -> None:
        """Give a seat back to its person; a question that is not answered yet is the person's."""
        self._stand_ins.pop(seat, None)
        self._wake.set()

    async def run(self) -> None:
        """Play until the match is over; cancel this to stop.

        Raises what stopped the match, a JournalError above all.
        """
        try:
            while not self.table.over and self._failure is None:
                self._wake.clear()
                self._arrange()
                await self._wake.wait()
        finally:
            await self._close()
        if self._failure is not None:
            raise self._failure

    def pause(self) -> None:
        """Stop the time: nobody is asked and nothing is dealt until `go_on`."""
        self._paused = True
        self._wake.set()

    def go_on(self) -> None:
        """Let the time run again."""
        self._paused = False
        self._wake.set()

    def answer(self, link: Link, message: ToTable) -> None:
        """Bring an answer to the table; what keeps the table from going on ends `run`."""
        if not self._hold(link, message):
            self._try(lambda: self.table.take(link, message))

    def _hold(self, link: Link, message: ToTable) -> bool:
        """Keep an answer that would tell by its haste that there was a choice.

        It may be changed until it counts. What the table refuses it refuses at once, and a bid
        tells of the choice by itself.
        """
        seat = link.seat
        if not isinstance(message, Intent) or seat is None or not self._hides(seat):
            return False
        decision, action = self.table.decisions.get(seat), message.action
        if decision is None or decision.number != message.decision:
            return False
        if not isinstance(action, AnswerClaim | Pass):
            return False
        if action not in legal_actions(self.table.view(seat)):
            return False
        self._note_questions()
        self._held[seat, decision.number] = action
        self._wake.set()
        return True

    def _hides(self, seat: int) -> bool:
        """Tell whether others must not learn if the seat has a choice now."""
        return seat in self._people and is_hidden_question(self.table.state, seat)

    def _note_questions(self) -> None:
        """Note when the questions that are open now were put, and forget the others."""
        now = asyncio.get_running_loop().time()
        keys = [(seat, decision.number) for seat, decision in self.table.decisions.items()]
        self._asked = {key: self._asked.get(key, now) for key in keys}
        self._held = {key: action for key, action in self._held.items() if key in keys}

    def _try(self, act: Callable[[], object]) -> None:
        """Do something at the table; a failure stops the match and is raised by `run`."""
        try:
            act()
        except Exception as failure:  # noqa: BLE001 - kept and raised again by `run`
            self._failure = failure
            self._wake.set()

    def _arrange(self) -> None:
        """Have exactly one task for everything that the table waits for from us."""
        if self._paused:
            self._asked.clear()
        else:
            self._note_questions()
        wanted = {} if self._paused else self._wanted()
        for key, task in list(self._tasks.items()):
            # Whoever sits down in a seat while another one thinks is asked himself.
            if key not in wanted or self._asked_players[key] is not self._player_of(key[0]):
                task.cancel()
                del self._tasks[key]
        for key, decision in wanted.items():
            if key not in self._tasks:
                player = self._asked_players[key] = self._player_of(key[0])
                task = asyncio.create_task(self._work(key[0], decision, player))
                task.add_done_callback(self._finished)
                self._tasks[key] = task
        self._asked_players = {key: self._asked_players[key] for key in self._tasks}

    def _wanted(self) -> dict[_Task, Decision | None]:
        self._dismiss()
        wanted: dict[_Task, Decision | None] = {
            (seat, decision.number): decision
            for seat, decision in self.table.decisions.items()
            if decision.kind is DecisionKind.ACT
            and (
                decision.forced
                or seat in self._players
                or seat in self._stand_ins
                or (seat, decision.number) in self._held
            )
        }
        if self.table.wants_deal:
            wanted[None, self.table.shuffles] = None
        return wanted

    def _dismiss(self) -> None:
        """Let those leave who stood in for one deal that is over."""
        number = self.table.state.deal_number
        for seat, stand_in in list(self._stand_ins.items()):
            if stand_in.deal not in (None, number):
                del self._stand_ins[seat]

    async def _work(
        self, seat: int | None, decision: Decision | None, player: Player | None
    ) -> None:
        if seat is None or decision is None:
            await self._deal()
        else:
            await self._decide(seat, decision, player)

    async def _deal(self) -> None:
        await self._wait(lambda: self._pace.of_deal(self.table.state))
        # Somebody may have taken back what led to this deal, a moment ago.
        if self.table.wants_deal:
            self._try(self.table.deal)

    async def _decide(self, seat: int, decision: Decision, player: Player | None) -> None:
        key, state = (seat, decision.number), self.table.state
        began = self._asked.get(key, asyncio.get_running_loop().time())
        action = self._held.get(key) or await self._choose(seat, decision, player)
        hides = self._hides(seat)
        thinks = player is not None and not is_quick(player)

        def seconds() -> float:
            if hides:
                return self._pace.of_hidden(self.table.seed, seat, decision.number)
            of_kind = self._pace.of_thinking if thinks else self._pace.of_decision
            return of_kind(state, self.table.seed, seat, decision.number)

        await self._wait(seconds, began)
        answer = Intent(decision.number, self._held.get(key, action))
        self._try(lambda: self._submit(seat, answer))

    async def _wait(self, seconds: Callable[[], float], since: float | None = None) -> None:
        """Wait that long after `since` (or now), by the pace that holds when it is over."""
        loop = asyncio.get_running_loop()
        since = loop.time() if since is None else since
        while (left := since + seconds() - loop.time()) > 0:
            changed = self._pace_changed
            try:
                await asyncio.wait_for(changed.wait(), left)
            except TimeoutError:
                return
        await asyncio.sleep(0)

    async def _choose(self, seat: int, decision: Decision, player: Player | None) -> Action:
        view = self.table.view(seat)
        actions = legal_actions(view)
        if len(actions) == 1:
            return actions[0]
        assert player is not None, "only a forced decision has nobody to think about it"
        budget = Budget(THINKING_SECONDS, _seed(self.table.seed, seat, decision.number))
        dealt_by = self.table.deal_seed.hex()
        action, fault = await self._thinking.ask(player, view, budget)
        if fault is not None:
            logger.error("Deal with seed %s: %s %s", dealt_by, fault.problem, fault.details)
        return action

    def _player_of(self, seat: int | None) -> Player | None:
        if seat is None:
            return None
        stand_in = self._stand_ins.get(seat)
        return self._players.get(seat) if stand_in is None else stand_in.player

    def _submit(self, seat: int, intent: Intent) -> None:
        refused = self.table.take(self._links[seat], intent)
        if refused is None:
            return
        if refused.objection is Objection.ILLEGAL:
            raise RuntimeError(f"the answer {intent.action} of seat {seat} is not legal here")
        logger.info("A late answer of seat %d is dropped: %s", seat, refused.objection)

    def _finished(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (failure := task.exception()) is not None:
            self._failure = failure if isinstance(failure, Exception) else RuntimeError(failure)
            self._wake.set()

    async def _close(self) -> None:
        """Withdraw all questions and end all tasks."""
        self.table.on_advance = lambda: None
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for link in self._links:
            self.table.detach(link)
        if self._closes_thinking:
            await self._thinking.close()


def _seed(match_seed: bytes, seat: int, number: int) -> int:
    """Return the seed of one decision of a computer player.

    The number counts what the seat had been told, so the log of a match gives every seed again: a
    player whose effort does not depend on the clock answers the same again. After a step back the
    number, and with it the seed, is another one.
    """
    place = b"player" + seat.to_bytes(1, "big") + number.to_bytes(4, "big")
    return int.from_bytes(hashlib.sha256(match_seed + place).digest()[:8], "big")


def _ignore(message: ToClient) -> None:
    """Hear nothing: the session looks at the table itself."""
