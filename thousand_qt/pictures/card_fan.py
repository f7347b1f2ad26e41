"""A fan of cards as one picture, for the first screen.

Turned cards drawn one by one have ragged edges under the software renderer; painted into one
picture they are smooth everywhere and cost one item.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtQuick import QQuickImageProvider

from resources.faces import face_file
from thousand_qt.pictures.faces import FaceStyle, styles_by_name

PROVIDER: Final = "fan"
"""In QML the fan is `image://fan/latin-two`, `image://fan/russian-four` and so on."""
CARDS: Final = ("AS", "KH", "QH", "10D")
"""A marriage between an ace and a ten."""

_SHAPE: Final = 5 / 7
_TURN: Final = 13.0
"""Degrees between neighbours."""
_WIDTH: Final = 0.325
"""A card's width as a share of the picture's."""
_STEP: Final = 0.36
"""From card to card, as a share of a card's width."""
_SAG: Final = 0.035
"""How far the outer cards sink, as a share of a card's height."""
_SHADOW: Final = QColor(0, 0, 0, 16)
_SHADOW_STEPS: Final = 6


class FanProvider(QQuickImageProvider):
    """Paints the fan for QML at the size that it asks for."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)

    def requestImage(self, name: str, size: QSize, requested: QSize) -> QImage:
        """Return the fan with this look of the cards; an unknown one is the plain look."""
        faces = styles_by_name().get(name, FaceStyle())
        image = paint_fan(faces, requested.expandedTo(QSize(64, 64)))
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image


def paint_fan(faces: FaceStyle, size: QSize) -> QImage:
    """Return the fan on a transparent ground, in pixels of the screen."""
    # Only a window that shows cards needs Qt's SVG module.
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    width = size.width() * _WIDTH
    height = width / _SHAPE
    card = QRectF(-width / 2, -height, width, height)
    for at, name in enumerate(CARDS):
        place = at - (len(CARDS) - 1) / 2
        foot = QPointF(
            size.width() / 2 + place * width * _STEP,
            (size.height() + height) / 2 + place * place * height * _SAG - height * _SAG,
        )
        painter.save()
        painter.translate(foot)
        painter.rotate(place * _TURN)
        paint_shadow(painter, card)
        picture = face_file(name, faces.letters, faces.colours)
        QSvgRenderer(str(picture)).render(painter, card)
        painter.restore()
    painter.end()
    return image


def paint_shadow(painter: QPainter, card: QRectF) -> None:
    """Darken the ground around a card softly, a little more below it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_SHADOW)
    step = card.width() / 110
    for ring in range(1, _SHADOW_STEPS + 1):
        spread = ring * step
        shade = card.adjusted(-spread, -spread / 2, spread, spread * 1.3)
        radius = card.width() * 0.06 + spread
        painter.drawRoundedRect(shade, radius, radius)
