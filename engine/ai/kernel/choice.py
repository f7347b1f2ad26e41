"""Which search runs: the compiled one, or the same source interpreted.

The compiled module knows the SHA-256 of the sources that it was made from. Where they lie beside it
and say something else it is left aside, so that nobody measures or trusts what he has not written.
A packed program may hold no sources; nothing can be stale there.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from enum import StrEnum
from pkgutil import get_data
from types import ModuleType
from typing import Final

from msgspec import Struct

from engine.ai.kernel import outlook, search
from engine.ai.kernel.outlook import Outlook
from engine.ai.kernel.search import Search
from engine.ai.kernel.sources import FILES, fingerprint

log = logging.getLogger(__name__)


class Kernel(StrEnum):
    """What became of the compiled search."""

    COMPILED = "compiled"
    UNCOMPILED = "uncompiled"
    """There is none: no C compiler, or the set-up has not run."""

    STALE = "stale"
    """There is one of other sources."""


class Choice(Struct, frozen=True):
    """The search that runs, and why."""

    kernel: Kernel
    search: type[Search]
    outlook: type[Outlook]


def choose(compiled: ModuleType | None, files: Mapping[str, bytes] | None) -> Choice:
    """Return the compiled search if there is one of these sources, else the interpreted one."""
    if compiled is None:
        return Choice(Kernel.UNCOMPILED, search.Search, outlook.Outlook)
    if files is not None and fingerprint(files) != compiled.FINGERPRINT:
        log.warning(
            "The compiled search was made from other sources, so the search runs uncompiled; "
            "run the set-up again."
        )
        return Choice(Kernel.STALE, search.Search, outlook.Outlook)
    return Choice(Kernel.COMPILED, compiled.Search, compiled.Outlook)


def _compiled() -> ModuleType | None:
    try:
        from engine.ai.kernel import native
    except ImportError:
        return None
    return native


def _files() -> dict[str, bytes] | None:
    """Return the sources, None if one is missing."""
    files: dict[str, bytes] = {}
    for name in FILES:
        try:
            text = get_data(__package__ or "", name)
        except OSError:
            return None
        if text is None:
            return None
        files[name] = text
    return files


CHOSEN: Final = choose(_compiled(), _files())
