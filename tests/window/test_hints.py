"""What the signs at the table mean is told under the mouse, by the keyboard and on a page."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.window.helpers import (
    children,
    click,
    exists,
    find,
    focused,
    lay_out,
    press,
    visible_texts,
    wait_until,
)
from tests.window.pointer import drag, middle_of
from tests.window.table_player import card_item, my_cards, table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.table_scenes import TABLE_SCENES, show
from thousand_qt.wiring import make_table_view_model


@pytest.fixture
def barrel(open_app):
    """Return the window in a scene with bolts, a barrel, a dealer and a declarer."""
    scene = TABLE_SCENES["table-barrel"]
    match = scene.match(("Anna", "Katya", "Boris"))
    app = open_app(service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN)
    show(app, match, scene)
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    app.window.grabWindow()
    return app


def rest_on(app, name):
    """Let the mouse rest on an item."""
    item = find(app.window, name)
    place = item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
    # It may have been left at this very place.
    QTest.mouseMove(app.window, place - QPoint(2, 0))
    QTest.mouseMove(app.window, place)


def hint(app):
    """Return the hint that is shown, an empty text while there is none."""
    return "".join(text.text for text in visible_texts(app.window) if text.name == "hint")


@pytest.mark.parametrize(
    ("seat", "lines"),
    [
        (
            "table.me",
            [
                "Tricks taken in this deal: 0",
                "The hundred: has to open the bidding",
                "Bolts, deals without a trick: 2",
                "On the barrel, attempts left: 3 of 3",
            ],
        ),
        (
            "table.left",
            [
                "Level: amateur",
                "Tricks taken in this deal: 0",
                "Declarer: plays for the contract",
            ],
        ),
        (
            "table.right",
            ["Level: amateur", "Tricks taken in this deal: 0", "Dealer: deals the cards"],
        ),
    ],
)
def test_the_signs_at_a_player_are_explained_under_the_mouse(barrel, seat, lines):
    rest_on(barrel, seat)
    wait_until(lambda: hint(barrel) == "\n".join(lines), "the hint")
    shown = next(text for text in visible_texts(barrel.window) if text.name == "hint")
    assert not shown.truncated
    rest_on(barrel, "table.contract")
    wait_until(lambda: not hint(barrel), "no hint")


def test_the_signs_at_a_player_are_explained_to_the_keyboard(barrel):
    for _ in range(20):
        press(barrel.window, Qt.Key.Key_Tab)
        if focused(barrel.window) == "table.me":
            break
    wait_until(lambda: "Bolts" in hint(barrel), "the hint")
    press(barrel.window, Qt.Key.Key_Tab)
    wait_until(lambda: "Bolts" not in hint(barrel), "no hint")


@pytest.mark.parametrize(
    ("tool", "label"),
    [
        ("table.lastTrick", "Last trick (F2)"),
        ("table.sheet", "Score sheet (F3)"),
        ("table.menu", "Menu (F10)"),
    ],
)
def test_a_button_with_a_picture_says_its_name_under_the_mouse(barrel, tool, label):
    rest_on(barrel, tool)
    wait_until(lambda: hint(barrel) == label, "the hint")
    reader = QAccessible.queryAccessibleInterface(find(barrel.window, tool))
    assert reader.text(QAccessible.Text.Name) == label


def test_every_sign_of_a_seat_stands_in_the_help_and_every_sign_of_the_sheet_in_its_legend(barrel):
    table = table_of(barrel)
    table.openOverlay("help")
    wait_until(lambda: exists(barrel.window, "table.overlay.close"), "the help")
    signs = {sign for sign, _ in find(barrel.window, "table.overlay").property("signs").toVariant()}
    seats = {"play", "tricks", "chips/dealer", "chips/hundred", "declarer", "bolt", "barrel"}
    assert seats <= signs
    sheet = table.props.sheet
    meanings = {sign.meaning for row in sheet.rows for cell in row.cells for sign in cell.signs}
    assert meanings == {sign.meaning for sign in sheet.legend}
    wait_until(lambda: focused(barrel.window) == "table.overlay.close", "the keyboard in the help")
    words: set[str] = set()
    for _ in range(20):
        words |= {text.text for text in visible_texts(barrel.window)}
        press(barrel.window, Qt.Key.Key_Down)
    assert "bolt: a deal without a trick" in words


def test_a_hint_takes_no_key_away(barrel):
    press(barrel.window, Qt.Key.Key_F10)
    wait_until(lambda: exists(barrel.window, "table.overlay.close"), "the menu")
    for _ in range(20):
        press(barrel.window, Qt.Key.Key_Tab)
        if focused(barrel.window) == "table.overlay.close":
            break
    wait_until(lambda: hint(barrel) == "Close", "the hint")
    press(barrel.window, Qt.Key.Key_Escape)
    assert table_of(barrel).props.overlay == ""


def test_a_panel_that_opens_by_a_key_is_covered_by_no_hint(barrel):
    for key in (Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F3, Qt.Key.Key_F10):
        press(barrel.window, key)
        wait_until(lambda: focused(barrel.window).startswith(("table.overlay", "table.menu")))
        assert not any(spot.property("active") for spot in spots(barrel))
        press(barrel.window, Qt.Key.Key_Escape)


def spots(app):
    """Return the places at which a hint may be called."""
    return [item for item in children(app.window.contentItem()) if is_spot(item)]


def is_spot(item):
    # Not by `metaObject`: PySide keeps what it answers after QML freed it, and takes the next item
    # at the same address for it.
    return item.property("walked") is not None


def test_what_comes_to_lie_under_a_mouse_that_rests_explains_nothing(barrel):
    rest_on(barrel, "table.menu")
    wait_until(lambda: hint(barrel) == "Menu (F10)", "the hint")
    click(find(barrel.window, "table.menu"))
    wait_until(lambda: exists(barrel.window, "table.overlay.close"), "the menu")
    wait_until(lambda: not hint(barrel), "no hint")
    press(barrel.window, Qt.Key.Key_Escape)
    wait_until(lambda: not exists(barrel.window, "table.overlay.close"), "no menu")
    lay_out(barrel.window)
    assert not any(spot.property("active") for spot in spots(barrel))
    rest_on(barrel, "table.sheet")
    wait_until(lambda: hint(barrel) == "Score sheet (F3)", "the hint of a mouse that moves")


def test_a_card_that_is_dropped_at_a_player_leaves_no_hint(barrel):
    item = card_item(barrel, my_cards(barrel)[2])
    drag(barrel, item, middle_of(barrel, "table.left"))
    lay_out(barrel.window)
    assert not any(spot.property("active") for spot in spots(barrel))


def test_a_hint_of_the_mouse_goes_after_a_while(barrel):
    rest_on(barrel, "table.menu")
    wait_until(lambda: hint(barrel) == "Menu (F10)", "the hint")
    shown = next(spot for spot in spots(barrel) if spot.property("active"))
    assert 0 < shown.property("item").property("timeout") <= 10_000


@pytest.mark.parametrize(
    "covered", ["table.takeBack", "table.sheet", "table.menu", "table.me", "table.right"]
)
def test_what_lies_under_an_open_panel_explains_nothing(open_app, covered):
    scene = TABLE_SCENES["table-barrel"]
    match = scene.match(("Anna", "Katya", "Boris"))
    app = open_app(
        service=match,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        size=(1024, 600),
    )
    show(app, match, scene)
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    press(app.window, Qt.Key.Key_F10)
    wait_until(lambda: exists(app.window, "table.overlay.close"), "the menu")
    lay_out(app.window)
    rest_on(app, covered)
    lay_out(app.window)
    assert not any(spot.property("active") for spot in spots(app))
    press(app.window, Qt.Key.Key_Escape)
    wait_until(lambda: not exists(app.window, "table.overlay.close"), "no menu")
    rest_on(app, covered)
    wait_until(lambda: any(spot.property("active") for spot in spots(app)), "the hint")
