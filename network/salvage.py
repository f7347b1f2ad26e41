"""What a damaged journal still tells for certain: the whole deals before the damage.

Nothing is changed here: the damaged file stays as it is, and who plays on does so in a new journal.
"""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from engine.events import DealScored, Event
from engine.record import Header, RecordError, check_events, decode_event, decode_header
from engine.replay import Batch
from engine.state import Phase
from network.journal import Journal, JournalUnusable, create_journal, read_bytes

_SECOND_LINE = 2


class Salvage(Struct, frozen=True):
    """The part of a match that can be played on: everything up to its last whole deal."""

    header: Header
    batches: tuple[Batch, ...]
    deal: int
    """Number of the deal that comes next."""


def salvage(path: Path) -> Salvage | None:
    """Return what can be played on of a damaged journal; None when no whole deal is left.

    Raises JournalUnusable when it cannot be read at all.
    """
    try:
        data = read_bytes(path)
    except RecordError:
        return None
    except OSError as error:
        raise JournalUnusable(path, error) from error
    try:
        return _whole_deals(data.split(b"\n")[:-1])
    except RecordError:
        return None


def copy_salvaged(folder: Path, found: Salvage, match_id: str) -> Journal:
    """Begin the journal of a new match with what was salvaged; raises JournalUnusable."""
    events = tuple(event for batch in found.batches for event in batch)
    return create_journal(folder, replace(found.header, match_id=match_id), events)


def _whole_deals(lines: list[bytes]) -> Salvage | None:
    if not lines:
        return None
    header = decode_header(lines[0])
    if header.start is not None or header.seed_bytes is None:
        return None
    batches = check_events(header, _readable(lines)).batches
    scored = [
        place
        for place, batch in enumerate(batches)
        if any(isinstance(event, DealScored) for event in batch)
    ]
    if not scored:
        return None
    kept = batches[: scored[-1] + 1]
    state = check_events(header, [event for batch in kept for event in batch]).state
    if state is None or state.phase is not Phase.DEAL:
        return None
    return Salvage(header, kept, len(state.rows) + 1)


def _readable(lines: list[bytes]) -> list[Event]:
    """Return the events before the first line that cannot be read."""
    events: list[Event] = []
    for number, line in enumerate(lines[1:], start=_SECOND_LINE):
        try:
            events.append(decode_event(line, number))
        except RecordError:
            break
    return events
