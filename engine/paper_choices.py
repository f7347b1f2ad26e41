"""What can have happened in a deal with real cards, as far as the rules and the sheet tell.

A score-keeper is offered only this, and what is entered otherwise is refused: who can have been the
declarer, for what he can have played, how the deal can have ended. Nobody sees the cards, so that
what a hand allowed is left to the table.
"""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from engine.marriages import highest_contract
from engine.phases import doubled
from engine.phases.auction import DARK_CONTRACT, next_step
from engine.phases.dark import offered_to
from engine.phases.seats import active_seats
from engine.rules import Rules, active, barrel_need, is_draw
from engine.scoring import on_barrel, rospis_ban
from engine.scoring.types import Ending, GoldenRound, Standing
from engine.state import Phase, State


class Sheet(Protocol):
    """A sheet before a deal."""

    @property
    def rules(self) -> Rules:
        """Return the rules of the match."""

    @property
    def dealer(self) -> int:
        """Return who deals."""

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Return every player's line."""

    @property
    def golden(self) -> GoldenRound | None:
        """Return the golden round that the deal belongs to."""


class Contracts(Struct, frozen=True):
    """The contracts that can have been played: multiples of the step, the least, and `also`."""

    least: int
    most: int
    step: int
    also: int = 0

    def __contains__(self, amount: object) -> bool:
        """Tell whether an amount can have been played."""
        if not isinstance(amount, int) or not self.least <= amount <= self.most:
            return False
        return amount % self.step == 0 or amount in (self.least, self.also)


def declarers(sheet: Sheet) -> tuple[int, ...]:
    """Return who can have been the declarer, clockwise from forehand; nobody in the draw form."""
    if is_draw(sheet.rules):
        return ()
    seats = active_seats(sheet.rules, sheet.dealer)
    return seats[:1] if doubled.is_forced(_state(sheet)) else seats


def dark_seat(sheet: Sheet) -> int | None:
    """Return who can have played in the dark; None where nobody can."""
    return offered_to(_state(sheet), active_seats(sheet.rules, sheet.dealer))


def contracts(sheet: Sheet, declarer: int, *, dark: bool = False) -> Contracts:
    """Return what this declarer can have played for."""
    rules = sheet.rules
    top, step = highest_contract(rules), rules.bid_step
    raised = rules.raise_contract != "never"
    if doubled.is_forced(_state(sheet)):
        least: int = rules.golden_contract
        return Contracts(least, max(least, top) if raised and rules.golden_raise else least, step)
    lifted = rules.barrel == "single" and on_barrel(rules, sheet.standings[declarer])
    need = barrel_need(rules) if lifted else 0
    floor = need if rules.barrel_min_contract else 0
    if dark:
        least = max(DARK_CONTRACT, floor)
        return Contracts(least, max(least, top) if raised and rules.dark_raise else least, step)
    least = max(min(rules.min_bid, rules.min_final_contract), floor)
    return Contracts(least, max(least, top), step, need)


def least_won(sheet: Sheet, declarer: int, *, dark: bool = False) -> int:
    """Return the least contract with which this declarer can have won the auction.

    A contract below it is not refused: who deals is the sheet's reckoning, and one entry that was
    forgotten would make all later deals at the compulsory bid impossible.
    """
    least = contracts(sheet, declarer, dark=dark).least
    if dark or doubled.is_forced(_state(sheet)) or compulsory_bidder(sheet) in (None, declarer):
        return least
    return max(least, next_step(sheet.rules, sheet.rules.min_bid))


def compulsory_bidder(sheet: Sheet) -> int | None:
    """Return who carries the compulsory bid, which everybody else has to raise; None for nobody."""
    rules = sheet.rules
    if rules.forced_bid == "none":
        return None
    seats = active_seats(rules, sheet.dealer)
    dealer_carries = rules.forced_bid == "dealer" and sheet.dealer in seats
    return sheet.dealer if dealer_carries else seats[0]


def endings(sheet: Sheet, declarer: int | None, *, dark: bool = False) -> tuple[Ending, ...]:
    """Return how the deal of this declarer can have ended, played first."""
    if declarer is None:
        return (Ending.PLAYED,)
    ways = (
        (Ending.PLAYED, True),
        (Ending.ROSPIS, _may_give_up(sheet, sheet.rules, declarer, dark)),
        (Ending.WRITE_OFF, sheet.rules.write_off and _may_write_off(sheet, declarer, dark)),
        (Ending.THROW_IN, _may_throw_in(sheet, dark)),
    )
    return tuple(ending for ending, possible in ways if possible)


def _may_give_up(sheet: Sheet, rules: Rules, declarer: int, dark: bool) -> bool:
    golden = sheet.golden is not None
    return rospis_ban(rules, sheet.standings, declarer, golden=golden, dark=dark) is None


def _may_write_off(sheet: Sheet, declarer: int, dark: bool) -> bool:
    """Tell whether a deal can be written off: it is bound like a rospis, but not by its number."""
    rules = sheet.rules
    return not rules.rospis or _may_give_up(sheet, replace(rules, rospis_limit=0), declarer, dark)


def _may_throw_in(sheet: Sheet, dark: bool) -> bool:
    rules = sheet.rules
    agreed = bool(rules.free_throw_in) and active(rules, "free_throw_in")
    return agreed and not dark and not doubled.is_forced(_state(sheet))


def _state(sheet: Sheet) -> State:
    """Return the match before the deal, as the phases of a deal know it."""
    return State(
        rules=sheet.rules,
        phase=Phase.DEAL,
        dealer=sheet.dealer,
        standings=sheet.standings,
        golden=sheet.golden,
    )
