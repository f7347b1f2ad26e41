"""How different two court figures are to somebody who sees neither index nor suit signs.

A figure that was only dyed in another suit's colours must count as the same one, in colour as well
as in grey. So the measure is what remains when the one picture has been recoloured as well as
possible to look like the other: for every shade of the first, the mean of the second wherever the
first has that shade is the best dye, and the mean distance from it is what no dye explains.
The dye may go either way, and the smaller remainder counts.
"""

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources.art.backs import HEIGHT, WIDTH

Shade = tuple[int, ...]
Picture = list[Shade]

UPPER_FIGURE: Final = (72.0, 14.0, 236.0, 166.0)
"""The upper half of a court card right of its index; the lower half is the same, turned."""
SUIT_SIGN: Final = (73.0, 18.0, 112.0, 62.0)
"""Where the small suit sign stands beside the head."""
_STEP: Final = 24
"""Shades nearer than this are one dye, so that the soft edges of shapes do not count as many."""


def figure(svg: str, width: int, grey: bool) -> Picture:
    """Draw a card at a width and return the shades of its upper figure, row by row."""
    height = round(width * HEIGHT / WIDTH)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, width, height))
    painter.end()
    scale = width / WIDTH
    left, top, right, bottom = (round(side * scale) for side in UPPER_FIGURE)
    shades: Picture = []
    for y in range(top, bottom):
        for x in range(left, right):
            if not _inside(x / scale, y / scale, SUIT_SIGN):
                shades.append(_shade(image.pixelColor(x, y), grey))
    return shades


def _inside(x: float, y: float, box: tuple[float, float, float, float]) -> bool:
    left, top, right, bottom = box
    return left <= x <= right and top <= y <= bottom


def _shade(colour: QColor, grey: bool) -> Shade:
    red, green, blue = colour.red(), colour.green(), colour.blue()
    return (round(0.299 * red + 0.587 * green + 0.114 * blue),) if grey else (red, green, blue)


def unlikeness(one: Picture, other: Picture) -> float:
    """Return what no recolouring explains, as a mean over all pixels and channels, 0 to 255."""
    return min(_remainder(one, other), _remainder(other, one))


def _remainder(dyed: Picture, aim: Picture) -> float:
    places: defaultdict[Shade, list[int]] = defaultdict(list)
    for at, shade in enumerate(dyed):
        places[tuple(part // _STEP for part in shade)].append(at)
    total = sum(_spread(aim[at] for at in group) for group in places.values())
    return total / (len(aim) * len(aim[0]))


def _spread(shades: Iterable[Shade]) -> float:
    """Return the sum of distances from the mean shade."""
    found = list(shades)
    channels = list(zip(*found, strict=True))
    means = [sum(channel) / len(found) for channel in channels]
    return sum(
        abs(part - mean) for channel, mean in zip(channels, means, strict=True) for part in channel
    )
