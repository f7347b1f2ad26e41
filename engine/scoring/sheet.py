"""The working record that the scoring steps hand on, and the one way to write on it.

Every change of a total goes through `write`, so the lines of a seat always add up to the change
of its total.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.rules import Rules
from engine.scoring.measures import on_barrel
from engine.scoring.types import DealResult, Ending, Reason, ScoreLine, Standing


class Entry(Struct, frozen=True):
    """A result of the deal before multipliers and suppression decide what is written of it."""

    seat: int
    reason: Reason
    points: int
    basis: int


class Sheet(Struct, frozen=True, kw_only=True):
    """One deal being scored."""

    rules: Rules
    result: DealResult
    before: tuple[Standing, ...]
    standings: tuple[Standing, ...]
    raw: tuple[int, ...]
    """Card points and valid marriages, per seat."""
    entries: tuple[Entry, ...] = ()
    """Results that are not on the sheet yet."""
    lines: tuple[ScoreLine, ...] = ()
    barrel_winner: int | None = None
    winner: int | None = None
    over: bool = False

    @property
    def seats(self) -> range:
        """All seats, in the order in which one step writes them."""
        return range(len(self.before))

    @property
    def declarer(self) -> int | None:
        """The seat whose contract it was; None in a deal without a contract."""
        return self.result.declarer

    @property
    def was_played(self) -> bool:
        """Whether the deal was played to its last trick."""
        return self.result.ending is Ending.PLAYED

    def total(self, seat: int) -> int:
        """Give the total of a seat as it stands now."""
        return self.standings[seat].total

    def was_on_barrel(self, seat: int) -> bool:
        """Tell whether this seat sat on the barrel when the deal began."""
        return on_barrel(self.rules, self.before[seat])


def open_sheet(rules: Rules, standings: Sequence[Standing], result: DealResult) -> Sheet:
    """Start the sheet of a deal; the raw points are still without any agreement applied."""
    before = tuple(standings)
    raw = tuple(c + m for c, m in zip(result.cards, result.marriages, strict=True))
    return Sheet(rules=rules, result=result, before=before, standings=before, raw=raw)


def write(sheet: Sheet, seat: int, reason: Reason, points: int, basis: int) -> Sheet:
    """Append a line and add its points to the total."""
    standing = sheet.standings[seat]
    written = replace(
        sheet, lines=(*sheet.lines, ScoreLine(seat=seat, reason=reason, points=points, basis=basis))
    )
    return stand(written, seat, replace(standing, total=standing.total + points))


def stand(sheet: Sheet, seat: int, standing: Standing) -> Sheet:
    """Give a seat a new standing."""
    changed = (*sheet.standings[:seat], standing, *sheet.standings[seat + 1 :])
    return replace(sheet, standings=changed)
