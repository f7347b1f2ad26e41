"""The list of matches: every journal is listed or named, and never changed."""

from __future__ import annotations

import os
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.events import DealScored, Event, MatchEnded, MatchStarted, Rewound
from engine.record import (
    SeatInfo,
    write_record,
)
from engine.replay import Batch
from engine.rules import make_rules
from engine.scoring.types import Standing
from network.journal import (
    JournalDamaged,
    JournalUnusable,
    create_journal,
    journals,
    list_matches,
    read_entry,
    resume,
    timestamp,
)
from network.match_entry import MatchEntry
from tests.network.journals import BATCHES, LOG, ROOM, header_of, written


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "Тысяча Łódź ναι"


def test_matches_are_listed_the_oldest_first_with_names_and_scores(folder: Path) -> None:
    earlier = written(folder, BATCHES[:5], match_id="b")
    later = written(folder, match_id="a")
    first, second = list_matches(folder)
    assert (first.path, second.path) == (earlier, later)
    assert (first.scores, first.deal_number, first.finished) == ((0, 0, 0), 1, False)
    assert second.scores == tuple(s.total for s in ROOM.table.state.standings)
    assert (second.deal_number, second.finished) == (3, False)
    assert [info.name for info in second.header.seats] == ["Ирина", "Béla", "Zoë"]


def test_a_finished_match_is_listed_as_finished(folder: Path) -> None:
    written(folder, (*BATCHES, (MatchEnded(1),)))
    (entry,) = list_matches(folder)
    assert (entry.finished, entry.winner, entry.deal_number) == (True, 1, 2)


def test_a_winner_whom_no_seat_holds_is_damage(folder: Path) -> None:
    path = written(folder, BATCHES[:2])
    path.write_bytes(path.read_bytes() + b'{"type":"match_ended","winner":3}\n')
    with pytest.raises(JournalDamaged, match="nobody sits where the winner sat"):
        read_entry(path)


def test_scores_that_were_taken_back_are_not_listed(folder: Path) -> None:
    scored = next(n for n, batch in enumerate(BATCHES) if isinstance(batch[-1], DealScored))
    back = sum(map(len, BATCHES[:scored]))
    written(folder, (*BATCHES[: scored + 1], (Rewound(back),)))
    (entry,) = list_matches(folder)
    assert (entry.scores, entry.deal_number, entry.finished) == ((0, 0, 0), 1, False)


def test_a_step_back_and_forth_again_leads_to_the_scores_that_stood(folder: Path) -> None:
    standing = replayed_entry(folder / "plain", BATCHES)
    scored = next(n for n, batch in enumerate(BATCHES) if isinstance(batch[-1], DealScored))
    length = sum(map(len, BATCHES))
    first_deal = sum(map(len, BATCHES[: scored + 1]))
    back = (Rewound(first_deal),)
    forth = (Rewound(length),)
    assert replayed_entry(folder / "back", (*BATCHES, back)).deal_number == 2
    again = replayed_entry(folder / "forth", (*BATCHES, back, forth))
    assert (again.scores, again.deal_number) == (standing.scores, standing.deal_number)


@pytest.mark.parametrize("to", [0, -1, 2, 10**18])
def test_a_step_back_that_leads_nowhere_is_damage(folder: Path, to: int) -> None:
    path = written(folder, BATCHES[:1])
    path.write_bytes(path.read_bytes() + f'{{"type":"rewound","to":{to}}}\n'.encode())
    with pytest.raises(JournalDamaged, match="line 3"):
        read_entry(path)


def replayed_entry(folder: Path, batches: tuple[Batch, ...]) -> MatchEntry:
    """Write a journal, see that a table can go on with it, and return its entry."""
    path = written(folder, batches)
    journal, _, _ = resume(path)
    journal.close()
    return read_entry(path)


def test_an_unreadable_file_is_named_in_the_log_and_left_out(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    written(folder)
    (folder / "broken.thousand").write_text("?")
    (folder / "notes.txt").write_text("not ours")
    assert len(list_matches(folder)) == 1
    assert "broken.thousand" in caplog.text
    assert list_matches(folder / "nowhere") == ()


def listed_or_named(path: Path, data: bytes) -> None:
    """Put the bytes into a journal: it is listed or refused, and never changed."""
    path.write_bytes(data)
    try:
        entry = read_entry(path)
    except JournalDamaged:
        assert list_matches(path.parent) == ()
    else:
        assert len(entry.scores) == len(entry.header.seats)
        assert all(abs(score) <= 1_000_000 for score in entry.scores)
    assert path.read_bytes() == data


STARTED = BATCHES[0]
SCORED, SCORED_DEAL = next((n, e) for n, e in enumerate(LOG) if isinstance(e, DealScored))


@pytest.mark.parametrize(
    "log",
    [
        (*STARTED, *STARTED, Rewound(1)),
        (*STARTED, *STARTED),
        (*STARTED, Rewound(0)),
        (*STARTED, Rewound(9)),
        (*STARTED, Rewound(-1)),
        (*STARTED, Rewound(10**18)),
        (Rewound(0),),
        (LOG[1], Rewound(1)),
        LOG[1:9],
        (),
        (MatchStarted(make_rules(players=2), 0),),
        (MatchStarted(make_rules(), 7),),
        *(
            (*LOG[:SCORED], replace(SCORED_DEAL, scored=replace(SCORED_DEAL.scored, standings=s)))
            for s in ((), (Standing(),) * 5, (Standing(total=10**18),) * 3)
        ),
    ],
)
def test_a_journal_with_events_that_no_table_wrote_is_never_fatal(
    folder: Path, log: tuple[Event, ...]
) -> None:
    folder.mkdir()
    path = folder / "000002-x.thousand"
    listed_or_named(path, write_record(header_of(), log).encode())
    with pytest.raises(JournalDamaged):
        resume(path)


@pytest.mark.parametrize(
    "line",
    [
        '{"type":"deal_scored","type":"passed","seat":0}',
        '{"type":"match_ended","winner":1e400}',
        '{"type":"rewound","to":[]}',
        '{"type":"deal_scored"',
        "[" * 100_000,
    ],
)
def test_a_journal_with_a_line_that_means_nothing_is_never_fatal(folder: Path, line: str) -> None:
    folder.mkdir()
    text = write_record(header_of(), LOG[:3]) + line + "\n"
    listed_or_named(folder / "000001-x.thousand", text.encode())


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_bytes_are_listed_or_named(tmp_path: Path, data: st.DataObject) -> None:
    log = data.draw(st.sampled_from([LOG[:40], (*LOG[:40], Rewound(2))]))
    text = bytearray(write_record(header_of(), log).encode())
    if data.draw(st.booleans()):
        for _ in range(data.draw(st.integers(1, 3))):
            text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    else:
        text = bytearray(data.draw(st.binary(max_size=300)))
    listed_or_named(tmp_path / "any.thousand", bytes(text))


def test_a_folder_that_cannot_be_read_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(_folder: Path, _pattern: str) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "glob", gone)
    for act in (journals, list_matches, lambda f: create_journal(f, header_of(), BATCHES[0])):
        with pytest.raises(JournalUnusable, match="Input/output error"):
            act(folder)


def test_a_file_longer_than_any_match_is_not_read(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(folder, BATCHES[:3])
    monkeypatch.setattr("network.journal.LONGEST", path.stat().st_size - 1)
    with pytest.raises(JournalDamaged, match="longer than any match"):
        read_entry(path)
    with pytest.raises(JournalDamaged, match="longer than any match"):
        resume(path)


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes in folders are of other systems")
def test_only_files_are_journals_and_they_are_in_order_of_their_numbers(folder: Path) -> None:
    first = written(folder, BATCHES[:2])
    (folder / "000007-folder.thousand").mkdir()
    os.mkfifo(folder / "000008-pipe.thousand")
    millionth = folder / "1000000-x.thousand"
    first.with_name("999999-y.thousand").write_bytes(first.read_bytes())
    millionth.write_bytes(first.read_bytes())
    assert [path.name for path in journals(folder)] == [
        first.name,
        "999999-y.thousand",
        millionth.name,
    ]
    assert written(folder, BATCHES[:2], match_id="z").name == "1000001-z.thousand"


def test_names_cannot_disturb_the_list(folder: Path) -> None:
    name = '{"type":"deal_scored"'
    header = replace(header_of(), seats=(SeatInfo(name), SeatInfo("a\nb"), SeatInfo("ж")))
    journal = create_journal(folder, header, BATCHES[0])
    journal.close()
    (entry,) = list_matches(folder)
    assert (entry.scores, entry.deal_number) == ((0, 0, 0), 1)
    again, found, _ = resume(journal.path)
    again.close()
    assert found == header


def test_a_new_match_is_listed_last_whatever_the_clock_says(folder: Path) -> None:
    names = [
        written(folder, BATCHES[:2], match_id=name, created=f"20{30 - n}").name
        for n, name in enumerate("zyxa")
    ]
    assert [entry.path.name for entry in list_matches(folder)] == names
    (folder / names[0]).unlink()
    assert written(folder, match_id="b").name.startswith("000005-")


def test_the_time_of_a_match_is_written_in_utc() -> None:
    moment = datetime.strptime(timestamp(), "%Y-%m-%dT%H:%M:%S%z")
    assert abs((datetime.now(UTC) - moment).total_seconds()) < 5
