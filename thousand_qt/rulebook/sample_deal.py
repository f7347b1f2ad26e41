"""A deal that is played out by the engine under the rules in force, for the book to tell.

The cards are fixed; what is bid and played is decided by the steady computer player, whose answers
are pinned by a test of its own, so the story is the same every time.
"""

from typing import Final

from engine.actions import Deal, Start
from engine.ai.player import Budget, Uncancelled
from engine.ai.registry import make_player
from engine.cards import DECK, Card, parse_cards
from engine.decider import begin, conduct, decide, evolve, legal_actions, to_act
from engine.events import DealScored, Event, MatchStarted
from engine.phases.deal import PRIKUP, receivers
from engine.phases.seats import active_seats
from engine.rules import Rules
from engine.state import Phase
from engine.view import view

DEALER: Final = 2
HANDS: Final = (
    "KH QH AS 10S JC QD 9S",
    "AC KC QC 10D JD 9D QS",
    "AH 10C 9C AD KS JS JH",
)
"""What seats 0, 1 and 2 are dealt; KD 10H 9H are left for the prikup."""

_CLAIMS: Final = (Phase.CLAIM_HAND, Phase.CLAIM_PRIKUP, Phase.CLAIM_HAND_2)


def sample_deal(rules: Rules) -> tuple[Event, ...]:
    """Return the events of the deal; () for a table of another size."""
    if rules.players != len(HANDS):
        return ()
    started = conduct(None, Start(rules, DEALER))[0]
    assert isinstance(started, MatchStarted)
    state = begin(started)
    player = make_player("ruler-1")
    told = list(conduct(state, Deal(_deck(rules))))
    for event in told:
        state = evolve(state, event)
    while not isinstance(told[-1], DealScored):
        seat = to_act(state)[0]
        seen = view(state, seat)
        # Nobody asks for a new deal: the first answer is no.
        action = (
            legal_actions(seen)[0]
            if state.phase in _CLAIMS
            else player.choose(seen, rules, Budget(), Uncancelled())
        )
        events = decide(state, seat, action)
        for event in events:
            state = evolve(state, event)
        told.extend(events)
    return tuple(told)


def _deck(rules: Rules) -> tuple[Card, ...]:
    held = [list(parse_cards(hand)) for hand in HANDS]
    rest = [card for card in DECK if not any(card in hand for hand in held)]
    active = active_seats(rules, DEALER)
    return tuple(
        rest.pop(0) if receiver == PRIKUP else held[active[receiver]].pop(0)
        for receiver in receivers(rules)
    )
