"""The mouse at the table: what is no click plays nothing, and what it rests on lies still."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tests.window.helpers import exists, lay_out, wait_until
from tests.window.table_player import card_item, my_cards, table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.table_scenes import TABLE_SCENES, show
from thousand_qt.wiring import make_table_view_model


def scene(open_app, name, **settings):
    """Open the window in a scene of the screenshot tool."""
    match = TABLE_SCENES[name].match(("Anna", "Katya", "Boris"))
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **settings
    )
    show(app, match, TABLE_SCENES[name])
    wait_until(lambda: exists(app.window, "table.menu"), "the table")
    lay_out(app.window)
    return app, match


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
@pytest.mark.parametrize("name", ["table-pass", "table-lead", "table-marriage", "table-summary"])
def test_the_other_mouse_buttons_do_nothing(open_app, name, button):
    app, match = scene(open_app, name)
    before = table_of(app).props
    for across in range(20, 1280, 60):
        for down in range(20, 800, 60):
            QTest.mouseClick(
                app.window, button, Qt.KeyboardModifier.NoModifier, QPoint(across, down)
            )
    assert table_of(app).props == before
    assert match.answers == []


def test_a_card_that_is_dragged_within_the_hand_is_not_played(open_app):
    app, match = scene(open_app, "table-lead")
    item = card_item(app, my_cards(app)[0])
    place = item.mapToScene(QPointF(item.width() * 0.14, item.height() * 0.5)).toPoint()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mousePress(app.window, left, none, place)
    QTest.mouseMove(app.window, place + QPoint(200, 10))
    QTest.mouseRelease(app.window, left, none, place + QPoint(200, 10))
    assert match.answers == []


def test_a_card_does_not_tremble_under_a_mouse_at_its_edge(open_app):
    app, _match = scene(open_app, "table-trump")  # out of turn, so that no card is lifted
    item = card_item(app, my_cards(app)[0])
    edge = item.mapToScene(QPointF(item.width() * 0.14, item.height() - 1)).toPoint()
    QTest.mouseMove(app.window, edge)
    wait_until(lambda: item.property("raised") > 0, "the lifted card")
    for number in range(6):
        QTest.mouseMove(app.window, edge + QPoint(number % 2, 0))
        lay_out(app.window)
        assert item.property("raised") > 0
