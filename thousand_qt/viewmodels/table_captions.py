"""What the piles are called that lie on the table in some two-player deals."""

from PySide6.QtCore import QCoreApplication

from engine.state import DealState
from thousand_qt.viewmodels.table_places import Zone, layout
from thousand_qt.viewmodels.table_props import CaptionProps, Scene


def derive_captions(scene: Scene) -> tuple[CaptionProps, ...]:
    """Return a caption for every pile that lies there now, from left to right."""
    deal = scene.view.deal
    if deal is None:
        return ()
    piles = {
        (place.zone is not Zone.LAID, place.who): place
        for want in layout(scene.beat)
        if (place := want.place).zone in (Zone.ASIDE, Zone.LAID)
    }
    return tuple(
        CaptionProps(pile.zone, pile.who, pile.count, pile_name(deal, pile.zone, pile.who))
        for _place, pile in sorted(piles.items())
    )


def pile_name(deal: DealState, zone: Zone, who: int) -> str:
    """Return what a pile is called: one of two prikups, the dead hand, or what is laid away."""
    if zone is Zone.LAID:
        return QCoreApplication.translate("Table", "Laid away", "pile of cards")
    if len(deal.aside) < 2:
        return QCoreApplication.translate("Table", "Dead hand", "pile of cards")
    if deal.prikup_taken:
        return QCoreApplication.translate("Table", "Prikup not taken", "pile of cards")
    if who:
        return QCoreApplication.translate("Table", "Right prikup", "pile of cards")
    return QCoreApplication.translate("Table", "Left prikup", "pile of cards")
