"""The program on a real X11 screen (Xvfb), started as a person starts it."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

PATIENCE_SECONDS: Final = 60
ROOT: Final = Path(__file__).parents[2]

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(
        shutil.which("Xvfb") is None or shutil.which("xdotool") is None,
        reason="needs Xvfb and xdotool",
    ),
]


@pytest.fixture
def screen() -> Iterator[str]:
    """The name of an empty X11 display."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        number = answer.readline().strip()
    assert number.isdigit(), "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait(timeout=PATIENCE_SECONDS)


@pytest.fixture
def environment(screen: str, tmp_path: Path) -> dict[str, str]:
    """The environment of a person who sits at that display."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("QT_")}
    kept.pop("WAYLAND_DISPLAY", None)
    return {**kept, "DISPLAY": screen, "THOUSAND_DATA": str(tmp_path / "данные")}


def test_the_window_opens_and_stays_open(environment: dict[str, str]) -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "thousand_qt", "--render", "software", "--lang", "en"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        found = subprocess.run(
            ["xdotool", "search", "--sync", "--onlyvisible", "--name", "Thousand"],
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS,
        ).stdout
        stays_open = program.poll() is None
    except subprocess.TimeoutExpired:
        found, stays_open = "", False
    finally:
        program.terminate()
        printed, complaints = program.communicate(timeout=PATIENCE_SECONDS)
    assert (stays_open, printed, complaints) == (True, "", "")
    assert re.fullmatch(r"(\d+\n)+", found)


@pytest.mark.skipif(shutil.which("setxkbmap") is None, reason="needs setxkbmap")
@pytest.mark.parametrize("layout", ["us", "ru", "ua", "gr"])
def test_the_key_of_z_takes_back_under_letters_of_other_alphabets(
    environment: dict[str, str], layout: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.window.press_control_z", layout],
        env={**environment, "QT_QPA_PLATFORM": "xcb"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        cwd=ROOT,
    )
    assert (done.returncode, done.stdout) == (0, "auction\n"), done.stderr
