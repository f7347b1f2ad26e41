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


def quit_on_signals(application: QGuiApplication) -> None:
    """Close the window and end the event loop when the process is asked to end."""
    awake, waker = socket.socketpair()
    awake.setblocking(False)
    waker.setblocking(False)
    notifier = QSocketNotifier(awake.fileno(), QSocketNotifier.Type.Read, application)

    def quit_now() -> None:
        awake.recv(64)
        application.quit()

    notifier.activated.connect(quit_now)
    # The sockets live as long as the application watches them.
    application.destroyed.connect(waker.close)
    signal.set_wakeup_fd(waker.fileno())
    for number in _SIGNALS:
        signal.signal(number, lambda _number, _frame: None)
