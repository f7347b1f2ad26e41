"""The names that people give to their rule sets."""

import re
import unicodedata
from typing import Final

from thousand_qt.words.typed import tidy_name

LONGEST_NAME: Final = 40

_AWKWARD: Final = re.compile(r'[\\/:*?"<>|\x00-\x1f.]+')


def tidy_title(text: str) -> str:
    """Return a name on one line, without what cannot be seen and no longer than names are."""
    tidy = tidy_name(" ".join(text.split()))[:LONGEST_NAME].rstrip()
    return tidy.encode("utf-8", "replace").decode()


def file_stem(name: str, otherwise: str) -> str:
    """Return the name as a file of every system may be called."""
    plain = unicodedata.normalize("NFC", _AWKWARD.sub(" ", name))
    return " ".join(plain.split()) or otherwise
