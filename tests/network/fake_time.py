"""A loop whose clock jumps to the next thing that is due, and players that think in no time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from engine.ai.guard import guarded
from engine.ai.player import Budget, Player, Uncancelled
from engine.state import View
from network.thinking import Answer

T = TypeVar("T")


class _Selector(selectors.DefaultSelector):
    """Move the clock instead of waiting for it."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        ready = super().select(0)
        if not ready:
            if timeout is None:
                raise RuntimeError("the loop waits for nothing that could ever happen")
            self.now += max(0.0, timeout)
        return ready


class FakeTimeLoop(asyncio.SelectorEventLoop):
    """A loop in which waiting takes none of our time."""

    def __init__(self) -> None:
        self._clock = _Selector()
        super().__init__(self._clock)
        # What is due within this much counts as due now: sums of jumps are not exact.
        self._clock_resolution = 1e-6

    def time(self) -> float:
        return self._clock.now


class AtOnce:
    """A place where players think in no time at all."""

    async def ask(self, player: Player, view: View, budget: Budget) -> Answer:
        return guarded(player, view, budget, Uncancelled())

    async def close(self) -> None:
        pass


def play_in_no_time(work: Callable[[FakeTimeLoop], Awaitable[T]]) -> T:
    """Run the work to its end in a loop of its own."""
    loop = FakeTimeLoop()
    try:
        return loop.run_until_complete(work(loop))
    finally:
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()
