"""The engine still plays what the golden files say; `python -m tests.golden.make` writes them."""

from __future__ import annotations

import pytest

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


def test_options_move_the_pins() -> None:
    lines = (FOLDER / "pins.txt").read_text(encoding="utf-8").splitlines()
    counted = dict(line.split(": ") for line in lines if not line.startswith("#"))
    assert len(counted) == len(POSITIONS)
    from_deal_eight = [
        counts for name, counts in counted.items() if name.startswith("8, trick, marriage")
    ]
    assert len(set(from_deal_eight)) == len(from_deal_eight)
