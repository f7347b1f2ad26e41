"""Keeping the sheet of a game with real cards by any rules (RULES.md 1.11, group 18).

The program sees no card here: somebody enters what was played for and what each player took, and
slips of the table that only happen on paper. Everything is written by the same steps as a deal
played by the program. A page is a plain value: to correct an entry, begin the page anew and enter
the others again.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.cards import DEAL_POINTS
from engine.phases.seats import active_seats
from engine.rules import Rules, is_draw
from engine.scoring import new_round, round_after, score_deal, settle
from engine.scoring.fines import charge
from engine.scoring.types import (
    DealResult,
    Ending,
    GoldenRound,
    Reason,
    Scored,
    Standing,
)


class Entry(Struct, frozen=True, kw_only=True):
    """One deal as the score-keeper enters it; tuples by seat, zeros for a deal given up."""

    declarer: int | None
    """None in the draw form, which knows no contract."""

    contract: int = 0
    cards: tuple[int, ...]
    """Card points taken, the unplayed cards of a two-player deal with the last trick."""

    marriages: tuple[int, ...]
    tricks: tuple[int, ...]
    ending: Ending = Ending.PLAYED
    four_nines: tuple[int, ...] = ()
    sitter_worth: int = 0
    """What the prikup is worth to who sat out (`engine.sitting.prikup_worth`)."""

    dark: bool = False


class Slip(StrEnum):
    """What goes wrong with real cards only."""

    EXPOSED_CARD = "exposed_card"  # the dealer showed a card while he dealt
    OVERBID = "overbid"  # a bid that the marriages held did not allow
    WRONG_MARRIAGE = "wrong_marriage"  # the declarer declared what he did not hold
    WRONG_ENTRY = "wrong_entry"  # the score-keeper wrote something wrong
    CUT_NINES = "cut_nines"  # the third nine in a row at the bottom of the pack


class WrongEntry(StrEnum):
    """Why an entry cannot be right."""

    OVER = "over"  # the match is over
    LENGTH = "length"  # the numbers do not fit the seats of the table
    DECLARER = "declarer"  # the declarer did not play this deal
    CONTRACT = "contract"  # there is no contract
    POINTS = "points"  # card points that no deal has
    SITTER = "sitter"  # who sat out took points or tricks
    GIVEN_UP = "given_up"  # points taken in a deal that was given up


class Page(Struct, frozen=True, kw_only=True):
    """The sheet of one match with real cards."""

    rules: Rules
    dealer: int
    """Who deals next."""

    standings: tuple[Standing, ...]
    golden: GoldenRound | None = None
    written: tuple[Scored, ...] = ()
    """What each entry wrote, slips among the deals."""

    winner: int | None = None
    settlement: tuple[int, ...] | None = None


_NOT_PLAYED: Final = (Ending.ROSPIS, Ending.WRITE_OFF, Ending.THROW_IN)


def new_page(rules: Rules, dealer: int) -> Page:
    """Return the sheet before the first deal."""
    standings = (Standing(),) * rules.players
    return Page(rules=rules, dealer=dealer, standings=standings, golden=new_round(rules))


def wrong(page: Page, entry: Entry) -> WrongEntry | None:
    """Tell why an entry cannot be right, None when it may be."""
    seats = page.rules.players
    active = active_seats(page.rules, page.dealer)
    by_seat = (entry.cards, entry.marriages, entry.tricks)
    if page.winner is not None:
        return WrongEntry.OVER
    if any(len(values) != seats for values in by_seat):
        return WrongEntry.LENGTH
    if (entry.declarer is None) != is_draw(page.rules) or entry.declarer not in (None, *active):
        return WrongEntry.DECLARER
    if entry.declarer is not None and entry.contract <= 0 and entry.ending is not Ending.THROW_IN:
        return WrongEntry.CONTRACT
    if any(values[seat] for values in by_seat for seat in range(seats) if seat not in active):
        return WrongEntry.SITTER
    if entry.ending in _NOT_PLAYED:
        return WrongEntry.GIVEN_UP if any(any(values) for values in by_seat) else None
    return None if _adds_up(page.rules, entry) else WrongEntry.POINTS


def _adds_up(rules: Rules, entry: Entry) -> bool:
    """Tell whether the card points of a whole deal are there, as far as somebody gets them all."""
    if any(points < 0 for points in (*entry.cards, *entry.marriages, *entry.tricks)):
        return False
    total = sum(entry.cards)
    loose = rules.players == 2 and not is_draw(rules) and rules.two_unclaimed == "nobody"
    return total <= DEAL_POINTS if loose else total == DEAL_POINTS


def enter(page: Page, entry: Entry) -> Page:
    """Write a deal; ValueError for an entry that cannot be right."""
    problem = wrong(page, entry)
    if problem is not None:
        raise ValueError(f"this deal cannot be written: {problem.value}")
    active = active_seats(page.rules, page.dealer)
    result = DealResult(
        declarer=entry.declarer,
        contract=entry.contract,
        ending=entry.ending,
        dealer=page.dealer,
        forehand=active[0],
        active=active,
        cards=entry.cards,
        marriages=entry.marriages,
        tricks=entry.tricks,
        four_nines=entry.four_nines,
        sitter_worth=entry.sitter_worth,
        golden=page.golden,
        dark=entry.dark and page.golden is None,
    )
    scored = score_deal(page.rules, page.standings, result)
    totals = [standing.total for standing in scored.standings]
    return replace(
        page,
        dealer=_next(page),
        standings=scored.standings,
        golden=round_after(page.rules, result, scored.over),
        written=(*page.written, scored),
        winner=scored.winner,
        settlement=None if scored.winner is None else settle(page.rules, totals, scored.winner),
    )


def enter_slip(page: Page, slip: Slip, seat: int, contract: int = 0) -> Page:
    """Write what a slip of that seat costs by these rules, and let the right player deal next.

    `contract` is what a falsely declared marriage was played for. A slip that costs nothing at this
    table still ends the deal in which it happened, which is dealt again by the same player.
    """
    cost, passes_on = _price(page.rules, slip, contract)
    page = replace(page, dealer=_next(page) if passes_on else page.dealer)
    if not cost:
        return page
    scored = charge(page.rules, page.standings, seat, Reason.SLIP, cost)
    return replace(page, standings=scored.standings, written=(*page.written, scored))


def _price(rules: Rules, slip: Slip, contract: int) -> tuple[int, bool]:
    """Return what a slip costs and whether the deal passes to the next player."""
    match slip:
        case Slip.EXPOSED_CARD:
            fined = rules.exposed_card == "fine_dealer_pass_deal"
            return (rules.fine_amount, True) if fined else (0, False)
        case Slip.OVERBID:
            return (rules.fine_amount if rules.bid_check == "honour_fine" else 0), False
        case Slip.WRONG_MARRIAGE:
            return (contract if rules.wrong_marriage == "contract_fine_replay" else 0), False
        case Slip.WRONG_ENTRY:
            return rules.scorekeeper_fine, False
        case Slip.CUT_NINES:
            fined = rules.cut_nine in ("recut_then_fine", "recut_then_fine_pass_deal")
            passes_on = rules.cut_nine == "recut_then_fine_pass_deal"
            return (rules.fine_amount if fined else 0), passes_on


def _next(page: Page) -> int:
    return (page.dealer + 1) % page.rules.players
