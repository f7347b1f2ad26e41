"""The score sheet on the screen: what it shows and what it tells under the mouse."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.window.helpers import (
    exists,
    find,
    overlapping_texts,
    truncated_texts,
    visible_texts,
    wait_until,
)
from tests.window.table_player import table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.table_scenes import TABLE_SCENES, show
from thousand_qt.wiring import make_table_view_model

LONG_NAMES = ("Ж" * 16, "Щ" * 16, "W" * 16)


def open_sheet(open_app, names=("Anna", "Katya", "Boris"), **settings):
    scene = TABLE_SCENES["table-sheet"]
    match = scene.match(names)
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **settings
    )
    show(app, match, scene)
    wait_until(lambda: exists(app.window, "table.overlay.close"), "the sheet")
    app.window.grabWindow()
    return app


def test_the_last_row_is_in_sight_with_its_contract_and_changes(open_app):
    app = open_sheet(open_app)
    row = table_of(app).props.sheet.rows[-1]
    texts = [text.text for text in visible_texts(app.window)]
    assert f"{row.number}. {row.outcome}" in texts
    assert {cell.change for cell in row.cells} <= set(texts)


def test_the_reasons_of_a_cell_are_told_under_the_mouse_and_to_readers(open_app):
    app = open_sheet(open_app)
    row = table_of(app).props.sheet.rows[-1]
    cell = find(app.window, f"table.cell.{row.number}.0")
    place = cell.mapToScene(QPointF(cell.width() / 2, cell.height() / 2)).toPoint()
    QTest.mouseMove(app.window, place)

    def hints():
        return [text.text for text in visible_texts(app.window) if text.name == "hint"]

    wait_until(lambda: hints() == [row.cells[0].reasons], "the reasons")
    reader = QAccessible.queryAccessibleInterface(cell)
    assert reader.text(QAccessible.Text.Name) == row.cells[0].description


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("text_scale", [100, 150])
def test_the_sheet_fits_a_small_window_with_long_names(open_app, text_scale, language):
    app = open_sheet(
        open_app, LONG_NAMES, size=(1024, 600), text_scale=text_scale, language=language
    )
    assert truncated_texts(app.window) == []
    assert overlapping_texts(app.window) == []
