"""When something goes wrong: a report on disk, a line in the log, a sentence for the person."""

import logging
import sys
import threading

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning

from thousand_qt.crash_folder import CrashFolder
from thousand_qt.diagnostics import CrashReporter, log_qt_messages, log_to_file


@pytest.fixture
def root_logger():
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    yield root
    for handler in set(root.handlers) - set(handlers):
        handler.close()
        root.removeHandler(handler)
    root.setLevel(level)


def fail() -> None:
    raise RuntimeError("the prikup is gone")


def report_of(reporter: CrashReporter) -> None:
    try:
        fail()
    except RuntimeError:
        reporter.report(*sys.exc_info())


def test_a_crash_leaves_a_report_with_the_traceback(tmp_path):
    told = []
    report_of(CrashReporter(CrashFolder(tmp_path / "crashes"), told.append))
    (file,) = told
    text = file.read_text(encoding="utf-8")
    assert "the prikup is gone" in text
    assert "PySide6" in text
    assert "in fail" in text


def test_a_crash_is_told_even_when_no_report_can_be_written(tmp_path, caplog):
    blocking = tmp_path / "file"
    blocking.write_text("", encoding="utf-8")
    told = []
    report_of(CrashReporter(CrashFolder(blocking / "crashes"), told.append))
    assert told == [None]
    assert "could not be written" in caplog.text


def test_the_same_failure_again_and_again_is_reported_once(tmp_path):
    told = []
    reporter = CrashReporter(CrashFolder(tmp_path), told.append)
    for _ in range(5):
        report_of(reporter)
    assert len(told) == 1
    assert len(list(tmp_path.iterdir())) == 1


def test_a_thread_that_fails_is_reported(tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    CrashReporter(CrashFolder(tmp_path), told.append).install()
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert "the prikup is gone" in told[0].read_text(encoding="utf-8")


def test_before_there_is_a_window_the_terminal_is_told(tmp_path, capsys):
    report_of(CrashReporter(CrashFolder(tmp_path)))
    printed = capsys.readouterr().err
    (file,) = tmp_path.iterdir()
    sentence = "Thousand could not go on because of an error of its own."
    assert printed == f"{sentence} The report is in {file}.\n"


def test_messages_of_qt_go_to_the_log_file(tmp_path, root_logger):
    before = qInstallMessageHandler(None)
    try:
        handler = log_to_file(tmp_path / "журнал.log")
        log_qt_messages()
        qWarning("the felt is torn")
        handler.flush()
    finally:
        qInstallMessageHandler(before)
    text = (tmp_path / "журнал.log").read_text(encoding="utf-8")
    assert "WARNING qt: the felt is torn" in text


def test_the_log_does_not_grow_without_end(tmp_path, root_logger):
    handler = log_to_file(tmp_path / "thousand.log")
    for number in range(4000):
        root_logger.warning("line %s %s", number, "x" * 600)
    handler.flush()
    sizes = [file.stat().st_size for file in tmp_path.iterdir()]
    assert len(sizes) == 4
    assert max(sizes) <= 512 * 1024


def test_a_log_that_cannot_be_written_is_said_once_and_stops_nothing(tmp_path, root_logger, capsys):
    (tmp_path / "logs").write_text("in the way", encoding="utf-8")
    log_to_file(tmp_path / "logs" / "thousand.log")
    for _ in range(3):
        logging.getLogger("thousand").warning("something")
    printed = capsys.readouterr().err
    assert printed.count("\n") == 1
    assert "thousand.log ends here: " in printed
