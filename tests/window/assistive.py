"""A person at the table who has nothing but a screen reader.

`Reader` walks the tree that Qt gives to assistive technology from the window down, and presses
through its actions, as the bridges of the platforms do: no object names, no items, no view models.
`Listener` plays whole matches with it, deciding by what is said alone.
"""

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tests.window.helpers import children, wait_until

Role = QAccessible.Role
PRESS: Final = QAccessibleActionInterface.pressAction()
CARD: Final = "card "
"""How the description of a card in the own hand begins."""

CALM_SECONDS: Final = 1.5
"""Between two presses of a button that is not believed at once."""

NOT_NOW: Final = "cannot be played now"

SAME_DEED: Final = ("face-down card", "Solve it: ")
"""What may sound alike because it does the same."""

NO_NAME_NEEDED: Final = (Role.Window, Role.Client, Role.Grouping)
CONTROLS: Final = (Role.Button, Role.CheckBox, Role.RadioButton, Role.PageTab, Role.EditableText)


class Heard(NamedTuple):
    """What a screen reader says of one element, and where the element is in the tree."""

    role: Role
    name: str
    description: str
    value: str
    actions: tuple[str, ...]
    enabled: bool
    focusable: bool
    checked: bool
    path: tuple[int, ...]
    area: tuple[int, int, int, int]
    """Left, top, width, height on the screen."""


class Reader:
    """Reads a window and presses what it finds there."""

    def __init__(self, window: QQuickWindow) -> None:
        self._window = window

    def everything(self) -> tuple[Heard, ...]:
        """Return all elements that are on the screen, in the order in which they are read."""
        return tuple(self._below(self._root(), ()))

    def names(self, role: Role | None = None) -> list[str]:
        """Return the names of everything of one role."""
        return [one.name for one in self.everything() if role in (None, one.role)]

    def alerts(self) -> list[str]:
        """Return what would be said at once."""
        return self.names(Role.AlertMessage)

    def has(self, name: str, role: Role = Role.Button) -> bool:
        """Say whether something of that role and name can be used now."""
        return any(one.enabled for one in self._called(name, role))

    def find(self, name: str, role: Role = Role.Button) -> Heard:
        """Return the one element of that role and name; fail with what there is."""
        found = self._called(name, role)
        assert len(found) == 1, f"{len(found)} are called {name!r}; heard: {self.names()}"
        return found[0]

    def press(self, name: str, role: Role = Role.Button) -> None:
        """Press what has that role and name."""
        self.press_this(self.find(name, role))

    def press_this(self, heard: Heard) -> None:
        """Press an element that was just heard."""
        assert heard.enabled, f"{heard.name!r} is not enabled"
        assert PRESS in heard.actions, f"{heard.name!r} cannot be pressed"
        element = self._root()
        for place in heard.path:
            element = element.child(place)
        element.actionInterface().doAction(PRESS)

    def wait_for(self, name: str, role: Role = Role.Button) -> None:
        """Wait until something of that role and name can be used."""
        self.wait_until(lambda: self.has(name, role), repr(name))

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        """Let the window live until a condition holds; fail with what is heard instead."""
        try:
            wait_until(condition, what)
        except AssertionError as failure:
            raise AssertionError(f"{failure}; heard: {self.names()}") from failure

    def _called(self, name: str, role: Role) -> list[Heard]:
        return [one for one in self.everything() if (one.name, one.role) == (name, role)]

    def _root(self) -> QAccessibleInterface:
        root = QAccessible.queryAccessibleInterface(self._window)
        assert root is not None
        return root

    def _below(self, element: QAccessibleInterface, path: tuple[int, ...]) -> Iterator[Heard]:
        for place in range(element.childCount()):
            child = element.child(place)
            if child is None or child.state().invisible:
                continue
            here = (*path, place)
            yield _heard(child, here)
            yield from self._below(child, here)


def faults_of_what_is_heard(
    window: QQuickWindow, in_words: Callable[[str], str] = str
) -> list[object]:
    """Return what lacks a role or a name, and the controls that nobody could tell apart.

    What takes the keyboard needs both too. `in_words` turns English into the words of the window.
    """
    heard = Reader(window).everything()
    alike = tuple(in_words(beginning) for beginning in SAME_DEED)
    controls = Counter(
        (one.role, one.name, one.description)
        for one in heard
        if one.role in CONTROLS and not one.name.startswith(alike)
    )
    return [
        *([] if heard else ["nothing is heard"]),
        *(one for one in heard if one.role == Role.NoRole),
        *(one for one in heard if not one.name.strip() and one.role not in NO_NAME_NEEDED),
        *(f"no name or role: {item.objectName()}" for item in controls_of(window) if _mute(item)),
        *(("sounds the same", *said) for said, times in controls.items() if times > 1),
    ]


def controls_of(window: QQuickWindow) -> list[QQuickItem]:
    """Return what takes the keyboard now."""
    return [
        item
        for item in children(window.contentItem())
        if item.isVisible() and item.isEnabled() and item.activeFocusOnTab()
    ]


def _mute(item: QQuickItem) -> bool:
    reader = QAccessible.queryAccessibleInterface(item)
    if reader is None or reader.role() == Role.NoRole:
        return True
    return not reader.text(QAccessible.Text.Name).strip()


def _heard(element: QAccessibleInterface, path: tuple[int, ...]) -> Heard:
    state, actions = element.state(), element.actionInterface()
    return Heard(
        role=element.role(),
        name=element.text(QAccessible.Text.Name),
        description=element.text(QAccessible.Text.Description),
        value=element.text(QAccessible.Text.Value),
        actions=() if actions is None else tuple(actions.actionNames()),
        enabled=not state.disabled,
        focusable=bool(state.focusable),
        checked=bool(state.checked),
        path=path,
        area=element.rect().getRect(),
    )


class Listener:
    """Plays in English by ear: hears whose turn it is, what may be done, and does something."""

    def __init__(self, window: QQuickWindow, seed: str) -> None:
        self.reader = Reader(window)
        self.done: set[str] = set()
        """The kinds of decisions that were taken."""
        self._chance = random.Random(seed)

    def play_until(self, enough: Callable[[], bool]) -> None:
        """Answer whatever is asked until something is heard."""
        while not enough():
            asked = self._wait_for_question(enough)
            if asked:
                self._answer(asked)

    def play_again(self) -> None:
        """Press until it is believed: a press right after the last card counts for nothing."""
        pressed = 0.0

        def begun() -> bool:
            nonlocal pressed
            waits = self.reader.has("Play again")
            if waits and time.monotonic() - pressed > CALM_SECONDS:
                self.reader.press("Play again")
                pressed = time.monotonic()
            return not waits

        self.reader.wait_until(begun, "the next match")

    def hand(self) -> list[Heard]:
        """Return the own cards from left to right."""
        return [
            one
            for one in self.reader.everything()
            if one.role == Role.Button and one.description.startswith(CARD)
        ]

    def buttons(self) -> list[str]:
        """Return the names of the buttons that can be pressed now, the cards left out."""
        return [
            one.name
            for one in self.reader.everything()
            if one.role == Role.Button and one.enabled and not one.description.startswith(CARD)
        ]

    def _wait_for_question(self, enough: Callable[[], bool]) -> str:
        """Wait until something is asked; return its name, or nothing when it was enough."""
        question = ""

        def asked() -> bool:
            nonlocal question
            question = self._question()
            if not question:
                self._look_no_longer()
            return bool(question) or enough()

        self.reader.wait_until(asked, "a question")
        return question

    def _look_no_longer(self) -> None:
        """Press a card that lies on the table: the trick goes to its pile at once."""
        for one in self.reader.everything():
            if one.role == Role.Graphic and one.description.startswith("played by"):
                self.reader.press_this(one)
                return

    def _question(self) -> str:
        buttons = self.buttons()
        for name, sign in (
            ("summary", "Continue"),
            ("claim", "Play on"),
            ("marriage", "Just play"),
            ("rospis", "Go on playing"),
            ("auction", "Pass"),
        ):
            if sign in buttons:
                return name
        if any(name.startswith(("Keep ", "Play 1", "Play 2", "Play 3")) for name in buttons):
            return "raise"
        if "Give the cards" in self.reader.names(Role.Button):
            return "pass"
        mine = (name for name in self.reader.names() if name.startswith("You, "))
        return "trick" if any(name.endswith("is to act") for name in mine) else ""

    def _answer(self, asked: str) -> None:
        self.done.add(asked)
        match asked:
            case "summary":
                self.reader.press("Continue")
            case "claim":
                self.reader.press("Play on")
            case "marriage":
                declare = [name for name in self.buttons() if name.startswith("Declare")]
                self.reader.press(self._chance.choice([*declare, "Just play"]))
            case "auction":
                self._call()
            case "pass":
                self._give()
            case "raise":
                self._name_contract()
            case "rospis":
                self.reader.press("Go on playing")
            case _:
                self._play()

    def _call(self) -> None:
        """Bid once in a while, at times more than the least that is possible."""
        bid = [name for name in self.buttons() if name.startswith("Bid")]
        if not bid or self._chance.random() < 0.5:
            self.reader.press("Pass")
            return
        if self.reader.has("More") and self._chance.random() < 0.3:
            bid = self._one_more("Bid ")
        self.reader.press(bid[0])

    def _one_more(self, word: str) -> list[str]:
        """Press the plus; the amount and the button must say so."""
        before = self._amount()
        self.reader.press("More")
        assert self._amount() > before
        self.done.add("more")
        return [name for name in self.buttons() if name == f"{word}{self._amount()}"]

    def _amount(self) -> int:
        (said,) = (name for name in self.reader.names() if name.startswith("Amount: "))
        return int(said.removeprefix("Amount: "))

    def _give(self) -> None:
        for left in (2, 1):
            if len(self.hand()) > 8 + (left - 1):
                self.reader.press_this(self._chance.choice(self.hand()))
        self.reader.wait_until(lambda: self.reader.has("Give the cards"), "two chosen cards")
        gifts = [one for one in self.reader.everything() if one.description.startswith("for ")]
        if "a gift taken back" not in self.done:
            self.done.add("a gift taken back")
            self.reader.press_this(gifts[0])
            return
        self.reader.press("Give the cards")

    def _name_contract(self) -> None:
        if "a question whether to give up" not in self.done and self.reader.has("Give up…"):
            self.done.add("a question whether to give up")
            self.reader.press("Give up…")
            self.reader.press("Go on playing")
        keep = [name for name in self.buttons() if name.startswith(("Keep ", "Play "))]
        self.reader.press(keep[0])

    def _play(self) -> None:
        """Play a card that may be played; try one that may not be, and hear why."""
        hand = self.hand()
        barred = [card for card in hand if NOT_NOW in card.description]
        if barred and "a refused card" not in self.done:
            self.done.add("a refused card")
            before = self.reader.alerts()
            self.reader.press_this(barred[0])
            assert len(self.reader.alerts()) > len(before), "nobody said why the card is refused"
            assert len(self.hand()) == len(hand)
        legal = [card for card in self.hand() if NOT_NOW not in card.description]
        self.reader.press_this(self._chance.choice(legal))
