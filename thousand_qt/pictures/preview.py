"""How the table will look: the chosen cards, their back and the cloth as one picture.

The settings show it beside the choices. Painted by the same hands as the table's own pictures.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap
from PySide6.QtQuick import QQuickImageProvider

from resources.faces import back_file
from thousand_qt.pictures.card_fan import paint_fan, paint_shadow
from thousand_qt.pictures.faces import FaceStyle, styles_by_name
from thousand_qt.pictures.felt import paint_felt
from thousand_qt.settings import CardBack, Felt

PROVIDER: Final = "preview"
"""In QML the picture is `image://preview/<look of the faces>/<back>/<cloth>`."""

_SMALLEST: Final = QSize(96, 64)
_ROUND: Final = 0.02
"""Radius of the cloth's corners as a share of the picture's width."""
_FAN_SHAPE: Final = 1.5
"""Width of the fan by its height."""
_FAN_WIDTH: Final = 0.64
"""Most of the picture's width that the fan takes."""
_PACK: Final = 0.29
"""A face-down card's width by that of the fan."""
_PACK_ROOM: Final = 1.25
"""The room for the pack as a share of its width; the fan begins with empty corners."""
_CARD_SHAPE: Final = 5 / 7
_PACK_TURN: Final = -9.0
_PACK_CARDS: Final = 3


class PreviewProvider(QQuickImageProvider):
    """Paints the picture for QML at the size that it asks for."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)

    def requestImage(self, name: str, size: QSize, requested: QSize) -> QImage:
        """Return the picture of that name; what it does not know looks as at first."""
        faces, back, felt = (*name.split("/"), "", "", "")[:3]
        image = paint_preview(
            styles_by_name().get(faces, FaceStyle()),
            CardBack(back) if back in set(CardBack) else CardBack.BURGUNDY,
            Felt(felt) if felt in set(Felt) else Felt.GREEN,
            requested.expandedTo(_SMALLEST),
        )
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image


def paint_preview(faces: FaceStyle, back: CardBack, felt: Felt, size: QSize) -> QImage:
    """Return the picture, in pixels of the screen."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QPixmap.fromImage(paint_felt(felt.value, size))))
    painter.drawRoundedRect(image.rect(), _ROUND * size.width(), _ROUND * size.width())
    width = min(size.width() * _FAN_WIDTH, size.height() * _FAN_SHAPE)
    fan = QSize(round(width), round(width / _FAN_SHAPE))
    pack = width * _PACK
    # Pack and fan stand together in the middle.
    left = (size.width() - width - pack * _PACK_ROOM) / 2 + pack * _PACK_ROOM
    painter.drawImage(round(left), round((size.height() - fan.height()) / 2), paint_fan(faces, fan))
    _paint_pack(painter, back, QPointF(left - pack * _PACK_ROOM / 2, size.height() / 2), pack)
    painter.end()
    return image


def _paint_pack(painter: QPainter, back: CardBack, middle: QPointF, width: float) -> None:
    """Lay a few face-down cards around a point."""
    # Only a window that shows cards needs Qt's SVG module.
    from PySide6.QtSvg import QSvgRenderer

    picture = QSvgRenderer(str(back_file(back.value)))
    height = width / _CARD_SHAPE
    card = QRectF(-width / 2, -height / 2, width, height)
    for at in range(_PACK_CARDS):
        painter.save()
        painter.translate(middle.x() + (at - 1) * width * 0.09, middle.y())
        painter.rotate(_PACK_TURN * (1 - at))
        paint_shadow(painter, card)
        picture.render(painter, card)
        painter.restore()
