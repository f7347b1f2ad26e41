"""What is left of a damaged match, and the result of a finished one."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from engine.events import DealScored
from engine.record import encode
from engine.state import Phase
from network.journal import resume
from network.messages import Snapshot
from network.pace import INSTANT
from network.salvage import salvage
from tests.network.journals import BATCHES, LOG, written
from thousand_qt.match.local import LocalMatchService
from thousand_qt.match.service import MatchProblem, Rescue

SCORED = [place for place, event in enumerate(LOG) if isinstance(event, DealScored)]
"""Places of the scored deals in the log; the first event stands in line 2."""


def damaged(folder: Path, line: int, now: bytes = b"{}\n") -> Path:
    path = written(folder)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line - 1] = now
    path.write_bytes(b"".join(lines))
    return path


def test_there_are_two_deals_to_lose() -> None:
    assert len(SCORED) == 2
    assert sum(len(batch) for batch in BATCHES) == len(LOG)


@pytest.mark.parametrize("line", [SCORED[0] + 3, SCORED[0] + 9, SCORED[1] - 8])
def test_whole_deals_before_the_damage_are_left(tmp_path: Path, line: int) -> None:
    found = salvage(damaged(tmp_path, line))
    assert found is not None
    assert found.deal == 2
    events = list(itertools.chain.from_iterable(found.batches))
    assert events == list(LOG[: SCORED[0] + 1])


@pytest.mark.parametrize("line", [1, 2, 5, SCORED[0] - 8])
def test_nothing_is_left_of_a_match_without_a_whole_deal(tmp_path: Path, line: int) -> None:
    assert salvage(damaged(tmp_path, line)) is None


def test_a_result_that_is_unreadable_follows_from_what_was_played(tmp_path: Path) -> None:
    found = salvage(damaged(tmp_path, SCORED[1] + 2))
    assert found is not None
    assert found.deal == 3


def test_what_the_rules_do_not_allow_is_damage_too(tmp_path: Path) -> None:
    path = written(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines.insert(SCORED[0] + 4, lines[3])
    path.write_bytes(b"".join(lines))
    found = salvage(path)
    assert found is not None
    assert found.deal == 2


def test_a_file_of_anything_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / "000001-a.thousand"
    for content in (b"", b"\0" * 400, b"\n\n\n", encode(LOG[0])):
        path.write_bytes(content)
        assert salvage(path) is None


class Window:
    """Hears what the service says."""

    def __init__(self, service: LocalMatchService) -> None:
        self.problems: list[tuple[str, Rescue | None]] = []
        self.shown: list[Snapshot] = []
        service.seat_guest(self)
        service.listen(self)

    def unfinished_changed(self) -> None: ...

    def match_failed(self, problem: str, rescue: Rescue | None = None) -> None:
        self.problems.append((problem, rescue))

    def match_shown(self, snapshot: Snapshot) -> None:
        self.shown.append(snapshot)

    def match_moved(self, step: object) -> None: ...

    def answer_refused(self, refused: object) -> None: ...

    def match_left(self) -> None: ...


@pytest.fixture
def services(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Callable[[], LocalMatchService]]:
    made: list[LocalMatchService] = []

    def make() -> LocalMatchService:
        made.append(LocalMatchService(tmp_path, INSTANT))
        return made[-1]

    yield make
    for service in made:
        service.close()


def for_one_person(path: Path) -> Path:
    """Let computer players sit on all seats but the first."""
    head, rest = path.read_text("utf-8").split("\n", 1)
    before, after = head.split('"seats":')[0], head.split("],", 1)[1]
    seats = (
        '[{"name":"Anna","character":null},{"name":"Katya","character":"bold"},'
        '{"name":"Boris","character":"steady"}]'
    )
    path.write_text(f'{before}"seats":{seats},{after}\n{rest}', "utf-8")
    return path


def test_a_damaged_match_is_played_on_in_a_copy(
    services: Callable[[], LocalMatchService], tmp_path: Path
) -> None:
    path = for_one_person(damaged(tmp_path, SCORED[0] + 9))
    before = path.read_bytes()
    service = services()
    service.rename(path.stem, "Dacha")
    with pytest.raises(MatchProblem, match=r"before deal 2 is whole") as refused:
        service.resume(path.stem)
    assert refused.value.rescue == Rescue(path.stem, 2)
    (match,) = service.matches()
    assert (match.rescue_deal, match.can_continue) == (2, False)
    service.rescue(match.key)
    copy, old = service.matches()
    assert (copy.here, copy.deal, copy.title, old.key) == (True, 2, "Dacha", path.stem)
    service.leave()
    assert path.read_bytes() == before
    journal, _header, batches = resume(tmp_path / f"{copy.key}.thousand")
    journal.close()
    assert list(itertools.chain.from_iterable(batches))[: SCORED[0] + 1] == list(
        LOG[: SCORED[0] + 1]
    )


def test_damage_that_the_start_finds_is_told_with_the_way_out(
    services: Callable[[], LocalMatchService], tmp_path: Path
) -> None:
    scored = damaged(tmp_path, SCORED[1] + 2, b'{"type":"deal_scored"}\n')
    path = for_one_person(scored)
    service = services()
    window = Window(service)
    ((problem, rescue),) = window.problems
    assert path.name in problem
    assert rescue == Rescue(path.stem, 3)


def test_nothing_left_is_said(services: Callable[[], LocalMatchService], tmp_path: Path) -> None:
    path = for_one_person(damaged(tmp_path, 5))
    with pytest.raises(MatchProblem, match="No whole deal"):
        services().rescue(path.stem)
    assert list(tmp_path.glob("*.thousand")) == [path]


def test_a_match_is_laid_on_the_table_only_to_be_looked_at(
    services: Callable[[], LocalMatchService], tmp_path: Path
) -> None:
    path = for_one_person(written(tmp_path))
    os.utime(path, (1_700_000_000, 1_700_000_000))
    before = (path.read_bytes(), path.stat().st_mtime_ns)
    service = services()
    window = Window(service)
    service.show_result(path.stem)
    (shown,) = window.shown
    assert (shown.decision, shown.undo) == (None, None)
    assert [row.number for row in shown.view.rows] == [1, 2]
    assert shown.view.phase is Phase.DEAL
    assert service.day() == datetime.fromtimestamp(before[1] / 1e9).astimezone().date()
    service.leave()
    assert service.day() is None
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_a_damaged_result_is_refused(
    services: Callable[[], LocalMatchService], tmp_path: Path
) -> None:
    path = for_one_person(damaged(tmp_path, SCORED[0] + 9))
    with pytest.raises(MatchProblem, match="damaged in line"):
        services().show_result(path.stem)
