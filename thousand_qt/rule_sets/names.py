"""The names that people give to their rule sets."""

import re
import unicodedata
from typing import Final

from thousand_qt.words.typed import tidy_name

LONGEST_NAME: Final = 40
MOST_TYPED: Final = 4 * LONGEST_NAME
"""Where a field stops to take characters; a name that is too long is named before that."""

_RESERVED: Final = frozenset(
    ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in "123456789¹²³"))
)
"""Names that Windows keeps for devices, whatever ending they have."""

_AWKWARD: Final = re.compile(r'[\\/:*?"<>|\x00-\x1f.]+')


def tidy_title(text: str) -> str:
    """Return a name on one line, without what cannot be seen and no longer than names are."""
    tidy = _on_one_line(text)[:LONGEST_NAME].rstrip()
    return tidy.encode("utf-8", "replace").decode()


def is_too_long(text: str) -> bool:
    """Tell whether what was typed is longer than names are."""
    return len(_on_one_line(text)) > LONGEST_NAME


def _on_one_line(text: str) -> str:
    return tidy_name(" ".join(text.split()))


def file_stem(name: str, otherwise: str) -> str:
    """Return the name as a file of every system may be called."""
    plain = unicodedata.normalize("NFC", _AWKWARD.sub(" ", name))
    stem = " ".join(plain.split()) or otherwise
    return f"{stem}_" if stem.casefold() in _RESERVED else stem
