"""`thousand selftest`: every check says what it found and what to do."""

import pytest

from engine.ai.kernel.choice import Kernel
from engine.state import State
from resources import MissingAsset
from thousand_qt.cli import selftest
from thousand_qt.cli.main import main
from thousand_qt.search_kind import how_the_search_runs


def test_a_sound_installation_passes_every_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest", "--seed", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [
        ["ok", "versions:"],
        ["ok", "engine:"],
        ["ok", "search:"],
        ["ok", "pictures:"],
        ["ok", "window:"],
    ]


def test_a_server_can_leave_the_window_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "window", lambda: pytest.fail("the window was checked"))
    assert main(["selftest", "--headless"]) == 0
    assert "window" not in capsys.readouterr().out


def test_the_same_number_plays_the_same_deal() -> None:
    assert selftest.played_deal(5) == selftest.played_deal(5)
    assert selftest.played_deal(5) != selftest.played_deal(6)


@pytest.mark.parametrize("seed", range(20))
def test_a_deal_of_random_legal_actions_is_always_played_to_its_score(seed: int) -> None:
    finding = selftest.played_deal(seed)
    assert finding.well, finding.sentence
    assert f"deal {seed} gave" in finding.sentence


def test_a_fault_of_the_engine_is_named_with_the_number_of_the_deal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def faulty(_seed: int) -> State:
        raise ZeroDivisionError("no points")

    monkeypatch.setattr(selftest, "_play", faulty)
    assert main(["selftest", "--headless", "--seed", "77"]) == 1
    printed = capsys.readouterr().out
    assert "FAIL  engine: deal 77 stopped with ZeroDivisionError (no points)" in printed


def test_a_search_that_finds_something_else_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    assert selftest.search().sentence.startswith("runs ")
    monkeypatch.setattr(selftest, "KNOWN_VALUE", selftest.KNOWN_VALUE + 1)
    finding = selftest.search()
    assert not finding.well
    assert f"found {selftest.KNOWN_VALUE - 1} points in a deal of" in finding.sentence


@pytest.mark.parametrize("kernel", Kernel)
def test_every_kind_of_search_says_how_it_runs(kernel: Kernel) -> None:
    said = how_the_search_runs(kernel)
    assert said.startswith("runs compiled" if kernel is Kernel.COMPILED else "runs uncompiled")
    assert ("set-up" in said) == (kernel is not Kernel.COMPILED)


def test_a_missing_picture_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*parts: str) -> None:
        raise MissingAsset(f"{'/'.join(parts)} is missing; install the program again")

    monkeypatch.setattr(selftest, "asset", nothing)
    finding = selftest.pictures()
    assert not finding.well
    assert finding.sentence == "cards/AS.svg is missing; install the program again."


def test_qt_that_cannot_be_loaded_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str) -> None:
        raise ImportError(f"libEGL.so.1 is missing for {name}")

    monkeypatch.setattr(selftest, "import_module", refuse)
    finding = selftest.window()
    assert not finding.well
    assert "libEGL.so.1 is missing" in finding.sentence
    assert "--headless" in finding.sentence
