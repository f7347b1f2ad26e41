"""How a measure is shared out, stopped and put into figures."""

from collections.abc import Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any

import pytest

from engine.rules import PRESETS
from thousand_qt.arena.intervals import Measured, mean, ratio
from thousand_qt.arena.latency import latencies, latency_lines
from thousand_qt.arena.measures import MEASURES, take
from thousand_qt.arena.running import reports
from thousand_qt.arena.trial import Trial


def counting(plan: int) -> Iterator[int]:
    """Three reports for each plan."""
    yield from range(3 * plan, 3 * plan + 3)


class Counting(Executor):
    """Does everything at once and counts what it was given."""

    def __init__(self) -> None:
        self.given = 0

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        self.given += 1
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def trial(name: str, number: int) -> Trial:
    preset = "two_10_2_2" if name == "matches" else "russian_classic"
    return Trial(
        player="bold",
        against="ruler-1",
        preset=preset,
        rules=PRESETS[preset].rules,
        number=number,
        seed=5,
        seconds=1.0,
        contract=100 if name == "cards" else None,
    )


def test_reports_come_in_order_from_any_executor() -> None:
    wanted = list(range(15))
    assert list(reports(counting, range(5))) == wanted
    with ThreadPoolExecutor(3) as pool:
        assert list(reports(counting, range(5), executor=pool, ahead=2)) == wanted


def test_an_executor_is_given_no_more_than_it_can_do_soon() -> None:
    pool = Counting()
    coming = reports(counting, range(100), executor=pool, ahead=4)
    assert next(coming) == 0
    assert pool.given == 4
    coming.close()


def test_a_run_that_is_stopped_keeps_what_it_has() -> None:
    seen: list[int] = []
    for report in reports(counting, range(5), stopped=lambda: len(seen) >= 4):
        seen.append(report)
    assert seen == [0, 1, 2, 3]
    kept = list(reports(counting, range(5), executor=Counting(), stopped=lambda: True))
    assert kept == [0, 1, 2]


def test_a_run_that_waits_can_be_stopped() -> None:
    class Never(Executor):
        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            return Future()

    assert list(reports(counting, range(5), executor=Never(), stopped=lambda: True)) == []


@pytest.mark.parametrize("name", list(MEASURES))
def test_a_measure_gives_the_same_figures_whoever_computes(name: str) -> None:
    number = 1 if name == "matches" else 3
    alone, whole = take(name, trial(name, number))
    shared, _ = take(name, trial(name, number), executor=Counting(), ahead=2)
    assert whole
    skipped = {"times"}
    for field in alone.__struct_fields__:
        if field not in skipped:
            assert getattr(alone, field) == getattr(shared, field)


def test_a_measure_that_is_stopped_says_what_is_known() -> None:
    played: list[int] = []
    summary, whole = take(
        "cards", trial("cards", 50), stopped=lambda: len(played) >= 2, progress=played.append
    )
    assert not whole
    assert summary.deals == 2
    nothing, whole = take("cards", trial("cards", 0))
    assert nothing is None
    assert whole


def test_an_interval_holds_the_figure_and_narrows_with_more_deals() -> None:
    few, many = mean([0.0, 10.0] * 10, 1), mean([0.0, 10.0] * 1000, 1)
    assert few is not None
    assert many is not None
    assert few.value == many.value == 5.0
    assert few.low < many.low < 5.0 < many.high < few.high
    assert mean([0.0, 10.0] * 10, 1) == few
    assert mean([], 1) is None


def test_a_share_of_nothing_is_no_share() -> None:
    share = ratio([1.0, 2.0, 3.0], [2.0, 4.0, 6.0], 1)
    assert share == Measured(0.5, 0.5, 0.5)
    assert ratio([1.0, 2.0], [1.0, -1.0], 1) is None
    assert ratio([1.0, 2.0], [-1.0, -1.0], 1) is None


def test_a_figure_is_worded_with_its_interval() -> None:
    assert Measured(51.5, 44.06, 58.9).text(sign=True) == "+51.5 [+44.1, +58.9]"
    assert Measured(33.3, 0.0, 50.0).text(" %", 0) == "33 % [0, 50]"


def test_times_are_told_by_kind_in_the_order_of_a_deal() -> None:
    times = {"steady": {"card as declarer": [3.0, 1.0], "auction": [float(n) for n in range(100)]}}
    found = latencies(times)
    assert list(found["steady"]) == ["auction", "card as declarer"]
    auction = found["steady"]["auction"]
    assert (auction.decisions, auction.p50, auction.p99, auction.max) == (100, 49.0, 98.0, 99.0)
    lines = latency_lines(found)
    assert lines[1].split()[0] == "steady"
    assert len(lines) == 4
