"""Where computer players think: the one door through which a table asks them (DESIGN.md 3).

A table asks in its loop and goes on; the answer is computed elsewhere, and a question is withdrawn
by cancelling who waits for it. The compiled search lets go of the interpreter lock: with it players
think in threads of this process. With the interpreted one they think in a process of their own,
where nobody else waits for the lock (`network.thinking_process`). Either way a player that fails,
dies or does not come to an end is replaced in this decision, and the fault says why.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from threading import Thread
from typing import Final, Protocol

from engine.actions import Action
from engine.ai.forgetful import ForgetfulPlayer
from engine.ai.guard import Fault, guarded, replaced
from engine.ai.kernel.choice import CHOSEN, Kernel
from engine.ai.player import Budget, Player
from engine.ai.random_player import RandomPlayer
from engine.ai.rule_player import RulePlayer
from engine.ai.withdrawal import Withdrawal
from engine.state import View

HARD_STOP: Final = 1.5
"""Seconds after which nobody waits for a player any more, whatever its budget was."""

_CLOSING_SECONDS: Final = 1.0
"""How long the end of the program waits for players that do not hear of it."""

Answer = tuple[Action, Fault | None]


class Thinking(Protocol):
    """The place where players think; used in one asyncio loop."""

    async def ask(self, player: Player, view: View, budget: Budget) -> Answer:
        """Return the action of the player, or a legal replacement and the fault.

        Cancelling this withdraws the question: nobody hears of a later answer. A player is asked
        one question at a time; another one waits for it.
        """
        ...

    async def close(self) -> None:
        """Withdraw all questions and end everything that was started here."""
        ...


def thinking_for(kernel: Kernel = CHOSEN.kernel) -> Thinking:
    """Return the place where players think without holding the window up."""
    if kernel is Kernel.COMPILED:
        return ThreadThinking()
    from network.thinking_process import ProcessThinking

    return ProcessThinking()


def is_quick(player: Player) -> bool:
    """Tell whether a player answers by rule, in no time that anybody could notice."""
    return isinstance(player, RulePlayer | ForgetfulPlayer | RandomPlayer)


def late(player: Player, view: View, budget: Budget, seconds: float) -> Answer:
    """Replace the answer of a player for which nobody waits any longer."""
    problem = f"{player.name} had not answered after {seconds:g} s."
    return replaced(player.name, view, budget, problem, f"Its budget was {budget.seconds:g} s.")


class ThreadThinking:
    """Every question in a thread of its own, which ends with its answer.

    A thread cannot be ended from outside. One that does not hear of the withdrawal is left alone:
    it keeps neither the table nor the end of the program waiting.
    """

    def __init__(self, hard_stop: float = HARD_STOP) -> None:
        self._hard_stop = hard_stop
        self._open: list[_Question] = []
        self._threads: list[Thread] = []

    async def ask(self, player: Player, view: View, budget: Budget) -> Answer:
        """Return the action of the player, or a legal replacement and the fault."""
        limit = asyncio.timeout(self._hard_stop)
        try:
            async with limit:
                # A player withdrawn from one question may need a moment to come to the next one.
                while busy := [one.answer for one in self._open if one.player is player]:
                    await asyncio.wait(busy)
                return await self._begin(player, view, budget).heard()
        except TimeoutError:
            if not limit.expired():
                raise
            return late(player, view, budget, self._hard_stop)

    async def close(self) -> None:
        """Withdraw all questions and wait until nobody thinks any more."""
        for question in self._open:
            question.withdrawal.set()
            question.answer.cancel()
        await asyncio.to_thread(_join, self._threads)

    def _begin(self, player: Player, view: View, budget: Budget) -> _Question:
        question = _Question(player, view, budget)
        self._open.append(question)
        question.answer.add_done_callback(lambda _answer: self._open.remove(question))
        thread = Thread(target=question.think, name="computer-player", daemon=True)
        self._threads = [*(one for one in self._threads if one.is_alive()), thread]
        thread.start()
        return question


class _Question:
    """One question, and the player that thinks about it in a thread."""

    def __init__(self, player: Player, view: View, budget: Budget) -> None:
        self.player = player
        self.withdrawal = Withdrawal()
        self._view = view
        self._budget = budget
        self._loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[Answer] = self._loop.create_future()

    async def heard(self) -> Answer:
        """Wait for the answer; when this is cancelled the player is told."""
        try:
            # What waits for the answer may be cancelled; the player answers all the same.
            return await asyncio.shield(self.answer)
        finally:
            self.withdrawal.set()

    def think(self) -> None:
        """Ask the player, in its thread."""
        try:
            answer = guarded(self.player, self._view, self._budget, self.withdrawal)
        except Exception as error:  # noqa: BLE001 - an error of who asked: he hears of it
            self._tell(error)
        except BaseException as error:  # noqa: BLE001 - a player that wants to end its thread
            problem = f"{self.player.name} ended with {type(error).__name__}."
            self._tell(replaced(self.player.name, self._view, self._budget, problem, str(error)))
        else:
            self._tell(answer)

    def _tell(self, answer: Answer | Exception) -> None:
        # The loop may have ended meanwhile: then nobody is left to hear it.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self._hear, answer)

    def _hear(self, answer: Answer | Exception) -> None:
        if self.answer.done():
            return
        if isinstance(answer, Exception):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


def _join(threads: list[Thread]) -> None:
    end = time.monotonic() + _CLOSING_SECONDS
    for thread in threads:
        thread.join(max(0.0, end - time.monotonic()))
