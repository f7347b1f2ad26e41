"""The scenes that `thousand_qt.tools.screenshots` takes, by name.

A scene opens a screen in a running window, brings it into a state and returns when that state
stands. To add screens or phases, add functions to `SCENES`.
"""

from collections.abc import Callable
from typing import Final

import msgspec
from PySide6.QtCore import Q_ARG, QCoreApplication, QMetaObject

from thousand_qt.app import OpenWindow
from thousand_qt.match.service import (
    KeptMatch,
    MatchListener,
    MatchLog,
    MatchSetup,
    MatchSummary,
    Removal,
)
from thousand_qt.tools import frame_scenes
from thousand_qt.tools.agreement_scenes import AGREEMENT_SCENES
from thousand_qt.tools.coach_scenes import COACH_SCENES
from thousand_qt.tools.hand_scenes import HAND_SCENES
from thousand_qt.tools.match_scenes import MATCH_SCENES
from thousand_qt.tools.rule_editor_scenes import RULE_EDITOR_SCENES
from thousand_qt.tools.rules_scenes import RULES_SCENES
from thousand_qt.tools.score_scenes import SCORE_SCENES
from thousand_qt.tools.table_scenes import TABLE_SCENES, TableScene
from thousand_qt.viewmodels.app import Screen

Stage = Callable[[OpenWindow], None]


class Scene(msgspec.Struct, frozen=True):
    """What to show: the state of the window, and settings that differ from the usual ones."""

    stage: Stage
    unfinished: bool = False
    settings: dict[str, object] = {}
    table: TableScene | None = None
    """The match of a table scene; its own stage follows when the table stands."""

    kept: bool = False
    """Whether there are matches to be listed."""


class QuietService:
    """A match service for pictures: it knows an unfinished match or none, and starts nothing."""

    def __init__(self, names: tuple[str, ...] = (), matches: tuple[KeptMatch, ...] = ()) -> None:
        self._summary = MatchSummary(names, (245, -60, 880), 7) if names else None
        self._matches = matches

    def listen(self, listener: MatchListener) -> None:
        """Accept a listener; nothing ever happens."""

    def unfinished(self) -> MatchSummary | None:
        """Return the match of the picture."""
        return self._summary

    def start(self, setup: MatchSetup) -> None:
        """Start nothing."""

    def resume(self, key: str = "") -> None:
        """Resume nothing."""

    def rescue(self, key: str) -> None:
        """Play nothing on."""

    def branch(self, key: str, deal: int, place: int) -> None:
        """Play nothing on."""

    def show_result(self, key: str) -> None:
        """Show nothing."""

    def matches(self) -> tuple[KeptMatch, ...]:
        """Return the matches of the picture."""
        return self._matches

    def log_of(self, key: str = "") -> Callable[[], MatchLog]:
        """Return what reads a match in which nothing happened."""
        return lambda: MatchLog((), ())

    def rename(self, key: str, title: str) -> None:
        """Rename nothing."""

    def delete(self, key: str) -> Removal:
        """Delete nothing."""
        return Removal.TRASHED

    def leave(self) -> None:
        """Leave nothing."""

    def close(self) -> None:
        """Close nothing."""


def _home(app: OpenWindow) -> None:
    app.app.open_screen(Screen.HOME)


def _new_match(app: OpenWindow) -> None:
    app.app.open_screen(Screen.NEW_MATCH)


def _new_match_problem(app: OpenWindow) -> None:
    app.app.open_screen(Screen.NEW_MATCH)
    app.app.new_match_model.rename("left_name", "")


def _rules(app: OpenWindow) -> None:
    app.app.open_screen(Screen.RULES)


def _table(app: OpenWindow) -> None:
    app.app.open_screen(Screen.TABLE)


def _notice(app: OpenWindow) -> None:
    app.app.open_screen(Screen.HOME)
    app.app.tell(QCoreApplication.translate("NewMatch", "Everybody at the table needs a name."))


def _keys(app: OpenWindow) -> None:
    app.app.open_screen(Screen.HOME)
    QMetaObject.invokeMethod(app.window, "showKeys", Q_ARG(bool, True))


SCENES: Final[dict[str, Scene]] = {
    "home": Scene(_home),
    "home-continue": Scene(_home, unfinished=True),
    "home-notice": Scene(_notice),
    "home-notice-large-text": Scene(_notice, unfinished=True, settings={"text_scale": 150}),
    "home-keys": Scene(_keys),
    "new-match": Scene(_new_match),
    "new-match-problem": Scene(
        _new_match_problem,
        unfinished=True,
        settings={"left_level": "master", "right_level": "novice"},
    ),
    "settings-cards": Scene(frame_scenes.cards_page),
    "settings-cards-blue": Scene(
        frame_scenes.cards_page, settings={"felt": "blue", "card_colours": "four"}
    ),
    "settings-pace": Scene(frame_scenes.pace_page),
    "settings-window": Scene(frame_scenes.window_page),
    "settings-you": Scene(frame_scenes.you_page),
    "settings-reset": Scene(frame_scenes.reset_question, settings={"hand_order": "ranks"}),
    "settings-cards-large-text": Scene(frame_scenes.cards_page, settings={"text_scale": 150}),
    "settings-pace-large-text": Scene(frame_scenes.pace_page, settings={"text_scale": 150}),
    "settings-window-large-text": Scene(frame_scenes.window_page, settings={"text_scale": 150}),
    "settings-reset-large-text": Scene(frame_scenes.reset_question, settings={"text_scale": 150}),
    "welcome": Scene(frame_scenes.welcome, settings={"welcomed": False}),
    "welcome-problem-large-text": Scene(
        frame_scenes.welcome_problem, settings={"welcomed": False, "text_scale": 150}
    ),
    "problem-failure": Scene(frame_scenes.failure),
    "problem-at-table": Scene(frame_scenes.failure_at_table, table=TABLE_SCENES["table-lead"]),
    "problem-match": Scene(frame_scenes.match_problem, unfinished=True),
    "problem-last-time": Scene(frame_scenes.last_time, unfinished=True),
    "problem-report": Scene(frame_scenes.last_report),
    "problem-match-large-text": Scene(frame_scenes.match_problem, settings={"text_scale": 150}),
    "problem-last-time-large-text": Scene(frame_scenes.last_time, settings={"text_scale": 150}),
    "problem-report-large-text": Scene(frame_scenes.last_report, settings={"text_scale": 150}),
    "new-match-large-text": Scene(_new_match, settings={"text_scale": 150}),
    **{
        name: Scene(stage, settings=changed, kept=kept)
        for name, (stage, kept, changed) in MATCH_SCENES.items()
    },
    **{name: Scene(stage, settings=changed) for name, (stage, changed) in SCORE_SCENES.items()},
    **{name: Scene(scene.stage, settings=scene.settings) for name, scene in RULES_SCENES.items()},
    **{
        name: Scene(scene.stage, settings=scene.settings)
        for name, scene in RULE_EDITOR_SCENES.items()
    },
    **{name: Scene(_table, table=table) for name, table in TABLE_SCENES.items()},
    **{
        name: Scene(_table, settings=scene.settings, table=scene.table)
        for name, scene in HAND_SCENES.items()
    },
    **{
        name: Scene(_table, settings=scene.settings, table=scene.table)
        for name, scene in AGREEMENT_SCENES.items()
    },
    **{
        name: Scene(_table, settings=scene.settings, table=scene.table)
        for name, scene in COACH_SCENES.items()
    },
    **{
        f"{name}-large-text": Scene(_table, settings={"text_scale": 150}, table=TABLE_SCENES[name])
        for name in (
            "table-auction",
            "table-auction-typed",
            "table-pass",
            "table-void",
            "table-trick",
            "table-decided",
            "table-playing-out",
            "table-sheet",
            "table-sheet-long",
            "table-sheet-chart",
            "table-sheet-signs",
            "table-sheet-save",
            "table-sheet-print",
            "table-tricks",
            "table-end",
            "table-summary",
            "table-barrel",
        )
    },
    "table-trump-blue": Scene(_table, settings={"felt": "blue"}, table=TABLE_SCENES["table-trump"]),
}
