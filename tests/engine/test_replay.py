"""A log is replayed through the decider: what the rules would not have produced is refused."""

import random

import pytest

from engine.actions import Deal, Start
from engine.cards import DECK
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import (
    BidMade,
    DealScored,
    Event,
    MarriageDeclared,
    MatchStarted,
    Passed,
    Rewound,
    TrickTaken,
)
from engine.replay import replay
from engine.rules import PRESETS, make_rules
from engine.state import Phase, State
from engine.view import redact, view


def played(rules, seed: int, deals: int = 2) -> tuple[tuple[Event, ...], State]:
    """Play deals with random answers; return the log and the state after it."""
    chance = random.Random(seed)
    log = list(conduct(None, Start(rules, 0)))
    assert isinstance(log[0], MatchStarted)
    state = begin(log[0])
    scored = 0
    while scored < deals and state.phase is not Phase.END:
        seats = to_act(state)
        if seats:
            seat = chance.choice(seats)
            batch = decide(state, seat, chance.choice(legal_actions(view(state, seat))))
        else:
            deck = list(DECK)
            chance.shuffle(deck)
            batch = conduct(state, Deal(tuple(deck)))
        for event in batch:
            state = evolve(state, event)
            scored += isinstance(event, DealScored)
        log += batch
    return tuple(log), state


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_preset_is_replayed_to_the_same_state(preset):
    for seed in range(3):
        log, state = played(PRESETS[preset].rules, seed)
        again = replay(log)
        assert (again.failure, again.missing, again.dropped) == (None, (), 0)
        assert again.state == state


def test_dark_games_are_replayed():
    log, state = played(make_rules(dark=True), 5, deals=6)
    assert replay(log).state == state


@pytest.mark.parametrize(
    ("strange", "reason"),
    [
        (lambda log: [*log, log[0]], "begun already"),
        (lambda log: log[1:], "begins with match_started"),
        (lambda log: [*log, Rewound(10_000)], "cannot be rewound"),
        (lambda log: [*log, Rewound(0)], "cannot be rewound"),
        (lambda log: [*log, TrickTaken(0, 1)], "does not follow"),
        (lambda log: [*log, Passed(7)], "no seat 7"),
        (lambda log: [*log, BidMade(0, 7, forced=False)], "do not allow"),
    ],
    ids=["again", "headless", "too far", "to nothing", "out of turn", "no seat", "illegal"],
)
def test_what_the_rules_would_not_have_produced_is_refused(strange, reason):
    log, _ = played(make_rules(), 1, deals=1)
    failure = replay(strange(list(log))).failure
    assert failure is not None
    assert reason in failure.reason


def test_a_log_that_ends_with_a_declaration_tells_too_little():
    log = next(
        log
        for seed in range(200)
        for log, _ in [played(make_rules(), seed)]
        if any(isinstance(event, MarriageDeclared) for event in log)
    )
    place = next(i for i, event in enumerate(log) if isinstance(event, MarriageDeclared))
    assert replay(log[: place + 1]).dropped == 1


def test_a_declaration_without_its_card_is_refused():
    log, place = next(
        (log, place)
        for seed in range(200)
        for log, _ in [played(make_rules(), seed)]
        for place, event in enumerate(log)
        if isinstance(event, MarriageDeclared)
    )
    failure = replay([*log[: place + 1], Passed(0)]).failure
    assert failure is not None
    assert "here follows played" in failure.reason


def test_what_a_seat_was_told_is_no_log():
    log, _ = played(make_rules(), 3)
    told = [seen for event in log if (seen := redact(event, None)) is not None]
    failure = replay(told).failure
    assert failure is not None
    assert failure.reason
