"""Whole cards: faces and backs, 250 by 350 units (5:7).

The index stands in a column 62 units wide, so that it stays visible in a fan that shows 28 of
104 pixels of each card.
"""

from collections.abc import Mapping
from typing import Final

from resources.art.courts import court
from resources.art.glyphs import word
from resources.art.palette import EDGE, FOUR_COLOURS, GOLD, IVORY, TWO_COLOURS
from resources.art.pips import INLAYS, SUITS, pip
from resources.art.svg import Point, at, circle, document, line, path, rect, twice

WIDTH: Final = 250
HEIGHT: Final = 350
RANKS: Final = ("9", "J", "Q", "K", "10", "A")
LATIN: Final[Mapping[str, str]] = {}
LETTERS: Final[Mapping[str, Mapping[str, str]]] = {
    "russian": {"A": "Т", "Q": "Д", "J": "В"},
    "polish": {"Q": "D", "J": "W"},
}
INDEX_X: Final = 36
BACKS: Final = {
    "back": ("#7A1F2B", "#A8505A"),
    "back-blue": ("#1F3A66", "#4F6E9E"),
    "back-green": ("#1E5A44", "#4C8B72"),
}

_ROWS: Final = (59.0, 136.5, 213.5, 291.0)
_COLUMNS: Final = (88.0, 162.0)
_MIDDLES: Final = {"9": (175.0,), "10": (97.75, 252.25)}


CENTRE: Final[Point] = (WIDTH / 2, HEIGHT / 2)


def _blank() -> str:
    return rect((1.5, 1.5), (WIDTH - 3, HEIGHT - 3), IVORY, EDGE, 3, 17)


def _index(rank: str, suit: str, colour: str) -> list[str]:
    return [
        word(rank, (INDEX_X, 18), 60, colour),
        pip(suit, (INDEX_X, 107), 46, colour),
    ]


def _numbers(rank: str, suit: str, colour: str) -> list[str]:
    places: list[Point] = [(x, y) for x in _COLUMNS for y in _ROWS]
    places += [(WIDTH / 2, y) for y in _MIDDLES[rank]]
    return [pip(suit, (x, y), 44, colour, 180 if y > HEIGHT / 2 else 0) for x, y in places]


def _ace(suit: str, colour: str) -> list[str]:
    inlay = at([path(INLAYS[suit], "", IVORY, 1.7)], CENTRE, 1.5)
    return [pip(suit, CENTRE, 150, colour), inlay]


def face(
    rank: str,
    suit: str,
    colours: Mapping[str, str] = TWO_COLOURS,
    letters: Mapping[str, str] = LATIN,
) -> str:
    """Draw the face of a card as a whole SVG file."""
    colour = colours[suit]
    index = twice("index", _index(letters.get(rank, rank), suit, colour), CENTRE)
    match rank:
        case "9" | "10":
            middle = _numbers(rank, suit, colour)
        case "A":
            middle = _ace(suit, colour)
        case _:
            middle = court(rank, suit, colour)
    return document(WIDTH, HEIGHT, [_blank(), *middle, *index])


def _lattice(box: tuple[float, float, float, float], step: float, colour: str) -> list[str]:
    """Cover a box with diagonal lines, cut at its edges."""
    left, top, right, bottom = box
    tall = bottom - top
    lines: list[str] = []
    count = int((right - left + tall) / step) + 1
    start = left - tall + ((right - left + tall) % step) / 2
    for n in range(count):
        x = start + n * step
        a = max(x, left)
        b = min(x + tall, right)
        if b - a < 1:
            continue
        down = ((a, top + a - x), (b, top + b - x))
        mirrored = tuple((left + right - px, py) for px, py in down)
        lines.append(line(*down, colour, 2, "butt"))
        lines.append(line(mirrored[0], mirrored[1], colour, 2, "butt"))
    return lines


def back(name: str) -> str:
    """Draw a back, the same both ways up, as a whole SVG file."""
    ground, lines = BACKS[name]
    spade = [pip("S", (CENTRE[0], CENTRE[1] - 30), 26, IVORY)]
    diamond = [pip("D", (CENTRE[0] - 28, CENTRE[1]), 26, GOLD)]
    parts = [
        _blank(),
        rect((13, 13), (WIDTH - 26, HEIGHT - 26), ground, radius=10),
        *_lattice((21, 21, WIDTH - 21, HEIGHT - 21), 22, lines),
        rect((21, 21), (WIDTH - 42, HEIGHT - 42), "", GOLD, 2.5, 5),
        circle(CENTRE, 56, ground, GOLD, 2.5),
        circle(CENTRE, 49, "", lines, 1.5),
        *twice("half", [*spade, *diamond], CENTRE),
        pip("D", CENTRE, 24, IVORY),
    ]
    return document(WIDTH, HEIGHT, parts)


def _set(folder: str, letters: Mapping[str, str], colours: Mapping[str, str]) -> dict[str, str]:
    """Draw the faces of a set that no plainer set has."""
    return {
        f"{folder}/{rank}{suit}.svg": face(rank, suit, colours, letters)
        for suit in SUITS
        for rank in RANKS
        if (not letters or rank in letters)
        and (colours is TWO_COLOURS or colours[suit] != TWO_COLOURS[suit])
    }


def all_cards() -> dict[str, str]:
    """Return every card file by its path inside `cards`.

    The plain set is whole; the others hold only what differs from it, and
    `resources.faces.face_file` finds the right one.
    """
    files = {f"{rank}{suit}.svg": face(rank, suit) for suit in SUITS for rank in RANKS}
    files |= {f"{name}.svg": back(name) for name in BACKS}
    files |= _set("four-colour", LATIN, FOUR_COLOURS)
    for name, letters in LETTERS.items():
        files |= _set(name, letters, TWO_COLOURS)
        files |= _set(f"{name}-four-colour", letters, FOUR_COLOURS)
    return files
