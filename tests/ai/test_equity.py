"""Match equity: laws of the chances, and what scored deals do to them."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.actions import Deal, Start
from engine.ai.contracts.utility import Outcome
from engine.ai.equity import (
    CHANCES,
    MatchStanding,
    after,
    chances_after,
    contract_worth,
    first_standing,
    played_result,
    standing_of,
    surrendered_result,
    win_chances,
)
from engine.ai.equity.chances import weights_for
from engine.ai.equity.model import goal
from engine.ai.equity.weights import FITTED, GENERAL
from engine.decider import begin, conduct, evolve
from engine.events import MatchStarted
from engine.rules import PRESETS, Rules
from engine.scoring import has_barrel, score_deal
from engine.scoring.types import Ending, GoldenRound, Standing
from engine.shuffle import shuffle
from engine.state import Phase
from engine.view import view
from tests.engine.rules_strategies import supported_rules

CLASSIC = PRESETS["russian_classic"].rules
ROUNDING = 1e-12
PRESET_RULES = [pytest.param(preset.rules, id=name) for name, preset in PRESETS.items()]


def sheet(*totals: int, dealer: int = 0) -> MatchStanding:
    """Return a standing of these totals and nothing else."""
    return MatchStanding(tuple(Standing(total) for total in totals), dealer)


def random_standing(rules: Rules, chance: random.Random) -> MatchStanding:
    """Return a standing with totals, bolts, falls and attempts as they may be."""
    lines = []
    for _ in range(rules.players):
        line = Standing(
            total=5 * chance.randrange(-40, goal(rules) // 5),
            bolts=chance.randrange(rules.bolt_limit),
            falls=chance.randrange(3),
            rospis=chance.randrange(4),
        )
        if has_barrel(rules) and chance.random() < 0.3:
            attempts = chance.randrange(max(1, rules.barrel_attempts))
            gathered = 30 * attempts if rules.barrel == "cumulative" else 0
            line = replace(line, total=rules.barrel_at, barrel=attempts, gathered=gathered)
        lines.append(line)
    return MatchStanding(tuple(lines), chance.randrange(rules.players))


def with_line(standing: MatchStanding, seat: int, line: Standing) -> MatchStanding:
    """Return the standing with another line for the seat."""
    return replace(standing, seats=(*standing.seats[:seat], line, *standing.seats[seat + 1 :]))


def better(rules: Rules, worse: MatchStanding, seat: int, line: Standing) -> bool:
    """Tell whether with that line the seat loses nothing and nobody else gains."""
    before, now = win_chances(rules, worse), win_chances(rules, with_line(worse, seat, line))
    others = [other for other in range(rules.players) if other != seat]
    none_gains = all(now[other] <= before[other] + ROUNDING for other in others)
    return now[seat] >= before[seat] - ROUNDING and none_gains


@pytest.mark.parametrize("rules", PRESET_RULES)
def test_the_chances_add_up_and_nobody_is_without_hope(rules: Rules) -> None:
    chance = random.Random(1)
    for _ in range(200):
        chances = win_chances(rules, random_standing(rules, chance))
        assert len(chances) == rules.players
        assert sum(chances) == pytest.approx(1.0)
        assert all(0.0 < one < 1.0 for one in chances)


@settings(max_examples=100)
@given(supported_rules(), st.randoms(use_true_random=False))
def test_any_rules_have_chances(rules: Rules, chance: random.Random) -> None:
    chances = win_chances(rules, random_standing(rules, chance))
    assert sum(chances) == pytest.approx(1.0)
    fresh = win_chances(rules, first_standing(rules, 0))
    assert all(one == pytest.approx(1 / rules.players, abs=0.05) for one in fresh)


@pytest.mark.parametrize("rules", PRESET_RULES)
def test_more_points_are_never_worth_less(rules: Rules) -> None:
    chance = random.Random(2)
    for _ in range(60):
        standing = random_standing(rules, chance)
        seat = chance.randrange(rules.players)
        line = replace(standing.seats[seat], barrel=None, gathered=0, total=-300)
        for total in range(-300, goal(rules), 20):
            low = with_line(standing, seat, replace(line, total=total))
            assert better(rules, low, seat, replace(line, total=total + 20))


@pytest.mark.parametrize("rules", PRESET_RULES)
def test_points_count_more_than_a_trifle(rules: Rules) -> None:
    ahead = (goal(rules) - 100, *[300] * (rules.players - 1))
    behind = (-100, *[300] * (rules.players - 1))
    assert win_chances(rules, sheet(*ahead))[0] > 1.4 / rules.players
    assert win_chances(rules, sheet(*behind))[0] < 0.7 / rules.players


@pytest.mark.parametrize(
    "rules", [param for param in PRESET_RULES if has_barrel(PRESETS[param.id or ""].rules)]
)
def test_a_fresh_seat_on_the_barrel_is_worth_more_than_any_total_below(rules: Rules) -> None:
    chance = random.Random(3)
    for _ in range(60):
        standing = random_standing(rules, chance)
        seat = chance.randrange(rules.players)
        line = replace(standing.seats[seat], total=rules.barrel_at - 1, barrel=None, gathered=0)
        below = with_line(standing, seat, line)
        used = replace(line, total=rules.barrel_at, barrel=0, bolts=0)
        assert better(rules, below, seat, used)
        for attempts in range(1, rules.barrel_attempts):
            fewer, used = used, replace(used, barrel=attempts)
            assert better(rules, with_line(standing, seat, used), seat, fewer)


def test_points_gathered_on_the_cumulative_barrel_help() -> None:
    rules = PRESETS["cumulative_barrel"].rules
    line = Standing(880, barrel=2)
    standing = MatchStanding((line, Standing(600), Standing(500)), 0)
    chances = [
        win_chances(rules, with_line(standing, 0, replace(line, gathered=points)))[0]
        for points in range(0, 120, 20)
    ]
    assert all(one < other for one, other in pairwise(chances))


def test_bolts_and_falls_cost_chances() -> None:
    plain = sheet(400, 400, 400)
    chances = win_chances(CLASSIC, plain)[1]
    for line in (Standing(400, bolts=1), Standing(400, falls=1)):
        once = win_chances(CLASSIC, with_line(plain, 1, line))[1]
        twice = replace(line, bolts=2 * line.bolts, falls=2 * line.falls)
        assert chances > once > win_chances(CLASSIC, with_line(plain, 1, twice))[1]
    dear = replace(CLASSIC, fine_amount=240)
    bolted = with_line(plain, 1, Standing(400, bolts=2))
    assert win_chances(dear, bolted)[1] < win_chances(CLASSIC, bolted)[1]
    without = replace(CLASSIC, bolt_fine_mode="off", barrel_zero_after=0)
    fallen = with_line(plain, 1, Standing(400, bolts=2, falls=2))
    assert win_chances(without, fallen) == win_chances(without, plain)


def test_a_rospis_costs_chances_only_where_every_third_is_fined() -> None:
    rules = PRESETS["pagat_russian"].rules
    plain = sheet(400, 400, 400)
    twice = with_line(plain, 1, Standing(400, rospis=2))
    assert win_chances(rules, twice)[1] < win_chances(rules, plain)[1]
    thrice = with_line(plain, 1, Standing(400, rospis=3))
    assert win_chances(rules, thrice) == win_chances(rules, plain)
    assert win_chances(CLASSIC, twice) == win_chances(CLASSIC, plain)


@pytest.mark.parametrize("rules", PRESET_RULES)
def test_turning_the_table_turns_the_chances(rules: Rules) -> None:
    chance = random.Random(4)
    for _ in range(20):
        standing = random_standing(rules, chance)
        turned = MatchStanding(
            (standing.seats[-1], *standing.seats[:-1]), (standing.dealer + 1) % rules.players
        )
        chances = win_chances(rules, standing)
        assert win_chances(rules, turned) == pytest.approx((chances[-1], *chances[:-1]))


def test_the_nearest_rules_are_taken_or_the_general_numbers() -> None:
    assert weights_for(CLASSIC) is FITTED["russian_classic"]
    changed = replace(PRESETS["online_880_121"].rules, bolt_limit=5, min_bid=60)
    assert weights_for(changed) is FITTED["online_880_121"]
    assert weights_for(replace(CLASSIC, barrel="lock")) is FITTED["polish_tysiac"]
    assert weights_for(replace(CLASSIC, barrel_attempts=0)) in (
        FITTED["lviv_900"],
        FITTED["lock_1001"],
    )
    unknown = replace(PRESETS["four_players"].rules, barrel="cumulative")
    assert weights_for(unknown) is GENERAL
    assert set(FITTED) == set(PRESETS)


def test_a_match_that_is_won_is_certain_and_over() -> None:
    won = replace(sheet(1000, 880, 300), winner=0)
    assert win_chances(CLASSIC, won) == (1.0, 0.0, 0.0)
    with pytest.raises(ValueError, match="no further deals"):
        after(CLASSIC, won, played_result(CLASSIC, won, 1, 100, (60, 60, 0)))


def test_a_deal_is_written_by_the_rules() -> None:
    standing = sheet(300, 400, 200, dealer=2)
    made = played_result(CLASSIC, standing, 0, 120, (80, 23, 17), (60, 0, 0))
    assert made.forehand == 0
    written = after(CLASSIC, standing, made)
    assert [line.total for line in written.seats] == [420, 425, 215]
    assert (written.dealer, written.winner) == (0, None)
    assert chances_after(CLASSIC, standing, made) == win_chances(CLASSIC, written)
    trickless = after(CLASSIC, standing, played_result(CLASSIC, standing, 0, 100, (97, 23, 0)))
    assert [line.bolts for line in trickless.seats] == [0, 0, 1]
    counted = played_result(CLASSIC, standing, 0, 100, (97, 23, 0), tricks=(5, 2, 1))
    assert after(CLASSIC, standing, counted).seats[2].bolts == 0
    gone = after(CLASSIC, standing, surrendered_result(CLASSIC, standing, 0, 100))
    assert [line.total for line in gone.seats] == [200, 460, 260]
    assert gone.seats[0].rospis == 1


def test_a_golden_round_doubles_and_goes_on() -> None:
    rules = replace(CLASSIC, golden="double_only")
    standing = first_standing(rules, 0)
    assert standing.golden == GoldenRound(left=3)
    made = after(rules, standing, played_result(rules, standing, 1, 120, (20, 80, 20), (0, 40, 0)))
    assert made.seats[1].total == 240
    assert made.golden == GoldenRound(left=2, made=True)


def test_a_contract_is_worth_playing_where_it_is_made() -> None:
    worth = contract_worth(CLASSIC, sheet(300, 400, 200, dealer=2), 0, 120)
    assert worth.made[0] > worth.given_up[0]
    assert worth.made[0] > worth.failed[0] + 0.05
    assert worth.made[1] < worth.failed[1]
    assert sum(worth.given_up) == pytest.approx(1.0)


def test_the_chances_are_a_utility_of_contracts() -> None:
    standing = sheet(300, 400, 200, dealer=2)
    result = played_result(CLASSIC, standing, 0, 120, (80, 23, 17), (60, 0, 0))
    scored = score_deal(CLASSIC, standing.seats, result)
    outcome = Outcome(CLASSIC, standing.seats, result, scored)
    values = tuple(CHANCES(outcome, seat) for seat in range(3))
    assert values == chances_after(CLASSIC, standing, result)


def test_a_contract_on_the_barrel_wins_the_match() -> None:
    line = Standing(880, barrel=2)
    standing = MatchStanding((line, Standing(600), Standing(500)), 2)
    worth = contract_worth(CLASSIC, standing, 0, 120)
    assert worth.made == (1.0, 0.0, 0.0)
    fallen = after(CLASSIC, standing, played_result(CLASSIC, standing, 0, 120, (50, 40, 30)))
    assert fallen.seats[0].total == 760
    assert worth.failed[0] == pytest.approx(win_chances(CLASSIC, fallen)[0], abs=0.05)
    assert worth.failed[0] < win_chances(CLASSIC, standing)[0]


def test_the_dump_truck_makes_a_made_contract_bad() -> None:
    worth = contract_worth(CLASSIC, sheet(435, 300, 300, dealer=2), 0, 120)
    assert worth.made[0] < worth.failed[0]


def test_a_seat_that_cannot_declare_is_refused() -> None:
    four = PRESETS["four_players"].rules
    with pytest.raises(ValueError, match="seat 1 cannot play a contract"):
        contract_worth(four, first_standing(four, 1), 1, 100)
    draw = PRESETS["two_draw"].rules
    with pytest.raises(ValueError, match="cannot play a contract"):
        contract_worth(draw, first_standing(draw, 1), 0, 100)
    shared = played_result(draw, first_standing(draw, 1), None, 0, (70, 50))
    assert [line.total for line in after(draw, first_standing(draw, 1), shared).seats] == [70, 50]


def test_four_share_what_the_declarer_leaves() -> None:
    four = PRESETS["four_players"].rules
    standing = first_standing(four, 3)
    worth = contract_worth(four, standing, 0, 100)
    assert len(worth.made) == 4
    gone = surrendered_result(four, standing, 0, 100, Ending.ROSPIS, sitter_worth=60)
    assert [line.total for line in after(four, standing, gone).seats] == [-100, 60, 60, 60]


def test_a_state_and_a_view_have_the_same_standing() -> None:
    (started,) = conduct(None, Start(CLASSIC, 1))
    assert isinstance(started, MatchStarted)
    state = begin(started)
    assert standing_of(state) == first_standing(CLASSIC, 1)
    for event in conduct(state, Deal(shuffle(bytes(32)))):
        state = evolve(state, event)
    assert state.phase is not Phase.DEAL
    assert standing_of(state) == standing_of(view(state, 2)) == first_standing(CLASSIC, 1)
