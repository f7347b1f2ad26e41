"""The usual names at a table in the language spoken now.

A match keeps the names with which it began. Those of computer players follow the language, and so
does the one of a person who gave none; a name that the person gave stays as it was written.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

_WRITTEN: Final = {
    "Katya": "Katya",
    "Катя": "Katya",
    "Vera": "Vera",
    "Вера": "Vera",
    "Boris": "Boris",
    "Борис": "Boris",
    "Dasha": "Dasha",
    "Даша": "Dasha",
    "Nadya": "Nadya",
    "Надя": "Nadya",
    "Gleb": "Gleb",
    "Глеб": "Gleb",
}
"""How a usual name is written in each language, and its key."""

_NAMELESS: Final = ("You", "Вы")
"""What a person who gave no name is called in each language."""


def usual_names() -> dict[str, str]:
    """Return the usual names of computer players by their keys, in the language spoken now."""
    return {
        "Katya": QCoreApplication.translate("NewMatch", "Katya"),
        "Vera": QCoreApplication.translate("NewMatch", "Vera"),
        "Boris": QCoreApplication.translate("NewMatch", "Boris"),
        "Dasha": QCoreApplication.translate("NewMatch", "Dasha"),
        "Nadya": QCoreApplication.translate("NewMatch", "Nadya"),
        "Gleb": QCoreApplication.translate("NewMatch", "Gleb"),
    }


def spoken_names(names: Sequence[str], computers: Sequence[bool]) -> tuple[str, ...]:
    """Return the names at a table; `computers` says by seat who is a computer player.

    Where two would be called the same, everybody keeps the name that the match has.
    """
    spoken = tuple(map(_spoken, names, computers))
    distinct = len({name.casefold() for name in spoken}) == len(spoken)
    return spoken if distinct else tuple(names)


def _spoken(name: str, computer: bool) -> str:
    if not computer:
        return QCoreApplication.translate("NewMatch", "You") if name in _NAMELESS else name
    return usual_names()[_WRITTEN[name]] if name in _WRITTEN else name
