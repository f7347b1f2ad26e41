"""The four kings: an old sage, a tsar in the cap of Monomakh, a sultan and a young knight.

Each has a crown, a beard or moustache and a mantle of his own shape, so that he is known without
the colour of his suit.
"""

from typing import Final

from resources.art.livery import Figure, Livery, ermine, face, fur_band, gem, gold_band
from resources.art.palette import GOLD, GOLD_DEEP, LINEN, STEEL, STEEL_DEEP
from resources.art.pips import pip
from resources.art.svg import circle, ellipse, line, path

_MOUTH: Final = "#9C3B35"


def _spades(livery: Livery) -> list[str]:
    """Draw an old king with a tall crown, ermine and a beard down to his belt."""
    return [
        path("M-30 58H30V96C38 104 34 116 24 114H-24C-34 116-38 104-30 96Z", livery.beard),
        *ermine(),
        *face(livery.beard),
        path(
            "M-25 78C-20 92-12 90 0 89C12 90 20 92 25 78C33 108 24 146 0 166C-24 146-33 108-25 78Z",
            livery.beard,
        ),
        path("M-9 110C-10 128-6 142-2 152M9 110C10 126 7 138 3 146", "", "#7C828C", 2.2),
        path("M-15 95C-9 88-3 89 0 92C3 89 9 88 15 95C9 98 4 97 0 95.5C-4 97-9 98-15 95Z", LINEN),
        path("M-6 101C-3 104 3 104 6 101Z", _MOUTH),
        path("M-31 62L-38 24L-19 41L0 16L19 41L38 24L31 62C12 56-12 56-31 62Z", GOLD),
        gold_band("M-31 62C-12 56 12 56 31 62L29.5 51C12 46-12 46-29.5 51Z"),
        circle((0, 53), 3.6, livery.robe),
        circle((-17, 54.5), 2.8, LINEN),
        circle((17, 54.5), 2.8, LINEN),
        *(circle(tip, 4.2, GOLD) for tip in ((-38, 23), (0, 16), (38, 23))),
    ]


def _clubs(livery: Livery) -> list[str]:
    """Draw a tsar with a golden cap trimmed with fur, a round beard and a jewelled collar."""
    stones = ((-46, 137), (-26, 139), (0, 143), (26, 141), (46, 143))
    return [
        path("M-29 60H29V92C33 98 30 106 24 106H-24C-30 106-33 98-29 92Z", livery.beard),
        path(
            "M-64 150C-58 126-40 116-20 112H20C40 116 58 128 64 158"
            "C42 148 22 150 0 156C-22 148-42 144-64 150Z",
            livery.second,
        ),
        path("M-64 150C-42 144-22 148 0 156C22 150 42 148 64 158", "", GOLD, 5),
        *(circle(spot, 5, livery.robe) for spot in stones),
        *(circle(spot, 2, LINEN) for spot in stones),
        *face(livery.beard),
        path(
            "M-27 74C-26 88-16 91 0 89C16 91 26 88 27 74C37 98 32 124 14 131"
            "C5 134-5 134-14 131C-32 124-37 98-27 74Z",
            livery.beard,
        ),
        path(
            "M-17 97C-10 89-4 90 0 93C4 90 10 89 17 97C10 99 4 98 0 96C-4 98-10 99-17 97Z",
            "#94623A",
        ),
        path("M-6 102C-3 105 3 105 6 102Z", _MOUTH),
        path("M-30 50C-32 34-14 24 0 18C14 24 32 34 30 50Z", GOLD),
        path("M0 18V48M-13 25C-18 34-18 42-17 48M13 25C18 34 18 42 17 48", "", GOLD_DEEP, 2.4),
        *gem((-8.5, 40), 3.6, livery.robe),
        *gem((8.5, 40), 3.6, livery.robe),
        circle((0, 16), 4.4, LINEN),
        *fur_band(),
    ]


def _diamonds(livery: Livery) -> list[str]:
    """Draw a sultan with a crowned turban, a long moustache and a ruff."""
    moustache = (
        "M0 93C-6 88-14 90-19 95C-25 99-31 97-34 91C-34 105-20 108-12 104C-6 102-2 100 0 98"
        "C2 100 6 102 12 104C20 108 34 105 34 91C31 97 25 99 19 95C14 90 6 88 0 93Z"
    )
    pleats = "".join(f"M{x * 0.75:g} 118L{x:g} {134 - abs(x) * 0.22:g}" for x in range(-36, 37, 9))
    return [
        path("M-29 56H29V92C34 96 30 102 26 102H-26C-30 102-34 96-29 92Z", livery.shade),
        *face("#8A5A1C"),
        ellipse((0, 125), 41, 12.5, LINEN),
        path(pleats, "", livery.second, 2.4),
        path("M-14 108C-8 113 8 113 14 108L10 116H-10Z", "#DDB08A"),
        path("M-30 138L0 166L30 141", "", GOLD, 3.4),
        *gem((0, 163), 6, livery.robe),
        path(moustache, "#8A5A1C"),
        path("M-5 104.5C-2 106.5 2 106.5 5 104.5", "", _MOUTH, 2.4),
        path("M-14 32L-18 14L-7 22L0 12L7 22L18 14L14 32Z", GOLD),
        path(
            "M-37 58C-44 38-28 27 0 27C28 27 44 38 37 58C31 67 18 60 0 60C-18 60-31 67-37 58Z",
            LINEN,
        ),
        path(
            "M-38 50C-22 32 8 34 24 60M38 50C26 36 12 30-10 29M-36 58C-30 46-20 46-8 60",
            "",
            livery.robe,
            2.6,
        ),
        *gem((0, 47), 7, livery.robe),
    ]


def _hearts(livery: Livery) -> list[str]:
    """Draw a young king in armour with a pointed beard and a crown lined with velvet."""
    return [
        path(
            "M-29 56H29C34 74 36 88 40 104C33 113 22 109 18 100H-18C-22 109-33 113-40 104"
            "C-36 88-34 74-29 56Z",
            livery.hair,
        ),
        path(
            "M-38 124C-28 113-14 114 0 122C14 114 28 113 38 124C50 142 52 160 50 178L-52 168"
            "C-54 154-50 140-38 124Z",
            STEEL,
        ),
        path("M0 122C14 114 28 113 38 124C50 142 52 160 50 178L0 173Z", "#98A3B0"),
        line((0, 124), (0, 172), STEEL_DEEP, 2),
        ellipse((-50, 140), 15, 17, STEEL),
        path("M-64 140C-60 130-44 128-37 136M-64 148C-58 140-46 138-37 146", "", STEEL_DEEP, 2),
        pip("H", (0, 146), 24, livery.robe),
        *face(livery.beard),
        path("M-17 118H17L13 127H-13Z", STEEL_DEEP),
        path("M-9 104C-4 106 4 106 9 104C11 114 5 124 0 129C-5 124-11 114-9 104Z", livery.beard),
        path(
            "M0 94C-5 91-12 92-17 97C-10 99-4 98.5 0 96.5C4 98.5 10 99 17 97C12 92 5 91 0 94Z",
            livery.beard,
        ),
        path("M-5 100.5C-2 102.5 2 102.5 5 100.5", "", _MOUTH, 2.4),
        path("M-29 52C-31 26-14 20 0 20C14 20 31 26 29 52Z", livery.robe),
        path(
            "M-32 60L-37 36C-28 40-20 42-16 50C-10 46-6 34 0 15C6 34 10 46 16 50C20 42 28 40 37 36"
            "L32 60C12 54-12 54-32 60Z",
            GOLD,
        ),
        gold_band("M-32 62C-12 56 12 56 32 62L31 54C12 49-12 49-31 54Z"),
        *(circle(tip, 4, LINEN) for tip in ((-37, 35), (0, 16), (37, 35))),
        pip("H", (0, 46), 9, livery.robe),
    ]


KINGS: Final[dict[str, Figure]] = {"S": _spades, "C": _clubs, "D": _diamonds, "H": _hearts}
