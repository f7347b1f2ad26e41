"""What a contract would change on the score sheet between two players (RULES.md 1.11, 1.15).

As `prospects`, but there is one rival, who writes all that the declarer leaves.
"""

from __future__ import annotations

from typing import Final

from engine.ai.characters import Traits
from engine.ai.evaluate import Estimate
from engine.ai.prospects import Prospects
from engine.scoring import on_barrel, rospis_cost, rospis_share
from engine.scoring.measures import ROSPIS_FINED_EVERY
from engine.scoring.types import Standing
from engine.state import View

_LEAST_SPOILS: Final = 8.0
_ALL_TO_RIVAL: Final = 135.0
_SPOILS_SHARE: Final = 0.75
_RIVAL_MAKES: Final = 0.62
_SPOILS_WEIGHT: Final = 0.6
"""What a point of the rival weighs beside an own one."""


class DuelProspects(Prospects, frozen=True):
    """The score sheet between two players."""

    def spoils(self, estimate: Estimate) -> float:
        """Return what the rival is expected to write against these cards."""
        if all(on_barrel(self.rules, rival) for rival in self.rivals):
            return 0.0
        left = _ALL_TO_RIVAL - _SPOILS_SHARE * estimate.points
        return _SPOILS_WEIGHT * max(_LEAST_SPOILS, left)

    def surrendering(self, contract: int) -> float:
        """Return what giving the contract up costs."""
        rules, rival = self.rules, self.rivals[0]
        share = 0 if on_barrel(rules, rival) else rospis_share(rules, contract)
        cost = 0.0
        if rospis_cost(rules, self.standing, contract) or self.on_barrel:
            cost = self.loss(contract)
        if rules.rospis_cost == "bolt" and rules.bolt_fine_mode != "off":
            cost += rules.fine_amount / rules.bolt_limit
        if rules.rospis_third_fine and (self.standing.rospis + 1) % ROSPIS_FINED_EVERY == 0:
            cost += rules.fine_amount
        return -cost - _SPOILS_WEIGHT * share

    def leaving(self, high: int, rival: Standing | None, defence: float) -> float:
        """Return what it promises to leave the deal to the rival who bid `high`."""
        return defence - _SPOILS_WEIGHT * (2.0 * _RIVAL_MAKES - 1.0) * high


def duel_prospects(view: View, seat: int, traits: Traits) -> DuelProspects:
    """Return the score sheet as the seat sees it."""
    rivals = tuple(standing for other, standing in enumerate(view.standings) if other != seat)
    return DuelProspects(view.rules, view.standings[seat], rivals, traits)
