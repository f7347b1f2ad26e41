"""Chips that lie beside a player: who deals, who declares, what counts against him, what is trump.

Round, with a rim in the chip's colour, an ivory field and one sign; no letters, so that they are
the same in every language.
"""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from resources.art.glyphs import word
from resources.art.icons import GLYPHS
from resources.art.palette import (
    BLACK,
    FOUR_COLOURS,
    GOLD,
    GOLD_DEEP,
    IVORY,
    LINEN,
    STEEL_DEEP,
    TWO_COLOURS,
    WOOD,
)
from resources.art.pips import SUITS, pip
from resources.art.svg import Point, at, circle, document, line, mix, rect

SIZE: Final = 64
_MIDDLE: Final[Point] = (32, 32)
_NOTCHES: Final = 8
_BURGUNDY: Final = "#7A1F2B"
_NAVY: Final = "#2B4470"


def _turned(radius: float, share: float) -> Point:
    angle = 2 * pi * share
    return 32 + radius * sin(angle), 32 - radius * cos(angle)


def chip(colour: str, sign: Sequence[str]) -> str:
    """Draw a chip with a rim in a colour and a sign in its field, as a whole SVG file."""
    notches = [
        line(
            _turned(24.5, (n + 0.5) / _NOTCHES), _turned(30, (n + 0.5) / _NOTCHES), LINEN, 7, "butt"
        )
        for n in range(_NOTCHES)
    ]
    return document(
        SIZE,
        SIZE,
        [
            circle(_MIDDLE, 30, colour),
            *notches,
            circle(_MIDDLE, 30.6, "", LINEN, 2),
            circle(_MIDDLE, 23, IVORY),
            circle(_MIDDLE, 21.6, "", mix(colour, IVORY, 0.55), 1.2),
            *sign,
        ],
    )


def _glyph(name: str, colour: str) -> list[str]:
    """Take a sign of the icons, as large as the field allows."""
    return [at(GLYPHS[name](colour), (32 - 12 * 1.28, 32 - 12 * 1.28), 1.28)]


def _back() -> list[str]:
    """Draw the back of a card, for whoever deals."""
    return [
        at(
            [
                rect((-9.5, -13.5), (19, 27), LINEN, "#8D8268", 1, 3),
                rect((-7, -11), (14, 22), _BURGUNDY, radius=1.6),
                line((-7, -4), (0, -11), GOLD, 1.3),
                line((-7, 3), (7, -11), GOLD, 1.3),
                line((-7, 11), (7, -3), GOLD, 1.3),
                line((0, 11), (7, 4), GOLD, 1.3),
            ],
            _MIDDLE,
            turn=12,
        )
    ]


def all_chips() -> dict[str, str]:
    """Return every chip file by its path inside `chips`."""
    files = {
        "barrel.svg": chip(WOOD, _glyph("barrel", BLACK)),
        "bolt.svg": chip(STEEL_DEEP, _glyph("bolt", BLACK)),
        "dealer.svg": chip(_BURGUNDY, _back()),
        "declarer.svg": chip(_NAVY, _glyph("declarer", GOLD_DEEP)),
        "hundred.svg": chip(GOLD_DEEP, [word("100", (32, 22.5), 19, BLACK, widest=112, gap=6)]),
    }
    for folder, colours in (("", TWO_COLOURS), ("four-colour/", FOUR_COLOURS)):
        for suit in SUITS:
            colour = colours[suit]
            files[f"{folder}trump-{suit}.svg"] = chip(colour, [pip(suit, _MIDDLE, 32, colour)])
    return files
