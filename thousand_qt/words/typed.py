"""What a person typed as a name or a title, without what nobody can see."""

import unicodedata
from typing import Final

_VARIATIONS: Final = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
"""They choose a form of the character before them, and no font here has two."""


def tidy_name(name: str) -> str:
    """Return a name without blanks around it and without what cannot be seen."""
    return seen_part(name).strip()


def seen_part(name: str) -> str:
    """Return a name without controls, joiners and marks for the reading order."""
    return "".join(filter(_is_seen, name))


def _is_seen(character: str) -> bool:
    if character in _VARIATIONS:
        return False
    return unicodedata.category(character) not in ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
