"""The worked examples: a list of cases, each with its kind, preset and options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.rules import Rules
from thousand_qt.conformance import auctions, scores, tables, tricks
from thousand_qt.conformance.fields import Fields, Malformed
from thousand_qt.conformance.outcomes import Outcome, compare
from thousand_qt.conformance.rulebook import rules_of

KINDS: Final[Mapping[str, Callable[[Rules, Fields], dict[str, object]]]] = {
    "auction": auctions.auction,
    "cap": auctions.cap,
    "legal_bids": auctions.legal_bids,
    "legal_cards": tricks.legal_cards,
    "trick": tricks.trick,
    "play": tricks.play,
    "score": scores.score,
    "golden_end": scores.golden_end,
    "rospis_share": scores.rospis_share,
    "redeal": tables.redeal,
    "deal": tables.deal,
    "cut": tables.cut,
    "draw": tables.draw,
}


def check_example(case_id: str, values: Mapping[str, object]) -> Outcome:
    """Put one worked example to the engine."""
    case = Fields(values)
    kind = case.text("kind")
    if kind not in KINDS:
        raise Malformed(f"there is no kind `{kind}`; known are {', '.join(KINDS)}")
    expected = case.inner("expect").values
    return compare(case_id, expected, KINDS[kind](rules_of(case), case))
