"""What a table refuses, in which order it checks, and what the client hears then."""

from __future__ import annotations

import pytest

from engine.actions import AnswerClaim, Bid, Pass, Play
from engine.cards import Card
from engine.events import Event
from engine.illegal import Refusal
from engine.log import fold
from engine.state import Phase, State, deal_of
from network.messages import Intent, Objection, Ready, Refused
from network.table import Table
from tests.network.tables import (
    PEOPLE,
    SEED,
    Client,
    Room,
    at_auction,
    in_claims,
    play_at_random,
    play_on,
    started,
)


def refused(answer: object) -> Refused:
    assert isinstance(answer, Refused)
    return answer


def assert_untouched(room: Room, before: tuple[State, int], answer: Refused, seat: int) -> None:
    assert (room.table.state, len(room.log)) == before
    client = room.clients[seat]
    assert client.heard[-1] is answer
    assert answer.truth == room.table.snapshot(seat)
    assert client.view == room.table.view(seat)


def test_a_spectator_and_a_client_that_left_have_no_seat() -> None:
    room = in_claims()
    spectator = room.clients[None]
    answer = refused(room.table.take(spectator.link, Intent(1, Pass())))
    assert answer.objection is Objection.NO_SEAT
    assert spectator.heard[-1] is answer
    gone = Client(room.table, 0)
    room.table.detach(gone.link)
    number = room.clients[0].decision.number
    assert (
        refused(room.table.take(gone.link, Intent(number, AnswerClaim(False)))).objection
        is Objection.NO_SEAT
    )


def test_a_link_of_another_table_has_no_seat() -> None:
    room, other = in_claims(), in_claims()
    intent = Intent(room.clients[0].decision.number, AnswerClaim(False))
    answer = refused(room.table.take(other.clients[0].link, intent))
    assert answer.objection is Objection.NO_SEAT
    assert room.table.state == in_claims().table.state


def test_a_seat_that_is_not_asked_is_refused_first_of_all() -> None:
    room = at_auction()
    before = room.table.state, len(room.log)
    answer = refused(room.say(0, Intent(-5, Bid(7))))
    assert answer.objection is Objection.NOT_ASKED
    assert_untouched(room, before, answer, 0)


def test_another_kind_of_answer_is_not_asked_for() -> None:
    room = at_auction()
    assert (
        refused(room.say(2, Ready(room.clients[2].decision.number))).objection
        is Objection.NOT_ASKED
    )
    scored = play_on(Room(), deals=1)
    number = scored.clients[1].decision.number
    assert refused(scored.say(1, Intent(number, Pass()))).objection is Objection.NOT_ASKED


@pytest.mark.parametrize("shift", [-1, 1, 1000])
def test_an_answer_to_another_decision_is_stale_even_if_it_is_legal(shift: int) -> None:
    room = at_auction()
    before = room.table.state, len(room.log)
    answer = refused(room.say(2, Intent(room.clients[2].decision.number + shift, Pass())))
    assert answer.objection is Objection.STALE
    assert_untouched(room, before, answer, 2)


def test_the_same_answer_twice_is_taken_once() -> None:
    room = at_auction()
    intent = Intent(room.clients[2].decision.number, Bid(105))
    assert room.say(2, intent) is None
    assert refused(room.say(2, intent)).objection is Objection.NOT_ASKED
    assert room.act(0, Pass()) is None
    assert room.act(1, Bid(110)) is None
    assert refused(room.say(2, intent)).objection is Objection.STALE


def test_an_illegal_answer_is_refused_with_the_code_and_the_facts() -> None:
    room = at_auction()
    before = room.table.state, len(room.log)
    answer = refused(room.act(2, Bid(100)))
    assert (answer.objection, answer.code) == (Objection.ILLEGAL, Refusal.BID_TOO_LOW)
    assert answer.facts == {"high": 100, "least": 105}
    assert_untouched(room, before, answer, 2)
    assert room.act(2, Bid(105)) is None


def test_a_card_that_somebody_else_holds_is_refused() -> None:
    room = Room()
    for _ in play_at_random(room, 9, deals=1):
        if room.table.state.phase is Phase.TRICK:
            break
    seat = next(iter(room.table.decisions))
    hands = deal_of(room.table.state).hands
    other: Card = next(card for card in hands[(seat + 1) % 3] or ())
    answer = refused(room.act(seat, Play(other)))
    assert answer.code is Refusal.NOT_IN_HAND
    assert answer.facts == {"card": other}


def test_nothing_happens_when_it_cannot_be_written_down() -> None:
    class Full(Exception):
        pass

    def keep(_events: tuple[Event, ...]) -> None:
        raise Full

    table = Table(PEOPLE, SEED, (started(),), keep)
    client = Client(table, 1)
    with pytest.raises(Full):
        table.deal()
    assert table.state == fold(started())
    assert len(client.heard) == 1


def test_events_are_kept_before_anybody_hears_of_them() -> None:
    order: list[str] = []

    def keep(_events: tuple[Event, ...]) -> None:
        order.append("kept")

    table = Table(PEOPLE, SEED, (started(),), keep)
    table.attach(None, lambda message: order.append(type(message).__name__))
    table.deal()
    assert order == ["Snapshot", "kept", "Happened"]
