"""The raise and the rospis (RULES.md 1.7, 1.8, 2.4b items 3 and 4)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.actions import Action, NameContract, Rospis
from engine.cards import Hand
from engine.events import ContractNamed, Event, Surrendered
from engine.illegal import IllegalAction, Refusal
from engine.marriages import hand_ceiling, highest_contract
from engine.phases import auction
from engine.phases.seats import acting_dealer
from engine.rules import Rules, is_draw
from engine.scoring import rospis_ban
from engine.scoring.types import Standing
from engine.state import DealState, Phase, State, View, deal_of, visible_hand

S = TypeVar("S", bound=State)


def contract_ceiling(rules: Rules, kept: Hand, standing: Standing, contract: int) -> int:
    """Return the highest contract for the cards kept after the pass, never below the bid won."""
    if rules.raise_limit == "unlimited":
        return max(contract, highest_contract(rules))
    return max(contract, hand_ceiling(rules, kept, standing))


def legal_contracts(rules: Rules, kept: Hand, standing: Standing, contract: int) -> tuple[int, ...]:
    """Return the contracts that may be named, from the least; the present one keeps it."""
    top = contract_ceiling(rules, kept, standing, contract)
    least = max(contract, rules.min_final_contract)
    above = auction.next_bid(rules, least)
    return (least, *range(above, top + 1, rules.bid_step))


def rospis_refusal(state: State, deal: DealState, seat: int) -> Refusal | None:
    """Return why this seat may not give the deal up now, or None when it may."""
    if seat != deal.declarer:
        return Refusal.ROSPIS_NOT_DECLARER
    banned = rospis_ban(state.rules, state.standings, seat)
    if banned is not None or _rospis_in_time(state, deal, seat):
        return banned
    return Refusal.ROSPIS_TOO_LATE


def _rospis_in_time(state: State, deal: DealState, seat: int) -> bool:
    if state.phase is Phase.PASS:
        return True
    if state.rules.rospis_timing == "before_pass":
        return False
    played = any(play.seat == seat for play in deal.trick) or bool(deal.tricks)
    return state.phase in (Phase.RAISE, Phase.TRICK) and not played


def explain_rospis(view: View, deal: DealState, seat: int) -> IllegalAction:
    """Say why the deal may not be given up."""
    code = rospis_refusal(view, deal, seat) or Refusal.WRONG_PHASE
    if code is Refusal.ROSPIS_LIMIT:
        return IllegalAction(code, limit=view.rules.rospis_limit)
    return IllegalAction(code)


def legal(view: View, deal: DealState, seat: int) -> tuple[Action, ...]:
    """Return the contracts from the least, and the rospis."""
    hand = visible_hand(deal, seat)
    amounts = legal_contracts(view.rules, hand, view.standings[seat], deal.contract)
    named = tuple(NameContract(amount) for amount in amounts)
    if rospis_refusal(view, deal, seat) is None:
        return (*named, Rospis())
    return named


def explain(view: View, deal: DealState, seat: int, action: Action) -> IllegalAction:
    """Say why a contract is refused."""
    if isinstance(action, Rospis):
        return explain_rospis(view, deal, seat)
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
    if isinstance(action, NameContract):
        return (ContractNamed(seat, action.amount),)
    return (Surrendered(seat, deal.contract),)


def open_raise(state: S) -> S:
    """Ask the declarer for the final contract, or go on to the first lead."""
    deal = deal_of(state)
    if state.rules.raise_contract == "after_pass":
        return replace(state, phase=Phase.RAISE, deal=replace(deal, turn=deal.declarer))
    return open_play(state)


def open_auction(state: S) -> S:
    """Go on to the auction, or to the first lead in the form without one."""
    return open_play(state) if is_draw(state.rules) else replace(state, phase=Phase.AUCTION)


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
    """Write the final contract down."""
    deal = deal_of(state)
    return open_play(replace(state, deal=replace(deal, contract=event.contract)))


def apply_surrendered(state: S, event: Surrendered) -> S:
    """End the deal without play."""
    deal = deal_of(state)
    return replace(state, deal=replace(deal, surrendered=True, turn=None))
