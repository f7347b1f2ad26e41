"""The score sheet on paper: pages, words, files and printers."""

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale
from PySide6.QtGui import QPageSize

from engine.rules import make_rules
from tests.window.pdf_reader import read_pdf
from thousand_qt.i18n import Translations
from thousand_qt.match.beats import Beat
from thousand_qt.paper import files, printers
from thousand_qt.paper.files import file_name, free_name, page_size, pdf_of, write_new
from thousand_qt.paper.layout import FOOT, HEAD, LINE, MARGIN, TOTALS, lay_out
from thousand_qt.paper.printers import NotPrinted, print_with, printer_names
from thousand_qt.tools.table_scenes import NAMES, TABLE_SCENES
from thousand_qt.viewmodels.paper import Page, PaperViewModel, paper_of
from thousand_qt.viewmodels.sheet_props import CellProps
from thousand_qt.viewmodels.table_props import Scene

A4 = QPageSize(QPageSize.PageSizeId.A4)
A4_HEIGHT = 8420
TODAY = QDate(2026, 11, 29)


def scene_of(name: str, language: str = "en") -> Scene:
    match = TABLE_SCENES[name].match(NAMES[language])
    step = match.steps[-1]
    return Scene(Beat(step.after, event=step.event), NAMES[language])


@pytest.fixture(scope="module")
def ended() -> Scene:
    return scene_of("table-end")


@pytest.fixture(scope="module")
def long() -> Scene:
    return scene_of("table-sheet-long")


@pytest.mark.parametrize("height", [7920, A4_HEIGHT])
@pytest.mark.parametrize("rows", range(0, 140, 3))
def test_every_row_stands_on_one_page_above_its_foot_and_the_totals_follow_the_last(rows, height):
    pages = lay_out(height, rows, 2, 5)
    assert [page.number for page in pages] == list(range(1, len(pages) + 1))
    listed = [row for page in pages for row in range(page.first, page.last)]
    assert listed == list(range(rows))
    with_totals = [page for page in pages if page.totals_top]
    assert len(with_totals) == 1
    assert with_totals[0].last == rows
    assert not rows or with_totals[0].first < rows, "the totals stand alone"
    for page in pages:
        if page.table_top:
            end = page.table_top + HEAD + (page.last - page.first) * LINE
            end += TOTALS if page.totals_top else 0
            assert end <= height - MARGIN - FOOT


def test_signs_and_chart_stand_once_each_below_the_totals():
    for rows in range(1, 90):
        pages = lay_out(A4_HEIGHT, rows, 2, 5)
        assert sum(bool(page.signs_top) for page in pages) == 1
        assert sum(bool(page.chart_top) for page in pages) == 1
        last = pages[-1]
        assert last.chart_top > max(last.signs_top, last.totals_top)


def test_an_empty_sheet_has_one_page_without_a_chart():
    (page,) = lay_out(A4_HEIGHT, 0, 2, 0)
    assert page.totals_top
    assert not page.chart_top


def test_a_page_tells_who_played_by_which_rules_and_when(qapp, ended):
    pdf = read_pdf(pdf_of(paper_of(ended, TODAY), A4))
    first = pdf.pages[0].text
    assert "Thousand: score sheet" in first
    assert "Anna, Katya, Boris" in first
    assert "Rules: Russian classic" in first
    assert "2026" in first
    assert f"Page 1 of {len(pdf.pages)}" in first


def test_the_page_is_drawn_with_embedded_letters_and_no_picture_of_pixels(qapp, ended):
    pdf = read_pdf(pdf_of(paper_of(ended, TODAY), A4))
    assert pdf.embedded_fonts >= 2
    assert pdf.images == 0


def test_every_deal_every_total_and_every_sign_stands_in_the_file(qapp, ended):
    paper = paper_of(ended, TODAY)
    text = "\n".join(page.text for page in read_pdf(pdf_of(paper, A4)).pages).split("\n")
    for row in paper.sheet.rows:
        assert row.outcome in text
        for cell in row.cells:
            assert cell.total in text
    for sign in paper.sheet.legend:
        assert sign.meaning in text
    assert set(paper.sheet.totals) <= set(text)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_number_is_shortened_however_low_it_is(qapp, long, players):
    paper = paper_of(long, TODAY)
    signs = next(cell.signs for row in paper.sheet.rows for cell in row.cells if cell.signs)
    cell = CellProps("−1240", "−10725", signs * 3, True, "", "")
    sheet = replace(
        paper.sheet,
        names=("WWWWWWWWWWWWWWWW",) * players,
        totals=("−10725",) * players,
        rows=tuple(replace(row, cells=(cell,) * players) for row in paper.sheet.rows),
    )
    lines = read_pdf(pdf_of(replace(paper, sheet=sheet), A4)).pages[0].text.split("\n")
    rows = sum(line == cell.change for line in lines)
    assert rows >= 10 * players
    assert sum(line == cell.total for line in lines) in (rows, rows + players)
    assert not any("−" in line and "…" in line for line in lines)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Anna", ["Anna"]),
        ("Katherine the Great", ["Katherine", "the Great"]),
        ("Катерина Ивановна", ["Катерина", "Ивановна"]),
        ("WWWWWWWWWWWWWWWW", ["WWWWWWWWWWWWWWWW"]),
    ],
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_name_above_a_column_is_shortened(qapp, long, players, name, lines):
    paper = paper_of(long, TODAY)
    sheet = replace(
        paper.sheet,
        names=(name,) * players,
        totals=("100",) * players,
        rows=tuple(replace(row, cells=(row.cells * 2)[:players]) for row in paper.sheet.rows[:5]),
    )
    told = read_pdf(pdf_of(replace(paper, sheet=sheet), A4)).pages[0].text.split("\n")
    whole = sum(line == name for line in told)
    broken = min(sum(line == part for line in told) for part in lines)
    assert players in (whole, broken)


def test_two_columns_leave_the_words_of_what_was_played_their_room(qapp, long):
    paper = paper_of(long, TODAY)
    words = "Константин Иванович: 100, не сыграно, втёмную"
    two = replace(
        paper.sheet,
        names=("Константин", "Анна"),
        totals=("100", "100"),
        rows=tuple(
            replace(row, outcome=words, cells=row.cells[:2]) for row in paper.sheet.rows[:5]
        ),
    )
    read = read_pdf(pdf_of(replace(paper, sheet=two), A4))
    assert words in read.pages[0].text.split("\n")


def test_every_page_of_a_long_match_repeats_the_names(qapp, long):
    pdf = read_pdf(pdf_of(paper_of(long, TODAY), A4))
    with_rows = [page.text.split("\n") for page in pdf.pages if "made" in page.text]
    assert len(with_rows) >= 2
    for lines in with_rows:
        assert {"Anna", "Katya", "Boris"} <= set(lines)
    assert all(f"Page {n} of {len(pdf.pages)}" in p.text for n, p in enumerate(pdf.pages, 1))


def test_cyrillic_is_written_and_can_be_copied_out(qapp):
    translations = Translations(qapp)
    translations.use("ru")
    try:
        pdf = read_pdf(pdf_of(paper_of(scene_of("table-barrel", "ru"), TODAY), A4))
    finally:
        translations.use("en")
    first = pdf.pages[0].text
    assert "Тысяча: запись партии" in first
    assert "Анна: 105, сыграно" in first


def test_changed_rules_are_called_so(qapp, ended):
    view = replace(ended.view, rules=make_rules(dump_truck="off"))
    changed = replace(ended, beat=replace(ended.beat, view=view))
    assert "changed by the players" in paper_of(changed, TODAY).facts[1]


@pytest.mark.parametrize(
    ("place", "size"),
    [
        ("ru_RU", (595, 842)),
        ("de_DE", (595, 842)),
        ("en_GB", (595, 842)),
        ("en_US", (612, 792)),
        ("fr_CA", (612, 792)),
    ],
)
def test_the_paper_is_that_of_the_country(qapp, ended, place, size):
    pdf = read_pdf(pdf_of(paper_of(ended, TODAY), page_size(QLocale(place))))
    assert {page.size for page in pdf.pages} == {size}


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("Thousand", "Thousand.pdf"),
        ("a/b: c?", "a-b- c-.pdf"),
        ("Игра. ", "Игра.pdf"),
        ("sheet.PDF", "sheet.PDF"),
    ],
)
def test_a_name_is_fit_for_every_system(wish, name):
    assert file_name(wish) == name


def test_a_proposed_name_is_free(tmp_path):
    assert free_name(tmp_path, "a.pdf") == "a.pdf"
    (tmp_path / "a.pdf").touch()
    (tmp_path / "a (2).pdf").touch()
    assert free_name(tmp_path, "a.pdf") == "a (3).pdf"


def test_a_file_is_whole_or_not_there(tmp_path, monkeypatch):
    def no_room(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
        write_new(tmp_path / "a.pdf", b"content")
    assert list(tmp_path.iterdir()) == []


def test_no_file_is_replaced(tmp_path):
    (tmp_path / "a.pdf").write_bytes(b"old")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "a.pdf", b"new")
    assert (tmp_path / "a.pdf").read_bytes() == b"old"
    assert len(list(tmp_path.iterdir())) == 1


@pytest.fixture
def model(qapp, ended, tmp_path) -> PaperViewModel:
    model = PaperViewModel(lambda: ended)
    model.use_folder(tmp_path)
    model.beginSaving()
    return model


def test_saving_proposes_a_name_and_says_where_the_file_is(model, tmp_path):
    assert model.props.page is Page.SAVE
    assert "Anna, Katya, Boris" in model.props.file_name
    model.save()
    (saved,) = tmp_path.iterdir()
    assert model.props.outcome == f"The sheet is saved in {saved}"
    assert not model.props.failed
    assert read_pdf(saved.read_bytes()).pages


def test_saving_twice_asks_for_another_name(model, tmp_path):
    model.save()
    model.save()
    assert model.props.failed
    assert "type another name" in model.props.outcome
    assert len(list(tmp_path.iterdir())) == 1
    model.beginSaving()
    model.save()
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("name", ["", "  ", "...", "a/b", "a\x07b"])
def test_a_bad_name_is_refused_in_words(model, tmp_path, name):
    model.rename(name)
    model.save()
    assert model.props.failed
    assert "A file needs a name" in model.props.outcome
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EACCES, "You may not write in the folder"),
        (errno.ENOSPC, "There is no room left"),
        (errno.ENOENT, "is not there any more"),
        (errno.ENAMETOOLONG, "too long"),
        (errno.EIO, "could not be saved"),
    ],
)
def test_a_failure_is_told_in_words(model, monkeypatch, number, words):
    def fail(target: Path, content: bytes) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(files, "write_new", fail)
    model.save()
    assert model.props.failed
    assert words in model.props.outcome


def test_a_folder_that_is_gone_leaves_nothing_and_is_named(model, tmp_path):
    model.use_folder(tmp_path / "gone")
    model.save()
    assert model.props.failed
    assert str(tmp_path / "gone") in model.props.outcome
    assert list(tmp_path.iterdir()) == []


def test_the_outcome_speaks_another_language_when_the_window_does(qapp, model):
    model.save()
    translations = Translations(qapp)
    translations.use("ru")
    try:
        model.retranslate()
        assert "Запись сохранена" in model.props.outcome
    finally:
        translations.use("en")


@pytest.mark.parametrize(
    ("typed", "name"), [(None, "Тысяча"), ("my match", "my match")], ids=["proposed", "typed"]
)
def test_a_proposed_name_speaks_the_language_and_a_typed_one_stays(qapp, model, typed, name):
    if typed is not None:
        model.rename(typed)
    translations = Translations(qapp)
    translations.use("ru")
    try:
        model.retranslate()
        assert model.props.file_name.startswith(name)
    finally:
        translations.use("en")


def test_without_a_printer_the_list_is_empty(model, monkeypatch):
    monkeypatch.setattr(printers, "printer_names", lambda: ())
    model.beginPrinting()
    assert model.props.page is Page.PRINT
    assert model.props.printers == ()


def test_without_print_support_there_is_no_printer(monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    assert printer_names() == ()


def test_a_printer_gets_the_same_pages(qapp, ended, tmp_path):
    from PySide6.QtPrintSupport import QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    paper = paper_of(ended, TODAY)
    pages = print_with(printer, paper, A4)
    printed = read_pdf((tmp_path / "printed.pdf").read_bytes())
    saved = read_pdf(pdf_of(paper, A4))
    assert pages == len(printed.pages) == len(saved.pages)
    assert [page.text for page in printed.pages] == [page.text for page in saved.pages]


def test_printing_needs_no_application_of_widgets(tmp_path):
    """The program runs without QApplication, whereas these tests have one."""
    program = """
import sys
from PySide6.QtGui import QGuiApplication, QPageSize
application = QGuiApplication(sys.argv)
from PySide6.QtCore import QDate
assert "PySide6.QtPrintSupport" not in sys.modules
from tests.window.test_paper import scene_of
from thousand_qt.paper.printers import print_with, printer_names
from thousand_qt.viewmodels.paper import paper_of
assert "PySide6.QtPrintSupport" not in sys.modules
printer_names()
from PySide6.QtPrintSupport import QPrinter
printer = QPrinter(QPrinter.PrinterMode.HighResolution)
printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
printer.setOutputFileName(sys.argv[1])
paper = paper_of(scene_of("table-barrel"), QDate(2026, 11, 29))
print(print_with(printer, paper, QPageSize(QPageSize.PageSizeId.A4)))
"""
    target = tmp_path / "printed.pdf"
    run = subprocess.run(
        [sys.executable, "-c", program, str(target)],
        cwd=Path(__file__).parents[2],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) == len(read_pdf(target.read_bytes()).pages)


def test_a_printer_that_takes_nothing_is_named(model, monkeypatch):
    def refuse(name: str, paper: object, size: object) -> int:
        raise NotPrinted(name)

    monkeypatch.setattr(printers, "print_on", refuse)
    model.print("Office")
    assert model.props.failed
    assert model.props.outcome.startswith("Office did not take the sheet")


def test_a_printer_that_took_the_sheet_is_named(model, monkeypatch):
    asked = []
    monkeypatch.setattr(printers, "print_on", lambda name, *_rest: asked.append(name))
    model.print("Office")
    assert asked == ["Office"]
    assert model.props.outcome == "The sheet was sent to Office."
    assert not model.props.failed
