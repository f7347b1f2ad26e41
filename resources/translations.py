"""Read the compiled translations without Qt, for commands that run where Qt does not.

A `.qm` file is a header and sections, each a tag, a length and its data; numbers are big-endian.
The section of hashes says where in the section of messages the texts of that hash begin. A compiled
message keeps only as much of its context, source and comment as tells it from its likes.
"""

from collections.abc import Iterator
from functools import cache
from struct import iter_unpack, unpack_from
from typing import Final

from resources import MissingAsset, asset

__all__ = ["Catalogue", "catalogue"]

_HEADER: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_HASHES, _MESSAGES = 0x42, 0x69
_END, _TRANSLATION, _SOURCE, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8


class Catalogue:
    """The texts of one language; ValueError for data that is no compiled translation."""

    def __init__(self, data: bytes) -> None:
        if not data.startswith(_HEADER):
            raise ValueError("this is no compiled translation")
        sections = dict(_sections(data))
        self._messages = sections.get(_MESSAGES, b"")
        self._places: dict[int, list[int]] = {}
        for found, place in iter_unpack(">II", sections.get(_HASHES, b"")):
            self._places.setdefault(found, []).append(place)

    def translate(self, context: str, text: str, note: str = "") -> str:
        """Return a text in this language; the text itself where it has no translation."""
        # A note that tells nothing apart is left out when the file is compiled.
        return self._find(context, text, note) or self._find(context, text, "") or text

    def _find(self, context: str, text: str, note: str) -> str:
        wanted = {_CONTEXT: context.encode(), _SOURCE: text.encode(), _COMMENT: note.encode()}
        for place in self._places.get(_hash(wanted[_SOURCE] + wanted[_COMMENT]), ()):
            parts = dict(_parts(self._messages, place))
            if all(parts.get(tag, value) == value for tag, value in wanted.items()):
                return parts.get(_TRANSLATION, b"").decode("utf-16-be")
        return ""


@cache
def catalogue(language: str) -> Catalogue | None:
    """Return the texts of a language, None where there are none."""
    try:
        return Catalogue(asset("i18n", f"thousand_{language}.qm").read_bytes())
    except (MissingAsset, OSError, ValueError):
        return None


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    place = len(_HEADER)
    while place + 5 <= len(data):
        tag, length = unpack_from(">BI", data, place)
        place += 5
        yield tag, data[place : place + length]
        place += length


def _parts(messages: bytes, place: int) -> Iterator[tuple[int, bytes]]:
    while place + 5 <= len(messages) and messages[place] != _END:
        tag, length = unpack_from(">BI", messages, place)
        place += 5
        yield tag, messages[place : place + length]
        place += length


def _hash(data: bytes) -> int:
    """Return the hash by which Qt files a message (that of ELF symbols)."""
    found = 0
    for byte in data:
        found = (found << 4) + byte
        high = found & 0xF0000000
        found ^= high >> 24
        found &= ~high
    return found or 1
