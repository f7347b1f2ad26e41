"""Looking back at a deal in the window, by mouse and by keyboard, while it is weighed."""

import threading

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.actions import PassCards, Play
from engine.coach.advice import Advice, Weighed
from engine.decider import legal_actions
from tests.window.helpers import (
    click,
    exists,
    find,
    focused,
    press,
    shown_text,
    wait_until,
    walk_by_tab,
)
from tests.window.reviewed_deals import (
    FACES,
    deal_at,
    evening,
    of_step,
    played,
    weighed,
)
from tests.window.table_player import open_table
from thousand_qt.match.service import MatchLog, MatchProblem
from thousand_qt.viewmodels.coach_work import CoachWork, Failed
from thousand_qt.viewmodels.deal_review import DealReviewViewModel


def summary_of(open_app, **settings):
    """Sit down where a deal has just been written."""
    return open_table(open_app, evening(), **settings)


def reviewed(app) -> DealReviewViewModel:
    model = app.app.open_reviews()
    wait_until(lambda: app.app.props.screen.value == "review", "the review")
    wait_until(lambda: not model.busy and model.props.last > 0, "everything weighed")
    return model


def test_the_summary_leads_to_the_review_and_back(open_app):
    app = summary_of(open_app)
    wait_until(lambda: exists(app.window, "table.review"), "the summary")
    click(find(app.window, "table.review"))
    model = reviewed(app)
    assert shown_text(app.window, "review.title").startswith("Deal 9.")
    assert shown_text(app.window, "review.deal") == "Deal 9 of 9"
    assert find(app.window, "review.hand.0").isVisible()
    press(app.window, Qt.Key.Key_Escape)
    wait_until(lambda: app.app.props.screen.value == "table", "the table")
    assert exists(app.window, "table.review")
    assert not model.busy


def test_the_keys_walk_through_decisions_and_deals_in_each_language(open_app):
    app = summary_of(open_app)
    app.app.openReview(8)
    model = reviewed(app)
    window = app.window
    assert model.props.deal == "Deal 8 of 9"
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Right)
    assert model.props.step == 2
    press(window, Qt.Key.Key_Left)
    assert model.props.step == 1
    press(window, Qt.Key.Key_End)
    assert model.props.step == model.props.last
    assert shown_text(window, "review.where") == "End of the deal"
    press(window, Qt.Key.Key_Right)
    assert model.props.step == model.props.last
    press(window, Qt.Key.Key_Home)
    assert model.props.step == 0
    press(window, Qt.Key.Key_PageDown)
    assert reviewed(app).props.deal == "Deal 9 of 9"
    press(window, Qt.Key.Key_PageDown)
    assert model.props.deal == "Deal 9 of 9"
    press(window, Qt.Key.Key_PageUp)
    assert reviewed(app).props.deal == "Deal 8 of 9"
    assert model.props.where.startswith("Decision")
    app.store.change(language="ru")
    wait_until(lambda: model.props.where.startswith("Ход"), "Russian")
    assert model.props.title.startswith("Сдача 8")


def test_the_mouse_walks_too(open_app):
    app = summary_of(open_app)
    app.app.openReview(0)
    model = reviewed(app)
    click(find(app.window, "review.on"))
    assert model.props.step == 1
    click(find(app.window, "review.back"))
    assert model.props.step == 0
    track = find(app.window, "review.track")
    middle = track.mapToScene(QPoint(int(track.width()) - 1, int(track.height() / 2))).toPoint()
    QTest.mouseClick(app.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, middle)
    assert model.props.step == model.props.last
    click(find(app.window, "review.first"))
    assert model.props.step == 0
    click(find(app.window, "review.dealBefore"))
    assert reviewed(app).props.deal == "Deal 8 of 9"


def test_a_decision_is_picked_from_the_list_and_tab_reaches_everything(open_app):
    app = summary_of(open_app)
    app.app.openReview(0)
    model = reviewed(app)
    click(find(app.window, "review.page.all"))
    click(find(app.window, "review.order.cost"))
    app.window.grabWindow()
    click(find(app.window, "review.row.1"))
    assert model.props.step == model.rows.rows[1].place
    assert focused(app.window) == "review.row.1"
    press(app.window, Qt.Key.Key_Down)
    assert model.props.step == model.rows.rows[2].place
    press(app.window, Qt.Key.Key_Up)
    press(app.window, Qt.Key.Key_Up)
    press(app.window, Qt.Key.Key_Up)
    assert model.props.step == model.rows.rows[0].place
    assert focused(app.window) == "review.row.0"
    model.changeDeal(-1)
    reviewed(app).goTo(3)
    app.window.grabWindow()
    walk_by_tab(app.window)


def test_the_sheet_leads_to_the_chosen_deal(open_app):
    app = summary_of(open_app)
    wait_until(lambda: exists(app.window, "table.review"), "the summary")
    press(app.window, Qt.Key.Key_F3)
    wait_until(lambda: exists(app.window, "sheet.review"), "the sheet")
    assert shown_text(app.window, "sheet.review") == "Review deal 9"
    press(app.window, Qt.Key.Key_Up)
    assert shown_text(app.window, "sheet.review") == "Review deal 8"
    click(find(app.window, "sheet.review"))
    assert reviewed(app).props.deal == "Deal 8 of 9"


class Adviser:
    """Likes the last legal action best, or has no opinion about what is not a card."""

    def advise(self, seen, rules, budget, cancel):
        assert [hand is not None for hand in seen.deal.hands].count(True) == 1
        actions = [one for one in legal_actions(seen) if isinstance(one, Play)]
        choices = tuple(
            Weighed(action=action, worth=-place, made=0.9 - 0.1 * place)
            for place, action in enumerate(reversed(actions))
        )
        return Advice(choices=choices, arrangements=9) if choices else None


def test_what_could_be_known_is_told_when_somebody_asks_for_it(open_app):
    app = summary_of(open_app)
    app.app.openReview(0)
    model = reviewed(app)
    model.advise_by(Adviser())
    deal = deal_at(-1)
    place = next(
        of_step(-1, step)
        for step in weighed(len(played().deals) - 1).steps
        if isinstance(step.played.action, Play) and len(step.choices) > 1
    )
    model.goTo(place)
    click(find(app.window, "review.ask"))
    wait_until(lambda: "could be known then" in model.props.at.known, "what could be known")
    assert "with the best choice: 90 %" in model.props.at.known
    assert not exists(app.window, "review.ask")
    assert isinstance(deal.moments[0].action, PassCards)
    model.goTo(len(deal.calls))
    click(find(app.window, "review.ask"))
    wait_until(lambda: "no opinion" in model.props.at.known, "no opinion")
    assert shown_text(app.window, "review.known") == model.props.at.known


def test_a_match_that_cannot_be_read_says_why(qapp):
    model = DealReviewViewModel(lambda: FACES)

    def read() -> MatchLog:
        raise MatchProblem("The file is gone.")

    model.open(read)
    wait_until(lambda: model.props.problem == "The file is gone.", "the reason")
    assert model.props.last == 0
    model.stop_thinking()


def test_a_match_without_a_finished_deal_says_so(qapp):
    model = DealReviewViewModel(lambda: FACES)
    model.open(lambda: MatchLog((), ()))
    wait_until(lambda: "No deal" in model.props.problem, "the sentence")
    model.stop_thinking()


def test_what_was_withdrawn_is_not_heard(qapp):
    heard: list[object] = []
    begun, gate = threading.Event(), threading.Event()

    def slow(cancel):
        begun.set()
        gate.wait(5)
        yield "too late"

    work = CoachWork(heard.append)
    work.start(slow)
    assert begun.wait(5)
    work.start(lambda cancel: ["in time"])
    gate.set()
    wait_until(lambda: bool(heard), "an answer")
    work.stop()
    assert heard == ["in time"]


def test_work_that_fails_is_told(qapp, caplog):
    heard: list[object] = []

    def broken(cancel):
        raise ValueError("no such card")
        yield

    work = CoachWork(heard.append)
    work.start(broken)
    wait_until(lambda: bool(heard), "the failure")
    work.stop()
    assert isinstance(heard[0], Failed)
    assert "cannot go on" in caplog.text
