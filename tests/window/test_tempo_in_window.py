"""The tempo of the table as a person has it: by mouse, by keyboard, and against real opponents."""

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QPointF, Qt
from PySide6.QtQml import QQmlEngine
from PySide6.QtTest import QTest

from engine.actions import Play
from engine.decider import to_act
from engine.state import Phase
from engine.view import view
from network.messages import Intent
from network.pace import HURRIED
from tests.window.helpers import click, exists, find, lay_out, press, shown_text, wait_until
from tests.window.positions import about_to_force, defending
from tests.window.table_player import (
    Keys,
    Mouse,
    act,
    any_legal,
    card_item,
    is_asked,
    my_cards,
    open_table,
    seeded_pack,
    sit_down,
    table_of,
    wait_for_question,
)
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.match.pacing import PACES
from thousand_qt.settings import Speed
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES, play_on, show, steady
from thousand_qt.viewmodels.table_pace import forced_card
from thousand_qt.wiring import make_match_service, make_table_view_model

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
HANDS = {"mouse": Mouse, "keys": Keys}


def scene(open_app, name, **settings):
    """Open the window in a scene of the screenshot tool."""
    match = TABLE_SCENES[name].match(("Anna", "Katya", "Boris"))
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **settings
    )
    show(app, match, TABLE_SCENES[name])
    wait_until(lambda: exists(app.window, "table.me"), "the table")
    lay_out(app.window)
    return app, match


def motion(app):
    """Return the durations of the window."""
    engine: QQmlEngine = app.engine
    return engine.singletonInstance("Thousand.Theme", "Motion")


def pace_of(app):
    return table_of(app).props.pace


# Fast-forward


def run_by(app, way):
    """Press the button or the key of fast-forward."""
    if way == "mouse":
        click(find(app.window, "table.hurry"))
    elif way == "keys":
        press(app.window, Qt.Key.Key_F5)
    else:
        Keys(app).button("table.hurry")


@pytest.mark.parametrize("way", ["mouse", "keys", "tab"])
def test_a_person_runs_on_and_stops(open_app, way):
    app, match = scene(open_app, "table-trump", speed="normal", bots_pace="normal")
    run_by(app, way)
    assert pace_of(app).hurrying
    assert match.pace == HURRIED
    assert motion(app).property("hurried")
    assert motion(app).property("flight") == 0
    assert shown_text(app.window, "table.note") == "Fast-forward: press F5 to stop."
    run_by(app, way)
    assert not pace_of(app).hurrying
    assert match.pace == PACES[Speed.NORMAL]
    assert not motion(app).property("hurried")
    assert motion(app).property("flight") == 220


def test_a_hurry_ends_at_the_next_question(open_app):
    app, match = scene(open_app, "table-trump", speed="normal")
    press(app.window, Qt.Key.Key_F5)
    while (seat := to_act(match.state)[0]) != 0:
        match.act(seat, steady(view(match.state, seat)))
    wait_until(lambda: is_asked(app), "the question")
    assert not pace_of(app).hurrying
    assert not find(app.window, "table.hurry").isEnabled()
    press(app.window, Qt.Key.Key_F5)
    assert not pace_of(app).hurrying


def test_a_click_in_a_hurry_ends_the_pause_and_not_the_hurry(open_app):
    app, _match = scene(open_app, "table-trick", speed="normal", trick_hold="click")
    table = table_of(app)
    assert table.player.waits_for_click
    seen = table.player.number
    press(app.window, Qt.Key.Key_F5)
    wait_until(lambda: table.player.at_rest, "the trick taken away")
    assert table.player.number >= seen


def test_the_keys_tell_of_fast_forward(open_app):
    app, _match = scene(open_app, "table-help")
    assert any("fast-forward" in words for _key, words in find_help(app))


def find_help(app):
    keys = find(app.window, "table.overlay").property("keys")
    return keys.toVariant() if hasattr(keys, "toVariant") else keys


# The time of a trick


@pytest.mark.parametrize(
    ("hold", "normal", "instant"), [("short", 360, 200), ("normal", 900, 500), ("long", 1980, 1100)]
)
def test_a_trick_lies_as_long_as_the_settings_say(open_app, hold, normal, instant):
    app, _match = scene(open_app, "table-lead", speed="normal", trick_hold=hold)
    assert motion(app).property("readTrick") == normal
    app.store.change(speed="instant")
    assert motion(app).property("readTrick") == instant


def test_the_winner_of_a_trick_is_marked_by_more_than_colour(open_app):
    app, _match = scene(open_app, "table-trick")
    won = table_of(app).props.won
    assert (won.who, won.points) == (2, "+17")
    assert shown_text(app.window, "table.title") == "Boris takes the trick: +17."
    assert find(app.window, "table.won").isVisible()
    winning = [row for row in table_of(app).card_rows() if row.winning]
    assert [row.place.who for row in winning] == [2]
    assert find(card_item(app, winning[0]), "card.sign").isVisible()


# Forced cards


@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_a_match_is_played_in_which_forced_cards_play_themselves(open_app, speed):
    match = ScriptedMatch(seeded_pack("forced"), any_legal("forced"))
    app = open_table(open_app, match, speed=speed, play_forced=True, trick_hold="short")
    hands, chosen, deals = Mouse(app), 0, 1
    while True:
        wait_for_question(app)
        truth = table_of(app).truth
        if len(truth.rows) >= deals:
            break
        before = table_of(app).decision
        if forced_card(truth) is None:
            act(app, hands, any_legal("me")(truth))
            chosen += 1
        wait_until(lambda before=before: table_of(app).decision != before, "the answer")
    intents = [answer for answer in match.answers if isinstance(answer, Intent)]
    assert len({answer.decision for answer in intents}) == len(intents) > chosen


def test_a_forced_card_waits_behind_the_settings(open_app):
    match = ScriptedMatch(seeded_pack("forced"))
    play_on(match, about_to_force)
    app = open_table(open_app, match)
    seat = to_act(match.state)[0]
    match.act(seat, steady(view(match.state, seat)))
    wait_for_question(app)
    press(app.window, Qt.Key.Key_F10)
    Keys(app).button("table.menu.settings")
    wait_until(lambda: exists(app.window, "settings.back"), "the settings")
    app.store.change(play_forced=True)
    for _ in range(20):
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
    assert match.answers == []
    press(app.window, Qt.Key.Key_Escape)
    wait_until(lambda: match.answers != [], "the forced card")


# Playing a deal out


@pytest.mark.parametrize("way", HANDS)
def test_a_deal_is_played_out_by_the_button_at_the_panel(open_app, way):
    app, match = scene(open_app, "table-decided", speed="normal")
    HANDS[way](app).button("table.playOut")
    assert pace_of(app).playing_out
    assert match.calls[-1] == "play out"
    assert shown_text(app.window, "table.note") == "A computer player plays your cards."
    HANDS[way](app).button("table.takeOver")
    assert not pace_of(app).playing_out
    assert match.calls[-1] == "take over"
    assert is_asked(app)


@pytest.mark.parametrize("way", HANDS)
def test_a_deal_is_played_out_by_the_menu(open_app, way):
    match = ScriptedMatch(seeded_pack("defence"), steady)
    play_on(match, defending)
    rows = len(match.state.rows)
    app = open_table(open_app, match, speed="normal")
    wait_for_question(app)
    if way == "mouse":
        click(find(app.window, "table.menu"))
    else:
        press(app.window, Qt.Key.Key_F10)
    wait_until(lambda: exists(app.window, "table.menu.playOut"), "the menu")
    assert "sees only what you see" in shown_text(app.window, "table.menu.playOut.why")
    lay_out(app.window)
    HANDS[way](app).button("table.menu.playOut")
    wait_until(lambda: table_of(app).props.summary.shown, "the end of the deal")
    assert len(match.state.rows) == rows + 1
    assert match.answers == []
    assert not pace_of(app).playing_out


def test_a_declarer_is_offered_nothing_of_that_kind(open_app):
    app, _match = scene(open_app, "table-menu")
    assert not exists(app.window, "table.menu.playOut")


# Against real opponents


def test_a_person_takes_over_while_a_real_deal_is_played_out(open_app):
    app = open_app(
        make_service=make_match_service, make_table=make_table_view_model, table_screen=TABLE_SCREEN
    )
    sit_down(app)
    table, hands = table_of(app), Mouse(app)
    taken_over = False
    while not taken_over:
        wait_for_question(app)
        if table.props.can_continue:
            hands.button("table.next")
        elif pace_of(app).can_play_out and len(my_cards(app)) == 8:
            table.tempo.playOut()
            wait_until(lambda: len(my_cards(app)) < 7, "two cards of the stand-in")
            table.tempo.takeOver()
            taken_over = True
        else:
            act(app, hands, any_legal("real")(table.truth))
        wait_until(lambda: is_asked(app) or table.decision is None, "the table")
    wait_for_question(app)
    assert 0 < len(my_cards(app)) < 8
    deals = len(table.truth.rows)
    table.tempo.playOut()
    wait_until(lambda: table.props.summary.shown, "the end of the deal")
    assert len(table.truth.rows) == deals + 1


@pytest.mark.parametrize("seed", ["first", "second"])
def test_no_click_is_misplayed_at_any_tempo(open_app, seed):
    """Click cards all the time: what is played is what was clicked, or the only legal card."""
    chance = random.Random(seed)
    match = ScriptedMatch(seeded_pack(seed), any_legal(seed))
    app = open_table(open_app, match, speed="fast", play_forced=True, marriage_question=False)
    table = table_of(app)
    allowed: set[str] = set()
    taken = match.answer

    def answer(message):
        if isinstance(message, Intent) and isinstance(message.action, Play):
            only = forced_card(table.truth)
            played.append(message.action.card)
            if only is None or only.card is not message.action.card:
                strange.extend({message.action.card.value} - allowed)
        taken(message)

    played, strange = [], []
    match.answer = answer
    while len(table.truth.rows if table.truth else ()) < 1:
        allowed.clear()
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        if table.props.panel.buttons and table.truth.phase is not Phase.TRICK:
            wait_for_question(app)
            if table.truth.phase is not Phase.TRICK and not table.props.can_continue:
                act(app, Mouse(app), any_legal("me")(table.truth))
            continue
        if chance.random() < 0.1:
            press(app.window, Qt.Key.Key_F5)
        if cards := my_cards(app):
            row = chance.choice(cards)
            item = card_item(app, row)
            place = item.mapToScene(QPointF(item.width() * 0.14, item.height() * 0.5)).toPoint()
            allowed.update(under(app, place))
            QTest.mouseClick(app.window, LEFT, NONE, place)
    assert len(played) == 8
    assert strange == []


def under(app, place):
    """Return the faces of the hand's cards that lie at this place of the window."""
    for row in my_cards(app):
        item = card_item(app, row)
        if item.contains(item.mapFromScene(QPointF(place))):
            yield row.place.face
