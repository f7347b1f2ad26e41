"""What it is worth to have the next lead, and what it costs to leave it to an enemy.

The lead lets a player cash his masters before they are ruffed, draw trumps and declare marriages
(RULES.md 1.10); in an enemy's hand it does the same for him.
"""

from __future__ import annotations

from typing import Final

from engine.ai.knowledge import Knowledge
from engine.ai.worth import marriages_held
from engine.cards import Card
from engine.rules import Rules

_BASE: Final = 3.0
_PER_MASTER: Final = 1.0
_MARRIAGE: Final = 0.4
_DECLARER_AWAY: Final = 4.0
_DEFENDER_AWAY: Final = 5.0


def own_lead(rules: Rules, known: Knowledge, leaving: Card) -> float:
    """Return the worth of the lead once the card `leaving` has been played."""
    rest = [card for card in known.hand if card != leaving]
    if not rest:
        return 0.0
    masters = sum(known.is_master(card) for card in rest)
    hope = sum(
        value
        for value, suit in marriages_held(rules, known)
        if not (leaving.suit is suit and leaving.strength in (2, 3))
    )
    return _BASE + _PER_MASTER * masters + _MARRIAGE * hope


def enemy_lead(known: Knowledge) -> float:
    """Return the cost of leaving the next lead to the other side."""
    if len(known.hand) < 2:
        return 0.0
    return _DECLARER_AWAY if known.friend is None else _DEFENDER_AWAY
