"""What is copied for a helper: enough to help, and nothing private."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from thousand_qt.settings import Felt, Settings
from thousand_qt.support_text import changed_settings, last_lines, support_text, without_private


def test_the_text_names_versions_settings_report_and_log(qapp: QGuiApplication, tmp_path):
    log = tmp_path / "thousand.log"
    log.write_text("the prikup is gone\n", encoding="utf-8")
    text = support_text(Settings(felt=Felt.BLUE, player_name="Zoya"), log, "RuntimeError: Zoya\n")
    for part in (
        "Thousand ",
        "PySide6",
        "Window system",
        "The search runs ",
        "felt = blue",
        "the prikup is gone",
    ):
        assert part in text
    assert "RuntimeError: (player)" in text
    assert "Zoya" not in text


def test_without_a_report_there_is_no_part_for_it(qapp, tmp_path):
    text = support_text(Settings(), tmp_path / "thousand.log")
    assert "## Report" not in text
    assert "## Log\n(empty)" in text
    assert "all as at first" in text


def test_names_are_no_settings_that_matter():
    settings = Settings(player_name="Зоя", left_name="Катя", right_name="Ян", speed="slow")
    assert changed_settings(settings) == ["speed = slow"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ('File "/home/zoya/games/app.py"', 'File "~/games/app.py"'),
        ("/home/zoya", "~"),
        ("/home/zoya-old/x and /home/zoyas/x", "/home/zoya-old/x and /home/zoyas/x"),
        ("Катя ходит, Катятся слёзы", "(player) ходит, Катятся слёзы"),
        ("Anna (Mira) lost", "(player) lost"),
        ("nothing of theirs", "nothing of theirs"),
    ],
)
def test_home_and_names_are_not_told(text, shown):
    assert without_private(text, Path("/home/zoya"), {"Катя", "Anna (Mira)", ""}) == shown


def test_a_root_that_is_somebodys_home_is_written_as_it_is():
    assert without_private("/usr/lib", Path("/"), ()) == "/usr/lib"


def test_only_the_end_of_a_long_log_is_read(tmp_path):
    log = tmp_path / "thousand.log"
    log.write_text("".join(f"line {number} {'x' * 100}\n" for number in range(5000)), "utf-8")
    lines = last_lines(log, 3)
    assert [line.split()[1] for line in lines] == ["4997", "4998", "4999"]


def test_a_log_that_cannot_be_read_says_so(tmp_path):
    (line,) = last_lines(tmp_path)
    assert line.startswith("(cannot be read: ")
