"""`thousand arena` as it is typed."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from engine.rules import PRESETS
from tests.arena.test_external import command
from thousand_qt.arena.measures import MEASURES, take
from thousand_qt.arena.strength import Strength, machine, strength_page
from thousand_qt.arena.trial import Trial
from thousand_qt.cli.main import main

QUICK = ["--contract", "100", "--deals", "2", "--quiet"]


def test_cards_are_measured_and_written_to_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.json"
    assert main(["arena", "cards", "random", *QUICK, "--json", str(file)]) == 0
    assert "random gains a deal" in capsys.readouterr().out
    found = json.loads(file.read_text(encoding="utf-8"))
    assert (found["player"], found["against"], found["deals"]) == ("random", "ruler-1", 2)
    assert set(found["payoff"]) == {"value", "low", "high"}


def test_progress_is_told_apart_from_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "deals", "random", "steady", "--deals", "2"]) == 0
    output = capsys.readouterr()
    assert "2 deals played (100 %)" in output.err
    assert "played (" not in output.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["cards", "nobody"], ["'nobody'", "ruler-1", "cards-known"]),
        (["cards", "steady", "steady"], ["cannot be measured against itself"]),
        (["cards", "steady", "--preset", "two_draw"], ["table of three", "two_draw"]),
        (["deals", "steady", "--preset", "three"], ["'three'", "two_draw"]),
        (["deals", "steady", "--scores", "0:0"], ["--scores", "standings of 2"]),
        (["matches", "steady", "--jobs", "0"], ["--jobs must be at least 1"]),
        (["matches", "steady", "--json", "/no/such/folder/x"], ["no folder /no/such/folder"]),
        (["table", "steady", "nobody"], ["'nobody'"]),
    ],
)
def test_what_does_not_fit_is_refused_with_a_sentence(
    arguments: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert all(word in output.err for word in words), output.err
    assert output.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["cards", "steady", "--seconds", "-1"], "must be a number of seconds, like 0.5, not -1"),
        (["cards", "steady", "--seconds", "soon"], "must be a number of seconds"),
        (["deals", "steady", "--scores", "a:b:c"], "must be a whole number, not a"),
        (["deals", "steady", "--deals", "0"], "must be a whole number of at least 1, not 0"),
        ([], "MEASURE"),
    ],
)
def test_what_is_no_argument_is_refused(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["arena", *arguments])
    assert caught.value.code == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize("measure", ["cards", "deals", "matches", "table"])
def test_help_says_what_is_measured(measure: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["arena", measure, "--help"])
    assert caught.value.code == 0
    printed = capsys.readouterr().out
    assert all(word in printed for word in ("BIDDER+CARDS", "exec:COMMAND", "--preset"))


def test_a_program_that_fails_ends_with_its_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    name = f"exec:{command('crash')}"
    assert main(["arena", "cards", name, *QUICK]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert "exit code 7" in output.err
    assert "Traceback" not in output.err


@pytest.mark.full
def test_a_program_that_fails_in_a_worker_ends_the_same_way(
    capsys: pytest.CaptureFixture[str],
) -> None:
    name = f"exec:{command('crash')}"
    assert main(["arena", "cards", name, *QUICK, "--jobs", "2"]) == 1
    assert "exit code 7" in capsys.readouterr().err


@pytest.mark.full
def test_the_number_of_jobs_does_not_change_the_figures(tmp_path: Path) -> None:
    found = []
    for jobs in ("1", "3"):
        file = tmp_path / f"{jobs}.json"
        arguments = ["arena", "deals", "bold", "--deals", "9", "--quiet", "--json", str(file)]
        assert main([*arguments, "--jobs", jobs]) == 0
        figures = json.loads(file.read_text(encoding="utf-8"))
        del figures["times"]
        found.append(figures)
    assert found[0] == found[1]


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C reaches a group of processes by a signal")
@pytest.mark.parametrize("jobs", ["1", pytest.param("2", marks=pytest.mark.full)])
def test_ctrl_c_prints_what_is_known_and_ends_the_programs(jobs: str) -> None:
    player = f"exec:{command('first')}"
    line = ["arena", "cards", player, "--contract", "100", "--deals", "50", "--jobs", jobs]
    with subprocess.Popen(
        [sys.executable, "-m", "thousand_qt", *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        assert "5 deals played" in process.stderr.readline()
        os.killpg(process.pid, signal.SIGINT)
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert f"{player} gains a deal" in output
    assert "this is what was known so far" in errors
    assert "Traceback" not in errors


def test_a_page_has_every_measure_of_every_player(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, figures = tmp_path / "strength.md", tmp_path / "strength.json"
    files = ["--output", str(page), "--json", str(figures)]
    sizes = ["--deals", "1", "--sets", "1", "--steps", "1", "--quiet", "--preset", "two_dead_hand"]
    assert main(["arena", "table", "bold", "random+steady", *sizes, *files]) == 0
    text = page.read_text(encoding="utf-8")
    assert text == capsys.readouterr().out
    for words in ("two_dead_hand", machine(), "| `bold` |", "| `random+steady` |", "## Time"):
        assert words in text
    assert "| `random+steady` | `bold` | 1 |" in text
    found = json.loads(figures.read_text(encoding="utf-8"))
    assert [one["cards"] for one in found["players"]] == [None] * 2
    assert [one["sets"] for one in found["steps"]] == [1]


def test_the_page_shows_card_play_with_intervals() -> None:
    trial = Trial(
        player="random",
        against="ruler-1",
        preset="russian_classic",
        rules=PRESETS["russian_classic"].rules,
        number=2,
        seed=1,
        seconds=1.0,
        contract=100,
    )
    cards, _ = take("cards", trial)
    text = strength_page([Strength(player="random", cards=cards)], "ruler-1", trial.preset, 1)
    (row,) = [line for line in text.splitlines() if line.startswith("| `random` | 2 |")]
    assert row.count("[") >= 2
    assert "## Whole matches" not in text
    assert set(MEASURES) == {"cards", "deals", "matches"}
