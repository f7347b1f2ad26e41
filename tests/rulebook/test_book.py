"""The rulebook says what the rules say, with their numbers and their pictures."""

import pytest
from msgspec.structs import replace

from engine.cards import CARD_POINTS, Card, Rank, Suit, parse_cards
from engine.marriages import marriage_value
from engine.phases.tricks import following
from engine.rules import PRESETS, MarriageValues, Rules, make_rules
from engine.state import PlayedCard
from tests.rulebook.reading import (
    card_rows,
    cards_of,
    chapter,
    names,
    text_of,
    texts,
)
from thousand_qt.rulebook.book import rulebook
from thousand_qt.rulebook.document import ChapterName, Example, Points, Table
from thousand_qt.rulebook.presets import nearest_preset, preset_title

THREE_PLAYERS = [name for name, preset in PRESETS.items() if preset.rules.players == 3]


def test_the_chapters_stand_in_the_order_of_their_names(qapp):
    for rules in (Rules(), make_rules(bid_jumps=False)):
        order = list(ChapterName)
        places = [order.index(name) for name in names(rulebook(rules))]
        assert places == sorted(places)


@pytest.mark.parametrize("preset", THREE_PLAYERS)
def test_a_preset_is_its_own_nearest_and_has_no_differences(qapp, preset):
    book = rulebook(PRESETS[preset].rules)
    assert book.title == preset_title(preset)
    assert ChapterName.DIFFERENCES not in names(book)


def test_the_cards_are_pictured_from_the_strongest_with_their_points(qapp):
    (row,) = card_rows(chapter(rulebook(Rules()), ChapterName.CARDS))
    assert [card.rank for card in cards_of(row)] == list(Rank)
    assert [group.caption for group in row.groups] == ["11", "10", "4", "3", "2", "0"]
    assert sum(CARD_POINTS.values()) * len(Suit) == 120
    assert "120" in text_of(rulebook(Rules()), ChapterName.CARDS)


@pytest.mark.parametrize("values", ["standard", "clubs_high"])
def test_the_marriages_are_pictured_from_the_dearest(qapp, values):
    rules = make_rules(marriage_values=values)
    row, *_ = card_rows(chapter(rulebook(rules), ChapterName.MARRIAGES))
    pairs = [tuple(card.rank for card in group.cards) for group in row.groups]
    suits = [group.cards[0].suit for group in row.groups]
    assert pairs == [(Rank.KING, Rank.QUEEN)] * 4
    assert [group.caption for group in row.groups] == [
        str(marriage_value(rules, suit)) for suit in suits
    ]
    assert [int(group.caption) for group in row.groups] == [100, 80, 60, 40]


@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        make_rules(must_overtake=True),
        make_rules(must_trump=False),
        make_rules(must_overtrump=True),
    ],
)
def test_the_examples_of_tricks_mark_what_the_engine_allows(qapp, rules):
    marked = [
        {group.cards[0] for group in row.groups if group.marked}
        for row in card_rows(chapter(rulebook(rules), ChapterName.TRICKS))
    ]
    led = tuple(PlayedCard(seat, card) for seat, card in enumerate(parse_cards("QD KD")))
    trumped = tuple(PlayedCard(seat, card) for seat, card in enumerate(parse_cards("AC QH")))
    assert marked == [
        set(following(rules, parse_cards("AD 9D 10S AC"), led, None)[1]),
        set(following(rules, parse_cards("AH 9H 10S JD"), trumped, Suit.HEARTS)[1]),
    ]


def score_table(rules: Rules) -> Table:
    """Return the table of the example of a deal's score."""
    (example,) = (
        block
        for block in chapter(rulebook(rules), ChapterName.SCORE).blocks
        if isinstance(block, Example)
    )
    assert example.table is not None
    return example.table


@pytest.mark.parametrize(
    ("changes", "written"),
    [
        ({}, ["+170", "+30", "+15"]),
        ({"round_step": 10, "dump_truck": "off"}, ["+170", "+30", "+20"]),
        ({"round_mode": "down"}, ["+170", "+30", "+15"]),
        ({"round_step": 1, "success_score": "points"}, ["+171", "+32", "+17"]),
    ],
)
def test_the_example_of_a_score_is_counted_by_the_engine(qapp, changes, written):
    assert [row[-1] for row in score_table(make_rules(**changes)).rows] == written


def test_only_the_shortfall_is_lost_where_that_is_agreed(qapp):
    assert "−175" in text_of(rulebook(Rules()), ChapterName.SCORE)
    shortfall = text_of(rulebook(make_rules(fail_score="shortfall")), ChapterName.SCORE)
    assert "−4" in shortfall
    assert "−175" not in shortfall


def test_the_barrel_speaks_of_what_is_missing(qapp):
    text = text_of(rulebook(make_rules(target=1001)), ChapterName.BARREL)
    assert "121 points are missing to 1001" in text
    more = text_of(rulebook(make_rules(win_above_target=True)), ChapterName.BARREL)
    assert "now 125 points are missing" in more


def test_a_fall_takes_the_fine_of_the_table(qapp):
    text = text_of(rulebook(make_rules(fine_amount=150)), ChapterName.BARREL)
    assert "your total becomes 730" in text
    assert "760" not in text


def test_who_sits_out_uses_no_attempt_and_writes_nothing_on_the_barrel(qapp):
    text = text_of(rulebook(PRESETS["four_players"].rules), ChapterName.BARREL)
    assert "nor does one in which you sit out" in text
    assert "nothing for the prikup when you sit out" in text
    assert "sit out" not in text_of(rulebook(Rules()), ChapterName.BARREL)


def test_a_knock_off_from_the_cumulative_barrel_leaves_what_was_gathered(qapp):
    rules = PRESETS["cumulative_barrel"].rules
    text = text_of(rulebook(rules), ChapterName.BARREL)
    assert "the sum is cut down to tens, and 120 are taken off." in text
    assert "760" not in text
    small = make_rules(barrel="cumulative", fine_amount=50, barrel_attempts=0)
    assert "more than 880 is never left" in text_of(rulebook(small), ChapterName.BARREL)


def test_a_fall_that_the_cumulative_barrel_does_not_know_is_not_told(qapp):
    rules = make_rules(barrel="cumulative", barrel_fall="zero", barrel_together="all_fall")
    assert "at once, to 760" in text_of(rulebook(rules), ChapterName.BARREL)


def test_points_rounded_down_below_the_contract_are_told(qapp):
    less = "less than the contract"
    fives = make_rules(success_score="points", round_mode="down")
    assert less not in text_of(rulebook(fives), ChapterName.SCORE)
    tens = make_rules(success_score="points", round_mode="down", round_step=10, dump_truck="off")
    assert less in text_of(rulebook(tens), ChapterName.SCORE)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({}, "On the barrel they are not written."),
        ({"barrel_freeze_others": True}, "nor by anybody when a player on the barrel"),
        ({"barrel": "lock"}, "A defender who has 900 points or more"),
    ],
)
def test_who_does_not_write_the_bonus_for_nines_is_told(qapp, changes, sentence):
    rules = make_rules(four_nines_bonus=120, **changes)
    assert sentence in text_of(rulebook(rules), ChapterName.SPECIAL)


def test_nothing_is_told_of_a_cut_that_nobody_makes(qapp):
    told = "lies at the bottom"
    cut = {"cut_nine": "recut", "cut_jack": "dealer_buries"}
    cuts = make_rules(cutter="left_of_dealer", **cut)
    assert told in text_of(rulebook(cuts), ChapterName.DEAL)
    nobody = text_of(rulebook(make_rules(cutter="none", **cut)), ChapterName.DEAL)
    assert told not in nobody
    assert "Nobody cuts the pack" in nobody


def test_others_are_frozen_in_a_barrel_deal_that_is_given_up_too(qapp):
    rules = make_rules(barrel_freeze_others=True, rospis_when_barrel="allowed")
    assert "even if the deal is given up" in text_of(rulebook(rules), ChapterName.BARREL)


def test_a_hand_of_the_auction_may_bid_as_high_as_its_example_says(qapp):
    (row,) = card_rows(chapter(rulebook(Rules()), ChapterName.AUCTION))
    assert row.groups[0].cards == (Card.KH, Card.QH)
    assert "220" in text_of(rulebook(Rules()), ChapterName.AUCTION)


def test_half_of_a_rospis_is_rounded_up_to_tens_first(qapp):
    text = text_of(rulebook(make_rules(rospis_share="half")), ChapterName.ROSPIS)
    assert "for 125 that makes 65" in text


@pytest.mark.parametrize(
    ("changes", "absent"),
    [
        ({"rospis": False}, ChapterName.ROSPIS),
        ({"barrel": "off"}, ChapterName.BARREL),
        ({"dump_truck": "off"}, ChapterName.SPECIAL),
        (
            {"redeal_hand_below": 0, "redeal_four_nines_deal": False, "redeal_prikup_below": 0},
            ChapterName.REDEAL,
        ),
    ],
)
def test_what_is_not_played_has_no_chapter(qapp, changes, absent):
    assert absent in names(rulebook(Rules()))
    assert absent not in names(rulebook(make_rules(**changes)))


def test_words_that_are_not_needed_are_not_explained(qapp):
    book = rulebook(make_rules(rospis=False, barrel="off", dump_truck="off"))
    words = text_of(book, ChapterName.TERMS)
    assert not any(word in words for word in ("Rospis", "Barrel", "Dump truck"))


def differences(rules: Rules) -> list[tuple[str, str]]:
    """Return the points of the chapter of differences."""
    blocks = chapter(rulebook(rules), ChapterName.DIFFERENCES).blocks
    return [
        (point.text, point.note)
        for block in blocks
        if isinstance(block, Points)
        for point in block.items
    ]


def test_a_difference_is_told_with_what_is_usual(qapp):
    assert differences(make_rules(bid_jumps=False)) == [
        (
            "The auction – You raise by one step, never by more.",
            "Usually: You may raise by several steps at once.",
        )
    ]


def test_a_rule_that_is_not_played_is_told_too(qapp):
    assert differences(make_rules(barrel_knock_off=False)) == [
        (
            (
                "The barrel – not played here: There is little room: who sits on the barrel is"
                " knocked off when another player reaches it, and falls to 760."
            ),
            "",
        )
    ]


def test_rules_of_ones_own_are_called_so(qapp):
    book = rulebook(make_rules(bid_jumps=False, pass_face="up"))
    assert book.title == "Rules of your own, close to “Russian classic”"
    assert nearest_preset(make_rules(bid_jumps=False)).id == "russian_classic"


def test_no_sentence_is_said_twice_in_a_row(qapp):
    for preset in THREE_PLAYERS:
        said = [text for text in texts(rulebook(PRESETS[preset].rules)) if len(text) > 30]
        assert len(said) == len(set(said)), preset


@pytest.mark.parametrize(("least", "said"), [(0, True), (3, True), (5, False), (40, False)])
def test_the_dark_says_when_a_marriage_hardly_carries_the_bid(qapp, least, said):
    rules = make_rules(
        dark=True,
        marriage_values="custom",
        marriage_custom=MarriageValues(spades=least, clubs=60, diamonds=80, hearts=100),
    )
    sentence = "What this opponent may bid has to reach 125 with the marriage."
    assert (sentence in text_of(rulebook(rules), ChapterName.DARK)) is said
    for free in ({"undark": "off"}, {"bid_limit": "none"}):
        assert sentence not in text_of(rulebook(replace(rules, **free)), ChapterName.DARK)
