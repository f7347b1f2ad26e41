"""The decider: what an action leads to, and what an event changes (DESIGN.md section 2).

`decide` answers a seat's action with events or refuses it; `conduct` is the table's door for
chance; `evolve` moves a state, or a view of it, by one event. `decide` accepts exactly what
`legal_actions(view(state, seat))` offers and never acts for another seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar, cast

from engine.actions import Action, Deal, Start, TableAction
from engine.events import (
    AllPassed,
    AuctionWon,
    BankTaken,
    BidMade,
    CardsDrawn,
    CardsPassed,
    ClaimAnswered,
    ClaimsClosed,
    ContractNamed,
    DarkDecided,
    DealScored,
    Dealt,
    Event,
    Fined,
    HandShown,
    MarriageDeclared,
    MatchEnded,
    PackCut,
    Passed,
    Played,
    PrikupChosen,
    PrikupsOffered,
    PrikupTaken,
    RedealGranted,
    Shuffled,
    Surrendered,
    TrickTaken,
)
from engine.illegal import IllegalAction, Refusal
from engine.phases import (
    auction,
    choice,
    claims,
    contract,
    cut,
    dark,
    deal,
    exchange,
    fines,
    finish,
    tricks,
)
from engine.phases.deal import begin
from engine.state import DealState, Phase, State, View, deal_of
from engine.view import view

__all__ = [
    "begin",
    "conduct",
    "decide",
    "evolve",
    "explain",
    "follow_ups",
    "legal_actions",
    "to_act",
]

S = TypeVar("S", bound=State)


class _PhaseRules(Protocol):
    """What a module of a phase offers."""

    def legal(self, view: View, deal: DealState, seat: int) -> tuple[Action, ...]: ...

    def explain(self, view: View, deal: DealState, seat: int, action: Action) -> IllegalAction: ...

    def decide(
        self, state: State, deal: DealState, seat: int, action: Action
    ) -> tuple[Event, ...]: ...


_PHASES: Final[dict[Phase, _PhaseRules]] = {
    Phase.DARK: dark,
    Phase.CLAIM_HAND: claims,
    Phase.AUCTION: auction,
    Phase.CLAIM_PRIKUP: claims,
    Phase.CHOOSE: choice,
    Phase.PASS: exchange,
    Phase.CLAIM_HAND_2: claims,
    Phase.RAISE: contract,
    Phase.TRICK: tricks,
}

_EVOLVE: Final[dict[type[Any], Callable[[Any, Any], Any]]] = {
    Shuffled: cut.apply_shuffled,
    PackCut: cut.apply_cut,
    Fined: fines.apply_fined,
    Dealt: deal.apply_dealt,
    DarkDecided: dark.apply_decided,
    HandShown: dark.apply_shown,
    ClaimAnswered: claims.apply_answered,
    ClaimsClosed: claims.apply_closed,
    RedealGranted: claims.apply_granted,
    BidMade: auction.apply_bid,
    Passed: auction.apply_passed,
    AllPassed: auction.apply_all_passed,
    AuctionWon: auction.apply_won,
    PrikupsOffered: choice.apply_offered,
    PrikupChosen: choice.apply_chosen,
    PrikupTaken: exchange.apply_prikup,
    CardsPassed: exchange.apply_passed,
    ContractNamed: contract.apply_named,
    Surrendered: contract.apply_surrendered,
    MarriageDeclared: tricks.apply_declared,
    Played: tricks.apply_played,
    TrickTaken: tricks.apply_taken,
    CardsDrawn: tricks.apply_drawn,
    BankTaken: tricks.apply_bank,
    DealScored: finish.apply_scored,
    MatchEnded: finish.apply_ended,
}


def conduct(state: State | None, action: TableAction) -> tuple[Event, ...]:
    """Answer an action of the table: start a match (without a state) or deal a deck.

    Raises IllegalAction for a deck that is not due or not complete, InvalidRules for rules that do
    not fit together.
    """
    if isinstance(action, Start):
        if state is not None:
            raise IllegalAction(Refusal.WRONG_PHASE, phase=state.phase)
        return (deal.start(action),)
    if state is None:
        raise IllegalAction(Refusal.NOT_DEALING)
    assert isinstance(action, Deal)
    first = cut.shuffled(state, action) if cut.is_on(state.rules) else deal.deal(state, action)
    return (first, *follow_ups(evolve(state, first)))


def decide(state: State, seat: int, action: Action) -> tuple[Event, ...]:
    """Return what the action of a seat leads to, with all that follows by itself.

    Raises IllegalAction, which says why, when the rules do not allow it.
    """
    refused = explain(view(state, seat), action)
    if refused is not None:
        raise refused
    if state.phase is Phase.CUT:
        events = cut.decide(state, seat, action)
    else:
        events = _PHASES[state.phase].decide(state, deal_of(state), seat, action)
    for event in events:
        state = evolve(state, event)
    return (*events, *follow_ups(state)) if not to_act(state) else events


def legal_actions(seen: View) -> tuple[Action, ...]:
    """Return what the viewer may do now, in a fixed order; () when he is not to act."""
    seat = seen.viewer
    if seat is None or seat not in to_act(seen):
        return ()
    if seen.phase is Phase.CUT:
        return cut.legal(seen, seat)
    return _PHASES[seen.phase].legal(seen, deal_of(seen), seat)


def explain(seen: View, action: Action) -> IllegalAction | None:
    """Return why an action of the viewer would be refused, None when it is legal."""
    seat = seen.viewer
    if seat is None or seat not in to_act(seen):
        return _not_to_act(seen, seat)
    if seen.phase is Phase.CUT:
        return None if action in cut.legal(seen, seat) else cut.explain(seen, seat, action)
    deal_seen, phase = deal_of(seen), _PHASES[seen.phase]
    if action in phase.legal(seen, deal_seen, seat):
        return None
    return phase.explain(seen, deal_seen, seat, action)


def to_act(state: State) -> tuple[int, ...]:
    """Return the seats that have to act now.

    In a claim window these are the asked seats that have not answered; a view lists there all whose
    answer its viewer cannot know.
    """
    if state.cut is not None:
        return () if state.cut.turn is None else (state.cut.turn,)
    current = state.deal
    if current is None:
        return ()
    if current.turn is not None:
        return (current.turn,)
    window = current.claims
    if window is None:
        return ()
    return tuple(s for s, said in zip(window.asked, window.answers, strict=True) if said is None)


def _not_to_act(state: State, seat: int | None) -> IllegalAction:
    if state.phase is Phase.END:
        return IllegalAction(Refusal.MATCH_OVER)
    window = state.deal.claims if state.deal is not None else None
    if window is not None and seat in window.asked:
        return IllegalAction(Refusal.ALREADY_ANSWERED)
    return IllegalAction(Refusal.NOT_YOUR_TURN, turn=to_act(state))


def evolve(state: S, event: Event) -> S:
    """Move a state, or a view by its redacted event; nothing is checked here.

    `MatchStarted` begins a state and `Rewound` concerns a log: see `engine.log` for both.
    """
    return cast(S, _EVOLVE[type(event)](state, event))


def follow_ups(state: State) -> tuple[Event, ...]:
    """Return the events that follow by themselves until a seat or the table has to act."""
    events: list[Event] = []
    while (event := _automatic(state)) is not None:
        events.append(event)
        state = evolve(state, event)
    return tuple(events)


def _automatic(state: State) -> Event | None:
    if state.fine_due is not None:
        return fines.automatic(state)
    if (pack := cut.pack_to_deal(state)) is not None:
        return deal.lay_out(state, pack)
    current = state.deal
    if current is None or (to_act(state) and state.phase is not Phase.AUCTION):
        return None
    match state.phase:
        case Phase.CLAIM_HAND | Phase.CLAIM_PRIKUP | Phase.CLAIM_HAND_2:
            return claims.automatic(state, current)
        case Phase.AUCTION if current.declarer is not None:
            return exchange.take_prikup(state, current)
        case Phase.AUCTION:
            return auction.automatic(state, current)
        case Phase.CHOOSE:
            return exchange.take_prikup(state, current)
        case Phase.END:
            return finish.automatic_end(state)
        case Phase.DEAL:
            return None
        case Phase.RAISE if not current.prikup_taken and not current.surrendered:
            return exchange.take_prikup(state, current)
        case _ if finish.is_finished(current):
            return finish.score(state, current)
        case _:
            return tricks.automatic(state, current)
