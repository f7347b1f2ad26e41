"""Counting the last cards: the values are those of the engine, the choice is the best average."""

import random

import pytest
from msgspec.structs import replace

from engine.actions import Declare, Play
from engine.ai import endgame
from engine.ai.knowledge import know
from engine.cards import Card
from engine.decider import decide, evolve, legal_actions, to_act
from engine.events import DealScored
from engine.rules import Rules
from engine.state import Phase, State, deal_of
from engine.view import view
from tests.ai.positions import DECLARER, answer, at_lead, positions


def endings(count: int) -> list[State]:
    """Return states with at most three cards in hand in the middle of contracts."""
    found = [
        state
        for state in positions(seed=31, deals=count * 2)
        if state.phase is Phase.TRICK
        and len(deal_of(state).hands[to_act(state)[0]] or ()) == endgame.LAST_CARDS
    ]
    return random.Random(5).sample(found, count)


def best_by_engine(state: State, me: int) -> float:
    """Return the value of best play with all cards known, every move made by the engine."""
    seat = to_act(state)[0]
    plays = [a for a in legal_actions(view(state, seat)) if isinstance(a, Play)]
    declaring = {play.card for play in plays if play.declare is Declare.MARRIAGE}
    values = []
    for play in plays:
        if play.declare is None and play.card in declaring:
            continue
        after, value = state, None
        for event in decide(state, seat, play):
            if isinstance(event, DealScored):
                result, declarer = event.result, event.result.declarer
                his = result.cards[declarer] + result.marriages[declarer]
                mine = result.cards[me] + result.marriages[me]
                own = 0.0 if me == declarer else 0.4
                value = 2.0 * result.contract * (his >= result.contract) + 0.6 * his - own * mine
                break
            after = evolve(after, event)
        values.append(best_by_engine(after, me) if value is None else value)
    return max(values) if seat == deal_of(state).declarer else min(values)


def test_counted_values_are_those_of_the_engine() -> None:
    for state in endings(25):
        me = to_act(state)[0]
        deal = deal_of(state)
        assert deal.declarer is not None
        seen = view(state, me)
        value = endgame.open_value(seen, know(seen), tuple(hand or () for hand in deal.hands))
        his = deal.points[deal.declarer] + deal.marriage_points[deal.declarer]
        mine = deal.points[me] + deal.marriage_points[me]
        own = 0.0 if me == deal.declarer else 0.4
        # The engine counts the whole deal, the ending what is still to come.
        assert value + 0.6 * his - own * mine == pytest.approx(best_by_engine(state, me))


def test_the_declarer_finds_the_only_lead_that_makes_his_contract() -> None:
    game = at_lead(
        "AS 10S KS AD 10D KC QC 9H", "QS JS AC 9C KD JD AH JH", "9S 10C JC QD 9D 10H KH QH"
    )
    game.play("AS", "JS", "9S", "10S", "QS", "9D", "AD", "JD", "QD", "10D", "KD", "10H")
    assert answer(game.state, DECLARER) != Play(Card("KC"))


def test_a_pair_among_the_last_cards_is_declared() -> None:
    game = at_lead(
        "AS 10S KS AD 10D KC QC 9H", "QS JS AC 9C KD JD AH JH", "9S 10C JC QD 9D 10H KH QH"
    )
    game.play("AS", "JS", "9S", "10S", "QS", "9D", "AD", "JD", "QD", "10D", "KD", "10H")
    game.play("KS", "JH", "JC")
    action = answer(game.state, DECLARER)
    assert isinstance(action, Play)
    assert action.declare is Declare.MARRIAGE


def test_more_than_three_cards_or_other_duties_are_not_counted() -> None:
    game = at_lead(
        "AS 10S KS AD 10D KC QC 9H", "QS JS AC 9C KD JD AH JH", "9S 10C JC QD 9D 10H KH QH"
    )
    seen = game.view(DECLARER)
    assert not endgame.can_count(seen, know(seen))
    state = next(iter(endings(1)))
    seen = view(state, to_act(state)[0])
    assert endgame.can_count(seen, know(seen))
    polish = replace(seen, rules=Rules(must_overtake=True))
    assert not endgame.can_count(polish, know(polish))
