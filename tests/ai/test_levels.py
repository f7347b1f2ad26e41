"""The five levels: in order, by name, and the beginner forgets what the others remember."""

from engine.actions import Play
from engine.ai.levels import LEVELS
from engine.ai.registry import PLAYERS, make_player
from engine.decider import legal_actions, to_act
from engine.state import Phase
from engine.view import view
from tests.ai.positions import answer, positions


def test_all_levels_are_players_of_their_name() -> None:
    assert list(LEVELS) == ["novice", "amateur", "club", "expert", "master"]
    assert all(make_player(name).name == name for name in LEVELS)
    assert set(LEVELS) <= set(PLAYERS)


def test_the_novice_plays_other_cards_only_once_it_has_forgotten_something() -> None:
    different: dict[int, int] = dict.fromkeys(range(8), 0)
    for state in positions(51, 40):
        seat = to_act(state)[0]
        actions = legal_actions(view(state, seat))
        if state.phase is Phase.TRICK and all(isinstance(one, Play) for one in actions):
            assert state.deal is not None
            novice, amateur = answer(state, seat, "novice"), answer(state, seat, "amateur")
            assert novice in actions
            different[len(state.deal.tricks)] += novice != amateur
    assert different[0] == different[1] == 0
    assert sum(different.values()) > 10
