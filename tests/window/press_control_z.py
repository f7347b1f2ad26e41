"""A program for the test of a real keyboard: presses Control and the key of Z at the table.

`python -m tests.window.press_control_z LAYOUT` shows a table at which a call can be taken back,
switches the X11 display to that layout, presses the keys, and prints what became of the call.
"""

import subprocess
import sys

from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from tests.window.helpers import wait_until
from tests.window.table_player import table_of
from thousand_qt.tools.screenshots import staged

CONTROL = "37"
KEY_OF_Z = "52"
"""X11 numbers of keys, whatever letters stand on them."""


def main(layout: str) -> None:
    """Take a call back by the keys of that layout."""
    application = QGuiApplication(sys.argv[:1])
    # A display without any client forgets its layout, so the application comes first.
    subprocess.run(["setxkbmap", layout], check=True)
    with staged(application, "table-take-back", (1280, 800), "en") as app:
        assert application.platformName() == "xcb"
        # There is no window manager that would do it.
        subprocess.run(["xdotool", "windowfocus", str(int(app.window.winId()))], check=True)
        assert QTest.qWaitForWindowActive(app.window)
        table = table_of(app)
        assert table.props.undo.possible
        for words in (("keydown", CONTROL), ("key", KEY_OF_Z), ("keyup", CONTROL)):
            subprocess.run(["xdotool", *words], check=True)
        wait_until(lambda: table.decision is not None, "the question again")
        print(table.props.panel.kind.value)


if __name__ == "__main__":
    main(sys.argv[1])
