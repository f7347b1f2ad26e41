"""The rules editor: by mouse and by keyboard, with conflicts, differences, resets and a search."""

import msgspec
import pytest
from hypothesis import given, settings
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible

from engine.cards import Suit
from engine.marriages import marriage_value
from engine.rules import OPTIONS, PRESETS, OptionType, Rules, make_rules, problems
from engine.rules.groups import GROUPS
from tests.engine.rules_strategies import playable_rules
from tests.window.helpers import (
    children,
    click,
    exists,
    find,
    focused,
    lay_out,
    press,
    shown_text,
    visible_texts,
)
from thousand_qt.rule_sets import document
from thousand_qt.rule_sets.code import decode, encode
from thousand_qt.rule_sets.forms import errors, tidy
from thousand_qt.rule_sets.values import place
from thousand_qt.rule_words.options import Words
from thousand_qt.rule_words.texts import english
from thousand_qt.tools.screenshots import staged
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.chosen_rules import chosen_rules
from thousand_qt.viewmodels.rule_fixes import fixes_of
from thousand_qt.viewmodels.rule_reasons import idle_reason
from thousand_qt.viewmodels.rule_rows import Control, EditorState, control_of, derive_rows
from thousand_qt.viewmodels.rules_editor import RulesEditorViewModel

WORDS = Words(english)
BARREL = 11


@pytest.fixture
def editor(app):
    """Return the editor, opened with the Russian classic."""
    app.app.open_screen(Screen.NEW_MATCH)
    app.app.open_desk().edit(Rules())
    return app.app.open_desk().editor_model


def item(app, name):
    lay_out(app.window)
    return find(app.window, name)


def test_every_option_stands_in_its_group_with_a_control_that_fits(app, editor):
    seen = []
    for group in GROUPS:
        click(item(app, f"ruleGroups.{group.number}")) if group.number < 14 else (
            editor.openGroup(group.number)
        )
        assert [row.option for row in editor.rows.rows] == list(group.options)
        seen += [row.option for row in editor.rows.rows]
        for row in editor.rows.rows:
            assert find(app.window, f"rule.{row.option}{first_part(row)}") is not None
    assert seen == list(OPTIONS)


def first_part(row):
    match row.control:
        case Control.SUITS:
            return ".hearts"
        case Control.AMOUNT if row.amount.can_be_none:
            return ".none"
        case _:
            return ""


def test_a_choice_and_a_switch_by_the_mouse(app, editor):
    editor.openGroup(BARREL)
    click(item(app, "rule.barrel_at.2"))
    assert editor.rules.barrel_at == 900
    click(item(app, "rule.win_above_target"))
    assert editor.rules.win_above_target is True
    assert shown_text(app.window, "ruleDifferences.line") == "Changes to “Russian classic”: 2"
    assert [one.sentence for one in editor.props.differences] == [
        "Barrel begins at: 900 instead of 880",
        "Victory takes more than the target",
    ]
    assert editor.props.groups[BARREL - 1].changed == 2
    click(item(app, "ruleReset.barrel_at"))
    assert editor.rules.barrel_at == 880
    click(item(app, "ruleDifferences.resetAll"))
    assert editor.rules == Rules()
    assert shown_text(app.window, "ruleDifferences.line") == "Exactly as in “Russian classic”."


def test_everything_by_the_keyboard(app, editor):
    window = app.window
    assert focused(window) == "ruleGroups.1"
    for _ in range(3):
        press(window, Qt.Key.Key_Down)
    assert focused(window) == "ruleGroups.4"
    assert editor.props.group == 4
    press(window, Qt.Key.Key_Right)
    assert focused(window) == "rule.forced_bid.0"
    press(window, Qt.Key.Key_Right)
    assert editor.rules.forced_bid == "dealer"
    assert focused(window) == "rule.forced_bid.1"
    press(window, Qt.Key.Key_Down)
    assert focused(window) == "ruleReset.forced_bid"
    press(window, Qt.Key.Key_Return)
    assert editor.rules.forced_bid == "forehand"
    assert focused(window) == "rule.forced_bid.0"
    for _ in range(3):
        press(window, Qt.Key.Key_Down)
    assert focused(window) == "rule.bid_jumps"
    press(window, Qt.Key.Key_Space)
    assert editor.rules.bid_jumps is False
    press(window, Qt.Key.Key_Escape)
    assert focused(window) == "rulesEditor.stay"
    press(window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.RULES_EDITOR
    press(window, Qt.Key.Key_Escape)
    press(window, Qt.Key.Key_Up)
    assert focused(window) == "rulesEditor.discard"
    press(window, Qt.Key.Key_Return)
    assert app.app.props.screen is Screen.RULES_CHOICE


def test_a_card_under_the_pack_says_that_nobody_cuts_and_can_still_be_changed(app, editor):
    editor.openGroup(2)
    editor.choose("cut_nine", 1)
    rows = {row.option: row for row in editor.rows.rows}
    assert (rows["cut_nine"].note, rows["cutter"].note, rows["cut_jack"].note) == ("", "", "")
    editor.choose("cutter", 0)
    rows = {row.option: row for row in editor.rows.rows}
    assert rows["cut_nine"].note.startswith("Matters only with “Cuts the pack: right of the dealer")
    assert "nobody" not in rows["cut_nine"].note
    assert (rows["cut_nine"].reason, rows["cut_jack"].note, rows["cutter"].reason) == ("", "", "")
    assert rows["cut_nine"].note in {text.text for text in visible_texts(app.window)}
    click(item(app, "rule.cut_nine.0"))
    assert editor.rules.cut_nine == "off"
    assert {row.note for row in editor.rows.rows} == {""}


def test_a_number_is_typed_and_stepped(app, editor):
    editor.openGroup(9)
    field = item(app, "rule.fine_amount.field")
    field.forceActiveFocus()
    press(app.window, Qt.Key.Key_PageUp)
    assert editor.rules.fine_amount == 130
    field.selectAll()
    for key in (Qt.Key.Key_5, Qt.Key.Key_0):
        press(app.window, key)
    assert editor.rules.fine_amount == 50
    click(item(app, "rule.fine_amount.less"))
    assert editor.rules.fine_amount == 40
    field.forceActiveFocus()
    field.selectAll()
    press(app.window, Qt.Key.Key_9)
    press(app.window, Qt.Key.Key_Backspace)
    press(app.window, Qt.Key.Key_Return)
    assert field.property("text") == "9"
    editor.setAmount("fine_amount", 501)
    assert editor.rules.fine_amount == 9


@pytest.mark.parametrize("language", ["en", "ru"])
def test_all_groups_are_in_sight_beside_many_differences(qapp, language):
    with staged(qapp, "rule-editor-changed", (1280, 800), language) as app:
        last = find(app.window, f"ruleGroups.{len(GROUPS)}")
        below = find(app.window, "ruleDifferences.line")
        bottom = last.mapToScene(QPointF(0, last.height())).y()
        assert bottom <= below.mapToScene(QPointF(0, 0)).y()
        assert last.height() >= 24


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800)])
@pytest.mark.parametrize("name", ["rule-editor-number", "rule-editor-cut-large-text"])
def test_an_option_that_is_looked_at_before_the_first_frame_is_in_sight(qapp, name, size):
    with staged(qapp, name, size, "en") as app:
        book = find(app.window, "rulesEditor.options")
        part = app.window.activeFocusItem()
        assert part.objectName().startswith(("rule.target", "rule.cut_nine"))
        shown = part.mapRectToItem(book, QRectF(0, 0, part.width(), part.height()))
        assert QRectF(0, 0, book.width(), book.height()).contains(shown)


def test_a_number_may_be_left_out(app, editor):
    editor.openGroup(4)
    editor.reveal("silence_below")
    assert focused(app.window) == "rule.silence_below.none.true"
    press(app.window, Qt.Key.Key_Right)
    assert editor.rules.silence_below == -120
    editor.setAmount("silence_below", -200)
    editor.setNone("silence_below", True)
    assert editor.rules.silence_below is None


def test_marriages_get_values_of_their_own(app, editor):
    editor.openGroup(7)
    click(item(app, "rule.marriage_values.2"))
    assert editor.props.problem == ""
    assert marriage_value(editor.rules, Suit.HEARTS) == 100, (
        "the usual worth, until another is said"
    )
    editor.setMarriage("marriage_custom", "hearts", 120)
    editor.setMarriage("marriage_custom", "hearts", 401)
    assert editor.rules.marriage_custom.hearts == 120
    assert editor.rules.marriage_custom.spades == 40


def test_a_conflict_is_shown_where_it_arises_and_solved_by_one_press(app, editor):
    editor.openGroup(4)
    click(item(app, "rule.forced_bid.2"))
    said = "Without a compulsory bid nobody can be made to play when all pass."
    assert shown_text(app.window, "rulesEditor.problem") == said
    assert editor.props.groups[3].in_conflict
    click(item(app, "rulesEditor.use"))
    assert app.app.props.screen is Screen.RULES_EDITOR
    assert focused(app.window) == "rule.forced_bid.2"
    press(app.window, Qt.Key.Key_Down)
    press(app.window, Qt.Key.Key_Down)
    assert focused(app.window) == "ruleFix.forced_bid.all_pass"
    press(app.window, Qt.Key.Key_Space)
    assert editor.rules.all_pass == "last_hand_takes"
    assert editor.props.problem == ""


def test_a_search_finds_names_helps_and_values(app, editor):
    field = item(app, "rulesEditor.search")
    field.forceActiveFocus()
    for key in (Qt.Key.Key_D, Qt.Key.Key_A, Qt.Key.Key_R, Qt.Key.Key_K):
        press(app.window, key)
    found = [row.option for row in editor.rows.rows]
    assert {"dark", "rospis_in_dark", "dark_scope"} <= set(found)
    assert editor.rows.rows[0].heading == "Giving up"
    press(app.window, Qt.Key.Key_Escape)
    assert editor.props.query == ""
    editor.search("zzz")
    assert shown_text(app.window, "rulesEditor.found") == "No option says that."


def test_a_difference_leads_to_its_option(app, editor):
    editor.choose("dark", 1)
    editor.openGroup(1)
    click(item(app, "ruleDifference.dark"))
    assert editor.props.group == 14
    assert focused(app.window) == "rule.dark"


def test_a_group_is_reset_alone(app, editor):
    editor.choose("bid_jumps", 0)
    editor.openGroup(2)
    editor.choose("cut_nine", 1)
    button = item(app, "rulesEditor.resetGroup")
    button.forceActiveFocus()
    press(app.window, Qt.Key.Key_Return)
    assert editor.rules == make_rules(bid_jumps=False)
    assert focused(app.window) == "ruleGroups.2"


def test_what_was_changed_is_played_and_told_in_the_new_match(app, editor):
    editor.choose("bid_jumps", 0)
    click(item(app, "rulesEditor.use"))
    assert app.app.props.screen is Screen.NEW_MATCH
    title = "Rules: Rules of your own, close to “Russian classic”"
    assert shown_text(app.window, "newMatch.rules") == title
    assert chosen_rules(app.store.settings).rules.bid_jumps is False


def test_nothing_is_asked_when_nothing_would_be_lost(app, editor):
    click(item(app, "rulesEditor.back"))
    assert app.app.props.screen is Screen.RULES_CHOICE


def test_an_option_without_effect_says_why_and_cannot_be_chosen(app, editor):
    editor.openGroup(14)
    row = editor.rows.rows[1]
    assert row.reason == "Matters only with “The dark game may be played”."
    assert not item(app, "rule.dark_on_barrel").isEnabled()


@pytest.mark.parametrize("preset", PRESETS)
def test_every_option_without_effect_has_its_reason(qapp, preset):
    rules = PRESETS[preset].rules
    state = EditorState(rules, rules)
    for row in derive_rows(state, WORDS, tuple(OPTIONS.values()), True):
        assert not row.changed
        assert "{" not in row.reason
        assert row.reason == "" or row.reason.endswith(".")


def test_a_reason_follows_the_option_that_is_switched_off():
    assert idle_reason(Rules(rospis=False), "rospis_fixed", WORDS).count("given up") == 1
    no_prikup = Rules(redeal_prikup_below=0)
    reason = idle_reason(no_prikup, "redeal_prikup_only_at_100", WORDS)
    assert "more than 0 or Redeal for two nines" in reason
    draw = PRESETS["two_draw"].rules
    assert idle_reason(draw, "rospis", WORDS) == "Has no effect in the game with a stock."


CONFLICTS = {
    "forced": {"forced_bid": "none"},
    "last hand": {
        "forced_bid": "none",
        "all_pass": "last_hand_takes",
        "players": 2,
        "barrel": "off",
    },
    "dark": {"dark": True, "forced_bid": "none", "all_pass": "redeal_same"},
    "target": {"target": 700},
    "need": {"target": 1200},
    "fall": {"barrel_fall": "set_score", "barrel_fall_score": 900},
    "keep one": {"pass_style": "keep_one"},
    "trump": {"must_trump": False, "must_overtrump": True},
    "dump": {"dump_value": 550, "round_step": 10, "dump_truck": "off"},
    "dump value": {"round_step": 10},
    "rospis": {"rospis_limit": 1, "rospis_free_count": 3},
    "third": {"rospis_third_fine": True, "rospis_limit": 2},
    "pattern": {"deal_pattern": "prikup_last"},
    "discard": {"players": 2, "two_form": "dead_hand"},
}


@pytest.mark.parametrize("changes", CONFLICTS.values(), ids=CONFLICTS)
def test_every_conflict_has_a_change_that_solves_it(changes):
    rules = Rules(**changes)
    found = problems(rules)
    assert bool(found) == ("dump_truck" not in changes)
    for problem in found:
        fixes = fixes_of(rules, Rules(), problem, next(iter(changes)))
        assert fixes, problem
        for fix in fixes:
            after = problems(Rules(**{**changes, fix.option: fix.value}))
            assert problem.code not in {one.code for one in after}


def test_the_control_fits_the_option():
    kinds = {name: control_of(option) for name, option in OPTIONS.items()}
    for name, option in OPTIONS.items():
        assert (kinds[name] is Control.SWITCH) == (option.type is OptionType.BOOL)
    assert kinds["barrel_attempts"] is Control.CHOICE
    assert kinds["target"] is kinds["loss_floor"] is Control.AMOUNT
    assert kinds["marriage_custom"] is Control.SUITS


def test_another_language_is_spoken_at_once(app, editor):
    editor.openGroup(BARREL)
    app.store.change(language="ru")
    assert editor.rows.rows[0].label == "Бочка"
    assert "Русская классика" in editor.props.difference_line
    exists(app.window, "rulesEditor")
    QCoreApplication.processEvents()
    assert not errors(editor.rules)


@settings(max_examples=5, deadline=None)
@given(playable_rules())
def test_what_the_editor_sets_travels_by_file_code_and_message(rules):
    editor = RulesEditorViewModel()
    editor.open(Rules())
    for name, option in OPTIONS.items():
        editor.solve(name, str(place(option, getattr(rules, name))))
    assert editor.rules == rules
    from_file = document.read(document.write(editor.rules, "Dacha")).rules
    wire = msgspec.msgpack.encode(decode(encode(from_file)))
    assert msgspec.msgpack.decode(wire, type=Rules) == tidy(rules)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("scene", ["rule-editor-conflict", "rule-editor-share", "rule-sets"])
def test_every_control_has_a_name_and_a_role_for_readers(qapp, scene, language):
    with staged(qapp, scene, (1280, 800), language) as app:
        controls = [
            item
            for item in children(app.window.contentItem())
            if item.isVisible() and item.activeFocusOnTab()
        ]
        assert len(controls) > 5
        for item in controls:
            reader = QAccessible.queryAccessibleInterface(item)
            assert reader is not None, item.objectName()
            assert reader.text(QAccessible.Text.Name).strip(), item.objectName()
            assert reader.role() is not QAccessible.Role.NoRole, item.objectName()


def test_tab_goes_round_all_controls_of_the_editor(app, editor):
    lay_out(app.window)
    controls = {
        item.objectName()
        for item in children(app.window.contentItem())
        if item.isVisible() and item.isEnabled() and item.activeFocusOnTab()
    }
    start = focused(app.window)
    walked = [start]
    for _ in range(60):
        press(app.window, Qt.Key.Key_Tab)
        if focused(app.window) == start:
            break
        walked.append(focused(app.window))
    assert len(walked) == len(set(walked))
    assert set(walked) == controls


def test_the_rules_are_explained_as_they_are_now_and_the_editor_waits(app, editor):
    editor.search("jump")
    click(item(app, "rule.bid_jumps"))
    click(item(app, "rulesEditor.explain"))
    assert app.app.props.screen is Screen.RULES
    page = app.app.rules_model
    assert page.props.subtitle == "Rules of your own, close to “Russian classic”"
    assert any("never by more" in row.text for row in page.props.rows)
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.RULES_EDITOR
    assert not editor.rules.bid_jumps
    assert [row.option for row in editor.rows.rows if row.changed] == ["bid_jumps"]


def test_rules_that_contradict_themselves_show_where_instead_of_a_page(app, editor):
    editor.take(msgspec.structs.replace(Rules(), pass_style="keep_one"))
    assert editor.props.problem
    click(item(app, "rulesEditor.explain"))
    assert app.app.props.screen is Screen.RULES_EDITOR
    assert editor.props.problem_option in {row.option for row in editor.rows.rows}
