"""A player that is another program: it gets the view of its seat and answers in JSON lines.

The program runs as long as its entrant stays. Whatever it does wrong ends the measuring with one
sentence: a strength that is measured over replaced answers would be nobody's.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import shutil
import subprocess
import threading
from typing import IO, Final, TypeVar

import msgspec

from engine.actions import Action
from engine.ai.guard import Fault
from engine.ai.player import Budget
from engine.decider import legal_actions
from engine.rules import Rules
from engine.state import State
from engine.view import view
from thousand_qt.arena.protocol import Answer, Goodbye, Greeting, Hello, chosen, question

EXEC: Final = "exec:"

_GREETING_SECONDS: Final = 20.0
_GRACE: Final = 2.0
"""Seconds beyond the time of a decision, for the way there and back on a busy machine."""

_ENDING_SECONDS: Final = 2.0
_LONGEST: Final = 1 << 16
_ABRIDGED: Final = 60

T = TypeVar("T")


class PlayerFailed(Exception):
    """A program crashed, was late or answered what it may not; the sentence says so."""


def command_problem(command: str) -> str | None:
    """Return the sentence that says why this command cannot be run, None if it can."""
    words = _words(command)
    if not words:
        return f"{EXEC} needs a command, like {EXEC}node player.js."
    if shutil.which(words[0]) is None:
        return f"There is no program {words[0]!r} to run; check the command after {EXEC}."
    return None


class External:
    """A program that plays."""

    def __init__(self, command: str, rules: Rules, *, grace: float = _GRACE) -> None:
        """Start the program and exchange greetings."""
        self._command = command
        self._grace = grace
        self._number = 0
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        try:
            # Ctrl-C is for the arena, which lets the program finish its answer.
            self._process = subprocess.Popen(
                _words(command) if os.name == "posix" else command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=os.name == "posix",
            )
        except OSError as error:
            raise PlayerFailed(f"{self._who} cannot be started: {error.strerror}.") from error
        self._reader = threading.Thread(target=self._read, name="external-player", daemon=True)
        self._reader.start()
        try:
            self._send(Hello(seats=rules.players, rules=rules))
            self._receive(Greeting, _GREETING_SECONDS, "greet the arena")
        except PlayerFailed:
            self.close()
            raise

    def answer(self, state: State, seat: int, budget: Budget) -> tuple[Action, Fault | None]:
        """Ask the program; PlayerFailed when no legal answer comes in time."""
        seen = view(state, seat)
        self._number += 1
        asked = question(
            seen,
            legal_actions(seen),
            number=self._number,
            seconds=budget.seconds,
            seed=budget.seed,
        )
        self._send(asked)
        answer = self._receive(Answer, budget.seconds + self._grace, "answer")
        if answer.number != asked.number:
            raise PlayerFailed(
                f"{self._who} answered question {answer.number} instead of {asked.number}."
            )
        action = chosen(asked, answer)
        if action is None:
            raise PlayerFailed(
                f"{self._who} answered {_short(str(answer.action))} in the phase "
                f"{seen.phase.value}, which is none of the actions offered; answer the place of "
                f"one, from 0 to {len(asked.actions) - 1}, or its text."
            )
        return action, None

    def close(self) -> None:
        """Take leave; a program that does not end by itself is ended."""
        with contextlib.suppress(PlayerFailed):
            self._send(Goodbye())
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        for end in (None, self._process.terminate, self._process.kill):
            if end is not None:
                end()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_ENDING_SECONDS)
                break
        # Its children may hold the pipe open for longer.
        self._reader.join(_ENDING_SECONDS)
        if not self._reader.is_alive():
            self._process.stdout.close()

    @property
    def _who(self) -> str:
        return f"The player {EXEC}{self._command}"

    def _send(self, message: msgspec.Struct) -> None:
        stdin = self._process.stdin
        assert stdin is not None
        try:
            stdin.write(msgspec.json.encode(message) + b"\n")
            stdin.flush()
        except (OSError, ValueError) as error:
            raise PlayerFailed(f"{self._who} does not listen any more{self._code()}.") from error

    def _receive(self, kind: type[T], seconds: float, what: str) -> T:
        """Return the next line of the program."""
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise PlayerFailed(
                f"{self._who} did not {what} within {seconds:g} seconds; a quicker answer or "
                "more --seconds are needed."
            ) from None
        if not line:
            raise PlayerFailed(f"{self._who} ended where it had to {what}{self._code()}.")
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            text = _short(line.decode("utf-8", "replace"))
            raise PlayerFailed(
                f"{self._who} wrote {text} where it had to {what}: {error}."
            ) from error

    def _code(self) -> str:
        """Word the exit code of a program that ended by itself."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            return f" (exit code {self._process.wait(_ENDING_SECONDS)})"
        return ""

    def _read(self) -> None:
        """Put the lines of the program into the queue, and an empty one behind the last."""
        stdout: IO[bytes] | None = self._process.stdout
        assert stdout is not None
        while line := stdout.readline(_LONGEST):
            if line.strip():
                self._lines.put(line)
        self._lines.put(b"")


def _words(command: str) -> list[str]:
    """Return the words of a command; Windows takes it apart itself, so quotes stay no part."""
    try:
        words = shlex.split(command, posix=os.name == "posix")
    except ValueError:
        return []
    return [word.strip('"') for word in words] if os.name == "nt" else words


def _short(text: str) -> str:
    text = text.strip()
    return repr(text if len(text) <= _ABRIDGED else text[:_ABRIDGED] + "…")
