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
from engine.scoring.types import Ending, Reason


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
    if declarer is None or not sheet.was_played or sheet.was_on_barrel(declarer):
        return sheet
    raw = sheet.raw[declarer]
    rules, dark = sheet.rules, sheet.result.dark
    if not is_made(rules, contract, raw):
        # A dark game that fails always costs its contract (2.4b item 7).
        cost = contract if dark else failed_cost(rules, contract, raw)
        return _enter(sheet, declarer, Reason.CONTRACT_FAILED, -cost, raw)
    by_points = rules.dark_score == "points_x2" if dark else rules.success_score == "points"
    earned = round_points(rules, raw) if by_points else contract
    return _enter(sheet, declarer, Reason.CONTRACT_MADE, earned, raw)


def enter_defence(sheet: Sheet) -> Sheet:
    """Enter the rounded points of the defenders, or everybody's own where there is no contract."""
    if not sheet.was_played:
        return sheet
    if sheet.declarer is None:
        for seat in sorted(sheet.result.active):
            sheet = _enter(sheet, seat, Reason.OWN_POINTS, sheet.raw[seat], sheet.raw[seat])
        return sheet
    for seat in _defenders(sheet):
        raw = sheet.raw[seat]
        sheet = _enter(sheet, seat, Reason.DEFENCE, round_points(sheet.rules, raw), raw)
    return sheet


def enter_rospis(sheet: Sheet) -> Sheet:
    """Enter what giving the deal up costs the declarer and brings the others."""
    rules, declarer, contract = sheet.rules, sheet.declarer, sheet.result.contract
    if declarer is None or sheet.was_played:
        return sheet
    if not sheet.was_on_barrel(declarer):
        cost = giving_up_cost(sheet, declarer)
        sheet = _enter(sheet, declarer, giving_up_reason(sheet), -cost, contract)
    match sheet.result.ending:
        case Ending.ROSPIS:
            reason, share, basis = Reason.ROSPIS_SHARE, rospis_share(rules, contract), contract
        case Ending.THROW_IN:
            reason, share, basis = Reason.THROW_IN_SHARE, rules.free_throw_in, rules.free_throw_in
        case _:
            return sheet
    if share:
        for seat in _defenders(sheet):
            sheet = _enter(sheet, seat, reason, share, basis)
    return sheet


def giving_up_cost(sheet: Sheet, declarer: int) -> int:
    """Return the points that the declarer of a deal given up pays, not doubled."""
    contract = sheet.result.contract
    match sheet.result.ending:
        case Ending.WRITE_OFF:
            return contract
        case Ending.ROSPIS:
            return rospis_cost(sheet.rules, sheet.before[declarer], contract)
        case _:
            return 0


def giving_up_reason(sheet: Sheet) -> Reason:
    """Return how this deal was given up, as the reason of the declarer's line."""
    match sheet.result.ending:
        case Ending.WRITE_OFF:
            return Reason.WRITTEN_OFF
        case Ending.THROW_IN:
            return Reason.THROWN_IN
        case _:
            return Reason.ROSPIS_COST


def enter_sitter(sheet: Sheet) -> Sheet:
    """Enter what the seat that sat out writes for the prikup, also of a deal given up (1.14)."""
    if sheet.rules.players != 4 or sheet.rules.sitter_score == "none":
        return sheet
    worth = sheet.result.sitter_worth
    for seat in sheet.seats:
        if seat not in sheet.result.active:
            points = round_points(sheet.rules, worth)
            sheet = _enter(sheet, seat, Reason.SITTER, points, worth)
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
    locks = rules.barrel == "lock" and declarer is not None
    if locks and sheet.before[seat].total >= rules.lock_at:
        return Reason.LOCKED
    if declarer is None:
        return None
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
