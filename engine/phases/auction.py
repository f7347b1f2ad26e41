"""The auction (RULES.md 1.4): the compulsory bid, raises, passes, ceilings, silence, the barrel.

Without a compulsory bid forehand speaks first, and where everybody passes the cards are dealt again
or the last hand takes the prikup without a bid (`all_pass`).
"""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.structs import replace

from engine.actions import Action, Bid, Pass
from engine.cards import Hand
from engine.events import AllPassed, AuctionWon, BidMade, Event, HandShown, Passed
from engine.illegal import IllegalAction, Refusal
from engine.marriages import bid_ceiling, marriages_in
from engine.phases import doubled, fines
from engine.phases.seats import acting_dealer
from engine.rules import Rules, barrel_need
from engine.scoring import on_barrel
from engine.scoring.types import Standing
from engine.state import Call, DealState, Phase, State, View, deal_of, visible_hand

S = TypeVar("S", bound=State)

DARK_CONTRACT: Final = 120
"""What a dark game is played for."""


def legal_bids(rules: Rules, hand: Hand, standing: Standing, high: int) -> tuple[int, ...]:
    """Return the amounts that this hand may bid over `high`, from the least."""
    least = next_bid(rules, high)
    top = bid_ceiling(rules, hand, standing)
    if not rules.bid_jumps:
        top = min(top, least)
    return tuple(range(least, top + 1, rules.bid_step))


def next_bid(rules: Rules, high: int) -> int:
    """Return the least raise: the next multiple of the step above the present bid.

    The first bid of an auction without a compulsory one is the lowest of the table.
    """
    return max(rules.min_bid, next_step(rules, high))


def next_step(rules: Rules, amount: int) -> int:
    """Return the next multiple of the step above an amount."""
    return (amount // rules.bid_step + 1) * rules.bid_step


def silenced(rules: Rules, standing: Standing) -> bool:
    """Tell whether a player with this standing is silenced (`silence_below`)."""
    return rules.silence_below is not None and standing.total < rules.silence_below


def has_to_be_silent(state: State, deal: DealState, seat: int) -> bool:
    """Tell whether a seat has to pass because of its score.

    Where nobody has to bid a silence of all would stop the match: it is ignored (ambiguity 12).
    """
    silent = [one for one in deal.active if silenced(state.rules, state.standings[one])]
    if state.rules.forced_bid == "none" and len(silent) == len(deal.active):
        return False
    return seat in silent


def may_lack_a_raise(state: State, deal: DealState, seat: int) -> bool:
    """Tell from public facts whether the cards of a seat decide if it may do more than pass."""
    if has_to_be_silent(state, deal, seat):
        return False
    return deal.dark or not legal_bids(state.rules, (), state.standings[seat], deal.high)


def _must_bid(rules: Rules, standing: Standing) -> bool:
    single = rules.barrel == "single" and rules.barrel_auction == "must_bid"
    return single and on_barrel(rules, standing)


def legal(view: View, deal: DealState, seat: int) -> tuple[Action, ...]:
    """Return Pass, where it is allowed, and then the bids from the least."""
    hand = visible_hand(deal, seat)
    standing = view.standings[seat]
    if has_to_be_silent(view, deal, seat):
        return (Pass(),)
    amounts = legal_bids(view.rules, hand, standing, deal.high)
    if deal.dark:
        amounts = amounts[:1] if marriages_in(hand) else ()
    bids = tuple(Bid(amount) for amount in amounts)
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
    if has_to_be_silent(view, deal, seat):
        return IllegalAction(Refusal.SILENCED, below=rules.silence_below, total=standing.total)
    if deal.dark and not marriages_in(hand):
        return IllegalAction(Refusal.UNDARK_NEEDS_MARRIAGE)
    if action.amount < least:
        return IllegalAction(Refusal.BID_TOO_LOW, high=deal.high, least=least)
    if action.amount % rules.bid_step:
        return IllegalAction(Refusal.BID_OFF_STEP, step=rules.bid_step)
    top = bid_ceiling(rules, hand, standing)
    if action.amount > top:
        return IllegalAction(Refusal.BID_ABOVE_CEILING, ceiling=top, marriages=marriages_in(hand))
    return IllegalAction(Refusal.BID_JUMP, only=least)


def decide(state: State, deal: DealState, seat: int, action: Action) -> tuple[Event, ...]:
    """Make the call; a bid against a dark game shows forehand his cards."""
    if not isinstance(action, Bid):
        return (Passed(seat),)
    return (BidMade(seat, action.amount), *reveal(deal))


def reveal(deal: DealState) -> tuple[HandShown, ...]:
    """Show the hand that is hidden from its holder, if there is one."""
    return () if deal.blind is None else (HandShown(deal.blind, visible_hand(deal, deal.blind)),)


def compulsory_bidder(rules: Rules, deal: DealState) -> int | None:
    """Return the seat that carries the compulsory bid, None where nobody does."""
    if rules.forced_bid == "none":
        return None
    return acting_dealer(deal) if rules.forced_bid == "dealer" else deal.forehand


def automatic(state: State, deal: DealState) -> Event | None:
    """Open with the compulsory bid, add the automatic one of the barrel, close the auction."""
    rules = state.rules
    if doubled.is_forced(state):
        return AuctionWon(
            deal.forehand, rules.golden_contract, rules.golden_contract, uncontested=False
        )
    if deal.undarkened is not None and rules.undark == "take":
        return _won(state, deal, deal.undarkened)
    if deal.dark:
        return _dark(state, deal)
    barrel = automatic_barrel_seat(state, deal.active)
    if not deal.calls:
        if barrel is not None and rules.barrel_auction == "auto_take":
            return AuctionWon(barrel, barrel_need(rules), barrel_need(rules), uncontested=False)
        opener = compulsory_bidder(rules, deal)
        if opener is None:
            opener = barrel
        if opener is None:
            return None
        amount = barrel_need(rules) if barrel == opener else rules.min_bid
        return BidMade(opener, amount, forced=True)
    if barrel is not None and len(deal.calls) == 1 and barrel != deal.high_bidder:
        return BidMade(barrel, barrel_need(rules), forced=True)
    out = passed_seats(deal)
    if len(out) < len(deal.active) - 1:
        return None
    winner = deal.high_bidder
    if winner is None and rules.all_pass == "last_hand_takes":
        winner = next(seat for seat in deal.active if seat not in out)
    if winner is None:
        return AllPassed() if len(out) == len(deal.active) else None
    return _won(state, deal, winner)


def _dark(state: State, deal: DealState) -> Event | None:
    """Speak for forehand in the dark, and close the auction when nobody turned the light on."""
    if not deal.calls:
        return BidMade(deal.forehand, DARK_CONTRACT, forced=True)
    asked = len(deal.active) - 1 if state.rules.undark != "off" else 0
    if len(passed_seats(deal)) < asked:
        return None
    return next(iter(reveal(deal)), None) or _won(state, deal, deal.forehand)


def _won(state: State, deal: DealState, winner: int) -> AuctionWon:
    """Give the deal to its highest bidder; the barrel lifts a contract that is too small for it."""
    rules, contract = state.rules, deal.high
    lifted = rules.barrel == "single" and rules.barrel_min_contract
    if lifted and on_barrel(rules, state.standings[winner]):
        contract = max(contract, barrel_need(rules))
    voluntary = any(call.amount is not None and not call.forced for call in deal.calls)
    uncontested = not voluntary and not deal.dark and winner == compulsory_bidder(rules, deal)
    return AuctionWon(winner, deal.high, contract, uncontested)


def first_speaker(rules: Rules, deal: DealState) -> int | None:
    """Return the seat that opens the auction; None where the first bid is made by itself."""
    return deal.forehand if rules.forced_bid == "none" else None


def automatic_barrel_seat(state: State, active: tuple[int, ...]) -> int | None:
    """Return the barrel seat nearest to forehand, where the barrel bids or takes by itself."""
    rules = state.rules
    if rules.barrel != "single" or rules.barrel_auction not in ("auto_bid", "auto_take"):
        return None
    seats = (s for s in active if on_barrel(rules, state.standings[s]))
    return next(seats, None)


def passed_seats(deal: DealState) -> frozenset[int]:
    """Return the seats that are out of the auction."""
    return frozenset(call.seat for call in deal.calls if call.amount is None)


def _next_speaker(rules: Rules, deal: DealState, seat: int) -> int | None:
    """Return the next seat clockwise still in the auction, None when nobody else is asked.

    The last hand is not asked where it takes the prikup that nobody bid for.
    """
    out = passed_seats(deal)
    place = deal.active.index(seat)
    around = deal.active[place + 1 :] + deal.active[:place]
    left = [s for s in around if s not in out and s != deal.high_bidder]
    if deal.high_bidder is None and len(left) == 1 and rules.all_pass == "last_hand_takes":
        return None
    return left[0] if left else None


def apply_bid(state: S, event: BidMade) -> S:
    """Write a bid down and give the word to the next seat; a bid against the dark ends it."""
    deal = deal_of(state)
    call = Call(event.seat, event.amount, event.forced)
    deal = replace(deal, calls=(*deal.calls, call), high=event.amount, high_bidder=event.seat)
    if deal.dark and event.seat != deal.forehand:
        deal = replace(deal, dark=False, undarkened=event.seat)
        if state.rules.undark == "take":
            return replace(state, deal=replace(deal, turn=None))
    turn = _next_speaker(state.rules, deal, event.seat)
    return replace(state, deal=replace(deal, turn=turn))


def apply_passed(state: S, event: Passed) -> S:
    """Write a pass down and give the word to the next seat."""
    deal = deal_of(state)
    deal = replace(deal, calls=(*deal.calls, Call(event.seat, None)))
    turn = _next_speaker(state.rules, deal, event.seat)
    return replace(state, deal=replace(deal, turn=turn))


def apply_all_passed(state: S, event: AllPassed) -> S:
    """Throw the cards in."""
    return thrown_in(state, passes_on=state.rules.all_pass == "redeal_next")


def thrown_in(state: S, passes_on: bool) -> S:
    """Go back to the deal, which does not count; `passes_on`: the next player deals."""
    dealer = state.dealer
    state = replace(
        state,
        phase=Phase.DEAL,
        dealer=(dealer + passes_on) % state.rules.players,
        redeals=state.redeals + 1,
        deal=None,
    )
    return fines.owed_for_redeals(state, dealer)


def apply_won(state: S, event: AuctionWon) -> S:
    """Name the declarer; the prikup is his, once he has raised where that comes first."""
    deal = deal_of(state)
    deal = replace(
        deal,
        declarer=event.seat,
        bid=event.bid,
        contract=event.contract,
        uncontested=event.uncontested,
        turn=None,
    )
    if state.rules.raise_contract == "before_prikup" and doubled.may_raise(state, deal):
        return replace(state, phase=Phase.RAISE, deal=replace(deal, turn=event.seat))
    return replace(state, deal=deal)
