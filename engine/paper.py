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
from engine.paper_choices import contracts, dark_seat, declarers, endings
from engine.phases import cut
from engine.phases.seats import active_seats
from engine.rules import Rules, active, is_draw
from engine.scoring import new_round, round_after, score_deal, settle
from engine.scoring.fines import charge, fine_between_deals
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
    """Whether the declarer played in the dark to the end."""


class Slip(StrEnum):
    """What happens with real cards besides the deals that are written."""

    EXPOSED_CARD = "exposed_card"  # the dealer showed a card while he dealt
    OVERBID = "overbid"  # a bid that the marriages held did not allow
    WRONG_MARRIAGE = "wrong_marriage"  # the declarer declared what he did not hold
    WRONG_ENTRY = "wrong_entry"  # the score-keeper wrote something wrong
    CUT_NINES = "cut_nines"  # the third nine in a row at the bottom of the pack
    REDEAL = "redeal"  # somebody had the right to have the cards dealt again, and claimed it
    ALL_PASSED = "all_passed"  # nobody bid, and the cards are thrown in
    AGREED_FINE = "agreed_fine"  # the table agreed on a fine that no rule names


HIGHEST_FINE: Final = 1000
"""The most that a table may agree on as a fine."""


class WrongEntry(StrEnum):
    """Why an entry cannot be right."""

    OVER = "over"  # the match is over
    LENGTH = "length"  # the numbers do not fit the seats of the table
    DECLARER = "declarer"  # the declarer cannot have played this deal
    DARK = "dark"  # this deal cannot have been played in the dark
    CONTRACT = "contract"  # nobody can have played for that
    ENDING = "ending"  # the rules do not let this deal end so
    POINTS = "points"  # card points that no deal has
    TRICKS = "tricks"  # points without a trick, or a deal without any trick
    NINES = "nines"  # four nines in more than one hand, or in one that was not there
    SITTER = "sitter"  # who sat out took points or tricks, or nobody sat out
    GIVEN_UP = "given_up"  # points taken in a deal that was given up
    SLIP = "slip"  # this table knows no such slip, or not of that player
    AMOUNT = "amount"  # a fine of nothing, or of more than any table agrees on


class Page(Struct, frozen=True, kw_only=True):
    """The sheet of one match with real cards."""

    rules: Rules
    dealer: int
    """Who deals next."""

    standings: tuple[Standing, ...]
    golden: GoldenRound | None = None
    redeals: int = 0
    """Deals in a row that were dealt again before the next one."""

    written: tuple[Scored, ...] = ()
    """What each entry wrote, slips among the deals."""

    winner: int | None = None
    settlement: tuple[int, ...] | None = None


def new_page(rules: Rules, dealer: int) -> Page:
    """Return the sheet before the first deal."""
    standings = (Standing(),) * rules.players
    return Page(rules=rules, dealer=dealer, standings=standings, golden=new_round(rules))


def wrong(page: Page, entry: Entry) -> WrongEntry | None:
    """Tell why an entry cannot be right, None when it may be."""
    seats = page.rules.players
    if page.winner is not None:
        return WrongEntry.OVER
    if any(len(values) != seats for values in (entry.cards, entry.marriages, entry.tricks)):
        return WrongEntry.LENGTH
    return _wrong_contract(page, entry) or _wrong_numbers(page, entry)


def _wrong_contract(page: Page, entry: Entry) -> WrongEntry | None:
    """Judge who played for what, and how it ended."""
    declarer = entry.declarer
    if declarer is None:
        return None if is_draw(page.rules) else WrongEntry.DECLARER
    if declarer not in declarers(page):
        return WrongEntry.DECLARER
    if entry.dark and declarer != dark_seat(page):
        return WrongEntry.DARK
    if entry.ending not in endings(page, declarer, dark=entry.dark):
        return WrongEntry.ENDING
    named = entry.contract or entry.ending is not Ending.THROW_IN
    if named and entry.contract not in contracts(page, declarer, dark=entry.dark):
        return WrongEntry.CONTRACT
    return None


def _wrong_numbers(page: Page, entry: Entry) -> WrongEntry | None:
    """Judge who took what."""
    seats = active_seats(page.rules, page.dealer)
    taken = tuple(zip(entry.cards, entry.marriages, entry.tricks, strict=True))
    if any(any(values) for seat, values in enumerate(taken) if seat not in seats):
        return WrongEntry.SITTER
    if entry.sitter_worth < 0 or (entry.sitter_worth and len(seats) == page.rules.players):
        return WrongEntry.SITTER
    if len(entry.four_nines) > 1 or not set(entry.four_nines) <= set(seats):
        return WrongEntry.NINES
    if entry.ending is not Ending.PLAYED:
        none = not any(any(values) for values in taken) and not entry.four_nines
        return None if none else WrongEntry.GIVEN_UP
    if not _adds_up(page.rules, entry):
        return WrongEntry.POINTS
    if not any(entry.tricks) or any(
        _needs_trick(page.rules, cards, marriages) and not tricks
        for cards, marriages, tricks in taken
    ):
        return WrongEntry.TRICKS
    return None


def _needs_trick(rules: Rules, cards: int, marriages: int) -> bool:
    """Tell whether who has these points took a trick; a marriage may be led before the first."""
    return cards > 0 or (marriages > 0 and not rules.marriage_first_lead)


def _adds_up(rules: Rules, entry: Entry) -> bool:
    """Tell whether the card points of a whole deal are there, as far as somebody gets them all."""
    if any(points < 0 for points in (*entry.cards, *entry.marriages, *entry.tricks)):
        return False
    # No cards are worth one point, and so none are worth all but one.
    if any(points in (1, DEAL_POINTS - 1) for points in entry.cards):
        return False
    left = DEAL_POINTS - sum(entry.cards)
    return left == 0 or (is_loose(rules) and left > 1)


def is_loose(rules: Rules) -> bool:
    """Tell whether card points may be left that nobody gets."""
    return rules.players == 2 and not is_draw(rules) and rules.two_unclaimed == "nobody"


def result_of(page: Page, entry: Entry) -> DealResult:
    """Return what scoring needs to know of a deal that is entered."""
    seats = active_seats(page.rules, page.dealer)
    return DealResult(
        declarer=entry.declarer,
        contract=entry.contract,
        ending=entry.ending,
        dealer=page.dealer,
        forehand=seats[0],
        active=seats,
        cards=entry.cards,
        marriages=entry.marriages,
        tricks=entry.tricks,
        four_nines=entry.four_nines,
        sitter_worth=entry.sitter_worth,
        golden=page.golden,
        dark=entry.dark,
    )


def enter(page: Page, entry: Entry) -> Page:
    """Write a deal; ValueError for an entry that cannot be right."""
    problem = wrong(page, entry)
    if problem is not None:
        raise ValueError(f"this deal cannot be written: {problem.value}")
    result = result_of(page, entry)
    scored = score_deal(page.rules, page.standings, result)
    totals = [standing.total for standing in scored.standings]
    return replace(
        page,
        dealer=_next(page),
        standings=scored.standings,
        golden=round_after(page.rules, result, scored.over),
        redeals=0,
        written=(*page.written, scored),
        winner=scored.winner,
        settlement=None if scored.winner is None else settle(page.rules, totals, scored.winner),
    )


def slips(rules: Rules) -> tuple[Slip, ...]:
    """Return the slips that change a sheet under these rules: they cost, or the deal passes on.

    What happens at a table is more than the rules name: a fine that is agreed on is always there.
    """
    passed = active(rules, "all_pass") and not is_draw(rules)
    known = {
        Slip.EXPOSED_CARD: rules.exposed_card == "fine_dealer_pass_deal",
        Slip.OVERBID: rules.bid_check == "honour_fine" and rules.fine_amount > 0,
        Slip.WRONG_MARRIAGE: rules.wrong_marriage == "contract_fine_replay",
        Slip.WRONG_ENTRY: rules.scorekeeper_fine > 0,
        Slip.CUT_NINES: cut.is_on(rules)
        and (
            (rules.cut_nine == "recut_then_fine" and rules.fine_amount > 0)
            or rules.cut_nine == "recut_then_fine_pass_deal"
        ),
        Slip.REDEAL: rules.redeal_dealer == "next" or _fines_redeals(rules),
        Slip.ALL_PASSED: passed
        and (
            rules.all_pass == "redeal_next"
            or (rules.all_pass == "redeal_same" and _fines_redeals(rules))
        ),
        Slip.AGREED_FINE: True,
    }
    contractless = (Slip.OVERBID, Slip.WRONG_MARRIAGE)
    return tuple(
        slip for slip, on in known.items() if on and not (is_draw(rules) and slip in contractless)
    )


def _fines_redeals(rules: Rules) -> bool:
    return rules.redeal_streak_fine > 0 and rules.fine_amount > 0


def slip_seats(page: Page, slip: Slip) -> tuple[int, ...]:
    """Return who can have made a slip; of one person alone nobody need be asked."""
    match slip:
        case Slip.EXPOSED_CARD | Slip.REDEAL | Slip.ALL_PASSED:
            return (page.dealer,)
        case Slip.CUT_NINES:
            return (cut.cutter(page.rules, page.dealer),)
        case Slip.WRONG_MARRIAGE:
            return declarers(page)
        case Slip.OVERBID:
            return active_seats(page.rules, page.dealer)
        case Slip.WRONG_ENTRY | Slip.AGREED_FINE:
            return tuple(range(page.rules.players))


def wrong_slip(
    page: Page, slip: Slip, seat: int, contract: int = 0, fine: int = 0
) -> WrongEntry | None:
    """Tell why a slip cannot be written, None when it may be."""
    if page.winner is not None:
        return WrongEntry.OVER
    if slip not in slips(page.rules) or seat not in slip_seats(page, slip):
        return WrongEntry.SLIP
    if slip is Slip.WRONG_MARRIAGE and contract not in contracts(page, seat):
        return WrongEntry.CONTRACT
    if slip is Slip.AGREED_FINE and not 0 < fine <= HIGHEST_FINE:
        return WrongEntry.AMOUNT
    return None


def enter_slip(page: Page, slip: Slip, seat: int, contract: int = 0, fine: int = 0) -> Page:
    """Write what a slip of that seat costs by these rules, and let the right player deal next.

    `contract` is what a falsely declared marriage was played for, `fine` what was agreed on. A slip
    that costs nothing at this table still ends the deal in which it happened, which is dealt again
    by the same player.
    """
    scored = _fined(page, slip, seat, fine if slip is Slip.AGREED_FINE else contract)
    again = slip in (Slip.REDEAL, Slip.ALL_PASSED)
    page = replace(
        page,
        dealer=_next(page) if _passes_on(page.rules, slip) else page.dealer,
        redeals=page.redeals + again,
    )
    if scored is None:
        return page
    return replace(page, standings=scored.standings, written=(*page.written, scored))


def _fined(page: Page, slip: Slip, seat: int, amount: int) -> Scored | None:
    """Return what a slip writes; None where it costs nothing."""
    rules, standings = page.rules, page.standings
    match slip:
        case Slip.CUT_NINES:
            due = Reason.CUT_FINE if rules.cut_nine.startswith("recut_then_fine") else None
        case Slip.REDEAL | Slip.ALL_PASSED:
            every = rules.redeal_streak_fine
            due = Reason.REDEAL_FINE if every and (page.redeals + 1) % every == 0 else None
        case _:
            cost = _cost(rules, slip, amount)
            return charge(rules, standings, seat, Reason.SLIP, cost) if cost else None
    if due is None or not rules.fine_amount:
        return None
    return fine_between_deals(rules, standings, seat, due, golden=page.golden)


def _cost(rules: Rules, slip: Slip, amount: int) -> int:
    """Return what a slip costs that only happens on paper.

    `amount` is the contract or the fine of those slips that have one.
    """
    match slip:
        case Slip.EXPOSED_CARD:
            return rules.fine_amount if rules.exposed_card == "fine_dealer_pass_deal" else 0
        case Slip.OVERBID:
            return rules.fine_amount if rules.bid_check == "honour_fine" else 0
        case Slip.WRONG_MARRIAGE:
            return amount if rules.wrong_marriage == "contract_fine_replay" else 0
        case Slip.AGREED_FINE:
            return amount
        case Slip.WRONG_ENTRY:
            return rules.scorekeeper_fine
        case _:
            return 0


def _passes_on(rules: Rules, slip: Slip) -> bool:
    """Tell whether the next player deals after a slip."""
    match slip:
        case Slip.EXPOSED_CARD:
            return rules.exposed_card == "fine_dealer_pass_deal"
        case Slip.CUT_NINES:
            return rules.cut_nine == "recut_then_fine_pass_deal"
        case Slip.REDEAL:
            return rules.redeal_dealer == "next"
        case Slip.ALL_PASSED:
            return rules.all_pass == "redeal_next"
        case _:
            return False


def _next(page: Page) -> int:
    return (page.dealer + 1) % page.rules.players
