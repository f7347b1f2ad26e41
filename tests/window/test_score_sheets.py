"""Sheets of the score-keeper: how they are begun, kept, listed, and where they go."""

import json
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from engine.rules import PRESETS, make_rules
from tests.window.helpers import (
    click,
    exists,
    find,
    press,
    shown_text,
    visible_texts,
    wait_until,
)
from tests.window.score_desk import (
    CTRL,
    SHORT,
    SLIPS,
    begin,
    enter,
    page_of,
    reopen,
    totals,
    type_text,
)
from thousand_qt.rule_sets.code import encode
from thousand_qt.score_keeper.shelf import SUFFIX
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.chosen_rules import RulesFor, chosen_rules


def test_a_sheet_goes_on_after_the_program_was_closed(open_app):
    app = begin(open_app)
    enter(app, 0, 120, ("120", "", ""))
    page_of(app).correct(0)
    page_of(app).deal_model.chooseContract(100)
    page_of(app).writeDown()
    app.close()
    app = open_app(score_rules=encode(SHORT))
    click(find(app.window, "home.score"))
    assert app.app.props.screen is Screen.SHEETS
    press(app.window, Qt.Key.Key_Return)
    wait_until(lambda: exists(app.window, "score.confirm"), "the page")
    assert totals(app) == ["100", "0", "0"]
    page_of(app).undo()
    assert totals(app) == ["120", "0", "0"]
    page_of(app).redo()
    assert totals(app) == ["100", "0", "0"]


def test_the_rules_of_a_sheet_are_chosen_apart_from_those_of_a_match(open_app):
    app = open_app()
    click(find(app.window, "home.score"))
    click(find(app.window, "scoreSetup.changeRules"))
    assert app.app.props.screen is Screen.RULES_CHOICE
    desk = app.app.open_desk()
    desk.choice_model.pick("polish_tysiac")
    desk.choice_model.use()
    assert app.app.props.screen is Screen.SHEET_SETUP
    settings = app.store.settings
    assert chosen_rules(settings, RulesFor.SCORE).rules == PRESETS["polish_tysiac"].rules
    assert chosen_rules(settings).rules == PRESETS["russian_classic"].rules
    app.app.open_screen(Screen.NEW_MATCH)
    app.app.new_match_model.chooseRules()
    desk.choice_model.close()
    assert app.app.props.screen is Screen.NEW_MATCH


def test_names_are_remembered_and_offered(open_app):
    app = begin(open_app, names=("Anna", "Boris", "Vera"))
    begin_again = app.app.open_score_desk()
    begin_again.open_setup()
    setup = begin_again.setup_model
    assert setup.props.names == ("Anna", "Boris", "Vera", "")
    assert setup.props.known == ()
    setup.rename(1, "")
    assert setup.props.problem == "Everybody at the table needs a name."
    click(find(app.window, "scoreSetup.known.Boris"))
    assert setup.props.names[:3] == ("Anna", "Boris", "Vera")
    setup.rename(2, "anna")
    assert setup.props.problem == "Two players have the same name: change one of them."


def test_the_number_of_players_is_changed_where_the_rules_allow_it(open_app):
    app = open_app()
    click(find(app.window, "home.score"))
    click(find(app.window, "scoreSetup.players.4"))
    setup = app.app.open_score_desk().setup_model
    assert setup.props.players == 4
    assert exists(app.window, "scoreSetup.name.3")
    for seat, name in enumerate(("Anna", "Boris", "Vera", "Gleb")):
        setup.rename(seat, name)
    setup.chooseDealer(3)
    setup.choosePlayers(2)
    assert setup.props.dealer == -1
    setup.begin()
    assert page_of(app).book.names == ("Anna", "Boris")


def test_the_lot_decides_who_deals_first(open_app):
    app = begin(open_app, dealer=-1)
    assert page_of(app).book.first_dealer in range(3)


def test_the_rules_may_say_who_deals_first(open_app):
    app = begin(open_app, rules=make_rules(first_dealer="seat0"), dealer=2)
    assert page_of(app).book.first_dealer == 0


def test_sheets_are_renamed_and_deleted_in_their_list(open_app):
    app = begin(open_app)
    page_of(app).close()
    key = app.app.open_score_desk().list_model.rows.rows[0].key
    press(app.window, Qt.Key.Key_F2)
    press(app.window, Qt.Key.Key_A, CTRL)
    type_text(app, "Dacha")
    press(app.window, Qt.Key.Key_Return)
    rows = app.app.open_score_desk().list_model.rows
    assert rows.rows[0].title == "Dacha"
    app.app.open_score_desk().list_model.deleteMatch(key)
    assert rows.rows == ()
    click(find(app.window, "matches.new"))
    assert app.app.props.screen is Screen.SHEET_SETUP


def test_a_damaged_and_a_newer_sheet_are_refused_and_kept(open_app, tmp_path):
    app = begin(open_app)
    folder: Path = app.app.open_score_desk().shelf.folder
    whole = next(folder.glob(f"*{SUFFIX}")).read_text(encoding="utf-8")
    (folder / f"1{SUFFIX}").write_text(whole.replace("Anna", ""), encoding="utf-8")
    head = json.loads(whole.splitlines()[0]) | {"version": 7}
    (folder / f"2{SUFFIX}").write_text(json.dumps(head) + "\n", encoding="utf-8")
    page_of(app).close()
    model = app.app.open_score_desk().list_model
    problems = {row.key: row.problem for row in model.rows.rows}
    assert problems["1"] == (
        f"The file 1{SUFFIX} is damaged in line 1 and was left as it is. You can delete it."
    )
    assert problems["2"].startswith(f"A later Thousand wrote the file 2{SUFFIX}")
    model.openMatch("2")
    assert model.props.is_problem
    assert app.app.props.screen is Screen.SHEETS
    assert (folder / f"1{SUFFIX}").exists()


def test_an_entry_that_cannot_be_kept_is_told_and_stays_in_the_form(open_app, monkeypatch):
    app = begin(open_app)

    def full(path, data):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("thousand_qt.score_keeper.shelf.write_whole", full)
    enter(app, 0, 120, ("120", "", ""))
    page = page_of(app)
    assert page.props.is_problem
    assert "No space left on device" in page.props.message
    assert page.props.sheet.rows == ()
    assert page.deal_model.props.players[0].points == "120"
    monkeypatch.undo()
    page.writeDown()
    assert page.props.message == ""
    assert totals(app) == ["120", "0", "0"]


def test_a_sheet_that_another_window_wrote_on_is_not_written_over(open_app):
    app = begin(open_app)
    shelf = app.app.open_score_desk().shelf
    (kept,) = shelf.sheets()
    shelf.rename(kept.key, "Dacha")
    enter(app, 0, 120, ("120", "", ""))
    page = page_of(app)
    assert page.props.message.startswith("Another window wrote on this sheet.")
    assert page.props.is_problem
    assert reopen(app).book.records == ()
    page.close()
    app.app.open_score_desk().list_model.openMatch(kept.key)
    assert page.props.message == ""
    enter(app, 0, 120, ("120", "", ""))
    assert totals(app) == ["120", "0", "0"]


def test_what_is_not_typed_yet_is_no_mistake(open_app):
    app = open_app(score_rules=encode(SHORT))
    click(find(app.window, "home.score"))
    setup = app.app.open_score_desk().setup_model
    for seat in range(3):
        setup.rename(seat, "")
    assert (setup.props.problem != "", setup.props.is_problem) == (True, False)
    assert setup.props.placeholders == ("Player 1", "Player 2", "Player 3")
    assert any(text.text == "Player 2" for text in visible_texts(app.window))
    setup.rename(0, "Anna")
    setup.rename(1, "anna")
    assert setup.props.problem == "Two players have the same name: change one of them."
    assert setup.props.is_problem


def test_rules_of_ones_own_keep_their_name_on_the_sheet(open_app):
    app = begin(open_app, score_rules_name="Evenings at Galya's")
    enter(app, 0, 120, ("120", "", ""))
    page = page_of(app)
    assert shown_text(app.window, "score.rules") == "Evenings at Galya's"
    assert reopen(app).book.rules_name == "Evenings at Galya's"
    page.copyText()
    assert "Evenings at Galya's" in QGuiApplication.clipboard().text().splitlines()[1]
    paper = page.paper_model._paper()
    assert paper.facts[1].startswith("Rules: Evenings at Galya's · ")
    page.close()
    (row,) = app.app.open_score_desk().list_model.rows.rows
    assert "Evenings at Galya's" in row.details


def test_the_sheet_is_copied_as_text(open_app):
    app = begin(open_app)
    enter(app, 0, 120, ("120", "", ""))
    enter(app, 1, 105, ("20", "80", "20"))
    page_of(app).paper_model.turn("share")
    click(find(app.window, "score.copy"))
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "Thousand: score sheet"
    assert [" ".join(line.split()) for line in lines[3:]] == [
        "Anna Boris Vera",
        "1. Anna: 120, made +120 = 120 0 0",
        "Boris: bolt; Vera: bolt",
        "2. Boris: 105, failed +20 = 140 −105 = −105 +20 = 20",
        "Total 140 −105 20",
    ]
    assert shown_text(app.window, "sheet.outcome") == "The sheet is in the clipboard."
    assert page_of(app).props.message == ""
    app.store.change(language="ru")
    assert shown_text(app.window, "sheet.outcome") != "The sheet is in the clipboard."
    click(find(app.window, "score.tabs.table"))
    assert page_of(app).paper_model.props.outcome == ""


def test_the_sheet_is_saved_as_a_file(open_app, tmp_path):
    app = begin(open_app, rules=SLIPS)
    enter(app, 0, 120, ("120", "", ""))
    page_of(app).beginSlip()
    page_of(app).slip_model.chooseSlip("exposed_card")
    page_of(app).writeDown()
    paper = page_of(app).paper_model
    paper.turn("share")
    click(find(app.window, "score.save"))
    assert "Anna, Boris, Vera" in paper.props.file_name
    paper.use_folder(tmp_path)
    click(find(app.window, "sheet.saveNow"))
    assert not paper.props.failed
    assert [file.suffix for file in tmp_path.glob("*.pdf")] == [".pdf"]
    press(app.window, Qt.Key.Key_Escape)
    assert exists(app.window, "score.save")
