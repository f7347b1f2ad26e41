"""The letters and suit colours on the cards, where they are seen."""

import re
from pathlib import PurePosixPath

import pytest
from PySide6.QtCore import QUrl

from tests.window.helpers import children
from tests.window.table_player import open_table, seeded_pack, table_of
from thousand_qt.app import OpenWindow
from thousand_qt.tools.scripted_match import ScriptedMatch


def shown_faces(app: OpenWindow) -> dict[str, str]:
    """Return the folder of the picture of every card item, by its file; backs too."""
    app.window.grabWindow()
    return {
        path.stem if path.stem != "back" else item.objectName(): path.parent.name
        for item in children(app.window.contentItem())
        if re.fullmatch(r"card\d+", item.objectName())
        for image in children(item)
        if image.inherits("QQuickImage") and "/cards/" in image.property("source").path()
        for path in [PurePosixPath(QUrl(image.property("source")).path())]
    }


def dealt(open_app, language: str, **settings) -> OpenWindow:
    match = ScriptedMatch(seeded_pack("faces"))
    match.deal()
    return open_table(open_app, match, language=language, **settings)


@pytest.mark.parametrize(
    ("language", "letters", "folder"),
    [
        ("en", "language", "cards"),
        ("ru", "language", "russian"),
        ("ru", "latin", "cards"),
        ("en", "polish", "polish"),
    ],
)
def test_the_table_shows_the_letters_that_the_fan_shows(open_app, language, letters, folder):
    app = dealt(open_app, language, card_letters=letters)
    mine = [row.place.face for row in table_of(app).card_rows() if row.place.face]
    court = [face for face in mine if face[0] in "QJ"]
    assert court, "the hand has no court card"
    faces = shown_faces(app)
    assert {faces[face] for face in court} == {folder}


def test_a_change_of_letters_or_language_is_seen_at_once(open_app):
    app = dealt(open_app, "ru")
    court = next(r.place.face for r in table_of(app).card_rows() if r.place.face[:1] in ("Q", "J"))
    app.store.change(card_letters="latin")
    assert shown_faces(app)[court] == "cards"
    app.store.change(card_letters="language")
    assert shown_faces(app)[court] == "russian"
    app.store.change(language="en")
    assert shown_faces(app)[court] == "cards"


def test_four_colours_reach_the_table(open_app):
    app = dealt(open_app, "en", card_colours="four")
    faces = shown_faces(app)
    held = [row.place.face for row in table_of(app).card_rows() if row.place.face]
    assert {faces[face] for face in held if face[-1] in "CD"} == {"four-colour"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_picture_of_a_face_down_card_is_the_back(open_app, language):
    app = dealt(open_app, language, card_colours="four")
    hidden = [row for row in table_of(app).card_rows() if not row.place.face]
    assert len(hidden) > 12
    assert {row.place.picture for row in hidden} == {""}
    faces = shown_faces(app)
    assert {faces[f"card{row.number}"] for row in hidden} == {"cards"}
