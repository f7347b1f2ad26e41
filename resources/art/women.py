"""The portraits of a grandmother, ladies, young women and a girl."""

from collections.abc import Callable
from typing import Final

from resources.art.bust import (
    BROWN,
    FAIR,
    OVAL,
    PALE,
    ROUND,
    brows,
    cheeks,
    down_to_rim,
    eyes,
    glasses,
    laugh,
    lips,
    medallion,
    neck,
    nose,
    shoulders,
    smile,
)
from resources.art.palette import BLACK, GOLD, GOLD_DEEP, LINEN, SILVER, SILVER_DEEP
from resources.art.svg import at, circle, ellipse, path, rect


def _grandmother() -> str:
    """Draw a grandmother in a flowered headscarf with round glasses."""
    skin, scarf, scarf_deep = PALE, "#B42A36", "#861B27"
    dots = (
        (80, 30),
        (60, 35),
        (100, 35),
        (47, 51),
        (113, 51),
        (43, 72),
        (117, 72),
        (46, 93),
        (114, 93),
        (54, 109),
        (106, 109),
    )
    return medallion(
        "#A9B58C",
        [
            shoulders("#4E5F80", 120, 24),
            down_to_rim("M52 114L80 138L108 114L124 124", 44, 116, "#3A4866"),
            path(
                "M80 18C40 18 32 54 37 84C40 106 54 122 70 126H90C106 122 120 106 123 84"
                "C128 54 120 18 80 18Z",
                scarf,
            ),
            *(circle(spot, 3, GOLD) for spot in dots),
            path("M68 116L46 142L66 140L80 124L94 140L114 142L92 116Z", scarf_deep),
            ellipse((80, 121), 9, 7.5, scarf),
            path("M51 76C51 48 109 48 109 76C110 98 97 114 80 114C63 114 50 98 51 76Z", skin.light),
            path(
                "M51 78C49 52 66 42 80 42C94 42 111 52 109 78C104 64 94 58 80 54"
                "C66 58 56 64 51 78Z",
                SILVER,
            ),
            *cheeks(skin, 95, 6.4),
            *eyes(12.5, 81, 3.8),
            path("M63 69C66 67 71 67 74 68.5M97 69C94 67 89 67 86 68.5", "", SILVER_DEEP, 2.4),
            *glasses(GOLD_DEEP, 10.5, 81),
            path("M80.5 84L77.5 93H82.5", "", skin.shade, 2.4),
            path(
                "M66.5 97C65.5 100 66 102 67.5 104M93.5 97C94.5 100 94 102 92.5 104",
                "",
                skin.shade,
                1.7,
            ),
            smile(skin.lips, 102, 7, 4.4),
        ],
        "#BDC8A2",
    )


def _bun() -> str:
    """Draw a young woman with her hair in a bun."""
    skin, hair, hair_light = FAIR, "#8A4A25", "#A9602F"
    return medallion(
        "#86A9A6",
        [
            circle((80, 25), 15, hair),
            path("M70 20C75 14 86 14 91 21M69 28C76 22 86 22 92 28", "", hair_light, 2),
            path(
                "M80 34C48 34 44 62 48 92C54 98 60 98 64 94H96C100 98 106 98 112 92"
                "C116 62 112 34 80 34Z",
                hair,
            ),
            shoulders("#2F6E78", 130, 20),
            neck(skin, 130),
            path("M66 112C66 126 94 126 94 112L100 118C98 138 62 138 60 118Z", skin.light),
            path("M58 114L66 109C66 126 74 132 80 136L68 147C60 138 56 124 58 114Z", LINEN),
            path("M102 114L94 109C94 126 86 132 80 136L92 147C100 138 104 124 102 114Z", LINEN),
            path(OVAL, skin.light),
            path(
                "M90 40C70 38 52 48 50 80C60 72 78 64 88 44C92 62 104 66 110 80"
                "C110 50 100 41 90 40Z",
                hair,
            ),
            path("M58 58C64 50 72 45 82 44", "", hair_light, 2),
            *cheeks(skin),
            *eyes(),
            *brows(hair, 69.5, 2.4),
            nose(skin, 91),
            lips(skin.lips),
            *(circle((80 + side * 31, 99), 3.4, GOLD) for side in (-1, 1)),
        ],
        "#9CBBB7",
    )


def _curls() -> str:
    """Draw a woman with a wide head of curls and golden hoops."""
    skin, hair, hair_light = BROWN, "#2E1D1A", "#4B302A"
    back = (
        (80, 34, 20),
        (58, 38, 19),
        (102, 38, 19),
        (42, 54, 18),
        (118, 54, 18),
        (35, 74, 17),
        (125, 74, 17),
        (38, 94, 16),
        (122, 94, 16),
        (48, 108, 13),
        (112, 108, 13),
    )
    front = (
        (56, 56, 9),
        (66, 48, 10),
        (80, 45, 11),
        (94, 48, 10),
        (104, 56, 9),
        (51, 67, 7),
        (109, 67, 7),
    )
    shine = ((60, 32), (80, 28), (100, 32), (40, 50), (120, 50), (33, 72), (127, 72))
    return medallion(
        "#D8B48A",
        [
            *(circle((x, y), r, hair) for x, y, r in back),
            rect((48, 50), (64, 50), hair),
            *(
                path(
                    f"M{x - 5} {y + 2}C{x - 4} {y - 4} {x + 4} {y - 4} {x + 5} {y + 2}",
                    "",
                    hair_light,
                    2.2,
                )
                for x, y in shine
            ),
            shoulders("#D9A32F", 130, 22),
            neck(skin, 130),
            path("M58 113L66 109C68 124 92 124 94 109L102 113C104 136 56 136 58 113Z", skin.light),
            path("M56 114C58 138 102 138 104 114", "", "#F6DD9C", 4),
            path(OVAL, skin.light),
            *(circle((x, y), r, hair) for x, y, r in front),
            *cheeks(skin, 94, 5),
            *eyes(12, 80, 3.8),
            *brows(hair, 71, 2.6, 3.4),
            nose(skin),
            lips("#A8323A", 101),
            *(circle((80 + side * 31.5, 101), 6, "", GOLD, 2.6) for side in (-1, 1)),
        ],
        "#E6C9A4",
    )


def _freckles() -> str:
    """Draw a girl with two braids and freckles."""
    skin, hair, hair_deep = PALE, "#D2682A", "#A94C18"
    braid = [
        *(
            ellipse((x, y), 9 - n * 0.6, 8, hair)
            for n, (x, y) in enumerate(((0, 0), (-3, 12), (-5, 24)))
        ),
        path("M-6 5L2 8M-9 17L-1 20", "", hair_deep, 2),
        rect((-12, 30), (13, 6), "#2F6E9A", radius=2.5),
        path("M-11 36H0L-2 45L-6 42L-10 45Z", hair),
    ]
    spots = ((63, 89), (68, 92), (72, 88), (97, 89), (92, 92), (88, 88), (60, 94), (100, 94))
    return medallion(
        "#8FB9CE",
        [
            path("M80 26C42 26 38 62 46 100H114C122 62 118 26 80 26Z", hair),
            shoulders("#F4EBD6", 132, 20),
            neck(skin, 128),
            path("M64 110C64 124 96 124 96 110L102 115C98 132 62 132 58 115Z", "#C4483C"),
            down_to_rim("M58 139H102", 58, 102, "#3F6FA0"),
            path("M60 141L54 119M100 141L106 119", "", "#3F6FA0", 7),
            path(ROUND, skin.light),
            path(
                "M80 36C50 36 46 58 48 82C54 78 58 70 60 62C66 70 74 68 78 60C84 69 94 69 99 61"
                "C102 70 106 78 112 82C114 58 110 36 80 36Z",
                hair,
            ),
            path("M80 28V44M62 44C60 50 59 55 60 62M98 44C100 50 101 55 99 61", "", hair_deep, 2),
            at(braid, (46, 97)),
            at(braid, (114, 97), stretch=-1),
            *(circle(spot, 1.5, "#C98455") for spot in spots),
            *eyes(12.5, 79, 3.8),
            *brows(hair_deep, 70, 2.6, 3.4),
            path("M80.5 83L78 90H82", "", skin.shade, 2.4),
            *laugh(skin, 96.5),
        ],
        "#A6CADB",
    )


def _hat() -> str:
    """Draw an elegant lady with a wide hat, a silver bob and pearls."""
    skin, plum, plum_deep = FAIR, "#70305B", "#4F1F41"
    pearls = ((62, 121), (68, 126.5), (75.5, 129.5), (84.5, 129.5), (92, 126.5), (98, 121))
    return medallion(
        "#C7A6B0",
        [
            path(
                "M80 36C50 36 42 60 45 106C54 114 62 110 64 100H96C98 110 106 114 115 106"
                "C118 60 110 36 80 36Z",
                SILVER,
            ),
            shoulders(plum, 130, 20),
            neck(skin, 128),
            path("M60 114L66 110C68 120 92 120 94 110L100 114C100 140 60 140 60 114Z", skin.light),
            *(circle(spot, 3.6, LINEN) for spot in pearls),
            path(OVAL, skin.light),
            path(
                "M50 88C48 70 50 58 56 52H104C110 58 112 70 110 88C106 78 104 70 98 62"
                "C84 66 64 68 58 66C54 72 53 80 50 88Z",
                SILVER,
            ),
            *cheeks(skin, 93),
            *eyes(11.5, 80),
            path("M63 80L66 78M97 80L94 78", "", BLACK, 1.8),
            *brows(SILVER_DEEP, 71.5, 2.4, 3.6),
            nose(skin),
            lips("#A3283A", 101),
            circle((91.5, 96.5), 1.3, "#5A3A30"),
            path("M50 52C48 28 62 18 80 18C98 18 112 28 110 52Z", plum),
            path("M49.5 46C64 52 96 52 110.5 46V56H49.5Z", GOLD),
            path(
                "M18 56C40 44 120 44 142 56C144 64 132 66 120 62C96 55 64 55 40 62"
                "C28 66 16 64 18 56Z",
                plum_deep,
            ),
            path("M104 50C116 44 122 32 118 20C106 24 100 36 100 50Z", "#E7C9D6"),
            path("M104 48C110 42 114 32 115 25", "", plum, 1.6),
        ],
        "#D5B9C1",
    )


def _bob() -> str:
    """Draw a woman with a straight black bob and fringe."""
    skin, hair, red = PALE, "#23212B", "#B8323A"
    return medallion(
        "#CDBE8E",
        [
            path(
                "M80 24C46 24 38 52 38 84V112C46 116 56 116 64 112H96C104 116 114 116 122 112V84"
                "C122 52 114 24 80 24Z",
                hair,
            ),
            shoulders(red, 128, 20),
            path("M64 104H96V122C96 130 64 130 64 122Z", "#942530"),
            neck(skin, 116),
            path(OVAL, skin.light),
            path(
                "M48 92V66C48 44 62 34 80 34C98 34 112 44 112 66V92C108 90 108 80 108 70"
                "C90 72 70 72 52 70C52 80 52 90 48 92Z",
                hair,
            ),
            path("M54 50C60 40 70 36 82 36", "", "#4D4A5C", 2.6),
            *cheeks(skin, 95),
            *eyes(11.5, 82, 3.8),
            path("M63 81.5L60 79M97 81.5L100 79", "", BLACK, 2),
            nose(skin, 93),
            lips(skin.lips, 102),
            *(
                path(
                    f"M{80 + side * 29} 100L{80 + side * 29 + 4} 106L{80 + side * 29} 112"
                    f"L{80 + side * 29 - 4} 106Z",
                    "#3E8E7E",
                )
                for side in (-1, 1)
            ),
        ],
        "#DCD0A8",
    )


WOMEN: Final[dict[str, Callable[[], str]]] = {
    "bob": _bob,
    "bun": _bun,
    "curls": _curls,
    "freckles": _freckles,
    "grandmother": _grandmother,
    "hat": _hat,
}
