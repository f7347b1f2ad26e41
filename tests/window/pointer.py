"""A mouse for tests that presses, drags and lets go where cards are seen."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from engine.cards import Card
from tests.window.helpers import find, lay_out, wait_until
from tests.window.table_player import card_item, my_card, my_cards, table_of
from thousand_qt.app import OpenWindow

_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.KeyboardModifier.NoModifier


def still(app: OpenWindow) -> None:
    """Wait until no card moves."""
    items = [card_item(app, row) for row in table_of(app).card_rows()]
    wait_until(lambda: all(item.property("progress") == 1.0 for item in items), "cards that lie")
    lay_out(app.window)


def grip_of(item: QQuickItem) -> QPoint:
    """Return a place on a card that its right neighbour leaves free, in the window."""
    return item.mapToScene(QPointF(item.width() * 0.14, item.height() * 0.5)).toPoint()


def middle_of(app: OpenWindow, name: str) -> QPoint:
    """Return the middle of an item in the window."""
    item = find(app.window, name)
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()


def above_hand(app: OpenWindow) -> QPoint:
    """Return the place of the table where one's own card lies in a trick."""
    return middle_of(app, "table.drop.table")


def slot_of(app: OpenWindow, slot: int) -> QPoint:
    """Return where a card that is held at its grip lies at a place of the hand."""
    return grip_of(card_item(app, my_cards(app)[slot])) + QPoint(2, 0)


def pull(app: OpenWindow, *places: QPoint) -> None:
    """Move the pressed mouse over these places."""
    for place in places:
        QTest.mouseMove(app.window, place)
    lay_out(app.window)


def let_go(app: OpenWindow, place: QPoint) -> None:
    """Let the mouse go."""
    QTest.mouseRelease(app.window, _LEFT, _NONE, place)


@contextmanager
def dragging(app: OpenWindow, item: QQuickItem, *places: QPoint) -> Iterator[None]:
    """Hold an item over the last of these places, and let it go there afterwards."""
    start = grip_of(item)
    QTest.mousePress(app.window, _LEFT, _NONE, start)
    pull(app, start + QPoint(6, -6), start + QPoint(12, -14), *places)
    yield
    let_go(app, places[-1])


def drag(app: OpenWindow, item: QQuickItem, *places: QPoint) -> None:
    """Drag an item over these places and let it go at the last."""
    with dragging(app, item, *places):
        pass


def drag_card(app: OpenWindow, card: Card, *places: QPoint) -> None:
    """Drag a card of the hand."""
    drag(app, card_item(app, my_card(app, card)), *places)
