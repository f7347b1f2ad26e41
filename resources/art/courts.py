"""The court figures: king, queen and jack, the same both ways up.

A figure stands to the right of the index column in the upper half of the card and is repeated,
turned by 180 degrees, in the lower half; a slanting sash covers the line where they meet. Kings
wear crowns and beards, queens hold a flower and jacks wear hats; no two of a rank share a crown, a
hat, hair, a collar or what they hold.
"""

from typing import Final

from resources.art.attributes import held
from resources.art.jacks import JACKS
from resources.art.kings import KINGS
from resources.art.livery import Livery
from resources.art.palette import GOLD
from resources.art.pips import pip
from resources.art.queens import QUEENS
from resources.art.svg import Point, at, path, polygon, twice

CENTRE: Final[Point] = (125, 175)
AXIS: Final = 151.0
SLOPE: Final = 0.2


_FIGURES: Final = {"K": KINGS, "Q": QUEENS, "J": JACKS}


def _seam(x: float) -> float:
    """Return where the two halves meet at a given x."""
    return CENTRE[1] + SLOPE * (x - CENTRE[0])


def _panel(fill: str, line: str) -> str:
    return path(
        "M78 13H229A8 8 0 0 1 237 21V206A8 8 0 0 1 229 214H188A8 8 0 0 0 180 222V329"
        "A8 8 0 0 1 172 337H21A8 8 0 0 1 13 329V144A8 8 0 0 1 21 136H62A8 8 0 0 0 70 128V21"
        "A8 8 0 0 1 78 13Z",
        fill,
        line,
        1.6,
    )


def _robe(livery: Livery) -> list[str]:
    """Draw the mantle from the shoulders to the seam, and the dress below the neck."""
    left, right = 14.0, 236.0
    front = f"M116 118C104 136 98 150 96 {_seam(96):g}M206 {_seam(206):g}C204 154 198 136 186 118"
    return [
        path(
            f"M{left:g} {_seam(left):g}V152C44 145 80 133 128 117H174C206 120 228 132 {right:g} 148"
            f"V{_seam(right):g}Z",
            livery.robe,
        ),
        path(
            f"M116 118C104 136 98 150 96 {_seam(96):g}L206 {_seam(206):g}C204 154 198 136 186 118Z",
            livery.shade,
        ),
        path(front, "", livery.second, 2.4),
    ]


def _half(rank: str, suit: str, colour: str, livery: Livery) -> list[str]:
    figure = _FIGURES[rank][suit](livery)
    return [
        pip(suit, (92, 40), 34, colour),
        *_robe(livery),
        at(figure, (AXIS, 4)),
        *held(rank, suit, livery.robe, livery.second),
    ]


def court(rank: str, suit: str, colour: str, livery: Livery) -> list[str]:
    """Draw both halves of a king, queen or jack on its panel."""
    half = _half(rank, suit, colour, livery)
    left, right = 13.8, 236.2
    sash = polygon(
        (
            (left, _seam(left) - 8),
            (right, _seam(right) - 8),
            (right, _seam(right) + 8),
            (left, _seam(left) + 8),
        ),
        GOLD,
    )
    beads = [
        pip(suit, (x, _seam(x)), 10, livery.shade, 0 if x < CENTRE[0] else 180)
        for x in range(25, 226, 20)
        if x != CENTRE[0]
    ]
    return [
        _panel(livery.panel, ""),
        *twice("half", half, CENTRE),
        sash,
        *beads,
        _panel("", colour),
    ]
