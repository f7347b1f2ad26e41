"""The raise, and giving the deal up: rospis, write-off, throw-in (RULES.md 1.7, 1.8, 1.16).

The final contract is named after the pass or, where that is agreed, before the prikup is taken. Who
took the prikup without any bid names his in any case, for he has none yet.
"""

from __future__ import annotations

from typing import Final, TypeGuard, TypeVar

from msgspec.structs import replace

from engine.actions import Action, NameContract, Rospis, ThrowIn, WriteOff
from engine.cards import Hand
from engine.events import ContractNamed, Event, Surrendered
from engine.illegal import IllegalAction, Refusal
from engine.marriages import hand_ceiling, highest_contract
from engine.phases import auction, doubled
from engine.phases.seats import acting_dealer
from engine.rules import Rules, active, is_draw
from engine.scoring import rospis_ban
from engine.scoring.types import Ending, Standing
from engine.state import DealState, Phase, State, View, deal_of, visible_hand

S = TypeVar("S", bound=State)

GivingUp = Rospis | WriteOff | ThrowIn


def contract_ceiling(rules: Rules, kept: Hand, standing: Standing, contract: int) -> int:
    """Return the highest contract for the cards kept after the pass, never below the bid won."""
    if rules.raise_limit == "unlimited":
        return max(contract, highest_contract(rules))
    return max(contract, hand_ceiling(rules, kept, standing))


def legal_contracts(rules: Rules, kept: Hand, standing: Standing, contract: int) -> tuple[int, ...]:
    """Return the contracts that may be named, from the least; the present one keeps it."""
    top = contract_ceiling(rules, kept, standing, contract)
    least = max(contract, rules.min_final_contract)
    above = auction.next_step(rules, least)
    return (least, *range(above, top + 1, rules.bid_step))


def rospis_refusal(state: State, deal: DealState, seat: int) -> Refusal | None:
    """Return why this seat may not give the deal up now, or None when it may."""
    if seat != deal.declarer:
        return Refusal.ROSPIS_NOT_DECLARER
    banned = rospis_ban(
        state.rules, state.standings, seat, golden=state.golden is not None, dark=deal.dark
    )
    return banned or _moment_refusal(state, deal, seat)


def write_off_refusal(state: State, deal: DealState, seat: int) -> Refusal | None:
    """Return why this seat may not write the deal off now, or None when it may.

    It is bound like a rospis, but for the number of them in a match.
    """
    if seat != deal.declarer:
        return Refusal.ROSPIS_NOT_DECLARER
    if not state.rules.write_off:
        return Refusal.WRITE_OFF_OFF
    banned = None
    if state.rules.rospis:
        unlimited = replace(state.rules, rospis_limit=0)
        banned = rospis_ban(
            unlimited, state.standings, seat, golden=state.golden is not None, dark=deal.dark
        )
    return banned or _moment_refusal(state, deal, seat)


def throw_in_refusal(state: State, deal: DealState, seat: int) -> Refusal | None:
    """Return why this seat may not throw the deal in now, or None when it may."""
    if seat != deal.declarer:
        return Refusal.ROSPIS_NOT_DECLARER
    if not state.rules.free_throw_in or not active(state.rules, "free_throw_in"):
        return Refusal.THROW_IN_OFF
    open_yet = state.phase in (Phase.PASS, Phase.RAISE) and not deal.named
    return None if deal.bid == 0 and open_yet else Refusal.THROW_IN_TOO_LATE


def _moment_refusal(state: State, deal: DealState, seat: int) -> Refusal | None:
    """Return why it is not the moment to give up: from the prikup on, while the rules allow it."""
    if not deal.prikup_taken:
        return Refusal.ROSPIS_TOO_EARLY
    if not deal.contract:
        return Refusal.ROSPIS_NO_CONTRACT
    return None if _in_time(state, deal, seat) else Refusal.ROSPIS_TOO_LATE


def _in_time(state: State, deal: DealState, seat: int) -> bool:
    timing = state.rules.rospis_timing if state.rules.rospis else "before_first_lead"
    if state.phase is Phase.PASS:
        return True
    if timing == "before_pass":
        return False
    played = any(play.seat == seat for play in deal.trick) or bool(deal.tricks)
    in_time = timing == "any_own_turn" or not played
    return state.phase in (Phase.RAISE, Phase.TRICK) and in_time


def giving_up(view: View, deal: DealState, seat: int) -> tuple[Action, ...]:
    """Return the ways in which the viewer may give the deal up now."""
    ways: tuple[tuple[Action, Refusal | None], ...] = (
        (Rospis(), rospis_refusal(view, deal, seat)),
        (WriteOff(), write_off_refusal(view, deal, seat)),
        (ThrowIn(), throw_in_refusal(view, deal, seat)),
    )
    return tuple(action for action, refusal in ways if refusal is None)


def gives_up(action: Action) -> TypeGuard[GivingUp]:
    """Tell whether the action gives the deal up."""
    return isinstance(action, Rospis | WriteOff | ThrowIn)


def given_up(seat: int, deal: DealState, action: GivingUp) -> tuple[Event, ...]:
    """Give the deal up."""
    return (Surrendered(seat, deal.contract, _ENDINGS[type(action)]),)


_ENDINGS: Final[dict[type[GivingUp], Ending]] = {
    Rospis: Ending.ROSPIS,
    WriteOff: Ending.WRITE_OFF,
    ThrowIn: Ending.THROW_IN,
}


def explain_giving_up(view: View, deal: DealState, seat: int, action: GivingUp) -> IllegalAction:
    """Say why the deal may not be given up."""
    match action:
        case Rospis():
            refusal = rospis_refusal(view, deal, seat)
        case WriteOff():
            refusal = write_off_refusal(view, deal, seat)
        case ThrowIn():
            refusal = throw_in_refusal(view, deal, seat)
    code = refusal or Refusal.WRONG_PHASE
    if code is Refusal.ROSPIS_LIMIT:
        return IllegalAction(code, limit=view.rules.rospis_limit)
    return IllegalAction(code)


def legal(view: View, deal: DealState, seat: int) -> tuple[Action, ...]:
    """Return the contracts from the least, and the ways to give up."""
    hand = visible_hand(deal, seat)
    amounts = legal_contracts(view.rules, hand, view.standings[seat], deal.contract)
    named = tuple(NameContract(amount) for amount in amounts)
    return (*named, *giving_up(view, deal, seat))


def explain(view: View, deal: DealState, seat: int, action: Action) -> IllegalAction:
    """Say why a contract is refused."""
    if gives_up(action):
        return explain_giving_up(view, deal, seat, action)
    if not isinstance(action, NameContract):
        return IllegalAction(Refusal.WRONG_PHASE, phase=view.phase)
    rules, standing, hand = view.rules, view.standings[seat], visible_hand(deal, seat)
    least = legal_contracts(rules, hand, standing, deal.contract)[0]
    if action.amount < least:
        return IllegalAction(Refusal.CONTRACT_TOO_LOW, least=least)
    if action.amount % rules.bid_step:
        return IllegalAction(Refusal.CONTRACT_OFF_STEP, step=rules.bid_step)
    top = contract_ceiling(rules, hand, standing, deal.contract)
    return IllegalAction(Refusal.CONTRACT_ABOVE_CEILING, ceiling=top)


def decide(state: State, deal: DealState, seat: int, action: Action) -> tuple[Event, ...]:
    """Name the contract or give the deal up."""
    if gives_up(action):
        return given_up(seat, deal, action)
    assert isinstance(action, NameContract)
    return (ContractNamed(seat, action.amount),)


def open_raise(state: S) -> S:
    """Ask the declarer for the final contract, or go on to the first lead."""
    deal = deal_of(state)
    raises = state.rules.raise_contract == "after_pass" and doubled.may_raise(state, deal)
    if raises or not deal.contract:
        return replace(state, phase=Phase.RAISE, deal=replace(deal, turn=deal.declarer))
    return open_play(state)


def open_auction(state: S) -> S:
    """Go on to the auction, or to the first lead in the form without one."""
    if is_draw(state.rules):
        return open_play(state)
    deal = deal_of(state)
    deal = replace(deal, turn=auction.first_speaker(state.rules, deal))
    return replace(state, phase=Phase.AUCTION, deal=deal)


def open_play(state: S) -> S:
    """Give the first lead to the seat that the rules name; forehand leads without a declarer."""
    deal = deal_of(state)
    match state.rules.first_lead:
        case "declarer":
            leader = deal.forehand if deal.declarer is None else deal.declarer
        case "forehand":
            leader = deal.forehand
        case "dealer":
            leader = acting_dealer(deal)
    return replace(state, phase=Phase.TRICK, deal=replace(deal, turn=leader))


def apply_named(state: S, event: ContractNamed) -> S:
    """Write the final contract down; before the prikup that is taken next."""
    deal = replace(deal_of(state), contract=event.contract, named=True, turn=None)
    state = replace(state, deal=deal)
    return open_play(state) if deal.prikup_taken else state


def apply_surrendered(state: S, event: Surrendered) -> S:
    """End the deal without play."""
    deal = deal_of(state)
    return replace(state, deal=replace(deal, surrendered=True, ending=event.form, turn=None))
