"""Small pictures for buttons and badges, on a grid of 24 units with strokes of 2.

Each is drawn in one colour: light for the felt, and dark (in `icons/dark`) for ivory and amber,
because the software renderer cannot tint an image.
"""

from math import cos, pi, sin
from typing import Final

from resources.art.actions import ACTIONS
from resources.art.palette import (
    BLACK,
    FELT_COLOURS,
    FELT_FOUR_COLOURS,
    FOUR_COLOURS,
    LIGHT,
    TWO_COLOURS,
)
from resources.art.pips import SUITS, pip
from resources.art.score_signs import SCORE_SIGNS
from resources.art.strokes import SIZE, STROKE, Sign, solid, stroke, strokes
from resources.art.svg import Point, circle, document, path, polygon, rect


def _polar(radius: float, turns: float) -> Point:
    return 12 + radius * sin(2 * pi * turns), 12 - radius * cos(2 * pi * turns)


def _gear(colour: str) -> list[str]:
    teeth = 8
    outline: list[Point] = []
    for n in range(teeth):
        for radius, share in ((7.2, -0.3), (10.2, -0.19), (10.2, 0.19), (7.2, 0.3)):
            outline.append(_polar(radius, (n + share) / teeth))
    return [polygon(outline, "", colour, STROKE), circle((12, 12), 3.1, "", colour, STROKE)]


def _dealer(colour: str) -> list[str]:
    notches = []
    for n in range(8):
        (x1, y1), (x2, y2) = _polar(7.4, n / 8), _polar(9.4, n / 8)
        notches.append(stroke(f"M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}", colour, 2.6))
    return [
        circle((12, 12), 10, "", colour, 1.8),
        *notches,
        circle((12, 12), 5.6, "", colour, 1.4),
        path("M12 8.6L15 12L12 15.4L9 12Z", colour),
    ]


def _barrel(colour: str) -> list[str]:
    return [
        stroke("M7 3H17C20.3 8.5 20.3 15.5 17 21H7C3.7 15.5 3.7 8.5 7 3Z", colour),
        stroke("M5.2 8H18.8M5.2 16H18.8", colour, 1.8),
        stroke("M12 3V21", colour, 1.4),
    ]


def _bolt(colour: str) -> list[str]:
    """Draw the screw that a deal without a trick is called after."""
    return [
        polygon(((6.5, 3.2), (17.5, 3.2), (19.5, 6.1), (17.5, 9), (6.5, 9), (4.5, 6.1)), colour),
        stroke("M9 9V19.5L12 21.5L15 19.5V9", colour, 1.8),
        stroke("M9.4 13.4L14.6 11.8M9.4 16.6L14.6 15M9.4 19.6L14.6 18", colour, 1.5),
    ]


def _question(colour: str) -> list[str]:
    return [
        circle((12, 12), 9.6, "", colour, 1.8),
        stroke("M9 9.6C9 5.8 15.2 5.9 15.2 9.7C15.2 12 12 12.2 12 14.4", colour),
        circle((12, 17.6), 1.3, colour),
    ]


def _tricks(colour: str) -> list[str]:
    return [
        stroke("M8.5 4.5L18.7 6.3L16.5 18.8", colour, 1.8),
        rect((4.5, 7.5), (9.5, 13.3), "", colour, 1.8, 1.6),
        path("M9.25 10.6L11.6 14.15L9.25 17.7L6.9 14.15Z", colour),
    ]


def _sheet(colour: str) -> list[str]:
    return [
        rect((4, 3), (16, 18), "", colour, 1.8, 2),
        stroke("M4 8H20M9.3 3V21M14.7 3V21", colour, 1.5),
        stroke("M11 12H13M11 15.5H13M16.3 12H17.7M6 12H7.3", colour, 1.5),
    ]


def _crown(colour: str) -> list[str]:
    return [
        path("M4 17L2.5 7.5L8 11.5L12 4.5L16 11.5L21.5 7.5L20 17Z", colour),
        rect((4, 18.3), (16, 2.2), colour, radius=1),
    ]


def _rings(colour: str) -> list[str]:
    return [
        circle((8.8, 14), 5.8, "", colour, 1.9),
        circle((15.2, 14), 5.8, "", colour, 1.9),
        path("M15.2 3L17.3 5.3L15.2 7.6L13.1 5.3Z", colour),
    ]


def _computer(colour: str) -> list[str]:
    return [
        rect((4.5, 8), (15, 11.5), "", colour, 1.9, 3),
        stroke("M12 8V4.5M2.2 12V15.5M21.8 12V15.5", colour, 1.9),
        circle((12, 3.6), 1.5, colour),
        circle((9, 12.8), 1.5, colour),
        circle((15, 12.8), 1.5, colour),
        stroke("M9.5 16.3H14.5", colour, 1.5),
    ]


def _person(colour: str) -> list[str]:
    return [
        circle((12, 7.5), 4.2, "", colour, 1.9),
        stroke("M4 20.5C4 11.8 20 11.8 20 20.5Z", colour, 1.9),
    ]


def _speaker(colour: str) -> list[str]:
    return [path("M3 9.2H6.8L12 4.8V19.2L6.8 14.8H3Z", colour, colour, 1)]


def _bulb(colour: str) -> list[str]:
    return [
        stroke(
            "M9 17C9 14.5 5.5 13.5 5.5 9A6.5 6.5 0 0 1 18.5 9C18.5 13.5 15 14.5 15 17Z", colour, 1.9
        ),
        stroke("M9.5 20H14.5M11 22H13", colour, 1.6),
    ]


GLYPHS: Final[dict[str, Sign]] = {
    "back": strokes("M20 12H4.5M11 5L4 12L11 19"),
    "barrel": _barrel,
    "bolt": _bolt,
    "check": strokes("M4.5 12.5L10 18L20 6.5"),
    "chevron-down": strokes("M5 9L12 16L19 9"),
    "chevron-left": strokes("M15 5L8 12L15 19"),
    "chevron-right": strokes("M9 5L16 12L9 19"),
    "chevron-up": strokes("M5 15L12 8L19 15"),
    "close": strokes("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
    "computer": _computer,
    "dealer": _dealer,
    "declarer": _crown,
    "help": _question,
    "hint": _bulb,
    "marriage": _rings,
    "menu": strokes("M4 6.5H20M4 12H20M4 17.5H20"),
    "minus": strokes("M5 12H19"),
    "pause": solid("M6.5 5H9.5V19H6.5ZM14.5 5H17.5V19H14.5Z"),
    "person": _person,
    "play": solid("M7 4.5L19 12L7 19.5Z"),
    "plus": strokes("M5 12H19M12 5V19"),
    "score-sheet": _sheet,
    "settings": _gear,
    "sound-off": lambda colour: [
        *_speaker(colour),
        stroke("M15.5 9.5L20.5 14.5M20.5 9.5L15.5 14.5", colour),
    ],
    "sound-on": lambda colour: [
        *_speaker(colour),
        stroke("M15.5 9C17 10.5 17 13.5 15.5 15M18 6.5C21.2 9.5 21.2 14.5 18 17.5", colour),
    ],
    "tricks": _tricks,
    "undo": strokes("M8.5 4L4 8.5L8.5 13", "M4 8.5H14.5A5.5 5.5 0 0 1 14.5 19.5H9"),
    **ACTIONS,
    **SCORE_SIGNS,
}


def all_icons() -> dict[str, str]:
    """Return every icon file by its path inside `icons`."""
    files: dict[str, str] = {}
    for name, draw in GLYPHS.items():
        files[f"{name}.svg"] = document(SIZE, SIZE, draw(LIGHT))
        files[f"dark/{name}.svg"] = document(SIZE, SIZE, draw(BLACK))
    schemes = (
        ("", FELT_COLOURS),
        ("dark/", TWO_COLOURS),
        ("four-colour/", FELT_FOUR_COLOURS),
        ("dark/four-colour/", FOUR_COLOURS),
    )
    for folder, colours in schemes:
        for suit in SUITS:
            sign = pip(suit, (12, 12), 21, colours[suit])
            files[f"{folder}suit-{suit}.svg"] = document(SIZE, SIZE, [sign])
    return files
