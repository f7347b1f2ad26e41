"""One match being played in an asyncio loop: computer players answer, the table deals.

The session owns the time at a table: it asks computer players in worker threads, waits until a
person would have answered too, answers forced decisions for everybody after the same time, and
deals when all are ready. Everything it says to the table goes the way of every other answer, with
the number of the decision, so that an answer that comes too late is refused as stale.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from engine.actions import Action
from engine.ai.guard import guarded
from engine.ai.player import Budget, Player
from engine.ai.registry import make_player
from engine.decider import legal_actions
from engine.record import SeatInfo
from network.messages import Decision, DecisionKind, Intent, Objection, ToClient, ToTable
from network.pace import Pace
from network.table import Link, Table

logger: Final = logging.getLogger(__name__)

_WORKERS: Final = 2
_THINKING_SECONDS: Final = 1.0

_Task = tuple[int | None, int]
"""A seat and the number of its decision; (None, number of dealt decks) for a deal."""


def computer_players(seats: tuple[SeatInfo, ...]) -> dict[int, Player]:
    """Return a player for each seat that has a character; ValueError for an unknown one."""
    return {
        seat: make_player(info.character)
        for seat, info in enumerate(seats)
        if info.character is not None
    }


class Session:
    """A table with its computer players; `run` plays until the match is over."""

    def __init__(self, table: Table, players: Mapping[int, Player], pace: Pace) -> None:
        self.table: Final = table
        self.pace = pace
        """May be changed at any time; it holds for the next decisions."""
        self._players: Final = players
        self._links: Final = [table.attach(seat, _ignore) for seat in range(len(table.seats))]
        self._tasks: dict[_Task, asyncio.Task[None]] = {}
        self._wake: Final = asyncio.Event()
        self._withdrawn: Final = threading.Event()
        self._workers: Final = ThreadPoolExecutor(_WORKERS, thread_name_prefix="computer-player")
        self._paused = False
        self._failure: Exception | None = None
        table.on_advance = self._wake.set

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
        self._try(lambda: self.table.take(link, message))

    def _try(self, act: Callable[[], object]) -> None:
        """Do something at the table; a failure stops the match and is raised by `run`."""
        try:
            act()
        except Exception as failure:  # noqa: BLE001 - kept and raised again by `run`
            self._failure = failure
            self._wake.set()

    def _arrange(self) -> None:
        """Have exactly one task for everything that the table waits for from us."""
        wanted = {} if self._paused else self._wanted()
        for key, task in list(self._tasks.items()):
            if key not in wanted:
                task.cancel()
                del self._tasks[key]
        for key, decision in wanted.items():
            if key not in self._tasks:
                work = self._deal() if decision is None else self._decide(key[0] or 0, decision)
                task = asyncio.create_task(work)
                task.add_done_callback(self._finished)
                self._tasks[key] = task

    def _wanted(self) -> dict[_Task, Decision | None]:
        wanted: dict[_Task, Decision | None] = {
            (seat, decision.number): decision
            for seat, decision in self.table.decisions.items()
            if decision.kind is DecisionKind.ACT and (decision.forced or seat in self._players)
        }
        if self.table.wants_deal:
            wanted[None, self.table.shuffles] = None
        return wanted

    async def _deal(self) -> None:
        await asyncio.sleep(self.pace.of_deal(self.table.state))
        self._try(self.table.deal)

    async def _decide(self, seat: int, decision: Decision) -> None:
        loop = asyncio.get_running_loop()
        seed = self.table.seed
        ready = loop.time() + self.pace.of_decision(self.table.state, seed, seat, decision.number)
        action = await self._choose(seat, decision)
        await asyncio.sleep(max(0.0, ready - loop.time()))
        self._try(lambda: self._submit(seat, Intent(decision.number, action)))

    async def _choose(self, seat: int, decision: Decision) -> Action:
        view = self.table.view(seat)
        actions = legal_actions(view)
        if len(actions) == 1:
            return actions[0]
        budget = Budget(_THINKING_SECONDS, _seed(self.table.seed, seat, decision.number))
        dealt_by = self.table.deal_seed.hex()
        action, fault = await asyncio.get_running_loop().run_in_executor(
            self._workers, guarded, self._players[seat], view, budget, self._withdrawn
        )
        if fault is not None:
            logger.error("Deal with seed %s: %s %s", dealt_by, fault.problem, fault.details)
        return action

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
        """Withdraw all questions, end all tasks and worker threads."""
        self._withdrawn.set()
        self.table.on_advance = lambda: None
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for link in self._links:
            self.table.detach(link)
        await asyncio.to_thread(self._workers.shutdown, cancel_futures=True)


def _seed(match_seed: bytes, seat: int, number: int) -> int:
    """Return the seed of one decision of a computer player."""
    place = b"player" + seat.to_bytes(1, "big") + number.to_bytes(4, "big")
    return int.from_bytes(hashlib.sha256(match_seed + place).digest()[:8], "big")


def _ignore(message: ToClient) -> None:
    """Hear nothing: the session looks at the table itself."""
