"""Memory stays level however long one plays."""

import os
import subprocess
import sys

import msgspec
import pytest

from thousand_qt.tools.soak_window import Growth, Sample, growth

DEALS = 140
WARM_DEALS = 60
"""After so many deals every screen and panel was shown, and the caches are full."""

MOST_GROWTH = 8.0
"""Megabytes; one table screen for each match, or one picture for each deal, is more."""


def test_growth_is_told_from_the_samples() -> None:
    level = [Sample(float(second), 100.0 + (second % 2), second) for second in range(100)]
    told = growth(level)
    assert (told.start, told.deals) == (100.0, 99)
    assert abs(told.per_hour) < 100
    rising = [Sample(float(second), 100.0 + second, second) for second in range(100)]
    assert growth(rising).per_hour == pytest.approx(3600)
    assert growth(rising).end > growth(rising).warm > growth(rising).start
    assert growth(level, matches=3).sentence().startswith("99 deals, 3 whole matches: 100.0 MB")


def test_a_single_jump_does_not_count_as_growth() -> None:
    jumping = [Sample(float(second), 100.0 + 5 * (second > 90), second) for second in range(100)]
    assert growth(jumping).per_hour == 0


def test_one_moment_is_no_growth() -> None:
    assert growth([Sample(0.0, 100.0, 0)]) == Growth(100.0, 100.0, 100.0, 0.0, 0)


@pytest.mark.full
@pytest.mark.timeout(1200)
@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_many_deals_leave_memory_level() -> None:
    soak = [sys.executable, "-m", "thousand_qt.tools.soak_window", "--json", "--pace", "instant"]
    played = subprocess.run(
        [*soak, "--deals", str(DEALS), "--minutes", "18"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"},
        capture_output=True,
        check=True,
    )
    samples = msgspec.json.decode(played.stdout, type=list[Sample])
    assert samples[-1].deals >= DEALS
    told = growth([sample for sample in samples if sample.deals >= WARM_DEALS])
    assert told.end - told.warm < MOST_GROWTH, told.sentence()
