"""Hands and eyes for tests of the window: find, click, press, wait, read what is visible."""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, Final

import pytest
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

from thousand_qt.tools.legibility import (
    FaintText,
    VisibleText,
    faint_texts,
    lay_out,
    overlapping_texts,
    truncated_texts,
    visible_texts,
)

__all__ = [
    "FaintText",
    "VisibleText",
    "faint_texts",
    "lay_out",
    "overlapping_texts",
    "truncated_texts",
    "visible_texts",
]

PATIENCE_SECONDS: Final = 5.0


def every_pair(*factors: Sequence[object]) -> list[Any]:
    """Combine lists for `parametrize`, half of the combinations only in long tests.

    In the other half any two values of two lists still meet; where there are two lists alone, each
    value of the longer one meets every second value of the other.
    """
    return [
        pytest.param(
            *(factor[place] for factor, place in zip(factors, places, strict=True)),
            marks=pytest.mark.full if sum(places) % 2 else (),
        )
        for places in product(*(range(len(factor)) for factor in factors))
    ]


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


def walk_by_tab(window: QQuickWindow) -> None:
    """Assert that Tab goes through every control once and comes back to where it began."""
    controls = {
        item.objectName()
        for item in children(window.contentItem())
        if item.isVisible() and item.isEnabled() and item.activeFocusOnTab()
    }
    start = focused(window)
    walked = [start]
    for _ in controls:
        press(window, Qt.Key.Key_Tab)
        if focused(window) == start:
            break
        walked.append(focused(window))
    assert len(walked) == len(set(walked))
    assert set(walked) == controls


def _item(root: QQuickWindow | QQuickItem) -> QQuickItem:
    return root.contentItem() if isinstance(root, QQuickWindow) else root
