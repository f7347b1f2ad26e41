"""The file of a sheet: a line that says who plays by which rules, then a line for each step.

Every line is JSON. A file of a later format is refused and left alone; so is a damaged one, whose
line is named.
"""

import json
from datetime import UTC, datetime
from enum import Enum
from typing import Any, Final, TypeVar

import msgspec

from thousand_qt.rule_sets import document as rules_document
from thousand_qt.rule_sets.document import RuleSet
from thousand_qt.rule_sets.refusals import RefusalKind, RulesRefused
from thousand_qt.score_keeper.book import Book, DealRecord, SlipRecord
from thousand_qt.score_keeper.history import Changed, History, Impossible, Step, Wrote, begun, take

FORMAT: Final = "thousand-sheet"
VERSION: Final = 1
LONGEST: Final = 4 * 1024 * 1024
"""Bytes of the longest file that is read; a whole evening takes less than one in a hundred."""

LONGEST_NAME: Final = 64
_FARTHEST: Final = 100_000

T = TypeVar("T")


class Trouble(str, Enum):
    """What is wrong with the file of a sheet."""

    DAMAGED = "damaged"
    NEWER = "newer"  # a later version of the program wrote it
    UNREADABLE = "unreadable"  # the system does not let it be read


class SheetRefused(ValueError):
    """The file of a sheet that cannot be used; `line` counts from 1, 0 for none."""

    def __init__(self, trouble: Trouble, line: int = 0, reason: str = "") -> None:
        super().__init__(f"{trouble.value}, line {line}: {reason}")
        self.trouble = trouble
        self.line = line
        self.reason = reason


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line of a file."""

    format: str = FORMAT
    version: int = VERSION
    created: str
    """When the match began, ISO 8601 in UTC."""
    names: tuple[str, ...]
    first_dealer: int
    rules: dict[str, Any]
    """The rules as `rule_sets.document` writes them."""


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says."""

    created: datetime
    history: History


_encoder: Final = msgspec.json.Encoder()
_headers: Final = msgspec.json.Decoder(Header)
_steps: Final[msgspec.json.Decoder[Step]] = msgspec.json.Decoder(Step)


def encode(document: Document) -> bytes:
    """Return the file of a sheet."""
    first = document.history.states[0]
    header = Header(
        created=document.created.astimezone(UTC).isoformat(timespec="seconds"),
        names=first.names,
        first_dealer=first.first_dealer,
        rules=json.loads(rules_document.write(first.rules, first.rules_name)),
    )
    lines = (header, *document.history.steps)
    return b"".join(_encoder.encode(line) + b"\n" for line in lines)


def decode(data: bytes) -> Document:
    """Return what a file says; raise SheetRefused for one that cannot be used."""
    if len(data) > LONGEST:
        raise SheetRefused(Trouble.DAMAGED, 0, "the file is too long")
    lines = data.split(b"\n")
    if lines.pop():
        raise SheetRefused(Trouble.DAMAGED, len(lines) + 1, "the last line is not whole")
    if not lines:
        raise SheetRefused(Trouble.DAMAGED, 1, "the file is empty")
    created, book = _head(lines[0])
    history = begun(book)
    for number, line in enumerate(lines[1:], start=2):
        step = _decoded(_steps, line, number)
        _check_numbers(step, number)
        try:
            history = take(history, step)
        except Impossible as error:
            raise SheetRefused(Trouble.DAMAGED, number, str(error)) from error
    return Document(created=created, history=history)


def _head(line: bytes) -> tuple[datetime, Book]:
    """Read who plays by which rules."""
    _check_version(line)
    header = _decoded(_headers, line, 1)
    own = _rules(header.rules)
    rules, names = own.rules, header.names
    if len(names) != rules.players or not all(0 < len(name) <= LONGEST_NAME for name in names):
        raise SheetRefused(Trouble.DAMAGED, 1, "the names do not fit the table")
    if not 0 <= header.first_dealer < rules.players:
        raise SheetRefused(Trouble.DAMAGED, 1, "nobody sits where the first dealer sat")
    book = Book(rules=rules, names=names, first_dealer=header.first_dealer, rules_name=own.name)
    return _moment(header.created), book


def _check_version(line: bytes) -> None:
    """Refuse what another version wrote before its fields are looked at."""
    found = _decoded(msgspec.json.Decoder(dict[str, Any]), line, 1)
    version = found.get("version")
    if found.get("format") != FORMAT or not isinstance(version, int) or version < 1:
        raise SheetRefused(Trouble.DAMAGED, 1, "this is no sheet of Thousand")
    if version > VERSION:
        raise SheetRefused(Trouble.NEWER, 1, f"the sheet has version {version}")


def _rules(document: dict[str, Any]) -> RuleSet:
    try:
        return rules_document.read(json.dumps(document).encode())
    except RulesRefused as refusal:
        newer = refusal.kind is RefusalKind.NEWER
        trouble = Trouble.NEWER if newer else Trouble.DAMAGED
        raise SheetRefused(trouble, 1, f"the rules cannot be read: {refusal}") from refusal


def _moment(text: str) -> datetime:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise SheetRefused(Trouble.DAMAGED, 1, "the beginning is no moment") from error
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


def _check_numbers(step: Step, number: int) -> None:
    """Refuse numbers that no sheet holds, whatever their place in it."""
    values: tuple[int, ...] = ()
    match step:
        case Wrote(DealRecord() as deal) | Changed(_, DealRecord() as deal):
            values = (deal.contract, *deal.cards)
        case Wrote(SlipRecord() as slip) | Changed(_, SlipRecord() as slip):
            values = (slip.contract, slip.fine)
    if any(not -_FARTHEST <= value <= _FARTHEST for value in values):
        raise SheetRefused(Trouble.DAMAGED, number, "a number that no sheet holds")


def _decoded(decoder: msgspec.json.Decoder[T], line: bytes, number: int) -> T:
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as problem:
        raise SheetRefused(Trouble.DAMAGED, number, str(problem)) from problem
