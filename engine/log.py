"""A log of events and the state it leads to; undo appends and never cuts."""

from __future__ import annotations

from collections.abc import Iterable

from engine.decider import begin, evolve
from engine.events import Event, MatchStarted, Rewound
from engine.state import State


def effective(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events that still count: each `Rewound(to)` takes back all after the first `to`.

    `to` counts the entries of the log as written, rewinds among them. Raises ValueError for a
    rewind to a place that the log has not reached.
    """
    entries = tuple(events)
    before: list[int] = []  # before[n]: the place whose log the first n entries amount to
    for number, event in enumerate((None, *entries)):
        if isinstance(event, Rewound):
            if not 0 <= event.to < number:
                raise ValueError(f"entry {number} goes back to {event.to}, which is no place")
            before.append(before[event.to])
        else:
            before.append(number)
    kept: list[Event] = []
    place = before[-1]
    while place > 0:
        kept.append(entries[place - 1])
        place = before[place - 1]
    return tuple(reversed(kept))


def fold(events: Iterable[Event]) -> State:
    """Return the state that a log leads to.

    Raises ValueError for a log that does not begin with `MatchStarted`.
    """
    first, *rest = effective(events) or (None,)
    if not isinstance(first, MatchStarted):
        raise ValueError("a log begins with the start of a match")
    state = begin(first)
    for event in rest:
        state = evolve(state, event)
    return state
