"""The cloth: soft light without rings, quiet grain, readable everywhere."""

from itertools import pairwise
from statistics import mean

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage

from thousand_qt.pictures.felt import paint_felt

pytestmark = pytest.mark.usefixtures("qapp")

LARGE = QSize(2560, 1440)
SMALL = QSize(1024, 600)
BLOCK = 8


@pytest.fixture(params=["green", "blue"], scope="module")
def cloth(request):
    return paint_felt(request.param, LARGE)


def strip(image: QImage) -> list[tuple[float, float, float]]:
    """Return the mean colour of blocks from the middle of the light to the right edge."""
    row = round(image.height() * 0.42)
    found = []
    for left in range(image.width() // 2, image.width() - BLOCK, BLOCK):
        pixels = [
            image.pixelColor(x, y)
            for x in range(left, left + BLOCK)
            for y in range(row - 30, row + 30)
        ]
        found.append(
            (
                mean(pixel.red() for pixel in pixels),
                mean(pixel.green() for pixel in pixels),
                mean(pixel.blue() for pixel in pixels),
            )
        )
    return found


def test_no_ring_shows_on_a_large_screen(cloth):
    """A ring is where a channel jumps by a whole step; the light must pass every place evenly."""
    blocks = strip(cloth)[4:]
    jumps = [
        abs(here - (before + after) / 2)
        for one, two, three in zip(blocks, blocks[1:], blocks[2:], strict=False)
        for before, here, after in zip(one, two, three, strict=True)
    ]
    assert max(jumps) < 0.3


def test_the_light_falls_from_the_middle_to_the_edge(cloth):
    greens = [green for _, green, _ in strip(cloth)]
    assert greens[0] > greens[len(greens) // 2] + 6 > greens[-1] + 20


def test_the_grain_is_quiet(cloth):
    """No pixel stands out from its neighbours by more than a few steps."""
    row = [cloth.pixelColor(x, 300).green() for x in range(1000, 1300)]
    assert 2 <= max(row) - min(row) <= 12
    assert max(abs(a - b) for a, b in pairwise(row)) <= 9


def test_the_colours_are_those_of_the_theme():
    image = paint_felt("green", SMALL)
    assert near(image, (512, 252), QColor("#1d5740"))
    assert near(image, (1020, 596), QColor("#113528"), by=8)


def near(image: QImage, where: tuple[int, int], colour: QColor, by: float = 3) -> bool:
    """Say whether the mean around a place is a colour."""
    spots = [
        image.pixelColor(where[0] + x, where[1] + y) for x in range(-3, 4) for y in range(-3, 4)
    ]
    found = tuple(mean(part) for part in zip(*(spot.getRgb()[:3] for spot in spots), strict=True))
    return all(abs(a - b) <= by for a, b in zip(found, colour.getRgb()[:3], strict=True))


def test_an_unknown_cloth_is_green():
    assert paint_felt("pink", SMALL) == paint_felt("green", SMALL)
