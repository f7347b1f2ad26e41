"""What a deal brings each seat: contract, defence, rospis and what is suppressed.

Follows RULES.md 1.11, steps 1 to 5. Steps append `Entry` records; `write_results` puts them on
the sheet, or a line saying that nothing was written and why. The contract of a player on the
barrel is settled by `engine.scoring.barrel`.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.scoring.measures import (
    failed_cost,
    is_made,
    rospis_cost,
    rospis_share,
    round_points,
)
from engine.scoring.sheet import Entry, Sheet, write
from engine.scoring.types import Reason


def lapse_marriages(sheet: Sheet) -> Sheet:
    """Void the marriages of players without a trick, where that is agreed (ambiguity 44)."""
    result = sheet.result
    if sheet.rules.marriage_without_trick == "keeps" or not sheet.was_played:
        return sheet
    for seat in result.active:
        marriages = result.marriages[seat]
        if marriages and not result.tricks[seat]:
            raw = (*sheet.raw[:seat], result.cards[seat], *sheet.raw[seat + 1 :])
            sheet = replace(sheet, raw=raw)
            sheet = write(sheet, seat, Reason.MARRIAGE_LAPSED, 0, marriages)
    return sheet


def enter_contract(sheet: Sheet) -> Sheet:
    """Enter the declarer's contract as won or lost."""
    declarer, contract = sheet.declarer, sheet.result.contract
    if not sheet.was_played or sheet.was_on_barrel(declarer):
        return sheet
    raw = sheet.raw[declarer]
    if not is_made(sheet.rules, contract, raw):
        cost = failed_cost(sheet.rules, contract, raw)
        return _enter(sheet, declarer, Reason.CONTRACT_FAILED, -cost, raw)
    earned = contract
    if sheet.rules.success_score == "points":
        earned = round_points(sheet.rules, raw)
    return _enter(sheet, declarer, Reason.CONTRACT_MADE, earned, raw)


def enter_defence(sheet: Sheet) -> Sheet:
    """Enter the rounded points of the defenders."""
    if not sheet.was_played:
        return sheet
    for seat in _defenders(sheet):
        raw = sheet.raw[seat]
        sheet = _enter(sheet, seat, Reason.DEFENCE, round_points(sheet.rules, raw), raw)
    return sheet


def enter_rospis(sheet: Sheet) -> Sheet:
    """Enter what giving the deal up costs the declarer and brings the others."""
    if sheet.was_played:
        return sheet
    rules, declarer, contract = sheet.rules, sheet.declarer, sheet.result.contract
    if not sheet.was_on_barrel(declarer):
        cost = rospis_cost(rules, sheet.before[declarer], contract)
        sheet = _enter(sheet, declarer, Reason.ROSPIS_COST, -cost, contract)
    share = rospis_share(rules, contract)
    if share:
        for seat in _defenders(sheet):
            sheet = _enter(sheet, seat, Reason.ROSPIS_SHARE, share, contract)
    return sheet


def enter_nines_bonus(sheet: Sheet) -> Sheet:
    """Enter the flat bonus for four nines, outside the contract and its multipliers."""
    bonus = sheet.rules.four_nines_bonus
    if bonus:
        for seat in sorted(sheet.result.four_nines):
            sheet = _enter(sheet, seat, Reason.NINES_BONUS, bonus, bonus)
    return sheet


def suppression(sheet: Sheet, seat: int) -> Reason | None:
    """Tell why nothing of this deal is written for a seat; None if it is."""
    rules, declarer = sheet.rules, sheet.declarer
    if sheet.was_on_barrel(seat):
        return Reason.ON_BARREL
    if seat == declarer:
        return None
    if rules.barrel == "lock" and sheet.before[seat].total >= rules.lock_at:
        return Reason.LOCKED
    if rules.barrel_freeze_others and rules.barrel == "single" and sheet.was_on_barrel(declarer):
        return Reason.FROZEN
    return None


def write_results(sheet: Sheet) -> Sheet:
    """Write the entries, each as it is or as a line saying why it is not written."""
    for entry in sheet.entries:
        suppressed = suppression(sheet, entry.seat)
        if suppressed is None:
            sheet = write(sheet, entry.seat, entry.reason, entry.points, entry.basis)
        else:
            sheet = write(sheet, entry.seat, suppressed, 0, entry.points)
    return replace(sheet, entries=())


def _defenders(sheet: Sheet) -> list[int]:
    return [seat for seat in sorted(sheet.result.active) if seat != sheet.declarer]


def _enter(sheet: Sheet, seat: int, reason: Reason, points: int, basis: int) -> Sheet:
    entry = Entry(seat=seat, reason=reason, points=points, basis=basis)
    return replace(sheet, entries=(*sheet.entries, entry))
