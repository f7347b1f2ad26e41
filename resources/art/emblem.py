"""The sign of the program: three cards on the felt, over the number that wins."""

from typing import Final

from resources.art.glyphs import word
from resources.art.palette import (
    AMBER,
    BLACK,
    EDGE,
    FELT_GREEN,
    GOLD,
    IVORY,
    RED,
)
from resources.art.pips import pip
from resources.art.svg import at, document, radial_gradient, rect

_ICON: Final = 256


def _small_card(suit: str, colour: str, turn: float, aside: float) -> str:
    """Draw one card of the fan; it turns around the point where a hand would hold it."""
    return at(
        [
            rect((-43, -164), (86, 122), IVORY, EDGE, 2.5, 10),
            pip(suit, (aside, -118), 52, colour),
        ],
        (_ICON / 2, 196),
        turn=turn,
    )


def program_icon() -> str:
    """Draw a fan of three cards over the number that wins."""
    light, dark = FELT_GREEN
    parts = [
        radial_gradient("light", (0.5, 0.4), 0.75, light, dark),
        rect((4, 4), (_ICON - 8, _ICON - 8), "url(#light)", GOLD, 6, 54),
        _small_card("C", BLACK, -30, -12),
        _small_card("S", BLACK, 30, 12),
        _small_card("H", RED, 0, 0),
        rect((24, 164), (208, 70), BLACK, radius=18),
        word("1000", (_ICON / 2, 174), 50, AMBER, widest=170, gap=11),
    ]
    return document(_ICON, _ICON, parts)
