"""An asyncio loop whose clock jumps to the next thing that is due, so that nothing waits."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

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
    """A loop in which thinking takes no time at all and waiting none of ours."""

    def __init__(self) -> None:
        self._clock = _Selector()
        super().__init__(self._clock)
        # What is due within this much counts as due now: sums of jumps are not exact.
        self._clock_resolution = 1e-6

    def time(self) -> float:
        return self._clock.now

    def run_in_executor(
        self, executor: object, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - the caller awaits it
            future.set_exception(error)
        return future


def play_in_no_time(work: Callable[[FakeTimeLoop], Awaitable[T]]) -> T:
    """Run the work to its end in a loop of its own."""
    loop = FakeTimeLoop()
    try:
        return loop.run_until_complete(work(loop))
    finally:
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()
