"""Choosing, changing and sharing rules, for pictures."""

from collections.abc import Callable
from typing import Final

import msgspec
from PySide6.QtCore import QMetaObject

from engine.rules import PRESETS, Rules, make_rules
from thousand_qt.app import OpenWindow
from thousand_qt.rule_sets.code import encode
from thousand_qt.tools.legibility import lay_out
from thousand_qt.viewmodels.app import Screen
from thousand_qt.viewmodels.chosen_rules import choose_rules
from thousand_qt.viewmodels.rules_desk import RulesDesk

OWN: Final = make_rules(
    bid_jumps=False,
    pass_face="up",
    rospis_share="half",
    must_overtake=True,
    barrel_at=900,
    dark=True,
)
_BARREL: Final = 11


def _desk(app: OpenWindow) -> RulesDesk:
    app.app.open_screen(Screen.NEW_MATCH)
    desk = app.app.open_desk()
    desk.shelf.keep("Dacha", OWN, "0001")
    desk.shelf.keep("Friday evening", PRESETS["four_players"].rules, "0002")
    return desk


def chosen(app: OpenWindow) -> None:
    """Show a new match by rules of one's own."""
    choose_rules(app.store, OWN, "Dacha")
    app.app.open_screen(Screen.NEW_MATCH)


def four(app: OpenWindow) -> None:
    """Show a new match for four."""
    choose_rules(app.store, PRESETS["four_players"].rules)
    app.app.open_screen(Screen.NEW_MATCH)


def two(app: OpenWindow) -> None:
    """Show a new match for two."""
    choose_rules(app.store, PRESETS["two_draw"].rules)
    app.app.open_screen(Screen.NEW_MATCH)


def choice(app: OpenWindow) -> None:
    """Show all rule sets."""
    choose_rules(app.store, OWN, "Dacha")
    _desk(app).open()


def choice_delete(app: OpenWindow) -> None:
    """Ask whether to delete a set."""
    choice(app)
    app.app.open_desk().choice_model.askToDelete()


def choice_rename(app: OpenWindow) -> None:
    """Type another name."""
    choice(app)
    app.app.open_desk().choice_model.startRenaming()


def choice_share(app: OpenWindow) -> None:
    """Take a code that is damaged."""
    choice(app)
    desk = app.app.open_desk()
    desk.choice_model.share()
    desk.share_model.typeCode("T1-0SS9G")
    desk.share_model.takeCode()


def editor(app: OpenWindow) -> None:
    """Show the editor at the barrel, without changes."""
    desk = _desk(app)
    desk.edit(Rules())
    desk.editor_model.openGroup(_BARREL)


def editor_changed(app: OpenWindow) -> None:
    """Show the editor with some changes."""
    desk = _desk(app)
    desk.edit(OWN, "0001", "Dacha")
    desk.editor_model.openGroup(_BARREL)


def editor_conflict(app: OpenWindow) -> None:
    """Show options that do not fit together."""
    desk = _desk(app)
    desk.edit(Rules())
    desk.editor_model.openGroup(4)
    desk.editor_model.choose("forced_bid", 2)


def editor_search(app: OpenWindow) -> None:
    """Search the options."""
    desk = _desk(app)
    desk.edit(OWN)
    desk.editor_model.search("100")


def editor_marriages(app: OpenWindow) -> None:
    """Give the marriages values of their own."""
    desk = _desk(app)
    desk.edit(Rules())
    desk.editor_model.openGroup(7)
    desk.editor_model.choose("marriage_values", 2)


def editor_cut(app: OpenWindow) -> None:
    """Show what lies under the pack where nobody cuts."""
    desk = _desk(app)
    desk.edit(Rules())
    desk.editor_model.openGroup(2)
    desk.editor_model.choose("cut_nine", 1)
    desk.editor_model.choose("cutter", 0)
    desk.editor_model.reveal("cut_nine")


def editor_number(app: OpenWindow) -> None:
    """Type a number that no match can be played to."""
    desk = _desk(app)
    desk.edit(Rules())
    desk.editor_model.reveal("target")
    lay_out(app.window)
    field = app.window.activeFocusItem()
    assert field is not None
    field.setProperty("text", "2501")
    QMetaObject.invokeMethod(field, "textEdited")


def editor_dark(app: OpenWindow) -> None:
    """Show options that have no effect now."""
    desk = _desk(app)
    desk.edit(Rules())
    desk.editor_model.openGroup(14)


def editor_leave(app: OpenWindow) -> None:
    """Ask whether to go without the changes."""
    desk = _desk(app)
    desk.edit(Rules())
    desk.editor_model.choose("bid_jumps", 0)
    desk.editor_model.close()


def editor_share(app: OpenWindow) -> None:
    """Keep the rules under a name."""
    desk = _desk(app)
    desk.edit(OWN)
    desk.editor_model.share()
    desk.share_model.typeCode(encode(PRESETS["lviv_900"].rules))
    desk.share_model.copyCode()


class RuleEditorScene(msgspec.Struct, frozen=True):
    """What is done, and the settings that differ from the usual ones."""

    stage: Callable[[OpenWindow], None]
    settings: dict[str, object] = {}


_STAGES: Final[dict[str, Callable[[OpenWindow], None]]] = {
    "new-match-own-rules": chosen,
    "new-match-four": four,
    "new-match-two": two,
    "rule-sets": choice,
    "rule-sets-delete": choice_delete,
    "rule-sets-rename": choice_rename,
    "rule-sets-share": choice_share,
    "rule-editor": editor,
    "rule-editor-changed": editor_changed,
    "rule-editor-conflict": editor_conflict,
    "rule-editor-search": editor_search,
    "rule-editor-marriages": editor_marriages,
    "rule-editor-idle": editor_dark,
    "rule-editor-cut": editor_cut,
    "rule-editor-number": editor_number,
    "rule-editor-leave": editor_leave,
    "rule-editor-share": editor_share,
}

RULE_EDITOR_SCENES: Final[dict[str, RuleEditorScene]] = {
    **{name: RuleEditorScene(stage) for name, stage in _STAGES.items()},
    **{
        f"{name}-large-text": RuleEditorScene(_STAGES[name], {"text_scale": 150})
        for name in (
            "new-match-four",
            "rule-sets",
            "rule-sets-share",
            "rule-editor-changed",
            "rule-editor-conflict",
            "rule-editor-marriages",
            "rule-editor-cut",
            "rule-editor-number",
            "rule-editor-leave",
            "rule-editor-share",
        )
    },
}
