"""The agreements of scoring one by one: position, deal, what is written."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.illegal import Refusal
from engine.rules import PRESETS, Rules, barrel_need, with_options
from engine.scoring import (
    DealResult,
    Ending,
    Reason,
    Scored,
    Standing,
    events_of,
    on_barrel,
    rospis_ban,
    rospis_cost,
    rospis_share,
    round_points,
    score_deal,
)

CLASSIC = PRESETS["russian_classic"].rules
NOBODY = (Standing(), Standing(), Standing())
BARREL = Standing(total=880, barrel=0)


def rules(**options: Any) -> Rules:
    return with_options(CLASSIC, options)


def played(
    declarer: int = 0,
    contract: int = 100,
    cards: tuple[int, ...] = (70, 30, 20),
    marriages: tuple[int, ...] = (40, 0, 0),
    tricks: tuple[int, ...] = (4, 2, 2),
    **more: Any,
) -> DealResult:
    return DealResult(
        declarer=declarer,
        contract=contract,
        ending=Ending.PLAYED,
        dealer=2,
        forehand=more.pop("forehand", 0),
        active=(0, 1, 2),
        cards=cards,
        marriages=marriages,
        tricks=tricks,
        **more,
    )


def given_up(declarer: int = 0, contract: int = 100) -> DealResult:
    zeros = (0, 0, 0)
    deal = played(declarer, contract, zeros, zeros, zeros)
    return replace(deal, ending=Ending.ROSPIS)


def totals(scored: Scored) -> list[int]:
    return [one.total for one in scored.standings]


def written(scored: Scored, seat: int) -> list[tuple[Reason, int, int]]:
    return [(line.reason, line.points, line.basis) for line in scored.lines if line.seat == seat]


# ---------------------------------------------------------------- rounding


@pytest.mark.parametrize(
    ("step", "mode", "points", "rounded"),
    [
        (5, "nearest", 17, 15),
        (5, "nearest", 18, 20),
        (5, "nearest", 2, 0),
        (5, "nearest", 3, 5),
        (5, "down", 19, 15),
        (10, "nearest", 24, 20),
        (10, "nearest", 25, 30),
        (10, "down", 29, 20),
        (1, "nearest", 17, 17),
        (1, "down", 17, 17),
    ],
)
def test_points_are_rounded_to_the_step(step, mode, points, rounded):
    assert round_points(Rules(round_step=step, round_mode=mode), points) == rounded


def test_a_shortfall_is_exact_unless_own_points_are_rounded():
    deal = played(contract=120, cards=(103, 10, 7), marriages=(0, 0, 0))
    assert totals(score_deal(rules(fail_score="shortfall"), NOBODY, deal))[0] == -17
    both = rules(fail_score="shortfall", round_own_game=True)
    assert totals(score_deal(both, NOBODY, deal))[0] == -15


def test_the_lines_of_an_ordinary_deal_name_raw_points():
    scored = score_deal(CLASSIC, NOBODY, played(cards=(71, 32, 17)))
    assert written(scored, 0) == [(Reason.CONTRACT_MADE, 100, 111)]
    assert written(scored, 1) == [(Reason.DEFENCE, 30, 32)]
    assert written(scored, 2) == [(Reason.DEFENCE, 15, 17)]


# ---------------------------------------------------------------- rospis


@pytest.mark.parametrize(("contract", "share"), [(100, 50), (105, 55), (121, 65), (125, 65)])
def test_half_a_contract_is_rounded_up_to_tens_first(contract, share):
    assert rospis_share(Rules(rospis_share="half"), contract) == share


def test_a_share_of_nothing_leaves_no_line():
    scored = score_deal(rules(rospis_share="none"), NOBODY, given_up())
    assert [line.seat for line in scored.lines] == [0]
    assert totals(scored) == [-100, 0, 0]


def test_the_first_rospis_may_be_free():
    table = rules(rospis_free_count=1)
    assert rospis_cost(table, Standing(), 110) == 0
    assert rospis_cost(table, Standing(rospis=1), 110) == 110


def test_a_rospis_may_cost_a_bolt_and_the_bolt_may_cost_the_fine():
    before = (Standing(bolts=2), Standing(), Standing(bolts=2))
    scored = score_deal(rules(rospis_cost="bolt"), before, given_up())
    assert events_of(scored) == ("bolt:0", "bolt_fine:0")
    assert totals(scored) == [-120, 60, 60]
    assert [one.bolts for one in scored.standings] == [0, 0, 2]
    assert scored.standings[0].rospis == 1


def test_a_surrendered_deal_earns_no_bolts_and_breaks_no_row():
    before = (Standing(), Standing(bolts=2), Standing())
    scored = score_deal(rules(bolt_fine_mode="consecutive"), before, given_up())
    assert scored.standings[1].bolts == 2
    assert events_of(scored) == ()


def test_a_barrel_player_who_pays_a_contract_leaves_and_falls():
    table = rules(rospis_when_barrel="allowed")
    scored = score_deal(table, (BARREL, *NOBODY[1:]), given_up(contract=120))
    assert scored.standings[0] == Standing(total=760, falls=1, rospis=1)
    assert written(scored, 0) == [(Reason.BARREL_LEFT, -120, 120)]


def test_a_barrel_player_who_gives_up_for_nothing_loses_an_attempt():
    table = rules(rospis_when_barrel="allowed", rospis_cost="none")
    scored = score_deal(table, (BARREL, *NOBODY[1:]), given_up(contract=120))
    assert scored.standings[0] == Standing(total=880, barrel=1, rospis=1)
    assert written(scored, 0) == [
        (Reason.ROSPIS_COST, 0, 120),
        (Reason.BARREL_ATTEMPT, 0, 1),
    ]


def test_no_bolt_for_a_rospis_on_the_barrel():
    table = rules(rospis_when_barrel="allowed", rospis_cost="bolt")
    scored = score_deal(table, (replace(BARREL, bolts=2), *NOBODY[1:]), given_up(contract=120))
    assert scored.standings[0] == Standing(total=880, barrel=1, bolts=2, rospis=1)


def test_a_fine_for_the_third_rospis_takes_a_player_off_the_barrel():
    table = rules(rospis_when_barrel="allowed", rospis_cost="none", rospis_third_fine=True)
    before = (replace(BARREL, rospis=2), *NOBODY[1:])
    scored = score_deal(table, before, given_up(contract=120))
    assert scored.standings[0] == Standing(total=760, falls=1, rospis=3)
    assert events_of(scored) == ("rospis_fine:0", "off:0")


@pytest.mark.parametrize(
    ("options", "mine", "other", "code"),
    [
        ({}, Standing(), Standing(), None),
        ({"rospis": False}, Standing(), Standing(), Refusal.ROSPIS_OFF),
        ({"rospis_limit": 2}, Standing(rospis=1), Standing(rospis=5), None),
        ({"rospis_limit": 2}, Standing(rospis=2), Standing(), Refusal.ROSPIS_LIMIT),
        ({}, BARREL, Standing(), Refusal.ROSPIS_ON_BARREL),
        ({}, Standing(), BARREL, None),
        ({"rospis_when_barrel": "allowed"}, BARREL, BARREL, None),
        ({"rospis_when_barrel": "nobody"}, Standing(), BARREL, Refusal.ROSPIS_BARREL_OCCUPIED),
        ({"rospis_when_barrel": "nobody"}, BARREL, Standing(), Refusal.ROSPIS_ON_BARREL),
        ({"rospis_when_barrel": "nobody"}, Standing(), Standing(), None),
    ],
)
def test_when_a_declarer_may_give_up(options, mine, other, code):
    assert rospis_ban(rules(**options), (other, mine, Standing()), 1) == code


# ---------------------------------------------------------------- bolts


def test_own_games_without_a_bolt_neither_add_nor_break_a_row():
    table = rules(bolt_own_game=False, bolt_fine_mode="consecutive")
    before = (Standing(bolts=2), Standing(bolts=2), Standing(bolts=1))
    deal = played(cards=(0, 120, 0), marriages=(0, 0, 0), tricks=(0, 8, 0))
    scored = score_deal(table, before, deal)
    assert [one.bolts for one in scored.standings] == [2, 0, 2]
    assert events_of(scored) == ("bolt:2",)


def test_points_that_round_to_zero_may_be_a_bolt():
    deal = played(cards=(90, 28, 2), tricks=(5, 2, 1))
    assert events_of(score_deal(rules(bolt_rule="rounds_to_zero"), NOBODY, deal)) == ("bolt:2",)
    assert events_of(score_deal(rules(bolt_rule="zero_points"), NOBODY, deal)) == ()


def test_a_lapsed_marriage_counts_as_no_points_for_the_bolt():
    table = rules(
        marriage_without_trick="lapses", bolt_rule="zero_points", marriage_first_lead=True
    )
    deal = played(cards=(90, 30, 0), marriages=(40, 0, 60), tricks=(5, 3, 0))
    scored = score_deal(table, NOBODY, deal)
    assert totals(scored) == [100, 30, 0]
    assert written(scored, 2)[0] == (Reason.MARRIAGE_LAPSED, 0, 60)
    assert events_of(scored) == ("bolt:2",)


def test_the_fifth_bolt_may_be_the_one_that_costs():
    before = (Standing(), Standing(), Standing(bolts=2))
    deal = played(cards=(90, 30, 0), tricks=(5, 3, 0))
    scored = score_deal(rules(bolt_limit=5), before, deal)
    assert scored.standings[2] == Standing(bolts=3)


# ---------------------------------------------------------------- four nines


def test_no_bonus_on_the_barrel():
    deal = played(four_nines=(2,))
    scored = score_deal(rules(four_nines_bonus=120), (*NOBODY[:2], BARREL), deal)
    assert scored.standings[2] == Standing(total=880, barrel=1)
    assert (Reason.ON_BARREL, 0, 120) in written(scored, 2)
    assert events_of(scored) == ()


def test_the_bonus_may_seat_a_player_on_the_barrel():
    before = (*NOBODY[:2], Standing(total=750))
    scored = score_deal(rules(four_nines_bonus=120), before, played(four_nines=(2,)))
    assert events_of(scored) == ("nines_bonus:2", "barrel:2")


# ---------------------------------------------------------------- the barrel


def test_need_is_what_is_missing():
    assert barrel_need(CLASSIC) == 120
    assert barrel_need(rules(barrel_at=900)) == 100
    assert barrel_need(rules(target=1001)) == 121
    assert barrel_need(rules(win_above_target=True)) == 125
    assert barrel_need(rules(barrel_at=900, win_above_target=True)) == 105


def test_no_barrel_without_the_option():
    assert on_barrel(CLASSIC, BARREL)
    assert not on_barrel(CLASSIC, Standing(total=870))
    assert not on_barrel(rules(barrel="off"), BARREL)


def test_a_contract_below_the_need_writes_nothing_and_costs_an_attempt():
    table = rules(barrel_min_contract=False)
    scored = score_deal(table, (BARREL, *NOBODY[1:]), played(contract=110))
    assert written(scored, 0) == [
        (Reason.BARREL_TOO_LITTLE, 0, 110),
        (Reason.BARREL_ATTEMPT, 0, 1),
    ]
    assert scored.standings[0] == Standing(total=880, barrel=1)


def test_a_failed_contract_may_cost_more_when_it_was_above_the_need():
    table = rules(barrel_overbid_fail="deduct_and_off")
    before = (BARREL, *NOBODY[1:])
    assert totals(score_deal(table, before, played(contract=120)))[0] == 880
    scored = score_deal(table, before, played(contract=125))
    assert scored.standings[0] == Standing(total=755, falls=1)
    assert events_of(scored) == ("off:0",)


def test_only_own_contracts_may_use_attempts():
    table = rules(barrel_attempt_counts="own_contract")
    before = (BARREL, Standing(total=880, barrel=2), Standing())
    scored = score_deal(table, before, played(contract=130))
    assert [one.barrel for one in scored.standings] == [1, 2, None]


def test_attempts_may_be_unlimited():
    before = (*NOBODY[:2], Standing(total=880, barrel=9))
    scored = score_deal(rules(barrel_attempts=0), before, played())
    assert scored.standings[2] == Standing(total=880, barrel=10)


def test_the_third_fall_is_the_one_that_zeroes_and_the_count_starts_again():
    before = (*NOBODY[:2], Standing(total=880, barrel=2, falls=2))
    scored = score_deal(CLASSIC, before, played())
    assert written(scored, 2) == [
        (Reason.ON_BARREL, 0, 20),
        (Reason.BARREL_FALL, -120, 3),
        (Reason.BARREL_ZEROED, -760, 3),
    ]
    assert scored.standings[2] == Standing()


def test_being_knocked_off_counts_as_a_fall():
    before = (Standing(total=850), Standing(), Standing(total=880, barrel=1, falls=2))
    scored = score_deal(CLASSIC, before, played())
    assert totals(scored) == [880, 30, 0]
    assert events_of(scored) == ("barrel:0", "fall:2", "zero:2")


def test_leaving_by_subtraction_counts_as_a_fall():
    before = (replace(BARREL, falls=2), *NOBODY[1:])
    scored = score_deal(rules(barrel_fail="deduct_and_off"), before, played(contract=120))
    assert events_of(scored) == ("off:0", "zero:0")
    assert scored.standings[0] == Standing()


def test_a_last_attempt_is_settled_before_the_knock_off():
    before = (Standing(total=850), Standing(), Standing(total=880, barrel=2))
    scored = score_deal(CLASSIC, before, played())
    assert events_of(scored) == ("fall:2", "barrel:0")
    assert scored.standings[2] == Standing(total=760, falls=1)


def test_a_newcomer_may_join_the_old_one():
    before = (Standing(total=850), Standing(), BARREL)
    scored = score_deal(rules(barrel_knock_off=False), before, played())
    assert [one.barrel for one in scored.standings] == [0, None, 1]


def test_arrivals_of_one_deal_may_fall_together_to_a_set_score():
    table = rules(barrel_together="all_fall", barrel_fall="set_score", barrel_fall_score=800)
    before = (Standing(total=800), Standing(total=860), BARREL)
    scored = score_deal(table, before, played())
    assert totals(scored) == [800, 800, 880]
    assert written(scored, 0)[-1] == (Reason.BARREL_ALL_FALL, -100, 900)
    assert scored.standings[2].barrel == 1


@pytest.mark.parametrize("second", [850, 0])
def test_a_victory_from_the_barrel_costs_the_other_who_sits_there_nothing(second):
    """The match ends at once (ambiguity 22), whether or not somebody else arrives."""
    there = Standing(total=880, barrel=2)
    deal = played(0, 120, (90, 0, 30), (40, 0, 0), (5, 0, 3))
    scored = score_deal(rules(), (there, there, Standing(total=second)), deal)
    assert (scored.winner, totals(scored)) == (0, [1000, 880, second + 30])
    assert scored.standings[1] == there
    assert events_of(scored) == (("win:0", "barrel:2") if second else ("win:0",))


def test_others_stand_still_beside_a_barrel_players_contract():
    table = rules(barrel_freeze_others=True, four_nines_bonus=120)
    before = (BARREL, Standing(total=50, bolts=2), Standing(total=880, barrel=1))
    deal = played(contract=120, cards=(100, 0, 20), tricks=(6, 0, 2), four_nines=(1,))
    scored = score_deal(table, before, deal)
    assert totals(scored) == [1000, 50, 880]
    assert scored.standings[1].bolts == 2
    assert written(scored, 1) == [(Reason.FROZEN, 0, 0), (Reason.FROZEN, 0, 120)]
    assert scored.winner == 0


def test_others_score_when_the_barrel_player_was_overbid():
    table = rules(barrel_freeze_others=True)
    scored = score_deal(table, (*NOBODY[:2], BARREL), played())
    assert totals(scored) == [100, 30, 880]


def test_only_the_declarer_may_jump_over_the_barrel():
    table = rules(barrel_jump="declarer")
    before = (Standing(total=845), Standing(total=860), Standing())
    deal = played(contract=155, cards=(80, 40, 0), marriages=(80, 100, 0), tricks=(5, 2, 1))
    scored = score_deal(table, before, deal)
    assert totals(scored) == [1000, 880, 0]
    assert events_of(scored) == ("barrel:1", "win:0")
    everybody = score_deal(rules(barrel_jump="anyone"), before, deal)
    assert totals(everybody) == [1000, 1000, 0]
    assert everybody.winner == 0, "equal totals: the declarer"


def test_a_jump_needs_as_much_as_the_barrel_does():
    table = rules(barrel_jump="anyone", win_above_target=True)
    before = (Standing(total=845), *NOBODY[1:])
    deal = played(contract=155, cards=(80, 20, 20), marriages=(80, 0, 0))
    assert events_of(score_deal(table, before, deal)) == ("barrel:0",)


def test_a_barrel_player_does_not_win_with_defenders_points():
    table = rules(barrel_jump="anyone")
    deal = played(cards=(20, 30, 70), marriages=(100, 0, 100))
    scored = score_deal(table, (*NOBODY[:2], BARREL), deal)
    assert scored.winner is None
    assert (Reason.ON_BARREL, 0, 170) in written(scored, 2)


# ---------------------------------------------------------------- the lock


def test_a_locked_player_writes_only_his_own_contracts():
    table = rules(barrel="lock", lock_at=900)
    before = (Standing(total=905), Standing(total=900), Standing(total=895))
    scored = score_deal(table, before, played(contract=100, cards=(50, 40, 30)))
    assert totals(scored) == [805, 900, 925]
    assert written(scored, 1) == [(Reason.LOCKED, 0, 40)]
    surrendered = score_deal(table, before, given_up())
    assert totals(surrendered) == [805, 900, 955]


def test_a_locked_player_still_earns_bolts():
    table = rules(barrel="lock", lock_at=900)
    deal = played(cards=(90, 30, 0), tricks=(5, 3, 0))
    scored = score_deal(table, (*NOBODY[:2], Standing(total=900, bolts=1)), deal)
    assert scored.standings[2] == Standing(total=900, bolts=2)


# ---------------------------------------------------------------- dump truck


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ("off", [555, -555]),
        ("plus", [0, -555]),
        ("minus", [555, 0]),
        ("both", [0, 0]),
    ],
)
def test_dump_truck_tips_the_signs_that_were_agreed(form, expected):
    before = (Standing(), Standing(total=525), Standing(total=-575))
    scored = score_deal(rules(dump_truck=form), before, played())
    assert totals(scored)[1:] == expected


def test_dump_truck_also_looks_at_a_total_that_did_not_change():
    before = (Standing(), Standing(total=555), Standing())
    deal = played(cards=(90, 0, 30), tricks=(5, 1, 2))
    scored = score_deal(CLASSIC, before, deal)
    assert totals(scored)[1] == 0
    assert written(scored, 1)[-1] == (Reason.DUMP_TRUCK, -555, 555)


# ---------------------------------------------------------------- the end


def test_equal_totals_go_to_the_declarer_then_to_the_player_nearest_to_forehand():
    table = rules(barrel="off")
    before = (Standing(total=970), Standing(total=970), Standing(total=900))
    deal = played(declarer=2, cards=(30, 30, 60), marriages=(0, 0, 40), forehand=1)
    scored = score_deal(table, before, deal)
    assert totals(scored) == [1000, 1000, 1000]
    assert scored.winner == 2
    lower = (*before[:2], Standing(total=500))
    assert score_deal(table, lower, deal).winner == 1, "clockwise from forehand"
    assert score_deal(table, lower, replace(deal, forehand=0)).winner == 0


def test_declarer_first_needs_a_declarer_at_the_target():
    table = rules(barrel="off", tie_break="declarer_first")
    before = (Standing(total=500), Standing(total=970), Standing(total=990))
    scored = score_deal(table, before, played())
    assert totals(scored) == [600, 1000, 1010]
    assert scored.winner == 2
    near = (Standing(total=900), *before[1:])
    assert score_deal(table, near, played()).winner == 0


def test_the_floor_ends_the_match_for_the_highest_total():
    before = (Standing(total=-450), Standing(total=200), Standing(total=300))
    deal = played(cards=(50, 40, 30), marriages=(0, 0, 0))
    scored = score_deal(rules(loss_floor=-500), before, deal)
    assert (scored.winner, scored.over) == (2, True)
    assert events_of(scored) == ("floor",)
    assert written(scored, 0)[-1] == (Reason.LOSS_FLOOR, 0, -550)
    assert not score_deal(rules(loss_floor=-600), before, deal).over


def test_a_winner_comes_before_the_floor():
    before = (BARREL, Standing(total=-800), Standing())
    deal = played(contract=120, cards=(100, 10, 10))
    scored = score_deal(rules(loss_floor=-500), before, deal)
    assert (scored.winner, scored.over) == (0, True)
    assert events_of(scored) == ("win:0",)
