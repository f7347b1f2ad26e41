"""How high one may bid, and what a contract brings, where the table has agreed on something."""

import pytest
from msgspec.structs import replace

from engine.cards import hand_of, parse_cards
from engine.rules import PRESETS, Rules, make_rules
from engine.scoring import GoldenRound, Standing
from engine.state import View, deal_of
from thousand_qt.tools.table_scenes import NAMES, TABLE_SCENES
from thousand_qt.viewmodels.panel_limits import ceiling_note, highest_bid, stake

NO_MARRIAGE = "AS KS JS 9S AD KH 9H"
HEARTS = "AS KS JS 9S AD KH QH"

NOBODY = Standing()


def seen(hand: str, rules: Rules, standing: Standing = NOBODY, **changes) -> View:
    """Return the view of a player in an auction by these rules."""
    view = TABLE_SCENES["table-auction"].match(NAMES["en"]).steps[-1].after
    deal = deal_of(view)
    held = replace(deal, hands=(hand_of(parse_cards(hand)), *deal.hands[1:]), **changes)
    return replace(view, rules=rules, deal=held, standings=(standing, *view.standings[1:]))


@pytest.mark.parametrize(
    ("hand", "note"),
    [
        (NO_MARRIAGE, "You hold no marriage: at most 120."),
        (HEARTS, "With your marriage (hearts): at most 220."),
    ],
)
def test_the_ceiling_is_told_where_only_one_raise_is_possible(qapp, hand, note):
    view = seen(hand, PRESETS["polish_tysiac"].rules)
    assert ceiling_note(view, highest_bid(view, (110,))) == note


def test_a_cap_of_the_barrel_is_not_laid_to_the_hand(qapp):
    rules = PRESETS["cumulative_barrel"].rules
    view = seen(HEARTS, rules, Standing(total=880, barrel=0))
    assert ceiling_note(view, 120) == "You are on the barrel: bid 120 at most."


@pytest.mark.parametrize(
    ("options", "dark", "golden", "words"),
    [
        ({}, False, False, "Made +120, failed −120."),
        ({"golden": "double_only"}, False, True, "Made +240, failed −240."),
        ({"dark": True}, True, False, "Made +240, failed −240."),
        ({"dark": True, "fail_score": "shortfall"}, True, False, "Made +240, failed −240."),
        ({"dark": True, "dark_score": "points_x2"}, True, False, ""),
        ({"fail_score": "shortfall"}, False, False, ""),
    ],
)
def test_the_stake_is_what_will_be_written(qapp, options, dark, golden, words):
    view = seen(NO_MARRIAGE, make_rules(**options), dark=dark)
    view = replace(view, golden=GoldenRound(left=1) if golden else None)
    assert stake(view, 120) == words
