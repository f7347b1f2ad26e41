"""Every level stops soon when its question is withdrawn, whatever it is doing then.

How soon in milliseconds is measured by `make bench ARGS=withdrawing`; here what a player still does
is counted, so that a busy computer changes nothing.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterable
from types import FrameType

import pytest

from engine.ai import withdrawal
from engine.ai.guard import guarded
from engine.ai.kernel.choice import CHOSEN, Kernel
from engine.ai.levels import LEVELS
from engine.ai.player import Budget, Player
from engine.ai.registry import make_player
from engine.ai.withdrawal import Withdrawal
from engine.decider import legal_actions
from engine.state import View
from engine.view import view
from tests.ai.many_positions import PHASES, Decision, decisions, few_decisions, patient_levels
from thousand_qt.tools import bench_withdrawing

pytestmark = pytest.mark.skipif(
    CHOSEN.kernel is not Kernel.COMPILED, reason="interpreted the search takes too long for it"
)

MOST_LOOKS = 40
MOST_CALLS = 220_000
"""Calls of Python functions that take about 50 milliseconds."""


class AfterLooks(Withdrawal):
    """A question that is withdrawn in the moment in which the player looks for so many a time."""

    def __init__(self, looks: int) -> None:
        super().__init__()
        self.after = 0
        self._looks = looks

    def is_set(self) -> bool:
        self._looks -= 1
        if self._looks < 0 and not super().is_set():
            self.set()
        self.after += self._looks < 0
        return super().is_set()


@functools.cache
def many_decisions() -> tuple[Decision, ...]:
    return tuple(decisions(seed=18, each=1))[::2]


def check_looks(player: Player, seen: View, looks: int) -> int:
    """Withdraw at that look; return how often the player has looked since."""
    cancel = AfterLooks(looks)
    action, fault = guarded(player, seen, Budget(1e9, 1), cancel)
    assert fault is None
    assert action in legal_actions(seen)
    assert cancel.after <= MOST_LOOKS
    return cancel.after


def check_calls(player: Player, seen: View, moment: int) -> int:
    """Withdraw at that call of a Python function; return how many the player has made since."""
    cancel, calls = Withdrawal(), 0

    def note(frame: FrameType, event: str, _argument: object) -> None:
        nonlocal calls
        if event != "call" or _holds_lock(frame):
            return
        calls += 1
        if calls == moment:
            cancel.set()

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        action, fault = guarded(player, seen, Budget(1e9, 1), cancel)
    finally:
        sys.setprofile(before)
    assert fault is None
    assert action in legal_actions(seen)
    assert calls - moment <= MOST_CALLS
    return calls - moment


def _holds_lock(frame: FrameType | None) -> bool:
    """Tell whether the player is telling the token where it searches: another thread would wait."""
    return frame is not None and (
        frame.f_code.co_filename == withdrawal.__file__ or _holds_lock(frame.f_back)
    )


def check(name: str, some: Iterable[Decision], looks: Iterable[int], moments: Iterable[int]) -> int:
    """Withdraw every question sooner and later; return how often it was withdrawn in time."""
    player = patient_levels()[name]
    in_time = 0
    for one in some:
        seen = view(one.state, one.seat)
        for number in looks:
            in_time += check_looks(player, seen, number) > 0
        for moment in moments:
            in_time += check_calls(player, seen, moment) > 0
    return in_time


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_stops_in_every_phase(name: str) -> None:
    some = {one.kind: one for one in few_decisions()}.values()
    assert {one.state.phase for one in some} == PHASES
    assert check(name, some, looks=(2,), moments=(5, 500)) > 0.8 * len(some)


@pytest.mark.full
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_stops_at_tables_of_all_kinds(name: str) -> None:
    some = many_decisions()
    assert check(name, some, looks=(0, 10, 200), moments=(1, 1000, 10_000)) > len(some)


def some_view() -> View:
    (one, *_) = few_decisions()
    return view(one.state, one.seat)


def test_the_measurement_withdraws_questions_of_every_level(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in {"TABLES": ("lock_1001",), "MOMENTS": (0.0,), "ROUNDS": 1}.items():
        monkeypatch.setattr(bench_withdrawing, name, value)
    monkeypatch.setattr(bench_withdrawing, "DEALS", 1)
    monkeypatch.setattr(bench_withdrawing, "LEVELS", ("novice", "master"))
    withdrawn = bench_withdrawing.withdrawn
    assert withdrawn(make_player("novice"), some_view(), Budget(), 9.0) is None
    found = list(bench_withdrawing.measure())
    assert [one.level for one in found] == ["novice", "master"]
    for one in found:
        assert one.longest >= one.median > 0.0
        assert one.count == one.kinds > 8
