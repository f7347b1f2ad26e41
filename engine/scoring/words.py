"""The event words of the worked examples (`bolt:2`, `fall:0`, `win:1`), derived from the lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.scoring.types import Reason, Scored

WORDS: Final[Mapping[Reason, str]] = {
    Reason.NINES_BONUS: "nines_bonus",
    Reason.BOLT: "bolt",
    Reason.DOUBLE_BOLT: "bolt2",
    Reason.BOLT_FINE: "bolt_fine",
    Reason.ROSPIS_FINE: "rospis_fine",
    Reason.BARREL_WON: "win",
    Reason.BARREL_FILLED: "win",
    Reason.BARREL_LEFT: "off",
    Reason.BARREL_FALL: "fall",
    Reason.BARREL_KNOCKED_OFF: "fall",
    Reason.BARREL_ALL_FALL: "fall",
    Reason.BARREL_ZEROED: "zero",
    Reason.BARREL_REACHED: "barrel",
    Reason.DUMP_TRUCK: "dump",
    Reason.TARGET_REACHED: "win",
}
"""Reasons that the examples name; the others are ordinary results and attempts."""

FLOOR: Final = "floor"
"""The one word without a seat: it is said once, whoever fell to the floor."""


def events_of(scored: Scored) -> tuple[str, ...]:
    """Give the event words of a scored deal in rule order."""
    words = [f"{WORDS[line.reason]}:{line.seat}" for line in scored.lines if line.reason in WORDS]
    if any(line.reason is Reason.LOSS_FLOOR for line in scored.lines):
        words.append(FLOOR)
    return tuple(words)
