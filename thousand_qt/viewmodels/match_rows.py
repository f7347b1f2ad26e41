"""One kept match as a row of the list: its title, players, scores, rules and dates in words."""

from datetime import datetime
from enum import Enum

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from thousand_qt.match.service import KeptMatch, KeptSeat
from thousand_qt.rulebook.presets import preset_title
from thousand_qt.words.levels import character_words
from thousand_qt.words.moments import day, day_and_time
from thousand_qt.words.opponents import spoken_names
from thousand_qt.words.scores import number


class MatchGroup(str, Enum):
    """Under which heading a match stands; the order of the headings is that of the members."""

    UNFINISHED = "unfinished"
    DAMAGED = "damaged"
    FINISHED = "finished"


class RowAct(str, Enum):
    """What is done with a match first of all."""

    CONTINUE = "continue"
    RESULT = "result"
    RESCUE = "rescue"


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a row shows; `problem` is a sentence, empty for none, and `spoken` the whole row."""

    key: str
    group: MatchGroup
    opens_group: bool = False
    """Whether the heading stands over this row."""

    title: str
    given_title: str
    """What the person called it; empty when `title` was made by itself."""

    scores: str
    standing: str
    details: str
    played: str
    problem: str
    act: RowAct
    act_label: str
    can_act: bool
    can_review: bool = False
    """Whether it has deals that can be looked back at."""

    spoken: str


def derive_row(match: KeptMatch, now: datetime, locale: QLocale) -> MatchRow:
    """Return the row of a match."""
    match = with_spoken_names(match)
    title = match.title or automatic_title(match, now, locale)
    played = day_and_time(match.played, now, locale)
    problem = match.damage
    if match.elsewhere:
        problem = QCoreApplication.translate("Matches", "It is open in another window.")
    row = MatchRow(
        key=match.key,
        group=group_of(match),
        title=title,
        given_title=match.title,
        scores=" · ".join(
            _seat_score(seat, score) for seat, score in zip(match.seats, match.scores, strict=True)
        ),
        standing=_standing(match),
        details=_details(match, now, locale),
        played=played,
        problem=problem,
        act=act_of(match),
        act_label=_act_label(match),
        can_act=_can_act(match),
        can_review=_can_review(match),
        spoken="",
    )
    return msgspec.structs.replace(row, spoken=spoken_row(row))


def with_spoken_names(match: KeptMatch) -> KeptMatch:
    """Return a match whose computer players are called as the language spoken now does."""
    seats = match.seats
    names = spoken_names(
        [seat.name for seat in seats], [seat.character is not None for seat in seats]
    )
    renamed = (
        msgspec.structs.replace(seat, name=name) for seat, name in zip(seats, names, strict=True)
    )
    return msgspec.structs.replace(match, seats=tuple(renamed))


def group_of(match: KeptMatch) -> MatchGroup:
    """Return the heading under which a match stands."""
    if match.damage:
        return MatchGroup.DAMAGED
    return MatchGroup.UNFINISHED if match.winner is None else MatchGroup.FINISHED


def act_of(match: KeptMatch) -> RowAct:
    """Return what is done with a match first of all."""
    match group_of(match):
        case MatchGroup.UNFINISHED:
            return RowAct.CONTINUE
        case MatchGroup.DAMAGED:
            return RowAct.RESCUE
        case MatchGroup.FINISHED:
            return RowAct.RESULT


def _can_act(match: KeptMatch) -> bool:
    match act_of(match):
        case RowAct.CONTINUE:
            return match.can_continue
        case RowAct.RESCUE:
            return match.rescue_deal > 0
        case RowAct.RESULT:
            return True


def _can_review(match: KeptMatch) -> bool:
    """Say whether a deal of a readable match was finished."""
    return not match.damage and bool(match.seats) and (match.winner is not None or match.deal > 1)


def _act_label(match: KeptMatch) -> str:
    match act_of(match):
        case RowAct.RESULT:
            return QCoreApplication.translate("Matches", "Show the result")
        case RowAct.RESCUE if match.rescue_deal:
            words = QCoreApplication.translate("Matches", "Play on from deal {deal}")
            return words.replace("{deal}", str(match.rescue_deal))
        case _:
            return QCoreApplication.translate("Matches", "Continue")


def automatic_title(match: KeptMatch, now: datetime, locale: QLocale) -> str:
    """Name a match after the others at the table and the day on which it began."""
    others = [seat.name for seat in match.seats[1:]]
    match others:
        case []:
            words = QCoreApplication.translate("Matches", "Damaged match, {day}")
        case [only]:
            words = QCoreApplication.translate("Matches", "{name}, {day}").replace("{name}", only)
        case [*first, last]:
            words = QCoreApplication.translate("Matches", "{names} and {last}, {day}")
            words = words.replace("{names}", ", ".join(first)).replace("{last}", last)
    return words.replace("{day}", day(match.created, now, locale))


def _seat_score(seat: KeptSeat, score: int) -> str:
    if seat.character is None:
        return f"{seat.name} {number(score)}"
    return f"{seat.name} ({character_words(seat.character)}) {number(score)}"


def _standing(match: KeptMatch) -> str:
    """Say how far the match has come, or who won it."""
    if not match.seats:
        return ""
    if match.winner is None:
        words = QCoreApplication.translate("Matches", "Deal {deal}")
        return words.replace("{deal}", str(match.deal))
    points = number(match.scores[match.winner])
    if match.winner == 0:
        words = QCoreApplication.translate("Matches", "You won: {points}")
        return words.replace("{points}", points)
    words = QCoreApplication.translate("Matches", "{name} won: {points}")
    return words.replace("{points}", points).replace("{name}", match.seats[match.winner].name)


def _details(match: KeptMatch, now: datetime, locale: QLocale) -> str:
    """Name the rules, the beginning unless the title does, and the length of a finished match."""
    if not match.seats:
        return ""
    if match.preset:
        rules = preset_title(match.preset)
    elif match.rules_name:
        rules = match.rules_name
    else:
        rules = QCoreApplication.translate("Matches", "Own rules")
    parts = [rules]
    if match.title:
        began = QCoreApplication.translate("Matches", "begun on {day}")
        parts.append(began.replace("{day}", day(match.created, now, locale)))
    if match.winner is not None:
        deals = QCoreApplication.translate("Matches", "deals: {count}")
        parts.append(deals.replace("{count}", str(match.deal)))
    return " · ".join(parts)


def spoken_row(row: MatchRow) -> str:
    """Say the whole row in sentences, for those who hear it."""
    played = QCoreApplication.translate("Matches", "Last played: {moment}").replace(
        "{moment}", row.played
    )
    parts = (row.title, row.standing, row.scores, row.problem, row.details, played)
    return ". ".join(part.rstrip(".") for part in parts if part) + "."
