"""The cut of the pack before the deal (RULES.md 1.1): a person chooses the place.

The table shuffles; the pack lies face down and the cutter lifts part of it. Only a bottom card that
the rules care about is shown: a nine, which is cut again, or a jack. Where the third nine in a row
is fined, that cut stands, or the deal passes on.
"""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.structs import replace

from engine.actions import Action, Cut, Deal
from engine.cards import DECK, Card, Rank
from engine.events import Event, PackCut, Shuffled
from engine.illegal import IllegalAction, Refusal
from engine.phases import fines
from engine.phases.deal import check_deck
from engine.rules import Rules
from engine.scoring.types import Reason
from engine.state import CutOutcome, CutState, Phase, State, View

S = TypeVar("S", bound=State)

PLACES: Final = range(1, len(DECK))
"""How many cards can be lifted: at least one stays and one goes."""

NINES_FINED: Final = 3
"""Which nine in a row is fined."""

_MIDDLE_THIRD: Final = len(DECK) // 3
_OVER: Final = (CutOutcome.ACCEPTED, CutOutcome.BURIED, CutOutcome.FINED)
"""Outcomes after which the cards are dealt from the pack as it lies."""


def is_on(rules: Rules) -> bool:
    """Tell whether the pack is cut at this table."""
    watched = rules.cut_nine != "off" or rules.cut_jack != "off"
    return watched and rules.cutter != "none"


def cutter(rules: Rules, dealer: int) -> int:
    """Return the seat that cuts for this dealer."""
    step = 1 if rules.cutter == "left_of_dealer" else -1
    return (dealer + step) % rules.players


def shuffled(state: State, action: Deal) -> Shuffled:
    """Put the shuffled pack on the table; raises IllegalAction like a deal."""
    check_deck(state, action.deck)
    return Shuffled(state.dealer, action.deck)


def legal(view: View, seat: int) -> tuple[Action, ...]:
    """Return a cut at each place."""
    return tuple(Cut(place) for place in PLACES)


def explain(view: View, seat: int, action: Action) -> IllegalAction:
    """Say why a cut is refused."""
    if isinstance(action, Cut):
        return IllegalAction(Refusal.CUT_PLACE, least=PLACES[0], most=PLACES[-1])
    return IllegalAction(Refusal.WRONG_PHASE, phase=view.phase)


def decide(state: State, seat: int, action: Action) -> tuple[Event, ...]:
    """Cut, and look at the bottom card."""
    assert isinstance(action, Cut)
    current = cut_of(state)
    pack = current.pack
    assert pack is not None, "only the table cuts"
    bottom = pack[action.place - 1]
    outcome = judge(state.rules, bottom, current.nines, by_dealer=current.by_dealer)
    shown = None if outcome is CutOutcome.ACCEPTED else bottom
    return (PackCut(seat, action.place, shown, outcome),)


def judge(rules: Rules, bottom: Card, nines: int, *, by_dealer: bool = False) -> CutOutcome:
    """Return what a bottom card leads to after so many nines in a row.

    A cut of the dealer himself (`cut_jack: dealer_recuts_once`) stands whatever lies at the bottom.
    """
    if by_dealer:
        return CutOutcome.ACCEPTED
    if bottom.rank is Rank.NINE and rules.cut_nine != "off":
        if rules.cut_nine == "recut" or nines + 1 < NINES_FINED:
            return CutOutcome.AGAIN
        passes = rules.cut_nine == "recut_then_fine_pass_deal"
        return CutOutcome.FINED_PASSES_ON if passes else CutOutcome.FINED
    if bottom.rank is Rank.JACK:
        match rules.cut_jack:
            case "off":
                return CutOutcome.ACCEPTED
            case "dealer_buries":
                return CutOutcome.BURIED
            case "dealer_recuts_once":
                return CutOutcome.DEALER_CUTS
            case "reshuffle_and_recut":
                return CutOutcome.RESHUFFLED
    return CutOutcome.ACCEPTED


def pack_to_deal(state: State) -> tuple[Card, ...] | None:
    """Return the pack that is dealt now, None while it is still to be cut or paid for."""
    if state.cut is None or state.cut.turn is not None or state.fine_due is not None:
        return None
    return state.cut.pack


def cut_of(state: State) -> CutState:
    """Return the pack on the table; ValueError outside the cut."""
    if state.cut is None:
        raise ValueError("there is nothing to cut")
    return state.cut


def apply_shuffled(state: S, event: Shuffled) -> S:
    """Ask for the cut."""
    turn = cutter(state.rules, event.dealer)
    cut = CutState(pack=event.pack, turn=turn)
    return replace(state, phase=Phase.CUT, cut=cut, deal=None)


def apply_cut(state: S, event: PackCut) -> S:
    """Lay the lifted part under the other one, and go on by what lay at the bottom."""
    cut, outcome = cut_of(state), event.outcome
    pack = cut.pack
    if pack is not None:
        pack = pack[event.place :] + pack[: event.place]
        if outcome is CutOutcome.BURIED:
            pack = _buried(pack)
    fined = outcome in (CutOutcome.FINED, CutOutcome.FINED_PASSES_ON)
    if fined:
        state = fines.owed(state, event.seat, Reason.CUT_FINE)
    if outcome in (CutOutcome.RESHUFFLED, CutOutcome.FINED_PASSES_ON):
        step = int(outcome is CutOutcome.FINED_PASSES_ON)
        dealer = (state.dealer + step) % state.rules.players
        return replace(state, phase=Phase.DEAL, cut=None, dealer=dealer)
    turn = None if outcome in _OVER else event.seat
    by_dealer = outcome is CutOutcome.DEALER_CUTS
    nines = cut.nines + 1 if outcome is CutOutcome.AGAIN else 0
    cut = replace(
        cut,
        pack=pack,
        turn=state.dealer if by_dealer else turn,
        by_dealer=by_dealer,
        nines=nines,
        cuts=cut.cuts + 1,
    )
    return replace(state, cut=cut)


def _buried(pack: tuple[Card, ...]) -> tuple[Card, ...]:
    """Move the bottom card somewhere into the middle third.

    Where exactly only the hidden order of the pack says: everybody has seen the card, and nobody
    is to know who gets it.
    """
    *rest, jack = pack
    place = _MIDDLE_THIRD + rest[0].order % _MIDDLE_THIRD
    return (*rest[:place], jack, *rest[place:])
