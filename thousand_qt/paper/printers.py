"""Printing on a printer of the system.

Qt's print module is loaded when somebody wants to print, never before: the window does not need it.
"""

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageSize

from thousand_qt.paper.draw import Unpaintable, draw_paper
from thousand_qt.paper.records import Paper

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

log = logging.getLogger(__name__)


class NotPrinted(Exception):
    """A printer did not take the sheet."""


def printer_names() -> tuple[str, ...]:
    """Return the printers of the system, the standard one first; none without print support."""
    try:
        from PySide6.QtPrintSupport import QPrinterInfo
    except ImportError as error:
        log.warning("Printing is not possible: %s", error)
        return ()
    names = tuple(QPrinterInfo.availablePrinterNames())
    standard = QPrinterInfo.defaultPrinterName()
    return tuple(sorted(names, key=lambda name: (name != standard, name.casefold())))


def print_on(name: str, paper: Paper, size: QPageSize) -> int:
    """Print one copy and return how many pages there are; raise `NotPrinted`."""
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPrinterName(name)
    return print_with(printer, paper, size)


def print_with(printer: "QPrinter", paper: Paper, size: QPageSize) -> int:
    """Print one copy with a printer that is set up; raise `NotPrinted`."""
    printer.setFullPage(True)
    printer.setPageSize(size)
    printer.setPageMargins(QMarginsF(0, 0, 0, 0))
    printer.setDocName(paper.title)
    printer.setCreator("Thousand")
    if not printer.isValid():
        raise NotPrinted(printer.printerName())
    try:
        pages = draw_paper(printer, paper)
    except Unpaintable as error:
        raise NotPrinted(printer.printerName()) from error
    if printer.printerState() in (printer.PrinterState.Aborted, printer.PrinterState.Error):
        raise NotPrinted(printer.printerName())
    return pages
