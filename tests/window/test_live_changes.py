"""Changes of the settings and of the window reach a table that stands, in every phase of it."""

import random
from functools import cache

import pytest
from PySide6.QtGui import QAccessible, QWindow

from tests.window.helpers import (
    children,
    exists,
    lay_out,
    overlapping_texts,
    truncated_texts,
    visible_texts,
    wait_until,
)
from tests.window.table_player import (
    Mouse,
    act,
    any_legal,
    is_asked,
    open_table,
    play_until,
    seeded_pack,
    table_of,
)
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import NAMES, TABLE_SCENES, show
from thousand_qt.wiring import make_table_view_model


@cache
def match_of(name: str) -> ScriptedMatch:
    """Build the match of a scene once."""
    return TABLE_SCENES[name].match(NAMES["en"])


def scene(open_app, name, **options):
    """Open the window in a scene of the screenshot tool."""
    match = match_of(name)
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **options
    )
    show(app, match, TABLE_SCENES[name])
    wait_until(lambda: len(visible_texts(app.window)) > 3, f"{name} with its texts")
    return app


def reader(item):
    """Return what a screen reader knows of an item, None where it hears nothing."""
    return QAccessible.queryAccessibleInterface(item)


def texts(app):
    """Return what can be read and heard: texts in their places, names for screen readers."""
    lay_out(app.window)
    seen = sorted((text.text, *map(round, text.area)) for text in visible_texts(app.window))
    heard = sorted(
        reader(item).text(QAccessible.Text.Name)
        for item in children(app.window.contentItem())
        if item.isVisible() and item.objectName() and reader(item) is not None
    )
    return seen, heard


def told_of_face_down_cards(app):
    """Return all that can be heard of the cards whose faces are hidden, and all their pictures."""
    hidden = {f"card{row.number}" for row in table_of(app).card_rows() if not row.place.face}
    told = set()
    for item in children(app.window.contentItem()):
        if item.objectName() not in hidden:
            continue
        heard = {reader(item).text(kind) for kind in QAccessible.Text} - {""}
        assert heard, "nothing is heard of a card"
        told |= heard
        told |= {
            part.property("source").fileName()
            for part in children(item)
            if part.inherits("QQuickImageBase")
        }
    return told


@pytest.mark.parametrize("name", TABLE_SCENES)
def test_a_table_that_changes_its_language_is_the_table_of_that_language(open_app, name):
    app = scene(open_app, name, language="ru")
    russian = texts(app)
    assert told_of_face_down_cards(app) <= {"карта рубашкой вверх", "back.svg"}
    app.close()
    app = scene(open_app, name, language="en")
    assert told_of_face_down_cards(app) <= {"face-down card", "back.svg"}
    assert texts(app) != russian
    app.store.change(language="ru")
    wait_until(lambda: texts(app) == russian, "the Russian table")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.full if place % 2 else ())
        for place, name in enumerate(TABLE_SCENES)
    ],
)
def test_a_table_whose_window_and_text_change_keeps_its_texts_whole(open_app, name):
    app = scene(open_app, name)
    for size, scale in (((1024, 600), 150), ((1600, 1200), 100), ((1280, 800), 125)):
        app.window.resize(*size)
        app.store.change(text_scale=scale)
        wait_until(lambda size=size: app.window.width() == size[0], "the size")
        wait_until(lambda: not truncated_texts(app.window), "whole texts")
        wait_until(lambda: not overlapping_texts(app.window), "texts beside each other")


def test_changes_in_the_middle_of_every_movement_disturb_nothing(open_app):
    chance = random.Random("changes")
    match = ScriptedMatch(seeded_pack("third"), any_legal("third"))
    app = open_table(open_app, match, speed="fast")
    changes = [
        *({"speed": speed} for speed in ("instant", "fast", "normal")),
        *({"felt": felt} for felt in ("blue", "green")),
        *({"text_scale": scale} for scale in (100, 150)),
        *({"language": language} for language in ("en", "ru")),
        *({"reduced_motion": reduced} for reduced in (True, False)),
    ]
    modes = [QWindow.showMinimized, QWindow.showNormal, QWindow.showFullScreen, QWindow.hide]
    chooser = any_legal("third")
    for _ in range(200):
        if is_asked(app) and not table_of(app).props.can_continue:
            app.window.showNormal()
            app.window.resize(1280, 800)
            act(app, Mouse(app), chooser(table_of(app).truth))
        if table_of(app).props.can_continue:
            break
        app.store.change(**chance.choice(changes))
        chance.choice(modes)(app.window)
        app.window.resize(*chance.choice([(1024, 600), (1280, 800), (1920, 1080)]))
        app.window.show()
        lay_out(app.window)
    app.window.showNormal()
    app.store.change(speed="instant")
    play_until(app, Mouse(app), lambda seen: len(seen.rows) >= 1, chooser)
    assert exists(app.window, "table.next")
    assert table_of(app).truth.standings == match.state.standings


def test_a_face_down_card_is_heard_and_drawn_as_nothing_else(open_app):
    app = scene(open_app, "table-lead", language="en")
    lay_out(app.window)
    assert told_of_face_down_cards(app) == {"face-down card", "back.svg"}
