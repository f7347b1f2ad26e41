"""The application: puts settings, translations, match service, view models and QML together.

`run` is the whole life of the program; `open_window` is the part that tests start too.
"""

import argparse
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QGuiApplication, QIcon, QWindow
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface

from resources import asset
from thousand_qt import wiring
from thousand_qt.crash_folder import CrashFolder, CrashTrap
from thousand_qt.diagnostics import CrashReporter, log_qt_messages, log_to_file
from thousand_qt.garbage import CycleCollector
from thousand_qt.i18n import Translations
from thousand_qt.interrupts import SignalWatch
from thousand_qt.match.service import MatchService
from thousand_qt.paths import DataFolderError, DataPaths, data_folder, open_data_folder
from thousand_qt.pictures import card_fan, felt, preview
from thousand_qt.pictures.card_fan import FanProvider
from thousand_qt.pictures.chart_provider import PROVIDER as CHART_PROVIDER
from thousand_qt.pictures.chart_provider import ChartProvider
from thousand_qt.pictures.felt import FeltProvider
from thousand_qt.pictures.preview import PreviewProvider
from thousand_qt.settings import Settings, SettingsStore
from thousand_qt.start_failure import show_until_closed
from thousand_qt.viewmodels.app import AppViewModel, TableFactory
from thousand_qt.window_options import SMALLEST_SIZE, WindowOptions, window_options

log = logging.getLogger(__name__)

QML_FOLDER: Final = Path(__file__).parent / "qml"
TABLE_SCREEN: Final = QML_FOLDER / "Thousand" / "Table" / "TableScreen.qml"
MINIMUM_SIZE: Final = QSize(*SMALLEST_SIZE)
DEFAULT_SIZE: Final = QSize(1280, 800)

_LATEST_START_MS: Final = 500

EXIT_WITHOUT_GRAPHICS: Final = 75

ServiceFactory = Callable[[DataPaths], MatchService]


class WindowFailure(Exception):
    """The window could not be built; the text is a sentence for the person."""


class OpenWindow:
    """The running window and everything that it holds; `close` takes it apart in order."""

    def __init__(
        self,
        engine: QQmlApplicationEngine,
        window: QQuickWindow,
        app: AppViewModel,
        store: SettingsStore,
        translations: Translations,
    ) -> None:
        self.engine = engine
        self.window = window
        self.app = app
        self.store = store
        self.translations = translations
        self._closed = False
        app.closing.connect(self.remember_place)

    def close(self) -> None:
        """Remember the place, write the match down and take everything apart, once."""
        if self._closed:
            return
        self._closed = True
        self.window.close()
        self.app.close_service()
        # At once, because the scene must not outlive what it shows.
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(self.engine, QEvent.Type.DeferredDelete)
        self.translations.stop()

    def remember_place(self) -> None:
        """Keep the window's place for next time; a full or maximized one keeps its earlier size."""
        visibility = self.window.visibility()
        if visibility is QWindow.Visibility.Windowed:
            self.store.change(
                window_x=self.window.x(),
                window_y=self.window.y(),
                window_width=self.window.width(),
                window_height=self.window.height(),
            )
        if visibility is not QWindow.Visibility.FullScreen:
            self.store.change(window_maximized=visibility is QWindow.Visibility.Maximized)


def run(arguments: argparse.Namespace | Sequence[str]) -> int:
    """Open the window, wait until it closes and return the exit code."""
    options = window_options(arguments)
    try:
        paths = open_data_folder(data_folder(options.data))
    except DataFolderError as error:
        print(error, file=sys.stderr)
        application = QGuiApplication([sys.argv[0]])
        name_application(application)
        show_until_closed(application, error, options.language)
        return 1
    log_to_file(paths.log)
    log_qt_messages()
    crashes = CrashFolder(paths.crashes)
    reporter = CrashReporter(crashes)
    reporter.install()
    trap = CrashTrap(crashes)
    trap.set()
    application = QGuiApplication([sys.argv[0]])
    name_application(application)
    try:
        opened = open_window(application, paths, options)
    except WindowFailure as error:
        print(error, file=sys.stderr)
        trap.release()
        return 1
    reporter.notify = opened.app.tell_of_crash
    application.aboutToQuit.connect(opened.close)
    watch = SignalWatch(application)
    collector = CycleCollector(application)
    exit_code = application.exec()
    collector.close()
    watch.close()
    trap.release()
    return start_again() if exit_code == EXIT_WITHOUT_GRAPHICS else exit_code


def start_again() -> int:
    """Start the program anew, drawing by software; where possible in the place of this one."""
    command = software_command(sys.executable, sys.argv[1:], getattr(sys, "frozen", False))
    log.warning("Starting again without the graphics card: %s", command)
    logging.shutdown()
    if sys.platform != "win32":
        os.execv(command[0], command)
    return subprocess.call(command)


def software_command(executable: str, arguments: Sequence[str], frozen: bool) -> list[str]:
    """Return the command that starts the program with these arguments and draws by software."""
    program = [executable] if frozen else [executable, "-m", "thousand_qt"]
    # The last option of its kind counts.
    return [*program, *arguments, "--render", "software"]


def name_application(application: QGuiApplication) -> None:
    """Give the application the name that the desktop shows."""
    application.setApplicationName("Thousand")
    application.setApplicationDisplayName("Thousand")
    application.setDesktopFileName("thousand")
    application.setWindowIcon(QIcon(str(asset("icons", "thousand.svg"))))


def open_window(
    application: QGuiApplication,
    paths: DataPaths,
    options: WindowOptions,
    make_service: ServiceFactory | None = None,
    make_table: TableFactory = wiring.make_table_view_model,
    table_screen: Path = TABLE_SCREEN,
) -> OpenWindow:
    """Build everything and show the window; raise `WindowFailure` when QML cannot be loaded.

    Without `make_service` the real match service is made, after the first frame.
    """
    store = SettingsStore(paths.settings)
    if options.render:
        store.change(software_rendering=options.render == "software")
    software = choose_renderer(application, store.settings)
    translations = Translations(application)
    spoken = translations.use(options.language or store.settings.language)

    def service() -> MatchService:
        return make_service(paths) if make_service else wiring.make_match_service(paths, store)

    app = AppViewModel(store, service, make_table, spoken, software, paths)
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML_FOLDER))
    engine.addImageProvider(felt.PROVIDER, FeltProvider())
    engine.addImageProvider(card_fan.PROVIDER, FanProvider())
    engine.addImageProvider(CHART_PROVIDER, ChartProvider())
    engine.addImageProvider(preview.PROVIDER, PreviewProvider())
    engine.setInitialProperties({"app": app, "tableScreen": QUrl.fromLocalFile(str(table_screen))})
    engine.load(QUrl.fromLocalFile(str(QML_FOLDER / "Main.qml")))
    roots = engine.rootObjects()
    if not roots or not isinstance(roots[0], QQuickWindow):
        raise WindowFailure(
            "The window could not be built; the reason is in the log "
            f"{paths.log}. Installing Thousand again may help."
        )
    window = roots[0]
    _follow(application, engine, window, app, store, translations)
    place_window(window, store.settings, options.size)
    return OpenWindow(engine, window, app, store, translations)


def choose_renderer(application: QGuiApplication, settings: Settings) -> bool:
    """Choose how to draw before the first window exists; return whether it is by software."""
    software = settings.software_rendering
    wanted = software or application.platformName() == "offscreen"
    if wanted and QQuickWindow.sceneGraphBackend() != "software":
        QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
    return software


def smallest_size(available: QSize) -> QSize:
    """Return how small the window may become: it fits a small or a much enlarged screen."""
    return MINIMUM_SIZE.boundedTo(available)


def place_window(window: QQuickWindow, settings: Settings, size: tuple[int, int] | None) -> None:
    """Show the window where it was last time, inside the desktop, or in the middle of the screen.

    A size from the command line wins over everything remembered.
    """
    available = window.screen().availableGeometry()
    smallest = smallest_size(available.size())
    window.setMinimumSize(smallest)
    desktop = window.screen().availableVirtualGeometry()
    remembered = QRect(
        settings.window_x, settings.window_y, settings.window_width, settings.window_height
    )
    if size is not None:
        window.resize(*size)
    elif settings.window_width and desktop.intersects(remembered):
        window.setGeometry(remembered)
    else:
        fitting = DEFAULT_SIZE.boundedTo(available.size()).expandedTo(smallest)
        window.resize(fitting)
        window.setPosition(available.center() - QRect(0, 0, *fitting.toTuple()).center())
    if size is None and settings.full_screen:
        window.showFullScreen()
    elif size is None and settings.window_maximized:
        window.showMaximized()
    else:
        window.show()


def _follow(
    application: QGuiApplication,
    engine: QQmlApplicationEngine,
    window: QQuickWindow,
    app: AppViewModel,
    store: SettingsStore,
    translations: Translations,
) -> None:
    """Let the window follow what its view model says."""

    before = QWindow.Visibility.Windowed

    def speak(language: str) -> None:
        spoken = translations.use(language)
        engine.retranslate()
        app.speak(spoken)

    def fill_screen() -> None:
        nonlocal before
        if app.props.full_screen:
            before = window.visibility()
            window.showFullScreen()
        else:
            window.setVisibility(before)

    def start_soon() -> None:
        QTimer.singleShot(0, app, app.start)

    def draw_by_software(_error: object, message: str) -> None:
        log.warning("The graphics card cannot be used: %s", message)
        store.change(software_rendering=True)
        application.exit(EXIT_WITHOUT_GRAPHICS)

    # Without a listener Qt would end the program here.
    window.sceneGraphError.connect(draw_by_software)
    window.frameSwapped.connect(start_soon, Qt.ConnectionType.SingleShotConnection)
    # A window that opens minimized draws no frame.
    QTimer.singleShot(_LATEST_START_MS, app, app.start)
    app.language_changed.connect(speak)
    app.quit_chosen.connect(application.quit)
    app.when_changed("full_screen", fill_screen)
