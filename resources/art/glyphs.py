"""The letters and digits of the card indices, drawn for this project.

A glyph is a width and a list of closed outlines and strokes in a box 60 high (baseline at 60).
Thick stems of 11, thin strokes of 6.5 and slab serifs of 5 keep them readable at 14 pixels.
No font is used, so that a card looks the same on every computer.
"""

from dataclasses import dataclass
from typing import Final

from resources.art.svg import Point, at, path

HEIGHT: Final = 60
WIDEST: Final = 48
GAP: Final = 3.5


@dataclass(frozen=True, slots=True)
class Glyph:
    """One letter: filled outlines, and strokes with their widths."""

    width: float
    fills: tuple[str, ...] = ()
    strokes: tuple[tuple[str, float], ...] = ()


def _box(x: float, y: float, right: float, bottom: float) -> str:
    return f"M{x:g} {y:g}H{right:g}V{bottom:g}H{x:g}Z"


def _ring(cx: float, cy: float, outer: Point, inner: Point) -> str:
    (rx, ry), (ix, iy) = outer, inner
    return (
        f"M{cx - rx:g} {cy:g}a{rx:g} {ry:g} 0 1 1 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 1 {-2 * rx:g} 0Z"
        f"M{cx - ix:g} {cy:g}a{ix:g} {iy:g} 0 1 0 {2 * ix:g} 0a{ix:g} {iy:g} 0 1 0 {-2 * ix:g} 0Z"
    )


_J_HOOK: Final = (
    "M27 44C27 55 21.5 60.5 12.5 60.5C5 60.5 0 56 0 49.5A6 6 0 0 1 12 48.5"
    "C12 51 11 53 9.5 54.5C10.5 55.2 11.2 55.4 12 55.4C15 55.4 16 51 16 44Z"
)
_D_BOWL: Final = (
    "M14 0H21C38 0 47 11 47 30C47 49 38 60 21 60H14V54.8H20C31 54.8 35 47 35 30"
    "C35 13 31 5.2 20 5.2H14Z"
)
_VE_BOWLS: Final = (
    "M14 0H24C36 0 41.5 6 41.5 14.5C41.5 22 37 26.7 31 28.3C39.5 29.8 45 35 45 43.5"
    "C45 54 37 60 24 60H14V54.8H22C30 54.8 33.3 51 33.3 43.2C33.3 35.5 29.5 31.8 22 31.8H14V26.5"
    "H21C27.5 26.5 30.3 22.5 30.3 15.5C30.3 8.5 28 5.2 21.5 5.2H14Z"
)
_NINE_TAIL: Final = (
    "M37 20C38 44 29 58.5 13 60.5C6 61 1 57 1 51.5A5.7 5.7 0 0 1 12.4 51"
    "C12.4 53 11.6 54.6 10.4 55.6C20.5 54.5 25.5 45 26 30Z"
)

GLYPHS: Final = {
    "A": Glyph(
        50,
        ("M19.5 0H29.5L46.5 57H34Z", _box(0, 55, 18, 60), _box(28, 55, 50, 60)),
        (("M22.5 3L8.5 57", 6.5), ("M13 39.5H38", 6)),
    ),
    "K": Glyph(
        50,
        (
            _box(5, 2, 16, 58),
            _box(0, 0, 21, 5),
            _box(0, 55, 21, 60),
            _box(29, 0, 48, 5),
            _box(28, 55, 50, 60),
            "M18.5 31L26.5 21.5L46.5 57H33Z",
        ),
        (("M14.5 37L38.5 3.5", 6.5),),
    ),
    "Q": Glyph(
        49,
        (
            _ring(24, 30, (24, 30), (13, 24)),
            "M21 43C31 42 37 55 49 55.5V62.5C35 67 30 53 20 49.5Z",
        ),
    ),
    "J": Glyph(
        34,
        (
            _box(16, 2, 27, 44.5),
            _box(9, 0, 34, 5),
            _J_HOOK,
        ),
    ),
    "1": Glyph(
        20,
        (_box(6, 0.5, 16.5, 58), _box(0.5, 55, 22, 60), "M16.5 0H10.5C8.5 5 5.5 7.5 0 8.5V13.5H9Z"),
    ),
    "0": Glyph(30, (_ring(15, 30, (15, 30.5), (5.6, 25)),)),
    "9": Glyph(
        38,
        (
            _ring(18.5, 20, (18.5, 20.5), (7.8, 15.2)),
            _NINE_TAIL,
        ),
    ),
    "D": Glyph(
        47,
        (_box(5, 2, 16, 58), _box(0, 0, 21, 5), _box(0, 55, 21, 60), _D_BOWL),
    ),
    "W": Glyph(
        62,
        (
            "M5 2H16.5L26 60H18.5Z",
            "M27 2H38.50L48 60H40.50Z",
            _box(0, 0, 22, 5),
            _box(24, 0, 43, 5),
            _box(47, 0, 62, 5),
        ),
        (("M22 58L31.5 5", 6), ("M44 58L54 3", 6)),
    ),
    "Т": Glyph(
        46,
        (
            _box(17.5, 2, 28.5, 58),
            _box(10, 55, 36, 60),
            "M0 0H46V17H41.50C40.50 9.50 37.50 5.50 32 5.50H14C8.50 5.50 5.50 9.50 4.50 17H0Z",
        ),
    ),
    "Д": Glyph(
        52,
        (
            _box(31, 2, 42, 53),
            _box(13, 0, 48, 5),
            _box(1, 49, 51, 54.5),
            _box(1, 49, 5.5, 62),
            _box(46.5, 49, 51, 62),
        ),
        (("M21 3C20 26 17 42 9 51", 6.5),),
    ),
    "В": Glyph(
        45,
        (_box(5, 2, 16, 58), _box(0, 0, 21, 5), _box(0, 55, 21, 60), _VE_BOWLS),
    ),
}


def word_width(text: str, gap: float = GAP) -> float:
    """Return the width of a rank's index at its natural height of 60."""
    return sum(GLYPHS[letter].width for letter in text) + gap * (len(text) - 1)


def word(
    text: str,
    where: Point,
    height: float,
    colour: str,
    widest: float = WIDEST,
    gap: float = GAP,
) -> str:
    """Draw an index, centred sideways on a point that is also its top edge.

    A word wider than `widest` (at the natural height of 60) is narrowed to it.
    """
    parts: list[str] = []
    x = -word_width(text, gap) / 2
    for letter in text:
        glyph = GLYPHS[letter]
        shapes = [path(d, colour) for d in glyph.fills]
        shapes += [path(d, "", colour, width, "butt") for d, width in glyph.strokes]
        parts.append(at(shapes, (x, 0)))
        x += glyph.width + gap
    stretch = min(1.0, widest / word_width(text, gap))
    return at(parts, where, height / HEIGHT, stretch=stretch)
