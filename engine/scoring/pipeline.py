"""Score a finished deal: named steps in the one order of RULES.md 1.11, clarified by 2.4b."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.rules import Rules
from engine.scoring.barrel import seat_newcomers, settle_barrel_contract, use_attempts
from engine.scoring.bolts import count_rospis, mark_bolts
from engine.scoring.cumulative import gather
from engine.scoring.doubling import multiply_entries
from engine.scoring.end import end_match, tip_dump_truck
from engine.scoring.golden import close_golden_round
from engine.scoring.results import (
    enter_contract,
    enter_defence,
    enter_nines_bonus,
    enter_rospis,
    enter_sitter,
    lapse_marriages,
    write_results,
)
from engine.scoring.sheet import Sheet, open_sheet
from engine.scoring.types import DealResult, Scored, Standing

STEPS: Final[tuple[Callable[[Sheet], Sheet], ...]] = (
    lapse_marriages,
    enter_contract,
    enter_defence,
    enter_rospis,
    enter_sitter,
    multiply_entries,
    enter_nines_bonus,
    write_results,
    mark_bolts,
    count_rospis,
    settle_barrel_contract,
    gather,
    use_attempts,
    seat_newcomers,
    tip_dump_truck,
    end_match,
    close_golden_round,
)
"""Within one step seats are written by number."""


def score_deal(rules: Rules, standings: Sequence[Standing], result: DealResult) -> Scored:
    """Score one deal; the same input always gives the same lines in the same order."""
    sheet = open_sheet(rules, standings, result)
    for step in STEPS:
        sheet = step(sheet)
    return Scored(
        lines=sheet.lines, standings=sheet.standings, winner=sheet.winner, over=sheet.over
    )
