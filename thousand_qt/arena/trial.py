"""What is asked for when players are measured."""

from __future__ import annotations

from msgspec import Struct

from engine.rules import Rules


class Trial(Struct, frozen=True, kw_only=True):
    """What is asked for: who is measured against whom, by which rules and how often."""

    player: str
    against: str
    preset: str
    rules: Rules
    number: int
    """Of deals, or of sets of matches."""

    seed: int
    seconds: float
    contract: int | None = None
    regret: bool = False
    scores: tuple[int, ...] = ()
