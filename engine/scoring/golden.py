"""The golden round: as many deals as there are players, counted double (RULES.md 1.11, 2.1).

The deals that count are those that are written: a redeal is none of them. Whether somebody has made
his golden contract is looked at once, after the last deal of the round (ambiguity 29).
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.rules import Rules, active
from engine.scoring.measures import is_made
from engine.scoring.sheet import Sheet, stand, write
from engine.scoring.types import DealResult, Ending, GoldenRound, Reason

_RESETS: Final = ("reset_replay", "reset_normal")
_REPLAYS: Final = ("replay", "reset_replay")


def new_round(rules: Rules) -> GoldenRound | None:
    """Return the golden round with which a match begins; None where there is none."""
    golden = rules.golden != "off" and active(rules, "golden")
    return GoldenRound(left=rules.players) if golden else None


def round_after(rules: Rules, result: DealResult, over: bool) -> GoldenRound | None:
    """Return the golden round that goes on after this deal; `over` is whether the match is."""
    golden = result.golden
    if golden is None or over:
        return None
    if golden.left > 1:
        return GoldenRound(golden.left - 1, golden.made or _was_made(rules, result))
    return new_round(rules) if _failed(rules, result) and rules.golden_fail in _REPLAYS else None


def close_golden_round(sheet: Sheet) -> Sheet:
    """Set all totals to zero after a golden round in which nobody made his, where agreed."""
    rules = sheet.rules
    if sheet.over or rules.golden_fail not in _RESETS or not _failed(rules, sheet.result):
        return sheet
    for seat in sheet.seats:
        total = sheet.total(seat)
        sheet = write(sheet, seat, Reason.GOLDEN_RESET, -total, total)
        cleared = replace(sheet.standings[seat], barrel=None, gathered=0)
        sheet = stand(sheet, seat, cleared)
    return sheet


def _failed(rules: Rules, result: DealResult) -> bool:
    """Tell whether this deal ends a golden round in which nobody made his contract."""
    golden = result.golden
    if golden is None or golden.left > 1 or rules.golden != "forced_120":
        return False
    return not golden.made and not _was_made(rules, result)


def _was_made(rules: Rules, result: DealResult) -> bool:
    if result.declarer is None or result.ending is not Ending.PLAYED:
        return False
    raw = result.cards[result.declarer] + result.marriages[result.declarer]
    return is_made(rules, result.contract, raw)
