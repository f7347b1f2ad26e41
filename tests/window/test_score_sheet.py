"""The score sheet on the screen: what it shows and what it tells under the mouse."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QMetaObject, QObject, QPointF, Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.window.helpers import (
    children,
    click,
    exists,
    find,
    focused,
    overlapping_texts,
    press,
    shown_text,
    truncated_texts,
    visible_texts,
    wait_until,
)
from tests.window.table_player import table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.paper import printers
from thousand_qt.tools.table_scenes import TABLE_SCENES, show
from thousand_qt.viewmodels.paper import PaperViewModel
from thousand_qt.viewmodels.sheet_props import CellProps
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


@pytest.mark.parametrize("language", ["en", "ru"])
def test_beside_the_open_sheet_what_is_played_keeps_its_lines(open_app, language):
    app = open_sheet(open_app, language=language, size=(1280, 800))
    for name in ("table.contract", "table.progress"):
        assert find(app.window, name).property("lineCount") == 1


def test_the_sheet_tells_who_played_at_the_compulsory_bid(open_app):
    app = open_sheet(open_app)
    sheet = table_of(app).props.sheet
    rows = {row.number: row for row in sheet.rows}
    for row in rows.values():
        for cell in row.cells:
            symbols = [sign.symbol for sign in cell.signs]
            forced = cell.declarer and row.contract == "100"
            assert ("hundred" in symbols) is (forced and "rospis" not in symbols)
            assert ("the compulsory bid" in cell.description) is forced
            assert not {"hundred", "declarer"} <= set(symbols)
    assert any(sign.symbol == "hundred" for sign in sheet.legend)


def test_the_reasons_of_a_cell_are_told_under_the_mouse_and_to_readers(open_app):
    app = open_scene(open_app, "table-sheet")
    *_, row, last = table_of(app).props.sheet.rows

    def hints():
        return [text.text for text in visible_texts(app.window) if text.name == "hint"]

    def point_at(number):
        cell = find(app.window, f"table.cell.{number}.0")
        place = cell.mapToScene(QPointF(cell.width() / 2, cell.height() / 2)).toPoint()
        QTest.mouseMove(app.window, place)
        return cell

    # The last deal is told below its line.
    point_at(last.number)
    assert hints() == []
    cell = point_at(row.number)
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


@pytest.mark.parametrize("text_scale", [100, 150])
def test_signs_stay_legible_beside_four_digits_and_keep_to_their_column(open_app, text_scale):
    app = open_scene(open_app, "table-sheet", text_scale=text_scale)
    model = table_of(app)
    sheet = model.props.sheet
    sign = next(s for row in sheet.rows for c in row.cells for s in c.signs if s.symbol)
    cells = tuple(
        CellProps("−120", "−1725", (sign,) * count, count == 3, "", "") for count in (3, 1, 2)
    )
    low = replace(sheet, rows=tuple(replace(row, cells=cells) for row in sheet.rows))
    model.swap(replace(model.props, sheet=low))
    app.window.grabWindow()
    sizes = set()
    for column in range(3):
        cell = find(app.window, f"table.cell.{sheet.rows[-1].number}.{column}")
        pictures = [one for one in children(cell) if one.inherits("QQuickImage")]
        assert len(pictures) == len(cells[column].signs)
        for picture in pictures:
            sizes.add(picture.width())
            assert picture.mapRectToItem(cell, picture.boundingRect()).left() >= 0
    (size,) = sizes
    assert size >= 12
    assert overlapping_texts(app.window) == []


def open_scene(open_app, name, **settings):
    scene = TABLE_SCENES[name]
    match = scene.match(("Anna", "Katya", "Boris"))
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **settings
    )
    show(app, match, scene)
    wait_until(lambda: focused(app.window) != "", "the panel")
    if table_of(app).props.sheet.rows:
        wait_until(lambda: focused(app.window).startswith(("table.overlay", "sheet.")), "its focus")
    app.window.grabWindow()
    return app


def chosen(app):
    """Return which deal tells its reasons, from 0."""
    return find(app.window, "sheet.table").property("chosen")


def is_in_view(app, row, column=0):
    """Say whether a cell lies whole between the names and the totals."""
    cells = [
        item
        for item in children(app.window.contentItem())
        if item.objectName() == f"table.cell.{row}.{column}"
    ]
    sheet = find(app.window, "sheet.table")
    area = sheet.mapRectToScene(sheet.boundingRect())
    places = [cell.mapRectToScene(cell.boundingRect()) for cell in cells]
    return any(area.top() < p.top() + 1 and p.bottom() - 1 < area.bottom() for p in places)


def test_the_totals_stay_in_view_under_sixty_deals(open_app):
    app = open_scene(open_app, "table-sheet-long", size=(1024, 600))
    props = table_of(app).props.sheet
    assert len(props.rows) == 60
    assert chosen(app) == 59
    assert is_in_view(app, 60)
    for key, row in ((Qt.Key.Key_Home, 1), (Qt.Key.Key_End, 60)):
        press(app.window, key)
        assert chosen(app) == row - 1
        app.window.grabWindow()
        assert is_in_view(app, row)
        shown = [text.text for text in visible_texts(app.window)]
        assert set(props.totals) <= set(shown)
        assert {"Anna", "Katya", "Boris"} <= set(shown)


def test_keys_walk_through_the_deals_and_their_reasons_are_told(open_app):
    app = open_scene(open_app, "table-sheet")
    rows = table_of(app).props.sheet.rows
    press(app.window, Qt.Key.Key_Up)
    assert chosen(app) == len(rows) - 2
    row = rows[-2]
    app.window.grabWindow()
    shown = [text.text for text in visible_texts(app.window)]
    assert f"{row.number}. {row.outcome}" in shown
    assert "\n".join(row.notes) in shown
    press(app.window, Qt.Key.Key_PageUp)
    assert chosen(app) < len(rows) - 3
    press(app.window, Qt.Key.Key_PageDown)
    press(app.window, Qt.Key.Key_Down)
    assert chosen(app) == len(rows) - 1


def test_a_click_chooses_a_deal(open_app):
    app = open_scene(open_app, "table-sheet")
    click(find(app.window, "table.cell.12.1"))
    assert chosen(app) == 11


def test_the_tabs_show_the_chart_and_the_signs(open_app):
    app = open_scene(open_app, "table-sheet")
    click(find(app.window, "sheet.page.chart"))
    chart = find(app.window, "sheet.chart")
    reader = QAccessible.queryAccessibleInterface(chart)
    assert reader.text(QAccessible.Text.Name) == table_of(app).props.sheet.chart.description
    click(find(app.window, "sheet.page.signs"))
    shown = {text.text for text in visible_texts(app.window)}
    assert {sign.meaning for sign in table_of(app).props.sheet.legend} <= shown
    click(find(app.window, "sheet.page.table"))
    assert exists(app.window, "sheet.table")


def test_the_sheet_is_opened_as_a_sheet_again(open_app):
    app = open_scene(open_app, "table-sheet-chart")
    press(app.window, Qt.Key.Key_F3)
    wait_until(lambda: not exists(app.window, "sheet.chart"), "the closed panel")
    press(app.window, Qt.Key.Key_F3)
    wait_until(lambda: exists(app.window, "sheet.table"), "the sheet")


def test_before_the_first_deal_nothing_can_be_saved(open_app):
    app = open_scene(open_app, "table-sheet-first")
    assert "Nothing has been written yet." in [t.text for t in visible_texts(app.window)]
    assert not exists(app.window, "sheet.save")
    assert not exists(app.window, "sheet.page")


def paper_model(app):
    model = table_of(app).findChild(PaperViewModel)
    assert model is not None
    return model


def test_the_sheet_is_saved_by_mouse(open_app, tmp_path):
    app = open_scene(open_app, "table-sheet")
    paper_model(app).use_folder(tmp_path)
    click(find(app.window, "sheet.save"))
    wait_until(lambda: exists(app.window, "sheet.saveNow"), "the page for saving")
    click(find(app.window, "sheet.saveNow"))
    (saved,) = tmp_path.glob("*.pdf")
    assert shown_text(app.window, "sheet.outcome") == f"The sheet is saved in {saved}"
    click(find(app.window, "sheet.saveBack"))
    wait_until(lambda: exists(app.window, "sheet.table"), "the sheet")


def test_the_sheet_is_saved_by_keys_under_a_typed_name(open_app, tmp_path):
    app = open_scene(open_app, "table-sheet")
    paper_model(app).use_folder(tmp_path)
    for _ in range(10):
        if focused(app.window) == "sheet.save":
            break
        press(app.window, Qt.Key.Key_Tab)
    press(app.window, Qt.Key.Key_Return)
    wait_until(lambda: focused(app.window) == "sheet.fileName", "the field")
    press(app.window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    for letter in "match":
        QTest.keyClick(app.window, letter)
    press(app.window, Qt.Key.Key_Return)
    assert [file.name for file in tmp_path.glob("*.pdf")] == ["match.pdf"]


def test_a_folder_that_cannot_be_used_is_told(open_app, tmp_path):
    app = open_scene(open_app, "table-sheet-save")
    paper_model(app).use_folder(tmp_path / "gone")
    click(find(app.window, "sheet.saveNow"))
    assert "is not there any more" in shown_text(app.window, "sheet.outcome")
    assert truncated_texts(app.window) == []


def test_without_a_printer_the_file_is_offered(open_app, monkeypatch):
    monkeypatch.setattr(printers, "printer_names", lambda: ())
    app = open_scene(open_app, "table-sheet")
    click(find(app.window, "sheet.print"))
    wait_until(lambda: exists(app.window, "sheet.printAsFile"), "the offer")
    assert "No printer was found" in shown_text(app.window, "sheet.printers")
    press(app.window, Qt.Key.Key_Return)
    wait_until(lambda: exists(app.window, "sheet.saveNow"), "the page for saving")


def test_a_printer_is_chosen_and_gets_one_copy(open_app, monkeypatch):
    printed = []
    monkeypatch.setattr(printers, "printer_names", lambda: ("Office", "Attic"))
    monkeypatch.setattr(printers, "print_on", lambda name, *_rest: printed.append(name))
    app = open_scene(open_app, "table-sheet")
    click(find(app.window, "sheet.print"))
    wait_until(lambda: exists(app.window, "sheet.printer.1"), "the printers")
    click(find(app.window, "sheet.printer.1"))
    assert printed == ["Attic"]
    assert shown_text(app.window, "sheet.outcome") == "The sheet was sent to Attic."


def test_escape_leads_from_saving_back_to_the_sheet(open_app):
    app = open_scene(open_app, "table-sheet-save")
    wait_until(lambda: focused(app.window) == "sheet.fileName", "the field")
    press(app.window, Qt.Key.Key_Escape)
    wait_until(lambda: exists(app.window, "sheet.table"), "the sheet")


@pytest.mark.parametrize("way", ["sheet.save", "sheet.print"])
def test_escape_leads_back_to_the_button_that_led_away_wherever_the_keyboard_is(
    open_app, monkeypatch, way
):
    monkeypatch.setattr(printers, "printer_names", lambda: ("Office",))
    app = open_scene(open_app, "table-sheet")
    click(find(app.window, way))
    wait_until(lambda: not exists(app.window, "sheet.table"), "the page")
    find(app.window, "table.menu").forceActiveFocus()
    press(app.window, Qt.Key.Key_Escape)
    wait_until(lambda: exists(app.window, "sheet.table"), "the sheet")
    wait_until(lambda: focused(app.window) == way, "the button")
    press(app.window, Qt.Key.Key_Escape)
    wait_until(lambda: not exists(app.window, "sheet.table"), "the table")


def test_another_folder_is_asked_for_and_taken(open_app, tmp_path):
    app = open_scene(open_app, "table-sheet-save")
    paper_model(app).use_folder(tmp_path)
    other = tmp_path / "другая"
    other.mkdir()
    click(find(app.window, "sheet.otherFolder"))
    page = find(app.window, "sheet.savePage")
    wait_until(lambda: page.findChild(QObject, "sheet.folderDialog") is not None, "the dialog")
    dialog = page.findChild(QObject, "sheet.folderDialog")
    dialog.setProperty("selectedFolder", QUrl.fromLocalFile(str(other)))
    QMetaObject.invokeMethod(dialog, "accept")
    wait_until(lambda: paper_model(app).props.folder == str(other), "the other folder")
    wait_until(lambda: page.findChild(QObject, "sheet.folderDialog") is None, "no dialog")
