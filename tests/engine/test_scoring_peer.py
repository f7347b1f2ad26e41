"""Scoring and barrel sequences of another engine, under the options of its variants."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import yaml

from engine.rules import PRESETS, with_options
from engine.scoring import DealResult, Ending, Reason, Standing, score_deal

DATA = Path(__file__).parent.parent / "data" / "rules"
TABLE: dict[str, Any] = yaml.safe_load(
    (DATA / "peer_scoring_variants.yaml").read_text(encoding="utf-8")
)
ROWS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (DATA / "peer_scoring.jsonl").read_text(encoding="utf-8").splitlines()
]
UNCOUNTED_FALLS = {Reason.BARREL_KNOCKED_OFF, Reason.BARREL_ALL_FALL}


def reachable(row: dict[str, Any]) -> bool:
    return (
        "options" in TABLE["variants"][row["variant"]]
        and row["id"] not in TABLE["rows"]
        and not any("reason" in TABLE["quirks"][quirk] for quirk in row.get("quirks", ()))
    )


REACHABLE = [row for row in ROWS if reachable(row)]


@pytest.mark.parametrize("row", REACHABLE, ids=lambda row: row["id"])
def test_peer_row(row: dict[str, Any]) -> None:
    given, expected = row["inp"], row["out"]
    options = TABLE["common"] | TABLE["variants"][row["variant"]]["options"]
    rules = with_options(PRESETS["russian_classic"].rules, options)

    def used(barrel: dict[str, Any]) -> int | None:
        return rules.barrel_attempts - barrel["deals_remaining"] if barrel["on_barrel"] else None

    standings = tuple(
        Standing(total=total, falls=falls, barrel=used(barrel))
        for total, falls, barrel in zip(
            given["totals"], given["falls"], given["barrel"], strict=True
        )
    )
    scored = score_deal(
        rules,
        standings,
        DealResult(
            declarer=given["declarer"],
            contract=given["bid"],
            ending=Ending.PLAYED,
            dealer=2,
            forehand=0,
            active=(0, 1, 2),
            cards=tuple(given["captured"]),
            marriages=tuple(given["marriages"]),
            tricks=(3, 3, 2),
        ),
    )
    totals, falls = list(expected["totals"]), list(expected["falls"])
    for line in scored.lines:
        if line.reason is Reason.BARREL_WON:
            assert totals[line.seat] == rules.target
            totals[line.seat] = rules.barrel_at + given["bid"]
        if line.reason in UNCOUNTED_FALLS:
            falls[line.seat] += 1
    assert [one.total for one in scored.standings] == totals
    assert [one.barrel for one in scored.standings] == [used(one) for one in expected["barrel"]]
    assert [one.falls for one in scored.standings] == falls
    assert scored.winner == expected["winner"]


def test_every_row_is_reachable_or_has_its_reason() -> None:
    plain = [row for row in ROWS if not row.get("quirks")]
    unreachable = {
        row["id"]
        for row in plain
        if "options" in TABLE["variants"][row["variant"]] and not reachable(row)
    }
    assert unreachable == {"sc-all_fall-015", "sc-strict_contract-067", "sc-strict_contract-095"}
    assert len(REACHABLE) > 330
