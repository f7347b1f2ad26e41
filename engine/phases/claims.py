"""Redeal claims: who may ask, the question to all at once, the grant (RULES.md 1.3, 2.4b item 2).

A claim is a right, never automatic. All asked seats answer in any order; the answers become public
together, and the first right in the order of asking is granted (ambiguity 32).
"""

from __future__ import annotations

from typing import Final, TypeVar

from msgspec.structs import replace

from engine.actions import Action, AnswerClaim
from engine.cards import Hand, Rank, hand_of, points_of
from engine.events import ClaimAnswered, ClaimsClosed, Event, RedealGranted
from engine.illegal import IllegalAction, Refusal
from engine.phases import auction, contract
from engine.rules import Rules
from engine.state import (
    ClaimRight,
    ClaimStage,
    ClaimWindow,
    DealState,
    Phase,
    State,
    View,
    deal_of,
    visible_hand,
)

S = TypeVar("S", bound=State)

_PHASES: Final = {
    Phase.CLAIM_HAND: ClaimStage.AFTER_DEAL,
    Phase.CLAIM_PRIKUP: ClaimStage.AFTER_PRIKUP,
    Phase.CLAIM_HAND_2: ClaimStage.AFTER_PASS,
}
PRIKUP_RIGHTS: Final = frozenset(
    {ClaimRight.LOW_PRIKUP, ClaimRight.PRIKUP_NINES, ClaimRight.PRIKUP_JACKS}
)


def _hand_rights(rules: Rules, stage: ClaimStage) -> tuple[bool, bool, bool]:
    """Tell whether four nines, four jacks and three nines give a right at this stage."""
    if stage is ClaimStage.AFTER_DEAL:
        return (
            rules.redeal_four_nines_deal,
            rules.redeal_four_jacks,
            rules.redeal_three_nines != "off",
        )
    return (
        rules.redeal_four_nines_pass,
        rules.redeal_four_jacks,
        rules.redeal_three_nines == "any",
    )


def _low_hand_stage(rules: Rules) -> ClaimStage | None:
    return ClaimStage(rules.redeal_hand_when) if rules.redeal_hand_below > 0 else None


def _prikup_rights_open(rules: Rules, uncontested: bool) -> bool:
    known = (
        rules.redeal_prikup_below > 0
        or rules.redeal_prikup_two_nines
        or rules.redeal_prikup_three_jacks
    )
    return known and (uncontested or not rules.redeal_prikup_only_at_100)


def possible(rules: Rules, stage: ClaimStage, uncontested: bool = False) -> bool:
    """Tell from public facts alone whether anybody could have a right at this stage."""
    if any(_hand_rights(rules, stage)) or _low_hand_stage(rules) is stage:
        return True
    return stage is ClaimStage.AFTER_PRIKUP and _prikup_rights_open(rules, uncontested)


def open_after_deal(state: S) -> S:
    """Ask everybody about a redeal where the rules know any, or go on to the auction."""
    if not possible(state.rules, ClaimStage.AFTER_DEAL):
        return contract.open_auction(state)
    deal = deal_of(state)
    asked = window(ClaimStage.AFTER_DEAL, deal.active)
    return replace(state, phase=Phase.CLAIM_HAND, deal=replace(deal, claims=asked))


def window(stage: ClaimStage, asked: tuple[int, ...]) -> ClaimWindow:
    """Open a question to these seats, in the order in which rights are granted."""
    return ClaimWindow(stage, asked, (None,) * len(asked))


def rights(
    rules: Rules,
    stage: ClaimStage,
    hand: Hand,
    *,
    forehand: bool = False,
    prikup: Hand = (),
    uncontested: bool = False,
) -> tuple[ClaimRight, ...]:
    """Return the rights that this hand, or the prikup its holder took, gives at this stage."""
    found: list[ClaimRight] = []
    nines = sum(card.rank is Rank.NINE for card in hand)
    jacks = sum(card.rank is Rank.JACK for card in hand)
    four_nines, four_jacks, three_nines = _hand_rights(rules, stage)
    if four_nines and nines == 4:
        found.append(ClaimRight.FOUR_NINES)
    if four_jacks and jacks == 4:
        found.append(ClaimRight.FOUR_JACKS)
    if three_nines and nines >= 3 and (forehand or rules.redeal_three_nines == "any"):
        found.append(ClaimRight.THREE_NINES)
    if _low_hand_stage(rules) is stage and points_of(hand) < rules.redeal_hand_below:
        found.append(ClaimRight.LOW_HAND)
    if stage is ClaimStage.AFTER_PRIKUP and _prikup_rights_open(rules, uncontested):
        found.extend(_rights_of_prikup(rules, prikup))
    return tuple(found)


def _rights_of_prikup(rules: Rules, prikup: Hand) -> list[ClaimRight]:
    found: list[ClaimRight] = []
    if points_of(prikup) < rules.redeal_prikup_below:
        found.append(ClaimRight.LOW_PRIKUP)
    if rules.redeal_prikup_two_nines and sum(card.rank is Rank.NINE for card in prikup) >= 2:
        found.append(ClaimRight.PRIKUP_NINES)
    if rules.redeal_prikup_three_jacks and sum(card.rank is Rank.JACK for card in prikup) == 3:
        found.append(ClaimRight.PRIKUP_JACKS)
    return found


def rights_of_seat(state: State, seat: int) -> tuple[ClaimRight, ...]:
    """Return the rights of a seat in the open window; its hand must be visible in `state`.

    Who plays in the dark knows no cards that would give him a right.
    """
    deal = deal_of(state)
    if seat == deal.blind:
        return ()
    stage = _PHASES[state.phase]
    return rights(
        state.rules,
        stage,
        visible_hand(deal, seat),
        forehand=seat == deal.forehand,
        prikup=(deal.prikup or ()) if stage is ClaimStage.AFTER_PRIKUP else (),
        uncontested=deal.uncontested,
    )


def legal(view: View, deal: DealState, seat: int) -> tuple[Action, ...]:
    """Return the answers that are open to the viewer."""
    if rights_of_seat(view, seat):
        return (AnswerClaim(False), AnswerClaim(True))
    return (AnswerClaim(False),)


def explain(view: View, deal: DealState, seat: int, action: Action) -> IllegalAction:
    """Say why an answer is refused."""
    if not isinstance(action, AnswerClaim):
        return IllegalAction(Refusal.WRONG_PHASE, phase=view.phase)
    return IllegalAction(Refusal.NO_CLAIM_RIGHT, stage=_PHASES[view.phase])


def decide(state: State, deal: DealState, seat: int, action: Action) -> tuple[Event, ...]:
    """Record one answer."""
    assert isinstance(action, AnswerClaim)
    return (ClaimAnswered(seat, action.claim),)


def automatic(state: State, deal: DealState) -> Event | None:
    """Close the window once everybody has answered."""
    asked = deal.claims
    if asked is None or None in asked.answers:
        return None
    claimed = tuple(seat for seat, yes in zip(asked.asked, asked.answers, strict=True) if yes)
    if not claimed:
        return ClaimsClosed(asked.stage)
    first = claimed[0]
    right = rights_of_seat(state, first)[0]
    return RedealGranted(first, right, _claimed_cards(deal, first, right), claimed)


def _claimed_cards(deal: DealState, seat: int, right: ClaimRight) -> Hand:
    """Return the cards that prove a right: the nines or jacks, the whole hand, or the prikup."""
    hand = visible_hand(deal, seat)
    if right in PRIKUP_RIGHTS:
        return deal.prikup or ()
    if right is ClaimRight.LOW_HAND:
        return hand
    rank = Rank.JACK if right is ClaimRight.FOUR_JACKS else Rank.NINE
    return hand_of(card for card in hand if card.rank is rank)


def apply_answered(state: S, event: ClaimAnswered) -> S:
    """Note an answer."""
    deal = deal_of(state)
    asked = deal.claims
    if asked is None:
        raise ValueError("nobody is asked about a redeal")
    place = asked.asked.index(event.seat)
    answers = (*asked.answers[:place], event.claim, *asked.answers[place + 1 :])
    return replace(state, deal=replace(deal, claims=replace(asked, answers=answers)))


def apply_granted(state: S, event: RedealGranted) -> S:
    """Throw the cards in: the deal does not count and is dealt again."""
    return auction.thrown_in(state, passes_on=state.rules.redeal_dealer == "next")


def apply_closed(state: S, event: ClaimsClosed) -> S:
    """Go on to the auction, the pass, or the raise."""
    deal = deal_of(state)
    deal = replace(deal, claims=None)
    match event.stage:
        case ClaimStage.AFTER_DEAL:
            return contract.open_auction(replace(state, deal=deal))
        case ClaimStage.AFTER_PRIKUP:
            return replace(state, deal=replace(deal, turn=deal.declarer), phase=Phase.PASS)
        case ClaimStage.AFTER_PASS:
            return contract.open_raise(replace(state, deal=deal))
