"""The hand for pictures: its orders, moved cards, the second click, and cards that are dragged."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtQuick import QQuickItem, QQuickWindow

from thousand_qt.app import OpenWindow
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES, TableScene
from thousand_qt.viewmodels.table import TableViewModel
from thousand_qt.viewmodels.table_places import Zone

_FRAMES_BEFORE: Final = 3
"""The window finds its size and the cards their places in so many frames."""


class HandScene(msgspec.Struct, frozen=True):
    """A scene of the table with the settings that it needs."""

    table: TableScene
    settings: dict[str, object] = {}


def _number_of(table: TableViewModel, card: str) -> int:
    return next(row.number for row in table.card_rows() if row.place.face == card)


def _click(card: str) -> Callable[[TableViewModel, ScriptedMatch], None]:
    return lambda table, _match: table.clickCard(_number_of(table, card))


def _move(table: TableViewModel, _match: ScriptedMatch) -> None:
    """Move the first card of the hand to the middle, and the last one before it."""
    for by in (4, -3):
        mine = [
            row for row in table.card_rows() if (row.place.zone, row.place.who) == (Zone.HAND, 0)
        ]
        chosen = min(mine, key=lambda row: row.place.slot * (1 if by > 0 else -1))
        table.own_hand.move(chosen.number, by)


def _drag(card: str, across: float, up: float) -> Callable[[OpenWindow], None]:
    """Drag a card to a place of the table, in shares of the window."""

    def touch(app: OpenWindow) -> None:
        table = app.app.findChild(TableViewModel)
        assert table is not None
        for _ in range(_FRAMES_BEFORE):
            QCoreApplication.processEvents()
            app.window.grabWindow()
        item = _item(app.window.contentItem(), f"card{_number_of(table, card)}")
        start = item.mapToScene(QPointF(item.width() * 0.14, item.height() * 0.3))
        goal = QPointF(app.window.width() * across, app.window.height() * up)
        for kind, place in (
            (QEvent.Type.MouseButtonPress, start),
            (QEvent.Type.MouseMove, (start * 3 + goal) / 4),
            (QEvent.Type.MouseMove, goal),
        ):
            _touch(app.window, kind, place)

    return touch


def _touch(window: QQuickWindow, kind: QEvent.Type, place: QPointF) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    button = left if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
    everywhere = window.mapToGlobal(place)
    event = QMouseEvent(kind, place, everywhere, button, left, none)
    QCoreApplication.sendEvent(window, event)


def _item(root: QQuickItem, name: str) -> QQuickItem:
    return next(item for item in _below(root) if item.objectName() == name)


def _below(item: QQuickItem) -> Iterator[QQuickItem]:
    yield item
    for child in item.childItems():
        yield from _below(child)


def _staged(
    name: str,
    stage: Callable[[TableViewModel, ScriptedMatch], None] | None = None,
    touch: Callable[[OpenWindow], None] | None = None,
    **settings: object,
) -> HandScene:
    table = TABLE_SCENES[name]
    return HandScene(replace(table, stage=stage or table.stage, touch=touch), settings)


HAND_SCENES: Final[dict[str, HandScene]] = {
    "hand-ranks": _staged("table-lead", hand_order="ranks"),
    "hand-suits-up": _staged("table-follow", hand_order="suits_up", card_back="blue"),
    "hand-dealt": _staged("table-lead", hand_order="dealt", card_back="green"),
    "hand-moved": _staged("table-pass", _move),
    "hand-confirm": _staged("table-lead", _click("AD"), confirm_play=True),
    "hand-confirm-marriage": _staged("table-marriage", confirm_play=True, marriage_question=False),
    "hand-confirm-large-text": _staged(
        "table-lead", _click("10C"), confirm_play=True, text_scale=150
    ),
    "hand-drag-within": _staged("table-auction", touch=_drag("9S", 0.6, 0.86)),
    "hand-drag-gift": _staged("table-pass", touch=_drag("9H", 0.25, 0.68)),
    "hand-drag-player": _staged("table-pass-chosen", touch=_drag("AS", 0.92, 0.16)),
    "hand-drag-play": _staged("table-lead", touch=_drag("AD", 0.49, 0.42)),
    "hand-dimmed-four-colours-large-text": _staged(
        "table-follow", card_colours="four", text_scale=150
    ),
}
