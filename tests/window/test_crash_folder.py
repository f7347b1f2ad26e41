"""Crash reports on disk: which were shown, which are deleted, and what a dead process left."""

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from thousand_qt.crash_folder import CrashFolder, CrashTrap, report_moment, report_name

ROOT = Path(__file__).resolve().parents[2]
ABORT = """
import os, sys
from pathlib import Path
from thousand_qt.crash_folder import CrashFolder, CrashTrap
CrashTrap(CrashFolder(Path(sys.argv[1]))).set()
os.abort()
"""


@pytest.fixture
def folder(tmp_path):
    path = tmp_path / "отчёты"
    path.mkdir()
    return CrashFolder(path)


def put(folder: CrashFolder, day: int, text: str = "it failed\n") -> Path:
    file = folder.path / report_name(datetime(2026, 5, day, 12, 30, 15, 77, tzinfo=UTC))
    file.write_text(text, encoding="utf-8")
    return file


def test_the_newest_report_comes_first(folder):
    first, second = put(folder, 3), put(folder, 4)
    (folder.path / "notes.txt").write_text("not a report", encoding="utf-8")
    assert folder.unseen() == (second, first)


def test_a_report_that_was_shown_is_not_shown_again(folder):
    first = put(folder, 3)
    folder.mark_seen(folder.unseen())
    assert folder.unseen() == ()
    second = put(folder, 4)
    assert CrashFolder(folder.path).unseen() == (second,)
    assert first.exists()


def test_only_a_few_reports_are_kept_after_they_were_shown(folder):
    reports = [put(folder, day) for day in range(1, 31)]
    folder.mark_seen(reports)
    assert [report.exists() for report in reports] == [False] * 10 + [True] * 20


def test_the_name_of_a_report_tells_its_moment(folder):
    assert report_moment(put(folder, 3)) == datetime(2026, 5, 3, 12, 30, 15, tzinfo=UTC)
    assert report_moment(folder.path / "crash-20269999-000000-000000.txt") is None


def test_a_deleted_report_is_gone_and_a_missing_one_is_no_failure(folder):
    report = put(folder, 3)
    assert folder.delete((report, report))
    assert not report.exists()


def test_what_is_no_text_is_read_as_far_as_possible(folder):
    report = put(folder, 3)
    report.write_bytes(b"bro\xffken")
    assert folder.text(report) == "bro\ufffdken"


@pytest.mark.parametrize("what", ["missing", "a folder"])
def test_a_report_that_cannot_be_read_is_an_empty_text(folder, what):
    report = folder.path / report_name(datetime(2026, 5, 3, tzinfo=UTC))
    if what == "a folder":
        report.mkdir()
    assert folder.text(report) == ""


def test_a_folder_that_is_not_there_has_no_reports(tmp_path):
    assert CrashFolder(tmp_path / "nowhere").unseen() == ()


def test_a_folder_that_takes_nothing_stops_nothing(tmp_path, caplog):
    (tmp_path / "file").write_text("", encoding="utf-8")
    folder = CrashFolder(tmp_path / "file" / "crashes")
    trap = CrashTrap(folder)
    trap.set()
    trap.release()
    folder.mark_seen((folder.path / "crash.txt",))
    assert folder.write("it failed") is None
    assert "could not be written" in caplog.text


def test_a_trap_that_caught_nothing_leaves_nothing(folder):
    trap = CrashTrap(folder)
    trap.set()
    assert len(list(folder.path.iterdir())) == 1
    assert folder.unseen() == ()
    trap.release()
    assert list(folder.path.iterdir()) == []


def test_a_process_that_aborts_leaves_a_report_for_the_next_start(folder):
    done = subprocess.run(
        [sys.executable, "-c", ABORT, str(folder.path)], cwd=ROOT, capture_output=True, timeout=60
    )
    assert done.returncode != 0
    (report,) = folder.unseen()
    text = folder.text(report)
    assert text.startswith("Thousand ended by itself on ")
    assert "PySide6" in text
    assert "Fatal Python error: Aborted" in text
    assert [file.name for file in folder.path.iterdir()] == [report.name]


def test_what_a_process_left_that_was_only_killed_is_swept_away(folder):
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait(timeout=60)
    for process in (dead.pid, os.getpid()):
        (folder.path / f"running-{process}-5.txt").write_text("facts\n-----\n", encoding="utf-8")
    assert folder.unseen() == ()
    left = [file.name for file in folder.path.iterdir()]
    assert left == ([f"running-{os.getpid()}-5.txt"] if os.name == "posix" else [])
