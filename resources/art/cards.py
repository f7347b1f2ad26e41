"""Whole cards: faces and backs, 250 by 350 units (5:7).

The index stands in a column 62 units wide, so that it stays visible in a fan that shows 28 of
104 pixels of each card.
"""

from typing import Final

from resources.art.courts import court
from resources.art.glyphs import word
from resources.art.palette import EDGE, GOLD, IVORY, TWO_COLOURS
from resources.art.pips import INLAYS, SUITS, pip
from resources.art.svg import Point, at, circle, document, group, line, path, rect

WIDTH: Final = 250
HEIGHT: Final = 350
RANKS: Final = ("9", "J", "Q", "K", "10", "A")
INDEX_X: Final = 36
BACKS: Final = {
    "back": ("#7A1F2B", "#A8505A"),
    "back-blue": ("#1F3A66", "#4F6E9E"),
    "back-green": ("#1E5A44", "#4C8B72"),
}

_ROWS: Final = (59.0, 136.5, 213.5, 291.0)
_COLUMNS: Final = (88.0, 162.0)
_MIDDLES: Final = {"9": (175.0,), "10": (97.75, 252.25)}


def _turned(parts: list[str]) -> str:
    return group(parts, f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})")


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
    middle = (WIDTH / 2, HEIGHT / 2)
    inlay = at([path(INLAYS[suit], "", IVORY, 1.7)], middle, 1.5)
    return [pip(suit, middle, 150, colour), inlay]


def face(rank: str, suit: str, colours: dict[str, str] = TWO_COLOURS) -> str:
    """Draw the face of a card as a whole SVG file."""
    colour = colours[suit]
    index = _index(rank, suit, colour)
    match rank:
        case "9" | "10":
            middle = _numbers(rank, suit, colour)
        case "A":
            middle = _ace(suit, colour)
        case _:
            middle = court(rank, suit, colour)
    return document(WIDTH, HEIGHT, [_blank(), *middle, *index, _turned(index)])


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
    middle = (WIDTH / 2, HEIGHT / 2)
    half = [pip(suit, (WIDTH / 2, HEIGHT / 2 - 30), 26, IVORY) for suit in "S"]
    parts = [
        _blank(),
        rect((13, 13), (WIDTH - 26, HEIGHT - 26), ground, radius=10),
        *_lattice((21, 21, WIDTH - 21, HEIGHT - 21), 22, lines),
        rect((21, 21), (WIDTH - 42, HEIGHT - 42), "", GOLD, 2.5, 5),
        circle(middle, 56, ground, GOLD, 2.5),
        circle(middle, 49, "", lines, 1.5),
        *half,
        _turned(half),
    ]
    side = [pip("D", (WIDTH / 2 - 28, HEIGHT / 2), 26, GOLD)]
    parts += [*side, _turned(side), path("M125 163L137 175L125 187L113 175Z", IVORY)]
    return document(WIDTH, HEIGHT, parts)


def all_cards() -> dict[str, str]:
    """Return every card file by name."""
    files = {f"{rank}{suit}.svg": face(rank, suit) for suit in SUITS for rank in RANKS}
    files |= {f"{name}.svg": back(name) for name in BACKS}
    return files
