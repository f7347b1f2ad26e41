"""What a card is worth to its holder when he keeps it for later tricks.

A master takes a trick, a guarded second-best often does, a bare one seldom; half of a marriage
carries half of the hope to declare it (RULES.md 1.9, 1.10).
"""

from __future__ import annotations

from typing import Final

from engine.ai.knowledge import Knowledge
from engine.ai.rare_marriages import hope
from engine.cards import Card, Suit
from engine.marriages import marriage_value, marriages_in
from engine.rules import Rules

COMPANY: Final = 7.5
"""Points that the two other cards of a trick bring on average when a high card takes it."""

_MASTER: Final = 1.0
_SECOND: Final = (0.15, 0.5, 0.55)
_THIRD: Final = (0.04, 0.15, 0.3)
_LOW: Final = 0.04
_TRUMP_LIFT: Final = 0.25
_RUFF_RISK: Final = 0.7
_DECLARER_HOPE: Final = 0.75
_DEFENDER_HOPE: Final = 0.15


def later_trick(known: Knowledge, card: Card) -> float:
    """Return the chance that the card takes a trick if it is kept."""
    above = len(known.higher(card))
    suit = [c for c in known.hand if c.suit is card.suit]
    guards = min(2, sum(c.strength < card.strength for c in suit))
    if above == 0:
        chance = _MASTER
    elif above == 1:
        chance = _SECOND[guards]
    elif above == 2:
        chance = _THIRD[guards]
    else:
        chance = _LOW
    if known.trump is card.suit:
        return chance + (1.0 - chance) * _TRUMP_LIFT
    if known.trump is not None:
        risk = max(known.ruff_chance(seat, card.suit, known.trump) for seat in known.enemies)
        chance *= 1.0 - _RUFF_RISK * risk
    return chance


def keeping(rules: Rules, known: Knowledge, card: Card) -> float:
    """Return the points that keeping the card promises, the hope of a marriage included."""
    chance = later_trick(known, card)
    kept = chance * (card.points + COMPANY) + 0.5 * marriage_hope(rules, known, card.suit, card)
    return kept + hope(rules, known.hand, card)


def marriage_hope(rules: Rules, known: Knowledge, suit: Suit, card: Card) -> float:
    """Return what the hope to declare the marriage of that suit is worth, if the card is half."""
    if len(known.hand) < 2 or suit not in marriages_in(known.hand) or card.strength not in (2, 3):
        return 0.0
    hope = _DECLARER_HOPE if known.friend is None else _DEFENDER_HOPE
    return hope * marriage_value(rules, suit)


def marriages_held(rules: Rules, known: Knowledge) -> tuple[tuple[int, Suit], ...]:
    """Return the marriages in hand with their values, the dearest first."""
    held = ((marriage_value(rules, suit), suit) for suit in marriages_in(known.hand))
    return tuple(sorted(held, key=lambda pair: -pair[0]))
