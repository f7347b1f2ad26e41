"""The sheet of a score-keeper, derived as the sheet of a match that is played.

Every entry has a row, in the order in which it was entered: a slip has no number, and what cannot
stand is struck out and writes nothing.
"""

from collections.abc import Sequence
from datetime import date
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QDate, QLocale

from engine.paper import Page
from engine.state import Phase, View
from thousand_qt.match.beats import Beat
from thousand_qt.score_keeper.book import Book, Line, SlipRecord, unfold
from thousand_qt.viewmodels.sheet_props import CellProps, RowProps, SheetProps
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.viewmodels.table_sheet import derive_sheet, outcome_of
from thousand_qt.words.score_keeper import slip_outcome, wrong_sentence
from thousand_qt.words.scores import number

_SAID: Final = ("pause", "rospis", "warning")
"""Signs of what a row says in words."""


def scene_of(book: Book, lines: Sequence[Line], page: Page) -> Scene:
    """Return a match at the table that has the same sheet."""
    view = View(
        viewer=0,
        rules=book.rules,
        phase=Phase.DEAL if page.winner is None else Phase.END,
        dealer=page.dealer,
        standings=page.standings,
        golden=page.golden,
        rows=tuple(line.row for line in lines if line.wrong is None),
        winner=page.winner,
        settlement=page.settlement,
    )
    return Scene(Beat(view), book.names)


def derive_book(book: Book, lines: Sequence[Line], page: Page) -> SheetProps:
    """Return the sheet with a row for every entry."""
    scene = scene_of(book, lines, page)
    sheet = derive_sheet(scene)
    written = iter(sheet.rows)
    rows = tuple(
        _row(book, line, next(written)) if line.wrong is None else _kept_out(scene, line)
        for line in lines
    )
    return replace(sheet, rows=rows)


def printed_sheet(book: Book) -> SheetProps:
    """Return the sheet as it is printed: without what cannot stand."""
    lines = tuple(line for line in unfold(book) if line.wrong is None)
    page = lines[-1].after if lines else None
    if page is None:
        return SheetProps(names=book.names, totals=("0",) * len(book.names))
    return derive_book(book, lines, page)


def _row(book: Book, line: Line, row: RowProps) -> RowProps:
    if isinstance(line.record, SlipRecord):
        return replace(row, contract="", outcome=slip_outcome(line.record, book.names))
    return row


def _kept_out(scene: Scene, line: Line) -> RowProps:
    """Return the row of an entry that cannot stand."""
    is_slip = isinstance(line.record, SlipRecord)
    said = slip_outcome(line.record, scene.names) if isinstance(line.record, SlipRecord) else ""
    words = QCoreApplication.translate("ScoreKeeper", "{entry}: does not count")
    outcome = words.replace("{entry}", said or outcome_of(scene, line.row))
    contract = line.row.result.contract
    cell = CellProps(change="", total="", signs=(), declarer=False, description=outcome, reasons="")
    return RowProps(
        number=line.number,
        contract="" if is_slip or not contract else str(contract),
        made=False,
        outcome=outcome,
        cells=(cell,) * len(scene.names),
        notes=() if line.wrong is None else (wrong_sentence(line.wrong),),
    )


def sheet_text(book: Book, title: str, rules: str, day: date) -> str:
    """Return the sheet as lines of text: who played what, what was written, and why if uncommon."""
    sheet = printed_sheet(book)
    when = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
    table = [
        ("", "", *sheet.names),
        *(
            (_number_text(row), row.outcome, *(_cell_text(cell) for cell in row.cells))
            for row in sheet.rows
        ),
        ("", QCoreApplication.translate("Paper", "Total"), *sheet.totals),
    ]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = [_text_line(texts, widths) for texts in table]
    events = ["", *(_events_text(sheet.names, row) for row in sheet.rows), ""]
    told = (text for pair in zip(lines, events, strict=True) for text in pair if text)
    return "\n".join((title, f"{rules} · {when}", "", *told)) + "\n"


def _number_text(row: RowProps) -> str:
    return f"{row.number}." if row.number else ""


def _text_line(texts: Sequence[str], widths: Sequence[int]) -> str:
    """Return a row of the table: numbers at the right of their column, words at the left."""
    number, words, *cells = texts
    numbers = (cell.rjust(width) for cell, width in zip(cells, widths[2:], strict=True))
    return "  ".join((number.rjust(widths[0]), words.ljust(widths[1]), *numbers)).rstrip()


def _events_text(names: Sequence[str], row: RowProps) -> str:
    """Return what the signs of a row say besides who played, in a line below it."""
    said = []
    for name, cell in zip(names, row.cells, strict=True):
        signs = cell.signs[1:] if cell.declarer else cell.signs
        meanings = [sign.meaning for sign in signs if sign.symbol not in _SAID]
        if meanings:
            words = QCoreApplication.translate("ScoreKeeper", "{name}: {events}")
            said.append(words.replace("{events}", ", ".join(meanings)).replace("{name}", name))
    return "      " + "; ".join(said) if said else ""


def _cell_text(cell: CellProps) -> str:
    return cell.total if cell.change in ("", "0") else f"{cell.change} = {cell.total}"


def spoken_totals(names: Sequence[str], page: Page) -> str:
    """Say how everybody stands."""
    return " · ".join(
        f"{name} {number(standing.total)}"
        for name, standing in zip(names, page.standings, strict=True)
    )
