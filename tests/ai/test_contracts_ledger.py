"""What contracts lead to: the sheet that the engine writes, utilities, and naming by them."""

from __future__ import annotations

import pytest

from engine.actions import NameContract, Rospis, WriteOff
from engine.ai.contracts.first_lead import first_lead
from engine.ai.contracts.ledger import Ledger, defence
from engine.ai.contracts.made import chance
from engine.ai.contracts.naming import mean_points, open_contracts, promises, ways_out
from engine.ai.contracts.utility import POINTS, Outcome
from engine.ai.equity import CHANCES
from engine.ai.kernel.position import position_of, set_of
from engine.cards import parse_cards
from engine.rules import Rules, make_rules
from engine.scoring import score_deal
from engine.scoring.types import DealResult, Ending, Standing
from engine.state import deal_of
from tests.engine.driver import Game, at_first_lead, at_pass


def outcome(
    rules: Rules,
    before: tuple[Standing, ...],
    points: tuple[int, int, int],
    contract: int = 100,
    ending: Ending = Ending.PLAYED,
    tricks: tuple[int, int, int] = (4, 2, 2),
) -> Outcome:
    """Return the end of a deal that seat 0 declared."""
    result = DealResult(
        declarer=0,
        contract=contract,
        ending=ending,
        dealer=2,
        forehand=0,
        active=(0, 1, 2),
        cards=points,
        marriages=(0, 0, 0),
        tricks=tricks,
    )
    return Outcome(rules, before, result, score_deal(rules, before, result))


def ledger_of(game: Game, seat: int) -> Ledger:
    return Ledger(game.view(seat), game.deal_state, seat, POINTS)


def at_pass_alone(**options: object) -> Game:
    """Seat 1 has the deal at the compulsory hundred."""
    return Game(**options).deal().decline().pass_(2, 0).decline()


def at_raise_alone() -> Game:
    """Seat 1 has given the nines away."""
    return at_pass_alone().give(1, "9S 9D").decline()


FRESH = (Standing(), Standing(), Standing())


def test_points_count_against_the_mean_of_the_others() -> None:
    made = outcome(Rules(), FRESH, (100, 10, 10))
    assert [POINTS(made, seat) for seat in range(3)] == [90.0, -45.0, -45.0]
    failed = outcome(Rules(), FRESH, (60, 40, 20))
    assert POINTS(failed, 0) == -130.0


def test_a_bolt_costs_more_the_nearer_the_fine_is() -> None:
    costs = []
    for bolts in range(3):
        before = (Standing(), Standing(bolts=bolts), Standing())
        with_bolt = outcome(Rules(), before, (110, 0, 10), tricks=(6, 0, 2))
        without = outcome(Rules(), before, (110, 0, 10), tricks=(6, 1, 1))
        costs.append(POINTS(without, 1) - POINTS(with_bolt, 1))
    assert 0 < costs[0] < costs[1] < costs[2]
    free = make_rules(bolt_fine_mode="off")
    assert POINTS(outcome(free, FRESH, (110, 0, 10), tricks=(6, 0, 2)), 1) == pytest.approx(
        POINTS(outcome(free, FRESH, (110, 0, 10)), 1)
    )


def test_the_barrel_its_attempts_and_the_match_are_worth_more_than_their_points() -> None:
    rules, low = Rules(), Standing(total=400)
    reaching = outcome(rules, (Standing(total=780), low, low), (100, 10, 10))
    assert POINTS(reaching, 0) > 100
    barrel = Standing(total=880, barrel=0)
    won = outcome(rules, (barrel, low, low), (120, 0, 0), contract=120)
    missed = outcome(rules, (barrel, low, low), (60, 40, 20), contract=120)
    assert won.scored.winner == 0
    assert POINTS(won, 0) > 300
    assert POINTS(won, 1) < -150
    assert -150 < POINTS(missed, 0) < -30
    last = outcome(rules, (Standing(total=880, barrel=2), low, low), (60, 40, 20), contract=120)
    assert POINTS(last, 0) < POINTS(missed, 0)


def test_the_cumulative_barrel_counts_what_is_gathered() -> None:
    rules = make_rules(barrel="cumulative")
    before = (Standing(total=880, barrel=0), Standing(), Standing())
    much, little = (outcome(rules, before, cards) for cards in ((70, 30, 20), (20, 60, 40)))
    assert POINTS(much, 0) > POINTS(little, 0)


def test_chances_to_win_are_a_utility_too() -> None:
    rules, low = Rules(), Standing(total=300)
    for before in (FRESH, (Standing(total=880, barrel=0), low, low), (low, low, low)):
        won = outcome(rules, before, (120, 0, 0), contract=120)
        lost = outcome(rules, before, (60, 40, 20), contract=120)
        assert sum(CHANCES(won, seat) for seat in range(3)) == pytest.approx(1.0)
        assert 0 <= CHANCES(lost, 0) < CHANCES(won, 0) <= 1
        assert CHANCES(lost, 1) > CHANCES(won, 1)
        assert CHANCES(won, 0) == (1.0 if won.scored.winner == 0 else pytest.approx(0.5, abs=0.3))


def test_the_dump_truck_is_on_the_sheet() -> None:
    before = (Standing(total=455), Standing(), Standing())
    assert POINTS(outcome(Rules(), before, (100, 10, 10)), 0) < -400


def test_the_ledger_writes_what_the_engine_scores() -> None:
    ledger = ledger_of(at_raise_alone(), 1)
    made, failed = ledger.played(100, 100), ledger.played(100, 75)
    assert made[1] > 50 > -100 > failed[1]
    assert made[0] < 0 < failed[0]
    assert ledger.played(100, 100) is made  # written once
    # The first defender's part goes to seat 2, who sits after forehand.
    assert ledger.played(100, 75, 8)[2] > ledger.played(100, 75, 2)[2]
    given_up = ledger.given_up(100, Ending.ROSPIS)
    assert given_up[1] == -160.0


def test_defenders_share_what_they_take_and_a_poor_one_gets_a_bolt() -> None:
    assert [round(defence(points)) for points in (0, 60, 90, 160, 400)] == [66, 34, 34, 25, 14]
    game = at_raise_alone()
    seen: list[Outcome] = []

    def watching(outcome: Outcome, seat: int) -> float:
        seen.append(outcome)
        return 0.0

    Ledger(game.view(1), game.deal_state, 1, watching).played(100, 200, 2)
    first, second = (seen[-1].result.cards[seat] for seat in (2, 0))
    assert {first, second} == {0, 36}
    assert sum(standing.bolts for standing in seen[-1].scored.standings) == 1
    assert seen[-1].result.cards[1] + seen[-1].result.marriages[1] == 200


def test_what_is_expected_lies_between_made_and_failed() -> None:
    ledger = ledger_of(at_raise_alone(), 1)
    values = [ledger.expected(1, 100, points) for points in range(40, 200, 20)]
    assert values == sorted(values)
    assert ledger.played(100, 35)[1] <= values[0] < values[-1] <= ledger.played(100, 190)[1]
    assert chance(60, 100) < 0.05 < 0.5 < chance(100, 100) < 0.95 < chance(140, 100)


def test_the_contract_that_promises_most_comes_first() -> None:
    ledger = ledger_of(at_raise_alone(), 1)
    amounts = tuple(range(100, 301, 5))
    safe = promises(ledger, 1, amounts, {165: 4})
    assert 140 <= safe[0].contract <= 155
    assert safe[0].made > 0.8
    torn = promises(ledger, 1, amounts, {105: 5, 205: 5})
    assert torn[0].contract < 110 or torn[0].contract >= 180
    hopeless = promises(ledger, 1, amounts, {35: 3})
    assert [one.contract for one in hopeless] == [100]
    assert mean_points({100: 1, 130: 2}) == 120


def test_contracts_that_may_be_named_follow_the_table() -> None:
    kept = parse_cards("AS KS QS KH QH KD QD 10H")
    for options, expected in (
        ({}, (100, 105, 340)),
        ({"raise_limit": "unlimited"}, (100, 105, 400)),
        ({"bid_step": 10, "round_step": 10, "dump_truck": "off"}, (100, 110, 340)),
    ):
        game = at_pass_alone(**options)
        found = open_contracts(game.view(1), game.deal_state, 1, kept)
        assert (found[0], found[1], found[-1]) == expected
    game = at_pass_alone(raise_contract="never")
    assert open_contracts(game.view(1), game.deal_state, 1, kept) == (100,)


def test_every_way_out_is_weighed() -> None:
    game = at_pass(120, write_off=True)
    ways = [Rospis(), WriteOff(), NameContract(120)]
    found = ways_out(ledger_of(game, 1), game.deal_state, 1, ways)
    assert [one.action for one in found] == [Rospis(), WriteOff()]
    assert found[0].worth < found[1].worth < 0


def test_the_first_lead_is_the_position_of_the_engine() -> None:
    for options in ({}, {"first_lead": "forehand"}, {"first_lead": "dealer"}):
        game = at_first_lead(**options)
        deal = deal_of(game.state)
        truth = position_of(game.state.rules, deal)
        lead = first_lead(game.view(1), deal, 1)
        given = [set_of((gift.card,)) for gift in deal.gifts]
        dealt = list(truth.hands)
        for place, gift in zip(lead.receivers, given, strict=True):
            dealt[place] &= ~gift
        assert lead.position(dealt, truth.hands[lead.declarer], given) == truth
