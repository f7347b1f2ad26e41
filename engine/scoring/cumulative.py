"""The cumulative barrel: several deals together bring the missing points (RULES.md 1.12).

Whoever sits on it writes no result; the exact card points that he takes in any role add up instead,
marriages left aside (ambiguity 48). At the need he wins; a failed contract costs nothing extra.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.rules import barrel_need
from engine.scoring.doubling import factor
from engine.scoring.sheet import Sheet, stand, write
from engine.scoring.types import Reason


def gather(sheet: Sheet) -> Sheet:
    """Add the card points of a played deal to the accounts, and name the winner by them."""
    if sheet.rules.barrel != "cumulative" or not sheet.was_played:
        return sheet
    there = [seat for seat in sorted(sheet.result.active) if sheet.was_on_barrel(seat)]
    for seat in there:
        standing = sheet.standings[seat]
        gathered = standing.gathered + sheet.result.cards[seat] * factor(sheet, seat)
        sheet = write(sheet, seat, Reason.BARREL_GATHERED, 0, gathered)
        sheet = stand(sheet, seat, replace(standing, gathered=gathered))
    account = {seat: sheet.standings[seat].gathered for seat in there}
    enough = [seat for seat in there if account[seat] >= barrel_need(sheet.rules)]
    if not enough:
        return sheet
    winner = min(enough, key=lambda seat: (-account[seat], *_precedence(sheet, seat)))
    points = account[winner]
    sheet = write(sheet, winner, Reason.BARREL_FILLED, points, points)
    sheet = stand(sheet, winner, replace(sheet.standings[winner], barrel=None, gathered=0))
    return replace(sheet, barrel_winner=winner)


def _precedence(sheet: Sheet, seat: int) -> tuple[bool, int]:
    """Order those who gathered the same: the declarer, then who sits nearer to forehand."""
    return seat != sheet.declarer, (seat - sheet.result.forehand) % len(sheet.before)
