"""Why something was refused, said for a while: it may not stand between the person and the game."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

REFUSAL_STAYS: Final = 8000
"""Milliseconds after which a refusal has been read."""


class SpokenRefusal(QObject):
    """Shows a sentence by `show` and takes it away after a while."""

    def __init__(self, show: Callable[[str], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show
        self._sentence: Callable[[], str] = str
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._end)

    def say(self, sentence: Callable[[], str]) -> None:
        """Show a sentence, which is asked for again when the language changes."""
        self._sentence = sentence
        self._clock.start(REFUSAL_STAYS)
        self._show(sentence())

    def words(self) -> str:
        """Return the latest sentence in the language spoken now."""
        return self._sentence()

    def _end(self) -> None:
        self._sentence = str
        self._show("")
