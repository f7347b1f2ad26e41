"""The worth of a hand: sums over suits, exact over all prikups."""

from itertools import combinations

import pytest

from engine.ai.evaluate import Estimate, estimate, outlook, patterns
from engine.cards import DECK, hand_of, parse_cards
from engine.rules import Rules

RULES = Rules()


def test_patterns_hold_the_ranks_of_each_suit() -> None:
    assert patterns(parse_cards("AS 9S 10C KH QH")) == (0b100001, 0b010000, 0, 0b001100)


@pytest.mark.parametrize("text", ["AS 10S AD KH QH AC 9H", "JS 9S QC JC 10D JD 9D"])
def test_the_outlook_is_the_best_pass_over_every_prikup(text: str) -> None:
    hand = hand_of(parse_cards(text))
    rest = [card for card in DECK if card not in hand]
    prikups = list(combinations(rest, 3))
    sample = prikups[::17]
    best = [
        max(
            estimate(RULES, hand_of(set(hand) | set(prikup)) if not gone else kept).points
            for gone in combinations((*hand, *prikup), 2)
            for kept in [tuple(c for c in (*hand, *prikup) if c not in gone)]
        )
        for prikup in sample
    ]
    hopes = outlook(RULES, hand)
    assert hopes.count == len(prikups) == 680
    assert hopes.worst - 8 <= min(best)
    assert max(best) <= hopes.best + 8
    assert sum(best) / len(best) == pytest.approx(hopes.mean, abs=6.0)


def test_worst_mean_and_best_are_ordered_and_chances_fall_with_the_contract() -> None:
    for place in range(0, 17, 3):
        hand = hand_of(DECK[place : place + 7])
        hopes = outlook(RULES, hand)
        assert hopes.worst <= hopes.mean <= hopes.best
        chances = [hopes.chance(contract) for contract in (60, 100, 120, 160, 220)]
        assert chances == sorted(chances, reverse=True)


def test_a_stronger_hand_is_worth_more() -> None:
    def points(text: str) -> float:
        return outlook(RULES, hand_of(parse_cards(text))).mean

    plain = points("AS 10S AD JC 9C JH 9H")
    assert points("AS 10S AD JC 9C KH QH") > plain + 60
    assert points("AS 10S AD KS QS JH 9H") > plain
    assert points("AS 10S 9D JC 9C JH 9H") < plain
    assert points("AS 10S AD JC 9C KH QH") > points("AS 10S AD JH 9H KC QC")


def test_the_chance_is_even_at_the_expected_points() -> None:
    assert Estimate(120.5, 20.0).chance(121) == pytest.approx(0.5)
    assert Estimate(150.0, 10.0).chance(100) > 0.99
    assert Estimate(50.0, 10.0).chance(100) < 0.01


def test_the_estimate_follows_the_values_of_the_marriages() -> None:
    kept = hand_of(parse_cards("AS 10S AD JC 9C JH KC QC"))
    clubs_high = Rules(marriage_values="clubs_high")
    assert estimate(clubs_high, kept).points > estimate(RULES, kept).points + 20
