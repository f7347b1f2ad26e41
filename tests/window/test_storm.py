"""A storm of keys, clicks and changes at a table with computer players breaks and loses nothing."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QPoint, Qt
from PySide6.QtGui import QKeyEvent, QWindow
from PySide6.QtTest import QTest

from tests.window.helpers import exists, find, focused, lay_out, wait_until
from tests.window.table_player import sit_down, table_of, wait_for_question
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.settings import TrickHold
from thousand_qt.viewmodels.app import Screen
from thousand_qt.wiring import make_match_service, make_table_view_model

pytestmark = pytest.mark.full

NONE = Qt.KeyboardModifier.NoModifier
BUTTONS = [Qt.MouseButton.LeftButton] * 6 + [Qt.MouseButton.RightButton]
KEYS = [
    *[Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Left] * 3,
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape),
    *(Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F5, Qt.Key.Key_F10, Qt.Key.Key_F11),
    *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_0, Qt.Key.Key_A, Qt.Key.Key_Delete),
    Qt.Key.Key_Backspace,
]
CHANGES = [
    *({"speed": speed} for speed in ("instant", "fast", "normal")),
    *({"language": language} for language in ("en", "ru")),
    *({"text_scale": scale} for scale in (100, 150)),
    *({"reduced_motion": on} for on in (True, False)),
    *({"trick_hold": hold.value} for hold in TrickHold),
    *({"play_forced": on} for on in (True, False)),
    *({"bots_pace": pace} for pace in ("instant", "normal")),
]
SIZES = [(1024, 600), (1280, 800), (300, 900), (2560, 1440)]


def strike(app, chance):
    """Do one thing that a cat on the keyboard or a child at the mouse might do."""
    window = app.window
    place = QPoint(chance.randrange(window.width()), chance.randrange(window.height()))
    match chance.choices(range(7), (35, 40, 5, 4, 4, 6, 1))[0]:
        case 0:
            QTest.mouseClick(window, chance.choice(BUTTONS), NONE, place)
        case 1:
            QTest.keyClick(window, chance.choice(KEYS))
        case 2:
            key = chance.choice(KEYS)
            for number in range(6):
                press = QKeyEvent(QEvent.Type.KeyPress, key, NONE, "", number > 0)
                QCoreApplication.sendEvent(window, press)
            QTest.keyRelease(window, key)
        case 3:
            window.resize(*chance.choice(SIZES))
        case 4:
            chance.choice([QWindow.showMinimized, QWindow.hide])(window)
            window.showNormal()
        case 5:
            app.store.change(**chance.choice(CHANGES))
        case _:
            tempo = table_of(app).tempo
            chance.choice([tempo.hurry, tempo.playOut, tempo.takeOver])()


def come_back(app):
    """Go back to the table from wherever a strike has led."""
    ways = (
        *("home.continue", "home.play", "newMatch.begin"),
        *("settings.back", "rules.back", "review.close"),
    )
    while app.app.props.screen is not Screen.TABLE:
        app.window.showNormal()
        wait_until(lambda: any(exists(app.window, way) for way in ways), "a way to the table")
        way = next(way for way in ways if exists(app.window, way))
        find(app.window, way).forceActiveFocus()
        QTest.keyClick(app.window, Qt.Key.Key_Return)
        lay_out(app.window)


@pytest.mark.parametrize("seed", range(4))
def test_a_storm_breaks_nothing_and_the_match_goes_on(open_app, seed):
    chance = random.Random(seed)
    app = open_app(
        make_service=make_match_service,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
    )
    sit_down(app)
    asked = set()
    strikes = 0
    # The computer players take their time: a fast machine strikes more often between two questions.
    while strikes < 1500 or len(asked) < 4:
        strikes += 1
        assert strikes < 50_000, "the match does not go on"
        strike(app, chance)
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        come_back(app)
        if table_of(app).decision is not None:
            asked.add(table_of(app).decision.number)
    app.window.showNormal()
    usual = {"speed": "instant", "bots_pace": "instant", "trick_hold": "normal"}
    app.store.change(**usual, play_forced=False, language="en")
    table_of(app).closeOverlay()
    wait_for_question(app)
    lay_out(app.window)
    wait_until(lambda: bool(focused(app.window)), "the focus")
    assert find(app.window, focused(app.window)).isVisible()
