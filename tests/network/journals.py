"""Journals for tests: two played deals, a journal of them, and a table from a journal."""

from __future__ import annotations

from pathlib import Path

from engine.events import Event
from engine.record import (
    Header,
    new_header,
)
from engine.replay import Batch, replay
from engine.rules import make_rules
from network.journal import (
    Journal,
    create_journal,
    resume,
)
from network.table import Table
from tests.network.tables import PEOPLE, SEED, Room, play_on

ROOM = play_on(Room(), deals=2)
LOG = tuple(ROOM.log)
BATCHES = replay(LOG).batches


def header_of(match_id: str = "a1", created: str = "2026-01-02T03:04:05Z") -> Header:
    return new_header(
        match_id=match_id, created=created, seats=PEOPLE, rules=make_rules(), seed=SEED
    )


def written(folder: Path, batches: tuple[Batch, ...] = BATCHES, **header: str) -> Path:
    """Write a journal as a table does and return its path."""
    journal = create_journal(folder, header_of(**header), batches[0])
    for batch in batches[1:]:
        journal.append(batch)
    journal.close()
    return journal.path


def resumed(path: Path) -> tuple[Table, Journal, tuple[Event, ...]]:
    """Open a journal and set the table up; return the log too."""
    journal, header, batches = resume(path)
    assert header.seed_bytes == SEED
    table = Table(header.seats, SEED, batches, journal.append)
    return table, journal, tuple(event for batch in batches for event in batch)
