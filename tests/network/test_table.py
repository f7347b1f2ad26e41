"""The table: what each viewer hears, what each seat is asked for, and what is refused."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.actions import AnswerClaim, Deal, Pass, Play
from engine.decider import conduct, legal_actions, to_act
from engine.events import ClaimAnswered, DealScored, Dealt, RedealGranted
from engine.log import fold
from engine.replay import replay
from engine.rules import make_rules
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase, State, deal_of
from engine.view import redact, view
from network.follower import Follower, OutOfStep
from network.messages import (
    Decision,
    DecisionKind,
    Happened,
    Intent,
    Snapshot,
    ToClient,
    ToTable,
)
from network.table import Table
from tests.network.tables import (
    PEOPLE,
    SEATS,
    SEED,
    VIEWERS,
    Client,
    Room,
    in_claims,
    play_at_random,
    play_on,
    started,
)

# What is heard


@pytest.mark.parametrize("seed", range(3))
def test_every_viewer_follows_the_match_event_by_event(seed: int) -> None:
    room = Room()
    states: list[State] = [room.table.state]
    for _ in play_at_random(room, seed, deals=3):
        for viewer, client in room.clients.items():
            assert client.view == view(room.table.state, viewer)
        states.append(room.table.state)
    assert len(states) > 60
    assert fold(room.log) == room.table.state
    # Each message moves the view exactly as the truth moves, not only the last one of a batch.
    for viewer, client in room.clients.items():
        truth = fold(room.log[:1])
        seen = iter(client.heard[1:])
        follower = Follower()
        follower.hear(client.heard[0])
        for number in range(2, len(room.log) + 1):
            truth = fold(room.log[:number]) if number % 40 == 0 else truth
            if redact(room.log[number - 1], viewer) is not None:
                follower.hear(next(seen))
            if number % 40 == 0:
                assert follower.view == view(truth, viewer)
        assert next(seen, None) is None


def test_the_numbers_of_every_viewer_are_dense() -> None:
    room = play_on(Room(), deals=2)
    for client in room.clients.values():
        first, *rest = client.heard
        assert isinstance(first, Snapshot)
        numbers = [message.number for message in rest if isinstance(message, Happened)]
        assert numbers == list(range(first.number + 1, first.number + 1 + len(rest)))
    hidden = sum(isinstance(event, ClaimAnswered) for event in room.log)
    assert hidden > 0
    assert room.clients[None].follower.number == len(room.log) - hidden


def test_nobody_hears_a_hidden_card_of_another() -> None:
    room = play_on(Room(), deals=2)
    for viewer, client in room.clients.items():
        for message in client.heard:
            if isinstance(message, Happened) and isinstance(message.event, Dealt):
                assert message.event.prikup is None
                for seat, hand in enumerate(message.event.hands):
                    assert (hand is not None) == (seat == viewer)
            if isinstance(message, Happened) and isinstance(message.event, ClaimAnswered):
                assert message.event.seat == viewer


@pytest.mark.parametrize("seat", range(3))
@given(st.integers(0, 2**32), st.randoms(use_true_random=False))
def test_messages_do_not_depend_on_cards_that_the_seat_cannot_see(
    seat: int, seed: int, chance: random.Random
) -> None:
    """The same match twice, up to the taken prikup, with the unseen cards in other hands."""
    rules = make_rules(
        redeal_hand_below=0, redeal_four_nines_deal=False, prikup_show="never", pass_face="down"
    )
    first = started(rules)
    deck = shuffle(seed.to_bytes(32, "big"))
    dealt = conduct(fold(first), Deal(deck))[0]
    assert isinstance(dealt, Dealt)
    seen = {*(dealt.hands[seat] or ()), *((dealt.prikup or ()) if seat == 1 else ())}
    unseen = [card for card in deck if card not in seen]
    swapped = dict(zip(unseen, chance.sample(unseen, len(unseen)), strict=True))
    heard: list[list[ToClient]] = []
    for cards in (deck, tuple(swapped.get(card, card) for card in deck)):
        room = Room(batches=(first, conduct(fold(first), Deal(cards))))
        for defender in (2, 0):
            room.act(defender, Pass())
        assert deal_of(room.table.state).declarer == 1
        room.say(seat, Intent(-1, Pass()))
        heard.append([*room.clients[seat].heard, *Client(room.table, seat).heard])
    assert heard[0] == heard[1]


def test_messages_can_travel() -> None:
    room = play_on(Room(), deals=1)
    room.say(0, Intent(-1, Pass()))
    for client in room.clients.values():
        for message in client.heard:
            sent = msgspec.json.encode(message)
            assert msgspec.json.decode(sent, type=ToClient) == message
            packed = msgspec.msgpack.encode(message)
            assert msgspec.msgpack.decode(packed, type=ToClient) == message


@given(st.binary(max_size=200))
def test_only_decode_error_escapes_for_any_message(data: bytes) -> None:
    for decode in (msgspec.json.decode, msgspec.msgpack.decode):
        for kind in (ToTable, ToClient):
            with pytest.raises((msgspec.DecodeError, RecursionError)):
                decode(data, type=kind)


# Who is asked for what


def test_a_seat_is_asked_exactly_when_it_has_to_act() -> None:
    room = Room()
    for _ in play_at_random(room, 5, deals=3):
        asked = {s for s, d in room.table.decisions.items() if d.kind is DecisionKind.ACT}
        assert asked == set(to_act(room.table.state))
        for seat in asked:
            assert room.clients[seat].decision == room.table.decisions[seat]
        assert room.clients[None].follower.decision is None


def test_decisions_of_a_seat_grow_and_never_come_twice() -> None:
    room = Room()
    numbers: dict[int, list[int]] = {0: [], 1: [], 2: []}
    for _ in play_at_random(room, 6, deals=3):
        for seat, decision in room.table.decisions.items():
            if not numbers[seat] or numbers[seat][-1] != decision.number:
                numbers[seat].append(decision.number)
    for found in numbers.values():
        assert found == sorted(set(found))
        assert len(found) > 25


def test_only_the_last_event_of_a_batch_asks() -> None:
    room = play_on(Room(), deals=2)
    batches = replay(room.log).batches
    for seat in range(3):
        messages = iter(room.clients[seat].heard[1:])
        for batch in batches[1:]:
            told = [next(messages) for event in batch if redact(event, seat) is not None]
            for message in told[:-1]:
                assert isinstance(message, Happened)
                assert message.decision is None


def test_an_answer_of_a_rival_does_not_make_a_decision_stale() -> None:
    room = in_claims()
    asked = {seat: room.clients[seat].decision for seat in range(3)}
    for seat in (2, 0, 1):
        assert room.clients[seat].decision == asked[seat]
        assert room.act(seat, AnswerClaim(False)) is None
    assert room.table.state.phase is Phase.AUCTION


def test_a_claim_answered_without_a_right_is_forced_and_a_card_never_is() -> None:
    room = Room()
    forced = dict.fromkeys((AnswerClaim, Pass, Play), 0)
    for _ in play_at_random(room, 8, deals=4):
        for seat, decision in room.table.decisions.items():
            actions = legal_actions(room.table.view(seat))
            if len(actions) == 1:
                assert decision.forced == (not isinstance(actions[0], Play))
                forced[type(actions[0])] = forced.get(type(actions[0]), 0) + 1
            else:
                assert not decision.forced
    assert forced[AnswerClaim] > 0
    assert forced[Play] > 0


def test_people_are_asked_before_the_next_deal_and_computers_are_not() -> None:
    room = play_on(Room(SEATS), deals=1)
    assert {s: d.kind for s, d in room.table.decisions.items()} == {0: DecisionKind.READY}
    assert not room.table.wants_deal
    with pytest.raises(ValueError, match="cannot deal now"):
        room.table.deal()
    last = room.clients[0].heard[-1]
    assert isinstance(last, Happened)
    assert isinstance(last.event, DealScored)
    assert last.decision == room.table.decisions[0]
    room.ready(0)
    assert room.table.wants_deal


def test_everybody_has_to_be_ready() -> None:
    room = play_on(Room(PEOPLE), deals=1)
    room.ready(2, 0)
    assert not room.table.wants_deal
    room.ready(1)
    room.table.deal()
    assert room.table.state.deal_number == 2


def test_a_redeal_waits_for_nobody_and_takes_the_next_deck() -> None:
    room = room_with_a_claim()
    granted = room.log[-1]
    assert isinstance(granted, RedealGranted)
    assert room.table.wants_deal
    room.table.deal()
    assert room.table.shuffles == 2
    assert room.table.state.redeals == 1


def room_with_a_claim() -> Room:
    """Find a deal in which somebody holds a right, and claim."""
    for number in range(500):
        room = Room(seed=number.to_bytes(32, "big"))
        room.table.deal()
        rights = [
            seat for seat in range(3) if AnswerClaim(True) in legal_actions(room.table.view(seat))
        ]
        if rights:
            for seat in range(3):
                room.act(seat, AnswerClaim(seat == rights[0]))
            return room
    raise AssertionError("no deal gives a right")


def test_decks_come_from_the_seed_of_the_match() -> None:
    room = play_on(Room(), deals=3)
    dealt = [event for event in room.log if isinstance(event, Dealt)]
    state = fold(room.log[:1])
    for number, event in enumerate(dealt, start=1):
        deck = shuffle(derive_seed(SEED, number))
        cards = {card for pile in (*event.hands, event.prikup) for card in pile or ()}
        assert cards == set(deck)
        if number == 1:
            assert conduct(state, Deal(deck))[0] == event
    assert room.table.deal_seed == derive_seed(SEED, len(dealt))


# Going on


@pytest.mark.parametrize("seats", [PEOPLE, SEATS])
def test_a_table_set_up_from_its_log_asks_the_same_questions(seats: tuple) -> None:
    room = Room(seats)
    for step, _ in enumerate(play_at_random(room, 11, deals=3)):
        if step % 7 and room.table.decisions:
            continue
        again = Room(seats, batches=replay(room.log).batches)
        assert again.table.state == room.table.state
        acting = {s: d for s, d in room.table.decisions.items() if d.kind is DecisionKind.ACT}
        asked = {s: d for s, d in again.table.decisions.items() if d.kind is DecisionKind.ACT}
        assert asked == acting
        assert again.table.shuffles == room.table.shuffles
        for viewer in VIEWERS:
            assert again.table.snapshot(viewer).number == room.table.snapshot(viewer).number


def test_a_table_after_a_scored_deal_asks_people_again_whether_they_are_ready() -> None:
    room = play_on(Room(), deals=1)
    asked = dict(room.table.decisions)
    room.ready(0, 1)
    again = Room(batches=replay(room.log).batches)
    assert again.table.decisions == asked


def test_a_match_begins_with_its_beginning() -> None:
    room = in_claims()
    with pytest.raises(ValueError, match="MatchStarted"):
        Table(PEOPLE, SEED, (tuple(room.log[1:]),), room.log.extend)


def test_a_seat_that_does_not_exist_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="no seat 3"):
        Room().table.attach(3, lambda _message: None)


# Followers


def test_a_follower_refuses_an_event_out_of_step_and_keeps_what_it_knows() -> None:
    room = in_claims()
    snapshot, happened = room.clients[0].heard[:2]
    assert isinstance(happened, Happened)
    follower = Follower()
    with pytest.raises(OutOfStep):
        follower.hear(happened)
    assert (follower.view, follower.number, follower.seats) == (None, 0, ())
    follower.hear(snapshot)
    truth = follower.truth
    with pytest.raises(OutOfStep):
        follower.hear(Happened(happened.number + 1, happened.event))
    assert follower.truth is truth
    step = follower.hear(happened)
    assert step is not None
    assert (step.before, step.after) == (snapshot.view, room.clients[0].view)
    assert step.decision == Decision(happened.number, DecisionKind.ACT, forced=True)
    assert follower.seats == PEOPLE
