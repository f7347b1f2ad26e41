"""Which pictures the cards have: the letters and suit colours that a person chose.

The letters follow the language spoken unless a set was chosen; every place that shows a card asks
here, so that the fan on the first screen and the table never differ.
"""

from enum import Enum
from functools import cache
from typing import Final

import msgspec
from PySide6.QtCore import QUrl

from resources import asset
from resources.faces import Colours, Letters, face_file


class CardLetters(str, Enum):
    """The letters on the cards: those of the language, or always the same."""

    LANGUAGE = "language"
    LATIN = "latin"
    RUSSIAN = "russian"
    POLISH = "polish"


class SuitColours(str, Enum):
    """How many colours the four suits have."""

    TWO = "two"
    FOUR = "four"


class FaceStyle(msgspec.Struct, frozen=True):
    """The look of all faces."""

    letters: Letters = "latin"
    colours: Colours = "two"


_OF_LANGUAGE: Final[dict[str, Letters]] = {
    "be": "russian",
    "bg": "russian",
    "pl": "polish",
    "ru": "russian",
    "uk": "russian",
}
_CHOSEN: Final[dict[CardLetters, Letters]] = {
    CardLetters.LATIN: "latin",
    CardLetters.RUSSIAN: "russian",
    CardLetters.POLISH: "polish",
}


def face_style(letters: CardLetters, colours: SuitColours, language: str) -> FaceStyle:
    """Return the look of the faces; `language` is spoken now, such as `ru` or `ru_RU`."""
    spoken = _OF_LANGUAGE.get(language.replace("-", "_").split("_")[0], "latin")
    return FaceStyle(_CHOSEN.get(letters, spoken), "four" if colours is SuitColours.FOUR else "two")


def style_name(style: FaceStyle) -> str:
    """Return a look as one word for an image address, such as `russian-four`."""
    return f"{style.letters}-{style.colours}"


@cache
def styles_by_name() -> dict[str, FaceStyle]:
    """Return every look by its word."""
    letters: tuple[Letters, ...] = ("latin", "russian", "polish")
    colours: tuple[Colours, ...] = ("two", "four")
    looks = (FaceStyle(letter, colour) for letter in letters for colour in colours)
    return {style_name(look): look for look in looks}


@cache
def face_url(card: str, style: FaceStyle) -> str:
    """Return the address of the picture of a card written like `AH`."""
    return QUrl.fromLocalFile(str(face_file(card, style.letters, style.colours))).toString()


_BACKS: Final = {"blue": "back-blue.svg", "green": "back-green.svg"}


@cache
def back_url(colour: str) -> str:
    """Return the address of the picture on the backs: burgundy, blue or green."""
    return QUrl.fromLocalFile(str(asset("cards", _BACKS.get(colour, "back.svg")))).toString()
