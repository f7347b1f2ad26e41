"""Every worked example of `kind: score` and `rospis_share` that the scoring covers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.rules import PRESETS, Rules, with_options
from engine.scoring import (
    DealResult,
    Ending,
    GoldenRound,
    Scored,
    Standing,
    events_of,
    rospis_share,
    score_deal,
)

DATA = Path(__file__).parent.parent / "data" / "rules" / "examples.yaml"
EXAMPLES: list[dict[str, Any]] = yaml.safe_load(DATA.read_text(encoding="utf-8"))
SEPARATE_PARTS = {"sitter"}
"""Marks of an action that belong to parts of the game scored elsewhere."""

MIDST = GoldenRound(left=2, made=True)
"""A golden round that goes on after the deal."""


def rules_of(example: Mapping[str, Any]) -> Rules:
    return with_options(PRESETS[example["preset"]].rules, example["options"])


def covered(example: Mapping[str, Any]) -> bool:
    marks = {mark for action in example["actions"] for mark in action}
    return (
        example["kind"] == "score"
        and not marks & SEPARATE_PARTS
        and all(action["declarer"] is not None for action in example["actions"])
    )


def result_of(action: Mapping[str, Any], players: int) -> DealResult:
    zeros = (0,) * players
    return DealResult(
        declarer=action["declarer"],
        contract=action["contract"],
        ending=ending_of(action),
        dealer=players - 1,
        forehand=action.get("forehand", 0),
        active=tuple(range(players)),
        cards=tuple(action.get("cards", zeros)),
        marriages=tuple(action.get("marriages", zeros)),
        tricks=tuple(action.get("tricks", zeros)),
        four_nines=tuple(action.get("four_nines", ())),
        golden=MIDST if action.get("golden") else None,
        dark=action.get("dark", False),
    )


def ending_of(action: Mapping[str, Any]) -> Ending:
    if action.get("rospis"):
        return Ending.ROSPIS
    return Ending.WRITE_OFF if action.get("write_off") else Ending.PLAYED


SCORE = [example for example in EXAMPLES if example["kind"] == "score"]
COVERED = [example for example in SCORE if covered(example)]


@pytest.mark.parametrize("example", COVERED, ids=lambda example: example["id"])
def test_worked_example(example: dict[str, Any]) -> None:
    rules, setup, expect = rules_of(example), example["setup"], example["expect"]
    standings = tuple(
        Standing(**setup.get("players", {}).get(seat, {})) for seat in range(setup["n"])
    )
    deals: list[Scored] = []
    for action in example["actions"]:
        deals.append(score_deal(rules, standings, result_of(action, setup["n"])))
        standings = deals[-1].standings
    events = [list(events_of(deal)) for deal in deals]
    assert [one.total for one in standings] == expect["totals"]
    assert (events if len(events) > 1 else events[0]) == expect["events"]
    assert deals[-1].winner == expect["winner"]
    for field in ("bolts", "barrel"):
        if field in expect:
            assert [getattr(one, field) for one in standings] == expect[field]


@pytest.mark.parametrize(
    "example",
    [example for example in EXAMPLES if example["kind"] == "rospis_share"],
    ids=lambda example: example["id"],
)
def test_worked_rospis_share(example: dict[str, Any]) -> None:
    shares = [rospis_share(rules_of(example), one) for one in example["setup"]["contracts"]]
    assert shares == example["expect"]["shares"]


def test_most_examples_are_covered() -> None:
    assert len(COVERED) >= 60
