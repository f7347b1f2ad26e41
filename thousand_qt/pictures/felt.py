"""The table's cloth: a soft light in the middle and a fine grain, painted once per window size.

The software renderer has no shader effects, and a plain picture of the window's own size is what
every renderer draws fastest.
"""

import random
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPixmap, QRadialGradient
from PySide6.QtQuick import QQuickImageProvider

PROVIDER: Final = "felt"
"""In QML the cloth is `image://felt/<colour name>`."""

_CLOTHS: Final = {
    "green": (QColor("#1d5740"), QColor("#194b39"), QColor("#113528")),
    "blue": (QColor("#284674"), QColor("#1d3459"), QColor("#101d36")),
}
"""Middle, half way and corner of each cloth; Theme.qml repeats the half-way colour."""

_GRAIN_SIDE: Final = 96
_GRAIN_STRENGTH: Final = 7
_SMALLEST: Final = QSize(64, 64)


class FeltProvider(QQuickImageProvider):
    """Paints the cloth for QML at the size that it asks for."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)

    def requestImage(self, name: str, size: QSize, requested: QSize) -> QImage:
        """Return the cloth of that name; an unknown name is green."""
        image = paint_felt(name, requested.expandedTo(_SMALLEST))
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image


def paint_felt(name: str, size: QSize) -> QImage:
    """Return the cloth of that name, in pixels of the screen."""
    middle, half, corner = _CLOTHS.get(name, _CLOTHS["green"])
    light = QRadialGradient(
        QPointF(size.width() * 0.5, size.height() * 0.42),
        ((size.width() / 2) ** 2 + (size.height() / 2) ** 2) ** 0.5 * 1.08,
    )
    light.setColorAt(0.0, middle)
    light.setColorAt(0.5, half)
    light.setColorAt(1.0, corner)
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.fillRect(image.rect(), QBrush(light))
    painter.fillRect(image.rect(), QBrush(QPixmap.fromImage(_grain())))
    painter.end()
    return image


@cache
def _grain() -> QImage:
    """Return a tile of faint noise, the same at every start."""
    chance = random.Random(1000)
    pixels = bytearray()
    for _ in range(_GRAIN_SIDE * _GRAIN_SIDE):
        strength = chance.randint(-_GRAIN_STRENGTH, _GRAIN_STRENGTH)
        tone = 255 if strength > 0 else 0
        pixels += bytes((tone, tone, tone, abs(strength)))
    # One byte a channel, so the order in memory is the same on every machine.
    image = QImage(
        bytes(pixels), _GRAIN_SIDE, _GRAIN_SIDE, 4 * _GRAIN_SIDE, QImage.Format.Format_RGBA8888
    )
    return image.copy()
