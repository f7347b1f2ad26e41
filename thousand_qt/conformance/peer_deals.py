"""Whole deals of another engine, replayed card by card: legal sets, winners, points, score."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from engine.actions import Declare, Play
from engine.illegal import IllegalAction
from engine.rules import Rules
from engine.scoring import Reason, round_points
from engine.state import State
from thousand_qt.conformance.fields import Fields, Malformed, card, cards
from thousand_qt.conformance.mapping import base_rules, mapping, options_of
from thousand_qt.conformance.outcomes import Outcome, Verdict, compare
from thousand_qt.conformance.positions import advance, at_play, seat_of
from thousand_qt.conformance.tricks import decide_play, legal_plays

_STRICT: Final = re.compile(r"strict set=\s*([^;]*)")
"""In a step flagged `disputed`: the set that the stricter rule, ours, allows."""


def check_peer_deal(case_id: str, values: Mapping[str, Any]) -> Outcome:
    """Replay one deal through the engine."""
    row, table = Fields(values), mapping("peer_rows")
    rules = base_rules(table["deals"], options_of(table["rules"], row.inner("rules").values))
    hands = {seat: cards(hand, f"hands[{seat}]") for seat, hand in enumerate(row.list("hands"))}
    if len(hands) != rules.players:
        raise Malformed(f"`hands` must hold {rules.players} hands, not {len(hands)}")
    state = at_play(
        rules,
        hands,
        seat_of(rules, row.number("leader"), "leader"),
        declarer=seat_of(rules, row.number("declarer"), "declarer"),
        contract=row.number("bid"),
    )
    for number, one in enumerate(row.list("steps"), start=1):
        step = Fields(one, f"steps[{number}]")
        wrong = _compare_step(f"{case_id} step {number}", state, step)
        if wrong is not None:
            return Outcome(case_id, Verdict.FAIL, f"at step {number} {wrong.detail}")
        try:
            events = decide_play(state, step.number("seat"), _play(step))
        except IllegalAction as refusal:
            return Outcome(case_id, Verdict.FAIL, f"at step {number} the engine says {refusal}")
        state = advance(state, events)
    expected = {
        name: row.raw(name)
        for name in ("tricks", "marriages", "captured", "tricks_won", "score")
        if name in row
    }
    return compare(case_id, expected, _result(rules, state))


def _compare_step(case_id: str, state: State, step: Fields) -> Outcome | None:
    """Compare turn, legal set and declarations; None when all is as expected."""
    seat = step.number("seat")
    turn = None if state.deal is None else state.deal.turn
    if turn != seat:
        return compare(case_id, {"seat": seat}, {"seat": turn})
    plays = legal_plays(state, seat)
    expected = {"legal": _legal(step)}
    got: dict[str, object] = {"legal": sorted({play.card.value for play in plays})}
    if "may_declare" in step:
        expected["may_declare"] = step.list("may_declare")
        got["may_declare"] = sorted({play.card.suit.value for play in plays if play.declare})
    outcome = compare(case_id, expected, got)
    return None if outcome.verdict is Verdict.PASS else outcome


def _legal(step: Fields) -> list[object]:
    """Return the expected set; at a disputed step the strict one, which the text gives."""
    if "disputed" not in step:
        return step.list("legal")
    strict = _STRICT.search(step.text("disputed"))
    if strict is None:
        raise Malformed(f"`{step.path('disputed')}` gives no strict set")
    return list(strict.group(1).split())


def _play(step: Fields) -> Play:
    declared = step.suit("declare") is not None
    return Play(card(step.raw("card"), step.path("card")), Declare.MARRIAGE if declared else None)


def _result(rules: Rules, state: State) -> dict[str, object]:
    """Say in the words of the rows how the deal ended."""
    deal = state.deal
    assert deal is not None
    rounded = [round_points(rules, points) for points in deal.points]
    got: dict[str, object] = {
        "tricks": [
            {
                "winner": trick.winner,
                "points": trick.points,
                "cards": [play.card.value for play in trick.plays],
            }
            for trick in deal.tricks
        ],
        "marriages": [
            {"seat": one.seat, "suit": one.suit.value, "value": one.points, "trick": one.trick}
            for one in deal.marriages
        ],
        "captured": list(deal.points),
        "tricks_won": list(deal.taken),
        "score": None,
    }
    if state.rows:
        reasons = {line.reason for line in state.rows[-1].lines}
        got["score"] = {
            "rounded": rounded,
            "marriages": list(deal.marriage_points),
            "deal": [a + b for a, b in zip(rounded, deal.marriage_points, strict=True)],
            "made": Reason.CONTRACT_MADE in reasons,
            "delta": [one.total for one in state.standings],
        }
    return got
