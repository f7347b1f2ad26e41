"""The sheet of a score-keeper, derived as the sheet of a match that is played.

Every entry has a row, in the order in which it was entered: a slip has no number, and what cannot
stand is struck out and writes nothing.
"""

from collections.abc import Sequence
from datetime import date

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QDate, QLocale

from engine.paper import Page
from engine.state import Phase, View
from thousand_qt.match.beats import Beat
from thousand_qt.rulebook.presets import rules_title
from thousand_qt.score_keeper.book import Book, Line, SlipRecord, unfold
from thousand_qt.viewmodels.sheet_props import CellProps, RowProps, SheetProps
from thousand_qt.viewmodels.table_props import Scene
from thousand_qt.viewmodels.table_sheet import derive_sheet, outcome_of
from thousand_qt.words.score_keeper import slip_outcome, wrong_sentence
from thousand_qt.words.scores import number


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


def sheet_text(book: Book, title: str, day: date) -> str:
    """Return the sheet as lines of text: the totals and what was written, deal by deal."""
    sheet = printed_sheet(book)
    when = QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
    heads = ("", "", *sheet.names)
    cells = [
        (
            f"{row.number}." if row.number else "",
            row.contract,
            *(_cell_text(cell) for cell in row.cells),
        )
        for row in sheet.rows
    ]
    total = QCoreApplication.translate("Paper", "Total")
    table = [heads, *cells, (total, "", *sheet.totals)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(map(str.rjust, row, widths)).rstrip() for row in table]
    return "\n".join((title, f"{rules_title(book.rules)} · {when}", "", *lines)) + "\n"


def _cell_text(cell: CellProps) -> str:
    return cell.total if cell.change in ("", "0") else f"{cell.change} = {cell.total}"


def spoken_totals(names: Sequence[str], page: Page) -> str:
    """Say how everybody stands."""
    return " · ".join(
        f"{name} {number(standing.total)}"
        for name, standing in zip(names, page.standings, strict=True)
    )
