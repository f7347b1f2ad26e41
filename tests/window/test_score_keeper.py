"""The page of a sheet in the window: a match with real cards from its setup to its end."""

import pytest
from PySide6.QtCore import Qt

from engine.rules import PRESETS
from tests.window.helpers import (
    click,
    exists,
    find,
    focused,
    press,
    shown_text,
    visible_texts,
    wait_until,
    walk_by_tab,
)
from tests.window.score_desk import (
    CTRL,
    SHORT,
    SLIPS,
    begin,
    enter,
    fill,
    page_of,
    reopen,
    totals,
    type_text,
)
from thousand_qt.rule_sets.code import encode
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.score_props import Mode


def deal_by_mouse(app, declarer, contract, points, marriages=()):
    click(find(app.window, f"score.declarer.{declarer}"))
    fill(app, "score.contract.field", str(contract))
    for seat, taken in points.items():
        fill(app, f"score.points.{seat}", str(taken))
    for seat, suit in marriages:
        click(find(app.window, f"score.marriage.{seat}.marriage.{suit}"))
    click(find(app.window, "score.confirm"))


def place_of(item):
    return item.mapRectToScene(item.boundingRect())


def test_a_whole_match_is_written_by_mouse(open_app):
    app = open_app(score_rules=encode(SHORT))
    click(find(app.window, "home.score"))
    assert app.app.props.screen is Screen.SHEET_SETUP
    for seat, name in enumerate(("Anna", "Boris", "Vera")):
        fill(app, f"scoreSetup.name.{seat}", name)
    click(find(app.window, "scoreSetup.dealer.2"))
    click(find(app.window, "scoreSetup.begin"))
    wait_until(lambda: exists(app.window, "score.confirm"), "the page")
    assert shown_text(app.window, "score.turn") == "Vera deals, Anna is forehand."
    deal_by_mouse(app, 0, 120, {0: 81, 1: 24}, [(0, "S")])
    assert totals(app) == ["120", "25", "15"]
    assert shown_text(app.window, "score.turn") == "Anna deals, Boris is forehand."
    click(find(app.window, "score.declarer.1"))
    click(find(app.window, "score.ending.rospis"))
    click(find(app.window, "score.confirm"))
    assert totals(app) == ["180", "−75", "75"]
    deal_by_mouse(app, 0, 200, {0: 100, 1: 20}, [(0, "H")])
    assert shown_text(app.window, "score.victory") == "Anna wins the match."
    assert totals(app) == ["380", "−55", "75"]
    assert reopen(app).book.records == page_of(app).book.records
    click(find(app.window, "score.again"))
    assert totals(app) == ["0", "0", "0"]
    assert shown_text(app.window, "score.turn") == "Vera deals, Anna is forehand."
    click(find(app.window, "score.back"))
    assert app.app.props.screen is Screen.SHEETS
    rows = app.app.open_score_desk().list_model.rows.rows
    assert [row.standing for row in rows] == ["Deal 1", "Anna won: 380"]


def test_a_whole_match_is_written_by_the_keyboard_alone(open_app):
    app = open_app(score_rules=encode(SHORT))
    window = app.window
    press(window, Qt.Key.Key_Down)
    assert focused(window) == "home.score"
    press(window, Qt.Key.Key_Return)
    for name in ("Anna", "Boris", "Vera"):
        press(window, Qt.Key.Key_A, CTRL)
        type_text(app, name)
        press(window, Qt.Key.Key_Return)
    assert focused(window) == "scoreSetup.dealer.-1"
    press(window, Qt.Key.Key_Left)
    assert focused(window) == "scoreSetup.dealer.2"
    while focused(window) != "scoreSetup.begin":
        press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Space)
    wait_until(lambda: focused(window) == "score.declarer.0", "the first question")

    press(window, Qt.Key.Key_Right)
    assert focused(window) == "score.declarer.1"
    while focused(window) != "score.contract.field":
        press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_A, CTRL)
    type_text(app, "120")
    press(window, Qt.Key.Key_Return)
    assert focused(window) == "score.points.0"
    type_text(app, "20")
    press(window, Qt.Key.Key_Return)
    assert focused(window) == "score.points.1"
    type_text(app, "90")
    press(window, Qt.Key.Key_Tab)
    assert focused(window) == "score.marriage.1.marriage.S"
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Space)
    assert page_of(app).deal_model.props.players[1].marks[1].on
    press(window, Qt.Key.Key_Return, CTRL)
    assert totals(app) == ["20", "120", "10"]
    wait_until(lambda: focused(window) == "score.declarer.0", "the next deal")

    press(window, Qt.Key.Key_Right)
    for _ in range(2):
        press(window, Qt.Key.Key_Tab)
    while focused(window) != "score.points.0":
        press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_Return)
    type_text(app, "120")
    press(window, Qt.Key.Key_Return)
    assert focused(window) == "score.points.2"
    press(window, Qt.Key.Key_Return)
    assert focused(window) == "score.confirm"
    press(window, Qt.Key.Key_Return)
    assert totals(app) == ["20", "220", "10"]

    press(window, Qt.Key.Key_Z, CTRL)
    assert totals(app) == ["20", "120", "10"]
    press(window, Qt.Key.Key_Y, CTRL)
    assert totals(app) == ["20", "220", "10"]
    enter(app, 1, 100, ("0", "120", "0"))
    assert page_of(app).props.end_title == "Boris wins the match."
    wait_until(lambda: focused(window) == "score.again", "the end")
    press(window, Qt.Key.Key_Return)
    assert totals(app) == ["0", "0", "0"]
    press(window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.SHEETS
    press(window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.HOME


def test_what_will_be_written_is_shown_before(open_app):
    app = begin(open_app)
    deal = page_of(app).deal_model
    deal.chooseDeclarer(0)
    assert not exists(app.window, "score.summary")
    assert not find(app.window, "score.confirm").isEnabled()
    deal.typePoints(0, "120")
    assert shown_text(app.window, "score.summary") == (
        "Anna +100 · Boris 0 (bolt number 1) · Vera 0 (bolt number 1)"
    )
    assert shown_text(app.window, "score.filled.1") == "0"
    reasons = [line.reasons for line in deal.props.preview]
    assert reasons == [
        "Contract made with 120: +100",
        "Took 0 in defence\nBolt number 1",
        "Took 0 in defence\nBolt number 1",
    ]
    assert page_of(app).props.sheet.rows == ()


def test_a_wrong_entry_is_told_at_its_place_and_not_written(open_app):
    app = begin(open_app)
    page = page_of(app)
    page.deal_model.chooseDeclarer(0)
    fill(app, "score.points.0", "1")
    assert shown_text(app.window, "score.problem.0") == "No cards are worth 1."
    press(app.window, Qt.Key.Key_Return, CTRL)
    page.writeDown()
    assert page.props.sheet.rows == ()
    assert reopen(app).steps == ()


def test_any_deal_is_corrected_from_its_row(open_app):
    app = begin(open_app)
    enter(app, 0, 120, ("120", "", ""))
    enter(app, 1, 100, ("20", "80", "20"))
    assert totals(app) == ["140", "−100", "20"]
    sheet = find(app.window, "score.sheet")
    sheet.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    press(app.window, Qt.Key.Key_Home)
    press(app.window, Qt.Key.Key_Return)
    assert shown_text(app.window, "score.heading") == "Correct deal 1"
    assert page_of(app).props.turn == "Vera deals, Anna is forehand."
    page_of(app).deal_model.mark(0, "marriage.H")
    page_of(app).deal_model.chooseContract(220)
    assert page_of(app).props.consequence == "Then: Anna 240 · Boris −100 · Vera 20."
    click(find(app.window, "score.confirm"))
    assert totals(app) == ["240", "−100", "20"]
    assert page_of(app).props.heading == "Deal 3"
    press(app.window, Qt.Key.Key_Z, CTRL)
    assert totals(app) == ["140", "−100", "20"]


def test_what_has_no_place_after_a_correction_is_named_kept_and_comes_back(open_app):
    app = begin(open_app)
    page = page_of(app)
    enter(app, 0, 120, ("120", "", ""))
    enter(app, 0, 120, ("120", "", ""))
    page.correct(0)
    for suit in ("H", "D"):
        page.deal_model.mark(0, f"marriage.{suit}")
    page.deal_model.chooseContract(300)
    assert page.props.consequence == (
        "Then: Anna 300 · Boris 0 · Vera 0.\n"
        "After that the sheet has no place for: deal 2. The match is over before it. "
        "They stay in the list and do not count."
    )
    click(find(app.window, "score.confirm"))
    assert page.props.mode is Mode.END
    outcomes = [row.outcome for row in page.props.sheet.rows]
    assert outcomes == ["Anna: 300, made", "Anna: 120, made: does not count"]
    assert len(reopen(app).book.records) == 2
    click(find(app.window, "score.undo"))
    assert totals(app) == ["240", "0", "0"]
    assert page.props.mode is Mode.DEAL


def test_leaving_a_correction_brings_the_unfinished_deal_back(open_app):
    app = begin(open_app)
    page = page_of(app)
    enter(app, 0, 120, ("120", "", ""))
    page.deal_model.chooseDeclarer(2)
    page.deal_model.typePoints(1, "33")
    click(find(app.window, "score.correct"))
    assert page.props.correcting
    press(app.window, Qt.Key.Key_Escape)
    assert not page.props.correcting
    assert page.deal_model.form.declarer == 2
    assert page.deal_model.props.players[1].points == "33"
    assert app.app.props.screen is Screen.SHEET_PAGE


def test_a_row_is_deleted_after_a_question(open_app):
    app = begin(open_app)
    enter(app, 0, 120, ("120", "", ""))
    enter(app, 1, 100, ("20", "80", "20"))
    find(app.window, "score.sheet").forceActiveFocus(Qt.FocusReason.TabFocusReason)
    press(app.window, Qt.Key.Key_Up)
    press(app.window, Qt.Key.Key_Delete)
    assert shown_text(app.window, "score.heading") == "Delete deal 1?"
    assert shown_text(app.window, "score.consequence") == "Then: Anna 20 · Boris −100 · Vera 20."
    wait_until(lambda: focused(app.window) == "score.keep", "the question")
    press(app.window, Qt.Key.Key_Return)
    assert totals(app) == ["140", "−100", "20"]
    page_of(app).askToDelete(0)
    click(find(app.window, "score.reallyDelete"))
    assert totals(app) == ["20", "−100", "20"]
    page_of(app).undo()
    assert totals(app) == ["140", "−100", "20"]


def test_a_name_is_corrected_in_every_row(open_app):
    app = begin(open_app)
    enter(app, 0, 120, ("120", "", ""))
    click(find(app.window, "score.names"))
    assert focused(app.window) == "score.name.0"
    fill(app, "score.name.0", "boris")
    assert shown_text(app.window, "score.missing") == (
        "Two players have the same name: change one of them."
    )
    assert not find(app.window, "score.confirm").isEnabled()
    fill(app, "score.name.0", "Anya")
    click(find(app.window, "score.confirm"))
    assert page_of(app).props.sheet.names == ("Anya", "Boris", "Vera")
    assert page_of(app).props.sheet.rows[0].outcome == "Anya: 120, made"
    assert reopen(app).book.names == ("Anya", "Boris", "Vera")
    assert page_of(app).props.mode is Mode.DEAL
    click(find(app.window, "score.names"))
    press(app.window, Qt.Key.Key_Escape)
    assert page_of(app).props.mode is Mode.DEAL
    assert app.app.props.screen is Screen.SHEET_PAGE


def test_a_slip_is_written_between_the_deals(open_app):
    app = begin(open_app, rules=SLIPS)
    enter(app, 0, 120, ("120", "", ""))
    click(find(app.window, "score.beginSlip"))
    click(find(app.window, "score.slip.exposed_card"))
    assert shown_text(app.window, "score.slipFixed") == "It is Anna's."
    click(find(app.window, "score.confirm"))
    assert totals(app) == ["0", "0", "0"]
    assert page_of(app).props.turn == "Boris deals, Vera is forehand."
    last = page_of(app).props.sheet.rows[-1]
    assert (last.number, last.outcome) == (0, "Anna: a card was shown while dealing")
    page_of(app).correct(1)
    assert page_of(app).props.mode is Mode.SLIP
    page_of(app).slip_model.chooseSlip("wrong_entry")
    page_of(app).slip_model.chooseSeat(2)
    page_of(app).writeDown()
    assert totals(app) == ["120", "0", "−100"]


def test_a_fine_that_no_rule_names_is_written_by_the_keyboard(open_app):
    app = begin(open_app)
    click(find(app.window, "score.beginSlip"))
    assert page_of(app).slip_model.props.slip == "agreed_fine"
    while focused(app.window) != "score.slipSeat.0":
        press(app.window, Qt.Key.Key_Tab)
    press(app.window, Qt.Key.Key_Right)
    while focused(app.window) != "score.fault.revoke":
        press(app.window, Qt.Key.Key_Tab)
    press(app.window, Qt.Key.Key_Right)
    press(app.window, Qt.Key.Key_Tab)
    assert focused(app.window) == "score.fine.field"
    type_text(app, "60")
    press(app.window, Qt.Key.Key_Return)
    assert focused(app.window) == "score.confirm"
    press(app.window, Qt.Key.Key_Return)
    assert totals(app) == ["0", "−60", "0"]
    row = page_of(app).props.sheet.rows[0]
    assert (row.outcome, row.notes) == ("Boris: a card was shown", ("Boris. Fine: −60",))
    assert page_of(app).props.turn == "Vera deals, Anna is forehand."
    page_of(app).askToDelete(0)
    assert page_of(app).props.heading == "Delete the entry “a card was shown”?"
    page_of(app).correct(0)
    assert page_of(app).props.heading == "Correct the entry “a card was shown”"
    assert reopen(app).book.records == page_of(app).book.records


def test_who_comes_by_the_keyboard_types_over_what_stands_there(open_app):
    app = begin(open_app)
    enter(app, 0, 120, ("120", "", ""))
    page_of(app).correct(0)
    wait_until(lambda: focused(app.window) == "score.declarer.0", "the correction")
    for name, typed in (("score.contract.field", "110"), ("score.points.0", "110")):
        while focused(app.window) != name:
            press(app.window, Qt.Key.Key_Tab)
        type_text(app, typed)
    deal = page_of(app).deal_model
    assert deal.props.contract == 110
    assert deal.props.players[0].points == "110"


def test_a_wrong_contract_keeps_the_keyboard_and_is_told_beside_the_button(open_app):
    app = begin(open_app)
    page_of(app).deal_model.chooseDeclarer(0)
    fill(app, "score.contract.field", "102")
    press(app.window, Qt.Key.Key_Return)
    assert focused(app.window) == "score.contract.field"
    assert shown_text(app.window, "score.missing") == "Not 102: 100 to 400 in steps of 5."


@pytest.mark.parametrize("typed", ["13", "303", "99999"])
def test_a_wrong_contract_is_never_replaced_by_the_one_before_it(open_app, typed):
    app = begin(open_app)
    deal_by_mouse(app, 0, 120, {0: 120})
    click(find(app.window, "score.declarer.1"))
    fill(app, "score.points.1", "120")
    fill(app, "score.contract.field", typed)
    said = f"Not {typed}: 100 to 400 in steps of 5."
    assert not find(app.window, "score.confirm").isEnabled()
    assert shown_text(app.window, "score.missing") == said
    assert find(app.window, "score.contract.field").property("text") == typed
    fill(app, "score.contract.field", "110")
    click(find(app.window, "score.confirm"))
    assert totals(app) == ["120", "110", "0"]


@pytest.mark.parametrize("typed", ["0", "1001", "-60"])
def test_a_wrong_fine_is_never_replaced_by_the_one_before_it(open_app, typed):
    app = begin(open_app)
    click(find(app.window, "score.beginSlip"))
    click(find(app.window, "score.slipSeat.0"))
    fill(app, "score.fine.field", typed)
    assert not find(app.window, "score.confirm").isEnabled()
    assert f"Not {int(typed)}: 1 to 1000." in {shown.text for shown in visible_texts(app.window)}
    fill(app, "score.fine.field", "60")
    click(find(app.window, "score.confirm"))
    assert totals(app) == ["−60", "0", "0"]


def test_marriages_are_entered_at_the_first_one_in_every_deal(open_app):
    app = begin(open_app)
    deal = page_of(app).deal_model
    deal.mark(0, "marriage.S")
    points = find(app.window, "score.points.1")
    points.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    press(app.window, Qt.Key.Key_Tab)
    assert focused(app.window) == "score.marriage.1.marriage.C"
    press(app.window, Qt.Key.Key_Right)
    assert focused(app.window) == "score.marriage.1.marriage.D"
    deal.mark(0, "marriage.S")
    points.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    press(app.window, Qt.Key.Key_Tab)
    assert focused(app.window) == "score.marriage.1.marriage.S"


def test_the_columns_stay_where_they_are_when_a_marriage_is_tapped(open_app):
    app = begin(open_app)
    field = find(app.window, "score.points.0")
    before = place_of(field)
    page_of(app).deal_model.mark(0, "marriage.H")
    assert place_of(field) == before
    assert place_of(find(app.window, "score.points.1")).left() == before.left()


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("text_scale", [100, 150])
def test_the_buttons_of_the_sheet_take_one_line(open_app, language, text_scale):
    app = begin(open_app, size=(1024, 600), language=language, text_scale=text_scale)
    enter(app, 0, 120, ("120", "", ""))
    names = ("correct", "delete", "undo", "redo")
    assert len({place_of(find(app.window, f"score.{name}")).top() for name in names}) == 1


def test_all_that_will_be_written_is_seen_before_it_is(open_app):
    app = begin(open_app, size=(1024, 600))
    deal = page_of(app).deal_model
    deal.chooseDeclarer(0)
    deal.typePoints(0, "120")
    last = find(app.window, "score.confirm")
    last.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    preview = place_of(find(app.window, "score.preview"))
    assert preview.bottom() <= place_of(find(app.window, "score.summary")).top()


def test_the_prikup_is_tapped_for_who_sits_out(open_app):
    app = begin(open_app, rules=PRESETS["four_players"].rules)
    assert shown_text(app.window, "score.turn") == ("Gleb deals, Anna is forehand. Gleb sits out.")
    deal = page_of(app).deal_model
    deal.chooseDeclarer(0)
    deal.typePoints(0, "120")
    first = find(app.window, "score.prikup.9S")
    first.forceActiveFocus(Qt.FocusReason.TabFocusReason)
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Right, Qt.Key.Key_Space, Qt.Key.Key_Down):
        press(app.window, key)
    press(app.window, Qt.Key.Key_Space)
    assert len(deal.form.prikup) == 3
    page_of(app).writeDown()
    assert page_of(app).props.sheet.rows[0].cells[3].signs[0].symbol == "pause"


def test_tab_reaches_every_control_of_the_page(open_app):
    app = begin(open_app, rules=SLIPS)
    enter(app, 0, 120, ("120", "", ""))
    wait_until(lambda: focused(app.window) == "score.declarer.0", "the next deal")
    page_of(app).deal_model.chooseDeclarer(0)
    walk_by_tab(app.window)
    page_of(app).correct(0)
    wait_until(lambda: focused(app.window) == "score.declarer.0", "the correction")
    walk_by_tab(app.window)


def test_the_rules_read_from_the_page_are_those_of_the_sheet(open_app):
    app = begin(open_app)
    click(find(app.window, "score.openRules"))
    assert app.app.props.screen is Screen.RULES
    assert any("300" in text.text for text in visible_texts(app.window))
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is Screen.SHEET_PAGE


def test_everything_is_said_again_in_another_language(open_app):
    app = begin(open_app, rules=SLIPS)
    enter(app, 0, 120, ("120", "", ""))
    page_of(app).beginSlip()
    app.store.change(language="ru")
    assert page_of(app).props.heading == "Что случилось"
    page_of(app).cancel()
    assert page_of(app).props.heading == "Сдача 2"
    assert page_of(app).props.sheet.rows[0].outcome == "Anna: 120, сыграно"
    assert page_of(app).deal_model.props.missing == "Укажите, кто играл."
