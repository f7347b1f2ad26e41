"""`thousand replay` tells the deals of two and four players."""

from __future__ import annotations

import pytest

from engine.events import Event
from engine.rules import PRESETS
from tests.engine.driver import random_match
from thousand_qt.cli.wording import Narrator

NAMES = ("Anna", "Борис", "Vera", "Göran")


def told(preset: str, seat: int | None = None) -> str:
    """Tell one random deal, as it is or through the eyes of a seat."""
    rules = PRESETS[preset].rules
    events: list[Event] = []
    for _, batch in random_match(rules, 4, deals=1):
        events += batch
    narrator = Narrator(NAMES[: rules.players], seat=seat)
    return "\n".join(line for event in events for line in narrator.tell(event))


@pytest.mark.parametrize(
    ("preset", "words"),
    [
        ("two_10_2_2", ["first prikup is", "picks one of two prikups.", "lays ", " away."]),
        ("two_10_2_2", ["The cards that nobody played, ", " bring "]),
        ("two_9_3_3", ["second prikup is", "passes ", "lays "]),
        ("two_dead_hand", ["The dead hand holds", "takes the prikup"]),
        ("two_draw", ["The stock is", "draws "]),
        ("four_players", ["Göran", "sat out with a prikup worth"]),
    ],
)
def test_what_only_these_tables_know_is_told(preset: str, words: list[str]) -> None:
    text = told(preset)
    assert all(word in text for word in words)


def test_a_player_is_told_no_card_that_stays_face_down() -> None:
    text = told("two_9_3_3", seat=0)
    assert "prikup is" not in text
    assert "stock" not in told("two_draw", seat=0).lower()
    assert "Борис draws a card" in told("two_draw", seat=0)
