"""A table whose computer players think: its time tells nothing, and nothing waits for thoughts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from engine.ai.guard import guarded
from engine.ai.player import Budget, Player, Uncancelled
from engine.ai.registry import PLAYERS, make_player
from engine.decider import legal_actions
from engine.events import BidMade, ClaimAnswered, Event, Passed, Played
from engine.log import fold
from engine.replay import author
from engine.state import Phase, View
from network.messages import Intent
from network.pace import FAST, HURRIED, INSTANT, NORMAL, SLOW, Pace
from network.thinking import Answer, Thinking, ThreadThinking
from network.thinking_process import ProcessThinking
from tests.network.fake_time import FakeTimeLoop, play_in_no_time
from tests.network.sessions import PERSON, Hall, Person, play, until
from tests.network.tables import our_threads
from tests.network.test_local_match import SETUP, Guest
from tests.network.thinkers import NAMES, Deaf, Spinning, make_thinker
from thousand_qt.match.local import LocalMatchService

# The time of an answer


class Taking:
    """A place where every thought takes the same time of the fake clock."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.budgets: list[Budget] = []

    async def ask(self, player: Player, view: View, budget: Budget) -> Answer:
        self.budgets.append(budget)
        await asyncio.sleep(self.seconds)
        return guarded(player, view, budget, Uncancelled())

    async def close(self) -> None:
        pass


def times_of_a_deal(
    pace: Pace, seconds: float, name: str = "plain"
) -> tuple[list[tuple[float, Event]], Taking]:
    """Play a deal in which the opponents think that long; return what they did, and when."""
    taking = Taking(seconds)

    async def work(loop: FakeTimeLoop) -> list[tuple[float, Event]]:
        found: list[tuple[float, Event]] = []
        make = make_thinker if name in NAMES else make_player
        hall = Hall(pace, {1: make(name), 2: make(name)}, thinking=taking)
        Person(hall.session)
        real = hall.log.extend

        def keep(batch: tuple[Event, ...]) -> None:
            real(batch)
            if author(batch[0]) in (1, 2):
                found.append((round(loop.time(), 4), batch[0]))

        hall.table._keep = keep
        task = asyncio.create_task(hall.session.run())
        while not hall.table.state.rows and not task.done():
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return found

    return play_in_no_time(work), taking


@pytest.mark.parametrize("pace", [FAST, NORMAL, SLOW], ids=["fast", "normal", "slow"])
def test_thinking_is_a_part_of_the_time_of_an_answer_and_cannot_be_seen_in_it(pace: Pace) -> None:
    usual, taking = times_of_a_deal(pace, 0.0)
    assert len(usual) > 20
    assert {type(event) for _, event in usual} >= {ClaimAnswered, Played}
    assert any(isinstance(event, BidMade | Passed) for _, event in usual)
    for budget in taking.budgets:
        assert budget.seconds == pace.thinking == 0.5
    for seconds in (0.1, 0.49):
        assert times_of_a_deal(pace, seconds)[0] == usual


def test_a_forced_card_of_a_player_that_thinks_is_no_quicker_than_a_chosen_one() -> None:
    """The player of the last card of a deal has no choice, and is not asked."""
    usual, taking = times_of_a_deal(FAST, 0.3)
    plays = [seconds for seconds, event in usual if isinstance(event, Played)]
    assert len(plays) == 16
    assert len(taking.budgets) < len(usual)
    assert all(later - sooner >= 0.5 for sooner, later in pairwise(plays))


def test_a_player_by_rule_keeps_its_own_time() -> None:
    quick, _ = times_of_a_deal(FAST, 0.0, "steady")
    thinking, _ = times_of_a_deal(FAST, 0.0)
    assert quick[-1][0] < thinking[-1][0]


@pytest.mark.parametrize("pace", [INSTANT, HURRIED], ids=["instant", "hurried"])
def test_where_nobody_wants_to_wait_an_answer_comes_when_it_is_there(pace: Pace) -> None:
    assert pace.thinking == 0
    usual, _ = times_of_a_deal(pace, 0.0)
    longer, _ = times_of_a_deal(pace, 0.3)
    assert usual[-1][0] < longer[-1][0]


# Questions that are withdrawn


def places() -> dict[str, Callable[[], Thinking]]:
    return {
        "threads": lambda: ThreadThinking(60.0),
        "process": lambda: ProcessThinking(make_thinker, NAMES, 60.0),
    }


@pytest.fixture(params=["threads", "process"])
def make_place(request: pytest.FixtureRequest) -> Callable[[], Thinking]:
    return places()[request.param]


async def end(task: asyncio.Task[None], thinking: Thinking) -> None:
    assert not task.done()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await thinking.close()


async def settle() -> None:
    for _ in range(200):
        await asyncio.sleep(0)


def test_a_step_back_while_a_player_thinks_drops_its_answer_and_asks_it_anew(
    make_place: Callable[[], Thinking], tmp_path: Path
) -> None:
    asked = tmp_path / "asked"

    async def work() -> None:
        thinking = make_place()
        thinker = make_thinker(f"spinning@{asked}")
        hall = Hall(INSTANT, {1: thinker, 2: make_player("cautious")}, thinking=thinking)
        person = Person(hall.session, answers=False)
        task = asyncio.create_task(hall.session.run())
        await until(lambda: hall.table.state.phase is Phase.AUCTION)
        await until(lambda: PERSON in hall.table.decisions)
        first = hall.table.decisions[PERSON].number
        answer = legal_actions(hall.table.view(PERSON))[1]
        hall.session.answer(person.link, Intent(first, answer))
        await until(asked.exists)
        asked.unlink()
        before = hall.table.decisions[1].number
        person.take_back()
        length, open_now = len(hall.log), dict(hall.table.decisions)
        await settle()
        # A question to somebody else is answered by the place where the first one was withdrawn.
        view = hall.table.view(PERSON)
        await thinking.ask(make_thinker("plain"), view, Budget())
        await settle()
        assert (len(hall.log), hall.table.decisions) == (length, open_now)
        hall.session.answer(person.link, Intent(hall.table.decisions[PERSON].number, answer))
        await until(asked.exists)
        assert hall.table.decisions[1].number > before
        await end(task, thinking)
        assert fold(hall.log) == hall.table.state

    play(work)


def test_whoever_sits_down_while_another_one_thinks_is_asked_himself() -> None:
    async def work() -> None:
        thinking = ThreadThinking(60.0)
        hall = Hall(thinking=thinking)
        Person(hall.session, answers=False)
        first, second = Spinning("spinning"), Deaf("deaf")
        hall.session.stand_in(PERSON, first)
        task = asyncio.create_task(hall.session.run())
        await until(first.asked.is_set)
        hall.session.stand_in(PERSON, second)
        await until(first.left.is_set)
        await until(second.asked.is_set)
        length = len(hall.log)
        await settle()
        assert len(hall.log) == length
        second.go.set()
        await until(lambda: len(hall.log) > length)
        await end(task, thinking)

    play(work)


def test_a_deal_whose_players_think_in_a_process_is_that_of_threads() -> None:
    logs: dict[str, list[Event]] = {}

    for name, make in places().items():

        async def work(name: str = name, make: Callable[[], Thinking] = make) -> None:
            thinking = make()
            players: dict[int, Player] = {1: make_thinker("weighing"), 2: make_thinker("weighing")}
            hall = Hall(players=players, thinking=thinking)
            Person(hall.session)
            task = asyncio.create_task(hall.session.run())
            await until(lambda: len(hall.table.state.rows) == 1)
            await end(task, thinking)
            logs[name] = [event for event in hall.log if not isinstance(event, ClaimAnswered)]

        play(work)
    assert logs["threads"] == logs["process"]


# Around the window


@pytest.fixture
def service(
    qapp: QCoreApplication,
    tmp_path: Path,
    make_place: Callable[[], Thinking],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[LocalMatchService]:
    """A service at whose tables everybody but the person thinks until the question is withdrawn."""
    asked = tmp_path / "asked"
    for name in ("cautious", "bold"):
        monkeypatch.setitem(PLAYERS, name, lambda: make_thinker(f"spinning@{asked}"))
    made = LocalMatchService(tmp_path / "matches", INSTANT, make_place)
    yield made
    made.close()
    assert our_threads() == []


def process_of(service: LocalMatchService) -> object:
    found = service._thinking
    if not isinstance(found, ProcessThinking):
        return None
    return found._process and found._process._process and found._process._process.pid


def test_leaving_and_ending_the_program_wait_for_no_thought(
    service: LocalMatchService, qtbot: Any, tmp_path: Path
) -> None:
    asked = tmp_path / "asked"
    guest = Guest(service)
    processes = []
    for _ in range(2):
        service.start(SETUP)
        qtbot.waitUntil(asked.exists, timeout=30_000)
        processes.append(process_of(service))
        service.leave()
        asked.unlink()
    assert guest.lefts == 2
    assert processes[0] == processes[1], "the process stays from match to match"
    service.resume()
    qtbot.waitUntil(asked.exists, timeout=30_000)
    service.close()
    assert our_threads() == []
    assert guest.problems == []
