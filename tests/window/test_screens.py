"""Every screen of the frame: legible, complete and reachable in every size and language."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from tests.window.fakes import FakeMatchService
from tests.window.helpers import (
    children,
    every_pair,
    find,
    overlapping_texts,
    press,
    truncated_texts,
    visible_texts,
    wait_until,
    walk_by_tab,
)
from thousand_qt.match.service import MatchSummary
from thousand_qt.settings import MAX_NAME_LENGTH
from thousand_qt.viewmodels.app import Screen

SIZES = [(1024, 600), (1280, 800), (2560, 1440)]
LONG_NAMES = ("Ж" * MAX_NAME_LENGTH, "Щ" * MAX_NAME_LENGTH, "W" * MAX_NAME_LENGTH)
UNFINISHED = MatchSummary(LONG_NAMES, (-1245, -1060, -1880), 77)
SCREENS = [Screen.HOME, Screen.NEW_MATCH, Screen.SETTINGS, Screen.RULES]


@pytest.mark.parametrize(
    ("size", "language", "text_scale"), every_pair(SIZES, ["ru", "en"], [150, 125, 100])
)
def test_no_text_is_cut_or_covered(open_app, size, language, text_scale):
    app = open_app(
        size=size,
        language=language,
        text_scale=text_scale,
        software_rendering=True,
        service=FakeMatchService(UNFINISHED),
    )
    for screen in SCREENS:
        app.app.open_screen(screen)
        wait_until(lambda: len(visible_texts(app.window)) > 4, f"{screen.value} with its texts")
        assert truncated_texts(app.window) == [], screen
        assert overlapping_texts(app.window) == [], screen


@pytest.mark.parametrize("screen", SCREENS)
def test_tab_reaches_every_control_and_comes_back(open_app, screen):
    app = open_app(service=FakeMatchService(UNFINISHED))
    app.app.open_screen(screen)
    walk_by_tab(app.window)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_control_has_a_name_and_a_role_for_readers(open_app, screen, language):
    app = open_app(service=FakeMatchService(UNFINISHED), language=language)
    app.app.open_screen(screen)
    controls = [
        item
        for item in children(app.window.contentItem())
        if item.isVisible() and item.activeFocusOnTab()
    ]
    assert controls
    for item in controls:
        reader = QAccessible.queryAccessibleInterface(item)
        assert reader is not None, item.objectName()
        assert reader.text(QAccessible.Text.Name).strip(), item.objectName()
        assert reader.role() != QAccessible.Role.NoRole, item.objectName()


def test_the_focus_ring_shows_where_the_keyboard_is(app):
    press(app.window, Qt.Key.Key_Tab)
    button = app.window.activeFocusItem()
    rings = [
        item for item in children(button) if item.isVisible() and item.property("shown") is True
    ]
    assert len(rings) == 1


@pytest.mark.parametrize("text_scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_values_of_a_choice_are_equally_wide(open_app, language, text_scale):
    app = open_app(language=language, text_scale=text_scale, size=(1024, 600))
    for screen, choice in (
        (Screen.NEW_MATCH, "newMatch.left.level"),
        (Screen.SETTINGS, "settings.card_colours"),
    ):
        app.app.open_screen(screen)
        app.window.grabWindow()
        widths = {
            round(item.width())
            for item in children(app.window.contentItem())
            if item.objectName().startswith(choice + ".")
        }
        assert max(widths) - min(widths) <= 1


LONG_NOTICE = (
    "The match cannot be written down in /home/a/folder/with/a/very/long/name/without/any/space "
    "(no space is left on the device). Make room there or choose another folder, then continue "
    "the match. Everything that was played until now is kept and can be continued at any time."
)


@pytest.mark.parametrize(("screen", "size", "text_scale"), every_pair(SCREENS, SIZES, [150, 100]))
def test_a_notice_lies_whole_above_the_screen(open_app, screen, size, text_scale):
    app = open_app(size=size, text_scale=text_scale, service=FakeMatchService(UNFINISHED))
    app.app.open_screen(screen)
    app.app.tell(LONG_NOTICE)
    wait_until(lambda: len(visible_texts(app.window)) > 4, f"{screen.value} with its texts")
    notice = find(app.window, "notice")
    assert notice.x() >= 0
    assert notice.x() + notice.width() <= app.window.width()
    assert truncated_texts(app.window) == []
    assert overlapping_texts(app.window) == []
    lowest = notice.y() + notice.height()
    below = [one for one in visible_texts(app.window) if not one.name.startswith("notice")]
    others = [one for one in below if one.text != "Close"]
    assert others
    assert min(one.area[1] for one in others) >= lowest - 1


def test_a_notice_stays_on_the_screen_on_which_it_appeared(app):
    app.app.tell(LONG_NOTICE)
    app.app.open_screen(Screen.HOME)
    assert app.app.props.notice == LONG_NOTICE
    app.app.open_screen(Screen.NEW_MATCH)
    assert app.app.props.notice == ""
