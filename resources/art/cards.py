"""Whole cards: the faces, and with them the backs, 250 by 350 units (5:7).

The index stands in a column 62 units wide, so that it stays visible in a fan that shows 28 of
104 pixels of each card.
"""

from collections.abc import Mapping
from typing import Final

from resources.art.backs import CENTRE, HEIGHT, WIDTH, all_backs, blank
from resources.art.courts import court
from resources.art.glyphs import word
from resources.art.livery import FOUR_LIVERIES, LIVERIES
from resources.art.palette import FOUR_COLOURS, GOLD, IVORY, TWO_COLOURS
from resources.art.pips import INLAYS, SUITS, pip
from resources.art.svg import Point, at, circle, document, path, twice

RANKS: Final = ("9", "J", "Q", "K", "10", "A")
COURTS: Final = ("J", "Q", "K")
LATIN: Final[Mapping[str, str]] = {}
LETTERS: Final[Mapping[str, Mapping[str, str]]] = {
    "russian": {"A": "Т", "Q": "Д", "J": "В"},
    "polish": {"Q": "D", "J": "W"},
}
INDEX_X: Final = 36

_BLOSSOMS: Final[dict[str, tuple[tuple[Point, float], ...]]] = {
    "S": (((0, -3), 28),),
    "C": (((0, -26), 19), ((-26, 9), 19), ((26, 9), 19)),
    "D": (((0, 0), 28),),
    "H": (((0, 5), 28),),
}
"""Where the flowers of an ace stand and how large they are, in the units of a suit symbol."""
_ROWS: Final = (59.0, 136.5, 213.5, 291.0)
_COLUMNS: Final = (88.0, 162.0)
_MIDDLES: Final = {"9": (175.0,), "10": (97.75, 252.25)}


def _index(rank: str, suit: str, colour: str) -> list[str]:
    return [
        word(rank, (INDEX_X, 18), 60, colour),
        pip(suit, (INDEX_X, 107), 50, colour),
    ]


def _numbers(rank: str, suit: str, colour: str) -> list[str]:
    places: list[Point] = [(x, y) for x in _COLUMNS for y in _ROWS]
    places += [(WIDTH / 2, y) for y in _MIDDLES[rank]]
    return [pip(suit, (x, y), 44, colour, 180 if y > HEIGHT / 2 else 0) for x, y in places]


def _blossom(where: Point, size: float) -> str:
    """Draw an eight-leaved flower, in the units of a suit symbol."""
    petal = path("M0-3C8-9 8-24 0-32C-8-24-8-9 0-3Z", IVORY)
    petals = [at([petal], (0, 0), turn=45 * n) for n in range(8)]
    return at([*petals, circle((0, 0), 7, GOLD)], where, size / 64)


def _ace(suit: str, colour: str) -> list[str]:
    """Draw one large pip with an inlaid line and flowers."""
    inlay = [path(INLAYS[suit], "", IVORY, 1.7), *(_blossom(*place) for place in _BLOSSOMS[suit])]
    return [pip(suit, CENTRE, 150, colour), at(inlay, CENTRE, 1.5)]


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
            liveries = LIVERIES if colours is TWO_COLOURS else FOUR_LIVERIES
            middle = court(rank, suit, colour, liveries[suit])
    return document(WIDTH, HEIGHT, [blank(), *middle, *index])


def _changes(rank: str, suit: str, colours: Mapping[str, str]) -> bool:
    """Say whether a face looks otherwise than in the plain set."""
    return colours[suit] != TWO_COLOURS[suit] or (
        rank in COURTS and FOUR_LIVERIES[suit] != LIVERIES[suit]
    )


def _set(folder: str, letters: Mapping[str, str], colours: Mapping[str, str]) -> dict[str, str]:
    """Draw the faces of a set that no plainer set has."""
    return {
        f"{folder}/{rank}{suit}.svg": face(rank, suit, colours, letters)
        for suit in SUITS
        for rank in RANKS
        if (not letters or rank in letters)
        and (colours is TWO_COLOURS or _changes(rank, suit, colours))
    }


def all_cards() -> dict[str, str]:
    """Return every card file by its path inside `cards`.

    The plain set is whole; the others hold only what differs from it, and
    `resources.faces.face_file` finds the right one.
    """
    files = {f"{rank}{suit}.svg": face(rank, suit) for suit in SUITS for rank in RANKS}
    files |= all_backs()
    files |= _set("four-colour", LATIN, FOUR_COLOURS)
    for name, letters in LETTERS.items():
        files |= _set(name, letters, TWO_COLOURS)
        files |= _set(f"{name}-four-colour", letters, FOUR_COLOURS)
    return files
