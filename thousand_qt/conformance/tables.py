"""The kinds `redeal`, `deal`, `cut` and `draw` of the worked examples (RULES.md 1.1 to 1.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from engine.actions import Cut, Deal
from engine.cards import DECK, Card, Hand, hand_of
from engine.decider import conduct, decide, follow_ups, to_act
from engine.events import Fined, PackCut
from engine.phases.claims import rights
from engine.rules import Rules
from engine.state import ClaimStage, CutOutcome, Phase, State, Trick
from thousand_qt.conformance.fields import Fields, Malformed, card, member
from thousand_qt.conformance.positions import advance, at_play, before_deal, places, seat_of

Answers = dict[str, object]

_STAGES: Final = tuple(stage.value for stage in ClaimStage)


def redeal(rules: Rules, case: Fields) -> Answers:
    """List who may ask for a redeal, and by which rights."""
    setup = case.inner("setup")
    stage = ClaimStage(member(_STAGES, setup.text("stage"), setup.path("stage")))
    forehand = setup.number("forehand", 0)
    prikup = hand_of(setup.cards("prikup"))
    declarer = setup.number("declarer", setup.number("taker", forehand))
    seat_of(rules, declarer, setup.path("declarer"))
    asked = setup.hands("hands")
    if stage is ClaimStage.AFTER_PRIKUP:
        asked = {declarer: _with_prikup(asked.get(declarer, ()), prikup)}
    claims: dict[int, list[str]] = {}
    for seat, hand in asked.items():
        found = rights(
            rules,
            stage,
            hand_of(hand),
            forehand=seat == forehand,
            prikup=prikup,
            uncontested=any(setup.flag(name) for name in ("uncontested", "at_100", "forced")),
        )
        if found:
            claims[seat_of(rules, seat, setup.path("hands"))] = [right.value for right in found]
    return {"claims": claims}


def _with_prikup(hand: Hand, prikup: Hand) -> Hand:
    """Return the hand of the declarer who has taken the prikup."""
    return hand_of({*hand, *prikup})


def deal(rules: Rules, case: Fields) -> Answers:
    """Say where in the pack the prikup lies, from 1, and who gets the last card."""
    active = case.inner("setup").number("active", 3)
    if active != (2 if rules.players == 2 else 3):
        raise Malformed(f"`setup.active` is {active}, but these rules are for {rules.players}")
    state = before_deal(rules, dealer=rules.players - 1)
    dealt = places(state)
    hands = [hand for hand in dealt.hands if hand]
    last = next((seat for seat, hand in enumerate(hands) if hand and hand[-1].order == 23), None)
    first, second, *_ = (*dealt.aside, None, None)
    two_prikups = len(dealt.aside) > 1
    return {
        "prikup_positions": _positions(dealt.prikup),
        "a_positions": _positions(first if two_prikups else None),
        "b_positions": _positions(second),
        "dead": 0 if two_prikups else len(first or ()),
        "stock": len(dealt.stock or ()),
        "last_to": last,
        "hand_sizes": [len(hand) for hand in hands],
    }


def _positions(pile: Hand | None) -> list[int]:
    return [card.order + 1 for card in pile or ()]


def cut(rules: Rules, case: Fields) -> Answers:
    """Say what the bottom cards after one cut and the next lead to, and at which of them."""
    setup = case.inner("setup")
    bottoms = [card(one, setup.path("bottoms")) for one in setup.list("bottoms")]
    state = before_deal(rules, dealer=0)
    said, fine, looked_at = _CUT_ANSWERS[CutOutcome.ACCEPTED], 0, 0
    for bottom in bottoms:
        if state.phase is Phase.DEAL:
            state = advance(state, conduct(state, Deal(DECK)))
        if state.phase is not Phase.CUT or state.cut is None:
            break
        events = decide(_with_bottom(state, bottom), to_act(state)[0], Cut(_PLACE))
        state = advance(state, events)
        looked_at += 1
        happened = next(event for event in events if isinstance(event, PackCut))
        said = _CUT_ANSWERS[happened.outcome]
        paid = [event for event in events if isinstance(event, Fined)]
        fine = -sum(line.points for event in paid for line in event.scored.lines)
        if happened.outcome not in _CUT_AGAIN:
            break
    return {"outcome": said, "fine": fine, "index": max(0, looked_at - 1)}


def _with_bottom(state: State, bottom: Card) -> State:
    """Return the state in which a cut at `_PLACE` brings that card to the bottom."""
    rest = tuple(one for one in DECK if one is not bottom)
    pack = (*rest[: _PLACE - 1], bottom, *rest[_PLACE - 1 :])
    assert state.cut is not None
    return replace(state, cut=replace(state.cut, pack=pack))


_PLACE: Final = 12
_CUT_AGAIN: Final = (CutOutcome.AGAIN, CutOutcome.DEALER_CUTS, CutOutcome.RESHUFFLED)
_CUT_ANSWERS: Final = {
    CutOutcome.ACCEPTED: "accepted",
    CutOutcome.AGAIN: "recut",
    CutOutcome.FINED: "fine",
    CutOutcome.FINED_PASSES_ON: "fine_pass_deal",
    CutOutcome.BURIED: "jack_buried",
    CutOutcome.DEALER_CUTS: "dealer_recuts",
    CutOutcome.RESHUFFLED: "reshuffle",
}
"""What a case calls the outcomes."""


def draw(rules: Rules, case: Fields) -> Answers:
    """Draw from the stock after a trick and say who holds what."""
    setup = case.inner("setup")
    winner = seat_of(rules, setup.number("winner"), "setup.winner")
    state = at_play(rules, setup.hands("hands"), winner, stock=setup.cards("stock"))
    assert state.deal is not None
    taken = replace(state.deal, turn=None, tricks=(Trick((), winner, 0),))
    state = replace(state, deal=taken)
    after = advance(state, follow_ups(state)).deal
    assert after is not None
    hands = {seat: [card.value for card in hand or ()] for seat, hand in enumerate(after.hands)}
    return {"hands": hands, "leader": after.turn}
