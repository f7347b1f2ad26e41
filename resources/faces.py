"""Answer which file shows a card or a back, for the looks that a player has chosen.

The plain set (Latin letters, red and black) is whole; the others hold only the faces that differ
from it: `russian` has its own Т, Д and В (its К looks like K), `polish` its own D and W, and
`four-colour` has green clubs, blue diamonds and the court of spades in grey.
"""

from pathlib import Path
from typing import Final, Literal

from resources import MissingAsset, asset

Letters = Literal["latin", "russian", "polish"]
Colours = Literal["two", "four"]
Back = Literal["burgundy", "blue", "green"]

_SUFFIX: Final = {"two": "", "four": "four-colour"}


def face_file(card: str, letters: Letters = "latin", colours: Colours = "two") -> Path:
    """Answer the picture of a card written like `AH` or `10S`.

    Raises `MissingAsset` when there is no such card.
    """
    language = "" if letters == "latin" else letters
    colouring = _SUFFIX[colours]
    both = "-".join(part for part in (language, colouring) if part)
    for folder in (both, language, colouring):
        if folder:
            try:
                return asset("cards", folder, f"{card}.svg")
            except MissingAsset:
                continue
    return asset("cards", f"{card}.svg")


def back_file(back: Back = "burgundy") -> Path:
    """Answer the picture of a back.

    Raises `MissingAsset` when there is no such back.
    """
    return asset("cards", f"back-{back}.svg")
