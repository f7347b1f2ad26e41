"""The process in which players think while the search is interpreted.

It answers one question after the other, hears of withdrawn ones while it thinks, and ends with the
program that asks: when that is gone, so is the other end of the pipe.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread
from typing import Final

from msgspec import Struct

from engine.actions import Action
from engine.ai.guard import Fault, guarded
from engine.ai.player import Budget, Player
from engine.ai.withdrawal import Withdrawal
from engine.state import View

_NICENESS: Final = 5
_HANDING_OVER_SECONDS: Final = 0.001


class Asked(Struct, frozen=True):
    """A question to the player of that name; numbers grow."""

    number: int
    player: str
    view: View
    budget: Budget


class Withdrawn(Struct, frozen=True):
    """Nobody waits for the answer to that question any more; it comes all the same."""

    number: int


class Begun(Struct, frozen=True):
    """The process listens."""


class Answered(Struct, frozen=True):
    """The answer to the question of that number."""

    number: int
    action: Action
    fault: Fault | None


class _Desk:
    """The questions that came in, and what is withdrawn of them."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._last = Withdrawal()
        self.questions: SimpleQueue[tuple[Asked, Withdrawal]] = SimpleQueue()

    def listen(self) -> None:
        """Take what comes in until the other side is gone, then end the process."""
        try:
            while True:
                self._take(self._connection.recv())
        except (EOFError, OSError):
            # Also in the midst of a thought: nobody is left to hear it.
            os._exit(0)

    def _take(self, message: Asked | Withdrawn) -> None:
        match message:
            case Asked():
                self._last = Withdrawal()
                self.questions.put((message, self._last))
            case Withdrawn():
                # The other side puts a question when the one before is answered.
                self._last.set()


def serve(connection: Connection, make: Callable[[str], Player]) -> None:
    """Answer questions until the other side is gone; `make` gives the players by name."""
    # A Ctrl+C in the terminal is for the program, which then ends this process too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        # Where there are few processors the window goes first.
        os.nice(_NICENESS)
    # The thread that listens is let in sooner.
    sys.setswitchinterval(_HANDING_OVER_SECONDS)
    # Faults travel with the answers and are logged there.
    logging.getLogger().addHandler(logging.NullHandler())
    desk = _Desk(connection)
    Thread(target=desk.listen, name="questions", daemon=True).start()
    connection.send(Begun())
    players: dict[str, Player] = {}
    while True:
        asked, withdrawal = desk.questions.get()
        player = players.setdefault(asked.player, make(asked.player))
        action, fault = guarded(player, asked.view, asked.budget, withdrawal)
        connection.send(Answered(asked.number, action, fault))
