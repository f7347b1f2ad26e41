"""A person at the table in a test: chooses like a computer player, acts by mouse or by keyboard.

Both hands act only on what is on the screen where it is; `Mouse` clicks items, `Keys` moves the
focus with Tab and the arrows.
"""

import random
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from engine.actions import (
    Action,
    AnswerClaim,
    Bid,
    ChoosePrikup,
    Cut,
    GoDark,
    NameContract,
    Pass,
    PassCards,
    Play,
    Rospis,
    ThrowIn,
    WriteOff,
)
from engine.cards import Card
from engine.decider import legal_actions
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, View
from network.messages import DecisionKind
from tests.window.helpers import click, exists, find, focused, press, wait_until
from thousand_qt.app import TABLE_SCREEN, OpenWindow
from thousand_qt.settings import Speed
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import steady
from thousand_qt.viewmodels.panel_marriage import DECLARE_ACTS
from thousand_qt.viewmodels.table import TableViewModel
from thousand_qt.viewmodels.table_places import Zone
from thousand_qt.viewmodels.table_props import CardProps, PanelKind
from thousand_qt.wiring import make_table_view_model

ANSWERS = {
    AnswerClaim(True): "table.claim",
    AnswerClaim(False): "table.playOn",
    Pass(): "table.pass",
    GoDark(True): "table.goDark",
    GoDark(False): "table.lookFirst",
    ChoosePrikup(0): "table.prikup0",
    ChoosePrikup(1): "table.prikup1",
}
"""Actions that are one button, by its name."""

GIVING_UP = {
    Rospis(): "table.giveUp",
    WriteOff(): "table.writeOff",
    ThrowIn(): "table.throwIn",
}

DECLARING = {call: f"table.{act}" for act, call in DECLARE_ACTS.items()}

MOST_STEPS = 60
"""How often a key is pressed before a test gives up looking for an item."""


def seeded_pack(name: str) -> Callable[[int], tuple[Card, ...]]:
    """Return decks that are fixed by a name."""
    seed = name.encode().ljust(32, b".")
    return lambda number: shuffle(derive_seed(seed, number + 1))


def any_legal(seed: str) -> Callable[[View], Action]:
    """Return a player that plays at random, but bids little and never gives up."""
    chance = random.Random(seed)

    def choose(seen: View) -> Action:
        actions = legal_actions(seen)
        if seen.phase is Phase.AUCTION:
            return chance.choice(actions[:2])
        if seen.phase is Phase.RAISE:
            return actions[0]
        return chance.choice([action for action in actions if not isinstance(action, Rospis)])

    return choose


def open_table(open_app, match: ScriptedMatch, **settings) -> OpenWindow:
    """Open the window and sit down at a match by the buttons of the first screens."""
    app = open_app(
        service=match, make_table=make_table_view_model, table_screen=TABLE_SCREEN, **settings
    )
    sit_down(app)
    return app


def sit_down(app: OpenWindow) -> None:
    """Go from the first screen to a new match with the mouse."""
    click(find(app.window, "home.play"))
    app.window.grabWindow()  # lays the new screen out
    click(find(app.window, "newMatch.begin"))
    wait_until(lambda: exists(app.window, "table.me"), "the table")


def table_of(app: OpenWindow) -> TableViewModel:
    """Return the view model of the table screen."""
    table = app.app.findChild(TableViewModel)
    assert table is not None
    return table


def card_item(app: OpenWindow, row: CardProps) -> QQuickItem:
    """Return the item of a card."""
    return find(app.window, f"card{row.number}")


def my_cards(app: OpenWindow) -> list[CardProps]:
    """Return the cards of the hand from left to right."""
    rows = [
        row
        for row in table_of(app).card_rows()
        if row.place.zone is Zone.HAND and row.place.who == 0
    ]
    return sorted(rows, key=lambda row: row.place.slot)


def my_card(app: OpenWindow, card: Card) -> CardProps:
    """Return a card of the hand."""
    return next(row for row in my_cards(app) if row.place.face == card.value)


class Hands(Protocol):
    """A way to act on the window."""

    def button(self, name: str) -> None:
        """Press a button by its object name."""

    def card(self, card: Card) -> None:
        """Choose a card of the own hand."""

    def amount(self, amount: int) -> None:
        """Bring the stepper to an amount."""


class Mouse:
    """Acts with the mouse."""

    def __init__(self, app: OpenWindow) -> None:
        self._app = app

    def button(self, name: str) -> None:
        click(find(self._app.window, name))

    def card(self, card: Card) -> None:
        """Click a card at its left edge, which its right neighbour leaves free."""
        item = card_item(self._app, my_card(self._app, card))
        wait_until(lambda: item.property("progress") == 1.0, "the card lies still")
        assert item.isVisible()
        place = item.mapToScene(QPointF(item.width() * 0.14, item.height() * 0.5)).toPoint()
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(self._app.window, left, none, place)

    def amount(self, amount: int) -> None:
        for _ in range(MOST_STEPS):
            shown = table_of(self._app).props.panel.amount
            if shown == amount:
                break
            self.button("table.more" if shown < amount else "table.less")
        assert table_of(self._app).props.panel.amount == amount


class Keys:
    """Acts with the keyboard."""

    def __init__(self, app: OpenWindow) -> None:
        self._app = app

    def _until_focused(self, name: str, key: Qt.Key) -> None:
        for _ in range(MOST_STEPS):
            if focused(self._app.window) == name:
                return
            press(self._app.window, key)
        raise AssertionError(f"{name} was not reached from {focused(self._app.window)!r}")

    def button(self, name: str) -> None:
        self._until_focused(name, Qt.Key.Key_Tab)
        press(self._app.window, Qt.Key.Key_Return)

    def card(self, card: Card) -> None:
        hand = [f"card{row.number}" for row in my_cards(self._app)]
        wanted = f"card{my_card(self._app, card).number}"
        for _ in range(MOST_STEPS):
            if focused(self._app.window) in hand:
                break
            press(self._app.window, Qt.Key.Key_Tab)
        if not find(self._app.window, wanted).property("showsFocus"):
            press(self._app.window, Qt.Key.Key_Right)  # the first key only shows the focus
        here = focused(self._app.window)
        assert here in hand, f"the hand was not reached from {here!r}"
        forward = hand.index(wanted) >= hand.index(here)
        self._until_focused(wanted, Qt.Key.Key_Right if forward else Qt.Key.Key_Left)
        press(self._app.window, Qt.Key.Key_Space)

    def amount(self, amount: int) -> None:
        for digit in str(amount):
            press(self._app.window, Qt.Key(Qt.Key.Key_0 + int(digit)))
        assert table_of(self._app).props.panel.amount == amount


def act(app: OpenWindow, hands: Hands, action: Action) -> None:
    """Do on the screen what an action says."""
    match action:
        case _ if action in ANSWERS:
            hands.button(ANSWERS[action])
        case _ if action in GIVING_UP:
            hands.button(GIVING_UP[action])
            hands.button("table.surrender")
        case Cut(place=place):
            hands.amount(place)
            hands.button("table.cut")
        case Bid(amount=amount):
            if table_of(app).props.panel.amount:
                hands.amount(amount)
            hands.button("table.bid")
        case PassCards(cards=cards):
            for card in cards:
                hands.card(card)
            wait_until(lambda: table_of(app).props.panel.buttons[-1].enabled, "the chosen cards")
            hands.button("table.give")
        case NameContract(amount=amount):
            hands.amount(amount)
            hands.button("table.name")
        case Play(card=card, declare=declare):
            plays = [a for a in legal_actions(_truth(app)) if isinstance(a, Play)]
            choices = [a for a in plays if a.card is card]
            hands.card(card)
            if len(choices) > 1 and app.store.settings.marriage_question:
                wait_until(
                    lambda: table_of(app).props.panel.kind is PanelKind.MARRIAGE,
                    "the marriage question",
                )
                hands.button("table.playSilently" if declare is None else DECLARING[declare])


def _truth(app: OpenWindow) -> View:
    truth = table_of(app).truth
    assert truth is not None
    return truth


def is_asked(app: OpenWindow) -> bool:
    """Say whether the scene shows a question to the person, or the end of the match."""
    table = table_of(app)
    if table.truth is not None and table.truth.phase is Phase.END:
        return table.player.at_rest and table.props.summary.ending
    decision = table.decision
    if decision is None or decision.forced or not table.player.knows_all:
        return False
    if decision.kind is DecisionKind.READY:
        return table.props.can_continue and table.props.summary.shown
    return table.props.panel.kind.value not in ("wait", "none")


def wait_for_question(app: OpenWindow) -> None:
    """Wait until the person is asked; every beat on the way must come to rest in time."""
    player = table_of(app).player
    while not is_asked(app):
        seen = player.number
        if app.store.settings.speed is Speed.INSTANT:
            table_of(app).clickTable()  # a hasty person looks at no trick
            if player.number != seen:
                continue  # what lies there now may want to be looked at too
        wait_until(
            lambda seen=seen: is_asked(app) or player.number != seen, "the next beat or a question"
        )


def play_until(
    app: OpenWindow,
    hands: Hands,
    enough: Callable[[View], bool],
    choose: Callable[[View], Action] = steady,
) -> int:
    """Answer every question until the match is far enough; return how many there were."""
    answered = 0
    while True:
        wait_for_question(app)
        truth = _truth(app)
        if enough(truth):
            return answered
        before = table_of(app).decision
        if table_of(app).props.can_continue:
            hands.button("table.next")
        else:
            act(app, hands, choose(truth))
        assert table_of(app).decision != before, "the answer was not taken"
        answered += 1
