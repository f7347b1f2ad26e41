"""The form of a deal with real cards: what follows from what was typed, and what is wrong."""

import pytest
from msgspec.structs import replace

from engine.cards import Suit, parse_cards
from engine.paper import Slip, WrongEntry, new_page
from engine.rules import Rules, make_rules
from engine.scoring.types import Ending, Standing
from engine.state import MarriageKind
from thousand_qt.score_keeper.book import Declared, Fault, SlipRecord, entry_of
from thousand_qt.viewmodels.score_deal import DealViewModel, derive_deal
from thousand_qt.viewmodels.score_form import Form, form_of, judge
from thousand_qt.viewmodels.score_slip import SlipForm, SlipViewModel, judge_slip
from thousand_qt.words.score_keeper import slip_outcome

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


@pytest.mark.parametrize(
    ("options", "standing", "note"),
    [
        ({}, Standing(total=880, barrel=1), "Vera is on the barrel, attempt 2 of 3: 120 to win."),
        (
            {"barrel_attempts": 0},
            Standing(total=880, barrel=4),
            "Vera is on the barrel: 120 to win.",
        ),
        (
            {"barrel": "cumulative"},
            Standing(barrel=2, gathered=75),
            "Vera is on the barrel, deal 3 of 3: 75 of 120 gathered.",
        ),
        ({"barrel": "off"}, Standing(total=880), ""),
        ({}, Standing(total=875), ""),
    ],
)
def test_who_sits_on_the_barrel_is_told_with_his_attempt_and_need(options, standing, note):
    page = page_for(make_rules(**options))
    page = replace(page, standings=(Standing(), Standing(), standing))
    assert shown(page, Form()).note == note


def test_a_contract_that_the_auction_cannot_have_ended_with_is_told_not_refused():
    page = page_for()
    assert shown(page, Form(declarer=0)).contract == 100
    assert shown(page, Form(declarer=1)).contract == 105
    typed = form("91", "17", "", declarer=1, contract=100)
    note = "Anna carries the compulsory bid: Boris can have won it with 105 at least."
    assert shown(page, typed).contract_note == note
    assert shown(page, typed).complete
    assert shown(page, replace(typed, contract=105)).contract_note == ""
    assert shown(page, replace(typed, declarer=0)).contract_note == ""


@pytest.mark.parametrize(
    ("typed", "missing"),
    [
        (form("91", "17", "20"), "Together 128 of 120: 8 too many."),
        (form("91", "17", "", contract=102), "Not 102: 100 to 400 in steps of 5."),
        (form("60", "59", ""), "Vera: No cards are worth 1."),
        (form("60", "x", ""), "Boris: Whole numbers from 0 to 120."),
    ],
)
def test_what_is_wrong_is_told_beside_the_button_too(typed, missing):
    props = shown(page_for(), typed)
    assert (props.missing, props.is_problem, props.complete) == (missing, True, False)


def test_the_short_line_names_what_is_out_of_the_common():
    page = page_for()
    standings = (Standing(total=545), Standing(total=870, bolts=2), Standing(total=400, bolts=1))
    page = replace(page, standings=standings)
    preview = shown(page, form("10", "", "110", declarer=2, contract=105)).preview
    assert [line.short for line in preview] == [
        "Anna −545 (dump truck: back to zero)",
        "Boris −120 (bolts are full: fine)",
        "Vera +105",
    ]
    sitting = replace(page, standings=(Standing(total=880, barrel=0), *standings[1:]))
    preview = shown(sitting, form("", "0", "120", declarer=2, contract=105)).preview
    assert preview[0].short == "Anna 0 (attempts used on the barrel: 1)"
    sitting = replace(page, standings=(Standing(), *standings[1:]))
    preview = shown(sitting, form("10", "20", "90", declarer=2, contract=100)).preview
    assert preview[1].short == "Boris +10 (sat down on the barrel)"
    preview = shown(page_for(), form("120", "", "", declarer=0)).preview
    assert preview[1].short == "Boris 0 (bolt number 1)"


def test_the_prikup_counts_for_who_sits_out_by_the_rules():
    page = page_for(make_rules(players=4))
    typed = form("91", "17", "", declarer=0, prikup=parse_cards("KH QH 10S"))
    props = shown(page, typed)
    assert props.sitter == "Gleb"
    assert props.prikup_worth == "Worth 117"
    assert [line.change for line in props.preview] == ["−100", "+15", "+10", "+115"]
    assert props.hint == ""
    forgotten = shown(page, replace(typed, prikup=()))
    assert forgotten.complete
    assert forgotten.hint == "The prikup is not entered: Gleb writes nothing for it."
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
    assert judge_slip(page, SlipForm(Slip.OVERBID, 0)) is None


def test_the_only_slip_of_a_table_is_chosen_already():
    model = SlipViewModel()
    model.open(page_for(), NAMES[:3])
    assert model.props.slip == "agreed_fine"


def test_a_fine_that_was_agreed_on_has_its_own_amount_and_reason():
    model = SlipViewModel()
    page = page_for(make_rules(fine_amount=100))
    model.open(page, NAMES[:3])
    assert (model.props.fine, model.props.fault) == (100, "revoke")
    assert not model.props.complete
    model.chooseSeat(1)
    model.chooseFine(60)
    model.chooseFault("hint")
    record = SlipRecord(slip=Slip.AGREED_FINE, seat=1, fine=60, fault=Fault.HINT)
    assert model.record == record
    assert [line.short for line in model.props.preview] == ["Anna 0", "Boris −60", "Vera 0"]
    assert model.props.preview[1].reasons == "Fine: −60"
    assert slip_outcome(record, NAMES) == "Boris: a hint to another player"
    assert slip_outcome(replace(record, fault=Fault.OTHER), NAMES) == "Boris: a fine agreed on"
    model.chooseFine(0)
    assert model.record is None
    again = SlipViewModel()
    again.open(page, NAMES[:3], record)
    assert (again.props.fine, again.props.fault, again.props.seat) == (60, "hint", 1)
