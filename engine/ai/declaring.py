"""Which marriage to declare where a table knows more than king and queen (RULES.md 1.10).

Aces go first: they keep the lead. A pair that cannot be beaten follows, then four nines, which give
the lead away for their price; last a pair that may lose it. Where the trump can be kept it is kept
when the hand is longer in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.actions import Declare, Play
from engine.ai.knowledge import Knowledge
from engine.ai.rare_marriages import spoils_half
from engine.marriages import marriage_value
from engine.rules import Rules
from engine.state import View

_KEEPS: Final = {Declare.MARRIAGE: Declare.KEEP, Declare.HALF: Declare.HALF_KEEP}
_HALVES: Final = (Declare.HALF, Declare.HALF_KEEP)


def has_choice(plays: Sequence[Play]) -> bool:
    """Tell whether something else than a plain marriage can be declared."""
    return any(play.declare not in (None, Declare.MARRIAGE) for play in plays)


def choose_declaration(
    view: View, known: Knowledge, plays: Sequence[Play], safe: Sequence[Play]
) -> Play:
    """Return the lead; `safe` are plain masters that can be cashed before the lead is risked."""
    declaring = [play for play in plays if play.declare is not None]
    calls = _sensible(view, known, declaring)
    for wanted in ([p for p in calls if p.declare is Declare.ACES], _solid(known, calls)):
        if wanted:
            return _dearest(view.rules, wanted)
    nines = [play for play in calls if play.declare is Declare.NINES]
    if nines:
        return nines[0]
    pairs = {play.card.suit for play in calls}
    if len(safe) >= len(pairs) > 1:
        return max(safe, key=lambda play: (play.card.points, -play.card.order))
    return _dearest(view.rules, calls)


def _sensible(view: View, known: Knowledge, declaring: Sequence[Play]) -> list[Play]:
    """Leave out what breaks a second marriage, and settle each time whether the trump stays."""
    kept = [play for play in declaring if not spoils_half(known.hand, play.card)] or declaring
    found: list[Play] = []
    for play in kept:
        keep = _KEEPS.get(play.declare) if play.declare is not None else None
        other = None if keep is None else Play(play.card, keep)
        if play.declare in _KEEPS.values():
            continue
        keeps = other in declaring and _keeps_trump(view, known, play)
        found.append(other if keeps and other is not None else play)
    return found


def _keeps_trump(view: View, known: Knowledge, play: Play) -> bool:
    """Tell whether the hand is better off with the present trump."""
    deal = view.deal
    if deal is None or deal.trump_owner != known.me:
        return False
    present = sum(card.suit is known.trump for card in known.hand)
    return present > sum(card.suit is play.card.suit for card in known.hand)


def _solid(known: Knowledge, calls: Sequence[Play]) -> list[Play]:
    """Return the pairs that nobody can be expected to beat."""
    return [
        play for play in calls if play.declare is not Declare.NINES and known.is_master(play.card)
    ]


def _dearest(rules: Rules, calls: Sequence[Play]) -> Play:
    """Return the dearest declaration, by its cheaper card."""

    def value(play: Play) -> int:
        if play.declare in (Declare.ACES, Declare.NINES):
            return 0
        full = marriage_value(rules, play.card.suit)
        return full // 2 if play.declare in _HALVES else full

    return max(calls, key=lambda play: (value(play), -play.card.points, -play.card.order))
