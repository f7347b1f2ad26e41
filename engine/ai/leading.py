"""Which card to lead (RULES.md 1.9, 1.10).

Marriages come first: one that cannot be beaten is declared at once, one that may lose the lead only
after the masters are cashed, keeping an entry for every further marriage. Otherwise masters are
cashed, trumps are drawn while they threaten plain masters, and the lead is given up as cheaply as
possible or towards the partner's strength.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.actions import Play
from engine.ai.declaring import choose_declaration, has_choice
from engine.ai.knowledge import Knowledge
from engine.ai.lead_worth import enemy_lead, own_lead
from engine.ai.stakes import Stakes, stakes
from engine.ai.worth import keeping, marriages_held
from engine.cards import Card, Suit
from engine.marriages import marriage_value
from engine.rules import Rules
from engine.state import View

SAFE: Final = 0.12
"""A master is safe when it is beaten with at most this chance."""

_STARVED: Final = 2.2
_SMEARED: Final = 5.0
_DRAW: Final = 3.0
_FRIEND_LEAD: Final = 2.0


def choose_lead(view: View, known: Knowledge, plays: Sequence[Play]) -> Play:
    """Return the best of the legal leads."""
    declaring = [play for play in plays if play.declare is not None]
    if has_choice(declaring):
        return choose_declaration(view, known, plays, safe_masters(known, plays))
    if declaring:
        return _lead_with_marriage(view, known, plays, declaring)
    weights = stakes(view, known)
    return max(plays, key=lambda play: _order(view.rules, known, weights, play))


def safe_masters(known: Knowledge, plays: Sequence[Play]) -> list[Play]:
    """Return the plain leads that nobody can be expected to beat."""
    return [
        play
        for play in plays
        if play.declare is None and known.is_master(play.card) and _risk(known, play.card) <= SAFE
    ]


def lead_score(rules: Rules, known: Knowledge, weights: Stakes, card: Card) -> float:
    """Weigh a plain lead: the expected gain of the trick less what the card promises later."""
    mine, friends, enemys = lead_odds(known, card)
    points = card.points
    won = points + (_STARVED + _SMEARED if known.friend is not None else 2 * _STARVED)
    gain = mine * (weights.own * won + weights.first_trick + own_lead(rules, known, card))
    gain += friends * (weights.friend * (points + _STARVED + 8.0) + _FRIEND_LEAD)
    gain += enemys * (weights.enemy * (points + _STARVED + 8.0) - enemy_lead(known))
    return gain + _drawing(known, card) - keeping(rules, known, card)


def lead_odds(known: Knowledge, card: Card) -> tuple[float, float, float]:
    """Return the chances that the viewer, his partner or an enemy takes the trick."""
    if known.friend is None:
        stays = 1.0
        for seat in known.enemies:
            stays *= 1.0 - known.beat_chance(seat, card, known.trump)
        return stays, 0.0, 1.0 - stays
    declarer = known.beat_chance(known.declarer, card, known.trump)
    friend = known.beat_chance(known.friend, card, known.trump)
    overtakes = _friend_over_declarer(known, card)
    friends = declarer * friend * overtakes + (1.0 - declarer) * friend * 0.7
    enemys = declarer * (1.0 - friend * overtakes)
    return 1.0 - friends - enemys, friends, enemys


def _friend_over_declarer(known: Knowledge, card: Card) -> float:
    """Return the chance that the partner, able to beat the card, beats the declarer too."""
    if known.friend is None:
        return 0.0
    higher = known.higher(card)
    if not higher:
        return 0.3
    return known.chance(known.friend, higher[0])


def _order(rules: Rules, known: Knowledge, weights: Stakes, play: Play) -> tuple[float, int, int]:
    """Order leads by score; ties go to fewer points, then to suit order."""
    score = lead_score(rules, known, weights, play.card)
    return (score, -play.card.points, -play.card.order)


def _lead_with_marriage(
    view: View, known: Knowledge, plays: Sequence[Play], declaring: Sequence[Play]
) -> Play:
    """Choose between declaring now and cashing masters first."""
    solid = [play for play in declaring if known.is_master(play.card)]
    if solid:
        return _dearest(view.rules, solid)
    cash = safe_masters(known, plays)
    entries = len(marriages_held(view.rules, known)) - 1
    if len(cash) > entries:
        return max(cash, key=lambda play: (play.card.points, -play.card.order))
    return _dearest(view.rules, declaring)


def _dearest(rules: Rules, declaring: Sequence[Play]) -> Play:
    """Return the declaration of the dearest marriage, by the queen: the king is worth more."""
    return max(
        declaring, key=lambda play: (marriage_value(rules, play.card.suit), -play.card.points)
    )


def _risk(known: Knowledge, card: Card) -> float:
    """Return the chance that an enemy beats the card."""
    stays = 1.0
    for seat in known.enemies:
        stays *= 1.0 - known.beat_chance(seat, card, known.trump)
    return 1.0 - stays


def _drawing(known: Knowledge, card: Card) -> float:
    """Weigh the drawing of trumps that threaten plain masters in hand."""
    if known.trump is None or card.suit is not known.trump or not known.is_master(card):
        return 0.0
    threats = _enemy_trumps(known, known.trump)
    protected = sum(
        known.is_master(other) and other.suit is not known.trump for other in known.hand
    )
    return _DRAW * protected if threats > 0.0 else 0.0


def _enemy_trumps(known: Knowledge, trump: Suit) -> float:
    """Return how many trumps the enemies are expected to hold."""
    return sum(
        known.chance(seat, card) for card in known.outstanding(trump) for seat in known.enemies
    )
