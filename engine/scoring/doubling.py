"""What a golden deal and a dark game multiply (RULES.md 1.11 step 3, 2.4b item 7).

Golden doubles whatever the deal writes, fines and bolts as agreed. Dark doubles the declarer, or
every active seat, but no share of a deal given up. Nothing is both: there is no dark game in a
golden deal. The flat bonus for four nines is entered after this step.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.rules import Rules
from engine.scoring.sheet import Entry, Sheet
from engine.scoring.types import DealResult, Reason, ScoreLine

_DOUBLE: Final = 2
_SHARES: Final = (Reason.ROSPIS_SHARE, Reason.THROW_IN_SHARE)
_MULTIPLIED: Final = (
    Reason.CONTRACT_MADE,
    Reason.CONTRACT_FAILED,
    Reason.DEFENCE,
    Reason.OWN_POINTS,
    Reason.SITTER,
    Reason.ROSPIS_COST,
    Reason.WRITTEN_OFF,
    *_SHARES,
    Reason.BARREL_WON,
)


def times(rules: Rules, result: DealResult, line: ScoreLine) -> int:
    """Return how many times a line of this deal counts what the seat took or paid."""
    if line.reason not in _MULTIPLIED or not line.points:
        return 1
    if line.reason in _SHARES and result.golden is None:
        return 1
    return _factor(rules, result, line.seat)


def contract_times(*, golden: bool, dark: bool) -> int:
    """Return how many times the declarer's contract counts in such a deal."""
    return _DOUBLE if golden or dark else 1


def factor(sheet: Sheet, seat: int) -> int:
    """Return how many times the result of this seat counts."""
    return _factor(sheet.rules, sheet.result, seat)


def _factor(rules: Rules, result: DealResult, seat: int) -> int:
    if result.golden is not None:
        return _DOUBLE
    doubled = result.dark and (
        seat == result.declarer or (rules.dark_scope == "all" and seat in result.active)
    )
    return _DOUBLE if doubled else 1


def multiply_entries(sheet: Sheet) -> Sheet:
    """Double the entries of a golden or a dark deal."""
    return replace(sheet, entries=tuple(_multiplied(sheet, entry) for entry in sheet.entries))


def _multiplied(sheet: Sheet, entry: Entry) -> Entry:
    if entry.reason in _SHARES and sheet.result.golden is None:
        return entry
    return replace(entry, points=entry.points * factor(sheet, entry.seat))


def fine(sheet: Sheet) -> int:
    """Return what a fine for bolts or for giving up costs in this deal."""
    golden = sheet.result.golden is not None and sheet.rules.golden_double_fines
    return sheet.rules.fine_amount * (_DOUBLE if golden else 1)


def bolt_weight(sheet: Sheet) -> int:
    """Return how many a bolt of this deal counts as."""
    rules, result = sheet.rules, sheet.result
    golden = result.golden is not None and rules.golden_double_bolts
    return _DOUBLE if golden or (result.dark and rules.dark_double_bolts) else 1
