"""Plans shared out among processes; their reports come back in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, wait
from itertools import islice
from typing import Final, TypeVar

P = TypeVar("P")
R = TypeVar("R")

_LISTENS: Final = 0.2
"""Seconds after which a run that waits asks again whether it was stopped."""


def reports(
    play: Callable[[P], Iterator[R]],
    plans: Sequence[P],
    *,
    executor: Executor | None = None,
    ahead: int = 8,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[R]:
    """Yield what the plans give, in their order, until all are played or the run is stopped.

    An executor gets `ahead` plans at a time, so that it is never idle; without one all is played
    here. `play` is a function of a module, which processes can find.
    """
    if executor is None:
        for plan in plans:
            for report in play(plan):
                yield report
                if stopped():
                    return
        return
    waiting = iter(plans)
    pending: deque[Future[list[R]]] = deque()
    try:
        while True:
            for plan in islice(waiting, ahead - len(pending)):
                pending.append(executor.submit(_listed, play, plan))
            if not pending:
                return
            while not wait([pending[0]], timeout=_LISTENS).done:
                if stopped():
                    return
            yield from pending.popleft().result()
            if stopped():
                return
    finally:
        for future in pending:
            future.cancel()


def _listed(play: Callable[[P], Iterator[R]], plan: P) -> list[R]:
    return list(play(plan))
