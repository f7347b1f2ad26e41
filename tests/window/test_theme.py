"""Colours that can be told apart, sizes that follow the window, durations that follow the speed."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor
from PySide6.QtQml import QQmlComponent, QQmlEngine

from tests.window.helpers import bury
from thousand_qt.app import QML_FOLDER
from thousand_qt.pictures.felt import paint_felt
from thousand_qt.settings import Felt
from thousand_qt.viewmodels.app_props import SPEED_FACTORS

TEXT_PAIRS = [
    (text, ground)
    for text in ("ink", "inkMuted", "inkProblem", "amber")
    for ground in ("felt", "feltLight", "feltDark", "panel", "well", "raised", "raisedHover")
    if (text, ground) not in {("inkProblem", "raisedHover"), ("amber", "raisedHover")}
] + [
    ("inkOnAmber", "amber"),
    ("inkOnAmber", "amberHover"),
    ("inkOnAmber", "amberPressed"),
    ("cardRed", "ivory"),
    ("cardBlack", "ivory"),
]


@pytest.fixture
def singleton(qapp):
    """Return a function that gives one of the theme's singletons."""
    engine = QQmlEngine()
    engine.addImportPath(str(QML_FOLDER))
    component = QQmlComponent(engine)
    component.setData(
        b"import QtQml\nimport Thousand.Theme\n"
        b"QtObject { property QtObject theme: Theme; property QtObject motion: Motion }",
        "",
    )
    root = component.create()
    assert root is not None, component.errorString()
    yield root.property
    bury(root, component, engine)


def luminance(colour: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(c) for c in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("felt", [felt.value for felt in Felt])
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_stands_out_from_its_ground(singleton, felt, text, ground):
    theme = singleton("theme")
    theme.setProperty("feltName", felt)
    assert contrast(theme.property(text), theme.property(ground)) >= 4.5


@pytest.mark.parametrize("felt", [felt.value for felt in Felt])
def test_muted_text_stands_out_from_the_brightest_spot_of_the_painted_cloth(singleton, felt):
    theme = singleton("theme")
    cloth = paint_felt(felt, QSize(320, 200))
    brightest = max((cloth.pixelColor(x, 84) for x in range(320)), key=luminance)
    assert contrast(theme.property("inkMuted"), brightest) >= 4.5


@pytest.mark.parametrize(
    ("width", "height", "unit"),
    [(1024, 600, 0.75), (1280, 800, 1.0), (2560, 1600, 2.0), (3840, 2160, 2.7)],
)
def test_everything_grows_with_the_window(singleton, width, height, unit):
    theme = singleton("theme")
    theme.setProperty("windowWidth", width)
    theme.setProperty("windowHeight", height)
    assert theme.property("unit") == pytest.approx(unit)
    assert theme.property("space16") == round(16 * unit)
    assert theme.property("textSmall") >= 12


def test_text_grows_with_the_text_scale_and_spaces_do_not(singleton):
    theme = singleton("theme")
    body, space = theme.property("textBody"), theme.property("space16")
    theme.setProperty("textScale", 1.5)
    assert theme.property("textBody") == pytest.approx(1.5 * body, abs=1)
    assert theme.property("space16") == space


DURATIONS = (
    *("fade", "hover", "flight", "dealFlight", "dealStagger", "turnOver", "sweep", "lift"),
    *("readCall", "readTrick", "readMarriage", "readPrikup"),
)


@pytest.mark.parametrize("reduced", [False, True])
def test_instant_means_no_duration_but_a_look_at_what_would_be_gone(singleton, reduced):
    motion = singleton("motion")
    motion.setProperty("speedFactor", 0.0)
    motion.setProperty("reducedMotion", reduced)
    looks = {"readTrick", "readMarriage", "readPrikup"}
    assert {motion.property(name) for name in DURATIONS if name not in looks} == {0}
    assert all(500 <= motion.property(name) <= 1500 for name in looks)


@pytest.mark.parametrize("factor", [f for f in SPEED_FACTORS.values() if f])
def test_durations_are_multiplied_by_the_speed(singleton, factor):
    motion = singleton("motion")
    normal = {name: motion.property(name) for name in DURATIONS}
    motion.setProperty("speedFactor", factor)
    least = {"readMarriage": 900, "readPrikup": 1500}
    for name, duration in normal.items():
        wanted = max(least.get(name, 0), duration * factor)
        assert motion.property(name) == pytest.approx(wanted, abs=1)


def test_with_reduced_motion_nothing_travels_and_things_fade_in_80_milliseconds(singleton):
    motion = singleton("motion")
    motion.setProperty("reducedMotion", True)
    assert motion.property("fade") == 80
    travels = {motion.property(name) for name in DURATIONS if not name.startswith("read")}
    assert travels == {0, 80}
