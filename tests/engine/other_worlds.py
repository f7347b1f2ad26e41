"""States that a seat cannot tell from the present one: everything hidden from it is mixed."""

from __future__ import annotations

import random

from msgspec.structs import replace

from engine.cards import Card, hand_of
from engine.state import State, deal_of
from engine.view import view


def with_other_hidden_cards(state: State, viewer: int, chooser: random.Random) -> State:
    """Mix every card that the viewer cannot see among the places where it could lie."""
    deal = deal_of(state)
    seen = view(state, viewer).deal
    assert seen is not None
    prikup_hidden = seen.prikup is None and not deal.prikup_taken
    others = [seat for seat in range(state.rules.players) if seen.hands[seat] is None]
    asides = [
        place
        for place, pile in enumerate(seen.aside)
        if pile is None and not (deal.prikup_taken and place == deal.chosen)
    ]
    # Who has taken a prikup that the viewer saw holds it until he gives cards away.
    shown = set(seen.prikup or ()) if deal.prikup_taken and not deal.gifts else set()
    piles: list[tuple[Card | None, ...]] = [
        tuple(card for card in deal.hands[seat] or () if card not in shown) for seat in others
    ]
    piles += [deal.aside[place] or () for place in asides]
    piles += [deal.laid if viewer != deal.declarer else (), deal.stock or ()]
    piles += [(deal.prikup or ()) if prikup_hidden else ()]
    pool = [card for pile in piles for card in pile if card is not None]
    chooser.shuffle(pool)
    mixed = [tuple(pool.pop() for _ in pile) for pile in piles]
    hands, aside = list(deal.hands), list(deal.aside)
    for seat in others:
        known = [card for card in deal.hands[seat] or () if card in shown]
        hands[seat] = hand_of([*known, *mixed.pop(0)])
    for place in asides:
        aside[place] = hand_of(mixed.pop(0))
    laid, stock, rest = mixed
    prikup = hand_of(rest) if prikup_hidden else deal.prikup
    if deal.prikup_taken and seen.prikup is None and deal.declarer is not None:
        prikup = (hands[deal.declarer] or ())[: len(prikup or ())]  # it lies in that hand
    claims = deal.claims
    if claims is not None:  # a claim that was made may have no right with the other cards
        answers = tuple(
            answer if seat == viewer or answer is None else False
            for seat, answer in zip(claims.asked, claims.answers, strict=True)
        )
        claims = replace(claims, answers=answers)
    deal = replace(
        deal,
        hands=tuple(hands),
        prikup=prikup,
        aside=tuple(aside),
        laid=hand_of(laid) if viewer != deal.declarer else deal.laid,
        stock=stock,
        claims=claims,
    )
    return replace(state, deal=deal)
