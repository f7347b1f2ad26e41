"""All matches on disk: several unfinished ones, titles, the wastebasket, damage, other windows."""

import os
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from engine.events import MatchEnded
from engine.rules import PRESETS
from tests.network.journals import BATCHES, written
from thousand_qt.match import library as library_module
from thousand_qt.match.library import MatchLibrary
from thousand_qt.match.local import LocalMatchService
from thousand_qt.match.pacing import PACES
from thousand_qt.match.service import (
    Character,
    FirstDealer,
    KeptSeat,
    MatchProblem,
    MatchSetup,
    Opponent,
    Removal,
)
from thousand_qt.match.titles import LONGEST_TITLE, read_title, tidy_title, write_title
from thousand_qt.settings import Speed

FINISHED = (*BATCHES, (MatchEnded(1),))


def setup_with(left: str) -> MatchSetup:
    return MatchSetup(
        "Zoya",
        (Opponent(left, Character.CAUTIOUS), Opponent("Boris", Character.BOLD)),
        FirstDealer.ME,
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "партии"


@pytest.fixture
def trash(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Stand in for the system's wastebasket; return what was put into it."""
    moved: list[Path] = []

    def move(path: Path) -> bool:
        moved.append(path)
        path.unlink()
        return True

    monkeypatch.setattr(library_module, "move_to_trash", move)
    return moved


@pytest.fixture
def services(qapp: QCoreApplication, folder: Path) -> Iterator[Callable[[], LocalMatchService]]:
    made: list[LocalMatchService] = []

    def make() -> LocalMatchService:
        made.append(LocalMatchService(folder, PACES[Speed.SLOW]))
        return made[-1]

    yield make
    for service in made:
        service.close()


def at(path: Path, hour: int) -> Path:
    """Let a journal have been written to at that hour."""
    moment = datetime(2026, 3, 8, hour, tzinfo=UTC).timestamp()
    os.utime(path, (moment, moment))
    return path


def left_names(service: LocalMatchService) -> list[str]:
    return [match.seats[1].name for match in service.matches()]


def test_a_new_match_keeps_the_older_ones_and_each_can_be_continued(
    services: Callable[[], LocalMatchService],
) -> None:
    service = services()
    service.start(setup_with("Katya"))
    service.start(setup_with("Dasha"))
    service.leave()
    assert sorted(left_names(service)) == ["Dasha", "Katya"]
    older = next(match for match in service.matches() if match.seats[1].name == "Katya")
    assert older.can_continue
    service.resume(older.key)
    assert [match.key for match in service.matches() if match.here] == [older.key]
    unfinished = service.unfinished()
    assert unfinished is not None
    service.leave()
    assert all(match.can_continue for match in service.matches())


def test_a_match_is_listed_with_all_that_is_known(folder: Path, trash: list[Path]) -> None:
    at(written(folder, match_id="a"), 12)
    at(written(folder, FINISHED, match_id="b"), 9)
    unfinished, finished = MatchLibrary(folder).matches(None)
    assert (unfinished.key, unfinished.title, unfinished.preset) == (
        "000001-a",
        "",
        "russian_classic",
    )
    assert unfinished.seats[0] == KeptSeat("Ирина", None)
    assert unfinished.created == datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    assert unfinished.played == datetime(2026, 3, 8, 12, tzinfo=UTC)
    assert (unfinished.deal, unfinished.winner, unfinished.can_continue) == (3, None, True)
    assert (finished.deal, finished.winner, finished.can_continue) == (2, 1, False)


def test_the_match_that_was_played_last_comes_first_and_is_offered(
    services: Callable[[], LocalMatchService], folder: Path
) -> None:
    service = services()
    service.start(setup_with("Katya"))
    service.start(setup_with("Dasha"))
    service.leave()
    katya, dasha = sorted(folder.iterdir())
    at(katya, 12)
    at(dasha, 11)
    assert left_names(service) == ["Katya", "Dasha"]
    service.resume()
    assert [match.key for match in service.matches() if match.here] == [katya.stem]


def test_sitting_down_counts_as_playing_although_nobody_acts(
    services: Callable[[], LocalMatchService], folder: Path
) -> None:
    service = services()
    service.start(setup_with("Katya"))
    service.start(setup_with("Dasha"))
    service.leave()
    older = min(folder.iterdir())
    for path in folder.iterdir():
        at(path, 12 - (path == older))
    assert left_names(service) == ["Dasha", "Katya"]
    service.resume(older.stem)
    service.close()
    assert left_names(service) == ["Katya", "Dasha"]


def test_every_preset_is_known_by_its_rules() -> None:
    known = set(library_module._PRESET_OF.values())
    assert known == set(PRESETS)


def test_a_title_is_kept_beside_the_journal_and_can_be_taken_away(
    services: Callable[[], LocalMatchService], folder: Path
) -> None:
    path = written(folder)
    before = path.read_bytes()
    service = services()
    service.rename(path.stem, "  Дача,\n  лето\u200b ")
    assert path.read_bytes() == before
    assert [match.title for match in services().matches()] == ["Дача, лето"]
    service.rename(path.stem, "   ")
    assert [match.title for match in service.matches()] == [""]
    assert list(folder.iterdir()) == [path]


def test_a_match_is_renamed_while_it_is_played_here_and_elsewhere(
    services: Callable[[], LocalMatchService], trash: list[Path]
) -> None:
    playing, other = services(), services()
    playing.start(setup_with("Katya"))
    (match,) = playing.matches()
    playing.rename(match.key, "Here")
    assert [match.title for match in other.matches()] == ["Here"]
    other.rename(match.key, "There")
    assert [match.title for match in playing.matches()] == ["There"]
    playing.leave()
    playing.resume(match.key)
    assert [match.title for match in playing.matches()] == ["There"]


def test_a_program_that_dies_while_it_renames_leaves_the_old_title(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(folder)
    write_title(path, "Before")

    def die(_descriptor: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", die)
        with pytest.raises(KeyboardInterrupt):
            write_title(path, "A title that is half on the disk")
    assert read_title(path) == "Before"
    assert [match.title for match in MatchLibrary(folder).matches(None)] == ["Before"]
    write_title(path, "After")
    assert read_title(path) == "After"
    assert sorted(one.suffix for one in folder.iterdir()) == [".thousand", ".title"]


def test_a_title_that_cannot_be_written_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(folder)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(MatchProblem, match="No space left on device"):
        MatchLibrary(folder).rename(path.stem, "Title")
    assert read_title(path) == ""


@pytest.mark.parametrize(
    ("typed", "title"),
    [
        ("", ""),
        (" \t\n", ""),
        ("Katya\u2028and\x07 me", "Katya and me"),
        ("x" * 90, "x" * LONGEST_TITLE),
        ("\u202eevil", "evil"),
        ("a" * (LONGEST_TITLE - 1) + " b", "a" * (LONGEST_TITLE - 1)),
    ],
)
def test_a_title_is_one_line_that_can_be_seen(typed: str, title: str) -> None:
    assert tidy_title(typed) == title


@pytest.mark.parametrize("data", [b"\xff\xfe", b"\0\0\0", b"\n", b"x" * 9000])
def test_any_bytes_beside_a_journal_are_a_title_or_none(folder: Path, data: bytes) -> None:
    path = written(folder)
    path.with_suffix(".title").write_bytes(data)
    (match,) = MatchLibrary(folder).matches(None)
    assert match.title in ("", "x" * LONGEST_TITLE)


def test_a_deleted_match_lies_in_the_wastebasket_with_no_title_left(
    services: Callable[[], LocalMatchService], folder: Path, trash: list[Path]
) -> None:
    path = written(folder)
    service = services()
    service.rename(path.stem, "Title")
    assert service.unfinished() is not None
    assert service.delete(path.stem) is Removal.TRASHED
    assert trash == [path]
    assert service.matches() == ()
    assert service.unfinished() is None
    assert list(folder.iterdir()) == []


def test_where_there_is_no_wastebasket_the_file_is_deleted(
    services: Callable[[], LocalMatchService], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_module, "move_to_trash", lambda _path: False)
    path = written(folder)
    assert services().delete(path.stem) is Removal.DELETED
    assert not path.exists()


def test_the_systems_wastebasket_takes_the_file_or_it_stays(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "data"
    home.mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    path = written(folder)
    data = path.read_bytes()
    moved = library_module.move_to_trash(path)
    assert moved is not path.exists()
    in_trash = [one.read_bytes() for one in tmp_path.rglob("Trash/files/*.thousand")]
    if sys.platform == "linux":
        assert (moved, in_trash) == (True, [data])


def test_a_file_that_stays_is_named(
    services: Callable[[], LocalMatchService], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def locked(_path: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(library_module, "move_to_trash", locked)
    path = written(folder)
    with pytest.raises(MatchProblem, match=r"cannot be deleted \(Permission denied\)"):
        services().delete(path.stem)
    assert path.exists()


def test_a_running_match_is_not_deleted(
    services: Callable[[], LocalMatchService], trash: list[Path]
) -> None:
    service = services()
    service.start(setup_with("Katya"))
    (match,) = service.matches()
    with pytest.raises(MatchProblem, match="Leave the table"):
        service.delete(match.key)
    assert trash == []
    service.leave()
    assert service.delete(match.key) is Removal.TRASHED


def test_a_match_of_another_window_is_neither_continued_nor_deleted(
    services: Callable[[], LocalMatchService], trash: list[Path]
) -> None:
    first, second = services(), services()
    first.start(setup_with("Katya"))
    (match,) = second.matches()
    assert (match.elsewhere, match.here, match.can_continue) == (True, False, False)
    for act in (second.delete, second.resume):
        with pytest.raises(MatchProblem, match="open in another window"):
            act(match.key)
    assert trash == []
    first.leave()
    (match,) = second.matches()
    assert match.can_continue
    second.resume(match.key)


def test_a_damaged_file_is_listed_with_what_is_wrong_and_can_be_deleted(
    services: Callable[[], LocalMatchService], folder: Path, trash: list[Path]
) -> None:
    written(folder, match_id="a")
    damaged = written(folder, match_id="b")
    damaged.write_bytes(b"\0" * 4000 + b"\n")
    service = services()
    sound, broken = sorted(service.matches(), key=lambda match: match.key)
    assert (sound.damage, broken.seats) == ("", ())
    assert "000002-b.thousand is damaged in line 1" in broken.damage
    assert not broken.can_continue
    service.rename(broken.key, "Broken")
    service.delete(broken.key)
    assert [match.key for match in service.matches()] == [sound.key]


def test_damage_that_only_playing_finds_is_listed_afterwards(
    services: Callable[[], LocalMatchService], folder: Path
) -> None:
    path = written(folder)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((*lines[:4], b'{"type":"passed","seat":0}\n', *lines[5:])))
    service = services()
    (match,) = service.matches()
    assert match.can_continue
    with pytest.raises(MatchProblem, match="damaged in line"):
        service.resume(match.key)
    (match,) = service.matches()
    assert "damaged in line 5" in match.damage
    path.write_bytes(b"".join(lines))
    (match,) = service.matches()
    assert match.damage == ""


@pytest.mark.parametrize("key", ["000009-x", "", "../000001-a1", "000001-a1/../000001-a1"])
def test_a_match_that_is_gone_is_a_sentence(
    services: Callable[[], LocalMatchService], folder: Path, trash: list[Path], key: str
) -> None:
    path = written(folder)
    service = services()
    with pytest.raises(MatchProblem, match="not there any more"):
        service.delete(key)
    with pytest.raises(MatchProblem, match="not there any more"):
        service.rename(key, "Title")
    if key:
        with pytest.raises(MatchProblem, match="not there any more"):
            service.resume(key)
    assert list(folder.iterdir()) == [path]


def test_a_folder_that_cannot_be_read_is_a_sentence(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(_folder: Path, _pattern: str) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "glob", gone)
    with pytest.raises(MatchProblem, match="Input/output error"):
        MatchLibrary(folder).matches(None)


def test_a_file_is_read_once_until_it_changes(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = [at(written(folder, BATCHES[:3], match_id=name), 12) for name in "abc"]
    read: list[Path] = []
    really = library_module.journals.read_entry

    def counted(path: Path):  # type: ignore[no-untyped-def] # the real one says it
        read.append(path)
        return really(path)

    monkeypatch.setattr(library_module.journals, "read_entry", counted)
    library = MatchLibrary(folder)
    library.matches(None)
    library.matches(None)
    assert sorted(read) == paths
    at(paths[1], 13)
    library.matches(None)
    assert read[3:] == [paths[1]]
    paths[0].unlink()
    assert len(library.matches(None)) == 2
