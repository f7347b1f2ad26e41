"""`make bench`: every measurement prints its number and its goal, and a missed one is told."""

from pathlib import Path

import pytest

from thousand_qt.tools import bench
from thousand_qt.tools.bench import Result


def test_the_engine_is_measured_in_deals_per_second(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "ENGINE_SECONDS", 0.05)
    bench.main(["engine"])
    printed = capsys.readouterr().out
    assert printed.startswith("engine: ")
    assert "deals per second (goal: 400; " in printed


def test_a_missed_goal_is_told_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = {
        "slow": lambda: [Result("3 frames", "30", reached=False)],
        "fast": lambda: [Result("60 frames", "30", reached=True)],
    }
    monkeypatch.setattr(bench, "MEASUREMENTS", measured)
    assert bench.main([]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "slow: 3 frames (goal: 30; MISSED)",
        "fast: 60 frames (goal: 30; reached)",
    ]
    assert bench.main(["fast"]) == 0


def test_a_window_that_never_draws_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "CHILD", "json")
    monkeypatch.setattr(bench, "MEASUREMENTS", {"start": bench.start})
    assert bench.main([]) == 1
    assert "ended before its first frame" in capsys.readouterr().err


def test_an_empty_window_is_measured_until_its_first_frame(tmp_path: Path) -> None:
    assert 0 < bench._first_frame("empty", str(tmp_path)) < 60


def test_an_unknown_measurement_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        bench.main(["weight"])
    assert ended.value.code == 2
    assert "there are engine, start" in capsys.readouterr().err
