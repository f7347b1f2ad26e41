"""The windows that `thousand_qt.tools.bench` measures, each in a process of its own.

`python -m thousand_qt.tools.bench_window empty|home` ends with the first frame that was drawn.
"""

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

EMPTY: bytes = b"import QtQuick\nWindow { width: 1280; height: 800; visible: true }\n"


def main() -> int:
    """Open the window that the command line names and end after its first frame."""
    (what,) = sys.argv[1:]
    if what == "empty":
        return _empty()
    return _home()


def _empty() -> int:
    application = QGuiApplication(sys.argv[:1])
    engine = QQmlApplicationEngine()
    engine.loadData(EMPTY)
    return _until_first_frame(application, engine.rootObjects()[0])


def _home() -> int:
    from thousand_qt.app import name_application, open_window
    from thousand_qt.paths import data_folder, open_data_folder
    from thousand_qt.settings import SettingsStore
    from thousand_qt.window_options import WindowOptions

    application = QGuiApplication(sys.argv[:1])
    name_application(application)
    paths = open_data_folder(data_folder())
    # The first start asks for a name; all others show this.
    SettingsStore(paths.settings).change(welcomed=True)
    opened = open_window(application, paths, WindowOptions(size=(1280, 800)))
    exit_code = _until_first_frame(application, opened.window)
    opened.close()
    return exit_code


def _until_first_frame(application: QGuiApplication, window: object) -> int:
    """Say on standard output when the window has drawn its first frame, and end."""
    assert isinstance(window, QQuickWindow)

    def drawn() -> None:
        print("frame", flush=True)
        application.quit()

    # One frame is enough; a second one may come before the program has ended.
    window.frameSwapped.connect(drawn, Qt.ConnectionType.SingleShotConnection)
    return application.exec()


if __name__ == "__main__":
    raise SystemExit(main())
