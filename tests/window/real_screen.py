"""A person before a real X11 screen: hands are xdotool, eyes are the picture and the journal.

The program is another process and is told nothing but keys and mouse events. What it shows is read
from the frame buffer of Xvfb; how far the match is, from the journal in the data folder, as anybody
could read it.
"""

import os
import signal
import subprocess
import sys
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from engine.actions import Action, AnswerClaim, Bid, Declare, NameContract, PassCards, Play, Rospis
from engine.cards import Card, Hand
from engine.decider import evolve, legal_actions, to_act
from engine.events import Event, Rewound
from engine.log import fold
from engine.record import decode_event
from engine.state import Phase, State
from engine.view import view
from thousand_qt.tools.table_scenes import steady
from thousand_qt.viewmodels.table_hand import Holding, held_order

PATIENCE_SECONDS: Final = 60.0
ANSWER_SECONDS: Final = 2.0
"""How long a key may take to be in the journal before it is pressed again."""

MOST_TRIES: Final = 6
STILL: Final = 15
"""How many equal pictures in a row make one that stands still."""

ME: Final = 0
WIDTH, HEIGHT = 1280, 800
CARD_WIDTH, CARD_STEP, CARD_MIDDLE = 104, 74.88, 716
"""The hand in a window of that size: up to eight cards lie around the middle of the table."""

TABLE: Final = (WIDTH / 2, HEIGHT * 0.3)
"""A place where only the table reacts to a click."""

CONTROL_AND_Z: Final = "37+52"
"""The key codes of the left Control key and of the key that is Z on a Latin keyboard."""


def wait_for(condition: Callable[[], bool], what: str, seconds: float = PATIENCE_SECONDS) -> None:
    """Look again and again until a condition holds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"{what} did not come true within {seconds} s"
        time.sleep(0.02)


class Display(NamedTuple):
    """A running X server and the folder of its frame buffer."""

    name: str
    folder: Path

    def picture(self) -> int:
        """Return a checksum of all pixels of the screen."""
        return zlib.crc32((self.folder / "Xvfb_screen0").read_bytes())

    def wait_still(self) -> None:
        """Wait until nothing has moved for a while."""
        pictures = [self.picture()]

        def still() -> bool:
            pictures.append(self.picture())
            return len(pictures) > STILL and len(set(pictures[-STILL:])) == 1

        wait_for(still, "a picture that stands still")


@contextmanager
def display(folder: Path) -> Iterator[Display]:
    """Run an X server of its own on a free number; its screen has the size of the window."""
    read, write = os.pipe()
    options = ["-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp", "-fbdir", str(folder)]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *options],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        assert number.isdigit(), "Xvfb did not start"
        yield Display(f":{number}", folder)
    finally:
        server.terminate()
        server.wait(timeout=PATIENCE_SECONDS)


def person_at(screen: Display, data: Path) -> dict[str, str]:
    """Return the environment of a person who sits at that display."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    kept.pop("WAYLAND_DISPLAY", None)
    return {**kept, "DISPLAY": screen.name, "THOUSAND_DATA": str(data)}


def works(environment: dict[str, str], *command: str) -> bool:
    """Run a command that may come too early; say whether it succeeded."""
    ran = subprocess.run(command, env=environment, capture_output=True, timeout=PATIENCE_SECONDS)
    return ran.returncode == 0


class Program:
    """The program as a person starts it."""

    def __init__(self, environment: dict[str, str], *options: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "thousand_qt", "--render", "software", *options],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    @property
    def runs(self) -> bool:
        """Say whether it still runs."""
        return self._process.poll() is None

    def end(self) -> tuple[int, str, str]:
        """Ask it to close; return its exit code and what it has printed."""
        self._process.send_signal(signal.SIGTERM)
        printed, complaints = self._process.communicate(timeout=PATIENCE_SECONDS)
        return self._process.returncode, printed, complaints


class Journal:
    """The newest journal of a data folder."""

    def __init__(self, data: Path) -> None:
        self._folder = data / "matches"
        self._file: Path | None = None
        self._events: list[Event] = []
        self._state: State | None = None

    def files(self) -> list[Path]:
        """Return all journals, the oldest first."""
        return sorted(self._folder.glob("*.thousand"))

    def events(self) -> tuple[Event, ...]:
        """Return what has happened; a line that is being written now is left out."""
        files = self.files()
        if files:
            self._read(files[-1])
        return tuple(self._events)

    def state(self) -> State | None:
        """Return where the match stands, None before it has begun."""
        self.events()
        return self._state

    def _read(self, file: Path) -> None:
        """Read on where the last look ended; only a step back needs the whole log again."""
        if file != self._file:
            self._file, self._events, self._state = file, [], None
        lines = file.read_bytes().split(b"\n")[1:-1]
        for number, line in enumerate(lines[len(self._events) :], start=len(self._events) + 2):
            event = decode_event(line, number)
            self._events.append(event)
            if self._state is None or isinstance(event, Rewound):
                self._state = fold(self._events)
            else:
                self._state = evolve(self._state, event)


class Player:
    """Plays for seat 0: chooses like the steady player, acts by keyboard and mouse in turn."""

    def __init__(self, screen: Display, environment: dict[str, str], journal: Journal) -> None:
        self._screen = screen
        self._environment = environment
        self._journal = journal
        self.by_mouse = 0
        self.by_keys = 0

    def tool(self, *words: str) -> str:
        """Run xdotool."""
        return subprocess.run(
            ["xdotool", *words],
            env=self._environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
            check=True,
        ).stdout

    def keys(self, *names: str) -> None:
        """Press keys one after the other."""
        self.tool("key", "--delay", "40", *names)

    def click(self, x: float, y: float) -> None:
        """Click at a place of the screen."""
        self.tool("mousemove", str(round(x)), str(round(y)), "click", "1")

    def take_window(self) -> None:
        """Wait for the window and give it the keyboard: no window manager does it here."""
        words = ("search", "--onlyvisible", "--name", "Thousand", "windowfocus", "--sync")
        wait_for(lambda: works(self._environment, "xdotool", *words), "the keyboard at the window")

    def type_in(self, layout: str) -> None:
        """Change the keyboard layout."""
        change = ("setxkbmap", "-layout", layout)
        wait_for(lambda: works(self._environment, *change), f"the layout {layout}")

    def play_until(self, enough: Callable[[State], bool]) -> State:
        """Answer every question until the match is far enough."""
        tries, answered = 0, 0
        while True:
            self._wait_for_question()
            events, state = self._journal.events(), self._journal.state()
            assert state is not None
            if enough(state):
                return state
            tries = tries + 1 if len(events) == answered else 1
            assert tries <= MOST_TRIES, f"no key was heard in {state.phase} after {events[-1]}"
            answered = len(events)
            self._answer(state, again=tries > 1)
            self._wait_for_news(answered)

    def press_until(self, condition: Callable[[], bool], key: str) -> None:
        """Press a key when the picture stands still, and again if nothing comes of it."""
        for _ in range(MOST_TRIES):
            self._screen.wait_still()
            self.keys(key)
            end = time.monotonic() + ANSWER_SECONDS
            while time.monotonic() < end:
                if condition():
                    return
                time.sleep(0.02)
        raise AssertionError(f"{key} was not heard")

    def take_back(self) -> None:
        """Take the last decision back; the journal must say so."""
        before = len(self._journal.events())
        self.keys(CONTROL_AND_Z)
        wait_for(
            lambda: any(isinstance(event, Rewound) for event in self._journal.events()[before:]),
            "the decision is taken back",
        )

    def _wait_for_question(self) -> None:
        wait_for(lambda: _asks_me(self._journal.state()), "a question to me")

    def _wait_for_news(self, known: int) -> None:
        end = time.monotonic() + ANSWER_SECONDS
        while len(self._journal.events()) == known and time.monotonic() < end:
            time.sleep(0.02)

    def _answer(self, state: State, again: bool) -> None:
        if again:
            # A panel that opens and closes brings the keyboard to the question.
            self.keys("F1", "Escape")
            self._screen.wait_still()
        if state.phase is Phase.DEAL:
            self.keys("Return")
            return
        seen = view(state, ME)
        action = steady(seen)
        hand = held_order(seen.deal, ME, Holding()) if seen.deal is not None else ()
        match action:
            case Play(card=card, declare=declare):
                asked = Play(card, Declare.MARRIAGE) in legal_actions(seen)
                self._play(hand, card, asked=asked, declares=declare is not None)
            case PassCards(cards=cards):
                self._give(hand, cards, again)
            case Rospis():
                # The hand has the keyboard before the pass, the panel after it; it asks once more.
                self.keys("Up" if state.phase is Phase.PASS else "Left", "Return")
                self._screen.wait_still()
                self.keys("Left", "Return")
            case _:
                self._call(action)

    def _call(self, action: Action) -> None:
        match action:
            case Bid(amount=amount) | NameContract(amount=amount):
                self.keys(*str(amount), "Return")
            case AnswerClaim():
                self.keys("Return")
            case _:
                self.keys("Left", "Return")

    def _give(self, hand: Hand, cards: Sequence[Card], again: bool) -> None:
        if again:
            self.keys(*[CONTROL_AND_Z] * 3)
        self._screen.wait_still()
        held = list(hand)
        for card in cards:
            self._choose(held, card)
            held.remove(card)
            self._screen.wait_still()
        self.keys("Return")

    def _play(self, hand: Hand, card: Card, *, asked: bool, declares: bool) -> None:
        self.click(*TABLE)  # a hasty person looks at no trick
        if self.by_keys > self.by_mouse:
            self.by_mouse += 1
            span = CARD_WIDTH + CARD_STEP * (len(hand) - 1)
            left = (WIDTH - span) / 2 + CARD_STEP * hand.index(card)
            self.click(left + CARD_WIDTH * 0.3, CARD_MIDDLE)
        else:
            self.by_keys += 1
            self._choose(hand, card)
        if asked:
            self._screen.wait_still()
            self.keys(*(("Return",) if declares else ("Left", "Return")))

    def _choose(self, hand: Sequence[Card], card: Card) -> None:
        """Walk to the left end of the hand, to the card, and press it."""
        right = list(hand).index(card)
        self.keys("Down", *["Left"] * (len(hand) + 1), *["Right"] * right, "Return")


def _asks_me(state: State | None) -> bool:
    """Say whether the person is asked, a deal is over, or the match is."""
    if state is None:
        return False
    if state.phase is Phase.DEAL:
        return bool(state.rows)
    return state.phase is Phase.END or ME in to_act(state)
