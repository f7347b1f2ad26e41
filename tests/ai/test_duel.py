"""Computer players against a single opponent (RULES.md 1.15)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import pytest

from engine.actions import Bid, ChoosePrikup, Pass, PassCards, Play, Rospis
from engine.ai.duel import hopes_of
from engine.ai.duel_endgame import can_count_duel, choose_counted_duel
from engine.ai.duel_knowledge import know_duel
from engine.cards import Card, parse_cards
from engine.decider import decide, evolve, legal_actions, to_act
from engine.rules import PRESETS, Rules, with_options
from engine.state import Phase, State, deal_of
from engine.view import view
from tests.ai.positions import answer
from tests.engine.driver import Game, random_match
from thousand_qt.cli.simulate_run import plan_match, play_match

FORMS = ("two_10_2_2", "two_9_3_3", "two_dead_hand", "two_draw")
STRONG = "AS 10S AH KH QH 10H AD 10D KC QC"
REST = "KS QS JS 9S JH 9H KD QD JD AC"
FULL = "AS QS AH KH QH AD QD KC QC AC"
WEAK = "KS JS 9S JH 9H KD JD 9D JC 9C"
THEIRS = 0.8


def rules_of(preset: str, **options: object) -> Rules:
    return with_options(PRESETS[preset].rules, options)


def ten(forehand: str, dealer: str, **options: object) -> Game:
    """Deal 10+10+2+2: seat 1 is forehand, seat 0 speaks first."""
    prikups = [card.value for card in Card if card.value not in (forehand + " " + dealer).split()]
    game = Game(rules_of("two_10_2_2", **options))
    hands = {1: forehand, 0: dealer}
    return game.deal(hands, aside=" ".join(prikups[:2]), second=" ".join(prikups[2:]))


@pytest.mark.parametrize("preset", FORMS)
def test_a_player_with_sense_beats_one_without(preset: str) -> None:
    reports = [
        play_match(plan_match(number, 5, ("steady", "random"), PRESETS[preset].rules, 60))
        for number in range(4)
    ]
    assert all(report.faults == () for report in reports)
    assert [report.winner for report in reports] == ["steady"] * 4


@pytest.mark.parametrize("preset", FORMS[:3])
def test_chosen_contracts_are_mostly_made(preset: str) -> None:
    deals = [
        deal
        for number in range(5)
        for deal in play_match(
            plan_match(number, 7, ("steady", "cautious"), PRESETS[preset].rules, 60)
        ).deals
        if not deal.forced
    ]
    made = sum(deal.outcome == "made" for deal in deals)
    assert len(deals) > 20
    assert made >= 0.7 * len(deals)


def test_a_strong_hand_bids_and_a_weak_one_passes() -> None:
    assert isinstance(answer(ten(REST, STRONG).state, 0), Bid)
    assert answer(ten(STRONG, "KS QD JS 9S JH 9H KD JD 9D JC").state, 0) == Pass()


def test_a_strong_hand_promises_more_than_a_weak_one() -> None:
    rules = rules_of("two_10_2_2")
    strong, weak = (
        hopes_of(rules, tuple(sorted(parse_cards(text), key=lambda card: card.order)))
        for text in (STRONG, WEAK)
    )
    assert strong.mean > 200 > 110 > weak.mean


def test_who_sees_both_prikups_takes_the_better_one() -> None:
    forehand = "AS 10S AH KH 10H AD 10D KC JC 9C"
    dealer = "KS JS 9S JH 9H KD QD JD AC 10C"
    game = ten(forehand, dealer, two_choose="seen").pass_(0)
    aside = [pile or () for pile in game.deal_state.aside]
    assert any(Card.QH in pile for pile in aside)
    chosen = answer(game.state, 1)
    assert isinstance(chosen, ChoosePrikup)
    assert Card.QH in aside[chosen.place]


def test_a_blind_choice_is_any_of_the_two() -> None:
    assert isinstance(answer(ten(STRONG, REST).pass_(0).state, 1), ChoosePrikup)


def test_marriages_and_aces_are_not_laid_away() -> None:
    game = ten(STRONG, REST).pass_(0).act(1, ChoosePrikup(0))
    passed = answer(game.state, 1)
    assert isinstance(passed, PassCards)
    assert not {Card.KH, Card.QH, Card.AS, Card.AH, Card.AD} & set(passed.cards)


def test_a_hopeless_contract_is_given_up() -> None:
    game = ten(WEAK, FULL).pass_(0).act(1, ChoosePrikup(1))
    assert answer(game.state, 1) == Rospis()


def test_half_a_marriage_is_kept_while_its_mate_may_come() -> None:
    hands = {1: "AS 10S AC KH JD 9C", 0: "KS 9S JS QD 10D JC"}
    stock = "QH AH 10H JH 9H QS KC QC 10C AD KD 9D"
    game = Game(rules_of("two_draw")).deal(hands, stock=stock)
    game.play("9C", "JC")
    (seat,) = to_act(game.state)
    assert seat == 0
    game.play("QD")
    played = answer(game.state, 1)
    assert played == Play(Card.JD)
    free = Game(rules_of("two_draw", draw_follow="free")).deal(hands, stock=stock)
    free.play("9C", "JC").play("10D")
    played = answer(free.state, 1)
    assert isinstance(played, Play)
    assert played.card is not Card.KH


def test_what_cannot_be_elsewhere_is_known() -> None:
    state = next(_open_endings(1))
    seat = to_act(state)[0]
    known = know_duel(view(state, seat))
    other = deal_of(state).hands[1 - seat] or ()
    assert known.unseen == frozenset(other)
    assert all(known.chance(1 - seat, card) == 1.0 for card in other)


@pytest.mark.parametrize("seed", range(6))
def test_the_last_cards_of_a_draw_game_are_played_perfectly(seed: int) -> None:
    checked = 0
    for state in _open_endings(seed):
        seat = to_act(state)[0]
        seen = view(state, seat)
        if max(deal_of(state).held) > 4:
            continue
        plays = [action for action in legal_actions(seen) if isinstance(action, Play)]
        known = know_duel(seen)
        assert can_count_duel(seen, known)
        chosen = choose_counted_duel(seen, known, plays)
        values = {play: _exact(_after(state, seat, play), seat) for play in plays}
        assert values[chosen] == pytest.approx(max(values.values()))
        checked += 1
    assert checked > 5


def _open_endings(seed: int) -> Iterator[State]:
    """Yield positions of random draw games in which nothing is left to draw."""
    return (
        state
        for state, _ in random_match(rules_of("two_draw"), seed, deals=1)
        if state.phase is Phase.TRICK and not deal_of(state).stock_left
    )


def _after(state: State, seat: int, play: Play) -> State:
    for event in decide(state, seat, play):
        state = evolve(state, event)
    return state


def _exact(state: State, me: int) -> float:
    """Return what best play by both brings from here, for the one who seeks it."""

    @cache
    def value(now: State) -> float:
        if now.phase is not Phase.TRICK:
            row = now.rows[-1].result
            mine = row.cards[me] + row.marriages[me]
            return mine - THEIRS * (row.cards[1 - me] + row.marriages[1 - me])
        seat = to_act(now)[0]
        plays = [action for action in legal_actions(view(now, seat)) if isinstance(action, Play)]
        declaring = {play.card for play in plays if play.declare is not None}
        plays = [play for play in plays if play.declare or play.card not in declaring]
        values = [value(_after(now, seat, play)) for play in plays]
        return max(values) if seat == me else min(values)

    return value(state)


def test_the_answers_of_two_players_are_the_same_every_time() -> None:
    chooser = random.Random(3)
    for preset in FORMS:
        for state, _ in random_match(PRESETS[preset].rules, 3, deals=1):
            if state.phase is Phase.DEAL or chooser.random() < 0.5:
                continue
            for seat in to_act(state):
                assert answer(state, seat) == answer(state, seat)
