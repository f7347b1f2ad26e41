"""Every phase of the table is legible: no text cut, none over another, one language at a time."""

from functools import cache
from itertools import product

import pytest

from tests.window.helpers import overlapping_texts, truncated_texts, visible_texts, wait_until
from tests.window.table_player import table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.settings import MAX_NAME_LENGTH
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import NAMES, TABLE_SCENES, show
from thousand_qt.wiring import make_table_view_model

SMALL, LARGE = (1024, 600), (1280, 800)
EVERY_PAIR = (
    (SMALL, "en", 100, False),
    (SMALL, "ru", 150, True),
    (LARGE, "en", 100, True),
    (LARGE, "en", 150, False),
    (LARGE, "ru", 100, False),
)
"""Any two of size, language, scale and length of the names meet here in every way."""

THE_REST = [
    variant
    for variant in product((SMALL, LARGE), ("en", "ru"), (100, 150), (False, True))
    if variant not in EVERY_PAIR
]
LONG_NAMES = ("Ж" * MAX_NAME_LENGTH, "Щ" * MAX_NAME_LENGTH, "W" * MAX_NAME_LENGTH)


@cache
def match_of(scene: str, names: tuple[str, str, str]) -> ScriptedMatch:
    """Build the match of a scene once; the walk only looks at it."""
    return TABLE_SCENES[scene].match(names)


@pytest.mark.parametrize(
    ("size", "language", "text_scale", "long_names"),
    [
        *EVERY_PAIR,
        *(pytest.param(*variant, marks=pytest.mark.full) for variant in THE_REST),
    ],
)
def test_no_text_of_the_table_is_cut_or_covered(open_app, size, language, text_scale, long_names):
    names = LONG_NAMES if long_names else NAMES[language]
    app = open_app(
        size=size,
        language=language,
        text_scale=text_scale,
        service=match_of("table-lead", names),
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
    )
    found = []
    for name, scene in TABLE_SCENES.items():
        show(app, match_of(name, names), scene)
        wait_until(lambda: len(visible_texts(app.window)) > 4, f"{name} with its texts")
        found += [(name, "cut", text) for text in truncated_texts(app.window)]
        found += [(name, "covered", *pair) for pair in overlapping_texts(app.window)]
    assert not found, "\n".join(map(str, found))


def test_a_change_of_language_changes_every_sentence_at_once(open_app):
    app = open_app(
        service=match_of("table-pass", NAMES["ru"]),
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
    )
    show(app, match_of("table-pass", NAMES["ru"]), TABLE_SCENES["table-pass"])
    english = {text.text for text in visible_texts(app.window)}
    app.store.change(language="ru")
    wait_until(lambda: table_of(app).props.panel.title.startswith("Отдайте"), "Russian sentences")
    russian = {text.text for text in visible_texts(app.window)}
    left = {
        text
        for text in english & russian
        if any(letter.isascii() and letter.isalpha() for letter in text)
    }
    assert left == set()
