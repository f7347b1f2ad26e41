"""What the original prikup is worth to the player who sits out with four (RULES.md 1.14)."""

from __future__ import annotations

from typing import Final

from engine.cards import Hand, Rank, points_of
from engine.marriages import marriage_value, marriages_in
from engine.rules import Rules

_THREE_NINES: Final = 100


def prikup_worth(rules: Rules, prikup: Hand) -> int:
    """Return what the prikup is worth to the sitter, before rounding; nothing at other tables."""
    if rules.players != 4:
        return 0
    cards = points_of(prikup)
    match rules.sitter_score:
        case "none":
            return 0
        case "cards":
            return cards
        case "cards_marriage":
            return cards + _whole_marriages(rules, prikup)
        case "cards_half_marriage":
            return cards + _whole_marriages(rules, prikup) + _single_halves(rules, prikup)
        case "aces_marriage":
            aces = sum(card.rank is Rank.ACE for card in prikup)
            return aces * rules.sitter_ace_value + _whole_marriages(rules, prikup)
        case "three_nines_or_cards":
            nines = sum(card.rank is Rank.NINE for card in prikup)
            return _THREE_NINES if nines == len(prikup) == 3 else cards


def _whole_marriages(rules: Rules, prikup: Hand) -> int:
    return sum(marriage_value(rules, suit) for suit in marriages_in(prikup))


def _single_halves(rules: Rules, prikup: Hand) -> int:
    """Return half the value of each marriage of which only the king or the queen lies there."""
    whole = marriages_in(prikup)
    halves = (
        marriage_value(rules, card.suit) // 2
        for card in prikup
        if card.rank in (Rank.KING, Rank.QUEEN) and card.suit not in whole
    )
    return sum(halves)
