"""The numbers behind the contracts can be made and measured anew."""

import ast

import pytest

from engine.ai.contract_player import ContractCaller, Effort
from engine.ai.contracts import strength_weights
from engine.ai.contracts.gifts import Heat
from engine.ai.contracts.samples import normal
from engine.ai.contracts.strength import FEATURES, PATTERNS
from engine.ai.kernel.choice import CHOSEN, Kernel
from engine.rules import Rules
from thousand_qt.tools import fit_strength, fit_willing, measure_contracts

pytestmark = pytest.mark.skipif(
    CHOSEN.kernel is not Kernel.COMPILED, reason="interpreted the search takes too long for it"
)


def test_the_fit_finds_more_points_in_better_hands() -> None:
    pairs = fit_strength.samples(300, seed=3)
    base, weights, deviation = fit_strength.fit(pairs)
    assert len(weights) == FEATURES
    plain = sum((points - base) ** 2 for _, points in pairs) / 300
    assert deviation**2 < 0.75 * plain
    with pytest.raises(ValueError, match="without samples"):
        fit_strength.fit([])


def test_the_printed_numbers_fit_into_the_module() -> None:
    text = fit_strength.assignments(90.0, [1.0] * FEATURES, 40.0, 10)
    names = {
        node.target.id
        for node in ast.parse(text).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    assert names == {"BASE", "SUIT_POINTS", "MARRIAGE_SHARE", "HALF_SHARE", "FURTHER_SHARE"}
    assert all(hasattr(strength_weights, name) for name in names)
    assert len(strength_weights.SUIT_POINTS) == PATTERNS


def test_the_caller_is_measured_against_the_ruler(capsys: pytest.CaptureFixture[str]) -> None:
    effort = Effort(4, (Heat(45, 1), Heat(4, 1), Heat(2, 2)))
    bench = measure_contracts.Bench(Rules(), "ruler-1", ContractCaller(effort=effort, patient=True))
    measure_contracts.measure(bench, seed=1, deals=2)
    printed = capsys.readouterr().out
    assert "points a deal" in printed
    assert "decisions left to the rules: 0 of" in printed
    assert "the caller: declares" in printed


def test_a_wrong_number_of_deals_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert measure_contracts.main(["--deals", "0"]) == 2
    assert fit_strength.main(["--hands", "0"]) == 2
    assert "at least 1" in capsys.readouterr().err


def test_the_strength_that_makes_people_bid_is_found_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    calls = [
        fit_willing.FirstCall(float(strong), place < 20 * normal((strong - 125) / 12))
        for strong in range(80, 180, 2)
        for place in range(20)
    ]
    needed, spread = fit_willing.fit(calls)
    assert abs(needed - 125) <= 2
    assert abs(spread - 12) <= 3
    with pytest.raises(ValueError, match="without calls"):
        fit_willing.fit([])
    assert fit_willing.main(["--deals", "20"]) == 0
    assert "_NEEDED: Final = " in capsys.readouterr().out
    assert fit_willing.main(["--player", "nobody"]) == 2
