"""The four suit symbols, each in a box from -50 to 50, and the inlaid line of the aces."""

from typing import Final

from resources.art.svg import Point, at, path

SUITS: Final = "SCDH"

OUTLINES: Final = {
    "S": (
        "M0-50C9-31 46-9 46 16C46 30 36 38.5 25 38.5C16 38.5 9 33.5 4 26"
        "C5 38 10 45.5 19 50H-19C-10 45.5-5 38-4 26C-9 33.5-16 38.5-25 38.5"
        "C-36 38.5-46 30-46 16C-46-9-9-31 0-50Z"
    ),
    "C": (
        "M-9-8A22 22 0 1 1 9-8V-1.6A22 22 0 1 1 5.6 17.5C6 33 10 45 19 50H-19"
        "C-10 45-6 33-5.6 17.5A22 22 0 1 1-9-1.6Z"
    ),
    "D": ("M0-50C8-32 24-12 39 0C24 12 8 32 0 50C-8 32-24 12-39 0C-24-12-8-32 0-50Z"),
    "H": (
        "M0 47C-10 30-47 9-47-17C-47-35-35-45-23-45C-12-45-4-38 0-27"
        "C4-38 12-45 23-45C35-45 47-35 47-17C47 9 10 30 0 47Z"
    ),
}

INLAYS: Final = {
    "S": (
        "M0-38C9-23 38-5 38 16C38 25 32 30.5 25 30.5C14 30.5 7 25 0 14"
        "C-7 25-14 30.5-25 30.5C-32 30.5-38 25-38 16C-38-5-9-23 0-38Z"
    ),
    "C": (
        "M-3-11.3A16 16 0 1 1 3-11.3V4.4H12.9A16 16 0 1 1 11.2 14.5H-11.2A16 16 0 1 1-12.9 4.4H-3Z"
    ),
    "D": "M0-37C7-24 17-10 28 0C17 10 7 24 0 37C-7 24-17 10-28 0C-17-10-7-24 0-37Z",
    "H": (
        "M0 36C-10 23-38 4-38-17C-38-29-31-36-23-36C-12-36-4-28 0-13"
        "C4-28 12-36 23-36C31-36 38-29 38-17C38 4 10 23 0 36Z"
    ),
}


def pip(suit: str, where: Point, size: float, colour: str, turn: float = 0) -> str:
    """Draw a suit symbol of a height of `size` around a point."""
    return at([path(OUTLINES[suit], colour)], where, size / 100, turn)
