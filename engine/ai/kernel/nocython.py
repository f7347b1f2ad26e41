"""What the search needs of Cython while Python itself runs it."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Final

compiled: Final = bool(0)
"""False here and true in `native`, where Cython leaves out what it rules out; a `bool` so that the
type checker reads both branches."""

nogil: Final = nullcontext()
"""Compiled, a block of it lets other threads run."""
