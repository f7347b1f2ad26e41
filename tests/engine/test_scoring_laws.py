"""Laws of scoring over random rules, standings and deals."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.rules import Rules, barrel_need
from engine.rules.validate import GREATEST_NEED
from engine.scoring import (
    DealResult,
    Ending,
    GoldenRound,
    Reason,
    Scored,
    Standing,
    events_of,
    has_barrel,
    score_deal,
)
from engine.scoring.types import ScoreLine

CHOICES = {
    "rospis_share": ["half", "fixed", "half_min_60", "none"],
    "rospis_cost": ["contract", "none", "bolt"],
    "rospis_free_count": [0, 1],
    "rospis_third_fine": [False, True],
    "marriage_without_trick": ["keeps", "lapses"],
    "four_nines_bonus": [0, 120],
    "round_step": [1, 5, 10],
    "round_mode": ["nearest", "down"],
    "round_own_game": [False, True],
    "success_score": ["contract", "points"],
    "fail_score": ["contract", "shortfall"],
    "fine_amount": [0, 120],
    "bolt_rule": ["no_tricks", "zero_points", "rounds_to_zero"],
    "bolt_fine_mode": ["off", "total", "consecutive"],
    "bolt_own_game": [False, True],
    "barrel": ["off", "single", "cumulative", "lock"],
    "barrel_at": [850, 880, 900],
    "target": [1000, 1001],
    "win_above_target": [False, True],
    "barrel_attempts": [0, 1, 3],
    "barrel_attempt_counts": ["every_deal", "own_contract"],
    "barrel_fail": ["attempt", "deduct_and_off"],
    "barrel_overbid_fail": ["attempt", "deduct_and_off"],
    "barrel_fall": ["fine", "set_score", "zero"],
    "barrel_zero_after": [0, 3],
    "barrel_knock_off": [False, True],
    "barrel_together": ["coexist", "all_fall"],
    "barrel_freeze_others": [False, True],
    "barrel_jump": ["never", "declarer", "anyone"],
    "lock_at": [800, 900],
    "dump_truck": ["off", "plus", "minus", "both"],
    "loss_floor": [None, -500],
    "golden": ["forced_120", "double_only"],
    "golden_fail": ["continue", "replay", "reset_replay", "reset_normal"],
    "golden_double_fines": [False, True],
    "golden_double_bolts": [False, True],
    "dark_score": ["contract_x2", "points_x2"],
    "dark_scope": ["declarer", "all"],
    "dark_double_bolts": [False, True],
    "tie_break": ["highest_then_declarer", "declarer_first"],
}
rules_drawn = st.fixed_dictionaries(
    {option: st.sampled_from(values) for option, values in CHOICES.items()}
).map(lambda options: Rules(**options))


@st.composite
def standings_drawn(draw: st.DrawFn, rules: Rules) -> tuple[Standing, ...]:
    top = rules.barrel_at - 5 if has_barrel(rules) else rules.target - 5
    used_most = rules.barrel_attempts - 1 if rules.barrel_attempts else 9
    standings = []
    for _ in range(3):
        barrel, gathered = None, 0
        total = draw(st.one_of(st.integers(-120, top // 5), st.integers(top // 5 - 40, top // 5)))
        total *= 5
        if has_barrel(rules) and draw(st.booleans()):
            total, barrel = rules.barrel_at, draw(st.integers(0, used_most))
            if rules.barrel == "cumulative":
                gathered = draw(st.integers(0, barrel_need(rules) - 1))
        standings.append(
            Standing(
                total=total,
                barrel=barrel,
                bolts=draw(st.integers(0, rules.bolt_limit - 1)),
                falls=draw(st.integers(0, 2)),
                rospis=draw(st.integers(0, 4)),
                gathered=gathered,
            )
        )
    return tuple(standings)


@st.composite
def results_drawn(draw: st.DrawFn) -> DealResult:
    dealer = draw(st.integers(0, 2))
    forehand = (dealer + 1) % 3
    active = tuple((forehand + step) % 3 for step in range(3))
    declarer = draw(st.integers(0, 2))
    contract = draw(st.integers(20, 60)) * 5
    zeros = (0, 0, 0)
    cards = tricks = marriages = zeros
    played = draw(st.sampled_from([True, True, True, False]))
    surrender = st.sampled_from([Ending.ROSPIS, Ending.WRITE_OFF, Ending.THROW_IN])
    golden = draw(st.none() | st.builds(GoldenRound, st.integers(1, 3), st.booleans()))
    if played:
        first = draw(st.integers(0, 120))
        second = draw(st.integers(0, 120 - first))
        cards = (first, second, 120 - first - second)
        tricks = (
            draw(st.integers(1, 8)) if first else draw(st.integers(0, 2)),
            draw(st.integers(1, 8)) if second else draw(st.integers(0, 2)),
            draw(st.integers(1, 8)) if cards[2] else draw(st.integers(0, 2)),
        )
        worth = st.sampled_from([0, 0, 40, 60, 100, 180])
        marriages = draw(st.tuples(worth, worth, worth))
    return DealResult(
        declarer=declarer,
        contract=contract,
        ending=Ending.PLAYED if played else draw(surrender),
        dealer=dealer,
        forehand=forehand,
        active=active,
        cards=cards,
        marriages=marriages,
        tricks=tricks,
        four_nines=draw(st.sampled_from([(), (0,), (2,)])) if played else (),
        golden=golden,
        dark=golden is None and draw(st.booleans()),
    )


@st.composite
def deals_drawn(draw: st.DrawFn) -> tuple[Rules, tuple[Standing, ...], DealResult]:
    rules = draw(rules_drawn)
    return rules, draw(standings_drawn(rules)), draw(results_drawn())


def rotated(result: DealResult, by: int) -> DealResult:
    def seat(one: int) -> int:
        return (one + by) % 3

    def per_seat(values: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(values[(one - by) % 3] for one in range(3))

    return replace(
        result,
        declarer=seat(result.declarer),
        dealer=seat(result.dealer),
        forehand=seat(result.forehand),
        active=tuple(map(seat, result.active)),
        cards=per_seat(result.cards),
        marriages=per_seat(result.marriages),
        tricks=per_seat(result.tricks),
        four_nines=tuple(map(seat, result.four_nines)),
    )


def sorted_lines(scored: Scored, by: int) -> list[ScoreLine]:
    moved = [replace(line, seat=(line.seat + by) % 3) for line in scored.lines]
    return sorted(moved, key=lambda line: (line.seat, line.reason, line.points, line.basis))


@given(deals_drawn())
def test_the_lines_of_a_seat_add_up_to_the_change_of_its_total(deal):
    rules, before, result = deal
    scored = score_deal(rules, before, result)
    for seat, (old, new) in enumerate(zip(before, scored.standings, strict=True)):
        written = sum(line.points for line in scored.lines if line.seat == seat)
        assert new.total == old.total + written


@given(deals_drawn())
def test_the_same_deal_is_always_scored_the_same(deal):
    assert score_deal(*deal) == score_deal(*deal)


@given(deals_drawn(), st.integers(1, 2))
def test_turning_the_table_turns_the_scores(deal, by):
    rules, before, result = deal
    turned_before = tuple(before[(seat - by) % 3] for seat in range(3))
    plain = score_deal(rules, before, result)
    turned = score_deal(rules, turned_before, rotated(result, by))
    assert sorted_lines(plain, by) == sorted_lines(turned, 0)
    assert tuple(plain.standings[(seat - by) % 3] for seat in range(3)) == turned.standings
    assert turned.winner == (None if plain.winner is None else (plain.winner + by) % 3)


@given(deals_drawn())
def test_nobody_stands_between_the_barrel_and_the_target(deal):
    rules, before, result = deal
    scored = score_deal(rules, before, result)
    assert scored.over == (scored.winner is not None)
    if not has_barrel(rules):
        return
    for one in scored.standings:
        if one.barrel is not None:
            assert one.total == rules.barrel_at
            assert rules.barrel_attempts == 0 or one.barrel < rules.barrel_attempts
        elif one.total == rules.barrel_at:
            small = rules.fine_amount <= GREATEST_NEED and rules.barrel == "cumulative"
            assert small or rules.fine_amount == 0, "a fall that costs nothing"
        elif one.total > rules.barrel_at:
            assert scored.over
            assert one.total >= rules.barrel_at + barrel_need(rules)


@given(deals_drawn())
def test_a_barrel_player_rises_only_by_winning(deal):
    rules, before, result = deal
    scored = score_deal(rules, before, result)
    for seat, (old, new) in enumerate(zip(before, scored.standings, strict=True)):
        if old.barrel is not None and scored.winner != seat:
            assert new.total <= old.total
            assert new.bolts == old.bolts


@given(deals_drawn())
def test_counters_stay_below_their_limits(deal):
    rules, before, result = deal
    scored = score_deal(rules, before, result)
    for old, new in zip(before, scored.standings, strict=True):
        if rules.bolt_fine_mode != "off":
            assert new.bolts < rules.bolt_limit
        if has_barrel(rules) and rules.barrel_zero_after:
            assert new.falls < rules.barrel_zero_after
        assert new.rospis - old.rospis in (0, 1)


@given(deals_drawn())
def test_events_name_only_lines_that_were_written(deal):
    scored = score_deal(*deal)
    words = events_of(scored)
    assert words.count("floor") <= 1
    assert sum(word.startswith("win:") for word in words) <= 1
    assert len(words) <= len(scored.lines)
    if scored.winner is not None and "floor" not in words:
        assert f"win:{scored.winner}" in words
    bolts = sum(line.reason is Reason.BOLT for line in scored.lines)
    assert sum(word.startswith("bolt:") for word in words) == bolts
