"""How commands end: closed pipes, full disks, huge and hostile files, wrong arguments, kills."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.record import write_record
from tests.cli.records import random_match
from thousand_qt.cli import main as cli
from thousand_qt.cli.arguments import whole_number
from thousand_qt.cli.ending import FAULT, INTERRUPTED, ended, plain
from thousand_qt.cli.simulate import MOST_JOBS

ROOT = Path(__file__).parents[2]
RECORD = write_record(*random_match(seed=3, deals=1))
BUFFERED = {key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"}


def thousand(*arguments: str, **options: object) -> subprocess.CompletedProcess[str]:
    """Run the real command with a buffered output, as a shell does."""
    return subprocess.run(
        [sys.executable, "-m", "thousand_qt", *arguments],
        **{"stdout": subprocess.PIPE, **options},
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=BUFFERED,
        timeout=60,
        check=False,
    )


def raising(error: BaseException) -> Callable[[], int]:
    def command() -> int:
        raise error

    return command


@pytest.mark.parametrize(
    "arguments", [["--help"], ["simulate", "--help"], ["selftest", "--headless"]]
)
def test_a_reader_that_has_seen_enough_is_no_failure(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = thousand(*arguments, stdout=writing)
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("arguments", [["--version"], ["selftest", "--headless"]])
def test_an_output_that_cannot_be_written_is_one_sentence(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = thousand(*arguments, stdout=full)
    assert done.returncode == 1
    assert done.stderr.startswith("Thousand had to stop: No space left on device.")
    assert done.stderr.count("\n") == 1


def test_without_any_output_a_command_still_answers_with_its_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    assert cli.main(["replay", "-"]) == 1
    assert cli.main(["simulate", "--deals", "0"]) == 2


@pytest.mark.parametrize(
    ("error", "code", "sentence"),
    [
        (KeyboardInterrupt(), INTERRUPTED, "Stopped."),
        (MemoryError(), 1, "not enough memory"),
        (PermissionError(13, "Permission denied", "/x/y"), 1, "/x/y: Permission denied"),
        (ZeroDivisionError("no\x1b"), FAULT, "an error in the program (ZeroDivisionError)"),
    ],
)
def test_whatever_happens_is_one_sentence_and_a_code(
    error: BaseException,
    code: int,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert ended(raising(error)) == code
    printed = capsys.readouterr().err
    assert sentence in printed
    assert printed.count("\n") == 1
    reports = list(tmp_path.iterdir())
    assert len(reports) == (code == FAULT)
    for report in reports:
        assert str(report) in printed
        assert "Traceback" in report.read_text("utf-8")


def test_a_report_that_cannot_be_written_is_no_second_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "nowhere"))
    assert ended(raising(ValueError())) == FAULT
    assert "Please report it with the command" in capsys.readouterr().err


def test_text_of_a_file_cannot_steer_a_terminal() -> None:
    assert plain("Łukasz Ж 🂡") == "Łukasz Ж 🂡"
    assert plain("\x1b[31m\x07\u202e\ud800x\ny\xa0z") == "?[31m???x y z"


def test_names_in_a_record_cannot_steer_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record"
    path.write_text(RECORD.replace('"name":"', '"name":"\\u001b[31m\\n'), "utf-8")
    assert cli.main(["replay", str(path)]) == 0
    printed = capsys.readouterr().out
    assert "\x1b" not in printed
    assert "?[31m" in printed.splitlines()[0]


def test_a_wrong_value_in_a_record_cannot_steer_a_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record"
    path.write_text(RECORD.replace('"barrel":"', '"barrel":"\\u001b', 1), "utf-8")
    assert cli.main(["replay", str(path)]) == 1
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize("command", ["replay", "conformance"])
def test_endless_folders_and_missing_files_are_refused(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sparse = tmp_path / "huge"
    with sparse.open("wb") as file:
        file.truncate(64 * 1024 * 1024 + 1)
    for wrong in (sparse, tmp_path, tmp_path / "none", os.fsdecode(bytes(tmp_path) + b"/\xff")):
        assert cli.main([command, str(wrong)]) > 0
        printed = capsys.readouterr().err
        assert printed.count("\n") == 1
        assert "Traceback" not in printed


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--deals", "x"],
        ["simulate", "--deals", "9" * 5000],
        ["simulate", "--seed", "1.5"],
        ["simulate", "--jobs", ""],
        ["replay", "--seat", "x", "-"],
        ["selftest", "--seed", "x"],
    ],
)
def test_what_is_no_number_is_refused_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as raised:
        cli.main(arguments)
    assert raised.value.code == 2
    assert "must be a whole number, not " in capsys.readouterr().err


def test_a_whole_number_says_its_bounds() -> None:
    assert whole_number(1, 3)("2") == 2
    assert whole_number()("-7") == -7
    for bounds, sentence in (((1, 3), "from 1 to 3, not 4"), ((5, None), "of at least 5, not 4")):
        with pytest.raises(Exception, match=sentence):
            whole_number(*bounds)("4")


@pytest.mark.parametrize("jobs", [0, -1, MOST_JOBS + 1, 10**30])
def test_too_many_processes_are_refused(jobs: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--jobs", str(jobs)]) == 2
    assert (
        f"--jobs must be at least 1 and at most {MOST_JOBS}, not {jobs}." in capsys.readouterr().err
    )


def test_a_folder_called_like_a_command_is_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--data", "replay", "simulate", "--deals", "0"]) == 2
    assert "--deals must be at least 1" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="the list of processes is asked as on Linux")
def test_workers_of_a_killed_simulation_end_with_it() -> None:
    command = [sys.executable, "-m", "thousand_qt", "simulate", "--deals", "99999", "--jobs", "2"]
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, cwd=ROOT, start_new_session=True
    ) as process:
        assert process.stderr is not None
        # The first line of progress may be far away: workers exist once the group is larger.
        group = wait_for(lambda: members(process.pid), lambda found: len(found) >= 3)
        process.kill()
        process.wait()
        left = wait_for(lambda: members(process.pid), lambda found: not found)
    for worker in left:
        with contextlib.suppress(ProcessLookupError):
            os.kill(worker, signal.SIGKILL)
    assert len(group) >= 3
    assert left == []


def members(session: int) -> list[int]:
    """Return the living processes of a session, as the system lists them."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            state, _parent, _group, its_session = status.read_text().rpartition(")")[2].split()[:4]
            if int(its_session) == session and state != "Z":
                found.append(int(status.parent.name))
    return found


def wait_for(
    look: Callable[[], list[int]], enough: Callable[[list[int]], bool], seconds: float = 20
) -> list[int]:
    """Look until it is enough or the time is over; return what was seen last."""
    end = time.monotonic() + seconds
    found = look()
    while not enough(found) and time.monotonic() < end:
        found = look()
    return found
