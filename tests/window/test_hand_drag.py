"""Dragging cards: played on the table, given to a neighbour, moved in the hand, never misplayed."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from engine.actions import Declare, PassCards, Play
from engine.cards import Card, parse_cards
from engine.state import Phase
from network.messages import Intent
from tests.window.helpers import click, exists, find, lay_out, press, shown_text, wait_until
from tests.window.pointer import (
    above_hand,
    drag,
    drag_card,
    dragging,
    grip_of,
    middle_of,
    pull,
    slot_of,
    still,
)
from tests.window.table_player import card_item, my_card, my_cards, table_of
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.table_scenes import TABLE_SCENES, play_on, show
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.table_places import Zone
from thousand_qt.viewmodels.table_props import PanelKind
from thousand_qt.wiring import make_table_view_model

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def scene(open_app, name, **settings):
    """Open the window in a scene of the screenshot tool."""
    match = TABLE_SCENES[name].match(("Anna", "Katya", "Boris"))
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **settings
    )
    show(app, match, TABLE_SCENES[name])
    wait_until(lambda: exists(app.window, "table.menu"), "the table")
    still(app)
    return app, match


def faces(app):
    return [row.place.face for row in my_cards(app)]


def gifts(app):
    """Return the cards that are set aside, by the receiver."""
    rows = table_of(app).card_rows()
    return {r.place.who: r.place.face for r in rows if r.place.zone is Zone.GIFT}


def item_of(app, card):
    rows = table_of(app).card_rows()
    return card_item(app, next(row for row in rows if row.place.face == card))


def actions(match):
    return [answer.action for answer in match.answers if isinstance(answer, Intent)]


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_a_card_dragged_onto_the_table_is_played(open_app, speed):
    app, match = scene(open_app, "table-lead", speed=speed)
    drag_card(app, Card("AD"), above_hand(app))
    assert actions(match) == [Play(Card("AD"))]
    assert "AD" not in faces(app)


def test_a_card_that_may_not_be_played_goes_back_and_says_why(open_app):
    app, match = scene(open_app, "table-follow")
    before = faces(app)
    item = item_of(app, "QH")
    home = (item.x(), item.y())
    drag(app, item, above_hand(app))
    assert match.answers == []
    assert faces(app) == before
    still(app)
    assert (item.x(), item.y()) == home
    assert "spades" in shown_text(app.window, "table.refusal")


def test_out_of_turn_a_card_goes_back_and_the_sentence_says_whose_turn_it_is(open_app):
    app, match = scene(open_app, "table-auction-others")
    drag_card(app, Card("AD"), above_hand(app))
    assert match.answers == []
    assert table_of(app).props.refusal


def test_a_dragged_queen_asks_about_her_marriage(open_app):
    app, match = scene(open_app, "table-marriage", speed="normal")
    press(app.window, Qt.Key.Key_Escape)
    drag_card(app, Card("QH"), above_hand(app))
    assert table_of(app).props.panel.kind is PanelKind.MARRIAGE
    assert match.answers == []
    still(app)
    click(find(app.window, "table.declare"))
    assert actions(match) == [Play(Card("QH"), Declare.MARRIAGE)]


def test_a_finger_drags_as_the_mouse_does(open_app):
    app, match = scene(open_app, "table-lead")
    screen = QTest.createTouchDevice()
    start, goal = grip_of(item_of(app, "AD")), above_hand(app)
    QTest.touchEvent(app.window, screen).press(0, start, app.window).commit()
    for share in (0.2, 0.6, 1.0):
        place = start + (goal - start) * share
        QTest.touchEvent(app.window, screen).move(0, place, app.window).commit()
    QTest.touchEvent(app.window, screen).release(0, goal, app.window).commit()
    assert actions(match) == [Play(Card("AD"))]


def test_a_press_that_hardly_moves_is_a_click(open_app):
    app, match = scene(open_app, "table-lead")
    place = grip_of(item_of(app, "AD"))
    QTest.mousePress(app.window, LEFT, NONE, place)
    QTest.mouseMove(app.window, place + QPoint(3, 2))
    QTest.mouseRelease(app.window, LEFT, NONE, place + QPoint(3, 2))
    assert actions(match) == [Play(Card("AD"))]


def test_other_cards_make_room_before_the_card_is_let_go(open_app):
    app, match = scene(open_app, "table-auction", speed="normal")
    first, last = card_item(app, my_cards(app)[0]), card_item(app, my_cards(app)[-1])
    card = faces(app)[0]
    home = last.x()
    with dragging(app, first, slot_of(app, len(faces(app)) - 1)):
        wait_until(lambda: last.x() < home - 10, "the room")
        assert faces(app)[0] == card
    assert faces(app)[-1] == card
    still(app)
    assert first.x() == home
    assert match.answers == []


@pytest.mark.parametrize("speed", ["instant", "normal"])
@pytest.mark.parametrize("reduced_motion", [True, False])
def test_a_card_lies_where_it_was_dropped(open_app, speed, reduced_motion):
    app, _match = scene(open_app, "table-auction", speed=speed, reduced_motion=reduced_motion)
    for start, end in ((0, 3), (6, 0), (2, 3), (5, 4), (3, 3)):
        expected = faces(app)
        expected.insert(end, expected.pop(start))
        drag(app, card_item(app, my_cards(app)[start]), slot_of(app, end))
        assert faces(app) == expected
        still(app)
        places = [card_item(app, row).x() for row in my_cards(app)]
        assert places == sorted(places)
        assert len(set(places)) == len(places)


def moved(open_app, name="table-lead", **settings):
    """Open a scene and move the first card to the end of the hand."""
    app, match = scene(open_app, name, **settings)
    drag(app, card_item(app, my_cards(app)[0]), slot_of(app, len(faces(app)) - 1))
    return app, match, faces(app)


@pytest.mark.parametrize(
    "change",
    [{"language": "ru"}, {"text_scale": 150}, {"card_letters": "russian"}, {"speed": "slow"}],
)
def test_the_own_order_survives_a_change_of_the_settings(open_app, change):
    app, _match, order = moved(open_app)
    app.store.change(**change)
    assert faces(app) == order


def test_the_own_order_survives_another_size_and_another_screen(open_app):
    app, _match, order = moved(open_app)
    app.window.resize(1024, 600)
    app.app.open_screen(Screen.SETTINGS)
    app.app.open_screen(Screen.TABLE)
    lay_out(app.window)
    assert faces(app) == order


def test_the_own_order_survives_a_played_card(open_app):
    app, _match, order = moved(open_app)
    drag_card(app, Card(order[2]), above_hand(app))
    assert faces(app) == order[:2] + order[3:]


def test_the_own_order_survives_standing_up_and_sitting_down(open_app):
    app, match, order = moved(open_app)
    app.app.leaveTable()
    show(app, match, TABLE_SCENES["table-lead"])
    assert faces(app) == order


def test_the_own_order_survives_a_restart(open_app):
    app, _match, order = moved(open_app)
    app.close()
    again, _match = scene(open_app, "table-lead")
    assert faces(again) == order


def test_another_deal_is_sorted(open_app):
    app, _match, order = moved(open_app)
    match = TABLE_SCENES["table-void"].match(("Anna", "Katya", "Boris"))
    show(app, match, TABLE_SCENES["table-void"])
    assert not table_of(app).props.arranged
    assert faces(app) != order


def test_another_order_of_the_settings_is_obeyed_at_once(open_app):
    app, _match, order = moved(open_app)
    app.store.change(hand_order="ranks")
    strengths = [Card(face).strength for face in faces(app)]
    assert strengths == sorted(strengths, reverse=True)
    app.store.change(hand_order="suits")
    assert faces(app) == order


@pytest.mark.parametrize("by", ["button", "key"])
def test_the_hand_is_sorted_again(open_app, by):
    app, _match, order = moved(open_app)
    if by == "button":
        click(find(app.window, "table.sortHand"))
    else:
        press(app.window, Qt.Key.Key_F4)
    assert faces(app) == order[-1:] + order[:-1]
    assert not find(app.window, "table.sortHand").isEnabled()


def test_cards_are_given_by_dragging_them_to_slots_and_players(open_app):
    app, match = scene(open_app, "table-pass", speed="normal")
    drag_card(app, Card("9H"), middle_of(app, "table.drop.slot.right"))
    assert gifts(app) == {2: "9H"}
    still(app)
    drag_card(app, Card("9D"), middle_of(app, "table.left"))
    assert gifts(app) == {1: "9D", 2: "9H"}
    still(app)
    click(find(app.window, "table.give"))
    assert actions(match) == [PassCards(parse_cards("9D 9H"))]


def test_a_card_dragged_to_the_other_slot_swaps_and_a_third_takes_the_place(open_app):
    app, match = scene(open_app, "table-pass-chosen")
    before = gifts(app)
    drag(app, item_of(app, before[1]), middle_of(app, "table.drop.slot.right"))
    assert gifts(app) == {1: before[2], 2: before[1]}
    still(app)
    drag_card(app, Card("AS"), middle_of(app, "table.drop.slot.left"))
    assert gifts(app) == {1: "AS", 2: before[1]}
    assert before[2] in faces(app)
    assert match.answers == []


def test_a_given_card_is_dragged_back_to_where_it_is_wanted(open_app):
    app, match = scene(open_app, "table-pass-chosen", speed="normal")
    card = gifts(app)[2]
    drag(app, item_of(app, card), slot_of(app, 2))
    assert 2 not in gifts(app)
    assert faces(app)[2] == card
    assert match.answers == []


def test_a_card_dropped_where_nobody_takes_it_goes_back(open_app):
    app, match = scene(open_app, "table-pass-chosen")
    before, given = faces(app), gifts(app)
    nowhere = QPoint(640, 250)
    drag_card(app, Card("AS"), nowhere)
    drag(app, item_of(app, given[1]), nowhere)
    assert (faces(app), gifts(app)) == (before, given)
    assert match.answers == []


@pytest.mark.parametrize("name", ["table-lead", "table-pass"])
def test_where_a_card_can_be_dropped_is_shown_by_more_than_colour(open_app, name):
    app, _match = scene(open_app, name)
    targets = (
        ["table.drop.table"]
        if name == "table-lead"
        else [
            f"table.drop.{what}.{side}" for what in ("slot", "seat") for side in ("left", "right")
        ]
    )
    assert not any(exists(app.window, target) for target in targets)
    for target in targets:
        thin = find(app.window, target).property("edge")
        with dragging(app, item_of(app, "AS"), middle_of(app, target)):
            assert all(exists(app.window, one) for one in targets)
            assert find(app.window, target).property("edge") > thin
            pull_home = grip_of(card_item(app, my_cards(app)[-1]))
            QTest.mouseMove(app.window, pull_home)
            QTest.keyClick(app.window, Qt.Key.Key_Escape)
    assert not any(exists(app.window, target) for target in targets)


def interrupt_by_key(app, match):
    press(app.window, Qt.Key.Key_Escape)


def interrupt_by_other_window(app, match):
    other = QWindow()
    other.show()
    other.requestActivate()
    wait_until(lambda: not app.window.isActive(), "another active window")
    other.destroy()


def interrupt_by_another_screen(app, match):
    app.app.open_screen(Screen.SETTINGS)


@pytest.mark.parametrize(
    "interrupt", [interrupt_by_key, interrupt_by_other_window, interrupt_by_another_screen]
)
@pytest.mark.parametrize(
    ("name", "place"), [("table-lead", "table.drop.table"), ("table-pass", "table.drop.slot.left")]
)
def test_a_drag_that_is_broken_off_does_nothing(open_app, interrupt, name, place):
    app, match = scene(open_app, name)
    before = faces(app)
    item = item_of(app, "AS")
    home = (item.x(), item.y())
    with dragging(app, item, middle_of(app, place)):
        assert item.property("held")
        interrupt(app, match)
        wait_until(lambda: not item.property("held"), "the card that is let go")
    assert match.answers == []
    app.app.open_screen(Screen.TABLE)
    still(app)
    assert (faces(app), gifts(app)) == (before, {})
    assert (item.x(), item.y()) == home


def test_a_card_grabbed_before_the_question_is_not_played(open_app):
    app, match = scene(open_app, "table-trump")
    item = item_of(app, "AD")
    before = faces(app)
    with dragging(app, item, above_hand(app)):
        play_to_my_turn(match)
        wait_until(lambda: table_of(app).props.panel.kind is PanelKind.TRICK, "my turn")
        assert item.property("held")
        pull(app, above_hand(app) + QPoint(4, 4))
        assert not exists(app.window, "table.drop.table")
    assert actions(match) == []
    assert faces(app) == before
    assert table_of(app).props.refusal


def test_a_card_that_is_dragged_while_the_hand_changes_goes_back(open_app):
    app, match = scene(open_app, "table-auction-others")
    item = item_of(app, "AS")
    with dragging(app, item, above_hand(app)):
        play_to_my_turn(match)
        wait_until(lambda: not item.property("held"), "the card that goes back")
    assert actions(match) == []


def play_to_my_turn(match):
    """Let the deal go on until seat 0 is to play."""
    play_on(
        match,
        lambda state: (
            state.phase is Phase.TRICK and state.deal is not None and state.deal.turn == 0
        ),
    )


def test_a_card_of_the_hand_is_moved_by_keys_and_keeps_the_keyboard(open_app):
    app, match = scene(open_app, "table-lead")
    before = faces(app)
    row = my_card(app, Card(before[0]))
    card_item(app, row).forceActiveFocus()
    press(app.window, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    press(app.window, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert faces(app) == [*before[1:3], before[0], *before[3:]]
    assert card_item(app, row).hasActiveFocus()
    press(app.window, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert faces(app) == [before[1], before[0], *before[2:]]
    assert match.answers == []
