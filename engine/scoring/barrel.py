"""The barrel: contracts and attempts of those on it, newcomers, knock-off and falls.

Follows RULES.md 1.12 and 1.11 step 7 with 2.4b 5 and 6 and ambiguities 18 to 26. Whoever sat
on the barrel when the deal began is settled first; newcomers and the knock-off come after, so a
player who has just used up his attempts falls once only (ambiguity 24).
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.rules import barrel_need
from engine.scoring.measures import has_barrel, is_made, rospis_cost
from engine.scoring.sheet import Sheet, stand, write
from engine.scoring.types import Reason


def settle_barrel_contract(sheet: Sheet) -> Sheet:
    """Settle the contract of a declarer who sits on the barrel."""
    declarer, contract, rules = sheet.declarer, sheet.result.contract, sheet.rules
    if not sheet.was_on_barrel(declarer):
        return sheet
    if not sheet.was_played:
        return _settle_barrel_rospis(sheet)
    raw, need = sheet.raw[declarer], barrel_need(rules)
    if is_made(rules, contract, raw):
        if contract < need:
            sheet = write(sheet, declarer, Reason.BARREL_TOO_LITTLE, 0, contract)
            return _use_attempt(sheet, declarer)
        sheet = write(sheet, declarer, Reason.BARREL_WON, contract, contract)
        sheet = stand(sheet, declarer, replace(sheet.standings[declarer], barrel=None))
        return replace(sheet, barrel_winner=declarer)
    form = rules.barrel_overbid_fail if contract > need else rules.barrel_fail
    if form == "deduct_and_off":
        return _leave(sheet, declarer, contract, contract)
    sheet = write(sheet, declarer, Reason.BARREL_MISSED, 0, raw)
    return _use_attempt(sheet, declarer)


def use_attempts(sheet: Sheet) -> Sheet:
    """Use an attempt of everybody else on the barrel who took part in the deal."""
    if not sheet.was_played or sheet.rules.barrel_attempt_counts == "own_contract":
        return sheet
    for seat in sorted(sheet.result.active):
        if sheet.was_on_barrel(seat) and seat != sheet.declarer:
            sheet = _use_attempt(sheet, seat)
    return sheet


def seat_newcomers(sheet: Sheet) -> Sheet:
    """Stop totals at the barrel, and settle what newcomers do to each other and to the old."""
    rules = sheet.rules
    if not has_barrel(rules):
        return sheet
    newcomers = [
        seat
        for seat in sheet.seats
        if not sheet.was_on_barrel(seat)
        and sheet.total(seat) >= rules.barrel_at
        and not jumps_over(sheet, seat)
    ]
    if rules.barrel_together == "all_fall" and len(newcomers) > 1:
        for seat in newcomers:
            sheet = _fall(sheet, seat, Reason.BARREL_ALL_FALL, sheet.total(seat))
        return sheet
    for seat in newcomers:
        total = sheet.total(seat)
        sheet = write(sheet, seat, Reason.BARREL_REACHED, rules.barrel_at - total, total)
        sheet = stand(sheet, seat, replace(sheet.standings[seat], barrel=0))
    if newcomers and rules.barrel_knock_off:
        for seat in sheet.seats:
            used = sheet.standings[seat].barrel
            if sheet.was_on_barrel(seat) and used is not None:
                sheet = _fall(sheet, seat, Reason.BARREL_KNOCKED_OFF, used)
    return sheet


def jumps_over(sheet: Sheet, seat: int) -> bool:
    """Tell whether this total wins from below the barrel without stopping there."""
    rules = sheet.rules
    if rules.barrel_jump == "never" or sheet.was_on_barrel(seat):
        return False
    if rules.barrel_jump == "declarer" and seat != sheet.declarer:
        return False
    return sheet.total(seat) >= rules.barrel_at + barrel_need(rules)


def _settle_barrel_rospis(sheet: Sheet) -> Sheet:
    """Settle a deal given up from the barrel: paid for he leaves, free it is an attempt."""
    declarer, contract = sheet.declarer, sheet.result.contract
    cost = rospis_cost(sheet.rules, sheet.before[declarer], contract)
    if cost:
        return _leave(sheet, declarer, cost, cost)
    fine = sheet.before[declarer].total - sheet.total(declarer)
    if fine:
        return _leave(sheet, declarer, 0, fine)
    sheet = write(sheet, declarer, Reason.ROSPIS_COST, 0, contract)
    return _use_attempt(sheet, declarer)


def _use_attempt(sheet: Sheet, seat: int) -> Sheet:
    rules = sheet.rules
    used = (sheet.standings[seat].barrel or 0) + 1
    if 0 < rules.barrel_attempts <= used:
        return _fall(sheet, seat, Reason.BARREL_FALL, used)
    sheet = write(sheet, seat, Reason.BARREL_ATTEMPT, 0, used)
    return stand(sheet, seat, replace(sheet.standings[seat], barrel=used))


def _leave(sheet: Sheet, seat: int, cost: int, basis: int) -> Sheet:
    return _count_fall(write(sheet, seat, Reason.BARREL_LEFT, -cost, basis), seat)


def _fall(sheet: Sheet, seat: int, reason: Reason, basis: int) -> Sheet:
    points = _fall_score(sheet) - sheet.total(seat)
    return _count_fall(write(sheet, seat, reason, points, basis), seat)


def _fall_score(sheet: Sheet) -> int:
    """Give the total of a player who has just fallen."""
    rules = sheet.rules
    match rules.barrel_fall:
        case "fine":
            return rules.barrel_at - rules.fine_amount
        case "set_score":
            return rules.barrel_fall_score
        case "zero":
            return 0


def _count_fall(sheet: Sheet, seat: int) -> Sheet:
    """Take a player off the barrel and zero him at the fall that the rules name."""
    limit = sheet.rules.barrel_zero_after
    falls = sheet.standings[seat].falls + 1
    if 0 < limit <= falls:
        sheet = write(sheet, seat, Reason.BARREL_ZEROED, -sheet.total(seat), falls)
        falls = 0
    return stand(sheet, seat, replace(sheet.standings[seat], barrel=None, falls=falls))
