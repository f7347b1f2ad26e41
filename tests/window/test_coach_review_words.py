"""What is shown and said of a deal that is looked back at, as pure functions."""

import pytest
from msgspec.structs import replace

from engine.actions import Bid, NameContract, Pass, PassCards, Play
from engine.coach.advice import Advice, Weighed
from engine.coach.review import review
from engine.coach.steps import Called, Verdict
from engine.rules import PRESETS
from engine.state import deal_of
from tests.window.reviewed_deals import (
    FACES,
    NAMES,
    deal_at,
    first_deal,
    looking,
    of_step,
    played,
    turned_deal,
    weighed,
)
from thousand_qt.viewmodels.deal_review_board import derive_board
from thousand_qt.viewmodels.deal_review_calls import call_here
from thousand_qt.viewmodels.deal_review_derive import (
    Reviewing,
    derive_here,
    derive_review,
    derive_rows,
)
from thousand_qt.viewmodels.deal_review_props import Order
from thousand_qt.viewmodels.deal_review_words import known_then


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
