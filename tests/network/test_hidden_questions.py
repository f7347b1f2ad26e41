"""A question that only some hands bring is put so that nobody else learns whom it was put to.

Redeal rights, turning the light on and passing because the hand allows nothing else (RULES.md 1.3,
2.4b, ambiguities 32 and 51): what every other seat hears, in which order and at which time, is the
same whether a seat had the choice and declined or had none. Each kind is played in several worlds
that differ only in cards which the listener cannot see, by a clock that jumps.
"""

from __future__ import annotations

import asyncio

import pytest

from engine.actions import AnswerClaim, Bid, Pass
from engine.events import ClaimAnswered, Passed
from engine.hidden import is_hidden_question
from engine.record import SeatInfo
from engine.replay import replay
from engine.state import Phase, deal_of
from network.messages import Intent, Objection, Refused, Snapshot
from network.pace import FAST, INSTANT, NORMAL, Pace
from network.table import Table
from tests.engine.driver import Game, at_auction
from tests.network.fake_time import FakeTimeLoop, play_in_no_time
from tests.network.hidden_worlds import (
    BOTS,
    KINDS,
    ONE_PERSON,
    PEOPLE,
    TWO_PEOPLE,
    Kind,
    World,
    played,
)
from tests.network.tables import SEED


def choices(kind: Kind, world: str) -> set[int]:
    """Return the seats that have a choice when the question is put."""
    state = kind.worlds[world]().state
    table = Table(PEOPLE, SEED, replay(kind.worlds[world]().events).batches, lambda _batch: None)
    assert table.state == state
    return {seat for seat, decision in table.decisions.items() if not decision.forced}


@pytest.mark.parametrize("name", KINDS)
def test_the_worlds_differ_in_who_has_a_choice_and_in_nothing_that_is_seen(name: str) -> None:
    kind = KINDS[name]
    for world in kind.worlds:
        wanted = {"nobody": set(), "both": {1, 2}}
        assert choices(kind, world) == (wanted[world] if world in wanted else {int(world)})
    for viewer in kind.viewers:
        first = [played(kind, world, BOTS, NORMAL, 0).heard[viewer][0][1] for world in kind.worlds]
        assert all(isinstance(message, Snapshot) for message in first)
        assert all(message == first[0] for message in first), viewer


@pytest.mark.parametrize("pace", [FAST, NORMAL], ids=["fast", "normal"])
@pytest.mark.parametrize("delay", [0.0, 0.01, 0.2, 2.9])
@pytest.mark.parametrize(
    "seats", [BOTS, ONE_PERSON, TWO_PEOPLE, PEOPLE], ids=["bots", "one", "two", "people"]
)
@pytest.mark.parametrize("name", KINDS)
def test_the_others_hear_the_same_at_the_same_time(
    name: str, seats: tuple[SeatInfo, ...], delay: float, pace: Pace
) -> None:
    kind = KINDS[name]
    found = {world: played(kind, world, seats, pace, delay) for world in kind.worlds}
    usual = found["nobody"]
    for world in kind.worlds:
        assert found[world].kept == usual.kept, "whose answers are written down, and when"
        for viewer in kind.viewers:
            assert len(usual.heard[viewer]) > 1
            assert found[world].heard[viewer] == usual.heard[viewer], (world, viewer)


# Answers that are held back


NEVER = 1e9


def at_claims(delay: float = NEVER) -> World:
    return World(KINDS["after the deal"].worlds["both"](), PEOPLE, NORMAL, delay)


def claim(world: World, seat: int, wanted: bool) -> None:
    number = world.table.decisions[seat].number
    world.session.answer(world.links[seat], Intent(number, AnswerClaim(wanted)))


def test_an_early_answer_counts_when_its_time_has_come_and_may_be_changed_until_then() -> None:
    async def work(loop: FakeTimeLoop) -> None:
        world = at_claims()
        task = asyncio.create_task(world.session.run())
        claim(world, 1, True)
        claim(world, 2, True)
        claim(world, 1, False)
        await asyncio.sleep(NORMAL.hidden * (1 - NORMAL.spread) - 0.01)
        assert len(world.heard[1]) == 1
        assert set(world.table.decisions) == {0, 1, 2}
        await asyncio.sleep(2 * NORMAL.hidden * NORMAL.spread + 0.02)
        assert ClaimAnswered(1, claim=False) in [said.event for _, said in world.heard[1][1:]]
        assert ClaimAnswered(2, claim=True) in [said.event for _, said in world.heard[2][1:]]
        assert world.table.state.redeals == 1
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    play_in_no_time(work)


def test_whoever_needs_longer_is_waited_for() -> None:
    async def work(loop: FakeTimeLoop) -> None:
        world = at_claims(delay=30.0)
        task = asyncio.create_task(world.session.run())
        await asyncio.sleep(29.9)
        assert set(world.table.decisions) == {1, 2}, "seat 0 has no right and is answered for"
        await asyncio.sleep(0.2)
        assert world.table.state.phase is not Phase.CLAIM_HAND
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    play_in_no_time(work)


def test_while_the_time_is_stopped_no_held_answer_counts() -> None:
    async def work(loop: FakeTimeLoop) -> None:
        world = at_claims()
        task = asyncio.create_task(world.session.run())
        for seat in (1, 2):
            claim(world, seat, False)
        await asyncio.sleep(1.0)
        world.session.pause()
        await asyncio.sleep(100.0)
        assert set(world.table.decisions) == {0, 1, 2}
        world.session.go_on()
        await asyncio.sleep(NORMAL.hidden * (1 - NORMAL.spread) - 0.01)
        assert set(world.table.decisions) == {0, 1, 2}
        await asyncio.sleep(2 * NORMAL.hidden * NORMAL.spread + 0.02)
        assert world.table.state.phase is not Phase.CLAIM_HAND
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    play_in_no_time(work)


def test_what_is_not_allowed_is_refused_at_once() -> None:
    async def work(loop: FakeTimeLoop) -> None:
        world = at_claims()
        number = world.table.decisions[0].number
        for intent in (
            Intent(number, AnswerClaim(True)),
            Intent(number + 1, AnswerClaim(False)),
            Intent(number, Bid(120)),
        ):
            world.session.answer(world.links[0], intent)
        said = [message for _, message in world.heard[0]]
        assert [one.objection for one in said if isinstance(one, Refused)] == [
            Objection.ILLEGAL,
            Objection.STALE,
            Objection.ILLEGAL,
        ]

    play_in_no_time(work)


def test_a_bid_above_the_cards_of_others_is_heard_at_once() -> None:
    async def work(loop: FakeTimeLoop) -> None:
        world = World(KINDS["passing above the cards"].worlds["1"](), PEOPLE, NORMAL, NEVER)
        number = world.table.decisions[1].number
        world.session.answer(world.links[1], Intent(number, Bid(130)))
        assert deal_of(world.table.state).high == 130

    play_in_no_time(work)


def test_an_ordinary_pass_is_heard_at_once() -> None:
    async def work(loop: FakeTimeLoop) -> None:
        world = World(at_auction(), PEOPLE, NORMAL, NEVER)
        assert not is_hidden_question(world.table.state, 2)
        world.session.answer(world.links[2], Intent(world.table.decisions[2].number, Pass()))
        assert world.heard[0][-1][1].event == Passed(2)

    play_in_no_time(work)


def test_a_person_alone_with_computers_is_never_held_back() -> None:
    async def work(loop: FakeTimeLoop) -> None:
        world = World(
            KINDS["after the deal"].worlds["both"](),
            BOTS[:1] + PEOPLE[1:2] + BOTS[2:],
            NORMAL,
            NEVER,
        )
        claim(world, 1, False)
        assert 1 not in world.table.decisions

    play_in_no_time(work)


@pytest.mark.parametrize("tempo", [INSTANT, FAST, NORMAL])
def test_the_time_among_people_does_not_follow_the_tempo_of_the_computers(tempo: Pace) -> None:
    assert tempo.of_hidden(SEED, 1, 7) == NORMAL.of_hidden(SEED, 1, 7) > 2.5


@pytest.mark.parametrize(
    ("game", "seat", "hidden"),
    [
        (at_auction(), 2, False),
        (at_auction().pass_(2).bid(0, 115), 1, False),
        (at_auction().pass_(2).bid(0, 120), 1, True),
        (at_auction(bid_limit="none").pass_(2).bid(0, 120), 1, False),
        (at_auction(silence_below=0).standing(1, total=-5).pass_(2).bid(0, 120), 1, False),
        (at_auction(), 1, False),
    ],
)
def test_a_call_hides_cards_only_where_a_marriage_decides_what_is_left(
    game: Game, seat: int, hidden: bool
) -> None:
    assert is_hidden_question(game.state, seat) is hidden
