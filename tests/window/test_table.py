"""Matches at the table with real mouse and keyboard events on the real window."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from engine.actions import Declare, Play
from engine.cards import Card
from engine.decider import explain
from engine.state import Phase
from network.messages import Intent
from network.pace import INSTANT, SLOW
from tests.window.helpers import click, exists, find, focused, press, wait_until
from tests.window.table_player import (
    Keys,
    Mouse,
    act,
    any_legal,
    card_item,
    is_asked,
    my_cards,
    open_table,
    play_until,
    seeded_pack,
    sit_down,
    table_of,
)
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.match.beats import beats_of
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES, show, steady
from thousand_qt.viewmodels.table_places import Zone
from thousand_qt.viewmodels.table_props import Mark
from thousand_qt.wiring import make_match_service, make_table_view_model
from thousand_qt.words.refusals import illegal_sentence

HANDS = {"mouse": Mouse, "keys": Keys}


def one_deal(seen):
    return len(seen.rows) == 1


def whole_match(seen):
    return seen.phase is Phase.END


def scene(open_app, name, **settings):
    """Open the window in a scene of the screenshot tool."""
    table_scene = TABLE_SCENES[name]
    match = table_scene.match(("Anna", "Katya", "Boris"))
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **settings
    )
    show(app, match, table_scene)
    wait_until(lambda: exists(app.window, "table.me") or exists(app.window, "table.summary"))
    app.window.grabWindow()
    return app, match


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("name", ["first", "second", "third"])
def test_a_deal_is_played(open_app, name, hands):
    app = open_table(open_app, ScriptedMatch(seeded_pack(name), any_legal(name)))
    answers = play_until(app, HANDS[hands](app), one_deal, any_legal(name))
    assert answers >= 8
    assert table_of(app).props.summary.shown


@pytest.mark.parametrize("hands", HANDS)
def test_a_deal_against_the_computer_goes_on_after_continue(open_app, hands):
    app = open_app(
        make_service=make_match_service,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        speed="instant",
    )
    sit_down(app)
    play_until(app, HANDS[hands](app), lambda seen: len(seen.rows) == 2)
    assert [row.number for row in table_of(app).props.sheet.rows] == [1, 2]


@pytest.mark.parametrize("speed", ["fast", pytest.param("normal", marks=pytest.mark.full)])
def test_a_deal_is_played_that_moves(open_app, speed):
    match = ScriptedMatch(seeded_pack("unhurried"), any_legal("unhurried"))
    app = open_table(open_app, match, speed=speed)
    play_until(app, Mouse(app), one_deal, any_legal("unhurried"))
    wait_until(lambda: table_of(app).player.at_rest, "the end of all movement")
    assert table_of(app).props.summary.shown


@pytest.mark.full
@pytest.mark.parametrize(("speed", "reduced_motion"), [("slow", False), ("fast", True)])
def test_a_deal_is_played_at_every_pace(open_app, speed, reduced_motion):
    match = ScriptedMatch(seeded_pack("unhurried"), any_legal("unhurried"))
    app = open_table(open_app, match, speed=speed, reduced_motion=reduced_motion)
    play_until(app, Mouse(app), one_deal, any_legal("unhurried"))
    assert table_of(app).props.summary.shown


@pytest.mark.full
@pytest.mark.parametrize("hands", HANDS)
def test_a_whole_match_is_played(open_app, hands):
    app = open_app(
        make_service=make_match_service,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        speed="instant",
    )
    sit_down(app)
    play_until(app, HANDS[hands](app), whole_match, steady)
    assert table_of(app).props.summary.ending
    assert exists(app.window, "table.playAgain")


def test_an_illegal_card_says_why_and_stays_in_the_hand(open_app):
    app, match = scene(open_app, "table-follow")
    truth = table_of(app).truth
    illegal = next(row for row in my_cards(app) if row.mark is Mark.ILLEGAL)
    why = explain(truth, Play(Card(illegal.place.face)))
    Mouse(app).card(Card(illegal.place.face))
    assert find(app.window, "table.refusal").property("text") == illegal_sentence(
        why, ("Anna", "Katya", "Boris")
    )
    assert match.answers == []
    assert table_of(app).truth == truth


def test_a_key_plays_no_card_while_its_focus_cannot_be_seen(open_app):
    app, match = scene(open_app, "table-follow")
    wait_until(lambda: focused(app.window).startswith("card"), "the focus in the hand")
    press(app.window, Qt.Key.Key_Space)
    assert match.answers == []
    press(app.window, Qt.Key.Key_Space)
    assert len(match.answers) == 1


def test_the_stepper_keeps_the_focus_while_it_is_pressed(open_app):
    app, match = scene(open_app, "table-auction")
    for _ in range(20):
        if focused(app.window) == "table.more":
            break
        press(app.window, Qt.Key.Key_Tab)
    for _ in range(3):
        press(app.window, Qt.Key.Key_Return)
        app.window.grabWindow()
        assert focused(app.window) == "table.more"
    assert table_of(app).props.panel.amount == 125
    press(app.window, Qt.Key.Key_Down)
    assert table_of(app).props.panel.amount == 120
    assert match.answers == []


def test_a_hidden_window_keeps_up_with_the_match(open_app):
    match = ScriptedMatch(seeded_pack("second"), any_legal("second"))
    app = open_table(open_app, match, speed="slow")
    assert not table_of(app).player.at_rest
    app.window.hide()
    wait_until(lambda: table_of(app).player.at_rest, "the latest state")
    app.window.show()
    assert is_asked(app)


def test_settings_opened_at_the_table_lead_back_to_it(open_app):
    app, _match = scene(open_app, "table-lead")
    press(app.window, Qt.Key.Key_F10)
    Keys(app).button("table.menu.settings")
    wait_until(lambda: exists(app.window, "settings.back"), "the settings")
    press(app.window, Qt.Key.Key_Escape)
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    assert len(my_cards(app)) == 8


def test_a_card_clicked_out_of_turn_says_whose_turn_it_is(open_app):
    app, match = scene(open_app, "table-trump")
    Mouse(app).card(Card("AD"))
    assert (
        find(app.window, "table.refusal").property("text")
        == "It is not your turn: Boris is to act."
    )
    assert match.answers == []


def test_a_click_while_the_scene_lags_behind_is_never_a_play(open_app):
    match = ScriptedMatch(seeded_pack("second"), any_legal("second"))
    app = open_table(open_app, match, speed="slow")
    table = table_of(app)
    wait_until(lambda: bool(my_cards(app)), "dealt cards")
    assert not table.player.knows_all
    table.clickCard(my_cards(app)[0].number)
    assert table.player.knows_all
    assert match.answers == []


def test_an_early_click_is_taken_when_the_scene_has_told_everything(open_app):
    app, match = scene(open_app, "table-follow", speed="slow")
    table = table_of(app)
    table.player.start_with(beats_of(match.steps[-1])[-1])
    legal = next(row for row in my_cards(app) if row.mark is Mark.LEGAL)
    assert not table.player.at_rest
    table.clickCard(legal.number)
    assert isinstance(match.answers[-1], Intent)
    assert match.answers[-1].action.card == legal.place.face


@pytest.mark.parametrize("asks", [True, False])
def test_a_marriage_is_asked_about_as_the_person_wishes(open_app, asks):
    app, match = scene(open_app, "table-marriage", marriage_question=asks)
    if asks:
        wait_until(lambda: exists(app.window, "table.declare"), "the question")
        assert match.answers == []
        press(app.window, Qt.Key.Key_Escape)
        wait_until(lambda: not exists(app.window, "table.declare"), "no question")
        assert match.answers == []
    else:
        assert match.answers[-1].action == Play(Card("KH"), Declare.MARRIAGE)


def test_the_opponents_keep_the_speed_of_the_settings(open_app):
    app, match = scene(open_app, "table-lead")
    assert match.pace == INSTANT
    app.store.change(bots_pace="slow")
    assert match.pace == SLOW


def test_a_double_click_chooses_one_card(open_app):
    app, _match = scene(open_app, "table-pass")
    assert len(my_cards(app)) == 10
    item = card_item(app, my_cards(app)[4])
    place = item.mapToScene(QPointF(item.width() * 0.14, item.height() * 0.5)).toPoint()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseDClick(app.window, left, none, place)
    app.window.grabWindow()
    assert len(my_cards(app)) == 9


def test_chosen_cards_can_be_taken_back_before_they_are_given(open_app):
    app, match = scene(open_app, "table-pass-chosen")
    assert len(my_cards(app)) == 8
    click(find(app.window, f"card{_gift(app)}"))
    assert len(my_cards(app)) == 9
    assert not table_of(app).props.panel.buttons[-1].enabled
    assert match.answers == []


def _gift(app):
    return next(row.number for row in table_of(app).card_rows() if row.place.zone == "gift")


def test_giving_up_takes_two_steps_and_escape_takes_the_first_back(open_app):
    app, match = scene(open_app, "table-rospis")
    press(app.window, Qt.Key.Key_Escape)
    wait_until(lambda: exists(app.window, "table.name"), "the question about the contract")
    assert match.answers == []
    Keys(app).button("table.giveUp")
    Keys(app).button("table.surrender")
    assert table_of(app).props.summary.shown


def test_escape_opens_the_menu_and_closes_it(open_app):
    app, _match = scene(open_app, "table-lead")
    press(app.window, Qt.Key.Key_Escape)
    wait_until(lambda: exists(app.window, "table.menu.home"), "the menu")
    press(app.window, Qt.Key.Key_Escape)
    wait_until(lambda: not exists(app.window, "table.menu.home"), "the table without a menu")


@pytest.mark.parametrize(
    ("key", "overlay"),
    [
        (Qt.Key.Key_F1, "help"),
        (Qt.Key.Key_F3, "sheet"),
        (Qt.Key.Key_F10, "menu"),
    ],
)
def test_a_function_key_opens_its_panel_and_closes_it_again(open_app, key, overlay):
    app, _match = scene(open_app, "table-trump")
    press(app.window, key)
    assert table_of(app).props.overlay == overlay
    press(app.window, key)
    assert table_of(app).props.overlay == ""


def test_the_menu_leaves_the_table_and_the_match_is_kept(open_app):
    app, match = scene(open_app, "table-lead")
    press(app.window, Qt.Key.Key_F10)
    wait_until(lambda: exists(app.window, "table.menu.home"), "the menu")
    app.window.grabWindow()
    click(find(app.window, "table.menu.home"))
    wait_until(lambda: exists(app.window, "home.play"), "the first screen")
    assert match.calls[-1] == "leave"


@pytest.mark.parametrize(
    ("button", "screen"), [("table.change", "newMatch.begin"), ("table.home", "home.play")]
)
def test_after_the_match_one_chooses_another_or_goes_home(open_app, button, screen):
    app, match = scene(open_app, "table-end")
    click(find(app.window, button))
    wait_until(lambda: exists(app.window, screen), screen)
    assert match.calls[-1] == "leave"


def test_given_cards_stay_in_their_slots_until_the_table_has_taken_them(open_app):
    app, _match = scene(open_app, "table-pass-chosen")
    table = table_of(app)
    heard = []
    table.cards.dataChanged.connect(lambda *_: heard.append(len(my_cards(app))))
    click(find(app.window, "table.give"))
    assert len(my_cards(app)) == 8
    assert 10 not in heard


def test_a_trick_waits_for_a_click_when_it_is_wished(open_app):
    match = ScriptedMatch(seeded_pack("first"), any_legal("first"))
    app = open_table(open_app, match, trick_hold="click")
    table = table_of(app)
    while not table.props.waits_for_click:
        wait_until(lambda: is_asked(app) or table.props.waits_for_click, "a question or a trick")
        if not table.props.waits_for_click:
            act(app, Mouse(app), any_legal("first")(table.truth))
    assert not table.player.at_rest
    click(find(app.window, "table.contract"))
    wait_until(lambda: table.player.at_rest, "the trick taken away")
    assert is_asked(app)


def complete_trick(app):
    """Return the cards of a complete trick that lies on the table, if one does."""
    rows = [row for row in table_of(app).card_rows() if row.place.zone is Zone.TRICK]
    return rows if len(rows) == 3 and table_of(app).props.pause == "trick" else []


def until_a_trick_is_mine(app, chooser):
    """Play at instant speed until a trick lies there after which the person leads."""
    while True:
        wait_until(lambda: is_asked(app) or complete_trick(app), "a question or a trick")
        truth = table_of(app).truth
        if complete_trick(app) and truth.phase is Phase.TRICK and not truth.deal.trick:
            return
        if complete_trick(app):
            table_of(app).clickTable()
        else:
            act(app, Mouse(app), chooser(truth))


def test_a_trick_can_be_seen_at_instant_speed_and_goes_by_itself(open_app):
    app = open_table(open_app, ScriptedMatch(seeded_pack("first"), any_legal("first")))
    until_a_trick_is_mine(app, any_legal("first"))
    app.window.grabWindow()
    for row in complete_trick(app):
        item = card_item(app, row)
        assert item.isVisible()
        assert row.place.face
    wait_until(lambda: not complete_trick(app), "the trick taken away")
    assert is_asked(app)


def test_a_trick_on_the_table_keeps_nobody_from_leading_at_instant_speed(open_app):
    match = ScriptedMatch(seeded_pack("first"), any_legal("first"))
    app = open_table(open_app, match)
    until_a_trick_is_mine(app, any_legal("first"))
    answers = len(match.answers)
    click(card_item(app, my_cards(app)[-1]))
    if exists(app.window, "table.playSilently"):
        click(find(app.window, "table.playSilently"))
    assert len(match.answers) == answers + 1


def test_a_match_is_continued_where_it_was_left(open_app):
    def sit():
        return open_app(
            make_service=make_match_service,
            make_table=make_table_view_model,
            table_screen=TABLE_SCREEN,
            speed="instant",
        )

    app = sit()
    sit_down(app)
    play_until(app, Mouse(app), lambda seen: seen.deal is not None and len(seen.deal.tricks) >= 2)
    left = table_of(app).truth
    app.close()
    app = sit()
    app.window.grabWindow()
    click(find(app.window, "home.continue"))
    wait_until(lambda: table_of(app).truth is not None and is_asked(app), "the table")
    assert table_of(app).truth == left
