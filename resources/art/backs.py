"""The backs of the cards: three patterns, each the same both ways up.

They differ in drawing and not only in colour: a lattice with a round field of suits, petals with
the rings of a marriage, and a garden of leaves and berries.
"""

from collections.abc import Callable, Iterable, Sequence
from math import atan2, degrees
from typing import Final

from resources.art.palette import EDGE, GOLD, IVORY
from resources.art.pips import pip
from resources.art.svg import Point, at, circle, document, number, path, rect, twice

WIDTH: Final = 250
HEIGHT: Final = 350
CENTRE: Final[Point] = (WIDTH / 2, HEIGHT / 2)
_FIELD: Final = (25.0, 25.0, WIDTH - 25.0, HEIGHT - 25.0)
"""Left, top, right and bottom of what the pattern covers."""


def blank() -> str:
    """Draw the ivory card with its edge."""
    return rect((1.5, 1.5), (WIDTH - 3, HEIGHT - 3), IVORY, EDGE, 3, 17)


def _framed(ground: str, pattern: Sequence[str], middle: Sequence[str]) -> str:
    """Put a pattern and what lies in its middle on a card, inside a golden frame."""
    left, top, right, bottom = _FIELD
    return document(
        WIDTH,
        HEIGHT,
        [
            blank(),
            rect((12, 12), (WIDTH - 24, HEIGHT - 24), ground, radius=10),
            *pattern,
            rect((left - 5, top - 5), (right - left + 10, bottom - top + 10), "", GOLD, 2.6, 6),
            *middle,
        ],
    )


def _lattice(columns: int, rows: int, line: str, mark: str) -> list[str]:
    """Cover the field with crossing diagonals, and put a mark into every lozenge.

    One path a row: a single path of all lines takes Qt much longer to fill.
    """
    left, top, right, bottom = _FIELD
    wide, tall = (right - left) / columns, (bottom - top) / rows
    parts: list[str] = []
    for row in range(rows):
        corners = (
            (left + column * wide, top + (row + (row + column) % 2) * tall)
            for column in range(columns + 1)
        )
        parts.append(path("M" + _joined(corners), "", line, 1.8))
    for row in range(1, rows):
        middles = (
            (left + column * wide, top + row * tall)
            for column in range(1, columns)
            if (row + column) % 2
        )
        parts.append(path("".join(_lozenge(middle, 4.2, 5.2) for middle in middles), mark))
    return parts


def _joined(corners: Iterable[Point]) -> str:
    return "L".join(f"{number(x)} {number(y)}" for x, y in corners)


def _lozenge(middle: Point, wide: float, tall: float) -> str:
    x, y = middle
    corners = ((x, y - tall), (x + wide, y), (x, y + tall), (x - wide, y))
    return f"M{_joined(corners)}Z"


def _burgundy() -> str:
    """Draw a lattice with lozenges around a round field with suits."""
    ground, light, dark = "#7A1F2B", "#B4636B", "#5E1420"
    beads = [at([circle((57.5, 0), 2.4, GOLD)], CENTRE, turn=360 * n / 28) for n in range(28)]
    quarter = [
        pip("S", _above(27), 27, IVORY),
        pip("H", (CENTRE[0] + 27, CENTRE[1] + 1), 23, GOLD),
    ]
    return _framed(
        ground,
        _lattice(12, 18, light, "#D9A3A2"),
        [
            circle(CENTRE, 66, dark, GOLD, 2.4),
            *beads,
            circle(CENTRE, 49, ground, GOLD, 1.8),
            *twice("half", quarter, CENTRE),
            path(_lozenge(CENTRE, 9, 11.5), GOLD),
            path(_lozenge(CENTRE, 4.5, 6), dark),
        ],
    )


def _petal(start: Point, end: Point, bulge: float) -> str:
    """Return the `d` text of a leaf between two points."""
    (x1, y1), (x2, y2) = start, end
    mx, my = (x1 + x2) / 2, (y1 + y2) / 2
    dx, dy = -(y2 - y1) * bulge, (x2 - x1) * bulge
    return (
        f"M{number(x1)} {number(y1)}Q{number(mx + dx)} {number(my + dy)} {number(x2)} {number(y2)}"
        f"Q{number(mx - dx)} {number(my - dy)} {number(x1)} {number(y1)}Z"
    )


def _petals(columns: int, rows: int, leaf: str, gap: str) -> list[str]:
    """Cover the field with four-leaved flowers, and put a dot between each four."""
    left, top, right, bottom = _FIELD
    wide, tall = (right - left) / columns, (bottom - top) / rows
    parts: list[str] = []
    for row in range(rows + 1):
        y = top + row * tall
        leaves: list[str] = []
        for column in range(columns + 1):
            x = left + column * wide
            if column < columns and 0 < row < rows:
                leaves.append(_petal((x + 1.5, y), (x + wide - 1.5, y), 0.5))
            if row < rows and 0 < column < columns:
                leaves.append(_petal((x, y + 1.5), (x, y + tall - 1.5), 0.5))
            if column < columns and row < rows:
                parts.append(circle((x + wide / 2, y + tall / 2), 2, gap))
        if leaves:
            parts.append(path("".join(leaves), leaf))
    return parts


def _blue() -> str:
    """Draw four-leaved flowers around an oval with the two rings of a marriage."""
    ground, light, dark = "#1F3A66", "#6C8FC4", "#152A4D"
    half = [pip("H", (CENTRE[0], CENTRE[1] - 42), 20, IVORY), circle(_above(60), 2.4, GOLD)]
    field = [
        path("M0-84C62-60 62 60 0 84C-62 60-62-60 0-84Z", dark, GOLD, 2.6),
        path("M0-72C50-51 50 51 0 72C-50 51-50-51 0-72Z", "", GOLD, 1.5),
        *_rings(dark),
    ]
    return _framed(
        ground,
        _petals(8, 12, light, "#B9CBE8"),
        [at(field, CENTRE), *twice("half", half, CENTRE)],
    )


def _above(distance: float) -> Point:
    """Return a point straight above the middle."""
    return CENTRE[0], CENTRE[1] - distance


def _rings(ground: str) -> list[str]:
    """Draw two linked rings around the origin; each passes once over the other."""
    over = "M-7.4-17.7A18 18 0 0 1 5.1-9"
    return [
        circle((-10.5, 0), 18, "", GOLD, 4.6),
        circle((10.5, 0), 18, "", ground, 8),
        circle((10.5, 0), 18, "", GOLD, 4.6),
        path(over, "", ground, 8, "butt"),
        path(over, "", GOLD, 4.6, "butt"),
    ]


Curve = tuple[Point, Point, Point, Point]


def _along(curve: Curve, share: float) -> tuple[Point, float]:
    """Return a point of a Bézier curve and its direction there in degrees."""
    a, b, c, d = curve
    t, u = share, 1 - share
    x, y = (u**3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t**3 * d[i] for i in (0, 1))
    dx, dy = (
        u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i]) for i in (0, 1)
    )
    return (x, y), degrees(atan2(dy, dx))


def _branch(curve: Curve, leaf: str, vein: str, pairs: int) -> list[str]:
    """Draw a stem with leaves on both sides that grow smaller to its tip."""
    a, b, c, d = (f"{number(x)} {number(y)}" for x, y in curve)
    parts = [path(f"M{a}C{b} {c} {d}", "", vein, 2.4)]
    blade = [path("M0 0C5-9 15-10 22-3C16 4 6 5 0 0Z", leaf)]
    for n in range(pairs):
        where, turn = _along(curve, (n + 0.7) / pairs)
        size = 1.05 - 0.4 * n / pairs
        parts += [at(blade, where, size, turn - 52), at(blade, where, size, turn + 64)]
    return parts


def _green() -> str:
    """Draw leaves and berries that grow from a flower in the middle."""
    ground, leaf, vein, berry = "#1E5A44", "#6FB08C", "#9CCBA9", "#D8604F"
    x, y = CENTRE
    high: Curve = ((x + 4, y - 40), (x + 20, y - 100), (x + 84, y - 70), (x + 76, y - 132))
    low: Curve = ((x + 30, y - 26), (x + 60, y - 62), (x + 92, y - 44), (x + 84, y))
    sprig = [*_branch(high, leaf, vein, 6), *_branch(low, leaf, vein, 4)]
    berries = [circle(_along(high, 1)[0], 5.6, berry), circle(_along(low, 1)[0], 5.6, berry)]
    quarter = [*sprig, *berries]
    half = [
        *quarter,
        at([at(quarter, (-x, 0))], (x, 0), stretch=-1),
        path(_lozenge(_above(128), 7, 12), GOLD),
        circle(_above(108), 3.4, berry),
        circle(_above(94), 2.6, GOLD),
    ]
    return _framed(
        ground,
        [],
        [
            *twice("half", half, CENTRE),
            circle(CENTRE, 46, ground),
            *_wreath("M0-4C13-14 12-34 0-44C-12-34-13-14 0-4Z", IVORY),
            *_wreath("M0-4C6-10 6-20 0-27C-6-20-6-10 0-4Z", GOLD),
            circle(CENTRE, 9, berry),
            circle(CENTRE, 4, IVORY),
        ],
    )


def _wreath(petal: str, colour: str) -> list[str]:
    """Draw eight petals around the middle."""
    return [at([path(petal, colour)], CENTRE, turn=45 * n) for n in range(8)]


BACKS: Final[dict[str, Callable[[], str]]] = {
    "back": _burgundy,
    "back-blue": _blue,
    "back-burgundy": _burgundy,
    "back-green": _green,
}
"""`back` is the burgundy one, for whoever has chosen none."""


def all_backs() -> dict[str, str]:
    """Return every back file by its path inside `cards`."""
    return {f"{name}.svg": draw() for name, draw in BACKS.items()}
