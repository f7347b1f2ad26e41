"""Ctrl-C and the end of the session close the window as its own button does.

Python runs its signal handlers only between its own instructions, and the event loop has none; so
the signal also wakes a socket that the event loop watches.
"""

import signal
import socket
from typing import Final

from PySide6.QtCore import QSocketNotifier
from PySide6.QtGui import QGuiApplication

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class SignalWatch:
    """Closes the window and ends the event loop when the process is asked to end.

    It watches as long as it lives.
    """

    def __init__(self, application: QGuiApplication) -> None:
        self._application = application
        self._awake, self._waker = socket.socketpair()
        self._awake.setblocking(False)
        self._waker.setblocking(False)
        self._notifier = QSocketNotifier(self._awake.fileno(), QSocketNotifier.Type.Read)
        self._notifier.activated.connect(self._wake)
        signal.set_wakeup_fd(self._waker.fileno())
        for number in _SIGNALS:
            signal.signal(number, lambda _number, _frame: None)

    def close(self) -> None:
        """Stop watching; signals end the process at once again."""
        signal.set_wakeup_fd(-1)
        for number in _SIGNALS:
            signal.signal(number, signal.SIG_DFL)
        self._notifier.setEnabled(False)
        self._awake.close()
        self._waker.close()

    def _wake(self) -> None:
        if self._awake.recv(64):
            self._application.quit()
