"""The contact sheet shows every picture in every size, nothing over another."""

from collections import Counter
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

from resources import asset
from resources.faces import Colours, Letters, face_file
from resources.make_art import pictures
from thousand_qt.tools.contact_sheet import CARD_WIDTHS, RANKS, SUITS, Band, bands, main, paint


def test_every_face_is_there_in_every_look_and_size() -> None:
    shown = Counter((item.file, item.width) for band in bands() for item in band.pictures)
    looks = product(RANKS, SUITS, get_args(Letters), get_args(Colours), CARD_WIDTHS)
    wanted = Counter(
        (face_file(f"{rank}{suit}", letters, colours), width)
        for rank, suit, letters, colours, width in looks
    )
    assert wanted <= shown
    assert wanted.total() == 24 * 6 * 3


def test_every_kept_picture_is_on_the_sheet() -> None:
    shown = {item.file for band in bands() for item in band.pictures}
    kept = {asset(name) for name in pictures()}
    assert kept - shown == {asset("cards", "back.svg")}


@pytest.mark.parametrize("band", bands())
def test_nothing_lies_over_another(band: Band) -> None:
    places = [QRect(item.x, item.y, item.width, item.height) for item in band.pictures]
    over = [
        (one, other)
        for at, one in enumerate(places)
        for other in places[at + 1 :]
        if one.intersects(other)
    ]
    assert over == []
    assert all(QRect(0, 0, band.width, band.height).contains(place) for place in places)


def test_the_bands_are_painted_below_each_other() -> None:
    sheet = [Band(band.ground, band.pictures[:4]) for band in bands()[-2:]]
    image = paint(sheet)
    assert image.pixelColor(0, 0) == sheet[0].ground
    assert image.pixelColor(0, image.height() - 1) == sheet[1].ground
    assert image.height() == sum(band.height for band in sheet)


def test_the_command_writes_the_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.png"
    assert main([str(file)]) == 0
    assert not QImage(str(file)).isNull()
    assert "pictures in" in capsys.readouterr().out


def test_a_sheet_that_cannot_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([str(tmp_path / "nowhere" / "sheet.png")])
    assert left.value.code == 2
    assert "could not be written" in capsys.readouterr().err
