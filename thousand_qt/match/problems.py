"""The sentences for a match that cannot be played, listed or put away."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from network.journal import JournalBusy, JournalDamaged, JournalError, JournalUnusable
from thousand_qt.words.spoken import repeatable


@repeatable
def match_sentence(failure: Exception) -> str:
    """Say in the person's language why a match cannot be played."""
    match failure:
        case JournalDamaged():
            sentence = QCoreApplication.translate(
                "LocalMatch",
                "The file {file} of this match is damaged in line {line} and was left as it is. "
                "Please begin a new match.",
            )
            return _damaged(sentence, failure)
        case JournalBusy():
            return QCoreApplication.translate(
                "LocalMatch", "This match is open in another window of Thousand. Close it there."
            )
        case JournalUnusable():
            sentence = QCoreApplication.translate(
                "LocalMatch",
                "The match cannot be written down in {folder} ({reason}). "
                "Make room there or choose another folder, then continue the match.",
            )
            return sentence.replace("{folder}", str(failure.path.parent)).replace(
                "{reason}", failure.reason
            )
        case _:
            return QCoreApplication.translate(
                "LocalMatch",
                "The match stopped because of an error in the program; the log names it. "
                "You can continue the match from the start page.",
            )


@repeatable
def partly_damaged(error: JournalDamaged, deal: int) -> str:
    """Say that a match is damaged, and from which deal it can be played on."""
    sentence = QCoreApplication.translate(
        "LocalMatch",
        "The file {file} of this match is damaged in line {line} and was left as it is. "
        "Everything before deal {deal} is whole: you can play on from there, in a copy.",
    )
    return _damaged(sentence, error).replace("{deal}", str(deal))


@repeatable
def newest_damaged(error: JournalDamaged) -> str:
    """Say that the newest match is damaged while an older one can be continued."""
    sentence = QCoreApplication.translate(
        "LocalMatch",
        "The file {file} of the newest match is damaged in line {line} and was left as it is. "
        "The match before it can be continued.",
    )
    return _damaged(sentence, error)


@repeatable
def listed_damage(error: JournalError, deal: int = 0) -> str:
    """Say what is wrong with a match in the list, and what can be done with it.

    `deal` is the one from which it can be played on, 0 for none.
    """
    if isinstance(error, JournalDamaged):
        if deal:
            sentence = QCoreApplication.translate(
                "LocalMatch",
                "The file {file} is damaged in line {line}. Everything before deal {deal} is "
                "whole: you can play on from there, in a copy.",
            ).replace("{deal}", str(deal))
        else:
            sentence = QCoreApplication.translate(
                "LocalMatch",
                "The file {file} is damaged in line {line}: the match cannot be continued. "
                "You can delete it.",
            )
        return _damaged(sentence, error)
    sentence = QCoreApplication.translate(
        "LocalMatch",
        "The file {file} cannot be read ({reason}). Look after it in {folder}, or delete it.",
    )
    return _about(sentence, error.path, _reason(error))


@repeatable
def unreadable_folder(error: JournalError) -> str:
    """Say that no match can be listed."""
    sentence = QCoreApplication.translate(
        "LocalMatch",
        "The matches in {folder} cannot be read ({reason}). Look after that folder, "
        "then open this page again.",
    )
    return _about(sentence, error.path, _reason(error))


@repeatable
def cannot_rename(path: Path, error: OSError) -> str:
    """Say that a title could not be written."""
    sentence = QCoreApplication.translate(
        "LocalMatch",
        "The name cannot be written down in {folder} ({reason}). Make room there, then try again.",
    )
    return _about(sentence, path, error.strerror or str(error))


@repeatable
def cannot_delete(path: Path, error: OSError) -> str:
    """Say that a file stayed where it is."""
    sentence = QCoreApplication.translate(
        "LocalMatch",
        "The file {file} in {folder} cannot be deleted ({reason}). "
        "Close other programs that use it, then try again.",
    )
    return _about(sentence, path, error.strerror or str(error))


@repeatable
def on_the_table() -> str:
    """Say that a running match is not deleted."""
    return QCoreApplication.translate(
        "LocalMatch", "This match lies on the table. Leave the table before you delete it."
    )


@repeatable
def match_gone() -> str:
    """Say that a match of the list is not there any more."""
    return QCoreApplication.translate(
        "LocalMatch", "This match is not there any more; another window may have deleted it."
    )


@repeatable
def nothing_left() -> str:
    """Say that no deal of a damaged match can be saved."""
    return QCoreApplication.translate(
        "LocalMatch", "No whole deal of this match is left; begin a new one."
    )


def _damaged(sentence: str, error: JournalDamaged) -> str:
    return sentence.replace("{file}", error.path.name).replace("{line}", str(error.line))


def _reason(error: JournalError) -> str:
    return error.reason if isinstance(error, JournalUnusable) else str(error)


def _about(sentence: str, path: Path, reason: str) -> str:
    return (
        sentence.replace("{file}", path.name)
        .replace("{folder}", str(path.parent))
        .replace("{reason}", reason)
    )
