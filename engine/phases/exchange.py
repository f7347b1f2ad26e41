"""The prikup and the pass (RULES.md 1.5, 1.6)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Final, TypeVar

from msgspec.structs import replace

from engine.actions import Action, PassCards
from engine.cards import Card, Hand, hand_of, without
from engine.events import CardsPassed, Event, PrikupsOffered, PrikupTaken
from engine.illegal import IllegalAction, Refusal
from engine.phases import choice, claims, contract, doubled
from engine.rules import Rules
from engine.state import ClaimStage, DealState, Gift, Phase, State, View, deal_of, visible_hand

S = TypeVar("S", bound=State)

_LAID: Final = {"to_table": 2, "one_to_opponent": 0, "opponent_and_bank": 1}
"""How many cards the declarer of a two-player form lays away face down."""


def prikup_is_shown(rules: Rules, uncontested: bool) -> bool:
    """Tell whether everybody sees the prikup that the declarer takes."""
    if rules.prikup_show == "always":
        return True
    return rules.prikup_show == "hidden_at_forced_100" and not uncontested


def prikup_size(rules: Rules) -> int:
    """Return how many cards the declarer takes up."""
    return 2 if rules.players == 2 and rules.two_form == "two_prikups_2" else 3


def opponents(deal: DealState) -> tuple[int, ...]:
    """Return the other seats that play, clockwise from the declarer."""
    assert deal.declarer is not None
    place = deal.active.index(deal.declarer)
    return deal.active[place + 1 :] + deal.active[:place]


def receivers(rules: Rules, deal: DealState) -> tuple[int, ...]:
    """Return the seats that are given a card, clockwise from the declarer."""
    if rules.players == 2 and rules.two_discard == "to_table":
        return ()
    return opponents(deal)


def laid_away(rules: Rules) -> int:
    """Return how many cards the declarer lays away face down: none but in a two-player form."""
    return _LAID[rules.two_discard] if rules.players == 2 else 0


def _cards_away(rules: Rules, deal: DealState) -> int:
    """Return how many cards leave the declarer's hand."""
    return len(receivers(rules, deal)) + laid_away(rules)


def take_prikup(state: State, deal: DealState) -> PrikupsOffered | PrikupTaken:
    """Give the prikup to the declarer, who picks one first where two lie on the table."""
    assert deal.declarer is not None
    if choice.is_due(deal):
        return choice.offer(state, deal)
    prikup = deal.prikup if deal.chosen is None else deal.aside[deal.chosen]
    shown = prikup_is_shown(state.rules, deal.uncontested)
    return PrikupTaken(deal.declarer, prikup, shown and not doubled.hides_prikup(state, deal))


def legal(view: View, deal: DealState, seat: int) -> tuple[Action, ...]:
    """Return every choice of the cards that go away, in the order of the hand, and the rospis."""
    hand = visible_hand(deal, seat)
    away = _cards_away(view.rules, deal)
    choices: Iterable[tuple[Card, ...]] = permutations(_free(view, deal, hand), away)
    if view.rules.pass_style == "keep_one":
        choices = (cards for cards in choices if _keeps_one(view.rules, deal, cards))
    passes = tuple(map(PassCards, choices))
    return (*passes, *contract.giving_up(view, deal, seat))


def _free(view: View, deal: DealState, hand: Hand) -> Hand:
    """Return the cards that may leave the hand: those of the prikup where one of them is kept.

    Two cards laid away of a prikup of two leave none to keep, so one of them comes from the hand.
    """
    mixed = laid_away(view.rules) == prikup_size(view.rules)
    return (deal.prikup or ()) if view.rules.pass_style == "keep_one" and not mixed else hand


def _keeps_one(rules: Rules, deal: DealState, cards: tuple[Card, ...]) -> bool:
    """Tell whether exactly one card of the prikup stays, where that is the style."""
    prikup = deal.prikup or ()
    gone = sum(card in prikup for card in cards)
    return rules.pass_style != "keep_one" or gone == len(prikup) - 1


def explain(view: View, deal: DealState, seat: int, action: Action) -> IllegalAction:
    """Say why a pass of cards is refused."""
    if contract.gives_up(action):
        return contract.explain_giving_up(view, deal, seat, action)
    if not isinstance(action, PassCards):
        return IllegalAction(Refusal.WRONG_PHASE, phase=view.phase)
    hand = visible_hand(deal, seat)
    for card in action.cards:
        if card not in hand:
            return IllegalAction(Refusal.NOT_IN_HAND, card=card)
    free = _free(view, deal, hand)
    if not set(action.cards) <= set(free):
        return IllegalAction(Refusal.PASS_ONLY_PRIKUP, cards=free)
    count = len(set(action.cards)) == len(action.cards) == _cards_away(view.rules, deal)
    if count and not _keeps_one(view.rules, deal, action.cards):
        return IllegalAction(Refusal.PASS_KEEP_ONE)
    return IllegalAction(Refusal.PASS_COUNT, wanted=_cards_away(view.rules, deal))


def decide(state: State, deal: DealState, seat: int, action: Action) -> tuple[Event, ...]:
    """Pass the cards, face up only where the prikup was shown too, or give the deal up."""
    if contract.gives_up(action):
        return contract.given_up(seat, deal, action)
    assert isinstance(action, PassCards)
    face_up = state.rules.pass_face == "up" and deal.prikup_shown
    to = receivers(state.rules, deal)
    cards, laid = action.cards[: len(to)], action.cards[len(to) :]
    return (CardsPassed(seat, to, cards, face_up, hand_of(laid)),)


def apply_prikup(state: S, event: PrikupTaken) -> S:
    """Put the prikup into the declarer's hand; he is asked about a redeal where he could claim."""
    deal = deal_of(state)
    prikup = event.cards if event.cards is not None else deal.prikup
    hands, held = list(deal.hands), list(deal.held)
    own = hands[event.seat]
    if own is not None and event.cards is not None:
        hands[event.seat] = hand_of((*own, *event.cards))
    held[event.seat] += prikup_size(state.rules)
    asked = claims.possible(state.rules, ClaimStage.AFTER_PRIKUP, deal.uncontested)
    deal = replace(
        deal,
        hands=tuple(hands),
        held=tuple(held),
        prikup=prikup,
        prikup_taken=True,
        prikup_shown=event.shown,
        claims=claims.window(ClaimStage.AFTER_PRIKUP, (event.seat,)) if asked else None,
        turn=None if asked else event.seat,
    )
    return replace(state, deal=deal, phase=Phase.CLAIM_PRIKUP if asked else Phase.PASS)


def apply_passed(state: S, event: CardsPassed) -> S:
    """Move the passed cards; a viewer moves those that he can see."""
    deal = deal_of(state)
    hands, held = list(deal.hands), list(deal.held)
    for to, card in zip(event.to, event.cards, strict=True):
        giver, receiver = hands[event.seat], hands[to]
        if giver is not None and card is not None:
            hands[event.seat] = without(giver, card)
        if receiver is not None and card is not None:
            hands[to] = hand_of((*receiver, card))
        held[to] += 1
        held[event.seat] -= 1
    for card in event.laid:
        giver = hands[event.seat]
        if giver is not None and card is not None:
            hands[event.seat] = without(giver, card)
        held[event.seat] -= 1
    gifts = tuple(Gift(to, card) for to, card in zip(event.to, event.cards, strict=True))
    asked = claims.possible(state.rules, ClaimStage.AFTER_PASS)
    seats = (event.seat, *opponents(deal))
    deal = replace(
        deal,
        hands=tuple(hands),
        held=tuple(held),
        gifts=gifts,
        gifts_face_up=event.face_up,
        laid=event.laid,
        claims=claims.window(ClaimStage.AFTER_PASS, seats) if asked else None,
        turn=None,
    )
    if asked:
        return replace(state, deal=deal, phase=Phase.CLAIM_HAND_2)
    return contract.open_raise(replace(state, deal=deal))
