"""Stand-ins for what lies behind the window: a match service that writes down what it hears."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import Property, QObject

from thousand_qt.match.service import (
    KeptMatch,
    MatchListener,
    MatchLog,
    MatchProblem,
    MatchSetup,
    MatchSummary,
    Removal,
)
from thousand_qt.paths import DataPaths
from thousand_qt.settings import SettingsStore


class FakeMatchService:
    """Keeps the calls in order; `summary` is the unfinished match, `kept` are all matches.

    `problem` refuses to begin and to change a match.
    """

    def __init__(self, summary: MatchSummary | None = None, problem: str = "") -> None:
        self.summary = summary
        self.problem = problem
        self.kept: tuple[KeptMatch, ...] = ()
        self.log = MatchLog((), ())
        self.calls: list[object] = []
        self.listener: MatchListener | None = None

    def listen(self, listener: MatchListener) -> None:
        self.listener = listener

    def unfinished(self) -> MatchSummary | None:
        return self.summary

    def start(self, setup: MatchSetup) -> None:
        self.calls.append(setup)
        if self.problem:
            raise MatchProblem(self.problem)

    def resume(self, key: str = "") -> None:
        self.calls.append(f"resume {key}".strip())
        if self.problem:
            raise MatchProblem(self.problem)

    def rescue(self, key: str) -> None:
        self.calls.append(f"rescue {key}")
        if self.problem:
            raise MatchProblem(self.problem)

    def branch(self, key: str, deal: int, place: int) -> None:
        self.calls.append(f"branch {key} {deal} {place}")

    def show_result(self, key: str) -> None:
        self.calls.append(f"result {key}")
        if self.problem:
            raise MatchProblem(self.problem)

    def matches(self) -> tuple[KeptMatch, ...]:
        return self.kept

    def log_of(self, key: str = "") -> Callable[[], MatchLog]:
        self.calls.append(f"log of {key}")
        return lambda: self.log

    def rename(self, key: str, title: str) -> None:
        self.calls.append(("rename", key, title))
        if self.problem:
            raise MatchProblem(self.problem)
        self.kept = tuple(
            msgspec.structs.replace(one, title=title) if one.key == key else one
            for one in self.kept
        )

    def delete(self, key: str) -> Removal:
        self.calls.append(("delete", key))
        if self.problem:
            raise MatchProblem(self.problem)
        self.kept = tuple(one for one in self.kept if one.key != key)
        return Removal.TRASHED

    def leave(self) -> None:
        self.calls.append("leave")

    def close(self) -> None:
        self.calls.append("close")


class FakeTable(QObject):
    """A table's view model without a table."""

    kind = Property(str, lambda self: "fake", constant=True)


def fake_table(service: object, store: SettingsStore, parent: QObject) -> QObject:
    """Make the fake table as `wiring.make_table_view_model` makes the real one."""
    return FakeTable(parent)


def service_factory(service: FakeMatchService):
    """Return what `open_window` calls to get this service."""

    def make(_paths: DataPaths) -> FakeMatchService:
        return service

    return make
