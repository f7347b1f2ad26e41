"""Dump truck and end of the match (RULES.md 1.11 steps 8 and 9, 1.17, ambiguities 27 and 30)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.scoring.barrel import jumps_over
from engine.scoring.measures import has_barrel
from engine.scoring.sheet import Sheet, write
from engine.scoring.types import Reason


def tip_dump_truck(sheet: Sheet) -> Sheet:
    """Set every total that landed exactly on the dump value to zero."""
    rules = sheet.rules
    values = {
        "off": (),
        "plus": (rules.dump_value,),
        "minus": (-rules.dump_value,),
        "both": (rules.dump_value, -rules.dump_value),
    }[rules.dump_truck]
    for seat in sheet.seats:
        total = sheet.total(seat)
        if total in values:
            sheet = write(sheet, seat, Reason.DUMP_TRUCK, -total, total)
    return sheet


def end_match(sheet: Sheet) -> Sheet:
    """End the match: the barrel's winner, else a total at the target, else the lower floor."""
    if sheet.barrel_winner is not None:
        return replace(sheet, winner=sheet.barrel_winner, over=True)
    reached = [seat for seat in sheet.seats if _reached_target(sheet, seat)]
    if reached and not _ties_in_a_draw_game(sheet, reached):
        winner = _first_of(sheet, reached, sheet.rules.tie_break == "declarer_first")
        sheet = write(sheet, winner, Reason.TARGET_REACHED, 0, sheet.total(winner))
        return replace(sheet, winner=winner, over=True)
    floor = sheet.rules.loss_floor
    sunk = [seat for seat in sheet.seats if floor is not None and sheet.total(seat) <= floor]
    if not sunk:
        return sheet
    for seat in sunk:
        sheet = write(sheet, seat, Reason.LOSS_FLOOR, 0, sheet.total(seat))
    return replace(sheet, winner=_first_of(sheet, sheet.seats, False), over=True)


def _ties_in_a_draw_game(sheet: Sheet, reached: Sequence[int]) -> bool:
    """Tell whether equal winners of the form without a contract play one more deal (50)."""
    totals = [sheet.total(seat) for seat in reached]
    return sheet.declarer is None and totals.count(max(totals)) > 1


def _reached_target(sheet: Sheet, seat: int) -> bool:
    if has_barrel(sheet.rules):
        return jumps_over(sheet, seat)
    return sheet.total(seat) >= sheet.rules.target


def _first_of(sheet: Sheet, seats: Sequence[int], declarer_first: bool) -> int:
    """Pick by total, then the declarer, then nearness to forehand; or the declarer at once."""
    declarer, count = sheet.declarer, len(sheet.before)

    def rank(seat: int) -> tuple[bool, int, bool, int]:
        return (
            declarer_first and seat != declarer,
            -sheet.total(seat),
            seat != declarer,
            (seat - sheet.result.forehand) % count,
        )

    return min(seats, key=rank)
