"""The questions that only some agreements ask: the cut, the dark game, the choice of a prikup."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engine.actions import Action
from engine.phases.auction import DARK_CONTRACT
from engine.state import CutState, deal_of
from thousand_qt.viewmodels.panel_amount import chosen_place, labelled_amount, places, stepped
from thousand_qt.viewmodels.table_props import ButtonProps, PanelKind, PanelProps, Scene


def cut_panel(scene: Scene, actions: Sequence[Action]) -> PanelProps:
    """Ask where the pack is cut."""
    possible = places(actions)
    place = chosen_place(scene, possible)
    cut = scene.view.cut
    assert cut is not None
    label = QCoreApplication.translate("Table", "Cut here")
    note = QCoreApplication.translate("Table", "{count} of {all} cards are lifted: click the pack.")
    note = note.replace("{count}", str(labelled_amount(scene, place)))
    return stepped(
        scene,
        PanelKind.CUT,
        _cut_title(cut),
        note.replace("{all}", str(possible[-1] + 1)),
        place,
        possible,
        (ButtonProps("cut", label, primary=True),),
    )


def _cut_title(cut: CutState) -> str:
    if cut.by_dealer:
        return QCoreApplication.translate(
            "Table", "A jack was at the bottom: you cut once more as the dealer."
        )
    if cut.nines:
        words = QCoreApplication.translate(
            "Table", "A nine was at the bottom, number {count} in a row: cut again."
        )
        return words.replace("{count}", str(cut.nines))
    return QCoreApplication.translate("Table", "Cut the pack: where?")


def dark_panel(scene: Scene) -> PanelProps:
    """Ask forehand whether he plays in the dark, his cards unseen."""
    rules = scene.view.rules
    note = (
        QCoreApplication.translate(
            "Table", "For {contract}, before you see a card; everybody's points count double."
        )
        if rules.dark_scope == "all"
        else QCoreApplication.translate(
            "Table", "For {contract}, before you see a card; your points count double."
        )
    )
    return PanelProps(
        PanelKind.DARK,
        title=QCoreApplication.translate("Table", "Do you play in the dark?"),
        note=note.replace("{contract}", str(DARK_CONTRACT)),
        buttons=(
            ButtonProps("goDark", QCoreApplication.translate("Table", "Play in the dark")),
            ButtonProps(
                "lookFirst",
                QCoreApplication.translate("Table", "Look at the cards"),
                primary=True,
            ),
        ),
    )


def choose_panel(scene: Scene) -> PanelProps:
    """Ask which of the two prikups the declarer takes."""
    note = (
        QCoreApplication.translate("Table", "You may look at both; click the one that you take.")
        if deal_of(scene.view).aside_seen
        else QCoreApplication.translate("Table", "Both lie face down; click the one that you take.")
    )
    return PanelProps(
        PanelKind.CHOOSE,
        title=QCoreApplication.translate("Table", "Choose a prikup."),
        note=note,
        buttons=(
            ButtonProps("prikup0", QCoreApplication.translate("Table", "The left one")),
            ButtonProps("prikup1", QCoreApplication.translate("Table", "The right one")),
        ),
    )
