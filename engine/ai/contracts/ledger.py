"""What a contract leads to on the score sheet, written by the engine itself (RULES.md 1.11-1.13).

For every contract and result that is weighed a deal that ended so is made up and scored; what it is
worth to each seat is remembered.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from engine.actions import Action, Rospis, ThrowIn, WriteOff
from engine.ai.contracts.made import chance
from engine.ai.contracts.questions import STEP, slack
from engine.ai.contracts.utility import Outcome, Utility
from engine.cards import DEAL_POINTS
from engine.scoring import score_deal
from engine.scoring.types import DealResult, Ending
from engine.sitting import prikup_worth
from engine.state import DealState, View

ENDINGS: Final[dict[type[Action], Ending]] = {
    Rospis: Ending.ROSPIS,
    WriteOff: Ending.WRITE_OFF,
    ThrowIn: Ending.THROW_IN,
}
"""How each way to give up ends a deal."""

_DEFENCE: Final = ((0, 66.0), (60, 34.0), (120, 34.0), (160, 25.0), (200, 18.0), (300, 14.0))
"""What each defender takes on average, marriages included, when the declarer takes so many points:
read off deals that the rule player played."""

_TRICKLESS: Final = 10.0
"""A defender who can only expect so few points gets no trick, and his partner all of them."""

_HAND: Final = 8
_SHARES: Final = 10
EQUAL: Final = 5
"""The share of the first defender, in tenths, where nothing is known of it."""


class Ledger:
    """The consequences of what one declarer may do in a deal, for every seat."""

    def __init__(self, view: View, deal: DealState, declarer: int, utility: Utility) -> None:
        """Prepare the blank sheet."""
        self._view = view
        self._deal = deal
        self._declarer = declarer
        self._utility = utility
        self._slack = slack(view.rules)
        self._written: dict[tuple[int, int, int], tuple[float, ...]] = {}
        self._given_up: dict[tuple[Ending, int], tuple[float, ...]] = {}
        self._sitter = prikup_worth(view.rules, deal.prikup or ())

    def expected(self, seat: int, contract: int, points: int, share: int = EQUAL) -> float:
        """Return what playing the contract is worth with cards that are worth so many points."""
        made = chance(points, contract)
        good = self.played(contract, max(contract, points), share)[seat]
        bad = self.played(contract, min(contract - STEP, points), share)[seat]
        return made * good + (1.0 - made) * bad

    def played(self, contract: int, points: int, share: int = EQUAL) -> tuple[float, ...]:
        """Return what it is worth to each seat when the declarer takes so many points.

        `share` is the part of the defenders' points that goes to the first of them, in tenths.
        """
        key = contract, points // STEP * STEP if points < contract else max(contract, points), share
        if key not in self._written:
            self._written[key] = self._worth(Ending.PLAYED, contract, key[1], share)
        return self._written[key]

    def given_up(self, contract: int, ending: Ending) -> tuple[float, ...]:
        """Return what it is worth to each seat when the deal is given up."""
        key = ending, contract
        if key not in self._given_up:
            self._given_up[key] = self._worth(ending, contract, 0, EQUAL)
        return self._given_up[key]

    def _worth(self, ending: Ending, contract: int, points: int, share: int) -> tuple[float, ...]:
        result = self._result(ending, contract, points, share)
        before = self._view.standings
        scored = score_deal(self._view.rules, before, result)
        outcome = Outcome(self._view.rules, before, result, scored)
        return tuple(self._utility(outcome, seat) for seat in range(len(before)))

    def _result(self, ending: Ending, contract: int, points: int, share: int) -> DealResult:
        deal, seats = self._deal, len(self._view.standings)
        cards, marriages, tricks = [0] * seats, [0] * seats, [0] * seats
        if ending is Ending.PLAYED:
            defenders = [seat for seat in deal.active if seat != self._declarer]
            for seat, part in zip(defenders, _parts(points, share), strict=True):
                cards[seat] = round(part)
                tricks[seat] = int(part > 0.0)
            most = max(0, DEAL_POINTS - sum(cards))
            cards[self._declarer] = min(points, most)
            marriages[self._declarer] = points - cards[self._declarer]
            tricks[self._declarer] = _HAND - sum(tricks)
        return DealResult(
            declarer=self._declarer,
            contract=contract,
            ending=ending,
            dealer=deal.dealer,
            forehand=deal.forehand,
            active=deal.active,
            cards=tuple(cards),
            marriages=tuple(marriages),
            tricks=tuple(tricks),
            sitter_worth=self._sitter,
            golden=self._view.golden,
            dark=deal.dark,
        )


def defence(points: int) -> float:
    """Return what each defender takes on average when the declarer takes so many points."""
    for (left, more), (right, less) in pairwise(_DEFENCE):
        if points <= right:
            return more + (less - more) * (points - left) / (right - left)
    return _DEFENCE[-1][1]


def _parts(points: int, share: int) -> tuple[float, float]:
    both = 2.0 * defence(points)
    first = both * share / _SHARES
    if min(first, both - first) > _TRICKLESS:
        return first, both - first
    return (both, 0.0) if first > both - first else (0.0, both)
