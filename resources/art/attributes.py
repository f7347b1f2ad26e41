"""What the court figures hold: sceptre, orb, axe, sword, halberd and flowers.

Each is drawn at the right edge of the upper half of a card, with the hand at (212, 156).
"""

from typing import Final

from resources.art.palette import GOLD, GOLD_DEEP, LINEN, SKIN, STEEL, STEEL_DEEP, WOOD
from resources.art.pips import pip
from resources.art.svg import Point, at, circle, ellipse, line, path, polygon

HAND: Final[Point] = (212, 156)
_X: Final = HAND[0]
_LEAF: Final = "#5C8A4A"
_STEM: Final = "#47733B"


def hand(cuff: str) -> str:
    """Draw the hand and cuff that close around the attribute."""
    return at(
        [
            path("M-16 8C-14 4 14 4 17 8L21 34H-20Z", cuff),
            path("M-12-6C-10-12 10-12 12-6C14 2 12 10 8 11H-8C-12 10-14 2-12-6Z", SKIN),
            path("M-11-1H5M-11 4.5H5", "", "#D9A57E", 1.6),
        ],
        HAND,
    )


def sceptre(suit: str, colour: str) -> list[str]:
    """Draw a golden rod with the suit on top."""
    return [
        line((_X, 78), (_X, 176), GOLD_DEEP, 7),
        line((_X - 1, 78), (_X - 1, 176), GOLD, 4),
        circle((_X, 72), 8, GOLD),
        circle((_X, 48), 23, GOLD),
        circle((_X, 48), 18, LINEN),
        pip(suit, (_X, 48), 25, colour),
    ]


def orb(suit: str, colour: str) -> list[str]:
    """Draw a globe with a band and a cross."""
    return [
        path(
            f"M{_X - 4} 66V82H{_X - 14}V90H{_X - 4}V100H{_X + 4}V90H{_X + 14}V82H{_X + 4}V66Z", GOLD
        ),
        circle((_X, 122), 23, GOLD),
        path(f"M{_X - 22} 117C{_X - 8} 126 {_X + 8} 126 {_X + 22} 117", "", colour, 6, "butt"),
        path(f"M{_X} 122V100", "", colour, 5, "butt"),
        circle((_X - 9, 110), 4, LINEN),
    ]


def sword(suit: str, colour: str) -> list[str]:
    """Draw a sword held upright."""
    return [
        polygon(((_X, 22), (_X + 7, 34), (_X + 7, 132), (_X - 7, 132), (_X - 7, 34)), STEEL),
        polygon(((_X, 22), (_X + 7, 34), (_X + 7, 132), (_X, 132)), STEEL_DEEP),
        path(f"M{_X - 20} 130C{_X - 10} 136 {_X + 10} 136 {_X + 20} 130", "", GOLD, 8),
        line((_X, 136), (_X, 172), GOLD_DEEP, 7),
    ]


def axe(suit: str, colour: str) -> list[str]:
    """Draw an axe with one broad blade."""
    return [
        line((_X, 28), (_X, 176), WOOD, 7),
        path(
            f"M{_X - 3} 44H{_X + 3}C{_X + 10} 42 {_X + 14} 38 {_X + 18} 28"
            f"C{_X + 24} 50 {_X + 24} 66 {_X + 18} 88C{_X + 14} 78 {_X + 10} 74 {_X + 3} 72H{_X - 3}Z",
            STEEL,
        ),
        path(
            f"M{_X + 18} 28C{_X + 24} 50 {_X + 24} 66 {_X + 18} 88C{_X + 16} 66 {_X + 16} 50 {_X + 18} 28Z",
            STEEL_DEEP,
        ),
        polygon(((_X - 3, 50), (_X - 18, 58), (_X - 3, 66)), STEEL_DEEP),
    ]


def halberd(suit: str, colour: str) -> list[str]:
    """Draw a halberd: spike, blade and hook on a staff."""
    return [
        line((_X, 60), (_X, 178), WOOD, 6),
        polygon(((_X, 18), (_X + 6, 50), (_X, 62), (_X - 6, 50)), STEEL),
        path(
            f"M{_X} 56C{_X - 8} 54 {_X - 14} 48 {_X - 22} 46C{_X - 18} 62 {_X - 20} 78 {_X - 24} 88"
            f"C{_X - 14} 86 {_X - 8} 80 {_X} 78Z",
            STEEL,
        ),
        path(
            f"M{_X} 60C{_X + 10} 58 {_X + 16} 62 {_X + 20} 70C{_X + 12} 70 {_X + 6} 72 {_X} 74Z",
            STEEL_DEEP,
        ),
        line((_X - 5, 84), (_X + 5, 84), GOLD, 5),
    ]


def _petals(count: int, reach: float, size: Point, colour: str) -> list[str]:
    return [
        at([ellipse((0, -reach), *size, colour)], (0, 0), turn=360 * n / count)
        for n in range(count)
    ]


def _blossom(suit: str, colour: str, light: str) -> list[str]:
    match suit:
        case "S":
            return [
                path(
                    "M-17-14C-10-10-6-8 0-22C6-8 10-10 17-14C20 6 12 20 0 20C-12 20-20 6-17-14Z",
                    colour,
                ),
                path("M0-22C8-6 8 8 0 20C-8 8-8-6 0-22Z", light),
            ]
        case "H":
            return [
                *_petals(5, 12, (11, 11), colour),
                circle((0, 0), 12, light),
                path("M-7 1C-6-8 7-8 7 0C7 6-3 6-3 1C-3-2 2-3 3 0", "", colour, 2.6),
            ]
        case "D":
            return [
                *_petals(6, 13, (5.5, 12), colour),
                circle((0, 0), 7, light),
            ]
        case _:
            return [
                *_petals(8, 13, (5.6, 9.5), LINEN),
                circle((0, 0), 8, GOLD),
            ]


def flower(suit: str, colour: str, light: str) -> list[str]:
    """Draw the flower of a queen: tulip, daisy, lily or rose."""
    return [
        path(f"M{_X} 178C{_X + 6} 140 {_X - 6} 110 {_X} 74", "", _STEM, 4.5),
        path(
            f"M{_X + 1} 124C{_X + 6} 104 {_X + 18} 104 {_X + 22} 100C{_X + 22} 116 {_X + 12} 126 {_X + 1} 124Z",
            _LEAF,
        ),
        path(
            f"M{_X - 1} 112C{_X - 4} 96 {_X - 16} 94 {_X - 20} 90C{_X - 20} 104 {_X - 12} 114 {_X - 1} 112Z",
            _LEAF,
        ),
        at(_blossom(suit, colour, light), (_X, 58)),
    ]
