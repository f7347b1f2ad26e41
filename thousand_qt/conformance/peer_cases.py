"""Rule facts that other programs assert about themselves, topic by topic.

The mapping `peer_cases.yaml` says each program's rules and a case's own options in ours, and gives
the reason for each case that cannot run. A module per group of topics builds the position.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from engine.rules import Rules
from thousand_qt.conformance import peer_bids, peer_doubled, peer_play, peer_sheet
from thousand_qt.conformance.fields import Fields, Malformed
from thousand_qt.conformance.mapping import base_rules, mapping, options_of
from thousand_qt.conformance.outcomes import Outcome, Skipped, Verdict, compare

Answers = dict[str, object]

TOPICS: Final[Mapping[str, Callable[[Rules, Fields], Answers]]] = {
    "legal": peer_play.legal,
    "winner": peer_play.winner,
    "points": peer_play.points,
    "marriage": peer_play.marriage,
    "bid_cap": peer_bids.bid_cap,
    "auction": peer_bids.auction,
    "dealer": peer_bids.auction,
    "talon": peer_bids.talon,
    "redeal": peer_bids.redeal,
    "network": peer_bids.secrecy,
    "rounding": peer_sheet.rounding,
    "score": peer_sheet.sheet,
    "barrel": peer_sheet.sheet,
    "bolt": peer_sheet.bolt,
    "surrender": peer_sheet.surrender,
    "dump": peer_sheet.sheet,
    "victory": peer_sheet.sheet,
    "golden": peer_doubled.golden,
    "dark": peer_doubled.dark,
    "four_player": peer_sheet.sitter,
    "two_player": peer_bids.talon,
}

_ONE_SEAT: Final = re.compile(r"([a-z_]+?)_?(\d)")
"""`delta0` is the answer `delta` of seat 0."""


class _Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the mapping says of one case."""

    reason: str = ""
    options: Mapping[str, object] = {}
    setup: Mapping[str, object] = {}
    actions: list[object] | None = None
    otherwise: Mapping[str, object] = {}
    otherwise_setup: Mapping[str, object] = {}
    """For a disputed case: options, or a position, in which the other answer comes out."""


def check_peer_case(case_id: str, values: Mapping[str, Any]) -> Outcome:
    """Put one case to the engine."""
    case, table = Fields(values), mapping("peer_cases")
    topic, ruleset = case.text("topic"), case.text("ruleset")
    entry = _Entry(**table["cases"].get(case_id, {}))
    if reason := entry.reason or table["not_run"].get(topic) or table["not_run"].get(ruleset):
        raise Skipped(reason)
    if topic not in TOPICS:
        raise Malformed(f"the topic `{topic}` is not known; known are {', '.join(TOPICS)}")
    if ruleset not in table["rulesets"]:
        raise Malformed(f"the ruleset `{ruleset}` is not known")
    own = options_of(table["options"], case.inner("options").values)
    setup = case.inner("setup").values
    known = {name: value for name, value in setup.items() if name in table["given"]}
    given = options_of(table["given"], known)
    layers = (table["rulesets"][ruleset], table["topics"].get(topic, {}), given, own)
    ask = TOPICS[topic]
    outcome = _ask(case_id, base_rules(*layers, entry.options), _completed(case, entry), ask)
    if outcome.verdict is Verdict.PASS and (entry.otherwise or entry.otherwise_setup):
        rules = base_rules(*layers, entry.options, entry.otherwise)
        other = _ask(case_id, rules, _completed(case, entry, entry.otherwise_setup), ask)
        if other.verdict is Verdict.PASS:
            return Outcome(case_id, Verdict.FAIL, "the other answer is not reachable by an option")
    return outcome


def _completed(case: Fields, entry: _Entry, more: Mapping[str, object] | None = None) -> Fields:
    """Return the case with the position that the mapping adds."""
    values = dict(case.values)
    values["setup"] = {**case.inner("setup").values, **entry.setup, **(more or {})}
    if entry.actions is not None:
        values["actions"] = entry.actions
    return Fields(values)


def _ask(
    case_id: str, rules: Rules, case: Fields, ask: Callable[[Rules, Fields], Answers]
) -> Outcome:
    """Compare the expected answers with those of the engine, single seats included."""
    expected = {
        str(name): value for name, value in case.inner("expect").values.items() if name != "note"
    }
    got = ask(rules, case)
    for name, value in expected.items():
        one_seat = _ONE_SEAT.fullmatch(name)
        asked, place = (one_seat.group(1), int(one_seat.group(2))) if one_seat else (name, 0)
        by_seat = got.get(asked)
        # A single value where we have one for each seat speaks of the first seat.
        if isinstance(by_seat, list) and not isinstance(value, list) and place < len(by_seat):
            got[name] = by_seat[place]
    said = {name: value for name, value in expected.items() if name in got}
    unsaid = [name for name in expected if name not in got]
    outcome = compare(case_id, said, got) if said else Outcome(case_id, Verdict.PASS)
    if unsaid and outcome.verdict is Verdict.PASS:
        raise Skipped(f"no answer of ours says `{unsaid[0]}`")
    return outcome
