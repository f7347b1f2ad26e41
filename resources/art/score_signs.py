"""Signs that only the score sheet writes; what also stands at the table is drawn beside that.

A ring around a sign says that it cost a fine.
"""

from typing import Final

from resources.art.strokes import Sign, stroke
from resources.art.svg import circle, path, polygon


def _fined(colour: str) -> str:
    return circle((12, 12), 10.9, "", colour, 1.7)


def _bolt_fine(colour: str) -> list[str]:
    return [
        _fined(colour),
        polygon(((8.4, 4.6), (15.6, 4.6), (17, 6.7), (15.6, 8.8), (8.4, 8.8), (7, 6.7)), colour),
        stroke("M10 9V17.4L12 19L14 17.4V9", colour, 1.6),
        stroke("M10.2 12.6L13.8 11.4M10.2 15.6L13.8 14.4", colour, 1.3),
    ]


def _rospis_fine(colour: str) -> list[str]:
    return [
        _fined(colour),
        stroke("M8 6.2V18.4", colour, 1.7),
        path("M8.6 6.6C11.4 5 13.4 8 17 6.6V12.2C13.4 13.6 11.4 10.6 8.6 12.2Z", colour),
    ]


def _barrel_fall(colour: str) -> list[str]:
    """Draw a barrel that lies on its side below the way that it fell."""
    return [
        stroke(
            "M3.5 12.2C7.8 9.6 16.2 9.6 20.5 12.2V18.8C16.2 21.4 7.8 21.4 3.5 18.8Z", colour, 1.8
        ),
        stroke("M8 10.8V20.2M16 10.8V20.2", colour, 1.5),
        stroke("M12 1.8V7.6M9 5L12 8L15 5", colour, 1.8),
    ]


def _marriage_void(colour: str) -> list[str]:
    return [
        circle((8.8, 13), 5.4, "", colour, 1.7),
        circle((15.2, 13), 5.4, "", colour, 1.7),
        stroke("M4 21.5L20 3", colour, 2),
    ]


def _not_written(colour: str) -> list[str]:
    """Draw a lock: points that do not come onto the sheet."""
    return [
        path("M5 10.5H19V21H5Z", colour, colour, 1.4),
        stroke("M8 10V7.4A4 4 0 0 1 16 7.4V10", colour, 2),
    ]


def _won(colour: str) -> list[str]:
    return [
        path("M7 3H17V9A5 5 0 0 1 7 9Z", colour, colour, 1.4),
        stroke(
            "M6.4 5H3.4C3.4 8.8 4.6 10.2 7 10.4M17.6 5H20.6C20.6 8.8 19.4 10.2 17 10.4", colour, 1.6
        ),
        stroke("M12 14V19M7.5 20.4H16.5", colour, 2.2),
    ]


def _floor(colour: str) -> list[str]:
    return [
        stroke("M12 3V15.4M6.6 10.4L12 15.8L17.4 10.4", colour, 2.2),
        stroke("M3.5 20.4H20.5", colour, 2.4),
    ]


SCORE_SIGNS: Final[dict[str, Sign]] = {
    "barrel-fall": _barrel_fall,
    "bolt-fine": _bolt_fine,
    "floor": _floor,
    "marriage-void": _marriage_void,
    "not-written": _not_written,
    "rospis-fine": _rospis_fine,
    "won": _won,
}
