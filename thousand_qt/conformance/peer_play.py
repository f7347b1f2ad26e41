"""Peer cases about trick play: legal cards, winners, points and marriages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.actions import Declare, Play
from engine.cards import Card, Rank, hand_of, points_of
from engine.decider import decide
from engine.illegal import IllegalAction, Refusal
from engine.marriages import declared_by
from engine.rules import Rules
from engine.scoring import round_points
from engine.state import DealState, MarriageKind, State
from thousand_qt.conformance.fields import Fields, Malformed, card, cards, short, whole_number
from thousand_qt.conformance.outcomes import Skipped
from thousand_qt.conformance.positions import advance, at_play, seat_of
from thousand_qt.conformance.tricks import follow_position, legal_plays, won_by

Answers = dict[str, object]

_SEAT: Final = 0
"""The seat that a case speaks of where it names none."""

_PAIR: Final = (Card.KH, Card.QH)
_DECLARATIONS: Final = {"": None, "declare": Declare.MARRIAGE, "declare aces": Declare.ACES}
"""What a case says behind a led card."""


def legal(rules: Rules, case: Fields) -> Answers:
    """List the legal cards, and refuse each of `rejects` without touching the state."""
    setup = case.inner("setup")
    hand = cards(setup.raw("hand"), "setup.hand")
    owner = setup.values.get("trump_owner")
    more = Fields({"trump_owner": 1 if owner == "opponent" else owner})
    state = follow_position(rules, hand, setup.cards("trick"), setup.suit("trump"), _SEAT, more)
    before = legal_plays(state, _SEAT)
    rejects = cards(case.inner("expect").list("rejects"), "expect.rejects")
    refused = [one for one in rejects if not _accepted(state, _SEAT, Play(one))]
    return {
        "legal": sorted({play.card.value for play in before}),
        "rejects": [one.value for one in refused],
        "state_unchanged_on_reject": legal_plays(state, _SEAT) == before,
    }


def _accepted(state: State, seat: int, action: Play) -> bool:
    try:
        decide(state, seat, action)
    except IllegalAction:
        return False
    return True


def winner(rules: Rules, case: Fields) -> Answers:
    """Name the winner of a trick and its points."""
    setup = case.inner("setup")
    return won_by(cards(setup.raw("trick"), "setup.trick"), setup.suit("trump"))


def points(rules: Rules, case: Fields) -> Answers:
    """Count the points of whole tricks, exactly and rounded."""
    tricks = [cards(one, "setup.tricks") for one in case.inner("setup").list("tricks")]
    total = sum(points_of(trick) for trick in tricks)
    return {"points": total, "rounded": round_points(rules, total)}


def marriage(rules: Rules, case: Fields) -> Answers:
    """Lead a card with a declaration, or follow the plays that the case gives."""
    setup = case.inner("setup")
    if "hands" in setup:
        return _played_out(rules, case)
    hand = _PAIR if setup.flag("hand_has_pair") else cards(setup.raw("hand"), "setup.hand")
    led = _led_card(setup, hand)
    on_lead = "on_lead" not in setup or setup.flag("on_lead")
    others = [] if on_lead else [next(one for one in Card if one not in hand)]
    state = at_play(
        rules,
        {_SEAT: hand},
        (_SEAT - len(others)) % rules.players,
        trick=others,
        trump=setup.suit("trump"),
        taken={_SEAT: _tricks_taken(setup)},
    )
    before = None if state.deal is None else state.deal.trump
    action = _declared_play(case, led)
    declares_aces = MarriageKind.ACES in declared_by(rules, hand_of(hand), led)
    try:
        deal = _after(state, _SEAT, action)
    except IllegalAction:
        return {"ok": False, "points": 0, "trump": before, "ace_marriage": declares_aces}
    return {
        "ok": True,
        "ace_marriage": declares_aces,
        "trump_is": "suit of the first ace led" if deal.trump is led.suit else deal.trump,
        "points": deal.marriage_points[_SEAT],
        "marriage_points": deal.marriage_points[_SEAT],
        "trump": deal.trump,
        "trump_unchanged": deal.trump is before,
    }


def _declared_play(case: Fields, led: Card) -> Play:
    """Return the lead that the case means: of a card, with what the card declares."""
    actions = case.list("actions")
    if actions == ["play K without declaring"]:
        return Play(led)
    if len(actions) == 1 and isinstance(actions[0], list) and len(actions[0]) == 2:
        return _read_play(str(actions[0][1]))
    return Play(led, Declare.ACES if led.rank is Rank.ACE else Declare.MARRIAGE)


def _led_card(setup: Fields, hand: Sequence[Card]) -> Card:
    """Return the card that is led for the declaration."""
    if "card" in setup:
        return card(setup.raw("card"), "setup.card")
    suit = setup.suit("suit") or hand[0].suit
    for rank in (Rank.KING, Rank.QUEEN):
        if Card.of(rank, suit) in hand:
            return Card.of(rank, suit)
    return hand[0]


def _tricks_taken(setup: Fields) -> int:
    """Return the tricks that the leader has taken; leading later means having taken one."""
    if "tricks_won" in setup:
        return setup.number("tricks_won")
    if "turn_index" in setup:
        return setup.number("turn_index")
    if "trick_no" in setup:
        return setup.number("trick_no") - 1
    return 1


def _played_out(rules: Rules, case: Fields) -> Answers:
    """Follow `[seat, play KH declare]`; a declaration that is refused is left away."""
    setup = case.inner("setup")
    hands = {seat: cards(hand, "setup.hands") for seat, hand in enumerate(setup.list("hands"))}
    state = at_play(rules, hands, seat_of(rules, setup.number("leader", _SEAT), "setup.leader"))
    after_first: int | None = None
    for one in case.list("actions"):
        if not isinstance(one, list) or len(one) != 2:
            raise Malformed(f"an action is written [seat, play CARD], not {short(one)}")
        seat = seat_of(rules, whole_number(one[0], "the seat of an action"), "actions")
        try:
            state = _advanced(state, seat, _read_play(str(one[1])))
        except IllegalAction as refusal:
            if refusal.code is not Refusal.DECLARE_NEEDS_TRICK:
                raise Malformed(f"the engine refuses {one}: {refusal}") from None
            state = _advanced(state, seat, Play(_read_play(str(one[1])).card))
        if after_first is None and state.deal is not None and state.deal.tricks:
            after_first = state.deal.turn
    deal = state.deal
    assert deal is not None
    return {
        "trump": deal.trump,
        "trump_owner": deal.trump_owner,
        "marriage_points": list(deal.marriage_points),
        "after_trick_1_leader": after_first,
    }


def _read_play(words: str) -> Play:
    """Read `play KH`, `play KH declare` or `play AS declare aces`."""
    parts = words.split()
    if len(parts) < 2 or parts[0] != "play":
        raise Malformed(
            f"an action is written `play CARD` or `play CARD declare`, not {short(words)}"
        )
    said = " ".join(parts[2:])
    if said not in _DECLARATIONS:
        raise Skipped(f"no declaration of ours is called `{said}`")
    return Play(card(parts[1], "actions"), _DECLARATIONS[said])


def _advanced(state: State, seat: int, action: Play) -> State:
    return advance(state, decide(state, seat, action))


def _after(state: State, seat: int, action: Play) -> DealState:
    deal = _advanced(state, seat, action).deal
    assert deal is not None
    return deal
