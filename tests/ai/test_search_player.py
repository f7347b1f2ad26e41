"""The search player: legal under every rule, honest, and right where the cards decide."""

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from msgspec.structs import replace

from engine.actions import Action, Play
from engine.ai.belief.worlds import World
from engine.ai.card_choice import Weighted, drawn, points_needed
from engine.ai.outlook import LOOKS, in_fewer_ways
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import make_player
from engine.ai.search_player import Depth, SearchPlayer
from engine.ai.withdrawal import Withdrawal
from engine.decider import legal_actions, to_act
from engine.rules import PRESETS, Rules
from engine.state import Phase, State, deal_of
from engine.view import view
from tests.ai.positions import answer, at_lead, positions, with_other_hidden_cards
from tests.engine.driver import random_match
from tests.engine.rules_strategies import supported_rules

SHALLOW = Depth(worlds=8, weighed=40, looks=(), calls=False, patient=True)
FEW = SearchPlayer("search", SHALLOW)
LOOKING = SearchPlayer("search", replace(SHALLOW, worlds=4, looks=in_fewer_ways(LOOKS, 4)))
MASTERLY = SearchPlayer("master", replace(SHALLOW, calls=True))


def plays(seed: int, count: int) -> Iterator[State]:
    for state in positions(seed, count):
        if state.phase is Phase.TRICK:
            yield state


def choose(state: State, player: Player = FEW, seed: int = 0) -> Action:
    seen = view(state, to_act(state)[0])
    return player.choose(seen, seen.rules, Budget(seed=seed), Uncancelled())


@pytest.mark.parametrize("player", [FEW, LOOKING], ids=["open cards", "by habit"])
def test_swapping_hidden_cards_does_not_change_the_answer(player: SearchPlayer) -> None:
    chooser = random.Random(7)
    compared = 0
    for number, state in enumerate(plays(21, 4)):
        other = with_other_hidden_cards(state, to_act(state)[0], chooser)
        assert choose(other, player, number) == choose(state, player, number)
        compared += other != state
    assert compared > 40


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_legally(preset: str) -> None:
    weighed = 0
    for state, _ in random_match(PRESETS[preset].rules, 5, 2):
        if state.phase is Phase.TRICK:
            seen = view(state, to_act(state)[0])
            assert answer(state, to_act(state)[0], LOOKING) in legal_actions(seen)
            weighed += len(FEW.weigh(seen, Budget(), Uncancelled())) > 1
    assert weighed > 5


@given(supported_rules())
def test_all_rules_are_played_legally(rules: Rules) -> None:
    for number, (state, _) in enumerate(random_match(rules, 8, 1)):
        if state.phase is Phase.TRICK and number % 3 == 0:
            (seat,) = to_act(state)
            assert answer(state, seat, LOOKING) in legal_actions(view(state, seat))


def test_the_first_lead_is_searched_although_the_deal_could_be_given_up() -> None:
    """A declarer with all aces, and a plain way to make the last points."""
    state = at_lead(
        "AS 10S KS QS AH 10H KH AD", "AC 10C KC QC JC 9C QH 9D", "10D KD QD JD 9S JS JH 9H"
    ).state
    seen = view(state, 1)
    assert any(not isinstance(action, Play) for action in legal_actions(seen))
    found = FEW.weigh(seen, Budget(), Uncancelled())
    assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
    assert found[0].made == 1.0
    assert choose(state) in [one.play for one in found if one.worth == found[0].worth]


def test_a_defender_takes_the_trick_that_sets_the_contract() -> None:
    """With open cards in all but one place the right card is found whatever lies hidden."""
    better = set()
    for state in plays(23, 6):
        deal, (seat,) = deal_of(state), to_act(state)
        if seat != deal.declarer and deal.trick and points_needed(state.rules, deal) > 0:
            found = FEW.weigh(view(state, seat), Budget(), Uncancelled())
            better.add(len({round(one.worth, 6) for one in found}) > 1)
            assert all(0.0 <= one.made <= 1.0 for one in found)
    assert better == {True, False}


def test_few_worlds_are_all_taken_and_many_are_drawn_by_weight() -> None:
    worlds = [Weighted(World((number,)), 0.1 * (number % 2)) for number in range(40)]
    everything = drawn(worlds, 40, random.Random(1))
    assert sorted(one.world.hands for one in everything) == [(number,) for number in range(40)]
    some = drawn(worlds, 10, random.Random(1))
    assert {one.world.hands[0] % 2 for one in some} == {1}
    assert sum(one.weight for one in some) == pytest.approx(1)


def test_the_registry_knows_it() -> None:
    assert make_player("master").name == "master"


def test_calls_passes_and_contracts_are_tried_out() -> None:
    answered = set()
    for state in positions(27, 2):
        if state.phase in (Phase.AUCTION, Phase.PASS, Phase.RAISE) and state.phase not in answered:
            (seat,) = to_act(state)
            assert answer(state, seat, MASTERLY) in legal_actions(view(state, seat))
            answered.add(state.phase)
    assert len(answered) == 3


def test_advice_on_a_card_weighs_each_legal_play_with_the_declarers_points() -> None:
    advised = 0
    for state in plays(28, 3):
        (seat,) = to_act(state)
        seen = view(state, seat)
        advice = FEW.advise(seen, seen.rules, Budget(), Uncancelled())
        legal = {one for one in legal_actions(seen) if isinstance(one, Play)}
        assert advice is not None
        assert {one.action for one in advice.choices} == legal
        assert advice.best.worth == max(one.worth for one in advice.choices)
        deal = deal_of(state)
        assert deal.declarer is not None
        taken = deal.points[deal.declarer] + deal.marriage_points[deal.declarer]
        assert all(one.points is None or one.points >= taken - 0.01 for one in advice.choices)
        advised += 1
    assert advised > 30


def test_advice_on_calls_is_that_of_who_tries_them_out() -> None:
    state = next(state for state in positions(29, 1) if state.phase is Phase.AUCTION)
    seen = view(state, to_act(state)[0])
    advice = MASTERLY.advise(seen, seen.rules, Budget(), Uncancelled())
    assert advice is None or advice.best.action in legal_actions(seen)
    assert MASTERLY.weigh(replace(seen, deal=None), Budget(), Uncancelled()) == []


def test_a_withdrawn_question_is_still_answered_legally() -> None:
    withdrawn = Withdrawal()
    withdrawn.set()
    for number, state in enumerate(plays(30, 2)):
        seen = view(state, to_act(state)[0])
        action = LOOKING.choose(seen, seen.rules, Budget(seed=number), withdrawn)
        assert action in legal_actions(seen)
