"""The scenes of the coach: a deal that is looked back at, at its decisions and at its end."""

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEventLoop

from thousand_qt.app import OpenWindow
from thousand_qt.tools.table_scenes import TABLE_SCENES, TableScene
from thousand_qt.viewmodels.deal_review import DealReviewViewModel


class CoachScene(msgspec.Struct, frozen=True):
    """A match at the table, which tells how it is looked back at, and settings."""

    table: TableScene
    settings: dict[str, object] = {}


def wait_for_review(model: DealReviewViewModel) -> None:
    """Let the window live until everything is weighed."""
    while model.busy:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)


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


def _first(model: DealReviewViewModel) -> None:
    model.goTo(0)


def _dearest(model: DealReviewViewModel) -> None:
    """Go to the decision that cost most."""
    model.sortBy("cost")
    model.pickRow(0)


def _last(model: DealReviewViewModel) -> None:
    model.goTo(model.props.last)


_LARGE: Final[dict[str, object]] = {"text_scale": 150}


def _staged(
    table: str,
    page: str,
    choose: Callable[[DealReviewViewModel], None],
    settings: dict[str, object] | None = None,
) -> CoachScene:
    return CoachScene(replace(TABLE_SCENES[table], touch=_review(page, choose)), settings or {})


COACH_SCENES: Final[dict[str, CoachScene]] = {
    "review-first": _staged("table-summary", "here", _first),
    "review-decision": _staged("table-summary", "here", _dearest),
    "review-all": _staged("table-summary", "all", _dearest),
    "review-end": _staged("table-summary", "here", _last),
    "review-decision-large-text": _staged("table-summary", "here", _dearest, _LARGE),
    "review-all-large-text": _staged("table-summary", "all", _dearest, _LARGE),
}
