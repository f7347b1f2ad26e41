"""The numbers of two-player hands: real play, and the form they are printed in."""

import pytest

from engine.cards import points_of
from thousand_qt.tools.fit_duel_weights import main, play_samples


@pytest.mark.parametrize(("form", "kept"), [("ten", 10), ("dead", 8)])
def test_a_sample_is_what_the_declarer_kept_and_took(form: str, kept: int) -> None:
    samples = play_samples(form, 0, 4, seed=1)
    assert [len(sample.kept) for sample in samples] == [kept] * 4
    assert all(0 <= sample.points <= 400 for sample in samples)
    assert samples == play_samples(form, 0, 4, seed=1)
    assert any(points_of(sample.kept) != sample.points for sample in samples)


def test_the_command_prints_assignments(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--form", "dead", "--deals", "3", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out
    assert "BASE: Final = " in printed
    assert "SUIT_POINTS" in printed


def test_no_deals_are_too_few(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--deals", "0"]) == 2
    assert "at least 1" in capsys.readouterr().err
