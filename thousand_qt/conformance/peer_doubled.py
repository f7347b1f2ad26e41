"""Peer cases about deals that count double: the golden round and the dark game."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from engine.actions import Bid, GoDark
from engine.cards import Suit, hand_of
from engine.decider import evolve
from engine.marriages import PAIRS
from engine.phases.finish import score
from engine.phases.seats import active_seats
from engine.rules import Rules
from engine.state import deal_of
from thousand_qt.conformance.fields import Fields
from thousand_qt.conformance.outcomes import Skipped
from thousand_qt.conformance.peer_sheet import scored_deal
from thousand_qt.conformance.positions import act, before_deal, deal_cards, deal_out, decline

Answers = dict[str, object]

_NEXT_BIDS: Final = re.compile(r"next player bids (\d+)")


def dark(rules: Rules, case: Fields) -> Answers:
    """Score a dark game, or tell whether one goes on after the next player has bid."""
    if case.list("actions"):
        return _dark_auction(rules, case)
    return scored_deal(rules, case, given_up=False)


def _dark_auction(rules: Rules, case: Fields) -> Answers:
    """Let forehand play in the dark and the next player, who holds a marriage, bid against it."""
    state = before_deal(rules, rules.players - 1)
    forehand, following = active_seats(rules, state.dealer)[:2]
    state = deal_cards(state, {following: hand_of(PAIRS[Suit.HEARTS])})
    state = decline(act(state, forehand, GoDark(True)))
    for one in case.list("actions"):
        bid = _NEXT_BIDS.fullmatch(str(one))
        if bid is None:
            raise Skipped(f"no call of ours is `{one}`")
        state = act(state, following, Bid(int(bid.group(1))))
    return {"dark": deal_of(state).dark}


def golden(rules: Rules, case: Fields) -> Answers:
    """Score a golden deal, or say which deals of a match are golden and who declares them."""
    setup = case.inner("setup")
    if "deal_no" not in setup:
        return scored_deal(rules, case, given_up=False)
    state, declarers, marks = before_deal(rules, dealer=0), [], []
    for _ in setup.numbers("deal_no"):
        marks.append(state.golden is not None)
        state = deal_out(state, {})
        deal = deal_of(state)
        if marks[-1]:
            declarers.append((deal.declarer, deal.contract))
        # Without a card played the round goes on as after any other deal.
        state = evolve(state, score(state, replace(deal, declarer=deal.forehand)))
    return {
        "golden": marks,
        "declarer_rotates": len({seat for seat, _ in declarers}) == len(declarers),
        "contract": declarers[0][1] if len({amount for _, amount in declarers}) == 1 else None,
    }
