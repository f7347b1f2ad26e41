"""Computer players play legally under every rule that the engine supports, not only the preset."""

from hypothesis import given

from engine.rules import Rules
from tests.engine.rules_strategies import supported_rules
from thousand_qt.cli.simulate_run import plan_match, play_match


@given(supported_rules())
def test_no_player_fails_under_supported_rules(rules: Rules) -> None:
    players = ("novice", "bold", "cautious", "steady")[: rules.players]
    report = play_match(plan_match(1, 1, players, rules, 3))
    assert report.faults == ()
    assert len(report.deals) == 3 or report.winner is not None
