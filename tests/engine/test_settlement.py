"""What the players settle after the match."""

from __future__ import annotations

import pytest

from engine.events import MatchEnded
from engine.rules import make_rules
from engine.scoring import settle
from engine.state import Phase
from engine.view import redact
from tests.engine.driver import at_pass


def settled(kind: str, totals: tuple[int, ...], winner: int) -> tuple[int, ...] | None:
    return settle(make_rules(settlement=kind), totals, winner)


def test_nothing_is_settled_by_default():
    assert settled("none", (1000, 200, 300), 0) is None


def test_everybody_pays_the_winner_what_he_lacks():
    assert settled("difference", (1000, 200, -300), 0) == (2100, -800, -1300)


def test_nobody_is_paid_by_a_winner_with_less():
    assert settled("difference", (1010, 1000, 0), 1) == (0, 1000, -1000)


def test_every_two_players_settle_their_difference():
    assert settled("proportional", (1000, 200, 300), 0) == (1500, -900, -600)


@pytest.mark.parametrize("kind", ["difference", "proportional"])
def test_what_is_paid_is_received(kind):
    assert sum(settled(kind, (1005, 640, -35, 400), 0) or ()) == 0


def test_the_end_of_a_match_tells_it_to_everybody():
    game = at_pass(barrel="off", target=200, settlement="difference", dump_truck="off")
    game.standing(0, total=150).rospis(1)
    assert game.state.phase is Phase.END
    ended = game.events[-1]
    assert ended == MatchEnded(0, (480, -330, -150))
    assert redact(ended, None) == ended
    assert game.view(2).settlement == game.state.settlement == (480, -330, -150)
