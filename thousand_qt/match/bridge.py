"""The bridge between the window's thread and the one thread in which the tables live.

Window to loop: `LoopThread.call`. Loop to window: `Bridge.say`, a queued signal that carries frozen
messages; nothing else of Qt is touched from the loop's thread.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

log = logging.getLogger(__name__)

T = TypeVar("T")


class Bridge(QObject):
    """Carries messages to the window's thread, in order."""

    _said = Signal(object)

    def __init__(self, hear: Callable[[object], None]) -> None:
        """Give every message to `hear`, in the thread that makes this object."""
        super().__init__()
        self._hear = hear
        self._said.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    def say(self, message: object) -> None:
        """Send a frozen message from any thread."""
        self._said.emit(message)

    def _deliver(self, message: object) -> None:
        self._hear(message)


class LoopThread:
    """One asyncio loop in one thread of its own, from `start` until `stop`."""

    def __init__(self, name: str = "tables") -> None:
        self._loop: Final = asyncio.new_event_loop()
        self._thread: Final = threading.Thread(target=self._run, name=name, daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def call(self, function: Callable[..., object], *arguments: object) -> None:
        """Call a function in the loop's thread, soon and after earlier calls."""
        self._loop.call_soon_threadsafe(function, *arguments)

    def run(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Run a coroutine in the loop; the future answers with its result."""
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    def stop(self) -> None:
        """End everything that runs in the loop, then the thread, and wait for both."""
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
        elif not self._loop.is_closed():
            self._loop.close()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_forever()
            self._loop.run_until_complete(_end_all_tasks())
            self._loop.run_until_complete(self._loop.shutdown_default_executor())
        finally:
            self._loop.close()


async def _end_all_tasks() -> None:
    tasks = asyncio.all_tasks() - {asyncio.current_task()}
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            log.error("A table ended with an error", exc_info=result)
