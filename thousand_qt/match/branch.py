"""A match that is played on from a past decision, in a copy; the match itself stays as it is."""

from collections.abc import Sequence
from pathlib import Path

from engine.decider import begin, evolve
from engine.events import (
    BidMade,
    CardsPassed,
    ContractNamed,
    DealScored,
    Dealt,
    Event,
    MarriageDeclared,
    MatchStarted,
    Passed,
    Played,
    PrikupChosen,
    Surrendered,
)
from engine.log import effective
from engine.replay import replay
from engine.state import State
from network import journal as journals
from network.salvage import Salvage

_CALLS = (BidMade, Passed)
_DECISIONS = (MarriageDeclared, Played, PrikupChosen, CardsPassed, ContractNamed, Surrendered)


def branch_of(path: Path, deal: int, place: int) -> Salvage | None:
    """Return a match up to a decision of a finished deal, None when it has no such decision.

    `place` counts as in `Finished.moments`; the calls of the auction lie before 0, the last one at
    -1. Raises JournalDamaged or JournalUnusable.
    """
    header, batches = journals.read_match(path)
    events = effective(event for batch in batches for event in batch)
    end = before_decision(events, deal, place)
    if end is None or header.start is not None or header.seed_bytes is None:
        return None
    return Salvage(header, replay(events[:end]).batches, deal)


def before_decision(events: Sequence[Event], deal: int, place: int) -> int | None:
    """Return how many events of a log lie before a decision of a deal; None for no such one."""
    first = _dealt(events, deal)
    if first is None:
        return None
    calls: list[int] = []
    moments: list[int] = []
    for index in range(first, len(events)):
        event = events[index]
        if isinstance(event, DealScored):
            break
        if isinstance(event, _CALLS) and not (isinstance(event, BidMade) and event.forced):
            calls.append(index)
        elif isinstance(event, _DECISIONS) and not isinstance(events[index - 1], MarriageDeclared):
            moments.append(index)
    met, at = (calls, len(calls) + place) if place < 0 else (moments, place)
    return met[at] if 0 <= at < len(met) else None


def _dealt(events: Sequence[Event], deal: int) -> int | None:
    """Return where the cards of a finished deal were dealt for the last time."""
    state: State | None = None
    dealt: int | None = None
    for index, event in enumerate(events):
        if isinstance(event, MatchStarted):
            state = begin(event)
            continue
        if state is None:
            return None
        if isinstance(event, Dealt):
            dealt = index
        if isinstance(event, DealScored) and state.deal_number == deal:
            return dealt
        state = evolve(state, event)
    return None
