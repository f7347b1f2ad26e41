"""`docs/wishes.md` promises nothing that the window does not have: its names and keys exist."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WISHES = (ROOT / "docs" / "wishes.md").read_text(encoding="utf-8")
NAMES = sorted(set(re.findall(r"(?<![*\w])\*([^*\n]+)\*(?!\*)", WISHES)))
KEYS = sorted(
    {
        key
        for key in re.findall(r"`([^`]+)`", WISHES)
        if re.fullmatch(r"F\d+|Ctrl\+\w|Enter|Space|Tab|Esc|Backspace|Shift", key)
    }
)
COMMANDS = sorted(set(re.findall(r"`(make [a-z-]+|thousand [a-z]+|--[a-z]+)", WISHES)))
EXPLAINED = ("italics",)


@pytest.fixture(scope="module")
def texts() -> set[str]:
    """Every text that the window can show, in English."""
    file = ET.parse(ROOT / "resources" / "i18n" / "thousand_ru.ts")
    return {source.text or "" for source in file.iter("source")}


@pytest.mark.parametrize("name", [name for name in NAMES if name not in EXPLAINED])
def test_every_name_is_written_so_in_the_window(texts: set[str], name: str) -> None:
    assert name in texts


@pytest.mark.parametrize("key", KEYS)
def test_every_key_is_explained_in_the_help_of_the_table(key: str) -> None:
    tables = ROOT / "thousand_qt" / "qml" / "Thousand" / "Table"
    assert re.search(rf"\b{re.escape(key)}\b", (tables / "KeyHelp.qml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_exists(command: str) -> None:
    kind, _, name = command.partition(" ")
    if kind == "make":
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        assert re.search(rf"^{name}:", makefile, re.M)
    elif kind == "thousand":
        assert (ROOT / "thousand_qt" / "cli" / f"{name}.py").exists()
    else:
        options = (ROOT / "thousand_qt" / "window_options.py").read_text(encoding="utf-8")
        assert f'"{kind}"' in options


def test_the_list_names_the_usual_wishes() -> None:
    assert len(NAMES) >= 30
    assert len(KEYS) >= 8
    assert WISHES.count("\n| ") >= 45
