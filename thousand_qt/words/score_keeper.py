"""What the score-keeper says: slips, entries that cannot be right, files that cannot be used."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from engine.paper import HIGHEST_FINE, Page, Slip, WrongEntry
from engine.paper_choices import Contracts
from engine.phases.seats import active_seats
from engine.rules import Rules, barrel_need
from engine.scoring import on_barrel
from engine.scoring.types import Ending
from thousand_qt.score_keeper.book import Fault, Line, Refusal, SlipRecord, Wrong
from thousand_qt.score_keeper.document import SheetRefused, Trouble
from thousand_qt.words.spoken import repeatable


def slip_name(slip: Slip) -> str:
    """Return what happened, in a few words."""
    match slip:
        case Slip.EXPOSED_CARD:
            return QCoreApplication.translate("ScoreKeeper", "A card was shown while dealing")
        case Slip.OVERBID:
            return QCoreApplication.translate("ScoreKeeper", "A bid above what the hand allowed")
        case Slip.WRONG_MARRIAGE:
            return QCoreApplication.translate("ScoreKeeper", "A marriage that was not there")
        case Slip.WRONG_ENTRY:
            return QCoreApplication.translate("ScoreKeeper", "A wrong entry on the sheet")
        case Slip.CUT_NINES:
            return QCoreApplication.translate("ScoreKeeper", "Third nine in a row at the cut")
        case Slip.REDEAL:
            return QCoreApplication.translate("ScoreKeeper", "The cards were dealt again")
        case Slip.ALL_PASSED:
            return QCoreApplication.translate("ScoreKeeper", "Everybody passed")
        case Slip.AGREED_FINE:
            return QCoreApplication.translate("ScoreKeeper", "A fine agreed on")
        case _:
            assert_never(slip)


def fault_name(fault: Fault) -> str:
    """Return what a fine that was agreed on is for, in a few words."""
    match fault:
        case Fault.REVOKE:
            return QCoreApplication.translate("ScoreKeeper", "A revoke")
        case Fault.SHOWN:
            return QCoreApplication.translate("ScoreKeeper", "A card was shown")
        case Fault.TURN:
            return QCoreApplication.translate("ScoreKeeper", "Out of turn")
        case Fault.HINT:
            return QCoreApplication.translate("ScoreKeeper", "A hint to another player")
        case Fault.DEALING:
            return QCoreApplication.translate("ScoreKeeper", "A wrong deal")
        case Fault.OTHER:
            return QCoreApplication.translate("ScoreKeeper", "Something else", "why a fine is due")
        case _:
            assert_never(fault)


def record_name(record: SlipRecord) -> str:
    """Return what happened: of a fine that was agreed on, what it is for."""
    if record.slip is Slip.AGREED_FINE and record.fault is not Fault.OTHER:
        return fault_name(record.fault)
    return slip_name(record.slip)


def slip_outcome(record: SlipRecord, names: Sequence[str]) -> str:
    """Say what happened, and by whom where that is not the same for all."""
    if record.slip in (Slip.REDEAL, Slip.ALL_PASSED):
        return slip_name(record.slip)
    words = QCoreApplication.translate("ScoreKeeper", "{name}: {slip}")
    return words.replace("{slip}", lower_first(record_name(record))).replace(
        "{name}", names[record.seat]
    )


def lower_first(words: str) -> str:
    """Return words as they stand inside a sentence."""
    return words[:1].lower() + words[1:]


def ending_name(ending: Ending) -> str:
    """Return how a deal ended, in a word."""
    match ending:
        case Ending.PLAYED:
            return QCoreApplication.translate("ScoreKeeper", "Played")
        case Ending.ROSPIS:
            return QCoreApplication.translate("ScoreKeeper", "Given up (rospis)")
        case Ending.WRITE_OFF:
            return QCoreApplication.translate("ScoreKeeper", "Written off")
        case Ending.THROW_IN:
            return QCoreApplication.translate("ScoreKeeper", "Thrown in")
        case _:
            assert_never(ending)


def wrong_sentence(wrong: Wrong) -> str:
    """Say why an entry cannot stand on the sheet."""
    match wrong:
        case WrongEntry.OVER:
            return QCoreApplication.translate("ScoreKeeper", "The match is over before it.")
        case WrongEntry.DECLARER | WrongEntry.LENGTH:
            return QCoreApplication.translate(
                "ScoreKeeper", "That player cannot have played this deal."
            )
        case WrongEntry.DARK:
            return QCoreApplication.translate(
                "ScoreKeeper", "This deal cannot have been played in the dark."
            )
        case WrongEntry.CONTRACT:
            return QCoreApplication.translate(
                "ScoreKeeper", "Nobody can have played for that contract."
            )
        case WrongEntry.ENDING:
            return QCoreApplication.translate(
                "ScoreKeeper", "By these rules this deal cannot end like that."
            )
        case WrongEntry.POINTS:
            return QCoreApplication.translate(
                "ScoreKeeper", "The card points are not those of a whole deal."
            )
        case WrongEntry.TRICKS:
            return QCoreApplication.translate(
                "ScoreKeeper", "Who has points or a marriage has taken a trick."
            )
        case WrongEntry.NINES:
            return QCoreApplication.translate(
                "ScoreKeeper", "Only one player of the deal can hold four nines."
            )
        case WrongEntry.SITTER:
            return QCoreApplication.translate("ScoreKeeper", "Who sits out takes nothing.")
        case WrongEntry.GIVEN_UP:
            return QCoreApplication.translate(
                "ScoreKeeper", "Nobody takes points in a deal that is given up."
            )
        case WrongEntry.SLIP:
            return QCoreApplication.translate(
                "ScoreKeeper", "This table does not write that, or not for this player."
            )
        case WrongEntry.AMOUNT:
            return QCoreApplication.translate("ScoreKeeper", "A fine costs 1 to 1000 points.")
        case Refusal.MARRIAGES:
            return QCoreApplication.translate(
                "ScoreKeeper", "These marriages cannot all have been declared in one deal."
            )
        case Refusal.PRIKUP:
            return QCoreApplication.translate("ScoreKeeper", "The prikup has three cards.")
        case _:
            assert_never(wrong)


def impossible_contract(typed: int, possible: Contracts) -> str:
    """Say which contracts can have been played."""
    words = QCoreApplication.translate(
        "ScoreKeeper", "Not {typed}: {least} to {most} in steps of {step}."
    )
    following = (possible.least // possible.step + 1) * possible.step
    if possible.least % possible.step and following < possible.most:
        words = QCoreApplication.translate(
            "ScoreKeeper", "Not {typed}: {least}, or {next} to {most} in steps of {step}."
        )
    return (
        words.replace("{typed}", str(typed))
        .replace("{next}", str(following))
        .replace("{least}", str(possible.least))
        .replace("{most}", str(possible.most))
        .replace("{step}", str(possible.step))
    )


def impossible_fine(typed: int) -> str:
    """Say how high a fine can be."""
    words = QCoreApplication.translate("ScoreKeeper", "Not {typed}: 1 to {most}.")
    return words.replace("{typed}", str(typed)).replace("{most}", str(HIGHEST_FINE))


def impossible_points(points: int) -> str:
    """Say that no cards are worth so much."""
    words = QCoreApplication.translate("ScoreKeeper", "No cards are worth {points}.")
    return words.replace("{points}", str(points))


def not_points() -> str:
    """Say what card points are."""
    return QCoreApplication.translate("ScoreKeeper", "Whole numbers from 0 to 120.")


def sum_problem(total: int, whole: int) -> str:
    """Say by how much card points are too few or too many."""
    words = (
        QCoreApplication.translate("ScoreKeeper", "Together {sum} of {all}: {left} too few.")
        if total < whole
        else QCoreApplication.translate("ScoreKeeper", "Together {sum} of {all}: {left} too many.")
    )
    return (
        words.replace("{sum}", str(total))
        .replace("{all}", str(whole))
        .replace("{left}", str(abs(whole - total)))
    )


def left_with_nobody(points: int) -> str:
    """Say how many card points nobody gets."""
    words = QCoreApplication.translate("ScoreKeeper", "Left with nobody: {points}.")
    return words.replace("{points}", str(points))


def deals_first(dealer: str, forehand: str) -> str:
    """Say who deals and who speaks first."""
    words = QCoreApplication.translate("ScoreKeeper", "{dealer} deals, {forehand} is forehand.")
    return words.replace("{dealer}", dealer).replace("{forehand}", forehand)


def sits_out(name: str) -> str:
    """Say who does not play."""
    return QCoreApplication.translate("ScoreKeeper", "{name} sits out.").replace("{name}", name)


def barrel_notes(page: Page, names: Sequence[str]) -> Iterator[str]:
    """Say who of this deal sits on the barrel, for how long still, and what brings the match."""
    rules = page.rules
    for seat in active_seats(rules, page.dealer):
        standing = page.standings[seat]
        if not on_barrel(rules, standing):
            continue
        if rules.barrel == "cumulative":
            words = QCoreApplication.translate(
                "ScoreKeeper",
                "{name} is on the barrel, deal {attempt} of {all}: {gathered} of {need} gathered.",
            )
        elif rules.barrel_attempts:
            words = QCoreApplication.translate(
                "ScoreKeeper", "{name} is on the barrel, attempt {attempt} of {all}: {need} to win."
            )
        else:
            words = QCoreApplication.translate(
                "ScoreKeeper", "{name} is on the barrel: {need} to win."
            )
        yield (
            words.replace("{attempt}", str((standing.barrel or 0) + 1))
            .replace("{all}", str(rules.barrel_attempts))
            .replace("{gathered}", str(standing.gathered))
            .replace("{need}", str(barrel_need(rules)))
            .replace("{name}", names[seat])
        )


def below_compulsory(carrier: str, declarer: str, least: int) -> str:
    """Say that the auction cannot have ended so low."""
    words = QCoreApplication.translate(
        "ScoreKeeper",
        "{carrier} carries the compulsory bid: {declarer} can have won it with {least} at least.",
    )
    return (
        words.replace("{least}", str(least))
        .replace("{carrier}", carrier)
        .replace("{declarer}", declarer)
    )


def entry_question(line: Line) -> str:
    """Ask whether to delete an entry."""
    if isinstance(line.record, SlipRecord):
        words = QCoreApplication.translate("ScoreKeeper", "Delete the entry “{entry}”?")
        return words.replace("{entry}", line_name(line))
    words = QCoreApplication.translate("ScoreKeeper", "Delete deal {number}?")
    return words.replace("{number}", str(line.number))


def entry_correction(line: Line) -> str:
    """Head the correction of an entry."""
    if isinstance(line.record, SlipRecord):
        words = QCoreApplication.translate("ScoreKeeper", "Correct the entry “{entry}”")
        return words.replace("{entry}", line_name(line))
    words = QCoreApplication.translate("ScoreKeeper", "Correct deal {number}")
    return words.replace("{number}", str(line.number))


def line_name(line: Line) -> str:
    """Return how one speaks of an entry in a list."""
    if isinstance(line.record, SlipRecord):
        return lower_first(record_name(line.record))
    words = QCoreApplication.translate("ScoreKeeper", "deal {number}", "in a list")
    return words.replace("{number}", str(line.number))


def kept_out_sentence(lines: Sequence[Line]) -> str:
    """Say which entries have no place on the sheet after a change, empty for none."""
    if not lines:
        return ""
    words = QCoreApplication.translate(
        "ScoreKeeper",
        "After that the sheet has no place for: {entries}. {why} "
        "They stay in the list and do not count.",
    )
    wrong = lines[0].wrong
    return words.replace("{entries}", ", ".join(map(line_name, lines))).replace(
        "{why}", "" if wrong is None else wrong_sentence(wrong)
    )


def sitter_help(rules: Rules) -> str:
    """Say what the prikup is worth by these rules."""
    match rules.sitter_score:
        case "none":
            return ""
        case "cards":
            return QCoreApplication.translate("ScoreKeeper", "The card points count.")
        case "cards_marriage":
            return QCoreApplication.translate(
                "ScoreKeeper", "The card points and a marriage count."
            )
        case "cards_half_marriage":
            return QCoreApplication.translate(
                "ScoreKeeper",
                "The card points and a marriage count, half of it for a king or queen alone.",
            )
        case "aces_marriage":
            words = QCoreApplication.translate(
                "ScoreKeeper", "An ace counts {points}, a marriage its value."
            )
            return words.replace("{points}", str(rules.sitter_ace_value))
        case "three_nines_or_cards":
            return QCoreApplication.translate(
                "ScoreKeeper", "Three nines count 100, other cards their points."
            )


@repeatable
def listed_trouble(refusal: SheetRefused, file: str) -> str:
    """Say what is wrong with a sheet of the list."""
    match refusal.trouble:
        case Trouble.NEWER:
            words = QCoreApplication.translate(
                "ScoreKeeper",
                "A later Thousand wrote the file {file}: it was left as it is. "
                "Open it with that version.",
            )
        case Trouble.UNREADABLE:
            words = QCoreApplication.translate(
                "ScoreKeeper",
                "The file {file} cannot be read ({reason}). Look after it, or delete it.",
            )
        case Trouble.DAMAGED:
            words = QCoreApplication.translate(
                "ScoreKeeper",
                "The file {file} is damaged in line {line} and was left as it is. "
                "You can delete it.",
            )
        case _:
            assert_never(refusal.trouble)
    return (
        words.replace("{line}", str(refusal.line))
        .replace("{reason}", refusal.reason)
        .replace("{file}", file)
    )


@repeatable
def sheet_gone() -> str:
    """Say that a sheet is not there any more."""
    return QCoreApplication.translate(
        "ScoreKeeper", "This sheet is not there any more; another window may have deleted it."
    )


@repeatable
def changed_elsewhere() -> str:
    """Say that another window wrote on the sheet."""
    return QCoreApplication.translate(
        "ScoreKeeper",
        "Another window wrote on this sheet. Open it again from the list and enter it once more.",
    )


@repeatable
def not_kept(folder: Path, reason: str) -> str:
    """Say that an entry could not be written down."""
    words = QCoreApplication.translate(
        "ScoreKeeper",
        "This cannot be written down in {folder} ({reason}). Make room there, then try again.",
    )
    return words.replace("{reason}", reason).replace("{folder}", str(folder))


@repeatable
def unreadable_sheets(folder: Path, reason: str) -> str:
    """Say that no sheet can be listed."""
    words = QCoreApplication.translate(
        "ScoreKeeper",
        "The sheets in {folder} cannot be read ({reason}). Look after that folder, "
        "then open this page again.",
    )
    return words.replace("{reason}", reason).replace("{folder}", str(folder))


@repeatable
def not_deleted(file: str, reason: str) -> str:
    """Say that a sheet stayed where it is."""
    words = QCoreApplication.translate(
        "ScoreKeeper",
        "The file {file} cannot be deleted ({reason}). Close other programs that use it, "
        "then try again.",
    )
    return words.replace("{reason}", reason).replace("{file}", file)
