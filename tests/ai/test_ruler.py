"""`ruler-1` never changes: others are measured by it.

The digest is over its answers in fixed positions. If this test fails, a change has reached the
modules that ruler-1 plays by. Do not write a new digest: give the new behaviour modules or traits
of its own, so that ruler-1 keeps its answers.
"""

import hashlib

from engine.ai.characters import RULER_1, Traits
from engine.ai.registry import make_player
from engine.decider import to_act
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase
from tests.ai.positions import answer, positions

ANSWERS = 969
DIGEST = "50ebec5099e773a4e8ed38daf49c7fccd7a075e5b7cdaacefbd797015afcccb6"


def test_ruler_1_answers_as_it_always_did() -> None:
    digest = hashlib.sha256()
    answers = 0
    for number, state in enumerate(positions(seed=101, deals=60, players=("ruler-1",) * 3)):
        seat = to_act(state)[0]
        if state.phase is Phase.TRICK and number % 3:
            continue
        digest.update(repr(answer(state, seat, "ruler-1")).encode())
        answers += 1
    assert answers == ANSWERS
    assert digest.hexdigest() == DIGEST


def test_the_positions_it_is_pinned_on_rest_on_nothing_but_the_seed() -> None:
    root = hashlib.sha256(b"101 1").digest()
    dealt = shuffle(derive_seed(root, 1))
    first = next(positions(seed=101, deals=1, players=("ruler-1",) * 3))
    assert first.deal is not None
    assert set(first.deal.prikup or ()) == {dealt[6], dealt[10], dealt[14]}


def test_the_ruler_has_traits_of_its_own() -> None:
    assert Traits(margin=2.0, raise_weight=1.0, jump=0, surrender=0.0) == RULER_1
    assert make_player("ruler-1").name == "ruler-1"
