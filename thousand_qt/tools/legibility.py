"""What a person can read in a window: every text, whether it is cut, covered or too faint.

Tests and `python -m thousand_qt.tools.legibility` walk over the scenes with this. The contrast is
that of WCAG 2.1, between the colour of the letters and what really lies around them in the picture
of the window, so that a gradient or a card below them counts too.
"""

import statistics
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow

LEAST_CONTRAST: Final = 4.5
"""Between text and ground, WCAG 2.1 success criterion 1.4.3."""

_OVERLAP_PIXELS: Final = 1.5
"""Texts may touch by this much before they count as overlapping; glyphs keep inside their box."""

_SAMPLES: Final = 24
"""How many pixels are looked at in each direction behind a text."""


Area = tuple[float, float, float, float]
"""Left, top, width and height in pixels of the window."""

_LEAST_SEEN: Final = 0.25
"""The part of a text that has to be seen for its contrast to matter."""


class VisibleText(msgspec.Struct, frozen=True, kw_only=True):
    """One text that can be seen: where it is in the window, whether it is cut, how it is drawn.

    The area is the part of it that a scrolling area leaves to be seen.
    """

    name: str
    text: str
    area: Area
    truncated: bool
    colour: str = "#000000"
    opacity: float = 1.0


class FaintText(msgspec.Struct, frozen=True):
    """A text that stands out too little from what lies around it."""

    text: VisibleText
    ground: str
    contrast: float


def lay_out(window: QQuickWindow) -> QImage:
    """Draw a frame now, so that everything lies where it belongs, and return its picture."""
    picture = window.grabWindow()
    assert not picture.isNull()
    return picture


def faint_texts(window: QQuickWindow) -> list[FaintText]:
    """Return every visible text with less contrast than `LEAST_CONTRAST`."""
    drawn = _drawing(window)
    picture = lay_out(window)
    scale = picture.width() / window.width()
    judged = [
        _judged(one, picture, scale, _covers(drawn[place + 1 :]))
        for place, one in enumerate(drawn)
        if isinstance(one, VisibleText) and not _hidden(QRectF(*one.area), drawn[place + 1 :])
    ]
    return [faint for faint in judged if faint is not None and faint.contrast < LEAST_CONTRAST]


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    bright, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def _luminance(colour: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4

    red, green, blue = colour.redF(), colour.greenF(), colour.blueF()
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def _judged(
    text: VisibleText, picture: QImage, scale: float, covers: Sequence[QRectF]
) -> FaintText | None:
    """Return the contrast of a text, None where covers leave too little of it to be seen."""
    ink = QColor(text.colour)
    ground = _ground(text, picture, scale, ink, covers)
    if ground is None:
        return None
    drawn = QColor(
        *(
            round(over * text.opacity + under * (1 - text.opacity))
            for over, under in zip(_channels(ink), _channels(ground), strict=True)
        )
    )
    return FaintText(text, ground.name(), round(contrast(drawn, ground), 2))


def _ground(
    text: VisibleText, picture: QImage, scale: float, ink: QColor, covers: Sequence[QRectF]
) -> QColor | None:
    """Return the colour around the letters: the middle of the pixels that are least like them.

    Pixels below a cover that is drawn later show nothing of the text; nor does a strip of a text
    that is narrower than half a pixel.
    """
    left, top, width, height = (round(length * scale) for length in text.area)
    area = QRect(left, top, width, height).intersected(picture.rect())
    if area.isEmpty():
        return None
    across = range(area.left(), area.right() + 1, max(1, area.width() // _SAMPLES))
    down = range(area.top(), area.bottom() + 1, max(1, area.height() // _SAMPLES))
    # Rounded to pixels an area may begin up to one sooner, below another cover.
    seen = QRectF(*text.area).adjusted(-1, -1, 1, 1)
    near = [cover for cover in covers if cover.intersects(seen)]
    pixels = [
        picture.pixel(x, y)
        for y in down
        for x in across
        if not any(cover.contains(x / scale, y / scale) for cover in near)
    ]
    if len(pixels) < len(across) * len(down) * _LEAST_SEEN:
        return None
    red, green, blue = _channels(ink)

    def distance(pixel: int) -> int:
        return (
            abs((pixel >> 16 & 255) - red)
            + abs((pixel >> 8 & 255) - green)
            + abs((pixel & 255) - blue)
        )

    # Most pixels are of a few colours.
    far = {pixel: distance(pixel) for pixel in set(pixels)}
    pixels.sort(key=far.__getitem__, reverse=True)
    around = pixels[: max(1, len(pixels) // 2)]
    return QColor(
        *(
            round(statistics.median(pixel >> shift & 255 for pixel in around))
            for shift in (16, 8, 0)
        )
    )


def _channels(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


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

    area: Area


def _common(one: VisibleText, other: VisibleText) -> QRectF:
    return QRectF(*one.area).intersected(QRectF(*other.area))


def _overlap(one: VisibleText, other: VisibleText) -> bool:
    common = _common(one, other)
    return common.width() > _OVERLAP_PIXELS and common.height() > _OVERLAP_PIXELS


def _hidden(area: QRectF, above: Sequence[VisibleText | _Cover]) -> bool:
    return any(isinstance(one, _Cover) and QRectF(*one.area).contains(area) for one in above)


def _covers(above: Sequence[VisibleText | _Cover]) -> list[QRectF]:
    return [QRectF(*one.area) for one in above if isinstance(one, _Cover)]


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
    # While delegates come and go, PySide now and then gives the wrapper of something else.
    found: Sequence[object] = item.childItems()
    children = [child for child in found if isinstance(child, QQuickItem)]
    below = [child for child in children if child.z() < 0]
    above = [child for child in children if child.z() >= 0]
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
            yield _Cover(_rect(area))
    elif _is_text(item):
        text = str(item.property("text"))
        area = item.mapRectToScene(_ink(item))
        if text.strip() and area.intersects(clip):
            yield VisibleText(
                name=item.objectName(),
                text=text,
                area=_rect(area.intersected(clip)),
                truncated=_cut(item, area, screen, clip),
                colour=item.property("color").name(),
                opacity=opacity,
            )


def _rect(area: QRectF) -> Area:
    return area.x(), area.y(), area.width(), area.height()


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
