"""The program on a real X11 screen (Xvfb), started and played as a person does it."""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.state import Phase, State
from tests.window.real_screen import (
    HEIGHT,
    WIDTH,
    Display,
    Journal,
    Player,
    Program,
    display,
    person_at,
    wait_for,
)
from thousand_qt.settings import SettingsStore

NEEDED = ("Xvfb", "xdotool", "setxkbmap")
MISSING = [name for name in NEEDED if shutil.which(name) is None]

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(bool(MISSING), reason=f"this computer lacks {', '.join(MISSING)}"),
]


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Display]:
    """An empty X11 display."""
    folder = tmp_path / "screen"
    folder.mkdir()
    with display(folder) as opened:
        yield opened


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder in which a person has chosen a quick table and nothing else."""
    folder = tmp_path / "данные"
    folder.mkdir()
    SettingsStore(folder / "settings.ini").change(
        speed="instant", bots_pace="instant", trick_hold="short"
    )
    return folder


@pytest.fixture
def environment(screen: Display, data: Path) -> dict[str, str]:
    """The environment of a person who sits at that display."""
    return person_at(screen, data)


def test_the_window_opens_and_stays_open(environment: dict[str, str]) -> None:
    program = Program(environment, "--lang", "en")
    found = subprocess.run(
        ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Thousand"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    ).stdout
    stays_open = program.runs
    assert (stays_open, *program.end()[1:]) == (True, "", "")
    assert re.fullmatch(r"(\d+\n)+", found)


def look_at_everything(player: Player, screen: Display) -> None:
    """Open what the function keys open, and close it with Escape."""
    for key in ("F1", "Escape"):
        before = screen.picture()
        player.keys(key)
        wait_for(lambda before=before: screen.picture() != before, f"what {key} does")
        screen.wait_still()
    table = screen.picture()
    for key in ("F1", "F2", "F3", "F10"):
        player.keys(key)
        wait_for(lambda: screen.picture() != table, f"what {key} opens")
        screen.wait_still()
        player.keys("Escape")
        wait_for(lambda: screen.picture() == table, f"the table after {key}")


def my_turn_in(phase: Phase) -> Callable[[State], bool]:
    return lambda state: state.phase in (phase, Phase.END)


@pytest.mark.timeout(1200)
def test_a_whole_match_is_played_under_a_cyrillic_layout(
    environment: dict[str, str], screen: Display, data: Path
) -> None:
    journal = Journal(data)
    player = Player(screen, environment, journal)
    player.type_in("ru")
    program = Program(environment, "--lang", "en", "--size", f"{WIDTH}x{HEIGHT}")
    try:
        player.take_window()
        screen.wait_still()
        for _screen in ("the welcome", "the first screen", "the new match"):
            player.keys("Return")
            screen.wait_still()
        wait_for(lambda: bool(journal.files()), "a match")
        player.play_until(my_turn_in(Phase.AUCTION))
        look_at_everything(player, screen)
        if player.play_until(my_turn_in(Phase.RAISE)).phase is Phase.RAISE:
            player.take_back()
        player.play_until(lambda state: state.phase is Phase.END)
        player.press_until(lambda: len(journal.files()) == 2, "Return")
        stays_open = program.runs
    finally:
        ended = program.end()
    assert (stays_open, *ended[1:]) == (True, "", "")
    assert min(player.by_keys, player.by_mouse) >= 8
    played = journal.files()[0].read_bytes()
    assert b'"type":"match_ended"' in played
    assert b'"type":"rewound"' in played
