"""What the court of each suit wears, and the face that all figures share.

A figure is drawn around x = 0 with its chin at 110; it stands in a card with `AXIS` as its middle
line. Whatever is above 12 or farther aside than 44 would touch the panel or what the hand holds.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from resources.art.palette import BLACK, GOLD, GOLD_DEEP, LINEN, SKIN, SKIN_SHADE
from resources.art.svg import Point, at, circle, path


@dataclass(frozen=True, slots=True)
class Livery:
    """The colours of a suit's court."""

    robe: str
    shade: str
    second: str
    panel: str
    hair: str
    beard: str


Figure = Callable[[Livery], list[str]]

LIVERIES: Final[dict[str, Livery]] = {
    "S": Livery("#2B4470", "#1B2C4D", "#9FB4D6", "#E6EAF1", "#3B3030", "#A3A7AF"),
    "C": Livery("#2F6B52", "#1D4A38", "#B5D3A4", "#E4EDE0", "#6E4327", "#6E4327"),
    "D": Livery("#C9652B", "#93421A", "#F3CF8A", "#F8E8CD", "#C98F36", "#C98F36"),
    "H": Livery("#B42A36", "#7E1622", "#F0B7AC", "#F8E3DA", "#8E4422", "#8E4422"),
}
FOUR_LIVERIES: Final[dict[str, Livery]] = LIVERIES | {
    "S": Livery("#42444F", "#292B34", "#BFC3CD", "#ECECEF", "#3B3030", "#A3A7AF"),
    "D": Livery("#2B53A0", "#1B3670", "#A9C4EC", "#E3EBF7", "#C98F36", "#C98F36"),
}
"""With four colours nobody wears the blue of diamonds but the court of diamonds."""
FUR: Final = "#5A3A22"
_FUR_LIGHT: Final = "#8A6238"


def face(brow: str) -> list[str]:
    """Draw neck and face."""
    return [
        path("M-11 96H11V122C6 130-6 130-11 122Z", SKIN_SHADE),
        path("M-24 70C-24 52 24 52 24 70C25 92 14 110 0 110C-14 110-25 92-24 70Z", SKIN),
        circle((-9.5, 77), 2.7, BLACK),
        circle((9.5, 77), 2.7, BLACK),
        path("M-15 70.5C-12 67.5-8 67.5-5 69.5", "", brow, 2.4),
        path("M15 70.5C12 67.5 8 67.5 5 69.5", "", brow, 2.4),
        path("M0 78L-2.5 88H2", "", SKIN_SHADE, 2.2),
    ]


def painted_lips() -> list[str]:
    """Draw the mouth and cheeks of a queen."""
    return [
        path("M-6 98.5C-3 96.5 3 96.5 6 98.5C3 102.5-3 102.5-6 98.5Z", "#B8433E"),
        circle((-15, 91), 4, "#EDB79B"),
        circle((15, 91), 4, "#EDB79B"),
    ]


def smile() -> str:
    """Draw the mouth of a jack."""
    return path("M-5.5 99C-2 101.5 2 101.5 5.5 99", "", "#A9473F", 2.6)


def ermine() -> list[str]:
    """Draw a collar of ermine that falls to both sides."""
    return [
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


def fur_band() -> list[str]:
    """Draw the fur around a cap, above the brows."""
    tufts: tuple[Point, ...] = ((-27, 56), (-14, 52), (0, 54), (14, 52), (27, 56))
    return [
        path(
            "M-36 58C-38 49-33 45-28 47C-10 42 10 42 28 47C33 45 38 49 36 58"
            "C36 66 31 68 27 66C10 60-10 60-27 66C-31 68-36 66-36 58Z",
            FUR,
        ),
        *(at([path("M-3-3L0 3L3-3", "", _FUR_LIGHT, 2)], spot) for spot in tufts),
    ]


def gem(where: Point, size: float, colour: str) -> list[str]:
    """Draw a stone in gold."""
    return [circle(where, size, GOLD), circle(where, size * 0.62, colour)]


def gold_band(d: str) -> str:
    """Draw the shaded lower edge of a crown."""
    return path(d, GOLD_DEEP)
