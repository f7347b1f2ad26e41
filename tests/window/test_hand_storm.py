"""Clicks and drags while cards fly: only what was touched is played, when it was asked for."""

import random
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest

from engine.actions import PassCards, Play
from engine.cards import Card
from engine.state import Phase
from network.messages import Intent
from tests.window.helpers import children, lay_out, wait_until
from tests.window.pointer import middle_of
from tests.window.table_player import card_item, open_table, seeded_pack, table_of
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import steady
from thousand_qt.viewmodels.table_places import Zone

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
TARGETS = ["table.drop.table", "table.drop.slot.left", "table.drop.seat.right", "table.panel"]


def breathe(chance):
    """Let the window live for a moment, or not at all."""
    if chance.random() < 0.7:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 8)


def touched(app, place):
    """Return the face of the card that a press there would take, empty for none."""
    rows = [
        (card_item(app, row), row)
        for row in table_of(app).card_rows()
        if row.place.zone in (Zone.HAND, Zone.GIFT)
    ]
    below = [
        (item.z(), row.place.face)
        for item, row in rows
        if item.contains(item.mapFromScene(QPointF(place)))
    ]
    return max(below, default=(0, ""))[1]


def own_places(app):
    """Return where the own cards are seen in the window now, in flight or not."""
    rows = [
        row
        for row in table_of(app).card_rows()
        if row.place.zone is Zone.GIFT or (row.place.zone is Zone.HAND and row.place.who == 0)
    ]
    places = [
        item.mapToScene(QPointF(item.width() * 0.14, item.height() * 0.4)).toPoint()
        for item in (card_item(app, row) for row in rows)
    ]
    window = QRect(0, 0, app.window.width(), app.window.height())
    return [place for place in places if window.contains(place)]


def in_sight(app):
    """Return the number of the question that the scene shows."""
    table = table_of(app)
    asked = table.decision
    kind = table.props.panel.kind.value
    return asked.number if asked is not None and kind not in ("wait", "none") else None


@contextmanager
def watching(app):
    """Collect the numbers of the questions that are in sight while something is done.

    The window lives for a moment with every event of the mouse. A card that is dragged answers a
    question that was in sight before it came up from the hand, none that came later.
    """
    table = table_of(app)
    seen = {in_sight(app)}

    def look():
        if not table.own_hand.dragging:
            seen.add(in_sight(app))

    table.panelChanged.connect(look)
    yield seen
    table.panelChanged.disconnect(look)


def gesture(app, chance):
    """Click or drag one own card; return its face and the questions that it may answer."""
    places = own_places(app)
    if not places:
        return "", set()
    start = chance.choice(places)
    face = touched(app, start)
    QTest.mousePress(app.window, LEFT, NONE, start)
    if chance.random() < 0.4:
        breathe(chance)
        with watching(app) as seen:
            QTest.mouseRelease(app.window, LEFT, NONE, start)
        return face, seen
    present = {item.objectName() for item in children(app.window.contentItem())}
    goals = [middle_of(app, name) for name in TARGETS if name in present]
    goal = chance.choice([*goals, *places])
    with watching(app) as seen:
        QTest.mouseMove(app.window, start + QPoint(18, -18))
        for step in (1, 2, 3):
            breathe(chance)
            QTest.mouseMove(app.window, start + (goal - start) * step / 3)
        breathe(chance)
        if chance.random() < 0.1:
            QTest.keyClick(app.window, Qt.Key.Key_Escape)
        QTest.mouseRelease(app.window, LEFT, NONE, goal)
    return face, seen


def answer_by_button(app, chance):
    """Press what the panel offers, as somebody would who is in a hurry."""
    table = table_of(app)
    table.closeOverlay()
    table.next()
    for act in ("playOn", "pass", "give", "name", "cancel"):
        table.press(act)


@pytest.mark.parametrize(
    ("seed", "speed"),
    [
        (0, "normal"),
        (1, "fast"),
        *(
            pytest.param(seed, speed, marks=pytest.mark.full)
            for seed, speed in ((0, "fast"), (1, "normal"), (2, "normal"), (2, "fast"))
        ),
    ],
)
def test_a_storm_of_clicks_and_drags_misplays_nothing(open_app, seed, speed):
    chance = random.Random(seed)
    match = ScriptedMatch(seeded_pack(f"storm {seed}"), steady)
    app = open_table(open_app, match, speed=speed, marriage_question=False)
    plays = 0
    for _ in range(220):
        before = len(match.answers)
        face, seen = gesture(app, chance)
        new = match.answers[before:]
        assert len(new) <= 1, new
        for answer in new:
            assert isinstance(answer, Intent)
            assert isinstance(answer.action, Play)
            assert answer.action.card is Card(face)
            assert answer.decision in seen
            plays += 1
        breathe(chance)
        if chance.random() < 0.3:
            chosen = {
                row.place.who: row.place.face
                for row in table_of(app).card_rows()
                if row.place.zone is Zone.GIFT
            }
            before = len(match.answers)
            answer_by_button(app, chance)
            for answer in match.answers[before:]:
                if isinstance(answer, Intent) and isinstance(answer.action, PassCards):
                    assert answer.action.cards == (Card(chosen[1]), Card(chosen[2]))
        if match.state.phase is Phase.END:
            break
    assert plays > 3
    rest_in_order(app)


def rest_in_order(app):
    """Let everything come to rest: no card is held, and the hand lies from left to right."""
    app.store.change(speed="instant")
    table = table_of(app)
    table.closeOverlay()
    wait_until(lambda: table.player.knows_all, "all that happened")
    lay_out(app.window)
    mine = sorted(
        (row for row in table.card_rows() if (row.place.zone, row.place.who) == (Zone.HAND, 0)),
        key=lambda row: row.place.slot,
    )
    items = [card_item(app, row) for row in mine]
    assert not any(item.property("held") for item in items)
    wait_until(lambda: all(item.property("progress") == 1.0 for item in items), "cards that lie")
    places = [item.x() for item in items]
    assert places == sorted(places)
