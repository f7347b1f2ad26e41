"""What a deal writes on the score sheet when it is given up, or goes on as well as all can play."""

from __future__ import annotations

from engine.actions import Action, AnswerClaim, ChoosePrikup, NameContract
from engine.coach.allowed import best_ahead, prikups
from engine.coach.scale import Scale
from engine.decider import decide, evolve, legal_actions, to_act
from engine.state import Phase, State
from engine.view import view


def written(
    state: State, seat: int, action: Action, scale: Scale, declarer: int
) -> tuple[int, ...]:
    """Return how the total of each seat changes by this deal when the action is taken here.

    After it nobody asks for a redeal, the contract stays as low as it may, the best cards are
    passed, and all play their best.
    """
    before, rows = state.standings, len(state.rows)
    state = _after(state, seat, action)
    while len(state.rows) == rows:
        if state.phase is Phase.TRICK:
            for move in scale.line(state, declarer):
                state = _after(state, move.seat, move.play)
        else:
            turn = to_act(state)[0]
            state = _after(state, turn, _plain(state, turn, scale, declarer))
    return tuple(now.total - then.total for now, then in zip(state.standings, before, strict=True))


def _plain(state: State, turn: int, scale: Scale, declarer: int) -> Action:
    """Return the plain answer of a seat on the way to the first lead."""
    if state.phase is Phase.PASS:
        return scale.best_pass(state, declarer)[0]
    if state.phase is Phase.CHOOSE:
        values = [best_ahead(one, scale, declarer) for one in prikups(state, declarer)]
        return ChoosePrikup(values.index(max(values)))
    actions = legal_actions(view(state, turn))
    return next(a for a in actions if isinstance(a, NameContract) or a == AnswerClaim(False))


def _after(state: State, seat: int, action: Action) -> State:
    for event in decide(state, seat, action):
        state = evolve(state, event)
    return state
