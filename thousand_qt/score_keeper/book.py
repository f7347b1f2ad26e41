"""One sheet with real cards as a value: what was entered, how it is unfolded, and every step back.

A book keeps what people entered and nothing that follows from it. A correction changes an entry and
unfolds the book again; an entry that cannot stand after that is kept out of the sheet, never lost.
"""

from enum import Enum
from typing import Final

import msgspec
from msgspec.structs import replace

from engine.cards import Card, Suit
from engine.marriages import is_known, is_pair, worth
from engine.paper import (
    Entry,
    Page,
    Slip,
    WrongEntry,
    enter,
    enter_slip,
    new_page,
    result_of,
    wrong,
    wrong_slip,
)
from engine.phases.seats import active_seats
from engine.rules import Rules
from engine.scoring.types import DealResult, Ending, ScoreLine
from engine.sitting import prikup_worth
from engine.state import MarriageKind, ScoreRow

PRIKUP: Final = 3
"""The cards of a prikup where somebody sits out."""


class Declared(msgspec.Struct, frozen=True):
    """A marriage that a seat declared; of four aces and four nines the suit says nothing."""

    seat: int
    kind: MarriageKind
    suit: Suit


class DealRecord(msgspec.Struct, frozen=True, kw_only=True, tag="deal", omit_defaults=True):
    """A deal as it was entered; `cards` are by seat, empty for a deal that was given up."""

    declarer: int | None = None
    contract: int = 0
    ending: Ending = Ending.PLAYED
    cards: tuple[int, ...] = ()
    no_trick: tuple[int, ...] = ()
    """Seats without card points that took no trick either."""
    declared: tuple[Declared, ...] = ()
    four_nines: int | None = None
    """The seat that held four nines at the first lead."""
    prikup: tuple[Card, ...] = ()
    """The original prikup, where it is worth something to who sat out."""
    dark: bool = False


class Fault(str, Enum):
    """What a fine that the table agreed on is for."""

    REVOKE = "revoke"  # the suit was held and not followed
    SHOWN = "shown"  # a card was shown that nobody should see
    TURN = "turn"  # played or led out of turn
    HINT = "hint"  # told somebody what to play
    DEALING = "dealing"  # the cards were dealt wrongly
    OTHER = "other"


class SlipRecord(msgspec.Struct, frozen=True, kw_only=True, tag="slip", omit_defaults=True):
    """A slip as it was entered; `fine` and `fault` belong to a fine that was agreed on."""

    slip: Slip
    seat: int
    contract: int = 0
    fine: int = 0
    fault: Fault = Fault.OTHER


Record = DealRecord | SlipRecord


class Refusal(str, Enum):
    """Why a record cannot stand, besides what the engine says of its numbers."""

    MARRIAGES = "marriages"  # a marriage that two declared, or that this table does not know
    PRIKUP = "prikup"  # not the cards of a prikup


Wrong = WrongEntry | Refusal


class Line(msgspec.Struct, frozen=True):
    """A record in its place: the sheet before and after it, its row, why it cannot stand."""

    record: Record
    before: Page
    after: Page
    number: int
    """The number of the deal, also of one that is kept out; 0 for a slip."""
    row: ScoreRow
    wrong: Wrong | None = None


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays by which rules, who dealt first, and everything that was entered."""

    rules: Rules
    names: tuple[str, ...]
    """By seat, clockwise."""
    first_dealer: int
    rules_name: str = ""
    """What the players call their own set of rules, empty for none."""
    records: tuple[Record, ...] = ()


def entry_of(page: Page, record: DealRecord) -> Entry:
    """Return a deal as the engine writes it on this page."""
    rules, seats = page.rules, range(page.rules.players)
    cards = record.cards or (0,) * len(seats)
    played = record.ending is Ending.PLAYED
    active = active_seats(rules, page.dealer)
    took = [played and seat in active and seat not in record.no_trick for seat in seats]
    return Entry(
        declarer=record.declarer,
        contract=record.contract,
        cards=cards,
        marriages=tuple(
            sum(worth(rules, one.kind, one.suit) for one in record.declared if one.seat == seat)
            for seat in seats
        ),
        # How many tricks somebody took is nowhere asked, only whether it was any.
        tricks=tuple(map(int, took)),
        ending=record.ending,
        four_nines=() if record.four_nines is None else (record.four_nines,),
        sitter_worth=prikup_worth(rules, record.prikup),
        dark=record.dark,
    )


def wrong_record(page: Page, record: Record) -> Wrong | None:
    """Tell why a record cannot stand on this page, None when it can."""
    if isinstance(record, SlipRecord):
        return wrong_slip(page, record.slip, record.seat, record.contract, record.fine)
    rules = page.rules
    if not all(0 <= one.seat < rules.players for one in record.declared):
        return WrongEntry.LENGTH
    if not _can_be_declared(rules, record.declared):
        return Refusal.MARRIAGES
    if record.prikup and (len(set(record.prikup)) != PRIKUP or len(record.prikup) != PRIKUP):
        return Refusal.PRIKUP
    return wrong(page, entry_of(page, record))


def _can_be_declared(rules: Rules, declared: tuple[Declared, ...]) -> bool:
    """Tell whether these marriages can have been declared in one deal.

    The queen of a marriage is that of the half marriage, which can follow it in the same hand.
    """
    if len({(one.kind, one.suit) for one in declared}) != len(declared):
        return False
    if not all(is_known(rules, one.kind) for one in declared):
        return False
    for kind in (MarriageKind.ACES, MarriageKind.NINES):
        if sum(one.kind is kind for one in declared) > 1:
            return False
    owners = {(one.suit, one.seat) for one in declared if is_pair(one.kind)}
    return len({suit for suit, _ in owners}) == len(owners)


def write(page: Page, record: Record) -> Page:
    """Write a record that can stand."""
    if isinstance(record, SlipRecord):
        return enter_slip(page, record.slip, record.seat, record.contract, record.fine)
    return enter(page, entry_of(page, record))


def unfold(book: Book) -> tuple[Line, ...]:
    """Return every record in its place; the ones that cannot stand change nothing."""
    page = new_page(book.rules, book.first_dealer)
    lines: list[Line] = []
    number = 0
    for record in book.records:
        number += isinstance(record, DealRecord)
        line = _line(page, record, number)
        lines.append(line)
        page = line.after
    return tuple(lines)


def _line(page: Page, record: Record, number: int) -> Line:
    refusal = wrong_record(page, record)
    after = page if refusal is not None else write(page, record)
    is_deal = isinstance(record, DealRecord)
    lines: tuple[ScoreLine, ...] = ()
    if len(after.written) > len(page.written):
        lines = after.written[-1].lines
    row = ScoreRow(
        number=number if is_deal else 0,
        dealer=page.dealer,
        result=_result(page, record),
        lines=lines,
        standings=after.standings,
        winner=after.winner if refusal is None else None,
    )
    return Line(record, page, after, row.number, row, refusal)


def _result(page: Page, record: Record) -> DealResult:
    """Return what a record says of a deal; a slip has none, and names nobody who played."""
    if isinstance(record, DealRecord):
        return result_of(page, entry_of(page, record))
    nothing = (0,) * page.rules.players
    entry = Entry(declarer=None, cards=nothing, marriages=nothing, tricks=nothing)
    return result_of(page, entry)


def page_of(book: Book) -> Page:
    """Return the sheet after everything that was entered."""
    lines = unfold(book)
    return lines[-1].after if lines else new_page(book.rules, book.first_dealer)


def kept_out(lines: tuple[Line, ...]) -> tuple[int, ...]:
    """Return the places of the records that cannot stand."""
    return tuple(place for place, line in enumerate(lines) if line.wrong is not None)


def added(book: Book, record: Record) -> Book:
    """Return the book with one record more."""
    return replace(book, records=(*book.records, record))


def changed(book: Book, place: int, record: Record) -> Book:
    """Return the book with another record in that place; IndexError where there is none."""
    _check(book, place)
    return replace(book, records=(*book.records[:place], record, *book.records[place + 1 :]))


def without(book: Book, place: int) -> Book:
    """Return the book without the record of that place; IndexError where there is none."""
    _check(book, place)
    return replace(book, records=(*book.records[:place], *book.records[place + 1 :]))


def _check(book: Book, place: int) -> None:
    if not 0 <= place < len(book.records):
        raise IndexError(f"nothing was entered in place {place}")
