"""What the rows, the chart and the end of a sheet with real cards say."""

from datetime import date

import pytest

from engine.paper import Slip
from engine.rules import make_rules
from engine.scoring.types import Ending, Reason, ScoreLine
from tests.score_keeper.books import book, deal, given_up
from thousand_qt.score_keeper.book import Book, Fault, SlipRecord, unfold
from thousand_qt.viewmodels.score_sheet import derive_book, printed_sheet, scene_of, sheet_text
from thousand_qt.viewmodels.sheet_props import RowProps
from thousand_qt.viewmodels.table_end import derive_end
from thousand_qt.viewmodels.table_sheet import chart_of
from thousand_qt.words.scores import line_sentence
from thousand_qt.words.signs import Sign, sign_meaning

FINE = SlipRecord(slip=Slip.AGREED_FINE, seat=1, fine=60, fault=Fault.HINT)
ALL_MINE = {"cards": (120, 0, 0), "no_trick": (1, 2)}


def rows(given: Book) -> tuple[RowProps, ...]:
    lines = unfold(given)
    return derive_book(given, lines, lines[-1].after).rows


def totals(given: Book) -> list[tuple[int, ...]]:
    lines = unfold(given)
    return [series.totals for series in chart_of(scene_of(given, lines, lines[-1].after)).series]


def test_a_fine_between_two_deals_is_no_deal_of_the_chart():
    assert totals(book(None, deal(), FINE, deal())) == [
        (0, 100, 200),
        (0, -45, -30),
        (0, 10, 20),
    ]
    assert totals(book(None, FINE, deal()))[1] == (-60, -45)
    assert totals(book(None, FINE))[1] == (-60,)


def test_a_deal_that_does_not_count_keeps_its_place_in_the_chart():
    golden = make_rules(golden="forced_120")
    nobodys = deal(declarer=2, contract=120)
    first, third = deal(contract=120), deal(declarer=1, contract=120)
    given = book(golden, first, nobodys, third)
    assert unfold(given)[1].wrong is not None
    assert totals(given)[0] == (0, 240, 240, 240 + 180)


def test_a_slip_is_told_once_and_by_its_own_name():
    (row,) = rows(book(None, FINE))
    assert row.outcome == "Boris: a hint to another player"
    assert row.notes == ("Boris. Fine: −60",)
    assert sign_meaning(Sign("warning")) == "fine between the deals"


def test_the_fine_for_bolts_does_not_say_the_bolt_again():
    given = book(None, *(deal(**ALL_MINE) for _ in range(3)))
    notes = rows(given)[-1].notes
    told = "Boris. Took 0 in defence; bolt number 3; fine for the bolts: −120"
    assert notes[1].casefold() == told.casefold()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (ScoreLine(0, Reason.BARREL_REACHED, 0, 880), "Sat down on the barrel"),
        (ScoreLine(0, Reason.BARREL_REACHED, -25, 905), "Sat down on the barrel with 905"),
    ],
)
def test_a_total_that_is_the_barrel_is_not_told_as_another(line, sentence):
    assert line_sentence(line) == sentence


def test_only_who_carries_the_compulsory_bid_has_its_sign():
    by_forehand, by_another = rows(book(None, deal(), deal(declarer=2)))
    assert by_forehand.cells[0].signs[0].symbol == "hundred"
    assert by_another.cells[2].signs[0].symbol == "declarer"
    assert "compulsory" not in by_another.cells[2].description


def test_a_fined_bolt_is_one_bolt_and_a_fine_is_no_deal():
    rules = make_rules(barrel="off", target=400, dump_truck="off")
    given = book(rules, *(deal(**ALL_MINE) for _ in range(3)), FINE, deal())
    lines = unfold(given)
    assert lines[-1].after.winner == 0
    end = derive_end(scene_of(given, lines, lines[-1].after))
    facts = {fact.text: fact.value for fact in end.places[-1].facts}
    assert (end.places[-1].name, facts["Bolts"], facts["Worst deal"]) == ("Boris", "3", "−120")
    assert facts["Best deal"] == "+15"


def test_the_text_tells_what_a_reader_in_a_chat_cannot_see():
    given = book(
        None,
        deal(**ALL_MINE),
        deal((20, 80, 20), declarer=1, contract=105, declared=()),
        given_up(Ending.ROSPIS, declarer=2),
        FINE,
    )
    text = sheet_text(given, "A sheet", "Our rules", date(2026, 1, 2))
    said = [" ".join(line.split()) for line in text.splitlines()]
    assert said[1].startswith("Our rules · ")
    assert said[3:] == [
        "Anna Boris Vera",
        "1. Anna: 100, made +100 = 100 0 0",
        "Boris: bolt; Vera: bolt",
        "2. Boris: 105, failed +20 = 120 −105 = −105 +20 = 20",
        "3. Vera: 100, given up +60 = 180 +60 = −45 −100 = −80",
        "Boris: a hint to another player 180 −60 = −105 −80",
        "Total 180 −105 −80",
    ]
    assert printed_sheet(given).totals == ("180", "−105", "−80")
