"""The event player: a queue between the match and the scene (DESIGN.md 5).

It shows the next beat when the scene has come to rest after the last one, when a watchdog loses its
patience (animations stop in covered windows, and Qt does not always say so), or at once when the
table is instant or the window is hidden. An instant table too lets a complete trick, a shown
prikup and a declared marriage stay for a moment: nobody could see them otherwise. The match never
waits for any of it.
"""

import collections
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from thousand_qt.match.beats import LOOKED_AT, Beat, Pause

WATCHDOG_MILLISECONDS: Final = 4000
"""How long a beat may take at normal speed before the player goes on without the scene."""


class EventPlayer(QObject):
    """Shows beats one after the other; `show(beat)` puts one on the scene."""

    def __init__(self, show: Callable[[Beat], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show
        self._waiting: collections.deque[Beat] = collections.deque()
        self._current: Beat | None = None
        self._number = 0
        self._moving = False
        self._instant = False
        self._hidden = False
        self._hold_trick = False
        self._draining = False
        self.on_rest: Callable[[], None] = lambda: None
        """Called when the scene has come to rest after the latest beat."""
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.timeout.connect(self._lose_patience)
        self._patience = WATCHDOG_MILLISECONDS

    @property
    def number(self) -> int:
        """Return the number of the beat on the scene; it grows with every beat."""
        return self._number

    @property
    def at_rest(self) -> bool:
        """Say whether the scene shows the latest beat and has come to rest."""
        return not self._moving and not self._waiting

    @property
    def knows_all(self) -> bool:
        """Say whether nothing waits that would tell the person more than the scene shows."""
        return not any(beat.tells for beat in self._waiting)

    @property
    def waits_for_click(self) -> bool:
        """Say whether a complete trick lies there until the person takes it away."""
        return self._held(self._current) and self._moving

    def set_pace(self, speed_factor: float, hold_trick: bool) -> None:
        """Follow the settings: how fast the scene moves, and whether a trick waits for a click."""
        self._instant = speed_factor == 0
        self._hold_trick = hold_trick
        self._patience = round(WATCHDOG_MILLISECONDS * max(1.0, speed_factor))
        self._go_on_if_free()

    def set_hidden(self, hidden: bool) -> None:
        """Show everything at once while the window cannot be seen."""
        self._hidden = hidden
        self._go_on_if_free()

    def start_with(self, beat: Beat) -> None:
        """Forget what waits and show this beat."""
        self._waiting.clear()
        self._put(beat)
        self._go_on_if_free()

    def add(self, beats: Iterable[Beat]) -> None:
        """Show these beats after those that wait already."""
        self._waiting.extend(beats)
        if not self._moving:
            self._next()
        self._go_on_if_free()

    def settled(self, number: int) -> None:
        """Hear from the scene that the beat of this number has come to rest and was read."""
        if number == self._number and self._moving and not self._held(self._current):
            self._come_to_rest()

    def hurry(self) -> None:
        """Show everything that waits at once: the person has seen enough."""
        while self._waiting:
            self._put(self._waiting.popleft())
        self._go_on_if_free()

    def take_trick_away(self) -> None:
        """End the pause in which a person looks at a trick, a call or a prikup."""
        if self._moving and self._current is not None and self._current.pause is not Pause.NONE:
            self._come_to_rest()

    def _put(self, beat: Beat) -> None:
        self._current = beat
        self._number += 1
        self._moving = True
        if self._held(beat):
            self._watchdog.stop()
        else:
            self._watchdog.start(self._patience)
        self._show(beat)

    def _held(self, beat: Beat | None) -> bool:
        return self._hold_trick and beat is not None and beat.pause is Pause.TRICK

    def _passes_at_once(self, beat: Beat | None) -> bool:
        if beat is None or self._held(beat):
            return False
        return self._hidden or (self._instant and beat.pause not in LOOKED_AT)

    def _next(self) -> None:
        if self._waiting:
            self._put(self._waiting.popleft())

    def _come_to_rest(self) -> None:
        self._moving = False
        self._watchdog.stop()
        self._next()
        self._go_on_if_free()

    def _lose_patience(self) -> None:
        self._come_to_rest()

    def _go_on_if_free(self) -> None:
        """Drain the queue while nothing has to be seen."""
        if self._draining:
            return
        self._draining = True
        while self._moving and self._passes_at_once(self._current):
            self._moving = False
            self._watchdog.stop()
            self._next()
        self._draining = False
        if self.at_rest:
            self.on_rest()
