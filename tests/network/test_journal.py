"""The journal: events are on disk first, torn ends are mended, damage is named and left alone."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.events import DealScored, Dealt, MatchEnded
from engine.log import fold
from engine.record import (
    deal_header,
    encode,
    read_record,
    write_record,
)
from engine.replay import replay
from engine.shuffle import derive_seed
from network.journal import (
    Journal,
    JournalBusy,
    JournalDamaged,
    JournalUnusable,
    create_journal,
    resume,
)
from network.messages import Ready
from tests.network.journals import BATCHES, LOG, ROOM, header_of, resumed, written
from tests.network.tables import SEED, Room, play_on, started, whole_match


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "Тысяча Łódź ναι"


def test_a_journal_is_the_record_of_the_match(folder: Path) -> None:
    path = written(folder)
    assert path.parent == folder
    assert path.read_text("utf-8") == write_record(header_of(), LOG)
    record = read_record(path.read_bytes())
    assert record.failure is None
    assert [info.name for info in record.header.seats] == ["Ирина", "Béla", "Zoë"]
    assert list(folder.iterdir()) == [path]


def test_a_batch_is_with_the_system_before_append_returns(folder: Path) -> None:
    journal = create_journal(folder, header_of(), BATCHES[0])
    for number, batch in enumerate(BATCHES[1:], start=2):
        journal.append(batch)
        assert len(read_record(journal.path.read_bytes()).replay.batches) == number
    journal.close()


def test_the_end_of_a_deal_is_on_the_disk(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = create_journal(folder, header_of(), BATCHES[0])
    synced: list[int] = []
    real = os.fsync
    monkeypatch.setattr(os, "fsync", lambda file: (synced.append(file), real(file)))
    for batch in BATCHES[1:]:
        before = len(synced)
        journal.append(batch)
        assert (len(synced) > before) == any(isinstance(e, DealScored) for e in batch)
    assert len(synced) == 2
    journal.close()


@pytest.mark.parametrize("length", range(1, len(LOG) + 1))
def test_a_match_goes_on_after_every_event(folder: Path, length: int) -> None:
    path = written(folder)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[: 1 + length]))
    table, journal, log = resumed(path)
    # A batch that was cut is completed, or left out where the log tells too little of it.
    assert abs(len(log) - length) < 6
    assert log == LOG[: len(log)]
    assert table.state == fold(log)
    assert table.shuffles == sum(isinstance(event, Dealt) for event in log)
    journal.close()
    assert path.read_bytes() == b"".join(lines[: 1 + len(log)])
    # What the table does next is read back too.
    room = Room(batches=replay(log).batches)
    play_on(room, deals=len(room.table.state.rows) + 1, seed=length)
    again, _, batches = resume(path)
    for batch in replay(room.log).batches[len(batches) :]:
        again.append(batch)
    again.close()
    final, journal, _ = resumed(path)
    assert final.state == room.table.state
    journal.close()


def resume_everywhere(folder: Path, last: int | None) -> None:
    """Cut the journal of a whole match after each of its last events and resume it."""
    header, batches = whole_match()
    log = [event for batch in batches for event in batch]
    assert isinstance(log[-1], MatchEnded)
    folder.mkdir()
    path = folder / "000001-whole.thousand"
    lines = [encode(header), *map(encode, log)]
    for length in range(1 if last is None else len(log) - last, len(log) + 1):
        path.write_bytes(b"".join(lines[: 1 + length]))
        table, journal, found = resumed(path)
        journal.close()
        assert abs(len(found) - length) < 6
        assert list(found) == log[: len(found)]
        assert table.state == fold(found)
        assert path.read_bytes() == b"".join(lines[: 1 + len(found)])
    assert table.over


def test_the_end_of_a_match_is_resumed_after_every_event(folder: Path) -> None:
    resume_everywhere(folder, last=40)


@pytest.mark.full
def test_a_whole_match_is_resumed_after_every_event(folder: Path) -> None:
    resume_everywhere(folder, last=None)


def torn_lines() -> list[tuple[int, int]]:
    """Every byte of a line in the middle of a trick, of a deal and of a scored deal."""
    lines = write_record(header_of(), LOG).encode().splitlines(keepends=True)
    kinds = (b'{"type":"played"', b'{"type":"deal_scored"', b'{"type":"claim_answered"')
    numbers = [next(n for n, line in enumerate(lines) if line.startswith(k)) for k in kinds]
    return [(n, size) for n in numbers for size in range(len(lines[n]))]


def test_a_torn_last_line_is_cut_off_at_every_byte(folder: Path) -> None:
    path = written(folder)
    lines = path.read_bytes().splitlines(keepends=True)
    for number, size in torn_lines():
        whole = b"".join(lines[:number])
        path.write_bytes(whole + lines[number][:size])
        table, journal, log = resumed(path)
        journal.close()
        kept = b"".join(lines[: 1 + len(log)])
        assert path.read_bytes() == kept
        assert table.state == fold(log)
        assert len(log) >= number - 2


def test_zeros_of_a_power_cut_at_the_end_are_cut_off(folder: Path) -> None:
    path = written(folder)
    data = path.read_bytes()
    path.write_bytes(data + bytes(512))
    table, journal, _ = resumed(path)
    journal.close()
    assert table.state == ROOM.table.state
    assert path.read_bytes() == data


def test_decks_go_on_in_order_after_a_resume(folder: Path) -> None:
    path = written(folder)
    table, journal, _ = resumed(path)
    for seat in range(3):
        link = table.attach(seat, lambda _message: None)
        table.take(link, Ready(table.decisions[seat].number))
    before = table.shuffles
    table.deal()
    assert table.deal_seed == derive_seed(SEED, before + 1)
    journal.close()
    again, journal, _ = resumed(path)
    journal.close()
    assert again.shuffles == before + 1


@pytest.mark.parametrize("place", [0, 1, 2, 40, len(LOG) - 1])
@pytest.mark.parametrize("damage", ["text", "removed", "swapped", "empty"])
def test_damage_in_the_middle_is_refused_and_left_as_it_is(
    folder: Path, place: int, damage: str
) -> None:
    path = written(folder)
    lines = path.read_bytes().splitlines(keepends=True)
    match damage:
        case "text":
            lines[place] = lines[place].replace(b":", b";", 1)
        case "removed":
            del lines[place]
        case "swapped":
            lines[place : place + 2] = reversed(lines[place : place + 2])
        case "empty":
            lines[place] = b"\n"
    data = b"".join(lines) + b'{"type":"pl'
    path.write_bytes(data)
    with pytest.raises(JournalDamaged) as raised:
        resume(path)
    assert path.read_bytes() == data
    assert 1 <= raised.value.line <= place + 3
    assert raised.value.reason
    assert str(raised.value).startswith(f"{path.name} is damaged in line {raised.value.line}: ")
    # The lock is gone with the refusal.
    path.write_bytes(write_record(header_of(), LOG).encode())
    resume(path)[0].close()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"no newline",
        encode(header_of()),
        write_record(deal_header(header_of(), fold(LOG[:1])), LOG[1:9]).encode(),
        write_record(replace(header_of(), seed=None), LOG[:9]).encode(),
    ],
)
def test_what_is_no_journal_of_a_match_is_refused(folder: Path, data: bytes) -> None:
    folder.mkdir()
    path = folder / "x.thousand"
    path.write_bytes(data)
    with pytest.raises(JournalDamaged):
        resume(path)
    assert path.read_bytes() == data


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_bytes_are_resumed_or_refused_unchanged(tmp_path: Path, data: st.DataObject) -> None:
    text = bytearray(write_record(header_of(), LOG[:40]).encode())
    if data.draw(st.booleans()):
        for _ in range(data.draw(st.integers(1, 3))):
            text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    else:
        text = bytearray(data.draw(st.binary(max_size=300)))
    path = tmp_path / "any.thousand"
    path.write_bytes(text)
    try:
        journal, _, batches = resume(path)
    except JournalDamaged:
        assert path.read_bytes() == text
    else:
        journal.close()
        assert replay([event for batch in batches for event in batch]).failure is None


def test_a_match_cannot_be_played_twice_at_the_same_time(folder: Path) -> None:
    path = written(folder)
    first, _, _ = resume(path)
    with pytest.raises(JournalBusy, match="Another program"):
        resume(path)
    first.close()
    resume(path)[0].close()


def test_a_missing_journal_is_refused(tmp_path: Path) -> None:
    with pytest.raises(JournalUnusable, match="No such file"):
        resume(tmp_path / "none.thousand")


def test_a_folder_that_cannot_be_written_is_refused_and_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(JournalUnusable):
        create_journal(tmp_path / "file", header_of(), started())
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_an_existing_journal_is_never_overwritten(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(folder)

    def no_space(_file: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(JournalUnusable, match="No space left"):
        create_journal(folder, header_of("b2"), started())
    assert list(folder.iterdir()) == [path]


class FullDisk:
    """A file that takes some bytes and then no more."""

    def __init__(self, journal: Journal, room: int) -> None:
        self._file = journal._file
        self._room = room
        journal._file = self

    def write(self, data: memoryview) -> int:
        if self._room == 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        taken = self._file.write(data[: self._room])
        self._room -= taken
        return taken

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)


def test_a_full_disk_ends_the_journal_where_it_was_and_the_match_can_go_on_later(
    folder: Path,
) -> None:
    path = written(folder, BATCHES[:10])
    data = path.read_bytes()
    journal, _, _ = resume(path)
    FullDisk(journal, room=20)
    with pytest.raises(JournalUnusable, match="No space left"):
        journal.append(BATCHES[10])
    with pytest.raises(JournalUnusable, match="closed"):
        journal.append(BATCHES[10])
    journal.close()
    assert path.read_bytes() == data
    again, _, batches = resume(path)
    assert batches == BATCHES[:10]
    again.append(BATCHES[10])
    again.close()
