"""The text record of a match or of one deal: a header line, then one event a line, all JSON.

The record is the whole truth, hidden cards included; it is read back through the decider, so that
a line which the rules would not have produced is refused with its number. The notation that fits
into a chat line is in `engine.notation`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from engine.actions import Start
from engine.decider import begin, conduct
from engine.events import Event, MatchStarted
from engine.replay import Failure, Replay, replay
from engine.rules import RULES_VERSION, Rules, barrel_need, rules_hash
from engine.scoring import new_round
from engine.scoring.measures import has_barrel
from engine.scoring.types import GoldenRound, Standing
from engine.shuffle import SEED_BYTES
from engine.state import Phase, State

FORMAT_VERSION: Final = 1
LONGEST: Final = 64 * 1024 * 1024
"""Bytes of the longest record that is read; a whole match takes less than one in a hundred."""

_FIRST_EVENT_LINE: Final = 2
_FARTHEST: Final = 1_000_000
"""No number that is carried from deal to deal goes beyond this; below, totals sink to it."""

T = TypeVar("T")


class RecordError(ValueError):
    """A record that cannot be read or replayed: `line` counts from 1, `reason` is for people."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class OtherVersion(RecordError):
    """A record that another version of the program wrote and can read."""

    def __init__(self, what: str, found: int, known: int) -> None:
        age = "a newer" if found > known else "an older"
        super().__init__(
            1,
            f"{what} {found}, this program reads {known}; {age} Thousand can read it",
        )


class SeatInfo(Struct, frozen=True):
    """Who sits on a seat: a person, or a computer player of that character."""

    name: str
    character: str | None = None


class DealStart(Struct, frozen=True, kw_only=True):
    """Where a record of a single deal begins."""

    rules: Rules
    dealer: int
    deal_number: int
    redeals: int
    standings: tuple[Standing, ...]
    golden: GoldenRound | None = None


class Header(Struct, frozen=True, kw_only=True):
    """The first line of a record."""

    format: Literal["thousand-record"] = "thousand-record"
    version: int = FORMAT_VERSION
    match_id: str
    created: str
    """When the match began, ISO 8601 in UTC."""

    seats: tuple[SeatInfo, ...]
    """By seat."""

    rules_version: int = RULES_VERSION
    rules_hash: str
    seed: str | None = None
    """The seed of all shuffles in hexadecimal digits; None when it is not known."""

    start: DealStart | None = None
    """None: the record begins with the match. Else it begins with the deal of this state."""

    @property
    def seed_bytes(self) -> bytes | None:
        """Return the seed of the match."""
        return None if self.seed is None else bytes.fromhex(self.seed)


class Record(Struct, frozen=True):
    """A header and its events, replayed: `replay.failure` says where the rules object."""

    header: Header
    replay: Replay

    @property
    def failure(self) -> RecordError | None:
        """Return why the record cannot be replayed to its end."""
        failure = self.replay.failure
        return (
            None
            if failure is None
            else RecordError(failure.index + _FIRST_EVENT_LINE, failure.reason)
        )


_encoder: Final = msgspec.json.Encoder()
_events: Final[msgspec.json.Decoder[Event]] = msgspec.json.Decoder(Event)
_headers: Final = msgspec.json.Decoder(Header)


def new_header(
    *, match_id: str, created: str, seats: tuple[SeatInfo, ...], rules: Rules, seed: bytes | None
) -> Header:
    """Return the header of a new match."""
    return Header(
        match_id=match_id,
        created=created,
        seats=seats,
        rules_hash=rules_hash(rules),
        seed=None if seed is None else seed.hex(),
    )


def encode(record: Header | Event) -> bytes:
    """Return the line of a header or an event, with the line break at its end."""
    return _encoder.encode(record) + b"\n"


def decode_event(line: bytes, number: int) -> Event:
    """Read the line of that number as an event; raises RecordError."""
    return _decode(_events, line, number)


def decode_header(line: bytes) -> Header:
    """Read the first line of a record; raises RecordError."""
    header = _decode(_headers, line, 1)
    if header.version != FORMAT_VERSION:
        raise OtherVersion("this record has the format", header.version, FORMAT_VERSION)
    if header.rules_version != RULES_VERSION:
        raise OtherVersion(
            "this match was played by the rules of version", header.rules_version, RULES_VERSION
        )
    if header.seed is not None and not _is_seed(header.seed):
        raise RecordError(1, f"the seed must be {SEED_BYTES} bytes in hexadecimal digits")
    return header


def check_events(header: Header, events: Sequence[Event]) -> Replay:
    """Replay the events under that header as far as the rules accept them.

    Raises RecordError when header and events do not belong together.
    """
    first = events[0] if events else None
    if header.start is not None:
        rules: Rules | None = header.start.rules
    else:
        rules = first.rules if isinstance(first, MatchStarted) else None
    if rules is None:
        raise RecordError(_FIRST_EVENT_LINE, "a match begins with match_started")
    if rules_hash(rules) != header.rules_hash:
        raise RecordError(_FIRST_EVENT_LINE, "the rules are not those that the header names")
    start = start_of(header)
    if len(header.seats) != rules.players:
        raise RecordError(1, f"{len(header.seats)} seats at a table of {rules.players}")
    return replay(events, start)


def start_of(header: Header) -> State | None:
    """Return the state in which a record of a single deal begins; None where a match begins.

    Raises RecordError when no match comes to it.
    """
    return None if header.start is None else _state(header.start)


def write_record(header: Header, events: Sequence[Event]) -> str:
    """Return the text of a record."""
    return b"".join((encode(header), *map(encode, events))).decode()


def read_record(text: str | bytes) -> Record:
    """Read a record and replay it as far as its lines can be read and the rules accept them.

    Raises RecordError when not even its beginning can be read.
    """
    data = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(data) > LONGEST:
        raise RecordError(1, "the record is longer than any match")
    lines = data.splitlines()
    if not lines:
        raise RecordError(1, "the record is empty")
    header = decode_header(lines[0])
    events: list[Event] = []
    unreadable: RecordError | None = None
    for number, line in enumerate(lines[1:], start=_FIRST_EVENT_LINE):
        try:
            events.append(decode_event(line, number))
        except RecordError as error:
            unreadable = error
            break
    if unreadable is not None and not events:
        raise unreadable
    found = check_events(header, events)
    if unreadable is not None and found.failure is None:
        end = Failure(len(events), unreadable.reason)
        found = msgspec.structs.replace(found, failure=end)
    return Record(header, found)


def deal_header(header: Header, state: State) -> Header:
    """Return the header of a record that begins with the deal which is due in `state`."""
    if state.phase is not Phase.DEAL:
        raise ValueError("a record of a deal begins before the cards are dealt")
    start = DealStart(
        rules=state.rules,
        dealer=state.dealer,
        deal_number=state.deal_number,
        redeals=state.redeals,
        standings=state.standings,
        golden=state.golden,
    )
    return msgspec.structs.replace(header, start=start, seed=None)


def _state(start: DealStart) -> State:
    """Return the state before the deal; raises RecordError when no match comes to it."""
    try:
        (started,) = conduct(None, Start(start.rules, start.dealer))
    except ValueError as problem:
        raise RecordError(1, f"this match cannot be played: {problem}") from problem
    if not 1 <= start.deal_number <= _FARTHEST or not 0 <= start.redeals <= _FARTHEST:
        raise RecordError(1, "the number of the deal or of its redeals is none")
    wrong = standings_problem(start.rules, start.standings)
    if wrong is not None:
        raise RecordError(1, wrong)
    if not _may_be_golden(start.rules, start.golden):
        raise RecordError(1, "the golden round cannot stand like this")
    assert isinstance(started, MatchStarted)
    return msgspec.structs.replace(
        begin(started),
        deal_number=start.deal_number,
        redeals=start.redeals,
        standings=start.standings,
        golden=start.golden,
    )


def _may_be_golden(rules: Rules, golden: GoldenRound | None) -> bool:
    """Tell whether a match by these rules comes to a deal of this golden round."""
    whole = new_round(rules)
    if golden is None or whole is None:
        return golden is None
    return 1 <= golden.left <= whole.left and not (golden.made and golden.left == whole.left)


def standings_problem(rules: Rules, standings: Sequence[Standing]) -> str | None:
    """Say what keeps these standings from being those of a match by these rules, None if nothing.

    Each number is judged for itself, not how a match came to it.
    """
    if len(standings) != rules.players:
        return f"the standings of {len(standings)} do not fit a table of {rules.players}"
    for seat, one in enumerate(standings):
        counts = (one.bolts, one.falls, one.rospis)
        if abs(one.total) > _FARTHEST or not all(0 <= count <= _FARTHEST for count in counts):
            return f"seat {seat} stands where no match leads"
        if one.barrel is not None and not _sits_on_barrel(rules, one):
            return f"seat {seat} cannot be on the barrel like this"
        if not _may_have_gathered(rules, one):
            return f"seat {seat} cannot have gathered points like this"
    return None


def _sits_on_barrel(rules: Rules, one: Standing) -> bool:
    """Tell whether this is the standing of a player on the barrel."""
    most = rules.barrel_attempts - 1 if rules.barrel_attempts else _FARTHEST
    used = -1 if one.barrel is None else one.barrel
    return has_barrel(rules) and one.total == rules.barrel_at and 0 <= used <= most


def _may_have_gathered(rules: Rules, one: Standing) -> bool:
    """Tell whether the points gathered are those of a player who still needs some."""
    if one.barrel is None or rules.barrel != "cumulative":
        return one.gathered == 0
    return 0 <= one.gathered < barrel_need(rules)


def _decode(decoder: msgspec.json.Decoder[T], line: bytes, number: int) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise RecordError(number, f"this line cannot be read: {problem}") from problem


def _is_seed(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == SEED_BYTES
    except ValueError:
        return False
