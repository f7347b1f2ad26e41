"""The cumulative barrel: card points of several deals together bring what is missing."""

from __future__ import annotations

from msgspec.structs import replace

from engine.rules import make_rules
from engine.scoring import DealResult, Ending, Reason, Scored, Standing, events_of, score_deal

THERE = Standing(total=880, barrel=0)


def deal(
    *standings: Standing,
    cards: tuple[int, int, int],
    declarer: int = 1,
    contract: int = 100,
    marriages: tuple[int, int, int] = (0, 0, 0),
    ending: Ending = Ending.PLAYED,
    **options: object,
) -> Scored:
    rules = make_rules(barrel="cumulative", **options)
    result = DealResult(
        declarer=declarer,
        contract=contract,
        ending=ending,
        dealer=0,
        forehand=1,
        active=(1, 2, 0),
        cards=cards,
        marriages=marriages,
        tricks=(3, 3, 2),
    )
    return score_deal(rules, standings, result)


def test_exact_card_points_are_gathered_in_any_role_and_marriages_are_not():
    scored = deal(THERE, Standing(), Standing(), cards=(34, 60, 26), marriages=(80, 40, 0))
    assert scored.standings[0] == Standing(total=880, barrel=1, gathered=34)
    own = deal(
        scored.standings[0],
        Standing(),
        Standing(),
        cards=(57, 40, 23),
        marriages=(100, 0, 0),
        declarer=0,
        contract=150,
    )
    assert own.standings[0] == Standing(total=880, barrel=2, gathered=91)


def test_a_failed_contract_costs_nothing_extra():
    scored = deal(THERE, Standing(), Standing(), cards=(34, 60, 26), declarer=0, contract=120)
    assert scored.standings[0] == Standing(total=880, barrel=1, gathered=34)
    assert [one.total for one in scored.standings[1:]] == [60, 25]


def test_the_need_wins_at_once():
    before = Standing(total=880, barrel=1, gathered=91)
    scored = deal(before, Standing(), Standing(), cards=(30, 60, 30))
    assert (scored.winner, scored.standings[0].total) == (0, 1001)
    assert "win:0" in events_of(scored)


def test_what_was_gathered_is_cut_down_and_fined_after_the_last_deal():
    before = Standing(total=880, barrel=2, gathered=91)
    scored = deal(before, Standing(), Standing(), cards=(22, 68, 30))
    assert scored.standings[0] == Standing(total=870, falls=1)
    low = deal(replace(before, gathered=0), Standing(), Standing(), cards=(9, 81, 30))
    assert low.standings[0].total == 760


def test_a_small_fine_leaves_nobody_above_the_barrel():
    before = Standing(total=880, barrel=2, gathered=91)
    scored = deal(before, Standing(), Standing(), cards=(22, 68, 30), fine_amount=50)
    assert scored.standings[0] == Standing(total=880, falls=1)


def test_without_a_limit_the_player_stays():
    before = Standing(total=880, barrel=40, gathered=91)
    scored = deal(before, Standing(), Standing(), cards=(22, 68, 30), barrel_attempts=0)
    assert scored.standings[0] == Standing(total=880, barrel=41, gathered=113)


def test_of_two_who_have_enough_the_one_with_more_wins_then_the_declarer():
    one, two = Standing(total=880, barrel=0, gathered=100), Standing(total=880, barrel=0)
    more = deal(one, replace(two, gathered=90), Standing(), cards=(21, 40, 59), declarer=2)
    assert more.winner == 1
    equal = deal(one, replace(two, gathered=90), Standing(), cards=(30, 40, 50), declarer=0)
    assert equal.winner == 0


def test_a_newcomer_throws_the_old_one_off_with_what_he_has():
    old = Standing(total=880, barrel=0, gathered=47)
    scored = deal(old, Standing(total=850), Standing(), cards=(13, 100, 7))
    assert scored.standings[1] == Standing(total=880, barrel=0)
    assert scored.standings[0] == Standing(total=940 - 120, falls=1)
    together = deal(
        old, Standing(total=850), Standing(), cards=(13, 100, 7), barrel_knock_off=False
    )
    assert together.standings[0] == Standing(total=880, barrel=1, gathered=60)


def test_a_newcomer_begins_with_nothing():
    scored = deal(Standing(total=870), Standing(), Standing(), cards=(30, 60, 30))
    assert scored.standings[0] == Standing(total=880, barrel=0)


def test_a_deal_that_others_give_up_changes_nothing():
    before = Standing(total=880, barrel=1, gathered=34)
    scored = deal(before, Standing(), Standing(), cards=(0, 0, 0), ending=Ending.ROSPIS)
    assert scored.standings[0] == before


def test_giving_up_paid_for_leaves_the_barrel_and_what_was_gathered():
    before = Standing(total=880, barrel=1, gathered=34)
    scored = deal(before, Standing(), Standing(), cards=(0, 0, 0), declarer=0, ending=Ending.ROSPIS)
    assert scored.standings[0] == Standing(total=780, falls=1, rospis=1)
    assert Reason.BARREL_LEFT in [line.reason for line in scored.lines]


def test_the_third_fall_can_be_to_zero():
    before = Standing(total=880, barrel=2, falls=2)
    assert deal(before, Standing(), Standing(), cards=(9, 81, 30)).standings[0] == Standing()


def test_attempts_count_in_every_deal_whatever_the_single_barrel_would_say():
    scored = deal(
        THERE, Standing(), Standing(), cards=(9, 81, 30), barrel_attempt_counts="own_contract"
    )
    assert scored.standings[0].barrel == 1


def test_bolts_are_not_written_there():
    scored = deal(THERE, Standing(), Standing(), cards=(0, 90, 30))
    assert scored.standings[0].bolts == 0
