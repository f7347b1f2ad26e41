"""Points of a match at which a test of the table wants to be, seen by the person on seat 0."""

from engine.decider import decide, evolve, legal_actions, to_act
from engine.state import Phase, State, deal_of
from engine.view import view
from thousand_qt.tools.table_scenes import steady
from thousand_qt.viewmodels.table_pace import nothing_left


def others_to_act(state: State) -> bool:
    """Say whether another player is to play a card."""
    return state.phase is Phase.TRICK and deal_of(state).turn not in (0, None)


def my_card(state: State) -> bool:
    """Say whether the person is to play a card."""
    return state.phase is Phase.TRICK and deal_of(state).turn == 0


def defending(state: State) -> bool:
    """Say whether the person is to play a card against the contract."""
    return my_card(state) and deal_of(state).declarer != 0


def forced(state: State) -> bool:
    """Say whether the person can play one card only, and holds some more."""
    if not my_card(state):
        return False
    return len(legal_actions(view(state, 0))) == 1 and deal_of(state).held[0] > 2


def decided(state: State) -> bool:
    """Say whether nothing is left to decide for the person, who defends and is to play."""
    return defending(state) and bool(nothing_left(view(state, 0))) and deal_of(state).held[0] > 1


def about_to_force(state: State) -> bool:
    """Say whether the next card of another player leaves the person a single one."""
    if not others_to_act(state):
        return False
    seat = to_act(state)[0]
    for event in decide(state, seat, steady(view(state, seat))):
        state = evolve(state, event)
    return forced(state)
