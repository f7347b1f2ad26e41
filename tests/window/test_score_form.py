"""The form of a deal with real cards: what follows from what was typed, and what is wrong."""

import pytest
from msgspec.structs import replace

from engine.cards import Suit, parse_cards
from engine.paper import Slip, WrongEntry, new_page
from engine.rules import Rules, make_rules
from engine.scoring.types import Ending, Standing
from engine.state import MarriageKind
from thousand_qt.score_keeper.book import Declared, SlipRecord, entry_of
from thousand_qt.viewmodels.score_deal import DealViewModel, derive_deal
from thousand_qt.viewmodels.score_form import Form, form_of, judge
from thousand_qt.viewmodels.score_slip import SlipViewModel, judge_slip

NAMES = ("Anna", "Boris", "Vera", "Gleb")
TWO = make_rules(players=2)
LOOSE = make_rules(players=2, two_unclaimed="nobody")


def page_for(rules=None, dealer=None):
    rules = rules or Rules()
    return new_page(rules, rules.players - 1 if dealer is None else dealer)


def form(*cards, declarer=0, **more):
    return Form(declarer=declarer, cards=cards, **more)


def shown(page, typed):
    return derive_deal(page, NAMES[: page.rules.players], typed, judge(page, typed))


@pytest.mark.parametrize(
    ("rules", "typed", "points"),
    [
        (None, ("91", "17", ""), (91, 17, 12)),
        (None, ("", "17", "12"), (91, 17, 12)),
        (None, ("120", "", ""), (120, 0, 0)),
        (None, ("60", "60", ""), (60, 60, 0)),
        (None, ("91", "", ""), (91, None, None)),
        (None, ("100", "40", ""), (100, 40, None)),
        (None, ("91", "x", ""), (91, None, None)),
        (None, ("91", "-5", ""), (91, None, None)),
        (None, ("91", "1７", ""), (91, None, None)),
        (TWO, ("91", ""), (91, 29)),
        (LOOSE, ("91", ""), (91, None)),
        (LOOSE, ("120", ""), (120, 0)),
    ],
)
def test_the_last_points_follow_from_the_others(rules, typed, points):
    assert judge(page_for(rules), form(*typed)).points == points


@pytest.mark.parametrize(
    ("rules", "typed", "sentence"),
    [
        (None, ("91", "17", "11"), "Together 119 of 120: 1 too few."),
        (None, ("91", "17", "20"), "Together 128 of 120: 8 too many."),
        (None, ("91", "40", ""), "Together 131 of 120: 11 too many."),
        (LOOSE, ("91", "30"), "Together 121 of 120: 1 too many."),
        (None, ("91", "17", "12"), ""),
        (LOOSE, ("91", "17"), ""),
    ],
)
def test_a_wrong_sum_is_told(rules, typed, sentence):
    draft = judge(page_for(rules), form(*typed))
    assert draft.sum_problem == sentence
    assert (draft.record is None) is bool(sentence)


@pytest.mark.parametrize(
    ("typed", "problems"),
    [
        (("1", "", ""), ("No cards are worth 1.", "", "")),
        (("119", "", ""), ("No cards are worth 119.", "", "")),
        (("200", "", ""), ("No cards are worth 200.", "", "")),
        (("x", "", ""), ("Whole numbers from 0 to 120.", "", "")),
        (("60", "59", ""), ("", "", "No cards are worth 1.")),
    ],
)
def test_points_that_no_cards_have_are_told_at_their_place(typed, problems):
    draft = judge(page_for(), form(*typed))
    assert draft.points_problems == problems
    assert draft.record is None


def test_the_points_that_nobody_gets_are_told():
    assert shown(page_for(LOOSE), form("91", "17")).sum_note == "Left with nobody: 12."


@pytest.mark.parametrize(
    ("contract", "problem"),
    [
        (None, ""),
        (105, ""),
        (102, "Not 102: 100 to 400 in steps of 5."),
        (500, "Not 500: 100 to 400 in steps of 5."),
    ],
)
def test_a_contract_is_one_of_the_rules(contract, problem):
    draft = judge(page_for(), form("91", "17", "", contract=contract))
    assert draft.contract_problem == problem
    assert (draft.record is None) is bool(problem)


@pytest.mark.parametrize(
    ("typed", "missing"),
    [
        (Form(), "Say who played."),
        (Form(declarer=0), "Type the card points of two players: the third's follow."),
        (form("91", "17", ""), ""),
        (Form(declarer=0, ending=Ending.ROSPIS), ""),
    ],
)
def test_what_is_missing_is_said(typed, missing):
    props = shown(page_for(), typed)
    assert props.missing == missing
    assert props.complete is (missing == "")


def test_who_has_no_points_took_no_trick_unless_it_is_said():
    page = page_for()
    typed = form("120", "", "")
    assert judge(page, typed).no_trick == (1, 2)
    assert judge(page, replace(typed, took=(1,))).no_trick == (2,)
    players = shown(page, typed).players
    assert [player.trick_shown for player in players] == [False, True, True]


def test_who_declared_a_marriage_is_not_asked_for_a_trick():
    declared = (Declared(1, MarriageKind.MARRIAGE, Suit.HEARTS),)
    typed = form("120", "", "", declared=declared)
    assert judge(page_for(), typed).no_trick == (2,)
    assert not shown(page_for(), typed).players[1].trick_shown


def test_nobody_is_asked_for_tricks_where_they_do_not_matter():
    page = page_for(make_rules(bolt_rule="zero_points"))
    assert not any(player.trick_shown for player in shown(page, form("120", "", "")).players)


def test_a_marriage_is_declared_by_one_player():
    model = DealViewModel()
    model.open(page_for(make_rules(half_marriage=True, ace_marriage=True)), NAMES[:3])
    model.mark(0, "marriage.H")
    model.mark(1, "marriage.H")
    model.mark(1, "half.H")
    model.mark(1, "aces.S")
    model.mark(2, "aces.S")
    assert {(one.seat, one.kind.value) for one in model.form.declared} == {
        (0, "marriage"),
        (1, "aces"),
    }
    theirs = {mark.value: mark.enabled for mark in model.props.players[1].marks}
    assert theirs["half.H"] is False
    assert theirs["half.S"] is True
    model.mark(0, "marriage.H")
    model.mark(1, "half.H")
    assert Declared(1, MarriageKind.HALF, Suit.HEARTS) in model.form.declared


def test_marriages_show_their_worth_by_the_rules_the_least_first():
    page = page_for(make_rules(marriage_values="clubs_high"))
    marks = shown(page, Form()).players[0].marks
    assert [(mark.value, mark.label) for mark in marks] == [
        ("marriage.D", "40"),
        ("marriage.H", "60"),
        ("marriage.S", "80"),
        ("marriage.C", "100"),
    ]
    assert marks[3].spoken == "Marriage of clubs: 100"


def test_forehand_is_named_where_it_has_to_play():
    props = shown(page_for(make_rules(golden="forced_120")), Form())
    assert props.note == "Golden deal 1 of 3: all doubled."
    assert props.declarer_words == "Anna plays: forehand has to."
    assert (props.contract, props.contract_fixed) == (120, True)
    assert props.declarers == ()


def test_the_draw_form_asks_for_points_only():
    props = shown(page_for(make_rules(players=2, two_form="draw", barrel="off")), form("70", ""))
    assert props.declarer_words == "Everybody plays for himself."
    assert not props.contract_shown
    assert props.endings == ()
    assert props.complete


def test_dark_is_asked_of_forehand_and_doubles():
    page = page_for(make_rules(dark=True))
    assert not shown(page, Form(declarer=1)).dark_shown
    props = shown(
        page,
        form(
            "91",
            "17",
            "",
            declarer=0,
            dark=True,
            declared=(Declared(0, MarriageKind.MARRIAGE, Suit.SPADES),),
        ),
    )
    assert props.dark_shown
    assert (props.contract, props.contract_fixed) == (120, True)
    assert props.preview[0].change == "+240"


def test_a_barrel_player_begins_at_what_he_needs():
    page = page_for()
    page = replace(page, standings=(Standing(total=880, barrel=0), Standing(), Standing()))
    props = shown(page, Form(declarer=0))
    assert (props.contract, props.least) == (120, 120)
    assert props.endings == ()


def test_the_prikup_counts_for_who_sits_out_by_the_rules():
    page = page_for(make_rules(players=4))
    typed = form("91", "17", "", declarer=0, prikup=parse_cards("KH QH 10S"))
    props = shown(page, typed)
    assert props.sitter == "Gleb"
    assert props.prikup_worth == "Worth 117"
    assert [line.change for line in props.preview] == ["−100", "+15", "+10", "+115"]
    partly = shown(page, replace(typed, prikup=parse_cards("KH")))
    assert partly.missing == "Tap all three cards of the prikup; so far: 1."
    assert not any(mark.enabled for mark in props.prikup if not mark.on)
    assert shown(page_for(make_rules(players=4, sitter_score="none")), typed).prikup == ()


def test_four_nines_are_asked_for_where_they_bring_something():
    assert shown(page_for(), Form()).nines == ()
    page = page_for(make_rules(four_nines_bonus=100))
    props = shown(page, form("91", "17", "", four_nines=2))
    assert [option.label for option in props.nines] == ["nobody", "Anna", "Boris", "Vera"]
    assert props.preview[2].change == "+110"


def test_a_record_opens_as_it_was_entered():
    page = page_for(make_rules(players=4, dark=True, four_nines_bonus=100))
    typed = form(
        "103",
        "0",
        "17",
        "",
        declarer=0,
        contract=120,
        took=(1,),
        declared=(Declared(0, MarriageKind.MARRIAGE, Suit.HEARTS),),
        four_nines=1,
        prikup=parse_cards("KS QH 10S"),
        dark=True,
    )
    record = judge(page, typed).record
    assert record is not None
    again = judge(page, form_of(page, record)).record
    assert again == record
    assert entry_of(page, record).tricks == (1, 1, 1, 0)


def test_nothing_can_be_entered_after_the_match():
    page = replace(page_for(), winner=0)
    draft = judge(page, form("91", "17", ""))
    assert draft.wrong is WrongEntry.OVER
    assert shown(page, form("91", "17", "")).is_problem


def test_a_slip_asks_only_for_what_it_needs():
    rules = make_rules(exposed_card="fine_dealer_pass_deal", wrong_marriage="contract_fine_replay")
    page = page_for(rules)
    model = SlipViewModel()
    model.open(page, NAMES[:3])
    assert model.record is None
    model.chooseSlip("exposed_card")
    assert model.record == SlipRecord(slip=Slip.EXPOSED_CARD, seat=2)
    assert model.props.seat_words == "It is Vera's."
    assert model.props.after == "Anna deals next."
    model.chooseSlip("wrong_marriage")
    assert model.record is None
    model.chooseSeat(1)
    assert model.props.contract == 100
    model.chooseContract(150)
    assert model.record == SlipRecord(slip=Slip.WRONG_MARRIAGE, seat=1, contract=150)
    assert [line.change for line in model.props.preview] == ["0", "−150", "0"]
    model.chooseContract(151)
    assert model.props.contract_problem == "Not 151: 100 to 400 in steps of 5."
    assert judge_slip(page, Slip.OVERBID, 0, None) is None


def test_the_only_slip_of_a_table_is_chosen_already():
    model = SlipViewModel()
    model.open(page_for(make_rules(scorekeeper_fine=100)), NAMES[:3])
    assert model.props.slip == "wrong_entry"
