"""The scores of a match deal by deal, painted as a chart: for the window and for paper alike.

Lines are told apart by colour, by dash and by the shape of their points, and each carries its
player's name at its end. Everything is measured in the size of the text, so that the same painter
serves a screen of any density and a page.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

PAPER: Final = QColor("#fbf6e8")
"""The ground that the colours below are made for; Theme.qml calls it ivory."""
INK: Final = QColor("#1e2431")
MUTED: Final = QColor("#5b5648")
RULE: Final = QColor("#d5ccb4")
LINES: Final = (QColor("#b51f2c"), QColor("#1f4f99"), QColor("#23683f"), QColor("#6b3d8f"))
"""One colour per player in the order of the columns; each stands off from paper by 4.5 to 1."""

_DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (4.5, 2.2), (1.4, 1.6), (6, 2, 1.4, 2))
_TRIANGLE: Final = ((0.0, -1.25), (1.2, 0.9), (-1.2, 0.9))
_DIAMOND: Final = ((0.0, -1.35), (1.35, 0.0), (0.0, 1.35), (-1.35, 0.0))
_FEWEST_STEPS: Final = 4
_STEPS: Final = (50, 100, 200, 250, 500, 1000)
_DEAL_STEPS: Final = (1, 2, 5, 10, 20, 50, 100)
_CENTRE: Final = int(Qt.AlignmentFlag.AlignCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


class Series(msgspec.Struct, frozen=True):
    """One player's totals, first the one before the first deal."""

    name: str
    totals: Annotated[tuple[int, ...], Meta(min_length=1)]


class Level(msgspec.Struct, frozen=True):
    """A total that means something, such as the barrel."""

    value: int
    label: str


class Chart(msgspec.Struct, frozen=True):
    """What the chart shows; `across` says what its horizontal axis counts."""

    series: tuple[Series, ...] = ()
    levels: tuple[Level, ...] = ()
    across: str = ""
    reach: int = 200
    """How high the chart reaches at least."""


class _Plane(msgspec.Struct, frozen=True):
    """Where the chart's numbers lie on the page."""

    whole: QRectF
    area: QRectF
    low: float
    high: float
    deals: int

    def at(self, deal: float, total: float) -> QPointF:
        """Return the point of a total after a deal."""
        x = self.area.left() + self.area.width() * deal / max(1, self.deals)
        share = (total - self.low) / (self.high - self.low)
        return QPointF(x, self.area.bottom() - self.area.height() * share)


def paint_chart(painter: QPainter, area: QRectF, chart: Chart, text: int) -> None:
    """Paint a chart into an area with letters of `text` units; without a deal only its axes."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    font = QFont(painter.font())
    font.setPixelSize(text)
    painter.setFont(font)
    # Of the screen whose pixels are these units, not of the painter's page.
    metrics = QFontMetricsF(font, painter.device())
    plane = _plane(area, chart, metrics)
    _paint_grid(painter, plane, chart, metrics)
    for place, series in enumerate(chart.series):
        _paint_line(painter, plane, series, place, text)
    _paint_names(painter, plane, chart, metrics)
    painter.restore()


def _plane(area: QRectF, chart: Chart, metrics: QFontMetricsF) -> _Plane:
    line = metrics.height()
    totals = [total for series in chart.series for total in series.totals] or [0]
    levels = [level.value for level in chart.levels]
    low, high = min(0, *totals), max(*totals, *levels, chart.reach)
    room = (high - low) * 0.03
    levels_said = [_level_words(level) for level in chart.levels]
    labels = [*levels_said, _number(low), _number(high), chart.across]
    left = max(metrics.horizontalAdvance(label) for label in labels) + line * 0.5
    names = [metrics.horizontalAdvance(_end_words(series)) for series in chart.series]
    # A long name may take a third of the page, not all of it.
    right = min(max(names, default=0) + line * 1.1, area.width() * 0.36)
    inner = area.adjusted(left, line * 0.6, -right, -line * 1.75)
    deals = max((len(series.totals) for series in chart.series), default=1) - 1
    return _Plane(area, inner, low - room, high + room, max(1, deals))


def _paint_grid(painter: QPainter, plane: _Plane, chart: Chart, metrics: QFontMetricsF) -> None:
    line = metrics.height()
    levels = sorted(chart.levels, key=lambda level: -level.value)
    heights = label_heights([plane.at(0, one.value).y() for one in levels], line, plane.area)
    for total in _ticks(plane, heights, line):
        _paint_rule(painter, plane, total, RULE, line * (0.09 if total == 0 else 0.045))
        _paint_left(painter, plane, plane.at(0, total).y(), _number(total), MUTED, line)
    for level, height in zip(levels, heights, strict=True):
        _paint_rule(painter, plane, level.value, MUTED, line * 0.06, (5, 3))
        _paint_left(painter, plane, height, _level_words(level), INK, line)
    painter.setPen(MUTED)
    most = max(1.0, plane.area.width() / (metrics.horizontalAdvance("000") * 1.6))
    step = next((s for s in _DEAL_STEPS if plane.deals / s <= most), _DEAL_STEPS[-1])
    top = plane.area.bottom() + line * 0.4
    for deal in range(step, plane.deals + 1, step):
        x = plane.at(deal, 0).x()
        painter.drawText(QRectF(x - line * 2, top, line * 4, line), _CENTRE, str(deal))
    painter.drawText(_margin(plane, top, line, line), _RIGHT, chart.across)


def label_heights(heights: Sequence[float], line: float, area: QRectF) -> list[float]:
    """Return where the words of levels stand: at their rules, or apart around close ones."""
    moved = spread(heights, line, area)
    if not moved:
        return moved
    down = sum(new - old for new, old in zip(moved, heights, strict=True)) / len(moved)
    # What stands half a line above the topmost rule is still on the picture.
    up = min(down, moved[0] - area.top())
    return [height - up for height in moved]


def _ticks(plane: _Plane, labels: Sequence[float], line: float) -> Iterator[int]:
    """Yield the totals that get a rule, none of them close to the words of a level."""
    span = plane.high - plane.low
    most = max(_FEWEST_STEPS, plane.area.height() / (line * 1.9))
    step = next((s for s in _STEPS if span / s <= most), _STEPS[-1])
    first = -int(-plane.low // step) * step
    for total in range(first, int(plane.high) + 1, step):
        y = plane.at(0, total).y()
        gaps = [abs(height - y) for height in labels]
        if total == 0 or min(gaps, default=line) >= line * 0.95:
            yield total


def _paint_rule(
    painter: QPainter,
    plane: _Plane,
    total: float,
    colour: QColor,
    width: float,
    dash: Sequence[float] = (),
) -> None:
    pen = QPen(colour, width)
    if dash:
        pen.setDashPattern(list(dash))
    painter.setPen(pen)
    painter.drawLine(plane.at(0, total), plane.at(plane.deals, total))


def _paint_left(
    painter: QPainter, plane: _Plane, y: float, words: str, colour: QColor, line: float
) -> None:
    painter.setPen(colour)
    painter.drawText(_margin(plane, y - line, line * 2, line), _RIGHT, words)


def _margin(plane: _Plane, top: float, height: float, line: float) -> QRectF:
    """Return a strip left of the axis."""
    left = plane.whole.left()
    return QRectF(left, top, plane.area.left() - left - line * 0.4, height)


def _paint_line(painter: QPainter, plane: _Plane, series: Series, place: int, text: int) -> None:
    points = [plane.at(deal, total) for deal, total in enumerate(series.totals)]
    pen = QPen(_colour(place), text * 0.15)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dash := _DASHES[place % len(_DASHES)]:
        pen.setDashPattern(list(dash))
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline(QPolygonF(points))
    apart = plane.area.width() / plane.deals
    every = max(1, -int(-text * 1.1 // apart))
    for deal, point in enumerate(points):
        if deal == len(points) - 1 or (deal and deal % every == 0):
            _paint_point(painter, point, place, text * 0.3)


def _paint_point(painter: QPainter, point: QPointF, place: int, radius: float) -> None:
    painter.setPen(QPen(PAPER, radius * 0.35))
    painter.setBrush(_colour(place))
    x, y = point.x(), point.y()
    match place % 4:
        case 0:
            painter.drawEllipse(point, radius, radius)
        case 1:
            painter.drawRect(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
        case 2:
            painter.drawPolygon(_outline(point, radius, _TRIANGLE))
        case _:
            painter.drawPolygon(_outline(point, radius, _DIAMOND))


def _outline(middle: QPointF, radius: float, corners: Sequence[tuple[float, float]]) -> QPolygonF:
    return QPolygonF(
        [QPointF(middle.x() + radius * x, middle.y() + radius * y) for x, y in corners]
    )


def _paint_names(painter: QPainter, plane: _Plane, chart: Chart, metrics: QFontMetricsF) -> None:
    """Write each player's name beside the end of the line, moved apart where lines meet."""
    line = metrics.height()
    ends = [plane.at(len(s.totals) - 1, s.totals[-1]) for s in chart.series]
    order = sorted(range(len(ends)), key=lambda place: ends[place].y())
    heights = spread([ends[place].y() for place in order], line * 1.05, plane.area)
    left = plane.area.right() + line * 0.7
    room = max(line, plane.whole.right() - left)
    for place, height in zip(order, heights, strict=True):
        painter.setPen(QPen(_colour(place), line * 0.05))
        painter.drawLine(
            QPointF(ends[place].x() + line * 0.35, ends[place].y()),
            QPointF(left - line * 0.15, height),
        )
        words = metrics.elidedText(
            _end_words(chart.series[place]), Qt.TextElideMode.ElideMiddle, room
        )
        painter.drawText(QRectF(left, height - line, room, line * 2), _LEFT, words)


def spread(heights: Sequence[float], apart: float, area: QRectF) -> list[float]:
    """Move heights that rise down the page apart, keeping them inside of the area."""
    moved: list[float] = []
    for height in heights:
        moved.append(max(height, moved[-1] + apart) if moved else max(height, area.top()))
    lowest = area.bottom() - apart / 4
    for place in reversed(range(len(moved))):
        moved[place] = min(moved[place], lowest)
        lowest = moved[place] - apart
    return moved


def _colour(place: int) -> QColor:
    return LINES[place % len(LINES)]


def _number(total: float) -> str:
    return f"−{abs(round(total))}" if total < 0 else str(round(total))


def _level_words(level: Level) -> str:
    return f"{level.label} {level.value}" if level.label else str(level.value)


def _end_words(series: Series) -> str:
    return f"{series.name} {_number(series.totals[-1])}"
