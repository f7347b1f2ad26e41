"""The languages from which a person chooses, each written in itself."""

from typing import Final

import msgspec

from thousand_qt.settings import LANGUAGES

_NAMES: Final = {"en": "English", "ru": "Русский"}


class LanguageChoice(msgspec.Struct, frozen=True):
    """A language of the window."""

    value: str
    label: str


LANGUAGE_CHOICES: Final = tuple(
    LanguageChoice(language, _NAMES[language]) for language in LANGUAGES
)
