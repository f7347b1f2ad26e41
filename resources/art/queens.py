"""The four queens: veiled, in a kokoshnik, with a fan collar, and with loose curls."""

from typing import Final

from resources.art.livery import Figure, Livery, face, gem, painted_lips
from resources.art.palette import GOLD, GOLD_DEEP, LINEN, SKIN
from resources.art.pips import pip
from resources.art.svg import circle, ellipse, path, rect

_FAN: Final = (-46, -40, -30, 30, 40, 46)
_NECKLACE: Final = (-12, -6, 0, 6, 12)
_PARTING: Final = "M0 50C-6 62-20 66-27 90C-33 62-20 45 0 45C20 45 33 62 27 90C20 66 6 62 0 50Z"


def _spades(livery: Livery) -> list[str]:
    """Draw a veiled queen with a tall pointed crown and a collar of pearls."""
    return [
        path(
            "M0 34C-36 34-46 60-42 92C-42 118-54 132-58 152L-30 160C-18 150-14 138-14 124H14"
            "C14 138 18 152 30 166L58 168C54 138 42 118 42 92C46 60 36 34 0 34Z",
            livery.second,
        ),
        path("M-36 92C-36 116-42 134-46 155M36 92C36 116 42 138 46 166", "", livery.robe, 1.8),
        *face(livery.hair),
        path("M-16 114C-8 121 8 121 16 114L20 130C8 138-8 138-20 130Z", livery.shade),
        *(circle((x, 121 + 4 * (1 - (x / 14) ** 2)), 2.6, LINEN) for x in (-14, -7, 0, 7, 14)),
        *(circle((x, 129 + 4 * (1 - (x / 16) ** 2)), 2.6, LINEN) for x in (-16, -8, 0, 8, 16)),
        *gem((0, 146), 6, livery.second),
        path(_PARTING, livery.hair),
        *painted_lips(),
        path("M-21 48L-28 20L-13 32L0 12L13 32L28 20L21 48C8 43-8 43-21 48Z", GOLD),
        path("M-21 49C-8 44 8 44 21 49L20 42C8 38-8 38-20 42Z", GOLD_DEEP),
        *(circle(tip, 3.2, LINEN) for tip in ((-28, 20), (0, 13), (28, 20))),
    ]


def _clubs(livery: Livery) -> list[str]:
    """Draw a queen in a kokoshnik, with a braid and a white blouse under her sarafan."""
    pearls = ((-33.5, 42), (-26, 30.5), (-14, 23), (0, 20), (14, 23), (26, 30.5), (33.5, 42))
    braid = ((-33, 108), (-36, 120), (-38, 132), (-39, 144))
    return [
        path("M-41 74C-49 36-27 14 0 12C27 14 49 36 41 74C32 60-32 60-45 74Z", livery.robe),
        path("M-41 74C-49 36-27 14 0 12C27 14 49 36 41 74", "", GOLD, 4.4),
        *(circle(spot, 2.8, LINEN) for spot in pearls),
        path(
            "M-52 134C-40 120-24 114-11 114H11C24 114 40 120 52 134L56 178L-58 164Z",
            LINEN,
        ),
        path(
            "M-30 118C-30 146-20 152 0 152C20 152 30 146 30 118L38 122L44 178L-46 164L-38 122Z",
            livery.robe,
        ),
        rect((-6, 152), (12, 26), GOLD),
        path("M-24 126C-16 142 16 142 24 126", "", GOLD, 4.4),
        *face(livery.hair),
        *(circle((x, 121 + 6 * (1 - (x / 14) ** 2)), 3.4, "#B42A36") for x in (-14, -7, 0, 7, 14)),
        *(ellipse(spot, 8.5, 7.5, livery.hair) for spot in braid),
        path("M-39 105L-29 111M-43 117L-31 123M-45 129L-33 135M-46 141L-34 147", "", "#4C2C18", 2),
        rect((-45, 150), (13, 6), "#B42A36", radius=2.5),
        path(
            "M0 58C-6 66-20 68-27 90C-32 70-30 60-24 56C-10 51 10 51 24 56C30 60 32 70 27 90"
            "C20 68 6 66 0 58Z",
            livery.hair,
        ),
        path("M-32 62C-12 51 12 51 32 62", "", GOLD, 4.4),
        *gem((0, 38), 7.5, "#B42A36"),
        *gem((-19, 43), 4.6, LINEN),
        *gem((19, 43), 4.6, LINEN),
        *painted_lips(),
    ]


def _diamonds(livery: Livery) -> list[str]:
    """Draw a queen with her hair pinned up, a tiara and a fan collar of lace."""
    rays = "".join(
        f"M{x * 0.42:g} {126 - abs(x) * 0.28:g}L{x:g} {110 - abs(x) * 0.75:g}" for x in _FAN
    )
    return [
        path(
            "M0 132C-30 130-50 106-50 66C-40 62-32 70-29 84L-20 108H20L29 84"
            "C32 70 40 62 50 66C50 106 30 130 0 132Z",
            LINEN,
        ),
        path(rays, "", livery.second, 2.4),
        path("M-50 66C-50 106-30 130 0 132C30 130 50 106 50 66", "", GOLD, 3),
        path("M-24 122H24L18 152H-18Z", SKIN),
        path("M-25 120L-19 153H19L25 120", "", GOLD, 4.4),
        *face(livery.hair),
        circle((0, 30), 15, livery.hair),
        path(
            "M-27 84C-40 66-34 40 0 38C34 40 40 66 27 84C26 72 22 66 14 62"
            "C6 58-6 58-14 62C-22 66-26 72-27 84Z",
            livery.hair,
        ),
        path(
            "M-10 26C-4 21 4 21 10 26M-11 33C-4 27 4 27 11 33M-22 54C-12 46 12 46 22 54",
            "",
            "#9A671E",
            2,
        ),
        path("M-20 50C-8 43 8 43 20 50L14 38L7 44L0 30L-7 44L-14 38Z", GOLD),
        pip("D", (0, 42), 9, livery.robe),
        circle((-26, 94), 3, LINEN),
        circle((26, 94), 3, LINEN),
        *(circle((x, 126 + 5 * (1 - (x / 12) ** 2)), 2.4, livery.robe) for x in _NECKLACE),
        *painted_lips(),
    ]


def _hearts(livery: Livery) -> list[str]:
    """Draw a queen with long loose curls, a coronet and a heart on her breast."""
    curls = (
        (-31, 62, 10),
        (-35, 78, 11),
        (-37, 95, 12),
        (-39, 113, 12),
        (-37, 131, 12),
        (-30, 146, 9),
        (31, 62, 10),
        (35, 78, 11),
        (37, 95, 12),
        (39, 113, 12),
        (37, 131, 12),
        (30, 147, 9),
    )
    shine = "".join(
        f"M{x - 4} {y + 3}C{x - 5} {y - 5} {x + 4} {y - 6} {x + 5} {y}" for x, y, _ in curls
    )
    return [
        path("M0 42C-26 42-36 56-36 78V120H36V78C36 56 26 42 0 42Z", livery.hair),
        path(
            "M-27 120C-18 116-12 117-10 116H10C12 117 18 116 27 120C24 150 10 160 0 162"
            "C-10 160-24 150-27 120Z",
            SKIN,
        ),
        path("M-27 122C-22 150-8 160 0 162C8 160 22 150 27 122", "", LINEN, 5),
        *(circle((x, y), r, livery.hair) for x, y, r in curls),
        path(shine, "", "#B2643A", 2),
        *face(livery.hair),
        path("M-13 121C-8 132-4 136 0 138C4 136 8 132 13 121", "", GOLD, 2),
        pip("H", (0, 143), 15, livery.robe),
        path(
            "M0 54C-4 64-16 68-27 86C-32 62-20 46 0 46C20 46 32 62 27 86C16 68 4 64 0 54Z",
            livery.hair,
        ),
        *painted_lips(),
        path(
            "M-26 53C-30 46-31 40-31 33C-24 34-20 37-17 41C-14 32-8 26 0 20C8 26 14 32 17 41"
            "C20 37 24 34 31 33C31 40 30 46 26 53C10 47-10 47-26 53Z",
            GOLD,
        ),
        *(circle(tip, 3.4, LINEN) for tip in ((-31, 32), (0, 19), (31, 32))),
        circle((0, 39), 4, livery.robe),
    ]


QUEENS: Final[dict[str, Figure]] = {"S": _spades, "C": _clubs, "D": _diamonds, "H": _hearts}
