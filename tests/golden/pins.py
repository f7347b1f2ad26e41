"""Counts of legal continuations by depth from fixed positions, as perft counts in chess programs.

A count that moves means that somebody's legal actions, or what follows an action, have changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from engine.actions import Action, AnswerClaim, Deal, NameContract, Pass, PassCards, Play
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import MatchStarted
from engine.rules import make_rules
from engine.shuffle import SEED_BYTES, shuffle
from engine.state import Phase, State
from engine.view import view

HEADER = """\
# Legal continuations by depth. A position is a deal of seat 0 by the shuffle of a numbered seed,
# brought to its phase by the first seats passing, the first legal pass of cards and the contract
# kept; options are differences from russian_classic.
# deal, phase, options: continuations of 1, 2, 3 … actions
# Written again by: python -m tests.golden.make
"""


class Position(Struct, frozen=True):
    """Where counting begins."""

    deal: int
    phase: Phase
    depth: int
    options: Mapping[str, object] = {}


POLISH = {"must_overtake": True, "must_overtrump": True}
POSITIONS = (
    Position(1, Phase.CLAIM_HAND, 4),
    Position(1, Phase.AUCTION, 4),
    Position(2, Phase.AUCTION, 4),
    Position(2, Phase.AUCTION, 6, {"bid_jumps": False}),
    Position(1, Phase.PASS, 2),
    Position(1, Phase.RAISE, 3),
    *(Position(deal, Phase.TRICK, 6) for deal in (1, 2, 3, 4)),
    *(Position(deal, Phase.TRICK, 6, POLISH) for deal in (1, 2, 3, 4)),
    Position(8, Phase.TRICK, 5, {"marriage_first_lead": True, "must_trump": False}),
    Position(8, Phase.TRICK, 5, {"marriage_first_lead": True}),
    Position(8, Phase.TRICK, 5, {"marriage_first_lead": True, "marriage_call": "auto"}),
    Position(8, Phase.TRICK, 5, {"marriage_first_lead": True, "must_lead_trump": True}),
    Position(8, Phase.TRICK, 5, {"marriage_first_lead": True, "lead_foreign_trump": False}),
    Position(8, Phase.TRICK, 5, {"marriage_first_lead": True, **POLISH, "undertrump": "free"}),
)


def pins() -> str:
    """Count from every position and return the text of the file."""
    return HEADER + "".join(f"{line}\n" for line in _lines())


def _lines() -> Iterator[str]:
    for position in POSITIONS:
        options = " ".join(f"{name}={value}" for name, value in position.options.items())
        counts = " ".join(str(count) for count in _counts(reach(position), position.depth))
        yield f"{position.deal}, {position.phase}, {options or '-'}: {counts}"


def reach(position: Position) -> State:
    """Return the state in which counting begins."""
    state = begin(MatchStarted(make_rules(**position.options), dealer=0))
    deck = shuffle(position.deal.to_bytes(SEED_BYTES, "big"))
    for event in conduct(state, Deal(deck)):
        state = evolve(state, event)
    while state.phase is not position.phase:
        seat = to_act(state)[0]
        state = _after(state, seat, _simplest(legal_actions(view(state, seat))))
    return state


def _simplest(actions: tuple[Action, ...]) -> Action:
    """Choose no claim, a pass, the first cards, the present contract."""
    wanted = (AnswerClaim, Pass, PassCards, NameContract, Play)
    return next(action for action in actions if isinstance(action, wanted))


def _after(state: State, seat: int, action: Action) -> State:
    for event in decide(state, seat, action):
        state = evolve(state, event)
    return state


def _counts(state: State, depth: int) -> list[int]:
    """Count the sequences of 1 to `depth` actions; seats asked at once answer in seat order."""
    counts = [0] * depth
    layer = [state]
    for length in range(depth):
        following = [
            _after(one, seat, action)
            for one in layer
            for seat in to_act(one)[:1]
            for action in legal_actions(view(one, seat))
        ]
        counts[length] = len(following)
        layer = following
    return counts
