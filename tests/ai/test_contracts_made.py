"""The chance that a contract is made: its course, its fit, and how it is held against play."""

from __future__ import annotations

import ast

import pytest

from engine.ai.contract_player import ContractCaller, Effort
from engine.ai.contracts import made_weights
from engine.ai.contracts.made import HIGHEST, LEAST, STEP, chance
from engine.ai.kernel.choice import CHOSEN, Kernel
from engine.ai.registry import make_player
from engine.rules import Rules
from thousand_qt.tools import auction_outcomes, fit_made, measure_contracts
from thousand_qt.tools.auction_outcomes import Auctions, Decided
from thousand_qt.tools.contract_calibration import (
    OWN,
    Named,
    Plan,
    by_chance,
    by_contract,
    distance,
    interval,
    named_contracts,
    page_of,
    table_of,
)
from thousand_qt.tools.fit_made import Try, fit, rising, tries
from thousand_qt.tools.whole_deals import opened, play_on

COMPILED = pytest.mark.skipif(
    CHOSEN.kernel is not Kernel.COMPILED, reason="interpreted the search takes too long for it"
)
PLAN = Plan(
    preset="russian_classic",
    auction="ruler-1",
    cards="ruler-1",
    seed=3,
    first=0,
    deals=3,
    worlds=16,
    patient=True,
)


def test_better_cards_never_make_less() -> None:
    chances = [chance(points, 120) for points in range(400)]
    assert chances == sorted(chances)
    assert chances[0] == made_weights.SHARES[0] < 0.05
    assert chances[-1] == made_weights.SHARES[-1] > 0.95
    assert chance(118, 120) == pytest.approx(0.8 * chance(117, 120) + 0.2 * chance(122, 120))
    assert 0.5 < chance(120, 120) < 0.8
    assert len(made_weights.SHARES) == (HIGHEST - LEAST) // STEP + 1


def test_shares_are_put_in_rising_order() -> None:
    assert rising([(0, 9), (5, 9), (4, 9), (9, 9)]) == [0.05, 0.5, 0.5, 0.95]
    falling = rising([(8, 9), (4, 9), (0, 9)])
    assert falling == [falling[0]] * 3


def test_each_kind_of_deals_weighs_the_same() -> None:
    lucky = [Try(worth=105, contract=110, taken=200)] * 300
    unlucky = [Try(worth=105, contract=110, taken=0)] * 100
    shares = fit([lucky, unlucky])
    spot = (-5 - LEAST) // STEP
    assert shares[spot] == pytest.approx(0.5, abs=0.01)
    assert shares == sorted(shares)
    with pytest.raises(ValueError, match="without deals"):
        fit([lucky, []])


@COMPILED
def test_the_printed_shares_fit_into_the_module(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--deals", "8", "--searched", "3", "--searcher", "ruler-1"]
    assert fit_made.main(few) == 0
    text = capsys.readouterr().out
    (node,) = ast.parse(text).body
    assert isinstance(node, ast.AnnAssign)
    assert isinstance(node.target, ast.Name)
    assert hasattr(made_weights, node.target.id)
    assert isinstance(node.value, ast.Tuple)
    assert len(node.value.elts) == len(made_weights.SHARES)
    assert fit_made.main(["--deals", "0"]) == 2


@COMPILED
def test_tries_are_contracts_near_what_the_cards_are_worth() -> None:
    found = tries(make_player("ruler-1"), 12, seed=2)
    assert len(found) > 6
    assert all(one.contract >= 100 for one in found)
    assert [one for one in found if abs(one.worth - one.contract) <= 45]
    assert found == tries(make_player("ruler-1"), 12, seed=2)


def test_a_deal_ends_scored_or_where_nothing_is_answered() -> None:
    stopped, scored = play_on(opened(Rules(), 1), 1, 1, lambda _state, _seat: None)
    assert scored is None
    assert stopped.deal is not None
    assert stopped.deal.dealer == 1


def test_contracts_are_taken_together_by_chance_and_by_height() -> None:
    found = [Named(100, 0.05, False)] * 30 + [Named(140, 0.9, True)] * 9 + [Named(130, 1.0, False)]
    rows = by_chance(found)
    assert [(row.label, row.count, row.made) for row in rows] == [
        ("0-10 %", 30, 0.0),
        ("90-100 %", 10, 0.9),
    ]
    assert all(row.holds for row in rows)
    assert [(row.label, row.count) for row in by_contract(found)] == [
        ("100-100", 30),
        ("130-140", 10),
    ]
    assert distance(rows) == pytest.approx((30 * 0.05 + 10 * 0.01) / 40)
    wrong = by_chance([Named(120, 0.95, False)] * 20)
    assert not wrong[0].holds
    assert table_of("chance", wrong).endswith("outside")
    assert "outside" not in table_of("chance", rows)


def test_the_interval_of_a_share_holds_the_share() -> None:
    for made, count in ((0, 10), (10, 10), (650, 1000)):
        low, high = interval(made, count)
        assert 0.0 <= low <= made / count <= high <= 1.0
    low, high = interval(650, 1000)
    assert (low, high) == (pytest.approx(0.620, abs=0.001), pytest.approx(0.679, abs=0.001))


@COMPILED
def test_named_contracts_are_noted_with_what_came_of_them() -> None:
    found = list(named_contracts(PLAN))
    assert 0 < len(found) <= 3
    assert found == list(named_contracts(PLAN))
    assert all(0.0 <= one.chance <= 1.0 and one.contract >= 100 for one in found)
    page = page_of(PLAN, 3, found)
    assert "Auction by ruler-1, cards by ruler-1" in page
    assert "95 % interval" in page
    assert "interval" not in page_of(PLAN, 3, [])


@COMPILED
def test_calibration_is_a_word_of_the_measuring_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    few = ["calibration", "--deals", "1", "--worlds", "8", "--patient", "--auction", OWN]
    assert measure_contracts.main(few) == 0
    assert "1 deals of russian_classic" in capsys.readouterr().out
    for wrong in (["--deals", "0"], ["--cards", "nobody"], ["--preset", "none"], ["--jobs", "0"]):
        assert measure_contracts.main(["calibration", *wrong]) == 2
        assert capsys.readouterr().err


def test_auctions_tell_where_the_caller_and_the_rule_differ() -> None:
    found = [
        Decided(thought=10.0, brought=30.0, by_rule=False),
        Decided(thought=-10.0, brought=8.0, by_rule=True),
        Decided(thought=-50.0, brought=-40.0, by_rule=False),
        Decided(thought=70.0, brought=90.0, by_rule=True),
    ]
    page = auction_outcomes.page_of(found)
    assert "bids where the rule passes: +30.0 +- 0.0 (1)" in page
    assert "passes where the rule bids: -8.0 +- 0.0 (1)" in page
    assert "all decisions: +5.5 +-" in page
    assert "over 40" in page
    assert "under -60" not in page
    assert "all decisions: none" in auction_outcomes.page_of([])


@COMPILED
def test_auctions_are_played_out_both_ways(capsys: pytest.CaptureFixture[str]) -> None:
    caller = ContractCaller(effort=Effort(deals=8), patient=True)
    auctions = Auctions(Rules(), caller, seed=4)
    found = [auctions.decided(number) for number in range(3)]
    assert any(found)
    assert found == [auctions.decided(number) for number in range(3)]
    assert measure_contracts.main(["auction", "--deals", "1", "--worlds", "8"]) == 0
    assert "gained over the rule" in capsys.readouterr().out
    assert measure_contracts.main(["auction", "--deals", "0"]) == 2
