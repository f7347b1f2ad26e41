"""What commands share that play much: worker processes, a clean stop by Ctrl-C, and progress."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import Final

from thousand_qt.cli.ending import say

__all__ = ["MOST_JOBS", "Progress", "jobs_problem", "silence", "stop_signal", "worker_pool"]

MOST_JOBS: Final = 60
"""Processes that the systems we run on can wait for at once."""


def jobs_problem(jobs: int) -> str | None:
    """Return the sentence that refuses a number of processes, None where it will do."""
    if 1 <= jobs <= MOST_JOBS:
        return None
    return f"--jobs must be at least 1 and at most {MOST_JOBS}, not {jobs}."


def worker_pool(jobs: int) -> ProcessPoolExecutor:
    """Return so many processes, which leave it to this one to stop at Ctrl-C."""
    return ProcessPoolExecutor(jobs, initializer=_leave_stopping_to_the_parent)


@contextmanager
def stop_signal() -> Iterator[threading.Event]:
    """Turn Ctrl-C into an event: an exception amid other work could be lost or leave it waiting."""
    stopped = threading.Event()
    before = signal.signal(signal.SIGINT, lambda number, frame: stopped.set())
    try:
        yield stopped
    finally:
        signal.signal(signal.SIGINT, before)


def _leave_stopping_to_the_parent() -> None:
    """Ignore Ctrl-C in a worker: it finishes what it plays, and the parent asks for no more.

    A parent that was killed cannot tell it to end, so a thread waits for that.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_parent, name="parent-watch", daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def silence(played: int) -> None:
    """Show nothing."""


class Progress:
    """Tell how far a run is, once for every tenth of it."""

    def __init__(self, whole: int, what: str = "deals") -> None:
        self._whole = whole
        self._what = what
        self._tenths = 0

    def show(self, played: int) -> None:
        """Print a line when another tenth is reached."""
        tenths = min(10, played * 10 // self._whole)
        if tenths > self._tenths:
            self._tenths = tenths
            what = self._what.removesuffix("s") if played == 1 else self._what
            say(f"{played} {what} played ({10 * tenths} %)")
