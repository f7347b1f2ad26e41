"""A made-up language that is English with longer words, to see where a translation would not fit.

Every vowel is written twice, once with an accent: most sentences grow by a third to two fifths, as
they do from English into Polish, Russian or Greek. Placeholders stay as they are.
"""

import re
from typing import Final

from PySide6.QtCore import QTranslator

LANGUAGE: Final = "pseudo"

_ACCENTED: Final = {
    "a": "aá", "e": "eé", "i": "ií", "o": "oó", "u": "uú", "y": "yý",
    "A": "Áa", "E": "Ée", "I": "Íi", "O": "Óo", "U": "Úu", "Y": "Ýy",
}  # fmt: skip
_KEPT: Final = re.compile(r"(\{\w*\}|%\d|%n|<[^>]*>|&\w+;|F\d+)")


def lengthened(sentence: str) -> str:
    """Return the sentence in the made-up language."""
    parts = _KEPT.split(sentence)
    # The pattern has one group: every second part is kept.
    return "".join(
        part if place % 2 else "".join(_ACCENTED.get(letter, letter) for letter in part)
        for place, part in enumerate(parts)
    )


class PseudoTranslator(QTranslator):
    """Translates every sentence; installed below the translators of real languages."""

    def isEmpty(self) -> bool:
        """Say that there is something to translate."""
        return False

    def translate(
        self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Return the lengthened sentence; English plurals come from their own translator."""
        return lengthened(sourceText)
