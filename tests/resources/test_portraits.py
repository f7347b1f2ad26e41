"""Who gets which face: stable, fitting, never twice at a table; and faces that differ."""

import subprocess
import sys
from itertools import combinations, permutations
from math import hypot
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources import MissingAsset
from resources.art.palette import BLACK, FELT_GREEN, FELT_MIDNIGHT, LINEN, contrast
from resources.art.portraits import PORTRAITS
from resources.given_names import sex_of
from resources.portraits import (
    OWN_DEFAULT,
    PORTRAIT_IDS,
    PortraitId,
    portrait_file,
    portrait_for,
    portraits_for,
)
from thousand_qt.match.service import Character

WOMEN = {"bob", "bun", "curls", "freckles", "grandmother", "hat"}
MEN = set(PORTRAIT_IDS) - WOMEN
CHARACTERS = [character.value for character in Character]
MANNERS = ["cautious", "steady", "bold"]


def drawn(portrait: PortraitId, size: int, ground: str) -> QImage:
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    QSvgRenderer(str(portrait_file(portrait))).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def grey(image: QImage) -> list[int]:
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [
        flat.pixelColor(x, y).lightness() for y in range(flat.height()) for x in range(flat.width())
    ]


def changed(one: list[int], other: list[int]) -> int:
    """Return how many pixels differ by a tone that an eye sees."""
    return sum(abs(a - b) > 32 for a, b in zip(one, other, strict=True))


def test_every_id_has_a_picture_and_every_picture_an_id() -> None:
    assert set(PORTRAIT_IDS) == set(PORTRAITS) == set(get_args(PortraitId))
    assert all(portrait_file(face).is_file() for face in PORTRAIT_IDS)
    assert len(PORTRAIT_IDS) == 12


def test_a_face_that_does_not_exist_is_missing() -> None:
    with pytest.raises(MissingAsset, match="nobody"):
        portrait_file("nobody")  # type: ignore[arg-type]  # The claim is about a wrong word.


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("name", ["Katya", "Катя", " катя ", "КАТЯ", "Бабушка Катя", "Maria P."])
def test_a_woman_looks_like_one(name: str, character: str) -> None:
    assert portrait_for(name, character) in WOMEN


@pytest.mark.parametrize(
    ("name", "sex"),
    [
        ("Katya", "female"),
        ("Катя", "female"),
        ("Алена", "female"),
        ("Алёна", "female"),
        ("Boris", "male"),
        ("Борис", "male"),
        ("Никита", "male"),
        ("Петр Ильич", "male"),
        ("Дядя Фёдор", "male"),
        ("Саша", None),
        ("Женя", None),
        ("You", None),
        ("Вы", None),
        ("Computer 1", None),
        ("", None),
    ],
)
def test_the_sex_of_a_name_is_known_or_left_open(name: str, sex: str | None) -> None:
    assert sex_of(name) == sex


def test_the_default_table_is_a_student_a_woman_and_a_man() -> None:
    for names in (("You", "Katya", "Boris"), ("Вы", "Катя", "Борис")):
        for left, right in permutations(CHARACTERS, 2):
            me, katya, boris = portraits_for([(names[0], ""), (names[1], left), (names[2], right)])
            assert me == OWN_DEFAULT
            assert katya in WOMEN
            assert boris in MEN


@pytest.mark.parametrize(
    ("russian", "english"),
    [
        (("Вы", "Катя", "Борис"), ("You", "Katya", "Boris")),
        (("Вы", "Катя", "Вера", "Борис"), ("You", "Katya", "Vera", "Boris")),
        (("Вы", "Вера", "Катя", "Глеб"), ("You", "Vera", "Katya", "Gleb")),
        (("Вы", "Даша", "Надя"), ("You", "Dasha", "Nadya")),
    ],
)
def test_the_usual_opponents_look_the_same_in_every_language(
    russian: tuple[str, ...], english: tuple[str, ...]
) -> None:
    for characters in permutations([*CHARACTERS, *CHARACTERS], len(russian) - 1):
        ways = ("", *characters)
        assert portraits_for(zip(russian, ways, strict=True)) == portraits_for(
            zip(english, ways, strict=True)
        )


def test_the_way_of_playing_shows_in_the_face() -> None:
    katyas = {portrait_for("Катя", manner) for manner in MANNERS}
    assert len(katyas) == len(MANNERS)


def test_somebody_looks_the_same_at_every_level() -> None:
    levels = [character for character in CHARACTERS if character not in MANNERS]
    assert len(levels) == 5
    assert len({portrait_for("Катя", level) for level in levels}) == 1


def test_a_person_gets_the_face_that_was_chosen() -> None:
    players = [("Вы", ""), ("Катя", "steady"), ("Борис", "bold")]
    assert portraits_for(players, "captain")[0] == "captain"
    assert portraits_for(players, "no such face") == portraits_for(players)


def test_a_chosen_face_is_not_given_to_an_opponent() -> None:
    players = [("Вы", ""), ("Катя", "steady"), ("Борис", "bold")]
    katya = portraits_for(players)[1]
    mine, hers, _ = portraits_for(players, katya)
    assert mine == katya
    assert hers != katya
    assert hers in WOMEN


@given(
    names=st.lists(st.text(max_size=24), min_size=3, max_size=4),
    characters=st.lists(st.sampled_from(["", *CHARACTERS]), min_size=4, max_size=4),
    chosen=st.sampled_from(["", *PORTRAIT_IDS]),
)
def test_nobody_at_a_table_has_the_face_of_another(
    names: list[str], characters: list[str], chosen: str
) -> None:
    faces = portraits_for(list(zip(names, characters, strict=False)), chosen)
    assert len(set(faces)) == len(faces) == len(names)


def test_when_all_faces_are_taken_there_is_still_one() -> None:
    assert portrait_for("Катя", "bold", PORTRAIT_IDS) in WOMEN


def test_another_process_chooses_the_same_face() -> None:
    names = ["Катя", "Boris", "Саша", "x"]
    program = (
        "from resources.portraits import portrait_for\n"
        f"print(*(portrait_for(name, 'bold') for name in {names!r}))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    assert said.split() == [portrait_for(name, "bold") for name in names]


@pytest.mark.parametrize("portrait", PORTRAIT_IDS)
def test_nothing_is_drawn_outside_the_ring(portrait: PortraitId) -> None:
    image = drawn(portrait, 160, "#FF00FF")
    outside = [
        (x, y)
        for x in range(160)
        for y in range(160)
        if hypot(x - 79.5, y - 79.5) > 80.2 and image.pixelColor(x, y) != QColor("#FF00FF")
    ]
    assert outside == []


@pytest.mark.parametrize("cloth", [*FELT_GREEN, *FELT_MIDNIGHT])
def test_the_ring_stands_out_on_the_cloth(cloth: str) -> None:
    assert contrast(LINEN, cloth) > 4.5


@pytest.mark.parametrize("portrait", PORTRAIT_IDS)
def test_the_eyes_are_seen_at_the_size_of_a_seat(portrait: PortraitId) -> None:
    """Both eyes are darker than the skin between them by far, at 40 pixels."""
    image = drawn(portrait, 40, BLACK)

    def tones(columns: range) -> list[int]:
        return [image.pixelColor(x, y).lightness() for x in columns for y in (18, 19, 20, 21)]

    left, right = min(tones(range(14, 19))), min(tones(range(21, 26)))
    assert max(tones(range(19, 21))) - max(left, right) > 45


def test_any_two_faces_differ_at_the_size_of_a_seat_even_without_colour() -> None:
    images = {face: grey(drawn(face, 40, BLACK)) for face in PORTRAIT_IDS}
    close = [
        (one, other)
        for one, other in combinations(PORTRAIT_IDS, 2)
        if sum(abs(a - b) > 32 for a, b in zip(images[one], images[other], strict=True))
        < 0.15 * 1600
    ]
    assert close == []
