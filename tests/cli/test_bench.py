"""`make bench`: every measurement prints its number and its goal, and a missed one is told."""

from pathlib import Path

import msgspec
import pytest

from engine.ai.player import Budget
from engine.ai.withdrawal import Withdrawal
from engine.decider import legal_actions
from engine.state import Phase
from thousand_qt.tools import bench
from thousand_qt.tools.bench import Result
from thousand_qt.tools.figures import TableFigures, ThinkingFigures
from thousand_qt.tools.ponderers import PONDERERS, Timed, leads, make_ponderer


def test_the_engine_is_measured_in_deals_per_second(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "ENGINE_SECONDS", 0.05)
    bench.main(["engine"])
    printed = capsys.readouterr().out
    assert printed.startswith("engine: ")
    assert "deals per second (goal: 400; " in printed


def test_the_search_is_measured_by_values_and_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = bench.bench_kernel.measure(deals=12, interpreted_deals=2)
    monkeypatch.setattr(bench.bench_kernel, "measure", lambda: figures)
    values, tests, interpreted, imported = bench.kernel()
    assert values.text.startswith("the search runs ")
    assert "exact values per second" in values.text
    assert figures.values.nodes > figures.tests.nodes > 1
    assert tests.reached == (figures.tests.per_second >= 20_000)
    assert "in plain Python" in interpreted.text
    assert imported.text.startswith("imported in ")
    assert 0 < figures.import_seconds < 10


def test_the_deals_that_are_measured_are_whole_and_the_same_each_time() -> None:
    deals = list(bench.bench_kernel.sound_deals(20, seed=3))
    assert deals == list(bench.bench_kernel.sound_deals(20, seed=3))
    for deal in deals:
        first, second, third = deal.hands
        assert first | second | third == (1 << 24) - 1
        assert [hand.bit_count() for hand in deal.hands] == [8, 8, 8]


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
    monkeypatch.setattr(bench, "WINDOW", "json")
    monkeypatch.setattr(bench, "MEASUREMENTS", {"start": bench.start})
    assert bench.main([]) == 1
    assert "json ended without an answer" in capsys.readouterr().err


def test_an_empty_window_is_measured_until_its_first_frame(tmp_path: Path) -> None:
    assert 0 < bench._first_frame("empty", str(tmp_path)) < 60


def test_the_table_is_judged_by_its_slowest_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = TableFigures(
        drawing=[0.002] * 96 + [0.020] * 4,
        intervals=[0.017] * 98 + [0.050] * 2,
        idle_share=0.004,
        peak_megabytes=230.0,
    )
    monkeypatch.setattr(
        bench, "_first_line", lambda *_: bench.Line(msgspec.json.encode(figures), 1.0)
    )
    drawing, intervals, memory, idle = bench.table()
    assert (drawing.text[:5], drawing.reached) == ("96.0%", True)
    assert (intervals.text[:5], intervals.reached) == ("98.0%", False)
    assert (memory.text[:6], memory.reached) == ("230 MB", False)
    assert (idle.text[:5], idle.reached) == ("0.40%", True)


def test_thinking_is_judged_by_the_frames_meanwhile_and_the_slowest_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    figures = ThinkingFigures(
        intervals={
            "nobody": [[0.016] * 100],
            "search": [[0.016] * 9 + [0.050], [0.016] * 98 + [0.050] * 2],
        },
        withdrawn={"thread": [0.001] * 49 + [0.049], "process": [0.001] * 49 + [0.051]},
    )
    monkeypatch.setattr(
        bench, "_first_line", lambda *_: bench.Line(msgspec.json.encode(figures), 1.0)
    )
    results = bench.thinking()
    assert [result.reached for result in results] == [True, False, True, False]
    assert results[1].text.startswith("while the player `master` thinks in a thread, 98.0% of 100")
    assert "within 49.0 ms when 50 questions" in results[2].text


def test_a_ponderer_stops_when_its_time_is_over_or_when_told() -> None:
    (seen,) = leads(1)
    for name in PONDERERS:
        cancel = Withdrawal()
        timed = Timed(make_ponderer(name))
        assert timed.choose(seen, seen.rules, Budget(0.01), cancel) in legal_actions(seen)
        assert timed.back > 0
        cancel.set()
        assert timed.choose(seen, seen.rules, Budget(1e9), cancel) in legal_actions(seen)


def test_the_questions_that_are_measured_leave_a_choice_of_cards() -> None:
    views = list(leads(5))
    assert len({view.deal for view in views}) == 5
    for seen in views:
        assert seen.phase is Phase.TRICK
        assert len(legal_actions(seen)) > 1


def test_a_table_without_frames_is_no_success() -> None:
    with pytest.raises(bench.BenchFailed, match="drew no frames"):
        bench.share([], 0.034)


def test_an_unknown_measurement_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        bench.main(["weight"])
    assert ended.value.code == 2
    assert "there are engine, kernel, start, table, thinking" in capsys.readouterr().err
