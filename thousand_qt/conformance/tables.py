"""The kinds `redeal`, `deal`, `cut` and `draw` of the worked examples (RULES.md 1.1 to 1.3)."""

from __future__ import annotations

from typing import Final

from engine.cards import Hand, hand_of
from engine.phases.claims import rights
from engine.rules import Rules
from engine.state import ClaimStage
from thousand_qt.conformance.fields import Fields, Malformed, member
from thousand_qt.conformance.outcomes import Unsupported
from thousand_qt.conformance.positions import before_deal, places, seat_of
from thousand_qt.conformance.rulebook import Part, require

Answers = dict[str, object]

_STAGES: Final = tuple(stage.value for stage in ClaimStage)


def redeal(rules: Rules, case: Fields) -> Answers:
    """List who may ask for a redeal, and by which rights."""
    require(rules, Part.REDEAL)
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
    require(rules, Part.DEAL)
    active = case.inner("setup").number("active", 3)
    if active != (2 if rules.players == 2 else 3):
        raise Malformed(f"`setup.active` is {active}, but these rules are for {rules.players}")
    state = before_deal(rules, dealer=rules.players - 1)
    dealt = places(state)
    hands = [hand for hand in dealt.hands if hand]
    last = next((seat for seat, hand in enumerate(hands) if hand and hand[-1].order == 23), None)
    return {
        "prikup_positions": [card.order + 1 for card in dealt.prikup or ()],
        "last_to": last,
        "hand_sizes": [len(hand) for hand in hands],
    }


def cut(rules: Rules, case: Fields) -> Answers:
    """Refuse by name: nobody cuts at this table."""
    require(rules, Part.CUT)
    raise Unsupported([("cut_nine", rules.cut_nine), ("cut_jack", rules.cut_jack)])


def draw(rules: Rules, case: Fields) -> Answers:
    """Refuse by name: the form with a stock is not played."""
    require(rules, Part.DEAL)
    raise Unsupported([("two_form", rules.two_form)])
