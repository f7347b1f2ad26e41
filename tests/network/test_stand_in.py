"""A computer player stands in for a seat: it sees no more, and the seat can be had back."""

from __future__ import annotations

import asyncio

import pytest

from engine.actions import Action, Bid, Pass
from engine.ai.player import Budget, CancelToken
from engine.ai.registry import make_player
from engine.decider import legal_actions
from engine.events import DealScored, Played
from engine.log import fold
from engine.rules import Rules
from engine.state import Phase, View
from engine.view import view
from network.messages import DecisionKind, Intent, Refused
from network.pace import HURRIED, INSTANT, NORMAL, SLOW
from tests.network.sessions import PERSON, Hall, Person, Slow, play, until


class Watched:
    """A steady player that writes down what it was shown."""

    name = "watched"

    def __init__(self) -> None:
        self.seen: list[View] = []
        self._player = make_player("steady")

    def choose(self, view: View, rules: Rules, budget: Budget, cancel: CancelToken) -> Action:
        self.seen.append(view)
        return self._player.choose(view, rules, budget, cancel)


async def end(task: asyncio.Task[None]) -> None:
    assert not task.done()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def cards_of(hall: Hall, seat: int) -> int:
    return sum(isinstance(event, Played) and event.seat == seat for event in hall.log)


def asked(hall: Hall) -> bool:
    decision = hall.table.decisions.get(PERSON)
    return decision is not None and not decision.forced and decision.kind is DecisionKind.ACT


async def settle() -> None:
    """Let the loop do whatever it has to do by now."""
    for _ in range(200):
        await asyncio.sleep(0)


def test_a_stand_in_plays_its_deal_to_the_end_and_no_further() -> None:
    async def work() -> None:
        hall = Hall()
        person = Person(hall.session, answers=False)
        task = asyncio.create_task(hall.session.run())
        await until(lambda: asked(hall))
        hall.session.stand_in(PERSON, make_player("steady"), hall.table.state.deal_number)
        await until(lambda: len(hall.table.state.rows) == 1)
        assert cards_of(hall, PERSON) == 8
        await settle()
        assert hall.table.decisions[PERSON].kind is DecisionKind.READY
        person.answer()
        await until(lambda: asked(hall))
        length = len(hall.log)
        await settle()
        assert len(hall.log) == length
        assert asked(hall)
        await end(task)
        assert fold(hall.log) == hall.table.state

    play(work)


def test_a_stand_in_for_a_deal_that_is_over_never_sits_down() -> None:
    async def work() -> None:
        hall = Hall()
        person = Person(hall.session)
        task = asyncio.create_task(hall.session.run())
        await until(lambda: len(hall.table.state.rows) == 1)
        person.answers = False
        hall.session.stand_in(PERSON, make_player("steady"), 1)
        await until(lambda: asked(hall) or hall.table.decisions.get(PERSON) is not None)
        person.answer()
        await until(lambda: asked(hall))
        await settle()
        assert asked(hall)
        await end(task)

    play(work)


def test_a_stand_in_without_a_deal_stays_until_it_hands_back() -> None:
    async def work() -> None:
        hall = Hall()
        person = Person(hall.session, answers=False)
        hall.session.stand_in(PERSON, make_player("bold"))
        task = asyncio.create_task(hall.session.run())
        for deals in (1, 2):
            await until(lambda deals=deals: len(hall.table.state.rows) == deals)
            person.answer()
        await until(lambda: hall.table.state.phase is Phase.AUCTION)
        hall.session.hand_back(PERSON)
        await until(lambda: asked(hall))
        await settle()
        assert asked(hall)
        await end(task)

    play(work)


def test_a_stand_in_sees_what_the_seat_sees() -> None:
    async def work() -> None:
        hall = Hall()
        watched = Watched()
        Person(hall.session, answers=False)
        hall.session.stand_in(PERSON, watched, 1)
        task = asyncio.create_task(hall.session.run())
        await until(lambda: len(hall.table.state.rows) == 1)
        await end(task)
        first = next(place for place, event in enumerate(hall.log) if isinstance(event, DealScored))
        truths = [view(fold(hall.log[:place]), PERSON) for place in range(1, first)]
        assert watched.seen
        assert all(seen in truths for seen in watched.seen)

    play(work)


def test_a_seat_is_handed_back_while_its_stand_in_thinks() -> None:
    async def work() -> None:
        hall = Hall()
        slow = Slow()
        person = Person(hall.session, answers=False)
        hall.session.stand_in(PERSON, slow, 1)
        task = asyncio.create_task(hall.session.run())
        await until(slow.asked.is_set)
        decision = hall.table.decisions[PERSON]
        hall.session.hand_back(PERSON)
        await until(slow.cancelled.is_set)
        await settle()
        assert hall.table.decisions[PERSON] == decision
        length = len(hall.log)
        actions = legal_actions(hall.table.view(PERSON))
        mine = Pass() if Pass() in actions else actions[0]
        hall.session.answer(person.link, Intent(decision.number, mine))
        assert len(hall.log) > length
        assert not any(isinstance(message, Refused) for message in person.heard)
        await end(task)

    play(work)


def test_whoever_answers_first_is_heard_and_the_other_is_refused() -> None:
    async def work() -> None:
        hall = Hall()
        slow = Slow()
        person = Person(hall.session, answers=False)
        hall.session.stand_in(PERSON, slow, 1)
        task = asyncio.create_task(hall.session.run())
        await until(slow.asked.is_set)
        number = hall.table.decisions[PERSON].number
        bids = [a for a in legal_actions(hall.table.view(PERSON)) if isinstance(a, Bid | Pass)]
        hall.session.answer(person.link, Intent(number, bids[0]))
        slow.go.set()
        await settle()
        assert not any(isinstance(message, Refused) for message in person.heard)
        hall.session.answer(person.link, Intent(number, bids[0]))
        assert isinstance(person.heard[-1], Refused)
        await end(task)

    play(work)


def test_a_seat_that_is_not_there_has_no_stand_in() -> None:
    async def work() -> None:
        with pytest.raises(ValueError, match="there is no seat 3"):
            Hall().session.stand_in(3, make_player("steady"))

    play(work)


def test_a_quicker_pace_holds_for_what_is_being_thought_about() -> None:
    async def work() -> None:
        hall = Hall(pace=SLOW.scaled(1000))
        Person(hall.session)
        task = asyncio.create_task(hall.session.run())
        await settle()
        assert len(hall.log) == 1
        hall.session.pace = INSTANT
        assert hall.session.pace is INSTANT
        await until(lambda: len(hall.table.state.rows) == 1)
        await end(task)

    play(work)


def test_a_hurried_trick_is_quicker_than_any_and_slow_enough_to_be_seen() -> None:
    trick = HURRIED.lead + 2 * HURRIED.follow
    assert 0.2 < trick < 0.3
    assert trick * 4 < NORMAL.lead + 2 * NORMAL.follow
