"""The fit of the habits: what was always chosen becomes likely, and the module can be read."""

from engine.ai.belief.habits import FEATURES, SITUATIONS
from thousand_qt.tools.fit_habits import Chosen, fit, main, module


def card(*true: int) -> tuple[float, ...]:
    return tuple(float(number in true) for number in range(len(FEATURES)))


def test_what_was_always_chosen_becomes_likely() -> None:
    samples = [Chosen(3, (card(0), card(5, 9)), 1), Chosen(3, (card(5, 9), card(1)), 0)] * 100
    found = fit(samples)
    assert found.likelihood > -0.05
    assert found.weights[3][9] > 1.0 > abs(found.weights[3][20])
    assert found.weights[4] == [0.0] * len(FEATURES)


def test_the_module_holds_the_weights(capsys) -> None:
    assert main(["--deals", "2"]) == 0
    text = capsys.readouterr().out
    made: dict[str, object] = {}
    exec(text, made)
    weights = made["WEIGHTS"]
    assert isinstance(weights, tuple)
    assert (len(weights), len(weights[0])) == (SITUATIONS, len(FEATURES))
    assert module(fit([]), 0).startswith('"""How much')
    assert main(["--deals", "0"]) == 2
