"""Pictures: the cloth, the fan of cards, and the screenshots of every scene."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from thousand_qt.pictures.card_fan import FanProvider, paint_fan
from thousand_qt.pictures.faces import FaceStyle
from thousand_qt.pictures.felt import FeltProvider, paint_felt
from thousand_qt.tools.scenes import SCENES
from thousand_qt.tools.screenshots import SIZES, SPOKEN, take, wanted

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_fan_has_cards_in_the_middle_and_nothing_at_its_edges():
    fan = paint_fan(FaceStyle(), QSize(560, 360))
    assert fan.pixelColor(280, 180).alpha() == 255
    corners = [(0, 0), (559, 0), (0, 359), (559, 359)]
    assert {fan.pixelColor(x, y).alpha() for x, y in corners} == {0}
    edges = [fan.pixelColor(0, y).alpha() for y in range(360)]
    edges += [fan.pixelColor(559, y).alpha() for y in range(360)]
    edges += [fan.pixelColor(x, 0).alpha() for x in range(560)]
    assert max(edges) == 0, "the shadow is cut"


def test_russian_cards_have_russian_letters():
    size = QSize(280, 180)
    assert paint_fan(FaceStyle(), size) != paint_fan(FaceStyle("russian"), size)


def test_the_cloth_is_the_same_at_every_start():
    assert paint_felt("blue", QSize(200, 100)) == paint_felt("blue", QSize(200, 100))
    assert paint_felt("blue", QSize(200, 100)) != paint_felt("green", QSize(200, 100))


@pytest.mark.parametrize("provider", [FanProvider, FeltProvider])
def test_a_picture_has_the_size_that_is_asked_for(provider):
    size = QSize()
    image = provider().requestImage("green", size, QSize(300, 200))
    assert image.size() == size == QSize(300, 200)


def test_every_scene_is_wanted_in_every_size_and_language():
    assert len(list(wanted("", SIZES))) == len(SCENES) * len(SIZES) * len(SPOKEN)
    assert {name for name, _, _ in wanted("home", SIZES)} == {
        name for name in SCENES if name.startswith("home")
    }


def test_a_screenshot_has_its_size_and_shows_something(qapp, tmp_path):
    file = take(qapp, tmp_path, "home", (1024, 600), "ru")
    picture = QImage(str(file))
    assert picture.size() == QSize(1024, 600)
    colours = {picture.pixel(x, y) for x in range(0, 1024, 16) for y in range(0, 600, 16)}
    assert len(colours) > 20
