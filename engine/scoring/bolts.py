"""Bolts, their fines and the fine for every third rospis (RULES.md 1.11 step 6, 1.13).

No bolt on the barrel, while frozen or in a surrendered deal, except the one that a rospis may
cost and those of a deal written off (ambiguity 28, 2.4b item 9).
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.scoring.doubling import bolt_weight, fine
from engine.scoring.measures import ROSPIS_FINED_EVERY, round_points
from engine.scoring.results import suppression
from engine.scoring.sheet import Sheet, stand, write
from engine.scoring.types import Ending, Reason


def mark_bolts(sheet: Sheet) -> Sheet:
    """Mark the bolts of the deal and write the fines they complete."""
    if not sheet.was_played:
        return _mark_giving_up(sheet)
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
    declarer = sheet.declarer
    if declarer is None or sheet.result.ending is not Ending.ROSPIS:
        return sheet
    count = sheet.before[declarer].rospis + 1
    sheet = stand(sheet, declarer, replace(sheet.standings[declarer], rospis=count))
    if sheet.rules.rospis_third_fine and count % ROSPIS_FINED_EVERY == 0:
        sheet = write(sheet, declarer, Reason.ROSPIS_FINE, -fine(sheet), count)
    return sheet


def _mark_giving_up(sheet: Sheet) -> Sheet:
    """Mark the bolt that a rospis may cost, or those of a deal written off (2.4b item 9)."""
    declarer, ending = sheet.declarer, sheet.result.ending
    marked: list[int] = []
    if ending is Ending.ROSPIS and declarer is not None and sheet.rules.rospis_cost == "bolt":
        marked = [declarer]
    elif ending is Ending.WRITE_OFF:
        marked = [seat for seat in sorted(sheet.result.active) if seat != declarer]
    for seat in marked:
        if suppression(sheet, seat) not in (Reason.ON_BARREL, Reason.FROZEN):
            sheet = _add_bolt(sheet, seat)
    return sheet


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
    weight = bolt_weight(sheet)
    count = sheet.standings[seat].bolts + weight
    sheet = write(sheet, seat, Reason.BOLT if weight == 1 else Reason.DOUBLE_BOLT, 0, count)
    if rules.bolt_fine_mode != "off" and count >= rules.bolt_limit:
        sheet = write(sheet, seat, Reason.BOLT_FINE, -fine(sheet), count)
        count = 0
    return stand(sheet, seat, replace(sheet.standings[seat], bolts=count))
