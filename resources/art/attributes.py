"""What the court figures hold: sceptre, orb, axe, blades, halberd, lance, trumpet, flowers.

Each is drawn upright around x = 0, at the heights of the upper half of a card; `held` places it
at the right edge of the panel, where the hand closes around it.
"""

from typing import Final

from resources.art.palette import GOLD, GOLD_DEEP, LINEN, SKIN, SKIN_SHADE, STEEL, STEEL_DEEP, WOOD
from resources.art.pips import pip
from resources.art.svg import Point, at, circle, ellipse, line, path, polygon

HAND: Final[Point] = (212, 156)
_LEAF: Final = "#5C8A4A"
_STEM: Final = "#47733B"
_FOOT: Final = 178.0


def _sceptre(suit: str, colour: str) -> list[str]:
    """Draw a golden rod with the suit on top."""
    return [
        line((0, 78), (0, _FOOT), GOLD_DEEP, 7),
        line((-1, 78), (-1, _FOOT), GOLD, 4),
        circle((0, 73), 8, GOLD),
        circle((0, 49), 23, GOLD),
        circle((0, 49), 18, LINEN),
        pip(suit, (0, 49), 25, colour),
    ]


def _orb(colour: str) -> list[str]:
    """Draw a globe with a band and a cross."""
    return [
        path("M-4 64V81H-14V89H-4V102H4V89H14V81H4V64Z", GOLD_DEEP),
        circle((0, 123), 24, GOLD),
        path("M-23 117C-9 127 9 127 23 117", "", colour, 6, "butt"),
        path("M0 123V99", "", colour, 5, "butt"),
        circle((-11, 109), 3.6, LINEN),
    ]


def _sword() -> list[str]:
    """Draw a sword held upright."""
    return [
        polygon(((0, 22), (7, 36), (7, 132), (-7, 132), (-7, 36)), STEEL),
        polygon(((0, 22), (7, 36), (7, 132), (0, 132)), STEEL_DEEP),
        path("M-19 129C-10 136 10 136 19 129", "", GOLD, 8),
        line((0, 136), (0, _FOOT), GOLD_DEEP, 7),
    ]


def _sabre() -> list[str]:
    """Draw a broad curved blade."""
    return [
        path("M-8 132C-16 94-8 54 20 24C24 62 18 100 8 132Z", STEEL),
        path("M20 24C24 62 18 100 8 132H2C10 98 14 62 20 24Z", STEEL_DEEP),
        path("M-20 128C-12 138 10 138 16 128", "", GOLD, 8),
        line((0, 136), (0, _FOOT), GOLD_DEEP, 7),
    ]


def _trumpet(colour: str) -> list[str]:
    """Draw a herald's trumpet held upright, with a cord."""
    return [
        path("M-4 150V84C-6 62-16 50-22 36H22C16 50 6 62 4 84V150Z", GOLD),
        path("M0 150V84C4 62 14 50 22 36C16 50 6 62 4 84V150Z", GOLD_DEEP),
        ellipse((0, 36), 22, 7, GOLD_DEEP),
        ellipse((0, 36), 16, 4, colour),
        path("M-4 92C-20 100-20 126-4 132", "", colour, 3.4),
        path("M-15 122L-20 144H-8Z", colour),
    ]


def _axe() -> list[str]:
    """Draw an axe with one broad blade."""
    return [
        line((0, 28), (0, _FOOT), WOOD, 7),
        path("M-3 44H3C10 42 14 38 17 28C23 50 23 66 17 88C14 78 10 74 3 72H-3Z", STEEL),
        path("M17 28C23 50 23 66 17 88C15 66 15 50 17 28Z", STEEL_DEEP),
        polygon(((-3, 49), (-18, 58), (-3, 67)), STEEL_DEEP),
    ]


def _halberd() -> list[str]:
    """Draw a halberd: spike, blade and hook on a staff."""
    return [
        line((0, 60), (0, _FOOT), WOOD, 6),
        polygon(((0, 20), (6, 50), (0, 62), (-6, 50)), STEEL),
        path("M0 56C-7 54-12 49-18 46C-15 62-16 78-20 90C-12 87-6 80 0 78Z", STEEL),
        path("M0 60C9 58 15 62 19 70C11 70 6 72 0 74Z", STEEL_DEEP),
        line((-5, 85), (5, 85), GOLD, 5),
    ]


def _lance(colour: str, light: str) -> list[str]:
    """Draw a lance with a forked pennant."""
    return [
        line((0, 44), (0, _FOOT), WOOD, 6),
        polygon(((0, 20), (6, 40), (0, 50), (-6, 40)), STEEL),
        path("M0 54C8 50 14 58 22 54L17 68L22 84C14 88 8 80 0 84Z", colour),
        path("M0 65C7 61 12 69 18 66L17 68L18.5 73C12 76 7 69 0 73Z", light),
    ]


def _petals(count: int, reach: float, size: Point, colour: str) -> list[str]:
    return [
        at([ellipse((0, -reach), *size, colour)], (0, 0), turn=360 * n / count)
        for n in range(count)
    ]


def _blossom(suit: str, colour: str, light: str) -> list[str]:
    match suit:
        case "S":
            tulip = "M-17-14C-10-10-6-8 0-22C6-8 10-10 17-14C20 6 12 20 0 20C-12 20-20 6-17-14Z"
            return [path(tulip, colour), path("M0-22C8-6 8 8 0 20C-8 8-8-6 0-22Z", light)]
        case "H":
            heart = path("M-7 1C-6-8 7-8 7 0C7 6-3 6-3 1C-3-2 2-3 3 0", "", colour, 2.6)
            return [*_petals(5, 12, (11, 11), colour), circle((0, 0), 12, light), heart]
        case "D":
            return [*_petals(6, 13, (5.5, 12), colour), circle((0, 0), 7, light)]
        case _:
            return [*_petals(8, 13, (5.6, 9.5), LINEN), circle((0, 0), 8, GOLD)]


def _flower(suit: str, colour: str, light: str) -> list[str]:
    """Draw the flower of a queen: tulip, rose, lily or daisy."""
    return [
        path(f"M0 {_FOOT:g}C6 140-6 110 0 74", "", _STEM, 4.5),
        path("M1 124C6 104 16 104 20 100C20 116 12 126 1 124Z", _LEAF),
        path("M-1 112C-4 96-16 94-20 90C-20 104-12 114-1 112Z", _LEAF),
        at(_blossom(suit, colour, light), (0, 56)),
    ]


def _hand(cuff: str) -> list[str]:
    fingers = path("M-11-1H5M-11 4.5H5", "", SKIN_SHADE, 1.6)
    return [
        path("M-16 8C-14 4 14 4 17 8L21 40H-20Z", cuff),
        path("M-12-6C-10-12 10-12 12-6C14 2 12 10 8 11H-8C-12 10-14 2-12-6Z", SKIN),
        fingers,
    ]


def held(rank: str, suit: str, colour: str, light: str) -> list[str]:
    """Draw what a court figure holds, and the hand that holds it with its cuff."""
    match rank + suit:
        case "KS":
            thing = _sceptre(suit, colour)
        case "KC":
            thing = _orb(colour)
        case "KD":
            thing = _axe()
        case "KH":
            thing = _sword()
        case "JS":
            thing = _halberd()
        case "JD":
            thing = _sabre()
        case "JH":
            thing = _trumpet(colour)
        case "JC":
            thing = _lance(colour, light)
        case _:
            thing = _flower(suit, colour, light)
    return [at(thing, (HAND[0], 0)), at(_hand(light), HAND)]
