"""The drawn cards, chips and icons: up to date, legible, drawn by Qt without complaint."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QRectF, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from resources import MissingAsset, asset
from resources.art.backs import BACKS
from resources.art.cards import RANKS
from resources.art.chips import all_chips
from resources.art.icons import GLYPHS
from resources.art.palette import (
    AMBER,
    BLACK,
    FELT_COLOURS,
    FELT_FOUR_COLOURS,
    FELT_GREEN,
    FELT_MIDNIGHT,
    FOUR_COLOURS,
    IVORY,
    LIGHT,
    TWO_COLOURS,
    contrast,
)
from resources.art.pips import SUITS
from resources.faces import Back, Colours, Letters, back_file, face_file
from resources.make_art import main, pictures, write_pictures

FACES = [f"{rank}{suit}" for suit in SUITS for rank in RANKS]
TURNING = [name for name in (*FACES, *BACKS) if not name.startswith("A")]
WIDTHS = [60, 104]
READABLE = 4.5


@pytest.fixture
def complaints(qapp: object) -> Iterator[list[str]]:
    """Collect what Qt says while a test draws."""
    said: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _where, text: said.append(text))
    yield said
    qInstallMessageHandler(before)


def drawn(path: Path, width: int, height: int, ground: str = "") -> QImage:
    """Draw a file on a ground colour, or on nothing."""
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(ground) if ground else QColor(0, 0, 0, 0))
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid(), path
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def drawn_card(name: str, width: int) -> QImage:
    return drawn(asset("cards", f"{name}.svg"), width, round(width * 1.4))


def difference(one: QImage, other: QImage) -> float:
    """Return the mean difference of all pixels and channels, from 0 to 255."""
    a, b = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def inked(image: QImage, box: tuple[float, float, float, float], ground: str = IVORY) -> float:
    """Return the share of pixels that differ from the ground inside a box given in shares."""
    left, top, right, bottom = box
    paper = QColor(ground)
    columns = range(round(left * image.width()), round(right * image.width()))
    rows = range(round(top * image.height()), round(bottom * image.height()))
    pixels = [image.pixelColor(x, y) for x in columns for y in rows]
    marked = [
        pixel
        for pixel in pixels
        if abs(pixel.red() - paper.red())
        + abs(pixel.green() - paper.green())
        + abs(pixel.blue() - paper.blue())
        > 90
    ]
    return len(marked) / len(pixels)


def test_the_kept_files_are_what_the_script_draws(tmp_path: Path) -> None:
    write_pictures(tmp_path)
    names = sorted(pictures())
    assert len(names) > len(FACES)
    outdated = [
        name for name in names if (tmp_path / name).read_bytes() != asset(name).read_bytes()
    ]
    assert outdated == []


def test_no_kept_picture_is_left_over() -> None:
    root = asset()
    kept = {
        path.relative_to(root).as_posix()
        for folder in ("cards", "chips", "icons", "portraits")
        for path in (root / folder).rglob("*")
        if path.is_file()
    }
    assert kept == set(pictures())


def test_drawing_twice_gives_the_same_bytes(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        write_pictures(folder)
    assert all((first / name).read_bytes() == (second / name).read_bytes() for name in pictures())


def test_the_command_says_what_it_wrote(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(tmp_path)])
    assert f"{len(pictures())} pictures" in capsys.readouterr().out
    assert (tmp_path / "cards" / "AH.svg").is_file()


def test_all_pictures_together_are_small() -> None:
    assert sum(len(text.encode()) for text in pictures().values()) < 700 * 1024


@pytest.mark.parametrize("word", ["<text", "<style", "class=", "clip", "mask", "filter", "<image"])
def test_only_plain_shapes_are_used(word: str) -> None:
    assert [name for name, text in pictures().items() if word in text] == []


@pytest.mark.parametrize("name", sorted(pictures()))
def test_qt_draws_every_picture_without_complaint(name: str, complaints: list[str]) -> None:
    image = drawn(asset(name), 96, 96)
    shades = set(bytes(image.constBits()))
    assert complaints == []
    assert len(shades) > 2, "blank"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", FACES)
def test_a_face_is_not_blank_and_has_clear_corners(
    name: str, width: int, complaints: list[str]
) -> None:
    image = drawn_card(name, width)
    assert complaints == []
    assert inked(image, (0.3, 0.2, 0.7, 0.8)) > 0.08, "nothing in the middle"
    assert image.pixelColor(0, 0).alpha() < 40, "corner is not round"
    assert image.pixelColor(width // 2, 0).alpha() > 120, "no border at the top"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", FACES)
def test_both_index_corners_are_inked_and_equal(name: str, width: int) -> None:
    image = drawn_card(name, width)
    rank, suit_sign = (0.04, 0.05, 0.26, 0.23), (0.04, 0.24, 0.26, 0.38)
    for box in (rank, suit_sign):
        left, top, right, bottom = box
        here = inked(image, box)
        there = inked(image, (1 - right, 1 - bottom, 1 - left, 1 - top))
        assert here > 0.2
        assert there == pytest.approx(here, abs=0.06)


def height_of_ink(image: QImage, box: tuple[float, float, float, float]) -> int:
    """Return how many rows of a box given in shares hold ink that is dark enough to be read."""
    left, top, right, bottom = (
        round(side * size)
        for side, size in zip(box, (image.width(), image.height()) * 2, strict=True)
    )
    rows = (
        min(contrast_with_paper(image.pixelColor(x, y)) for x in range(left, right))
        for y in range(top, bottom)
    )
    return sum(row < 1 / 3 for row in rows)


def contrast_with_paper(pixel: QColor) -> float:
    """Return the share of contrast that is missing: 1 for paper, below 1/3 for readable ink."""
    return 1 / contrast(pixel.name(), IVORY)


@pytest.mark.parametrize("letters", get_args(Letters))
@pytest.mark.parametrize("colours", get_args(Colours))
def test_index_and_pips_are_large_enough_on_the_smallest_card(
    letters: Letters, colours: Colours
) -> None:
    """On a card of 60 pixels: letters and digits 13 high, suit signs 10, pips of numbers 9."""
    for name in FACES:
        image = drawn(face_file(name, letters, colours), 60, 84, IVORY)
        assert height_of_ink(image, (0.04, 0.03, 0.26, 0.24)) >= 13, name
        assert height_of_ink(image, (0.04, 0.24, 0.26, 0.40)) >= 10, name
        if name.startswith(("9", "10")):
            assert height_of_ink(image, (0.28, 0.1, 0.44, 0.25)) >= 9, name


def test_the_index_stays_inside_what_a_fan_shows() -> None:
    """28 of 104 pixels of a covered card are seen: rank and suit end before."""
    for name in ("10S", "AH", "9D"):
        image = drawn_card(name, 520)
        assert inked(image, (62 / 250, 0.04, 65 / 250, 0.28)) == 0


@pytest.mark.parametrize("width", WIDTHS)
def test_any_two_faces_differ_clearly(width: int) -> None:
    images = {name: drawn_card(name, width) for name in FACES}
    close = [
        (one, other)
        for one, other in combinations(FACES, 2)
        if difference(images[one], images[other]) < 4.5
    ]
    assert close == []


@pytest.mark.parametrize("width", WIDTHS)
def test_kings_queens_and_jacks_differ_without_their_index(width: int) -> None:
    height = round(width * 1.4)
    for suit in SUITS:
        figures = [
            drawn_card(f"{rank}{suit}", width).copy(
                round(width * 0.3), round(height * 0.04), round(width * 0.66), round(height * 0.5)
            )
            for rank in "JQK"
        ]
        assert min(difference(a, b) for a, b in combinations(figures, 2)) > 8


@pytest.mark.parametrize("name", TURNING)
def test_a_card_is_the_same_both_ways_up(name: str) -> None:
    image = drawn_card(name, 250)
    turned = image.transformed(QTransform().rotate(180))
    assert difference(image, turned) < (3 if name.startswith("9") else 1)


@pytest.mark.parametrize("name", BACKS)
def test_a_back_cannot_be_taken_for_a_face(name: str) -> None:
    image = drawn_card(name, 104)
    assert inked(image, (0.1, 0.1, 0.9, 0.9)) > 0.9


@pytest.mark.parametrize("width", [44, 104])
def test_backs_differ_in_their_drawing_and_not_only_in_colour(width: int) -> None:
    """Where lines and grounds lie: each back in grey, its mean taken away."""
    patterns = {}
    for name in ("back-burgundy", "back-blue", "back-green"):
        grey = drawn_card(name, width).convertToFormat(QImage.Format.Format_Grayscale8)
        tones = [grey.pixelColor(x, y).lightness() for x in range(width) for y in range(width)]
        mean = sum(tones) / len(tones)
        patterns[name] = [tone - mean for tone in tones]
    for one, other in combinations(patterns.values(), 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) > 15


def test_the_back_without_a_name_is_the_burgundy_one() -> None:
    assert asset("cards", "back.svg").read_bytes() == back_file().read_bytes()


def test_every_back_has_its_file_and_an_unknown_one_has_none() -> None:
    assert len({back_file(back).read_bytes() for back in get_args(Back)}) == 3
    with pytest.raises(MissingAsset, match="back-pink"):
        back_file("pink")  # type: ignore[arg-type]  # The claim is about a wrong word.


@pytest.mark.parametrize("colours", [TWO_COLOURS, FOUR_COLOURS])
def test_suit_colours_are_readable_on_ivory(colours: dict[str, str]) -> None:
    assert min(contrast(colour, IVORY) for colour in colours.values()) >= READABLE


@pytest.mark.parametrize("felt", [FELT_GREEN, FELT_MIDNIGHT])
def test_light_signs_are_readable_on_felt(felt: tuple[str, str]) -> None:
    signs = [LIGHT, *FELT_COLOURS.values(), *FELT_FOUR_COLOURS.values()]
    assert min(contrast(sign, cloth) for sign in signs for cloth in felt) >= READABLE


def test_dark_signs_are_readable_on_amber_and_ivory() -> None:
    assert min(contrast(BLACK, ground) for ground in (AMBER, IVORY)) >= READABLE


def test_contrast_is_measured_as_in_the_accessibility_guidelines() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", sorted(GLYPHS))
def test_an_icon_is_drawn_light_and_dark_in_the_same_shape(name: str) -> None:
    light, dark = (
        drawn(asset("icons", *folder, f"{name}.svg"), 24, 24) for folder in ((), ("dark",))
    )
    shapes = [
        [image.pixelColor(x, y).alpha() for x in range(24) for y in range(24)]
        for image in (light, dark)
    ]
    assert shapes[0] == shapes[1]
    assert 20 < sum(alpha > 128 for alpha in shapes[0]) < 450


def test_any_two_icons_differ_at_the_smallest_size() -> None:
    images = {name: drawn(asset("icons", f"{name}.svg"), 16, 16, BLACK) for name in GLYPHS}
    close = [
        (one, other)
        for one, other in combinations(GLYPHS, 2)
        if difference(images[one], images[other]) < 6
    ]
    assert close == []


@pytest.mark.parametrize("name", sorted(all_chips()))
def test_a_chip_is_round_with_a_light_field(name: str) -> None:
    image = drawn(asset("chips", name), 32, 32)
    assert image.pixelColor(2, 2).alpha() == 0
    assert image.pixelColor(16, 0).alpha() > 100
    assert min(image.pixelColor(x, 16).lightness() for x in (6, 26)) > 170


def test_any_two_chips_differ_beside_a_name() -> None:
    names = [name for name in all_chips() if "/" not in name]
    images = {name: drawn(asset("chips", name), 20, 20, BLACK) for name in names}
    assert min(difference(images[a], images[b]) for a, b in combinations(names, 2)) > 4


@pytest.mark.parametrize(
    ("card", "letters", "colours", "folder"),
    [
        ("AH", "latin", "two", "cards"),
        ("AH", "russian", "two", "russian"),
        ("KH", "russian", "two", "cards"),
        ("QS", "polish", "two", "polish"),
        ("AS", "polish", "two", "cards"),
        ("9D", "latin", "four", "four-colour"),
        ("9S", "latin", "four", "cards"),
        ("JC", "russian", "four", "russian-four-colour"),
        ("JS", "russian", "four", "russian-four-colour"),
        ("AS", "russian", "four", "russian"),
        ("KS", "latin", "four", "four-colour"),
        ("10C", "russian", "four", "four-colour"),
        ("KD", "polish", "four", "four-colour"),
    ],
)
def test_a_face_is_found_for_the_chosen_letters_and_colours(
    card: str, letters: Letters, colours: Colours, folder: str
) -> None:
    found = face_file(card, letters, colours)
    assert (found.name, found.parent.name) == (f"{card}.svg", folder)


@pytest.mark.parametrize("letters", ["latin", "russian", "polish"])
@pytest.mark.parametrize("colours", ["two", "four"])
def test_every_choice_has_24_different_faces(letters: Letters, colours: Colours) -> None:
    found = [face_file(card, letters, colours) for card in FACES]
    assert len({path.read_bytes() for path in found}) == 24


def test_a_card_that_does_not_exist_has_no_face() -> None:
    with pytest.raises(MissingAsset, match="8H"):
        face_file("8H", "russian", "four")
