"""Which card to play to a trick that somebody else has led (RULES.md 1.9).

Every legal card is weighed alike: who will take the trick, what its points are worth to the viewer
there (so a defender smears on his partner's sure trick and starves the declarer's), what the next
lead is worth, and what the card would have been worth later.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.actions import Play
from engine.ai.knowledge import Knowledge
from engine.ai.lead_worth import enemy_lead, own_lead
from engine.ai.stakes import Stakes, points_on_table, stakes
from engine.ai.worth import keeping
from engine.cards import Card, Suit
from engine.state import PlayedCard, View

_SMEAR: Final = 6.0
_STARVE: Final = 2.0
_BEATING: Final = 8.0
_FRIEND_LEAD: Final = 2.0


def choose_follow(view: View, known: Knowledge, plays: Sequence[Play]) -> Play:
    """Return the best of the legal plays to the trick on the table."""
    weights = stakes(view, known)
    return max(
        plays,
        key=lambda play: (
            follow_score(view, known, weights, play.card),
            -play.card.points,
            -play.card.order,
        ),
    )


def follow_score(view: View, known: Knowledge, weights: Stakes, card: Card) -> float:
    """Weigh one card: the expected gain of the trick less what keeping the card promises."""
    deal = view.deal
    if deal is None:
        raise ValueError("there is no trick to follow")
    led = deal.trick[0].card.suit
    best = best_play((*deal.trick, PlayedCard(known.me, card)), known.trump)
    table = points_on_table(deal) + card.points
    third = _still_to_play(known, deal.trick)
    gain = 0.0
    if third is None:
        gain = _outcome(view, known, weights, best.seat, table, card)
    else:
        beats = overtake_chance(known, third, led, best.card)
        if third == known.friend and best.seat == known.me:
            beats *= 0.5
        joins = _SMEAR if _same_side(known, third, best.seat) else _STARVE
        gain = (1.0 - beats) * _outcome(view, known, weights, best.seat, table + joins, card)
        gain += beats * _outcome(view, known, weights, third, table + _BEATING, card)
    return gain - keeping(view.rules, known, card)


def best_play(plays: Sequence[PlayedCard], trump: Suit | None) -> PlayedCard:
    """Return the play that wins so far: the highest trump, else the highest of the led suit."""
    led = plays[0].card.suit
    return max(
        plays,
        key=lambda play: (
            (2 if play.card.suit is trump else 1 if play.card.suit is led else 0),
            play.card.strength,
        ),
    )


def overtake_chance(known: Knowledge, seat: int, led: Suit, winning: Card) -> float:
    """Return the chance that a seat still to play can beat the winning card."""
    if winning.suit is led:
        return known.beat_chance(seat, winning, known.trump)
    none_higher = 1.0
    for card in known.higher(winning):
        none_higher *= 1.0 - known.chance(seat, card)
    return known.void_chance(seat, led) * (1.0 - none_higher)


def _outcome(
    view: View, known: Knowledge, weights: Stakes, winner: int, points: float, card: Card
) -> float:
    """Weigh a trick with that many points going to the winner, the next lead included."""
    if winner == known.me:
        return weights.own * points + weights.first_trick + own_lead(view.rules, known, card)
    if winner == known.friend:
        return weights.friend * points + _FRIEND_LEAD
    return weights.enemy * points - enemy_lead(known)


def _still_to_play(known: Knowledge, trick: Sequence[PlayedCard]) -> int | None:
    """Return the seat that plays after the viewer, if any."""
    done = {play.seat for play in trick} | {known.me}
    rest = [seat for seat in (*known.enemies, known.friend) if seat is not None]
    return next((seat for seat in rest if seat not in done), None)


def _same_side(known: Knowledge, one: int, other: int) -> bool:
    """Tell whether two seats play together."""
    return (one == known.declarer) == (other == known.declarer)
