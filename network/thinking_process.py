"""Players think in a process of their own, started for the first question and kept.

Used while the search is interpreted and would hold the interpreter lock. The process makes its
players by name, so that only views and actions travel; a player is a function of these. Players by
rule and those that no name makes think in threads.

A withdrawn question is told to the process. If that has not come to an end soon after, it is ended,
and another one is started for the next question; so it is when a player does not answer at all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Container
from contextlib import suppress
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final

from engine.ai.guard import replaced
from engine.ai.player import Budget, Player
from engine.ai.registry import PLAYERS, make_player
from engine.state import View
from network.thinking import Answer, ThreadThinking, is_quick, late

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from network.thinking_child import Answered, Asked, Begun

logger: Final = logging.getLogger(__name__)

HARD_STOP: Final = 3.0
"""Seconds; an interpreted search looks less often whether its time is over."""

GRACE_SECONDS: Final = 0.5
"""How long a process has to come to an end with a withdrawn question. It takes a few milliseconds;
on a busy computer longer, but not as long as starting another process would."""

_START_SECONDS: Final = 20.0
"""Where a virus scanner reads along a start takes its time."""


class ProcessEnded(Exception):
    """The process is gone, or never came."""


class ProcessThinking:
    """One process that answers one question after the other."""

    def __init__(
        self,
        make: Callable[[str], Player] = make_player,
        names: Container[str] = PLAYERS,
        hard_stop: float = HARD_STOP,
    ) -> None:
        """`make` gives a player of these names in the process, where it is imported anew."""
        self._make = make
        self._names = names
        self._hard_stop = hard_stop
        self._here: Final = ThreadThinking(hard_stop)
        self._turn: Final = asyncio.Lock()
        self._process: _Process | None = None
        self._number = 0

    async def ask(self, player: Player, view: View, budget: Budget) -> Answer:
        """Return the action of the player, or a legal replacement and the fault."""
        if is_quick(player) or player.name not in self._names:
            return await self._here.ask(player, view, budget)
        async with self._turn:
            process = await self._begun()
            if process is None:
                return await self._here.ask(player, view, budget)
            return await self._ask(process, player, view, budget)

    async def close(self) -> None:
        """End the process and everything that thinks in threads."""
        if self._process is not None:
            self._process.withdraw()
            self._process.end()
            await asyncio.to_thread(self._process.thread.join)
        await self._here.close()

    async def _begun(self) -> _Process | None:
        """Return a process that waits for a question; None if it cannot be started."""
        with suppress(TimeoutError):
            async with asyncio.timeout(_START_SECONDS):
                if self._process is not None:
                    await self._process.free.wait()
                if self._process is None or self._process.gone:
                    self._process = _Process(self._make)
                await self._process.free.wait()
                if not self._process.gone:
                    return self._process
        logger.error("The process for computer players cannot be started: they think here.")
        if self._process is not None:
            self._process.end()
        self._names = ()
        return None

    async def _ask(self, process: _Process, player: Player, view: View, budget: Budget) -> Answer:
        from network.thinking_child import Asked

        self._number += 1
        limit = asyncio.timeout(self._hard_stop)
        try:
            async with limit:
                answered = await process.ask(Asked(self._number, player.name, view, budget))
        except ProcessEnded:
            problem = f"The process in which {player.name} thought has ended."
            return replaced(player.name, view, budget, problem, "Another one is started.")
        except TimeoutError:
            if not limit.expired():
                raise
            process.end()
            return late(player, view, budget, self._hard_stop)
        if answered.fault is not None:
            logger.error("%s", answered.fault.problem)
        return answered.action, answered.fault


class _Process:
    """The process as the table's loop sees it; a thread starts it, hears it and buries it."""

    def __init__(self, make: Callable[[str], Player]) -> None:
        self.gone = False
        self.free: Final = asyncio.Event()
        """Set while it waits for a question, and when it is gone. One that is to end is not free
        before it has."""

        self._loop: Final = asyncio.get_running_loop()
        self._asked = 0
        self._ending = False
        self._answer: asyncio.Future[Answered] | None = None
        self._lock: Final = Lock()
        """Guards the two that follow: the thread brings them, and takes them away at the end."""

        self._connection: Connection | None = None
        self._process: SpawnProcess | None = None
        self.thread: Final = Thread(
            target=self._keep, args=(make,), name="computer-player-process", daemon=True
        )
        self.thread.start()

    async def ask(self, question: Asked) -> Answered:
        """Wait for the answer; when this is cancelled the question is withdrawn.

        ProcessEnded if none will come.
        """
        from network.thinking_child import Withdrawn

        self.free.clear()
        self._asked = question.number
        self._answer = self._loop.create_future()
        self._send(question)
        try:
            return await asyncio.shield(self._answer)
        except asyncio.CancelledError:
            self._send(Withdrawn(question.number))
            self._loop.call_later(GRACE_SECONDS, self._end_unless_done, question.number)
            raise

    def withdraw(self) -> None:
        """Withdraw the question that is asked, if one is: whoever waits for it is cancelled."""
        if self._answer is not None:
            self._answer.cancel()

    def end(self) -> None:
        """End the process at once; any thread may say so, also before it has started."""
        self._ending = True
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def _end_unless_done(self, number: int) -> None:
        if self._asked == number and not self.free.is_set():
            logger.warning("A computer player did not hear that its question was withdrawn.")
            self.end()

    def _send(self, message: object) -> None:
        with self._lock, suppress(OSError):
            # Where the other side is gone, the thread hears of it too.
            if self._connection is not None:
                self._connection.send(message)

    def _hear(self, message: Begun | Answered | None) -> None:
        """Take a message of the process in the loop; None is its end."""
        from network.thinking_child import Answered, Begun

        answer, self._answer = self._answer, None
        waiting = answer is not None and not answer.done()
        match message:
            case Begun():
                pass
            case Answered():
                if answer is not None and waiting:
                    answer.set_result(message)
            case None:
                self.gone = True
                if answer is not None and waiting:
                    answer.set_exception(ProcessEnded())
                    # Nobody may wait for it any more.
                    answer.exception()
        # One that is to end may answer still, but no other question.
        if self.gone or not self._ending:
            self.free.set()

    # In the thread

    def _keep(self, make: Callable[[str], Player]) -> None:
        try:
            self._start(make)
            while True:
                assert self._connection is not None
                self._tell(self._connection.recv())
        except (EOFError, OSError):
            logger.debug("The process for computer players has ended.")
        except Exception:
            logger.exception("The process for computer players is ended.")
        finally:
            self._bury()
            self._tell(None)

    def _start(self, make: Callable[[str], Player]) -> None:
        from multiprocessing import get_context

        from network.thinking_child import serve

        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=serve, args=(theirs, make), name="computer-players", daemon=True
        )
        try:
            process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            # The end of the process must leave no other holder of this side.
            theirs.close()
        with self._lock:
            self._connection, self._process = ours, process
            if self._ending:
                process.kill()

    def _bury(self) -> None:
        with self._lock:
            connection, self._connection = self._connection, None
            process, self._process = self._process, None
        if connection is not None:
            connection.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()

    def _tell(self, message: Begun | Answered | None) -> None:
        # The loop may have ended meanwhile: then nobody is left to hear it.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._hear, message)
