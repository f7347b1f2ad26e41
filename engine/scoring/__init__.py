"""Scoring of a deal as a pipeline of named steps (RULES.md 1.11)."""

from engine.scoring.doubling import contract_times, times
from engine.scoring.golden import new_round, round_after
from engine.scoring.measures import (
    has_barrel,
    is_made,
    on_barrel,
    rospis_ban,
    rospis_cost,
    rospis_share,
    round_points,
)
from engine.scoring.pipeline import score_deal
from engine.scoring.settlement import settle
from engine.scoring.types import (
    DealResult,
    Ending,
    GoldenRound,
    Reason,
    Scored,
    ScoreLine,
    Standing,
)
from engine.scoring.words import events_of

__all__ = [
    "DealResult",
    "Ending",
    "GoldenRound",
    "Reason",
    "ScoreLine",
    "Scored",
    "Standing",
    "contract_times",
    "events_of",
    "has_barrel",
    "is_made",
    "new_round",
    "on_barrel",
    "rospis_ban",
    "rospis_cost",
    "rospis_share",
    "round_after",
    "round_points",
    "score_deal",
    "settle",
    "times",
]
