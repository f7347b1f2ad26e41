"""Trying hands out: questions to the search, strength, and the cards that one cannot see."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from engine.ai.contracts import strength_weights as weights
from engine.ai.contracts.questions import Questions, slack
from engine.ai.contracts.quick_pass import quick_gifts
from engine.ai.contracts.samples import (
    ALL,
    Calls,
    calls_of,
    cards_in,
    dealt_to,
    layouts,
    likelihood,
)
from engine.ai.contracts.strength import features, strength
from engine.ai.exchange import best_gifts, gift_promise
from engine.ai.kernel.position import Position, set_of
from engine.ai.kernel.solver import Solver
from engine.ai.player import Uncancelled
from engine.cards import DECK, hand_of, parse_cards
from engine.rules import Rules, make_rules
from engine.state import Call, View, deal_of
from engine.view import view
from tests.engine.driver import Game, at_auction, at_pass, at_raise

RULES = Rules()


class Withdrawn:
    """The token of a question that was withdrawn, or is after it was looked at so often."""

    def __init__(self, looks: int = 0) -> None:
        self.looks = looks

    def is_set(self) -> bool:
        self.looks -= 1
        return self.looks < 0


def asked(
    rules: Rules = RULES, seconds: float | None = None, looks: int | None = None
) -> Questions:
    token = Uncancelled() if looks is None else Withdrawn(looks)
    return Questions(Solver(rules), seconds, token)


def seen(game: Game, seat: int) -> View:
    return view(game.state, seat)


def random_position(chooser: random.Random) -> Position:
    deck = list(DECK)
    chooser.shuffle(deck)
    hands = (set_of(tuple(deck[place : place + 8])) for place in (0, 8, 16))
    return Position(hands=tuple(hands), leader=0, first=True)


def test_points_are_found_to_half_a_step_from_any_guess() -> None:
    chooser, questions, solver = random.Random(1), asked(), Solver(RULES)
    for _ in range(12):
        position = random_position(chooser)
        value = solver.value(position, 0)
        for step, guess in ((10, 0.0), (10, 300.0), (5, value), (20, 95.0)):
            assert abs(questions.points(position, 0, guess, step) - value) <= step


def test_a_contract_is_made_as_the_engine_counts_it() -> None:
    rounding = make_rules(round_own_game=True)
    assert (slack(RULES), slack(rounding)) == (0, 2)
    assert slack(make_rules(round_own_game=True, round_step=10, dump_truck="off")) == 5
    position = random_position(random.Random(4))
    value = Solver(RULES).value(position, 0)
    assert asked().makes(position, 0, value)
    assert not asked().makes(position, 0, value + 1)
    assert asked(rounding).makes(position, 0, value + 2)


def test_withdrawn_and_late_questions_have_no_answer() -> None:
    position = random_position(random.Random(2))
    for questions in (asked(looks=0), asked(seconds=0.0)):
        assert questions.over()
        assert questions.makes(position, 0, 100) is None
        assert questions.points(position, 0, 100.0) is None
    patient = asked()
    assert not patient.over()
    assert patient.left() is None


def test_a_question_that_takes_too_many_nodes_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.ai.contracts.questions._MOST_NODES", 1)
    chooser, questions = random.Random(6), asked()
    assert None in [questions.makes(random_position(chooser), 0, 100) for _ in range(20)]


def test_where_a_question_is_too_hard_the_answer_is_near() -> None:
    class Tired(Questions):
        """Does not know about 120."""

        def makes(self, position: Position, solo: int, contract: int) -> bool | None:
            return None if contract == 120 else contract < 120

    tired = Tired(Solver(RULES), None, Uncancelled())
    position = random_position(random.Random(1))
    assert tired.points(position, 0, 160.0) == 120


def test_strength_is_the_sum_of_its_features() -> None:
    numbers = [*weights.SUIT_POINTS, weights.MARRIAGE_SHARE, weights.HALF_SHARE]
    numbers.append(weights.FURTHER_SHARE)
    chooser = random.Random(8)
    for rules in (RULES, make_rules(marriage_values="clubs_high")):
        for _ in range(60):
            hand = set_of(tuple(chooser.sample(DECK, 7)))
            total = sum(numbers[i] * x for i, x in features(rules, hand).items())
            assert strength(rules, hand) == pytest.approx(weights.BASE + total)


def test_a_stronger_hand_is_stronger() -> None:
    weak, marriage, strong = (
        strength(RULES, set_of(parse_cards(text)))
        for text in (
            "9S JS QC JC 9D JD QH",
            "AS KS QS 9C JD 10D 9H",
            "AS 10S KH QH AH AC 10C",
        )
    )
    assert weak < 50 < 100 < marriage < 170 < strong


def test_quick_gifts_lose_little_against_the_rule() -> None:
    chooser, lost = random.Random(5), []
    for _ in range(60):
        hand = hand_of(chooser.sample(DECK, 10))
        gifts = quick_gifts(RULES, set_of(hand))
        assert all(gift and not gift & gift - 1 for gift in gifts)
        quick = cards_in(gifts[0] | gifts[1])
        assert len(quick) == 2
        assert set(quick) <= set(hand)
        best = gift_promise(RULES, hand, best_gifts(RULES, hand))[0]
        lost.append(best - gift_promise(RULES, hand, (quick[0], quick[1]))[0])
    assert min(lost) >= 0
    assert sum(lost) / len(lost) < 3


def test_hidden_cards_are_dealt_once_each() -> None:
    for game, seat in ((at_auction(), 2), (at_pass(), 1), (at_raise(), 1)):
        shown = seen(game, seat)
        deal = deal_of(shown)
        own, prikup = dealt_to(deal, seat)
        drawn = layouts(shown, deal, seat, 40, random.Random(1))
        assert sum(layout.weight for layout in drawn) == 40
        for layout in drawn:
            assert [hand.bit_count() for hand in layout.hands] == [7, 7, 7]
            assert layout.prikup.bit_count() == 3
            assert sum(layout.hands) + layout.prikup == ALL
            assert layout.hands[deal.active.index(seat)] == own
            assert prikup in (0, layout.prikup)


def test_what_was_dealt_is_known_after_the_pass_too() -> None:
    game = at_raise(gifts="9S KH")
    own, prikup = dealt_to(deal_of(seen(game, 1)), 1)
    assert cards_in(prikup) == parse_cards("KD QD 10H")
    assert own == set_of(parse_cards("AS KS QS 9S KH QH 9D"))


def test_calls_are_read_with_what_was_declined() -> None:
    game = at_auction().bid(2, 105).bid(0, 115).pass_(1)
    deal = deal_of(seen(game, 2))
    said = {seat: calls_of(seen(game, 2), deal, seat) for seat in range(3)}
    assert said == {1: Calls(0, 120), 2: Calls(105, 0), 0: Calls(115, 0)}


def test_a_silenced_pass_tells_nothing() -> None:
    game = Game(silence_below=0).standing(2, total=-10).deal().decline().pass_(2)
    assert calls_of(seen(game, 0), deal_of(game.state), 2) == Calls()


def test_bids_lift_the_strength_of_sampled_hands() -> None:
    high = at_auction().bid(2, 120)
    shown = seen(high, 0)
    deal = deal_of(shown)
    place = deal.active.index(2)
    quiet = replace(deal, calls=())

    def mean(with_calls: bool) -> float:
        drawn = layouts(shown, deal if with_calls else quiet, 0, 150, random.Random(2))
        total = sum(strength(RULES, one.hands[place]) * one.weight for one in drawn)
        return total / sum(one.weight for one in drawn)

    assert mean(True) > mean(False) + 20


def test_a_bid_above_120_needs_its_marriage() -> None:
    shown = seen(at_auction(), 0)
    without, with_one = parse_cards("AS 10S AC 10C AD 10D AH"), parse_cards("KC QC 9S 9D 9H JS JD")
    bold = Calls(made=150)
    assert likelihood(shown, 2, bold, set_of(without)) == 0.0
    assert likelihood(shown, 2, bold, set_of(with_one)) > 0.0
    # Who could not bid so much has declined nothing.
    assert likelihood(shown, 2, Calls(declined=150), set_of(without)) == 1.0
    doubtful = likelihood(shown, 2, Calls(made=150, doubtful=True), set_of(with_one))
    assert doubtful > likelihood(shown, 2, bold, set_of(with_one))


def test_calls_that_no_cards_explain_are_passed_over() -> None:
    game = at_auction()
    shown = seen(game, 0)
    impossible = replace(deal_of(shown), calls=(*deal_of(shown).calls, Call(2, 390)))
    drawn = layouts(shown, impossible, 0, 10, random.Random(1))
    assert [layout.weight for layout in drawn] == [1] * 10
