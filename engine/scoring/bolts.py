"""Bolts, their fines and the fine for every third rospis (RULES.md 1.11 step 6, 1.13).

No bolt on the barrel, while frozen or in a surrendered deal, except the one that a rospis may
cost (ambiguity 28).
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.scoring.measures import ROSPIS_FINED_EVERY, round_points
from engine.scoring.results import suppression
from engine.scoring.sheet import Sheet, stand, write
from engine.scoring.types import Reason


def mark_bolts(sheet: Sheet) -> Sheet:
    """Mark the bolts of the deal and write the fines they complete."""
    if not sheet.was_played:
        return _mark_rospis_bolt(sheet)
    for seat in sorted(sheet.result.active):
        if suppression(sheet, seat) in (Reason.ON_BARREL, Reason.FROZEN):
            continue
        if seat == sheet.declarer and not sheet.rules.bolt_own_game:
            continue
        if _earns_bolt(sheet, seat):
            sheet = _add_bolt(sheet, seat)
        elif sheet.rules.bolt_fine_mode == "consecutive":
            sheet = stand(sheet, seat, replace(sheet.standings[seat], bolts=0))
    return sheet


def count_rospis(sheet: Sheet) -> Sheet:
    """Count a deal given up and write the fine for every third."""
    if sheet.was_played:
        return sheet
    declarer = sheet.declarer
    count = sheet.before[declarer].rospis + 1
    sheet = stand(sheet, declarer, replace(sheet.standings[declarer], rospis=count))
    if sheet.rules.rospis_third_fine and count % ROSPIS_FINED_EVERY == 0:
        sheet = write(sheet, declarer, Reason.ROSPIS_FINE, -sheet.rules.fine_amount, count)
    return sheet


def _mark_rospis_bolt(sheet: Sheet) -> Sheet:
    declarer = sheet.declarer
    if sheet.rules.rospis_cost != "bolt" or sheet.was_on_barrel(declarer):
        return sheet
    return _add_bolt(sheet, declarer)


def _earns_bolt(sheet: Sheet, seat: int) -> bool:
    match sheet.rules.bolt_rule:
        case "no_tricks":
            return sheet.result.tricks[seat] == 0
        case "zero_points":
            return sheet.raw[seat] == 0
        case "rounds_to_zero":
            return round_points(sheet.rules, sheet.raw[seat]) == 0


def _add_bolt(sheet: Sheet, seat: int) -> Sheet:
    rules = sheet.rules
    count = sheet.standings[seat].bolts + 1
    sheet = write(sheet, seat, Reason.BOLT, 0, count)
    if rules.bolt_fine_mode != "off" and count >= rules.bolt_limit:
        sheet = write(sheet, seat, Reason.BOLT_FINE, -rules.fine_amount, count)
        count = 0
    return stand(sheet, seat, replace(sheet.standings[seat], bolts=count))
