"""The folder of crash reports: written when something fails, read at the next start.

An exception leaves its report at once (`diagnostics.CrashReporter`). A crash of the process itself
(a signal, an abort inside Qt) cannot run Python any more, so `CrashTrap` keeps a file open into
which `faulthandler` writes on its own; the next start makes a report of it. Which reports were
shown stands in one small file beside them. Nothing here ever raises because of the disk.
"""

import faulthandler
import logging
import os
import platform
import re
import time
from collections.abc import Iterable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Final

import PySide6

log = logging.getLogger(__name__)

_REPORT: Final = re.compile(r"crash-(\d{8}-\d{6})-\d{6}\.txt")
_TRAP: Final = re.compile(r"running-(\d+)-\d+\.txt")
_SEEN: Final = "seen.txt"
_END_OF_FACTS: Final = "-----\n"
_KEPT: Final = 20
"""Reports that stay after they were shown."""
_MOST_TEXT: Final = 256 * 1024
"""Characters of a report that are read; a trace that never ends says nothing more."""


def facts() -> str:
    """Return the lines that name the program's surroundings, for the head of a report."""
    return (
        f"Python {platform.python_version()}, PySide6 {PySide6.__version__}, "
        f"{platform.platform()}\n"
    )


def report_name(moment: datetime) -> str:
    """Return the file name of a report of this moment in UTC; names sort by time."""
    return f"crash-{moment:%Y%m%d-%H%M%S-%f}.txt"


def report_moment(report: Path) -> datetime | None:
    """Return when a report was written, as its name says."""
    match = _REPORT.fullmatch(report.name)
    if match is None:
        return None
    try:
        return datetime.strptime(match[1], "%Y%m%d-%H%M%S").replace(tzinfo=UTC)
    except ValueError:
        return None


class CrashFolder:
    """The reports of one data folder."""

    def __init__(self, folder: Path) -> None:
        self.path: Final = folder

    def unseen(self) -> tuple[Path, ...]:
        """Return the reports that were never shown, the newest first."""
        try:
            self._adopt_crashes()
            names = {file.name for file in self.path.iterdir() if _REPORT.fullmatch(file.name)}
            fresh = names - self._seen()
        except OSError as problem:
            log.warning("The crash reports cannot be listed: %s", problem)
            return ()
        return tuple(self.path / name for name in sorted(fresh, reverse=True))

    def mark_seen(self, reports: Iterable[Path]) -> None:
        """Never show these reports again at a start."""
        try:
            kept = self._seen() | {report.name for report in reports}
            existing = {name for name in kept if (self.path / name).exists()}
            text = "".join(f"{name}\n" for name in sorted(existing))
            (self.path / _SEEN).write_text(text, encoding="utf-8")
            for name in sorted(existing)[:-_KEPT]:
                (self.path / name).unlink(missing_ok=True)
        except OSError as problem:
            log.warning("It cannot be noted which crash reports were shown: %s", problem)

    def delete(self, reports: Iterable[Path]) -> bool:
        """Delete these reports; say whether all are gone."""
        gone = True
        for report in reports:
            try:
                report.unlink(missing_ok=True)
            except OSError as problem:
                log.warning("A crash report cannot be deleted: %s", problem)
                gone = False
        return gone

    def text(self, report: Path) -> str:
        """Return what stands in a report, as far as it can be read; empty when it cannot be."""
        try:
            with report.open(encoding="utf-8", errors="replace") as file:
                return file.read(_MOST_TEXT)
        except OSError as problem:
            log.warning("A crash report cannot be read: %s", problem)
            return ""

    def write(self, text: str) -> Path | None:
        """Write a report of this moment; None when the disk takes none."""
        now = datetime.now(UTC)
        head = f"Thousand stopped doing something on {now:%Y-%m-%d %H:%M:%S} UTC.\n"
        return self._write(now, f"{head}{facts()}\n{text}")

    def _write(self, moment: datetime, text: str) -> Path | None:
        file = self.path / report_name(moment)
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        except OSError as problem:
            log.error("The crash report could not be written: %s", problem)
            return None
        return file

    def _seen(self) -> set[str]:
        try:
            return set((self.path / _SEEN).read_text(encoding="utf-8", errors="replace").split())
        except FileNotFoundError:
            return set()

    def _adopt_crashes(self) -> None:
        """Make reports of what processes left behind that crashed; sweep away the other traps."""
        for file in self.path.iterdir():
            match = _TRAP.fullmatch(file.name)
            if match is None:
                continue
            surroundings, _, trace = self.text(file).partition(_END_OF_FACTS)
            if trace.strip():
                moment = datetime.fromtimestamp(file.stat().st_mtime, UTC)
                head = f"Thousand ended by itself on {moment:%Y-%m-%d %H:%M:%S} UTC.\n"
                if self._write(moment, f"{head}{surroundings}\n{trace}") is None:
                    continue
            elif _is_running(int(match[1])):
                continue
            # Windows refuses while the process that it belongs to runs.
            with suppress(OSError):
                file.unlink()


class CrashTrap:
    """Lets a crash of the whole process leave its trace in the folder, from `set` to `release`."""

    def __init__(self, folder: CrashFolder) -> None:
        # The time too, because another process may have had this number when it crashed.
        self._file: Final = folder.path / f"running-{os.getpid()}-{time.time_ns()}.txt"
        self._open: IO[str] | None = None

    def set(self) -> None:
        """Wait for a crash."""
        try:
            self._open = self._file.open("w", encoding="utf-8")
            self._open.write(facts() + _END_OF_FACTS)
            self._open.flush()
        except OSError as problem:
            log.warning("A crash of the program could not be written down: %s", problem)
            return
        faulthandler.enable(self._open)

    def release(self) -> None:
        """Stop waiting; the program ends as it should."""
        if self._open is None:
            return
        faulthandler.disable()
        self._open.close()
        self._open = None
        with suppress(OSError):
            self._file.unlink()


def _is_running(process: int) -> bool:
    """Say whether a process may still run; Windows guards the files of those that do."""
    if os.name != "posix":
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
