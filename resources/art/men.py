"""The portraits of old players, men in their prime and a student."""

from collections.abc import Callable
from typing import Final

from resources.art.bust import (
    FAIR,
    LONG,
    OLIVE,
    OVAL,
    PALE,
    SQUARE,
    brows,
    cheeks,
    down_to_rim,
    ears,
    eyes,
    glasses,
    medallion,
    neck,
    nose,
    shoulders,
    smile,
)
from resources.art.palette import BLACK, GOLD, IVORY, LINEN, RED, SILVER, SILVER_DEEP
from resources.art.pips import pip
from resources.art.svg import at, circle, ellipse, path, polygon, rect


def _card_shark() -> str:
    """Draw an old player in a flat cap with a card stuck in it."""
    skin, cap, cap_deep = FAIR, "#7A6A4A", "#564A33"
    tucked = [
        rect((-8, -22), (16, 24), IVORY, "#B9AE92", 1, 2),
        pip("H", (0, -12), 11, RED),
    ]
    moustache = (
        "M80 95C75 90 64 91 59 99C57 102 52 102 49 98C50 108 62 111 71 107C75 105 78 103 80 102"
        "C82 103 85 105 89 107C98 111 110 108 111 98C108 102 103 102 101 99C96 91 85 90 80 95Z"
    )
    return medallion(
        "#7F97A8",
        [
            shoulders("#3C4654", 122, 20),
            neck(skin),
            down_to_rim("M64 110L80 130L96 110L104 116", 62, 98, LINEN),
            path("M58 112L80 132L102 112L106 119L84 140H76L54 119Z", "#B42A36"),
            path("M76 134H84L88 150L80 154L72 150Z", "#8C1E29"),
            *ears(skin, 29, 82),
            path("M49 62H111L110 84L104 72H56L50 84Z", SILVER_DEEP),
            path(LONG, skin.light),
            *cheeks(skin, 91),
            *eyes(),
            *brows(SILVER, 71, 4.2, 2.4),
            path("M60 86C62 88 65 88 67 87M93 87C95 88 98 88 100 86", "", skin.shade, 1.6),
            path("M81 80L75.5 92C76 95 84 95 85 92", "", skin.shade, 2.8),
            smile("#9C4A3D", 107, 5, 3),
            path(moustache, SILVER),
            at(tucked, (108, 42), turn=26),
            path(
                "M46 60C30 48 40 32 64 28C92 22 126 34 122 50C121 56 118 58 114 60"
                "C96 50 64 50 46 60Z",
                cap,
            ),
            path("M76 27C60 32 52 42 52 55M86 26C104 32 110 42 109 56", "", cap_deep, 1.6),
            ellipse((80, 27), 4.5, 2.6, cap_deep),
            path(
                "M42 62C58 47 102 47 118 62C121 68 117 71 112 68C96 59 64 59 48 68"
                "C43 71 39 68 42 62Z",
                cap_deep,
            ),
        ],
        "#93AABA",
    )


def _beard() -> str:
    """Draw a broad man with a full beard in a knitted jumper."""
    skin, hair = OLIVE, "#4A2E1D"
    return medallion(
        "#C2A878",
        [
            shoulders("#3E6B4F", 114, 24),
            path(
                "M30.5 132L38 140L48 132L58 140L69 132L80 140L91 132L102 140L112 132L122 140"
                "L129.5 132",
                "",
                "#E9DDB8",
                3.4,
            ),
            path("M58 106H102V122C96 130 64 130 58 122Z", "#345C43"),
            *ears(skin, 31, 80),
            path(SQUARE, skin.light),
            path(
                "M47 78C40 44 56 28 82 29C108 30 120 46 113 78C108 70 108 62 104 57"
                "C90 60 70 58 58 54"
                "C54 60 52 70 47 78Z",
                hair,
            ),
            path(
                "M48 78C52 88 58 92 66 92C72 92 75 90 80 90C85 90 88 92 94 92C102 92 108 88 112 78"
                "C115 104 106 130 80 132C54 130 45 104 48 78Z",
                hair,
            ),
            path(
                "M66 98C72 92 77 92 80 95C83 92 88 92 94 98C88 101 84 101 80 99.5"
                "C76 101 72 101 66 98Z",
                "#64402A",
            ),
            path("M72 103C76 107 84 107 88 103C86 110 74 110 72 103Z", skin.lips),
            *eyes(12, 77),
            *brows(hair, 68, 4.6, 1.8),
            path("M81 78L76 88.5C77 91 84 91 85 88.5", "", skin.shade, 2.8),
        ],
        "#D2BC91",
    )


def _student() -> str:
    """Draw a student with headphones in a hooded jumper."""
    skin, hair, phones = OLIVE, "#2C2A33", "#D9583B"
    return medallion(
        "#8E8BB5",
        [
            path("M36 128C38 100 122 100 124 128L110 136H50Z", "#C8912F"),
            shoulders("#E2B04A", 126, 22),
            neck(skin),
            path("M58 112C60 134 100 134 102 112L110 119C106 146 54 146 50 119Z", "#C8912F"),
            path("M66 132V148M94 132V148", "", LINEN, 3),
            path(OVAL, skin.light),
            path(
                "M46 80C40 60 44 40 58 34C62 24 76 22 82 28C92 20 108 26 110 38"
                "C120 46 120 64 114 80"
                "C111 74 110 68 108 63C104 66 98 66 95 61C91 66 84 67 80 60C74 68 64 66 60 62"
                "C54 66 50 72 46 80Z",
                hair,
            ),
            path("M42 78C34 16 126 16 118 78", "", "#39404F", 6.5),
            path("M42 78C34 16 126 16 118 78", "", "#596378", 2),
            rect((35, 68), (15, 28), phones, radius=7),
            rect((110, 68), (15, 28), phones, radius=7),
            rect((44, 71), (7, 22), "#A33C25", radius=3.5),
            rect((109, 71), (7, 22), "#A33C25", radius=3.5),
            *cheeks(skin, 94, 4.6),
            *eyes(11.5, 80),
            *brows(hair, 71, 3, 2.4),
            nose(skin),
            path("M72 101C77 105.5 84 105 89 99.5", "", skin.lips, 2.8),
        ],
        "#A3A0C6",
    )


def _bow_tie() -> str:
    """Draw a dandy with a bow tie and a thin moustache."""
    skin, hair, suit = PALE, "#1F2230", "#2A2F45"
    return medallion(
        "#B98F86",
        [
            shoulders(suit, 120, 20),
            down_to_rim("M62 110L80 128L98 110L101 112", 66, 94, LINEN),
            path("M60 110L52 118L68 152L79 156V150Z", "#3B4160"),
            path("M100 110L108 118L92 152L81 156V150Z", "#3B4160"),
            neck(skin, 122),
            polygon(((80, 123), (58, 112), (58, 135)), RED),
            polygon(((80, 123), (102, 112), (102, 135)), RED),
            *(
                circle(spot, 1.9, LINEN)
                for spot in ((63, 119), (63, 128), (70, 123.5), (97, 119), (97, 128), (90, 123.5))
            ),
            rect((75, 117.5), (10, 11), "#7E1622", radius=3.5),
            *ears(skin, 28, 80),
            path(LONG, skin.light),
            path(
                "M50 80C46 52 50 34 72 28C96 22 114 36 111 60C110 68 110 74 109 80L106 78"
                "C106 68 104 60 100 55C86 55 74 52 68 44C66 54 56 58 54 78Z",
                hair,
            ),
            path("M68 44C76 34 92 32 102 40", "", "#454B66", 2.2),
            *cheeks(skin, 94, 4.6),
            *eyes(),
            *brows(hair, 69, 2.8, 4),
            nose(skin, 91),
            path(
                "M80 96.5C76 94 70 96 65 100C71 100.6 76 100.4 80 98.6C84 100.4 89 100.6 95 100"
                "C90 96 84 94 80 96.5Z",
                hair,
            ),
            smile(skin.lips, 104.5, 6, 3.4),
        ],
        "#C9A39A",
    )


def _captain() -> str:
    """Draw an old seaman with a peaked cap and a white beard."""
    skin, navy = FAIR, "#24365A"
    stripes = [
        path(f"M64 {y}C72 {y + 5} 88 {y + 5} 96 {y}", "", "#3E5C93", 3.2) for y in (122, 131, 140)
    ]
    return medallion(
        "#C5CDB9",
        [
            shoulders(navy, 118, 22),
            down_to_rim("M60 110L80 116L100 110L104 114", 66, 94, LINEN),
            *stripes,
            path("M58 108L48 116L66 150L78 155L64 122Z", "#344A78"),
            path("M102 108L112 116L94 150L82 155L96 122Z", "#344A78"),
            *ears(skin, 30, 82),
            path(OVAL, skin.light),
            path(
                "M49 68C54 74 54 86 58 92C64 98 72 95 80 95C88 95 96 98 102 92C106 86 106 74 111 68"
                "C115 100 108 128 80 129C52 128 45 100 49 68Z",
                LINEN,
            ),
            path("M60 108C64 116 70 120 76 121M100 108C96 116 90 120 84 121", "", SILVER, 2),
            path("M71 101C76 105 84 105 89 101C87 108 73 108 71 101Z", skin.lips),
            *cheeks(skin, 88, 5),
            *eyes(12, 78),
            *brows(LINEN, 70, 4, 2),
            path("M81 79L76 90C77 93 84 93 85 90", "", skin.shade, 2.8),
            path(
                "M48 50C34 44 34 32 50 27C68 20 92 20 110 27C126 32 126 44 112 50"
                "C96 44 64 44 48 50Z",
                LINEN,
            ),
            path("M48 50C64 42 96 42 112 50L111 62C96 54 64 54 49 62Z", navy),
            path(
                "M49 61C64 52 96 52 111 61C113 66 110 70 106 69C92 62 68 62 54 69"
                "C50 70 47 66 49 61Z",
                BLACK,
            ),
            circle((80, 44), 8, GOLD),
            circle((80, 44), 4.4, navy),
        ],
        "#D6DCCB",
    )


def _professor() -> str:
    """Draw a bald professor with glasses, side tufts and a goatee."""
    skin, tweed = FAIR, "#7B5436"
    return medallion(
        "#8EA58C",
        [
            shoulders(tweed, 120, 20),
            down_to_rim("M62 110L80 126L98 110L102 114", 62, 98, "#DDE3EA"),
            path("M75 124H85L88 148L80 154.5L72 148Z", "#2F5C4A"),
            path("M73 132L86 138M72 140L87 146", "", GOLD, 2),
            path("M60 109L50 117L66 150L76 154Z", "#5F3F28"),
            path("M100 109L110 117L94 150L84 154Z", "#5F3F28"),
            neck(skin, 122),
            *ears(skin, 31, 82),
            *(
                circle((80 + side * x, y), r, SILVER)
                for side in (-1, 1)
                for x, y, r in ((33, 64, 8), (36, 74, 8), (35, 84, 6))
            ),
            path("M50 68C48 28 112 28 110 68C112 96 98 113 80 113C62 113 48 96 50 68Z", skin.light),
            path("M60 53C63 48 67 45 72 44", "", LINEN, 3),
            path("M68 55C75 53 85 53 92 55M71 61C77 59.6 83 59.6 89 61", "", skin.shade, 1.7),
            *cheeks(skin, 94, 4.8),
            *eyes(12.5, 80, 3.8),
            *brows(SILVER_DEEP, 66.5, 3.4, 2.6),
            *glasses(BLACK, 11, 80, 2.4),
            path("M44 79H56.5M103.5 79H116", "", BLACK, 2.2),
            path("M80.5 84L77 93H82.5", "", skin.shade, 2.6),
            path(
                "M80 97.5C75 95.5 68 98 66 103C68 116 74 124 80 125C86 124 92 116 94 103"
                "C92 98 85 95.5 80 97.5Z",
                SILVER,
            ),
            path("M74 103.5C78 106.5 82 106.5 86 103.5", "", skin.lips, 2.8),
        ],
        "#A3B8A0",
    )


MEN: Final[dict[str, Callable[[], str]]] = {
    "beard": _beard,
    "bow-tie": _bow_tie,
    "captain": _captain,
    "card-shark": _card_shark,
    "professor": _professor,
    "student": _student,
}
