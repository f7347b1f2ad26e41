"""Every scene of the screenshots can be read and heard.

No text is cut, covered or too faint, and nothing that a screen reader finds lacks a name or a role.
The smallest window is walked in the lengthened language with every run of the tests, in large text
one scene of each kind. The others in large text, the languages people speak, the large window and
the scaled screens, each in a process of its own, are left to the long tests.
"""

import os
import subprocess
import sys

import pytest
from PySide6.QtGui import QAccessible, QColor

from tests.window.assistive import faults_of_what_is_heard
from thousand_qt.settings import LANGUAGES
from thousand_qt.tools import legibility, pseudo
from thousand_qt.tools.scenes import SCENES
from thousand_qt.tools.screenshots import SCALES, SIZES, staged
from thousand_qt.tools.walk_texts import faults_of

SMALL = SIZES[:2]
TIGHT = (SMALL[0], pseudo.LANGUAGE)
ROOMY = [(size, language) for size in SMALL for language in LANGUAGES]
LARGE_TEXT = "-large-text"
LARGE_IN_EVERY_RUN = set(
    {name.split("-")[0]: name for name in SCENES if name.endswith(LARGE_TEXT)}.values()
)
"""The last scene of each kind, as their names begin: home, settings, deal, table and so on."""


def scenes_of(size, language):
    """Return the scenes as parameters, those for the long tests marked."""
    for name in SCENES:
        later = name.endswith(LARGE_TEXT) and name not in LARGE_IN_EVERY_RUN
        marks = pytest.mark.full if (size, language) != TIGHT or later else ()
        yield pytest.param(name, size, language, marks=marks, id=f"{name}-{size[0]}-{language}")


@pytest.fixture
def a_screen_reader():
    """Let Qt believe that a screen reader is running: names are kept and events sent out."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.parametrize(
    ("name", "size", "language"), [one for way in (TIGHT, *ROOMY) for one in scenes_of(*way)]
)
@pytest.mark.usefixtures("a_screen_reader")
def test_every_text_of_a_scene_can_be_read_and_heard(qapp, qtlog, name, size, language):
    with staged(qapp, name, size, language) as app:
        assert legibility.visible_texts(app.window)
        assert faults_of(app.window) == []
        if language == pseudo.LANGUAGE:
            assert faults_of_what_is_heard(app.window, pseudo.lengthened) == []
    assert [record.message for record in qtlog.records] == []


@pytest.mark.full
@pytest.mark.parametrize(
    ("scale", "language"),
    [
        *((1.0, language) for language in (*LANGUAGES, pseudo.LANGUAGE)),
        *((scale, pseudo.LANGUAGE) for scale in SCALES),
    ],
)
def test_every_text_can_be_read_in_a_large_window_and_on_scaled_screens(scale, language):
    walk = subprocess.run(
        [sys.executable, "-m", "thousand_qt.tools.walk_texts", "--language", language],
        env={**os.environ, "QT_SCALE_FACTOR": str(scale)},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert walk.returncode == 0, walk.stdout + walk.stderr
    assert "0 faults" in walk.stdout


def test_contrast_is_that_of_wcag():
    black, white, grey = QColor("black"), QColor("white"), QColor("#767676")
    assert legibility.contrast(black, white) == pytest.approx(21)
    assert legibility.contrast(white, black) == pytest.approx(21)
    assert legibility.contrast(grey, white) == pytest.approx(4.54, abs=0.01)


def test_a_text_that_is_too_faint_is_found(qapp):
    with staged(qapp, "home", SMALL[0], "en") as app:
        assert legibility.faint_texts(app.window) == []
        title = next(
            item
            for item in app.window.findChildren(object)
            if item.property("text") == "Thousand" and item.inherits("QQuickText")
        )
        title.setProperty("color", QColor("#2f6b52"))
        faint = legibility.faint_texts(app.window)
        assert [one.text.text for one in faint] == ["Thousand"]
        title.setProperty("color", QColor("white"))
        title.setProperty("opacity", 0.3)
        assert [one.text.text for one in legibility.faint_texts(app.window)] == ["Thousand"]


def test_the_made_up_language_keeps_what_is_replaced():
    assert pseudo.lengthened("Score {score}, %1 of %2: <b>F2</b>") == (
        "Scoóreé {score}, %1 oóf %2: <b>F2</b>"
    )
    sentence = "Leave a trick on the table until I click"
    assert len(pseudo.lengthened(sentence)) >= 1.25 * len(sentence)
