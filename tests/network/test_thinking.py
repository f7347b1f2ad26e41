"""Where computer players think: in threads or in a process, withdrawn in time, replaced if need be.

Every test of both places plays with the same players and expects the same.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from engine.actions import Pass
from engine.ai.fallback import fallback_action
from engine.ai.kernel.choice import Kernel
from engine.ai.player import Budget, Player
from engine.ai.registry import PLAYERS, make_player
from engine.decider import legal_actions
from engine.state import View
from network.thinking import Thinking, ThreadThinking, is_quick, thinking_for
from network.thinking_child import Answered
from network.thinking_process import ProcessThinking
from tests.engine.driver import at_auction
from tests.network.thinkers import (
    NAMES,
    Deaf,
    Spinning,
    Thinker,
    fail_to_make,
    make_thinker,
)

HARD_STOP: Final = 0.2

New = Callable[[Callable[[], Thinking]], "Place"]


class Place:
    """A place to think, in a loop of its own that several tests may use."""

    def __init__(self, make: Callable[[], Thinking]) -> None:
        self.runner = asyncio.Runner()
        self.thinking = make()

    def run(self, work: Callable[[Thinking], Awaitable[None]]) -> None:
        async def limited() -> None:
            await asyncio.wait_for(work(self.thinking), 60)

        self.runner.run(limited())

    def close(self) -> None:
        self.runner.run(self.thinking.close())
        self.runner.close()


def process(hard_stop: float = 60.0) -> ProcessThinking:
    return ProcessThinking(make_thinker, NAMES, hard_stop)


@pytest.fixture(scope="module")
def threads() -> Iterator[Place]:
    place = Place(lambda: ThreadThinking(60.0))
    yield place
    place.close()


@pytest.fixture(scope="module")
def child() -> Iterator[Place]:
    place = Place(process)
    yield place
    place.close()


@pytest.fixture(params=["threads", "child"])
def place(request: pytest.FixtureRequest) -> Place:
    found: Place = request.getfixturevalue(request.param)
    return found


def seen() -> View:
    return at_auction().view(2)


def positions() -> list[View]:
    """Return views of several phases in which the viewer has a choice."""
    game = at_auction()
    views = [game.view(2)]
    game.bid(2, 110)
    views.append(game.view(0))
    return views


def process_of(thinking: Thinking) -> int | None:
    """Return the number of the process in which players think now."""
    assert isinstance(thinking, ProcessThinking)
    found = thinking._process
    return None if found is None or found._process is None else found._process.pid


def threads_of_players() -> set[threading.Thread]:
    return {one for one in threading.enumerate() if one.name.startswith("computer-player")}


@pytest.fixture
def new() -> Iterator[New]:
    """Return a function that makes a place for one test; it leaves nothing behind."""
    before, made = threads_of_players(), []

    def make(thinking: Callable[[], Thinking]) -> Place:
        made.append(Place(thinking))
        return made[-1]

    yield make
    for place in made:
        place.close()
    assert threads_of_players() <= before


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0)


async def withdrawn(task: asyncio.Task[object]) -> None:
    task.cancel()
    (end,) = await asyncio.gather(task, return_exceptions=True)
    assert isinstance(end, asyncio.CancelledError)


def test_the_same_question_gets_the_same_answer_everywhere(threads: Place, child: Place) -> None:
    found: dict[str, list[object]] = {}
    for name in ("weighing", "weighing interpreted", "ruler-1"):
        player = make_player(name) if name in PLAYERS else make_thinker(name)
        for place in (threads, child):

            async def work(thinking: Thinking, player: Player = player) -> None:
                for view in positions():
                    for seed in range(3):
                        action, fault = await thinking.ask(player, view, Budget(seed=seed))
                        assert fault is None
                        found.setdefault(player.name, []).append(action)

            place.run(work)
        half = len(found[name]) // 2
        assert found[name][:half] == found[name][half:], name
    assert found["weighing"] == found["weighing interpreted"]
    assert len(set(map(str, found["weighing"]))) > 1


def test_what_fails_is_replaced_and_the_fault_tells_why(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(thinking: Thinking) -> None:
        action, fault = await thinking.ask(make_thinker("raising"), seen(), Budget(seed=7))
        assert action == fallback_action(seen())
        assert fault is not None
        assert (fault.player, fault.seat, fault.seed) == ("raising", 2, 7)
        assert "ZeroDivisionError: nothing to divide" in fault.details

    with caplog.at_level(logging.ERROR):
        place.run(work)
    assert any("raising raised ZeroDivisionError" in message for message in caplog.messages)


def test_who_ends_everything_around_itself_is_replaced_too(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(thinking: Thinking) -> None:
        action, fault = await thinking.ask(make_thinker("leaving"), seen(), Budget())
        assert action == fallback_action(seen())
        assert fault is not None
        assert "leaving" in fault.problem
        action, fault = await thinking.ask(make_thinker("plain"), seen(), Budget())
        assert (action, fault) == (fallback_action(seen()), None)

    with caplog.at_level(logging.CRITICAL):
        place.run(work)


@pytest.mark.parametrize("name", ["spinning", "searching", "searching interpreted"])
def test_a_withdrawn_question_lets_the_next_one_be_answered_at_the_same_place(
    place: Place, name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    asked = tmp_path / "asked"

    async def work(thinking: Thinking) -> None:
        plain, thinker = make_thinker("plain"), make_thinker(f"{name}@{asked}")
        assert (await thinking.ask(plain, seen(), Budget()))[1] is None
        before = process_of(thinking) if isinstance(thinking, ProcessThinking) else None
        for _ in range(3):
            task = asyncio.create_task(thinking.ask(thinker, seen(), Budget(seed=1)))
            await until(asked.exists)
            await withdrawn(task)
            asked.unlink()
            assert (await thinking.ask(plain, seen(), Budget()))[0] == Pass()
        if isinstance(thinking, ProcessThinking):
            assert thinking._process is not None
            # Unless this computer is so busy that it was not heard within the grace.
            assert process_of(thinking) == before or "did not hear" in caplog.text

    with caplog.at_level(logging.WARNING):
        place.run(work)


def test_two_seats_think_one_after_the_other_with_one_player(place: Place) -> None:
    async def work(thinking: Thinking) -> None:
        player = make_thinker("weighing")
        alone = [(await thinking.ask(player, view, Budget(seed=4)))[0] for view in positions()]
        together = await asyncio.gather(
            *(thinking.ask(player, view, Budget(seed=4)) for view in positions())
        )
        assert [action for action, _ in together] == alone

    place.run(work)


def test_a_question_that_waits_for_another_one_can_be_withdrawn(place: Place) -> None:
    async def work(thinking: Thinking) -> None:
        player = make_thinker("spinning")
        first = asyncio.create_task(thinking.ask(player, seen(), Budget()))
        second = asyncio.create_task(thinking.ask(player, seen(), Budget()))
        await asyncio.sleep(0)
        await withdrawn(second)
        assert not first.done()
        await withdrawn(first)

    place.run(work)


def test_quick_players_and_those_without_a_name_never_see_the_process(new: New) -> None:
    place = new(process)

    async def work(thinking: Thinking) -> None:
        for player in (make_player("steady"), make_player("random"), Thinker("nameless")):
            assert (await thinking.ask(player, seen(), Budget()))[1] is None
        assert process_of(thinking) is None

    place.run(work)


# Who does not come to an end


def test_a_player_in_a_thread_that_takes_too_long_is_replaced_and_its_late_answer_dropped(
    new: New, caplog: pytest.LogCaptureFixture
) -> None:
    place = new(lambda: ThreadThinking(HARD_STOP))
    deaf = Deaf("deaf")

    async def work(thinking: Thinking) -> None:
        action, fault = await thinking.ask(deaf, seen(), Budget())
        assert action == Pass()
        assert fault is not None
        assert fault.problem == "deaf had not answered after 0.2 s."
        # It is still at it, so it cannot be asked; others can.
        again, fault = await thinking.ask(deaf, seen(), Budget())
        assert (again, fault is None) == (Pass(), False)
        assert isinstance(thinking, ThreadThinking)
        thinking._hard_stop = 60.0
        assert (await thinking.ask(Thinker("plain"), seen(), Budget()))[1] is None
        deaf.go.set()
        action, fault = await thinking.ask(deaf, seen(), Budget())
        assert (action, fault) == (legal_actions(seen())[-1], None)

    with caplog.at_level(logging.CRITICAL):
        place.run(work)


def test_a_process_that_takes_too_long_is_ended_and_another_one_started(
    new: New, caplog: pytest.LogCaptureFixture
) -> None:
    place = new(process)

    async def work(thinking: Thinking) -> None:
        assert isinstance(thinking, ProcessThinking)
        plain = make_thinker("plain")
        await thinking.ask(plain, seen(), Budget())
        first = process_of(thinking)
        thinking._hard_stop = HARD_STOP
        action, fault = await thinking.ask(make_thinker("deaf"), seen(), Budget())
        thinking._hard_stop = 60.0
        assert action == Pass()
        assert fault is not None
        assert fault.problem == "deaf had not answered after 0.2 s."
        assert (await thinking.ask(plain, seen(), Budget()))[1] is None
        assert process_of(thinking) not in (None, first)

    with caplog.at_level(logging.CRITICAL):
        place.run(work)


def test_a_process_that_does_not_hear_of_the_withdrawal_is_ended_soon(
    child: Place, tmp_path: Path
) -> None:
    asked = tmp_path / "asked"

    async def work(thinking: Thinking) -> None:
        plain = make_thinker("plain")
        await thinking.ask(plain, seen(), Budget())
        first = process_of(thinking)
        deaf = make_thinker(f"deaf@{asked}")
        task = asyncio.create_task(thinking.ask(deaf, seen(), Budget()))
        await until(asked.exists)
        await withdrawn(task)
        assert (await thinking.ask(plain, seen(), Budget()))[1] is None
        assert process_of(thinking) not in (None, first)

    child.run(work)


def test_a_process_that_is_to_end_gets_no_other_question_though_it_has_answered(
    child: Place, tmp_path: Path
) -> None:
    asked = tmp_path / "asked"

    async def work(thinking: Thinking) -> None:
        assert isinstance(thinking, ProcessThinking)
        task = asyncio.create_task(thinking.ask(make_thinker(f"deaf@{asked}"), seen(), Budget()))
        await until(asked.exists)
        await withdrawn(task)
        assert thinking._process is not None
        thinking._process.end()
        thinking._process._hear(Answered(thinking._number, Pass(), None))
        assert (await thinking.ask(make_thinker("plain"), seen(), Budget()))[1] is None

    child.run(work)


def test_a_process_that_crashes_is_replaced_in_that_decision_only(
    child: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(thinking: Thinking) -> None:
        action, fault = await thinking.ask(make_thinker("crashing"), seen(), Budget(seed=5))
        assert action == Pass()
        assert fault is not None
        assert fault.problem == "The process in which crashing thought has ended."
        assert fault.seed == 5
        assert (await thinking.ask(make_thinker("plain"), seen(), Budget()))[1] is None

    with caplog.at_level(logging.CRITICAL):
        child.run(work)


@pytest.mark.parametrize("slow", [False, True], ids=["nowhere", "slowly"])
def test_where_no_process_can_be_started_players_think_in_threads(
    slow: bool, new: New, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    place = new(process)
    if slow:
        monkeypatch.setattr("network.thinking_process._START_SECONDS", 0.0)
    else:
        monkeypatch.setattr("multiprocessing.spawn._python_exe", b"/nowhere/python")

    async def work(thinking: Thinking) -> None:
        player = make_thinker("plain")
        assert isinstance(player, Thinker)
        assert (await thinking.ask(player, seen(), Budget()))[1] is None
        assert player.left.is_set(), "it thought here"
        assert (await thinking.ask(player, seen(), Budget()))[1] is None

    with caplog.at_level(logging.CRITICAL):
        place.run(work)


def test_a_player_that_cannot_be_made_is_replaced(
    new: New, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    place = new(lambda: ProcessThinking(fail_to_make, NAMES))

    async def work(thinking: Thinking) -> None:
        action, fault = await thinking.ask(make_thinker("plain"), seen(), Budget())
        assert action == Pass()
        assert fault is not None

    with caplog.at_level(logging.CRITICAL):
        place.run(work)
    capfd.readouterr()


# The end


def test_everything_ends_with_the_place_also_in_the_midst_of_a_thought(new: New) -> None:
    spinning = Spinning("spinning")
    place = new(lambda: ThreadThinking(60.0))

    async def work(thinking: Thinking) -> None:
        task = asyncio.create_task(thinking.ask(spinning, seen(), Budget()))
        await until(spinning.asked.is_set)
        await thinking.close()
        assert spinning.left.is_set()
        await withdrawn(task)

    place.run(work)


def test_a_process_ends_with_the_place_also_in_the_midst_of_a_thought(
    new: New, tmp_path: Path
) -> None:
    place, asked = new(process), tmp_path / "asked"

    async def work(thinking: Thinking) -> None:
        await thinking.ask(make_thinker("plain"), seen(), Budget())
        deaf = make_thinker(f"deaf@{asked}")
        task = asyncio.create_task(thinking.ask(deaf, seen(), Budget()))
        await until(asked.exists)
        await thinking.close()
        assert process_of(thinking) is None
        await withdrawn(task)

    place.run(work)


def test_a_place_that_is_closed_while_its_process_starts_leaves_nothing(new: New) -> None:
    place = new(process)

    async def work(thinking: Thinking) -> None:
        task = asyncio.create_task(thinking.ask(make_thinker("plain"), seen(), Budget()))
        await asyncio.sleep(0)
        await withdrawn(task)
        await thinking.close()
        assert process_of(thinking) is None

    place.run(work)


@pytest.mark.full
def test_a_process_ends_with_the_program_that_was_killed(tmp_path: Path) -> None:
    # This returns when everybody who could still say something has ended.
    done = subprocess.run(
        [sys.executable, "-m", "tests.network.ask_and_die", tmp_path / "asked"],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (9, "it thinks\n", "")


def test_a_player_that_never_ends_keeps_the_end_of_the_program_waiting_for_a_moment_only(
    new: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("network.thinking._CLOSING_SECONDS", 0.05)
    deaf = Deaf("deaf")
    place = new(lambda: ThreadThinking(60.0))

    async def work(thinking: Thinking) -> None:
        task = asyncio.create_task(thinking.ask(deaf, seen(), Budget()))
        await until(deaf.asked.is_set)
        await withdrawn(task)
        await thinking.close()
        assert not deaf.left.is_set()

    place.run(work)
    # Its answer comes when the loop is gone; nobody hears it and nothing breaks.
    deaf.go.set()
    deaf.left.wait()
    for thread in threading.enumerate():
        if thread.name == "computer-player":
            thread.join()


def test_asking_a_seat_that_need_not_act_is_an_error_of_who_asks(new: New) -> None:
    place = new(ThreadThinking)

    async def work(thinking: Thinking) -> None:
        with pytest.raises(ValueError, match="need not act"):
            await thinking.ask(Thinker("plain"), at_auction().view(0), Budget())

    place.run(work)


def test_the_kernel_decides_where_players_think() -> None:
    assert isinstance(thinking_for(Kernel.COMPILED), ThreadThinking)
    assert isinstance(thinking_for(Kernel.UNCOMPILED), ProcessThinking)
    assert isinstance(thinking_for(Kernel.STALE), ProcessThinking)
    for name in ("steady", "cautious", "bold", "novice", "ruler-1", "random"):
        assert is_quick(make_player(name))
    assert not is_quick(Thinker("plain"))
