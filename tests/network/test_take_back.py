"""Taking back at a table: who may, what everybody hears, and what comes too late."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.actions import AnswerClaim, Bid, Pass
from engine.ai.registry import make_player
from engine.decider import legal_actions
from engine.events import Event, MatchEnded, RedealGranted, Rewound
from engine.log import fold
from engine.record import SeatInfo, encode, read_record
from engine.replay import replay
from engine.state import Phase, deal_of
from engine.undo import Bar
from network.journal import create_journal
from network.messages import (
    DecisionKind,
    Happened,
    Intent,
    Objection,
    Refused,
    Snapshot,
    TakeBack,
    Undo,
)
from network.pace import INSTANT
from network.table import Table
from tests.network.journals import header_of, resumed
from tests.network.sessions import PERSON, Hall, Hesitant, Person, Slow, play, until
from tests.network.tables import (
    COMPUTERS,
    PEOPLE,
    SEATS,
    SEED,
    VIEWERS,
    Client,
    Room,
    play_at_random,
)


def at_my_call(seats: tuple[SeatInfo, ...] = SEATS) -> Room:
    """Return a table where nobody wants a redeal, seat 2 has passed and I may call."""
    room = Room(seats)
    room.table.deal()
    for seat in range(3):
        room.act(seat, AnswerClaim(False))
    room.act(2, Pass())
    assert Bid(115) in legal_actions(room.clients[PERSON].view)
    return room


def undo_of(room: Room) -> Undo:
    undo = room.table.snapshot(PERSON).undo
    assert undo is not None
    return undo


def take_back(room: Room, seat: int = PERSON) -> object:
    return room.say(seat, TakeBack(undo_of(room).decision or 0))


# What happens


def test_a_decision_is_taken_back_and_asked_again_under_a_new_number() -> None:
    room = at_my_call()
    before, asked = room.table.state, room.clients[PERSON].decision
    length = len(room.log)
    room.act(PERSON, Bid(105))
    assert undo_of(room) == Undo(decision=asked.number)
    assert take_back(room) is None
    assert room.table.state == before
    assert room.log[length:][-1] == Rewound(length)
    again = room.clients[PERSON].decision
    assert (again.kind, again.number > asked.number) == (DecisionKind.ACT, True)
    assert room.act(PERSON, Bid(110)) is None


def test_every_viewer_hears_a_snapshot_and_goes_on_with_dense_numbers() -> None:
    room = at_my_call()
    room.act(PERSON, Bid(105))
    told = {viewer: client.follower.number for viewer, client in room.clients.items()}
    take_back(room)
    room.act(PERSON, Bid(110))
    for viewer, client in room.clients.items():
        shown, happened = client.heard[-2:]
        assert isinstance(shown, Snapshot)
        assert shown.number == told[viewer] + 1
        assert isinstance(happened, Happened)
        assert happened.number == shown.number + 1
        assert client.view == room.table.view(viewer)


def test_an_answer_to_what_was_taken_back_comes_too_late() -> None:
    room = at_my_call()
    room.act(PERSON, Bid(105))
    late = Intent(room.clients[1].decision.number, Bid(110))
    take_back(room)
    answer = room.say(1, late)
    assert isinstance(answer, Refused)
    assert answer.objection is Objection.NOT_ASKED
    room.act(PERSON, Bid(105))
    answer = room.say(1, late)
    assert isinstance(answer, Refused)
    assert answer.objection is Objection.STALE
    assert room.act(1, Bid(110)) is None


def test_the_same_wish_twice_takes_back_once() -> None:
    room = at_my_call()
    room.act(PERSON, Bid(105))
    room.act(1, Bid(110))
    room.act(PERSON, Bid(115))
    wish = TakeBack(undo_of(room).decision or 0)
    assert room.say(PERSON, wish) is None
    answer = room.say(PERSON, wish)
    assert isinstance(answer, Refused)
    assert answer.objection is Objection.STALE
    assert sum(isinstance(event, Rewound) for event in room.log) == 1
    assert take_back(room) is None
    assert room.table.state == at_my_call().table.state


# Who may not


def test_a_spectator_has_nothing_to_take_back() -> None:
    room = at_my_call()
    room.act(PERSON, Bid(105))
    assert room.clients[None].follower.truth == room.table.snapshot(None)
    assert room.table.snapshot(None).undo is None
    answer = room.table.take(room.clients[None].link, TakeBack(1))
    assert isinstance(answer, Refused)
    assert answer.objection is Objection.NO_SEAT


@pytest.mark.parametrize("seats", [PEOPLE, COMPUTERS, (*SEATS[:2], PEOPLE[2])])
def test_nobody_takes_back_where_he_is_not_the_only_person(seats: tuple[SeatInfo, ...]) -> None:
    room = at_my_call(seats)
    number = room.clients[PERSON].decision.number
    room.act(PERSON, Bid(105))
    assert room.table.snapshot(PERSON).undo is None
    length = len(room.log)
    answer = room.say(PERSON, TakeBack(number))
    assert isinstance(answer, Refused)
    assert answer.objection is Objection.NOT_ALONE
    assert len(room.log) == length


def test_a_computer_player_takes_nothing_back() -> None:
    room = at_my_call()
    number = room.clients[PERSON].decision.number
    room.act(PERSON, Bid(105))
    room.act(1, Bid(110))
    answer = room.say(1, TakeBack(number))
    assert isinstance(answer, Refused)
    assert answer.objection is Objection.NOT_ALONE
    assert room.table.snapshot(1).undo is None


def test_the_reason_is_told_beforehand_and_with_the_refusal() -> None:
    room = at_my_call()
    undo = undo_of(room)
    assert undo.barrier is not None
    assert undo.barrier.bar is Bar.NOTHING
    room.act(PERSON, Bid(105))
    number = undo_of(room).decision
    assert number is not None
    room.act(1, Pass())
    assert deal_of(room.table.state).declarer == PERSON
    before, length = room.table.state, len(room.log)
    answer = room.say(PERSON, TakeBack(number))
    assert isinstance(answer, Refused)
    assert (answer.objection, answer.barrier) == (Objection.BARRED, undo_of(room).barrier)
    assert answer.barrier is not None
    assert (answer.barrier.bar, answer.barrier.seat) == (Bar.PRIKUP, PERSON)
    assert answer.truth == room.table.snapshot(PERSON)
    assert (room.table.state, len(room.log)) == (before, length)


def test_nothing_is_taken_back_that_cannot_be_written_down() -> None:
    room = at_my_call()
    room.act(PERSON, Bid(105))
    before, heard = room.table.state, len(room.clients[PERSON].heard)

    def keep(_batch: tuple[Event, ...]) -> None:
        raise OSError("full")

    room.table._keep = keep
    with pytest.raises(OSError, match="full"):
        take_back(room)
    assert room.table.state == before
    assert len(room.clients[PERSON].heard) == heard


# Whole matches


@pytest.mark.parametrize("seed", range(4))
def test_a_match_with_steps_back_is_followed_and_can_be_set_up_from_its_log(seed: int) -> None:
    room = Room(SEATS)
    numbers: list[int] = []
    for step, _ in enumerate(play_at_random(room, seed, deals=3, back=0.6)):
        for viewer, client in room.clients.items():
            shown, truth = client.follower.truth, room.table.snapshot(viewer)
            assert shown is not None
            assert (shown.view, shown.number) == (truth.view, truth.number)
            assert shown.undo == truth.undo
        decision = room.table.decisions.get(PERSON)
        if decision is not None and decision.number not in numbers[-1:]:
            numbers.append(decision.number)
        if step % 9 == 0:
            batches = replay(room.log).batches
            again = Table(SEATS, SEED, batches, room.log.extend)
            for viewer in VIEWERS:
                if room.table.state.phase is not Phase.DEAL:
                    assert again.snapshot(viewer) == room.table.snapshot(viewer)
    assert sum(isinstance(event, Rewound) for event in room.log) > 3
    assert numbers == sorted(set(numbers))
    assert fold(room.log) == room.table.state


def test_what_the_table_promises_it_keeps() -> None:
    """The wish is granted exactly where the table told before that it would be."""
    granted = refused = 0
    for seed in range(3):
        room = Room(SEATS)
        for _ in play_at_random(room, seed, deals=1, back=0.3):
            undo = undo_of(room)
            copy = Table(SEATS, SEED, replay(room.log).batches, lambda _batch: None)
            answer = copy.take(Client(copy, PERSON).link, TakeBack(undo.decision or 0))
            assert (answer is None) == (undo.decision is not None)
            assert answer is None or answer.objection in (Objection.BARRED, Objection.STALE)
            granted += answer is None
            refused += answer is not None
    assert granted > 20
    assert refused > 20


# While computer players think


def test_a_computer_player_stops_thinking_about_what_was_taken_back() -> None:
    async def work() -> None:
        slow = Slow()
        hall = Hall(players={1: slow, 2: make_player("cautious")})
        person = Person(hall.session, answers=False)
        task = asyncio.create_task(hall.session.run())
        await until(lambda: hall.table.state.phase is Phase.AUCTION)
        await until(lambda: PERSON in hall.table.decisions)
        before = hall.table.state
        first = hall.table.decisions[PERSON].number
        hall.session.answer(person.link, Intent(first, legal_actions(hall.table.view(PERSON))[1]))
        await until(slow.asked.is_set)
        asked = hall.table.decisions[1].number
        person.take_back()
        assert hall.table.state == before
        await until(slow.cancelled.is_set)
        length = len(hall.log)
        for _ in range(50):
            await asyncio.sleep(0)
        assert len(hall.log) == length
        slow.go.set()
        person.answers = True
        person.answer()
        await until(lambda: len(hall.table.state.rows) >= 1 or task.done())
        assert not task.done()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert fold(hall.log) == hall.table.state
        assert hall.table.snapshot(1).number > asked

    play(work)


def test_a_whole_match_with_steps_back_comes_to_its_end() -> None:
    async def work() -> None:
        hall = Hall()
        person = Hesitant(hall.session)
        await hall.session.run()
        assert hall.table.over
        assert isinstance(hall.log[-1], MatchEnded)
        assert sum(isinstance(event, Rewound) for event in hall.log) > 20
        assert fold(hall.log) == hall.table.state == replay(hall.log).state
        assert person.follower.truth == hall.table.snapshot(PERSON)

    play(work)


def test_a_claim_that_is_taken_back_keeps_the_table_from_dealing() -> None:
    """The deal may be due in the very moment in which the claim is taken back."""

    async def work() -> None:
        hall = Hall(seed=seed_with_a_claim())
        person = Person(hall.session, answers=False)
        dealt = asyncio.Event()
        hall.session.pace = replace(INSTANT, redeal=0.0)
        task = asyncio.create_task(hall.session.run())
        await until(lambda: PERSON in hall.table.decisions)
        await until(lambda: len(hall.table.decisions) == 1)
        real = hall.table.deal

        def deal() -> None:
            dealt.set()
            real()

        hall.table.deal = deal  # type: ignore[method-assign]
        number = hall.table.decisions[PERSON].number
        hall.session.answer(person.link, Intent(number, AnswerClaim(True)))
        assert isinstance(hall.log[-1], RedealGranted)
        # The session has arranged the deal; it wakes up together with the wish.
        while not any(key[0] is None for key in hall.session._tasks):
            await asyncio.sleep(0)
        hall.session.answer(person.link, TakeBack(number))
        for _ in range(50):
            await asyncio.sleep(0)
        assert not dealt.is_set()
        assert not task.done()
        assert isinstance(hall.log[-1], Rewound)
        assert hall.table.decisions[PERSON].kind is DecisionKind.ACT
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    play(work)


def seed_with_a_claim() -> bytes:
    """Return the seed of a match in which I may claim in the first deal."""
    for number in range(500):
        room = Room(SEATS, seed=number.to_bytes(32, "big"))
        room.table.deal()
        if AnswerClaim(True) in legal_actions(room.clients[PERSON].view):
            return room.table.seed
    raise AssertionError("no deal gives a right")


# On disk


def written_with_a_step_back(folder: Path) -> tuple[Path, Room, int]:
    """Return a journal that ends with a step back, its table, and the length of that line."""
    room = at_my_call()
    room.act(PERSON, Bid(105))
    take_back(room)
    batches = replay(room.log).batches
    journal = create_journal(folder, replace(header_of(), seats=SEATS), batches[0])
    for batch in batches[1:]:
        journal.append(batch)
    journal.close()
    return journal.path, room, len(encode(batches[-1][0]))


def test_a_match_goes_on_from_its_journal_after_a_step_back(tmp_path: Path) -> None:
    path, room, _ = written_with_a_step_back(tmp_path)
    table, journal, log = resumed(path)
    for viewer in VIEWERS:
        assert table.snapshot(viewer) == room.table.snapshot(viewer)
    client = Client(table, PERSON)
    assert table.take(client.link, Intent(client.decision.number, Bid(110))) is None
    undo = table.snapshot(PERSON).undo
    assert undo is not None
    assert table.take(client.link, TakeBack(undo.decision or 0)) is None
    journal.close()
    again, journal, log = resumed(path)
    journal.close()
    assert sum(isinstance(event, Rewound) for event in log) == 2
    assert again.state == table.state == room.table.state
    assert again.snapshot(PERSON) == table.snapshot(PERSON)


def test_a_torn_step_back_never_happened(tmp_path: Path) -> None:
    path, room, line = written_with_a_step_back(tmp_path)
    whole = path.read_bytes()
    for lost in range(1, line + 1):
        path.write_bytes(whole[:-lost])
        table, journal, log = resumed(path)
        journal.close()
        assert not isinstance(log[-1], Rewound)
        assert len(log) == len(room.log) - 1
        undo = table.snapshot(PERSON).undo
        assert undo is not None
        assert undo.decision is not None
    path.write_bytes(whole)
    table, journal, log = resumed(path)
    journal.close()
    assert table.state == room.table.state


def test_a_step_back_that_was_kept_can_be_replayed(tmp_path: Path) -> None:
    path, room, _ = written_with_a_step_back(tmp_path)
    record = read_record(path.read_bytes())
    assert record.failure is None
    assert record.replay.state == room.table.state
