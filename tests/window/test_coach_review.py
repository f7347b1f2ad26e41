"""Looking back at a deal: what is shown and said, by mouse and by keyboard, while it is weighed."""

import threading
from functools import cache

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from engine.actions import Bid, NameContract, Pass, PassCards, Play
from engine.coach.advice import Advice, Weighed
from engine.coach.finished import Finished, finished_deals
from engine.coach.review import review
from engine.coach.steps import Called, Review, Step, Verdict
from engine.decider import legal_actions
from engine.log import fold
from engine.rules import PRESETS
from engine.state import deal_of
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
from tests.window.table_player import open_table, seeded_pack
from thousand_qt.match.service import MatchLog, MatchProblem
from thousand_qt.pictures.faces import FaceStyle
from thousand_qt.tools.scripted_match import Beginning, ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES, play_on
from thousand_qt.viewmodels.coach_work import CoachWork, Failed
from thousand_qt.viewmodels.deal_review import DealReviewViewModel
from thousand_qt.viewmodels.deal_review_board import derive_board
from thousand_qt.viewmodels.deal_review_calls import call_here
from thousand_qt.viewmodels.deal_review_derive import (
    Played,
    Reviewing,
    derive_here,
    derive_review,
    derive_rows,
)
from thousand_qt.viewmodels.deal_review_props import Order
from thousand_qt.viewmodels.deal_review_words import known_then

FACES = FaceStyle()
NAMES = ("Anna", "Katya", "Boris")


@cache
def evening() -> ScriptedMatch:
    """Return a match of nine deals; nobody changes it."""
    return TABLE_SCENES["table-summary"].match((*NAMES, "Gleb"))


@cache
def played() -> Played:
    log = evening().log_of()()
    rows = {row.number: row for row in fold(log.events).rows}
    return Played(NAMES, finished_deals(log.events), rows)


@cache
def weighed(place: int) -> Review:
    return review(played().deals[place])


def turned_deal() -> int:
    """Return the place of a deal in which a decision gave the contract away."""
    return next(
        place
        for place in reversed(range(len(played().deals)))
        if any(step.turned for step in weighed(place).steps)
    )


def looking(place: int, step: int = 0, **changes: object) -> Reviewing:
    found = weighed(place)
    return Reviewing(
        deal=place,
        step=step,
        steps={one.place: one for one in found.steps},
        calls={one.place: one for one in found.calls},
        allowed=found.allowed,
        done=True,
        **changes,
    )


def deal_at(place: int) -> Finished:
    return played().deals[place]


def of_step(place: int, step: Step) -> int:
    """Return where a step stands on the bar of its deal, behind the calls."""
    return len(deal_at(place).calls) + step.place


def test_before_each_decision_every_hand_lies_open_and_the_chosen_card_is_marked():
    deal = deal_at(-1)
    for place, moment in enumerate(deal.decisions):
        board = derive_board(deal, place, None, NAMES, FACES)
        state = deal_of(moment.state)
        assert [len(hand.cards) for hand in board.hands] == list(state.held)
        assert [hand.to_act for hand in board.hands] == [s == moment.seat for s in range(3)]
        chosen = [card.name for hand in board.hands for card in hand.cards if card.chosen]
        match moment.action:
            case Play():
                assert len(chosen) == 1
            case PassCards(cards=cards):
                assert len(chosen) == len(cards)
            case _:
                assert chosen == []


def test_the_costs_below_the_cards_are_those_of_the_review():
    place = turned_deal()
    found = weighed(place)
    for step in found.steps:
        if not isinstance(step.played.action, Play) or len(step.choices) == 1:
            continue
        board = derive_board(deal_at(place), of_step(place, step), step, NAMES, FACES)
        hand = board.hands[step.seat]
        (mine,) = (card for card in hand.cards if card.chosen)
        assert mine.cost == (f"−{step.cost}" if step.cost else "0")
        assert mine.dear == (step.cost > 0)
        assert mine.best == (step.cost == 0)
        assert any(card.best for card in hand.cards)
        legal = {choice.action.card for choice in step.choices}
        assert sum(not card.dimmed for card in hand.cards) == len(legal)


def test_the_decision_that_gives_a_contract_away_is_named_and_comes_first():
    place = turned_deal()
    step = next(step for step in weighed(place).steps if step.turned)
    rows = derive_rows(played(), looking(place, order=Order.COST))
    assert rows[0].turned
    costs = [int(row.cost.replace("−", "-") or 0) for row in rows if not row.turned]
    assert costs == sorted(costs)
    here = derive_here(played(), deal_at(place), looking(place, of_step(place, step)))
    assert here.turned
    assert here.symbol == "warning"
    assert "contract" in here.verdict
    assert here.choices[0].best
    assert sum(one.chosen for one in here.choices) == 1


def the_call(verdict: Verdict, kind: type) -> tuple[int, Called]:
    """Return a call of that kind and verdict, and the place of its deal."""
    if verdict is Verdict.TOO_HIGH:
        # Nobody here bids so boldly.
        place, call = the_call(Verdict.RIGHT, Bid)
        return place, replace(call, points=call.action.amount - 20, verdict=verdict)
    return next(
        (place, call)
        for place in range(len(played().deals))
        for call in weighed(place).calls
        if call.verdict is verdict and isinstance(call.action, kind) and call.least is not None
    )


@pytest.mark.parametrize(
    ("verdict", "kind", "says"),
    [
        (Verdict.RIGHT, Bid, "The cards bear it: {points}"),
        (Verdict.RIGHT, Pass, "Nothing was better: the cards bring {points}"),
        (Verdict.TOO_HIGH, Bid, "do not bear that much: {points} points at best. Best: pass."),
        (Verdict.TOO_LOW, Pass, "bear a bid: {points} points at best. Best: bid {least}."),
    ],
)
def test_a_call_is_told_with_what_the_cards_bring_and_what_else_might_have_been_said(
    verdict, kind, says
):
    place, call = the_call(verdict, kind)
    now = replace(looking(place, call.place), calls={call.place: call})
    here = derive_here(played(), deal_at(place), now)
    assert says.format(points=call.points, least=call.least) in here.verdict
    right = verdict is Verdict.RIGHT
    assert here.symbol == ("check" if right else "warning")
    best, other = here.choices
    assert (best.best, other.best) == (True, False)
    assert (best.chosen, other.chosen) == (right, not right)
    (bid,) = (one for one in here.choices if one.name != "pass")
    assert bid.points == str(call.points)
    # The post on the bar is the bid.
    amount = int(bid.name.removeprefix("bid "))
    assert (bid.share >= here.goal) == bid.made == (call.points >= amount)
    (row,) = (one for one in derive_rows(played(), now) if one.place == call.place)
    assert (row.warns, row.cost) == (not right, "")
    assert here.verdict in row.spoken


def test_a_pass_without_a_choice_and_an_auction_bought_too_dear_are_told_apart():
    deal = deal_at(-1)
    end = deal_of(deal.end)
    dear = Called(
        place=0,
        seat=end.declarer,
        action=Bid(end.bid),
        least=100,
        points=30,
        verdict=Verdict.TOO_HIGH,
    )
    assert call_here(dear, deal, "Katya", mine=False).turned
    assert not call_here(replace(dear, action=Bid(end.bid - 5)), deal, "Katya", mine=False).turned
    forced = replace(dear, action=Pass(), least=None, verdict=Verdict.RIGHT)
    here = call_here(forced, deal, "Katya", mine=False)
    assert (here.verdict, here.choices) == ("There was no other choice.", ())


def test_in_the_auction_the_prikup_lies_open_and_the_last_calls_stand_beside_the_names():
    deal = deal_at(-1)
    last = len(deal.calls) - 1
    board = derive_board(deal, last, None, NAMES, FACES)
    assert [card.picture for card in board.middle]
    assert board.middle_caption == "The prikup"
    calls = {call.seat: call.amount for call in deal_of(deal.calls[last].state).calls}
    for seat, amount in calls.items():
        assert board.hands[seat].taken == ("Pass" if amount is None else str(amount))


def test_a_contract_is_told_by_what_it_writes():
    met = set()
    for place in range(len(played().deals)):
        for step in weighed(place).steps:
            if not isinstance(step.played.action, NameContract):
                continue
            here = derive_here(played(), deal_at(place), looking(place, of_step(place, step)))
            (mine,) = (one for one in here.choices if one.chosen)
            (best,) = (one for one in here.choices if one.best)
            assert int(mine.points.replace("−", "-")) == step.played.written[step.seat]
            assert (mine.share >= here.goal) == mine.made
            other = best is not mine
            assert other == (step.played.action != step.best.action)
            assert here.symbol == ("warning" if other else "check")
            assert ("Nothing was better." in here.verdict) != other
            if other and not step.turned:
                told = "More could be made" if best.made else "No contract could be made"
                assert told in here.verdict
            met.add(other)
    assert met == {True, False}


def test_a_choice_with_others_is_not_called_the_only_one():
    for place in range(len(played().deals)):
        for step in weighed(place).steps:
            here = derive_here(played(), deal_at(place), looking(place, of_step(place, step)))
            assert (here.verdict == "There was no other choice.") == step.forced
            assert here.can_ask == bool(here.choices) == (not step.forced)
            if isinstance(step.played.action, PassCards):
                assert not step.forced


def test_what_was_not_weighed_is_told_by_rule_of_thumb():
    best = Weighed(action=Pass(), worth=0.0)
    advice = Advice(choices=(best,), arrangements=0)
    assert known_then(Pass(), advice) == "By rule of thumb this is right."
    assert known_then(Bid(110), advice) == "By rule of thumb, better: pass."
    bold = Weighed(action=Bid(110), worth=-5.0, made=0.25)
    weighed_too = Advice(choices=(best, bold), arrangements=9)
    assert known_then(Bid(110), weighed_too) == (
        "By what could be known then, better: pass. Chance of the contract with this choice: 25 %."
    )
    other = Advice(choices=(bold, best), arrangements=9)
    assert known_then(Pass(), other).endswith("with the best choice: 25 %.")
    assert known_then(Bid(130), other).startswith("By what could be known then, best: bid 110.")


def test_what_is_not_weighed_yet_says_so():
    deal = deal_at(0)
    now = Reviewing()
    props = derive_review(played(), now, derive_rows(played(), now), FACES, "")
    assert props.at.verdict == "Being weighed…"
    met, every = len(deal.calls) + 1, len(deal.decisions)
    assert props.working == f"Weighing decision {met} of {every}…"
    assert {row.cost for row in derive_rows(played(), now)} == {"…"}


def test_at_the_end_stands_what_my_decisions_cost_and_what_the_cards_allowed():
    said = set()
    for place, deal in enumerate(played().deals):
        here = derive_here(played(), deal, looking(place, len(deal.decisions)))
        mine = sum(step.cost for step in weighed(place).steps if step.seat == 0)
        assert (f"cost {mine} points in all" if mine else "cost nothing") in here.said
        said.add(bool(mine))
    assert said == {True, False}
    for allowed in weighed(place).allowed:
        assert f"{NAMES[allowed.seat]} could" in here.verdict


@pytest.mark.parametrize(
    "preset", [name for name, one in PRESETS.items() if one.rules.players != 3]
)
def test_two_and_four_players_are_looked_back_at(preset):
    deal, here = first_deal(preset)
    now = Reviewing()
    props = derive_review(here, now, derive_rows(here, now), FACES, "")
    assert len(props.board.hands) == deal.end.rules.players
    for place in range(props.last + 1):
        derive_board(deal, place, None, here.names, FACES)


@pytest.mark.parametrize("preset", ["two_10_2_2", "two_9_3_3"])
def test_both_prikups_lie_open_until_one_is_taken(preset):
    deal, here = first_deal(preset)
    board = derive_board(deal, 0, None, here.names, FACES)
    piles = deal_of(deal.decisions[0].state).aside
    assert [card.cost for card in board.middle] == [
        str(number) for number, pile in enumerate(piles, 1) for _ in pile
    ]
    assert board.middle_caption == "Both prikups"
    assert len({card.picture for card in board.middle}) == sum(map(len, piles))


def first_deal(preset: str) -> tuple[Finished, Played]:
    rules = PRESETS[preset].rules
    match = ScriptedMatch(seeded_pack("review"), begins=Beginning(dealer=1, rules=rules))
    play_on(match, lambda state: len(state.rows) >= 1)
    deals = finished_deals(match.log_of()().events)
    return deals[0], Played(("A", "B", "C", "D")[: rules.players], deals, {})


def test_where_cards_are_drawn_the_next_ones_and_what_is_certain_are_told():
    deal, here = first_deal("two_draw")
    found = review(deal)
    steps = {step.place: step for step in found.steps}
    dear = next(step for step in found.steps if step.cost)
    now = Reviewing(step=dear.place, steps=steps, done=True)
    props = derive_review(here, now, derive_rows(here, now), FACES, "")
    assert props.at.heading.startswith("What ")
    assert "sure of after each choice" in props.at.heading
    assert f"It costs {dear.cost} points." in props.at.verdict
    assert props.at.goal == 0
    assert (props.at.choices[0].share, props.at.choices[0].made) == (1.0, True)
    assert "contract" not in props.at.choices[0].description
    assert props.working == ""
    start = derive_board(deal, 0, None, here.names, FACES)
    assert start.middle_caption.startswith("Next in the stock: ")
    end = derive_board(deal, len(deal.moments), None, here.names, FACES)
    assert "stock" not in end.middle_caption


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
