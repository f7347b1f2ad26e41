"""The scenes of the coach: a deal that is looked back at, hints, and the odds at the contract."""

from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtQuick import QQuickItem

from engine.ai.player import Budget, CancelToken
from engine.coach.advice import Advice, Weighed
from engine.decider import legal_actions
from engine.phases.contract import gives_up
from engine.rules import Rules
from engine.state import View
from thousand_qt.app import OpenWindow
from thousand_qt.tools.scripted_match import ScriptedMatch
from thousand_qt.tools.table_scenes import TABLE_SCENES, TableScene
from thousand_qt.viewmodels.coach import CoachViewModel
from thousand_qt.viewmodels.coach_props import HintState
from thousand_qt.viewmodels.deal_review import DealReviewViewModel
from thousand_qt.viewmodels.table import TableViewModel
from thousand_qt.viewmodels.table_props import Overlay


class CoachScene(msgspec.Struct, frozen=True):
    """A match at the table, which tells how it is looked back at, and settings."""

    table: TableScene
    settings: dict[str, object] = {}


def wait_for_review(model: DealReviewViewModel) -> None:
    """Let the window live until everything is weighed."""
    while model.busy:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)


@cache
def _match_of(name: str) -> Callable[[tuple[str, ...]], ScriptedMatch]:
    """Return what builds the match of a scene once for all: nothing here changes it."""
    return cache(TABLE_SCENES[name].match)


def _scene(name: str, touch: Callable[[OpenWindow], None]) -> TableScene:
    return replace(TABLE_SCENES[name], match=_match_of(name), touch=touch)


def _review(
    page: str, choose: Callable[[DealReviewViewModel], None]
) -> Callable[[OpenWindow], None]:
    def touch(app: OpenWindow) -> None:
        app.app.openReview(0)
        model = app.app.open_reviews()
        wait_for_review(model)
        model.turn(page)
        choose(model)

    return touch


def _dearest(model: DealReviewViewModel) -> None:
    """Go to the decision that cost most."""
    model.sortBy("cost")
    model.pickRow(0)


def _second_call(model: DealReviewViewModel) -> None:
    """Go to the call that came second."""
    model.goTo(1)


def _last(model: DealReviewViewModel) -> None:
    model.goTo(model.props.last)


class _Told:
    """An adviser whose advice is always the same, so that pictures are too."""

    def advise(
        self, view: View, rules: Rules, budget: Budget, cancel: CancelToken
    ) -> Advice | None:
        """Weigh the legal actions by their order: pictures show no strength."""
        actions = [action for action in legal_actions(view) if not gives_up(action)]
        choices = tuple(
            Weighed(action=action, worth=-place, made=max(0.0, 0.93 - 0.17 * place))
            for place, action in enumerate(reversed(actions))
        )
        return Advice(choices=choices, arrangements=3432)


def _hint(app: OpenWindow) -> None:
    table = app.app.findChild(TableViewModel)
    assert table is not None
    coach = table.findChild(CoachViewModel)
    assert coach is not None
    coach.ask(_Told())
    if not table.props.overlay:
        table.openOverlay(Overlay.HINT.value)
    while coach.props.hint.state is HintState.THINKING:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)


def _odds(app: OpenWindow) -> None:
    _hint(app)
    table = app.app.findChild(TableViewModel)
    assert table is not None
    table.closeOverlay()


def _chances(app: OpenWindow) -> None:
    app.window.grabWindow()
    summary = app.window.findChild(QQuickItem, "table.summary")
    assert summary is not None
    summary.setProperty("course", "chances")


def _hinted(table: str, touch: Callable[[OpenWindow], None], **settings: object) -> CoachScene:
    return CoachScene(_scene(table, touch), settings)


_LARGE: Final[dict[str, object]] = {"text_scale": 150}


def _staged(
    table: str,
    page: str,
    choose: Callable[[DealReviewViewModel], None],
    settings: dict[str, object] | None = None,
) -> CoachScene:
    return CoachScene(_scene(table, _review(page, choose)), settings or {})


COACH_SCENES: Final[dict[str, CoachScene]] = {
    "review-decision": _staged("table-summary", "here", _dearest),
    "review-call-large-text": _staged("table-summary", "here", _second_call, _LARGE),
    "review-all": _staged("table-summary", "all", _dearest),
    "review-end": _staged("table-summary", "here", _last, _LARGE),
    "review-decision-large-text": _staged("table-summary", "here", _dearest, _LARGE),
    "chances-large-text": _hinted("table-end", _chances, text_scale=150),
    "hint-pass": _hinted("table-pass", _hint),
    "hint-lead-large-text": _hinted("table-lead", _hint, text_scale=150),
    "hint-odds-large-text": _hinted("table-follow", _odds, show_odds=True, text_scale=150),
}
