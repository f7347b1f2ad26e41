"""The player's name: where a first one comes from, and why one is refused."""

import getpass
import logging
import re
import sys
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.settings import MAX_NAME_LENGTH
from thousand_qt.words.typed import tidy_name

log = logging.getLogger(__name__)

MOST_TYPED: Final = 4 * MAX_NAME_LENGTH
"""Where a field stops to take characters; a name that is too long is named before that."""
_NOBODY: Final = frozenset(
    ("admin", "administrator", "guest", "home", "live", "nobody", "owner", "pc", "root")
) | frozenset(("test", "ubuntu", "user", "администратор", "гость", "пользователь", "юзер"))
"""Accounts that are called after no person."""


def presentable_name(full_name: str, account: str) -> str:
    """Return what a table would call the owner of this account; empty when nothing says it."""
    for written in (full_name, account):
        words = [word for word in re.split(r"[^\w'’]+|[\d_]+", tidy_name(written)) if word]
        word = words[0] if words else ""
        if 2 <= len(word) <= MAX_NAME_LENGTH and word.casefold() not in _NOBODY:
            return word[0].upper() + (word[1:] if word != word.upper() else word[1:].lower())
    return ""


def system_name() -> str:
    """Return the name of the person at this computer, or an empty text."""
    try:
        account = getpass.getuser()
    except (KeyError, OSError, ImportError) as problem:
        log.info("The system names no user: %s", problem)
        return ""
    return presentable_name(_full_name(), account)


def name_problem(name: str) -> str:
    """Return why a table cannot call somebody so, or an empty text; `name` is tidy."""
    if not name:
        return QCoreApplication.translate(
            "Names", "Please write a name: the table calls you by it."
        )
    if len(name) > MAX_NAME_LENGTH:
        return QCoreApplication.translate(
            "Names", "A name has at most {most} characters: make it shorter."
        ).replace("{most}", str(MAX_NAME_LENGTH))
    return ""


if sys.platform == "win32":

    def _full_name() -> str:
        return ""

else:

    def _full_name() -> str:
        """Return the name that the account's owner gave it."""
        import os
        import pwd

        try:
            return pwd.getpwuid(os.getuid()).pw_gecos.split(",")[0]
        except KeyError:
            return ""
