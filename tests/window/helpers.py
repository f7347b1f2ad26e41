"""Hands and eyes for tests of the window: find, click, press, wait, read what is visible."""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    Qt,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

PATIENCE_SECONDS: Final = 5.0
_OVERLAP_PIXELS: Final = 1.5
"""Texts may touch by this much before they count as overlapping; glyphs keep inside their box."""


class VisibleText(msgspec.Struct, frozen=True):
    """One text that can be seen: where it is in the window and whether it is cut."""

    name: str
    text: str
    area: tuple[float, float, float, float]
    truncated: bool


def bury(*objects: QObject) -> None:
    """Delete objects now, in this order, as Qt itself does it."""
    for one in objects:
        one.deleteLater()
        QCoreApplication.sendPostedEvents(one, QEvent.Type.DeferredDelete)


def children(item: QQuickItem) -> Iterator[QQuickItem]:
    """Yield an item and all items below it, parents first."""
    yield item
    for child in item.childItems():
        yield from children(child)


def find(root: QQuickWindow | QQuickItem, name: str) -> QQuickItem:
    """Return the one item of that object name; fail with the names that exist."""
    items = list(children(_item(root)))
    found = [item for item in items if item.objectName() == name]
    if len(found) != 1:
        known = sorted({item.objectName() for item in items if item.objectName()})
        raise AssertionError(f"{len(found)} items are called {name!r}; there are {known}")
    return found[0]


def exists(root: QQuickWindow | QQuickItem, name: str) -> bool:
    """Say whether a visible item of that object name exists."""
    return any(item.objectName() == name and item.isVisible() for item in children(_item(root)))


def lay_out(window: QQuickWindow) -> None:
    """Draw a frame now, so that everything lies where it belongs."""
    assert not window.grabWindow().isNull()


def shown_text(root: QQuickWindow | QQuickItem, name: str) -> str:
    """Return the text of a visible text item of that object name."""
    item = find(root, name)
    assert item.isVisible(), f"{name} is not visible"
    return str(item.property("text"))


def click(item: QQuickItem, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Click in the middle of an item where it is; fail unless it can be seen there."""
    window = window_of(item)
    lay_out(window)
    assert item.isVisible(), f"{item.objectName()} is not visible"
    assert item.isEnabled(), f"{item.objectName()} is not enabled"
    middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
    assert QRectF(0, 0, window.width(), window.height()).contains(QPointF(middle)), (
        f"{item.objectName()} is outside of the window at {middle.toTuple()}"
    )
    QTest.mouseClick(window, button, Qt.KeyboardModifier.NoModifier, QPoint(middle))


def window_of(item: QQuickItem) -> QQuickWindow:
    """Return the window that shows an item.

    `item.window()` would do, but PySide then takes the window for a child of the item and forgets
    it together with the item.
    """
    for window in QGuiApplication.topLevelWindows():
        if isinstance(window, QQuickWindow) and window.contentItem().isAncestorOf(item):
            return window
    raise AssertionError(f"{item.objectName()} is in no window")


def press(
    window: QQuickWindow,
    key: Qt.Key,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
) -> None:
    """Press and release a key."""
    QTest.keyClick(window, key, modifiers)


def wait_until(condition: Callable[[], bool], what: str = "the condition") -> None:
    """Let the window live until a condition holds; fail when it takes too long."""
    end = time.monotonic() + PATIENCE_SECONDS
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"{what} did not come true within {PATIENCE_SECONDS} s")
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def focused(window: QQuickWindow) -> str:
    """Return the object name of the item that the keyboard acts on."""
    item = window.activeFocusItem()
    return item.objectName() if item is not None else ""


def visible_texts(window: QQuickWindow) -> list[VisibleText]:
    """Return every text that can be seen in the window's next frame, in drawing order.

    A text that a scrolling area or a panel above it hides altogether is left out. One that is cut
    by the window or by such an area's edge sideways, that is elided or that is larger than its
    item is truncated.
    """
    drawn = _drawing(window)
    return [
        one
        for place, one in enumerate(drawn)
        if isinstance(one, VisibleText) and not _hidden(QRectF(*one.area), drawn[place + 1 :])
    ]


def truncated_texts(window: QQuickWindow) -> list[VisibleText]:
    """Return every visible text that is cut."""
    return [text for text in visible_texts(window) if text.truncated]


def overlapping_texts(window: QQuickWindow) -> list[tuple[VisibleText, VisibleText]]:
    """Return every pair of visible texts that cover each other with no panel between them."""
    drawn = _drawing(window)
    return [
        (one, other)
        for place, one in enumerate(drawn)
        for further, other in enumerate(drawn[place + 1 :], place + 1)
        if isinstance(one, VisibleText)
        and isinstance(other, VisibleText)
        and _overlap(one, other)
        and not _hidden(_common(one, other), drawn[place + 1 : further])
    ]


class _Cover(msgspec.Struct, frozen=True):
    """A rectangle through which nothing is seen."""

    area: tuple[float, float, float, float]


def _common(one: VisibleText, other: VisibleText) -> QRectF:
    return QRectF(*one.area).intersected(QRectF(*other.area))


def _overlap(one: VisibleText, other: VisibleText) -> bool:
    common = _common(one, other)
    return common.width() > _OVERLAP_PIXELS and common.height() > _OVERLAP_PIXELS


def _hidden(area: QRectF, above: Sequence[VisibleText | _Cover]) -> bool:
    return any(isinstance(one, _Cover) and QRectF(*one.area).contains(area) for one in above)


def _drawing(window: QQuickWindow) -> list[VisibleText | _Cover]:
    """Return what the next frame draws, in drawing order: texts, and what covers them."""
    lay_out(window)
    screen = QRectF(0, 0, window.width(), window.height())
    return list(_drawn(window.contentItem(), screen, screen, 1.0))


def _drawn(
    item: QQuickItem, screen: QRectF, clip: QRectF, opacity: float
) -> Iterator[VisibleText | _Cover]:
    opacity *= item.opacity()
    if not item.isVisible() or opacity < 0.01:
        return
    if item.clip():
        clip = clip.intersected(item.mapRectToScene(item.boundingRect()))
    below = [child for child in item.childItems() if child.z() < 0]
    above = [child for child in item.childItems() if child.z() >= 0]
    for child in sorted(below, key=QQuickItem.z):
        yield from _drawn(child, screen, clip, opacity)
    yield from _own_drawing(item, screen, clip, opacity)
    for child in sorted(above, key=QQuickItem.z):
        yield from _drawn(child, screen, clip, opacity)


def _own_drawing(
    item: QQuickItem, screen: QRectF, clip: QRectF, opacity: float
) -> Iterator[VisibleText | _Cover]:
    if item.inherits("QQuickRectangle"):
        area = item.mapRectToScene(item.boundingRect()).intersected(clip)
        if opacity > 0.99 and item.property("color").alpha() == 255 and not area.isEmpty():
            yield _Cover(area.getRect())
    elif _is_text(item):
        text = str(item.property("text"))
        area = item.mapRectToScene(_ink(item))
        if text.strip() and area.intersects(clip):
            yield VisibleText(
                item.objectName(), text, area.getRect(), _cut(item, area, screen, clip)
            )


def _is_text(item: QQuickItem) -> bool:
    return item.inherits("QQuickText") or item.inherits("QQuickTextInput")


def _ink(item: QQuickItem) -> QRectF:
    """Return where the text stands inside its item, without the empty part of a wide item."""
    if item.inherits("QQuickTextInput"):
        return QRectF(0, 0, item.width(), item.height())
    return item.boundingRect()


def _cut(item: QQuickItem, area: QRectF, screen: QRectF, clip: QRectF) -> bool:
    if item.inherits("QQuickText") and item.property("truncated"):
        return True
    slack = 1.0
    if item.property("paintedWidth") is not None and (
        item.property("paintedWidth") > item.width() + slack
        or item.property("paintedHeight") > item.height() + slack
    ):
        return True
    sideways = area.left() < clip.left() - slack or area.right() > clip.right() + slack
    return sideways or (clip == screen and not screen.adjusted(-1, -1, 1, 1).contains(area))


def _item(root: QQuickWindow | QQuickItem) -> QQuickItem:
    return root.contentItem() if isinstance(root, QQuickWindow) else root
