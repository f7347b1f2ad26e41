"""The barrel: contracts and attempts of those on it, newcomers, knock-off and falls.

Follows RULES.md 1.12 and 1.11 step 7 with 2.4b 5 and 6 and ambiguities 18 to 26. Whoever sat
on the barrel when the deal began is settled first; newcomers and the knock-off come after, so a
player who has just used up his attempts falls once only (ambiguity 24).
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.rules import barrel_need
from engine.scoring.doubling import factor
from engine.scoring.measures import has_barrel, is_made
from engine.scoring.results import giving_up_cost, giving_up_reason
from engine.scoring.sheet import Sheet, stand, write
from engine.scoring.types import Reason

_TEN: Final = 10


def settle_barrel_contract(sheet: Sheet) -> Sheet:
    """Settle the contract of a declarer who sits on the barrel."""
    declarer, contract, rules = sheet.declarer, sheet.result.contract, sheet.rules
    if declarer is None:
        return _settle_without_contract(sheet)
    if not sheet.was_on_barrel(declarer):
        return sheet
    if not sheet.was_played:
        return _settle_barrel_rospis(sheet, declarer)
    if rules.barrel == "cumulative":
        return sheet
    raw, need = sheet.raw[declarer], barrel_need(rules)
    counted = contract * factor(sheet, declarer)
    if is_made(rules, contract, raw):
        if counted < need:
            sheet = write(sheet, declarer, Reason.BARREL_TOO_LITTLE, 0, contract)
            return _use_attempt(sheet, declarer)
        sheet = write(sheet, declarer, Reason.BARREL_WON, counted, contract)
        sheet = stand(sheet, declarer, replace(sheet.standings[declarer], barrel=None))
        return replace(sheet, barrel_winner=declarer)
    form = rules.barrel_overbid_fail if contract > need else rules.barrel_fail
    if form == "deduct_and_off":
        return leave(sheet, declarer, counted, counted)
    sheet = write(sheet, declarer, Reason.BARREL_MISSED, 0, raw)
    return _use_attempt(sheet, declarer)


def use_attempts(sheet: Sheet) -> Sheet:
    """Use an attempt of everybody else on the barrel who took part in the deal.

    When one of them wins, the match ends at once and costs the others nothing (ambiguity 22).
    """
    rules, cumulative = sheet.rules, sheet.rules.barrel == "cumulative"
    if not sheet.was_played or sheet.barrel_winner is not None:
        return sheet
    if not cumulative and rules.barrel_attempt_counts == "own_contract":
        return sheet
    for seat in sorted(sheet.result.active):
        if sheet.was_on_barrel(seat) and (cumulative or seat != sheet.declarer):
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
        sheet = stand(sheet, seat, replace(sheet.standings[seat], barrel=0, gathered=0))
    if newcomers and rules.barrel_knock_off and sheet.barrel_winner is None:
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


def _settle_without_contract(sheet: Sheet) -> Sheet:
    """Let a player on the barrel win the draw form, which has no contract.

    He has to take the need in one deal. Of two who do it the one who took more wins, then the one
    nearer to forehand.
    """
    rules, active = sheet.rules, sheet.result.active
    there = [seat for seat in active if sheet.was_on_barrel(seat) and rules.barrel == "single"]
    able = [seat for seat in there if is_made(rules, barrel_need(rules), sheet.raw[seat])]
    if not able:
        return sheet
    winner = max(able, key=lambda seat: (sheet.raw[seat], -active.index(seat)))
    raw = sheet.raw[winner]
    sheet = write(sheet, winner, Reason.BARREL_WON, raw, raw)
    sheet = stand(sheet, winner, replace(sheet.standings[winner], barrel=None))
    return replace(sheet, barrel_winner=winner)


def _settle_barrel_rospis(sheet: Sheet, declarer: int) -> Sheet:
    """Settle a deal given up from the barrel: paid for he leaves, free it is an attempt."""
    contract = sheet.result.contract
    cost = giving_up_cost(sheet, declarer) * factor(sheet, declarer)
    if cost:
        return leave(sheet, declarer, cost, cost)
    fine = sheet.before[declarer].total - sheet.total(declarer)
    if fine:
        return leave(sheet, declarer, 0, fine)
    sheet = write(sheet, declarer, giving_up_reason(sheet), 0, contract)
    return _use_attempt(sheet, declarer)


def _use_attempt(sheet: Sheet, seat: int) -> Sheet:
    rules = sheet.rules
    used = (sheet.standings[seat].barrel or 0) + 1
    if 0 < rules.barrel_attempts <= used:
        return _fall(sheet, seat, Reason.BARREL_FALL, used)
    sheet = write(sheet, seat, Reason.BARREL_ATTEMPT, 0, used)
    return stand(sheet, seat, replace(sheet.standings[seat], barrel=used))


def leave(sheet: Sheet, seat: int, cost: int, basis: int) -> Sheet:
    """Take a player off the barrel who pays `cost` now; `basis` is all that he paid."""
    return _count_fall(write(sheet, seat, Reason.BARREL_LEFT, -cost, basis), seat)


def _fall(sheet: Sheet, seat: int, reason: Reason, basis: int) -> Sheet:
    points = _fall_score(sheet, seat) - sheet.total(seat)
    return _count_fall(write(sheet, seat, reason, points, basis), seat)


def _fall_score(sheet: Sheet, seat: int) -> int:
    """Give the total of a player who has just fallen.

    From the cumulative barrel what he gathered goes with him, cut down to whole tens; where the
    fine is smaller than that it still leaves him no higher than he sat.
    """
    rules = sheet.rules
    if rules.barrel == "cumulative":
        gathered = sheet.standings[seat].gathered
        total = (rules.barrel_at + gathered) // _TEN * _TEN - rules.fine_amount
        return min(rules.barrel_at, total)
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
    fallen = replace(sheet.standings[seat], barrel=None, falls=falls, gathered=0)
    return stand(sheet, seat, fallen)
