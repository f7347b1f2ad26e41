"""A kept match in words: titles, days, scores and who won, each as a table."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from PySide6.QtCore import QLocale

from thousand_qt.i18n import Translations
from thousand_qt.match.service import Character, KeptMatch, KeptSeat
from thousand_qt.viewmodels.match_rows import MatchGroup, RowAct, automatic_title, derive_row
from thousand_qt.viewmodels.matches import MatchesViewModel, derive_rows
from thousand_qt.words.moments import day, day_and_time

NOW = datetime(2026, 3, 8, 0, 30, tzinfo=timezone(timedelta(hours=2)))
ENGLISH = QLocale("en")
ME = KeptSeat("Zoya")


@pytest.fixture(autouse=True)
def english(qapp):
    translations = Translations(qapp)
    translations.use("en")
    yield translations
    translations.stop()


def kept(*others, **changes):
    seats = (ME, *(KeptSeat(name, Character.STEADY) for name in others))
    fields = {
        "key": "1",
        "seats": seats,
        "scores": tuple(-20 * place for place in range(len(seats))),
        "deal": 4,
        "created": NOW,
        "played": NOW,
    }
    return KeptMatch(**{**fields, **changes})


def row(match):
    return derive_row(match, NOW, ENGLISH)


@pytest.mark.parametrize(
    ("others", "title"),
    [
        (("Katya",), "Katya, 8 March"),
        (("Katya", "Boris"), "Katya and Boris, 8 March"),
        (("Katya", "Boris", "Dasha"), "Katya, Boris and Dasha, 8 March"),
    ],
)
def test_a_match_without_a_title_is_named_after_the_others(others, title):
    assert automatic_title(kept(*others), NOW, ENGLISH) == title


def test_a_match_of_another_year_is_named_with_it():
    match = kept("Katya", created=datetime(2024, 2, 29, 12, tzinfo=UTC))
    assert automatic_title(match, NOW, ENGLISH) == "Katya, 29 February 2024"


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        (NOW, "Today, 12:30"),
        (NOW - timedelta(hours=1), "Yesterday, 11:30"),
        (NOW - timedelta(days=2), "6 March, 12:30"),
        (NOW - timedelta(days=400), "1 February 2025, 12:30"),
        (NOW.astimezone(UTC), "Today, 12:30"),
    ],
)
def test_a_moment_is_told_as_on_the_clock_on_the_wall(moment, words):
    assert day_and_time(moment, NOW, ENGLISH).startswith(words)


def test_months_bend_after_a_day(english):
    english.use("ru")
    assert day(NOW, NOW, QLocale("ru")) == "8 марта"


@pytest.mark.parametrize(
    ("winner", "standing", "group"),
    [
        (None, "Deal 4", MatchGroup.UNFINISHED),
        (0, "You won: 0", MatchGroup.FINISHED),
        (2, "Boris won: −40", MatchGroup.FINISHED),
    ],
)
def test_a_row_says_how_far_the_match_is_or_who_won(winner, standing, group):
    shown = row(kept("Katya", "Boris", winner=winner))
    assert (shown.standing, shown.group) == (standing, group)
    assert shown.can_act
    assert shown.act is (RowAct.CONTINUE if winner is None else RowAct.RESULT)
    assert shown.scores == "Zoya 0 · Katya (steady) −20 · Boris (steady) −40"


def test_a_row_names_the_level_of_each_computer_player():
    seats = (ME, KeptSeat("Katya", Character.CLUB), KeptSeat("Boris", Character.MASTER))
    shown = row(kept("Katya", "Boris", seats=seats))
    assert shown.scores == "Zoya 0 · Katya (club player) −20 · Boris (master) −40"


@pytest.mark.parametrize(
    ("deal", "label", "can_act"),
    [(0, "Continue", False), (4, "Play on from deal 4", True)],
)
def test_a_damaged_match_is_played_on_from_where_it_is_whole(deal, label, can_act):
    match = KeptMatch(key="3", created=NOW, played=NOW, damage="Damaged.", rescue_deal=deal)
    shown = row(match)
    assert (shown.act_label, shown.can_act) == (label, can_act)


@pytest.mark.parametrize(
    ("changes", "details"),
    [
        ({"preset": "lock_1001"}, "1001 with a stop at 880"),
        ({"preset": ""}, "Own rules"),
        ({"preset": "", "rules_name": "At Zoya's"}, "At Zoya's"),
        ({"title": "Dacha"}, "Own rules · begun on 8 March"),
        ({"winner": 1}, "Own rules · deals: 4"),
    ],
)
def test_the_small_line_names_rules_beginning_and_length(changes, details):
    assert row(kept("Katya", "Boris", **changes)).details == details


def test_a_row_is_heard_as_sentences_with_one_full_stop_each():
    match = kept("Katya", elsewhere=True, title="Revenge.")
    assert row(match).spoken == (
        "Revenge. Deal 4. Zoya 0 · Katya (steady) −20. It is open in another window. "
        "Own rules · begun on 8 March. Last played: " + day_and_time(NOW, NOW, ENGLISH) + "."
    )


def test_groups_stand_in_order_and_each_has_one_heading():
    matches = (
        kept("A", key="1", winner=0),
        kept("B", key="2"),
        KeptMatch(key="3", created=NOW, played=NOW, damage="Damaged."),
        kept("C", key="4"),
        kept("D", key="5", winner=1),
    )
    rows = derive_rows(matches, NOW)
    assert [one.key for one in rows] == ["2", "4", "3", "1", "5"]
    assert [one.key for one in rows if one.opens_group] == ["2", "3", "1"]


def test_looking_again_keeps_the_question_and_shows_what_changed():
    class Service:
        kept = (kept("Katya"),)

        def matches(self):
            return self.kept

    service = Service()
    model = MatchesViewModel(lambda: service, clock=lambda: NOW)
    model.open()
    model.startRenaming("1")
    service.kept = (kept("Katya", elsewhere=True), kept("Boris", key="2"))
    model.lookAgain()
    assert model.props.renaming == "1"
    assert model.props.count == 2
    assert [one.can_act for one in model.rows.rows] == [False, True]
    service.kept = (kept("Boris", key="2"),)
    model.lookAgain()
    assert model.props.renaming == ""
