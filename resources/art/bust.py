"""What the portraits share: the round medallion, shoulders, neck, faces and glasses.

A portrait lies in a box of 160 units. Nothing may be cut off there (QtSvg has no clip paths), so
whatever reaches the rim ends on the circle, and the ring is drawn last.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from resources.art.palette import BLACK, LINEN, SKIN, SKIN_SHADE
from resources.art.svg import Point, circle, document, ellipse, number, path

SIZE: Final = 160
MIDDLE: Final[Point] = (80, 80)
RIM: Final = 75.0
"""Where clothes end, below the ring."""
_RING: Final = 76.4


@dataclass(frozen=True, slots=True)
class Skin:
    """The tones of a face."""

    light: str
    shade: str
    cheek: str
    lips: str


FAIR: Final = Skin(SKIN, SKIN_SHADE, "#EDB79B", "#B8433E")
PALE: Final = Skin("#F8DFC8", "#E3B998", "#F2BFAA", "#C24A45")
OLIVE: Final = Skin("#E2B68C", "#C48F64", "#D79A74", "#A2483B")
BROWN: Final = Skin("#B67D55", "#8F5B3A", "#A4663F", "#74302B")

OVAL: Final = "M51 72C51 42 109 42 109 72C110 96 97 113 80 113C63 113 50 96 51 72Z"
ROUND: Final = "M49 74C49 42 111 42 111 74C112 97 98 111 80 111C62 111 48 97 49 74Z"
LONG: Final = (
    "M53 70C53 42 107 42 107 70C108 92 101 108 91 114C84 118 76 118 69 114C59 108 52 92 53 70Z"
)
SQUARE: Final = (
    "M50 70C50 42 110 42 110 70C111 86 110 98 103 106C96 114 64 114 57 106C50 98 49 86 50 70Z"
)


def on_rim(x: float) -> float:
    """Return where the lower half of the rim is at a given x."""
    return MIDDLE[1] + sqrt(RIM**2 - (x - MIDDLE[0]) ** 2)


def _beside(y: float) -> float:
    """Return how far the rim is from the middle line at a given y."""
    return sqrt(RIM**2 - (y - MIDDLE[1]) ** 2)


def down_to_rim(start: str, left: float, right: float, fill: str) -> str:
    """Close an outline along the rim: it comes down at x `right` and ends at x `left`."""
    r = number(RIM)
    return path(
        f"{start}L{number(right)} {number(on_rim(right))}"
        f"A{r} {r} 0 0 1 {number(left)} {number(on_rim(left))}Z",
        fill,
    )


def shoulders(fill: str, height: float = 126, neck: float = 18) -> str:
    """Draw shoulders that meet the rim at a height; `neck` is half as wide as the collar."""
    aside = _beside(height)
    left, right = number(80 - aside), number(80 + aside)
    a, b, r = number(80 - neck), number(80 + neck), number(RIM)
    return path(
        f"M{left} {number(height)}C{number(80 - aside * 0.82)} 119 {number(80 - neck - 12)} 119 "
        f"{a} 108H{b}C{number(80 + neck + 12)} 119 {number(80 + aside * 0.82)} 119 "
        f"{right} {number(height)}A{r} {r} 0 0 1 {left} {number(height)}Z",
        fill,
    )


def neck(skin: Skin, foot: float = 126) -> str:
    """Draw the neck in shadow; it ends in a round at `foot`."""
    f = number(foot)
    return path(f"M66 92H94V112C96 {f} 64 {f} 66 112Z", skin.shade)


def ears(skin: Skin, aside: float = 30, y: float = 80) -> list[str]:
    """Draw both ears behind the face."""
    return [ellipse((80 + side * aside, y), 6, 8.5, skin.shade) for side in (-1, 1)]


def eyes(apart: float = 11.5, y: float = 79, size: float = 3.8) -> list[str]:
    """Draw two eyes with a spark of light."""
    return [
        part
        for side in (-1, 1)
        for part in (
            circle((80 + side * apart, y), size, BLACK),
            circle((80 + side * apart + 1.1, y - 1.2), 1, LINEN),
        )
    ]


def brows(colour: str, y: float = 69, width: float = 2.8, arch: float = 3) -> list[str]:
    """Draw both brows; a larger arch looks more surprised."""
    top, inner = number(y - arch), number(y - 0.5)
    return [
        path(f"M61 {number(y)}C64 {top} 71 {top} 74.5 {inner}", "", colour, width),
        path(f"M99 {number(y)}C96 {top} 89 {top} 85.5 {inner}", "", colour, width),
    ]


def nose(skin: Skin, foot: float = 92) -> str:
    """Draw the nose as one stroke, turned to the left like those of the court."""
    return path(f"M80.5 81L77 {number(foot)}H82.5", "", skin.shade, 2.6)


def cheeks(skin: Skin, y: float = 93, size: float = 5.2) -> list[str]:
    """Draw the red of both cheeks."""
    return [circle((80 + side * 19.5, y), size, skin.cheek) for side in (-1, 1)]


def smile(colour: str, y: float = 101, wide: float = 8, deep: float = 4, width: float = 2.6) -> str:
    """Draw a closed mouth."""
    a, b, d = number(80 - wide), number(80 + wide), number(y + deep)
    return path(
        f"M{a} {number(y)}C{number(80 - wide / 2)} {d} {number(80 + wide / 2)} {d} {b} {number(y)}",
        "",
        colour,
        width,
    )


def lips(colour: str, y: float = 101) -> str:
    """Draw a painted mouth."""
    return path(
        f"M71.5 {y:g}C75 {y - 3:g} 78 {y - 3:g} 80 {y - 1.6:g}C82 {y - 3:g} 85 {y - 3:g} 88.5 {y:g}"
        f"C85 {y + 5.5:g} 75 {y + 5.5:g} 71.5 {y:g}Z",
        colour,
    )


def laugh(skin: Skin, y: float = 98) -> list[str]:
    """Draw an open laugh with teeth."""
    return [
        path(
            f"M69.5 {y:g}C76 {y + 1.6:g} 84 {y + 1.6:g} 90.5 {y:g}C90 {y + 12:g} 70 {y + 12:g} "
            f"69.5 {y:g}Z",
            "#8A2F2C",
        ),
        path(
            f"M71 {y + 0.6:g}C77 {y + 1.8:g} 83 {y + 1.8:g} 89 {y + 0.6:g}"
            f"C88.5 {y + 4.4:g} 71.5 {y + 4.4:g} 71 {y + 0.6:g}Z",
            LINEN,
        ),
    ]


def glasses(colour: str, size: float = 10.5, y: float = 80, width: float = 2.6) -> list[str]:
    """Draw round glasses."""
    apart = 12.5
    inner = apart - size
    return [
        *(circle((80 + side * apart, y), size, "", colour, width) for side in (-1, 1)),
        path(
            f"M{number(80 - inner)} {y - 2:g}C78.5 {y - 4:g} 81.5 {y - 4:g} {number(80 + inner)} "
            f"{y - 2:g}",
            "",
            colour,
            width,
        ),
    ]


def medallion(ground: str, parts: Sequence[str], halo: str) -> str:
    """Return the whole SVG file of a portrait on its round ground."""
    return document(
        SIZE,
        SIZE,
        [
            circle(MIDDLE, RIM, ground),
            circle((80, 74), 58, halo),
            *parts,
            circle(MIDDLE, _RING, "", LINEN, 5.2),
        ],
    )
