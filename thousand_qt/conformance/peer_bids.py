"""Peer cases before the first lead: ceilings, auction, talon, redeals, and who sees what."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

from msgspec.structs import replace

from engine.actions import Action, Bid, NameContract, Pass, PassCards
from engine.cards import Card, Hand, Rank, Suit, hand_of, points_of
from engine.decider import explain, legal_actions
from engine.illegal import IllegalAction, Refusal
from engine.marriages import bid_ceiling, marriage_value
from engine.phases.claims import rights
from engine.rules import Rules, barrel_need
from engine.scoring import Standing
from engine.state import ClaimStage, Phase, State
from engine.view import view
from thousand_qt.conformance.auctions import at_auction
from thousand_qt.conformance.fields import Fields, Malformed, cards, short, whole_number
from thousand_qt.conformance.outcomes import Skipped
from thousand_qt.conformance.positions import act, before_deal, deal_out, decline, places

Answers = dict[str, object]

_SEAT: Final = 0
_PRIKUP_RIGHTS: Final = frozenset({"low_prikup", "prikup_nines", "prikup_jacks"})
_ASKED_AMOUNT: Final = re.compile(r"(?:ok|bid)_(\d+)(?:_ok)?")
_FRESH: Final = Standing()
_DEALT: Final = 7
_WITH_PAIR: Final = (Card.KH, Card.QH, Card.AS, Card.TS, Card.AC, Card.JC, Card.ND)
_LOOSE: Final = (Card.AS, Card.TS, Card.KC, Card.JS, Card.TC, Card.AD, Card.QD)
"""Seven cards without a nine."""

_FEW_NINES: Final = tuple(card for card in Card if card not in (Card.NC, Card.ND))


def bid_cap(rules: Rules, case: Fields) -> Answers:
    """Name the ceiling of a hand; of `max_bid_greater_than` say whether it is above that."""
    top = bid_ceiling(rules, hand_of(cards(case.inner("setup").raw("hand"), "setup.hand")), _FRESH)
    expect = case.inner("expect")
    bound = expect.number("max_bid_greater_than", 0)
    return {"max_bid": top, "max_bid_greater_than": bound if top > bound else top}


def auction(rules: Rules, case: Fields) -> Answers:
    """Play the calls of the case, or judge its single bid, and say who opens."""
    actions = case.list("actions")
    if any(isinstance(one, list) for one in actions):
        return _calls(rules, case, actions)
    setup = case.inner("setup")
    answers: Answers = _single_bid(rules, case, actions) if _is_single(case) else {}
    if "dealer" in setup and not actions:
        answers |= _opening(rules, setup.number("dealer") % rules.players)
    if rules.barrel == "single":
        answers |= {"min_contract_to_win": barrel_need(rules), "must_score": barrel_need(rules)}
    return answers


def _is_single(case: Fields) -> bool:
    setup = case.inner("setup")
    amounts = any(_ASKED_AMOUNT.fullmatch(str(name)) for name in case.inner("expect").values)
    return bool(case.list("actions")) or amounts or "current" in setup


def _opening(rules: Rules, dealer: int) -> Answers:
    deal = deal_out(before_deal(rules, dealer), {}).deal
    assert deal is not None
    first = deal.calls[0]
    return {
        "opener": first.seat,
        "first_bidder": first.seat,
        "opener_bid": first.amount,
        "automatic": first.forced,
    }


def _single_bid(rules: Rules, case: Fields, actions: list[object]) -> Answers:
    """Judge bids over the present one; another seat than the one whose turn it is may try."""
    setup = case.inner("setup")
    high = None if setup.values.get("current") is None else setup.number("current")
    on_barrel = setup.flag("on_barrel")
    standings = [_FRESH] * rules.players
    if on_barrel:
        standings[_SEAT] = Standing(total=rules.barrel_at, barrel=0)
    state = at_auction(rules, _SEAT, _hand(rules, setup), high, tuple(standings))
    mover = _SEAT
    if "mover" in setup and "turn" in setup:
        mover = (setup.number("mover") - setup.number("turn")) % rules.players
    seen = view(state, mover)
    legal = legal_actions(seen)
    answers: Answers = {
        "legal_bids": [one.amount for one in legal if isinstance(one, Bid)],
        "ok_any_bid": any(isinstance(one, Bid) for one in legal),
        "ok_pass": Pass() in legal,
    }
    if actions:
        answers["ok"] = explain(seen, _read_call(actions[0])) is None
    for name in case.inner("expect").values:
        if asked := _ASKED_AMOUNT.fullmatch(str(name)):
            answers[name] = explain(seen, Bid(int(asked.group(1)))) is None
    return answers


def _hand(rules: Rules, setup: Fields) -> Hand:
    """Return the cards that the case speaks of; the others are dealt without a marriage."""
    if "hand" in setup:
        return cards(setup.raw("hand"), "setup.hand")
    suits: tuple[Suit, ...] = ()
    if "marriage_total" in setup:
        suits = _suits_worth(rules, setup.number("marriage_total"))
    elif "hand_marriages" in setup:
        suits = setup.suits("hand_marriages")
    return tuple(Card.of(rank, suit) for suit in suits for rank in (Rank.KING, Rank.QUEEN))


def _suits_worth(rules: Rules, total: int) -> tuple[Suit, ...]:
    """Return suits whose marriages are worth `total` together."""
    for count in range(len(Suit) + 1):
        for suits in combinations(Suit, count):
            if sum(marriage_value(rules, suit) for suit in suits) == total:
                return suits
    raise Malformed(f"no marriages are worth {total} together")


def _calls(rules: Rules, case: Fields, actions: list[object]) -> Answers:
    """Play a whole auction; seats of some programs count from 1."""
    setup, base = case.inner("setup"), _first_seat(case)
    dealer = (setup.number("dealer", base) - base) % rules.players
    state = deal_out(before_deal(rules, dealer), {})
    calls = [_seat_and_call(one, base, rules) for one in actions]
    if _is_compulsory(state, calls[0]):
        calls = calls[1:]
    try:
        for seat, call in calls:
            state = act(state, seat, call)
    except IllegalAction as refusal:
        return {"ok": False, "passed_cannot_return": refusal.code is Refusal.NOT_YOUR_TURN}
    deal = state.deal
    assert deal is not None
    return {
        "ok": True,
        "passed_cannot_return": False,
        "complete": deal.declarer is not None,
        "declarer": None if deal.declarer is None else deal.declarer + base,
        "contract": deal.contract,
        "history_len": len(deal.calls),
    }


def _first_seat(case: Fields) -> int:
    """Return the number of the first seat: the header of the file says whose seats begin at 1."""
    return 1 if str(case.values.get("source", "")).startswith("mekedron/") else 0


def _is_compulsory(state: State, call: tuple[int, Action]) -> bool:
    """Tell whether the first call is the one that the engine has made by itself."""
    made = state.deal.calls if state.deal is not None else ()
    return len(made) == 1 and call == (made[0].seat, Bid(made[0].amount or 0))


def _seat_and_call(words: object, base: int, rules: Rules) -> tuple[int, Action]:
    if not isinstance(words, list) or len(words) != 2:
        raise Malformed(f"a call is written [seat, bid 105] or [seat, pass], not {short(words)}")
    seat = whole_number(words[0], "the seat of a call") - base
    return seat % rules.players, _read_call(words[1])


def _read_call(words: object) -> Action:
    """Read `bid 105` or `pass`."""
    parts = str(words).split()
    if parts == ["pass"]:
        return Pass()
    if len(parts) == 2 and parts[0] == "bid":
        return Bid(whole_number(parts[1], "the amount of a bid"))
    raise Skipped(f"no call of ours is `{words}`")


def talon(rules: Rules, case: Fields) -> Answers:
    """Deal, take the prikup, name contracts."""
    setup = case.inner("setup")
    if "won_at" in setup:
        return _contracts(rules, setup.number("won_at"), case.inner("expect"))
    if "talon" in setup:
        prikup = hand_of(cards(setup.raw("talon"), "setup.talon"))
        found = rights(rules, ClaimStage.AFTER_PRIKUP, prikup, prikup=prikup, uncontested=True)
        return {"bad_talon": any(right.value in _PRIKUP_RIGHTS for right in found)}
    return _dealt(rules)


def _dealt(rules: Rules) -> Answers:
    """Say how many cards lie where, and who sees the prikup before and after it is taken."""
    dealt = places(before_deal(rules, rules.players - 1))
    hands = [hand for hand in dealt.hands if hand]
    prikup = dealt.prikup or ()
    state = deal_out(before_deal(rules, rules.players - 1), {})
    secret = all(
        seen is not None and seen.prikup is None
        for seen in (view(state, seat).deal for seat in range(rules.players))
    )
    deal = _won_uncontested(state).deal
    return {
        "hand_sizes": [len(hand) for hand in hands],
        "talon": len(prikup),
        "unused": sum(len(pile or ()) for pile in dealt.aside),
        "unique_cards": len({*prikup, *(card for hand in hands for card in hand)}),
        "hidden_from_state_before": secret,
        "all_see_talon": deal is not None and deal.prikup_shown,
    }


def _won_uncontested(state: State) -> State:
    """Let everybody pass, so that the compulsory bidder takes the prikup."""
    while state.phase is Phase.AUCTION and state.deal is not None and state.deal.turn is not None:
        state = act(state, state.deal.turn, Pass())
    return decline(state)


def _contracts(rules: Rules, won_at: int, expect: Fields) -> Answers:
    """List which contracts the declarer may name who won at `won_at` and holds a marriage."""
    declarer = _SEAT
    state = deal_out(before_deal(rules, (declarer - 1) % rules.players), {declarer: _WITH_PAIR})
    state = _won_uncontested(state)
    deal = state.deal
    assert deal is not None
    state = replace(state, deal=replace(deal, bid=won_at, contract=won_at))
    kept = deal.hands[declarer] or ()
    gifts = tuple(card for card in kept if card not in _WITH_PAIR)[: rules.players - 1]
    state = decline(act(state, declarer, PassCards(gifts)))
    amounts = [
        one.amount for one in legal_actions(view(state, declarer)) if isinstance(one, NameContract)
    ]
    return {
        "min_final_contract": min(amounts, default=None),
        "ok": [one for one in expect.numbers("ok") if one in amounts],
        "rejects": [one for one in expect.numbers("rejects") if one not in amounts],
        "rejected": [one for one in expect.numbers("rejected") if one not in amounts],
    }


def redeal(rules: Rules, case: Fields) -> Answers:
    """Say what a dealt hand gives the right to ask for."""
    found = {
        right.value
        for right in rights(rules, ClaimStage.AFTER_DEAL, hand_of(_claimed(case.inner("setup"))))
    }
    return {
        "redeal": bool(found),
        "request_ok": bool(found),
        "four_nine": "four_nines" in found,
        "three_nine": "three_nines" in found,
        "weak": "low_hand" in found,
    }


def _claimed(setup: Fields) -> Hand:
    """Return the hand, or one of seven cards with so many nines or points."""
    if "hand" in setup and isinstance(setup.values["hand"], list):
        return cards(setup.raw("hand"), "setup.hand")
    if "hand_nines" in setup:
        nines = [card for card in Card if card.rank is Rank.NINE][: setup.number("hand_nines")]
        return (*nines, *(card for card in _LOOSE if card not in nines))[:_DEALT]
    if "hand_points" in setup:
        wanted = setup.number("hand_points")
        for hand in combinations(_FEW_NINES, _DEALT):
            if points_of(hand) == wanted:
                return hand
        raise Malformed(f"no seven cards are worth {wanted} points")
    raise Skipped("the case names no hand")


def secrecy(rules: Rules, case: Fields) -> Answers:
    """Say what the state that is sent to one seat contains."""
    if "state_sent_to" not in case.inner("setup"):
        raise Skipped("this concerns the table and its clock, not the rules")
    state = deal_out(before_deal(rules, rules.players - 1), {})
    seen, truth = view(state, _SEAT).deal, state.deal
    assert seen is not None
    assert truth is not None
    hidden = {
        "other hands": all(hand is None for seat, hand in enumerate(seen.hands) if seat != _SEAT),
        "musik": seen.prikup is None,
    }
    return {
        "contains": ["own hand"] if seen.hands[_SEAT] == truth.hands[_SEAT] else [],
        "never_contains": [name for name, secret in hidden.items() if secret],
    }
