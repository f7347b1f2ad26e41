"""The auction (RULES.md 1.4): the compulsory bid, raises, passes, ceilings, silence, the barrel."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.actions import Action, Bid, Pass
from engine.cards import Hand
from engine.events import AuctionWon, BidMade, Event, Passed
from engine.illegal import IllegalAction, Refusal
from engine.marriages import bid_ceiling, marriages_in
from engine.phases.seats import acting_dealer
from engine.rules import Rules, barrel_need
from engine.scoring import on_barrel
from engine.scoring.types import Standing
from engine.state import Call, DealState, State, View, deal_of, visible_hand

S = TypeVar("S", bound=State)


def legal_bids(rules: Rules, hand: Hand, standing: Standing, high: int) -> tuple[int, ...]:
    """Return the amounts that this hand may bid over `high`, from the least."""
    least = next_bid(rules, high)
    top = bid_ceiling(rules, hand, standing)
    if not rules.bid_jumps:
        top = min(top, least)
    return tuple(range(least, top + 1, rules.bid_step))


def next_bid(rules: Rules, high: int) -> int:
    """Return the least raise: the next multiple of the step above the present bid."""
    return (high // rules.bid_step + 1) * rules.bid_step


def silenced(rules: Rules, standing: Standing) -> bool:
    """Tell whether a player with this standing has to pass (`silence_below`)."""
    return rules.silence_below is not None and standing.total < rules.silence_below


def _must_bid(rules: Rules, standing: Standing) -> bool:
    single = rules.barrel == "single" and rules.barrel_auction == "must_bid"
    return single and on_barrel(rules, standing)


def legal(view: View, deal: DealState, seat: int) -> tuple[Action, ...]:
    """Return Pass, where it is allowed, and then the bids from the least."""
    hand = visible_hand(deal, seat)
    standing = view.standings[seat]
    if silenced(view.rules, standing):
        return (Pass(),)
    bids = tuple(Bid(amount) for amount in legal_bids(view.rules, hand, standing, deal.high))
    if bids and _must_bid(view.rules, standing):
        return bids
    return (Pass(), *bids)


def explain(view: View, deal: DealState, seat: int, action: Action) -> IllegalAction:
    """Say why a call is refused."""
    rules, standing, hand = view.rules, view.standings[seat], visible_hand(deal, seat)
    least = next_bid(rules, deal.high)
    if isinstance(action, Pass):
        return IllegalAction(Refusal.MUST_BID, least=least)
    if not isinstance(action, Bid):
        return IllegalAction(Refusal.WRONG_PHASE, phase=view.phase)
    if silenced(rules, standing):
        return IllegalAction(Refusal.SILENCED, below=rules.silence_below, total=standing.total)
    if action.amount <= deal.high:
        return IllegalAction(Refusal.BID_TOO_LOW, high=deal.high, least=least)
    if action.amount % rules.bid_step:
        return IllegalAction(Refusal.BID_OFF_STEP, step=rules.bid_step)
    top = bid_ceiling(rules, hand, standing)
    if action.amount > top:
        return IllegalAction(Refusal.BID_ABOVE_CEILING, ceiling=top, marriages=marriages_in(hand))
    return IllegalAction(Refusal.BID_JUMP, only=least)


def decide(state: State, deal: DealState, seat: int, action: Action) -> tuple[Event, ...]:
    """Make the call."""
    return (BidMade(seat, action.amount),) if isinstance(action, Bid) else (Passed(seat),)


def compulsory_bidder(rules: Rules, deal: DealState) -> int:
    """Return the seat that carries the compulsory bid."""
    return acting_dealer(deal) if rules.forced_bid == "dealer" else deal.forehand


def automatic(state: State, deal: DealState) -> Event | None:
    """Open with the compulsory bid, add the automatic one of the barrel, close the auction."""
    rules = state.rules
    barrel = _automatic_barrel_seat(state, deal)
    if not deal.calls:
        if barrel is not None and rules.barrel_auction == "auto_take":
            return AuctionWon(barrel, barrel_need(rules), barrel_need(rules), uncontested=False)
        opener = compulsory_bidder(rules, deal)
        amount = barrel_need(rules) if barrel == opener else rules.min_bid
        return BidMade(opener, amount, forced=True)
    if barrel is not None and len(deal.calls) == 1 and barrel != deal.high_bidder:
        return BidMade(barrel, barrel_need(rules), forced=True)
    out = passed_seats(deal)
    if len(out) < len(deal.active) - 1:
        return None
    winner = deal.high_bidder
    assert winner is not None
    contract = deal.high
    lifted = rules.barrel == "single" and rules.barrel_min_contract
    if lifted and on_barrel(rules, state.standings[winner]):
        contract = max(contract, barrel_need(rules))
    voluntary = any(call.amount is not None and not call.forced for call in deal.calls)
    uncontested = not voluntary and winner == compulsory_bidder(rules, deal)
    return AuctionWon(winner, deal.high, contract, uncontested)


def _automatic_barrel_seat(state: State, deal: DealState) -> int | None:
    """Return the barrel seat nearest to forehand, where the barrel bids or takes by itself."""
    rules = state.rules
    if rules.barrel != "single" or rules.barrel_auction not in ("auto_bid", "auto_take"):
        return None
    seats = (s for s in deal.active if on_barrel(rules, state.standings[s]))
    return next(seats, None)


def passed_seats(deal: DealState) -> frozenset[int]:
    """Return the seats that are out of the auction."""
    return frozenset(call.seat for call in deal.calls if call.amount is None)


def _next_speaker(deal: DealState, seat: int) -> int | None:
    """Return the next seat clockwise still in the auction, None when nobody else is."""
    out = passed_seats(deal)
    place = deal.active.index(seat)
    around = deal.active[place + 1 :] + deal.active[:place]
    return next((s for s in around if s not in out and s != deal.high_bidder), None)


def apply_bid(state: S, event: BidMade) -> S:
    """Write a bid down and give the word to the next seat."""
    deal = deal_of(state)
    call = Call(event.seat, event.amount, event.forced)
    deal = replace(deal, calls=(*deal.calls, call), high=event.amount, high_bidder=event.seat)
    return replace(state, deal=replace(deal, turn=_next_speaker(deal, event.seat)))


def apply_passed(state: S, event: Passed) -> S:
    """Write a pass down and give the word to the next seat."""
    deal = deal_of(state)
    deal = replace(deal, calls=(*deal.calls, Call(event.seat, None)))
    return replace(state, deal=replace(deal, turn=_next_speaker(deal, event.seat)))


def apply_won(state: S, event: AuctionWon) -> S:
    """Name the declarer; the prikup is his."""
    deal = deal_of(state)
    deal = replace(
        deal,
        declarer=event.seat,
        bid=event.bid,
        contract=event.contract,
        uncontested=event.uncontested,
        turn=None,
    )
    return replace(state, deal=deal)
