"""The rules page for pictures: from the beginning, further on, searched, and with other rules."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from PySide6.QtCore import Q_ARG, QMetaObject
from PySide6.QtQuick import QQuickItem

from engine.rules import make_rules
from thousand_qt.app import OpenWindow
from thousand_qt.rulebook.document import ChapterName
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.rules_page import RulesPageViewModel

_FRAMES: Final = 3


def opened(app: OpenWindow) -> RulesPageViewModel:
    """Open the page and return what it shows."""
    app.app.open_screen(Screen.RULES)
    page = app.app.rules_model
    assert page is not None
    _lay_out(app)
    return page


def at(chapter: ChapterName) -> Callable[[OpenWindow], None]:
    """Open the page at a chapter."""

    def stage(app: OpenWindow) -> None:
        page = opened(app)
        names = [entry.name for entry in page.props.contents]
        place = names.index(chapter.value)
        QMetaObject.invokeMethod(_screen(app), "showChapter", Q_ARG("int", place))

    return stage


def searched(app: OpenWindow) -> None:
    """Open the page and look for a number that stands in several places."""
    page = opened(app)
    page.search("120")
    page.goOn(2)


def different(app: OpenWindow) -> None:
    """Show rules that differ from every preset."""
    page = opened(app)
    page.open(
        make_rules(
            bid_jumps=False,
            pass_face="up",
            rospis_share="half",
            must_overtake=True,
            bolt_fine_mode="off",
            barrel_at=900,
            barrel_knock_off=False,
        )
    )
    names = [entry.name for entry in page.props.contents]
    place = names.index(ChapterName.DIFFERENCES.value)
    _lay_out(app)
    QMetaObject.invokeMethod(_screen(app), "showChapter", Q_ARG("int", place))


def choosing(app: OpenWindow) -> None:
    """Open the list of chapters that a narrow window has."""
    opened(app)
    _screen(app).setProperty("choosing", True)


def _lay_out(app: OpenWindow) -> None:
    """Let every row find its height: texts, pictures and what holds them, one after the other."""
    for _ in range(_FRAMES):
        app.window.grabWindow()


def _screen(app: OpenWindow) -> QQuickItem:
    return next(item for item in _below(app.window.contentItem()) if item.objectName() == "rules")


def _below(item: QQuickItem) -> Iterator[QQuickItem]:
    yield item
    for child in item.childItems():
        yield from _below(child)


class RulesScene(msgspec.Struct, frozen=True):
    """What is done with the page, and the settings that differ from the usual ones."""

    stage: Callable[[OpenWindow], None]
    settings: dict[str, object] = {}


RULES_SCENES: Final[dict[str, RulesScene]] = {
    "rules": RulesScene(at(ChapterName.AIM)),
    "rules-tricks": RulesScene(at(ChapterName.TRICKS)),
    "rules-marriages": RulesScene(at(ChapterName.MARRIAGES)),
    "rules-score-blue": RulesScene(at(ChapterName.SCORE), settings={"felt": "blue"}),
    "rules-story": RulesScene(at(ChapterName.STORY)),
    "rules-end": RulesScene(at(ChapterName.TERMS)),
    "rules-found": RulesScene(searched),
    "rules-different": RulesScene(different),
    "rules-large-text": RulesScene(at(ChapterName.MARRIAGES), settings={"text_scale": 150}),
    "rules-chapters-large-text": RulesScene(choosing, settings={"text_scale": 150}),
}
