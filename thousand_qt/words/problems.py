"""What the problem panel says: plain words about what happened, and what can be done."""

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from thousand_qt.words.spoken import repeatable


def failure_title() -> str:
    """Head the panel for an error in the program."""
    return QCoreApplication.translate("Problem", "Something went wrong")


def failure_what() -> str:
    """Say what happened."""
    return QCoreApplication.translate(
        "Problem", "Thousand could not finish what it was doing, because of an error of its own."
    )


def failure_means(has_report: bool) -> str:
    """Say what it means for the match, and where the details are."""
    if has_report:
        return QCoreApplication.translate(
            "Problem",
            "Your match is kept; you can go on. If something looks wrong now, open the start page "
            "and continue the match from there.",
        )
    return QCoreApplication.translate(
        "Problem",
        "Your match is kept; you can go on. No report could be written: is there room on the disk?",
    )


def match_title() -> str:
    """Head the panel for a match that cannot be played."""
    return QCoreApplication.translate("Problem", "Something is wrong with the match")


def match_means() -> str:
    """Say what it means for the match."""
    return QCoreApplication.translate("Problem", "Everything that was played is kept.")


@repeatable
def settings_unkept() -> str:
    """Say that the settings hold for this time only."""
    return QCoreApplication.translate(
        "Problem",
        "The settings cannot be written down: they hold until you close Thousand. "
        "Is there room on the disk?",
    )


def last_time_title() -> str:
    """Head the panel for the crash of an earlier run."""
    return QCoreApplication.translate("Problem", "Thousand had to stop last time")


def last_time_what(moment: datetime | None, count: int) -> str:
    """Say when the program ended by itself, and how often."""
    if moment is None:
        what = QCoreApplication.translate(
            "Problem", "It ended by itself, because of an error of its own."
        )
    else:
        locale = QLocale()
        when = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
        what = (
            QCoreApplication.translate(
                "Problem", "On {date} at {time} it ended by itself, because of an error of its own."
            )
            .replace("{date}", locale.toString(when.date(), QLocale.FormatType.LongFormat))
            .replace("{time}", locale.toString(when.time(), QLocale.FormatType.ShortFormat))
        )
    if count < 2:
        return what
    more = QCoreApplication.translate(
        "Problem", "Reports that you have not seen: {count}. This is the newest one."
    ).replace("{count}", str(count))
    return f"{what} {more}"


def last_time_means() -> str:
    """Say what it means for the match, and that nothing is sent."""
    return QCoreApplication.translate(
        "Problem",
        "Your match is kept: continue it on the start page. The report stays on this computer and "
        "nothing is sent anywhere; whoever helps you will ask for the diagnostics.",
    )


def button(name: str) -> str:
    """Return the label of a button of the panel."""
    match name:
        case "go_on":
            return QCoreApplication.translate("Problem", "Go on")
        case "retry":
            return QCoreApplication.translate("Problem", "Try again")
        case "home":
            return QCoreApplication.translate("Problem", "Start page")
        case "copy":
            return QCoreApplication.translate("Problem", "Copy diagnostics")
        case "show":
            return QCoreApplication.translate("Problem", "Show the report")
        case "hide":
            return QCoreApplication.translate("Problem", "Hide the report")
        case "folder":
            return QCoreApplication.translate("Problem", "Show the folder")
        case "delete":
            return QCoreApplication.translate("Problem", "Delete the report")
        case "delete_all":
            return QCoreApplication.translate("Problem", "Delete the reports")
        case _:
            raise ValueError(f"the panel has no button {name!r}")


def play_on_from(deal: int) -> str:
    """Return the label of the button that saves what is left of a damaged match."""
    words = QCoreApplication.translate("Problem", "Play on from deal {deal}")
    return words.replace("{deal}", str(deal))


def copied() -> str:
    """Say that the clipboard holds the diagnostics."""
    return QCoreApplication.translate(
        "Problem", "Copied: paste it into a message. Names of players are left out."
    )


def not_deleted() -> str:
    """Say that a report is still there."""
    return QCoreApplication.translate(
        "Problem", "The report could not be deleted; delete it in its folder."
    )


def unreadable() -> str:
    """Stand for a report that cannot be read."""
    return QCoreApplication.translate("Problem", "The report cannot be read.")


def folder_is(folder: Path, home: Path) -> str:
    """Say where a folder is that no program here can show."""
    shown = folder.as_posix()
    if folder.is_relative_to(home) and home != home.parent:
        shown = f"~/{folder.relative_to(home).as_posix()}"
    return QCoreApplication.translate(
        "Problem", "No program here shows folders. This one is {folder}"
    ).replace("{folder}", shown)
