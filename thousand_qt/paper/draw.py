"""Draws the laid-out score sheet with vectors, for a PDF file and a printer alike."""

from functools import cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPagedPaintDevice, QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from resources import asset
from thousand_qt.paper import layout
from thousand_qt.paper.layout import PageLayout, lay_out
from thousand_qt.paper.records import Paper
from thousand_qt.pictures.score_chart import paint_chart
from thousand_qt.viewmodels.sheet_props import CellProps, RowProps, SignProps

UNITS_PER_INCH: Final = 720

_INK: Final = QColor("#1a1a1a")
_MUTED: Final = QColor("#5a5a5a")
_RULE: Final = QColor("#c4c4c4")
_SHADE: Final = QColor("#f4f4f1")
_LEFT: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_RIGHT: Final = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
_HAIR: Final = 5
_BOLD_RULE: Final = 12
_PAD: Final = 50
_SIGN: Final = 105
_TOTAL: Final = 105
_FINAL: Final = 140
_SMALLEST: Final = 0.7
"""The share of its size that words keep before they are shortened; numbers never are."""


class Unpaintable(Exception):
    """Nothing can be painted on this device."""


def draw_paper(device: QPagedPaintDevice, paper: Paper) -> int:
    """Draw every page on a device without margins of its own; return how many there are.

    Raise `Unpaintable` when the device takes no painting.
    """
    painter = QPainter()
    if not painter.begin(device):
        raise Unpaintable
    try:
        scale = device.logicalDpiX() / UNITS_PER_INCH
        painter.scale(scale, scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pages = _Pages(
            painter, paper, round(device.width() / scale), round(device.height() / scale)
        )
        for page in pages.all:
            if page.number > 1:
                device.newPage()
            pages.draw(page)
    finally:
        painter.end()
    return len(pages.all)


@cache
def _icon(symbol: str) -> QSvgRenderer:
    return QSvgRenderer(str(asset("icons", "dark", f"{symbol}.svg")))


class _Pages:
    """Draws the pages of one sheet."""

    def __init__(self, painter: QPainter, paper: Paper, width: int, height: int) -> None:
        self._painter = painter
        self._paper = paper
        self._width = width - 2 * layout.MARGIN
        self._height = height
        sheet = paper.sheet
        lines = -(-len(sheet.legend) // 2)
        self.all = lay_out(height, len(sheet.rows), len(paper.facts), lines)
        self._measure()

    def draw(self, page: PageLayout) -> None:
        """Draw one page."""
        self._draw_head(page)
        if page.table_top:
            self._draw_table(page)
        if page.totals_top:
            self._draw_totals(page.totals_top)
        if page.signs_top:
            self._draw_signs(page.signs_top)
        if page.chart_top:
            self._draw_chart(page.chart_top)
        self._draw_foot(page)

    def _measure(self) -> None:
        """Find how wide the columns are, and the sizes that all their numbers and signs have.

        The same for the whole sheet, so that everything stands under each other.
        """
        sheet = self._paper.sheet
        played = [self._wide(row.outcome, layout.TEXT) for row in sheet.rows]
        spare = self._width - layout.NUMBER_WIDTH - len(sheet.names) * layout.COLUMN_WIDTH
        self._played = min(
            max(layout.PLAYED_WIDTH, spare),
            max(layout.LEAST_PLAYED, max(played, default=0) + 2 * _PAD),
        )
        self._before = layout.MARGIN + layout.NUMBER_WIDTH + self._played
        left = self._width - layout.NUMBER_WIDTH - self._played
        self._column = left / max(1, len(sheet.names))
        cells = [cell for row in sheet.rows for cell in row.cells]
        room = self._column - 2 * _PAD
        total = max((self._wide(cell.total, _TOTAL, True) for cell in cells), default=0.0)
        change = max((self._wide(cell.change, layout.TEXT) for cell in cells), default=0.0)
        units = max((sum(map(_units, cell.signs)) for cell in cells), default=0.0)
        needed = total + change + 2 * _PAD + units * _SIGN
        squeeze = min(1.0, room / max(1.0, needed))
        self._total = total * squeeze
        self._total_size = int(_TOTAL * squeeze)
        self._change = change * squeeze
        self._change_size = int(layout.TEXT * squeeze)
        self._gap = _PAD * squeeze
        self._sign = _SIGN * squeeze

    def _wide(self, words: str, size: int, bold: bool = False) -> float:
        return QFontMetricsF(self._font(size, bold)).horizontalAdvance(words)

    def _font(self, size: int, bold: bool) -> QFont:
        font = QFont(self._painter.font())
        font.setPixelSize(size)
        font.setBold(bold)
        # A font that is shaped for the screen's pixels would be too coarse here.
        font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        # Words that are searched for or copied out keep their letters apart.
        font.setFeature(QFont.Tag("liga"), 0)
        return font

    def _text(
        self,
        area: QRectF,
        words: str,
        align: int = _LEFT,
        size: int = layout.TEXT,
        colour: QColor = _INK,
        bold: bool = False,
        number: bool = False,
    ) -> float:
        """Write one line, smaller where its area is narrow; return how wide it is.

        Words that do not fit then are shortened; a number becomes as small as it must.
        """
        wide = self._wide(words, size, bold)
        if wide > area.width() > 0:
            size = max(int(size * (0 if number else _SMALLEST)), int(size * area.width() / wide), 1)
        font = self._font(size, bold)
        self._painter.save()
        self._painter.setFont(font)
        self._painter.setPen(colour)
        metrics = QFontMetricsF(font)
        shown = words
        if not number:
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, area.width() + 1)
        self._painter.drawText(area, align | int(Qt.TextFlag.TextSingleLine), shown)
        self._painter.restore()
        return metrics.horizontalAdvance(shown)

    def _line(self, x: float, y: float, x2: float, y2: float, width: int, colour: QColor) -> None:
        self._painter.setPen(QPen(colour, width))
        self._painter.drawLine(round(x), round(y), round(x2), round(y2))

    def _draw_head(self, page: PageLayout) -> None:
        left, top = layout.MARGIN, layout.MARGIN
        if not page.facts_top:
            words = " · ".join((self._paper.title, *self._paper.facts))
            area = QRectF(left, top, self._width, layout.FACT_LINE)
            self._text(area, words, colour=_MUTED)
            return
        area = QRectF(left, top, self._width, layout.TITLE + layout.GAP / 4)
        self._text(area, self._paper.title, size=layout.TITLE, bold=True)
        for place, fact in enumerate(self._paper.facts):
            y = page.facts_top + place * layout.FACT_LINE
            self._text(QRectF(left, y, self._width, layout.FACT_LINE), fact, colour=_MUTED)

    def _draw_foot(self, page: PageLayout) -> None:
        words = self._paper.labels.page.replace("{page}", str(page.number))
        words = words.replace("{pages}", str(len(self.all)))
        y = self._height - layout.MARGIN - layout.FOOT / 2
        area = QRectF(layout.MARGIN, y, self._width, layout.FOOT)
        self._text(area, words, _RIGHT, colour=_MUTED)

    def _draw_table(self, page: PageLayout) -> None:
        left, top = layout.MARGIN, page.table_top
        labels = self._paper.labels
        number = QRectF(left, top, layout.NUMBER_WIDTH - _PAD, layout.HEAD)
        self._text(number, labels.number, _RIGHT, colour=_MUTED)
        played = QRectF(left + layout.NUMBER_WIDTH, top, self._played, layout.HEAD)
        self._text(played, labels.played, colour=_MUTED)
        for place, name in enumerate(self._paper.sheet.names):
            self._draw_name(self._cell(place, top, layout.HEAD), name)
        y = top + layout.HEAD
        for row in self._paper.sheet.rows[page.first : page.last]:
            self._draw_row(row, y)
            y += layout.LINE
        bottom = y + (layout.TOTALS if page.totals_top else 0)
        for place in range(len(self._paper.sheet.names)):
            x = self._column_left(place)
            self._line(x, top, x, bottom, _HAIR, _RULE)
        self._line(left, top + layout.HEAD, left + self._width, top + layout.HEAD, _BOLD_RULE, _INK)

    def _draw_name(self, area: QRectF, name: str) -> None:
        """Write a name on one line, or on two where its words need them; never shortened."""
        lines = [name] if self._wide(name, layout.TEXT, True) <= area.width() else halves(name)
        high = area.height() / len(lines)
        widest = max(self._wide(line, layout.TEXT, True) for line in lines)
        size = min(layout.TEXT, int(layout.TEXT * area.width() / widest), int(high * 0.85))
        for number, line in enumerate(lines):
            row = QRectF(area.left(), area.top() + number * high, area.width(), high)
            self._text(row, line, _RIGHT, size=size, bold=True, number=True)

    def _column_left(self, place: int) -> float:
        return self._before + place * self._column

    def _cell(self, place: int, top: float, height: float) -> QRectF:
        return QRectF(self._column_left(place) + _PAD, top, self._column - 2 * _PAD, height)

    def _draw_row(self, row: RowProps, top: int) -> None:
        left = layout.MARGIN
        if row.number % 2 == 0:
            self._painter.fillRect(QRectF(left, top, self._width, layout.LINE), _SHADE)
        number = QRectF(left, top, layout.NUMBER_WIDTH - _PAD, layout.LINE)
        self._text(number, str(row.number or ""), _RIGHT, colour=_MUTED)
        played = QRectF(left + layout.NUMBER_WIDTH, top, self._played - _PAD, layout.LINE)
        self._text(played, row.outcome)
        for place, cell in enumerate(row.cells):
            self._draw_cell(cell, self._cell(place, top, layout.LINE))
        foot = top + layout.LINE
        self._line(left, foot, left + self._width, foot, _HAIR, _RULE)

    def _draw_cell(self, cell: CellProps, area: QRectF) -> None:
        total = area.adjusted(area.width() - self._total, 0, 0, 0)
        self._text(
            total, cell.total, _RIGHT, size=self._total_size, bold=cell.declarer, number=True
        )
        left = total.left() - self._gap - self._change
        change = QRectF(left, area.top(), self._change, area.height())
        own_sign = len(cell.signs) > int(cell.declarer)
        if cell.change != "0" or not own_sign:
            size = self._change_size
            self._text(change, cell.change, _RIGHT, size=size, colour=_MUTED, number=True)
        x = area.left()
        for sign in cell.signs:
            x += self._draw_sign(sign, x, area, self._sign)

    def _draw_sign(self, sign: SignProps, x: float, area: QRectF, size: float) -> float:
        """Draw a sign at the left of an area and return how wide it is."""
        width = 0.0
        if sign.symbol:
            y = area.top() + (area.height() - size) / 2
            _icon(sign.symbol).render(self._painter, QRectF(x, y, size, size))
            width = size * 1.15
        if sign.figure:
            figure = QRectF(x + width, area.top(), size * 3, area.height())
            width += self._text(
                figure, sign.figure, size=round(size * 0.85), bold=True, number=True
            )
            width += size * 0.15
        return width

    def _draw_totals(self, top: int) -> None:
        left = layout.MARGIN
        self._line(left, top, left + self._width, top, _BOLD_RULE, _INK)
        area = QRectF(left + layout.NUMBER_WIDTH, top, self._played, layout.TOTALS)
        self._text(area, self._paper.labels.totals, bold=True)
        for place, total in enumerate(self._paper.sheet.totals):
            cell = self._cell(place, top, layout.TOTALS)
            self._text(cell, total, _RIGHT, size=_FINAL, bold=True, number=True)

    def _draw_signs(self, top: int) -> None:
        heading = QRectF(layout.MARGIN, top, self._width, layout.SIGN_LINE)
        self._text(heading, self._paper.labels.signs, bold=True)
        for place, sign in enumerate(self._paper.sheet.legend):
            self._draw_meaning(place, top, sign)

    def _draw_meaning(self, place: int, top: int, sign: SignProps) -> None:
        half = self._width / 2
        x = layout.MARGIN + place % 2 * half
        area = QRectF(x, top + (place // 2 + 1) * layout.SIGN_LINE, half - _PAD, layout.SIGN_LINE)
        self._draw_sign(sign, x, area, _SIGN)
        self._text(area.adjusted(350, 0, 0, 0), sign.meaning)

    def _draw_chart(self, top: int) -> None:
        left = layout.MARGIN
        heading = QRectF(left, top, self._width, layout.SIGN_LINE)
        self._text(heading, self._paper.labels.chart, bold=True)
        height = layout.CHART_HEIGHT - layout.SIGN_LINE
        area = QRectF(left, top + layout.SIGN_LINE, self._width, height)
        paint_chart(self._painter, area, self._paper.chart, layout.TEXT)


def halves(name: str) -> list[str]:
    """Return a name in two parts of about the same length, or whole where it is one word."""
    words = name.split(" ")
    breaks = range(1, len(words))
    if not breaks:
        return [name]
    parts = ([" ".join(words[:place]), " ".join(words[place:])] for place in breaks)
    return min(parts, key=lambda part: max(map(len, part)))


def _units(sign: SignProps) -> float:
    return (1.15 if sign.symbol else 0) + 0.7 * len(sign.figure)
