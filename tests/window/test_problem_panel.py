"""The panel for what went wrong: its words, its buttons, its keys, and the crash of last time."""

import os
import subprocess
import sys
import threading
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest

from tests.window.fakes import FakeMatchService
from tests.window.helpers import (
    children,
    click,
    exists,
    find,
    focused,
    overlapping_texts,
    press,
    shown_text,
    truncated_texts,
    visible_texts,
    wait_until,
)
from thousand_qt.crash_folder import CrashFolder, report_name
from thousand_qt.match.service import MatchProblem, MatchSummary, Rescue
from thousand_qt.tools.screenshots import staged
from thousand_qt.viewmodels.app import Screen
from thousand_qt.words.spoken import repeatable

ROOT = Path(__file__).resolve().parents[2]
UNFINISHED = MatchSummary(("You", "Katya", "Boris"), (245, -60, 880), 7)


@repeatable
def no_more_room() -> str:
    return QGuiApplication.translate("Problem", "Something is wrong with the match")


def crashes_of(app) -> CrashFolder:
    return app.app.problem_model.crashes


def fail(app, screen=Screen.HOME) -> None:
    """Let something go wrong on a screen."""
    app.app.open_screen(screen)
    app.app.tell_of_crash(crashes_of(app).write("RuntimeError: Katya lost the prikup\n"))
    wait_until(lambda: exists(app.window, "problem.title"), "the panel")


def leave_report(tmp_path, day=3) -> Path:
    """Put a report there before the program starts."""
    folder = tmp_path / "данные" / "crashes"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / report_name(datetime(2026, 5, day, 12, 30, tzinfo=UTC))
    file.write_text("RuntimeError: the prikup is gone\n", encoding="utf-8")
    return file


def test_a_failure_on_any_thread_is_told_in_plain_words(app):
    report = crashes_of(app).write("Traceback: the prikup is gone\n")
    thread = threading.Thread(target=app.app.tell_of_crash, args=(report,))
    thread.start()
    thread.join()
    wait_until(lambda: exists(app.window, "problem.title"), "the panel")
    assert shown_text(app.window, "problem.title") == "Something went wrong"
    assert "Your match is kept" in shown_text(app.window, "problem.text.1")
    assert not any("Traceback" in text.text for text in visible_texts(app.window))


def test_a_failure_without_a_report_asks_for_room(app):
    app.app.tell_of_crash(None)
    wait_until(lambda: exists(app.window, "problem.title"), "the panel")
    assert "is there room on the disk" in shown_text(app.window, "problem.text.1")


@pytest.mark.parametrize("way", ["button", "escape", "enter"])
def test_the_panel_is_put_away_and_gives_the_keyboard_back(app, way):
    fail(app, Screen.SETTINGS)
    assert focused(app.window) == "problem.go_on"
    if way == "button":
        click(find(app.window, "problem.go_on"))
    else:
        press(app.window, Qt.Key.Key_Escape if way == "escape" else Qt.Key.Key_Return)
    assert not exists(app.window, "problem.title")
    assert focused(app.window) == "settings.back"
    assert app.app.props.screen is Screen.SETTINGS


def test_the_start_page_stands_up_from_the_table(open_app):
    service = FakeMatchService(UNFINISHED)
    app = open_app(service=service)
    fail(app, Screen.TABLE)
    click(find(app.window, "problem.home"))
    assert app.app.props.screen is Screen.HOME
    assert service.calls == ["leave"]
    assert focused(app.window) == "home.continue"


def test_the_start_page_stands_up_from_a_table_under_the_settings_too(open_app):
    service = FakeMatchService(UNFINISHED)
    app = open_app(service=service)
    app.app.open_screen(Screen.TABLE)
    fail(app, Screen.SETTINGS)
    click(find(app.window, "problem.home"))
    assert app.app.props.screen is Screen.HOME
    assert service.calls == ["leave"]


def test_the_table_gets_the_keyboard_back_and_hears_nothing_before(qapp, qtlog):
    with staged(qapp, "table-lead", (1024, 600), "en") as app:
        before = focused(app.window)
        shown = app.app.table_model.props
        app.app.tell_of_crash(None)
        wait_until(lambda: focused(app.window) == "problem.go_on", "the panel")
        for key in (Qt.Key.Key_Left, Qt.Key.Key_F3, Qt.Key.Key_F10, Qt.Key.Key_1):
            press(app.window, key)
        assert app.app.table_model.props == shown
        press(app.window, Qt.Key.Key_Escape)
        assert before
        assert focused(app.window) == before
        press(app.window, Qt.Key.Key_F3)
        assert app.app.table_model.props != shown
    assert [record.message for record in qtlog.records] == []


def test_at_the_start_page_there_is_no_way_to_it(app):
    fail(app)
    assert not exists(app.window, "problem.home")


@pytest.mark.parametrize(
    ("key", "round_trip"),
    [
        (Qt.Key.Key_Tab, ["copy", "folder", "home", "go_on"]),
        (Qt.Key.Key_Backtab, ["home", "folder", "copy", "go_on"]),
        (Qt.Key.Key_Right, ["copy", "folder", "home", "go_on"]),
    ],
)
def test_the_keyboard_stays_in_the_panel(app, key, round_trip):
    fail(app, Screen.SETTINGS)
    walked = []
    for _ in round_trip:
        press(app.window, key)
        walked.append(focused(app.window).removeprefix("problem."))
    assert walked == round_trip


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_F10])
def test_no_other_key_reaches_what_lies_below(app, key):
    fail(app, Screen.SETTINGS)
    press(app.window, key)
    assert focused(app.window) == "problem.go_on"
    assert not exists(app.window, "keys.close")


def test_what_lies_below_cannot_take_the_keyboard(app):
    fail(app, Screen.SETTINGS)
    find(app.window, "settings.back").forceActiveFocus()
    wait_until(lambda: focused(app.window) == "problem.go_on", "the focus in the panel")


def test_a_click_beside_the_panel_presses_nothing(app):
    app.app.open_screen(Screen.SETTINGS)
    covered = find(app.window, "settings.back")
    fail(app, Screen.SETTINGS)
    below = covered.mapToScene(QPointF(covered.width() / 2, covered.height() / 2)).toPoint()
    QTest.mouseClick(app.window, Qt.MouseButton.LeftButton, pos=below)
    assert exists(app.window, "problem.title")
    assert app.app.props.screen is Screen.SETTINGS


def test_the_diagnostics_are_copied_without_names(open_app):
    app = open_app(player_name="Zoya", left_name="Katya")
    fail(app)
    QGuiApplication.clipboard().setText("")
    click(find(app.window, "problem.copy"))
    copied = QGuiApplication.clipboard().text()
    assert "RuntimeError: (player) lost the prikup" in copied
    assert "PySide6" in copied
    assert "Zoya" not in copied
    assert shown_text(app.window, "problem.said").startswith("Copied")


def test_the_folder_is_opened_or_named(app):
    fail(app)
    opened = []
    app.app.problem_model.open_folder = lambda folder: bool(opened.append(folder)) or True
    click(find(app.window, "problem.folder"))
    assert opened == [crashes_of(app).path]
    assert not exists(app.window, "problem.said")
    app.app.problem_model.open_folder = lambda folder: False
    click(find(app.window, "problem.folder"))
    assert shown_text(app.window, "problem.said").endswith("crashes")


def test_a_seen_failure_is_not_told_again_at_the_next_start(open_app):
    app = open_app()
    fail(app)
    app.close()
    assert not exists(open_app().window, "problem.title")


def test_the_panel_speaks_the_new_language(app):
    fail(app)
    app.store.change(language="ru")
    assert shown_text(app.window, "problem.title") == "Что-то пошло не так"
    assert "Продолжить" in find(app.window, "problem.go_on").property("text")


def test_a_notice_speaks_the_new_language(app):
    app.app.tell(no_more_room())
    assert shown_text(app.window, "notice.text") == "Something is wrong with the match"
    app.store.change(language="ru")
    assert shown_text(app.window, "notice.text") == "С партией что-то не так"


def test_settings_that_cannot_be_kept_are_told_once(app, monkeypatch):
    monkeypatch.setattr(QSettings, "status", lambda _file: QSettings.Status.AccessError)
    app.store.change(felt="blue")
    assert "until you close Thousand" in shown_text(app.window, "notice.text")
    click(find(app.window, "notice.close"))
    app.store.change(felt="green")
    assert not exists(app.window, "notice.text")


def test_a_match_that_failed_at_the_table_may_be_tried_again(open_app):
    service = FakeMatchService(UNFINISHED)
    app = open_app(service=service)
    app.app.open_screen(Screen.TABLE)
    service.listener.match_failed(no_more_room())
    assert app.app.props.screen is Screen.HOME
    assert focused(app.window) == "problem.retry"
    app.store.change(language="ru")
    assert shown_text(app.window, "problem.text.0") == "С партией что-то не так"
    click(find(app.window, "problem.retry"))
    assert service.calls == ["resume"]
    assert app.app.props.screen is Screen.TABLE


def test_a_match_that_fails_under_the_settings_may_be_tried_again(open_app):
    service = FakeMatchService(UNFINISHED)
    app = open_app(service=service)
    app.app.open_screen(Screen.TABLE)
    app.app.open_screen(Screen.SETTINGS)
    service.listener.match_failed("The disk is full.")
    assert app.app.props.screen is Screen.HOME
    assert exists(app.window, "problem.retry")


@pytest.mark.parametrize("welcomed", [True, False])
def test_a_match_that_cannot_be_read_at_the_start_leaves_the_first_screen_there(open_app, welcomed):
    class Damaged(FakeMatchService):
        def listen(self, listener):
            super().listen(listener)
            listener.match_failed("The newest match is damaged.")

    app = open_app(service=Damaged(UNFINISHED), welcomed=welcomed)
    assert shown_text(app.window, "problem.text.0") == "The newest match is damaged."
    assert not exists(app.window, "problem.retry")
    press(app.window, Qt.Key.Key_Escape)
    assert app.app.props.screen is (Screen.HOME if welcomed else Screen.WELCOME)
    assert focused(app.window) == ("home.continue" if welcomed else "welcome.name")


def test_enter_begins_a_match_after_the_only_one_proved_to_be_damaged(open_app):
    class Damaged(FakeMatchService):
        def resume(self, key=""):
            self.summary = None
            self.listener.unfinished_changed()
            raise MatchProblem("The match is damaged.")

    app = open_app(service=Damaged(UNFINISHED))
    press(app.window, Qt.Key.Key_Return)
    wait_until(lambda: exists(app.window, "problem.title"), "the panel")
    press(app.window, Qt.Key.Key_Escape)
    assert focused(app.window) == "home.play"
    press(app.window, Qt.Key.Key_Return)
    assert app.app.props.screen is Screen.NEW_MATCH


def test_the_keyboard_stays_on_the_first_screen_when_its_match_goes(open_app):
    service = FakeMatchService(UNFINISHED)
    app = open_app(service=service)
    assert focused(app.window) == "home.continue"
    service.summary = None
    service.listener.unfinished_changed()
    assert focused(app.window) == "home.play"


def test_what_is_left_of_a_damaged_match_is_one_press_away(open_app):
    class Damaged(FakeMatchService):
        def resume(self, key=""):
            raise MatchProblem("The match is damaged.", rescue=Rescue("000007-a", 4))

    service = Damaged(UNFINISHED)
    app = open_app(service=service)
    press(app.window, Qt.Key.Key_Return)
    wait_until(lambda: focused(app.window) == "problem.rescue", "the way out")
    assert find(app.window, "problem.rescue").property("text") == "Play on from deal 4"
    press(app.window, Qt.Key.Key_Return)
    assert service.calls == ["rescue 000007-a"]
    assert app.app.props.screen is Screen.TABLE


def test_a_match_that_is_refused_again_is_told_again(open_app):
    class Busy(FakeMatchService):
        def resume(self, key=""):
            self.calls.append("resume")
            raise MatchProblem("It is open elsewhere.", can_retry=True)

    service = Busy(UNFINISHED)
    app = open_app(service=service)
    click(find(app.window, "home.continue"))
    click(find(app.window, "problem.retry"))
    assert service.calls == ["resume", "resume"]
    assert shown_text(app.window, "problem.text.0") == "It is open elsewhere."
    click(find(app.window, "problem.go_on"))
    assert focused(app.window) == "home.continue"


def test_the_crash_of_last_time_is_shown_once(open_app, tmp_path):
    leave_report(tmp_path, 3)
    leave_report(tmp_path, 4)
    app = open_app()
    assert shown_text(app.window, "problem.title") == "Thousand had to stop last time"
    what = shown_text(app.window, "problem.text.0")
    assert "May 4, 2026" in what
    assert "Reports that you have not seen: 2." in what
    assert focused(app.window) == "problem.go_on"
    press(app.window, Qt.Key.Key_Return)
    assert focused(app.window) == "home.play"
    app.close()
    assert not exists(open_app().window, "problem.title")


def test_the_report_of_last_time_is_looked_at_and_scrolled(open_app, tmp_path):
    leave_report(tmp_path)
    app = open_app()
    click(find(app.window, "problem.show"))
    report = find(app.window, "problem.report")
    assert report.isVisible()
    assert "the prikup is gone" in report.property("text")
    assert find(app.window, "problem.show").property("text") == "Hide the report"
    press(app.window, Qt.Key.Key_Backtab)
    press(app.window, Qt.Key.Key_Backtab)
    assert focused(app.window) == "problem.report"
    press(app.window, Qt.Key.Key_End)
    press(app.window, Qt.Key.Key_PageUp)
    press(app.window, Qt.Key.Key_Tab)
    press(app.window, Qt.Key.Key_Tab)
    assert focused(app.window) == "problem.show"
    press(app.window, Qt.Key.Key_Space)
    assert not report.isVisible()


def test_the_reports_of_last_time_are_deleted(open_app, tmp_path):
    reports = [leave_report(tmp_path, 3), leave_report(tmp_path, 4)]
    app = open_app()
    click(find(app.window, "problem.delete"))
    assert [report.exists() for report in reports] == [False, False]
    assert not exists(app.window, "problem.title")


def test_a_report_that_cannot_be_deleted_stays_and_says_so(open_app, tmp_path, monkeypatch):
    leave_report(tmp_path)
    app = open_app()
    monkeypatch.setattr(CrashFolder, "delete", lambda _folder, _reports: False)
    click(find(app.window, "problem.delete"))
    assert "could not be deleted" in shown_text(app.window, "problem.said")


def test_an_unreadable_report_stops_no_start(open_app, tmp_path):
    folder = tmp_path / "данные" / "crashes"
    (folder / report_name(datetime(2026, 5, 3, tzinfo=UTC))).mkdir(parents=True)
    app = open_app()
    click(find(app.window, "problem.show"))
    assert find(app.window, "problem.report").property("text") == "The report cannot be read."
    click(find(app.window, "problem.copy"))
    assert shown_text(app.window, "problem.said").startswith("Copied")


def test_the_panel_and_its_controls_have_names_and_roles(app):
    fail(app, Screen.SETTINGS)
    dialogs = [
        reader
        for item in children(app.window.contentItem())
        if (reader := QAccessible.queryAccessibleInterface(item)) is not None
        and reader.role() == QAccessible.Role.Dialog
    ]
    assert [dialog.text(QAccessible.Text.Name) for dialog in dialogs] == ["Something went wrong"]
    title = QAccessible.queryAccessibleInterface(find(app.window, "problem.title"))
    assert title.role() == QAccessible.Role.AlertMessage
    for name in ("go_on", "home", "copy", "folder"):
        button = QAccessible.queryAccessibleInterface(find(app.window, f"problem.{name}"))
        assert button.text(QAccessible.Text.Name)


@pytest.mark.parametrize("text_scale", [100, 150])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_largest_panel_fits_the_smallest_window(open_app, tmp_path, language, text_scale):
    leave_report(tmp_path, 3)
    leave_report(tmp_path, 4)
    app = open_app(size=(1024, 600), language=language, text_scale=text_scale)
    app.app.problem_model.act("show")
    app.app.problem_model.act("copy")
    panel = find(app.window, "problem")
    assert panel.mapRectToScene(panel.boundingRect()).top() >= 0
    assert panel.mapRectToScene(panel.boundingRect()).bottom() <= 600
    assert truncated_texts(app.window) == []
    assert overlapping_texts(app.window) == []


CRASHING = """
import os, sys
from PySide6.QtCore import QTimer
from thousand_qt import app
from thousand_qt.settings import SettingsStore

build = app.open_window

def in_a_slot():
    raise RuntimeError("the prikup is gone")

def build_and_crash(application, paths, options):
    if sys.argv[2] == "start":
        in_a_slot()
    opened = build(application, paths, options)
    QTimer.singleShot(0, in_a_slot if sys.argv[2] == "slot" else os.abort)
    opened.app.problem.shownChanged.connect(application.quit)
    return opened

app.open_window = build_and_crash
sys.exit(app.run(["--data", sys.argv[1], "--lang", "en"]))
"""


def crash(tmp_path, how: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-c", CRASHING, str(tmp_path / "данные"), how],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_program_that_aborts_tells_of_it_at_the_next_start(open_app, tmp_path):
    assert crash(tmp_path, "abort").returncode != 0
    app = open_app()
    assert shown_text(app.window, "problem.title") == "Thousand had to stop last time"
    click(find(app.window, "problem.show"))
    report = find(app.window, "problem.report").property("text")
    assert "Fatal Python error: Aborted" in report
    assert "PySide6" in report


def test_an_exception_in_a_slot_is_told_while_the_program_runs_and_not_again(open_app, tmp_path):
    done = crash(tmp_path, "slot")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (report,) = (tmp_path / "данные" / "crashes").glob("crash-*.txt")
    assert "the prikup is gone" in report.read_text(encoding="utf-8")
    assert not exists(open_app().window, "problem.title")


def test_a_start_that_fails_says_so_on_the_terminal_and_at_the_next_start(open_app, tmp_path):
    done = crash(tmp_path, "start")
    (report,) = (tmp_path / "данные" / "crashes").glob("crash-*.txt")
    assert done.returncode == 1
    assert done.stderr == (
        f"Thousand could not go on because of an error of its own. The report is in {report}.\n"
    )
    assert shown_text(open_app().window, "problem.title") == "Thousand had to stop last time"
