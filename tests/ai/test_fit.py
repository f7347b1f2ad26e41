"""The hand values can be made anew: samples come from play, the fit finds what is in them."""

import ast

import pytest

from engine.ai import hand_weights
from engine.cards import hand_of, parse_cards
from thousand_qt.tools.fit_hand_weights import (
    FEATURES,
    PATTERNS,
    Sample,
    assignments,
    features,
    fit,
    play_samples,
    solve,
)


def test_linear_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_the_features_count_patterns_and_marriages() -> None:
    held, about = features(hand_of(parse_cards("KS QS KH QH 10D JD 9C 9H")))
    assert held == (0b001100, 0b000001, 0b010010, 0b001101)
    assert about == (140.0, 2.0, 140.0, 40.0)
    _, with_ace = features(hand_of(parse_cards("AS QS KH QH 10D JD 9C 9H")))
    assert with_ace == (100.0, 1.0, 0.0, 0.0)


def test_the_fit_finds_more_points_in_better_cards() -> None:
    samples = play_samples(0, 60, seed=4)
    found = fit(samples)
    assert found.samples == 60
    assert len(found.weights) == FEATURES
    mean = sum(sample.points for sample in samples) / 60
    plain = sum((sample.points - mean) ** 2 for sample in samples) / 60
    assert found.deviation**2 < plain / 3
    assert all(len(sample.kept) == 8 for sample in samples)


def test_the_same_seed_gives_the_same_samples() -> None:
    assert play_samples(3, 6, seed=4) == play_samples(3, 6, seed=4)
    assert play_samples(3, 6, seed=4) != play_samples(3, 6, seed=5)


def test_the_printed_numbers_fit_into_the_module() -> None:
    text = assignments(fit(play_samples(0, 20, seed=4)))
    names = {
        node.target.id
        for node in ast.parse(text).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    assert names >= {"BASE", "SUIT_POINTS", "MARRIAGE_SHARE", "BARE_SHARE", "SPREAD"}
    assert all(hasattr(hand_weights, name) for name in names)
    assert len(hand_weights.SUIT_POINTS) == PATTERNS


def test_nothing_cannot_be_fitted() -> None:
    with pytest.raises(ValueError, match="without samples"):
        fit([])
    assert Sample(kept=(), points=0).points == 0
