"""A process that is killed at any event: what was announced is on disk, and the match goes on."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.events import ClaimAnswered, Dealt
from engine.log import fold
from engine.record import Header, read_record
from engine.replay import Batch
from engine.shuffle import derive_seed, shuffle
from network import journal as journals
from tests.network.tables import whole_match

PROGRAM = "tests.network.play_until_killed"
ROOT = Path(__file__).parents[2]


def run(folder: Path, events: int | None, *players: str) -> tuple[int, bool]:
    """Play on until so many events were heard, then kill with SIGKILL; None: to the end.

    Returns the number of the last event that was heard, and whether the match is over.
    """
    with subprocess.Popen(
        [sys.executable, "-m", PROGRAM, str(folder), *players],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        number, heard = 0, 0
        for line in process.stdout:
            word, *rest = line.split()
            if word == "over":
                assert process.wait() == 0
                return number, True
            if rest:
                number, heard = int(rest[0]), heard + 1
            if events is not None and heard >= events:
                process.kill()
                break
            process.stdin.write("go on\n")
            process.stdin.flush()
        assert process.wait() == -signal.SIGKILL
        return number, False


def check(folder: Path, number: int) -> None:
    """Look at the journal: everything that was heard is in it, and it can be played on."""
    (path,) = journals.journals(folder)
    record = read_record(path.read_bytes()[: path.read_bytes().rfind(b"\n") + 1])
    assert record.failure is None
    events = [event for batch in record.replay.batches for event in batch]
    visible = [event for event in events if not isinstance(event, ClaimAnswered)]
    assert len(visible) >= number
    assert record.replay.state == fold(events)
    for count, dealt in enumerate((e for e in events if isinstance(e, Dealt)), start=1):
        deck = shuffle(derive_seed(record.header.seed_bytes or b"", count))
        pattern = deck[6], deck[10], deck[14]
        assert set(dealt.prikup or ()) == set(pattern)


@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is a signal of other systems")
@pytest.mark.parametrize("players", [(), ("hesitant",)])
def test_a_match_goes_on_after_kills_at_random_events(
    tmp_path: Path, players: tuple[str, ...]
) -> None:
    chance = random.Random(4)
    folder = tmp_path / "матч"
    for _ in range(4):
        number, over = run(folder, chance.randrange(1, 90), *players)
        assert not over
        check(folder, number)
    number, over = run(folder, None, *players)
    assert over
    check(folder, number)
    (entry,) = journals.list_matches(folder)
    assert entry.finished
    (path,) = journals.journals(folder)
    assert (b"rewound" in path.read_bytes()) == bool(players)


STRETCHES = 16


@pytest.fixture(scope="module")
def match() -> tuple[Header, tuple[Batch, ...]]:
    """Return a whole match that computers played, to be cut anywhere."""
    return whole_match()


@pytest.mark.full
@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL is a signal of other systems")
@pytest.mark.parametrize("stretch", range(STRETCHES))
def test_a_match_goes_on_after_a_kill_at_every_event(
    tmp_path: Path, match: tuple[Header, tuple[Batch, ...]], stretch: int
) -> None:
    """Kill the program at the first event it announces, again and again; the match moves on."""
    header, batches = match
    begin, end = (len(batches) * part // STRETCHES for part in (stretch, stretch + 1))
    folder = tmp_path / "матч"
    journal = journals.create_journal(folder, header, batches[0])
    for batch in batches[1:begin]:
        journal.append(batch)
    journal.close()
    over, before, kills = False, 0, 0
    while kills < end - begin and not over:
        number, over = run(folder, 1)
        check(folder, number)
        assert over or number > before, "the match does not move"
        before = number
        kills += not over
    assert kills > 5
