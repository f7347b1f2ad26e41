"""The court figures: king, queen and jack, the same both ways up.

A figure stands to the right of the index column in the upper half of the card and is repeated,
turned by 180 degrees, in the lower half; a slanting sash covers the line where they meet. Kings
have a tall crown, a beard and ermine, and hold a sceptre or an orb; queens have long hair, a
coronet and a flower; jacks have a plumed cap and a weapon.
"""

from dataclasses import dataclass
from typing import Final

from resources.art.attributes import held
from resources.art.palette import (
    BLACK,
    GOLD,
    GOLD_DEEP,
    LINEN,
    SKIN,
    SKIN_SHADE,
)
from resources.art.pips import pip
from resources.art.svg import Point, at, circle, path, polygon, twice

CENTRE: Final[Point] = (125, 175)
AXIS: Final = 151.0
SLOPE: Final = 0.2


@dataclass(frozen=True, slots=True)
class Livery:
    """What the court of one suit wears."""

    robe: str
    shade: str
    second: str
    panel: str
    hair: str
    beard: str


LIVERIES: Final = {
    "S": Livery("#2B4470", "#1B2C4D", "#9FB4D6", "#E6EAF1", "#3B3030", "#A3A7AF"),
    "C": Livery("#2F6B52", "#1D4A38", "#B5D3A4", "#E4EDE0", "#6E4327", "#6E4327"),
    "D": Livery("#C9652B", "#93421A", "#F3CF8A", "#F8E8CD", "#C98F36", "#C98F36"),
    "H": Livery("#B42A36", "#7E1622", "#F0B7AC", "#F8E3DA", "#8E4422", "#8E4422"),
}


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


def _face(brow: str) -> list[str]:
    """Draw neck and face around the origin at the chin line of the figure."""
    return [
        path("M-11 96H11V122C6 130-6 130-11 122Z", SKIN_SHADE),
        path("M-24 70C-24 52 24 52 24 70C25 92 14 110 0 110C-14 110-25 92-24 70Z", SKIN),
        circle((-9.5, 77), 2.7, BLACK),
        circle((9.5, 77), 2.7, BLACK),
        path("M-15 70.5C-12 67.5-8 67.5-5 69.5", "", brow, 2.4),
        path("M15 70.5C12 67.5 8 67.5 5 69.5", "", brow, 2.4),
        path("M0 78L-2.5 88H2", "", SKIN_SHADE, 2.2),
    ]


def _king(livery: Livery) -> list[str]:
    hair = [
        path("M-30 58H30V96C38 104 34 116 24 114H-24C-34 116-38 104-30 96Z", livery.beard),
    ]
    beard = [
        path(
            "M-25 78C-20 92-12 90 0 89C12 90 20 92 25 78C30 106 16 134 0 142C-16 134-30 106-25 78Z",
            livery.beard,
        ),
        path("M-15 95C-9 88-3 89 0 92C3 89 9 88 15 95C9 98 4 97 0 95.5C-4 97-9 98-15 95Z", LINEN),
        path("M-6 101C-3 104 3 104 6 101Z", "#9C3B35"),
    ]
    crown = [
        path("M-31 62L-38 24L-19 41L0 16L19 41L38 24L31 62C12 56-12 56-31 62Z", GOLD),
        path("M-31 62C-12 56 12 56 31 62L29.5 51C12 46-12 46-29.5 51Z", GOLD_DEEP),
        circle((0, 53), 3.6, livery.robe),
        circle((-17, 54.5), 2.8, LINEN),
        circle((17, 54.5), 2.8, LINEN),
        *(circle(tip, 4.2, GOLD) for tip in ((-38, 23), (0, 16), (38, 23))),
    ]
    ermine = [
        path(
            "M-31 112C-48 120-60 138-66 160L-42 164C-38 148-28 136-16 130"
            "L0 146L16 130C28 136 38 148 42 170L66 175C60 142 48 120 31 112Z",
            LINEN,
        ),
        *(
            at([path("M0-5C3 0 2.4 4 0 7C-2.4 4-3 0 0-5Z", BLACK)], spot)
            for spot in ((-50, 148), (-38, 132), (50, 152), (38, 132), (-26, 122), (26, 122))
        ),
    ]
    return [*hair, *ermine, *_face(livery.beard), *beard, *crown]


def _queen(livery: Livery) -> list[str]:
    hair = [
        path(
            "M0 42C-26 42-35 56-35 78C-35 100-46 112-40 134C-30 146-14 136-12 120H12"
            "C14 136 30 146 40 134C46 112 35 100 35 78C35 56 26 42 0 42Z",
            livery.hair,
        ),
    ]
    dress = [
        path(
            "M-27 124C-18 118-12 118-10 116H10C12 118 18 118 27 124C20 150 8 158 0 160"
            "C-8 158-20 150-27 124Z",
            SKIN,
        ),
        path("M-27 124C-20 150-8 158 0 160C8 158 20 150 27 124", "", LINEN, 5),
        *(circle(spot, 2.8, GOLD) for spot in ((-13, 127), (-7, 132.5), (7, 132.5), (13, 127))),
        circle((0, 136), 4, GOLD),
    ]
    fringe = [
        path(
            "M0 54C-4 64-16 68-27 86C-32 62-20 46 0 46C20 46 32 62 27 86C16 68 4 64 0 54Z",
            livery.hair,
        ),
        path("M-6 98.5C-3 96.5 3 96.5 6 98.5C3 102.5-3 102.5-6 98.5Z", "#B8433E"),
        circle((-15, 91), 4, "#EDB79B"),
        circle((15, 91), 4, "#EDB79B"),
    ]
    coronet = [
        path(
            "M-26 53C-30 46-31 40-31 33C-24 34-20 37-17 41C-14 32-8 26 0 20C8 26 14 32 17 41"
            "C20 37 24 34 31 33C31 40 30 46 26 53C10 47-10 47-26 53Z",
            GOLD,
        ),
        *(circle(tip, 3.4, LINEN) for tip in ((-31, 32), (0, 19), (31, 32))),
        circle((0, 39), 4, livery.robe),
    ]
    return [*hair, *dress, *_face(livery.hair), *fringe, *coronet]


def _jack(livery: Livery) -> list[str]:
    hair = [
        path(
            "M-29 56H29C33 76 34 92 37 106C30 112 20 110 17 102H-17C-20 110-30 112-37 106"
            "C-34 92-33 76-29 56Z",
            livery.hair,
        ),
    ]
    collar = [
        polygon(((-30, 116), (0, 124), (-16, 144)), LINEN),
        polygon(((30, 116), (0, 124), (16, 144)), LINEN),
        *(circle((0, y), 2.8, GOLD) for y in (138, 149, 160, 171)),
    ]
    fringe = [
        path("M-27 54H27V70C20 66 12 64 0 64C-12 64-20 66-27 70Z", livery.hair),
        path("M-5.5 99C-2 101.5 2 101.5 5.5 99", "", "#A9473F", 2.6),
    ]
    cap = [
        path("M-37 58C-48 34-22 20 4 22C28 22 42 36 34 58C12 50-14 50-37 58Z", livery.robe),
        path("M-37 58C-14 50 12 50 34 58L33 64C12 57-14 57-36 64Z", GOLD),
        path(
            "M24 48C22 26 0 10-36 12C-30 17-30 20-33 24C-26 24-22 27-23 31C2 28 14 36 24 48Z",
            livery.second,
        ),
        path("M24 48C16 28-4 19-28 18", "", livery.shade, 1.8),
        circle((24, 48), 5.5, GOLD),
    ]
    return [*hair, *collar, *_face(livery.hair), *fringe, *cap]


def _half(rank: str, suit: str, colour: str) -> list[str]:
    livery = LIVERIES[suit]
    figure = {"K": _king, "Q": _queen, "J": _jack}[rank](livery)
    return [
        pip(suit, (92, 40), 34, colour),
        *_robe(livery),
        at(figure, (AXIS, 4)),
        *held(rank, suit, livery.robe, livery.second),
    ]


def court(rank: str, suit: str, colour: str) -> list[str]:
    """Draw both halves of a king, queen or jack on its panel."""
    livery = LIVERIES[suit]
    half = _half(rank, suit, colour)
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
    beads = [circle((x, _seam(x)), 3.6, livery.shade) for x in range(25, 226, 20)]
    return [
        _panel(livery.panel, ""),
        *twice("half", half, CENTRE),
        sash,
        *beads,
        _panel("", colour),
    ]
