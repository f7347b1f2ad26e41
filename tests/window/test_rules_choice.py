"""Choosing rules, keeping them under a name, and sending them, by mouse and by keyboard."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication

from engine.rules import PRESETS, Rules, make_rules, rules_hash
from tests.window.fakes import FakeMatchService
from tests.window.helpers import (
    click,
    exists,
    find,
    focused,
    lay_out,
    press,
    shown_text,
    wait_until,
)
from thousand_qt.match.service import Character, FirstDealer, KeptMatch, KeptSeat
from thousand_qt.rule_sets.code import encode
from thousand_qt.rule_sets.document import SUFFIX, read, write
from thousand_qt.rule_sets.forms import tidy
from thousand_qt.rule_sets.shelf import KeptRules
from thousand_qt.settings import Settings
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.chosen_rules import ChosenRules, choose_rules, chosen_rules
from thousand_qt.viewmodels.new_match import PLACES, derive_new_match, match_setup
from thousand_qt.viewmodels.rules_choice import derive_rows

OWN = make_rules(barrel_at=900, marriage_first_lead=True)
NAMES = {"player_name": "Zoya", "left_name": "A", "across_name": "B", "right_name": "C"}


@pytest.fixture
def desk(app):
    """Return the desk, open at the list, with one own set."""
    app.app.open_screen(Screen.NEW_MATCH)
    desk = app.app.open_desk()
    desk.shelf.keep("Dacha", OWN, "0001")
    desk.open()
    return desk


def item(app, name):
    lay_out(app.window)
    return find(app.window, name)


def test_rules_are_chosen_by_the_mouse_and_the_match_is_begun_by_them(open_app):
    service = FakeMatchService()
    app = open_app(service=service)
    app.app.open_screen(Screen.NEW_MATCH)
    assert shown_text(app.window, "newMatch.rules") == "Rules: Russian classic"
    click(item(app, "newMatch.changeRules"))
    assert app.app.props.screen is Screen.RULES_CHOICE
    click(item(app, "ruleSets.row.android_base"))
    click(item(app, "ruleSets.use"))
    assert app.app.props.screen is Screen.NEW_MATCH
    assert shown_text(app.window, "newMatch.rules") == "Rules: Phone game without agreements"
    click(item(app, "newMatch.begin"))
    assert service.calls[-1].rules == PRESETS["android_base"].rules


def test_rules_are_chosen_by_the_keyboard(app, desk):
    wait_until(lambda: focused(app.window) == "ruleSets.row.russian_classic", "the chosen row")
    press(app.window, Qt.Key.Key_Home)
    assert focused(app.window) == "ruleSets.row.0001"
    press(app.window, Qt.Key.Key_Return)
    assert app.app.props.screen is Screen.NEW_MATCH
    assert shown_text(app.window, "newMatch.rules") == "Rules: Dacha"
    assert chosen_rules(app.store.settings).rules == tidy(OWN)


def test_names_that_were_typed_stay_while_rules_are_chosen(app):
    app.app.open_screen(Screen.NEW_MATCH)
    app.app.new_match_model.rename("left_name", "Dasha")
    click(item(app, "newMatch.changeRules"))
    press(app.window, Qt.Key.Key_Escape)
    assert find(app.window, "newMatch.left.name").property("text") == "Dasha"


def test_all_presets_stand_below_the_own_sets_with_their_players(app, desk):
    rows = desk.choice_model.rows.rows
    assert rows[0].title == "Dacha"
    assert [row.heading for row in rows if row.heading] == [
        "Your own",
        "Three players",
        "Four players",
        "Two players",
    ]
    assert {row.key for row in rows} == {"0001", *PRESETS}
    assert [row.key for row in rows if row.chosen] == ["russian_classic"]
    assert rows[0].about == (
        "As “Russian classic”, with changes. Marriages may be declared on the first lead. "
        "Barrel begins at: 900 instead of 880."
    )


def test_chosen_rules_that_are_kept_nowhere_stand_in_the_list(app, desk):
    choose_rules(app.store, make_rules(bid_jumps=False))
    desk.open()
    row = desk.choice_model.rows.rows[0]
    assert (row.key, row.chosen, row.own) == ("now", True, False)
    assert row.title == "Rules of your own, close to “Russian classic”"


def test_a_set_is_renamed_copied_and_deleted(app, desk):
    click(item(app, "ruleSets.row.0001"))
    press(app.window, Qt.Key.Key_F2)
    assert focused(app.window) == "ruleSets.name"
    press(app.window, Qt.Key.Key_Z)
    press(app.window, Qt.Key.Key_Return)
    assert desk.choice_model.rows.rows[0].title == "z"
    click(item(app, "ruleSets.duplicate"))
    assert [row.title for row in desk.choice_model.rows.rows[:2]] == ["z", "z 2"]
    click(item(app, "ruleSets.delete"))
    assert focused(app.window) == "ruleSets.deleteNo"
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.RULES_CHOICE
    click(item(app, "ruleSets.delete"))
    click(item(app, "ruleSets.deleteYes"))
    assert shown_text(app.window, "ruleSets.message") == "“z 2” was deleted."
    assert [one.key for one in desk.shelf.sets()] == ["0001"]


def test_a_damaged_set_says_so_and_can_only_be_deleted(app, desk, tmp_path):
    folder = next(tmp_path.glob("*/rules"))
    (folder / f"bad{SUFFIX}").write_text("nonsense", encoding="utf-8")
    desk.open()
    desk.choice_model.pick("bad")
    assert not item(app, "ruleSets.use").isEnabled()
    assert not item(app, "ruleSets.change").isEnabled()
    assert not exists(app.window, "ruleSets.rename")
    row = next(row for row in desk.choice_model.rows.rows if row.key == "bad")
    assert row.note.startswith("These are no rules of Thousand.")
    desk.choice_model.use()
    desk.choice_model.change()
    assert app.app.props.screen is Screen.RULES_CHOICE


def test_the_shelf_that_cannot_be_written_is_told(app, desk, monkeypatch):
    def refuse(*_arguments):
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(desk.shelf, "rename", refuse)
    desk.choice_model.pick("0001")
    desk.choice_model.renameTo("Other")
    assert "Read-only file system" in shown_text(app.window, "ruleSets.message")
    assert desk.choice_model.props.is_problem


def test_changed_rules_are_kept_under_a_name_and_chosen_by_it(app, desk):
    click(item(app, "ruleSets.change"))
    assert app.app.props.screen is Screen.RULES_EDITOR
    desk.editor_model.choose("bid_jumps", 0)
    click(item(app, "rulesEditor.share"))
    assert focused(app.window) == "rulesShare.close"
    name = item(app, "rulesShare.name")
    assert name.property("text") == "My rules"
    name.forceActiveFocus()
    name.selectAll()
    press(app.window, Qt.Key.Key_F)
    press(app.window, Qt.Key.Key_Return)
    assert shown_text(app.window, "rulesShare.message") == "“f” is kept."
    press(app.window, Qt.Key.Key_Escape)
    click(item(app, "rulesEditor.use"))
    assert shown_text(app.window, "newMatch.rules") == "Rules: f"


def test_a_set_of_ones_own_is_changed_in_its_place(app, desk):
    desk.choice_model.pick("0001")
    desk.choice_model.change()
    desk.editor_model.choose("bid_jumps", 0)
    desk.editor_model.share()
    desk.share_model.save()
    assert [(one.key, one.rules.bid_jumps) for one in desk.shelf.sets()] == [("0001", False)]
    desk.share_model.close()
    desk.editor_model.close()
    assert app.app.props.screen is Screen.RULES_CHOICE


def test_a_code_is_copied_and_pasted(app, desk):
    QGuiApplication.clipboard().clear()
    desk.choice_model.pick("0001")
    click(item(app, "ruleSets.share"))
    click(item(app, "rulesShare.copy"))
    assert QGuiApplication.clipboard().text() == encode(OWN)
    desk.share_model.close()
    QGuiApplication.clipboard().setText(f" {encode(PRESETS['lviv_900'].rules)} ")
    click(item(app, "ruleSets.share"))
    click(item(app, "rulesShare.take"))
    assert app.app.props.screen is Screen.RULES_EDITOR
    assert desk.editor_model.rules == tidy(PRESETS["lviv_900"].rules)
    assert shown_text(app.window, "rulesEditor.title") == "Rules: Lviv, barrel at 900"
    QGuiApplication.clipboard().clear()


def test_a_damaged_code_is_refused_in_a_sentence(app, desk):
    click(item(app, "ruleSets.share"))
    field = item(app, "rulesShare.typed")
    field.forceActiveFocus()
    for key in (Qt.Key.Key_T, Qt.Key.Key_1, Qt.Key.Key_0):
        press(app.window, key)
    press(app.window, Qt.Key.Key_Return)
    assert shown_text(app.window, "rulesShare.message").startswith("A part is missing or wrong.")
    assert app.app.props.screen is Screen.RULES_CHOICE


def test_rules_go_through_a_file(app, desk, tmp_path):
    desk.choice_model.pick("0001")
    desk.choice_model.share()
    file = tmp_path / "моя дача"
    desk.share_model.writeFile(QUrl.fromLocalFile(str(file)).toString())
    written = file.with_name(file.name + SUFFIX)
    assert read(written.read_bytes()).rules == tidy(OWN)
    assert "моя дача" in desk.share_model.props.message
    desk.share_model.takeFile(QUrl.fromLocalFile(str(written)).toString())
    assert desk.editor_model.props.title == "Dacha"
    assert not desk.share_model.props.shown


def test_a_file_that_cannot_be_read_or_written_is_told(app, desk, tmp_path):
    desk.choice_model.share()
    desk.share_model.takeFile(QUrl.fromLocalFile(str(tmp_path / "none")).toString())
    assert desk.share_model.props.is_problem
    missing = tmp_path / "no folder" / "rules"
    desk.share_model.writeFile(QUrl.fromLocalFile(str(missing)).toString())
    assert desk.share_model.props.message.startswith("It cannot be written")


def test_rules_that_do_not_fit_are_neither_kept_nor_sent(app, desk):
    desk.edit(Rules())
    desk.editor_model.choose("forced_bid", 2)
    desk.editor_model.share()
    assert not exists(app.window, "rulesShare.save")
    assert not exists(app.window, "rulesShare.copy")
    assert exists(app.window, "rulesShare.take")


def test_a_file_from_elsewhere_in_the_editor_is_not_lost_silently(app, desk, tmp_path):
    desk.edit(Rules())
    file = tmp_path / "a"
    file.write_bytes(write(OWN, "Dacha"))
    desk.editor_model.share()
    desk.share_model.takeFile(QUrl.fromLocalFile(str(file)).toString())
    desk.editor_model.close()
    assert desk.editor_model.props.asks_leave


@pytest.mark.parametrize("preset", ["two_draw", "russian_classic", "four_players"])
def test_as_many_opponents_sit_down_as_the_rules_need(preset):
    rules = PRESETS[preset].rules
    props = derive_new_match(Settings(first_dealer=FirstDealer.LEFT), NAMES, ChosenRules(rules))
    setup = match_setup(props, ChosenRules(rules))
    assert len(setup.opponents) == rules.players - 1
    assert props.places == PLACES[rules.players]
    dealer = FirstDealer.RANDOM if rules.players == 2 else FirstDealer.LEFT
    assert setup.first_dealer is dealer
    assert setup.rules == rules


def test_the_rules_may_say_who_deals_first():
    chosen = ChosenRules(make_rules(first_dealer="seat0"))
    props = derive_new_match(Settings(), NAMES, chosen)
    assert not props.dealer_is_free
    assert match_setup(props, chosen).first_dealer is FirstDealer.ME


@pytest.mark.parametrize("code", ["nonsense", "T9-0000000"])
def test_rules_of_the_settings_that_cannot_be_read_are_the_classic_ones(code, caplog):
    chosen = chosen_rules(Settings(match_rules=code))
    assert chosen.rules == Rules()
    assert "cannot be read" in caplog.text


@pytest.mark.parametrize("preset", PRESETS)
def test_a_chosen_preset_is_exactly_the_preset(app, preset):
    choose_rules(app.store, PRESETS[preset].rules)
    chosen = chosen_rules(app.store.settings)
    assert rules_hash(chosen.rules) == rules_hash(PRESETS[preset].rules)
    assert chosen.rules == PRESETS[preset].rules


def test_the_list_of_matches_names_the_rules_as_the_person_does(open_app):
    service = FakeMatchService()
    moment = datetime(2025, 3, 8, 20, 0, tzinfo=UTC)
    seats = (KeptSeat("Zoya"), KeptSeat("Katya", Character.STEADY))
    service.kept = (
        KeptMatch(
            key="1",
            rules_hash=rules_hash(OWN),
            seats=seats,
            scores=(0, 0),
            deal=1,
            created=moment,
            played=moment,
        ),
    )
    app = open_app(service=service)
    app.app.open_desk().shelf.keep("Dacha", OWN)
    app.app.open_screen(Screen.MATCHES)
    assert app.app.open_matches().rows.rows[0].details.startswith("Dacha")


@pytest.mark.parametrize("preset", ["two_draw", "four_players"])
def test_a_match_for_two_or_four_is_begun_in_the_window(open_app, preset):
    service = FakeMatchService()
    app = open_app(service=service)
    choose_rules(app.store, PRESETS[preset].rules)
    app.app.open_screen(Screen.NEW_MATCH)
    click(item(app, "newMatch.dealer.across"))
    click(item(app, "newMatch.begin"))
    setup = service.calls[-1]
    assert len(setup.opponents) == PRESETS[preset].rules.players - 1
    assert setup.first_dealer is FirstDealer.ACROSS


TOO_LONG = "The name of rules has at most 40 characters: make it shorter."


def test_a_new_name_that_is_too_long_is_told_while_it_is_typed(app, desk):
    click(item(app, "ruleSets.row.0001"))
    press(app.window, Qt.Key.Key_F2)
    field = item(app, "ruleSets.name")
    for _ in range(41):
        press(app.window, Qt.Key.Key_Z)
    assert field.property("text") == "z" * 41
    assert shown_text(app.window, "ruleSets.message") == TOO_LONG
    press(app.window, Qt.Key.Key_Return)
    assert desk.choice_model.rows.rows[0].title == "Dacha"
    assert focused(app.window) == "ruleSets.name"
    press(app.window, Qt.Key.Key_Backspace)
    assert not exists(app.window, "ruleSets.message")
    press(app.window, Qt.Key.Key_Return)
    assert desk.choice_model.rows.rows[0].title == "z" * 40


def test_rules_are_not_kept_under_half_a_name(app, desk, tmp_path):
    desk.edit(make_rules(bid_jumps=False))
    desk.editor_model.share()
    share = desk.share_model
    field = item(app, "rulesShare.name")
    field.forceActiveFocus()
    field.selectAll()
    for _ in range(41):
        press(app.window, Qt.Key.Key_Z)
    assert shown_text(app.window, "rulesShare.message") == TOO_LONG
    click(item(app, "rulesShare.save"))
    share.writeFile(QUrl.fromLocalFile(str(tmp_path / "rules")).toString())
    assert shown_text(app.window, "rulesShare.message") == TOO_LONG
    assert list(tmp_path.glob("rules.*")) == []
    assert [one.name for one in desk.shelf.sets()] == ["Dacha"]
    field.forceActiveFocus()
    press(app.window, Qt.Key.Key_Backspace)
    assert not exists(app.window, "rulesShare.message")
    press(app.window, Qt.Key.Key_Return)
    assert sorted(one.name for one in desk.shelf.sets()) == ["Dacha", "z" * 40]


def test_a_name_of_other_rules_is_not_taken_twice(app, desk):
    taken = "Other rules of yours have this name: choose another one."
    desk.edit(make_rules(bid_jumps=False))
    desk.editor_model.share()
    desk.share_model.rename("dacha")
    desk.share_model.save()
    assert (desk.share_model.props.message, desk.share_model.props.is_problem) == (taken, True)
    desk.share_model.rename("Zoya")
    desk.share_model.save()
    assert [one.name for one in desk.shelf.sets()] == ["Dacha", "Zoya"]
    desk.share_model.save()
    assert not desk.share_model.props.is_problem
    desk.choice_model.open(desk.choice_model._now)
    desk.choice_model.pick("0001")
    desk.choice_model.startRenaming()
    desk.choice_model.renameTo("ZOYA")
    assert desk.choice_model.props.message == taken
    assert [one.name for one in desk.shelf.sets()] == ["Dacha", "Zoya"]


def test_a_file_gets_its_ending_and_covers_nothing_that_was_not_named(app, desk, tmp_path):
    desk.choice_model.pick("0001")
    desk.choice_model.share()
    share = desk.share_model
    for name in ("rules v1.0", "rules v1.0", "old.json"):
        (tmp_path / "old.json").write_text("{}", encoding="utf-8")
        share.writeFile(QUrl.fromLocalFile(str(tmp_path / name)).toString())
        assert not share.props.is_problem
    found = {one.name: one.read_bytes()[:1] for one in tmp_path.iterdir() if one.is_file()}
    assert {name for name in found if name[0] != "."} >= {
        f"rules v1.0{SUFFIX}",
        f"rules v1.0 2{SUFFIX}",
        "old.json",
    }
    assert not (tmp_path / f"old.json{SUFFIX}").exists()


def test_a_place_that_is_not_of_this_computer_is_told(app, desk):
    desk.choice_model.share()
    for act in (desk.share_model.writeFile, desk.share_model.takeFile):
        act("smb://server/rules")
        assert desk.share_model.props.message.startswith("This place is not a folder")
        assert desk.share_model.props.is_problem


def test_an_own_set_is_told_in_sentences():
    rules = make_rules(
        bid_jumps=False,
        marriage_first_lead=True,
        barrel_at=900,
        target=1010,
        fine_amount=100,
        must_lead_trump=True,
    )
    kept = KeptRules("a", "Zoya", rules)
    row = next(row for row, _ in derive_rows((kept,), ChosenRules(Rules())))
    assert row.about.startswith("As “Russian classic”, with changes. ")
    assert row.about.endswith(" More changes: 2.")
    assert ";" not in row.about
