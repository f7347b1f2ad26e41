"""Numbers and permissions of scoring that other phases ask for too, each rule written once.

Rounding and the made contract follow RULES.md 1.11 and ambiguities 17 and 18, rospis 1.8, the
barrel 1.12.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.illegal import Refusal
from engine.rules import Rules
from engine.scoring.types import Standing

__all__ = [
    "ROSPIS_FINED_EVERY",
    "failed_cost",
    "has_barrel",
    "is_made",
    "on_barrel",
    "rospis_ban",
    "rospis_cost",
    "rospis_share",
    "round_points",
]

ROSPIS_FINED_EVERY: Final = 3
"""With `rospis_third_fine` the third, sixth … rospis of a player is fined."""


def round_points(rules: Rules, points: int) -> int:
    """Round points to the step of the rules; halves of ten go up, so do 3 and 4 of five."""
    step = rules.round_step
    if rules.round_mode == "down":
        return points // step * step
    return (2 * points + step) // (2 * step) * step


def is_made(rules: Rules, contract: int, raw: int) -> bool:
    """Tell whether raw points make the contract, exactly or, where agreed, when rounded."""
    return raw >= contract or (rules.round_own_game and round_points(rules, raw) >= contract)


def failed_cost(rules: Rules, contract: int, raw: int) -> int:
    """Give what a contract played and failed costs: the contract, or only what was missing."""
    if rules.fail_score == "contract":
        return contract
    return contract - (round_points(rules, raw) if rules.round_own_game else raw)


def rospis_share(rules: Rules, contract: int) -> int:
    """Give what each opponent writes when this contract is given up."""
    half = -(-contract // 10) * 10 // 2
    match rules.rospis_share:
        case "none":
            return 0
        case "fixed":
            return rules.rospis_fixed
        case "half_min_60":
            return max(60, half)
        case "half":
            return half


def rospis_cost(rules: Rules, standing: Standing, contract: int) -> int:
    """Give the points a declarer of this standing pays for giving the contract up.

    Bolts and the fine for every third rospis come on top.
    """
    if rules.rospis_cost != "contract" or standing.rospis < rules.rospis_free_count:
        return 0
    return contract


def has_barrel(rules: Rules) -> bool:
    """Tell whether totals stop at the barrel under these rules."""
    return rules.barrel in ("single", "cumulative")


def on_barrel(rules: Rules, standing: Standing) -> bool:
    """Tell whether a player of this standing sits on the barrel."""
    return has_barrel(rules) and standing.barrel is not None


def rospis_ban(
    rules: Rules,
    standings: Sequence[Standing],
    seat: int,
    *,
    golden: bool = False,
    dark: bool = False,
) -> Refusal | None:
    """Tell why this declarer may not give up as far as the score decides; None if he may.

    `golden` and `dark` say what kind of deal it is.

    The moment (`rospis_timing`) is the business of the phase that offers it.
    """
    mine = standings[seat]
    if not rules.rospis:
        return Refusal.ROSPIS_OFF
    if golden and not rules.rospis_on_golden:
        return Refusal.ROSPIS_ON_GOLDEN
    if dark and not rules.rospis_in_dark:
        return Refusal.ROSPIS_IN_DARK
    if 0 < rules.rospis_limit <= mine.rospis:
        return Refusal.ROSPIS_LIMIT
    if rules.rospis_when_barrel != "allowed" and on_barrel(rules, mine):
        return Refusal.ROSPIS_ON_BARREL
    if rules.rospis_when_barrel == "nobody" and any(on_barrel(rules, one) for one in standings):
        return Refusal.ROSPIS_BARREL_OCCUPIED
    return None
