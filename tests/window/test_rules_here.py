"""The rules of the match in short, at any time of the match, and from there all of them."""

import pytest
from PySide6.QtCore import Qt

from engine.rules import OPTIONS, PRESETS, Rules, make_rules
from engine.rules import differences as differences_of
from tests.window.helpers import (
    click,
    every_pair,
    exists,
    find,
    lay_out,
    press,
    shown_text,
    truncated_texts,
    visible_texts,
    wait_until,
)
from tests.window.table_player import table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.agreement_scenes import AGREEMENT_SCENES
from thousand_qt.tools.table_scenes import NAMES, TABLE_SCENES, show
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.table_props import Overlay
from thousand_qt.viewmodels.table_rules import _TOLD, derive_rules_here
from thousand_qt.wiring import make_table_view_model

PHASES = {
    **{name: TABLE_SCENES[name] for name in ("table-claim", "table-auction", "table-pass")},
    **{name: TABLE_SCENES[name] for name in ("table-raise", "table-lead", "table-summary")},
    **{name: TABLE_SCENES[name] for name in ("table-trick", "table-end")},
    **{
        name: AGREEMENT_SCENES[f"deal-{name}"].table
        for name in ("cut", "dark", "two-choose", "trump-choice", "write-off", "four-i-sit-out")
    },
}


def at(open_app, scene, language="en", **settings):
    match = scene.match(NAMES[language])
    app = open_app(
        service=match,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        language=language,
        **settings,
    )
    show(app, match, scene)
    wait_until(lambda: exists(app.window, "table.me") or exists(app.window, "table.summary"))
    lay_out(app.window)
    return app, match


@pytest.mark.parametrize("phase", PHASES)
def test_one_key_shows_the_rules_in_every_phase(open_app, phase):
    app, match = at(open_app, PHASES[phase])
    before = table_of(app).decision
    press(app.window, Qt.Key.Key_F6)
    wait_until(lambda: exists(app.window, "table.overlay.allRules"), "the rules")
    shown = table_of(app).props.rules
    assert shown.name == shown_text(app.window, "rulesHere.name")
    assert {text.text for text in visible_texts(app.window)} & set(shown.facts)
    assert shown == derive_rules_here(match.state.rules)
    press(app.window, Qt.Key.Key_F6)
    assert table_of(app).props.overlay is Overlay.NONE
    assert table_of(app).decision == before


def test_a_click_shows_them_and_another_one_all_of_them(open_app):
    app, _match = at(open_app, TABLE_SCENES["table-auction"])
    click(find(app.window, "table.rules"))
    wait_until(lambda: exists(app.window, "table.overlay.allRules"), "the rules in short")
    lay_out(app.window)
    click(find(app.window, "table.overlay.allRules"))
    assert app.app.props.screen is Screen.RULES
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.TABLE
    assert table_of(app).props.overlay is Overlay.NONE


def test_the_keyboard_reaches_all_the_rules(open_app):
    app, _match = at(open_app, TABLE_SCENES["table-lead"])
    press(app.window, Qt.Key.Key_F6)
    wait_until(lambda: exists(app.window, "table.overlay.allRules"), "the rules in short")
    lay_out(app.window)
    for _ in range(3):
        if app.window.activeFocusItem().objectName() == "table.overlay.allRules":
            break
        press(app.window, Qt.Key.Key_Tab)
    press(app.window, Qt.Key.Key_Return)
    assert app.app.props.screen is Screen.RULES


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_called_by_its_name_and_differs_from_nothing(qapp, preset):
    rules = PRESETS[preset].rules
    shown = derive_rules_here(rules)
    assert shown.differences == ()
    assert shown.difference_line == f"Exactly as in “{shown.name}”."
    assert shown.facts


def test_what_is_otherwise_than_usual_is_told_in_words(qapp):
    rules = make_rules(bid_jumps=False, barrel_at=900)
    assert derive_rules_here(rules).differences == (
        "Every bid is one step higher",
        "Barrel begins at: 900 instead of 880",
    )
    assert len(tuple(differences_of(rules, Rules()))) == 2


def test_only_options_that_there_are_are_told():
    assert set(_TOLD) <= set(OPTIONS)


@pytest.mark.parametrize(
    ("language", "size", "text_scale"),
    every_pair(["en", "ru"], [(1024, 600), (1280, 800)], [100, 150]),
)
def test_the_panel_is_legible(open_app, language, size, text_scale):
    scene = AGREEMENT_SCENES["deal-golden-lead"].table
    app, _match = at(open_app, scene, language, size=size, text_scale=text_scale)
    press(app.window, Qt.Key.Key_F6)
    wait_until(lambda: exists(app.window, "table.overlay.allRules"), "the rules in short")
    lay_out(app.window)
    assert truncated_texts(app.window) == []
