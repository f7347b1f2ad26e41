"""How the hand looks: dimmed cards can be read, legal ones stand out, backs are the chosen ones."""

import itertools
from collections import Counter

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor

from tests.window.helpers import children, exists, lay_out, wait_until
from tests.window.pointer import still
from tests.window.table_player import card_item, my_cards, table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.legibility import contrast
from thousand_qt.tools.table_scenes import TABLE_SCENES, show
from thousand_qt.viewmodels.table_props import Mark
from thousand_qt.wiring import make_table_view_model

LEAST = 4.5


def scene(open_app, name, **settings):
    """Open the window in a scene of the screenshot tool."""
    match = TABLE_SCENES[name].match(("Anna", "Katya", "Boris"))
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **settings
    )
    show(app, match, TABLE_SCENES[name])
    wait_until(lambda: exists(app.window, "table.menu"), "the table")
    return app, match


def ground_and_ink(app, row):
    """Return the ground and the ink of a card's index as they are drawn."""
    item = card_item(app, row)
    picture = app.window.grabWindow()
    ratio = picture.width() / app.window.width()
    left, top = item.mapToScene(QPointF(3, 3)).toTuple()
    width, height = item.width() * 0.2, item.height() * 0.25
    corner = QRect(*(round(side * ratio) for side in (left, top, width, height)))
    drawn = Counter(
        picture.pixelColor(x, y).name()
        for x in range(corner.left(), corner.right())
        for y in range(corner.top(), corner.bottom())
    )
    (ground, _times), (ink, _often) = drawn.most_common(2)
    return QColor(ground), QColor(ink)


@pytest.mark.parametrize("colours", ["two", "four"])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
def test_the_index_of_a_dimmed_card_can_be_read(open_app, colours, size):
    app, _match = scene(open_app, "table-follow", size=size, card_colours=colours)
    still(app)
    dimmed = [row for row in my_cards(app) if row.mark is Mark.ILLEGAL]
    assert dimmed
    for row in dimmed:
        ground, ink = ground_and_ink(app, row)
        assert contrast(ink, ground) >= LEAST, (row.name, ink.name(), ground.name())


@pytest.mark.parametrize("text_scale", [100, 150])
@pytest.mark.parametrize("size", [(1024, 600), (2560, 1440)])
def test_a_legal_card_is_brighter_and_higher_than_the_others(open_app, size, text_scale):
    app, _match = scene(open_app, "table-follow", size=size, text_scale=text_scale)
    still(app)
    rows = my_cards(app)
    grounds = {mark: [] for mark in Mark}
    heights = {mark: set() for mark in Mark}
    for row in rows:
        grounds[row.mark].append(ground_and_ink(app, row)[0].lightness())
        heights[row.mark].add(card_item(app, row).mapToScene(QPointF(0, 0)).y())
    assert min(grounds[Mark.LEGAL]) > max(grounds[Mark.ILLEGAL]) + 40
    assert max(heights[Mark.LEGAL]) < min(heights[Mark.ILLEGAL])


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("text_scale", [100, 150])
def test_every_index_of_ten_cards_is_seen(open_app, size, text_scale):
    app, _match = scene(open_app, "table-pass", size=size, text_scale=text_scale)
    still(app)
    items = [card_item(app, row) for row in my_cards(app)]
    assert len(items) == 10
    for card, neighbour in itertools.pairwise(items):
        assert neighbour.x() - card.x() >= card.width() * 0.25
    assert items[-1].x() + items[-1].width() <= app.window.width()


@pytest.mark.parametrize(
    ("back", "file"),
    [("burgundy", "back.svg"), ("blue", "back-blue.svg"), ("green", "back-green.svg")],
)
def test_every_back_is_the_chosen_one_at_once(open_app, back, file):
    app, _match = scene(open_app, "table-auction")
    app.store.change(card_back=back)
    lay_out(app.window)
    hidden = [row for row in table_of(app).card_rows() if not row.place.face]
    assert len(hidden) == 17
    for row in hidden:
        sources = {
            part.property("source").fileName()
            for part in children(card_item(app, row))
            if part.inherits("QQuickImageBase")
        }
        assert sources == {file}
