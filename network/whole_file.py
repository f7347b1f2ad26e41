"""Files that are there whole or as they were before, whatever happens while they are written."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

UNFINISHED: Final = ".new"
"""Ends the name of a file that is being written; after a crash one may be left behind."""


def write_whole(path: Path, data: bytes) -> None:
    """Write a file through a new one beside it; raise OSError, and then nothing has changed."""
    new = path.with_name(path.name + UNFINISHED)
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
