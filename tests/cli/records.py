"""Records of matches for the tests of the commands, played with random legal actions."""

from random import Random

from engine.actions import Deal, Start
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import Event, MatchStarted
from engine.record import Header, SeatInfo, new_header
from engine.rules import DEFAULT_PRESET, PRESETS
from engine.shuffle import derive_seed, shuffle
from engine.state import Phase
from engine.view import view

SEATS = (SeatInfo("Anna"), SeatInfo("Борис", "steady"), SeatInfo("Vera", "bold"))


def random_match(seed: int, deals: int) -> tuple[Header, list[Event]]:
    """Play until so many deals are scored or the match ends."""
    random = Random(seed)
    rules = PRESETS[DEFAULT_PRESET].rules
    match_seed = random.randbytes(32)
    events: list[Event] = list(conduct(None, Start(rules, 0)))
    assert isinstance(events[0], MatchStarted)
    state = begin(events[0])
    shuffles = 0
    while len(state.rows) < deals and state.phase is not Phase.END:
        if state.phase is Phase.DEAL:
            shuffles += 1
            happened = conduct(state, Deal(shuffle(derive_seed(match_seed, shuffles))))
        else:
            seat = to_act(state)[0]
            happened = decide(state, seat, random.choice(legal_actions(view(state, seat))))
        for event in happened:
            state = evolve(state, event)
        events.extend(happened)
    header = new_header(
        match_id="test", created="2026-01-01T00:00:00Z", seats=SEATS, rules=rules, seed=match_seed
    )
    return header, events
