"""Records: what is written is read back, what is wrong is named by line."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.cards import Card, hand_of
from engine.events import BidMade, CardsPassed, Dealt, Event, MatchStarted, Played, Rewound
from engine.log import fold
from engine.record import (
    Header,
    RecordError,
    SeatInfo,
    check_events,
    deal_header,
    encode,
    new_header,
    read_record,
    write_record,
)
from engine.replay import author, replay
from engine.rules import PRESETS, Rules, make_rules, rules_hash
from engine.scoring.types import GoldenRound, Standing
from engine.state import Phase, State
from tests.engine.driver import at_first_lead, random_match

RULES = PRESETS["russian_classic"].rules
SEATS = (SeatInfo("Anna"), SeatInfo("Łukasz Ж", "steady"), SeatInfo("Νίκος", "bold"))


def whole(seed: int, deals: int, **options: object) -> tuple[Header, list[Event]]:
    rules = make_rules(**options)
    events: list[Event] = []
    for state, batch in random_match(rules, seed, deals):
        if not events:
            events.append(MatchStarted(rules, state.dealer))
        events.extend(batch)
    header = new_header(
        match_id="m", created="2026-01-02T03:04:05Z", seats=SEATS, rules=rules, seed=bytes(32)
    )
    return header, events


HEADER, EVENTS = whole(7, 2)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"pass_face": "up"},
        {"deal_pattern": "prikup_last", "prikup_ban": "none"},
        {"marriage_call": "auto"},
        {"must_overtake": True, "redeal_prikup_only_at_100": False},
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_a_record_is_read_back_event_by_event(seed: int, options: dict[str, object]) -> None:
    header, events = whole(seed, 3, **options)
    record = read_record(write_record(header, events))
    assert record.failure is None
    assert record.header == header
    assert [event for batch in record.replay.batches for event in batch] == events
    assert record.replay.state == fold(events)
    assert record.replay.missing == ()


def test_the_text_has_a_header_and_one_event_a_line() -> None:
    lines = write_record(HEADER, EVENTS).splitlines()
    assert len(lines) == 1 + len(EVENTS)
    assert lines[0].startswith('{"format":"thousand-record","version":1,')
    assert lines[1].startswith('{"type":"match_started"')
    assert lines[2].startswith('{"type":"dealt"')


@pytest.mark.parametrize("line_break", ["\n", "\r\n"])
def test_line_breaks_of_every_system_and_bytes_are_read(line_break: str) -> None:
    text = write_record(HEADER, EVENTS).replace("\n", line_break)
    state = read_record(text).replay.state
    assert state == fold(EVENTS)
    assert read_record(text.encode()).replay.state == state


def test_every_batch_belongs_to_the_seat_that_answered() -> None:
    for batch in replay(EVENTS).batches:
        first = batch[0]
        assert author(first) == getattr(first, "seat", None)


@pytest.mark.parametrize("length", range(len(EVENTS)))
def test_a_log_that_stops_anywhere_is_completed_or_cut_to_whole_batches(length: int) -> None:
    found = replay(EVENTS[:length])
    assert found.failure is None
    replayed = [event for batch in found.batches for event in batch]
    assert replayed == EVENTS[: len(replayed)]
    if found.dropped:
        assert len(replayed) == length - found.dropped
        assert EVENTS[length - 1].__struct_config__.tag == "marriage_declared"
    else:
        assert len(replayed) == length + len(found.missing)
    if replayed:
        assert found.state == fold(replayed)


def changed(place: int, event: Event) -> list[Event]:
    return [*EVENTS[:place], event, *EVENTS[place + 1 :]]


def place_of(kind: type[Event], start: int = 0) -> int:
    return next(n for n, event in enumerate(EVENTS) if n >= start and isinstance(event, kind))


def failure_of(events: list[Event]) -> RecordError:
    failure = read_record(write_record(HEADER, events)).failure
    assert failure is not None
    return failure


def test_an_illegal_event_is_refused_with_its_line_and_the_prefix_stands() -> None:
    place = place_of(Played)
    played = EVENTS[place]
    assert isinstance(played, Played)
    record = read_record(
        write_record(HEADER, changed(place, replace(played, seat=(played.seat + 1) % 3)))
    )
    assert record.failure is not None
    assert record.failure.line == place + 2
    assert "not_your_turn" in record.failure.reason
    assert sum(map(len, record.replay.batches)) == place


def test_a_consequence_that_the_rules_would_not_have_is_refused() -> None:
    place = next(n for n, e in enumerate(EVENTS) if type(e).__name__ == "TrickTaken")
    taken = EVENTS[place]
    failure = failure_of(changed(place, replace(taken, points=taken.points + 1)))
    assert failure.line == place + 2
    assert "trick_taken" in failure.reason


def test_events_that_nobody_asked_for_are_refused() -> None:
    place = place_of(Dealt)
    failure = failure_of([*EVENTS[:place], EVENTS[place + 3], *EVENTS[place:]])
    assert failure.line == place + 2
    forced = failure_of([*EVENTS[: place + 1], BidMade(1, 100, True), *EVENTS[place + 1 :]])
    assert forced.line == place + 3


def test_a_second_beginning_and_a_missing_one_are_refused() -> None:
    assert failure_of([EVENTS[0], EVENTS[0]]).line == 3
    with pytest.raises(RecordError) as raised:
        read_record(write_record(HEADER, EVENTS[1:]))
    assert raised.value.line == 2


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    place = place_of(Played)
    assert failure_of(changed(place, Played(seat, Card("9H")))).line == place + 2


def test_cards_dealt_twice_missing_or_hidden_are_refused() -> None:
    place = place_of(Dealt)
    dealt = EVENTS[place]
    assert isinstance(dealt, Dealt)
    first = dealt.hands[0]
    assert first is not None
    twice = replace(dealt, hands=(hand_of((*first[1:], first[1])), *dealt.hands[1:]))
    assert "dealt twice" in failure_of(changed(place, twice)).reason
    few = replace(dealt, hands=(first[1:], *dealt.hands[1:]))
    assert "7 7 7 3" in failure_of(changed(place, few)).reason
    hidden = replace(dealt, hands=(None, *dealt.hands[1:]))
    assert "hidden" in failure_of(changed(place, hidden)).reason


def test_a_hidden_passed_card_is_refused() -> None:
    events = at_first_lead().events
    place = next(n for n, event in enumerate(events) if isinstance(event, CardsPassed))
    passed = events[place]
    assert isinstance(passed, CardsPassed)
    found = replay([*events[:place], replace(passed, cards=(None, None))])
    assert found.failure is not None
    assert (found.failure.index, "hidden" in found.failure.reason) == (place, True)


def test_rules_that_cannot_be_played_are_refused() -> None:
    rules = replace(RULES, dump_value=555, round_step=10)
    header = new_header(match_id="m", created="", seats=SEATS, rules=rules, seed=None)
    record = read_record(write_record(header, [MatchStarted(rules, 0)]))
    assert record.failure is not None
    assert record.failure.line == 2
    assert "dump_value" in record.failure.reason


def test_rules_other_than_the_header_names_are_refused() -> None:
    rules = make_rules(must_trump=False)
    with pytest.raises(RecordError, match="line 2: the rules are not those"):
        read_record(write_record(HEADER, [MatchStarted(rules, 0)]))


def test_a_rewind_takes_back_whole_batches_and_stays_in_the_log() -> None:
    batches = replay(EVENTS).batches
    back = len(batches[0]) + len(batches[1])
    length = back + len(batches[2]) + len(batches[3])
    events = [*EVENTS[:length], Rewound(back), *EVENTS[back:]]
    record = read_record(write_record(HEADER, events))
    assert record.failure is None
    assert record.replay.state == fold(EVENTS) == fold(events)


@pytest.mark.parametrize("to", [-1, 0, 10_000])
def test_a_rewind_to_nowhere_is_refused(to: int) -> None:
    failure = failure_of([*EVENTS[:9], Rewound(to)])
    assert failure.line == len(EVENTS[:9]) + 2


def test_a_record_of_one_deal_begins_with_the_standings_before_it() -> None:
    batches = replay(EVENTS).batches
    states: list[State] = []
    events: list[list[Event]] = []
    state = None
    for batch in batches:
        state = replay(batch, state).state
        assert state is not None
        if state.phase is Phase.DEAL:
            states.append(state)
            events.append([])
        if events and state.phase is not Phase.DEAL:
            events[-1].extend(batch)
        elif len(events) > 1:
            events[-2].extend(batch)
    before, second = states[-2], events[-2]
    header = deal_header(HEADER, before)
    record = read_record(write_record(header, second))
    assert record.failure is None
    assert record.replay.state is not None
    assert record.replay.state.standings == states[-1].standings
    assert record.replay.state.deal_number == states[-1].deal_number
    assert record.header.seed is None


def test_a_record_of_a_deal_begins_before_the_cards() -> None:
    with pytest.raises(ValueError, match="before the cards"):
        deal_header(HEADER, at_first_lead().state)


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, ""),
        (1, "hello"),
        (1, '{"format":"other"}'),
        (1, encode(replace(HEADER, version=99)).decode()),
        (1, encode(replace(HEADER, rules_version=99)).decode()),
        (1, encode(replace(HEADER, seed="00")).decode()),
        (1, encode(replace(HEADER, seed="no hex")).decode()),
        (1, write_record(replace(HEADER, seats=SEATS[:2]), EVENTS)),
        (2, encode(HEADER).decode()),
        (2, encode(HEADER).decode() + "{}"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(line: int, text: str) -> None:
    with pytest.raises(RecordError) as raised:
        read_record(text)
    assert raised.value.line == line
    assert str(raised.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    "line", ['{"type":"played","seat":0,"card":"1H"}\n', "[" * 100_000, '{"type":"pla', "\n\0"]
)
@pytest.mark.parametrize("length", [1, 2, 30])
def test_a_record_is_read_up_to_a_line_that_cannot_be_read(line: str, length: int) -> None:
    record = read_record(write_record(HEADER, EVENTS[:length]) + line + "\n{}\n")
    assert record.failure is not None
    assert record.failure.line == length + 2
    assert record.failure.reason.startswith("this line cannot be read: ")
    assert record.replay.state == replay(EVENTS[:length]).state
    assert sum(map(len, record.replay.batches)) >= length


@given(st.binary(max_size=400))
def test_only_record_error_escapes_for_any_bytes(data: bytes) -> None:
    for text in (data, encode(HEADER) + data, write_record(HEADER, EVENTS[:30]).encode() + data):
        try:
            record = read_record(text)
        except RecordError:
            continue
        assert sum(map(len, record.replay.batches)) >= 1


@given(st.data())
def test_only_record_error_escapes_for_a_record_with_wrong_bytes(data: st.DataObject) -> None:
    text = bytearray(write_record(HEADER, EVENTS[:60]).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    try:
        record = read_record(bytes(text))
    except RecordError:
        return
    replayed = [event for batch in record.replay.batches for event in batch]
    assert record.failure is not None or len(replayed) >= len(EVENTS[:60]) - 1


def test_header_and_events_must_belong_together() -> None:
    with pytest.raises(RecordError):
        check_events(HEADER, [])
    start = deal_header(HEADER, fold(EVENTS[:1])).start
    assert start is not None
    with pytest.raises(RecordError, match="seat 5 cannot deal"):
        check_events(replace(HEADER, start=replace(start, dealer=5)), [])


def deal_record(changes: dict[str, object], **options: object) -> str:
    """Return a record of a deal whose start is changed like this, with its cards."""
    rules = replace(RULES, **options)
    start = deal_header(HEADER, fold(EVENTS[:1])).start
    assert start is not None
    header = replace(
        HEADER, start=replace(start, rules=rules, **changes), rules_hash=rules_hash(rules)
    )
    return write_record(header, EVENTS[1:2])


@pytest.mark.parametrize(
    "options",
    [{"round_step": 10}, {"target": 200}, {"must_trump": False, "must_overtrump": True}],
)
def test_a_deal_by_rules_that_cannot_be_played_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(RecordError, match="line 1: this match cannot be played"):
        read_record(deal_record({}, **options))


@pytest.mark.parametrize(
    "wrong",
    [
        {"dealer": -1},
        {"dealer": 10**30},
        {"deal_number": 0},
        {"deal_number": 10**30},
        {"redeals": -1},
        {"redeals": 10**30},
        {"standings": ()},
        {"standings": (Standing(),) * 4},
        {"golden": GoldenRound(left=1)},
        *(
            {"standings": (Standing(), standing, Standing())}
            for standing in (
                Standing(total=10**18),
                Standing(total=-(10**18)),
                Standing(bolts=-1),
                Standing(bolts=10**18),
                Standing(falls=-1),
                Standing(rospis=-1),
                Standing(total=880, barrel=-5),
                Standing(total=880, barrel=3),
                Standing(total=10, barrel=0),
                Standing(total=880, barrel=0, gathered=20),
                Standing(gathered=20),
            )
        ),
    ],
)
def test_a_deal_that_no_match_comes_to_is_refused(wrong: dict[str, object]) -> None:
    header = deal_header(HEADER, fold(EVENTS[:1]))
    assert header.start is not None
    events = [EVENTS[1]]
    assert check_events(header, events).failure is None
    with pytest.raises(RecordError, match="line 1"):
        check_events(replace(header, start=replace(header.start, **wrong)), events)


@pytest.mark.parametrize(
    ("golden", "accepted"),
    [
        (None, True),
        (GoldenRound(left=3), True),
        (GoldenRound(left=1, made=True), True),
        (GoldenRound(left=0), False),
        (GoldenRound(left=4), False),
        (GoldenRound(left=3, made=True), False),
    ],
)
def test_a_record_of_a_deal_knows_its_golden_round(
    golden: GoldenRound | None, accepted: bool
) -> None:
    record = deal_record({"golden": golden}, golden="double_only")
    if accepted:
        found = read_record(record).replay
        assert found.state is not None
        assert found.state.golden == golden
    else:
        with pytest.raises(RecordError, match="golden round"):
            read_record(record)


@pytest.mark.parametrize("gathered", [0, 119])
def test_a_record_of_a_deal_knows_what_was_gathered_on_the_barrel(gathered: int) -> None:
    there = Standing(total=880, barrel=2, gathered=gathered)
    record = deal_record({"standings": (there, Standing(), Standing())}, barrel="cumulative")
    found = read_record(record).replay
    assert found.state is not None
    assert found.state.standings[0] == there
    more = replace(there, gathered=120)
    with pytest.raises(RecordError, match="gathered"):
        read_record(deal_record({"standings": (more, there, there)}, barrel="cumulative"))


@pytest.mark.parametrize("seed", range(6))
def test_every_deal_of_a_match_can_begin_a_record(seed: int) -> None:
    header, events = whole(seed, 60)
    state = None
    for batch in replay(events).batches:
        state = replay(batch, state).state
        if state is not None and state.phase is Phase.DEAL:
            begun = check_events(deal_header(header, state), []).state
            assert begun is not None
            assert begun.standings == state.standings


def test_a_record_longer_than_any_match_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = write_record(HEADER, EVENTS)
    monkeypatch.setattr("engine.record.LONGEST", len(text) - 1)
    with pytest.raises(RecordError, match="longer than any match"):
        read_record(text)


@given(st.data())
def test_only_record_error_escapes_for_a_header_with_wrong_values(data: st.DataObject) -> None:
    """Replace one value anywhere in the header of a deal by another of any type."""
    header, *rest = deal_record({}).splitlines()
    tree = json.loads(header)
    node: Any = tree
    while True:
        key = data.draw(
            st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node)))
        )
        if not (isinstance(node[key], dict | list) and node[key] and data.draw(st.booleans())):
            break
        node = node[key]
    numbers = st.integers(-(10**40), 10**40) | st.integers(-5, 5)
    node[key] = data.draw(st.none() | st.booleans() | numbers | st.text(max_size=5) | st.just([]))
    # A change of the rules is not only a wrong hash.
    with contextlib.suppress(msgspec.ValidationError, TypeError, KeyError):
        tree["rules_hash"] = rules_hash(msgspec.convert(tree["start"]["rules"], Rules))
    try:
        record = read_record("\n".join([json.dumps(tree), *rest]))
    except RecordError:
        return
    assert record.replay.batches or record.failure is not None
