"""The language of a command: the one that is named, else the system's; all without Qt."""

import argparse
import locale
import os
import sys
from collections.abc import Mapping
from typing import Final

from resources.translations import catalogue
from thousand_qt.rule_words.texts import Translate, english

__all__ = ["LANGUAGES", "add_language", "speaker", "system_language"]

LANGUAGES: Final = ("en", "ru")
_NAMING: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system names the language, the first that is set counts."""


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the argument that names the language; it may stand before an act or behind it."""
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        # An act would otherwise forget what stood before it.
        default=argparse.SUPPRESS,
        help="language of what is printed (the one of your system unless you name one)",
    )


def speaker(language: str | None) -> Translate:
    """Return what translates into a language, None for the system's."""
    read = catalogue(language or system_language())
    return english if read is None else read.translate


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the first language of the system that the program speaks, else English."""
    named = next((environment[name] for name in _NAMING if environment.get(name)), "")
    if not named and sys.platform == "win32":
        named = _windows_language()
    for wish in named.replace("_", "-").split(":"):
        language = wish.split("-")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"


def _windows_language() -> str:
    import ctypes

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined]
    return locale.windows_locale.get(number, "")
