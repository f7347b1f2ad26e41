"""What a score-keeper has typed and tapped for a deal, judged: numbers filled in, what is wrong.

The form keeps what a person did; the draft says what it comes to on a page of the sheet. All card
points of a deal are 120, so that the last player's follow from the others'.
"""

from collections.abc import Iterator

import msgspec

from engine.cards import DEAL_POINTS, Card
from engine.paper import Page, is_loose
from engine.paper_choices import (
    Contracts,
    contracts,
    dark_seat,
    declarers,
    endings,
    least_won,
)
from engine.phases.seats import active_seats
from engine.scoring.types import Ending
from thousand_qt.score_keeper.book import (
    PRIKUP,
    DealRecord,
    Declared,
    Wrong,
    entry_of,
    wrong_record,
)
from thousand_qt.words.score_keeper import (
    impossible_contract,
    impossible_points,
    not_points,
    sum_problem,
)

_MOST_DIGITS = 3


class Form(msgspec.Struct, frozen=True):
    """What a person has said of a deal so far."""

    declarer: int | None = None
    contract: int | None = None
    ending: Ending = Ending.PLAYED
    cards: tuple[str, ...] = ()
    """Card points as they are typed, by seat."""
    took: tuple[int, ...] = ()
    """Seats that took a trick without card points."""
    declared: tuple[Declared, ...] = ()
    four_nines: int | None = None
    prikup: tuple[Card, ...] = ()
    dark: bool = False


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """What a form comes to; without a `record` something is missing or wrong."""

    declarer: int | None
    contract: int
    contracts: Contracts | None
    """What can have been played; None where nothing is played for."""
    least_won: int
    """With what the declarer can have won the auction at least."""
    ending: Ending
    endings: tuple[Ending, ...]
    dark: bool
    can_be_dark: bool
    points: tuple[int | None, ...]
    """Card points by seat, typed or filled in."""
    filled: tuple[bool, ...]
    """Whose card points follow from the others'."""
    no_trick: tuple[int, ...]
    contract_problem: str = ""
    points_problems: tuple[str, ...] = ()
    """By seat."""
    sum_problem: str = ""
    left: int = 0
    """Card points that nobody gets."""
    wrong: Wrong | None = None
    lacks_declarer: bool = False
    lacks_points: bool = False
    lacks_prikup: bool = False
    """Whether the prikup is tapped in part."""
    record: DealRecord | None = None


def form_of(page: Page, record: DealRecord) -> Form:
    """Return the form in which a record was entered on this page."""
    active = active_seats(page.rules, page.dealer)
    cards = tuple(str(points) if seat in active else "" for seat, points in enumerate(record.cards))
    idle = (seat for seat in active if record.cards and not record.cards[seat])
    return Form(
        declarer=record.declarer,
        contract=record.contract or None,
        ending=record.ending,
        cards=cards,
        took=tuple(seat for seat in idle if seat not in record.no_trick),
        declared=record.declared,
        four_nines=record.four_nines,
        prikup=record.prikup,
        dark=record.dark,
    )


def judge(page: Page, form: Form) -> Draft:
    """Return what a form comes to on this page."""
    possible = declarers(page)
    declarer = form.declarer if form.declarer in possible else None
    if len(possible) == 1:
        declarer = possible[0]
    can_be_dark = declarer is not None and declarer == dark_seat(page)
    dark = form.dark and can_be_dark
    ways = endings(page, declarer, dark=dark)
    ending = form.ending if form.ending in ways else Ending.PLAYED
    limits, least = None, 0
    if possible and ending is not Ending.THROW_IN:
        player = possible[0] if declarer is None else declarer
        limits = contracts(page, player, dark=dark)
        least = least_won(page, player, dark=dark)
    contract = _contract(form, limits, least)
    played = ending is Ending.PLAYED
    typed = tuple(_typed(form, seat) for seat in range(page.rules.players))
    points = _filled(page, form, typed) if played else typed
    no_trick = tuple(_idle(page, form, points)) if played else ()
    draft = Draft(
        declarer=declarer,
        contract=contract,
        contracts=limits,
        least_won=least,
        ending=ending,
        endings=ways,
        dark=dark,
        can_be_dark=can_be_dark,
        points=points,
        filled=tuple(known != said for known, said in zip(points, typed, strict=True)),
        no_trick=no_trick,
        lacks_declarer=bool(possible) and declarer is None,
        lacks_prikup=0 < len(form.prikup) < PRIKUP,
    )
    if limits is not None and contract not in limits:
        draft = msgspec.structs.replace(
            draft, contract_problem=impossible_contract(contract, limits)
        )
    return _with_record(page, form, _with_points(page, form, draft) if played else draft)


def _contract(form: Form, limits: Contracts | None, least: int) -> int:
    if limits is None:
        return 0
    if form.contract is None or limits.least == limits.most:
        return min(least, limits.most)
    return form.contract


def _typed(form: Form, seat: int) -> int | None:
    text = form.cards[seat].strip() if seat < len(form.cards) else ""
    whole = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
    return int(text) if whole else None


def _is_typed(form: Form, seat: int) -> bool:
    return seat < len(form.cards) and bool(form.cards[seat].strip())


def _filled(page: Page, form: Form, typed: tuple[int | None, ...]) -> tuple[int | None, ...]:
    """Fill in the card points that follow from the others'."""
    active = active_seats(page.rules, page.dealer)
    blank = [seat for seat in active if not _is_typed(form, seat)]
    if any(typed[seat] is None for seat in active if seat not in blank):
        return typed
    left = DEAL_POINTS - sum(points or 0 for points in typed)
    values = list(typed)
    if left == 0:
        for seat in blank:
            values[seat] = 0
    elif len(blank) == 1 and left > 0 and not is_loose(page.rules):
        values[blank[0]] = left
    return tuple(values)


def _idle(page: Page, form: Form, points: tuple[int | None, ...]) -> Iterator[int]:
    """Yield who took no trick; who declared a marriage has taken one before, or led it at once."""
    for seat in active_seats(page.rules, page.dealer):
        declared = any(one.seat == seat for one in form.declared)
        must = declared and not page.rules.marriage_first_lead
        if points[seat] == 0 and seat not in form.took and not must:
            yield seat


def asks_for_trick(page: Page, form: Form, draft: Draft, seat: int) -> bool:
    """Tell whether it matters if a player without card points took a trick."""
    rules = page.rules
    declared = any(one.seat == seat for one in form.declared)
    if draft.ending is not Ending.PLAYED or draft.points[seat] != 0:
        return False
    if declared and not rules.marriage_first_lead:
        return False
    return rules.bolt_rule == "no_tricks" or (declared and rules.marriage_without_trick == "lapses")


def _with_points(page: Page, form: Form, draft: Draft) -> Draft:
    """Say what is wrong with the card points, and whether some are missing."""
    active = active_seats(page.rules, page.dealer)
    problems = tuple(
        _points_problem(form, draft, seat) if seat in active else ""
        for seat in range(page.rules.players)
    )
    known = [draft.points[seat] for seat in active]
    total = sum(points or 0 for points in known)
    whole = None not in known
    left = DEAL_POINTS - total
    loose = is_loose(page.rules)
    off = left < 0 or (whole and left > 0 and not loose) or (whole and left == 1)
    return msgspec.structs.replace(
        draft,
        points_problems=problems,
        sum_problem=sum_problem(total, DEAL_POINTS) if off and not any(problems) else "",
        left=left if whole and loose and left > 1 else 0,
        lacks_points=not whole,
    )


def _points_problem(form: Form, draft: Draft, seat: int) -> str:
    points = draft.points[seat]
    if points is None:
        return not_points() if _is_typed(form, seat) else ""
    if points in (1, DEAL_POINTS - 1) or points > DEAL_POINTS:
        return impossible_points(points)
    return ""


def _with_record(page: Page, form: Form, draft: Draft) -> Draft:
    """Make the record of a form in which nothing is missing or wrong."""
    if draft.lacks_declarer or draft.lacks_points or draft.lacks_prikup:
        return draft
    if draft.contract_problem or draft.sum_problem or any(draft.points_problems):
        return draft
    played = draft.ending is Ending.PLAYED
    record = DealRecord(
        declarer=draft.declarer,
        contract=draft.contract,
        ending=draft.ending,
        cards=tuple(points or 0 for points in draft.points) if played else (),
        no_trick=draft.no_trick,
        declared=form.declared if played else (),
        four_nines=form.four_nines if played else None,
        prikup=form.prikup,
        dark=draft.dark,
    )
    wrong = wrong_record(page, record)
    return msgspec.structs.replace(draft, wrong=wrong, record=record if wrong is None else None)


def worth_of_prikup(page: Page, form: Form) -> int:
    """Return what the tapped prikup is worth to who sits out."""
    return entry_of(page, DealRecord(prikup=form.prikup)).sitter_worth
