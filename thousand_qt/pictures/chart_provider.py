"""The score chart as a picture for QML.

The address holds the whole chart, so a picture depends on nothing but its address:
`image://chart/<height of the letters in pixels of the screen>/<chart>`.
"""

import logging
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtQuick import QQuickImageProvider

from thousand_qt.pictures.chart_words import read_chart
from thousand_qt.pictures.score_chart import Chart, paint_chart

PROVIDER: Final = "chart"

log = logging.getLogger(__name__)

_SMALLEST: Final = QSize(64, 64)


class ChartProvider(QQuickImageProvider):
    """Paints the chart for QML at the size that it asks for."""

    def __init__(self) -> None:
        super().__init__(QQuickImageProvider.ImageType.Image)

    def requestImage(self, name: str, size: QSize, requested: QSize) -> QImage:
        """Return the chart that the address holds; an address that holds none is an empty chart."""
        letters, _, written = name.partition("/")
        try:
            chart = read_chart(written)
            image = chart_image(chart, requested.expandedTo(_SMALLEST), max(1, int(letters)))
        except ValueError:
            log.exception("The chart %r cannot be painted", name)
            image = chart_image(Chart(), requested.expandedTo(_SMALLEST), 12)
        size.setWidth(image.width())
        size.setHeight(image.height())
        return image


def chart_image(chart: Chart, size: QSize, letters: int) -> QImage:
    """Return the chart on a transparent ground, in pixels of the screen."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_chart(painter, QRectF(image.rect()), chart, letters)
    painter.end()
    return image
