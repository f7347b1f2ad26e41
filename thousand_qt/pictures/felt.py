"""The table's cloth: a soft light in the middle and a fine grain, painted once per window size.

The software renderer has no shader effects, and a plain picture of the window's own size is what
every renderer draws fastest.
"""

import random
from collections.abc import Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QRadialGradient
from PySide6.QtQuick import QQuickImageProvider

PROVIDER: Final = "felt"
"""In QML the cloth is `image://felt/<colour name>`."""

_CLOTHS: Final = {
    "green": (QColor("#1d5740"), QColor("#194b39"), QColor("#113528")),
    "blue": (QColor("#284674"), QColor("#1d3459"), QColor("#101d36")),
}
"""Middle, half way and corner of each cloth; Theme.qml repeats the half-way colour."""

_STOPS: Final = 16
"""Steps of the fall of the light; between few, a ring shows where its slope changes."""
_GRAIN_SIDE: Final = 256
_LIGHTEST: Final = 4
_DARKEST: Final = 12
"""Opacities of the grain, of 255: white shows more than black on a dark cloth."""
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
    image = QImage(size, QImage.Format.Format_RGBX64)
    painter = QPainter(image)
    painter.fillRect(image.rect(), QBrush(_light(name, size)))
    painter.fillRect(image.rect(), QBrush(_grain()))
    painter.end()
    # Light and grain meet in 16 bits a channel; rounding afterwards lets the grain hide the steps
    # between neighbouring shades, which show as rings on a large screen otherwise.
    return image.convertToFormat(QImage.Format.Format_RGB32)


def _light(name: str, size: QSize) -> QRadialGradient:
    """Return the light of a cloth: a curve through its colours in the middle, half way, outside."""
    colours = _CLOTHS.get(name, _CLOTHS["green"])
    light = QRadialGradient(
        QPointF(size.width() * 0.5, size.height() * 0.42),
        ((size.width() / 2) ** 2 + (size.height() / 2) ** 2) ** 0.5 * 1.08,
    )
    for step in range(_STOPS + 1):
        at = step / _STOPS
        shares = ((1 - at) * (1 - 2 * at), 4 * at * (1 - at), at * (2 * at - 1))
        light.setColorAt(at, _mixed(colours, shares))
    return light


def _mixed(colours: Sequence[QColor], shares: Sequence[float]) -> QColor:
    """Return a colour made of shares that add up to 1; a share may be negative."""
    parts = list(zip(colours, shares, strict=True))
    return QColor.fromRgbF(
        sum(share * colour.redF() for colour, share in parts),
        sum(share * colour.greenF() for colour, share in parts),
        sum(share * colour.blueF() for colour, share in parts),
    )


@cache
def _grain() -> QImage:
    """Return a tile of faint noise, the same at every start."""
    count = _GRAIN_SIDE * _GRAIN_SIDE
    noise = random.Random(1000).randbytes(count)
    lighter = range(128, 256)
    tones = bytes(255 if byte in lighter else 0 for byte in range(256))
    opacities = bytes(
        (byte - 127) * _LIGHTEST // 128 if byte in lighter else (128 - byte) * _DARKEST // 128
        for byte in range(256)
    )
    pixels = bytearray(4 * count)
    for channel in range(3):
        pixels[channel::4] = noise.translate(tones)
    pixels[3::4] = noise.translate(opacities)
    # One byte a channel, so the order in memory is the same on every machine.
    image = QImage(
        bytes(pixels), _GRAIN_SIDE, _GRAIN_SIDE, 4 * _GRAIN_SIDE, QImage.Format.Format_RGBA8888
    )
    return image.copy()
