"""What the pictures show of the first start, the settings and the problem panel."""

from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QCoreApplication

from thousand_qt.app import OpenWindow
from thousand_qt.crash_folder import report_name
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.problem import ProblemAct
from thousand_qt.viewmodels.settings import Section

_REPORT: Final = """Thousand ended by itself on 2026-11-28 20:17:05 UTC.
Python 3.11.9, PySide6 6.12.0, Linux-6.1-x86_64

Fatal Python error: Segmentation fault

Current thread 0x00007f3a2c1ff6c0 (most recent call first):
  File "thousand_qt/pictures/card_fan.py", line 71 in paint_fan
  File "thousand_qt/app.py", line 124 in run
"""


def cards_page(app: OpenWindow) -> None:
    """Show the settings at the looks of the cards."""
    _page(app, Section.CARDS)


def pace_page(app: OpenWindow) -> None:
    """Show the settings at the pace of the table."""
    _page(app, Section.PACE)


def window_page(app: OpenWindow) -> None:
    """Show the settings at the window, with another way of drawing for the next start."""
    _page(app, Section.WINDOW)
    app.app.settings_model.choose("software_rendering", True)


def you_page(app: OpenWindow) -> None:
    """Show the settings at the name of the player, which is too long."""
    _page(app, Section.YOU)
    app.app.settings_model.rename("Konstantin Ivanovich")


def reset_question(app: OpenWindow) -> None:
    """Ask whether all settings shall be as at first."""
    _page(app, Section.CARDS)
    app.app.settings_model.askReset()


def welcome(app: OpenWindow) -> None:
    """Show the first start, with a name."""
    app.app.welcome_model.rename("Zoya")


def welcome_problem(app: OpenWindow) -> None:
    """Show the first start without a name."""
    app.app.welcome_model.rename("")


def failure(app: OpenWindow) -> None:
    """Show that something went wrong, and that the diagnostics were copied."""
    app.app.open_screen(Screen.SETTINGS)
    app.app.tell_of_crash(app.app.problem_model.crashes.write("RuntimeError"))
    QCoreApplication.processEvents()
    app.app.problem_model.act(ProblemAct.COPY.value)


def failure_at_table(app: OpenWindow) -> None:
    """Show that something went wrong in the middle of a match."""
    app.app.open_screen(Screen.TABLE)
    app.app.tell_of_crash(app.app.problem_model.crashes.write("RuntimeError"))


def match_problem(app: OpenWindow) -> None:
    """Show that the running match cannot go on."""
    app.app.open_screen(Screen.HOME)
    app.app.problem_model.tell_of_match(
        QCoreApplication.translate(
            "LocalMatch",
            "The match cannot be written down in {folder} ({reason}). "
            "Make room there or choose another folder, then continue the match.",
        )
        .replace("{folder}", "/home/zoya/.local/share/thousand/matches")
        .replace("{reason}", "No space left on device"),
        lambda: None,
    )


def last_time(app: OpenWindow) -> None:
    """Show that the program ended by itself last time."""
    crashes = app.app.problem_model.crashes
    for day in (26, 28):
        moment = datetime(2026, 11, day, 20, 17, 5, tzinfo=UTC)
        (crashes.path / report_name(moment)).write_text(_REPORT, encoding="utf-8")
    app.app.problem_model.look_back()


def last_report(app: OpenWindow) -> None:
    """Look at the report of last time."""
    last_time(app)
    app.app.problem_model.act(ProblemAct.SHOW.value)


def _page(app: OpenWindow, section: Section) -> None:
    app.app.open_screen(Screen.SETTINGS)
    app.app.settings_model.openSection(section.value)
