"""A fine that is paid between two deals (RULES.md 1.1, 2.1 `redeal_streak_fine`).

The dump truck and the floor look at it only after the next deal (ambiguity 27). Whoever pays from
the barrel leaves it, as with every other payment.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules import Rules
from engine.scoring.barrel import leave
from engine.scoring.doubling import fine
from engine.scoring.sheet import Sheet, write
from engine.scoring.types import DealResult, Ending, GoldenRound, Reason, Scored, Standing


def fine_between_deals(
    rules: Rules,
    standings: Sequence[Standing],
    seat: int,
    reason: Reason,
    golden: GoldenRound | None = None,
) -> Scored:
    """Write the fine of a seat; `golden` is the round that the next deal belongs to."""
    amount = fine(_blank(rules, tuple(standings), golden))
    return charge(rules, standings, seat, reason, amount)


def charge(
    rules: Rules, standings: Sequence[Standing], seat: int, reason: Reason, amount: int
) -> Scored:
    """Write what a seat pays between two deals."""
    sheet = _blank(rules, tuple(standings), None)
    sheet = write(sheet, seat, reason, -amount, amount)
    if sheet.was_on_barrel(seat):
        sheet = leave(sheet, seat, 0, amount)
    return Scored(lines=sheet.lines, standings=sheet.standings, winner=None, over=False)


def _blank(rules: Rules, standings: tuple[Standing, ...], golden: GoldenRound | None) -> Sheet:
    """Return a sheet on which no deal is written."""
    nothing = (0,) * len(standings)
    result = DealResult(
        declarer=None,
        contract=0,
        ending=Ending.PLAYED,
        dealer=0,
        forehand=0,
        active=(),
        cards=nothing,
        marriages=nothing,
        tricks=nothing,
        golden=golden,
    )
    return Sheet(rules=rules, result=result, before=standings, standings=standings, raw=nothing)
