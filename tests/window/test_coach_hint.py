"""A hint at the table, the odds at the contract, and a rest of the deal that is certain."""

import threading

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from engine.actions import Bid, Pass, Play
from engine.ai.player import Budget, Uncancelled
from engine.cards import Card
from engine.coach.advice import Advice, Weighed
from engine.coach.reasons import Because, Why, reasons
from engine.decider import legal_actions, to_act
from engine.rules import PRESETS
from engine.state import Phase, State, View
from engine.view import view
from tests.window.helpers import click, exists, find, press, shown_text, wait_until
from tests.window.table_player import open_table, seeded_pack, table_of
from thousand_qt.tools.scripted_match import Beginning, ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES, play_on, steady
from thousand_qt.viewmodels.coach import CoachViewModel
from thousand_qt.viewmodels.coach_advisor import TableAdvisor, table_advisor
from thousand_qt.viewmodels.coach_derive import certain_rest, derive_hint
from thousand_qt.viewmodels.coach_props import HintState

NAMES = ("Anna", "Katya", "Boris", "Gleb")


class Adviser:
    """Likes the first legal action best; waits for its gate, and says which views it saw."""

    def __init__(self, opinion: bool = True) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.begun = threading.Event()
        self.seen: list[View] = []
        self.withdrawn = False
        self._opinion = opinion

    def advise(self, seen, rules, budget, cancel):
        self.seen.append(seen)
        self.begun.set()
        self.gate.wait(5)
        self.withdrawn = cancel.is_set()
        if not self._opinion:
            return None
        choices = tuple(
            Weighed(action=action, worth=-place, made=0.75 / (place + 1))
            for place, action in enumerate(legal_actions(seen))
        )
        return Advice(choices=choices, arrangements=70, every=True)


def seated(open_app, scene="table-lead", adviser=None, **settings):
    app = open_table(open_app, TABLE_SCENES[scene].match(NAMES), **settings)
    coach = table_of(app).findChild(CoachViewModel)
    adviser = adviser or Adviser()
    coach.ask(adviser)
    return app, coach, adviser


def known(coach):
    wait_until(lambda: coach.props.hint.state is HintState.KNOWN, "the advice")


def test_the_key_opens_a_hint_that_is_thought_over_and_closes_it(open_app):
    adviser = Adviser()
    adviser.gate.clear()
    app, coach, _ = seated(open_app, adviser=adviser)
    assert adviser.seen == []
    press(app.window, Qt.Key.Key_H)
    wait_until(lambda: exists(app.window, "hint.said"), "the panel")
    assert shown_text(app.window, "hint.said") == "Thinking…"
    adviser.gate.set()
    known(coach)
    first = legal_actions(adviser.seen[0])[0]
    assert isinstance(first, Play)
    assert shown_text(app.window, "hint.said").startswith("Best: ")
    assert coach.props.hint.choices[0].chance == "75 %"
    assert coach.props.hint.basis == ("Weighed in all 70 ways in which the hidden cards can lie.")
    assert find(app.window, "hint.choice.0").isVisible()
    press(app.window, Qt.Key.Key_F7)
    wait_until(lambda: not exists(app.window, "hint.said"), "the panel closed")
    assert len(adviser.seen) == 1


def test_the_adviser_sees_what_the_seat_sees_and_the_key_works_in_russian(open_app):
    app, coach, adviser = seated(open_app)
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        # The key of H on a Russian keyboard.
        event = QKeyEvent(kind, 0x0420, Qt.KeyboardModifier.NoModifier, "р")
        QCoreApplication.sendEvent(app.window, event)
    known(coach)
    (seen,) = adviser.seen
    assert seen.viewer == 0
    assert [hand is None for hand in seen.deal.hands] == [False, True, True]


def test_a_card_that_is_played_withdraws_the_question(open_app):
    adviser = Adviser()
    adviser.gate.clear()
    app, coach, _ = seated(open_app, adviser=adviser)
    click(find(app.window, "table.hint"))
    assert adviser.begun.wait(5)
    table = table_of(app)
    lead = next(row for row in table.card_rows() if row.place.face == "AS")
    table.clickCard(lead.number)
    adviser.gate.set()
    wait_until(lambda: coach.props.hint.state is HintState.IDLE, "nothing to decide")
    coach.close()
    assert adviser.withdrawn
    assert shown_text(app.window, "hint.said") == "You have nothing to decide now."


def test_no_opinion_and_no_question_are_said(open_app):
    app, coach, _ = seated(open_app, adviser=Adviser(opinion=False))
    press(app.window, Qt.Key.Key_F7)
    wait_until(lambda: coach.props.hint.state is HintState.SILENT, "no opinion")
    assert "no opinion" in shown_text(app.window, "hint.said")


def test_the_odds_stand_at_the_contract_only_if_wished(open_app):
    app, coach, adviser = seated(open_app, scene="table-follow")
    assert not exists(app.window, "table.odds")
    assert adviser.seen == []
    app.store.change(show_odds=True)
    wait_until(lambda: coach.props.odds.shown, "the odds")
    wait_until(lambda: exists(app.window, "table.odds"), "the bar")
    assert coach.props.odds.share == 0.75
    assert shown_text(app.window, "table.progress").endswith("75 %")
    app.store.change(show_odds=False)
    wait_until(lambda: not exists(app.window, "table.odds"), "no bar")


def rest_is_certain(state: State) -> bool:
    """Say whether seat 0 is to play, with three cards at least, and may claim the rest."""
    deal = state.deal
    if state.phase is not Phase.TRICK or deal is None or deal.turn != 0 or deal.held[0] < 3:
        return False
    return certain_rest(view(state, 0)) is not None


def certain_match() -> ScriptedMatch:
    match = ScriptedMatch(seeded_pack("a certain rest"), computer=steady)
    play_on(match, rest_is_certain)
    return match


def test_a_certain_rest_is_offered_and_plays_itself_in_the_order_that_proves_it(open_app):
    match = certain_match()
    taken = match.state.deal.taken[0]
    left = match.state.deal.held[0]
    line = [play.card for play in certain_rest(view(match.state, 0)).line]
    number = match.state.deal_number
    app = open_table(open_app, match)
    wait_until(lambda: exists(app.window, "table.takeRest"), "the offer")
    assert "In this order" in shown_text(app.window, "table.note")
    click(find(app.window, "table.takeRest"))

    def over() -> bool:
        table_of(app).clickTable()  # a hasty person looks at no trick
        return table_of(app).props.summary.shown

    wait_until(over, "the end of the deal")
    row = next(row for row in match.state.rows if row.number == number)
    assert row.result.tricks[0] == taken + left
    mine = [
        play.card
        for trick in match.state.deal.tricks[-left:]
        for play in trick.plays
        if play.seat == 0
    ]
    assert mine == line


@pytest.mark.parametrize("scene", ["table-raise", "table-void"])
def test_who_is_asked_at_the_table_weighs_a_contract_and_a_card(scene):
    seen = view(TABLE_SCENES[scene].match(NAMES).state, 0)
    found = table_advisor().advise(seen, seen.rules, Budget(seed=3), Uncancelled())
    assert found is not None
    assert found.best.action in legal_actions(seen)


class Speechless:
    """Has no opinion about anything."""

    def advise(self, seen, rules, budget, cancel):
        return None


@pytest.mark.parametrize(
    ("preset", "choose"),
    [("two_10_2_2", "blind"), ("two_10_2_2", "seen"), ("two_draw", ""), ("russian_classic", "")],
)
def test_what_the_search_cannot_weigh_is_advised_by_rule_of_thumb(preset, choose):
    rules = PRESETS[preset].rules
    rules = replace(rules, two_choose=choose) if choose else rules
    match = ScriptedMatch(seeded_pack("thumb"), begins=Beginning(dealer=1, rules=rules))
    adviser, met = TableAdvisor(Speechless()), set()

    def look(state: State) -> bool:
        for seat in to_act(state):
            seen = view(state, seat)
            found = adviser.advise(seen, seen.rules, Budget(seed=3), Uncancelled())
            if found is None:
                assert state.phase not in (Phase.AUCTION, Phase.PASS, Phase.RAISE, Phase.TRICK)
                continue
            assert found.best.action in legal_actions(seen)
            hint = derive_hint(found, reasons(seen, found.best.action, found))
            assert hint.basis == "By rule of thumb; nothing was weighed."
            assert (hint.choices, hint.said[:6]) == ((), "Best: ")
            met.add(state.phase)
        return len(state.rows) >= 1

    play_on(match, look)
    assert Phase.TRICK in met
    assert (Phase.PASS in met) == (preset != "two_draw")
    # Between two prikups that lie face down there is nothing to advise.
    assert (Phase.CHOOSE in met) == (choose == "seen")


def test_an_advice_in_words():
    advice = Advice(
        choices=(
            Weighed(action=Bid(110), worth=3.0, made=None),
            Weighed(action=Pass(), worth=0.0, made=None),
        ),
        arrangements=80,
    )
    hint = derive_hint(advice, (Because(why=Why.ONLY_CARD),))
    assert hint.said == "Best: bid 110"
    assert hint.choices == ()
    assert hint.reasons == ("No other card may be played.",)
    taking = Weighed(action=Bid(110), worth=3.0, points=96.6)
    asked = derive_hint(Advice(choices=(advice.choices[1], taking), arrangements=80), ())
    assert asked.reasons == ("As declarer you would take 97 points on average.",)
    one = Advice(choices=advice.choices, arrangements=1, every=True)
    assert derive_hint(one, ()).basis == "The hidden cards can lie in one way only."
    card = Weighed(action=Play(Card("AH")), worth=1.0, made=0.5)
    (choice,) = derive_hint(Advice(choices=(card,), arrangements=0), ()).choices
    assert (choice.chance, choice.share, choice.best) == ("50 %", 0.5, True)
