"""The sheet of a game with real cards: deals and slips entered by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.paper import (
    Entry,
    Page,
    Slip,
    WrongEntry,
    enter,
    enter_slip,
    new_page,
    slip_seats,
    slips,
    wrong,
    wrong_slip,
)
from engine.paper_choices import (
    Contracts,
    contracts,
    dark_seat,
    declarers,
    endings,
    least_won,
)
from engine.rules import PRESETS, Rules, make_rules
from engine.scoring.types import Ending, GoldenRound, Reason, Standing
from tests.engine.driver import random_match
from tests.engine.rules_strategies import supported_rules

ZEROS = (0, 0, 0)


def deal(
    cards: tuple[int, ...] = (91, 17, 12), declarer: int = 0, contract: int = 100, **more: object
) -> Entry:
    values: dict[str, object] = {"marriages": (40, 0, 0), "tricks": (6, 1, 1)}
    return Entry(declarer=declarer, contract=contract, cards=cards, **(values | more))


def given_up(ending: Ending, contract: int = 100) -> Entry:
    return deal(ZEROS, contract=contract, marriages=ZEROS, tricks=ZEROS, ending=ending)


def totals(page: Page) -> list[int]:
    return [standing.total for standing in page.standings]


def test_a_deal_is_written_and_the_next_player_deals():
    page = enter(new_page(Rules(), dealer=2), deal())
    assert totals(page) == [100, 15, 10]
    assert page.dealer == 0
    assert len(page.written) == 1


@given(supported_rules(), st.integers(0, 2**32 - 1))
def test_a_match_entered_by_hand_is_written_like_the_match_that_was_played(rules, seed):
    page = None
    for state, events in random_match(rules, seed, deals=4):
        page = page or new_page(rules, state.dealer)
        for event in events:
            result = getattr(event, "result", None)
            if result is None or not hasattr(event, "scored"):
                continue
            page = enter(
                Page(
                    rules=rules,
                    dealer=result.dealer,
                    standings=state.standings,
                    golden=result.golden,
                ),
                Entry(
                    declarer=result.declarer,
                    contract=result.contract,
                    cards=result.cards,
                    marriages=result.marriages,
                    tricks=result.tricks,
                    ending=result.ending,
                    four_nines=result.four_nines,
                    sitter_worth=result.sitter_worth,
                    dark=result.dark,
                ),
            )
            assert page.standings == event.scored.standings
            assert page.winner == event.scored.winner


def test_golden_deals_are_counted_by_the_page():
    page = new_page(make_rules(golden="forced_120"), dealer=2)
    assert page.golden == GoldenRound(left=3)
    page = enter(page, deal(contract=120))
    assert totals(page) == [240, 30, 20]
    assert page.golden == GoldenRound(left=2, made=True)


def test_a_dark_deal_is_marked_in_the_entry():
    page = enter(new_page(make_rules(dark=True), dealer=2), deal(contract=120, dark=True))
    assert totals(page) == [240, 15, 10]


def test_deals_given_up_are_entered_without_points():
    rules = PRESETS["cumulative_barrel"].rules
    page = enter(new_page(rules, dealer=2), given_up(Ending.WRITE_OFF))
    assert totals(page) == [-100, 0, 0]
    assert [standing.bolts for standing in page.standings] == [0, 1, 1]


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        (deal((91, 17)), WrongEntry.LENGTH),
        (deal((91, 17, 11)), WrongEntry.POINTS),
        (deal((140, -20, 0)), WrongEntry.POINTS),
        (deal(declarer=3), WrongEntry.DECLARER),
        (deal(contract=0), WrongEntry.CONTRACT),
        (deal(contract=102), WrongEntry.CONTRACT),
        (deal(contract=405), WrongEntry.CONTRACT),
        (deal(dark=True, contract=120), WrongEntry.DARK),
        (deal(ending=Ending.ROSPIS), WrongEntry.GIVEN_UP),
        (given_up(Ending.THROW_IN, contract=0), WrongEntry.ENDING),
        (given_up(Ending.WRITE_OFF), WrongEntry.ENDING),
        (given_up(Ending.ROSPIS), None),
        (deal((103, 16, 1)), WrongEntry.POINTS),
        (deal((119, 1, 0)), WrongEntry.POINTS),
        (deal(tricks=(8, 0, 0)), WrongEntry.TRICKS),
        (deal((120, 0, 0), tricks=ZEROS), WrongEntry.TRICKS),
        (deal((120, 0, 0), tricks=(8, 0, 0), marriages=(0, 40, 0)), WrongEntry.TRICKS),
        (deal(four_nines=(0, 1)), WrongEntry.NINES),
        (deal(sitter_worth=10), WrongEntry.SITTER),
        (deal((120, 0, 0), tricks=(8, 0, 0)), None),
        (deal(four_nines=(1,)), None),
        (deal(), None),
    ],
)
def test_what_cannot_be_right_is_found(entry, problem):
    page = new_page(Rules(), dealer=2)
    assert wrong(page, entry) is problem
    if problem is not None:
        with pytest.raises(ValueError, match=problem.value):
            enter(page, entry)


def test_a_deal_that_nobody_bid_for_may_be_thrown_in_where_it_is_agreed():
    rules = make_rules(forced_bid="none", all_pass="last_hand_takes", free_throw_in=60)
    page = enter(new_page(rules, dealer=2), given_up(Ending.THROW_IN, contract=0))
    assert totals(page) == [0, 60, 60]


def test_a_marriage_may_be_led_before_the_first_trick_where_it_is_agreed():
    page = new_page(make_rules(marriage_first_lead=True), dealer=2)
    entry = deal((0, 108, 12), tricks=(0, 6, 2))
    assert wrong(page, entry) is None


def test_forehand_alone_plays_a_forced_golden_deal_for_its_contract():
    page = new_page(make_rules(golden="forced_120"), dealer=2)
    assert declarers(page) == (0,)
    assert wrong(page, deal(contract=120, declarer=1)) is WrongEntry.DECLARER
    assert wrong(page, deal(contract=130)) is WrongEntry.CONTRACT
    assert endings(page, 0) == (Ending.PLAYED,)


def test_only_forehand_plays_in_the_dark_and_only_for_its_contract():
    page = new_page(make_rules(dark=True), dealer=2)
    assert dark_seat(page) == 0
    assert wrong(page, deal(declarer=1, contract=120, dark=True)) is WrongEntry.DARK
    assert wrong(page, deal(contract=130, dark=True)) is WrongEntry.CONTRACT
    assert Ending.ROSPIS not in endings(page, 0, dark=True)


def test_a_barrel_player_plays_for_what_he_needs_at_least():
    page = new_page(make_rules(target=1001, barrel_at=880), dealer=2)
    sitting = replace(page, standings=(Standing(total=880, barrel=0), Standing(), Standing()))
    assert contracts(sitting, 0) == Contracts(121, 400, 5, 121)
    assert contracts(sitting, 1) == Contracts(100, 400, 5, 0)
    assert 121 in contracts(sitting, 0)
    assert 121 not in contracts(sitting, 1)
    assert endings(sitting, 0) == (Ending.PLAYED,)


@pytest.mark.parametrize(
    ("options", "least"),
    [
        ({}, [100, 105, 105]),
        ({"bid_step": 10}, [100, 110, 110]),
        ({"forced_bid": "dealer"}, [105, 105, 100]),
        ({"forced_bid": "none", "all_pass": "redeal_next"}, [100, 100, 100]),
        ({"players": 4, "forced_bid": "dealer", "four_player_sitter": "dealer"}, [105, 105, 100]),
        ({"golden": "forced_120"}, [120, 120, 120]),
    ],
)
def test_only_who_carries_the_compulsory_bid_wins_the_auction_with_it(options, least):
    rules = make_rules(**options)
    page = new_page(rules, dealer=2)
    seats = (0, 1, 3) if rules.players == 4 else (0, 1, 2)
    assert [least_won(page, seat) for seat in seats] == least


def test_a_contract_at_the_compulsory_bid_stays_whoever_deals_by_the_sheet():
    page = new_page(Rules(), dealer=2)
    assert wrong(page, deal(declarer=1, marriages=(0, 0, 0))) is None
    assert least_won(page, 0, dark=True) == 120


def test_a_table_may_agree_on_a_fine_that_no_rule_names():
    page = enter_slip(new_page(Rules(), dealer=1), Slip.AGREED_FINE, 2, fine=60)
    assert totals(page) == [0, 0, -60]
    assert page.dealer == 1
    assert [(line.reason, line.basis) for line in page.written[0].lines] == [(Reason.SLIP, 60)]
    assert wrong_slip(page, Slip.AGREED_FINE, 0, fine=1000) is None
    for fine in (-60, 0, 1001):
        assert wrong_slip(page, Slip.AGREED_FINE, 0, fine=fine) is WrongEntry.AMOUNT
    sitting = replace(page, standings=(Standing(total=880, barrel=1), Standing(), Standing()))
    fined = enter_slip(sitting, Slip.AGREED_FINE, 0, fine=120)
    assert (fined.standings[0].total, fined.standings[0].barrel) == (760, None)


def test_what_the_sheet_forbids_is_no_way_to_end_a_deal():
    page = new_page(make_rules(rospis_limit=1, write_off=True), dealer=2)
    assert endings(page, 0) == (Ending.PLAYED, Ending.ROSPIS, Ending.WRITE_OFF)
    once = enter(page, given_up(Ending.ROSPIS))
    assert endings(once, 0) == (Ending.PLAYED, Ending.WRITE_OFF)


def test_who_sits_out_takes_nothing():
    page = new_page(make_rules(players=4), dealer=3)
    entry = Entry(
        declarer=0, contract=100, cards=(100, 10, 0, 10), marriages=(0,) * 4, tricks=(6, 1, 0, 1)
    )
    assert wrong(page, entry) is WrongEntry.SITTER


def test_nothing_is_written_after_the_match():
    page = enter(
        new_page(make_rules(barrel="off", target=200), dealer=2),
        deal(contract=220, marriages=(180, 0, 0)),
    )
    assert page.winner == 0
    assert wrong(page, deal()) is WrongEntry.OVER


def test_the_points_of_unplayed_cards_may_be_nobodys():
    rules = make_rules(players=2, two_unclaimed="nobody")
    entry = Entry(declarer=0, contract=100, cards=(90, 20), marriages=(40, 0), tricks=(6, 4))
    assert wrong(new_page(rules, dealer=0), entry) is None


@pytest.mark.parametrize(
    ("options", "slip", "change", "dealer", "reason"),
    [
        ({"exposed_card": "fine_dealer_pass_deal"}, Slip.EXPOSED_CARD, -120, 2, Reason.SLIP),
        ({"exposed_card": "redeal_same_dealer"}, Slip.EXPOSED_CARD, 0, 1, None),
        ({"bid_check": "honour_fine"}, Slip.OVERBID, -120, 1, Reason.SLIP),
        ({"wrong_marriage": "contract_fine_replay"}, Slip.WRONG_MARRIAGE, -150, 1, Reason.SLIP),
        ({"scorekeeper_fine": 100}, Slip.WRONG_ENTRY, -100, 1, Reason.SLIP),
        ({"cut_nine": "recut_then_fine"}, Slip.CUT_NINES, -120, 1, Reason.CUT_FINE),
        ({"cut_nine": "recut_then_fine_pass_deal"}, Slip.CUT_NINES, -120, 2, Reason.CUT_FINE),
        ({"cut_nine": "recut"}, Slip.CUT_NINES, 0, 1, None),
        ({"redeal_dealer": "next"}, Slip.REDEAL, 0, 2, None),
        ({"forced_bid": "none", "all_pass": "redeal_next"}, Slip.ALL_PASSED, 0, 2, None),
        ({"forced_bid": "none", "all_pass": "redeal_same"}, Slip.ALL_PASSED, 0, 1, None),
        ({}, Slip.WRONG_MARRIAGE, 0, 1, None),
    ],
)
def test_what_a_slip_costs(options, slip, change, dealer, reason):
    page = enter_slip(new_page(make_rules(**options), dealer=1), slip, 1, contract=150)
    assert totals(page) == [0, change, 0]
    assert page.dealer == dealer
    reasons = [line.reason for scored in page.written for line in scored.lines]
    assert reasons == ([reason] if reason else [])


def test_every_third_redeal_in_a_row_costs_the_dealer():
    page = new_page(make_rules(redeal_streak_fine=3), dealer=1)
    for _ in range(3):
        page = enter_slip(page, Slip.REDEAL, 1)
    assert totals(page) == [0, -120, 0]
    assert [line.reason for line in page.written[0].lines] == [Reason.REDEAL_FINE]
    page = enter_slip(enter(page, deal(declarer=2)), Slip.REDEAL, 2)
    assert page.redeals == 1


def test_the_table_is_offered_the_slips_that_change_its_sheet():
    assert slips(Rules()) == (Slip.AGREED_FINE,)
    rules = make_rules(
        exposed_card="fine_dealer_pass_deal",
        bid_check="honour_fine",
        wrong_marriage="contract_fine_replay",
        scorekeeper_fine=100,
        cut_nine="recut_then_fine",
        redeal_dealer="next",
        forced_bid="none",
        all_pass="redeal_next",
    )
    assert slips(rules) == tuple(Slip)
    assert Slip.CUT_NINES not in slips(make_rules(cut_nine="recut_then_fine", cutter="none"))
    assert Slip.REDEAL not in slips(make_rules(redeal_streak_fine=3, fine_amount=0))


def test_a_slip_is_of_those_who_can_have_made_it():
    rules = make_rules(
        scorekeeper_fine=100,
        exposed_card="fine_dealer_pass_deal",
        cut_nine="recut_then_fine",
        wrong_marriage="contract_fine_replay",
    )
    page = new_page(rules, dealer=1)
    assert slip_seats(page, Slip.EXPOSED_CARD) == (1,)
    assert slip_seats(page, Slip.CUT_NINES) == (0,)
    assert slip_seats(page, Slip.WRONG_MARRIAGE) == (2, 0, 1)
    assert slip_seats(page, Slip.WRONG_ENTRY) == (0, 1, 2)
    assert wrong_slip(page, Slip.EXPOSED_CARD, 0) is WrongEntry.SLIP
    assert wrong_slip(page, Slip.OVERBID, 0) is WrongEntry.SLIP
    assert wrong_slip(page, Slip.WRONG_MARRIAGE, 0, 90) is WrongEntry.CONTRACT
    assert wrong_slip(page, Slip.WRONG_MARRIAGE, 0, 120) is None
    over = replace(page, winner=2)
    assert wrong_slip(over, Slip.WRONG_ENTRY, 0) is WrongEntry.OVER
