"""How the small signs are drawn: a grid of 24 units, round strokes of 2, one colour."""

from collections.abc import Callable
from typing import Final

from resources.art.svg import path

SIZE: Final = 24
STROKE: Final = 2.0

Sign = Callable[[str], list[str]]
"""Draws a sign in a colour."""


def stroke(d: str, colour: str, width: float = STROKE) -> str:
    """Draw one stroke from its `d` text."""
    return path(d, "", colour, width)


def strokes(*lines: str, width: float = STROKE) -> Sign:
    """Make a sign of strokes alone."""
    return lambda colour: [stroke(d, colour, width) for d in lines]


def solid(d: str) -> Sign:
    """Make a sign of one filled outline with softened corners."""
    return lambda colour: [path(d, colour, colour, 1.6)]
