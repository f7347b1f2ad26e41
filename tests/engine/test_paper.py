"""The sheet of a game with real cards: deals and slips entered by hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.paper import Entry, Page, Slip, WrongEntry, enter, enter_slip, new_page, wrong
from engine.rules import PRESETS, Rules, make_rules
from engine.scoring.types import Ending, GoldenRound, Reason
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
        (deal(ending=Ending.ROSPIS), WrongEntry.GIVEN_UP),
        (deal(), None),
        (given_up(Ending.THROW_IN, contract=0), None),
    ],
)
def test_what_cannot_be_right_is_found(entry, problem):
    page = new_page(Rules(), dealer=2)
    assert wrong(page, entry) is problem
    if problem is not None:
        with pytest.raises(ValueError, match=problem.value):
            enter(page, entry)


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
    ("options", "slip", "change", "dealer"),
    [
        ({"exposed_card": "fine_dealer_pass_deal"}, Slip.EXPOSED_CARD, -120, 2),
        ({"exposed_card": "redeal_same_dealer"}, Slip.EXPOSED_CARD, 0, 1),
        ({"bid_check": "honour_fine"}, Slip.OVERBID, -120, 1),
        ({"wrong_marriage": "contract_fine_replay"}, Slip.WRONG_MARRIAGE, -150, 1),
        ({"scorekeeper_fine": 100}, Slip.WRONG_ENTRY, -100, 1),
        ({"cut_nine": "recut_then_fine"}, Slip.CUT_NINES, -120, 1),
        ({"cut_nine": "recut_then_fine_pass_deal"}, Slip.CUT_NINES, -120, 2),
        ({}, Slip.WRONG_MARRIAGE, 0, 1),
    ],
)
def test_what_a_slip_costs(options, slip, change, dealer):
    page = enter_slip(new_page(make_rules(**options), dealer=1), slip, 1, contract=150)
    assert totals(page) == [0, change, 0]
    assert page.dealer == dealer
    reasons = [line.reason for scored in page.written for line in scored.lines]
    assert reasons == ([Reason.SLIP] if change else [])
