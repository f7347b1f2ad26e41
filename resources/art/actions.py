"""Signs of what a button does and of what a deal has brought, beyond the first handful.

Each is one idea that can be told at 16 pixels, with the same weight of stroke as the others.
"""

from math import cos, pi, sin
from typing import Final

from resources.art.strokes import Sign, solid, stroke, strokes
from resources.art.svg import circle, path, polygon, rect


def _ring(x: float, colour: str) -> str:
    return path(
        f"M{x - 2.6:g} 12C{x - 2.6:g} 6.4 {x + 2.6:g} 6.4 {x + 2.6:g} 12"
        f"C{x + 2.6:g} 17.6 {x - 2.6:g} 17.6 {x - 2.6:g} 12Z",
        "",
        colour,
        1.9,
    )


def _hundred(colour: str) -> list[str]:
    """Draw a hundred between the rims of a chip."""
    return [
        stroke("M5.2 5.2A9.8 9.8 0 0 1 18.8 5.2M5.2 18.8A9.8 9.8 0 0 0 18.8 18.8", colour, 1.9),
        stroke("M2.6 9.6L4.6 8V16", colour, 1.9),
        _ring(11, colour),
        _ring(19, colour),
    ]


def _dump_truck(colour: str) -> list[str]:
    """Draw the lorry that takes a player's points away."""
    return [
        polygon(
            ((2.6, 12.2), (9.6, 3.6), (13.6, 7), (12.4, 12.6), (6.4, 14.6)), colour, colour, 1.4
        ),
        stroke("M3 17H21.5V13L18.7 9.6H15.6V17", colour, 1.8),
        circle((7.2, 18.6), 2.4, colour),
        circle((17.4, 18.6), 2.4, colour),
    ]


def _printer(colour: str) -> list[str]:
    return [
        stroke("M7 8.5V3.5H17V8.5", colour, 1.9),
        stroke(
            "M7 17H5A2 2 0 0 1 3 15V10.5A2 2 0 0 1 5 8.5H19A2 2 0 0 1 21 10.5V15"
            "A2 2 0 0 1 19 17H17",
            colour,
            1.9,
        ),
        stroke("M7 14H17V21H7Z", colour, 1.9),
    ]


def _list(colour: str) -> list[str]:
    return [
        *(circle((4.4, y), 1.6, colour) for y in (6, 12, 18)),
        stroke("M9.5 6H20.5M9.5 12H20.5M9.5 18H20.5", colour),
    ]


def _bin(colour: str) -> list[str]:
    return [
        stroke("M4 6.5H20M9 6.2V3.5H15V6.2M6 6.5L7 20.5H17L18 6.5", colour, 1.9),
        stroke("M10.2 10.5V16.5M13.8 10.5V16.5", colour, 1.6),
    ]


def _copy(colour: str) -> list[str]:
    return [
        rect((8.5, 8.5), (12, 12), "", colour, 1.9, 2),
        stroke(
            "M15.5 5.2A2 2 0 0 0 13.5 3.5H5.5A2 2 0 0 0 3.5 5.5V13.5A2 2 0 0 0 5.2 15.5",
            colour,
            1.9,
        ),
    ]


def _warning(colour: str) -> list[str]:
    return [
        stroke("M12 3.5L21.8 20.5H2.2Z", colour, 1.9),
        stroke("M12 9.8V14", colour),
        circle((12, 17.3), 1.3, colour),
    ]


def _sun(colour: str) -> list[str]:
    rays = []
    for n in range(8):
        x, y = sin(n * pi / 4), cos(n * pi / 4)
        rays.append(f"M{12 + 7.6 * x:.2f} {12 + 7.6 * y:.2f}L{12 + 10 * x:.2f} {12 + 10 * y:.2f}")
    return [circle((12, 12), 4.2, colour), stroke("".join(rays), colour)]


def _pages(colour: str) -> list[str]:
    """Draw a page that is put into a file."""
    return [
        stroke(
            "M13.5 3H6.5A1.8 1.8 0 0 0 4.7 4.8V19.2A1.8 1.8 0 0 0 6.5 21H17.5"
            "A1.8 1.8 0 0 0 19.3 19.2V8.8Z",
            colour,
            1.9,
        ),
        stroke("M13.5 3V8.8H19.3", colour, 1.7),
        stroke("M12 11.5V17.6M9.2 15L12 17.8L14.8 15", colour, 1.8),
    ]


ACTIONS: Final[dict[str, Sign]] = {
    "chart": strokes("M3.5 3.5V20.5H20.5", "M7.5 15.5L11.5 10.5L14.8 13L20 6.5"),
    "copy": _copy,
    "delete": _bin,
    "dump-truck": _dump_truck,
    "fast-forward": solid("M3.8 5.5L11 12L3.8 18.5ZM12.6 5.5L19.8 12L12.6 18.5Z"),
    "hundred": _hundred,
    "instant": solid("M13.5 2.8L5.2 13.4H11L10 21.2L18.8 10.2H12.8Z"),
    "matches": _list,
    "moon": solid("M14.2 3.2A9 9 0 1 0 20.8 15.2A7.2 7.2 0 0 1 14.2 3.2Z"),
    "pdf": _pages,
    "print": _printer,
    "rename": strokes("M4 20L5 15.4L15.9 4.5L19.5 8.1L8.6 19Z", "M13.2 7.2L16.8 10.8", width=1.9),
    "rospis": strokes(
        "M5.5 3V21.3", "M5.5 4.6C10 2 13 7 19.5 4.6V13.4C13 15.8 10 10.8 5.5 13.4", width=1.9
    ),
    "rules": strokes(
        "M12 6.6C9.5 4.6 6 4.1 2.8 4.6V18.2C6 17.7 9.5 18.2 12 20.2C14.5 18.2 18 17.7 21.2 18.2"
        "V4.6C18 4.1 14.5 4.6 12 6.6V20.2",
        width=1.9,
    ),
    "skip-to-end": solid("M4.6 5L14.6 12L4.6 19ZM17.4 5.2H19.4V18.8H17.4Z"),
    "sort-hand": strokes("M7 4.5V19.5M3.4 16L7 19.5L10.6 16", "M13.5 6H21M13.5 12H19M13.5 18H17"),
    "sun": _sun,
    "trick-pile": strokes(
        "M12 3.2L21 8.2L12 13.2L3 8.2Z",
        "M3 12.4L12 17.4L21 12.4",
        "M3 16.4L12 21.4L21 16.4",
        width=1.8,
    ),
    "warning": _warning,
}
