"""A session: computer players answer in their time, faults are replaced, time can be stopped."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable

import pytest

from engine.actions import Action, AnswerClaim, Pass
from engine.ai.fallback import fallback_action
from engine.ai.player import Budget, CancelToken
from engine.ai.registry import make_player
from engine.decider import legal_actions
from engine.events import ClaimAnswered, DealScored, Dealt, Event, MatchEnded
from engine.log import fold
from engine.record import SeatInfo
from engine.rules import Rules
from engine.shuffle import derive_seed
from engine.state import Phase, View
from engine.view import view
from network.follower import Follower
from network.messages import Happened, Intent, Objection, Refused, ToClient
from network.pace import FAST, INSTANT, NORMAL, SLOW, Pace
from network.session import Session, computer_players
from network.table import Table
from tests.network.sessions import PERSON, Hall, Person, Slow, play, until
from tests.network.tables import SEATS, SEED, VIEWERS, started


def test_a_whole_match_is_played_and_every_viewer_follows_it() -> None:
    async def work() -> None:
        hall = Hall()
        followers = {viewer: Follower() for viewer in VIEWERS}
        wrong: list[tuple[int | None, int]] = []

        def follow(viewer: int | None) -> Callable[[ToClient], None]:
            def hear(message: ToClient) -> None:
                followers[viewer].hear(message)
                is_last = (
                    isinstance(message, Happened)
                    and message.number == hall.table.snapshot(viewer).number
                )
                if is_last and followers[viewer].view != view(hall.table.state, viewer):
                    wrong.append((viewer, message.number))

            return hear

        for viewer in VIEWERS:
            hall.table.attach(viewer, follow(viewer))
        person = Person(hall.session)
        await hall.session.run()
        assert wrong == []
        assert hall.table.over
        assert isinstance(hall.log[-1], MatchEnded)
        assert fold(hall.log) == hall.table.state
        assert person.follower.view == view(hall.table.state, PERSON)
        assert not any(isinstance(message, Refused) for message in person.heard)
        assert sum(isinstance(event, DealScored) for event in hall.log) > 5

    play(work)


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    logs: list[list[Event]] = []

    async def work() -> None:
        hall = Hall()
        Person(hall.session)
        await hall.session.run()
        logs.append([event for event in hall.log if not isinstance(event, ClaimAnswered)])

    play(work)
    play(work)
    assert logs[0] == logs[1]


class Faulty:
    """A computer player that fails: it raises, or answers what is not allowed."""

    name = "faulty"

    def __init__(self, answer: Action | None) -> None:
        self._answer = answer

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        if self._answer is None:
            raise ZeroDivisionError("nothing to divide")
        return self._answer


@pytest.mark.parametrize("answer", [None, Pass()])
def test_a_faulty_player_is_replaced_and_the_fault_logged_with_the_seed_of_the_deal(
    answer: Action | None, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        hall = Hall(players={1: Faulty(answer), 2: make_player("bold")})
        Person(hall.session)
        task = asyncio.create_task(hall.session.run())
        await until(lambda: len(hall.table.state.rows) >= 2 or task.done())
        assert not task.done()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    with caplog.at_level(logging.ERROR, "network.session"):
        play(work)
    faults = [record.getMessage() for record in caplog.records if "network" in record.name]
    assert faults
    assert f"Deal with seed {derive_seed(SEED, 1).hex()}: faulty" in faults[0]


def test_a_thinking_player_does_not_block_the_loop_and_is_cancelled_at_the_end() -> None:
    async def work() -> None:
        slow = Slow()
        hall = Hall(players={1: slow, 2: slow})
        Person(hall.session)
        task = asyncio.create_task(hall.session.run())
        await until(slow.asked.is_set)
        before = asyncio.get_running_loop().time()
        await asyncio.sleep(0.01)
        assert asyncio.get_running_loop().time() - before < 5
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert slow.cancelled.is_set()
        assert task.cancelled()

    play(work)
    names = [thread.name for thread in threading.enumerate()]
    assert not any(name.startswith("computer-player") for name in names)


def test_a_late_answer_is_dropped_when_somebody_answered_before(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work() -> None:
        slow = Slow()
        hall = Hall(players={1: make_player("steady"), 2: slow})
        Person(hall.session)
        task = asyncio.create_task(hall.session.run())
        await until(slow.asked.is_set)
        decision = hall.table.decisions[2]
        stand_in = hall.table.attach(2, lambda _message: None)
        answer = fallback_action(hall.table.view(2))
        late = Intent(decision.number, answer)
        assert hall.table.take(stand_in, late) is None
        length = len(hall.log)
        slow.go.set()
        refused = hall.table.take(stand_in, late)
        assert isinstance(refused, Refused)
        assert refused.objection in (Objection.NOT_ASKED, Objection.STALE)
        assert len(hall.log) == length
        await until(lambda: len(hall.table.state.rows) >= 1 or task.done())
        assert not task.done()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert fold(hall.log) == hall.table.state

    play(work)


def test_paused_time_asks_nobody_and_goes_on_where_it_was() -> None:
    async def work() -> None:
        hall = Hall()
        person = Person(hall.session)
        task = asyncio.create_task(hall.session.run())
        await until(lambda: len(hall.table.state.rows) >= 1)
        hall.session.pause()
        # What the loop has to do already is done after one more turn of everything in it.
        for _ in range(50):
            await asyncio.sleep(0)
        person.answers = False
        length = len(hall.log)
        for _ in range(200):
            await asyncio.sleep(0)
        assert len(hall.log) == length
        person.answers = True
        hall.session.go_on()
        person.answer()
        await until(lambda: len(hall.table.state.rows) >= 2)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    play(work)


def test_the_table_waits_for_the_person_only() -> None:
    async def work() -> None:
        hall = Hall()
        person = Person(hall.session, answers=False)
        task = asyncio.create_task(hall.session.run())
        await until(
            lambda: (
                hall.table.state.phase is not Phase.CLAIM_HAND
                and any(not decision.forced for decision in hall.table.decisions.values())
                and PERSON in hall.table.decisions
            )
        )
        length, asked = len(hall.log), hall.table.decisions[PERSON]
        for _ in range(200):
            await asyncio.sleep(0)
        assert len(hall.log) == length
        assert person.follower.decision == asked == hall.table.decisions[PERSON]
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    play(work)


def test_a_claim_without_a_right_is_answered_for_the_person() -> None:
    async def work() -> None:
        hall = Hall()
        Person(hall.session, answers=False)
        task = asyncio.create_task(hall.session.run())
        await until(lambda: ClaimAnswered(PERSON, False) in hall.log)
        first = next(event for event in hall.log if isinstance(event, Dealt))
        state = fold(hall.log[: hall.log.index(first) + 1])
        assert legal_actions(view(state, PERSON)) == (AnswerClaim(False),)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    play(work)


class DiskFull(Exception):
    pass


def test_a_journal_that_fails_ends_the_session_with_its_reason() -> None:
    async def work() -> None:
        kept: list[Event] = []

        def keep(batch: tuple[Event, ...]) -> None:
            if len(kept) > 20:
                raise DiskFull
            kept.extend(batch)

        table = Table(SEATS, SEED, (started(),), keep)
        session = Session(table, computer_players(SEATS), INSTANT)
        person = Person(session)
        with pytest.raises(DiskFull):
            await session.run()
        told = [message for message in person.heard if isinstance(message, Happened)]
        hidden = sum(isinstance(e, ClaimAnswered) and e.seat != PERSON for e in kept)
        assert len(told) == len(kept) - hidden

    play(work)


def test_an_unknown_character_is_refused() -> None:
    with pytest.raises(ValueError, match="no player called 'genius'"):
        computer_players((SeatInfo("A"), SeatInfo("B", "genius")))


# The pace


@pytest.mark.parametrize("pace", [FAST, NORMAL, SLOW])
def test_the_time_of_a_decision_depends_on_its_kind_and_not_on_the_cards(pace: Pace) -> None:
    room = Hall()
    room.table.deal()
    other = Hall(seed=bytes(32))
    other.table.deal()
    assert room.table.state != other.table.state
    for number in range(50):
        seconds = pace.of_decision(room.table.state, SEED, 1, number)
        assert seconds == pace.of_decision(other.table.state, SEED, 1, number)
        assert (1 - pace.spread) * pace.claim <= seconds <= (1 + pace.spread) * pace.claim
    several = {pace.of_decision(room.table.state, SEED, seat, 9) for seat in range(3)}
    assert len(several) == 3


def test_instant_means_no_waiting_at_all() -> None:
    hall = Hall()
    assert INSTANT.of_deal(hall.table.state) == 0
    hall.table.deal()
    assert INSTANT.of_decision(hall.table.state, SEED, 0, 1) == 0


def test_a_forced_answer_takes_as_long_as_a_choice() -> None:
    async def work() -> None:
        pace = Pace(
            claim=0.05,
            bid=0,
            pass_cards=0,
            contract=0,
            lead=0,
            follow=0,
            deal=0,
            redeal=0,
            spread=0,
        )
        hall = Hall(pace=pace)
        asked: dict[int, float] = {}
        answered: dict[int, float] = {}
        real_keep = hall.log.extend

        def keep(batch: tuple[Event, ...]) -> None:
            real_keep(batch)
            for event in batch:
                if isinstance(event, Dealt):
                    asked.update(dict.fromkeys(range(3), time.monotonic()))
                elif isinstance(event, ClaimAnswered):
                    answered[event.seat] = time.monotonic()

        hall.table._keep = keep
        task = asyncio.create_task(hall.session.run())
        await until(lambda: len(answered) == 3)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert all(answered[seat] - asked[seat] >= 0.045 for seat in range(3))

    play(work)
