"""Tables of two and four seats: followers, journal, session (RULES.md 1.14, 1.15)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from engine.actions import Start
from engine.cards import DECK
from engine.decider import conduct
from engine.events import BankTaken, CardsDrawn, CardsPassed, Dealt, PrikupChosen
from engine.log import fold
from engine.record import Header, SeatInfo, new_header, read_record
from engine.replay import Batch, replay
from engine.rules import PRESETS
from engine.state import Phase
from engine.view import view
from network.journal import create_journal
from network.messages import Happened
from network.pace import INSTANT
from network.session import Session, computer_players
from network.table import Table
from tests.network.journals import resumed
from tests.network.tables import SEED, Room, play_at_random, play_on

PRESET_NAMES = ("two_10_2_2", "two_9_3_3", "two_dead_hand", "two_draw", "four_players")


def people(preset: str) -> tuple[SeatInfo, ...]:
    names = ("Ирина", "Béla", "Zoë", "Ολγα")
    return tuple(SeatInfo(name) for name in names[: PRESETS[preset].rules.players])


def first_of(preset: str) -> Batch:
    return conduct(None, Start(PRESETS[preset].rules, 0))


def header_of(preset: str, seats: tuple[SeatInfo, ...]) -> Header:
    return new_header(
        match_id="seats",
        created="2026-01-02T03:04:05Z",
        seats=seats,
        rules=PRESETS[preset].rules,
        seed=SEED,
    )


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_every_viewer_follows_the_match(preset: str) -> None:
    room = Room(people(preset), batches=(first_of(preset),))
    for _ in play_at_random(room, 1, deals=2):
        for viewer, client in room.clients.items():
            assert client.view == view(room.table.state, viewer)
    assert fold(room.log) == room.table.state
    assert len(room.table.state.rows) == 2


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_nobody_hears_a_card_that_is_not_shown(preset: str) -> None:
    """Each card that a viewer hears of before it is played was his own or shown to all."""
    room = play_on(Room(people(preset), batches=(first_of(preset),)), deals=1)
    for viewer, client in room.clients.items():
        events = [one.event for one in client.heard if isinstance(one, Happened)]
        for event in events:
            match event:
                case Dealt():
                    assert event.prikup is None
                    assert all(pile is None for pile in event.aside)
                    assert event.stock is None or event.stock == ()
                    seats = [seat for seat, hand in enumerate(event.hands) if hand is not None]
                    assert seats == ([] if viewer is None else [viewer])
                case CardsDrawn(to=to, cards=cards):
                    assert [s for s, c in zip(to, cards, strict=True) if c is not None] == [
                        seat for seat in to if seat == viewer
                    ]
                case CardsPassed(seat=seat, laid=laid) if seat != viewer:
                    assert all(card is None for card in laid)
                case _:
                    pass


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_a_journal_is_resumed_after_every_event_of_a_deal(preset: str, tmp_path: Path) -> None:
    seats = people(preset)
    room = play_on(Room(seats, batches=(first_of(preset),)), deals=1)
    batches = replay(room.log).batches
    journal = create_journal(tmp_path, header_of(preset, seats), batches[0])
    for batch in batches[1:]:
        journal.append(batch)
    journal.close()
    assert read_record(journal.path.read_bytes()).failure is None
    lines = journal.path.read_bytes().splitlines(keepends=True)
    for length in range(1, len(room.log) + 1):
        journal.path.write_bytes(b"".join(lines[: 1 + length]))
        table, again, log = resumed(journal.path)
        again.close()
        assert list(log) == room.log[: len(log)]
        assert table.state == fold(log)


@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_computers_play_a_whole_match(preset: str, caplog: pytest.LogCaptureFixture) -> None:
    seats = tuple(SeatInfo(info.name, "steady") for info in people(preset))
    log = list(first_of(preset))
    table = Table(seats, SEED, (first_of(preset),), log.extend)
    asyncio.run(Session(table, computer_players(seats), INSTANT).run())
    assert table.state.phase is Phase.END
    assert table.state.winner is not None
    assert not caplog.records
    found = replay(log)
    assert found.failure is None
    assert found.state == table.state


def test_every_new_event_travels() -> None:
    room = play_on(Room(people("two_10_2_2"), batches=(first_of("two_10_2_2"),)), deals=2)
    kinds = {type(event) for event in room.log}
    assert {PrikupChosen, BankTaken} <= kinds
    for client in room.clients.values():
        for message in client.heard:
            assert msgspec.json.decode(msgspec.json.encode(message), type=type(message)) == message


def test_the_four_hands_of_a_deal_hold_the_pack() -> None:
    room = Room(people("four_players"), batches=(first_of("four_players"),))
    room.table.deal()
    dealt = next(event for event in room.log if isinstance(event, Dealt))
    cards = [card for hand in (*dealt.hands, dealt.prikup) for card in hand or ()]
    assert sorted(cards) == sorted(DECK)
    assert dealt.hands[0] == ()
