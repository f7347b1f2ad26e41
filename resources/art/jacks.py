"""The four jacks: a page in a beret, an archer, a musketeer and a herald in a fur cap."""

from typing import Final

from resources.art.livery import Figure, Livery, face, fur_band, smile
from resources.art.palette import GOLD, GOLD_DEEP, LINEN
from resources.art.svg import circle, line, path, polygon


def _spades(livery: Livery) -> list[str]:
    """Draw a page with a plumed beret, straight hair and a pointed collar."""
    return [
        path(
            "M-29 56H29C33 76 34 92 37 106C30 112 20 110 17 102H-17C-20 110-30 112-37 106"
            "C-34 92-33 76-29 56Z",
            livery.hair,
        ),
        polygon(((-30, 116), (0, 124), (-16, 144)), LINEN),
        polygon(((30, 116), (0, 124), (16, 144)), LINEN),
        *(circle((0, y), 2.8, GOLD) for y in (138, 149, 160, 171)),
        *face(livery.hair),
        path("M-27 54H27V70C20 66 12 64 0 64C-12 64-20 66-27 70Z", livery.hair),
        smile(),
        path("M-37 58C-48 34-22 20 4 22C28 22 42 36 34 58C12 50-14 50-37 58Z", livery.robe),
        path("M-37 58C-14 50 12 50 34 58L33 64C12 57-14 57-36 64Z", GOLD),
        path(
            "M24 48C22 26 0 10-36 12C-30 17-30 20-33 24C-26 24-22 27-23 31C2 28 14 36 24 48Z",
            livery.second,
        ),
        path("M24 48C16 28-4 19-28 18", "", livery.shade, 1.8),
        circle((24, 48), 5.5, GOLD),
    ]


def _clubs(livery: Livery) -> list[str]:
    """Draw an archer with a pointed hat, short hair and a hood around his shoulders."""
    return [
        path("M-27 58H27V84C29 93 24 94 21 88H-21C-24 94-29 93-27 84Z", livery.hair),
        *face(livery.hair),
        path(
            "M-44 128C-34 112-20 110-11 113C-6 122 6 122 11 113C20 110 34 112 44 128"
            "C38 136 30 138 24 148L14 142L4 158L-6 144L-18 152L-26 138C-34 138-40 134-44 128Z",
            livery.second,
        ),
        path("M-30 126C-18 136 18 136 30 126", "", livery.robe, 2.4),
        smile(),
        path("M-22 46C-36 40-44 28-44 13C-30 16-18 26-12 42Z", "#C84A3A"),
        path("M-18 44C-28 38-36 28-39 19", "", LINEN, 1.8),
        path("M-29 52C-27 30-10 18 8 21C22 24 29 32 33 44C12 40-10 44-29 52Z", livery.robe),
        path(
            "M-41 58C-18 46 10 42 42 28C47 27 48 32 45 36C37 46 34 54 34 64"
            "C12 54-14 56-36 66C-43 67-46 61-41 58Z",
            livery.shade,
        ),
    ]


def _diamonds(livery: Livery) -> list[str]:
    """Draw a musketeer with a broad hat, long curls, a small moustache and a lace collar."""
    curls = ((-30, 66), (-34, 80), (-35, 95), (-33, 110), (30, 66), (34, 80), (35, 95), (33, 110))
    return [
        *(circle(spot, 10.5, livery.hair) for spot in curls),
        path(
            "M-42 120C-28 111-12 113 0 120C12 113 28 111 42 120L46 138L33 135L27 146L14 138"
            "L0 150L-14 138L-27 146L-33 135L-46 138Z",
            LINEN,
        ),
        path("M-34 126C-20 122-8 124 0 132C8 124 20 122 34 126", "", livery.second, 2.2),
        *face("#8A5A1C"),
        path(
            "M0 95C-5 92-11 93-17 91C-15 98-5 100 0 97.5C5 100 15 98 17 91C11 93 5 92 0 95Z",
            "#8A5A1C",
        ),
        path("M-3.6 106H3.6L0 117Z", "#8A5A1C"),
        path("M-4 101.5C-1.6 103 1.6 103 4 101.5", "", "#A9473F", 2.2),
        path("M-25 52C-28 32-20 23 0 23C20 23 28 32 25 52Z", livery.robe),
        path("M-26 44C-10 38 10 38 26 44V52H-26Z", GOLD_DEEP),
        path(
            "M-46 52C-30 44 30 42 44 50C48 60 38 64 26 61C10 56-12 56-28 63C-42 67-52 58-46 52Z",
            livery.shade,
        ),
        path(
            "M24 50C28 24 2 9-28 15C-42 19-47 30-44 42C-38 32-30 30-22 33C-8 24 12 30 24 50Z",
            LINEN,
        ),
        path("M22 46C14 26-10 18-36 28", "", livery.second, 2.2),
        circle((24, 49), 5, GOLD),
    ]


def _hearts(livery: Livery) -> list[str]:
    """Draw a herald with a drooping cap trimmed with fur and a frogged coat."""
    loops = (130, 143, 156)
    return [
        path("M-28 58H28V92C30 102 22 104 18 98H-18C-22 104-30 102-28 92Z", livery.hair),
        path("M-14 114L-22 176L22 180L14 114Z", livery.shade),
        *(line((-25, y), (25, y + 2), GOLD, 4.4) for y in loops),
        *(circle((side * 25, y + 1), 4.2, GOLD) for y in loops for side in (-1, 1)),
        line((0, 122), (0, 176), GOLD, 2),
        *face(livery.hair),
        path("M-24 116C-12 126 12 126 24 116L27 124C12 136-12 136-27 124Z", "#5A3A22"),
        circle((-15, 92), 4.4, "#EDB79B"),
        circle((15, 92), 4.4, "#EDB79B"),
        smile(),
        path("M-31 52C-34 32-22 16-2 14C20 11 38 18 43 34C34 30 31 38 31 52Z", livery.robe),
        path("M-14 46C-12 30-2 20 14 18M8 46C10 32 20 24 34 25", "", livery.shade, 2.2),
        line((42, 33), (43, 42), GOLD, 2.4),
        circle((43, 44), 4.6, GOLD),
        *fur_band(),
    ]


JACKS: Final[dict[str, Figure]] = {"S": _spades, "C": _clubs, "D": _diamonds, "H": _hearts}
