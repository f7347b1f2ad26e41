"""One journal in a list of matches, read from its lines without replaying them.

A list of hundreds of journals must be quick. The first two lines say who plays by which rules, the
last scored deal says how they stand; the lines between are told apart by their beginnings only, and
steps back are followed. Damage between them is found by whoever goes on with the match.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from engine.events import DealScored, Event, MatchEnded, Rewound
from engine.record import (
    Header,
    RecordError,
    SeatInfo,
    check_events,
    decode_event,
    decode_header,
    standings_problem,
)
from engine.replay import Replay
from engine.state import State

_SECOND_LINE: Final = 2
_STARTS_KEPT: Final = 64


def _beginning(kind: type[Event]) -> bytes:
    """Return what the line of such an event begins with."""
    return f'{{"type":"{kind.__struct_config__.tag}"'.encode()


_ENDED: Final = _beginning(MatchEnded)
_SCORED: Final = _beginning(DealScored)
_REWOUND: Final = _beginning(Rewound)
_TOLD: Final = (_ENDED, _SCORED, _REWOUND)

E = TypeVar("E", DealScored, MatchEnded, Rewound)


class MatchEntry(Struct, frozen=True, kw_only=True):
    """One journal in a list of matches."""

    path: Path
    header: Header
    scores: tuple[int, ...]
    """By seat."""

    deal_number: int
    """Number of the present or next deal, from 1; of the last one when the match is finished."""

    winner: int | None
    """The seat that won; None while the match is not finished."""

    @property
    def finished(self) -> bool:
        """Say whether the match is over."""
        return self.winner is not None


def entry_of(path: Path, data: bytes) -> MatchEntry:
    """Return the entry of a journal that holds these bytes; raises RecordError.

    A torn last line counts for nothing.
    """
    lines = data.split(b"\n")[:-1]
    if not lines:
        raise RecordError(1, "the journal has no whole line")
    header = decode_header(lines[0])
    first = _first_state(_anonymous(header), lines[1] if len(lines) > 1 else b"")
    standings = first.standings
    winner: int | None = None
    deals = 0
    for number, line in _results(lines):
        if line.startswith(_ENDED):
            winner = _winner(_decoded(line, number, MatchEnded), number, header)
            continue
        if deals == 0:
            standings = _decoded(line, number, DealScored).scored.standings
            if (wrong := standings_problem(first.rules, standings)) is not None:
                raise RecordError(number, wrong)
        deals += 1
    return MatchEntry(
        path=path,
        header=header,
        scores=tuple(standing.total for standing in standings),
        deal_number=deals + (winner is None),
        winner=winner,
    )


def replayed(header: Header, events: Sequence[Event]) -> tuple[Replay, State]:
    """Replay what a journal holds, and return the state after it too.

    Raises RecordError if no table wrote it.
    """
    found = check_events(header, events)
    if found.failure is not None:
        raise RecordError(found.failure.index + _SECOND_LINE, found.failure.reason)
    if header.start is not None or header.seed_bytes is None:
        raise RecordError(1, "this is the record of a deal, not the journal of a match")
    if found.state is None:
        raise RecordError(_SECOND_LINE, "the match has not begun")
    return found, found.state


def _results(lines: Sequence[bytes]) -> Iterator[tuple[int, bytes]]:
    """Yield the lines that end a deal or the match and were not taken back, the last one first.

    They come with their numbers, from 1. Raises RecordError for a step back that leads nowhere.
    """
    place = len(lines) - 1
    while place > 0:
        line, number = lines[place], place + 1
        if not line.startswith(_TOLD):
            place -= 1
        elif line.startswith(_REWOUND):
            to = _decoded(line, number, Rewound).to
            if not 0 < to < place:
                raise RecordError(number, "this step back leads nowhere")
            # Place 1 holds the first event.
            place = to
        else:
            yield number, line
            place -= 1


def _decoded(line: bytes, number: int, kind: type[E]) -> E:
    event = decode_event(line, number)
    if not isinstance(event, kind):
        raise RecordError(number, "this line names two kinds of event")
    return event


def _winner(ended: MatchEnded, number: int, header: Header) -> int:
    if not 0 <= ended.winner < len(header.seats):
        raise RecordError(number, "nobody sits where the winner sat")
    return ended.winner


def _anonymous(header: Header) -> Header:
    """Return a header without what tells matches by the same rules apart."""
    seats = (SeatInfo(""),) * len(header.seats)
    return replace(header, match_id="", created="", seats=seats, seed=header.seed and "00" * 32)


@lru_cache(_STARTS_KEPT)
def _first_state(header: Header, line: bytes) -> State:
    """Return the state in which matches under such a header begin; raises RecordError.

    Whether rules can be played takes longer to find out than all the rest of a journal.
    """
    events = (decode_event(line, _SECOND_LINE),) if line else ()
    return replayed(header, events)[1]
