"""Writes the score sheet as a PDF file: the whole file or nothing."""

import errno
import os
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF
from PySide6.QtGui import QPageSize, QPdfWriter

from network.whole_file import write_whole
from thousand_qt.paper.draw import UNITS_PER_INCH, draw_paper
from thousand_qt.paper.records import Paper

_LETTER_COUNTRIES: Final = frozenset(
    {
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
        QLocale.Country.Philippines,
        QLocale.Country.Chile,
        QLocale.Country.Colombia,
        QLocale.Country.Venezuela,
    }
)
FORBIDDEN: Final = '\\/:*?"<>|'
"""Characters that a file name cannot hold on some system."""


def page_size(locale: QLocale) -> QPageSize:
    """Return the paper that is usual in a country."""
    letter = locale.territory() in _LETTER_COUNTRIES
    return QPageSize(QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4)


def pdf_of(paper: Paper, size: QPageSize) -> bytes:
    """Return the sheet as a PDF document."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(" · ".join((paper.title, *paper.facts[:1])))
    writer.setCreator("Thousand")
    writer.setResolution(UNITS_PER_INCH)
    writer.setPageSize(size)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    draw_paper(writer, paper)
    buffer.close()
    return bytes(content.data())


def file_name(wish: str) -> str:
    """Return a name without what some system does not allow in it, with its ending."""
    tidy = "".join("-" if sign in FORBIDDEN else sign for sign in wish).strip(" .")
    return tidy if tidy.lower().endswith(".pdf") else f"{tidy}.pdf"


def free_name(folder: Path, name: str) -> str:
    """Return a name that no file of the folder has, with a number where needed."""
    stem, number, found = name.removesuffix(".pdf"), 1, name
    while (folder / found).exists():
        number += 1
        found = f"{stem} ({number}).pdf"
    return found


def write_new(target: Path, content: bytes) -> None:
    """Write a new file whole; raise OSError, and then leave nothing behind.

    A file of that name is never replaced: raises FileExistsError.
    """
    if target.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
    write_whole(target, content)
