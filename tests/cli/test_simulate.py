"""`thousand simulate`: matches between computer players, and what came of them."""

import json
import os
import signal
import subprocess
import sys
from typing import Any

import pytest

from engine.actions import Action
from engine.ai import registry
from engine.ai.player import Budget, CancelToken
from engine.rules import Rules
from engine.state import View
from thousand_qt.cli.main import main
from thousand_qt.cli.simulate import play_matches
from thousand_qt.cli.simulate_run import DealRecord, plan_match, play_match
from thousand_qt.cli.simulate_stats import percentile, summarise, table, tally

NAMES = ("steady", "bold", "cautious")


class Raising:
    """Fail at every question."""

    name = "steady"

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        raise RuntimeError("no idea")


def record(outcome: str, contract: int = 120, *, forced: bool = False) -> DealRecord:
    return DealRecord(
        declarer="steady",
        contract=contract,
        bid=contract,
        forced=forced,
        outcome=outcome,
        raw=contract,
        defence=0,
        bolts=0,
        falls=0,
    )


def as_json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", "--json", "--quiet", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_statistics_show_contracts_forced_hundreds_and_times(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["simulate", "--deals", "40", "--seed", "3", "--stats", "--quiet"]) == 0
    text = capsys.readouterr().out
    for word in ("chosen contracts", "forced hundreds", "steady", "auction", "99 %", "Faults: 0."):
        assert word in text


def test_without_stats_one_line_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--deals", "10"]) == 0
    output = capsys.readouterr()
    assert len(output.out.splitlines()) == 1
    assert "(100 %)" in output.err


def test_deals_beyond_those_wanted_are_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--deals", "50", "--seed", "1", "--quiet"]) == 0
    line = capsys.readouterr().out
    assert line.startswith("74 deals of 3 matches (seed 1; 50 were wanted, ")
    assert main(["simulate", "--deals", "10", "--seed", "1", "--quiet"]) == 0
    assert capsys.readouterr().out.startswith("10 deals of 1 matches (seed 1): ")
    with pytest.raises(SystemExit):
        main(["simulate", "--help"])
    assert "the last match is played" in " ".join(capsys.readouterr().out.split())


def test_the_number_of_jobs_does_not_change_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    alone = as_json(capsys, "--deals", "60", "--seed", "9", "--jobs", "1")
    shared = as_json(capsys, "--deals", "60", "--seed", "9", "--jobs", "2")
    assert alone.pop("times").keys() == shared.pop("times").keys()
    assert alone == shared


def test_another_seed_plays_other_cards(capsys: pytest.CaptureFixture[str]) -> None:
    first = as_json(capsys, "--deals", "20", "--seed", "1")
    second = as_json(capsys, "--deals", "20", "--seed", "2")
    assert first["every"] != second["every"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "steady,nobody,bold"], ["'nobody'", "steady"]),
        (["--players", "steady,bold"], ["three names", "not 2"]),
        (["--deals", "0"], ["--deals", "at least 1"]),
        (["--jobs", "0"], ["--jobs", "at least 1"]),
    ],
)
def test_wrong_arguments_get_a_sentence(
    arguments: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert all(word in output.err for word in words)
    assert "Traceback" not in output.err


def test_a_failing_player_is_reported_and_the_exit_code_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry.PLAYERS, "steady", Raising)
    assert main(["simulate", "--deals", "3", "--quiet", "--stats"]) == 1
    output = capsys.readouterr()
    assert "RuntimeError: no idea" in output.err
    assert "decision seed" in output.err
    assert "Faults: 0." not in output.out


def test_players_rotate_over_the_seats_and_so_does_the_deal() -> None:
    plans = [plan_match(number, 1, NAMES, Rules(), 10) for number in range(9)]
    assert {plan.players for plan in plans} == {NAMES, NAMES[1:] + NAMES[:1], NAMES[2:] + NAMES[:2]}
    assert len({(plan.players, plan.dealer) for plan in plans}) == 9
    assert len({plan.seed for plan in plans}) == 9


def test_a_match_is_cut_at_its_greatest_length() -> None:
    report = play_match(plan_match(0, 1, ("random",) * 3, Rules(), 5))
    assert len(report.deals) == 5
    assert report.winner is None


def test_the_clock_of_the_decisions_is_the_one_handed_in() -> None:
    ticks = iter(range(1_000_000))
    report = play_match(plan_match(0, 1, NAMES, Rules(), 2), clock=lambda: float(next(ticks)))
    assert {ms for spent in report.milliseconds.values() for ms in spent} == {1000.0}


def test_a_deal_given_up_counts_as_not_made() -> None:
    found = tally([record("made"), record("failed", 100), record("rospis", 110), record("made")])
    assert (found.made, found.failed, found.rospis) == (2, 1, 1)
    assert found.made_percent == 50.0
    assert found.mean_contract == 112.5
    assert tally([]).made_percent == 0.0


def test_percentiles_are_values_that_occurred() -> None:
    values = [float(n) for n in range(1, 101)]
    assert [percentile(values, share) for share in (0.5, 0.95, 0.99)] == [50.0, 95.0, 99.0]
    assert percentile([7.0], 0.99) == 7.0
    assert percentile([], 0.5) == 0.0


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C reaches a group of processes by a signal")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_stops_the_simulation_and_its_workers(jobs: str) -> None:
    command = [sys.executable, "-m", "thousand_qt", "simulate", "--deals", "1000", "--jobs", jobs]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        assert "deals played" in process.stderr.readline()
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert output == ""
    assert "Stopped." in errors
    assert "Traceback" not in errors


@pytest.mark.full
def test_opponents_reach_their_goal_over_two_thousand_deals() -> None:
    def silence(played: int) -> None:
        assert played > 0

    reports = play_matches(NAMES, 1, 2000, 2, Rules(), silence)
    summary = summarise(1, NAMES, reports)
    print(table(summary, 2000))
    assert summary.deals >= 2000
    assert 70.0 <= summary.chosen.made_percent <= 85.0
    assert summary.chosen.mean_contract >= 115.0
    assert summary.bids_too_high == 0
    assert summary.faults == 0


@pytest.mark.parametrize("preset", ["two_10_2_2", "two_9_3_3", "two_dead_hand", "four_players"])
def test_tables_of_two_and_four_are_simulated(
    preset: str, capsys: pytest.CaptureFixture[str]
) -> None:
    summary = as_json(capsys, "--preset", preset, "--deals", "12")
    assert summary["faults"] == 0
    assert summary["every"]["deals"] >= 12
    assert summary["bids_too_high"] == 0
    assert len(summary["players"]) == (4 if preset == "four_players" else 2)


def test_a_form_without_contracts_is_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--preset", "two_draw", "--deals", "12", "--quiet"]) == 0
    assert "none of them with a contract" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--preset", "two_players"], ["'two_players'", "two_draw"]),
        (["--preset", "two_draw", "--players", "steady"], ["two names", "steady,bold"]),
        (["--preset", "four_players", "--players", "steady,bold,cautious"], ["four names"]),
    ],
)
def test_a_preset_and_players_that_do_not_fit_get_a_sentence(
    arguments: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    output = capsys.readouterr()
    assert all(word in output.err for word in words)
