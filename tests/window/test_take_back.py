"""The last decision is taken back by mouse and by keys, or a sentence says why not."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent

from engine.actions import Bid, NameContract, Pass, PassCards, Play
from engine.cards import Card, parse_cards
from engine.decider import legal_actions
from engine.state import Phase, deal_of
from engine.view import view
from network.messages import Objection, Ready, Refused, TakeBack
from tests.window.helpers import (
    click,
    exists,
    find,
    focused,
    press,
    shown_text,
    visible_texts,
    wait_until,
)
from tests.window.table_player import (
    Keys,
    Mouse,
    act,
    is_asked,
    my_cards,
    sit_down,
    table_of,
    wait_for_question,
)
from thousand_qt.app import TABLE_SCREEN
from thousand_qt.tools.table_scenes import NAMES, TABLE_SCENES, show
from thousand_qt.viewmodels.table_places import Zone
from thousand_qt.wiring import make_match_service, make_table_view_model

CTRL = Qt.KeyboardModifier.ControlModifier


def scene(open_app, name, language="en", **settings):
    match = TABLE_SCENES[name].match(NAMES[language])
    app = open_app(
        service=match,
        make_table=make_table_view_model,
        table_screen=TABLE_SCREEN,
        language=language,
        **settings,
    )
    show(app, match, TABLE_SCENES[name])
    wait_until(lambda: exists(app.window, "table.takeBack"), "the table")
    app.window.grabWindow()
    match.answers.clear()
    return app, match


def ctrl(app, key, text):
    """Press Control and a letter key of some layout, as the platform tells of it."""
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        # The scan code and the keysym are those of the key that has a Z in Latin layouts.
        event = QKeyEvent(kind, key, CTRL, 52, ord(text), 0, text)
        QCoreApplication.sendEvent(app.window, event)


def by_click(app):
    click(find(app.window, "table.takeBack"))


def by_ctrl_z(app):
    press(app.window, Qt.Key.Key_Z, CTRL)


def by_ctrl_ya(app):
    ctrl(app, 0x42F, "я")


def by_ctrl_zeta(app):
    ctrl(app, 0x396, "ζ")


def by_backspace(app):
    press(app.window, Qt.Key.Key_Backspace)


WAYS = [by_click, by_ctrl_z, by_ctrl_ya, by_ctrl_zeta, by_backspace]


@pytest.mark.parametrize("take_back", WAYS)
def test_a_bid_is_taken_back_and_asked_again(open_app, take_back):
    app, match = scene(open_app, "table-auction")
    before = match.state
    asked = table_of(app).decision
    act(app, Mouse(app), Bid(115))
    match.act(1, Pass())
    assert table_of(app).props.undo.possible
    take_back(app)
    assert isinstance(match.answers[-1], TakeBack)
    assert match.state == before
    wait_until(lambda: is_asked(app), "the question again")
    again = table_of(app).decision
    assert again is not None
    assert again.number > asked.number
    assert shown_text(app.window, "table.amount") == "110"
    act(app, Keys(app), Bid(110))
    assert match.state.deal.high == 110


@pytest.mark.parametrize("take_back", WAYS)
def test_a_card_comes_back_to_the_hand_and_can_be_played_again(open_app, take_back):
    app, match = scene(open_app, "table-lead")
    held = [row.place.face for row in my_cards(app)]
    act(app, Mouse(app), Play(Card.AS))
    assert Card.AS.value not in [row.place.face for row in my_cards(app)]
    take_back(app)
    assert [row.place.face for row in my_cards(app)] == held
    rows = table_of(app).card_rows()
    assert not any(row.place.zone is Zone.TRICK for row in rows)
    wait_until(lambda: is_asked(app), "the question again")
    act(app, Mouse(app), Play(Card.KS))
    assert deal_of(match.state).trick[0].card is Card.KS


def test_one_decision_after_the_other_until_something_was_revealed(open_app):
    app, match = scene(open_app, "table-lead")
    act(app, Mouse(app), Play(Card.AS))
    phases = []
    for _ in range(3):
        by_ctrl_z(app)
        phases.append(match.state.phase)
        wait_until(lambda: is_asked(app), "the question")
    assert phases == [Phase.TRICK, Phase.RAISE, Phase.PASS]
    assert not table_of(app).props.undo.possible
    length = len(match.answers)
    by_ctrl_z(app)
    assert len(match.answers) == length
    assert shown_text(app.window, "table.refusal") == "The prikup has been turned over since."
    # And the deal goes on from there.
    act(app, Mouse(app), PassCards(parse_cards("9S 9H")))
    wait_until(lambda: is_asked(app), "the raise")
    act(app, Keys(app), NameContract(130))
    assert deal_of(match.state).contract == 130


SENTENCES = {
    "nothing": (
        "You have not decided anything in this deal yet.",
        "В этой сдаче вы ещё ничего не решали.",
    ),
    "prikup": ("The prikup has been turned over since.", "Назад нельзя: прикуп уже открыт."),
    "card": (
        "Katya has played the ten of spades since.",
        "Назад нельзя, уже сыграна карта: десятка пик (Катя).",
    ),
}


def spoken(app, sentence):
    """Say whether the panel and the hint of the button say so."""
    return shown_text(app.window, "table.refusal") == sentence and str(
        find(app.window, "table.takeBack").property("label")
    ).endswith(sentence)


@pytest.mark.parametrize("take_back", [by_click, by_ctrl_z, by_ctrl_ya])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_sentence_says_why_nothing_can_be_taken_back(open_app, language, take_back):
    column = ("en", "ru").index(language)
    app, match = scene(open_app, "table-auction", language)
    before = match.state
    take_back(app)
    assert spoken(app, SENTENCES["nothing"][column])
    act(app, Mouse(app), Bid(115))
    match.act(1, Pass())
    match.act(2, Pass())
    wait_for_question(app)
    while match.state.phase is not Phase.PASS:
        act(app, Mouse(app), legal_actions(view(match.state, 0))[0])
    wait_for_question(app)
    take_back(app)
    assert spoken(app, SENTENCES["prikup"][column])
    act(app, Mouse(app), PassCards(parse_cards("9S 9H")))
    wait_for_question(app)
    act(app, Keys(app), NameContract(115))
    wait_for_question(app)
    act(app, Mouse(app), Play(Card.AS))
    match.act(1, Play(Card.TS))
    take_back(app)
    assert spoken(app, SENTENCES["card"][column])
    assert not any(isinstance(answer, TakeBack) for answer in match.answers)
    assert match.state != before


@pytest.mark.parametrize("take_back", WAYS)
def test_at_the_summary_of_a_deal_the_reason_is_shown_too(open_app, take_back):
    app, match = scene(open_app, "table-summary")
    assert table_of(app).props.summary.shown
    take_back(app)
    assert table_of(app).props.refusal == "The deal has been scored."
    assert not table_of(app).props.undo.possible
    assert match.answers == []
    wait_until(lambda: hints(app) != [], "the hint")
    assert [hint.split("\n")[-1] for hint in hints(app)] == ["The deal has been scored."]
    table_of(app).next()
    assert [type(answer) for answer in match.answers] == [Ready]


def hints(app):
    """Return the texts of the hints that are shown."""
    return [text.text for text in visible_texts(app.window) if text.name == "hint"]


def test_the_button_says_beforehand_whether_it_would(open_app):
    app, _match = scene(open_app, "table-auction")
    button = find(app.window, "table.takeBack")
    assert button.property("dim")
    assert button.isEnabled()
    assert str(button.property("label")) == (
        "Take back (Ctrl+Z)\nYou have not decided anything in this deal yet."
    )
    act(app, Mouse(app), Bid(115))
    assert not button.property("dim")
    assert str(button.property("label")) == "Take back (Ctrl+Z)"


def test_the_button_is_reached_and_pressed_by_the_keys(open_app):
    app, match = scene(open_app, "table-lead")
    act(app, Keys(app), Play(Card.AS))
    Keys(app).button("table.takeBack")
    assert isinstance(match.answers[-1], TakeBack)
    wait_until(lambda: is_asked(app), "the question again")


def test_backspace_takes_digits_back_first_and_never_more_than_was_typed(open_app):
    app, match = scene(open_app, "table-auction")
    act(app, Mouse(app), Bid(110))
    match.act(1, Bid(115))
    match.act(2, Pass())
    wait_until(lambda: is_asked(app), "the second call")
    for digit in (Qt.Key.Key_1, Qt.Key.Key_2):
        press(app.window, digit)
    for _ in range(4):
        by_backspace(app)
    assert not any(isinstance(answer, TakeBack) for answer in match.answers)
    assert table_of(app).props.panel.typed == ""
    by_ctrl_z(app)
    assert isinstance(match.answers[-1], TakeBack)
    wait_until(lambda: is_asked(app), "the first call again")
    assert deal_of(match.state).high == 105


def test_what_is_only_chosen_goes_back_first(open_app):
    app, match = scene(open_app, "table-pass")
    first, second = [row.place.face for row in my_cards(app)][:2]
    Mouse(app).card(Card(first))
    Mouse(app).card(Card(second))
    assert set_aside(app) == {first, second}
    by_ctrl_z(app)
    assert set_aside(app) == {first}
    by_ctrl_z(app)
    assert set_aside(app) == set()
    assert match.answers == []


def set_aside(app):
    rows = table_of(app).card_rows()
    return {row.place.face for row in rows if row.place.zone is Zone.GIFT}


def test_typed_digits_go_back_before_a_call(open_app):
    app, match = scene(open_app, "table-auction")
    press(app.window, Qt.Key.Key_1)
    by_ctrl_z(app)
    assert table_of(app).props.panel.typed == ""
    assert match.answers == []
    assert table_of(app).props.refusal == ""


def test_the_marriage_question_is_left_first(open_app):
    app, match = scene(open_app, "table-marriage", marriage_question=True)
    wait_until(lambda: exists(app.window, "table.declare"), "the marriage question")
    by_ctrl_z(app)
    assert match.answers == []
    wait_until(lambda: not exists(app.window, "table.declare"), "the end of the question")


class Table:
    """A table that lets messages wait until the test delivers them."""

    def __init__(self, match):
        self.waiting = []
        self.accept, match.answer = match.answer, self.waiting.append

    def deliver(self):
        waiting, self.waiting[:] = list(self.waiting), []
        for message in waiting:
            self.accept(message)


def test_a_wish_may_overtake_the_answer_of_the_table(open_app):
    """Take back at once what was just clicked: the wish names that very decision."""
    app, match = scene(open_app, "table-lead")
    before, asked = match.state, table_of(app).decision
    table = Table(match)
    Mouse(app).card(Card.AS)
    by_ctrl_z(app)
    by_ctrl_z(app)
    assert [type(message).__name__ for message in table.waiting] == ["Intent", "TakeBack"]
    assert table.waiting[1] == TakeBack(asked.number)
    table.deliver()
    assert match.state == before
    wait_until(lambda: is_asked(app), "the question again")


def test_a_click_after_the_wish_is_never_misplayed(open_app):
    app, match = scene(open_app, "table-lead")
    act(app, Mouse(app), Play(Card.AS))
    table = Table(match)
    by_ctrl_z(app)
    Mouse(app).card(Card.KS)
    assert [type(message) for message in table.waiting] == [TakeBack]
    table.deliver()
    assert deal_of(match.state).trick == ()
    wait_until(lambda: is_asked(app), "the question again")


def test_a_refusal_of_the_table_says_why_and_shows_the_truth(open_app):
    app, match = scene(open_app, "table-lead")
    act(app, Mouse(app), Play(Card.AS))
    table = Table(match)
    by_ctrl_z(app)
    match.act(1, Play(Card.TS))
    table.deliver()
    assert table_of(app).props.refusal == "Katya has played the ten of spades since."
    assert len(deal_of(match.state).trick) == 2
    truth = table_of(app).truth
    assert truth is not None
    assert truth.deal.trick == match.state.deal.trick


def test_at_a_table_with_other_people_the_button_is_not_there(open_app):
    app, match = scene(open_app, "table-lead")
    table = table_of(app)
    snapshot = match._snapshot()
    table.match_shown(replace(snapshot, undo=None))
    assert not exists(app.window, "table.takeBack")
    by_ctrl_z(app)
    assert table.props.refusal == "With other people at the table nothing can be taken back."
    refused = Refused(Objection.NOT_ALONE, replace(snapshot, undo=None))
    table.answer_refused(refused)
    assert table.props.refusal == "With other people at the table nothing can be taken back."


def test_nothing_is_taken_back_under_a_panel_that_covers_the_table(open_app):
    app, match = scene(open_app, "table-lead", size=(1024, 600))
    act(app, Mouse(app), Play(Card.AS))
    match.answers.clear()
    press(app.window, Qt.Key.Key_F1)
    wait_until(lambda: exists(app.window, "table.overlay") or table_of(app).props.overlay, "help")
    by_ctrl_z(app)
    by_backspace(app)
    assert match.answers == []


def test_the_keyboard_is_at_the_question_after_a_step_back(open_app):
    app, match = scene(open_app, "table-auction")
    act(app, Keys(app), Bid(110))
    by_ctrl_z(app)
    wait_until(lambda: is_asked(app), "the question again")
    wait_until(lambda: focused(app.window) == "table.bid", "the focus at the question")
    press(app.window, Qt.Key.Key_Return)
    assert match.answers[-1].action == Bid(110)


@pytest.mark.parametrize("speed", ["slow", "normal"])
def test_a_step_back_while_a_card_flies_shows_the_state_at_once(open_app, speed):
    app, match = scene(open_app, "table-lead", speed=speed)
    wait_for_question(app)
    before = match.state
    Mouse(app).card(Card.AS)
    assert match.state != before
    by_ctrl_z(app)
    assert match.state == before
    assert table_of(app).truth == view(before, 0)
    assert Card.AS.value in [row.place.face for row in my_cards(app)]
    wait_until(lambda: is_asked(app), "the question again")
    wait_until(lambda: table_of(app).player.at_rest, "the scene at rest")


def test_a_step_back_at_a_real_table_is_kept_over_a_restart(open_app):
    def opened():
        return open_app(
            make_service=make_match_service,
            make_table=make_table_view_model,
            table_screen=TABLE_SCREEN,
            bots_pace="normal",
        )

    app = opened()
    sit_down(app)
    table = table_of(app)
    while True:
        wait_for_question(app)
        before, asked = table.truth, table.decision
        act(app, Mouse(app), eager(before))
        wait_until(lambda: table.truth != before, "the answer")  # noqa: B023 - waits at once
        if table.props.undo.possible:
            break
    by_ctrl_z(app)
    wait_until(lambda: is_asked(app) and table.truth == before, "the question again")
    assert table.decision.number > asked.number
    again_asked = table.decision
    app.close()

    again = opened()
    click(find(again.window, "home.continue"))
    wait_until(lambda: table_of(again).truth is not None, "the table")
    wait_for_question(again)
    assert table_of(again).truth == before
    assert table_of(again).decision == again_asked
    act(again, Mouse(again), eager(before))
    wait_until(lambda: table_of(again).truth != before, "the answer")


def eager(seen):
    """Bid where it is possible, so that the auction goes on; else do the first thing allowed."""
    actions = legal_actions(seen)
    return next((action for action in actions if isinstance(action, Bid)), actions[0])
