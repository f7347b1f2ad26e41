"""The engine still plays what the golden files say; `python -m tests.golden.make` writes them."""

from __future__ import annotations

import pytest

from engine.rules import PRESETS
from tests.golden.make import FILES, FOLDER
from tests.golden.pins import POSITIONS


@pytest.mark.parametrize("name", FILES)
def test_the_golden_file_is_what_the_engine_does(name: str) -> None:
    golden = (FOLDER / name).read_text(encoding="utf-8")
    assert FILES[name]().splitlines() == golden.splitlines()


@pytest.mark.parametrize(
    "happening",
    [
        "asks for a redeal",
        "is granted the redeal",
        "uncontested",
        "(rospis)",
        "declares the marriage",
        "contract made",
        "contract failed",
        "bolt fine",
        "barrel reached",
        "barrel attempt",
        "barrel fall",
        "barrel knocked off",
        "barrel won",
        "dump truck",
        "wins the match",
    ],
)
def test_the_golden_match_shows(happening: str) -> None:
    assert happening in (FOLDER / "russian_classic.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "happening"),
    [
        ("four_players", "sits out"),
        ("four_players", "sitter ["),
        ("four_players", "barrel knocked off"),
        ("two_10_2_2", "picks a prikup blind"),
        ("two_10_2_2", "lays away"),
        ("two_10_2_2", "Nobody played"),
        ("two_9_3_3", "The second prikup"),
        ("two_9_3_3", "(rospis)"),
        ("two_dead_hand", "The dead hand"),
        ("two_draw", "draws"),
        ("two_draw", "own points"),
    ],
)
def test_the_match_of_two_or_four_shows(name: str, happening: str) -> None:
    assert happening in (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "happening"),
    [
        ("android_typical", "plays in the dark"),
        ("android_typical", "turns the light on with 125"),
        ("barrel_900_800", "plays in the dark"),
        ("barrel_900_800", "barrel fall"),
        ("cumulative_barrel", "barrel gathered"),
        ("cumulative_barrel", "barrel filled"),
        ("cumulative_barrel", "(write off)"),
        ("golden", ", golden: seat"),
        ("golden", "golden reset"),
        ("lock_1001", "settles"),
        ("online_880_121", "settles"),
        ("online_880_121", "frozen"),
        ("pagat_russian", "target reached"),
        ("polish_tysiac", "locked"),
    ],
)
def test_the_match_by_other_agreements_shows(name: str, happening: str) -> None:
    assert happening in (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_preset_has_its_match() -> None:
    assert {f"{preset}.txt" for preset in PRESETS} <= set(FILES)


def test_options_move_the_pins() -> None:
    lines = (FOLDER / "pins.txt").read_text(encoding="utf-8").splitlines()
    counted = dict(line.split(": ") for line in lines if not line.startswith("#"))
    assert len(counted) == len(POSITIONS)
    from_deal_eight = [
        counts for name, counts in counted.items() if name.startswith("8, trick, marriage")
    ]
    assert len(set(from_deal_eight)) == len(from_deal_eight)
