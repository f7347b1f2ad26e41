"""What a contract would change on the score sheet for one seat (RULES.md 1.11-1.13).

Gains and losses are in points of the score, measured against the average of the two opponents.
They know the barrel, its attempts, the dump truck and opponents who are about to win.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from engine.ai.characters import Traits
from engine.ai.evaluate import Estimate
from engine.rules import Rules, barrel_need
from engine.scoring import has_barrel, on_barrel
from engine.scoring.types import Standing
from engine.state import View

WIN: Final = 420.0
"""What winning the match is worth."""

_SEAT_ON_BARREL: Final = 50.0
_LAST_ATTEMPT: Final = 150.0
_ATTEMPT: Final = 35.0
_DEFENDERS: Final = 22.0
"""What each defender writes on average against a made contract."""

_RIVAL_MAKES: Final = 0.64
_GATHERED: Final = 55.0
"""Card points that a declarer takes on average, marriages left aside."""

_ALL_TO_DEFENDERS: Final = 68.0
"""What each defender writes when the declarer takes nothing, marriages included."""

_DEFENCE_SHARE: Final = 0.4
"""What each point of the declarer takes off that (measured, like the others, on played deals)."""


class Prospects(Struct, frozen=True):
    """The score sheet as one seat sees it when it weighs a contract."""

    rules: Rules
    standing: Standing
    rivals: tuple[Standing, ...]
    traits: Traits
    times: int = 1
    """How many times what the declarer writes counts: twice in a golden or a dark deal."""

    @property
    def on_barrel(self) -> bool:
        """Tell whether the seat itself sits on the barrel."""
        return on_barrel(self.rules, self.standing)

    @property
    def gathers(self) -> bool:
        """Tell whether the seat sits on a barrel where cards count in any role, not contracts."""
        return self.on_barrel and self.rules.barrel == "cumulative"

    def gain(self, contract: int) -> float:
        """Return what making the contract is worth."""
        rules, total = self.rules, self.standing.total
        if self.gathers:
            return _GATHERED
        contract *= self.times
        if self.on_barrel:
            return WIN if contract >= barrel_need(rules) else -self._attempt()
        after = total + contract
        if self._dumped(after):
            return -float(total)
        if has_barrel(rules) and after >= rules.barrel_at:
            return float(rules.barrel_at - total) + _SEAT_ON_BARREL
        return WIN if after >= rules.target else float(contract)

    def loss(self, contract: int) -> float:
        """Return what failing the contract costs."""
        if self.gathers:
            return -_GATHERED
        if self.on_barrel:
            return self._attempt()
        contract *= self.times
        after = self.standing.total - contract
        return float(self.standing.total) if self._dumped(after) else float(contract)

    def playing(self, contract: int, estimate: Estimate) -> float:
        """Return what playing the contract promises, the defenders' points taken off."""
        chance = estimate.chance(contract)
        promise = chance * self.gain(contract) - (1.0 - chance) * self.loss(contract)
        return promise - self.spoils(estimate)

    def spoils(self, estimate: Estimate) -> float:
        """Return what each defender is expected to write against these cards."""
        if all(on_barrel(self.rules, rival) for rival in self.rivals):
            return 0.0
        return max(_DEFENDERS, _ALL_TO_DEFENDERS - _DEFENCE_SHARE * estimate.points)

    def surrendering(self, contract: int) -> float:
        """Return what giving the contract up costs."""
        rules = self.rules
        shared = sum(self._share_hurts(rival) for rival in self.rivals) / len(self.rivals)
        return -self.loss(contract) - shared * (
            rules.rospis_fixed if rules.rospis_share == "fixed" else contract / 2
        )

    def best_contract(self, contracts: Iterable[int], estimate: Estimate) -> tuple[float, int]:
        """Return the best of the contracts with its promise, failures weighed by character."""
        weight = self.traits.raise_weight

        def promise(contract: int) -> float:
            chance = estimate.chance(contract)
            return chance * self.gain(contract) - (1.0 - chance) * weight * self.loss(contract)

        best = max(contracts, key=lambda contract: (promise(contract), -contract))
        return self.playing(best, estimate), best

    def leaving(self, high: int, rival: Standing | None, defence: float) -> float:
        """Return what it promises to leave the deal to the rival who bid `high`."""
        own = -self._attempt() if self.on_barrel and not self.gathers else defence
        if rival is not None and on_barrel(self.rules, rival):
            return own - 0.5 * WIN * self._wins_from_barrel(rival)
        return own - 0.5 * (2.0 * _RIVAL_MAKES - 1.0) * high - 0.5 * _DEFENDERS

    def _wins_from_barrel(self, rival: Standing) -> float:
        """Return the chance that a rival on the barrel wins the match by playing the deal."""
        if self.rules.barrel != "cumulative":
            return _RIVAL_MAKES
        return min(1.0, (rival.gathered + _GATHERED) / barrel_need(self.rules)) ** 2

    def _attempt(self) -> float:
        """Return what an attempt on the barrel is worth, the last one with the fall."""
        used = self.standing.barrel or 0
        last = bool(self.rules.barrel_attempts) and used + 1 >= self.rules.barrel_attempts
        return _LAST_ATTEMPT if last else _ATTEMPT

    def _dumped(self, total: int) -> bool:
        """Tell whether that total would be set to zero."""
        rules = self.rules
        return (rules.dump_truck in ("plus", "both") and total == rules.dump_value) or (
            rules.dump_truck in ("minus", "both") and total == -rules.dump_value
        )

    def _share_hurts(self, rival: Standing) -> float:
        """Weigh a point given to a rival: nothing on the barrel, double just below it."""
        if on_barrel(self.rules, rival):
            return 0.0
        rules = self.rules
        near = has_barrel(rules) and rival.total + rules.rospis_fixed >= rules.barrel_at
        return 1.6 if near else 1.0


def prospects(view: View, seat: int, traits: Traits) -> Prospects:
    """Return the score sheet as the seat sees it."""
    active = view.deal.active if view.deal is not None else tuple(range(len(view.standings)))
    rivals = tuple(view.standings[other] for other in active if other != seat)
    doubled = view.golden is not None or (view.deal is not None and view.deal.dark)
    times = 2 if doubled else 1
    return Prospects(view.rules, view.standings[seat], rivals, traits, times)
