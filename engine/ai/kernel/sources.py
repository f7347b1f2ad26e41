"""What the compiled search is made of: one text out of the modules that are also run as they are.

Together the C compiler sees through all of them, and the compiled module has a name of its own: it
never hides an edited source (`choice.py` compares the fingerprints).
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

MODULES: Final = (
    "context.py",
    "table.py",
    "bounds.py",
    "tree.py",
    "search.py",
    "ways.py",
    "outlook.py",
)
"""The modules that become one, in the order in which they need each other."""

TYPES: Final = "native.pxd"
FILES: Final = (*MODULES, TYPES)

_DIRECTIVES: Final = (
    "# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, "
    "cdivision=True, annotation_typing=False"
)


def fingerprint(files: Mapping[str, bytes]) -> str:
    """Return the SHA-256 of the files, by name, whatever their line ends."""
    digest = sha256()
    for name in FILES:
        digest.update(name.encode() + b"\0" + files[name].replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()


def in_one(files: Mapping[str, bytes]) -> str:
    """Return the text that is compiled: it knows its own fingerprint."""
    head = [_DIRECTIVES, "import cython", f'FINGERPRINT = "{fingerprint(files)}"']
    return "\n".join([*head, *(_body(files[name].decode()) for name in MODULES)])


def _body(text: str) -> str:
    """Return a module without what it imports from its siblings, which stand beside it."""
    kept: list[str] = []
    inside = False
    for line in text.splitlines():
        if inside:
            inside = line != ")"
        elif line.startswith("from engine.ai.kernel"):
            inside = line.endswith("(")
        elif not line.startswith("from __future__"):
            kept.append(line)
    return "\n".join(kept) + "\n"
