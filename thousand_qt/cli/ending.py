"""How a command ends: with its exit code or with a sentence, never with a traceback.

A reader that has seen enough (`| head`) is no failure. A fault of the program itself is one
sentence too; its traceback goes to a file that can be sent in.
"""

import contextlib
import os
import sys
import tempfile
import traceback
from collections.abc import Callable
from typing import Final

__all__ = ["FAULT", "INTERRUPTED", "ended", "plain", "say"]

INTERRUPTED: Final = 130
FAULT: Final = 70


def ended(command: Callable[[], int]) -> int:
    """Run a command, write everything out and answer the exit code, whatever happens."""
    try:
        try:
            return command()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except KeyboardInterrupt:
        say("Stopped.")
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return 0
    except OSError as error:
        _discard_output()
        what = f"{error.filename}: " if error.filename else ""
        say(f"Thousand had to stop: {what}{error.strerror or error}. Correct that and try again.")
        return 1
    except MemoryError:
        say("Thousand had to stop: there is not enough memory for this.")
        return 1
    except Exception as error:  # noqa: BLE001 - written down by `_reported`
        say(
            f"Thousand stopped because of an error in the program ({type(error).__name__})."
            f"{_reported()}"
        )
        return FAULT


def say(sentence: str) -> None:
    """Print a sentence for the person beside the output; a closed stream is no failure."""
    with contextlib.suppress(OSError, ValueError):
        print(plain(sentence), file=sys.stderr, flush=True)


def plain(text: str) -> str:
    """Return text of a file as one line that cannot steer a terminal."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else " " if c.isspace() else "?" for c in text)


def _reported() -> str:
    """Write the traceback down and return the sentence that says where."""
    try:
        with tempfile.NamedTemporaryFile(
            "w", prefix="thousand-", suffix=".txt", delete=False, encoding="utf-8", errors="replace"
        ) as file:
            file.write(f"{sys.argv!r}\n\n{traceback.format_exc()}")
    except OSError:
        return " Please report it with the command that you used."
    return f" Please report it; what is needed for that is in {file.name}."


def _discard_output() -> None:
    """Send what is still to be written nowhere, so that the interpreter does not try it again."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
