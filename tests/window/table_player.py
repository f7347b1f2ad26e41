"""A person at the table in a test: looks at what is offered and clicks or presses it."""

import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from engine.actions import Action
from engine.cards import Card
from engine.decider import legal_actions
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, View
from network.messages import DecisionKind
from tests.window.helpers import click, exists, find, wait_until
from thousand_qt.app import OpenWindow
from thousand_qt.viewmodels.table import TableViewModel
from thousand_qt.viewmodels.table_places import Zone
from thousand_qt.viewmodels.table_props import CardProps, Mark


def seeded_pack(name: str) -> Callable[[int], tuple[Card, ...]]:
    """Return decks that are fixed by a name."""
    seed = name.encode().ljust(32, b".")
    return lambda number: shuffle(derive_seed(seed, number + 1))


def any_legal(seed: int) -> Callable[[View], Action]:
    """Return a computer player that plays at random but never gives up, bids little."""
    chance = random.Random(seed)

    def choose(seen: View) -> Action:
        actions = legal_actions(seen)
        if seen.phase is Phase.AUCTION:
            return chance.choice(actions[:2])
        kept = [action for action in actions if type(action).__name__ != "Rospis"]
        return chance.choice(kept)

    return choose


def table_of(app: OpenWindow) -> TableViewModel:
    """Return the view model of the table screen."""
    table = app.app.table
    assert isinstance(table, TableViewModel)
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


def click_card(app: OpenWindow, row: CardProps) -> None:
    """Click a card at its left edge, which its right neighbour leaves free."""
    item = card_item(app, row)
    wait_until(lambda: item.property("progress") == 1.0, "the card lies still")
    assert item.isVisible()
    here = item.mapToScene(QPointF(item.width() * 0.14, item.height() * 0.5)).toPoint()
    QTest.mouseClick(app.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, here)


def is_asked(app: OpenWindow) -> bool:
    """Say whether the scene shows a question to the person, or the end of the match."""
    table = table_of(app)
    if table.truth is not None and table.truth.phase is Phase.END:
        return table.player.at_rest
    decision = table.decision
    if decision is None or decision.forced or not table.player.knows_all:
        return False
    if decision.kind is DecisionKind.READY:
        return table.props.can_continue and table.props.summary.shown
    return table.props.panel.kind.value not in ("wait", "none")


def answer_by_mouse(app: OpenWindow, chance: random.Random) -> None:
    """Answer the open question with the mouse by what the screen offers."""
    table = table_of(app)
    if table.props.can_continue:
        click(find(app.window, "table.next"))
        return
    match table.props.panel.kind.value:
        case "claim":
            click(find(app.window, "table.playOn"))
        case "auction":
            offered = [b.act for b in table.props.panel.buttons if b.enabled]
            wanted = "bid" if chance.random() < 0.4 else "pass"
            click(find(app.window, f"table.{wanted if wanted in offered else offered[0]}"))
        case "pass":
            for row in chance.sample(my_cards(app), 2):
                click_card(app, row)
            click(find(app.window, "table.give"))
        case "raise":
            click(find(app.window, "table.name"))
        case "marriage":
            click(find(app.window, "table.declare"))
        case "trick":
            legal = [row for row in my_cards(app) if row.mark is Mark.LEGAL]
            click_card(app, chance.choice(legal))
        case other:
            raise AssertionError(f"nothing can be clicked in {other}")


def play_until(app: OpenWindow, enough: Callable[[View], bool], answer: Callable[[], None]) -> int:
    """Answer every question until the match is far enough; return how many there were."""
    table = table_of(app)
    answered = 0
    while True:
        wait_until(lambda: is_asked(app), "a question to the person")
        truth = table.truth
        assert truth is not None
        if enough(truth):
            return answered
        answer()
        answered += 1


def sits(app: OpenWindow) -> bool:
    """Say whether the table is on the screen."""
    return exists(app.window, "table.me")
