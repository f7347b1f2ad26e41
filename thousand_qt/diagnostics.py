"""What happens when something goes wrong: a log file, a crash report, a calm sentence.

Qt's own messages and Python's logging go to one rotating file. An exception that nobody caught is
written to a crash report; the person reads one sentence and never a traceback.
"""

import contextlib
import logging
import sys
import threading
import traceback
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from thousand_qt.crash_folder import CrashFolder

log = logging.getLogger(__name__)

_LOG_BYTES: Final = 512 * 1024
_LOG_FILES: Final = 3
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _LogFile(RotatingFileHandler):
    """A log file that says once when it cannot be written, and lets the program go on."""

    _told = False

    def handleError(self, record: logging.LogRecord) -> None:
        """Say on the terminal why the log ends here."""
        error = sys.exc_info()[1]
        if not self._told and sys.stderr is not None:
            self._told = True
            reason = error.strerror if isinstance(error, OSError) else error
            with contextlib.suppress(OSError):
                print(f"The log {self.baseFilename} ends here: {reason}.", file=sys.stderr)


def log_to_file(file: Path) -> logging.Handler:
    """Write the log of the whole program to a file of bounded size and return the handler."""
    handler = _LogFile(
        file, maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8", delay=True
    )
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    return handler


def log_qt_messages() -> None:
    """Send the messages of Qt and QML to the log instead of the terminal."""
    qt_log = logging.getLogger("qt")

    def handle(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        where = f" ({context.file}:{context.line})" if context.file else ""
        if kind is QtMsgType.QtFatalMsg:
            # Qt ends the program now, before any window could say so.
            print(message, file=sys.stderr, flush=True)
        qt_log.log(_LEVELS.get(kind, logging.WARNING), "%s%s", message, where)

    qInstallMessageHandler(handle)


class CrashReporter:
    """Writes exceptions that nobody caught into the crash folder and tells a listener of each.

    `notify` gets the report's path, on the thread that failed; None when nothing could be written.
    """

    def __init__(
        self, folder: CrashFolder, notify: Callable[[Path | None], None] | None = None
    ) -> None:
        self.notify: Callable[[Path | None], None] = notify or say_on_the_terminal
        self._folder = folder
        self._reported: set[str] = set()

    def install(self) -> None:
        """Take the exceptions of all threads from now on."""
        sys.excepthook = self.report
        threading.excepthook = self._report_thread

    def report(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Write one report and tell the listener; the same failure is told once."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or kind(), trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        if text in self._reported:
            # A timer that fails would write the same report many times a second.
            return
        self._reported.add(text)
        log.error("Nobody caught this:\n%s", text)
        self.notify(self._folder.write(text))

    def _report_thread(self, failure: threading.ExceptHookArgs) -> None:
        if not issubclass(failure.exc_type, SystemExit):
            self.report(failure.exc_type, failure.exc_value, failure.exc_traceback)


def say_on_the_terminal(report: Path | None) -> None:
    """Say that the program failed before there was a window that could."""
    where = f" The report is in {report}." if report is not None else ""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(
                f"Thousand could not go on because of an error of its own.{where}", file=sys.stderr
            )
