"""Scored deals of another engine: totals, barrel, falls and winner after one deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.phases.seats import active_seats
from engine.rules import Rules
from engine.scoring import DealResult, Ending, Reason, Scored, Standing, score_deal
from thousand_qt.conformance.fields import Fields, Malformed
from thousand_qt.conformance.mapping import base_rules, mapping
from thousand_qt.conformance.outcomes import Outcome, Skipped, Verdict, compare
from thousand_qt.conformance.positions import seat_of

_UNCOUNTED_FALLS: Final = frozenset({Reason.BARREL_KNOCKED_OFF, Reason.BARREL_ALL_FALL})
_ARRIVALS: Final = frozenset({Reason.BARREL_REACHED, Reason.BARREL_ALL_FALL})


def check_peer_scoring(case_id: str, values: Mapping[str, Any]) -> Outcome:
    """Put one scored deal to the engine."""
    row, table = Fields(values), mapping("peer_scoring")
    variant = row.text("variant")
    if variant not in table["variants"]:
        raise Malformed(f"the variant `{variant}` is not known")
    entry = table["variants"][variant]
    if "unsupported" in entry:
        return Outcome(case_id, Verdict.UNSUPPORTED, entry["unsupported"])
    rules = base_rules(table["common"], entry["options"], _quirks(table["quirks"], row))
    given, expected = row.inner("inp"), row.inner("out")
    scored = _score(rules, given)
    outcome = compare(case_id, _expected(rules, given, expected, scored), _got(scored))
    if outcome.verdict is Verdict.FAIL:
        sat = any(used is not None for used in _barrels(rules, given))
        if reason := _company(table["company"], variant, scored, sat):
            raise Skipped(reason)
    return outcome


def _quirks(table: Mapping[str, Any], row: Fields) -> dict[str, object]:
    """Return the options for what the row flags; Skipped where there is none."""
    options: dict[str, object] = {}
    for quirk in row.list("quirks"):
        said = table.get(str(quirk), f"no option of ours says `{quirk}`")
        if isinstance(said, str):
            raise Skipped(said)
        options |= said
    return options


def _score(rules: Rules, given: Fields) -> Scored:
    players = rules.players
    totals, falls = given.numbers("totals", players), given.numbers("falls", players)
    barrel = _barrels(rules, given)
    standings = tuple(
        Standing(total=totals[seat], falls=falls[seat], barrel=barrel[seat])
        for seat in range(players)
    )
    dealer = players - 1
    active = active_seats(rules, dealer)
    result = DealResult(
        declarer=seat_of(rules, given.number("declarer"), given.path("declarer")),
        contract=given.number("bid"),
        ending=Ending.PLAYED,
        dealer=dealer,
        forehand=active[0],
        active=active,
        cards=given.numbers("captured", players),
        marriages=given.numbers("marriages", players),
        tricks=(1,) * players,
    )
    return score_deal(rules, standings, result)


def _barrels(rules: Rules, fields: Fields) -> list[int | None]:
    """Return the attempts used by seat, None away from the barrel."""
    seats = [Fields(one, fields.path("barrel")) for one in fields.list("barrel")]
    if len(seats) != rules.players:
        raise Malformed(f"`{fields.path('barrel')}` must say {rules.players} seats")
    return [
        rules.barrel_attempts - seat.number("deals_remaining") if seat.flag("on_barrel") else None
        for seat in seats
    ]


def _expected(rules: Rules, given: Fields, out: Fields, scored: Scored) -> dict[str, object]:
    """Return the row's answers with the two differences that hold for every row."""
    totals = list(out.numbers("totals", rules.players))
    falls = list(out.numbers("falls", rules.players))
    for line in scored.lines:
        if line.reason is Reason.BARREL_WON and totals[line.seat] == rules.target:
            totals[line.seat] = rules.barrel_at + given.number("bid")
        if line.reason in _UNCOUNTED_FALLS:
            falls[line.seat] += 1
    return {
        "totals": totals,
        "barrel": _barrels(rules, out),
        "falls": falls,
        "winner": out.raw("winner"),
    }


def _got(scored: Scored) -> dict[str, object]:
    return {
        "totals": [one.total for one in scored.standings],
        "barrel": [one.barrel for one in scored.standings],
        "falls": [one.falls for one in scored.standings],
        "winner": scored.winner,
    }


def _company(
    table: Mapping[str, Any], variant: str, scored: Scored, somebody_sat: bool
) -> str | None:
    """Return the reason when barrel players met in a way that only that engine arranges."""
    reasons = table.get(variant, table["any"])
    arrivals = sum(line.reason in _ARRIVALS for line in scored.lines)
    reason: str | None = None
    if arrivals and somebody_sat:
        reason = reasons.get("joins")
    if arrivals > 1:
        reason = reasons.get("together", reason)
    return reason
