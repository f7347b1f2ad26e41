"""What the players said last covers no card in the middle and nothing that is decided."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtQuick import QQuickItem

from tests.window.helpers import (
    children,
    every_pair,
    exists,
    faint_texts,
    find,
    lay_out,
    wait_until,
)
from tests.window.table_player import card_item, table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.rare_scenes import RARE_SCENES
from thousand_qt.tools.table_scenes import NAMES, TABLE_SCENES, show
from thousand_qt.viewmodels.table_places import Zone
from thousand_qt.wiring import make_table_view_model


def area(item: QQuickItem) -> QRectF:
    """Return where an item is seen, a little smaller than it is."""
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height())).adjusted(1, 1, -1, -1)


@pytest.mark.parametrize(
    ("name", "size", "text_scale"),
    every_pair(
        ["table-auction", "table-prikup", "table-take-back", "table-trump"],
        [(1024, 600), (1280, 800)],
        [100, 150],
    ),
)
def test_a_bubble_covers_no_card_in_the_middle_and_no_panel(open_app, name, size, text_scale):
    match = TABLE_SCENES[name].match(NAMES["ru"])
    app = open_app(
        service=match,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        size=size,
        language="ru",
        text_scale=text_scale,
    )
    show(app, match, TABLE_SCENES[name])
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    lay_out(app.window)
    middle = [
        card_item(app, row)
        for row in table_of(app).card_rows()
        if row.place.zone in (Zone.PRIKUP, Zone.TRICK)
    ]
    wait_until(lambda: all(item.property("progress") == 1.0 for item in middle), "cards that lie")
    lay_out(app.window)
    covered = [*middle, find(app.window, "table.panel")]
    bubbles = [
        item
        for item in children(app.window.contentItem())
        if item.objectName().startswith("table.bubble") and item.isVisible()
    ]
    assert bubbles or name == "table-trump"
    for bubble in bubbles:
        for item in covered:
            assert not area(bubble).intersects(area(item)), (bubble.objectName(), item.objectName())


@pytest.mark.parametrize(
    ("size", "text_scale", "language"),
    every_pair([(1024, 600), (1280, 800)], [100, 150], ["en", "ru"]),
)
@pytest.mark.parametrize("name", ["shows-low", "shows-prikup-nines"])
def test_what_i_say_at_length_covers_neither_my_cards_nor_my_chips(
    open_app, name, size, text_scale, language
):
    scene = RARE_SCENES[f"deal-{name}"].table
    match = scene.match(NAMES[language])
    app = open_app(
        service=match,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        size=size,
        language=language,
        text_scale=text_scale,
    )
    show(app, match, scene)
    wait_until(lambda: exists(app.window, "table.bubble.0"), "my bubble")
    shown = [row for row in table_of(app).card_rows() if row.place.who == 0 and row.place.face_up]
    cards = [card_item(app, row) for row in shown]
    assert len(cards) >= 7
    wait_until(lambda: all(item.property("progress") == 1.0 for item in cards), "cards that lie")
    lay_out(app.window)
    bubble = find(app.window, "table.bubble.0")
    chips = [
        item
        for item in children(app.window.contentItem())
        if item.objectName().startswith("table.chip") and item.isVisible()
    ]
    assert chips
    for item in (*cards, *chips, find(app.window, "table.me"), find(app.window, "table.panel")):
        assert not area(bubble).intersects(area(item)), item.objectName()


@pytest.mark.parametrize("text_scale", [100, 150])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_my_own_bubble_stands_clear_of_my_plate(open_app, size, text_scale):
    scene = TABLE_SCENES["table-take-back"]
    match = scene.match(NAMES["ru"])
    app = open_app(
        service=match,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        size=size,
        language="ru",
        text_scale=text_scale,
    )
    show(app, match, scene)
    wait_until(lambda: exists(app.window, "table.bubble.0"), "my bubble")
    lay_out(app.window)
    bubble, plate = find(app.window, "table.bubble.0"), find(app.window, "table.me")
    assert not area(bubble).intersects(area(plate))
    (text,) = (one for one in children(bubble) if one is not bubble and one.property("text"))
    assert area(bubble).contains(area(text))


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_no_bubble_fades_in_the_shade_of_a_panel(open_app, size):
    scene = TABLE_SCENES["table-auction"]
    match = scene.match(NAMES["en"])
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, size=size
    )
    show(app, match, scene)

    def bubbles() -> list[QQuickItem]:
        items = children(app.window.contentItem())
        return [i for i in items if i.objectName().startswith("table.bubble") and i.isVisible()]

    wait_until(lambda: bool(bubbles()), "a bubble")
    table_of(app).openOverlay("hint")
    wait_until(lambda: exists(app.window, "table.overlay"), "the panel")
    lay_out(app.window)
    assert faint_texts(app.window) == []
    assert bool(bubbles()) != exists(app.window, "table.shade")
    table_of(app).closeOverlay()
    wait_until(lambda: bool(bubbles()), "the bubbles again")
