"""Thinking for the window that it must not wait for: in a thread, answered piece by piece.

One piece of work is done at a time: another one, or `cancel`, withdraws it, and what it still says
is not heard. The interpreted search holds the interpreter's lock in turns only, so the window lives
on beside it, if more slowly.
"""

import logging
import threading
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from engine.ai.kernel.solver import GivenUp
from engine.ai.player import CancelToken
from engine.ai.withdrawal import Withdrawal
from thousand_qt.match.bridge import Bridge

log = logging.getLogger(__name__)

LAST_WAIT: Final = 2.0
"""Seconds that `stop` waits for a thread which is at its last question."""

Work = Callable[[CancelToken], Iterable[object]]
"""Yields what it finds out; it ends early or raises `GivenUp` once the token is set."""


class Failed(msgspec.Struct, frozen=True):
    """The work ended with an error, which is in the log."""

    failure: Exception


class _Said(msgspec.Struct, frozen=True):
    ticket: int
    found: object


class CoachWork:
    """Does one piece of work after the other, each in a thread of its own."""

    def __init__(self, hear: Callable[[object], None]) -> None:
        """Give everything that is found to `hear`, on the thread that makes this object."""
        self._hear = hear
        self._bridge: Final = Bridge(self._deliver)
        self._ticket = 0
        self._cancel = Withdrawal()
        self._threads: list[threading.Thread] = []

    def start(self, work: Work) -> None:
        """Withdraw what is being done and do this."""
        self.cancel()
        cancel, ticket = self._cancel, self._ticket
        thread = threading.Thread(
            target=self._run, args=(work, ticket, cancel), name="coach", daemon=True
        )
        self._threads = [one for one in self._threads if one.is_alive()] + [thread]
        thread.start()

    def cancel(self) -> None:
        """Withdraw what is being done; nothing of it is heard any more."""
        self._cancel.set()
        self._cancel = Withdrawal()
        self._ticket += 1

    def stop(self) -> None:
        """Withdraw everything and wait for the threads to end."""
        self.cancel()
        for thread in self._threads:
            thread.join(LAST_WAIT)
        self._threads = []

    def _run(self, work: Work, ticket: int, cancel: Withdrawal) -> None:
        try:
            for found in work(cancel):
                if cancel.is_set():
                    return
                self._bridge.say(_Said(ticket, found))
        except GivenUp:
            return
        except Exception as failure:
            log.exception("The coach cannot go on")
            if not cancel.is_set():
                self._bridge.say(_Said(ticket, Failed(failure)))

    def _deliver(self, message: object) -> None:
        if isinstance(message, _Said) and message.ticket == self._ticket:
            self._hear(message.found)
