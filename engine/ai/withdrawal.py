"""A question that may be withdrawn while a player thinks about it, and searches that stop then.

`Withdrawal` is the token that tables hand to players. A player that searches wraps each search:

    with stopping(cancel, solver):
        ... solver.judge(...)

`solver.cancel` is called in the moment in which the question is withdrawn, also while the compiled
search runs and no Python code could look at the token. After the block the search can be asked
again.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from engine.ai.player import CancelToken


class Search(Protocol):
    """What can be stopped from another thread; `engine.ai.kernel.solver.Solver` is one."""

    def cancel(self) -> None:
        """Give up what is asked, and everything else until `resume`."""
        ...

    def resume(self) -> None:
        """Answer again."""
        ...


class Withdrawal:
    """A `CancelToken` that stops the searches of the player who thinks; any thread may set it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._withdrawn = False
        self._searches: list[Search] = []

    def is_set(self) -> bool:
        """Tell whether the question was withdrawn."""
        return self._withdrawn

    def set(self) -> None:
        """Withdraw the question and stop what searches for its answer."""
        with self._lock:
            self._withdrawn = True
            for search in self._searches:
                search.cancel()

    def _begin(self, search: Search) -> None:
        with self._lock:
            self._searches.append(search)
            if self._withdrawn:
                search.cancel()

    def _end(self, search: Search) -> None:
        # Under the lock, so that nobody cancels a search that may be at another question by now.
        with self._lock:
            self._searches.remove(search)
            search.resume()


@contextmanager
def stopping(cancel: CancelToken, search: Search) -> Iterator[None]:
    """Let the withdrawal of the question stop the search; other tokens must be looked at."""
    if not isinstance(cancel, Withdrawal):
        yield
        return
    cancel._begin(search)
    try:
        yield
    finally:
        cancel._end(search)
