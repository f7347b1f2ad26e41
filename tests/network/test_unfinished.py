"""Which match is offered: the newest unfinished one that can be read and that nobody plays."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from engine.events import MatchEnded
from network.journal import in_use, resume
from tests.network.journals import BATCHES, written
from thousand_qt.match.local import LocalMatchService
from thousand_qt.match.pacing import PACES
from thousand_qt.match.service import Character, FirstDealer, MatchProblem, MatchSetup, Opponent
from thousand_qt.match.unfinished import find_unfinished
from thousand_qt.settings import Speed

STEADY = Character.STEADY
SETUP = MatchSetup("Zoya", (Opponent("Katya", STEADY), Opponent("Boris", STEADY)), FirstDealer.ME)
FINISHED = (*BATCHES, (MatchEnded(1),))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "партии"


@pytest.fixture
def services(qapp: QCoreApplication, folder: Path) -> Iterator[Callable[[], LocalMatchService]]:
    made: list[LocalMatchService] = []

    def make() -> LocalMatchService:
        made.append(LocalMatchService(folder, PACES[Speed.INSTANT]))
        return made[-1]

    yield make
    for service in made:
        service.close()


class Window:
    """The window's listener: keeps what it was told."""

    def __init__(self, service: LocalMatchService) -> None:
        self.problems: list[str] = []
        service.listen(self)

    def unfinished_changed(self) -> None:
        """Look at nothing."""

    def match_failed(self, problem: str, rescue: object = None) -> None:
        self.problems.append(problem)


def spoil(path: Path) -> bytes:
    path.write_bytes(b"\0" * 4000)
    return path.read_bytes()


def test_the_newest_unfinished_match_is_found(folder: Path) -> None:
    written(folder, match_id="a")
    newest = written(folder, match_id="b")
    found = find_unfinished(folder, None, ())
    assert found.entry is not None
    assert found.entry.path == newest


def test_a_finished_match_does_not_hide_an_unfinished_one(folder: Path) -> None:
    older = written(folder, match_id="a")
    written(folder, FINISHED, match_id="b")
    found = find_unfinished(folder, None, ())
    assert found.entry is not None
    assert found.entry.path == older


def test_a_damaged_newest_file_is_named_and_the_one_before_it_is_found(folder: Path) -> None:
    older = written(folder, match_id="a")
    newest = written(folder, match_id="b")
    spoil(newest)
    found = find_unfinished(folder, None, ())
    assert found.entry is not None
    assert found.entry.path == older
    assert found.unreadable is not None
    assert found.unreadable.path == newest


def test_a_damaged_file_that_is_older_than_a_readable_one_is_not_named(folder: Path) -> None:
    spoil(written(folder, match_id="a"))
    written(folder, FINISHED, match_id="b")
    found = find_unfinished(folder, None, ())
    assert (found.entry, found.unreadable) == (None, None)


def test_a_match_in_use_is_left_to_whoever_plays_it(folder: Path) -> None:
    older = written(folder, match_id="a")
    newest = written(folder, match_id="b")
    assert not in_use(newest)
    journal, _header, _batches = resume(newest)
    try:
        assert in_use(newest)
        found = find_unfinished(folder, None, ())
        assert found.entry is not None
        assert found.entry.path == older
        own = find_unfinished(folder, newest, ())
        assert own.entry is not None
        assert own.entry.path == newest
    finally:
        journal.close()
    assert not in_use(newest)


def test_looking_leaves_a_match_free_for_others(folder: Path) -> None:
    path = written(folder)
    assert find_unfinished(folder, None, ()).entry is not None
    journal, _header, _batches = resume(path)
    journal.close()


def test_a_program_offers_its_match_while_another_plays_a_newer_one(
    services: Callable[[], LocalMatchService],
) -> None:
    first, second = services(), services()
    first.start(SETUP)
    first.leave()
    mine = first.unfinished()
    second.start(SETUP)
    first.resume()
    first.leave()
    assert mine is not None
    assert first.unfinished() == mine


def test_an_older_match_is_continued_when_the_newest_file_is_damaged(
    services: Callable[[], LocalMatchService], folder: Path
) -> None:
    first = services()
    first.start(SETUP)
    first.leave()
    first.start(SETUP)
    first.close()
    newest = sorted(folder.iterdir())[-1]
    damaged = spoil(newest)
    service = services()
    window = Window(service)
    (problem,) = window.problems
    assert newest.name in problem
    assert "can be continued" in problem
    assert service.unfinished() is not None
    service.resume()
    assert newest.read_bytes() == damaged


def test_damage_that_is_found_late_is_named_and_the_next_match_is_offered(
    services: Callable[[], LocalMatchService], folder: Path
) -> None:
    first = services()
    first.start(SETUP)
    first.leave()
    first.start(SETUP)
    first.close()
    newest = sorted(folder.iterdir())[-1]
    lines = newest.read_bytes().splitlines(keepends=True)
    newest.write_bytes(b"".join((lines[0].replace(b'"steady"', b'"unheard"'), *lines[1:])))
    service = services()
    with pytest.raises(MatchProblem, match=r"newest match is damaged in line 1"):
        service.resume()
    assert service.unfinished() is not None
    service.resume()
