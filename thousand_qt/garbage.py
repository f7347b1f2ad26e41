"""Reference cycles are taken apart in the window's thread only, and between two events.

Python's own collector runs in whatever thread happens to make an object. In the thread of the
tables, or in one that paints a picture, it would destroy objects of Qt that live in the window's
thread, and in the window's thread it may run in the middle of a binding that still uses them. Both
end the process now and then without a word.
"""

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS: Final = 2_000
_YOUNG: Final = 2_000
"""So many objects more than before are worth a look; fewer cost nothing to keep."""

_LOOKS_PER_FULL_ONE: Final = 30


class CycleCollector(QObject):
    """Stands in for Python's own collector from when it is made until `close`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        # What is there now stays until the end; looking through it again would only take time.
        gc.freeze()
        self._looks = 0
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def close(self) -> None:
        """Give the work back to Python's own collector."""
        self._timer.stop()
        gc.unfreeze()
        gc.enable()

    def _look(self) -> None:
        if gc.get_count()[0] < _YOUNG:
            return
        self._looks += 1
        gc.collect(2 if self._looks % _LOOKS_PER_FULL_ONE == 0 else 1)
