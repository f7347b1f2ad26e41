"""Put every drawn picture on one sheet, to be looked at side by side.

`python -m thousand_qt.tools.contact_sheet FILE.png` needs no screen. A row for each alphabet holds
its faces in two and in four colours at 60, 104 and 300 pixels; below are the backs, the portraits,
the chips and the icons in the sizes in which the window shows them.
"""

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, get_args

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from resources import asset
from resources.faces import Back, Colours, Letters, back_file, face_file
from resources.portraits import PORTRAIT_IDS, portrait_file

RANKS: Final = ("9", "J", "Q", "K", "10", "A")
SUITS: Final = "SCDH"
CARD_WIDTHS: Final = (300, 104, 60)
PORTRAIT_SIZES: Final = (160, 56, 40)
ICON_SIZES: Final = (32, 24, 20, 16)
GAP: Final = 12
_TALL: Final = 7 / 5
_FELT: Final = QColor("#194b39")
_PANEL: Final = QColor("#14392b")
_IVORY: Final = QColor("#fbf6e8")


class Placed(msgspec.Struct, frozen=True):
    """A picture on the sheet, in pixels."""

    file: Path
    x: int
    y: int
    width: int
    height: int


class Band(msgspec.Struct, frozen=True):
    """A strip across the sheet with a ground of its own; places are counted from its corner."""

    ground: QColor
    pictures: tuple[Placed, ...]

    @property
    def width(self) -> int:
        """The width that holds everything and a gap."""
        return max(item.x + item.width for item in self.pictures) + GAP

    @property
    def height(self) -> int:
        """The height that holds everything and a gap."""
        return max(item.y + item.height for item in self.pictures) + GAP


def bands() -> tuple[Band, ...]:
    """Return the sheet from top to bottom."""
    faces = (Band(_FELT, tuple(_alphabet(letters))) for letters in get_args(Letters))
    backs = [(back_file(back), _TALL) for back in get_args(Back)]
    portraits = [(portrait_file(portrait), 1.0) for portrait in PORTRAIT_IDS]
    icons = asset("icons")
    return (
        *faces,
        Band(_FELT, tuple(_lines(backs, (*CARD_WIDTHS, 44)))),
        Band(_PANEL, tuple(_lines(portraits, PORTRAIT_SIZES))),
        Band(_PANEL, tuple(_lines(_drawings(asset("chips")), ICON_SIZES))),
        Band(_PANEL, tuple(_lines(_drawings(icons, leaving_out="dark"), ICON_SIZES))),
        Band(_IVORY, tuple(_lines(_drawings(icons / "dark"), ICON_SIZES))),
    )


def _drawings(folder: Path, leaving_out: str = "") -> list[tuple[Path, float]]:
    files = sorted(folder.rglob("*.svg"))
    return [(file, 1.0) for file in files if leaving_out not in file.relative_to(folder).parts]


def _alphabet(letters: Letters) -> Iterator[Placed]:
    """Place the faces of an alphabet: two colours on the left, four on the right."""
    left = GAP
    for colours in get_args(Colours):
        right = left
        for item in _faces(letters, colours, left):
            right = max(right, item.x + item.width)
            yield item
        left = right + 3 * GAP


def _faces(letters: Letters, colours: Colours, left: int) -> Iterator[Placed]:
    """Place the large faces, and right of them the smaller ones below each other."""
    large, *small = CARD_WIDTHS
    yield from _grid(letters, colours, (left, GAP), large)
    x, y = left + len(RANKS) * (large + GAP) + GAP, GAP
    for width in small:
        yield from _grid(letters, colours, (x, y), width)
        y += len(SUITS) * (round(width * _TALL) + GAP) + GAP


def _grid(
    letters: Letters, colours: Colours, corner: tuple[int, int], width: int
) -> Iterator[Placed]:
    height = round(width * _TALL)
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(RANKS):
            x, y = corner[0] + column * (width + GAP), corner[1] + row * (height + GAP)
            yield Placed(face_file(f"{rank}{suit}", letters, colours), x, y, width, height)


def _lines(pictures: Sequence[tuple[Path, float]], widths: Iterable[int]) -> Iterator[Placed]:
    """Place pictures, given with their height for a width of 1, in a line for each width."""
    y = GAP
    for width in widths:
        for at, (file, tall) in enumerate(pictures):
            yield Placed(file, GAP + at * (width + GAP), y, width, round(width * tall))
        y += round(width * max(tall for _, tall in pictures)) + GAP


def paint(sheet: Sequence[Band]) -> QImage:
    """Return the bands below each other as one picture."""
    width = max(band.width for band in sheet)
    image = QImage(width, sum(band.height for band in sheet), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    top = 0
    for band in sheet:
        painter.fillRect(0, top, width, band.height, band.ground)
        for item in band.pictures:
            place = QRectF(item.x, top + item.y, item.width, item.height)
            QSvgRenderer(str(item.file)).render(painter, place)
        top += band.height
    painter.end()
    return image


def main(argv: Sequence[str] | None = None) -> int:
    """Write the sheet and say how much is on it."""
    parser = argparse.ArgumentParser(
        prog="python -m thousand_qt.tools.contact_sheet",
        description="Put every drawn picture on one sheet, to be looked at side by side.",
    )
    parser.add_argument("file", type=Path, help="the picture to write, such as sheet.png")
    file: Path = parser.parse_args(argv).file
    sheet = bands()
    if not paint(sheet).save(str(file)):
        parser.error(f"{file} could not be written: choose a folder that exists, and end in .png")
    print(f"{sum(len(band.pictures) for band in sheet)} pictures in {file}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
